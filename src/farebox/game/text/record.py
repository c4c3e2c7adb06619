"""Records: a game as text that people can read and programs can replay (docs/notation.md).

    farebox record 1
    board new_york 5b1c0d9e2f3a
    rules 1
    seats 2
    seed 7
    deck red blue …
    tickets chelsea-brooklyn …

    0 keep chelsea-brooklyn
    1 keep times_square-soho central_park-chelsea
    1. 0 take red = blue; blind = taxi
    2. 1 claim chelsea-soho 3 pink 1 taxi
    result last_turns 41 38 winners 0

A game of the server has a `deal` line (deal.py) instead of the seed; a game from a position has a deal or neither.
A game that was played on from another has `continues`: the id of that record, and how many of its actions were repeated.
After `=` comes the outcome of the action: cards, tickets, a reset. `?` replaces what a seat did not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from os import PathLike
from typing import TextIO

from farebox.boards.board import Board, board_names, load_board
from farebox.game.action import IllegalAction
from farebox.game.deal import Deal, DealError, Terms
from farebox.game.game import Game, Options
from farebox.game.text.names import ENDINGS, NotationError, shown
from farebox.game.text.outcome import (
    UNSEEN,
    Recorded,
    Turn,
    read_deck,
    read_shuffles,
    read_ticket_deck,
    turns_of,
    write_deck,
    write_play,
    write_ticket_deck,
)
from farebox.game.text.position import Position
from farebox.game.text.record_lines import FORMAT, ID_DIGITS, NUMBER_KEYS, RULES_VERSION, SHUFFLE_KEYS, RecordError, RecordLines
from farebox.rules.running.live import ShuffleError
from farebox.rules.state import ABANDONED

NO_WINNERS = "none"
ABANDONED_RESULT = f"result {ENDINGS[ABANDONED]} "
EXTENSION = ".farebox"  # of record files


@dataclass(frozen=True)
class Record:
    """A game as text. `str(record)` writes it, `Record.parse` reads it, `replay` replays it."""

    board: str
    digest: str
    options: Options
    players: tuple[str, ...]
    deck: str  # as shuffled, top first
    tickets: str
    position: str  # where the game started, if not with a deal
    deal: str  # what decided the shuffles, if not a seed
    turns: tuple[Turn, ...]
    result: str
    taken_back: tuple[int, ...] = ()  # how often each seat took back a decision; () if nobody did
    continues: tuple[str, int] | None = None  # the id of the record it was played on from, and how many actions were repeated
    lines: tuple[int, ...] = field(default=(), compare=False)  # line numbers of the turns and the result, if it was parsed
    header_lines: tuple[tuple[str, int], ...] = field(default=(), compare=False)

    @classmethod
    def of(cls, game: Game, players: list[str] | None = None) -> Record:
        return cls._of(game, players, None, False)

    @classmethod
    def seen_by(cls, game: Game, seat: int | None, players: list[str] | None = None) -> Record:
        """The record of a game as one seat (None: a spectator) saw it, with `?` for what it did not see."""
        return cls._of(game, players, seat, True)

    @classmethod
    def _of(cls, game: Game, players: list[str] | None, seat: int | None, veiled: bool) -> Record:
        if players is not None and (isinstance(players, str) or len(players) != len(game.seats)):
            raise ValueError(f"players must be {len(game.seats)} names, one per seat, not {shown(str(players))}")
        dealt = game.start is None
        return cls(
            board=game.board.id,
            digest=game.board.digest,
            options=replace(game.options, seed=None) if veiled else game.options,
            players=tuple(_plain_name(name) for name in players or ()),
            deck="" if not dealt else UNSEEN if veiled else write_deck(game.board, game.deck),
            tickets="" if not dealt else UNSEEN if veiled else write_ticket_deck(game.board, game.tickets),
            position=UNSEEN if veiled and not dealt else str(game.start or ""),
            deal="" if game.deal is None else UNSEEN if veiled else str(game.deal),
            turns=tuple(turns_of(game, seat, veiled)),
            result=_result(game),
        )

    def __str__(self) -> str:
        o = self.options
        lines = [FORMAT, f"board {self.board} {self.digest}", f"rules {RULES_VERSION}", f"seats {o.seats}"]
        lines += [f"first_seat {o.first_seat}"] if o.first_seat else []
        lines += [f"completion_cards {o.completion_cards}"] if o.completion_cards else []
        lines += [f"players {' | '.join(self.players)}".rstrip()] if self.players else []
        lines += [f"continues {self.continues[0]} {self.continues[1]}"] if self.continues else []
        lines += [f"taken_back {' '.join(map(str, self.taken_back))}"] if any(self.taken_back) else []
        if self.deal:
            lines += [f"deal {self.deal}"]
        elif not self.position:
            lines += [f"seed {UNSEEN if o.seed is None else o.seed}"]
        if self.position:
            lines += [f"position {'; '.join(self.position.splitlines())}"]
        else:
            lines += [f"deck {self.deck}", f"tickets {self.tickets}"]
        lines += ["", *(f"{f'{turn}. ' if turn else ''}{seat} {'; '.join(plays)}" for turn, seat, plays in self.turns)]
        lines += [self.result] if self.result else []
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, source: str | TextIO) -> Record:
        """Read one record from text or from an open file. Raises RecordError."""
        return cls._read(source if isinstance(source, str) else source.read(), 1)

    @classmethod
    def read_all(cls, source: str | PathLike[str] | TextIO) -> Iterator[Record]:
        """Read the records of a file, one after the other: the file's path, or the open file. Raises RecordError.

        Records need no separator: `"".join(map(str, records))` is such a file.
        """
        if isinstance(source, str | PathLike):
            with open(source, encoding="utf-8-sig") as file:
                yield from cls.read_all(file)
            return
        lines: list[str] = []
        first, started = 1, False
        for number, line in enumerate(source, 1):
            if line.strip() == FORMAT:
                if started:
                    yield cls._read("".join(lines), first)
                    lines, first = [], number
                started = True
            lines.append(line)
        yield cls._read("".join(lines), first)

    @classmethod
    def _read(cls, text: str, first_line: int) -> Record:
        lines = RecordLines(text, first_line)
        position = lines.value("position", "")
        needed = "" if position else None
        return cls(
            board=lines.board[0],
            digest=lines.board[1],
            options=Options(seed=lines.seed(), **lines.numbers),
            players=lines.players(),
            deck=lines.value("deck", needed),
            tickets=lines.value("tickets", needed),
            position=position.replace("; ", "\n") + "\n" if position and position != UNSEEN else position,
            deal=lines.value("deal", ""),
            turns=tuple(lines.turns),
            result=lines.result,
            taken_back=lines.taken_back(),
            continues=lines.continues(),
            lines=tuple(lines.numbered),
            header_lines=tuple((key, number) for key, (number, _) in lines.header.items()),
        )

    @property
    def id(self) -> str:
        """The first digits of the hash of its text."""
        return sha256(str(self).encode()).hexdigest()[:ID_DIGITS]

    @property
    def veiled(self) -> bool:
        """Whether it is one seat's record, with hidden parts."""
        decided = self.position or self.deal or self.options.seed is not None
        return UNSEEN in (self.deck, self.tickets, self.position, self.deal) or not decided

    def replay(self, board: Board | None = None, *, deal_again: bool = False) -> Game:
        """Play the game again with the shuffles of the record or, with `deal_again`, with those of its seed or deal.

        `board` is needed if it is not one of the package. RecordError names the first line that is wrong.
        """
        board = self._board(board)
        if self.veiled:
            line = self._line("position" if self.position else "deal" if self.deal else "seed")
            raise RecordError(line, f"this is one seat's record ({UNSEEN}); only a full record replays")
        game = self._start(board, deal_again)
        lines = self.lines or (0,) * (len(self.turns) + 1)
        for line, (turn, seat, plays) in zip(lines, self.turns, strict=False):
            if game.state.turn != turn:
                raise RecordError(line, f"this is turn {game.state.turn}, not {turn}")
            for text in plays:
                _replay_play(game, seat, text, line, deal_again)
        if self.result.startswith(ABANDONED_RESULT) and not game.over:
            game.abandon()
        if self.result != _result(game):
            says = shown(self.result) if self.result else "that the game is not over"
            raise RecordError(lines[-1], f"says {says}; it is {_result(game) or 'not over yet'!r}")
        return game

    def verify(self, board: Board | None = None) -> Game:
        """Replay the record, then deal again from its seed or deal and compare every card. RecordError if they differ."""
        self.replay(board)
        return self.replay(board, deal_again=True)

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows: the last position, if the record replays without further help."""
        try:
            return self.replay().svg(open_hands=True)
        except RecordError:
            return None

    def _board(self, board: Board | None) -> Board:
        if board is None:
            if self.board not in board_names():
                raise RecordError(self._line("board"), f"board {shown(self.board)} is not in the package: pass it as an argument")
            board = load_board(self.board)
        if board.digest != self.digest:
            played_on = shown(f"{self.board} {self.digest}")
            raise RecordError(
                self._line("board"), f"was played on a different board, {played_on}; this is {board.id} {board.digest}"
            )
        return board

    def _line(self, key: str) -> int:
        return dict(self.header_lines).get(key, 0)

    def read_deal(self) -> Deal | None:
        """Read and check the `deal` line, if there is one. RecordError if it is malformed or a commitment does not match."""
        if not self.deal:
            return None
        o = self.options
        terms = Terms(self.board, self.digest, RULES_VERSION, o.seats, "", o.completion_cards, self.position)
        try:
            deal = Deal.parse(self.deal, terms)
            deal.check()
        except DealError as error:
            raise RecordError(self._line("deal"), str(error)) from None
        if not self.position and deal.first_seat != o.first_seat:
            raise RecordError(self._line("first_seat"), f"first_seat is {o.first_seat}; the deal gives {deal.first_seat}")
        return deal

    def _start(self, board: Board, deal_again: bool) -> Game:
        o, deal = self.options, self.read_deal()
        if self.position:
            return self._start_from_position(board, deal)
        deck = self._order("deck", self.deck, lambda text: read_deck(board, text))
        tickets = self._order("tickets", self.tickets, lambda text: read_ticket_deck(board, text))
        try:
            game = Game(
                board,
                o.seats,
                o.seed,
                first_seat=o.first_seat,
                completion_cards=o.completion_cards,
                deal=deal,
                shuffles=None if deal_again else Recorded([deck, tickets]),
            )
        except ShuffleError as error:
            raise RecordError(self._line(SHUFFLE_KEYS[error.number]), "these are not the contents of the box") from None
        except ValueError as error:
            key = next((key for key in NUMBER_KEYS if str(error).startswith(key)), "seats")
            raise RecordError(self._line(key), str(error)) from None
        for key, given, dealt in (("deck", deck, game.deck), ("tickets", tickets, game.tickets)):
            if given != dealt:
                raise RecordError(
                    self._line(key), "the deal gives a different order" if deal else f"seed {o.seed} deals a different order"
                )
        return game

    def _order(self, key: str, text: str, read: Callable[[str], list[int]]) -> list[int]:
        try:
            return read(text)
        except NotationError as error:
            raise RecordError(self._line(key), str(error)) from None

    def _start_from_position(self, board: Board, deal: Deal | None) -> Game:
        line = self._line("position")
        try:
            game = Game.from_position(Position.parse(self.position, board), deal=deal)
        except NotationError as error:
            raise RecordError(line, str(error)) from None
        for key in NUMBER_KEYS:
            given, there = getattr(self.options, key), getattr(game.options, key)
            if given != there:
                raise RecordError(self._line(key) or line, f"{key} is {given}, but {there} in the position")
        return game


def _plain_name(name: str) -> str:
    return " ".join(name.replace("|", "/").split())


def _replay_play(game: Game, seat: int, text: str, line: int, deal_again: bool) -> None:
    action, _, outcome = (part.strip() for part in text.partition("="))
    try:
        game.play(action, seat, shuffles=None if deal_again else Recorded(read_shuffles(game.board, outcome)))
    except (IllegalAction, NotationError, ShuffleError) as error:
        raise RecordError(line, str(error)) from None
    told = write_play(game.plays[-1])
    if told != " ".join(text.split()):
        raise RecordError(line, f"says {shown(text)}; the rules give {told!r}")


def _result(game: Game) -> str:
    if not game.over:
        return ""
    totals = " ".join(str(score.total) for score in game.scores)
    return f"result {game.ending} {totals} winners {' '.join(map(str, game.winners)) or NO_WINNERS}"
