"""What a device kept of a table's deal, compared with the record of the game: the file that the score sheet saves.

A record alone shows only that it agrees with itself. This file has what the server told before the values were known, and what
the device saw of the game (docs/security.md).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from farebox.game.event import AnyEvent
from farebox.game.game import Game
from farebox.game.text.record import Record

FORMAT = "farebox kept 1"
KINDS = {"commitment": "the commitment", "device": "a device's seats or hash"}  # other lines of what was fixed name themselves
Data = dict[str, Any]


class KeptError(ValueError):
    """The file of a device cannot be read, or contradicts the record; the message says how in one line."""


def check_kept(text: str, record: Record, game: Game) -> None:
    """Compare what a device kept with a record and its game, which was verified. Raises KeptError."""
    kept = _read(text)
    if game.deal is None:
        raise KeptError("the record has no deal")
    try:
        found = next(_contradictions(kept, record, game), None)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise KeptError("the file of the device is damaged: a part of it is missing or of the wrong kind") from error
    if found is not None:
        raise KeptError(found)


def _read(text: str) -> Data:
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        kept = None
    if not isinstance(kept, dict) or kept.get("format") != FORMAT:
        raise KeptError(f"the file of a device is JSON with the format {FORMAT!r}")
    return kept


def _contradictions(kept: Data, record: Record, game: Game) -> Iterator[str]:
    deal = game.deal
    assert deal is not None
    if kept["table"] != deal.code:
        yield "the device kept another table's deal"
    if kept["commitment"] != deal.commitment:
        yield "the commitment is not the one that the device was told before the game"
    if kept["fixed"] is None:
        yield "the device was not told what was fixed before the game"
    old, new = kept["fixed"].split("\n"), deal.fixed.split("\n")
    if changed := next((line for line in [*old, *new] if (line in old) != (line in new)), None):
        kind = changed.split(" ")[0]
        yield f"{KINDS.get(kind, kind)} is not what the device was told before the game"
    if old != new:
        yield "the devices are in another order than the device was told before the game"
    recorded = {device.hash: device.value for device in deal.devices}
    for own in kept["own"]:
        if own["revealed"] and own["hash"] not in recorded:
            yield "the device's own hash is not in the record"
        if own["revealed"] and recorded[own["hash"]] is None:
            yield "the record calls a device absent, although the table had acknowledged its value"
        if own["revealed"] and recorded[own["hash"]] != own["value"]:
            yield "the device's own value is not in the record"
    yield from _differences(kept["entries"], game)
    if kept.get("record", str(record)) != str(record):
        yield "the device was given another record"
    for trouble in kept["troubles"]:
        yield f"the device noted a contradiction before the end: {trouble}"


def _differences(entries: list[Data], game: Game) -> Iterator[str]:
    """Where the game is not the one that the device saw."""
    played = _played(entries)
    if not entries or [entry["number"] for entry in entries] != list(range(len(entries))):
        yield "the device has not kept the whole game"
    if not _saw(entries[0], game.opening):
        yield "the device saw other cards dealt"
    for number, (entry, play) in enumerate(zip(played, game.plays, strict=False), 1):
        if (entry["seat"], entry["turn"]) != (play.seat, play.turn) or not _saw(entry, play.events):
            yield f"action {number} is not the one that the device saw"
    if len(played) != len(game.plays):
        yield f"the device saw {len(played)} actions, and the record has {len(game.plays)}"
    last = entries[-1]["events"][-1:]
    if last and last[0]["kind"] == "over" and (last[0]["ending"], last[0]["winners"]) != (game.ending, list(game.winners)):
        yield "the device saw another result"


def _played(entries: list[Data]) -> list[Data]:
    """The actions that were neither undone nor taken back."""
    played: list[Data] = []
    for entry in entries:
        if entry["kind"] == "play":
            played.append(entry)
        elif entry["kind"] == "undo":
            played.pop()
        elif entry["kind"] == "take_back":
            while played.pop()["by_bot"]:
                pass
    return played


def _saw(entry: Data, events: tuple[AnyEvent, ...]) -> bool:
    """Whether a device saw these events; None is what it may not see."""
    full = [{"kind": event.kind, "seat": event.seat, **event.data} for event in events]
    seen = entry["events"]
    return len(seen) == len(full) and all(
        all(value is None or value == whole.get(name) for name, value in part.items())
        for part, whole in zip(seen, full, strict=True)
    )
