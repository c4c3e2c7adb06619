"""What all environments promise: seeds decide, nothing is shared, and a mistake is told and changes nothing."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import farebox.envs.gymnasium
from env_games import gym_game, zoo_game
from farebox import Board, IllegalAction
from farebox.bots.base import BotError
from farebox.envs import pettingzoo
from farebox.envs.options import ClosedError
from farebox.envs.single_game.game import SingleGame
from random_games import TABLES, table_name

NAMES = ["farebox/NewYork-v0", "farebox/FirstJourneyEurope-v0", "farebox/FirstJourneyUSA-v0"]


def test_every_board_has_an_environment() -> None:
    assert sorted(NAMES) == sorted(f"farebox/{name}-v0" for name in farebox.envs.gymnasium.IDS.values())
    assert set(farebox.envs.gymnasium.IDS) == set(farebox.board_names())


MAKERS: list[tuple[Callable[[], Any], Callable[[Any, int], list[Any]]]] = [
    (lambda: pettingzoo.env("new_york", 3), zoo_game),
    (lambda: pettingzoo.env("first_journey_usa", 2), zoo_game),
    (lambda: gymnasium.make(NAMES[0], opponents=["planner", "greedy"], seat=None), gym_game),
    (lambda: gymnasium.make(NAMES[1], opponents=["random"]), gym_game),
]


@pytest.mark.parametrize(("make", "play"), MAKERS)
def test_the_seed_decides_and_nothing_is_shared(make: Callable[[], Any], play: Callable[[Any, int], list[Any]]) -> None:
    before = random.getstate(), np.random.get_state()[1].tolist()  # type: ignore[index]
    first, other = play(make(), 3), play(make(), 4)
    assert first != other
    one, two = make(), make()
    play(two, 9)
    assert play(one, 4) == other
    two.reset(seed=1)
    assert play(one, 3) == first
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before  # type: ignore[index]


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_every_seat_gets_its_reward_at_the_end(board: Board, seats: int) -> None:
    env = pettingzoo.env(board, seats)
    ends = [step for step in zoo_game(env, 2) if step[3]]
    assert len(ends) == seats
    assert sum(step[2] for step in ends) == pytest.approx(0)


@pytest.mark.parametrize("wrong", [0, 9, -1, 79, 1.5, "10", None, [10], np.array([10, 11])], ids=str)
def test_a_wrong_action_changes_nothing(wrong: Any) -> None:
    agent, table = pettingzoo.env("new_york"), gymnasium.make(NAMES[0])
    agent.reset(seed=1)
    table.reset(seed=1)
    for env in (agent.unwrapped, table.unwrapped):
        before = copy.deepcopy(env._table.state)
        with pytest.raises(IllegalAction):
            env.step(wrong)
        assert env._table.state == before
    with pytest.raises(IllegalAction):
        agent.step(wrong)
    assert agent.agent_selection == "seat_0"
    agent.step(np.int64(10))


def test_a_closed_environment() -> None:
    agent, table = pettingzoo.env("new_york"), gymnasium.make(NAMES[0], render_mode="ansi")
    for env in (agent, table):
        env.reset(seed=1)
        env.close()
        env.close()
    raw = table.unwrapped
    for call in (agent.reset, lambda: agent.step(10), raw.reset, lambda: raw.step(10), raw.action_masks, raw.render):
        with pytest.raises(ClosedError):
            call()


def test_a_step_before_the_first_reset() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        gymnasium.make(NAMES[0]).unwrapped.step(10)


def test_after_the_end_there_is_no_step() -> None:
    env = gymnasium.make(NAMES[0]).unwrapped
    gym_game(env, 1)
    with pytest.raises(IllegalAction, match="over"):
        env.step(7)


@pytest.mark.parametrize(
    "options",
    [
        *[{"opponents": "planner"}, {"opponents": []}, {"opponents": ["random"] * 4}, {"opponents": ["nobody"]}, {"seat": 2}],
        *[{"memory": 3}, {"reward": "x"}, {"turns": 0}, {"illegal": "x"}, {"render_mode": "svg"}],
    ],
    ids=str,
)
def test_options_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises((ValueError, BotError)):
        farebox.envs.gymnasium.SeatEnv("new_york", **options)


def test_masks_are_true_for_legal_actions() -> None:
    env = gymnasium.make(NAMES[0], opponents=["random"]).unwrapped
    _, info = env.reset(seed=3)
    assert env.action_masks().dtype == bool
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()
    assert np.flatnonzero(env.action_masks()).tolist() == [10, 11, 12]


def test_a_long_game_is_truncated() -> None:
    env = pettingzoo.env("first_journey_europe", 2, turns=4)
    env.reset(seed=1)
    for _ in range(4):
        env.step(8)
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}


def open_spiel() -> Any:
    """pyspiel, with our games."""
    pytest.importorskip("pyspiel", reason="OpenSpiel is not built for Windows")
    return importlib.import_module("farebox.envs.openspiel").pyspiel


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_resampling_keeps_the_information_state(board: Board, seats: int) -> None:
    pyspiel = open_spiel()

    rng, changed = random.Random(2), 0
    game = pyspiel.load_game(f"python_farebox_{board.id}", {"players": seats})
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randrange(32))
            continue
        if rng.random() < 0.3:
            for player in range(seats):
                other = state.resample_from_infostate(player, rng.random)
                assert other.current_player() == state.current_player()
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                changed += other.table.state.hand != state.table.state.hand
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                    other.apply_action(rng.choice(other.legal_actions()))  # it can be played on
        state.apply_action(rng.choice(state.legal_actions()))
    assert changed > 5


def test_open_spiel_tells_a_wrong_action_and_changes_nothing() -> None:
    pyspiel = open_spiel()

    state = pyspiel.load_game("python_farebox_new_york").new_initial_state()
    with pytest.raises(ValueError, match="31"):
        state.apply_action(32)
    for part in range(10):
        state.apply_action(part)
    before = str(state), state.history()
    for wrong in (0, 79, 10**6):
        with pytest.raises(IllegalAction):
            state.apply_action(wrong)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(-1)
    assert (str(state), state.history()) == before
    with pytest.raises(ValueError, match="5"):
        pyspiel.load_game("python_farebox_new_york", {"players": 5})


BAD_BOTS = """
from farebox.bots.registry import make_bot
class Raises:
    name = "raises"
    def __init__(self, seed): self.calls, self.bot = 0, make_bot("random", seed)
    def choose(self, view):
        self.calls += 1
        if self.calls == 3:
            raise RuntimeError("boom")
        return self.bot.choose(view)
