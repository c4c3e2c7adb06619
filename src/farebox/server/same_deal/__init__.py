"""The daily deal and challenges: the same cards and bots for several players, and their results side by side."""
