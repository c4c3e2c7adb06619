"""Checks that every message to a client must pass, whatever the server has been through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Data = dict[str, Any]
SECRET = ("hand", "ticket_list", "offer")
PUBLIC_KEYS = ("turn", "phase", "to_act", "display", "deck", "discard", "ticket_deck", "given_up", "over", "winners")


class Inconsistent(Exception):  # noqa: N818 -- what was found, not what went wrong here
    """A message is inconsistent, or reveals too much."""


def check_view(board: Data, view: Data, seat: int | None) -> None:
    """Raises Inconsistent."""
    if view["seat"] != seat:
        raise Inconsistent(f"seat {seat} got the view of seat {view['seat']}")
    cards = view["deck"] + sum(view["discard"].values()) + sum(card is not None for card in view["display"])
    cards += sum(player["cards"] for player in view["players"])
    if cards != sum(board["cards"].values()):
        raise Inconsistent(f"there are {cards} cards at turn {view['turn']}")
    routes = [route for player in view["players"] for route in player["routes"]]
    if len(set(routes)) != len(routes):
        raise Inconsistent("a route was claimed twice")
    for player in view["players"]:
        _check_player(board, view, player, own=player["seat"] == seat)
    if bool(view["actions"]) != (seat in view["to_act"]):
        raise Inconsistent(f"seat {seat} has {len(view['actions'])} actions, but the seats to act are {view['to_act']}")


def _check_player(board: Data, view: Data, player: Data, own: bool) -> None:
    lengths = {route["id"]: route["length"] for route in board["routes"]} if "lengths" not in board else board["lengths"]
    if player["pieces"] < 0 or player["pieces"] + sum(lengths[route] for route in player["routes"]) != board["pieces"]:
        raise Inconsistent(f"seat {player['seat']} has {player['pieces']} pieces and {len(player['routes'])} routes")
    if own:
        if sum(player["hand"].values()) != player["cards"]:
            raise Inconsistent("the player's hand does not match its number of cards")
    elif any(player[name] is not None for name in SECRET[:1]) or (not view["over"] and player["ticket_list"] is not None):
        raise Inconsistent(f"the hand of seat {player['seat']} was revealed")


def public_part(view: Data) -> str:
    """The part of a view that must be the same for everybody at the table."""
    seats = [(p["pieces"], p["cards"], p["tickets"], p["routes"], p["route_points"]) for p in view["players"]]
    return repr([view[name] for name in PUBLIC_KEYS] + seats)


def check_entries(last: int, entries: Iterable[Data]) -> int:
    """Check that entries come in order, without gaps or repeats. Returns the number of the last."""
    for entry in entries:
        if entry["number"] != last + 1:
            raise Inconsistent(f"entry {entry['number']} came after entry {last}")
        last = entry["number"]
    return last
