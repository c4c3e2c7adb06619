"""Matches: the games of a batch.

If every bot at the table can be compiled, whole games run directly on the rules; compiled, interpreted or recorded,
they are the same games. All other bots play through Game and see only their own view.
"""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from farebox.arena.compiled_match import MAX_STEPS, play_match
from farebox.arena.contest import Contest, Pairing
from farebox.arena.result import BotFault, GameResult
from farebox.arena.roster import BotFailure, Roster, described
from farebox.boards.board import Board
from farebox.bots.base import Bot, choose_steps
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.program import ProgramFault
from farebox.bots.registry import BUDGETS, LEVELS, make_bot
from farebox.game.action import Action, IllegalAction, action_of_steps
from farebox.game.game import Game
from farebox.game.text.names import ENDINGS, members
from farebox.kernel.fields import from_record, to_record
from farebox.kernel.twins import Twins
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import OVER, State

COMPILE_MATCHES_FROM = 1000  # games; fewer are done sooner than compiling


@dataclass(frozen=True)
class PlayedGame:
    """A result, and the record of the game if it was asked for."""

    result: GameResult
    record: str = ""


def play_batch(contest: Contest, pairings: Sequence[Pairing], roster: Roster | None = None) -> list[PlayedGame]:
    """Play games. The result of each depends only on the contest and its pairing. Bots of the roster stay for the next batch.

    Raises BotFailure at the first move that a bot fails to make, unless the contest keeps going.
    """
    board = contest.load_board()
    with nullcontext(roster) if roster else closing(Roster()) as bots:
        return [_play(board, contest, pairing, bots) for pairing in pairings]


def warm_up(contest: Contest) -> None:
    """Compile what will be needed, once for all processes."""
    board = contest.load_board()
    compiled = next((pairing for pairing in contest.block(contest.seed) if contest.kinds(pairing)), None)
    if compiled and _compiles(contest):
        _play_compiled(board, compiled, contest.kinds(compiled) or [])
    for spec in contest.specs.values():
        if spec in LEVELS or spec.partition(":")[0] in BUDGETS:
            getattr(make_bot(spec), "warm_up", lambda board, seats: None)(board, contest.seats)


def _compiles(contest: Contest) -> bool:
    return contest.games >= COMPILE_MATCHES_FROM and not contest.records


def _play(board: Board, contest: Contest, pairing: Pairing, roster: Roster) -> PlayedGame:
    kinds = contest.kinds(pairing)
    if kinds is None:
        return _BotGame(board, contest, pairing, roster).play()
    if contest.records:
        return _play_recorded(board, pairing, kinds)
    return _play_compiled(board, pairing, kinds) if _compiles(contest) else _play_interpreted(board, pairing, kinds)


@cache
def _compiled_match() -> Any:
    return compiled_rules().twin(play_match)


@cache
def _records(board: Board) -> tuple[Any, Any, Any]:
    return to_record(board_numbers(board)), to_record(State()), to_record(PlanMemory())


def _play_compiled(board: Board, pairing: Pairing, kinds: list[int]) -> PlayedGame:
    import numpy as np

    boards, states, memories = _records(board)
    _compiled_match()(boards, states, memories, np.array(kinds, np.int64), len(kinds), pairing.seed, 0)
    return PlayedGame(_result(board, pairing, from_record(State, states[0])))


def _play_interpreted(board: Board, pairing: Pairing, kinds: list[int]) -> PlayedGame:
    s = State()
    play_match([board_numbers(board)], [s], [PlanMemory()], kinds, len(kinds), pairing.seed, 0)
    return PlayedGame(_result(board, pairing, s))


def _play_recorded(board: Board, pairing: Pairing, kinds: list[int]) -> PlayedGame:
    """The same game as the compiled match plays, with its record: its steps are played through Game."""
    game, steps = Game(board, len(pairing.bots), pairing.seed), deque(_steps_of_match(board, pairing, kinds))
    while steps:
        chosen = choose_steps(board_numbers(board), game.state.copy(), lambda state: steps.popleft())
        game.play(action_of_steps(board, game.state, chosen))
    return PlayedGame(_result(board, pairing, game.state), str(game.record(list(pairing.bots))))


