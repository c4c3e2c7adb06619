"""A game in words, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from farebox.game.event import Event
from farebox.game.game import Game

ENDING_WORDS = {
    "last_turns": "Everybody has had a last turn. The game is over.",
    "nobody_can_move": "Nobody can draw or claim any more. The game is over.",
    "sixth_ticket": "The sixth ticket ends the game.",
    "last_piece": "The last train is placed. The game is over.",
    "abandoned": "The game was given up: nobody wins.",
}


def tell_story(game: Game, names: Sequence[str]) -> Iterator[str]:
    """One line a turn, after the choices of the opening."""
    yield f"{game.board.name}, {len(game.seats)} seats: {', '.join(names)}"
    turn = -1
    parts: list[str] = []
    seat = 0
    for play in game.plays:
        if parts and (play.turn != turn or play.turn == 0):
            yield _line(turn, names[seat], parts)
            parts = []
        turn, seat = play.turn, play.seat
        told = [event for event in play.events if event.kind != "keep" or play.turn]  # the opening tells the choice
        parts += [text for event in told if (text := say(game, event, names))]
    if parts:
        yield _line(turn, names[seat], parts)
    for event in game.closing:
        yield f"     {say(game, event, names)}"


def _line(turn: int, name: str, parts: list[str]) -> str:
    return f"{f'{turn:>3}.' if turn else '    '} {name}: {'; '.join(parts)}"


def say(game: Game, event: Event, names: Sequence[str]) -> str:
    """One event in words; nothing for what goes without saying."""
    board, data = game.board, event.data
    match event.kind:
        case "take":
            return f"takes the {data['card']} card"
        case "blind":
            return f"draws {data['card']}" if data["card"] else "draws a card"
        case "turn_up":
            return f"{data['card']} is turned up"
        case "reset":
            return f"too many {board.wild} cards: the display is replaced"
        case "shuffle":
            return f"the discards are shuffled into a new deck of {data['cards']}"
        case "shuffle_tickets":
            return f"the tickets given up are shuffled into a new ticket deck of {data['tickets']}"
        case "claim":
            paid = ", ".join(f"{n} {card}" for card, n in data["payment"].items())
            return f"claims {board.route_text(board.route_numbers[data['route']])} for {paid}"
        case "offer":
            return f"draws tickets: {_tickets(game, data['tickets'])}" if data["tickets"] else f"draws {data['count']} tickets"
        case "choose":
            return f"keeps {_tickets(game, data['tickets'])}" if data["tickets"] else "has chosen"
        case "keep":
            return f"keeps {_tickets(game, data['tickets'])}" if data["tickets"] else f"keeps {data['count']}"
        case "completed":
            return f"completes {_tickets(game, [data['ticket']])}!"
        case "bonus":
            return f"{board.bonus.name if board.bonus else 'Bonus'}!"
        case "ticket":
            return f"new ticket: {_tickets(game, [data['ticket']])}" if data["ticket"] else "draws a new ticket"
        case "exchange":
            return f"gives up {_tickets(game, data['tickets'])}" if data["tickets"] else "exchanges both tickets"
        case "pass":
            return "passes"
        case "last_turns":
            return f"{names[event.seat or 0]} has few {board.piece}s left: one more turn for everybody"
        case "over":
            return ENDING_WORDS[data["ending"]]
        case _:
            return ""


def _tickets(game: Game, tickets: Sequence[str]) -> str:
    return ", ".join(game.board.ticket_text(game.board.ticket_numbers[ticket]) for ticket in tickets)
