"""The statements of the store, created once: SQLAlchemy's parameters contain reference cycles, which would pile up as garbage."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, text, update

from farebox.server.storage.models import Base, BoardRow, ChatRow, EntryRow, PlaceRow, TableRow

TABLES, ENTRIES, PLACES, LINES = (Base.metadata.tables[name] for name in ("tables", "entries", "places", "chat"))
CODE: BindParameter[Any] = bindparam("of")
TABLE = select(TABLES).where(TableRow.code == CODE)
SOME_TABLES = select(TABLES).where(TableRow.code.in_(bindparam("codes", expanding=True)))
PLAYING = select(TableRow.code).where(TableRow.status == "playing", TableRow.listed).order_by(TableRow.changed.desc())
LISTED = PLAYING.limit(bindparam("most"))
SEATED = select(PLACES).where(PlaceRow.code.in_(bindparam("codes", expanding=True))).order_by(PlaceRow.code, PlaceRow.seat)
ALL_ENTRIES = select(ENTRIES).where(EntryRow.code == CODE).order_by(EntryRow.number)
CHAT = select(LINES).where(ChatRow.code == CODE, ChatRow.id > bindparam("after")).order_by(ChatRow.id.desc())
LAST_CHAT = CHAT.limit(bindparam("most"))
WAITING = select(TableRow.code).where(TableRow.status.in_(("playing", "dealing")), TableRow.waits)
COUNTS = select(TableRow.status, func.count()).group_by(TableRow.status)
AS_IT_WAS = (TableRow.code == CODE, TableRow.status == bindparam("was"), TableRow.edition == bindparam("seen"))


def _setting(*names: str) -> dict[str, Any]:
    return {name: bindparam(f"new_{name}") for name in names}


DEAL = select(TableRow.deal).where(*AS_IT_WAS).with_for_update()
FROZEN = ("status", "since", "waits", "deal", "rules", "board_digest", "changed", "edition")
FREEZE = update(TABLES).where(*AS_IT_WAS).values(_setting(*FROZEN)).returning(TableRow.code)
BEGUN = (*FROZEN, "to_act", "at", "first_seat")
BEGIN = update(TABLES).where(*AS_IT_WAS).values(_setting(*BEGUN)).returning(TableRow.code)
RESEAT = update(TABLES).where(*AS_IT_WAS).values(_setting("edition", "waits", "changed")).returning(TableRow.code)
FOLLOWED = update(TABLES).where(TableRow.code == CODE, TableRow.rematch.is_(None)).values(_setting("rematch"))
LINK = FOLLOWED.returning(TableRow.code)
ADD_TABLE, ADD_ENTRY, ADD_PLACE = insert(TABLES), insert(ENTRIES), insert(PLACES)
ADD_LINE = insert(LINES).returning(ChatRow.id)
FORGET_LINES = text(
    "delete from chat where code = :of and id <= (select id from chat where code = :of order by id desc limit 1 offset :most)"
)
LIFT_LINES = text("update chat set seat = -1 - seat where code = :of and seat = :old")
SEAT_LINES = text("update chat set seat = cast(:new as integer) where code = :of and seat = -1 - :old")
COPY_LINES = (
    text("""
    insert into chat (code, seat, text, reaction, time)
    select cast(:next as varchar(12)), (seat + cast(:seats as integer) - 1) % cast(:seats as integer), text, reaction, time
    from (select * from chat where code = :of order by id desc limit :most) as known order by id""")
)  # everybody moves one seat on
BOARD = select(BoardRow.text).where(BoardRow.digest == bindparam("digest"))
KEEP_BOARD = text("insert into boards (digest, text) values (:digest, :text) on conflict do nothing")
CLEAR_PLACES = delete(PLACES).where(PlaceRow.code == CODE)
SIGN_READY = text("insert into processes (id, seen) values ('ready', :now) on conflict (id) do update set seen = :now")
BEAT = text("update processes set seen = seen where id = :me")  # its row tells the others that this process is alive
NOTIFY = text("select pg_notify('farebox', :words)")
ENTRIES_AFTER = text("""
    select e.code, e.number, e.kind, e.seat, e.action, e.by_bot, e.message, e.time, e.outcome
    from unnest(cast(:codes as varchar[]), cast(:at as int[])) as k(code, at)
    join entries e on e.code = k.code and e.number > k.at order by e.code, e.number""")
