"""When a turn's time is up, and whether a table waits for its host: for a bot to act, or for a turn to time out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from farebox.table.rows import StoredPlace, StoredTable

STAND_IN = "casual"  # the level of the bot that plays for a player who is away or out of time


def deadline(row: StoredTable) -> float | None:
    """When the turn's time is up; None if there is no limit, or a bot is to act."""
    seconds = row.options.get("turn_seconds")
    if not seconds or row.status != "playing" or row.since is None:
        return None
    waits = any(row.places[seat].kind == "player" and not row.places[seat].stand_in for seat in row.to_act)
    return row.since + seconds if waits else None


def waits_for_server(row: StoredTable, places: Sequence[StoredPlace], status: str, to_act: Iterable[int]) -> bool:
    """Whether a table with these places and this status waits for a bot, or for a player whose time is running."""
    acting = [places[seat] for seat in to_act]
    return status == "playing" and any(
        place.kind == "bot" or place.stand_in or row.options.get("turn_seconds") for place in acting
    )
