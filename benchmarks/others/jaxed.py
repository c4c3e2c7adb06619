"""Pgx: games written for JAX, many at once in one compiled loop. Needs neither Farebox nor the other libraries."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from others.contender import LOCKSTEP, Contender, Play

GAMES = ("leduc_holdem", "connect_four", "backgammon", "go_9x9", "gardner_chess")
STEP = "a call of step: a decision of a player, dice and cards included; in backgammon the move of one checker"
SIZES = (1, 16, 256, 1024, 4096, 16384, 65536)
LANES = 64  # games played to the end, for the mean length
LONGEST = 4096


def contenders(sizes: tuple[int, ...] = SIZES) -> Iterator[Contender]:
    for name in GAMES:
        for batch in sizes:
            yield Contender("Pgx", name, LOCKSTEP, STEP, partial(lockstep, name, batch), batch)


def rollout(name: str, batch: int, steps: int) -> tuple[Any, Any]:
    """Two compiled functions: deal all games; play `steps` random steps in all games, dealing again when one ends.

    They return the whole state, so that its masks and observations cannot be optimized away.
    """
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: None) -> tuple[Any, Any]:
        state, key = carry
        key, chance, choice = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, logits, axis=-1)
        state = step(state, action, jax.random.split(chance, batch))
        return (state, key), state.terminated

    deal = jax.jit(lambda key: jax.vmap(env.init)(jax.random.split(key, batch)))
    return deal, jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=steps), donate_argnums=(0, 1))


def mean_length(name: str, lanes: int = LANES) -> float:
    """Mean number of steps per game, over one whole game in each lane."""
    import jax
    import numpy as np

    deal, run = rollout(name, lanes, 16)
    state, key = deal(jax.random.PRNGKey(2)), jax.random.PRNGKey(3)
    length, played = np.zeros(lanes, int), 0
    while not length.all() and played < LONGEST:
        (state, key), ended = run(state, key)
        for k, row in enumerate(np.asarray(ended), start=played + 1):
            length[row & (length == 0)] = k
        played += 16
    length[length == 0] = played
    return float(length.mean())


LENGTHS: dict[str, float] = {}


def lockstep(name: str, batch: int) -> Play:
    import jax

    if name not in LENGTHS:
        LENGTHS[name] = mean_length(name)
    steps = max(1, min(64, 16384 // batch))
    deal, run = rollout(name, batch, steps)
    now = [deal(jax.random.PRNGKey(0)), jax.random.PRNGKey(1)]

    def play() -> tuple[int, float]:
        (now[0], now[1]), _ = run(*now)
        jax.block_until_ready(now[0])
        return steps * batch, steps * batch / LENGTHS[name]

    return play
