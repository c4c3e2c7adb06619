"""Boards as messages."""

from __future__ import annotations

from functools import cache

from farebox import Board, board_names, load_board
from farebox.boards.board import GRAY
from farebox.table.messages.boards import BoardData, BoardSummary, BonusData, LocationData, RouteData, TicketData


@cache
def summaries() -> list[BoardSummary]:
    return [_summary(load_board(name)) for name in board_names()]


def _summary(board: Board) -> BoardSummary:
    return BoardSummary(
        id=board.id,
        name=board.name,
        ruleset=board.ruleset.id,  # type: ignore[arg-type]  # checked when it was loaded
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
        ruleset=board.ruleset.id,  # type: ignore[arg-type]  # checked when it was loaded
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
