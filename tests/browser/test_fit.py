"""Everything that matters is in the window, uncovered and without scrolling, from a small phone to a large screen."""

from __future__ import annotations

from typing import Any

import pytest
from arrivals import Open
from player import Player
from playwright.sync_api import expect
from shortcut import Shortcut, ask, shortcut

from farebox.messages import LANGUAGES, text

# 1366x650 is what a browser's own bars leave of a screen of 1366x768.
PHONES = [(360, 640), (390, 844)]
TABLETS = [(820, 1180), (1024, 768)]
DESKS = [(1366, 650), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
TOUCH: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
# What of the named elements is missing, sticks out of the window, or is covered by something else at its middle or near a corner.
TROUBLES = """(wanted) => {
  const found = wanted.flatMap((name) => {
    const all = [...document.querySelectorAll(name)].filter((one) => one.getClientRects().length);
    return all.length ? all.map((node) => ({ name, node, box: node.getBoundingClientRect() })) : [{ name }];
  });
  const troubles = [];
  for (const { name, node, box } of found) {
    if (!node) { troubles.push(`${name} is missing`); continue; }
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      troubles.push(`${name} sticks out: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.12], [0.9, 0.12], [0.1, 0.88], [0.9, 0.88]]) {
      const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      if (!top || !(node.contains(top) || top.contains(node))) {
        troubles.push(`${name} is covered by ${top?.outerHTML.slice(0, 90)}`);
        break;
      }
    }
    for (const other of found)
      if (other.node && other.node !== node && !node.contains(other.node) && !other.node.contains(node)) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 1 && high > 1) troubles.push(`${name} overlaps ${other.name}`);
      }
  }
  return troubles;
}"""
# What the guide's bubble hides of all that the game is played with, and of the routes that can be claimed.
HIDDEN = """(wanted) => {
  const bubble = document.querySelector('[data-testid="guide"]'), a = bubble.getBoundingClientRect(), troubles = [];
  if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1) troubles.push("the bubble sticks out");
  const under = (node) => {
    const b = node.getBoundingClientRect();
    const left = Math.max(a.left, b.left), right = Math.min(a.right, b.right);
    const top = Math.max(a.top, b.top), bottom = Math.min(a.bottom, b.bottom);
    if (right - left <= 1 || bottom - top <= 1) return false;
    return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).some((one) => one === node || node.contains(one));
  };
  for (const name of wanted) if ([...document.querySelectorAll(name)].some(under)) troubles.push(`the bubble covers ${name}`);
  const cues = [...document.querySelectorAll("[data-route]:has(.cue)")];
  const hidden = cues.filter((cue) => [...cue.querySelectorAll(".slot")].some(under));
  if (hidden.length) troubles.push("the bubble covers routes that can be claimed");
  return troubles;
}"""
# Names on the map that the zoom buttons cover.
COVERED_NAMES = """() => {
  const box = (node) => node.getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".board .tools button")].map(box);
  return [...document.querySelectorAll(".board [data-plate]")].filter((name) => buttons.some((b) => {
    const a = box(name);
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  })).map((name) => name.textContent);
}"""
# The names of games and lessons that something lies on, at their middle. Clicks pass through names, so that is switched off.
UNNAMED = """(names) => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = "* { pointer-events: auto !important }";
  const covered = [...document.querySelectorAll(names)].filter((name) => {
    name.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = name.getBoundingClientRect();
    return !name.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  style.remove();
  return covered.map((name) => name.textContent);
}"""
FRAMED = "() => parseFloat(getComputedStyle(document.querySelector('.frame')).borderTopWidth) > 3"


def ids(*names: str) -> list[str]:
    return [f'[data-testid="{name}"]' for name in names]


PLAYERS = ids(*(f"player-{seat}" for seat in range(4)))
CARDS = ids("deck", "hand", *(f"display-{place}" for place in range(5)))
TICKETS = ['[data-testid^="ticket-"]']
KEEP = ['[data-testid^="keep-"]']
JOURNEY = [*ids("deck", "exchange", "hand", *(f"player-{seat}" for seat in (1, 2, 3)), "track-0"), *TICKETS]


USED = [
    *PLAYERS,
    *CARDS,
    *TICKETS,
    *ids("banner", "exchange", "tickets-button", "ask"),
    '[data-testid^="track-"]',
    '[role="tab"]',
]
USED += [".golden", ".bonus", ".attractions", "header button"]
GUIDED = {
    "new_york": ["turn", "cards", "tickets", "claim"],
    "first_journey_europe": [
        "first-journey-turn",
        "first-journey-tickets",
        "first-journey-draw",
        "first-journey-build",
        "first-journey-golden",
    ],
}


def walk(player: Player, sizes: list[tuple[int, int]], wanted: list[str], *, board: bool = True) -> list[str]:
    """The troubles at each size, on one page that is resized."""
    troubles: list[str] = []
    page = player.page
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        named = [*wanted, ".board .sheet"] if board and (width, height) not in PHONES else wanted
        troubles += [f"{width}x{height}: {trouble}" for trouble in page.evaluate(TROUBLES, named)]
        if board and (width, height) not in PHONES and not page.evaluate(FRAMED):
            troubles.append(f"{width}x{height}: the board has no frame")
    return troubles


def sit_down(arrive: Open, table: Shortcut, **context: Any) -> Player:
    ada = arrive(f"/table/{table.code}", script=table.script([0]), **context)
    expect(ada.page.get_by_test_id("banner")).to_be_visible()
    return ada


def test_first_tickets_fit(arrive: Open, address: str) -> None:
    """With the note for newcomers, which makes it longest."""
    with shortcut(address, "new_york", 4) as table:
        finger, mouse = sit_down(arrive, table, guide=True, **TOUCH), sit_down(arrive, table, guide=True)
        for language in LANGUAGES:
            for player in (finger, mouse):
                player.choose_language(language)
                expect(player.page.get_by_text(text(language, "guide-keep"))).to_be_attached()  # phones hide it
            assert walk(finger, PHONES, [*KEEP, *PLAYERS]) == [], language
            assert walk(finger, TABLETS, [*KEEP, *PLAYERS, *CARDS]) == [], language
            desks = DESKS if language == "en" else DESKS[:3]
            assert walk(mouse, desks, [*KEEP, *PLAYERS, *CARDS]) == [], language


def test_new_york_fits(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york", 4) as table:
        assert table.play(lambda now, view: view["phase"] == "turn")
        finger, mouse = sit_down(arrive, table, **TOUCH), sit_down(arrive, table)
        assert walk(finger, PHONES, [*PLAYERS, *CARDS]) == []
        everything = [*PLAYERS, *CARDS, *TICKETS, *ids("tickets-button")]
        assert walk(finger, TABLETS, everything) == []
        assert walk(mouse, DESKS, everything) == []


def collect(table: Shortcut, count: int) -> None:
    """The first seat draws tickets and keeps all of them until it has this many; the other draws cards."""
    while True:
        seat = table.table["to_act"][0]
        view = table.views[seat]
        if seat == 0 and view["phase"] == "turn" and len(view["tickets"]) >= count:
            return
        actions = sorted(view["actions"], key=lambda action: len(action["tickets"]))
        kinds = {action["kind"]: action["text"] for action in actions}
        table.act(seat, next(kinds[kind] for kind in ("keep", "tickets" if seat == 0 else "blind", "take") if kind in kinds))


def test_eight_tickets_fit(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        collect(table, 8)
        mouse, finger = sit_down(arrive, table), sit_down(arrive, table, **TOUCH)
        finger.page.get_by_test_id("tab-tickets").tap()
        everything = [*TICKETS, ".attractions", *ids("tickets-button")]
        for player, sizes in ((mouse, [(1280, 720), (1366, 768)]), (finger, PHONES[1:])):
            expect(player.page.locator(TICKETS[0])).to_have_count(8)
            assert walk(player, sizes, everything) == []
        # While new ones are chosen, these and the button are in view, and every ticket in hand can be scrolled to.
        table.act(0, "tickets")
        for player, sizes in ((mouse, [(1280, 720), (1366, 768)]), (finger, PHONES)):
            expect(player.page.get_by_test_id("keep-confirm")).to_be_visible()
            assert walk(player, sizes, KEEP) == []
            for ticket in player.page.get_by_test_id("held-tickets").locator(TICKETS[0]).all():
                ticket.scroll_into_view_if_needed()
                expect(ticket).to_be_in_viewport(ratio=1)
                ticket.click()
            assert walk(player, sizes[:1], KEEP) == []


@pytest.mark.parametrize("board", ["first_journey_europe", "first_journey_usa"])
def test_first_journey_fits(arrive: Open, address: str, board: str) -> None:
    with shortcut(address, board, 4) as table:
        finger, mouse = sit_down(arrive, table, **TOUCH), sit_down(arrive, table)
        assert walk(finger, PHONES, JOURNEY) == []
        assert walk(finger, TABLETS, [*JOURNEY, ".golden", ".bonus"]) == []
        assert finger.page.evaluate(COVERED_NAMES) == []
        assert walk(mouse, DESKS, [*JOURNEY, ".golden", ".bonus"]) == []


def guided(player: Player, sizes: list[tuple[int, int]]) -> tuple[list[str], list[str]]:
    """The steps of the guide that come now, one after the other, and what its bubble hides at each size."""
    page, steps, troubles = player.page, [], []
    bubble = page.get_by_test_id("guide")
    while bubble.is_visible():
        steps.append(str(bubble.get_attribute("data-step")))
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            for _ in range(20):  # the bubble looks several times a second where things are
                if not (hidden := page.evaluate(HIDDEN, USED)):
                    break
                page.wait_for_timeout(100)
            troubles += [f"{steps[-1]}, {width}x{height}: {trouble}" for trouble in hidden]
        page.get_by_test_id("guide-ok").click()
        page.evaluate(SETTLED)
    return steps, troubles


def well_on(view: dict[str, Any]) -> bool:
    """The first seat's turn in a game in which most of the guide has something to explain."""
    if (view["seat"], view["phase"]) != (0, "turn") or all(route["why"] for route in view["routes"]):
        return False
    return bool(view["players"][0]["completed"] or (view["turn"] > 8 and any(view["attractions"])))


@pytest.mark.parametrize("board", GUIDED)
def test_the_guide_hides_nothing_of_the_game(arrive: Open, address: str, board: str) -> None:
    with shortcut(address, board, 4) as table:
        assert table.play(lambda now, view: well_on(view), wise=True)
        for context, sizes in ((TOUCH, PHONES[1:]), ({}, [(2560, 1440), (1280, 720)])):
            player = sit_down(arrive, table, guide=True, **context)
            player.wait_for_turn()
            steps, troubles = guided(player, sizes)
            assert troubles == []
            assert [step for step in steps if step in GUIDED[board]] == GUIDED[board]


def test_phones_show_the_points_and_small_laptops_the_ticket_maps(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york", 4) as table:
        assert table.play(lambda now, view: view["phase"] == "turn")
        finger = sit_down(arrive, table, **TOUCH)
        for seat in range(4):
            expect(finger.page.get_by_test_id(f"points-{seat}")).to_be_in_viewport(ratio=1)
    with shortcut(address, "first_journey_europe", 3) as table:
        mouse = sit_down(arrive, table)
        maps = ['[data-testid^="ticket-"] > svg', *ids("player-1", "player-2"), ".golden"]
        assert walk(mouse, [(1366, 650), (1280, 720)], maps) == []


def test_start_is_in_reach(arrive: Open, address: str) -> None:
    places = [
        {"kind": "mine", "name": "Ada"},
        *({"kind": "bot", "name": name, "level": "casual"} for name in ("Rosa", "Otto", "Bruno")),
    ]
    opened = ask(address, "POST", "/tables", {"options": {"board": "new_york"}, "places": places})
    code, held = opened["table"]["code"], opened["held"]
    for context, sizes in ((TOUCH, [*PHONES, *TABLETS]), ({}, DESKS)):
        ada = arrive("/new", **context)
        expect(ada.page.locator("form.setup")).to_be_visible()
        for _ in range(2):
            ada.button("lobby-add-bot").click()
        ada.page.evaluate("scrollTo(0, 0)")
        assert walk(ada, sizes, ["form.setup button.go"], board=False) == []
        keep = "([code, host, held]) => localStorage.tables = JSON.stringify({ [code]: { host, held, board: '', opened: 0 } })"
        ada.page.evaluate(keep, [code, opened["host"], held])
        ada.page.goto(f"/table/{code}")
        expect(ada.page.locator("button.go")).to_be_enabled()
        assert walk(ada, sizes, ["button.go"], board=False) == []


def test_pictures_of_boards_cover_no_name(arrive: Open) -> None:
    page = arrive("/new").page
    for path, names, count in (("/new", ".gcard b", 3), ("/new/friends", ".gcard b", 3), ("/learn", "main li b", 2)):
        page.goto(path)
        expect(page.locator(names)).to_have_count(count)
        expect(page.locator(".art > svg")).to_have_count(count)
        for width, height in (*PHONES, *TABLETS, *DESKS):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(UNNAMED, names) == [], f"{path} at {width}x{height}"


def test_large_windows_enlarge_everything(arrive: Open) -> None:
    page = arrive("/new").page
    expect(page.locator("form.setup")).to_be_visible()
    measure = """() => [
      parseFloat(getComputedStyle(document.body).fontSize), document.querySelector("form.setup").clientWidth,
      document.querySelector("button.go").clientHeight, document.querySelector(".seat").clientWidth,
    ]"""
    sizes = []
    for width, height in ((1280, 720), (1440, 900), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        sizes.append(page.evaluate(measure))
    small, normal, large = sizes
    assert small[0] == normal[0]  # text never shrinks
    assert [big / one for big, one in zip(large, normal, strict=True)] == pytest.approx([1.6] * 4, rel=0.05)
