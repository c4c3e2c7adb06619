"""The log of a game at a table: its entries, and the game they lead to.

A stored entry is replayed with the outcome that was stored, never with a random generator: what happened is not
reinterpreted. If these rules or this board no longer give that outcome, the table cannot be read.
"""

from __future__ import annotations

import copy
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from farebox import Board, Game, IllegalAction, load_board
from farebox.game.event import AnyEvent
from farebox.game.text.outcome import Recorded, read_deal, read_shuffles, write_deal, write_outcome
from farebox.rules.running.live import LiveState
from farebox.rules.state import OPENING
from farebox.table.banks import Banks
from farebox.table.deadlines import waits_for_server
from farebox.table.integrity import Unreadable, check, check_rules
from farebox.table.lobby import dealing
from farebox.table.messages import view_json
from farebox.table.messages.encoding import Encode
from farebox.table.rows import StoredEntry, StoredTable

ENTRY_KINDS = ("deal", "play", "undo", "take_back", "abandon")
DECISIONS_KEPT = 40  # by people, which can be taken back; each needs a state, about 6 kB
FORGOTTEN_STATE = LiveState()  # placeholder for the state before an action that can never be undone: states are large


@dataclass(frozen=True)
class Logged:
    """One entry, and its events."""

    row: StoredEntry
    turn: int
    events: tuple[AnyEvent, ...]

    def text(self, viewer: int | None, encode: Encode) -> str:
        """An Entry as JSON, with only what the viewer may see."""
        row = self.row
        data = {"number": row.number, "kind": row.kind, "seat": row.seat, "turn": self.turn, "by_bot": row.by_bot}
        return encode({**data, "events": view_json.events_data(self.events, viewer)})


@dataclass(frozen=True)
class Pending:
    """An entry that is not stored yet: the game after it, and its changes to the table's row."""

    game: Game
    logged: Logged
    changes: dict[str, Any]  # at, to_act, since, status
    waits: bool  # whether the table then waits for its host

    @property
    def entry(self) -> StoredEntry:
        return self.logged.row


class PersonDecision(NamedTuple):
    """An action that a person chose, and the game before it."""

    seat: int
    plays: int  # number of actions before it
    before: LiveState


