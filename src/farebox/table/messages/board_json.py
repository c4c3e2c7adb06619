"""Boards as messages."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from farebox import Board, board_names, load_board
from farebox.boards.rulesets import Ruleset
from farebox.table.messages.boards import BoardData, BoardSummary, BonusData, LocationData, RouteData, RulesetData, TicketData


@cache
def summaries() -> list[BoardSummary]:
    return [summary(load_board(name)) for name in board_names()]


def summary(board: Board) -> BoardSummary:
    return BoardSummary(**_summary_fields(board))


def _summary_fields(board: Board) -> dict[str, Any]:
    return {
        "id": board.id,
        "name": board.name,
        "ruleset": _ruleset_data(board.ruleset),
        "seats": list(board.seats),
        "pieces": board.pieces,
        "piece": board.piece,
        "ticket_count": len(board.tickets),
        "attraction_count": sum(location.attraction for location in board.locations),
        "reconstructed": list(board.reconstructed),
    }


@cache
def _ruleset_data(ruleset: Ruleset) -> RulesetData:
    values: dict[str, Any] = {field.name: getattr(ruleset, field.name) for field in fields(RulesetData)}
    lists: dict[str, Any] = {name: list(value) for name, value in values.items() if isinstance(value, tuple)}
    return RulesetData(**values | lists)


def board_data(board: Board) -> BoardData:
    return BoardData(
        **_summary_fields(board),
        colors=list(board.colors),
        wild=board.wild,
        cards=dict(zip(board.card_names, board.cards, strict=True)),
        locations=[LocationData(id=x.id, name=x.name, attraction=x.attraction) for x in board.locations],
        routes=[
            RouteData(
                id=r.id,
                a=r.a,
                b=r.b,
                length=r.length,
                color=r.color,
                twin=r.twin,
                points=board.route_points.get(r.length, 0),
            )
            for r in board.routes
        ],
        tickets=[TicketData(id=t.id, a=t.a, b=t.b, value=t.value, printed=t.printed) for t in board.tickets],
        bonus=next((BonusData(name=one.name, east=list(one.east), west=list(one.west)) for one in board.bonuses), None),
        layout=board.layout(),
    )
