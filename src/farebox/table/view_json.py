"""Making what goes over the wire: the protocol's models from boards, views, events and rows of the store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Any, ClassVar, NamedTuple, TypeVar

from pydantic_core import to_json

from farebox import Action, Board, Event, View, board_names, load_board
from farebox.boards.board import GRAY
from farebox.game.action import price_of
from farebox.game.analysis import CARDS, NOT_NOW, PIECES, Claim, Fare, Outlook, Ways, payable
from farebox.server.api.protocol import (
    VERSION,
    ActionData,
    BoardData,
    BoardSummary,
    BonusData,
    ChatLine,
    DealData,
    LocationData,
    Options,
    Place,
    RouteData,
    Table,
    TicketData,
)
from farebox.table import dealing
from farebox.table.rows import StoredPlace, StoredTable

T = TypeVar("T")
STAND_IN = "casual"  # the bot that plays for somebody who is away or out of time


def place_data(row: StoredPlace, here: bool, bot_from: float | None = None) -> Place:
    level = STAND_IN if row.stand_in else row.level
    return Place.model_validate(
        {
            "seat": row.seat,
            "kind": row.kind,
            "name": row.name,
            "level": level,
            "here": here,
            "stand_in": row.stand_in,
            "bot_from": bot_from,
        }
    )


def deadline(row: StoredTable) -> float | None:
    """When the turn's time is up: there is none without a limit, and none for bots."""
    seconds = row.options.get("turn_seconds")
    if not seconds or row.status != "playing" or row.since is None:
        return None
    waits = any(row.places[seat].kind == "player" and not row.places[seat].stand_in for seat in row.to_act)
    return row.since + seconds if waits else None


def waits_for_server(row: StoredTable, places: Sequence[StoredPlace], status: str, to_act: Iterable[int]) -> bool:
    """Whether a bot is to act, or somebody's time runs, once the table is so."""
    acting = [places[seat] for seat in to_act]
    return status == "playing" and any(
        place.kind == "bot" or place.stand_in or row.options.get("turn_seconds") for place in acting
    )


def table_data(row: StoredTable, here: Collection[int] = (), bots_from: Mapping[int, float] | None = None) -> Table:
    """A table as everybody sees it; `bots_from`: from when a bot may stand in for a seat that is away."""
    from_when = bots_from or {}
    return Table(
        code=row.code,
        options=Options.model_validate(row.options),
        status=row.status,  # type: ignore[arg-type]  # the store holds what was checked
        places=[place_data(place, place.seat in here, from_when.get(place.seat)) for place in row.places],
        first_seat=row.first_seat,
        at=row.at,
        to_act=row.to_act,
        deadline=deadline(row),
        rematch=row.rematch,
        hot_seat=row.hot_seat,
        deal=None if row.deal is None else DealData.model_validate(dealing.public(row.deal)),
        created=row.created,
        changed=row.changed,
    )


class TableWriter:
    """Writes one table as JSON of Table. What stays from action to action is written once."""

    MOVES: ClassVar = {"status", "at", "to_act", "deadline", "changed"}

    def __init__(self) -> None:
        self._follows_from: object = None
        self._stays = ""

    def text(self, row: StoredTable, here: Collection[int], bots_from: Mapping[int, float]) -> str:
        follows_from = row.edition, row.first_seat, row.rematch, here, bots_from
        if follows_from != self._follows_from:
            stays = table_data(row, here, bots_from).model_dump_json(exclude=self.MOVES)
            self._follows_from, self._stays = follows_from, stays[:-1]
        moves = {"status": row.status, "at": row.at, "to_act": row.to_act, "deadline": deadline(row), "changed": row.changed}
        return f"{self._stays},{to_json(moves).decode()[1:]}"


def action_data(action: Action) -> ActionData:
    return ActionData.model_validate({**action.to_dict(), "text": str(action)})


PLAIN = ("seat", "phase", "turn", "to_act", "display", "deck", "discard", "ticket_deck", "given_up", "pending", "last_turns")
ENDED = ("over", "ending", "winners")


