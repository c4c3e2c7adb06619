"""The games of reviews: read from records, with the position before each action."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from farebox import Game, Record
from farebox.server.bots.pool import there_is_champion
from farebox.server.finished_records import verified
from farebox.server.replay import check_allowance, pay
from farebox.table.errors import Refused
from farebox.table.messages import review_json

GAMES_KEPT = 16  # each has a state of 6 kB per action
SUMMARIES_KEPT = 256


class GameSummary(NamedTuple):
    """What a record says without being replayed, and the record of the same game without names."""

    id: str  # of the record without names, under which the game is reviewed
    record: str
    seats: int
    first: int
    actions: int
    winners: list[int]


def read_finished(text: str) -> tuple[Record, Game]:
    """A record and its game. Refused unless it can be reviewed."""
    record, game = verified(text, invalid="review_record", running="review_running")
    if not there_is_champion(game.board, len(game.seats)):
        raise Refused("review_board", f"there is no champion for {game.board.name} with {len(game.seats)} seats to review by")
    review_json.check_length(game)
    return record, game


@lru_cache(SUMMARIES_KEPT)
def summary(text: str) -> GameSummary:
    """The summary of a valid record. Names, and what players took back, do not change a review."""
    record = replace(Record.parse(text), players=(), taken_back=(), continues=None)
    actions, winners = sum(len(turn.plays) for turn in record.turns), record.result.partition(" winners ")[2]
    won = [int(seat) for seat in winners.split() if seat.isdigit()]
    return GameSummary(record.id, str(record), record.options.seats, record.options.first_seat, actions, won)


@lru_cache(GAMES_KEPT)
def replayed(record: str) -> Game:
    """The game of a stored record."""
    check_allowance()
    pay(summary(record).actions)
    return Record.parse(record).replay()


def moment_text(record: str, number: int, seat: int | None, open_hands: bool) -> str:
    """What a seat saw before an action of a stored record, as JSON (`MomentData`)."""
    return review_json.moment_text(replayed(record), number, seat, open_hands)


def legal_action(record: str, number: int, text: str) -> str:
    """An action that was legal before action `number` of a stored record, as its seat saw it."""
    return review_json.legal_action(replayed(record), number, text)
