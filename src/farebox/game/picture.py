"""Pictures of games and views as SVG: the map with the claimed routes, and beside it the table and the seats.

A picture is drawn from views only, so a seat's picture contains no more than its view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

from farebox.boards.board import Board
from farebox.boards.drawing import drawing_of
from farebox.boards.svg import PAINT, SEAT_COLORS, Picture, card_colors, document, map_parts
from farebox.game.event import RouteClaimed

if TYPE_CHECKING:
    from farebox.game.game import Game
    from farebox.game.view import SeatView, View

PANEL_WIDTH, PANEL_MARGIN, LINE_HEIGHT = 560, 30, 36
CARD, CARD_HEIGHT, PER_ROW = 66, 46, 7
LIGHT = {"yellow", "orange", "white", "taxi"}  # cards with dark letters


def view_svg(view: View, *, highlight: Iterable[str] = (), size: int | None = None) -> Picture:
    """A picture of what a seat knows; `highlight` marks routes, `size` is the width in pixels."""
    return _picture(view, view.players, highlight, size)


def game_svg(game: Game, seat: int | None, open_hands: bool, size: int | None) -> Picture:
    """A picture for a seat (None: a spectator), or with all hands open. The route that was claimed last is marked."""
    events = game.plays[-1].events if game.plays else ()
    claimed = [event.route for event in events if isinstance(event, RouteClaimed)]
    if open_hands:
        return _picture(game.view(None), [game.view(p).me for p in game.seats], claimed, size)
    return view_svg(game.view(seat), highlight=claimed, size=size)


def _picture(view: View, players: Sequence[SeatView], highlight: Iterable[str], size: int | None) -> Picture:
    drawing = drawing_of(view.board)
    claimed = {route: player.seat for player in view.players for route in player.routes}
    panel = _Panel(view.board)
    panel.moment(view)
    panel.piles(view)
    for player in players:
        panel.seat(view, player)
    scale = min(1.0, drawing.height / (panel.y + PANEL_MARGIN))  # all pictures of a board have one size
    paper = f'<rect x="{drawing.width:g}" width="{PANEL_WIDTH}" height="{drawing.height:g}" fill="{PAINT["paper"]}"/>'
    moved = f'<g transform="translate({drawing.width:g} 0) scale({scale:.3f})">'
    parts = [*map_parts(view.board, claimed, highlight, ()), paper, moved, *panel.parts, "</g>"]
    return document(drawing.width + PANEL_WIDTH, drawing.height, parts, size)


class _Panel:
    """The part of a picture beside the map, written from top to bottom."""

    def __init__(self, board: Board) -> None:
        self.board, self.x, self.y = board, float(PANEL_MARGIN), float(PANEL_MARGIN)
        self.parts: list[str] = []

    def text(self, words: str, *, size: int = 25, bold: bool = False, soft: bool = False, indent: int = 0) -> None:
        self.y += LINE_HEIGHT
        style = f'font-size="{size}" fill="{PAINT["ink2" if soft else "ink"]}"' + (' font-weight="700"' if bold else "")
        self.parts.append(f'<text x="{self.x + indent:g}" y="{self.y - 9:g}" {style}>{escape(words)}</text>')

    def cards(self, cards: Iterable[tuple[str | None, str]]) -> None:
        """Cards in rows, each with a word on it; None for a gap."""
        row = list(cards)
        for i, (card, word) in enumerate(row):
            x, y = self.x + i % PER_ROW * (CARD + 7), self.y + 6 + i // PER_ROW * (CARD_HEIGHT + 7)
            self._card(x, y, card, word)
        self.y += 14 + -(-len(row) // PER_ROW) * (CARD_HEIGHT + 7) if row else 0

    def _card(self, x: float, y: float, card: str | None, word: str) -> None:
        box = f'x="{x:g}" y="{y:g}" width="{CARD}" height="{CARD_HEIGHT}" rx="8" stroke-width="2.5"'
        if card is None:
            self.parts.append(f'<rect {box} fill="none" stroke="{PAINT["line"]}" stroke-dasharray="6 5"/>')
            return
        fill, edge = card_colors(self.board, card)
        self.parts.append(f'<rect {box} fill="{fill}" stroke="{edge}"><title>{escape(card)}</title></rect>')
        ink = PAINT["ink"] if card in LIGHT else "#fff"
        style = f'font-size="{25 if word.isdigit() else 15}" font-weight="700" fill="{ink}" text-anchor="middle"'
        self.parts.append(f'<text x="{x + CARD / 2:g}" y="{y + CARD_HEIGHT / 2 + 8:g}" {style}>{escape(word[:8])}</text>')

    def moment(self, view: View) -> None:
        self.text(self.board.name, size=34, bold=True)
        if view.over:
            won = f", won by seat {' and '.join(map(str, view.winners))}" if view.winners else ""
            self.text(f"over after turn {view.turn}{won}", soft=True)
        else:
            turn = f"turn {view.turn}" if view.turn else "opening"
            self.text(f"{turn}, seat {' and '.join(map(str, view.to_act))} to act", soft=True)

    def piles(self, view: View) -> None:
        self.cards((card, card or "") for card in view.display)
        piles = f"deck {view.deck}, discards {sum(view.discard.values())}, tickets {view.ticket_deck}"
        self.text(piles, soft=True)
        self.y += 10

    def seat(self, view: View, player: SeatView) -> None:
        fill, edge = SEAT_COLORS[player.seat]
        box = f'x="{self.x:g}" y="{self.y + 5:g}" width="30" height="30" rx="8" fill="{fill}" stroke="{edge}" stroke-width="2.5"'
        self.parts.append(f"<rect {box}/>")
        self.text(f"Seat {player.seat}{' to act' if player.seat in view.to_act else ''}", bold=True, indent=42)
        hidden, shown = player.hand is None, player.known if player.hand is None else player.hand
        points = f"points for routes: {player.route_points}, " if player.route_points else ""
        known = ", known:" if hidden and player.known else ""
        self.text(f"{self.board.piece}s: {player.pieces}, {points}cards: {player.cards}{known}", soft=True)
        self.cards((card, str(number)) for card, number in shown.items())
        if player.ticket_list is None:
            self.text(f"tickets: {player.tickets}", soft=True)
        tickets = (*(player.offer or ()), *(player.ticket_list or ()), *player.completed)
        done = view.analysis.done(player.seat, tickets)
        for ticket in tickets:
            self._line_with_mark(self._ticket(ticket), ticket in done)
        if player.bonus:
            self._line_with_mark(self.board.bonus_name, True)
        self.y += 12

    def _line_with_mark(self, words: str, done: bool) -> None:
        """A ticket: a full circle if its locations are connected, an empty one if not."""
        self.text(words, size=22, indent=26)
        fill = PAINT["ink"] if done else "none"
        mark = f'cx="{self.x + 9:g}" cy="{self.y - 16:g}" r="7" fill="{fill}" stroke="{PAINT["ink"]}" stroke-width="2.5"'
        self.parts.append(f"<circle {mark}><title>{'done' if done else 'open'}</title></circle>")

    def _ticket(self, ticket: str) -> str:
        return self.board.ticket_text(self.board.ticket_numbers[ticket]) + self.board.tickets[ticket].value_text(" ({})")
