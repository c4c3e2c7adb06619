"""The audience of a table: those who look at it here, and what each of them is told."""

from __future__ import annotations

import time
from typing import Protocol

from farebox import Game, View
from farebox.rules.state import OPENING
from farebox.server.api.protocol import Changed, ChatLine, Note, Table, Wire
from farebox.server.cluster.peers import Peers
from farebox.table import credentials, view_json
from farebox.table.absence import Absences, Grace
from farebox.table.game_log import GameLog, Logged
from farebox.table.rows import StoredTable

WATCHED = 30.0  # seconds that a table counts as looked at after the last one has left


class Viewer(Protocol):
    """Whoever looks at a table, as the room knows them."""

    seats: tuple[int, ...]
    secrets: tuple[str, ...]  # hashes

    def send(self, text: str) -> None: ...


class Audience:
    def __init__(self, row: StoredTable, peers: Peers, chat: list[ChatLine], history: GameLog | None = None) -> None:
        self.row = row
        self.history = history or GameLog(row)
        self.peers = peers
        self.opener = f"table {row.code}"  # the address it was opened from, where that is known
        self.grace = Grace()
        self.chat = chat
        self.viewers: set[Viewer] = set()
        self.absences = Absences(place.seat for place in row.places)
        self._watched = -WATCHED  # when somebody looked last
        self.elsewhere: set[int] = set()  # seats held by clients of other processes
        self._view_writer = view_json.ViewWriter()
        self._table_writer = view_json.TableWriter()
        self._views: dict[int | None, str] = {}  # as JSON, by seat, until the game goes on

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def attended(self) -> bool:
        """Whether somebody looks at the table, or did a moment ago."""
        return bool(self.viewers or self.elsewhere) or time.monotonic() - self._watched < WATCHED

    @property
    def game(self) -> Game | None:
        return self.history.game

    @property
    def log(self) -> list[Logged]:
        return self.history.entries

    def table(self) -> Table:
        return view_json.table_data(self.row, self.here, self._bots_from())

    def _table_text(self) -> str:
        return self._table_writer.text(self.row, self.here, self._bots_from())

    def _grace_of(self, seat: int) -> float:
        opening = self.game is not None and self.game.state.phase == OPENING and seat in self.row.to_act
        return self.grace.opening if opening else self.grace.usual

    def _bots_from(self) -> dict[int, float]:
        """For seats that are away: from when a bot may stand in, in seconds since 1970."""
        if self.game is None or self.game.over:
            return {}
        away = [place.seat for place in self.row.places if place.kind == "player" and not place.stand_in]
        found = {seat: self.absences.until(seat, self._grace_of(seat)) for seat in away}
        return {seat: until for seat, until in found.items() if until is not None}

    @property
    def here(self) -> set[int]:
        """The seats whose clients are connected, to whichever process."""
        return {seat for viewer in self.viewers for seat in viewer.seats} | self.elsewhere

    def _see_who_is_here(self) -> None:
        self.absences.see([place.seat for place in self.row.places], self.here)

    def _tell_peers(self) -> None:
        self._see_who_is_here()
        self.peers.is_here(self.row.code, {seat for viewer in self.viewers for seat in viewer.seats})

    def view(self, seat: int | None) -> View | None:
        return None if self.game is None else self.game.view(seat)

    def _view_text(self, seat: int | None) -> str:
        assert self.game is not None
        if seat not in self._views:
            undo = seat is not None and self.row.options["undo"] and not self.game.over and self.game.can_undo(seat)
            self._views[seat] = self._view_writer.text(self.game.view(seat), undo)
        return self._views[seat]

    def _views_for(self, held: tuple[int, ...]) -> list[str]:
        return [] if self.game is None else [self._view_text(seat) for seat in held or (None,)]

    def tell(self, message: Wire) -> None:
        """The same to everybody: it holds nothing that is not for all."""
        text = message.model_dump_json()
        for viewer in list(self.viewers):
            viewer.send(text)

    def tell_update(self, entries: list[Logged]) -> None:
        """What happened, to everybody what they may see of it."""
        made: dict[tuple[int, ...], str] = {}
        table = self._table_text() if self.viewers else ""
        for viewer in list(self.viewers):
            held = viewer.seats
            if held not in made:
                seen = [one.text(eyes_of(held)) for one in entries]
                made[held] = view_json.update_text(table, seen, self._views_for(held))
            viewer.send(made[held])

    def note(self, code: str, seat: int | None = None) -> None:
        """Tell everybody here."""
        self.tell(Note.model_validate({"code": code, "seat": seat}))

    def _greet(self, viewer: Viewer, at: int) -> None:
        first = at + 1 if 0 <= at < len(self.log) else 0
        entries = [one.text(eyes_of(viewer.seats)) for one in self.log[first:]]
        table = self._table_text()
        viewer.send(view_json.welcome_text(table, viewer.seats, entries, self._views_for(viewer.seats), self.chat))

    def proven(self, viewer: Viewer) -> tuple[int, ...]:
        """The seats whose secrets a viewer has."""
        return credentials.proven(viewer.secrets, [place.secret for place in self.row.places])

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self._watched = time.monotonic()
            self._tell_peers()
            if set(viewer.seats) - self.here:
                self.tell(Changed(table=self.table()))

    def seat_viewers(self) -> None:
        """Places have changed: who sits where now."""
        for viewer in list(self.viewers):
            held = self.proven(viewer)
            if held != viewer.seats:
                viewer.seats = held
                self._greet(viewer, self.row.at)
        self._tell_peers()

    def seated_elsewhere(self, seats_held: set[int]) -> None:
        """Clients of other processes came or went."""
        known, self.elsewhere = self.here, seats_held
        self._watched = time.monotonic() if known else self._watched
        self._see_who_is_here()
        if self.here != known:
            self.tell(Changed(table=self.table()))


def eyes_of(held: tuple[int, ...]) -> int | None:
    """Whose eyes events are for: several seats on one device see what everybody sees."""
    return held[0] if len(held) == 1 else None
