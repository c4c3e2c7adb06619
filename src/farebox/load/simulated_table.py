"""One table of a load test: its players, each with their own socket, what they received and what was accepted."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random

from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from farebox.game.text.record import Record
from farebox.load.checks import Data, Inconsistent, check_entries, check_view, public_part
from farebox.load.http_client import Bases, ask, complaint, socket_address
from farebox.load.report import Report
from farebox.table.messages.wire import PROTOCOL_VERSION

SILENCE_LIMIT = 60.0  # seconds a player waits for a message
RATE_LIMIT_RETRIES = 5
RETRIED = ("server", "busy", "too_fast")  # refusals after which the same message is repeated


@dataclass
class Shared:
    """What the players of one table know together, to cross-check what each receives."""

    code: str
    board: Data
    report: Report
    sent: dict[int, float] = field(default_factory=dict)  # by entry: when its action was sent
    seen: dict[int, str] = field(default_factory=dict)  # the public part of a view, by entry
    accepted: list[tuple[int, str]] = field(default_factory=list)  # seat and action
    over: bool = False

    def compare(self, at: int, view: Data) -> None:
        public = public_part(view)
        if self.seen.setdefault(at, public) != public:
            raise Inconsistent(f"table {self.code}: two players see entry {at} differently")
        self.seen.pop(at - 20, None)


class Player:
    """A seat: plays at its pace, reconnects when disconnected, and repeats what was not answered."""

    def __init__(self, shared: Shared, bases: Bases, seat: int, secret: str, rng: Random) -> None:
        self.shared, self.bases, self.seat, self.secret, self.rng = shared, bases, seat, secret, rng
        self.at = -1
        self.table: Data = {}
        self.view: Data = {}
        self.pending: Data | None = None
        self.count = 0
        self.due = time.perf_counter() + rng.random() * shared.report.pace

    async def play(self) -> None:
        pause, tries = 0.1, 0
        while not self.shared.over:
            try:
                address = socket_address(self.bases.of(self.shared.code, tries), self.shared.code)
                async with connect(address, compression=None, max_queue=64, open_timeout=20, ping_interval=None) as socket:
                    await self._sit(socket)
                    pause, tries = 0.1, 0
                    await self._converse(socket)
            except (OSError, TimeoutError, WebSocketException):
                self.shared.report.cuts += 1
                tries += 1
                await asyncio.sleep(pause * (0.5 + self.rng.random()))
                pause = min(2.0, 2 * pause)

    async def _sit(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "version": PROTOCOL_VERSION, "secrets": [self.secret], "at": self.at}))
        while (await self._hear(socket, SILENCE_LIMIT))["type"] != "welcome":
            pass
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))

    async def _converse(self, socket: ClientConnection) -> None:
        while not self.shared.over:
            mine = self.pending is None and self.seat in self.table["to_act"]
            wait = max(0.0, self.due - time.perf_counter()) if mine else SILENCE_LIMIT
            try:
                message = await self._hear(socket, wait)
            except TimeoutError:
                if not mine:
                    raise
                await self._act(socket)
                continue
            if message["type"] == "answer":
                await self._answered(socket, message)

    async def _hear(self, socket: ClientConnection, wait: float) -> Data:
        async with asyncio.timeout(wait):
            text = await socket.recv()
        now = time.perf_counter()
        message: Data = from_json(text)
        self.shared.report.messages += 1
        if message["type"] in ("welcome", "update"):
            self._apply(message, now)
        return message

    def _apply(self, message: Data, now: float) -> None:
        shared = self.shared
        if message["table"]["at"] < self.at:
            raise Inconsistent(f"table {shared.code} went back from entry {self.at} to {message['table']['at']}")
        for entry in message["entries"]:
            if message["type"] == "update" and entry["number"] in shared.sent:
                shared.report.seen(now - shared.sent[entry["number"]])
        self.at = check_entries(self.at, [entry for entry in message["entries"] if entry["number"] > self.at])
        self.table, self.view = message["table"], message["views"][0]
        check_view(shared.board, self.view, self.seat)
        shared.compare(self.at, self.view)
        if self.seat in self.table["to_act"]:
            self.due = now + shared.report.pace * (0.5 + self.rng.random())
        if self.view["over"]:
            shared.over = True

    async def _act(self, socket: ClientConnection) -> None:
        self.count += 1
        action = choose(self.view, self.rng)
        number = self.at + 1
        self.pending = {"type": "act", "id": f"{self.seat}-{self.count}", "seat": self.seat, "at": self.at, "action": action}
        self.shared.sent[number] = time.perf_counter()
        self.shared.sent.pop(number - 20, None)
        await socket.send(json.dumps(self.pending))

    async def _answered(self, socket: ClientConnection, answer: Data) -> None:
        if self.pending is None or answer["id"] != self.pending["id"]:
            return
        problem = answer["problem"]
        if problem is None:
            self._accepted(self.pending)
        elif problem["error"] in RETRIED:
            self.shared.report.refused[problem["error"]] += 1
            await asyncio.sleep(0.2)
            await socket.send(json.dumps(self.pending))
        else:
            self.shared.report.refused[problem["error"]] += 1
            self.pending = None  # another seat was faster in the opening: choose again

    def _accepted(self, act: Data) -> None:
        report, number = self.shared.report, act["at"] + 1
        report.answered(time.perf_counter() - self.shared.sent.get(number, time.perf_counter()))
        self.shared.accepted.append((self.seat, act["action"]))
        self.pending = None


def choose(view: Data, rng: Random) -> str:
    """A quick choice: about every other time that it can claim, the claim with the most points; otherwise a draw."""
    actions = view["actions"]
    claims = [action for action in actions if action["kind"] == "claim"]
    if claims and rng.random() < 0.6:
        points = {route["route"]: route["points"] + 5 * len(route["finishes"]) for route in view["routes"]}
        return str(max(claims, key=lambda action: points.get(action["route"], 0))["text"])
    return str(rng.choice([action for action in actions if action["kind"] != "claim"] or actions)["text"])


async def play_table(bases: Bases, board: Data, seats: int, bots: int, report: Report, rng: Random) -> None:
    """Open a table and play the game to its end."""
    places = [{"kind": "mine", "name": f"Player {n}"} for n in range(seats - bots)]
    places += [{"kind": "bot", "level": "casual"} for _ in range(bots)]
    body = {"options": {"board": board["id"], "chat": "off", "hints": False, "undo": False}, "places": places, "start": True}
    opened = json.loads(await ask_patiently("POST", f"{bases.any()}/api/tables", body, report))
    shared = Shared(opened["table"]["code"], board, report)
    players = [Player(shared, bases, held["seat"], held["secret"], Random(rng.random())) for held in opened["held"]]
    report.live += 1
    report.opened += 1
    try:
        async with asyncio.TaskGroup() as together:
            for player in players:
                together.create_task(player.play())
    except BaseExceptionGroup as group:
        found = [error for error in group.exceptions if isinstance(error, Inconsistent)]
        for error in found:
            report.wrong.append(str(error))
        if not found:
            raise
    finally:
        report.live -= 1
    if shared.over:
        report.games += 1
        report.accepted[shared.code] = shared.accepted


async def check_record(bases: list[str], code: str, report: Report) -> None:
    """Check that a record verifies, and contains every accepted action of each seat once and in order."""
    text = await ask_patiently("GET", f"{bases[0]}/api/tables/{code}/record", None, report)
    try:
        plays = Record.parse(text).verify().plays
    except ValueError as error:
        report.wrong.append(f"table {code}: {error}")
        return
    accepted = report.accepted[code]
    for seat in {seat for seat, _ in accepted}:
        mine = [action for one, action in accepted if one == seat]
        there = [str(play.action) for play in plays if play.seat == seat]
        if there[: len(mine)] != mine or len(there) > len(mine) + 1:  # players do not wait for the last answer
            report.wrong.append(f"table {code}: seat {seat} was promised {len(mine)} actions, the record has {len(there)}")


async def ask_patiently(method: str, url: str, body: Data | None, report: Report) -> str:
    """Repeat the request until there is an answer: the server may be down for a while."""
    for attempt in range(60):
        try:
            return await ask(method, url, body)
        except OSError as error:
            status = getattr(error, "code", 0)
            if status and status < 500 and (status != 429 or attempt >= RATE_LIMIT_RETRIES):
                raise ValueError(f"{url} refuses: {complaint(error)}") from None
            report.retries += 1
            await asyncio.sleep(min(2.0, 0.1 * 2**attempt))
    raise TimeoutError(f"{url} does not answer")
