"""The hand as a tool: tapping cards, dragging them onto routes, paying with pictures of cards, and tickets on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from arrivals import DESK, PHONE, Open
from player import Player, say
from playwright.sync_api import expect
from shortcut import Data, Shortcut, shortcut

MOST = 60  # actions until the position must have come
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
MIDDLE = """(route) => {
  const slots = [...document.querySelectorAll(`[data-route="${route}"] .slot`)];
  const box = slots[Math.floor(slots.length / 2)].getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""
# Of the poor routes whose middle lies open on the map, the one nearest to a route that can be paid for.
TEMPTING = """([poor, rich]) => {
  const middle = (route) => {
    const slots = [...document.querySelectorAll(`[data-route="${route}"] .slot`)];
    const box = slots[Math.floor(slots.length / 2)].getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const open = poor.filter((route) => document.elementFromPoint(...middle(route))?.closest(".frame"));
  const far = (route) => Math.min(...rich.map((other) => Math.hypot(...middle(route).map((at, i) => at - middle(other)[i]))));
  return open.sort((a, b) => far(a) - far(b))[0];
}"""
COVERED = """([above, below]) => {
  const a = document.querySelector(above).getBoundingClientRect(), b = document.querySelector(below).getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def claims(view: Data) -> list[Data]:
    return [route for route in view["routes"] if route["why"] is None]


def single_color(view: Data) -> list[tuple[str, str]]:
    """Routes that cards of one color pay for, and that color."""
    found = [(route["route"], next(iter(way))) for route in claims(view) for way in route["ways"] if len(way) == 1]
    return [(route, card) for route, card in found if card not in ("taxi", "locomotive")]


def at_turn(table: Shortcut, wanted: Callable[[Data], object]) -> Data:
    """All keep every ticket and draw cards until it is the first seat's turn in a position like this."""
    for _ in range(MOST):
        seat = table.table["to_act"][0]
        view = table.views[seat]
        if seat == 0 and view["phase"] == "turn" and wanted(view):
            return view
        kinds = {action["kind"]: action["text"] for action in sorted(view["actions"], key=lambda one: len(one["tickets"]))}
        table.act(seat, next(kinds[kind] for kind in ("keep", "blind", "draw", "claim") if kind in kinds))
    raise AssertionError("the position never comes")


def sit_down(arrive: Open, table: Shortcut, **device: Any) -> Player:
    player = arrive(f"/table/{table.code}", script=table.script([0]), **device)
    player.wait_for_turn()
    return player


def drag_by_mouse(player: Player, card: str, route: str) -> None:
    mouse, box = player.page.mouse, player.page.get_by_test_id(f"hand-{card}").bounding_box()
    assert box
    goal = player.page.evaluate(MIDDLE, route)
    mouse.move(box["x"] + 12, box["y"] + 30)
    mouse.down()
    mouse.move(goal["x"], goal["y"], steps=3)  # so fast that no movement is seen on the card
    expect(player.page.get_by_test_id("dragged")).to_be_visible()
    mouse.up()


def drag_by_finger(player: Player, card: str, route: str) -> None:
    page = player.page
    wire, box = page.context.new_cdp_session(page), page.get_by_test_id(f"hand-{card}").bounding_box()
    assert box
    goal = page.evaluate(MIDDLE, route)

    def touch(kind: str, *points: dict[str, float]) -> None:
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    start = {"x": box["x"] + 12, "y": box["y"] + 30}
    touch("touchStart", start)
    for part in (0.2, 0.6, 1):
        touch("touchMove", {key: start[key] + (goal[key] - start[key]) * part for key in ("x", "y")})
    touch("touchEnd")


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_dragged_onto_a_route_claim_it(arrive: Open, address: str, board: str, device: dict[str, Any]) -> None:
    with shortcut(address, board) as table:
        view = at_turn(table, single_color)
        ada = sit_down(arrive, table, **device)
        seen = {claim["route"] for claim in ada.look().claims if claim["seen"]}
        route, card = next((route, card) for route, card in single_color(view) if route in seen)
        (drag_by_finger if device is PHONE else drag_by_mouse)(ada, card, route)
        expect(ada.page.locator(f'[data-route="{route}"] .slot')).to_have_count(0)  # pieces stand on it
        assert not ada.page.get_by_test_id("ask").count()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_dropped_on_a_route_they_cannot_pay_for_say_why(arrive: Open, address: str, device: dict[str, Any]) -> None:
    """Also where a route that they can pay for lies close by."""
    with shortcut(address, "new_york") as table:
        view = at_turn(table, single_color)
        card = single_color(view)[0][1]
        poor = [route["route"] for route in view["routes"] if route["why"] == "cards"]
        rich = [route["route"] for route in claims(view) if any(card in way for way in route["ways"])]
        ada = sit_down(arrive, table, **device)
        route = ada.page.evaluate(TEMPTING, [poor, rich])
        (drag_by_finger if device is PHONE else drag_by_mouse)(ada, card, route)
        expect(ada.page.get_by_test_id("ask").locator(".why")).to_be_visible()
        expect(ada.page.locator(f'[data-route="{route}"]')).to_have_attribute("aria-pressed", "true")
        for untouched in (route, *rich):
            expect(ada.page.locator(f'[data-route="{untouched}"] .slot').first).to_be_attached()


def test_a_tapped_card_lights_up_its_routes_and_a_tapped_route_lifts_its_cards(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        view = at_turn(table, single_color)
        route, card = single_color(view)[0]
        page = sit_down(arrive, table, **LAPTOP).page
        page.get_by_test_id(f"hand-{card}").click()
        payable = {one["route"] for one in claims(view) if any(card in way for way in one["ways"])}
        lit = page.locator("[data-route]:has(.strong)").evaluate_all("(all) => all.map((one) => one.dataset.route)")
        assert set(lit) == payable
        page.keyboard.press("Escape")
        expect(page.locator(".strong")).to_have_count(0)
        page.locator(f'[data-route="{route}"]').dispatch_event("click")
        expect(page.locator('[data-testid="hand"] .lift').first).to_be_visible()


def test_the_payment_panel_covers_neither_the_hand_nor_the_route(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york", 3) as table:
        view = at_turn(table, lambda view: any(len(route["ways"]) > 2 for route in claims(view)))
        page = sit_down(arrive, table, **LAPTOP).page
        for route in claims(view):
            page.locator(f'[data-route="{route["route"]}"]').dispatch_event("click")
            page.get_by_test_id("ask").wait_for()
            page.wait_for_timeout(600)  # the panel is placed again when the map has come to rest
            assert not page.evaluate(COVERED, ['[data-testid="ask"]', '[data-testid="hand"]'])
            assert not page.evaluate(COVERED, ['[data-testid="ask"]', f'[data-route="{route["route"]}"] .slot'])
            assert page.locator('[data-testid^="way-"] .card').count() or len(route["ways"]) == 1
            page.keyboard.press("Escape")


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_hint_does_not_cover_the_route_it_names(arrive: Open, address: str, device: dict[str, Any]) -> None:
    with shortcut(address, "new_york") as table:
        at_turn(table, lambda view: claims(view) and table.hint(0).startswith("claim "))
        page = sit_down(arrive, table, **device).page
        page.get_by_test_id("hint").click()
        page.get_by_test_id("hint-text").wait_for()
        page.wait_for_timeout(600)  # until the map has come to rest
        route = page.locator("[data-route][aria-pressed=true]").get_attribute("data-route")
        assert not page.evaluate(COVERED, ['[data-testid="hint-text"]', f'[data-route="{route}"] .slot'])


def test_own_tickets_stay_in_sight_while_new_ones_are_chosen(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        view = at_turn(table, lambda view: any(action["kind"] == "tickets" for action in view["actions"]))
        own = [ticket["ticket"] for ticket in view["tickets"]]
        table.act(0, "tickets")
        page = arrive(f"/table/{table.code}", script=table.script([0]), **LAPTOP).page
        for ticket in own:
            expect(page.get_by_test_id("held-tickets").get_by_test_id(f"ticket-{ticket}")).to_be_in_viewport()
        expect(page.get_by_test_id("keep-confirm")).to_be_in_viewport()


def test_pinned_tickets_stay_on_the_map_each_in_its_color(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        at_turn(table, lambda view: sum(bool(ticket["path"]) for ticket in view["tickets"]) > 1)
        page = sit_down(arrive, table).page
        for ticket in page.locator('[data-testid^="ticket-"]').all():
            ticket.click()
        page.mouse.move(2, 2)
        colors = page.locator(".trails path[stroke]").evaluate_all("(all) => all.map((one) => one.getAttribute('stroke'))")
        assert len(set(colors)) > 1
        page.keyboard.press("Escape")
        expect(page.locator(".trails path")).to_have_count(0)


def test_first_journeys_three_verbs_are_buttons(arrive: Open, address: str) -> None:
    with shortcut(address, "first_journey_europe") as table:
        at_turn(table, claims)
        page = sit_down(arrive, table).page
        page.get_by_test_id("verb-swap").click()
        expect(page.get_by_test_id("exchange-confirm")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_test_id("verb-build").click()
        expect(page.locator("[data-route]:has(.strong)")).to_have_count(len(claims(table.views[0])))
        cards = table.views[0]["players"][0]["cards"]
        page.get_by_test_id("verb-take").click()
        expect(page.get_by_test_id("verb-take")).to_have_count(0)  # the turn is over
        expect(page.get_by_test_id("hand")).to_have_attribute("aria-label", say("table-hand", count=cards + 2))


def test_the_deck_keeps_the_focus_while_cards_are_drawn(arrive: Open, address: str) -> None:
    """Also when it is no longer the player's turn: whoever uses the keyboard does not start over from the top of the page."""
    with shortcut(address, "new_york") as table:
        left = at_turn(table, lambda _: True)["deck"]
        ada = sit_down(arrive, table)
        deck = ada.page.get_by_test_id("deck")
        deck.focus()
        ada.page.keyboard.press("Enter")
        expect(deck).to_contain_text(say("table-draw-blind", count=left - 1))
        expect(deck).to_be_focused()
        ada.page.keyboard.press("Enter")
        expect(deck).to_have_attribute("aria-disabled", "true")  # the turn is over
        expect(deck).to_contain_text(say("table-deck-label", count=left - 2))
        expect(deck).to_be_focused()
        expect(ada.page.get_by_test_id("display-0")).to_be_disabled()
        ada.page.keyboard.press("Tab")
        assert deck.evaluate("(button) => button.disabled")
