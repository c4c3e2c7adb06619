"""The kid table: First Journey in pictures, played by taps, heard, and left only by grown-ups."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from arrivals import PHONE, TABLET, Open
from player import MOST, PAUSE, Player
from playwright.sync_api import Locator, Page, expect
from shortcut import Data, Shortcut, shortcut
from test_access import Axe
from test_fit import DESKS, PHONES, SETTLED, TABLETS, TOUCH, TROUBLES, ids

BOARDS = ("first_journey_europe", "first_journey_usa")
SETTINGS: Data = {"kid": True, "pace": "skip", "guide": False, "sound": False}
# A voice for each language that notes what it says. Browsers on servers have none.
VOICE = """
  window.said = [];
  const voices = ["en-US", "pl-PL"].map((lang) => ({ lang, name: lang, default: false, localService: true }));
  const speak = (one) => { said.push(one.text); setTimeout(() => one.onend?.()); };
  const cancel = () => said.push("(silence)"), none = () => {};
  const value = { getVoices: () => voices, speak, cancel, addEventListener: none, removeEventListener: none };
  Object.defineProperty(window, "speechSynthesis", { value, configurable: true });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
# What a finger can press, by its picture alone: it is there, enabled, and open to the finger.
PICTURES = """(names) => names.filter((name) => {
  const one = document.querySelector(`[data-testid="${name}"]`);
  if (!one || one.disabled) return false;
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""
GLOWS = """() => getComputedStyle(document.querySelector('[data-testid="build"]')).backgroundColor === "rgb(255, 196, 46)" """
SMALL = """([names, least]) => [...document.querySelectorAll(names)].flatMap((one) => {
  if (!one.getClientRects().length) return [];
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height) < least - 0.5 ? [`${one.dataset.testid}: ${Math.round(width)} x ${Math.round(height)}`] : [];
})"""
NAMELESS = """() => [...document.querySelectorAll("button")].filter((one) => one.getClientRects().length)
  .filter((one) => !(one.ariaLabel || one.innerText.trim())).map((one) => one.outerHTML.slice(0, 120))"""


def can_build(table: Data, view: Data) -> bool:
    """It is seat 0's turn, and it can build a route that helps with one of its tickets."""
    free = {route["route"] for route in view["routes"] if route["why"] is None}
    own = view["players"][0]["ticket_list"] if view["seat"] == 0 else []
    return view["turn"] > 8 and any(free & set(ticket["free"]) for ticket in view["tickets"] if ticket["ticket"] in own)


def sit_down(arrive: Open, table: Shortcut, *, voice: bool = False, seats: tuple[int, ...] = (0,), **context: Any) -> Player:
    own = f"if (location.host && !localStorage.kid) {{ localStorage.kid = 1; localStorage.settings = '{json.dumps(SETTINGS)}'; }}"
    script = f"{own}\n{VOICE if voice else ''}\n{table.script(seats)}"
    player = arrive(f"/table/{table.code}", script=script, **context)
    expect(player.page.get_by_test_id("kid-table")).to_be_visible(timeout=15_000)
    return player


@contextmanager
def midgame(address: str, board: str = BOARDS[0], seats: int = 2) -> Iterator[Shortcut]:
    with shortcut(address, board, seats) as table:
        assert table.play(can_build, wise=True)
        yield table


def tap(page: Page, name: str) -> None:
    page.get_by_test_id(name).tap()


def animal(node: Locator) -> str | None:
    return node.locator("[data-character]").get_attribute("data-character")


def next_tap(page: Page, swap: bool) -> str | None:
    """What a child taps who reads nothing: the round button, what glows, a train that can be built, the deck."""
    seen: list[str] = page.evaluate(
        PICTURES, ["celebrate-go", "exchange-confirm", "kid-again", "build", "deck", "exchange", "pass"]
    )
    return "exchange" if swap and "exchange" in seen else seen[0] if seen else None


