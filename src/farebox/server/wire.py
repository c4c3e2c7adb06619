"""Making what goes over the wire: the protocol's models from boards, views, events and rows of the store."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict
from functools import cache

from farebox import Action, Board, Event, View, board_names, load_board
from farebox.boards.board import GRAY
from farebox.game.outlook import Outlook
from farebox.server.protocol import (
    ActionData,
    BoardData,
    BoardSummary,
    BonusData,
    EventData,
    LocationData,
    Options,
    Place,
    RouteData,
    RouteOutlook,
    ScoreData,
    SeatData,
    Table,
    TicketData,
    TicketOutlook,
    ViewData,
)
from farebox.server.store import PlaceRow, TableRow

STAND_IN = "casual"  # the bot that plays for somebody who is away or out of time


def place_data(row: PlaceRow, here: bool) -> Place:
    level = STAND_IN if row.stand_in else row.level
    return Place.model_validate(
        {"seat": row.seat, "kind": row.kind, "name": row.name, "level": level, "here": here, "stand_in": row.stand_in}
    )


def deadline(row: TableRow) -> float | None:
    """When the turn's time is up: there is none without a limit, and none for bots."""
    seconds = row.options.get("turn_seconds")
    waits = any(row.places[seat].kind == "player" and not row.places[seat].stand_in for seat in row.to_act)
    return row.since + seconds if row.status == "playing" and seconds and waits and row.since is not None else None


def waits_for_server(row: TableRow) -> bool:
    """Whether a bot is to act, or somebody's time runs."""
    acting = (row.places[seat] for seat in row.to_act)
    return deadline(row) is not None or any(place.kind == "bot" or place.stand_in for place in acting)


def table_data(row: TableRow, here: Collection[int] = ()) -> Table:
    return Table(
        code=row.code,
        options=Options.model_validate(row.options),
        status=row.status,  # type: ignore[arg-type]  # the store holds what was checked
        places=[place_data(place, place.seat in here) for place in row.places],
        first_seat=row.first_seat,
        at=row.at,
        to_act=row.to_act,
        deadline=deadline(row),
        rematch=row.rematch,
        hot_seat=row.hot_seat,
        created=row.created,
        changed=row.changed,
    )


def action_data(action: Action) -> ActionData:
    return ActionData.model_validate({**action.to_dict(), "text": str(action)})


def view_data(view: View, can_undo: bool) -> ViewData:
    outlook = Outlook(view)
    names = ["seat", "phase", "turn", "deck", "discard", "ticket_deck", "given_up", "pending", "last_turns", "over", "ending"]
    return ViewData(
        **{name: getattr(view, name) for name in names},
        to_act=list(view.to_act),
        display=list(view.display),
        winners=list(view.winners),
        players=[SeatData.model_validate(asdict(player)) for player in view.players],
        actions=[action_data(action) for action in view.actions],
        routes=[RouteOutlook.model_validate(asdict(route)) for route in outlook.routes],
        tickets=[TicketOutlook.model_validate(asdict(ticket)) for ticket in outlook.tickets],
        offer=[TicketOutlook.model_validate(asdict(ticket)) for ticket in outlook.offer],
        attractions=[list(touched) for touched in outlook.attractions],
        scores=_scores(view, outlook),
        can_undo=can_undo,
    )


def _scores(view: View, outlook: Outlook) -> list[ScoreData]:
    rows = []
    for score, player in zip(view.scores, view.players, strict=False):
        tickets = [*(player.ticket_list or ()), *player.completed]
        rows.append(
            ScoreData(
                **asdict(score),
                ticket_list=tickets,
                done=list(outlook.done(score.seat, tickets)),
                attraction_list=list(outlook.attractions[score.seat]),
            )
        )
    return rows


def events_data(events: Iterable[Event], viewer: int | None) -> list[EventData]:
    """Events as one seat may see them; None: as everybody may."""
    return [EventData.model_validate(event.seen_by(viewer).to_dict()) for event in events]


@cache
def summaries() -> list[BoardSummary]:
    return [_summary(load_board(name)) for name in board_names()]


def _summary(board: Board) -> BoardSummary:
    return BoardSummary(
        id=board.id,
        name=board.name,
        family=board.family,  # type: ignore[arg-type]  # checked when it was loaded
        seats=list(board.seats),
        pieces=board.pieces,
        piece=board.piece,
        tickets=len(board.tickets),
        attractions=sum(location.attraction for location in board.locations),
        reconstructed=list(board.reconstructed),
    )


def board_data(board: Board) -> BoardData:
    names = [location.id for location in board.locations]
    bonus = board.bonus
    return BoardData(
        id=board.id,
        name=board.name,
        family=board.family,  # type: ignore[arg-type]  # checked when it was loaded
        seats=list(board.seats),
        pieces=board.pieces,
        piece=board.piece,
        colors=list(board.colors),
        wild=board.wild,
        cards=dict(zip(board.card_names, board.cards, strict=True)),
        locations=[LocationData(id=x.id, name=x.name, attraction=x.attraction) for x in board.locations],
        routes=[
            RouteData(
                id=r.id,
                a=names[r.a],
                b=names[r.b],
                length=r.length,
                color=GRAY if r.color is None else board.colors[r.color],
                twin=None if r.twin is None else board.routes[r.twin].id,
                points=board.route_points.get(r.length, 0),
            )
            for r in board.routes
        ],
        tickets=[TicketData(id=t.id, a=names[t.a], b=names[t.b], value=t.value, printed=t.printed) for t in board.tickets],
        bonus=None
        if bonus is None
        else BonusData(name=bonus.name, east=[names[v] for v in bonus.east], west=[names[v] for v in bonus.west]),
        reconstructed=list(board.reconstructed),
        layout=board.layout(),
    )
