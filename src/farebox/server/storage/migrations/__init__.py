"""Migrations of the database schema, one step per change, applied when the server starts."""
