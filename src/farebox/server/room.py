"""A room: one live table. Its game, its log, those who look at it. What is accepted is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from farebox import Event, Game, IllegalAction, View, load_board
from farebox.server import seats, wire
from farebox.server.problems import Refused
from farebox.server.protocol import (
    Changed,
    ChatLine,
    Entry,
    Note,
    Said,
    Table,
    Update,
    ViewData,
    Welcome,
    Wire,
)
from farebox.server.rate import Rate
from farebox.server.store import ChatRow, Conflict, EntryRow, PlaceRow, Store, TableRow, columns

CHAT_KEPT = 50  # lines somebody who comes is shown
CHAT = (5, 10.0)  # lines of a seat in so many seconds, however many clients hold it


class Viewer(Protocol):
    """Whoever looks at a table, as the room knows them."""

    seats: tuple[int, ...]
    secrets: tuple[str, ...]  # hashes

    def send(self, text: str) -> None: ...


@dataclass(frozen=True)
class Logged:
    """One entry, and what came of it."""

    row: EntryRow
    turn: int
    events: tuple[Event, ...]

    def entry(self, viewer: int | None) -> Entry:
        return Entry(
            number=self.row.number,
            kind=self.row.kind,  # type: ignore[arg-type]  # the store holds what was checked
            seat=self.row.seat,
            turn=self.turn,
            by_bot=self.row.by_bot,
            events=wire.events_data(self.events, viewer),
        )


class Room:
    def __init__(self, store: Store, row: TableRow, entries: list[EntryRow], chat: list[ChatRow]) -> None:
        self.store, self.row = store, row
        self.chat = [chat_line(line) for line in chat]
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.users = 0  # tasks that work with the room: while there are any, it stays
        self.stirred: Callable[[], None] = lambda: None  # called when somebody else may be to act
        self.game: Game | None = None
        self.log: list[Logged] = []
        self.accepted: dict[tuple[int, str], int] = {}  # numbers of entries, by seat and the client's own id
        self.began: dict[int, float] = {}  # when each turn began
        self._talk: dict[int, Rate] = {}  # by seat
        self._views: dict[int | None, ViewData] = {}
        self._replay(entries)

    # --- the game, from its entries

    def _replay(self, entries: list[EntryRow]) -> None:
        self.game, self.log, self.accepted, self.began = None, [], {}, {}
        for row in entries:
            self._heed(*self._played(self.game, row))
        self._views = {}

    def _played(self, game: Game | None, row: EntryRow) -> tuple[Game, Logged]:
        """The game after an entry; the one before stays as it is. Raises IllegalAction."""
        if row.kind == "deal":
            game = self._dealt()
            return game, Logged(row, 0, game.opening)
        assert game is not None
        assert row.seat is not None
        new = copy.copy(game)
        new.plays = [*game.plays]
        if row.kind == "undo":
            turn = game.plays[-1].turn if game.plays else 0
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
        if game.state.turn > logged.turn or logged.row.kind == "deal":
            self.began[game.state.turn] = logged.row.time
        if logged.row.message is not None and logged.row.seat is not None:
            self.accepted[logged.row.seat, logged.row.message] = logged.row.number

    # --- what is asked of it

    @property
    def status(self) -> str:
        return self.row.status

    def table(self) -> Table:
        return wire.table_data(self.row, self.here)

    @property
    def here(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def playing(self) -> Game:
        if self.game is None:
            raise Refused("not_playing", "the game has not begun")
        if self.game.over:
            raise Refused("over", "the game is over")
        return self.game

    def up_to_date(self, seat: int, at: int) -> bool:
        """Whether who saw entry `at` last knows all that matters to this seat's choice.

        In the opening all choose at the same time: what the others chose meanwhile changes nothing.
        """
        if at == self.row.at:
            return True
        since = self.log[at + 1 :] if 0 <= at < len(self.log) else []
        opening = self.game is not None and self.game.state.turn == 0
        return opening and bool(since) and all(one.turn == 0 and one.row.seat != seat for one in since)

    async def act(
        self, seat: int, action: str, at: int, message: str | None = None, bot_may: Callable[[], bool] | None = None
    ) -> None:
        """Play an action that a seat chose having seen entry `at`; a bot asks once more whether it still may."""
        async with self.lock:
            if self._repeated(seat, message, at):
                return
            game = self.playing()
            self.check_at(seat, at)
            if seat not in self.row.to_act or (bot_may is not None and not bot_may()):
                raise Refused("not_your_turn", f"it is not seat {seat}'s turn", seat=seat)
            entry = self._next_entry("play", seat, action, message, bot_may is not None)
            try:
                new, logged = self._played(game, entry)
            except IllegalAction as error:
                raise Refused("illegal", str(error)) from None
            entry.action = str(new.plays[-1].action)  # in full, however it was written
            await self._commit(new, logged)

    async def undo(self, seat: int, at: int, message: str) -> None:
        async with self.lock:
            if self._repeated(seat, message, at):
                return
            game = self.playing()
            if not self.row.options["undo"]:
                raise Refused("undo_off", "this table plays without undo")
            self.check_at(seat, at)
            try:
                new, logged = self._played(game, self._next_entry("undo", seat, "", message, False))
            except IllegalAction as error:
                raise Refused("cannot_undo", str(error)) from None
            await self._commit(new, logged)

    def _repeated(self, seat: int, message: str | None, at: int) -> bool:
        """Whether this was accepted already, and is said again because the answer was lost."""
        return message is not None and self.accepted.get((seat, message), -1) > at

    def check_at(self, seat: int, at: int) -> None:
        if not self.up_to_date(seat, at):
            raise Refused("stale", f"the game has gone on to entry {self.row.at} since", at=self.row.at)

    def _next_entry(self, kind: str, seat: int, action: str, message: str | None, by_bot: bool) -> EntryRow:
        return EntryRow(
            code=self.row.code,
            number=self.row.at + 1,
            kind=kind,
            seat=seat,
            action=action,
            by_bot=by_bot,
            message=message,
            time=time.time(),
        )

    async def _commit(self, new: Game, logged: Logged) -> None:
        """First to the store, then to everybody."""
        row, turn = logged.row, new.state.turn
        changes = {
            "at": row.number,
            "to_act": list(new.to_act),
            "since": row.time if turn > logged.turn else self.began[turn],
            "status": "over" if new.over else "playing",
        }
        try:
            await self.store.append(row, **changes)
        except Conflict:
            await self.reload()
            raise Refused("stale", f"the game has gone on to entry {self.row.at} since", at=self.row.at) from None
        self._heed(new, logged)
        self._changed(changed=row.time, **changes)
        self.tell_update([logged])
        self.stirred()

    def _changed(self, **changes: object) -> None:
        for name, value in changes.items():
            setattr(self.row, name, value)

    async def reload(self) -> None:
        """Take everything from the store again: another server has written to it."""
        row = await self.store.table(self.row.code)
        assert row is not None
        entries = await self.store.entries(row.code)  # before anything changes: the row and the game always fit
        seen = len(self.log)
        self.row = row
        self._replay(entries)
        self.seat_viewers()
        if len(self.log) > seen:
            self.tell_update(self.log[seen:])
        self.stirred()

    async def start(self, seed: int, first_seat: int) -> None:
        """Deal. The lock is held by whoever calls."""
        now, row = time.time(), self.row
        entry = EntryRow(code=row.code, number=0, kind="deal", action="", by_bot=False, time=now)
        before = (row.seed, row.first_seat)
        row.seed, row.first_seat = seed, first_seat
        try:
            game, logged = self._played(None, entry)
            changes = {"status": "playing", "to_act": list(game.to_act), "since": now}
            await self.store.append(entry, seed=seed, first_seat=first_seat, at=0, **changes)
        except Exception as error:
            row.seed, row.first_seat = before
            if isinstance(error, Conflict):
                await self.reload()
                raise Refused("already_started", "the game has begun already") from None
            raise
        self._heed(game, logged)
        self._changed(changed=now, **changes)
        self.tell_update([logged])
        self.stirred()

    async def set_places(self, places: list[PlaceRow], **changes: object) -> None:
        """Other places, or the same ones changed. The lock is held by whoever calls."""
        try:
            await self.store.change_places(self.row.code, places, status=self.row.status, **changes)
        except Conflict:
            await self.reload()
            raise Refused("already_started", "the table has changed meanwhile") from None
        self.row.places = places
        self._changed(changed=time.time(), **changes)
        self.seat_viewers()
        self.tell(Changed(table=self.table()))
        self.stirred()

    def copied_places(self) -> list[PlaceRow]:
        return [PlaceRow(**columns(place)) for place in self.row.places]

    async def stand_in(self, away: int, on: bool) -> None:
        """A bot plays for a seat, or no longer does."""
        async with self.lock:
            if away >= len(self.row.places) or self.row.places[away].kind != "player":
                raise Refused("malformed", f"seat {away} is no player's")
            if on and away in self.here:
                raise Refused("seat_taken", "whoever sits there is here", seat=away)
            if on:
                self.playing()
            if self.row.places[away].stand_in == on:
                return
            places = self.copied_places()
            places[away].stand_in = on
            await self.set_places(places)

    async def say(self, seat: int, text: str, reaction: str | None) -> None:
        mode = self.row.options["chat"]
        text = seats.plain(text)
        if mode == "off" or (text and mode != "all"):
            raise Refused("chat_off", "this table does without chat" if mode == "off" else "reactions only at this table")
        if not text and reaction is None:
            raise Refused("malformed", "nothing was said")
        self._talk.setdefault(seat, Rate(*CHAT)).check()
        row = ChatRow(code=self.row.code, seat=seat, text=text, reaction=reaction, time=time.time())
        async with self.lock:
            await self.store.say(row)
            line = chat_line(row)
            self.chat = [*self.chat, line][-CHAT_KEPT:]
            self.tell(Said(line=line))

    def note(self, code: str, seat: int | None = None) -> None:
        self.tell(Note.model_validate({"code": code, "seat": seat}))

    # --- what it tells

    def view(self, seat: int | None) -> View | None:
        return None if self.game is None else self.game.view(seat)

    def _view_data(self, seat: int | None) -> ViewData:
        assert self.game is not None
        if seat not in self._views:
            undo = seat is not None and self.row.options["undo"] and not self.game.over and self.game.can_undo(seat)
            self._views[seat] = wire.view_data(self.game.view(seat), undo)
        return self._views[seat]

    def _views_for(self, held: tuple[int, ...]) -> list[ViewData]:
        return [] if self.game is None else [self._view_data(seat) for seat in held or (None,)]

    def tell(self, message: Wire) -> None:
        """The same to everybody: it holds nothing that is not for all."""
        text = message.model_dump_json()
        for viewer in list(self.viewers):
            viewer.send(text)

    def tell_update(self, entries: list[Logged]) -> None:
        """What happened, to everybody what they may see of it."""
        made: dict[tuple[int, ...], str] = {}
        table = self.table()
        for viewer in list(self.viewers):
            held = viewer.seats
            if held not in made:
                seen = [one.entry(eyes_of(held)) for one in entries]
                made[held] = Update(table=table, entries=seen, views=self._views_for(held)).model_dump_json()
            viewer.send(made[held])

    async def welcome(self, viewer: Viewer, at: int) -> None:
        """Let somebody look: all they may know, then everything as it happens. A player who comes back plays again."""
        async with self.lock:
            known = self.here
            viewer.seats = self.proven(viewer)
            self.viewers.add(viewer)
            self._greet(viewer, at)
            if set(viewer.seats) - known:
                self.tell(Changed(table=self.table()))
        for seat in viewer.seats:
            if self.row.places[seat].stand_in:
                await self.stand_in(seat, False)

    def _greet(self, viewer: Viewer, at: int) -> None:
        first = at + 1 if 0 <= at < len(self.log) else 0
        entries = [one.entry(eyes_of(viewer.seats)) for one in self.log[first:]]
        views = self._views_for(viewer.seats)
        message = Welcome(table=self.table(), seats=list(viewer.seats), entries=entries, views=views, chat=self.chat)
        viewer.send(message.model_dump_json())

    def proven(self, viewer: Viewer) -> tuple[int, ...]:
        """The seats whose secrets a viewer has."""
        return seats.proven(viewer.secrets, [place.secret for place in self.row.places])

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            if set(viewer.seats) - self.here:
                self.tell(Changed(table=self.table()))

    def seat_viewers(self) -> None:
        """Places have changed: who sits where now."""
        for viewer in list(self.viewers):
            held = self.proven(viewer)
            if held != viewer.seats:
                viewer.seats = held
                self._greet(viewer, self.row.at)


def eyes_of(held: tuple[int, ...]) -> int | None:
    """Whose eyes events are for: several seats on one device see what everybody sees."""
    return held[0] if len(held) == 1 else None


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine.model_validate({"seat": row.seat, "text": row.text, "reaction": row.reaction, "time": row.time})
