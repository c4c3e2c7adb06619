"""Rulesets: everything that differs between the two games, apart from the rules themselves.

The rules of a game read from top to bottom in `rules/new_york.py` and `rules/first_journey.py`; they take their numbers from
here. Everything else (positions, actions, score pad, checks of boards, the web client) asks the ruleset of its board.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ruleset:
    id: str  # in Python, on the wire and in messages
    name: str
    number: int  # its id in the compiled rules
    token: str  # its id in the digests of boards; must not change
    clauses: str  # prefix of the rulebook's clauses

    phases: tuple[str, ...]
    endings: tuple[str, ...]
    actions: tuple[str, ...]
    options: tuple[str, ...]  # options of a game, in addition to those of every ruleset

    # Numbers of the rulebook; 0 if the game has no such thing
    cards_dealt: int  # to each seat
    cards_drawn: int  # in a turn
    display: int  # number of face-up cards
    reset_wilds: int  # number of wilds on the display that resets it
    resets: int  # most resets in a row
    tickets_offered: int  # drawn at a time, to choose from
    tickets_in_hand: int  # most uncompleted tickets of a seat
    tickets_to_win: int
    tickets_per_seat: int  # fewest tickets a board must have per seat
    twins_shared_from: int  # with fewer seats, a claim closes the route's twin for everybody
    last_pieces: int  # the game's end begins when a seat has at most this many pieces left
    first_turn: int  # turn of the first action; 0 is the opening
    margin_unit: float  # difference of two totals that counts as one in training

    # Words
    vehicle: str  # kind of the pieces
    card: str  # kind of the cards: transport cards, train cards
    score_rows: tuple[str, ...]  # rows of the score pad from top to bottom: fields of a Score
    bonus: str  # key of its name in messages; empty if there is no bonus

    # Keys of its files, in addition to those of every ruleset
    board_keys: tuple[str, ...]
    location_keys: tuple[str, ...]  # true or false, optional
    ticket_keys: tuple[str, ...]  # whole numbers
    route_colors: tuple[str, ...]  # in addition to those of the cards
    position_keys: tuple[str, ...]
    ticket_places: tuple[str, ...]  # position keys for a seat's tickets; all other tickets are in the ticket deck


NEW_YORK = Ruleset(
    id="new_york",
    name="New York",
    number=0,
    token="city",
    clauses="NY",
    phases=("opening", "turn", "second_card", "pay", "keep", "over"),
    endings=("last_turns", "nobody_can_move", "abandoned"),
    actions=("take", "blind", "claim", "tickets", "keep", "pass"),
    options=(),
    cards_dealt=2,  # NY-SETUP-1
    cards_drawn=2,  # NY-DRAW-1
    display=5,  # NY-SETUP-2
    reset_wilds=3,  # NY-DISPLAY-1
    resets=3,  # NY-DISPLAY-2
    tickets_offered=2,  # NY-TICKET-1
    tickets_in_hand=0,  # NY-TICKET-3: no limit
    tickets_to_win=0,
    tickets_per_seat=2,  # NY-SETUP-3
    twins_shared_from=3,  # NY-DOUBLE-2
    last_pieces=2,  # NY-END-1
    first_turn=0,  # NY-SETUP-3: all seats choose their tickets before the first turn
    margin_unit=10.0,  # points
    vehicle="taxi",
    card="transport",
    score_rows=("routes", "tickets", "attractions", "total", "completed"),  # NY-SCORE-1 to 4
    bonus="",
    board_keys=("route_points",),
    location_keys=("attraction",),
    ticket_keys=("value",),
    route_colors=("gray",),  # NY-CLAIM-2
    position_keys=("display", "last_turns", "known", "offer", "choice"),
    ticket_places=("tickets", "offer"),  # NY-TICKET-1: returned tickets are in the ticket deck
)
FIRST_JOURNEY = Ruleset(
    id="first_journey",
    name="First Journey",
    number=1,
    token="first_journey",
    clauses="FJ",
    phases=("turn", "pay", "over"),
    endings=("sixth_ticket", "last_piece", "nobody_can_move", "abandoned"),
    actions=("draw", "claim", "exchange", "pass"),
    options=("completion_cards",),  # FJ-TICKET-3
    cards_dealt=4,  # FJ-SETUP-1
    cards_drawn=2,  # FJ-DRAW-1
    display=0,
    reset_wilds=0,
    resets=0,
    tickets_offered=0,
    tickets_in_hand=2,  # FJ-SETUP-2, FJ-TICKET-1
    tickets_to_win=6,  # FJ-END-1
    tickets_per_seat=7,  # FJ-BOX-3
    twins_shared_from=0,  # FJ-DOUBLE-1
    last_pieces=0,  # FJ-END-2
    first_turn=1,
    margin_unit=2.0,  # tickets
    vehicle="train",
    card="train",
    score_rows=("completed",),  # FJ-END-2
    bonus="east_west",  # FJ-BONUS-1
    board_keys=("bonus",),
    location_keys=(),
    ticket_keys=(),
    route_colors=(),  # FJ-CLAIM-1: no gray routes
    position_keys=("completion_cards",),
    ticket_places=("tickets", "returned"),  # FJ-SWAP-1: tickets given up form a pile of their own
)
RULESETS = {ruleset.id: ruleset for ruleset in (NEW_YORK, FIRST_JOURNEY)}