class GameLog:
    """The entries of one table, and the game they lead to."""

    def __init__(self, row: StoredTable, board: Board | None = None) -> None:
        self.row = row
        self._stored_board = board
        self.game: Game | None = None
        self.entries: list[Logged] = []
        self.accepted: dict[tuple[int, str], int] = {}  # numbers of entries, by seat and the client's own id
        self.began: dict[int, float] = {}  # when each turn began
        self.banks = Banks(row)
        self.taken_back: Counter[int] = Counter()  # number of decisions taken back, by seat
        self._decisions: deque[PersonDecision] = deque(maxlen=DECISIONS_KEPT)

    @property
    def last_decision(self) -> PersonDecision | None:
        """The last action that a person chose, if it can still be taken back."""
        return self._decisions[-1] if self._decisions else None

    def can_undo(self, seat: int) -> bool:
        game = self.game
        if game is None or len(game.plays) <= self._repeated:
            return False
        return game.can_undo(seat) and game.plays[-1].before is not FORGOTTEN_STATE

    @property
    def _repeated(self) -> int:
        """The number of actions that are those of the game this one was played on from: they are not taken back."""
        return int(self.row.continues["number"]) if self.row.continues else 0

    def propose(self, entry: StoredEntry) -> Pending:
        """Play a new entry on a copy of the game and fill in its outcome; the log does not change. Raises IllegalAction."""
        game, logged = self._played(entry, stored=False)
        if entry.kind == "deal":
            entry.outcome = write_deal(game.board, game.deck, game.tickets)
        else:
            entry.outcome = write_outcome(logged.events)
        return self.pending(game, logged)

    def pending(self, game: Game, logged: Logged) -> Pending:
        changes = self.table_after(game, logged)
        waits = waits_for_server(self.row, self.row.places, changes["status"], changes["to_act"])
        return Pending(game, logged, changes, waits)

    def play_again(self, entry: StoredEntry) -> tuple[Game, Logged]:
        """The game after a stored entry. Raises Unreadable if the entry no longer has the outcome that was stored."""
        if entry.kind not in ENTRY_KINDS:
            raise Unreadable(f"entry {entry.number} is of an unknown kind")
        if entry.outcome is None:
            raise Unreadable("its outcomes were not stored")
        try:
            game, logged = self._played(entry, stored=True)
        except Unreadable:
            raise
        except ValueError as error:  # IllegalAction, ShuffleError, NotationError
            raise Unreadable(f"entry {entry.number} cannot be played: {error}") from None
        except Exception as error:  # damaged data may raise anything
            raise Unreadable(f"entry {entry.number} is damaged ({type(error).__name__})") from error
        if entry.kind == "play" and write_outcome(logged.events) != entry.outcome:
            raise Unreadable(f"entry {entry.number} had a different outcome")
        return game, logged

    def _played(self, entry: StoredEntry, stored: bool) -> tuple[Game, Logged]:
        if entry.kind == "deal":
            game = self._dealt(entry.outcome if stored else None)
            return game, Logged(entry, 0, game.opening)
        assert self.game is not None
        game, turn = copy.copy(self.game), self.game.state.turn
        if entry.kind == "abandon":
            return game, Logged(entry, turn, tuple(game.abandon()))
        assert entry.seat is not None
        if entry.kind == "take_back":
            self._take_back(game, entry.seat)
            return game, Logged(entry, game.state.turn, ())
        if entry.kind == "undo":
            turn = game.plays[-1].turn if game.plays else 0
            if game.can_undo(entry.seat) and not self.can_undo(entry.seat):
                raise IllegalAction("it can only be taken back now")
            game.undo(entry.seat)
            return game, Logged(entry, turn, ())
        shuffles = Recorded(read_shuffles(game.board, entry.outcome or "")) if stored else None
        return game, Logged(entry, turn, tuple(game.play(entry.action, entry.seat, shuffles=shuffles)))

    def _take_back(self, game: Game, seat: int) -> None:
        """Remove a person's last action from a game, and with it everything that followed."""
        last = self.last_decision
        if last is None or last.seat != seat:
            raise IllegalAction(f"seat {seat} did not make the last decision of a person")
        del game.plays[last.plays :]
        game.state = last.before

    def _dealt(self, outcome: str | None) -> Game:
        row, board = self.row, self.board()
        deal = dealing.deal_of(row) if row.seed is None else None
        assert row.first_seat is not None
        return Game(
            board,
            len(row.places),
            row.seed,
            first_seat=row.first_seat,
            completion_cards=row.options["completion_cards"],
            deal=deal,
            shuffles=None if outcome is None else Recorded(read_deal(board, outcome)),
        )

    def newest_board(self) -> Board:
        """The board for a game that has not begun."""
        return self._stored_board or load_board(self.row.options["board"])

    def board(self) -> Board:
        """The board that the game was started on: the current one, or a stored one. Raises Unreadable if it is missing."""
        row, board = self.row, self.newest_board()
        check_rules(row)
        if row.board_digest != board.digest:
            raise Unreadable(f"it was begun on another edition of its board, {row.board_digest}; this server has {board.digest}")
        return board

    def append(self, game: Game, logged: Logged) -> None:
        """Append an entry and advance to the game after it."""
        self.banks.add(logged.row, self.game.to_act if self.game else (), game.to_act, game.state.phase == OPENING)
        self.game = game
        self.entries.append(logged)
        self._note_decision(game, logged.row)
        _forget_states(game)
        if _begins_turn(game, logged):
            self.began[game.state.turn] = logged.row.time
        if logged.row.message is not None and logged.row.seat is not None:
            self.accepted[logged.row.seat, logged.row.message] = logged.row.number

    def _note_decision(self, game: Game, entry: StoredEntry) -> None:
        if entry.kind == "play" and not entry.by_bot and takes_back(self.row) and len(game.plays) > self._repeated:
            last = game.plays[-1]
            self._decisions.append(PersonDecision(last.seat, len(game.plays) - 1, last.before))
        elif entry.kind in ("undo", "take_back") and self._decisions and self._decisions[-1].plays >= len(game.plays):
            self._decisions.pop()
        if entry.kind == "take_back" and entry.seat is not None:
            self.taken_back[entry.seat] += 1

    def replay(self, entries: Sequence[StoredEntry]) -> Iterator[None]:
        """Replay stored entries, one per iteration, so that a host can do other work in between. Raises Unreadable."""
        check(self.row, entries, self._stored_board)
        if entries and self.row.rules is not None:
            check_rules(self.row)
        for entry in entries:
            self.append(*self.play_again(entry))
            yield

    def table_after(self, game: Game, logged: Logged) -> dict[str, Any]:
        """The changes that an entry makes to the table's row."""
        turn, to_act = game.state.turn, list(game.to_act)
        since = logged.row.time if _begins_turn(game, logged) else self.began[turn]
        return {"at": logged.row.number, "to_act": to_act, "since": since, "status": "over" if game.over else "playing"}


def takes_back(row: StoredTable) -> bool:
    """Whether decisions may be taken back at a table after something was revealed: all its people share one device."""
    people = sum(place.kind == "player" for place in row.places)
    return bool(row.options["undo"] and row.options.get("take_back", True) and (row.hot_seat or people == 1))


def _begins_turn(game: Game, logged: Logged) -> bool:
    """Whether the clock of a turn starts with this entry; after a decision was taken back it starts again."""
    return game.state.turn > logged.turn or logged.row.kind in ("deal", "take_back")


def _forget_states(game: Game) -> None:
    """Once an action has revealed something, neither it nor any action before it can be undone."""
    plays = game.plays
    if not plays or not any(event.reveals(plays[-1].seat) for event in plays[-1].events):
        return
    i = len(plays) - 1
    while i >= 0 and plays[i].before is not FORGOTTEN_STATE:
        plays[i] = replace(plays[i], before=FORGOTTEN_STATE)
        i -= 1
