"""The largest board the rules can play, because a state is a record of fixed size."""

SEATS = 4
COLORS = 7  # six colors and the wild
LOCATIONS = 22
WORD = 60  # routes per word of a set of routes
WORDS = 2
ROUTES = WORD * WORDS
LENGTH = 4  # spaces of the longest route
TICKETS = 32
CARDS = 72
PIECES = 60
TURNS = 30_000  # per game; a state counts them in two bytes
