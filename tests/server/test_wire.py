"""Views as they are written: what the models say, and the same whether parts of them were kept or not."""

from __future__ import annotations

import json
from random import Random

import pytest
from pydantic import TypeAdapter

from farebox import Board, Game
from farebox.server import wire
from farebox.server.protocol import RouteOutlook, ViewData
from random_games import TABLES, table_name

VIEW = TypeAdapter(ViewData)


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_a_writer_that_keeps_parts_writes_what_a_fresh_one_writes(board: Board, seats: int) -> None:
    rng = Random(seats)
    game, writer = Game(board, seats, 3), wire.ViewWriter()
    steps = 0
    while not game.over:
        for seat in (None, *game.seats):
            if rng.random() < 0.7:  # who is not looked at for a while comes back to what is true
                kept = writer.text(game.view(seat), False)
                assert json.loads(kept) == json.loads(wire.view_text(game.view(seat), False))
                if steps % 10 == 0:
                    VIEW.validate_json(kept, strict=True)
                check_routes(game, seat, kept)
        if game.plays and game.can_undo(game.plays[-1].seat) and rng.random() < 0.2:
            game.undo(game.plays[-1].seat)
        else:
            seat = rng.choice(game.to_act)
            game.play(rng.choice(game.view(seat).actions), seat)
        steps += 1
    for seat in (None, *game.seats):
        view = VIEW.validate_json(writer.text(game.view(seat), False), strict=True)
        assert view.scores


def check_routes(game: Game, seat: int | None, text: str) -> None:
    """The routes as Outlook itself has them."""
    from farebox.game.outlook import Outlook

    written = [RouteOutlook.model_validate(route) for route in json.loads(text)["routes"]]
    assert [(r.route, r.why) for r in written] == [(r.route, r.why) for r in Outlook(game.view(seat)).routes]
