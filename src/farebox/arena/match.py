"""Matches: the games of a batch.

Where every bot at the table can be compiled, whole games run by the rules' numbers; compiled, interpreted or recorded,
they are the same games. All other bots play through Game, by what their seat sees.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from farebox.arena.compiled_match import LONGEST, play_match
from farebox.arena.contest import Contest, Fixture, close
from farebox.arena.result import Fault, Result
from farebox.boards.board import Board, load_board
from farebox.bots.base import BUDGETS, KINDS, LEVELS, Bot, make_bot
from farebox.bots.heuristic.plan import Mind
from farebox.bots.program import Fault as ProgramFault
from farebox.bots.program import ProgramBot
from farebox.game.action import IllegalAction, action_of_steps
from farebox.game.game import Game
from farebox.game.text.names import ENDINGS, members
from farebox.kernel.fields import from_record, to_record
from farebox.kernel.twins import Twins
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.compiled import compiled_rules
from farebox.rules.state import OVER, PAY, State

WORTH_COMPILING = 1000  # games: fewer are played before the compiler is done


@dataclass(frozen=True)
class Played:
    """A result, and the record of the game if it was asked for."""

    result: Result
    record: str = ""


def play_batch(contest: Contest, fixtures: Sequence[Fixture]) -> list[Played]:
    """Play games. What comes of each depends on nothing but the contest and its fixture."""
    board = load_board(contest.board)
    return [_play(board, contest, fixture) for fixture in fixtures]


def warm_up(contest: Contest) -> None:
    """Compile what will be needed, once for all processes."""
    board = load_board(contest.board)
    compiled = next((fixture for fixture in contest.block(contest.seed) if fixture.compiled), None)
    if compiled and _compiles(contest):
        _play_compiled(board, compiled)
    for spec in contest.bots:
        if spec in LEVELS or spec.partition(":")[0] in BUDGETS:
            getattr(make_bot(spec), "rehearse", lambda board, seats: None)(board, contest.seats)


def _compiles(contest: Contest) -> bool:
    return contest.games >= WORTH_COMPILING and not contest.records


def _play(board: Board, contest: Contest, fixture: Fixture) -> Played:
    if not fixture.compiled:
        return _Table(board, fixture, contest.seconds_per_move).play(contest.records)
    if contest.records:
        return _play_recorded(board, fixture)
    return _play_compiled(board, fixture) if _compiles(contest) else _play_interpreted(board, fixture)


@cache
def _compiled_match() -> Any:
    return compiled_rules().twin(play_match)


@cache
def _records(board: Board) -> tuple[Any, Any, Any]:
    return to_record(board_numbers(board)), to_record(State()), to_record(Mind())


def _play_compiled(board: Board, fixture: Fixture) -> Played:
    import numpy as np

    boards, states, minds = _records(board)
    kinds = np.array([KINDS[bot] for bot in fixture.bots], np.int64)
    _compiled_match()(boards, states, minds, kinds, len(kinds), fixture.seed, 0)
    return Played(_result(board, fixture, from_record(State, states[0])))


def _play_interpreted(board: Board, fixture: Fixture) -> Played:
    s, kinds = State(), [KINDS[bot] for bot in fixture.bots]
    play_match([board_numbers(board)], [s], [Mind()], kinds, len(kinds), fixture.seed, 0)
    return Played(_result(board, fixture, s))


def _play_recorded(board: Board, fixture: Fixture) -> Played:
    """The very game that the compiled match plays, with its record: its steps, played through Game."""
    game, steps = Game(board, len(fixture.bots), fixture.seed), iter(_steps_of_match(board, fixture))
    for step in steps:
        chosen, state = [step], game.state.copy()
        dispatch.apply(board_numbers(board), state, step)
        if state.phase == PAY:
            chosen.append(next(steps))
        game.play(action_of_steps(board, game.state, chosen))
    return Played(_result(board, fixture, game.state), str(game.record(list(fixture.bots))))


def _steps_of_match(board: Board, fixture: Fixture) -> list[int]:
    state, steps = State(), list[int]()

    def noted(b: Any, s: Any, step: int) -> None:
        if s is state:
            steps.append(step)
        dispatch.apply(b, s, step)

    twins = Twins(lambda copy: copy)
    twins.made[dispatch.apply] = noted  # type: ignore[index]  # a function, which the type does not say
    kinds = [KINDS[bot] for bot in fixture.bots]
    twins.of(play_match)([board_numbers(board)], [state], [Mind()], kinds, len(kinds), fixture.seed, 0)
    return steps


class _Table:
    """A game between bots of any kind. A bot that fails harms only itself: chance plays that move for it."""

    def __init__(self, board: Board, fixture: Fixture, limit: float | None) -> None:
        self.fixture, self.limit = fixture, limit
        self.game = Game(board, len(fixture.bots), fixture.seed)
        self.faults: list[Fault] = []
        self.bots = [self._make(seat, spec) for seat, spec in enumerate(fixture.bots)]
        self.chance = [Random(f"chance {bot_seed(fixture, seat)}") for seat in self.game.seats]

    def play(self, record: bool) -> Played:
        while not self.game.over and len(self.game.plays) < LONGEST:
            seat = self.game.seat
            problem = self._move(seat)
            if problem is not None:
                if problem:
                    self.faults.append(Fault.of(seat, self.game.state.turn, problem))
                self.game.play(self.chance[seat].choice(self.game.view(seat).actions))
        for bot in self.bots:
            close(bot)
        result = _result(self.game.board, self.fixture, self.game.state, tuple(self.faults))
        return Played(result, str(self.game.record(list(self.fixture.bots))) if record else "")

    def _make(self, seat: int, spec: str) -> Bot | None:
        try:
            bot = make_bot(spec, bot_seed(self.fixture, seat))
            if isinstance(bot, ProgramBot):  # it fails like any other bot, and is told its time
                bot.stand_in, bot.seconds = None, self.limit or bot.seconds
            return bot
        except (Exception, SystemExit) as error:
            self.faults.append(Fault.of(seat, 0, f"cannot be made: {_told(error)}"))
            return None

    def _move(self, seat: int) -> str | None:
        """Play the bot's move; if that fails, say why ("" if it was said before) and change nothing."""
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
        except (Exception, SystemExit) as error:  # whatever a stranger's bot does, the others play on
            return f"raised {_told(error)}"
        seconds = time.perf_counter() - started
        if self.limit is not None and seconds > self.limit:
            return f"took {seconds:.2f} s, {self.limit:g} s allowed"
        try:
            self.game.play(action)
        except IllegalAction as error:
            return f"illegal: {error}"
        except Exception as error:  # what it returned cannot even be read
            return f"rubbish: {_told(error)}"
        return None


def _result(board: Board, fixture: Fixture, s: State, faults: tuple[Fault, ...] = ()) -> Result:
    over = s.phase == OVER
    winners, ending = (tuple(members(s.winners)), ENDINGS[s.ending]) if over else ((), "")
    return Result(board.id, board.digest, fixture, tuple(s.total[: s.seats]), winners, s.turn, ending, faults)


def bot_seed(fixture: Fixture, seat: int) -> int:
    """A bot's seed: of the game and the seat alone, so that nobody's luck hangs on who else plays or in which process."""
    digest = hashlib.sha256(f"{fixture.seed} {fixture.rotation} {seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