@pytest.mark.parametrize(("board", "device"), [(BOARDS[0], TABLET), (BOARDS[1], PHONE)], ids=["tablet", "phone"])
def test_a_game_is_played_by_taps_on_pictures(arrive: Open, address: str, board: str, device: dict[str, Any]) -> None:
    """From the first card to the end, with two bots, without reading a word."""
    tapped: set[str] = set()
    with shortcut(address, board, 1, bots=2) as table:
        page = sit_down(arrive, table, **device).page
        table.wire.close()  # the page plays alone
        for _ in range(MOST):
            name = next_tap(page, swap="build" in tapped and "exchange" not in tapped)
            if name == "kid-again":
                break
            if name:
                tap(page, name)
                tapped.add(name)
            page.wait_for_timeout(PAUSE)
        else:
            raise AssertionError("the game does not end")
        assert {"deck", "build", "exchange", "exchange-confirm"} <= tapped
        code = page.url
        tap(page, "kid-again")
        page.wait_for_url(lambda url: url != code)
        expect(page.get_by_test_id("kid-table")).to_be_visible(timeout=15_000)


def test_two_children_play_on_one_device(arrive: Open, address: str) -> None:
    """Taps on pictures to the end. Between two turns the screen shows the next child's animal, and no cards."""
    turns: list[str] = []
    tapped: set[str] = set()
    with shortcut(address, BOARDS[0]) as table:
        assert table.play(lambda now, view: any(len(player["completed"]) > 3 for player in view["players"]), wise=True)
        page = sit_down(arrive, table, seats=(0, 1), voice=True, clock=True, **TABLET).page
        table.wire.close()
        curtain = page.get_by_test_id("curtain")
        animals = [animal(page.get_by_test_id(f"player-{seat}")) for seat in (0, 1)]
        assert animals[0] != animals[1]
        for _ in range(MOST):
            if curtain.count():
                assert page.locator('[data-testid="hand"] button, [data-testid^="ticket-"]').count() == 0
                turns.append(("Ada", "Bob")[animals.index(animal(curtain))])
                tap(page, "curtain-go")
                expect(curtain).to_have_count(0)
                page.wait_for_function("(name) => said.some((text) => text.startsWith(`Your turn, ${name}!`))", arg=turns[-1])
                assert page.evaluate("said.filter((text) => text.startsWith('Pass the device')).length") == 1
                page.evaluate("said.length = 0")
                continue
            name = next_tap(page, swap="build" in tapped and "exchange" not in tapped)
            if name == "kid-again":
                break
            if name:
                tap(page, name)
                tapped.add(name)
            else:
                page.clock.run_for(500)  # the result of a turn can be seen for a while
            page.wait_for_timeout(PAUSE)
        else:
            raise AssertionError("the game does not end")
        assert turns[:4] == ["Ada", "Bob", "Ada", "Bob"]
        assert {"deck", "build", "celebrate-go"} <= tapped
        code = page.url
        tap(page, "kid-again")
        page.wait_for_url(lambda url: url != code)
        expect(curtain).to_be_visible(timeout=15_000)


@pytest.mark.parametrize("board", BOARDS)
def test_everything_fits(arrive: Open, address: str, board: str) -> None:
    wanted = [
        *ids("deck", "build", "exchange", "hand", "kid-lock", "player-0", "player-1", "player-2", "player-3"),
        '[data-testid^="ticket-"]',
    ]
    floating = ["kid-help", "kid-aloud"]  # over the map of a phone
    troubles: list[str] = []
    with midgame(address, board, 4) as table:
        for context, sizes in ((TOUCH, [*PHONES, *TABLETS]), ({}, DESKS)):
            page = sit_down(arrive, table, voice=True, **context).page
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(SETTLED)
                named = [*wanted, *([".board .sheet"] if (width, height) not in PHONES else [])]
                found = page.evaluate(TROUBLES, named)
                found += [f"{name} is covered" for name in floating if name not in page.evaluate(PICTURES, floating)]
                found += page.evaluate(SMALL, ["main button", 64])
                found += page.evaluate(SMALL, ['[data-testid="deck"], [data-testid="build"], [data-testid="exchange"]', 96])
                troubles += [f"{width}x{height}: {trouble}" for trouble in found]
    assert troubles == []


