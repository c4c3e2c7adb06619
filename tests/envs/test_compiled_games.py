"""Single-game environments play the same games compiled and interpreted, and change over by themselves."""

from __future__ import annotations

import copy
import importlib
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from env_games import OwnBot, gym_game, last_action, spiel_game, zoo_game
from farebox import IllegalAction
from farebox.bots.base import BotError, RuleBot
from farebox.envs import pettingzoo
from farebox.envs.gymnasium import SeatEnv
from farebox.envs.single_game import choice
from farebox.envs.single_game.choice import Chooser
from farebox.envs.single_game.compiled_game import CompiledGame
from farebox.envs.single_game.game import SingleGame

Game = tuple[Callable[..., Any], Callable[[Any, int], list[Any]]]
GAMES: dict[str, Game] = {
    "zoo_new_york": (lambda **options: pettingzoo.env("new_york", 3, memory=1, **options), zoo_game),
    "zoo_usa": (lambda **options: pettingzoo.env("first_journey_usa", 2, reward="margin", **options), zoo_game),
    "zoo_truncated": (lambda **options: pettingzoo.env("new_york", 2, turns=9, **options), zoo_game),
    "gym_rules": (lambda **options: SeatEnv("new_york", ["planner", "greedy", "random"], seat=None, **options), gym_game),
    "gym_europe": (lambda **options: SeatEnv("first_journey_europe", ["planner"], seat=1, turns=20, **options), gym_game),
    "gym_mixed": (lambda **options: SeatEnv("new_york", ["greedy", OwnBot(), last_action], **options), gym_game),
    "gym_object": (lambda **options: SeatEnv("first_journey_usa", [RuleBot("random")], **options), gym_game),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_games(name: str) -> None:
    make, play = GAMES[name]
    interpreted, compiled = make(compiled=False), make(compiled=True)
    assert type(interpreted.unwrapped._table) is SingleGame
    assert type(compiled.unwrapped._table) is CompiledGame
    for seed in range(2):
        assert play(compiled, seed) == play(interpreted, seed)
        assert compiled.unwrapped._table.state == interpreted.unwrapped._table.state


@pytest.mark.parametrize(("board", "players"), [("new_york", 3), ("first_journey_europe", 2)])
def test_the_same_games_in_open_spiel(board: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not built for Windows")
    importlib.import_module("farebox.envs.openspiel")
    name, options = f"python_farebox_{board}", {"players": players, "memory": 1}
    interpreted = spiel_game(pyspiel.load_game(name, options), 5)
    monkeypatch.setattr(Chooser, "automatic", True)
    monkeypatch.setattr(choice, "is_cached", lambda function: True)
    game = pyspiel.load_game(name, options)
    assert type(game.new_initial_state().table) is CompiledGame
    assert spiel_game(game, 5) == interpreted


def test_every_seat_sees_the_same_at_any_memory() -> None:
    one, two = SingleGame("new_york", 3), CompiledGame("new_york", 3, shows=False)
    for table in (one, two):
        table.deal(8)
        for _ in range(30):
            table.play(table.legal()[-1])
    for viewer in range(3):
        for memory in (None, 0, 1, 2):
            assert (one.observation(viewer, memory) == two.observation(viewer, memory)).all()
        for left, right in zip(one.look(viewer), two.look(viewer), strict=True):
            assert (left == right).all()
    assert one.text() == two.text()


@pytest.mark.parametrize("wrong", [0, 9, -1, -2, 79, 10**30, 1.5, "10", None, [10], np.array([10, 11]), True], ids=str)
def test_a_wrong_action_changes_nothing(wrong: Any) -> None:
    agent, table = pettingzoo.raw_env("new_york", compiled=True), SeatEnv("new_york", compiled=True)
    agent.reset(seed=1)
    table.reset(seed=1)
    for env in (agent, table):
        before = env._table.state
        with pytest.raises(IllegalAction):
            env.step(wrong)
        assert env._table.state == before
        env.step(np.int64(10))


def test_copies_go_their_own_way() -> None:
    env = SeatEnv("new_york", ["greedy"], compiled=True)
    env.reset(seed=2)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env._table.state
        assert other._table.state == before
        first = [other.step(10)[0].tobytes(), other.step(7)[0].tobytes()]
        assert env._table.state == before
        again = copy.deepcopy(env)
        assert [again.step(10)[0].tobytes(), again.step(7)[0].tobytes()] == first


def test_a_policy_that_fails_is_named() -> None:
    def broken(observations: Any, masks: Any) -> Any:
        return [9]

    env = SeatEnv("new_york", [broken], compiled=True)
    env.reset(seed=1)
    with pytest.raises(BotError, match=r"broken in seat 1 failed: IllegalAction: action 9 \(pass\) is not legal now"):
        env.step(10)
    with pytest.raises(RuntimeError, match=r"call reset\(\)"):
        env.step(7)


def test_many_games_change_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chooser, "automatic", True)
    monkeypatch.setattr(Chooser, "dealt", 0)
    monkeypatch.setattr(choice, "is_cached", lambda function: False)
    monkeypatch.setattr(choice, "COMPILE_FROM", 2)
    env, still = pettingzoo.raw_env("new_york"), pettingzoo.raw_env("new_york", compiled=False)
    kinds = []
    for seed in range(4):
        assert zoo_game(env, seed) == zoo_game(still, seed)
        kinds.append(type(env._table))
    assert kinds == [SingleGame, SingleGame, CompiledGame, CompiledGame]
    assert type(still._table) is SingleGame
    with pytest.raises(ValueError, match="compiled must be True, False or None"):
        pettingzoo.env("new_york", compiled="yes")
