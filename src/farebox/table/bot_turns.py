"""The seats that bots act for: those of bots, those of players who are away, and those whose time is up."""

from __future__ import annotations

from farebox.table.deadlines import STAND_IN
from farebox.table.lobby import starting
from farebox.table.table import HostedTable


class BotTurns:
    def __init__(self, table: HostedTable) -> None:
        self._table = table
        self._out_of_time: set[tuple[int, int, tuple[int, float]]] = set()  # (seat, turn, when the turn began)

    def level(self, seat: int) -> str | None:
        """The level of the bot that acts for a seat; None if its player acts."""
        table = self._table
        place, row = table.row.places[seat], table.row
        if place.kind == "bot":
            return place.level or STAND_IN
        late = self._key(seat) in self._out_of_time or table.log.banks.is_empty(seat)
        return STAND_IN if place.stand_in or (late and row.status == "playing") else None

    def _key(self, seat: int) -> tuple[int, int, tuple[int, float]]:
        table = self._table
        return seat, table.game.state.turn if table.game else 0, table.turn_began

    def next_seat(self) -> int | None:
        """The seat that a bot acts for now; None if there is none, or the deal is still being stored."""
        row = self._table.row
        if self._table.game is None or row.status != "playing":
            return None
        return next(filter(self.level, row.to_act), None)

    def has_work(self) -> bool:
        """Whether a bot is to act, or a clock is running."""
        if self._table.game is None:
            return starting.reveal_left(self._table) is not None
        return self.next_seat() is not None or self._table.deadline() is not None

    def end_time(self) -> list[int]:
        """Let bots act for the seats that have not acted in time. Returns those seats."""
        table = self._table
        if table.game is None or table.left() != 0.0:
            return []
        late = [seat for seat in table.row.to_act if self.level(seat) is None and table.is_late(seat)]
        self._out_of_time.update(map(self._key, late))
        return late