def test_the_hand_shows_every_card(arrive: Open, address: str) -> None:
    with shortcut(address, BOARDS[0]) as table:
        assert table.play(lambda now, view: view["seat"] == 0 and bool(view["players"][0]["hand"].get("locomotive")), wise=True)
        page = sit_down(arrive, table, **TABLET).page
        hand = table.views[0]["players"][0]["hand"]
        shown = page.locator('[data-testid="hand"] button').evaluate_all("(all) => all.map((one) => one.dataset.testid)")
        assert sorted(shown) == sorted(f"hand-{card}" for card, count in hand.items() if count)


def test_a_ticket_lights_its_two_places(arrive: Open, address: str) -> None:
    with midgame(address) as table:
        page = sit_down(arrive, table, **TABLET).page
        assert page.locator("[data-plate]:visible").count() == 0  # no names on the map
        page.locator('[data-testid^="ticket-"]').first.tap()
        expect(page.locator(".board circle.ring")).to_have_count(2)
        page.locator('[data-testid^="ticket-"]').first.tap()
        expect(page.locator(".board circle.ring")).to_have_count(0)


def test_the_build_button_shows_first_and_builds_then(arrive: Open, address: str) -> None:
    with midgame(address) as table:
        page = sit_down(arrive, table, **TABLET).page
        pieces = page.locator('[data-testid="kid-table"] .board [aria-label*="Ada"]')
        before = pieces.count()
        assert not page.evaluate(GLOWS)
        tap(page, "build")
        page.wait_for_function(GLOWS)
        tap(page, "build")
        expect(pieces).to_have_count(before + 1)


def test_help_comes_by_itself(arrive: Open, address: str) -> None:
    with midgame(address) as table:
        page = sit_down(arrive, table, clock=True, **TABLET).page
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)  # soon, but not so soon that it may be past
        page.get_by_test_id("player-0").tap()  # any touch starts the wait again
        page.clock.run_for(11_000)
        assert not page.evaluate(GLOWS)
        page.clock.run_for(2000)
        page.wait_for_function(GLOWS)
        page.clock.run_for(1000)
        expect(page.get_by_test_id("kid-hand").locator("svg")).to_be_visible()


def test_everything_is_read_aloud_until_the_speaker_is_tapped(arrive: Open, address: str) -> None:
    with midgame(address) as table:
        page = sit_down(arrive, table, voice=True, locale="pl-PL", **TABLET).page
        page.wait_for_function("() => said.some((text) => text.startsWith('Twoja tura, Ada! Zbuduj'))")
        tap(page, "deck")
        page.wait_for_function("() => said.some((text) => text.startsWith('Dobierasz: '))")
        tap(page, "kid-aloud")
        expect(page.get_by_test_id("kid-aloud")).to_have_attribute("aria-pressed", "false")
        assert page.evaluate("said.at(-1)") == "(silence)"
        count = page.evaluate("said.length")
        page.locator('[data-testid^="ticket-"]').first.tap()
        assert page.evaluate("said.length") == count


def test_without_a_voice_there_is_no_speaker(arrive: Open, address: str) -> None:
    with midgame(address) as table:
        page = sit_down(arrive, table, voice=True, locale="fr-FR", **TABLET).page
        expect(page.get_by_test_id("kid-help")).to_be_visible()
        expect(page.get_by_test_id("kid-aloud")).to_have_count(0)


