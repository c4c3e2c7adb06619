"""Matches: the games of a batch.

If every bot at the table can be compiled, whole games run directly on the rules; compiled, interpreted or recorded,
they are the same games. All other bots play through Game and see only their own view.
"""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from farebox.arena.compiled_match import MAX_STEPS, play_match
from farebox.arena.contest import Contest, Pairing, close
from farebox.arena.result import BotFault, GameResult
from farebox.boards.board import Board, load_board
from farebox.bots.base import RULE_BOTS, Bot, choose_steps
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.program import ProgramBot, ProgramFault
from farebox.bots.registry import BUDGETS, LEVELS, make_bot
from farebox.game.action import IllegalAction, action_of_steps
from farebox.game.game import Game
from farebox.game.text.names import ENDINGS, members
from farebox.kernel.fields import from_record, to_record
from farebox.kernel.twins import Twins
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.compiled import compiled_rules
from farebox.rules.state import OVER, State

COMPILE_MATCHES_FROM = 1000  # games; fewer are done sooner than compiling


@dataclass(frozen=True)
class PlayedGame:
    """A result, and the record of the game if it was asked for."""

    result: GameResult
    record: str = ""


def play_batch(contest: Contest, pairings: Sequence[Pairing]) -> list[PlayedGame]:
    """Play games. The result of each depends only on the contest and its pairing."""
    board = load_board(contest.board)
    return [_play(board, contest, pairing) for pairing in pairings]


def warm_up(contest: Contest) -> None:
    """Compile what will be needed, once for all processes."""
    board = load_board(contest.board)
    compiled = next((pairing for pairing in contest.block(contest.seed) if pairing.compiled), None)
    if compiled and _compiles(contest):
        _play_compiled(board, compiled)
    for spec in contest.bots:
        if spec in LEVELS or spec.partition(":")[0] in BUDGETS:
            getattr(make_bot(spec), "warm_up", lambda board, seats: None)(board, contest.seats)


def _compiles(contest: Contest) -> bool:
    return contest.games >= COMPILE_MATCHES_FROM and not contest.records


def _play(board: Board, contest: Contest, pairing: Pairing) -> PlayedGame:
    if not pairing.compiled:
        return _BotGame(board, pairing, contest.seconds_per_move).play(contest.records)
    if contest.records:
        return _play_recorded(board, pairing)
    return _play_compiled(board, pairing) if _compiles(contest) else _play_interpreted(board, pairing)


@cache
def _compiled_match() -> Any:
    return compiled_rules().twin(play_match)


@cache
def _records(board: Board) -> tuple[Any, Any, Any]:
    return to_record(board_numbers(board)), to_record(State()), to_record(PlanMemory())


def _play_compiled(board: Board, pairing: Pairing) -> PlayedGame:
    import numpy as np

    boards, states, memories = _records(board)
    kinds = np.array([RULE_BOTS[bot] for bot in pairing.bots], np.int64)
    _compiled_match()(boards, states, memories, kinds, len(kinds), pairing.seed, 0)
    return PlayedGame(_result(board, pairing, from_record(State, states[0])))


def _play_interpreted(board: Board, pairing: Pairing) -> PlayedGame:
    s, kinds = State(), [RULE_BOTS[bot] for bot in pairing.bots]
    play_match([board_numbers(board)], [s], [PlanMemory()], kinds, len(kinds), pairing.seed, 0)
    return PlayedGame(_result(board, pairing, s))


def _play_recorded(board: Board, pairing: Pairing) -> PlayedGame:
    """The same game as the compiled match plays, with its record: its steps are played through Game."""
    game, steps = Game(board, len(pairing.bots), pairing.seed), deque(_steps_of_match(board, pairing))
    while steps:
        chosen = choose_steps(board_numbers(board), game.state.copy(), lambda state: steps.popleft())
        game.play(action_of_steps(board, game.state, chosen))
    return PlayedGame(_result(board, pairing, game.state), str(game.record(list(pairing.bots))))


