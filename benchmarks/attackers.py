"""The attackers of benchmarks/attacks.py: each runs in its own process, from one address, for a given time.

They implement only as much of the protocol as they need: a handshake, then frames that are built once.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from random import Random
from struct import pack
from typing import Any

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"
PAUSE = 0.02  # seconds before a dropped client reconnects
Data = dict[str, Any]
Found = Counter[str]


def frame(message: Data, fill: int = 0) -> bytes:
    """A message as a client sends it, masked with zeros; with `fill`, that many bytes of unknown keys."""
    text = json.dumps(message)
    while len(text) < fill - 12:
        text = f'{text[:-1]}, "k{len(text)}": 1}}'
    return pack("!BBHI", 0x81, 0x80 | 126, len(text), 0) + text.encode()


def ask(port: int, method: str, path: str, body: Data | None = None, source: str = "127.0.0.1", secret: str = "") -> Data:
    """One REST call. Raises OSError, HTTPException."""
    line = HTTPConnection("127.0.0.1", port, timeout=30, source_address=(source, 0))
    head = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
    try:
        line.request(method, f"/api{path}", json.dumps(body) if body is not None else None, head)
        answer = line.getresponse()
        text = answer.read().decode()
        return {"status": answer.status, **(json.loads(text) if text.startswith("{") else {"text": text})}
    finally:
        line.close()


def open_table(port: int, places: list[Data], source: str = "127.0.0.1", **options: Any) -> Data:
    new = {"options": {"board": "new_york", **options}, "places": places, "start": True}
    return ask(port, "POST", "/tables", new, source)


async def connect(port: int, source: str, code: str, secrets: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket that has sent hello. Raises OSError."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    lines = ("Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    writer.write("\r\n".join((f"GET /api/tables/{code}/socket HTTP/1.1", *lines, key, "\r\n")).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head.splitlines()[0]:
        writer.close()
        raise ConnectionRefusedError
    writer.write(frame({"type": "hello", "version": 2, "secrets": secrets}))
    return reader, writer


async def flood(port: int, source: str, code: str, secrets: list[str], message: bytes, found: Found) -> None:
    """Send one message as fast as the server accepts it, and reconnect when dropped."""
    while True:
        try:
            async with asyncio.timeout(5):
                reader, writer = await connect(port, source, code, secrets)
        except (OSError, EOFError, TimeoutError):
            found["refused"] += 1
            await asyncio.sleep(PAUSE)
            continue
        found["opened"] += 1
        reading = asyncio.create_task(discard(reader))
        with suppress(OSError):
            while not reading.done():
                writer.write(message)
                found["sent"] += 1
                await writer.drain()
                await asyncio.sleep(0)
        reading.cancel()
        writer.close()


async def discard(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


async def half_open(port: int, source: str, found: Found) -> None:
    """Send half of a request and keep the connection open; repeat when the server closes it."""
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            found["opened"] += 1
            await discard(reader)
            writer.close()
        except OSError:
            found["refused"] += 1
        await asyncio.sleep(PAUSE)


async def guess(port: int, source: str, found: Found) -> None:
    """Guess codes, fifty per request, over one connection as long as it lasts."""
    rng = Random(os.urandom(8))
    while True:
        with suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
            while True:
                codes = ",".join("".join(rng.choices(LETTERS, k=8)) for _ in range(50))
                writer.write(f"GET /api/tables?codes={codes} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                head = await reader.readuntil(b"\r\n\r\n")
                length = head.lower().partition(b"content-length: ")[2].split()[0]
                await reader.readexactly(int(length))
                found["asked"] += 50
                found["answered"] += 50 * (b" 200 " in head.splitlines()[0])
        await asyncio.sleep(PAUSE)


async def keep_and_undo(port: int, source: str, opened: Data, found: Found) -> None:
    """Choose tickets and undo it, with every seat but the last, as fast as the server accepts."""
    code, held = opened["table"]["code"], opened["held"]
    reader, writer = await connect(port, source, code, [one["secret"] for one in held])
    at, views, turn = 0, list[Data](), 0
    while True:
        head = await reader.readexactly(2)
        size = head[1] if head[1] < 126 else int.from_bytes(await reader.readexactly(2 if head[1] == 126 else 8), "big")
        text = await reader.readexactly(size)
        message: Data = json.loads(text) if head[0] == 0x81 else {"type": ""}
        if message["type"] in ("welcome", "update"):
            at, views = message["table"]["at"], message["views"]
        if message["type"] in ("welcome", "answer"):
            found["entries"] = at
            found["refused"] += bool(message.get("problem"))
            seat = turn // 2 % (len(held) - 1)
            do = {"type": "undo"} if turn % 2 else {"type": "act", "action": views[seat]["actions"][0]["text"]}
            writer.write(frame({**do, "id": f"n{turn}", "seat": seat, "at": at}))
            turn += not message.get("problem")
            await asyncio.sleep(0.055)


# --- the work of a process


def many_spectators(port: int, source: str, code: str, seconds: float, sockets: int = 190) -> Found:
    message = frame({"type": "act"}, 4090)
    return run(seconds, lambda found: [flood(port, source, code, [], message, found) for _ in range(sockets)])


def many_players(port: int, source: str, code: str, seconds: float, sockets: int = 20) -> Found:
    """Flood from sockets at their own table."""
    opened = open_table(port, [{"kind": "mine", "name": f"P{n}"} for n in range(2)], source)
    secrets = [one["secret"] for one in opened["held"]]
    message = frame({"type": "act", "id": "x", "seat": 0, "at": 0, "action": "blind"})
    own: str = opened["table"]["code"]
    return run(seconds, lambda found: [flood(port, source, own, secrets, message, found) for _ in range(sockets)])


def many_half_open(port: int, source: str, code: str, seconds: float, lines: int = 1100) -> Found:
    return run(seconds, lambda found: [half_open(port, source, found) for _ in range(lines)])


def many_guesses(port: int, source: str, code: str, seconds: float, lines: int = 8) -> Found:
    return run(seconds, lambda found: [guess(port, source, found) for _ in range(lines)])


def long_log(port: int, source: str, code: str, seconds: float) -> Found:
    """Keep and undo for two thirds of the time, then force the table to be reloaded again and again."""
    opened = open_table(port, [{"kind": "mine", "name": f"P{n}"} for n in range(4)], source)
    found = run(seconds * 2 / 3, lambda found: [keep_and_undo(port, source, opened, found)])
    end = time.monotonic() + seconds / 3
    while time.monotonic() < end:
        began = time.monotonic()
        with suppress(OSError, HTTPException):
            ask(port, "GET", f"/tables/{opened['table']['code']}/record", source=source)
        found["slowest load, ms"] = max(found["slowest load, ms"], round(1000 * (time.monotonic() - began)))
        time.sleep(0.5)
    return found


def expert_tables(port: int, source: str, code: str, seconds: float, tables: int = 60) -> Found:
    """Games of Expert bots without viewers."""
    found, bots = Counter[str](), [{"kind": "bot", "level": "expert", "name": f"B{n}"} for n in range(4)]
    end = time.monotonic() + seconds
    for _ in range(tables):
        found["opened" if open_table(port, bots, source)["status"] == 201 else "refused"] += 1
    time.sleep(max(0.0, end - time.monotonic()))
    return found


def run(seconds: float, make: Callable[[Found], list[Awaitable[None]]]) -> Found:
    """Run all of it concurrently until the time is up."""
    found = Counter[str]()

    async def all_of_it() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*make(found), return_exceptions=True)

    asyncio.run(all_of_it())
    return found
