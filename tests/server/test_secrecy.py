"""No hidden information in any message to any client.

Random games over the socket, all traffic of every connection kept. Each message is searched for what its client must
not know, and each view is compared, to the byte, with the view of another truth behind the same seat.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from farebox import Board, Game, View
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.hidden import redeal
from farebox.rules.state import NONE
from farebox.table.messages import view_json
from random_games import TABLES, table_name
from table_client import MINE, VALUE, Data, Watcher, new_table, room_of, secrets_of, server, watch

SECRET = {  # entries of events for the eyes of their seat alone
    "deal": {"cards", "tickets"},
    "blind": {"card"},
    "offer": {"tickets"},
    "choose": {"tickets"},
    "keep": {"tickets", "returned"},
    "ticket": {"ticket"},
    "exchange": {"tickets"},
}
HIDDEN = {"shuffle": {"order"}, "shuffle_tickets": {"order"}}  # for nobody's


def leaks_of_events(entries: list[Data], viewer: int | None) -> list[Data]:
    """Events that say what a viewer must not know."""
    found = []
    for event in (event for entry in entries for event in entry["events"]):
        veiled = HIDDEN.get(event["kind"], set())
        if viewer is None or event["seat"] != viewer:
            veiled = veiled | SECRET.get(event["kind"], set())
        if any(event.get(name) is not None for name in veiled):
            found.append(event)
    return found


def other_truth(game: Game, viewer: int | None, seed: int) -> View:
    """The view of a seat in a game in which all that it cannot see was dealt again."""
    state = game.state.copy()
    redeal(board_numbers(game.board), state, NONE if viewer is None else viewer, seeded(seed))
    return View(game.board, state, viewer)


def leaks_of_view(game: Game, view: Data, seed: int) -> list[str]:
    """Parts of a view that depend on what its seat cannot see."""
    other = json.loads(view_json.view_text(other_truth(game, view["seat"], seed), view["can_undo"], view["can_take_back"]))
    return [name for name in view if view[name] != other[name]]


def everything(message: Any) -> set[str]:
    """All texts and numbers of a message."""
    if isinstance(message, dict):
        return set().union(*(everything(value) for value in message.values())) if message else set()
    if isinstance(message, list):
        return set().union(*(everything(value) for value in message)) if message else set()
    return {str(message)}


def decides_the_cards(game: Game) -> list[str]:
    """Everything from which the order of the cards could be computed."""
    assert game.options.seed is None
    deal = game.deal
    assert deal is not None
    assert deal.devices
    values = [device.value for device in deal.devices if device.value is not None]
    return [deal.secret, deal._key.hex(), *values]


def tickets_hidden_from(game: Game, viewer: int | None) -> set[str]:
    """The other seats' tickets that lie face down, whatever else is known of them."""
    hidden: set[str] = set()
    for seat in game.seats:
        if seat != viewer:
            me = game.view(seat).me
            hidden |= {*(me.ticket_list or ()), *(me.offer or ())}
    return hidden


class Listener:
    """A connection, and what it may know."""

    def __init__(self, watcher: Watcher, seats: tuple[int, ...]) -> None:
        self.watcher, self.seats = watcher, seats
        self.checked = 0
        self.seen: set[str] = set()  # tickets this client came to know rightly

    def check(self, game: Game, seed: int) -> None:
        """All that came since the last time."""
        eyes = self.seats[0] if len(self.seats) == 1 else None
        for seat in self.seats:
            me = game.view(seat).me
            self.seen |= {*(me.ticket_list or ()), *(me.offer or ()), *me.completed}
        hidden = set().union(*(tickets_hidden_from(game, seat) for seat in self.seats or (None,)))
        hidden -= {t for seat in game.seats for t in game.view(None).players[seat].completed} | self.seen
        for text in self.watcher.texts[self.checked :]:
            message = json.loads(text)
            assert leaks_of_events(message.get("entries", []), eyes) == []
            assert {view["seat"] for view in message.get("views", [])} <= set(self.seats or (None,))
            words = everything({key: message[key] for key in ("entries", "views") if key in message})
            assert not any(part in text for part in decides_the_cards(game))
            if not game.over:
                assert not hidden & words
        self.checked = len(self.watcher.texts)
        for view in self.watcher.views.values():
            assert leaks_of_view(game, view, seed) == []


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_no_message_says_what_its_client_must_not_know(tmp_path: Path, board: Board, seats: int) -> None:
    with server(tmp_path) as client:
        play_and_listen(client, board, seats, Random(seats))


def play_and_listen(client: TestClient, board: Board, seats: int, rng: Random) -> None:
    opened = new_table(client, [MINE] * seats, board=board.id, start=True, device=VALUE, first=rng.randrange(seats), listed=True)
    code, secrets = opened["table"]["code"], secrets_of(opened)
    held = [*((seat,) for seat in range(seats)), (), (0, 1)]
    with ExitStack() as stack:
        listeners = [Listener(stack.enter_context(watch(client, code, [secrets[s] for s in own])), own) for own in held]
        players = [listener.watcher for listener in listeners[:seats]]
        steps = 0
        while players[0].table["status"] == "playing":
            seat = rng.choice(players[0].table["to_act"])
            me = players[seat]
            if me.views[seat]["can_undo"] and rng.random() < 0.3:
                assert me.undo(seat) is None
            else:
                assert me.act(seat, rng.choice(me.actions(seat))) is None
            steps += 1
            game = room_of(client, code).table.game
            assert game is not None
            for listener in listeners:
                listener.watcher.catch_up(me.at)
                listener.check(game, steps)
        for secret in (*secrets, opened["host"]):
            assert not any(secret in text for listener in listeners for text in listener.watcher.texts)
        for listener in listeners:  # a viewer who arrives late learns no more than one who was there
            with watch(client, code, [secrets[s] for s in listener.seats]) as late:
                assert late.entries == listener.watcher.entries
                assert late.views == listener.watcher.views
    assert steps > 20


def test_the_search_finds_what_leaks() -> None:
    """The checks above see a leak when there is one."""
    game = Game("new_york", 3, 1)
    truth = [{"events": view_json.events_data(game.events, 1)}]
    assert leaks_of_events(truth, 1) == []
    assert len(leaks_of_events(truth, 0)) == 2  # the cards and the tickets of seat 1
    view = json.loads(view_json.view_text(game.view(0), False))
    assert leaks_of_view(game, view, 7) == []
    theirs = json.loads(view_json.view_text(game.view(1), False))
    view["players"][1]["hand"] = theirs["players"][1]["hand"]
    assert leaks_of_view(game, view, 7) == ["players"]
    assert tickets_hidden_from(game, 0) & everything(theirs)
