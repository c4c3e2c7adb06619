"""Programs as bots: any language, one JSON line per decision over standard input and output (docs/bots.md)."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
import weakref
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import IO, Any

from farebox.boards.board import Board
from farebox.bots.base import Bot, BotError, RuleBot
from farebox.game.action import Action, IllegalAction, read_action, steps_of
from farebox.game.score import Score
from farebox.game.text.names import shown
from farebox.game.view import View

PROGRAM_PREFIX = "program:"
ANSWER_SECONDS = 5.0
LONGEST_WAIT = 3600.0
LONGEST_LINE = 1_000_000  # bytes
MOST_UNREAD = 100  # lines; what a program writes beyond them is discarded
EXIT_SECONDS = 0.5  # seconds for a program to exit by itself once its input is closed
FAULTS = ("late", "rubbish", "illegal", "dead")

Lines = SimpleQueue[bytes | None]  # None: end of output


class ProgramFault(Exception):  # noqa: N818 -- what a program did, not what went wrong here
    """Why an answer is rejected, or cannot come: one of FAULTS, and the reason in words."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


class ProgramBot:
    """A seat played by a program. If it fails, its stand-in plays the move; once the program is dead, every move.

    If it ends before its first move, `choose` raises ProgramFault.
    """

    def __init__(self, command: str, seed: int = 0, seconds: float = ANSWER_SECONDS) -> None:
        """Start the program; `seconds` is the time limit per move. Raises BotError if it cannot be started."""
        check_seconds(seconds)
        self.command, self.seed, self.seconds = command, seed, seconds
        self.name = f"{PROGRAM_PREFIX} {command}"
        self.faults: Counter[str] = Counter()  # moves that the stand-in played, by reason
        self.stand_in: Bot | None = RuleBot("greedy", seed)  # None: `choose` raises ProgramFault
        self.game = -1  # the number of the game, from 0
        self._table: tuple[Any, ...] | None = None  # identifies the current game; None: no game
        self._turn = 0
        self._dead = self._has_moved = False
        self._program = Program(command)

    @property
    def dead(self) -> bool:
        return self._dead

    def start(self, board: Board, seat: int, seats: int, seed: int) -> None:
        """Tell the program that a game begins. Without this call, the first view of a game says so."""
        self.game += 1
        self._table, self._turn = (board.digest, seat, seats), 0
        message = {"board": board_map(board), "seat": seat, "seats": seats, "seed": seed}
        self._program.tell({"type": "start", "game": self.game, **message})

    def choose(self, view: View) -> Action:
        self._notice_new_game(view)
        try:
            if self._dead:
                raise ProgramFault("dead", "is dead")
            question = {"type": "choose", "game": self.game, "seat": view.seat, "view": view.to_dict()}
            action = read_answer(self._program.ask(question, self.seconds), view)
            self._has_moved = True
            return action
        except ProgramFault as fault:
            self.faults[fault.kind] += 1
            known, self._dead = self._dead, self._dead or fault.kind == "dead"
            if self.stand_in is None or (self._dead and not self._has_moved):
                raise
            if not known:
                moves = "this and all further moves" if self._dead else "this move"
                where = f"game {self.game}, seat {view.seat}, turn {view.turn}"
                print(f"farebox: {where}: {self.name} {fault}; {self.stand_in.name} plays {moves}", file=sys.stderr, flush=True)
            return self.stand_in.choose(view)

    def over(self, scores: Sequence[Score], winners: Sequence[int]) -> None:
        """Tell the program how the game ended."""
        message = {"scores": [vars(score) for score in scores], "winners": list(winners)}
        self._program.tell({"type": "over", "game": self.game, **message})
        self._table = None

    def close(self) -> None:
        """Stop the program. Also happens when the bot is garbage-collected and when Python exits."""
        self._dead = True
        self._program.close()

    def _notice_new_game(self, view: View) -> None:
        """A new game is recognized by its views, so callers need only call `choose`."""
        table = (view.board.digest, view.me.seat, view.seats)
        if table != self._table or view.turn < self._turn:
            self.start(view.board, view.me.seat, view.seats, Random(f"{self.seed} {self.game + 1}").getrandbits(50))
        self._turn = view.turn


def check_seconds(seconds: float) -> None:
    """Raises BotError if `seconds` is not a valid time limit."""
    if not 0 < seconds <= LONGEST_WAIT:
        raise BotError(f"the time limit of a move must be more than 0 and at most {LONGEST_WAIT:g} seconds, not {seconds:g}")


def board_map(board: Board) -> dict[str, Any]:
    """A board for JSON, with names: everything that a program needs to know about it."""
    return {
        "id": board.id,
        "name": board.name,
        "ruleset": board.ruleset.id,
        "pieces": board.pieces,
        "wild": board.wild,
        "cards": dict(zip(board.card_names, board.cards, strict=True)),
        "locations": [vars(location) for location in board.locations],
        "routes": [
            {
                "id": route.id,
                "a": route.a,
                "b": route.b,
                "length": route.length,
                "color": route.color,
                "twin": route.twin,
                "points": board.route_points.get(route.length, 0),
            }
            for route in board.routes
        ],
        "tickets": [{"id": t.id, "a": t.a, "b": t.b, "value": t.value} for t in board.tickets],
        "bonus": next(({"name": one.name, "east": list(one.east), "west": list(one.west)} for one in board.bonuses), None),
    }


