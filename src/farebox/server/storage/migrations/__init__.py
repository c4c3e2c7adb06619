"""How the database came to be what it is: one step a change, applied when the server starts."""
