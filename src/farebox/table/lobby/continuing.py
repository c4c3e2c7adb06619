"""Playing on from a moment of a finished game: a new table repeats its beginning, with the decks in the same order."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from farebox import RULES_VERSION, Game
from farebox.table.errors import Refused
from farebox.table.messages.tables import NewPlace
from farebox.table.rows import StoredEntry
from farebox.table.table import HostedTable


def check(game: Game, number: int, seat: int, places: list[NewPlace]) -> None:
    """Raises Refused if a game cannot be played on from there with these places."""
    if game.start is not None:
        raise Refused("bad_options", "only a game that began with a deal can be played on from")
    if not 0 <= number < len(game.plays):
        raise Refused("bad_options", f"this game has {len(game.plays)} actions to play on from")
    if len(places) != len(game.seats):
        raise Refused("bad_options", f"this game has {len(game.seats)} seats")
    if seat not in game.seats or places[seat].kind != "mine":
        raise Refused("bad_options", f"seat {seat} is the one to play on with")
    if any(place.kind == "open" for place in places):
        raise Refused("places_open", "a place is still open")


def options_of(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table, with those that decide the cards taken from the game."""
    first: str | int = game.options.first_seat
    if game.deal is not None and not game.deal.terms.first.isdigit():
        first = game.deal.terms.first
    return {**options, "board": game.board.id, "first": first, "completion_cards": game.options.completion_cards}


def repeat(table: HostedTable, game: Game, continues: dict[str, Any], bots: Collection[int]) -> tuple[list[StoredEntry], bool]:
    """Deal as in a finished game and repeat its first actions, at a table without viewers.

    Changes the row. Returns the entries to store, and whether the server then has to act. `bots`: seats that bots played.
    """
    row, now = table.row, table.clock.time()
    row.rules, row.board_digest = RULES_VERSION, game.board.digest
    row.continues = {**continues, "turn": game.plays[continues["number"]].turn}
    row.seed, row.first_seat, row.deal = game.options.seed, game.options.first_seat, None
    if game.deal is not None:
        devices = [{"seats": list(one.seats), "hash": one.hash, "value": one.value} for one in game.deal.devices]
        row.deal = {"secret": game.deal.secret, "commitment": game.deal.commitment, "devices": devices}
    entries = [StoredEntry(row.code, 0, "deal", None, "", by_bot=False, message=None, time=now)]
    for k, play in enumerate(game.plays[: continues["number"]], 1):
        entries.append(StoredEntry(row.code, k, "play", play.seat, str(play.action), play.seat in bots, None, now))
    waits = False
    for entry in entries:
        pending = table.log.propose(entry)
        table.log.append(pending.game, pending.logged)
        table.change(changed=now, **pending.changes)
        waits = pending.waits
    return entries, waits
