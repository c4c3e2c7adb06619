"""The building blocks of messages: plain dataclasses, and the bounds of their values.

A message is declared once, as a subclass of `Wire`. This package makes and reads messages as plain objects. A host that
validates what clients send reads the same declarations: pydantic does, through `__pydantic_config__` and `Bounds`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, dataclass_transform

PROTOCOL_VERSION = 2  # of the protocol; a client with an older version must reload its page
NAME_LENGTH, CHAT_LENGTH, ACTION_LENGTH, MESSAGE_BYTES = 24, 200, 200, 4096


class Bounds:
    """Bounds of a value, named as in pydantic's core schema."""

    def __init__(self, **bounds: Any) -> None:
        self.bounds = bounds

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        return {**handler(source), **self.bounds}


class Tagged:
    """A union whose members are distinguished by one field."""

    def __init__(self, field: str) -> None:
        self.field = field

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        from pydantic import Field  # only pydantic calls this

        return handler(Annotated[source, Field(discriminator=self.field)])


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Wire:
    """Base of all messages. Every subclass is a frozen dataclass with keyword arguments, and rejects unknown fields."""

    __dataclass_fields__: ClassVar[dict[str, Any]]
    __pydantic_config__: ClassVar = {"extra": "forbid", "json_schema_serialization_defaults_required": True}

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


Name = Annotated[str, Bounds(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH)]
SecretText = Annotated[str, Bounds(min_length=16, max_length=64)]
MessageId = Annotated[str, Bounds(min_length=1, max_length=40, pattern=r"^[!-~]+$")]  # printable ASCII
Seat = Annotated[int, Bounds(ge=0, le=3)]
Count = Annotated[int, Bounds(ge=-1, le=1_000_000)]
Counts = dict[str, int]  # cards by name
Color = Annotated[int, Bounds(ge=0, le=3)]  # of a player's pieces: violet, teal, brown, lime
Avatar = Literal["fox", "rabbit", "cat", "bear", "frog", "otter", "penguin", "owl"]
Level = Literal["beginner", "casual", "strong", "expert"]
Hash = Annotated[str, Bounds(pattern=r"^[0-9a-f]{64}$")]  # SHA-256, or 32 random bytes
RecordText = Annotated[str, Bounds(max_length=16_000)]  # a record
Reaction = Literal["hello", "well_played", "thanks", "oops", "wow", "hurry", "laugh", "sad"]
