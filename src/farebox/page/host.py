"""The host of the page's tables: the worker calls it, then stores and delivers the results."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from farebox import Board, View
from farebox.page.boards import CustomBoards
from farebox.page.networks import NetworkKey, Networks
from farebox.page.reading import read_message
from farebox.page.room import Room
from farebox.page.stored import entry_text, read_log, row_text
from farebox.table import hints, proposals
from farebox.table.clock import Clock
from farebox.table.errors import Refused, no_table
from farebox.table.game_log import GameLog, Pending
from farebox.table.integrity import OldRules, Unreadable
from farebox.table.lobby import credentials
from farebox.table.lobby.permissions import checked
from farebox.table.lobby.places import propose_opened
from farebox.table.messages.encoding import encode
from farebox.table.messages.socket import Act, Answer, AskHint, Hello, Note, Ping, Pong, Say, StandIn, TakeBack, Undo
from farebox.table.messages.table_json import accepted_text
from farebox.table.messages.tables import Problem
from farebox.table.messages.wire import Wire
from farebox.table.rows import StoredEntry, StoredPlace, StoredTable
from farebox.table.table import HostedTable

if TYPE_CHECKING:
    from farebox.page.daily import DailyPar
    from farebox.page.reviews import PageReviews

BROKEN = Problem(error="server", message="something is wrong with this page")


class PageViewer:
    """A connection of the page to one table."""

    def __init__(self, code: str, send: Callable[[str], None]) -> None:
        self.code, self.send = code, send
        self.seats: tuple[int, ...] = ()
        self.secrets: tuple[str, ...] = ()


class Asked(NamedTuple):
    """A pending hint request."""

    viewer: PageViewer
    message: AskHint
    view: View
    at: int


class Host:
    """All tables that are open in this page. Every change is collected with its messages: `take` hands both to the worker."""

    def __init__(self, networks: Networks, names: Mapping[str, str] | None = None, clock: Clock = time) -> None:
        self.networks, self.clock = networks, clock
        self.names = names or {}  # of animals and bots in English, by message id, for records
        self.boards = CustomBoards()
        self.rooms: dict[str, Room] = {}
        self._viewers: dict[int, PageViewer] = {}
        self._hints: deque[Asked] = deque()
        self._writes: list[list[str]] = []  # code, the table's row, an entry or "", and the table as pages list it
        self._messages: list[tuple[int, str]] = []

    @cached_property
    def reviews(self) -> PageReviews:
        from farebox.page.reviews import PageReviews  # it takes a while to load, and the first game does not need it

        return PageReviews(self.networks)

    @cached_property
    def daily(self) -> DailyPar:
        from farebox.page.daily import DailyPar

        return DailyPar(self.networks)

    @property
    def _later(self) -> NetworkKey | None:
        """The network that background work needs: par of a daily deal, or a review."""
        if any(room.table.row.status == "playing" for room in self._attended()):
            return None  # a player would wait for it at every action
        par = self.daily.network if "daily" in self.__dict__ else None
        return par or (self.reviews.network if "reviews" in self.__dict__ else None)

    def take(self) -> tuple[list[list[str]], list[tuple[int, str]]]:
        """The changes to store, and the messages to deliver after that."""
        taken = self._writes, self._messages
        self._writes, self._messages = [], []
        return taken

    # --- tables

    def knows(self, code: str) -> bool:
        return code.upper() in self.rooms

    def load(self, row: str, entries: str) -> None:
        """Open a table that the page has stored. Raises Refused."""
        self.add(self._read(row, entries, self.boards))

    def read_backup(self, row: str, entries: list[str], files: Mapping[str, str] | None) -> tuple[HostedTable, Board | None]:
        """A table of another device with the files of its custom board. Neither is opened or kept. Raises Refused."""
        if files is None:
            return self._read(row, json.dumps(entries), self.boards), None
        boards = CustomBoards()
        board = boards.add(files["id"], files["text"], files["layout"])
        return self._read(row, json.dumps(entries), boards), board

    def _read(self, row: str, entries: str, boards: CustomBoards) -> HostedTable:
        try:
            log = read_log(row, entries, boards)
        except OldRules as error:
            raise Refused("old_rules", f"this table can only be read: {error}") from None
        except Unreadable as error:
            raise Refused("unavailable", f"this table cannot be opened: {error}") from None
        return HostedTable(log.row, log, clock=self.clock)

    def new_table(self, row: StoredTable) -> HostedTable:
        """A table whose game has not begun."""
        return HostedTable(row, GameLog(row, self.boards.named(row.options["board"])), clock=self.clock)

    def add(self, table: HostedTable) -> Room:
        room = self.rooms[table.code] = Room(table, self.networks)
        return room

    def drop(self, code: str) -> None:
        """Drop a table without viewers, so that another page can open it."""
        self.rooms.pop(code, None)

    def room(self, code: str) -> Room:
        found = self.rooms.get(checked(code))
        if found is None:
            raise no_table(code)
        return found

    def store(self, room: Room, entry: StoredEntry | None = None) -> None:
        added = "" if entry is None else entry_text(entry)
        self._writes.append([room.table.code, row_text(room.table.row), added, room.table.text()])

    def set_places(self, room: Room, places: list[StoredPlace] | None) -> None:
        if places is not None:
            room.table.apply_places(places, room.table.row.waits)
            self.store(room)

    def _commit(self, room: Room, pending: Pending) -> None:
        room.table.apply(pending)
        self.store(room, pending.entry)

    # --- connections

    def connect(self, number: int, code: str) -> None:
        self._viewers[number] = PageViewer(code.upper(), lambda text: self._messages.append((number, text)))

    def disconnect(self, number: int) -> None:
        viewer = self._viewers.pop(number, None)
        if viewer is not None and viewer.code in self.rooms:
            self.rooms[viewer.code].table.leave(viewer)

    def hear(self, number: int, text: str) -> None:
        """Process a message of a connection; a refusal is the answer to it."""
        viewer, answer_to = self._viewers.get(number), None
        if viewer is None:
            return
        try:
            message = read_message(text)
            answer_to = getattr(message, "id", None)
            self._do(viewer, message)
        except Refused as refusal:
            viewer.send(encode(Answer(id=answer_to, problem=refusal.problem)))
        except Exception as error:
            print(f"farebox: a message could not be processed: {error!r}")
            viewer.send(encode(Answer(id=answer_to, problem=BROKEN)))

    def _do(self, viewer: PageViewer, message: Wire) -> None:
        room = self.room(viewer.code)
        match message:
            case Hello():
                self._welcome(room, viewer, message)
            case Ping():
                viewer.send(encode(Pong()))
            case Act() | Undo() | TakeBack() | AskHint() | Say() | StandIn():
                if message.seat not in viewer.seats:
                    raise Refused("not_your_seat", f"seat {message.seat} is not yours", seat=message.seat)
                self._change(room, viewer, message)

    def _welcome(self, room: Room, viewer: PageViewer, hello: Hello) -> None:
        viewer.secrets = tuple(credentials.hashed(secret) for secret in hello.secrets)
        self.set_places(room, propose_opened(room.table, room.table.proven(viewer)))
        room.table.join(viewer, hello.at)

    def _change(self, room: Room, viewer: PageViewer, message: Wire) -> None:
        table = room.table
        match message:
            case Act(seat=seat, at=at, id=id) if not proposals.is_repeated(table, seat, id, at):
                while (end := proposals.propose_end(table)) is not None:
                    self._commit(room, end)
                self._commit(room, proposals.propose_action(table, seat, message.action, at, id, None))
            case Undo(seat=seat, at=at, id=id) if not proposals.is_repeated(table, seat, id, at):
                self._commit(room, proposals.propose_undo(table, seat, at, id))
            case TakeBack(seat=seat, at=at, id=id) if not proposals.is_repeated(table, seat, id, at):
                self._commit(room, proposals.propose_take_back(table, seat, viewer.seats, at, id))
            case AskHint(seat=seat):
                self._hints.append(Asked(viewer, message, hints.begin(table, seat), table.row.at))
                return
            case StandIn(away=away, on=on):
                self.set_places(room, proposals.propose_stand_in(table, away, on))
                return
            case Say():
                raise Refused("chat_off", "this table plays without chat")
        viewer.send(accepted_text(getattr(message, "id", "")))

    # --- background work

    def wait(self) -> float:
        """Seconds until `step` has something to do; -1 if it only waits for players."""
        if self._hints or self._later or any(room.turns.next_seat() is not None for room in self._attended()):
            return 0.0
        left = [seconds for room in self._attended() if (seconds := room.table.left()) is not None]
        return min(left, default=-1.0)

    def missing_network(self) -> NetworkKey | None:
        """The network whose weights the next step needs, if they are not loaded yet."""
        if self._hints:
            key = self.rooms[self._hints[0].viewer.code].network if self._hints[0].viewer.code in self.rooms else ("", 0)
            return key if self.networks.is_missing(key) else None
        waits = next((room.network for room in self._attended() if room.waits_for_network()), self._later)
        return waits if waits is not None and self.networks.is_missing(waits) else None

    def network_loaded(self, board: str, seats: int, loaded: bool) -> None:
        self.networks.set_loaded((board, seats), loaded)
        for room in self._attended():
            if room.network == (board, seats) and not loaded:
                room.table.tell_changed()  # it says which bots play

    def step(self) -> None:
        """Answer one hint request, let one bot act, or play for players whose time is up; otherwise review a decision."""
        if self._hints:
            self._give_hint(self._hints.popleft())
            return
        for room in self._attended():
            seat = room.turns.next_seat()
            if seat is not None:
                self._act(room, seat)
                return
            for late in room.turns.end_time():
                room.table.tell(Note(code="time_up", seat=late))
        if self._later and not self._play_par():
            self.reviews.step()

    def _play_par(self) -> bool:
        if "daily" not in self.__dict__ or self.daily.network is None:
            return False
        self.daily.step(self.reviews, self.clock.time())
        return True

    def _attended(self) -> list[Room]:
        return [room for room in self.rooms.values() if room.table.viewers.connected]

    def _act(self, room: Room, seat: int) -> None:
        view = room.table.view(seat)
        assert view is not None
        action = room.think(seat, view)
        self._commit(room, proposals.propose_action(room.table, seat, str(action), room.table.row.at, None, lambda: True))

    def _give_hint(self, asked: Asked) -> None:
        viewer, message = asked.viewer, asked.message
        room = self.rooms.get(viewer.code)
        if room is None:
            return
        try:
            hints.end(room.table, message.seat)
            proposals.check_at(room.table, message.seat, asked.at)
            viewer.send(encode(hints.hint(message, asked.view, room.advise(asked.view))))
        except Refused as refusal:
            viewer.send(encode(Answer(id=message.id, problem=refusal.problem)))
