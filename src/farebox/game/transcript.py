"""A game as English text, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

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
from farebox.game.game import Game

ENDING_WORDS = {
    "last_turns": "Everybody has had a last turn. The game is over.",
    "nobody_can_move": "Nobody can draw or claim any more. The game is over.",
    "sixth_ticket": "The sixth ticket ends the game.",
    "last_piece": "The last train is placed. The game is over.",
    "abandoned": "The game was given up: nobody wins.",
}


def tell_story(game: Game, names: Sequence[str]) -> Iterator[str]:
    """The game as lines of text: the choices of the opening, then one line per turn."""
    yield f"{game.board.name}, {len(game.seats)} seats: {', '.join(names)}"
    turn = -1
    parts: list[str] = []
    seat = 0
    for play in game.plays:
        if parts and (play.turn != turn or play.turn == 0):
            yield _line(turn, names[seat], parts)
            parts = []
        turn, seat = play.turn, play.seat
        told = [
            event for event in play.events if not isinstance(event, TicketsKept) or play.turn
        ]  # in the opening TicketsChosen says it
        parts += [say(game, event, names) for event in told]
    if parts:
        yield _line(turn, names[seat], parts)
    for event in game.closing:
        yield f"     {say(game, event, names)}"


def _line(turn: int, name: str, parts: list[str]) -> str:
    return f"{f'{turn:>3}.' if turn else '    '} {name}: {'; '.join(parts)}"


def say(game: Game, event: AnyEvent, names: Sequence[str]) -> str:
    """One event as text."""
    board = game.board
    match event:
        case Dealt():
            return f"is dealt {event.count} cards"
        case CardTaken():
            return f"takes the {event.card} card"
        case BlindDrawn():
            return f"draws {event.card}" if event.card else "draws a card"
        case TurnedUp():
            return f"{event.card} is turned up"
        case DisplayReset():
            return f"too many {board.wild} cards: the display is replaced"
        case DeckShuffled():
            return f"the discards are shuffled into a new deck of {event.cards}"
        case TicketsShuffled():
            return f"the tickets given up are shuffled into a new ticket deck of {event.tickets}"
        case RouteClaimed():
            paid = ", ".join(f"{n} {card}" for card, n in event.payment.items())
            return f"claims {board.route_text(board.route_numbers[event.route])} for {paid}"
        case TicketsOffered():
            return f"draws tickets: {_tickets(game, event.tickets)}" if event.tickets else f"draws {event.count} tickets"
        case TicketsChosen():
            return f"keeps {_tickets(game, event.tickets)}" if event.tickets else "has chosen"
        case TicketsKept():
            return f"keeps {_tickets(game, event.tickets)}" if event.tickets else f"keeps {event.count}"
        case TicketCompleted():
            return f"completes {_tickets(game, [event.ticket])}!"
        case BonusCompleted():
            return f"{board.bonus_name}!"
        case TicketDrawn():
            return f"new ticket: {_tickets(game, [event.ticket])}" if event.ticket else "draws a new ticket"
        case TicketsGivenUp():
            return f"gives up {_tickets(game, event.tickets)}" if event.tickets else "exchanges both tickets"
        case TurnPassed():
            return "passes"
        case LastTurnsAnnounced():
            return f"{names[event.seat]} has few {board.piece}s left: one more turn for everybody"
        case GameOver():
            return ENDING_WORDS[event.ending]
        case _:
            assert_never(event)


def _tickets(game: Game, tickets: Sequence[str]) -> str:
    return ", ".join(game.board.ticket_text(game.board.ticket_numbers[ticket]) for ticket in tickets)
