"""How a table agrees on its cards: commit, freeze, reveal (docs/security.md). The row's `deal` stores it.

A table has its secret and commitment from the moment it is opened. Starting freezes the commitments of all devices.
A device then reveals its value; one that has not after `REVEAL_SECONDS` is absent.
"""

from __future__ import annotations

import hashlib
from typing import Any

from farebox.game.deal import LOT, Deal, DealError, Device, Terms, commitment_of, hashed, new_secret
from farebox.table.errors import Refused
from farebox.table.messages.tables import DealData, DeviceData
from farebox.table.rows import StoredPlace, StoredTable

REVEAL_SECONDS = 5.0

Kept = dict[str, Any]


def new_deal(code: str) -> Kept:
    secret = new_secret()
    return {"secret": secret, "commitment": commitment_of(code, secret), "devices": None}


def frozen(kept: Kept, places: list[StoredPlace]) -> Kept:
    """The deal with the commitments of all devices, when the game starts. Bots and devices without a commitment have no part.

    A deal that was fixed elsewhere (the daily deal, a challenge) stays as it is.
    """
    if kept["devices"] is not None:
        return kept
    seats: dict[str, list[int]] = {}
    for place in places:
        if place.kind == "player" and place.device is not None:
            seats.setdefault(place.device, []).append(place.seat)
    return {**kept, "devices": [{"seats": held, "hash": given, "value": None} for given, held in seats.items()]}


def is_complete(kept: Kept) -> bool:
    """Whether every device has revealed its value."""
    return all(device["value"] is not None for device in kept["devices"])


def revealed(kept: Kept, seats: tuple[int, ...], value: str) -> Kept:
    """The deal with the value of the device that holds one of these seats. Refused if it does not match the commitment."""
    given = hashed(value)
    if not any(device["hash"] == given and set(device["seats"]) & set(seats) for device in kept["devices"]):
        raise Refused("wrong_value", "this is not the value that the device committed to")
    devices = [{**device, "value": value} if device["hash"] == given else device for device in kept["devices"]]
    return {**kept, "devices": devices}


def check_extended(before: Kept | None, after: Kept | None) -> None:
    """Raise DealError unless a stored deal is only extended: by the devices, once, and by values that match their hashes."""
    if before is None:
        return
    if after is None or {**after, "devices": None} != {**before, "devices": None}:
        raise DealError("the secret and the commitment of a stored deal do not change")
    was, now = before["devices"], after["devices"]
    if was is None and now == _unrevealed(now):
        return
    if was is None or _unrevealed(now) != _unrevealed(was):
        raise DealError("the devices of a stored deal do not change")
    for old, new in zip(was, now, strict=True):
        if old["value"] != new["value"] and (old["value"] is not None or hashed(new["value"]) != new["hash"]):
            raise DealError("a stored value does not change, and a new one matches its hash")


def _unrevealed(devices: list[dict[str, Any]] | None) -> list[dict[str, Any]] | None:
    return None if devices is None else [{**device, "value": None} for device in devices]


def deal_of(row: StoredTable) -> Deal:
    """The deal of a table whose rules and board are fixed."""
    assert row.deal is not None
    assert row.rules is not None
    assert row.board_digest is not None
    first = row.options["first"]
    terms = Terms(
        board=row.options["board"],
        digest=row.board_digest,
        rules=row.rules,
        seats=len(row.places),
        first=LOT if first == LOT else str(min(first, len(row.places) - 1)),
        completion_cards=row.options["completion_cards"],
    )
    devices = tuple(Device(tuple(one["seats"]), one["hash"], one["value"]) for one in row.deal["devices"])
    return Deal(code_of(row), row.deal["secret"], row.deal["commitment"], terms, devices)


def code_of(row: StoredTable) -> str:
    """The code of the table that the cards were dealt at: this one, or the one whose deal it has."""
    if row.continues:
        return str(row.continues["table"])
    return str((row.deal or {}).get("table", row.code))


def bot_seed(secret: str, seat: int, number: int) -> int:
    """The seed of a bot for the decision of its seat with this number. With the same deal, bots draw the same numbers."""
    return int.from_bytes(hashlib.sha256(f"farebox bots 1\n{secret} {seat} {number}".encode()).digest()[:6], "big")


def next_commitment(row: StoredTable, place: StoredPlace) -> str | None:
    """What a place's device has committed to for the next game; a value that was already revealed cannot be used again."""
    used = {device["hash"] for device in (row.deal or {}).get("devices") or ()}
    return None if place.device in used else place.device


def public(row: StoredTable) -> DealData | None:
    """The public part of a deal before the game is over: all that is fixed before a device reveals its value."""
    if row.deal is None:
        return None
    devices = [DeviceData(seats=one["seats"], hash=one["hash"], revealed=bool(one["value"])) for one in row.deal["devices"] or ()]
    return DealData(commitment=row.deal["commitment"], devices=devices, digest=row.board_digest, rules=row.rules)
