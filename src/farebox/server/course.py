"""The course of a game at a table: the game, made of its entries, and what came of each."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from farebox import Event, Game, load_board
from farebox.game.game import Play
from farebox.rules.kernel import LiveState
from farebox.server import wire
from farebox.server.rows import Entry, KeptTable

GONE = LiveState()  # in the stead of a state that only a rare undo would want, and that can be made again


@dataclass(frozen=True)
class Logged:
    """One entry, and what came of it."""

    row: Entry
    turn: int
    events: tuple[Event, ...]

    def text(self, viewer: int | None) -> str:
        """An Entry as JSON, as far as a viewer may see it."""
        row = self.row
        data = {"number": row.number, "kind": row.kind, "seat": row.seat, "turn": self.turn, "by_bot": row.by_bot}
        return to_json({**data, "events": wire.events_data(self.events, viewer)}).decode()


class Course:
    def __init__(self, row: KeptTable) -> None:
        self.row = row
        self.game: Game | None = None
        self.log: list[Logged] = []
        self.accepted: dict[tuple[int, str], int] = {}  # numbers of entries, by seat and the client's own id
        self.began: dict[int, float] = {}  # when each turn began
        self._views: dict[int | None, str] = {}  # of this moment, as JSON

    def _replay(self, entries: list[Entry]) -> None:
        self.game, self.log, self.accepted, self.began = None, [], {}, {}
        for row in entries:
            self._heed(*self._played(self.game, row))
        self._views = {}

    def _played(self, game: Game | None, row: Entry) -> tuple[Game, Logged]:
        """The game after an entry; the one before stays as it is. Raises IllegalAction."""
        if row.kind == "deal":
            game = self._dealt()
            return game, Logged(row, 0, game.opening)
        assert game is not None
        assert row.seat is not None
        new = copy.copy(game)
        if row.kind == "undo":
            turn = game.plays[-1].turn if game.plays else 0
            if game.plays and game.plays[-1].before is GONE:
                new.plays = self._with_states()
            new.undo(row.seat)
            return new, Logged(row, turn, ())
        events = new.play(row.action, row.seat)
        return new, Logged(row, game.state.turn, tuple(events))

    def _dealt(self) -> Game:
        row, options = self.row, self.row.options
        assert row.first_seat is not None
        return Game(
            load_board(options["board"]),
            len(row.places),
            row.seed,
            first_seat=row.first_seat,
            completion_cards=options["completion_cards"],
        )

    def _heed(self, game: Game, logged: Logged) -> None:
        self.game, self._views = game, {}
        self.log.append(logged)
        if len(game.plays) > 1:  # a state is ten times as large as all else that is kept of an action
            last = game.plays[-2]
            game.plays[-2] = Play(last.seat, last.turn, last.action, last.events, GONE)
        if game.state.turn > logged.turn or logged.row.kind == "deal":
            self.began[game.state.turn] = logged.row.time
        if logged.row.message is not None and logged.row.seat is not None:
            self.accepted[logged.row.seat, logged.row.message] = logged.row.number

    def _with_states(self) -> list[Play]:
        """All plays with the states before them, made again."""
        game = self._dealt()
        for logged in self.log[1:]:
            assert logged.row.seat is not None
            if logged.row.kind == "undo":
                game.undo(logged.row.seat)
            else:
                game.play(logged.row.action, logged.row.seat)
        return game.plays

    def _outcome(self, game: Game, logged: Logged) -> dict[str, Any]:
        """What an entry makes of the table's row."""
        turn, to_act = game.state.turn, list(game.to_act)
        since = logged.row.time if turn > logged.turn or logged.row.kind == "deal" else self.began[turn]
        return {"at": logged.row.number, "to_act": to_act, "since": since, "status": "over" if game.over else "playing"}
