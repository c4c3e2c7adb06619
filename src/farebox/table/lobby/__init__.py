"""Before the game: opening a table, its places and players, and the deal."""