def _steps_of_match(board: Board, pairing: Pairing) -> list[int]:
    state, steps = State(), list[int]()

    def noted(b: Any, s: Any, step: int) -> None:
        if s is state:
            steps.append(step)
        dispatch.apply(b, s, step)

    twins = Twins(lambda copy: copy)
    twins.made[dispatch.apply] = noted  # type: ignore[index]  # a function, which the type does not say
    kinds = [RULE_BOTS[bot] for bot in pairing.bots]
    twins.of(play_match)([board_numbers(board)], [state], [PlanMemory()], kinds, len(kinds), pairing.seed, 0)
    return steps


class _BotGame:
    """A game between bots of any kind. If a bot fails, a random action is played in its place."""

    def __init__(self, board: Board, pairing: Pairing, limit: float | None) -> None:
        self.pairing, self.limit = pairing, limit
        self.game = Game(board, len(pairing.bots), pairing.seed)
        self.faults: list[BotFault] = []
        self.bots = [self._make(seat, spec) for seat, spec in enumerate(pairing.bots)]
        self.chance = [Random(f"chance {bot_seed(pairing, seat)}") for seat in self.game.seats]

    def play(self, record: bool) -> PlayedGame:
        while not self.game.over and len(self.game.plays) < MAX_STEPS:
            seat = self.game.seat
            problem = self._move(seat)
            if problem is not None:
                if problem:
                    self.faults.append(BotFault.of(seat, self.game.state.turn, problem))
                self.game.play(self.chance[seat].choice(self.game.view(seat).actions))
        for bot in self.bots:
            close(bot)
        result = _result(self.game.board, self.pairing, self.game.state, tuple(self.faults))
        return PlayedGame(result, str(self.game.record(list(self.pairing.bots))) if record else "")

    def _make(self, seat: int, spec: str) -> Bot | None:
        try:
            bot = make_bot(spec, bot_seed(self.pairing, seat))
            if isinstance(bot, ProgramBot):  # it fails like other bots, within the contest's time limit
                bot.stand_in, bot.seconds = None, self.limit or bot.seconds
            return bot
        except (Exception, SystemExit) as error:
            self.faults.append(BotFault.of(seat, 0, f"cannot be created: {_described(error)}"))
            return None

    def _move(self, seat: int) -> str | None:
        """Play the bot's move. If that fails, change nothing and return the reason ("" if it was reported before)."""
        bot, view = self.bots[seat], self.game.view(seat)
        if bot is None:
            return ""
        started = time.perf_counter()
        try:
            action = bot.choose(view)
        except ProgramFault as fault:
            if fault.kind == "dead":
                self.bots[seat] = None
            return str(fault)
        except (Exception, SystemExit) as error:  # whatever a bot raises, the game goes on
            return f"raised {_described(error)}"
        seconds = time.perf_counter() - started
        if self.limit is not None and seconds > self.limit:
            return f"took {seconds:.2f} s, {self.limit:g} s allowed"
        try:
            self.game.play(action)
        except IllegalAction as error:
            return f"illegal: {error}"
        except Exception as error:  # it did not return an action at all
            return f"rubbish: {_described(error)}"
        return None


def _result(board: Board, pairing: Pairing, s: State, faults: tuple[BotFault, ...] = ()) -> GameResult:
    over = s.phase == OVER
    winners, ending = (tuple(members(s.winners)), ENDINGS[s.ending]) if over else ((), "")
    return GameResult(board.id, board.digest, pairing, tuple(s.total[: s.seats]), winners, s.turn, ending, faults)


def bot_seed(pairing: Pairing, seat: int) -> int:
    """A bot's seed depends only on the game and the seat, not on the other bots or the process it plays in."""
    digest = hashlib.sha256(f"{pairing.seed} {pairing.rotation} {seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def _described(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
