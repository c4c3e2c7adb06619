"""Batches with opponents play the games that single tables play, and so do the vector environments on them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from env_games import OwnBot, last_action
from farebox.bots.base import Bot, BotError, Policy, RuleBot
from farebox.bots.registry import make_bot
from farebox.envs.batch import Batch
from farebox.envs.lock_step.games import FINISHED, TRUNCATED
from farebox.envs.lock_step.rounds import OWN
from farebox.envs.opponents import Opponent
from farebox.envs.single_game.game import SingleGame
from farebox.envs.vector import SeatVectorEnv
from farebox.kernel.rng import seeded

TABLES: dict[str, tuple[str, list[Opponent], int]] = {
    "rules": ("new_york", ["planner", "greedy", "random"], 1000),
    "given_up": ("first_journey_europe", ["planner"], 12),
    "outside": ("new_york", [OwnBot(), last_action], 1000),
}


def seated(opponent: Opponent, seed: int, seat: int) -> Bot | Policy:
    """An opponent as a batch has it in a game with this seed."""
    player = make_bot(opponent) if isinstance(opponent, str) else opponent
    if isinstance(player, RuleBot):
        player.x = seeded(seed + (seat + 1) * OWN)
    return player


def deal(table: SingleGame, opponents: list[Opponent], seed: int) -> None:
    table.deal(seed)
    table.seat_opponents(0, {p: seated(one, seed, p) for p, one in enumerate(opponents, start=1)})


@pytest.mark.parametrize("name", TABLES)
def test_a_batch_plays_the_games_of_its_seeds(name: str) -> None:
    board, opponents, turns = TABLES[name]
    batch, rng, over = (
        Batch(board, len(opponents) + 1, 3, 5, turns=turns, opponents=opponents, threads=2),
        np.random.default_rng(0),
        0,
    )
    batch.reset()
    tables = [SingleGame(board, len(opponents) + 1, turns=turns) for _ in range(3)]
    for i, table in enumerate(tables):
        deal(table, opponents, int(batch.seeds[i]))
    for _ in range(60):
        assert not batch.seat.any()
        actions = (batch.masks * rng.random(batch.masks.shape)).argmax(axis=1)
        batch.step(actions)
        for i, table in enumerate(tables):
            table.play_round(actions[i])
            assert batch.done[i] == (FINISHED if table.over else TRUNCATED if table.given_up else 0)
            assert batch.rewards[i].tolist() == np.array(table.rewards(), np.float32).tolist()
            if table.ended:
                over += 1
                assert (batch.final_observations[i] == table.observation(0)).all()
                deal(table, opponents, int(batch.seeds[i]))
            assert (batch.observations[i] == table.observation(0)).all()
            assert (batch.masks[i] == table.mask()).all()
    assert over > 0


def test_opponents_that_fail_and_that_cannot_be() -> None:
    def broken(observations: Any, masks: Any) -> Any:
        return np.full(len(masks), 9)

    def too_short(observations: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)[1:]

    for policy, said in (
        (broken, r"broken in seat 1 failed: .*action 9 is not legal"),
        (too_short, r"must return \d whole numbers"),
    ):
        batch = Batch("new_york", 2, 8, 1, opponents=[policy])
        batch.reset()
        with pytest.raises(BotError, match=said):
            batch.step([10] * 8)
        with pytest.raises(RuntimeError, match="reset"):
            batch.step([10] * 8)
    with pytest.raises(ValueError, match="3 seats need 2 opponents, not 1"):
        Batch("new_york", 3, 8, 1, opponents=["planner"])
    with pytest.raises(BotError, match="no bot is called"):
        Batch("new_york", 2, 8, 1, opponents=["nobody"])
    with pytest.raises(ValueError, match="opponents must be a list"):
        Batch("new_york", 2, 8, 1, opponents="planner")


def test_gymnasium_makes_a_vector_environment() -> None:
    envs: Any = gymnasium.make_vec("farebox.envs.gymnasium:farebox/NewYork-v0", num_envs=5, opponents=["greedy"], reward="margin")
    assert isinstance(envs, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=3)
    first, ends = observations.tobytes(), 0
    assert observations in envs.observation_space
    for _ in range(60):
        before = infos["action_mask"]
        observations, rewards, terminations, truncations, infos = envs.step(before.argmax(axis=1))
        assert observations in envs.observation_space
        assert not truncations.any()
        assert not rewards[~terminations].any()
        for row in np.flatnonzero(terminations):
            ends += 1
            assert infos["final_obs"][row][5] == 1  # the phase: over
            assert infos["final_obs"][row] in envs.single_observation_space
    assert ends
    assert envs.reset(seed=3)[0].tobytes() == first
    assert envs.reset()[0].tobytes() != first
    envs.close()


def test_illegal_actions_are_replaced_if_that_is_wanted() -> None:
    envs = SeatVectorEnv(4, illegal="replace", opponents=["random"])
    envs.reset(seed=1)
    for _ in range(5):
        envs.step(np.zeros(4, np.int64))
    with pytest.raises(ValueError, match="illegal must be one of raise, replace"):
        SeatVectorEnv(4, illegal="x")


def test_stable_baselines_takes_a_batch() -> None:
    pytest.importorskip("stable_baselines3")
    from farebox.envs.stable_baselines3 import BatchVecEnv

    envs = BatchVecEnv("new_york", ["random"], games=3, turns=30)
    assert envs.get_attr("action_masks")
    envs.seed(4)
    first, ends = envs.reset(), []
    while len(ends) < 3:
        masks = envs.env_method("action_masks")
        observations, rewards, dones, infos = envs.step(np.array([mask.argmax() for mask in masks]))
        ends += [info for info, done in zip(infos, dones, strict=True) if done]
        assert observations.shape == first.shape
        assert rewards.shape == dones.shape == (3,)
    assert {"terminal_observation", "TimeLimit.truncated", "episode"} == set(ends[0])
    assert all(0 < end["episode"]["l"] < 200 for end in ends)
    with pytest.raises(AttributeError):
        envs.env_method("fly")
