"""Commands about games, boards and rules."""
