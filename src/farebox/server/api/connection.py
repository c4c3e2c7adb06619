"""The socket of one viewer, with a bounded queue and its own writer: a client that stops reading is dropped."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import fields
from functools import partial
from typing import Any, get_args

import anyio
from anyio.abc import TaskGroup
from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from farebox import View
from farebox.server.api.fast_websocket import push_of
from farebox.server.api.limits.flood import SPECTATOR, Address, meter_of
from farebox.server.api.protocol import ClientMessage
from farebox.server.ops.metrics import metrics
from farebox.server.room import Room
from farebox.server.rooms import Rooms, encode
from farebox.server.storage.database import complain
from farebox.table import hints, proposals
from farebox.table.errors import Refused
from farebox.table.lobby import credentials
from farebox.table.messages import table_json, wire
from farebox.table.messages.socket import Act, Answer, AskHint, Hello, Ping, Pong, Say, StandIn, TakeBack, Undo
from farebox.table.messages.tables import Problem
from farebox.table.messages.wire import MESSAGE_BYTES, Wire
from farebox.table.rate import Rate

log = logging.getLogger("farebox")
QUEUE = 100  # messages a client may fall behind
SLOW = 20.0  # seconds a client may take to read a message
HELLO = 10.0  # seconds until the first message
MOST_HEARD = 5  # limit for all spectators of a table together, as a multiple of a player's
SPECTATORS = -1  # their key among the rates of seats
MESSAGES: TypeAdapter[Any] = TypeAdapter(ClientMessage)
KEYS = {kind.type: [one.name for one in fields(kind)] for kind in get_args(get_args(ClientMessage)[0])}

MESSAGE_ID = re.compile(r'"id" ?: ?"([ !#-\[\]-~]{1,40})"')

# Codes a socket is closed with
MALFORMED, NO_TABLE, TOO_SLOW, RELOAD, FULL, FAILED = 4400, 4404, 4408, 4426, 4429, 1011
# By the error code of a refused hello; otherwise MALFORMED
CLOSE_CODES = {"no_table": NO_TABLE, "too_fast": FULL, "reload": RELOAD}
SERVER = Problem(error="server", message="something is wrong with the server")


class Connection:
    """One viewer's socket, and the seats it holds."""

    def __init__(self, socket: WebSocket, rooms: Rooms, address: Address | None = None) -> None:
        self.socket, self.rooms = socket, rooms
        self.seats: tuple[int, ...] = ()
        self.secrets: tuple[str, ...] = ()
        self._push = push_of(socket.scope)
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)  # None: end of the queue
        self._behind = 0  # messages that are queued or being sent: while there are any, later ones are queued too
        self._held: list[str] | None = None  # messages to send in one write
        self._dropped = self._left = False
        self._doing = False  # whether a message is being processed
        self._address = address or Address(rooms.settings)
        self._rate = Rate(int(rooms.settings.actions_per_second), 1.0, time)
        self._tasks: TaskGroup | None = None

    def send(self, text: str) -> None:
        """Never waits: a message that cannot be sent at once is queued, and a client too far behind is dropped."""
        if self._held is not None:
            self._held.append(text)
        else:
            self._send([text])

    def _send(self, texts: list[str]) -> None:
        if self._push is not None and not self._behind and self._push(texts):
            return
        try:
            for text in texts:
                self._queue.put_nowait(text)
                self._behind += 1
        except asyncio.QueueFull:
            self._drop()

    @contextmanager
    def _together(self) -> Iterator[None]:
        """Messages sent within this context go out in one write."""
        self._held = []
        try:
            yield
        finally:
            texts, self._held = self._held, None
            if texts:
                self._send(texts)

    def say(self, message: Wire) -> None:
        self.send(encode(message))

    def refuse(self, problem: Problem, answer_to: str | None = None) -> None:
        metrics.refused.labels(problem.error).inc()
        self.say(Answer(id=answer_to, problem=problem))

    async def serve(self, code: str) -> None:
        """Serve the client until it disconnects, stops reading, or is refused."""
        await self.socket.accept()
        close: int | None = TOO_SLOW
        async with anyio.create_task_group() as tasks:
            self._tasks = tasks
            written = asyncio.Event()
            tasks.start_soon(self._write, written)
            close = await self._read(code)
            await self._end_writing(written)
            tasks.cancel_scope.cancel()
        if close is not None:
            with suppress(RuntimeError, WebSocketDisconnect, OSError), anyio.move_on_after(1):  # gone, or not reading
                await self.socket.close(close)

    async def _write(self, written: asyncio.Event) -> None:
        try:
            while (text := await self._queue.get()) is not None:
                async with asyncio.timeout(SLOW):
                    await self.socket.send_text(text)
                self._behind -= 1
        except TimeoutError:
            self._drop()
        except (RuntimeError, WebSocketDisconnect, OSError):
            self._leave()
        finally:
            written.set()

    def _drop(self) -> None:
        """Drop the client: its queue is full, or it did not read a message in time."""
        if not self._dropped:
            metrics.dropped.inc()
        self._dropped = True
        self._leave()

    def _leave(self) -> None:
        """Close now, or once the current message is processed: that is completed even if the client has disconnected."""
        self._left = True
        if self._tasks is not None and not self._doing:
            self._tasks.cancel_scope.cancel()

    async def _end_writing(self, written: asyncio.Event) -> None:
        """Let the last messages go out."""
        with suppress(asyncio.QueueFull), anyio.move_on_after(1):
            self._queue.put_nowait(None)
            await written.wait()

    async def _read(self, code: str) -> int | None:
        """Process messages until the client disconnects. Returns the code to close with; None if the client closed the socket."""
        try:
            with anyio.fail_after(HELLO):
                hello = await self._receive()
            if not isinstance(hello, Hello):
                self.refuse(Problem(error="malformed", message="say hello first"))
                return MALFORMED
            if hello.version < wire.PROTOCOL_VERSION:
                raise Refused("reload", f"this server speaks version {wire.PROTOCOL_VERSION} of the protocol: reload the page")
            self.secrets = tuple(credentials.hashed(secret) for secret in hello.secrets)
            if not self.secrets:
                self._address.check_guesses()
            async with self._found(code) as room:
                return await self._look(room, hello.at)
        except Refused as refusal:
            self.refuse(refusal.problem)
            return CLOSE_CODES.get(refusal.problem.error, MALFORMED)
        except TimeoutError:
            return MALFORMED
        except WebSocketDisconnect:
            return None
        except Exception as error:  # the store failed, or the game cannot be read
            complain("a table could not be shown", error)
            self.refuse(SERVER)
            return FAILED

    @asynccontextmanager
    async def _found(self, code: str) -> AsyncIterator[Room]:
        """The room of a table. An address that has guessed too many codes is refused, unless the client proves a seat."""
        try:
            async with self.rooms.room(code) as room:
                if not room.table.proven(self):
                    self._address.check_guesses()
                yield room
        except Refused as refusal:
            if refusal.problem.error == "no_table":
                self._address.check_guesses()
                self._address.misses.spend(1)
            raise

    async def _look(self, room: Room, at: int) -> int | None:
        watches = not room.table.proven(self)
        if watches and len(room.table.viewers.connected) >= self.rooms.settings.viewers_per_table:  # players are always let in
            self.refuse(Problem(error="busy", message="too many are watching this table"))
            return FULL
        if watches:
            self._rate = Rate(max(1, int(SPECTATOR * self.rooms.settings.actions_per_second)), 1.0, time)
        elif (meter := meter_of(self.socket.scope)) is not None:
            meter.plays()
        try:
            with anyio.CancelScope(shield=True):  # it may end a stand-in, both in the store and in the room
                await room.welcome(self, at)
            while True:
                await self._hear(room)
        finally:
            room.leave(self)

    async def _receive(self) -> Any:
        return _parsed(await self._receive_text())

    async def _receive_text(self) -> str:
        text = await self.socket.receive()
        if text["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(text.get("code", 1005))
        said: str | None = text.get("text")
        if said is None:
            raise Refused("malformed", "messages are JSON text")
        return said

    async def _hear(self, room: Room) -> None:
        """Process one message, or answer with a problem. A message over the rate limit is not even parsed."""
        answer_to: str | None = None
        try:
            text = await self._receive_text()
            try:
                self._rate.check()
                if not self.seats:
                    room.table.rate(SPECTATORS, MOST_HEARD * self.rooms.settings.actions_per_second).check()
            except Refused:
                answer_to = _id_in(text)
                raise
            message = _parsed(text)
            answer_to = getattr(message, "id", None)
            if (seat := getattr(message, "seat", None)) in self.seats:
                room.table.rate(seat, self.rooms.settings.actions_per_second).check()  # however many clients hold it
        except Refused as refusal:
            self.refuse(refusal.problem, answer_to)
            return
        self._doing = True
        await self._try(partial(self._do, room, message), answer_to)
        self._doing = False
        if self._left:
            self._leave()

    async def _try(self, work: Callable[[], Awaitable[None]], answer_to: str | None) -> None:
        """Do the work, or answer with a problem."""
        try:
            await work()
        except Refused as refusal:
            self.refuse(refusal.problem, answer_to)
        except (SQLAlchemyError, OSError) as error:
            complain("the store failed", error)
            self.refuse(Problem(error="server", message="it could not be stored; send it again with the same id"), answer_to)
        except Exception:
            log.exception("a message could not be processed")
            self.refuse(SERVER, answer_to)

    async def _do(self, room: Room, message: Any) -> None:
        if isinstance(message, Ping):
            self.say(Pong())
            return
        if isinstance(message, Hello):
            raise Refused("malformed", "hello may be sent only once")
        if message.seat not in self.seats:
            raise Refused("not_your_seat", f"seat {message.seat} is not yours", seat=message.seat)
        match message:
            case Act():
                with metrics.act_seconds.time():
                    await self.rooms.batching.wait()
                    with self._together():  # the update goes first, then the answer
                        await room.act(message.seat, message.action, message.at, message.id)
                        self.send(table_json.accepted_text(message.id))
            case Undo():
                await room.undo(message.seat, message.at, message.id)
                self.send(table_json.accepted_text(message.id))
            case TakeBack():
                await room.take_back(message.seat, self.seats, message.at, message.id)
                self.send(table_json.accepted_text(message.id))
            case AskHint():
                self._ask_hint(room, message)
            case Say():
                await room.say(message.seat, message.text, message.reaction)
            case StandIn():
                await room.stand_in(message.away, message.on)

    def _ask_hint(self, room: Room, message: AskHint) -> None:
        """Let a bot think about a hint; meanwhile the client's other messages are processed."""
        view = hints.begin(room.table, message.seat)
        assert self._tasks is not None
        self._tasks.start_soon(self._try, partial(self._hint, room, message, view, room.table.row.at), message.id)

    async def _hint(self, room: Room, message: AskHint, view: View, at: int) -> None:
        try:
            action = await self.rooms.bot_pool.advise(view, room)
        finally:
            hints.end(room.table, message.seat)
        proposals.check_at(room.table, message.seat, at)  # the game may have gone on while the bot was thinking
        self.say(hints.hint(message, view, action))


def _parsed(text: str) -> Any:
    """Parse a message. Raises Refused; text that is clearly not a message is rejected cheaply."""
    if len(text) > MESSAGE_BYTES or len(text.encode()) > MESSAGE_BYTES:
        raise Refused("too_long", f"a message may have at most {MESSAGE_BYTES} bytes")
    try:
        data = from_json(text)
        if not isinstance(data, dict) or not isinstance(kind := data.get("type"), str) or kind not in KEYS:
            raise Refused("malformed", f"a message is an object with a type: {', '.join(KEYS)}")
        if not data.keys() <= set(KEYS[kind]):
            raise Refused("malformed", f"{kind} has {', '.join(KEYS[kind])}, and nothing else")
        return MESSAGES.validate_json(text)
    except (ValueError, RecursionError) as error:  # pydantic's ValidationError is a ValueError
        raise Refused("malformed", _why(error)) from None


def _id_in(text: str) -> str | None:
    """The id of a message that was not parsed, so that its sender knows which one was refused."""
    found = MESSAGE_ID.search(text, 0, MESSAGE_BYTES)
    return found[1] if found else None


def _why(error: Exception) -> str:
    """What is wrong with a message, in one line, without quoting it."""
    if not isinstance(error, ValidationError):
        return "that is not a message"
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])
