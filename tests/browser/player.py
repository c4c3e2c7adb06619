"""Somebody at a table: looks at the screen and plays with mouse, finger or keys. Knows no rules, only what can be pressed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, TimeoutError, expect
from watched import Watched

from farebox.messages import text as message

MOST = 1200  # looks at the screen at which somebody acts until a game must be over
MOST_IDLE = 8000  # looks at which nobody can act: bots are slow on a busy machine
PAUSE = 50  # milliseconds between two looks when nobody can do anything

# What can be pressed now. A claimable route shows a bright edge; `seen`: its middle lies open to the finger.
LOOK = """() => {
  const find = (id) => document.querySelector(`[data-testid="${id}"]`);
  const can = (id) => { const one = find(id); return !!one && !one.disabled && one.ariaDisabled !== "true"; };
  const claims = [...document.querySelectorAll("[data-route]:has(.cue)")].map((route) => {
    const slots = [...route.querySelectorAll(".cue")];
    const box = slots[Math.floor(slots.length / 2)].getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const seen = !!document.elementFromPoint(x, y)?.closest(".frame");
    return { route: route.dataset.route, length: slots.length, x, y, seen };
  });
  return {
    over: !!find("scoring") || !!find("show-scores"),
    curtain: !!find("curtain"), celebration: !!find("celebration"), keep: can("keep-confirm"),
    ask: !!find("ask"), confirm: can("claim-confirm"), ways: document.querySelectorAll('[data-testid^="way-"]').length,
    claims, deck: can("deck"), display: [0, 1, 2, 3, 4].filter((place) => can(`display-${place}`)),
    tickets: can("tickets-button"), exchange: can("exchange"), pass: can("pass"), undo: can("undo"),
  };
}"""
# The list of languages is hidden where there is room for buttons.
CHOOSE = "(list, language) => { list.value = language; list.dispatchEvent(new Event('change', { bubbles: true })); }"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FOCUSED = "([selector]) => !!document.activeElement?.closest(selector)"
SHOWS_FOCUS = """() => {
  const here = document.activeElement;
  const marked = (node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  };
  return here === document.body || marked(here) || marked(here.parentElement) || !!here.querySelector(".ring");
}"""


def say(id: str, **values: Any) -> str:
    """An English text of the page."""
    return message("en", id, **values)


@dataclass
class Sight:
    over: bool
    curtain: bool
    celebration: bool
    keep: bool
    ask: bool
    confirm: bool
    ways: int
    claims: list[dict[str, Any]]
    deck: bool
    display: list[int]
    tickets: bool
    exchange: bool
    pass_: bool
    undo: bool

    @property
    def free(self) -> bool:
        """It is this player's turn and nothing is in the way."""
        return bool(self.deck or self.display or self.claims or self.pass_ or self.exchange)


class Hands(Protocol):
    def press(self, page: Page, id: str) -> None: ...
    def route(self, page: Page, claims: list[dict[str, Any]]) -> None: ...
    def take(self, page: Page, place: int | None) -> None: ...


class Mouse:
    def press(self, page: Page, id: str) -> None:
        page.get_by_test_id(id).click()

    def route(self, page: Page, claims: list[dict[str, Any]]) -> None:
        best = max(claims, key=lambda claim: int(claim["length"]))
        page.mouse.click(best["x"], best["y"])

    def take(self, page: Page, place: int | None) -> None:
        self.press(page, "deck" if place is None else f"display-{place}")


class Finger(Mouse):
    def press(self, page: Page, id: str) -> None:
        page.get_by_test_id(id).tap()

    def route(self, page: Page, claims: list[dict[str, Any]]) -> None:
        if seen := [claim for claim in claims if claim["seen"]]:
            best = max(seen, key=lambda claim: int(claim["length"]))
            page.touchscreen.tap(best["x"], best["y"])
        else:  # none on the part of the map that shows: by the list
            for id in ("menu", "menu-routes", f"row-{claims[0]['route']}"):
                self.press(page, id)


class Keys:
    """Never touches the mouse."""

    def __init__(self) -> None:
        self.by_list = False

    def press(self, page: Page, id: str) -> None:
        self.tab_to(page, f'[data-testid="{id}"]')
        page.keyboard.press("Enter")

    def tab_to(self, page: Page, selector: str, most: int = 120) -> None:
        for _ in range(most):
            if page.evaluate(FOCUSED, [selector]):
                return
            page.keyboard.press("Tab")
            assert page.evaluate(SHOWS_FOCUS), page.evaluate("document.activeElement.outerHTML")
        raise AssertionError(f"Tab does not lead to {selector}")

    def route(self, page: Page, claims: list[dict[str, Any]]) -> None:
        """Once by the list of routes, once on the map."""
        self.by_list = not self.by_list
        if self.by_list:
            page.keyboard.press("r")
            self.tab_to(page, f'[data-testid="row-{claims[0]["route"]}"]')
        else:
            page.keyboard.press("m")
        page.keyboard.press("Enter")

    def take(self, page: Page, place: int | None) -> None:
        page.keyboard.press("d" if place is None else str(place + 1))


