"""Messages about reviewed games, for all hosts: the players, and the position before an action."""

from __future__ import annotations

from typing import Any

from farebox import Game, View
from farebox.table.errors import Refused
from farebox.table.lobby import names
from farebox.table.lobby.looks import color_of
from farebox.table.messages.encoding import encode
from farebox.table.messages.view_json import view_text
from farebox.table.messages.wire import NAME_LENGTH
from farebox.table.rows import StoredTable

MOST_PLAYS = 600  # a game of 4 has about 150


def check_length(game: Game) -> None:
    """Raises Refused if a game is too long to be reviewed."""
    if len(game.plays) > MOST_PLAYS:
        raise Refused("too_long", f"a game may have at most {MOST_PLAYS} actions to be reviewed")


def players_of(row: StoredTable) -> list[dict[str, Any]]:
    return [
        {
            "name": place.name,
            "bot": place.kind == "bot",
            "level": place.level if place.kind == "bot" else None,
            "color": color_of(place),
            "avatar": place.avatar,
        }
        for place in row.places
    ]


def players_named(record: str, seats: int) -> list[dict[str, Any]]:
    """The players of a record that is not from a table here. Their names are as at a table: anybody can share such a review."""
    found = next((line[8:].split("|") for line in record.splitlines() if line.startswith("players ")), [])
    shown = [names.plain(name)[:NAME_LENGTH] for name in found] if len(found) == seats else [""] * seats
    return [{"name": name, "bot": False, "level": None, "color": p, "avatar": None} for p, name in enumerate(shown)]


def moment_text(game: Game, number: int, seat: int | None, open_hands: bool) -> str:
    """What a seat saw before an action, as JSON (`MomentData`); after the last action, the end."""
    if not 0 <= number <= len(game.plays) or (seat is not None and seat not in game.seats):
        raise Refused("not_found", f"this game has {len(game.plays)} actions and {len(game.seats)} seats")
    state = game.plays[number].before if number < len(game.plays) else game.state
    hands: dict[str, Any] = {"hands": None, "tickets": None}
    if open_hands:
        seen = [View(game.board, state, one).me for one in game.seats]
        hands["hands"] = [[card for card, count in (me.hand or {}).items() for _ in range(count)] for me in seen]
        hands["tickets"] = [list(me.ticket_list or ()) for me in seen]
    view = view_text(View(game.board, state, seat), can_undo=False)
    return f'{{"number":{number},"view":{view},{encode(hands)[1:]}'


def legal_action(game: Game, number: int, text: str) -> str:
    """A legal action of the seat that decided, in full notation. Ways to pay for a route are one action: the first of them."""
    if not 0 <= number < len(game.plays):
        raise Refused("not_found", f"this game has {len(game.plays)} actions")
    play = game.plays[number]
    for action in View(game.board, play.before, play.seat).actions:
        if target_of(str(action)) == target_of(text):
            return str(action)
    raise Refused("illegal", "that is not one of the actions of this position")


def target_of(action: str) -> str:
    """An action without its payment."""
    return " ".join(action.split()[:2]) if action.startswith("claim ") else action
