"""The champion and the grandmaster: blind to what they cannot see, legal to the end, the same in every form."""

from __future__ import annotations

import shutil
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import save_file

from farebox import Board, Game, View, board_names, boards, load_board
from farebox.arena.contest import Contest
from farebox.bots.base import Bot
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.neural import champion
from farebox.bots.neural.champion import NoChampionError, champion_of, input_row, win_chances
from farebox.bots.neural.evaluate import chances_of
from farebox.bots.neural.network import Network, masked, softmax
from farebox.bots.registry import make_bot
from farebox.features.network_input import (
    INPUT_VERSION,
    LEGAL_FEATURE,
    part,
    row_end,
    row_places,
    row_scales,
    row_size,
    rows_layout,
    write_network_input,
)
from farebox.features.observation import action_count
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.connections import join
from farebox.rules.hidden import hidden_tickets, redeal
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import CLAIM, OVER, State
from random_games import steps, table_name

WEIGHTS = Path(champion.__file__).parent / "weights"
CHAMPIONS = [load_board(name) for name in board_names()]
GAMES = [load_board(name) for name in ("new_york", "first_journey_europe")]  # one board of each ruleset
TABLES = [*((board, seats) for board in GAMES for seats in (2, 3, 4)), (load_board("first_journey_usa"), 3)]


def choose_both(board: Board, game: Game, bots: tuple[Bot, Bot], x: int) -> bool:
    """Two truths behind one view: one action. Whether the truths differ."""
    other = game.state.copy()
    redeal(board_numbers(board), other, game.seat, seeded(x))
    here, there = bots[0].choose(game.view(game.seat)), bots[1].choose(View(board, other, game.seat))
    assert here == there
    return other != game.state


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_the_champion_chooses_the_same_whatever_it_cannot_see(board: Board, seats: int) -> None:
    rng, changed = Random(seats), 0
    for seed in range(2):
        game = Game(board, seats, seed)
        while not game.over:
            if rng.random() < 0.5:
                changed += choose_both(board, game, (make_bot("champion", 1), make_bot("champion", 2)), rng.getrandbits(40))
            view = game.view(game.seat)
            game.play(make_bot("champion").choose(view) if rng.random() < 0.7 else rng.choice(view.actions))
    assert changed > 20


@pytest.mark.parametrize("board", GAMES, ids=table_name)
def test_the_compiled_grandmaster_chooses_the_same_whatever_it_cannot_see(board: Board) -> None:
    rng, changed, game = Random(7), 0, Game(board, 3, 7)
    while not game.over and changed < 8:
        if rng.random() < 0.3:
            bots = make_bot("grandmaster:2", 3), make_bot("grandmaster:2", 3)
            changed += choose_both(board, game, bots, rng.getrandbits(40))
        game.play(make_bot("champion").choose(game.view(game.seat)))
    assert changed >= 4


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_champions_play_whole_games_and_the_seed_does_not_matter(board: Board, seats: int) -> None:
    records = []
    for seed in (1, 2):
        game, bots = Game(board, seats, 11), [make_bot("champion", seed + p) for p in range(seats)]
        while not game.over:
            game.play(bots[game.seat].choose(game.view(game.seat)))  # raises if it is not legal
        records.append(str(game.record()))
        assert not any(play.action.kind == "pass" for play in game.plays)
    assert records[0] == records[1]


@pytest.mark.parametrize("board", GAMES, ids=table_name)
def test_the_compiled_grandmaster_plays_legal_actions_within_rounds_or_time(board: Board) -> None:
    game, bots = Game(board, 2, 3), [make_bot("grandmaster:1", 1), make_bot("planner", 1)]
    while not game.over and game.state.turn < 12:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    view = game.view(game.seat)
    assert make_bot("grandmaster:0.05s").choose(view) in view.actions


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    """A board without weights."""
    return Path(shutil.copy(Path(boards.__file__).parent / "data" / "first_journey_usa.toml", tmp_path / "mine.toml"))


def test_a_board_without_weights_is_one_clear_line(own_board: Path) -> None:
    game = Game(load_board(own_board), 2, 1)
    with pytest.raises(NoChampionError, match=r"there is no trained champion for First Journey: USA yet") as error:
        make_bot("champion").choose(game.view(0))
    assert "\n" not in str(error.value)


