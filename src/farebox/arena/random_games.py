"""Many random games, played interpreted, compiled or recorded, and their statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from farebox.boards.board import Board
from farebox.bots.base import choose_steps
from farebox.game.action import action_of_steps
from farebox.game.game import SEEDS, Game, Options
from farebox.game.text.names import ENDINGS, members
from farebox.kernel.fields import to_record
from farebox.kernel.rng import advance, seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import deal
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.running.random_play import CHOOSER, playout, random_action
from farebox.rules.state import OVER, BoardNumbers, State

COMPILE_RANDOM_GAMES_FROM = 50_000  # games

FinalStates = Iterator[tuple[State, int]]  # final states, and how many steps each game took


def random_games(board: Board, options: Options, games: int, keep: Callable[[Game, int], None] | None = None) -> FinalStates:
    """Random games with consecutive seeds: the same games however they are played. `keep` gets every game and its seed."""
    options.check(board)
    if options.seed is None or options.seed + games > SEEDS:
        raise ValueError(f"the seeds from {options.seed} on go beyond 2**53")
    seeds = range(options.seed, options.seed + games)
    if keep is not None:
        return _recorded(board, options, seeds, keep)
    return _compiled(board, options, seeds) if games >= COMPILE_RANDOM_GAMES_FROM else _interpreted(board, options, seeds)


def load_compiled(board: Board, seats: int) -> None:
    """Load the compiled rules, or compile them, which takes a while."""
    compiled_rules().random_games(to_record(board_numbers(board)), to_record(State()), seats, 0, 1)


def _interpreted(board: Board, options: Options, seeds: range) -> FinalStates:
    b = board_numbers(board)
    for seed in seeds:
        state = State()
        deal(b, state, options.seats, seed, options.first_seat, options.completion_cards)
        yield state, playout(b, state, seeded(CHOOSER + seed))


def _compiled(board: Board, options: Options, seeds: range) -> FinalStates:
    rules = compiled_rules()
    boards, states = to_record(board_numbers(board)), to_record(State())
    for seed in seeds:
        rules.deal(boards[0], states[0], options.seats, seed, options.first_seat, options.completion_cards)
        steps = rules.playout(boards[0], states[0], seeded(CHOOSER + seed))
        yield _end_of(states[0]), steps


def _end_of(record: Any) -> State:
    """The fields of a final state that a tally reads; copying the rest would take longer than the game."""
    end = State.__new__(State)
    for name in ("phase", "turn", "ending", "winners", "total"):
        setattr(end, name, record[name].tolist())
    return end


def _recorded(board: Board, options: Options, seeds: range, keep: Callable[[Game, int], None]) -> FinalStates:
    b = board_numbers(board)
    for seed in seeds:
        game = Game(board, options.seats, seed, first_seat=options.first_seat, completion_cards=options.completion_cards)
        choose, steps = _random_steps(b, seeded(CHOOSER + seed)), 0
        while not game.over:
            chosen = choose_steps(b, game.state.copy(), choose)
            game.play(action_of_steps(board, game.state, chosen))
            steps += len(chosen)
        keep(game, seed)
        yield game.state, steps


def _random_steps(b: BoardNumbers, x: int) -> Callable[[State], int]:
    """Each call chooses a random step by the generator's next number."""

    def choose(state: State) -> int:
        nonlocal x
        x = advance(x)
        return random_action(b, state, x)

    return choose


class GameStatistics:
    """What happened in many games."""

    def __init__(self, seats: int) -> None:
        self.seats, self.games, self.steps, self.turns = seats, 0, 0, 0
        self.endings: Counter[str] = Counter()
        self.wins = [0.0] * seats
        self.totals: list[list[int]] = [[] for _ in range(seats)]

    def add(self, state: State, steps: int) -> None:
        assert state.phase == OVER
        self.games += 1
        self.steps += steps
        self.turns += state.turn
        self.endings[ENDINGS[state.ending]] += 1
        winners = members(state.winners)
        for p in winners:
            self.wins[p] += 1 / len(winners)
        for p in range(self.seats):
            self.totals[p].append(state.total[p])

    def summary(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "steps": self.steps,
            "turns_per_game": round(self.turns / self.games, 3),
            "endings": dict(self.endings),
            "win_rates": [round(wins / self.games, 4) for wins in self.wins],
            "mean_totals": [round(sum(totals) / self.games, 3) for totals in self.totals],
            "highest_total": max(map(max, self.totals)),
            "lowest_total": min(map(min, self.totals)),
        }
