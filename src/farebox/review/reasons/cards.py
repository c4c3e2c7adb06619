"""Why cards should have been drawn, and which."""

from __future__ import annotations

from collections.abc import Iterator

from farebox.game.action import Action
from farebox.game.analysis import TOO_FEW_CARDS, ViewAnalysis
from farebox.review.reasons.hands import after, cards_for_rest, payable_routes
from farebox.review.reasons.reason import Reason
from farebox.review.reasons.routes import new_attractions, tickets_helped

DRAWN = ("take", "blind", "draw")
LEAST_POINTS = 1  # of a route that is not worth mentioning


def better_card(outlook: ViewAnalysis, played: Action, better: Action) -> Iterator[Reason]:
    is_last = outlook.view.last_turns is not None  # too late to use a card
    if better.card and not is_last:
        found = list(cards_for_rest(outlook, played, better)) or list(_enough(outlook, played, better))
        told = {ticket for one in found for ticket in one.arguments.get("tickets", ())}
        yield from sorted([*found, *_this_card(outlook, better.card, told)], key=lambda one: "tickets" not in one.arguments)
    elif not is_last and played.kind not in DRAWN:
        yield from _almost_enough(outlook)
    if played.kind == "claim":
        yield from _without_claim(outlook, played)


def _enough(outlook: ViewAnalysis, played: Action, better: Action) -> Iterator[Reason]:
    """The better card pays for a route: neither it nor its twin could be paid for, nor can be after the action played."""
    routes, before = {one.route: one for one in outlook.routes}, payable_routes(outlook)
    known = before | payable_routes(after(outlook.view, played)) | {played.route or ""}
    new = payable_routes(after(outlook.view, better)) - known - {outlook.board.routes[name].twin for name in known if name}

    def worth(name: str) -> tuple[int, int, int, int, str]:
        one, helped = routes[name], len(tickets_helped(outlook, name))
        return len(one.finishes), helped, one.points, new_attractions(outlook, name), name

    best = max(new, key=worth, default=None)
    if best and (helped := tickets_helped(outlook, best)):
        yield Reason("enough_for_ticket", {"route": best, "tickets": helped})
    elif best and routes[best].points > max((routes[name].points for name in before), default=LEAST_POINTS):
        yield Reason("enough_for_route", {"route": best, "points": routes[best].points})


def _this_card(outlook: ViewAnalysis, card: str, told: set[str]) -> Iterator[Reason]:
    if card == outlook.board.wild:
        yield Reason("wild_fits_everywhere", {})
        return
    colors = {route.id: route.color for route in outlook.board.routes}
    ways = {one.ticket: outlook.shortest_routes[one.ticket] for one in outlook.tickets}
    helped = [ticket for ticket, routes in ways.items() if ticket not in told and any(colors[route] == card for route in routes)]
    if helped:
        yield Reason("card_for_ticket", {"card": card, "tickets": helped})


def _almost_enough(outlook: ViewAnalysis) -> Iterator[Reason]:
    """One more card pays for a route that completes a ticket, which no other route can complete now."""
    payable = payable_routes(outlook)
    now = {ticket for one in outlook.routes if one.route in payable for ticket in one.finishes}
    for one in outlook.routes:
        tickets = [ticket for ticket in one.finishes if ticket not in now]
        if tickets and one.why == TOO_FEW_CARDS and one.need - one.have == 1:
            yield Reason("almost_enough", {"route": one.route, "tickets": tickets})
            return


def _without_claim(outlook: ViewAnalysis, played: Action) -> Iterator[Reason]:
    """What speaks against the claim that was played instead."""
    if not tickets_helped(outlook, played.route):
        yield Reason("route_without_ticket", {})
    wilds = dict(played.payment).get(outlook.board.wild, 0)
    if wilds:
        yield Reason("keeps_wild", {"count": wilds})
