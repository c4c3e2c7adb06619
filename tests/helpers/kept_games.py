"""Games dealt by three devices, and what one of them keeps."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from farebox import RULES_VERSION, Game, Record, load_board
from farebox.game.deal import Deal, Device, Terms, commitment_of, hashed

CODE, SECRET = "KQVXBMRT", "5e" * 32
VALUES = ["0a" * 32, "0b" * 32, "0c" * 32]
Data = dict[str, Any]


def a_deal(board: str, secret: str = SECRET) -> Deal:
    devices = tuple(Device((seat,), hashed(value), value) for seat, value in enumerate(VALUES))
    terms = Terms(board, load_board(board).digest, RULES_VERSION, 3)
    return Deal(CODE, secret, commitment_of(CODE, secret), terms, devices)


def played(deal: Deal, seat: int | None = 0, salt: str = "") -> tuple[Data, Record]:
    """A whole game with an undo, as the device of a seat kept it, and its record."""
    rng, game = Random(f"{deal.terms.board}{salt}"), Game(deal.terms.board, 3, first_seat=deal.first_seat, deal=deal)
    entries: list[Data] = []

    def tell(kind: str, who: int | None, turn: int, events: Any = ()) -> None:
        seen = json.loads(json.dumps([event.to_dict(seat) for event in events]))
        entries.append({"number": len(entries), "kind": kind, "seat": who, "turn": turn, "by_bot": False, "events": seen})

    tell("deal", None, 0, game.opening)
    while not game.over:
        who, turn = game.seat, game.state.turn
        tell("play", who, turn, game.play(rng.choice(game.view(who).actions)))
        if game.can_undo(who) and rng.random() < 0.2:
            game.undo(who)
            tell("undo", who, turn)
    own = [] if seat is None else [{"hash": hashed(VALUES[seat]), "value": VALUES[seat], "revealed": True}]
    kept = {"table": CODE, "commitment": deal.commitment, "fixed": deal.fixed, "own": own, "troubles": [], "entries": entries}
    return {"format": "farebox kept 1", **kept}, Record.of(game)