def test_weights_of_another_board_are_told_before_the_first_game(tmp_path: Path, own_board: Path) -> None:
    of_new_york = f"champion:{WEIGHTS / 'new_york.safetensors'}"
    Contest("new_york", 2, ("planner", of_new_york), 2).check()
    with pytest.raises(NoChampionError, match="for new_york, not for First Journey: Europe"):
        Contest("first_journey_europe", 2, ("planner", of_new_york), 2).check()
    with pytest.raises(NoChampionError, match="there is no trained champion"):
        Contest(str(own_board), 2, ("planner", "champion"), 2).check()
    Contest(str(own_board), 2, ("planner", "grandmaster:1"), 2).check()
    for_three = f"champion:{WEIGHTS / 'new_york.seats3.safetensors'}"
    Contest("new_york", 3, ("planner", for_three), 2).check()
    with pytest.raises(NoChampionError, match="for 3 seats, not for 2"):
        Contest("new_york", 2, ("planner", for_three), 2).check()
    (tmp_path / "text").write_text("no weights")
    with pytest.raises(ValueError, match="does not contain weights"):
        Contest("new_york", 2, ("planner", f"champion:{tmp_path / 'text'}"), 2).check()
    save_file({"other": np.zeros(2)}, tmp_path / "other")
    with pytest.raises(ValueError, match="does not contain weights of a champion"):
        Network.load(tmp_path / "other")


def test_only_the_view_of_a_seat_that_is_to_act_is_judged() -> None:
    game = Game("new_york", 2, 7)
    while len(game.view(0).to_act) > 1:
        game.play(game.view(game.seat).actions[0])
    assert len(chances_of(game.view(game.seat))) == 2
    with pytest.raises(ValueError, match="it is not seat 0's turn"):
        chances_of(game.view(1 - game.seat))


def test_the_search_plays_for_the_grandmaster_on_a_board_without_weights(own_board: Path) -> None:
    view = Game(load_board(own_board), 2, 1).view(0)
    assert make_bot("grandmaster:1", 4).choose(view) == make_bot("search:32", 4).choose(view)


