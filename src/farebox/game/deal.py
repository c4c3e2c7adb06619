"""A deal that nobody chooses and anyone can check: the shuffles of a table of the server (docs/security.md).

Before the game the table commits to a secret, and every device that holds seats commits to a value of its own. Then the
devices reveal their values. The key is a hash of all of this, and SHAKE-256 turns the key and the number of a shuffle into
that shuffle. After the game the record contains the secret and the values.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from farebox.game import daily

DEAL_VERSION = "farebox deal 1"
BYTES = 32  # length of the secret, of a device's value, and of every hash
LOT = "lot"
ABSENT = "-"
NUMBER_BYTES = 2  # of the stream
NUMBER_RANGE = 1 << 8 * NUMBER_BYTES


class DealError(ValueError):
    """The deal cannot be read or is not valid; the message says why in one line."""


@dataclass(frozen=True)
class Device:
    """A device that holds seats, the hash it committed to, and the value it revealed (None: absent)."""

    seats: tuple[int, ...]
    hash: str
    value: str | None = field(default=None, repr=False)

    def __str__(self) -> str:
        return f"{'+'.join(map(str, self.seats))}:{self.hash}:{self.value or ABSENT}"

    def check(self) -> None:
        if self.value is not None and hashed(self.value) != self.hash:
            raise DealError(f"the value of seat {self.seats[0]}'s device does not match its hash")


@dataclass(frozen=True)
class Terms:
    """The facts of a game that are fixed, together with the commitments, before any value is revealed."""

    board: str
    digest: str
    rules: int
    seats: int
    first: str = LOT  # or the number of a seat
    completion_cards: int = 0
    position: str = ""  # where the game starts, if not with a deal


@dataclass(frozen=True)
class Deal:
    """Everything that decides the shuffles of one game. `repr` shows none of the secrets."""

    code: str  # the table's code, or that of a daily deal
    secret: str = field(repr=False)
    commitment: str
    terms: Terms
    devices: tuple[Device, ...] = ()
    _key: bytes = field(default=b"", repr=False, compare=False)

    def __post_init__(self) -> None:
        parts = [_bytes(self.secret)]
        parts += [b"\0" if device.value is None else b"\1" + _bytes(device.value) for device in self.devices]
        key = hashlib.sha256(b"".join([*parts, self.fixed.encode()])).digest()
        object.__setattr__(self, "_key", key)

    @property
    def fixed(self) -> str:
        """The text of everything that was fixed before the first value was revealed."""
        t = self.terms
        begins = hashlib.sha256(t.position.encode()).hexdigest() if t.position else "none"
        return "\n".join(
            [
                DEAL_VERSION,
                f"table {self.code}",
                f"commitment {self.commitment}",
                f"board {t.board} {t.digest}",
                f"rules {t.rules}",
                f"seats {t.seats}",
                f"first {t.first}",
                f"completion_cards {t.completion_cards}",
                f"position {begins}",
                *(f"device {'+'.join(map(str, device.seats))} {device.hash}" for device in self.devices),
            ]
        )

    def check(self) -> None:
        """Raise DealError if the secret or a value does not match its commitment."""
        if commitment_of(self.code, self.secret) != self.commitment:
            raise DealError("the secret does not match the commitment")
        if self.code.startswith(daily.DAILY_PREFIX) and not self.is_daily:
            raise DealError(f"this is not the daily deal that {self.code} names")
        for device in self.devices:
            device.check()

    @property
    def is_daily(self) -> bool:
        """Whether it is the daily deal of the day that its code names."""
        day = daily.day_of(self.code)
        return day is not None and self.secret == daily.secret_of(day, self.terms.board)

    def order(self, number: int, pile: Sequence[int]) -> list[int]:
        """The result of shuffle `number` (from 0) for a sorted pile, bottom first."""
        return shuffled(_stream(self._key, "shuffle", number), pile)

    @property
    def first_seat(self) -> int:
        """The seat that starts: drawn by lot, or fixed by the table's options."""
        if self.terms.first == LOT:
            return _Numbers(_stream(self._key, "first seat", 0)).below(self.terms.seats)
        return int(self.terms.first)

    def __str__(self) -> str:
        """The value of a record's `deal` line. It contains all secrets: write it only for games that are over."""
        return " ".join([self.code, self.terms.first, self.commitment, self.secret, *map(str, self.devices)])

    @classmethod
    def parse(cls, text: str, terms: Terms) -> Deal:
        """Read the value of a `deal` line; `terms` come from the other lines of the record. Raises DealError."""
        words = text.split()
        if len(words) < 4:
            raise DealError("a deal must have the table's code, lot or a seat, the commitment, the secret, and the devices")
        code, first, commitment, secret, *devices = words
        if first != LOT and first not in map(str, range(terms.seats)):
            raise DealError("the second word of a deal must be lot or a seat")
        if not (is_hash(commitment) and is_hash(secret)):
            raise DealError(f"commitment and secret must have {2 * BYTES} hexadecimal digits each")
        return cls(code, secret, commitment, replace(terms, first=first), tuple(map(_read_device, devices)))


def commitment_of(code: str, secret: str) -> str:
    """The hash that a table publishes before the game, so that its secret cannot change."""
    return hashlib.sha256(f"{DEAL_VERSION}\ntable {code}\n".encode() + _bytes(secret)).hexdigest()


def hashed(value: str) -> str:
    """The hash that a device sends before the game, so that its value cannot change."""
    return hashlib.sha256(_bytes(value)).hexdigest()


def new_secret() -> str:
    return secrets.token_hex(BYTES)


def is_hash(text: str) -> bool:
    return len(text) == 2 * BYTES and all(digit in "0123456789abcdef" for digit in text)


def shuffled(stream: hashlib._Hash, pile: Iterable[int]) -> list[int]:
    """A Fisher-Yates shuffle with the numbers of a stream."""
    order, numbers = list(pile), _Numbers(stream)
    for i in range(len(order) - 1, 0, -1):
        j = numbers.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


class _Numbers:
    """Unbiased whole numbers from a SHAKE-256 stream: two bytes each, skipped where they would favor some numbers."""

    def __init__(self, stream: hashlib._Hash) -> None:
        self._stream = stream
        self._bytes = stream.digest(256)  # type: ignore[call-arg]  # SHAKE's digest takes a length
        self._at = 0

    def below(self, n: int) -> int:
        fair = NUMBER_RANGE - NUMBER_RANGE % n
        while (value := self._next()) >= fair:
            pass
        return value % n

    def _next(self) -> int:
        if self._at + NUMBER_BYTES > len(self._bytes):
            self._bytes = self._stream.digest(2 * len(self._bytes))  # type: ignore[call-arg]  # the beginning is the same
        value = int.from_bytes(self._bytes[self._at : self._at + NUMBER_BYTES], "big")
        self._at += NUMBER_BYTES
        return value


def _stream(key: bytes, label: str, number: int) -> hashlib._Hash:
    return hashlib.shake_256(key + f"{DEAL_VERSION} {label} {number}".encode())


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text)


def _read_device(text: str) -> Device:
    seats, _, rest = text.partition(":")
    committed, _, value = rest.partition(":")
    numbers = seats.split("+")
    if not is_hash(committed) or not (value == ABSENT or is_hash(value)) or not all(n.isdigit() and len(n) == 1 for n in numbers):
        raise DealError(f"a device must be SEATS:HASH:VALUE, with {ABSENT} as the value if it was not revealed")
    return Device(tuple(map(int, numbers)), committed, None if value == ABSENT else value)
