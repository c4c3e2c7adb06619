"""Farebox and other libraries, each behind the same small face: play a while at random, tell how many steps that was."""
