"""A fuzzer for a running server: strangers, spectators and holders of another seat send what comes to mind.

What must hold: no answer of the 5xx kind, nothing unhandled in the log, and the tables they are not entitled to change
are to the byte what they were.
"""

from __future__ import annotations

import asyncio
import json
import string
import urllib.error
import urllib.request
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Data = dict[str, Any]
ODD = [
    "",
    " ",
    "\u0000",
    "\u202e",
    "💥" * 50,
    "a" * 5000,
    "null",
    "-1",
    "'; drop table tables; --",
    "../../etc/passwd",
    "%00",
    "\ud7ff",
]
NUMBERS = [-1, 0, 1, 3, 4, 7, 2**31, 2**53, 2**63, -(2**63), 10**30, 1.5, 1e308]


@dataclass
class Findings:
    messages: int = 0
    requests: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    problems: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)


def thing(rng: Random, depth: int = 0) -> Any:
    """Anything JSON can say."""
    match rng.randrange(8 if depth < 3 else 5):
        case 0:
            return rng.choice(ODD)
        case 1:
            return rng.choice(NUMBERS)
        case 2:
            return rng.choice([None, True, False])
        case 3:
            return "".join(rng.choices(string.printable, k=rng.randrange(60)))
        case 4:
            return rng.randrange(-5, 100)
        case 5:
            return [thing(rng, depth + 1) for _ in range(rng.randrange(5))]
        case _:
            return {rng.choice(["type", "seat", "at", "id", "x"]): thing(rng, depth + 1) for _ in range(rng.randrange(5))}


def message(rng: Random, actions: list[str], at: int) -> str | bytes:
    """A message of the socket: right but not theirs to say, nearly right, or anything at all."""
    seat = rng.randrange(4)
    templates: list[Data] = [
        {"type": "act", "id": f"f{rng.random()}", "seat": seat, "at": at, "action": rng.choice(actions)},
        {"type": "act", "id": "f", "seat": seat, "at": rng.randrange(-2, at + 3), "action": rng.choice(actions)},
        {"type": "undo", "id": f"u{rng.random()}", "seat": seat, "at": at},
        {"type": "take_back", "id": f"t{rng.random()}", "seat": seat, "at": at},
        {"type": "hint", "id": "h", "seat": seat},
        {"type": "say", "seat": seat, "text": "hello", "reaction": None},
        {"type": "stand_in", "seat": seat, "away": rng.randrange(4), "on": rng.random() < 0.5},
        {"type": "hello", "version": 2, "secrets": ["x" * rng.randrange(10, 70)], "at": at},
        {"type": "ping"},
    ]
    data = rng.choice(templates)
    roll = rng.random()
    if roll < 0.45:
        return json.dumps(data)
    if roll < 0.75:
        data[rng.choice([*data, "more"])] = thing(rng)
        return json.dumps(data)
    if roll < 0.85:
        return json.dumps(thing(rng))
    text = json.dumps(data)
    cut = rng.randrange(len(text))
    if roll < 0.93:
        return text[:cut] + rng.choice(ODD) + text[cut:]
    if roll < 0.97:
        return text.encode()[:cut]
    return "[" * rng.randrange(4000)


async def fuzz_socket(
    address: str, secrets: list[str], actions: list[str], at: int, count: int, rng: Random, found: Findings
) -> None:
    """So many messages; when the server closes the line, on a new one."""
    while count > 0:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(address, compression=None, open_timeout=30) as socket:
                if rng.random() < 0.95:
                    await socket.send(
                        json.dumps({"type": "hello", "version": 2, "secrets": secrets, "at": rng.choice([-1, 0, at, 999])})
                    )
                reading = asyncio.create_task(_read(socket, found))
                try:
                    for _ in range(min(count, 200)):
                        await socket.send(message(rng, actions, at))
                        found.messages += 1
                        count -= 1
                    await socket.send('{"type":"ping"}')
                    await asyncio.wait_for(reading, 30)
                finally:
                    reading.cancel()
                    found.closed[socket.close_code or 0] += 1


async def _read(socket: ClientConnection, found: Findings) -> None:
    """Until the last ping is answered, as far as that can be told: until nothing has come for a moment."""
    with suppress(TimeoutError, WebSocketException):
        while True:
            said = json.loads(await asyncio.wait_for(socket.recv(), 1.0))
            if said["type"] == "answer" and said["problem"]:
                found.problems[said["problem"]["error"]] += 1