def _steps_of_match(board: Board, pairing: Pairing, kinds: list[int]) -> list[int]:
    state, steps = State(), list[int]()

    def noted(b: Any, s: Any, step: int) -> None:
        if s is state:
            steps.append(step)
        dispatch.apply(b, s, step)

    twins = Twins(lambda copy: copy)
    twins.made[dispatch.apply] = noted  # type: ignore[index]  # a function, which the type does not say
    twins.of(play_match)([board_numbers(board)], [state], [PlanMemory()], kinds, len(kinds), pairing.seed, 0)
    return steps


class _BotGame:
    """A game between bots of any kind. If a bot fails, that stops the contest, or a random action is played in its place."""

    def __init__(self, board: Board, contest: Contest, pairing: Pairing, roster: Roster) -> None:
        self.contest, self.pairing, self.roster = contest, pairing, roster
        self.limit = contest.seconds_per_move
        self.game = Game(board, len(pairing.bots), pairing.seed)
        self.faults: list[BotFault] = []
        seeds = [bot_seed(pairing, seat) for seat in self.game.seats]
        seated = roster.seat(board, [contest.specs[name] for name in pairing.bots], seeds, self.limit)
        self.bots = [None if isinstance(bot, BotFailure) else bot for bot in seated]
        for seat, bot in enumerate(seated):
            if isinstance(bot, BotFailure):
                self._note(seat, bot)
        self.chance = [Random(f"chance {seed}") for seed in seeds]

    def play(self) -> PlayedGame:
        while not self.game.over and len(self.game.plays) < MAX_STEPS:
            seat = self.game.seat
            if not self._move(seat):
                self.game.play(self.chance[seat].choice(self.game.view(seat).actions))
        self.roster.over(self.game, self.bots)
        faults = tuple(sorted(self.faults, key=lambda fault: fault.seat))  # as they are stored: seat by seat
        result = _result(self.game.board, self.pairing, self.game.state, faults)
        return PlayedGame(result, str(self.game.record(list(self.pairing.bots))) if self.contest.records else "")

    def _move(self, seat: int) -> bool:
        """Play the bot's move. If that fails, change nothing and return False."""
        bot = self.bots[seat]
        if bot is None:
            return False
        try:
            self.game.play(self._chosen(bot, seat))
        except BotFailure as failure:
            self._note(seat, failure)
            return False
        except IllegalAction as error:
            self._note(seat, BotFailure(f"illegal: {error}"))
            return False
        except Exception as error:  # it did not return an action at all
            self._note(seat, BotFailure(f"rubbish: {described(error)}"))
            return False
        return True

    def _chosen(self, bot: Bot, seat: int) -> Action:
        view, started = self.game.view(seat), time.perf_counter()
        try:
            action = bot.choose(view)
        except ProgramFault as fault:
            if fault.kind == "dead":
                self.bots[seat] = None
            raise BotFailure(str(fault)) from None
        except (Exception, SystemExit) as error:
            raise BotFailure.of("raised ", error) from None
        seconds = time.perf_counter() - started
        if self.limit is not None and seconds > self.limit:
            raise BotFailure(f"took {seconds:.2f} s, {self.limit:g} s allowed")
        if not isinstance(action, Action):
            raise BotFailure(f"illegal: chose {action!r}, which is not an Action")
        return action

    def _note(self, seat: int, failure: BotFailure) -> None:
        """Count a failure, or stop the contest."""
        turn = self.game.state.turn
        if not self.contest.keep_going:
            where = f"{self.pairing.bots[seat]}, seed {self.pairing.seed}, rotation {self.pairing.rotation}, turn {turn}"
            raise BotFailure(f"{where}: {failure}", failure.details)
        self.faults.append(BotFault.of(seat, turn, str(failure)))


def _result(board: Board, pairing: Pairing, s: State, faults: tuple[BotFault, ...] = ()) -> GameResult:
    over = s.phase == OVER
    winners, ending = (tuple(members(s.winners)), ENDINGS[s.ending]) if over else ((), "")
    return GameResult(board.id, board.digest, pairing, tuple(s.total[: s.seats]), winners, s.turn, ending, faults)


def bot_seed(pairing: Pairing, seat: int) -> int:
    """A bot's seed depends only on the game and the seat, not on the other bots or the process it plays in."""
    digest = hashlib.sha256(f"{pairing.seed} {pairing.rotation} {seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")