@pytest.mark.parametrize("board", CHAMPIONS, ids=table_name)
def test_weights_say_how_they_were_made_and_fit_the_board(board: Board) -> None:
    for seats in (2, 3, 4):
        network = champion_of(board, seats)
        assert (network.facts["board"], network.facts["insight"]) == (board.id, str(INPUT_VERSION))
        assert {"config", "seconds", "steps", "torch"} <= set(network.facts)
        assert network.weights["in.weight"].shape[1] == row_size(board)
        assert network.weights["heads.weight"].shape[0] == 5 + action_count(board)
        assert network.facts.get("seats", str(seats)) == str(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_new_york_every_number_of_seats_has_its_network(seats: int) -> None:
    board = load_board("new_york")
    own, (rows, _) = champion_of(board, seats), rows_of(board, seats)
    others = [champion_of(board, n) for n in (2, 3, 4) if n != seats]
    assert all(not np.allclose(own(rows)[0], other(rows)[0], atol=0.1) for other in others)
    game = Game(board, seats, 3)
    while len(game.view(game.seat).actions) < 3:
        game.play(game.view(game.seat).actions[0])
    view = game.view(game.seat)
    assert chances_of(view) == tuple(win_chances(own, board, view.sealed(), view.sealed().seat))
    assert make_bot("champion").check_board(board, seats) is own  # type: ignore[attr-defined]  # the champion has it


def test_the_weights_that_a_table_needs_are_small() -> None:
    sizes = {file.stem: file.stat().st_size for file in WEIGHTS.glob("*.safetensors")}
    assert set(sizes) == {*board_names(), "new_york.seats3", "new_york.seats4"}
    for board, seats in product(CHAMPIONS, (2, 3, 4)):
        assert sizes[board.id] + sizes.get(f"{board.id}.seats{seats}", 0) <= 4_000_000
    assert sum(sizes.values()) <= 12_000_000


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_rows_are_the_same_compiled_and_interpreted(board: Board, seats: int) -> None:
    see, places = compiled_rules().twin(write_network_input), np.array(row_places(board), np.int64)
    scratch, boards, compared = np.zeros(1, dtype(PlanMemory)), to_record(board_numbers(board)), 0
    for seed in range(2):
        for state, _ in steps(board, seats, seed):
            if state.phase == OVER or (state.turn + seed) % 3:
                continue
            for viewer in range(seats):
                row = np.zeros(row_size(board), np.int8)
                see(boards[0], to_record(state)[0], np.int8(viewer), places, scratch[0], row)
                assert np.array_equal(row, input_row(board, state, viewer))
                compared += 1
    assert compared > 50


@pytest.mark.parametrize("board", CHAMPIONS, ids=table_name)
def test_a_row_marks_the_legal_actions_and_fits_its_layout(board: Board) -> None:
    places = {name: (start, size) for name, start, size in rows_layout(board)}
    start, size = places["legal"]
    assert (start, size) == (part(row_places(board), LEGAL_FEATURE), action_count(board))
    assert row_end(board) == sum(size for _, size in places.values()) <= row_size(board) == len(row_scales(board))
    for state, action in steps(board, 2, 4):
        if action >= 0:
            row = input_row(board, state, state.seat)
            assert row[start + action] == 1
            assert not row[row_end(board) :].any()


@pytest.mark.parametrize("seats", [2, 3])
def test_rows_tell_what_unseen_tickets_would_cost_and_which_claims_connect_them(seats: int) -> None:
    board, told = load_board("first_journey_europe"), 0
    b = board_numbers(board)
    at = {name: start for name, start, _ in rows_layout(board)}
    for state, action in steps(board, seats, 5):
        if action < 0 or state.turn % 5:
            continue
        p, row = state.seat, input_row(board, state, state.seat)
        unseen = [t for t in range(len(board.tickets)) if hidden_tickets(b, state, p) >> t & 1]
        assert row[at["ready"] : at["ready"] + len(board.tickets)].sum() == row[at["seats_ready"]] <= len(unseen)
        for t in unseen:
            with_it = state.copy()
            with_it.tickets[p] = 1 << t
            there = input_row(board, with_it, p)
            assert row[at["unseen_price"] + t] == there[at["ticket_price"] + t]
            assert row[at["ready"] + t] == there[at["completed"] + t]
        for r in range(len(board.routes)):
            if row[at["legal"] + CLAIM + r]:
                after = state.copy()
                join(b, after, p, b.end_a[r], b.end_b[r])
                more = input_row(board, after, p)[at["ready"] : at["unseen_price"]].sum() - row[at["seats_ready"]]
                assert row[at["joined"] + r] == more
                told += more
    assert told > 5


def rows_of(board: Board, seats: int = 3) -> tuple[Any, list[State]]:
    states = [state.copy() for state, action in steps(board, seats, 9) if action >= 0][::4]
    return np.stack([input_row(board, state, state.seat) for state in states]), states


@pytest.mark.parametrize("board", CHAMPIONS, ids=table_name)
def test_chances_are_the_same_one_at_a_time_and_many_at_once(board: Board) -> None:
    network, (rows, states) = champion_of(board, 3), rows_of(board)
    many = softmax(masked(network(rows)[2], np.broadcast_to(np.arange(4) < 3, (len(rows), 4))))
    for chances, state in zip(many, states, strict=True):
        turned = [chances[(p - state.seat) % 3] for p in range(3)]
        assert win_chances(network, board, state, state.seat) == pytest.approx(turned, abs=1e-4)


def test_columns_in_which_all_rows_are_equal_count_once() -> None:
    board = load_board("new_york")
    network, (rows, _) = champion_of(board, 2), rows_of(board)
    alike = np.repeat(rows[:1], 64, axis=0)
    alike[:, ::50] = np.random.default_rng(1).integers(0, 4, alike[:, ::50].shape)
    policy, _, wins = network(alike)
    for k, row in enumerate(alike):
        alone = network(row[None])
        assert policy[k] == pytest.approx(alone[0][0], abs=1e-3)
        assert wins[k] == pytest.approx(alone[2][0], abs=1e-3)


def test_equal_rows_are_read_once() -> None:
    network, (rows, _) = champion_of(load_board("new_york"), 2), rows_of(load_board("new_york"))
    times = np.random.default_rng(2).integers(0, len(rows), 80)
    read: list[int] = []

    class Counting(Network):
        def __call__(self, rows: Any) -> Any:
            read.append(len(rows))
            return super().__call__(rows)

    found = Counting(network.weights, network.facts).read_alike(rows[times])
    assert read == [len(set(times))] < [len(times)]
    for shared, alone in zip(found, network(rows), strict=True):
        assert shared == pytest.approx(alone[times], abs=1e-3)


@pytest.mark.parametrize("board", GAMES, ids=table_name)
def test_torch_computes_what_numpy_computes(board: Board, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from farebox.train.config import Config
    from farebox.train.torch_net import make_net, restore, store

    network, (rows, _) = champion_of(board, 2), rows_of(board)
    net = make_net(Config(board=board.id, device="cpu"))
    weights = Path(__file__).parents[2] / "src" / "farebox" / "bots" / "neural" / "weights" / f"{board.id}.safetensors"
    restore(net, weights)
    table = torch.tensor(np.broadcast_to((np.arange(4) < 3).astype(np.int8), (len(rows), 4)).copy())
    with torch.no_grad():
        policy, margin, wins = (value.numpy() for value in net(torch.tensor(rows), table))
    mine = network(rows)
    assert np.allclose(policy, mine[0], atol=2e-3)
    assert np.allclose(margin, mine[1], atol=2e-3)
    assert np.allclose(np.exp(wins)[:, :3], softmax(mine[2][:, :3]), atol=1e-3)
    store(net, tmp_path / "again.safetensors", {"board": board.id})
    again = Network.load(tmp_path / "again.safetensors")
    assert all(np.allclose(again.weights[name], value, rtol=2e-3, atol=1e-6) for name, value in network.weights.items())
