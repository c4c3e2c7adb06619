"""The bots: legal to the end on every board, deterministic for a seed, and blind to what their seat cannot see."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from numba import from_dtype

from farebox import Board, Game, View
from farebox.bots.base import RULE_BOTS, BotError
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.registry import LEVELS, make_bot
from farebox.game.paths import Links
from farebox.kernel.fields import dtype
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.hidden import redeal
from random_games import BOARDS, TABLES, table_name

SPECS = [*RULE_BOTS, "search:60"]


def play_out(game: Game, specs: list[str], seed: int) -> Game:
    bots = [make_bot(spec, seed + p) for p, spec in enumerate(specs)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    return game


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_bots_play_whole_games_and_the_same_seed_plays_the_same_game(board: Board, seats: int) -> None:
    specs = ["planner", "greedy", "random", "planner"][:seats]
    for seed in range(3):
        game = play_out(Game(board, seats, seed), specs, seed)
        again = play_out(Game(board, seats, seed), specs, seed)
        assert str(game.record()) == str(again.record())


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_a_bot_chooses_the_same_whatever_it_cannot_see(board: Board, spec: str) -> None:
    """Two different truths behind one view, one seed: one action."""
    for seed in range(2):
        game, rng, compared = Game(board, 3, seed), Random(seed), 0
        while not game.over:
            view = game.view(game.seat)
            if rng.random() < 0.3:
                other = game.state.copy()
                redeal(board_numbers(board), other, game.seat, seeded(seed * 1000 + compared))
                there = View(board, other, game.seat)
                assert make_bot(spec, seed).choose(view) == make_bot(spec, seed).choose(there)
                compared += 1
            game.play(make_bot("planner", seed).choose(view) if rng.random() < 0.7 else rng.choice(view.actions))
        assert compared > 3


def test_search_plays_every_board_and_is_deterministic_for_a_number_of_iterations() -> None:
    for board in BOARDS:
        one, two = (play_out(Game(board, 2, 1), ["search:40", "planner"], 7) for _ in range(2))
        assert str(one.record()) == str(two.record())


def test_search_takes_a_time_and_threads() -> None:
    game = Game("new_york", 2, 1)
    assert make_bot("search:0.05sx2").choose(game.view(0)) in game.view(0).actions


def test_no_record_is_taken_for_another() -> None:
    """Otherwise Numba warns when it compiles a function for both, which depends on what was compiled before."""
    links, memory = (from_dtype(dtype(fields)) for fields in (Links, PlanMemory))
    assert memory.can_convert_to(None, links) is None


def test_levels_and_names() -> None:
    assert list(LEVELS) == ["beginner", "casual", "strong", "expert"]
    assert make_bot("casual").name == "casual"
    assert make_bot("planner").name == "planner"


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("nobody", "choose from random, greedy"),
        *((f"search{more}", "search takes iterations or seconds") for more in ("", ":", ":x", ":0", ":-1", ":0s", ":1sx0")),
        ("grandmaster:0", "grandmaster takes rounds or seconds"),
        ("planner:3", "planner takes no settings"),
        ("champion:", "no such file of weights"),
        ("nowhere:Bot", "No module named"),
        ("nothing.py:Bot", "No such file"),
        ("os:Nothing", "no attribute"),
    ],
)
def test_an_unknown_bot_is_one_clear_line(spec: str, says: str) -> None:
    with pytest.raises(BotError, match=says) as error:
        make_bot(spec)
    assert "\n" not in str(error.value)


def test_nobody_passes_who_can_do_something() -> None:
    for board in BOARDS:
        for seed in range(5):
            game = play_out(Game(board, 2, seed), ["planner", "planner"], seed)
            assert not any(play.action.kind == "pass" for play in game.plays)


@pytest.mark.parametrize(
    ("made", "given"),
    [("", 0), ("def __init__(self, *, depth=2): self.seed = depth", 2), ("def __init__(self, *a): (self.seed,) = a", 5)],
)
def test_a_bot_is_given_a_seed_if_it_takes_one(made: str, given: int, tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(
        f'class Own:\n    name, seed = "own", 0\n    {made}\n    def choose(self, view):\n        return view.actions[0]\n'
    )
    assert make_bot(f"{file}:Own", 5).seed == given  # type: ignore[attr-defined]
