"""Views as they are written: what the models say, and the same whether parts of them were kept or not."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from pydantic import TypeAdapter
from pydantic_core import to_json

from farebox import Board, Game
from farebox.table.messages import view_json
from farebox.table.messages.views import RouteAnalysisData, ViewData
from random_games import TABLES, table_name
from table_client import AT_ONCE, MINE, new_table, room_of, secrets_of, server, watch

VIEW, ROUTE = TypeAdapter(ViewData), TypeAdapter(RouteAnalysisData)


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_a_writer_that_keeps_parts_writes_what_a_fresh_one_writes(board: Board, seats: int) -> None:
    rng = Random(seats)
    game, writer = Game(board, seats, 3), view_json.ViewWriter()
    steps = 0
    while not game.over:
        for seat in (None, *game.seats):
            if rng.random() < 0.7:  # who is not looked at for a while comes back to what is true
                kept = writer.text(game.view(seat), False)
                assert json.loads(kept) == json.loads(view_json.view_text(game.view(seat), False))
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


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_an_abandoned_game_has_scores_and_no_winner(board: Board, seats: int) -> None:
    for plays in (0, 1, 9, 30):
        rng, game, writer = Random(plays), Game(board, seats, plays), view_json.ViewWriter()
        for _ in range(plays):
            seat = rng.choice(game.to_act)
            game.play(rng.choice(game.view(seat).actions), seat)
        for seat in (None, *game.seats):
            writer.text(game.view(seat), False)
        game.abandon()
        for seat in (None, *game.seats):
            view = VIEW.validate_json(writer.text(game.view(seat), False), strict=True)
            assert (view.over, view.ending, view.winners, view.actions, view.offer) == (True, "abandoned", [], [], [])
            assert [score.total for score in view.scores] == [score.total for score in game.scores]


def check_routes(game: Game, seat: int | None, text: str) -> None:
    """The routes as Outlook itself has them."""
    from farebox.game.analysis import ViewAnalysis

    written = [ROUTE.validate_python(route) for route in json.loads(text)["routes"]]
    assert written == [ROUTE.validate_python(to_python(r._asdict())) for r in ViewAnalysis(game.view(seat)).routes]


def to_python(row: object) -> object:
    """As it is once it went over the wire."""
    return json.loads(to_json(row))


def test_a_table_that_is_kept_in_parts_is_written_as_its_model(tmp_path: Path) -> None:
    """Whatever happens to it: somebody comes, plays, goes, lets a bot stand in."""
    with server(tmp_path, **AT_ONCE) as client:
        opened = new_table(client, [MINE, {"kind": "mine", "name": "Bob"}], start=True, turn_seconds=600)
        code, (alice, bob) = opened["table"]["code"], secrets_of(opened)

        def both_ways() -> tuple[object, object]:
            room = room_of(client, code)
            return json.loads(room.table.text()), to_python(room.table.data())

        def check() -> None:
            assert client.portal is not None
            kept, made = client.portal.call(both_ways)  # in one go: a bot may be playing
            assert kept == made

        with watch(client, code, [alice]) as player:
            check()
            assert player.act(0, player.actions(0)[0]) is None
            check()
            with watch(client, code, [bob]) as other:
                check()
                assert other.act(1, other.actions(1)[0]) is None
                check()
            player.say(type="stand_in", seat=0, away=1, on=True)
            while not player.table["places"][1]["stand_in"]:
                player.hear()
            check()
