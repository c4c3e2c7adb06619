"""Farebox and other libraries behind one small interface: play at random for a while and report the number of steps."""
