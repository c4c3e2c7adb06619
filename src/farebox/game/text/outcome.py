"""Outcomes: what chance decided after an action, as text, and the shuffles that such a text fixes in a replay.

In a record the outcome follows `=`. The server stores it with every entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, assert_never

from farebox.boards.board import Board
from farebox.game.event import (
    AnyEvent,
    BlindDrawn,
    BonusCompleted,
    CardTaken,
    Dealt,
    DeckShuffled,
    DisplayReset,
    GameOver,
    LastTurnsAnnounced,
    RouteClaimed,
    TicketCompleted,
    TicketDrawn,
    TicketsChosen,
    TicketsGivenUp,
    TicketsKept,
    TicketsOffered,
    TicketsShuffled,
    TurnedUp,
    TurnPassed,
)
from farebox.game.game import Game, Play
from farebox.game.text.names import find_ticket, read_cards, ticket_ids, words, write_cards

UNSEEN = "?"


class Recorded:
    """A shuffler that returns the recorded orders one after the other; the rules raise ShuffleError when none is left."""

    def __init__(self, orders: Iterable[list[int]]) -> None:
        self._orders = iter(orders)

    def __call__(self, number: int, pile: list[int]) -> list[int]:
        return next(self._orders, [])


def write_play(play: Play) -> str:
    """An action and its outcome as a record writes them."""
    outcome = write_outcome(play.events)
    return f"{play.action} = {outcome}" if outcome else str(play.action)


def write_seen_play(play: Play, seat: int | None, kept: int) -> str:
    """An action and its outcome as a seat (None: a spectator) saw them; `?` for each of the `kept` tickets of another seat."""
    hidden = play.action.kind == "keep" and seat != play.seat
    action = " ".join(["keep", *[UNSEEN] * kept]) if hidden else str(play.action)
    outcome = write_outcome([event.seen_by(seat) for event in play.events])
    return f"{action} = {outcome}" if outcome else action


def write_outcome(events: Iterable[AnyEvent]) -> str:
    """What chance decided, with commas between the parts; empty if the action says everything."""
    parts: list[str] = []
    cards = ""
    for event in events:
        text = _answer(event)
        card = isinstance(event, TurnedUp | BlindDrawn)
        if card and cards:  # consecutive cards form one part
            parts[-1] = cards = f"{cards} {text}"
            continue
        cards = text if card else ""
        if text:
            parts.append(text)
    return ", ".join(parts)


def read_shuffles(board: Board, outcome: str) -> list[list[int]]:
    """Read the shuffles of an outcome, bottom first. Raises NotationError."""
    orders = []
    for answer in outcome.split(","):
        kind, *rest = answer.split() or [""]
        if kind == "shuffle":
            orders.append(read_deck(board, " ".join(rest)))
        elif kind == "shuffle_tickets":
            orders.append(read_ticket_deck(board, " ".join(rest)))
    return orders


def write_deal(board: Board, deck: Sequence[int], tickets: Sequence[int]) -> str:
    """The outcome of the deal: both decks as shuffled."""
    return f"deck {write_deck(board, deck)}, tickets {write_ticket_deck(board, tickets)}"


def read_deal(board: Board, outcome: str) -> list[list[int]]:
    """Read both decks of a deal's outcome, bottom first. Raises NotationError."""
    deck, _, tickets = outcome.partition(",")
    return [read_deck(board, deck.removeprefix("deck ")), read_ticket_deck(board, tickets.strip().removeprefix("tickets "))]


def read_deck(board: Board, text: str) -> list[int]:
    """Read a deck: the text has the top card first, the result the bottom card. Raises NotationError."""
    return read_cards(board, text)[::-1]


def read_ticket_deck(board: Board, text: str) -> list[int]:
    return [find_ticket(board, ticket) for ticket in words(text)][::-1]


def write_deck(board: Board, deck: Sequence[int]) -> str:
    return write_cards(board, reversed(deck))


def write_ticket_deck(board: Board, tickets: Sequence[int]) -> str:
    return " ".join(ticket_ids(board, reversed(tickets)))


def _answer(event: AnyEvent) -> str:
    """What an event adds to the line; empty if the action already says it."""
    match event:
        case TurnedUp() | BlindDrawn():
            return event.card or UNSEEN
        case DisplayReset() | BonusCompleted() | LastTurnsAnnounced():
            return event.kind
        case DeckShuffled() | TicketsShuffled():
            return f"{event.kind} {' '.join(event.order or [UNSEEN])}"
        case TicketsOffered():
            return " ".join(event.tickets or [UNSEEN] * event.count)
        case TicketCompleted():
            return f"done {event.ticket}"
        case TicketDrawn():
            return f"ticket {event.ticket or UNSEEN}"
        case CardTaken() | RouteClaimed() | TicketsChosen() | TicketsKept() | TicketsGivenUp() | TurnPassed():
            return ""  # the action says it
        case Dealt() | GameOver():
            return ""  # other lines say it
        case _:
            assert_never(event)


class Turn(NamedTuple):
    """The plays of one turn; in the opening, one seat's choice of tickets."""

    turn: int  # 0 in the opening
    seat: int
    plays: tuple[str, ...]  # each an action and its outcome, as in "blind = taxi"


def turns_of(game: Game, seat: int | None, veiled: bool) -> Iterator[Turn]:
    """Plays grouped by turn; in the opening each play is a turn of its own."""
    opening = [e for play in game.plays if play.turn == 0 for e in play.events if isinstance(e, TicketsKept)]
    kept = {e.seat: e.count for e in opening}  # public once all have chosen
    gathered: list[str] = []
    for play, after in zip(game.plays, [*game.plays[1:], None], strict=False):
        count = kept.get(play.seat, 1) if play.turn == 0 else len(play.action.tickets)
        gathered.append(write_seen_play(play, seat, count) if veiled else write_play(play))
        if after is None or play.turn == 0 or play.turn != after.turn:
            yield Turn(play.turn, play.seat, tuple(gathered))
            gathered = []
