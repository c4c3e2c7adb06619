"""Opponents for environments, and whole games in the single-game ones with everything that they hand out."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from farebox import Action, View


class OwnBot:
    """Not a bot that compiled code knows."""

    name = "own"

    def choose(self, view: View) -> Action:
        return view.actions[len(view.actions) // 2]


def last_action(observations: Any, masks: Any) -> Any:
    """A policy: the last legal action."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def gym_game(env: Any, seed: int) -> list[Any]:
    """Everything a random agent got in a game."""
    rng, out = random.Random(seed), []
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        out.append((observation.tobytes(), info["action_mask"].tobytes()))
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, terminated, truncated, info = env.step(action)
        out.append((reward, terminated, truncated))
        over = terminated or truncated
    return [*out, observation.tobytes()]


def zoo_game(env: Any, seed: int) -> list[Any]:
    rng, out = random.Random(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        out.append((agent, observation["observation"].tobytes(), reward, terminated, truncated))
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if terminated or truncated else rng.choice(legal))
    return out


def spiel_game(game: Any, seed: int) -> list[Any]:
    """Legal actions, tensors and strings, of states that were cloned and resampled now and then."""
    rng, out, state = random.Random(seed), [], game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randrange(32))
            continue
        player, dice = state.current_player(), rng.random()
        out.append((player, state.legal_actions(), state.observation_tensor(player)))
        if dice < 0.2:
            out.append([state.information_state_string(p) for p in range(game.num_players())])
            state = state.clone() if dice < 0.1 else state.resample_from_infostate(player, rng.random)
        state.apply_action(rng.choice(state.legal_actions()))
    return [*out, state.returns(), str(state)]