def test_only_grown_ups_open_the_menu(arrive: Open, address: str) -> None:
    with midgame(address) as table:
        page = sit_down(arrive, table, clock=True).page
        menu = page.get_by_test_id("leave")
        page.get_by_test_id("kid-lock").click()
        page.get_by_test_id("kid-sum").fill("1")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_be_visible()
        expect(menu).to_have_count(0)
        answer_the_sum(page)
        expect(menu).to_be_visible()
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
        box = page.get_by_test_id("kid-lock").bounding_box()
        assert box
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.clock.run_for(2100)
        expect(menu).to_be_visible()
        page.mouse.up()
        page.get_by_test_id("menu-settings").click()
        page.get_by_role("radiogroup", name="Kids’ table").get_by_text("Off").click()
        expect(page.get_by_test_id("kid-table")).to_have_count(0)


def answer_the_sum(page: Page) -> None:
    sum = page.locator("label", has=page.get_by_test_id("kid-sum")).inner_text()
    a, b = (int(part) for part in sum.strip(" =").split("+"))
    page.get_by_test_id("kid-sum").fill(str(a + b))
    page.keyboard.press("Enter")


def test_going_back_asks_a_grown_up_in_the_rematch_too(arrive: Open, address: str, axe: str) -> None:
    with shortcut(address, BOARDS[0], 1, bots=1) as table:
        table.play(wise=True)
        page = sit_down(arrive, table, **TABLET).page
        tap(page, "kid-again")
        page.wait_for_url(lambda url: table.code not in url)
        expect(page.get_by_test_id("kid-table")).to_be_visible(timeout=15_000)
        code = page.url
        for _ in range(2):
            page.evaluate("history.back()")
            expect(page.get_by_test_id("kid-sum")).to_be_visible()
            Axe(axe).check(page)
            page.keyboard.press("Escape")
            expect(page.get_by_test_id("kid-sum")).to_have_count(0)
        assert page.url == code
        expect(page.get_by_test_id("kid-table")).to_be_visible()
        page.evaluate("history.back()")
        answer_the_sum(page)
        page.wait_for_url(f"**/table/{table.code}")


def test_everything_works_by_keyboard(arrive: Open, address: str) -> None:
    with midgame(address) as table:
        page = sit_down(arrive, table).page
        page.get_by_test_id("build").focus()
        page.keyboard.press("Enter")
        page.wait_for_function(GLOWS)
        page.keyboard.press("Escape")
        page.wait_for_function(f"() => !({GLOWS})()")
        page.get_by_test_id("exchange").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("exchange-confirm")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("exchange-confirm")).to_have_count(0)
        page.get_by_test_id("kid-lock").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("kid-sum")).to_be_focused()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(arrive: Open, address: str, axe: str, device: dict[str, Any]) -> None:
    def check(page: Page) -> None:
        Axe(axe).check(page)
        assert page.evaluate(NAMELESS) == []

    with midgame(address) as table:
        page = sit_down(arrive, table, voice=True, **device).page
        check(page)
        page.get_by_test_id("build").click()
        check(page)
        page.get_by_test_id("exchange").click()
        check(page)
        page.get_by_test_id("exchange-cancel").click()
        page.get_by_test_id("kid-lock").click()
        check(page)
        page.keyboard.press("Escape")
        table.play(
            lambda now, view: view["seat"] == 0 and any(route["finishes"] and route["why"] is None for route in view["routes"]),
            wise=True,
        )
        last = next(route["route"] for route in table.views[0]["routes"] if route["finishes"] and route["why"] is None)
        action = next(
            action["text"] for action in table.views[0]["actions"] if action["kind"] == "claim" and action["route"] == last
        )
        table.act(0, action)
        expect(page.get_by_test_id("celebration")).to_be_visible()
        check(page)
        page.get_by_test_id("celebrate-go").click()
        table.play(wise=True)
        expect(page.get_by_test_id("kid-again")).to_be_visible(timeout=15_000)
        check(page)
