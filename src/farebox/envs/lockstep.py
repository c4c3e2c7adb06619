"""Games in lock step, as rules: every function plays games `start` to `stop - 1` of arrays that have a row a game.

Nothing is allocated and no game reads another one's rows, so threads and the threads of a GPU may share the work.
A row of `words` keeps the legal actions of a game as the rules tell them.
"""

from __future__ import annotations

from farebox.boards.limits import WORD
from farebox.envs.observation import observe, write_mask
from farebox.envs.reward import reward
from farebox.rules.bits import member, popcount
from farebox.rules.cards import LOW, advance, below, mix
from farebox.rules.play import apply, deal, legal
from farebox.rules.state import CLAIM, OVER, BoardNumbers, State, inlined, rule

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
    b: BoardNumbers, s: State, memory: int, at: list[int], words: list[int], observation: list[int], mask: list[int]
) -> None:
    """Write what the seat to act sees and may do."""
    choices, routes, more = legal(b, s)
    words[0] = choices
    words[1] = routes
    words[2] = more
    write_mask(choices, routes, more, mask)
    observe(b, s, s.seat, memory, at, observation)


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
    """Deal every game anew."""
    b = boards[0]
    for i in range(start, stop):
        deal_next(b, states[i], i, len(states), seats, seed, dealt, seeds)
        show(b, states[i], memory, at, words[i], observations[i], masks[i])
        seat[i] = states[i].seat


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
    """Play a legal action in every game; one that is over pays its rewards and is dealt anew."""
    b = boards[0]
    for i in range(start, stop):
        s = states[i]
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
            deal_next(b, s, i, len(states), seats, seed, dealt, seeds)
        show(b, s, memory, at, words[i], observations[i], masks[i])
        seat[i] = s.seat


@rule
def first_illegal(words: list[list[int]], actions: list[int], start: int, stop: int, routes: int) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(start, stop):
        action = actions[i]
        if action < 0 or action >= CLAIM + routes:
            return i
        if action < CLAIM:
            bit = words[i][0] >> action
        elif action < CLAIM + WORD:
            bit = words[i][1] >> (action - CLAIM)
        else:
            bit = words[i][2] >> (action - CLAIM - WORD)
        if bit & 1 == 0:
            return i
    return -1


@rule
def choose_randomly(words: list[list[int]], actions: list[int], choosers: list[int], start: int, stop: int) -> None:
    """A legal action in every game, each as likely, by a generator a game."""
    for i in range(start, stop):
        choosers[i] = advance(choosers[i])
        n = popcount(words[i][0])
        m = popcount(words[i][1])
        k = below(choosers[i], n + m + popcount(words[i][2]))
        if k < n:
            actions[i] = member(words[i][0], k)
        elif k < n + m:
            actions[i] = CLAIM + member(words[i][1], k - n)
        else:
            actions[i] = CLAIM + WORD + member(words[i][2], k - n - m)
