"""Observations: what stands where, that nothing hidden is in them, and that all modes write the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from farebox import Board, View
from farebox.boards.limits import COLORS
from farebox.envs.actions import action_names
from farebox.features import observation
from farebox.features.observation import FIELDS, action_count, layout, observation_size, observe, places
from farebox.game.action import legal_steps
from farebox.game.text.names import PHASES
from farebox.kernel.fields import to_record
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.claiming import claim
from farebox.rules.dispatch import apply, deal
from farebox.rules.hidden import redeal
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import ALL_WILD, OPENING, WILD, State
from random_games import BOARDS, TABLES, steps, table_name

if TYPE_CHECKING:
    from conftest import At


def observed(board: Board, s: State, viewer: int, memory: int = 2) -> list[int]:
    row = [0] * observation_size(board, s.seats)
    observe(board_numbers(board), s, viewer, memory, places(board, s.seats), row)
    return row


def fields(board: Board, seats: int, row: list[int]) -> dict[str, list[int]]:
    return {name: row[start : start + size] for name, start, size, _ in layout(board, seats)}


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_no_leak(board: Board, seats: int) -> None:
    """Dealing again all that a seat cannot see changes not one byte, at any memory level."""
    changed = 0
    for seed in range(2):
        for n, (s, _) in enumerate(steps(board, seats, seed)):
            for viewer in range(seats) if n % 3 == 0 else (s.seat,):
                other = s.copy()
                redeal(board_numbers(board), other, viewer, seeded(1000 * seed + n))
                changed += other.hand != s.hand and other.tickets != s.tickets
                for memory in (0, 1, 2):
                    assert observed(board, s, viewer, memory) == observed(board, other, viewer, memory)
                assert observed(board, s, viewer) == observed(board, View(board, s, viewer).sealed(), viewer)
    assert changed > 50


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_the_fields_are_what_the_view_shows(board: Board, seats: int) -> None:
    for s, _ in steps(board, seats, 3):
        for viewer in range(seats):
            compare(board, s, View(board, s, viewer), fields(board, seats, observed(board, s, viewer)))


def compare(board: Board, s: State, view: View, f: dict[str, list[int]]) -> None:
    viewer, seats, city = view._viewer, s.seats, board.ruleset.id == "new_york"
    at = board.location_numbers
    order = [view.players[(viewer + k) % seats] for k in range(seats)]

    def cards(counts: dict[str, int]) -> list[int]:
        return [counts.get(name, 0) for name in board.card_names]

    def members(names: Any, numbers: dict[str, int]) -> list[int]:
        return [int(name in names) for name in numbers]

    assert PHASES[f["phase"].index(1)] == view.phase
    assert sum(f["phase"]) == 1
    assert f["to_act"] == [int(player.seat in view.to_act) for player in order]
    assert f["first_seat"] == [int(player.seat == view.first_seat) for player in order]
    assert f["turn"] == [min(view.turn, 127)]
    assert f["last_turns"] == [-1 if view.last_turns is None else view.last_turns]
    assert (f["deck"], f["ticket_deck"]) == ([view.deck], [view.ticket_deck])
    assert f["discard"] == cards(view.discard)
    assert f["hand"] == cards(view.me.hand or {})
    assert f["pieces"] == [player.pieces for player in order]
    assert f["cards"] == [player.cards for player in order]
    assert f["held"] == [player.tickets for player in order]
    assert f["known"] == [n for player in order for n in cards(player.known)]
    assert f["owned"] == [n for player in order for n in members(player.routes, board.route_numbers)]
    assert f["pending"] == members([view.pending], board.route_numbers)
    display = [list(view.display).count(name) for name in board.card_names]
    seen = [a + b + c for a, b, c in zip(f["hand"], f["discard"], display, strict=True)]
    known = [sum(f["known"][k * COLORS + c] for k in range(1, seats)) for c in range(COLORS)]
    assert f["unseen"] == [box - a - b for box, a, b in zip(board.cards, seen, known, strict=True)]
    assert sum(f["unseen"]) == view.deck + sum(f["cards"][1:]) - sum(known)
    tickets = {board.tickets[t].id for t in range(len(board.tickets)) if s.tickets[viewer] >> t & 1}
    assert f["tickets"] == members(tickets, board.ticket_numbers)
    claimed = {route for player in order for route in player.routes}
    closing = claimed if city and seats == 2 else set(order[0].routes)  # NY-DOUBLE-2; NY-DOUBLE-1, FJ-DOUBLE-1
    twins = {r.id for r in board.routes if r.twin is not None and r.twin in closing}
    assert f["closed"] == members(twins - claimed, board.route_numbers)
    if city:
        assert f["display"] == display
        offer = list(view.me.offer or ())
        assert f["offer"] == [n for i in range(2) for n in members(offer[i : i + 1], board.ticket_numbers)]
        assert f["returned"] == members(view.returned, board.ticket_numbers)
        done = {t.id for t in board.tickets if t.id in tickets and s.connection[viewer][at[t.a]] == s.connection[viewer][at[t.b]]}
        assert f["own_completed"] == members(done, board.ticket_numbers)
    else:
        assert f["given_up"] == [view.given_up]
        assert f["completed"] == [n for player in order for n in members(player.completed, board.ticket_numbers)]
        assert f["done"] == [len(player.completed) + player.bonus for player in order]
        assert f["bonus"] == [int(player.bonus) for player in order]


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_memory_decides_what_is_remembered(board: Board, seats: int) -> None:
    for s, _ in steps(board, seats, 1):
        rows = [fields(board, seats, observed(board, s, s.seat, memory)) for memory in (0, 1, 2)]
        different = {name for name in rows[0] if rows[0][name] != rows[1][name]}
        assert different <= {"discard", "unseen"}
        assert {name for name in rows[1] if rows[1][name] != rows[2][name]} <= {"known", "unseen"}
        assert not any(rows[0]["discard"] + rows[0]["known"] + rows[1]["known"])


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_each_level_of_memory_remembers_what_it_says(board: Board, seats: int) -> None:
    for s, _ in list(steps(board, seats, 1))[::9]:
        for viewer in range(seats):
            others = [(viewer + k) % seats for k in range(seats)]
            seen = [n - s.hand[viewer][c] - s.display.count(c) for c, n in enumerate(board.cards)]
            known = [[s.known[p][c] for p in others] for c in range(COLORS)]
            rows = [fields(board, seats, observed(board, s, viewer, memory)) for memory in (0, 1, 2)]
            assert [row["discard"] for row in rows] == [[0] * COLORS, s.discard, s.discard]
            assert [row["known"] for row in rows[:2]] == [[0] * COLORS * seats] * 2
            assert rows[2]["known"] == [n for p in others for n in s.known[p]]
            assert rows[0]["unseen"] == seen
            assert rows[1]["unseen"] == [n - s.discard[c] for c, n in enumerate(seen)]
            assert rows[2]["unseen"] == [n - s.discard[c] - sum(known[c][1:]) for c, n in enumerate(seen)]


@pytest.mark.parametrize("turn", [1, 126, 127, 128, 30_000])
def test_turns_are_counted_to_127(turn: int) -> None:
    board, s = BOARDS[0], State()
    deal(board_numbers(board), s, 2, 5, 0, 0)
    s.turn = turn
    assert fields(board, 2, observed(board, s, 1))["turn"] == [min(turn, 127)]


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_the_mask_shows_the_legal_actions(board: Board, seats: int) -> None:
    for s, _ in steps(board, seats, seats):
        row = [0] * action_count(board)
        observation.mask(board_numbers(board), s, row)
        assert set(row) <= {0, 1}
        assert [i for i, n in enumerate(row) if n] == legal_steps(board, s)


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_known_cards_stand_in_their_places(board: Board) -> None:
    s = State()
    deal(board_numbers(board), s, 3, 5, 0, 0)
    s.known[1][2], s.known[2][6] = 3, 1
    known = fields(board, 3, observed(board, s, 1))["known"]
    assert known == [0, 0, 3, 0, 0, 0, 0] + [0] * 6 + [1] + [0] * 7


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_every_closed_route_is_shown(board: Board) -> None:
    for r, route in enumerate(board.routes):
        s = State()
        deal(board_numbers(board), s, 3, 5, 0, 0)
        s.hand[1][WILD] = 4
        claim(board_numbers(board), s, 1, r, ALL_WILD)
        mine, other = (fields(board, 3, observed(board, s, viewer))["closed"] for viewer in (1, 0))
        assert [n for n, closed in enumerate(mine) if closed] == ([] if route.twin is None else [board.route_numbers[route.twin]])
        assert not any(other)


def test_a_display_may_be_short(at: At) -> None:
    game = at("board=new_york; display=- blue - pink -; deck=; hand.1=*")
    for viewer in (0, 1):
        compare(game.board, game.state, game.view(viewer), fields(game.board, 2, observed(game.board, game.state, viewer)))


def test_a_row_is_cleared_to_its_ends() -> None:
    row = [3] * 5
    observation.clear(row)
    assert row == [0] * 5


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_compiled_is_interpreted(board: Board) -> None:
    twin = compiled_rules().twin
    compiled, mask = twin(observe), twin(observation.mask)
    b, boards = board_numbers(board), to_record(board_numbers(board))
    for seats in board.seats:
        at = np.array(places(board, seats))
        for s, _ in steps(board, seats, seats):
            record, row = to_record(s), np.zeros(observation_size(board, seats), np.int8)
            legal, plain = np.zeros(action_count(board), np.int8), [0] * action_count(board)
            compiled(boards[0], record[0], s.seat, 2, at, row)
            assert row.tolist() == observed(board, s, s.seat)
            mask(boards[0], record[0], legal)
            observation.mask(b, s, plain)
            assert legal.tolist() == plain
            assert [i for i, n in enumerate(plain) if n] == legal_steps(board, s)


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_the_layout_has_no_gaps(board: Board, seats: int) -> None:
    end = 0
    for (name, start, size, meaning), field in zip(layout(board, seats), FIELDS, strict=True):
        assert (name, meaning, start) == (field.name, field.meaning, end)
        end += size
    assert end == observation_size(board, seats)
    assert len(set(action_names(board))) == action_count(board)


def test_in_the_opening_an_observation_tells_who_has_chosen_and_not_what() -> None:
    board = next(board for board in BOARDS if board.ruleset.id == "new_york")
    rows = set()
    for action in (10, 11, 12):
        s = State()
        deal(board_numbers(board), s, 3, 5, 0, 0)
        apply(board_numbers(board), s, action)
        assert s.phase == OPENING
        rows.add(tuple(observed(board, s, 1)))
    assert len(rows) == 1