class Player:
    def __init__(self, page: Page, watched: Watched, hands: Hands | None = None) -> None:
        self.page, self.watched = page, watched
        self.hands: Hands = hands or Mouse()
        self.turns = 0
        self.done: set[str] = set()  # kinds of things this player has done

    # --- the start page, and the form behind it -------------------------------------------------------------------------

    def button(self, id: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=say(id, **values), exact=True)

    def set_up(self, board: str, seats: Sequence[str], name: str = "Ada") -> None:
        """Choose a board and who sits there beside oneself: "bot", "friend" or "here"."""
        page = self.page
        page.get_by_role("link", name=re.compile(f"^{re.escape(say('lobby-new'))}")).click()
        page.get_by_role("radio", name=re.compile(f"^{re.escape(say(f'board-name-{board}'))}")).check(force=True)
        page.get_by_label(say("lobby-your-name")).fill(name)
        for kind in seats:
            self.button(f"lobby-add-{kind}").click()
        self.button("lobby-remove-seat", number=2).click()  # the bot that was there from the start

    def open_table(self) -> None:
        self.page.locator("form.setup button.go").click()

    def open(self, board: str, seats: Sequence[str], name: str = "Ada") -> str:
        """Set a table up, open it, and say its address."""
        self.set_up(board, seats, name)
        self.open_table()
        self.page.wait_for_url("**/table/*")
        return self.page.url

    def join(self, name: str) -> None:
        self.page.get_by_label(say("lobby-your-name")).fill(name)
        self.button("lobby-join-button").click()
        expect(self.page.get_by_text(say("lobby-wait-host"))).to_be_visible()

    def start(self, seats: int) -> None:
        self.button("lobby-start", count=seats).click()

    def choose_language(self, language: str) -> None:
        """In the bar of the page, or in the settings of a table."""
        page, at_the_table = self.page, self.page.get_by_test_id("menu").is_visible()
        if at_the_table:
            for id in ("menu", "menu-settings"):
                page.get_by_test_id(id).click()
        page.locator("select:has(option[lang])").first.evaluate(CHOOSE, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        if at_the_table:
            page.keyboard.press("Escape")
        page.evaluate(DRAWN)

    # --- the game ----------------------------------------------------------------------------------------------------

    def look(self) -> Sight:
        seen = self.page.evaluate(LOOK)
        return Sight(pass_=seen.pop("pass"), **seen)

    def wait_for_game(self) -> None:
        expect(self.page.get_by_test_id("banner")).to_be_visible(timeout=15_000)  # a table waits 5 s for devices to reveal

    def wait_for_turn(self) -> Sight:
        for _ in range(MOST):
            sight = self.look()
            if sight.free or sight.over:
                return sight
            if not self.play(sight):
                self.page.wait_for_timeout(PAUSE)
        raise AssertionError("it is never this player's turn")

    def play(self, sight: Sight | None = None) -> str | None:
        """The next thing to do, if there is one: claims before cards, so that games end."""
        sight = sight or self.look()
        what = None if sight.over else self._choose(sight)
        if what:
            self.done.add(what)
        return what

    def play_when_asked(self) -> str:
        """The next thing to do, as soon as there is one."""
        for _ in range(MOST):
            if what := self.play():
                return what
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("there is nothing to do")

    def _choose(self, sight: Sight) -> str | None:
        press = self.hands.press
        if sight.celebration:
            try:
                press(self.page, "celebrate-go")
            except TimeoutError:
                expect(self.page.get_by_test_id("celebration")).to_have_count(0)  # the end of the game closed it first
            return "celebrate"
        if sight.curtain:
            press(self.page, "curtain-go")
            return "curtain"
        if sight.keep:
            press(self.page, "keep-confirm")
            return "keep"
        if sight.ask:
            return self._answer(sight)
        if not sight.free:
            return None
        self.turns += 1
        if sight.tickets and self.turns > 4 and "tickets" not in self.done:
            press(self.page, "tickets-button")
            return "tickets"
        if sight.claims:
            self.hands.route(self.page, sight.claims)
            return "ask"
        if sight.deck or sight.display:
            blind = sight.deck and (not sight.display or self.turns % 2 == 0)
            self.hands.take(self.page, None if blind else sight.display[-1])
            return "blind" if blind else "take"
        press(self.page, "pass" if sight.pass_ else "exchange")
        if not sight.pass_:
            press(self.page, "exchange-confirm")
        return "pass" if sight.pass_ else "exchange"

    def _answer(self, sight: Sight) -> str:
        if not sight.confirm:
            self.hands.press(self.page, "claim-cancel")
            return "cancel"
        self.hands.press(self.page, "claim-confirm")
        return "claim"


def play_out(players: Sequence[Player], idle: Callable[[], object] | None = None) -> None:
    """All play until everybody sees the scores. `idle`: what happens while nobody can do anything."""
    wait = idle or (lambda: players[0].page.wait_for_timeout(PAUSE))
    acted = idled = 0
    while acted < MOST and idled < MOST_IDLE:
        sights = [player.look() for player in players]
        if all(sight.over for sight in sights):
            return
        done = [player.play(sight) for player, sight in zip(players, sights, strict=True)]
        if any(done):
            acted += 1
        else:
            idled += 1
            wait()
    raise AssertionError("the game does not end")
