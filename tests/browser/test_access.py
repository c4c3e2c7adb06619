"""For everybody: axe-core finds nothing, large text is not cut off, every language fits on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from arrivals import DESK, PHONE, Open
from player import Player, say
from playwright.sync_api import Page, expect
from shortcut import Data, Shortcut, shortcut

from farebox.messages import FOLDER, LANGUAGES
from farebox.puzzles import puzzles_of

BOARDS = ("new_york", "first_journey_europe")
DEVICES = (DESK, PHONE)
SPOKEN = [language for language in LANGUAGES if (FOLDER / language).is_dir()]
# Behind an open dialog nothing can be reached: only the dialog is looked at.
CHECK = """({ within, ...options }) => axe.run(
  document.querySelector("dialog:modal") ?? document.querySelector(within), { resultTypes: ["violations"], ...options }
).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`)))"""
PRESSED = {"button", "checkbox", "link", "radio", "switch", "tab"}
COLORS = ["color-contrast", "link-in-text-block"]
# What sticks out of the page to the right, if the page can be scrolled there.
WIDER = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 8).map((one) => one.outerHTML.slice(0, 160))"""


def nameless(page: Page) -> list[str]:
    """What can be pressed and has no name in the browser's own tree: axe still finds names behind a picture of many parts."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.getDocument", {"depth": 0})
    nodes = [node for node in session.send("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
    bare = [node for node in nodes if node["role"]["value"] in PRESSED and not node.get("name", {}).get("value", "").strip()]
    shown = [session.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})["node"] for node in bare]
    session.detach()
    return [f"{node['localName']} {node.get('attributes')}" for node in shown]


class Axe:
    def __init__(self, source: str) -> None:
        self.source = source

    def check(self, page: Page, within: str = ":root") -> None:
        """`within`: what is new on a page that was looked at before."""
        expect(page.locator(within)).to_be_visible()
        if not page.evaluate("'axe' in window"):
            page.evaluate(self.source)
        assert page.evaluate(CHECK, {"within": within}) == []
        assert nameless(page) == []
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html[data-theme=dark]")).to_be_attached()
        assert page.evaluate(CHECK, {"within": within, "runOnly": COLORS}) == []  # night changes nothing else
        page.emulate_media(color_scheme="light")
        expect(page.locator("html[data-theme=light]")).to_be_attached()


@pytest.fixture
def inspector(axe: str) -> Axe:
    return Axe(axe)


def can_claim(table: Data, view: Data) -> bool:
    return (view["seat"], view["phase"]) == (0, "turn") and any(route["why"] is None for route in view["routes"])


@contextmanager
def midgame(address: str, board: str) -> Iterator[Shortcut]:
    """A table where seat 0 is on turn and can claim something."""
    with shortcut(address, board) as table:
        assert table.play(lambda now, view: view["turn"] > 6 and can_claim(now, view))
        yield table


def sit_down(arrive: Open, table: Shortcut, **context: Any) -> Player:
    ada = arrive(f"/table/{table.code}", script=table.script([0]), **context)
    ada.wait_for_turn()
    return ada


def test_without_motion_a_page_has_its_colors_at_once(arrive: Open) -> None:
    """Colors that glide, if only for a moment, glide one layer of the page after the other: text on its own color."""
    count = "addEventListener('transitionrun', () => { window.glides = (window.glides ?? 0) + 1 }, true)"
    ada = arrive("/score-pad", script=count, color_scheme="dark")
    expect(ada.page.locator("main h1")).to_be_visible()
    ada.page.get_by_role("button", name=say("common-settings")).click()
    ada.page.evaluate("() => { document.documentElement.dataset.theme = 'light' }")
    ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert ada.page.evaluate("window.glides ?? 0") == 0


def test_axe_finds_nothing_on_the_pages(arrive: Open, inspector: Axe) -> None:
    for device in DEVICES:
        ada = arrive(**device)
        expect(ada.page.locator(".sheet svg")).to_be_attached()
        inspector.check(ada.page)
        ada.page.get_by_role("button", name=say("common-settings")).click()
        inspector.check(ada.page)
        ada.page.goto("/new")
        expect(ada.page.locator("form.setup")).to_be_visible()
        inspector.check(ada.page)
        ada.watched.allow("404")
        for path in ("/rules", "/score-pad", "/watch", "/games", "/learn", "/puzzles", "/nonsense"):
            ada.page.goto(path)
            expect(ada.page.locator("main h1")).to_be_visible()
            inspector.check(ada.page)


@pytest.mark.parametrize("game", ["new_york", "first_journey"])
def test_axe_finds_nothing_in_a_lesson(arrive: Open, inspector: Axe, game: str) -> None:
    for device in DEVICES:
        page = arrive(f"/learn/{game}", **device).page
        expect(page.get_by_test_id("coach")).to_be_visible()
        inspector.check(page)
        while not page.get_by_test_id("lesson-end").count():
            page.get_by_test_id("coach-skip").click()
        inspector.check(page)


@pytest.mark.parametrize("board", BOARDS)
def test_axe_finds_nothing_in_a_puzzle(arrive: Open, inspector: Axe, board: str) -> None:
    puzzle = puzzles_of(board)[0]
    for device in DEVICES:
        page = arrive(f"/puzzles/{puzzle.id}", **device).page
        expect(page.get_by_test_id("answer")).to_be_visible()
        inspector.check(page)
        page.get_by_test_id("hint").click()
        page.locator("details").evaluate("(node) => { node.open = true; }")
        page.locator("details li button:enabled").first.click()
        inspector.check(page)
        page.get_by_test_id("hint").click()
        page.get_by_role("button", name=say("puzzles-show")).click()
        inspector.check(page, '[data-testid="solution"]')


def test_axe_finds_nothing_before_the_game(arrive: Open, inspector: Axe) -> None:
    for device in DEVICES:
        ada = arrive(**device)
        ada.open("new-york", ["friend", "friend"])
        expect(ada.page.get_by_role("heading", name=say("lobby-invite"))).to_be_visible()
        inspector.check(ada.page)
        bob = arrive(ada.page.url, **device)
        expect(bob.button("lobby-join-button")).to_be_visible()
        inspector.check(bob.page)
        ada.button("lobby-wait-fill", count=2).click()
        ada.start(3)
        expect(ada.page.get_by_test_id("keep")).to_be_visible()
        inspector.check(ada.page)


@pytest.mark.parametrize("board", BOARDS)
def test_axe_finds_nothing_at_the_table(arrive: Open, inspector: Axe, address: str, board: str) -> None:
    with midgame(address, board) as table:
        for device in DEVICES:
            ada = sit_down(arrive, table, guide=True, **device)
            inspector.check(ada.page)  # with a tip of the guide
            ada.page.get_by_test_id("guide-off").click()
            route = ada.look().claims[0]["route"]
            for id in ("menu", "menu-routes"):
                ada.page.get_by_test_id(id).click()
            inspector.check(ada.page)
            ada.page.get_by_test_id(f"row-{route}").click()
            expect(ada.page.get_by_test_id("claim-confirm")).to_be_visible()
            inspector.check(ada.page, '[data-testid="ask"]')


def test_axe_finds_nothing_behind_the_curtain(arrive: Open, inspector: Axe, address: str) -> None:
    with midgame(address, "new_york") as table:
        for device in DEVICES:
            family = arrive(f"/table/{table.code}", script=table.script([0, 1]), **device)
            expect(family.page.get_by_test_id("curtain")).to_be_visible()
            inspector.check(family.page)


@pytest.mark.parametrize("board", BOARDS)
def test_axe_finds_nothing_at_the_end(arrive: Open, inspector: Axe, address: str, board: str) -> None:
    with shortcut(address, board) as table:
        table.play()
        for device in DEVICES:
            ada = arrive(f"/table/{table.code}", script=table.script([0]), **device)
            expect(ada.page.get_by_role("button", name=say("score-rematch"))).to_be_visible()
            inspector.check(ada.page)


@pytest.mark.parametrize("board", BOARDS)
def test_large_text_is_not_cut_off(arrive: Open, address: str, board: str) -> None:
    with midgame(address, board) as table:
        for device in DEVICES:
            ada = sit_down(arrive, table, **device)
            for path in (ada.page.url, "/", "/new"):
                ada.page.goto(path)
                ada.page.add_style_tag(content="html { font-size: 200% !important }")
                expect(ada.page.locator("main")).to_be_visible()
                assert ada.page.evaluate(WIDER) == []


@pytest.mark.parametrize("board", BOARDS)
def test_a_table_fits_on_a_phone_in_every_language(arrive: Open, address: str, board: str) -> None:
    with midgame(address, board) as table:
        ada = sit_down(arrive, table, **PHONE)
        for language in SPOKEN:
            ada.choose_language(language)
            assert ada.page.evaluate(WIDER) == [], language
            ada.hands.route(ada.page, ada.look().claims)
            expect(ada.page.get_by_test_id("ask")).to_be_visible()
            assert ada.page.evaluate(WIDER) == [], language
            ada.page.get_by_test_id("claim-cancel").click()


def test_every_page_fits_on_a_phone_in_every_language(arrive: Open) -> None:
    ada = arrive(**PHONE)
    for path in ("/", "/new", "/rules", "/score-pad", "/watch"):
        ada.page.goto(path)
        for language in SPOKEN:
            expect(ada.page.locator("main h1")).to_be_visible()
            ada.choose_language(language)
            assert ada.page.evaluate(WIDER) == [], (path, language)
