"""Games and views as text that people can read: the table, the seats, and every route with its owner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from farebox.boards.board import Board

if TYPE_CHECKING:
    from farebox.game.game import Game
    from farebox.game.view import SeatView, View

FREE_MARK, CLOSED_MARK = ".", "x"
ROUTE_COLUMNS = 2


def view_text(view: View) -> str:
    """What a view contains."""
    return _text(view, view.players, "a spectator's view" if view.seat is None else f"seat {view.seat}'s view")


def game_text(game: Game) -> str:
    """The whole truth of a game: all hands and tickets, but not the order of the decks."""
    return _text(game.view(None), [game.view(p).me for p in game.seats], "")


def _text(view: View, players: Sequence[SeatView], whose: str) -> str:
    lines = [", ".join(filter(None, (view.board.name, whose, *_moment(view)))), piles_text(view)]
    for player in players:
        lines += _seat(view, player)
    return "\n".join([*lines, *_routes(view)])


def _moment(view: View) -> Iterator[str]:
    if view.over:
        yield f"over after turn {view.turn}: {view.ending}"
        if view.winners:
            yield f"won by seat {' and '.join(map(str, view.winners))}"
        return
    yield f"turn {view.turn}" if view.turn else "opening"
    yield f"seat {' and '.join(map(str, view.to_act))} to act"
    if view.phase not in ("turn", "opening"):
        yield view.phase.replace("_", " ")
    if view.pending:
        yield f"pays for {view.pending}"
    if view.last_turns is not None:
        yield f"turns left: {view.last_turns}"


def piles_text(view: View) -> str:
    """The cards and tickets that no seat has; a game without a display has none to show."""
    piles = {
        "display": " ".join(card or "-" for card in view.display),
        "deck": f"{view.deck}",
        "discards": _cards(view.discard),
        "tickets": f"{view.ticket_deck}",
    }
    return "; ".join(f"{pile}: {cards}" for pile, cards in piles.items() if cards)


def _seat(view: View, player: SeatView) -> Iterator[str]:
    mark = ">" if player.seat in view.to_act else " "
    cards = _cards(player.hand) if player.hand is not None else f"{player.cards} cards"
    if player.hand is None and player.known:
        cards += f", known: {_cards(player.known)}"
    points = f", {player.route_points} points for routes" if player.route_points else ""
    yield f"{mark} seat {player.seat}: {player.pieces} {view.board.piece}s{points}; {cards}"
    for word, tickets in (("offered", player.offer), ("tickets", player.ticket_list), ("completed", player.completed)):
        if tickets:
            yield f"    {word}: {', '.join(_ticket(view.board, ticket) for ticket in tickets)}"
    if player.ticket_list is None and player.tickets:
        yield f"    tickets: {player.tickets}"
    if player.bonus:
        yield f"    {view.board.bonus_name}"


def _cards(cards: dict[str, int]) -> str:
    return " ".join(f"{n} {card}" for card, n in cards.items()) or "none"


def _ticket(board: Board, ticket: str) -> str:
    return ticket + board.tickets[ticket].value_text(" {}")


def _routes(view: View) -> Iterator[str]:
    """All routes in columns: a sign per space, which is the owner's number, `.` for a free route or `x` for a closed one."""
    board, owners = view.board, {route: str(player.seat) for player in view.players for route in player.routes}
    closed = dict.fromkeys([found.route for found in view.analysis.routes if found.why == "closed"], CLOSED_MARK)
    signs = owners | closed
    spaces, words = max(route.length for route in board.routes), max(len(route.color) for route in board.routes)
    cells = [
        f"{signs.get(route.id, FREE_MARK) * route.length:<{spaces}} {route.color:<{words}} {route.a} – {route.b}"
        for route in board.routes
    ]
    rows = -(-len(cells) // ROUTE_COLUMNS)
    width = max(map(len, cells)) + 2
    for row in range(rows):
        yield "".join(cell.ljust(width) for cell in cells[row::rows]).rstrip()
    yield f"a number: claimed by that seat; {FREE_MARK} free" + (f"; {CLOSED_MARK} closed" if closed else "")
