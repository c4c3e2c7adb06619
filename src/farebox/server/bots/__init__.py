"""Bots at live tables: their processes, whose turn it is to think, and playing for a seat."""
