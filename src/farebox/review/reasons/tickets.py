"""Why tickets should have been kept, put back, drawn or swapped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from farebox.game.action import Action
from farebox.game.analysis import TicketAnalysis, ViewAnalysis
from farebox.review.reasons.later import Later
from farebox.review.reasons.reason import Reason

NEAR_END_TICKETS = 4  # rounds: too late for new tickets
FAR_OFF = 2  # spaces: far enough for new tickets to be nearer
NO_WAY = 1000  # spaces: more than any way has
MANY_DONE = 8  # one in so many unseen tickets is enough to hope for one


def better_tickets(outlook: ViewAnalysis, played: Action, better: Action) -> Iterator[Reason]:
    """What speaks for the tickets that the better choice keeps, and against those that it puts back."""
    offer = {one.ticket: one for one in outlook.offer}
    kept, back = (
        [offer[ticket] for ticket in a.tickets if ticket not in b.tickets] for a, b in ((better, played), (played, better))
    )
    for one in kept:
        if one.state == "done":
            yield Reason("ticket_done", {"tickets": [one.ticket]})
    if outlook.view.last_turns is not None:  # each seat has one last turn, and this is it
        lost = _unfinished_value(outlook, back) - _unfinished_value(outlook, kept)
        if lost > 0:
            yield Reason("no_turn_left", {"points": lost})
        return
    others = [*outlook.tickets, *(offer[ticket] for ticket in better.tickets if ticket in played.tickets)]
    for one in kept:
        yield from _worth_keeping(outlook, one, back, others)
    yield from _lost(back)
    for one in back if not kept else ():
        yield from _more_spaces(outlook, [offer[ticket] for ticket in better.tickets], one)


def _more_spaces(outlook: ViewAnalysis, kept: list[TicketAnalysis], one: TicketAnalysis) -> Iterator[Reason]:
    """What another ticket needs beside the one that the better choice keeps."""
    missing = [two for two in kept if two.state == "open"]
    if one.state == "open" and not missing:
        yield Reason("ticket_far", {"tickets": [one.ticket], "spaces": one.missing})
    elif one.state == "open" and len(missing) == 1:
        spaces, alone = _spaces_together(outlook, one, *missing), missing[0].missing
        if spaces > alone:
            yield Reason("more_spaces", {"tickets": [one.ticket], "spaces": spaces, "alone": alone})


def _spaces_together(outlook: ViewAnalysis, one: TicketAnalysis, two: TicketAnalysis) -> int:
    """The fewest spaces that complete two tickets; from u to v their ways are the same."""
    board = outlook.board
    (a, b), (c, d) = ((board.tickets[ticket].a, board.tickets[ticket].b) for ticket in (one.ticket, two.ticket))

    def far(start: str, goal: str) -> int:
        path = outlook.path(start, goal)
        return path.missing if path else NO_WAY

    places = [location.id for location in board.locations]
    shared = (
        far(a, u) + far(u, v) + far(v, b) + min(far(c, u) + far(v, d), far(c, v) + far(u, d)) for u in places for v in places
    )
    return min(one.missing + two.missing, *shared)


def _worth_keeping(
    outlook: ViewAnalysis, one: TicketAnalysis, back: list[TicketAnalysis], others: list[TicketAnalysis]
) -> Iterator[Reason]:
    nearer = bool(back) and one.state == "open" and all(_beyond(two, one.missing) for two in back)
    more = _value(outlook, [one]) - _value(outlook, back)
    if nearer:
        yield Reason("ticket_nearer", {"tickets": [one.ticket], "spaces": one.missing})
    elif one.state != "done" and back and more > 0:
        yield Reason("ticket_worth_more", {"tickets": [one.ticket], "points": more})
    ways = outlook.shortest_routes
    shared = [two.ticket for two in others if ways[one.ticket] & ways[two.ticket]]
    if shared:
        yield Reason("tickets_together", {"tickets": [one.ticket, *shared]})


def _value(outlook: ViewAnalysis, tickets: Iterable[TicketAnalysis]) -> int:
    return sum(outlook.board.tickets[one.ticket].value for one in tickets)


def _unfinished_value(outlook: ViewAnalysis, tickets: Iterable[TicketAnalysis]) -> int:
    return _value(outlook, (one for one in tickets if one.state != "done"))


def _beyond(ticket: TicketAnalysis, spaces: int) -> bool:
    return ticket.state in ("blocked", "short") or ticket.missing > spaces


def _lost(tickets: Iterable[TicketAnalysis]) -> Iterator[Reason]:
    lost = [one.ticket for one in tickets if one.state in ("blocked", "short")]
    if lost:
        yield Reason("tickets_lost", {"tickets": lost})


def poor_tickets(outlook: ViewAnalysis) -> Iterator[Reason]:
    """Why the tickets in hand should be swapped."""
    yield from _lost(outlook.tickets)
    missing = [one.missing for one in outlook.tickets if one.state == "open"]
    if missing and min(missing) >= FAR_OFF:
        yield Reason("tickets_far", {"spaces": min(missing)})


def new_tickets(outlook: ViewAnalysis) -> Iterator[Reason]:
    """What drawing tickets may bring at once."""
    view = outlook.view
    if view.last_turns is not None:
        yield Reason("last_turn_for_tickets", {})
    seen = {*(view.me.ticket_list or ()), *view.returned, *(ticket for player in view.players for ticket in player.completed)}
    unseen = [ticket.id for ticket in view.board.tickets if ticket.id not in seen]
    done = outlook.done(view.me.seat, unseen)
    if len(done) * MANY_DONE >= len(unseen) > 0:
        yield Reason("new_tickets_done", {"count": len(done), "unseen": len(unseen)})


def too_many_tickets(outlook: ViewAnalysis, later: Later, played: Action, better: Action) -> Iterator[Reason]:
    """Tickets that this seat took and never completed, or had still to complete when it drew new ones."""
    if played.kind == "keep":
        missed = later.never_completed(ticket for ticket in played.tickets if ticket not in better.tickets)
        if missed:
            yield Reason("never_finished", {"tickets": missed})
        return
    for one in outlook.tickets:
        if one.state == "open":
            yield Reason("ticket_far", {"tickets": [one.ticket], "spaces": one.missing})
    if later.ends_within(NEAR_END_TICKETS):
        yield Reason("end_was_near", {})
