"""One table: its row, its game, its viewers, its chat.

A host asks for a change (`proposals`, `starting`), stores the result, and applies it here, which broadcasts it. Nothing
in this package waits, reads a file or opens a connection: the server hosts tables over sockets and a database.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from farebox import Game, View
from farebox.rules.state import OPENING
from farebox.table.absence import Grace
from farebox.table.clock import Clock
from farebox.table.deadlines import deadline, seats_on_the_clock, turn_until
from farebox.table.game_log import GameLog, Logged, Pending
from farebox.table.lobby import credentials
from farebox.table.messages import encoding, table_json, tables
from farebox.table.messages.encoding import Encode
from farebox.table.messages.socket import Changed, Said
from farebox.table.messages.view_json import ViewWriter
from farebox.table.messages.wire import Wire
from farebox.table.rate import Rate
from farebox.table.rows import AWAITED, StoredLine, StoredPlace, StoredTable
from farebox.table.viewers import Viewer, Viewers

CHAT_KEPT = 50  # lines that a new viewer gets


class HostedTable:
    def __init__(
        self,
        row: StoredTable,
        log: GameLog | None = None,
        chat: Iterable[StoredLine] = (),
        *,
        clock: Clock = time,
        encode: Encode = encoding.encode,
    ) -> None:
        self.log = log or GameLog(row)
        self.clock, self.encode = clock, encode
        self.viewers = Viewers([place.seat for place in row.places], clock)
        self.grace = Grace()
        self.playing_as: Callable[[], dict[int, tables.PlayingAs]] = dict  # the host knows which bots play
        lines = list(chat)
        self.chat: list[tables.ChatLine] = [table_json.chat_line(line) for line in lines]
        self.last_line = max((line.id for line in lines), default=0)
        self.turn_began: tuple[int, float] = (-1, 0.0)  # the turn that began while the table was live, by the monotonic clock
        self._arrived: dict[int, float] = {}  # when players who were awaited opened the table, by seat and the monotonic clock
        self.hints: dict[int, int] = {}  # number of pending hints, by seat
        self.chat_rates: dict[int, Rate] = {}  # by seat
        self._rates: dict[int, Rate] = {}  # of all messages, by seat
        self._view_writer = ViewWriter(encode)
        self._table_writer = table_json.TableWriter(encode)
        self._views: dict[int | None, str] = {}  # as JSON, by seat, until the game changes

    @property
    def row(self) -> StoredTable:
        return self.log.row

    @row.setter
    def row(self, row: StoredTable) -> None:
        self.log.row = row

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def game(self) -> Game | None:
        return self.log.game

    # --- the table as its viewers see it

    def data(self) -> tables.Table:
        return table_json.table_data(self.row, self.viewers.here, self._bots_from(), self.playing_as(), self.log.banks)

    def text(self) -> str:
        return self._table_writer.text(self.row, self.viewers.here, self._bots_from(), self.playing_as(), self.log.banks)

    def grace_of(self, seat: int) -> float:
        opening = self.game is not None and self.game.state.phase == OPENING and seat in self.row.to_act
        return self.grace.opening if opening else self.grace.usual

    def _bots_from(self) -> dict[int, float]:
        """For seats that are away: when a bot may first stand in, in seconds since 1970."""
        if self.game is None or self.game.over:
            return {}
        away = [place.seat for place in self.row.places if place.kind == "player" and not place.stand_in]
        found = {seat: self.viewers.absences.until(seat, self.grace_of(seat)) for seat in away}
        return {seat: until for seat, until in found.items() if until is not None}

    def view(self, seat: int | None) -> View | None:
        return None if self.game is None else self.game.view(seat)

    def _view_text(self, seat: int | None) -> str:
        assert self.game is not None
        if seat not in self._views:
            undo = seat is not None and self.row.options["undo"] and not self.game.over and self.log.can_undo(seat)
            self._views[seat] = self._view_writer.text(self.game.view(seat), undo, self._can_take_back(seat))
        return self._views[seat]

    def _can_take_back(self, seat: int | None) -> bool:
        last = self.log.last_decision
        return last is not None and last.seat == seat and self.game is not None and not self.game.over

    def _views_for(self, held: tuple[int, ...]) -> list[str]:
        return [] if self.game is None else [self._view_text(seat) for seat in held or (None,)]

    def deadline(self) -> float | None:
        """When the time of a player who is to act is up, in seconds since 1970; None if no player's time is running."""
        return deadline(self.row, self.log.banks)

    def left(self) -> float | None:
        """Seconds until a player's time is up; None if it has no limit. A jump of the system clock costs no time for a turn."""
        end, seconds = self.deadline(), self.row.options.get("turn_seconds")
        if end is None or self.game is None:
            return None
        if seconds is None:  # a bank counts by the times of the entries
            return float(max(0.0, end - self.clock.time()))
        return min(self._turn_left(seat, seconds) for seat in seats_on_the_clock(self.row))

    def _turn_left(self, seat: int, seconds: int) -> float:
        """Seconds until the limit of this turn is up for a seat on the clock."""
        turn, began = self.turn_began
        if self.game is not None and turn == self.game.state.turn:
            return float(max(0.0, max(began, self._arrived.get(seat, began)) + seconds - self.clock.monotonic()))
        end = turn_until(self.row, seat)
        return float(min(max(0.0, (end or 0.0) - self.clock.time()), seconds))

    def is_late(self, seat: int) -> bool:
        """Whether a seat's time is up."""
        banks, seconds = self.log.banks, self.row.options.get("turn_seconds")
        if seat not in seats_on_the_clock(self.row):
            return False
        return self._turn_left(seat, seconds) == 0.0 if seconds else banks.is_late(seat, self.clock.time())

    # --- broadcasting

    def tell(self, message: Wire) -> None:
        """Send a message to every viewer: it contains nothing that is hidden from anybody."""
        self.viewers.send(self.encode(message))

    def tell_changed(self) -> None:
        self.tell(Changed(table=self.data()))

    def tell_update(self, entries: list[Logged]) -> None:
        """Send entries to every viewer, each with only what that viewer may see."""
        made: dict[tuple[int, ...], str] = {}
        table = self.text() if self.viewers.connected else ""
        for viewer in list(self.viewers.connected):
            held = viewer.seats
            if held not in made:
                seen = [one.text(eyes_of(held), self.encode) for one in entries]
                made[held] = table_json.update_text(table, seen, self._views_for(held))
            viewer.send(made[held])

    def _greet(self, viewer: Viewer, at: int) -> None:
        first = at + 1 if 0 <= at < len(self.log.entries) else 0
        entries = [one.text(eyes_of(viewer.seats), self.encode) for one in self.log.entries[first:]]
        views = self._views_for(viewer.seats)
        viewer.send(table_json.welcome_text(self.encode, self.text(), viewer.seats, entries, views, self.chat))

    # --- viewers come and go

    def proven(self, viewer: Viewer) -> tuple[int, ...]:
        """The seats whose secrets a viewer has."""
        return credentials.proven(viewer.secrets, [place.secret for place in self.row.places])

    def join(self, viewer: Viewer, at: int) -> None:
        """Welcome a viewer whose last entry is `at`; from now on it receives every update."""
        known = self.viewers.here
        viewer.seats = self.proven(viewer)
        self.viewers.add(viewer)
        self.viewers.update_absences()
        self._greet(viewer, at)
        if set(viewer.seats) - known:
            self.tell_changed()

    def leave(self, viewer: Viewer) -> bool:
        """Returns False if the viewer was not here."""
        if not self.viewers.remove(viewer):
            return False
        if set(viewer.seats) - self.viewers.here:
            self.tell_changed()
        return True

    def set_elsewhere(self, seats: set[int]) -> None:
        """Set the seats that are held by clients of other processes."""
        if self.viewers.set_elsewhere(seats):
            self.tell_changed()

    def _reseat(self, greet_all: bool = False) -> None:
        """Update the seats that each viewer holds after the places have changed."""
        for viewer in list(self.viewers.connected):
            held = self.proven(viewer)
            if greet_all or held != viewer.seats:
                viewer.seats = held
                self._greet(viewer, self.row.at)
        self.viewers.set_seats([place.seat for place in self.row.places])

    def rate(self, seat: int, most: float) -> Rate:
        """How often a seat may send messages, however many clients hold it."""
        return self._rates.setdefault(seat, Rate(int(most), 1.0, self.clock))

    # --- applying stored changes

    def change(self, **changes: object) -> None:
        for name, value in changes.items():
            setattr(self.row, name, value)

    def apply(self, pending: Pending) -> None:
        """Apply a stored entry and broadcast it."""
        turn = self.game.state.turn if self.game else -1
        self.log.append(pending.game, pending.logged)
        self._views = {}
        self.change(changed=pending.entry.time, **pending.changes)
        if pending.game.state.turn != turn or pending.entry.kind == "take_back":
            self.turn_began = pending.game.state.turn, self.clock.monotonic()
        self.tell_update([pending.logged])

    def apply_places(self, places: list[StoredPlace], waits: bool, moved: Mapping[int, int | None] | None = None) -> None:
        """Apply stored places and broadcast them. `moved`: the players who have moved or left, whose chat moves with them."""
        self._note_arrivals(self.row.places, places)
        self.row.places = places
        self.log.banks.set_places(places)
        self.change(changed=self.clock.time(), edition=self.row.edition + 1, waits=waits)
        seats: dict[int | None, int | None] = dict((moved or {}).items())
        self._reseat(self._renew_chat([replace(line, seat=seats.get(line.seat, line.seat)) for line in self.chat]))
        self.tell_changed()

    def add_line(self, line: StoredLine) -> None:
        """Add a stored line of chat and broadcast it."""
        said, self.last_line = table_json.chat_line(line), max(self.last_line, line.id)
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        self.tell(Said(line=said))

    def _renew_chat(self, chat: list[tables.ChatLine]) -> bool:
        """Replace the chat. Returns whether that changes anything."""
        known, self.chat = self.chat, chat
        return chat != known

    def reload(self, log: GameLog, chat: Sequence[StoredLine] | None = None) -> None:
        """Continue from what another process has stored, and broadcast the difference. `chat`: None if it has not changed."""
        seen, before, row = len(self.log.entries), self.row, log.row
        self._note_arrivals(before.places, row.places)
        self.log, self._views = log, {}
        if any(one.row.kind == "take_back" for one in log.entries[seen:]):
            self.turn_began = -1, 0.0  # the turn may have the same number, but it began later
        if self.game is not None and log.entries[-1].row.number != row.at:  # written between reading row and entries
            self.change(**log.table_after(self.game, log.entries[-1]))
        self.last_line = max((self.last_line, *(line.id for line in chat or ())))
        self._reseat(chat is not None and self._renew_chat([table_json.chat_line(line) for line in chat]))
        if len(log.entries) > seen:
            self.tell_update(log.entries[seen:])
        elif (row.edition, row.rematch) != (before.edition, before.rematch):
            self.tell_changed()

    def _note_arrivals(self, before: Sequence[StoredPlace], after: Sequence[StoredPlace]) -> None:
        came = [old.seat for old, new in zip(before, after, strict=False) if old.opened == AWAITED != new.opened]
        self._arrived |= dict.fromkeys(came, self.clock.monotonic())

    def copied_places(self) -> list[StoredPlace]:
        return [replace(place) for place in self.row.places]


def eyes_of(held: tuple[int, ...]) -> int | None:
    """The seat whose view of events a viewer gets: several seats on one device see only what everybody sees."""
    return held[0] if len(held) == 1 else None
