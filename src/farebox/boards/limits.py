"""The largest board the rules can play, because a state is a record of fixed size, and the longest names that fit on screens."""

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
NAME = 60  # characters of the name of a board, a location, a card or a piece
SENTENCE = 1000  # characters of `certainty`
TURNS = 30_000  # per game; a state counts them in two bytes
