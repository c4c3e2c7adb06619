"""Many games, stepped together: the games of a batch."""
