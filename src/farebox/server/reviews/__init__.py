"""Reviews of finished games: run in separate processes, stored, and read as a whole or moment by moment."""
