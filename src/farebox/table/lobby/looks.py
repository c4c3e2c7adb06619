"""The color and the animal of each player at a table: the requested one if it is free, otherwise the next free one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar, get_args

from farebox.table.messages.wire import Avatar
from farebox.table.rows import StoredPlace

PLAYER_COLORS = range(4)
AVATARS: tuple[str, ...] = get_args(Avatar)  # default order for players who choose none
BOT_AVATARS = ("otter", "penguin", "owl", "fox", "rabbit")  # the animals that have a bot's name

T = TypeVar("T")


def color_of(place: StoredPlace) -> int | None:
    """The color that is shown: none while the place is open."""
    return None if place.kind == "open" else place.color


def settle(places: Sequence[StoredPlace]) -> None:
    """Give each player a color and an animal that no earlier one in the sequence has."""
    colors, avatars = set[int](), set[str]()
    for place in places:
        if place.kind == "open":
            continue
        place.color = _free(PLAYER_COLORS, place.seat if place.color is None else place.color, colors)
        place.avatar = _free(BOT_AVATARS if place.kind == "bot" else AVATARS, place.avatar, avatars)
        colors.add(place.color)
        avatars.add(place.avatar)


def _free(all_of_them: Sequence[T], wish: T | None, taken: Collection[T]) -> T:
    """The requested one or, in their order, the next one that is free."""
    start = all_of_them.index(wish) if wish in all_of_them else 0
    return next(one for one in (*all_of_them[start:], *all_of_them[:start]) if one not in taken)