class Talks(Raises):
    name = "talks"
    def choose(self, view): return "claim nothing"
class Dumb:
    def __init__(self, seed): pass
"""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raises", "raises in seat 1 failed: RuntimeError: boom"),
        ("Talks", "not an Action"),
    ],
)
def test_an_opponent_that_fails_ends_the_game_and_nobody_plays_its_seat(name: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD_BOTS)
    env = gymnasium.make(NAMES[0], opponents=[f"{tmp_path / 'bad.py'}:{name}"]).unwrapped
    _, info = env.reset(seed=3)

    def play_on(info: dict[str, Any]) -> None:
        while True:
            _, _, _, _, info = env.step(int(info["action_mask"].argmax()))

    with pytest.raises(BotError, match=said):
        play_on(info)
    for call in (lambda: env.step(10), env.action_masks):
        with pytest.raises(RuntimeError, match=r"call reset\(\)"):
            call()
    env.reset(seed=4)


def test_opponents_are_looked_at_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD_BOTS)
    with pytest.raises(BotError, match="has no method choose"):
        gymnasium.make(NAMES[0], opponents=[f"{tmp_path / 'bad.py'}:Dumb"])
    for opponents in (None, "planner", [None], [5]):
        with pytest.raises(ValueError, match="opponents must be a list of bots"):
            gymnasium.make(NAMES[0], opponents=opponents)


@pytest.mark.parametrize("action", [float("nan"), None, "x", [10], np.array([10]), 10.0, True, np.True_, np.array(True), {}])
def test_only_numbers_are_replaced(action: Any) -> None:
    env = gymnasium.make(NAMES[0], opponents=["random"], illegal="replace").unwrapped
    env.reset(seed=1)
    before = env._table.state.copy()
    with pytest.raises(IllegalAction, match="whole number"):
        env.step(action)
    assert env._table.state == before
    env.step(78)
    assert env._table.state != before


@pytest.mark.parametrize("board", [None, 5, ["new_york"]])
def test_a_board_is_a_board_or_a_name(board: Any) -> None:
    from farebox.envs.batch import Batch

    for make in (lambda: pettingzoo.env(board), lambda: Batch(board), lambda: gymnasium.make(NAMES[0], board=board)):
        with pytest.raises(ValueError, match="a board must be a Board or the name of one"):
            make()
    with pytest.raises(ValueError, match="the seed of a batch must be"):
        Batch("new_york", 2, 4, None)  # type: ignore[arg-type]  # on purpose


def test_openspiel_games_are_pickled_and_say_what_is_wrong() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    importlib.import_module("farebox.envs.openspiel")
    game = pickle.loads(pickle.dumps(pyspiel.load_game("python_farebox_new_york", {"players": 3})))
    assert game.num_players() == 3
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    assert [state.action_to_string(0, action) for action in (-1, 79)] == ["no action -1", "no action 79"]
    for player in (-1, 3):
        with pytest.raises(ValueError, match="a player must be a number from 0 to 2"):
            state.resample_from_infostate(player, random.Random(1).random)


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
def test_a_view_stays_as_it_was_when_the_environment_goes_on(board: str) -> None:
    table = SingleGame(board, 2)
    table.deal(3)
    rng, early, late = random.Random(3), [], []
    while not table.over and len(late) < 60:
        early.append(table.view(table.seat).to_dict())
        late.append(table.view(table.seat))
        table.play(rng.choice(table.legal()))
    assert [view.to_dict() for view in late] == early


def test_pixels_show_what_a_spectator_sees() -> None:
    table = gymnasium.make(NAMES[0], opponents=["random"], render_mode="rgb_array")
    table.reset(seed=3)
    shown = table.render()
    assert shown.dtype == np.uint8
    assert shown.shape[1:] == (960, 3)
    assert len({tuple(color) for color in shown[::40, ::40].reshape(-1, 3).tolist()}) > 5
    _, _, _, _, _ = table.step(table.action_space.sample(table.unwrapped.action_masks().astype(np.int8)))
    assert shown.shape == table.render().shape


def test_pixels_without_the_extra_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    table = farebox.envs.gymnasium.SeatEnv("new_york", ["random"], render_mode="rgb_array")
    table.reset(seed=3)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'farebox\[pictures\]'"):
        table.render()
