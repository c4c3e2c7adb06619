"""A reason is a fact: the id of a message (messages/*/review.ftl) and its arguments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

REASONS = (
    *("wasted_wild", "finishes", "bonus", "on_the_way", "bonus_next", "end_too_soon", "cards_for_rest", "blocks"),
    *("last_of_double", "taken_later", "more_points_than", "more_attractions_than", "end_was_near"),
    *("enough_for_ticket", "enough_for_route", "almost_enough", "wild_fits_everywhere", "card_for_ticket"),
    *("keeps_wild", "route_without_ticket", "twin_free", "never_finished"),
    *("no_turn_left", "ticket_done", "ticket_nearer", "ticket_far", "more_spaces", "ticket_worth_more", "tickets_together"),
    *("tickets_lost", "tickets_far", "new_tickets_done", "last_turn_for_tickets"),
)


@dataclass(frozen=True)
class Reason:
    """A message and its arguments: ids of tickets, routes and cards, seats and numbers."""

    id: str
    arguments: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        return {"id": self.id, **self.arguments}