def read_answer(line: bytes, view: View) -> Action:
    """The action that a line gives as an index, in notation, or as an object. Raises ProgramFault."""
    if len(line) > LONGEST_LINE:
        raise ProgramFault("rubbish", f"wrote a line of more than {LONGEST_LINE} bytes")
    text = line.decode(errors="replace").strip()
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        raise ProgramFault("rubbish", f"wrote a line that is not JSON: {shown(text)}") from None
    if not isinstance(answer, dict) or "action" not in answer:
        raise ProgramFault("rubbish", f'wrote no {{"action": …}}: {shown(text)}')
    chosen = answer["action"]
    if isinstance(chosen, str):
        return _read_notation(chosen, view)
    if isinstance(chosen, int) and not isinstance(chosen, bool):
        if not 0 <= chosen < len(view.actions):
            raise ProgramFault("illegal", f"chose action {shown(str(chosen))}; the actions are 0 to {len(view.actions) - 1}")
        return view.actions[chosen]
    for action in view.actions:
        if action.to_dict() == chosen:
            return action
    raise ProgramFault("illegal", f"chose an action that is not legal: {shown(text)}")


def _read_notation(text: str, view: View) -> Action:
    try:
        _, action = steps_of(view.board, view.sealed(), read_action(text))
    except IllegalAction as error:
        raise ProgramFault("illegal", f"chose {shown(text)}: {error}") from None
    return action


class Program:
    """A running program. One thread writes to it and one reads, so that a caller never waits longer than its limit."""

    def __init__(self, command: str) -> None:
        self._process = _start(command)
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        self._out: Lines = SimpleQueue()
        self._in: Lines = SimpleQueue()
        self._owed = 0  # outstanding answers to earlier questions
        writer = Thread(target=_write, args=(stdin, self._out), daemon=True)
        reader = Thread(target=_read, args=(stdout, self._in), daemon=True)
        self.close = weakref.finalize(self, _stop, self._process, self._out, (writer, reader))
        for thread in (writer, reader):  # from here on, an interrupt stops the program
            thread.start()

    def tell(self, message: dict[str, Any]) -> None:
        if self.close.alive:
            self._out.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def ask(self, question: dict[str, Any], seconds: float) -> bytes:
        """The program's answer to a question. Raises ProgramFault if it is late or dead."""
        for _ in range(self._in.qsize()):  # discard lines that were unasked for or too late
            self._next(0)
            self._owed = max(0, self._owed - 1)
        self.tell(question)
        deadline = time.monotonic() + seconds
        try:
            while True:
                line = self._next(max(0.0, deadline - time.monotonic()))
                if not self._owed:
                    return line
                self._owed -= 1
        except Empty:
            self._owed += 1
            raise ProgramFault("late", f"did not answer in {seconds:g} s") from None

    def _next(self, seconds: float) -> bytes:
        line = self._in.get(timeout=seconds)
        if line is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(EXIT_SECONDS)
            status = self._process.poll()
            self.close()
            raise ProgramFault("dead", "closed its output" if status is None else f"ended with status {status}")
        return line


def check_command(command: str) -> None:
    """Raises BotError if it is clear without starting it that a program does not exist."""
    try:
        if os.name == "posix" and shutil.which(_words(command)[0]) is None:
            raise ValueError("there is no such program")
    except ValueError as error:
        raise BotError(f"cannot start program {shown(command)}: {error}") from None


def _start(command: str) -> subprocess.Popen[bytes]:
    try:
        words = _words(command)
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    except (ValueError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BotError(f"cannot start program {shown(command)}: {reason}") from None


def _words(command: str) -> Any:
    words = shlex.split(command) if os.name == "posix" else command
    if not words:
        raise ValueError("no command")
    return words


def _write(stream: IO[bytes], lines: Lines) -> None:
    with suppress(OSError), stream:  # the program may be gone
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def _read(stream: IO[bytes], lines: Lines) -> None:
    with stream:
        while line := stream.readline(LONGEST_LINE + 1):
            if lines.qsize() < MOST_UNREAD:
                lines.put(line)
            while len(line) > LONGEST_LINE and not line.endswith(b"\n"):  # skip the rest of an overlong line
                line = stream.readline(LONGEST_LINE + 1)
    lines.put(None)


def _stop(process: subprocess.Popen[bytes], out: Lines, threads: Iterable[Thread]) -> None:
    out.put(None)
    try:
        process.wait(EXIT_SECONDS)
    except subprocess.TimeoutExpired:
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)  # including the processes it started
        else:
            process.kill()
        process.wait()
    for thread in threads:
        if thread.is_alive():
            thread.join(EXIT_SECONDS)
