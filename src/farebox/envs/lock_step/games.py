"""Games in lock step: rules over arrays with one row per game.

Nothing is allocated and no game reads another game's rows, so CPU or GPU threads may share the work. A row of
`words` has the legal actions of a game, in the three words of `legal`.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from farebox.envs.reward import reward
from farebox.features.legal_sets import is_member, random_member
from farebox.features.observation import clear, observe, write_mask
from farebox.kernel.rng import LOW, advance, mix
from farebox.kernel.twins import inlined, rule
from farebox.rules.dispatch import apply, deal, legal
from farebox.rules.state import CLAIM, OVER, BoardNumbers, State

FINISHED, TRUNCATED = 1, 2  # in `done`


class Games(NamedTuple):
    """Arrays with one row per game, and the numbers that all games share. Compiled rules take it as one argument."""

    boards: list[BoardNumbers]
    states: list[State]
    at: list[int]  # `places` of the table
    dealt: list[int]  # how many games were dealt in each row
    seeds: list[int]
    words: list[list[int]]
    observations: list[list[int]]
    masks: list[list[int]]
    seat: list[int]  # the seat to act
    choosers: list[int]  # the generators of random actions
    rewards: list[list[float]]
    done: list[int]
    seats: int
    seed: int
    memory: int
    reward_kind: int
    turns: int  # a longer game is truncated


class DealArrays(Protocol):
    """The arrays that dealing reads and writes."""

    @property
    def boards(self) -> list[BoardNumbers]: ...
    @property
    def states(self) -> list[State]: ...
    @property
    def dealt(self) -> list[int]: ...
    @property
    def seeds(self) -> list[int]: ...
    @property
    def seats(self) -> int: ...
    @property
    def seed(self) -> int: ...


@rule
def seed_of(seed: int, number: int) -> int:
    """The seed, below 2**53, of the game with the given number in a batch with this seed."""
    high = mix((seed >> 32) ^ mix((number >> 32) + 0x3C6EF372))
    low = mix((seed & LOW) ^ mix((number & LOW) ^ high))
    return ((mix(low ^ high) & 0x1FFFFF) << 32) + low


@inlined
def deal_next(g: DealArrays, s: State, i: int) -> None:
    """Deal the next game in row i. Which seat begins follows from the game's seed."""
    g.seeds[i] = seed_of(g.seed, g.dealt[i] * len(g.states) + i)
    g.dealt[i] += 1
    deal(g.boards[0], s, g.seats, g.seeds[i], g.seeds[i] % g.seats, 0)


@inlined
def show(g: Games, s: State, i: int, blank: bool) -> None:
    """Write what the seat to act sees and may do; `blank`: the rows are already blank."""
    choices, routes, more = legal(g.boards[0], s)
    g.words[i][0] = choices
    g.words[i][1] = routes
    g.words[i][2] = more
    if not blank:
        clear(g.masks[i])
        clear(g.observations[i])
    write_mask(choices, routes, more, g.masks[i])
    observe(g.boards[0], s, s.seat, g.memory, g.at, g.observations[i])
    g.seat[i] = s.seat


@inlined
def deal_game(g: Games, s: State, i: int, blank: bool) -> None:
    """Deal game i."""
    deal_next(g, s, i)
    show(g, s, i, blank)


@inlined
def step_game(g: Games, s: State, i: int, action: int, blank: bool) -> None:
    """Play a legal action in game i; when a game is over, its rewards are written and the next one is dealt."""
    apply(g.boards[0], s, action)
    g.done[i] = 0
    for p in range(g.seats):
        g.rewards[i][p] = 0.0
    if s.phase == OVER:
        g.done[i] = FINISHED
        for p in range(g.seats):
            g.rewards[i][p] = reward(g.boards[0], s, p, g.reward_kind)
    elif s.turn > g.turns:
        g.done[i] = TRUNCATED
    if g.done[i] != 0:
        deal_next(g, s, i)
    show(g, s, i, blank)


@rule
def deal_games(g: Games, start: int, stop: int) -> None:
    """Deal games `start` to `stop - 1`."""
    for i in range(start, stop):
        deal_game(g, g.states[i], i, False)


@rule
def step_games(g: Games, actions: list[int], start: int, stop: int) -> None:
    """Play a legal action in games `start` to `stop - 1`."""
    for i in range(start, stop):
        step_game(g, g.states[i], i, actions[i], False)


@inlined
def is_legal(g: Games, i: int, action: int) -> bool:
    """Whether an action is legal in game i."""
    if action < 0 or action >= CLAIM + g.boards[0].n_routes:
        return False
    return is_member(action, g.words[i][0], g.words[i][1], g.words[i][2])


@inlined
def random_choice(g: Games, i: int) -> int:
    """A uniformly random legal action of game i, by the game's own generator."""
    g.choosers[i] = advance(g.choosers[i])
    return random_member(g.words[i][0], g.words[i][1], g.words[i][2], g.choosers[i])


@rule
def first_illegal(g: Games, actions: list[int], start: int, stop: int) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(start, stop):
        if not is_legal(g, i, actions[i]):
            return i
    return -1


@rule
def choose_randomly(g: Games, actions: list[int], start: int, stop: int) -> None:
    """Choose a uniformly random legal action in every game."""
    for i in range(start, stop):
        actions[i] = random_choice(g, i)
