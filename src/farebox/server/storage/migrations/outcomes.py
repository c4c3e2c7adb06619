"""Fill in the outcomes of games that were stored without them, by replaying each game from its seed."""

from __future__ import annotations

import json
import logging
from typing import Any

from sqlalchemy import Connection, text

from farebox import RULES_VERSION, Game, load_board
from farebox.game.text.outcome import write_deal, write_outcome

log = logging.getLogger("farebox")
DEALT_TABLES = text("select code, options, seed, first_seat from tables where seed is not null")
COUNT_PLACES = text("select count(*) from places where code = :code")
TABLE_ENTRIES = text("select number, kind, seat, action from entries where code = :code order by number")
SET_OUTCOME = text("update entries set outcome = :outcome where code = :code and number = :number")
SET_RULES = text("update tables set rules = :rules, board_digest = :digest where code = :code")


def write_outcomes(connection: Connection) -> None:
    for row in connection.execute(DEALT_TABLES).all():
        try:
            _write_outcomes(connection, row)
        except Exception as error:  # only this table becomes unavailable
            log.warning("table %s cannot be replayed (%s): it is left unchanged and cannot be opened", row.code, error)


def _write_outcomes(connection: Connection, row: Any) -> None:
    options = row.options if isinstance(row.options, dict) else json.loads(row.options)
    board = load_board(options["board"])
    seats = connection.execute(COUNT_PLACES, {"code": row.code}).scalar_one()
    game = Game(board, seats, row.seed, first_seat=row.first_seat, completion_cards=options["completion_cards"])
    outcomes = []
    for entry in connection.execute(TABLE_ENTRIES, {"code": row.code}):
        outcome = ""
        if entry.kind == "deal":
            outcome = write_deal(board, game.deck, game.tickets)
        elif entry.kind == "undo":
            game.undo(entry.seat)
        else:
            outcome = write_outcome(game.play(entry.action, entry.seat))
        outcomes.append({"code": row.code, "number": entry.number, "outcome": outcome})
    if outcomes:
        connection.execute(SET_OUTCOME, outcomes)
        connection.execute(SET_RULES, {"code": row.code, "rules": RULES_VERSION, "digest": board.digest})
