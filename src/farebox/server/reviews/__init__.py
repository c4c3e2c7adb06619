"""Reviews of finished games: stored, made in a process of their own, and read by number or as a whole."""