def rest_call(rng: Random, codes: list[str], secrets: list[str]) -> tuple[str, str, bytes | None, Data]:
    code = rng.choice([*codes, *codes, "BCDFGHJK", "%00", "x" * 300, "..%2f..", "ÄÖÜ", "bcdfghjk ", "-"])
    code = urllib.request.quote(code, safe="%")  # type: ignore[attr-defined]
    tail = rng.choice(
        ["", "/join", "/leave", "/places", "/start", "/rematch", "/record", "/qr.svg", "/socket", f"/{rng.random()}"]
    )
    path = rng.choice(
        [f"/api/tables/{code}{tail}"] * 6 + ["/api/tables", f"/api/tables?codes={code},,{code}", f"/api/boards/{code}"]
    )
    method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"])
    place = {
        "kind": rng.choice(["open", "mine", "bot", "x"]),
        "name": rng.choice([*ODD, "Ada"]),
        "level": rng.choice(["casual", None, 3]),
    }
    bodies: list[Any] = [
        {"name": rng.choice([*ODD, "Eve"]), "seat": rng.choice([None, *NUMBERS])},
        {"places": [{"keep": rng.choice([None, *NUMBERS])}, place]},
        {"options": {"board": rng.choice(["new_york", *ODD]), "first": thing(rng)}, "places": [place] * rng.randrange(6)},
        thing(rng),
    ]
    body = json.dumps(rng.choice(bodies)).encode() if rng.random() < 0.7 else rng.choice([None, b"\xff\xfe", b"{", b"x" * 20000])
    head = {"content-type": rng.choice(["application/json", "text/plain", "multipart/form-data; boundary=x"])}
    if rng.random() < 0.7:
        head["authorization"] = rng.choice(["Bearer " + rng.choice([*secrets, "x" * 32]), "Bearer", "Basic eDp4", "Bearer \xe4"])
    return method, path, body, head


def fuzz_rest(base: str, codes: list[str], secrets: list[str], count: int, rng: Random, found: Findings) -> None:
    for _ in range(count):
        method, path, body, head = rest_call(rng, codes, secrets)
        request = urllib.request.Request(base + path, body, head, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                status = answer.status
                answer.read()
        except urllib.error.HTTPError as error:
            status = error.code
            error.read()
        except (OSError, ValueError):
            status = 0  # the request was too odd for the client, or the line was closed while it was sent
        found.requests += 1
        found.statuses[status] += 1
        assert status < 500, (method, path, body, head)


def ask(base: str, method: str, path: str, body: Any = None, secret: str = "") -> Any:
    head = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    request = urllib.request.Request(
        f"{base}/api{path}", None if body is None else json.dumps(body).encode(), head, method=method
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


class Victim:
    """A table in mid-game whose players hold their seats and do nothing; what they see must not change."""

    def __init__(self, base: str, seats: int) -> None:
        options = {"board": "new_york", "chat": "off", "undo": False, "first": 0}
        places = [{"kind": "mine", "name": f"P{n}"} for n in range(seats)]
        opened = ask(base, "POST", "/tables", {"options": options, "places": places, "start": True})
        self.base, self.code = base, opened["table"]["code"]
        self.secrets = [held["secret"] for held in opened["held"]]
        self.address = f"{base.replace('http', 'ws')}/api/tables/{self.code}/socket"

    async def sit(self) -> ClientConnection:
        """Take all seats, and play the opening so that one seat alone is to act."""
        socket = await connect(self.address, compression=None, max_queue=None)
        await socket.send(json.dumps({"type": "hello", "version": 2, "secrets": self.secrets}))
        seen: Data = json.loads(await socket.recv())
        while len(seen["table"]["to_act"]) > 1:
            seat = seen["table"]["to_act"][0]
            act = {"type": "act", "id": f"o{seat}", "seat": seat, "at": seen["table"]["at"]}
            await socket.send(json.dumps({**act, "action": seen["views"][seat]["actions"][0]["text"]}))
            seen = json.loads(await socket.recv())
            while seen["type"] != "update":
                seen = json.loads(await socket.recv())
        return socket

    async def sight(self) -> Data:
        """All that the players see."""
        async with connect(self.address, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 2, "secrets": self.secrets, "at": -1}))
            seen: Data = json.loads(await socket.recv())
        assert seen["type"] == "welcome"
        assert seen["seats"] == list(range(len(self.secrets)))
        return {key: seen[key] for key in ("table", "entries", "views", "chat")}


async def fuzz(base: str, messages: int, requests: int, seed: int) -> Findings:
    """Fuzz a server that runs; raises AssertionError with what was found."""
    rng, found = Random(seed), Findings()
    victims = [Victim(base, 3) for _ in range(3)]
    sitting = [await victim.sit() for victim in victims]
    before = [await victim.sight() for victim in victims]
    waiting = ask(base, "POST", "/tables", {"options": {"board": "new_york"}, "places": [{"kind": "mine"}] * 2})
    work = []
    for victim, sight in zip(victims, before, strict=True):
        to_act = sight["table"]["to_act"][0]
        actions = [action["text"] for action in sight["views"][to_act]["actions"]]
        others = [secret for seat, secret in enumerate(victim.secrets) if seat != to_act]
        for secrets in ([], ["x" * 32], others):
            one = Random(rng.random())
            work.append(fuzz_socket(victim.address, secrets, actions, sight["table"]["at"], messages // 9 + 1, one, found))
    codes = [victim.code for victim in victims]
    seats = [secret for victim in victims for secret in victim.secrets]
    calls = [
        asyncio.to_thread(fuzz_rest, base, [*codes, waiting["table"]["code"]], seats, requests // 2, Random(rng.random()), found)
        for _ in range(2)
    ]
    await asyncio.gather(*work, *calls)
    after = [await victim.sight() for victim in victims]
    assert [_still(sight) for sight in after] == [_still(sight) for sight in before]
    for socket in sitting:
        await socket.close()
    return found


def _still(sight: Data) -> Data:
    """No rematch is opened, no place is changed, no seat acts: only times of connections may differ."""
    return {**sight, "table": {**sight["table"], "changed": 0}}
