"""Games in lock step, as rules over arrays that have a row a game.

Nothing is allocated and no game reads another one's rows, so threads and the threads of a GPU may share the work.
A row of `words` keeps the legal actions of a game as the rules tell them.
"""

from __future__ import annotations

from farebox.boards.limits import WORD
from farebox.envs.reward import reward
from farebox.features.observation import clear, observe, write_mask
from farebox.kernel.bits import member, popcount
from farebox.kernel.rng import LOW, advance, below, mix
from farebox.kernel.twins import inlined, rule
from farebox.rules.dispatch import apply, deal, legal
from farebox.rules.state import CLAIM, OVER, BoardNumbers, State

FINISHED, GIVEN_UP = 1, 2  # in `done`


@rule
def seed_of(seed: int, number: int) -> int:
    """The seed, below 2**53, of the game that is dealt as number so and so in a batch with this seed."""
    high = mix((seed >> 32) ^ mix((number >> 32) + 0x3C6EF372))
    low = mix((seed & LOW) ^ mix((number & LOW) ^ high))
    return ((mix(low ^ high) & 0x1FFFFF) << 32) + low


@inlined
def deal_next(b: BoardNumbers, s: State, i: int, games: int, seats: int, seed: int, dealt: list[int], seeds: list[int]) -> None:
    """Deal game i the next time. Who begins follows from the game's seed."""
    seeds[i] = seed_of(seed, dealt[i] * games + i)
    dealt[i] += 1
    deal(b, s, seats, seeds[i], seeds[i] % seats, 0)


@inlined
def show(
    b: BoardNumbers, s: State, memory: int, at: list[int], words: list[int], observation: list[int], mask: list[int], blank: bool
) -> None:
    """Write what the seat to act sees and may do, on rows that are blank already or not."""
    choices, routes, more = legal(b, s)
    words[0] = choices
    words[1] = routes
    words[2] = more
    if not blank:
        clear(mask)
        clear(observation)
    write_mask(choices, routes, more, mask)
    observe(b, s, s.seat, memory, at, observation)


@inlined
def deal_game(
    b: BoardNumbers,
    s: State,
    i: int,
    games: int,
    at: list[int],
    dealt: list[int],
    seeds: list[int],
    words: list[list[int]],
    observations: list[list[int]],
    masks: list[list[int]],
    seat: list[int],
    seats: int,
    seed: int,
    memory: int,
    blank: bool,
) -> None:
    """Deal game i anew."""
    deal_next(b, s, i, games, seats, seed, dealt, seeds)
    show(b, s, memory, at, words[i], observations[i], masks[i], blank)
    seat[i] = s.seat


@inlined
def step_game(
    b: BoardNumbers,
    s: State,
    i: int,
    games: int,
    at: list[int],
    dealt: list[int],
    seeds: list[int],
    words: list[list[int]],
    observations: list[list[int]],
    masks: list[list[int]],
    seat: list[int],
    seats: int,
    seed: int,
    memory: int,
    blank: bool,
    actions: list[int],
    rewards: list[list[float]],
    done: list[int],
    kind: int,
    turns: int,
) -> None:
    """Play a legal action in game i; one that is over pays its rewards and is dealt anew."""
    apply(b, s, actions[i])
    done[i] = 0
    for p in range(seats):
        rewards[i][p] = 0.0
    if s.phase == OVER:
        done[i] = FINISHED
        for p in range(seats):
            rewards[i][p] = reward(b, s, p, kind)
    elif s.turn > turns:
        done[i] = GIVEN_UP
    if done[i] != 0:
        deal_next(b, s, i, games, seats, seed, dealt, seeds)
    show(b, s, memory, at, words[i], observations[i], masks[i], blank)
    seat[i] = s.seat


@rule
def deal_games(
    boards: list[BoardNumbers],
    states: list[State],
    at: list[int],
    dealt: list[int],
    seeds: list[int],
    words: list[list[int]],
    observations: list[list[int]],
    masks: list[list[int]],
    seat: list[int],
    start: int,
    stop: int,
    seats: int,
    seed: int,
    memory: int,
) -> None:
    """Deal games `start` to `stop - 1` anew."""
    b = boards[0]
    n = len(states)
    for i in range(start, stop):
        deal_game(b, states[i], i, n, at, dealt, seeds, words, observations, masks, seat, seats, seed, memory, False)


@rule
def step_games(
    boards: list[BoardNumbers],
    states: list[State],
    at: list[int],
    dealt: list[int],
    seeds: list[int],
    words: list[list[int]],
    observations: list[list[int]],
    masks: list[list[int]],
    seat: list[int],
    start: int,
    stop: int,
    seats: int,
    seed: int,
    memory: int,
    actions: list[int],
    rewards: list[list[float]],
    done: list[int],
    kind: int,
    turns: int,
) -> None:
    """Play a legal action in games `start` to `stop - 1`."""
    b = boards[0]
    n = len(states)
    for i in range(start, stop):
        s = states[i]
        # fmt: off
        step_game(b, s, i, n, at, dealt, seeds, words, observations, masks, seat, seats, seed, memory, False,
                  actions, rewards, done, kind, turns)
        # fmt: on


@inlined
def is_legal(words: list[int], action: int, routes: int) -> bool:
    """Whether an action is among those that `words` tells."""
    if action < 0 or action >= CLAIM + routes:
        return False
    if action < CLAIM:
        return (words[0] >> action) & 1 == 1
    if action < CLAIM + WORD:
        return (words[1] >> (action - CLAIM)) & 1 == 1
    return (words[2] >> (action - CLAIM - WORD)) & 1 == 1


@inlined
def random_choice(words: list[int], x: int) -> int:
    """A legal action, each as likely, by the generator's number x."""
    n = popcount(words[0])
    m = popcount(words[1])
    k = below(x, n + m + popcount(words[2]))
    if k < n:
        return member(words[0], k)
    if k < n + m:
        return CLAIM + member(words[1], k - n)
    return CLAIM + WORD + member(words[2], k - n - m)


@rule
def first_illegal(words: list[list[int]], actions: list[int], start: int, stop: int, routes: int) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(start, stop):
        if not is_legal(words[i], actions[i], routes):
            return i
    return -1


@rule
def choose_randomly(words: list[list[int]], actions: list[int], choosers: list[int], start: int, stop: int) -> None:
    """A legal action in every game, each as likely, by a generator a game."""
    for i in range(start, stop):
        choosers[i] = advance(choosers[i])
        actions[i] = random_choice(words[i], choosers[i])
