"""Games in lock step as training sees them: rows for the network, and what changed for every seat."""

from __future__ import annotations

from farebox.bots.heuristic.decide import PLANNER, decide
from farebox.bots.heuristic.plan import Mind, forget
from farebox.envs.lockstep import FINISHED, GIVEN_UP, deal_next
from farebox.features.network_input import Insight, perceive
from farebox.features.observation import clear, write_mask
from farebox.kernel.twins import inlined, rule
from farebox.rules.dispatch import apply, legal
from farebox.rules.new_york import points
from farebox.rules.state import NEW_YORK, OVER, BoardNumbers, State


@inlined
def standing(b: BoardNumbers, s: State, p: int) -> int:
    """What seat p would have if the game ended now: points, or completed tickets."""
    if b.ruleset == NEW_YORK:
        return points(b, s, p)
    return s.done[p]


@inlined
def show_game(b: BoardNumbers, s: State, at: list[int], k: Insight, row: list[int], mask: list[int], blank: bool) -> None:
    if not blank:
        clear(row)
        clear(mask)
    perceive(b, s, s.seat, at, k, row)
    choices, routes, more = legal(b, s)
    write_mask(choices, routes, more, mask)


@inlined
def start_game(
    b: BoardNumbers,
    s: State,
    k: Insight,
    i: int,
    games: int,
    at: list[int],
    dealt: list[int],
    seeds: list[int],
    stood: list[list[int]],
    rows: list[list[int]],
    masks: list[list[int]],
    seat: list[int],
    seats: int,
    seed: int,
    blank: bool,
) -> None:
    """Deal game i."""
    deal_next(b, s, i, games, seats, seed, dealt, seeds)
    for p in range(seats):
        stood[i][p] = standing(b, s, p)
    show_game(b, s, at, k, rows[i], masks[i], blank)
    seat[i] = s.seat


@inlined
def play_game(
    b: BoardNumbers,
    s: State,
    k: Insight,
    i: int,
    games: int,
    at: list[int],
    dealt: list[int],
    seeds: list[int],
    stood: list[list[int]],
    rows: list[list[int]],
    masks: list[list[int]],
    seat: list[int],
    seats: int,
    seed: int,
    blank: bool,
    actions: list[int],
    changes: list[list[int]],
    done: list[int],
    winners: list[int],
    turns: int,
) -> None:
    """Play an action in game i: how much better every seat stands for it, whether it is over, and who won."""
    apply(b, s, actions[i])
    for p in range(seats):
        now = standing(b, s, p)
        changes[i][p] = now - stood[i][p]
        stood[i][p] = now
    done[i] = 0
    winners[i] = 0
    if s.phase == OVER:
        done[i] = FINISHED
        winners[i] = s.winners
    elif s.turn > turns:
        done[i] = GIVEN_UP
    if done[i] != 0:
        deal_next(b, s, i, games, seats, seed, dealt, seeds)
        for p in range(seats):
            stood[i][p] = standing(b, s, p)
    show_game(b, s, at, k, rows[i], masks[i], blank)
    seat[i] = s.seat


@inlined
def answer_game(b: BoardNumbers, s: State, m: Mind, i: int, learning: list[int], actions: list[int]) -> None:
    """What a planner does in game i, unless it is the turn of the seat that learns."""
    if s.seat != learning[i]:
        forget(m)
        actions[i] = decide(b, s, m, PLANNER, 0)


# fmt: off
@rule
def start_games(
    boards: list[BoardNumbers], states: list[State], insights: list[Insight], at: list[int], dealt: list[int], seeds: list[int],
    stood: list[list[int]], rows: list[list[int]], masks: list[list[int]], seat: list[int], seats: int, seed: int,
) -> None:
    """Deal every game."""
    for i in range(len(states)):
        start_game(boards[0], states[i], insights[0], i, len(states), at, dealt, seeds, stood, rows, masks, seat,
                   seats, seed, False)


@rule
def play_games(
    boards: list[BoardNumbers], states: list[State], insights: list[Insight], at: list[int], dealt: list[int], seeds: list[int],
    stood: list[list[int]], rows: list[list[int]], masks: list[list[int]], seat: list[int], seats: int, seed: int,
    actions: list[int], changes: list[list[int]], done: list[int], winners: list[int], turns: int,
) -> None:
    """Play an action in every game."""
    for i in range(len(states)):
        play_game(boards[0], states[i], insights[0], i, len(states), at, dealt, seeds, stood, rows, masks, seat,
                  seats, seed, False, actions, changes, done, winners, turns)
# fmt: on


@rule
def answer_games(
    boards: list[BoardNumbers], states: list[State], minds: list[Mind], learning: list[int], actions: list[int], games: int
) -> None:
    """The planners' actions in the first so many games."""
    for i in range(games):
        answer_game(boards[0], states[i], minds[0], i, learning, actions)
