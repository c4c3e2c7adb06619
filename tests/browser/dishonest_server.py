"""A server whose operator cheats, each time in another way; what the cheat is, a file says."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

Data = dict[str, Any]
CHEATS = ("commitment", "absent", "devices", "first", "shuffle", "game")  # what does not match then, on the score sheet


def dishonest(file: Path) -> None:
    """`file`: the cheat of the next game; anything else: none."""
    from farebox import Game
    from farebox.game.deal import Deal, commitment_of, hashed, new_secret
    from farebox.server.storage import store
    from farebox.table.lobby import starting
    from farebox.table.table import HostedTable

    def cheat() -> str:
        return file.read_text(encoding="utf-8")

    propose, order, record = starting.propose_deal, Deal.order, Game.record

    def propose_deal(table: HostedTable) -> Any:
        """All values are known: now the cards could be chosen."""
        row, deal = table.row, dict(table.row.deal or {})
        if cheat() not in CHEATS:
            return propose(table)
        one, other = deal["devices"]
        if cheat() == "commitment":
            secret = new_secret()
            row.deal = {**deal, "secret": secret, "commitment": commitment_of(row.code, secret)}
        elif cheat() == "absent":
            row.deal = {**deal, "devices": [{**one, "value": None}, other]}
        elif cheat() == "devices":
            value = new_secret()
            row.deal = {**deal, "devices": [one, {**other, "hash": hashed(value), "value": value}]}
        pending = propose(table)
        if cheat() == "first":
            row.first_seat = 1 - (row.first_seat or 0)
            pending = table.log.propose(pending.entry)
        return pending

    def chosen(deal: Deal, number: int, pile: Any) -> list[int]:
        found = order(deal, number, pile)
        return found[::-1] if cheat() == "shuffle" else found

    def another(game: Game, players: Any = None) -> Any:
        """A whole game with the same cards, which agrees with itself."""
        if cheat() != "game":
            return record(game, players)
        rng, o = random.Random(1), game.options
        other = Game(game.board, o.seats, first_seat=o.first_seat, deal=game.deal)
        while not other.over:
            other.play(rng.choice(other.view(other.seat).actions))
        return record(other, players)

    starting.propose_deal = propose_deal
    Deal.order = chosen
    Game.record = another
    store.check_extended = lambda before, after: None
