"""Rulesets: all that differs between the two games, beside the rules themselves.

The rules of a game read from top to bottom in `rules/new_york.py` and `rules/first_journey.py`; they take their numbers from
here. Everything else (positions, actions, score pad, checks of boards, the web client) asks the ruleset of its board.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Ruleset:
    id: str  # in Python, on the wire, in CSS and messages
    name: str
    number: int  # how the compiled rules know it
    token: str  # how the digest of a board knows it, ever since the first boards
    clauses: str  # prefix of the rulebook's clauses
    phases: tuple[str, ...]
    endings: tuple[str, ...]
    actions: tuple[str, ...]
    cards_dealt: int  # to each seat
    display: int  # face-up cards
    reset_wilds: int  # as many wilds on the display replace it
    resets: int  # in a row, at most
    last_pieces: int  # as few pieces left announce the end
    tickets_to_win: int
    tickets_per_seat: int  # that the box must hold
    score_rows: tuple[str, ...]
    bonus: str  # key of its name in messages; empty: there is none


NEW_YORK = Ruleset(
    id="new_york",
    name="New York",
    number=0,
    token="city",
    clauses="NY",
    phases=("opening", "turn", "second_card", "pay", "keep", "over"),
    endings=("last_turns", "nobody_can_move", "abandoned"),
    actions=("take", "blind", "claim", "tickets", "keep", "pass"),
    cards_dealt=2,  # NY-SETUP-1
    display=5,  # NY-SETUP-2
    reset_wilds=3,  # NY-DISPLAY-1
    resets=3,  # NY-DISPLAY-2
    last_pieces=2,  # NY-END-1
    tickets_to_win=0,
    tickets_per_seat=2,  # NY-SETUP-3
    score_rows=("routes", "tickets", "attractions"),  # NY-SCORE-1 to 3
    bonus="",
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
    cards_dealt=4,  # FJ-SETUP-1
    display=0,
    reset_wilds=0,
    resets=0,
    last_pieces=0,
    tickets_to_win=6,  # FJ-END-1
    tickets_per_seat=7,  # FJ-BOX-3
    score_rows=("tickets",),
    bonus="east_west",
)
RULESETS = {ruleset.id: ruleset for ruleset in (NEW_YORK, FIRST_JOURNEY)}
