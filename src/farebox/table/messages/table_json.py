"""Tables as messages, and the messages of a table as JSON."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, ClassVar, cast

from farebox import Action
from farebox.table.banks import Banks
from farebox.table.deadlines import STAND_IN, deadline, seats_on_the_clock
from farebox.table.lobby import dealing, looks
from farebox.table.messages import wire
from farebox.table.messages.encoding import Encode, encode
from farebox.table.messages.tables import ChatLine, Continued, Place, PlayingAs, SameDeal, SeatClock, Table, TableOptions
from farebox.table.messages.views import ActionData
from farebox.table.messages.wire import Level
from farebox.table.rows import StoredLine, StoredPlace, StoredTable


def place_data(row: StoredPlace, here: bool, bot_from: float | None = None, playing_as: PlayingAs | None = None) -> Place:
    level = STAND_IN if row.stand_in else row.level
    kind, avatar = cast(Any, row.kind), cast(Any, row.avatar)  # the host has checked what it stored
    return Place(
        seat=row.seat,
        kind=kind,
        name=row.name,
        color=looks.color_of(row),
        avatar=avatar,
        level=cast(Level | None, level),
        here=here,
        stand_in=row.stand_in,
        bot_from=bot_from,
        playing_as=playing_as,
    )


def table_data(
    row: StoredTable,
    here: Collection[int] = (),
    bots_from: Mapping[int, float] | None = None,
    playing_as: Mapping[int, PlayingAs] | None = None,
    banks: Banks | None = None,
) -> Table:
    """The public part of a table; `bots_from`: when a bot may first stand in for each seat that is away."""
    from_when, bots, status = bots_from or {}, playing_as or {}, cast(Any, row.status)
    return Table(
        code=row.code,
        options=TableOptions(**row.options),
        status=status,
        places=[place_data(place, place.seat in here, from_when.get(place.seat), bots.get(place.seat)) for place in row.places],
        first_seat=row.first_seat,
        at=row.at,
        to_act=row.to_act,
        deadline=deadline(row, banks),
        clocks=clocks_data(row, banks),
        rematch=row.rematch,
        hot_seat=row.hot_seat,
        deal=dealing.public(row),
        continues=continued_data(row.continues),
        same_deal=same_deal_data(row.same_deal),
        created=row.created,
        changed=row.changed,
    )


def continued_data(continues: dict[str, Any] | None) -> Continued | None:
    if continues is None:
        return None
    return Continued(id=continues["id"], number=continues["number"], turn=continues.get("turn"))


def same_deal_data(same_deal: str | None) -> SameDeal | None:
    if same_deal is None:
        return None
    kind, id, *_ = same_deal.split()
    return SameDeal(kind=cast(Any, kind), id=id)


def clocks_data(row: StoredTable, banks: Banks | None) -> list[SeatClock]:
    if banks is None or banks.seconds is None or row.status not in ("playing", "over"):
        return []
    running, people = seats_on_the_clock(row), [place.seat for place in row.places if place.kind == "player"]
    return [SeatClock(seat=seat, left=banks.left(seat), until=banks.until(seat) if seat in running else None) for seat in people]


class TableWriter:
    """Writes one table as the JSON of `Table`. The part that does not change with every action is encoded once."""

    MOVES: ClassVar = {"status", "at", "to_act", "deadline", "clocks", "changed"}

    def __init__(self, encode: Encode) -> None:
        self._encode = encode
        self._follows_from: object = None
        self._stays = ""

    def text(
        self,
        row: StoredTable,
        here: Collection[int],
        bots_from: Mapping[int, float],
        playing_as: Mapping[int, PlayingAs],
        banks: Banks,
    ) -> str:
        follows_from = row.edition, row.first_seat, row.rematch, here, bots_from, playing_as
        if follows_from != self._follows_from:
            data = table_data(row, here, bots_from, playing_as).__dict__
            stays = self._encode({name: value for name, value in data.items() if name not in self.MOVES})
            self._follows_from, self._stays = follows_from, stays[:-1]
        moves = {"status": row.status, "at": row.at, "to_act": row.to_act, "deadline": deadline(row, banks)}
        moves |= {"clocks": clocks_data(row, banks), "changed": row.changed}
        return f"{self._stays},{self._encode(moves)[1:]}"


def action_data(action: Action) -> ActionData:
    return ActionData(**action.to_dict(), text=str(action))


def chat_line(row: StoredLine) -> ChatLine:
    return ChatLine(seat=row.seat, text=row.text, reaction=cast(Any, row.reaction), time=row.time)


def update_text(table: str, entries: Iterable[str], views: Iterable[str]) -> str:
    """An Update, assembled from parts that are already JSON."""
    return f'{{"type":"update","table":{table},"entries":[{",".join(entries)}],"views":[{",".join(views)}]}}'


def accepted_text(message: str) -> str:
    """The Answer to a message that was accepted."""
    return encode({"type": "answer", "id": message, "problem": None})


def welcome_text(
    encode: Encode, table: str, seats: Iterable[int], entries: Iterable[str], views: Iterable[str], chat: list[ChatLine]
) -> str:
    """A Welcome, assembled from parts that are already JSON."""
    parts = [f'"version":{wire.PROTOCOL_VERSION},"table":{table},"seats":{encode(list(seats))}']
    parts += [f'"entries":[{",".join(entries)}],"views":[{",".join(views)}],"chat":{encode(chat)}']
    return f'{{"type":"welcome",{",".join(parts)}}}'