class ViewWriter:
    """Writes the views of one table as JSON of ViewData, without its models: it is done for everybody after every action.

    What a view means for its seat changes less often than the view: it is kept until what it follows from changes.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[int | None, str], tuple[object, Any]] = {}
        self._ways: dict[int | None, Ways] = {}  # by seat

    def text(self, view: View, can_undo: bool) -> str:
        outlook = Outlook(view, self._ways.setdefault(view.seat, {}))
        data = {name: getattr(view, name) for name in (*PLAIN, *ENDED)}
        data["players"] = [player.__dict__ for player in view.players]
        data["scores"] = _scores(view, outlook)
        data["can_undo"] = can_undo
        routes = tuple([player.routes for player in view.players])
        follows_from: object = routes, view.over
        if view.seat is not None:
            me = view.me
            follows_from = routes, me.pieces, me.ticket_list, me.completed, me.offer, me.bonus, view.over
        meaning = self._keep(view, "meaning", follows_from, lambda: _meaning(outlook))
        parts = (
            to_json(data).decode()[1:-1],
            f'"actions":[{",".join([_action_text(action) for action in view.actions])}]',
            meaning.text,
            f'"routes":[{self._routes(view, outlook, meaning)}]',
        )
        return f"{{{','.join(parts)}}}"

    def _routes(self, view: View, outlook: Outlook, meaning: Meaning) -> str:
        """Kept as on the seat's own turn: on another's, what could be claimed cannot be now, and nothing else differs."""
        if not meaning.claims:
            return meaning.closed
        text = self._keep(view, "routes", (meaning, view.me.hand), lambda: _route_rows(outlook, meaning.claims))
        own_turn = view.phase == "turn" and view.seat in view.to_act
        return text if own_turn else text.replace('"why":null', f'"why":"{NOT_NOW}"')

    def _keep(self, view: View, name: str, follows_from: object, make: Callable[[], T]) -> T:
        kept = self._kept.get((view.seat, name))
        if kept is None or kept[0] != follows_from:
            kept = self._kept[view.seat, name] = follows_from, make()
        made: T = kept[1]
        return made


class Meaning(NamedTuple):
    """What does not change while nobody claims a route or takes tickets."""

    text: str
    claims: list[tuple[str, Fare | None]]  # routes as far as the hand does not matter, with a fare where it does
    closed: str = ""  # the routes of a view without claims


def _meaning(outlook: Outlook) -> Meaning:
    tickets, offer = [one.__dict__ for one in outlook.tickets], [one.__dict__ for one in outlook.offer]
    text = to_json({"attractions": outlook.attractions, "tickets": tickets, "offer": offer}).decode()[1:-1]
    if outlook.view.seat is None or outlook.view.over:
        return Meaning(text, [], to_json([one._asdict() for one in outlook.routes]).decode()[1:-1])
    pieces = outlook.view.me.pieces
    board, fare = outlook.board, outlook.fare
    return Meaning(text, [(_claim_text(board, one, pieces), None if one.why else fare(one.route)) for one in outlook.claims])


@lru_cache(1 << 12)
def _claim_text(board: Board, claim: Claim, pieces: int) -> str:
    """A route as JSON, as far as it does not matter what is in hand."""
    route = board.routes[claim.route]
    points = board.route_points.get(route.length, 0)
    data = {"route": route.id, "points": points, "finishes": claim.finishes, "bonus": claim.bonus, "need": route.length}
    if claim.why:
        return to_json({**data, "why": claim.why, "ways": [], "have": pieces if claim.why == PIECES else 0}).decode()
    return f"{to_json(data).decode()[:-1]},"


def _route_rows(outlook: Outlook, claims: Sequence[tuple[str, Fare | None]]) -> str:
    """The routes as JSON, with what the hand could pay."""
    board, purses = outlook.board, outlook.purses
    paying = {fare: "" if fare is None else _paying(board, fare, purses[fare[0]]) for fare in {fare for _, fare in claims}}
    return ",".join([text + paying[fare] for text, fare in claims])


@lru_cache(1 << 12)
def _paying(board: Board, fare: Fare, purse: tuple[int, ...]) -> str:
    steps, have = payable(board, fare, purse)
    why = "null" if steps else f'"{CARDS}"'
    ways = ",".join([_way_text(board, fare[1], step) for step in steps])
    return f'"why":{why},"ways":[{ways}],"have":{have}}}'


@cache
def _way_text(board: Board, length: int, step: int) -> str:
    return to_json(dict(price_of(board, length, step))).decode()


def view_text(view: View, can_undo: bool) -> str:
    """A view as JSON of ViewData."""
    return ViewWriter().text(view, can_undo)


@lru_cache(1 << 12)
def _action_text(action: Action) -> str:
    """An action as JSON of ActionData. At all tables they are the same."""
    parts = {"card": action.card, "route": action.route, "payment": dict(action.payment), "tickets": action.tickets}
    return to_json({"kind": action.kind, "text": str(action), **parts}).decode()


def _scores(view: View, outlook: Outlook) -> list[dict[str, object]]:
    rows = []
    for score, player in zip(view.scores, view.players, strict=False):
        tickets = [*(player.ticket_list or ()), *player.completed]
        shown = {"ticket_list": tickets, "done": outlook.done(score.seat, tickets)}
        rows.append({**asdict(score), **shown, "attraction_list": outlook.attractions[score.seat]})
    return rows


def events_data(events: Iterable[Event], viewer: int | None) -> list[dict[str, Any]]:
    """Events as one seat may see them; None: as everybody may."""
    return [event.to_dict(viewer) for event in events]


def update_text(table: str, entries: Iterable[str], views: Iterable[str]) -> str:
    """An Update, of parts that are JSON already."""
    return f'{{"type":"update","table":{table},"entries":[{",".join(entries)}],"views":[{",".join(views)}]}}'


def accepted_text(message: str) -> str:
    """The Answer to a message that was accepted."""
    return to_json({"type": "answer", "id": message, "problem": None}).decode()


def welcome_text(table: str, seats: Iterable[int], entries: Iterable[str], views: Iterable[str], chat: list[ChatLine]) -> str:
    """A Welcome, of parts that are JSON already."""
    parts = [f'"version":{VERSION},"table":{table},"seats":{to_json(list(seats)).decode()}']
    parts += [f'"entries":[{",".join(entries)}],"views":[{",".join(views)}],"chat":{to_json(chat).decode()}']
    return f'{{"type":"welcome",{",".join(parts)}}}'


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
