"""Rooms: inviting from a phone, who begins, chat before the game and in the rematch, and a header with a clock."""

from __future__ import annotations

from typing import Any

import pytest
from arrivals import DESK, PHONE, Open
from player import say
from playwright.sync_api import Page, expect
from shortcut import shortcut
from test_access import Axe
from test_company import expect_said

from farebox.messages import text as message

LANGUAGES = ("en", "fr", "it", "pl", "ro")
SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
HOME = {"can_change": True, "addresses": ["http://192.168.1.20:8017/"]}
# How much wider the words are than the room that a field has for them.
TOO_WIDE = """(field) => {
  const style = getComputedStyle(field), pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return Math.max(0, pen.measureText(field.placeholder).width - room);
}"""
# The lines of the header's text: different heights at which its words stand.
LINES = """() => {
  const text = document.querySelector('[data-testid="banner"] .text'), words = document.createRange();
  words.selectNodeContents(text);
  const frame = text.getBoundingClientRect(), bottoms = [];
  for (const { bottom } of words.getClientRects())
    if (bottom <= frame.bottom + 2 && !bottoms.some((one) => Math.abs(one - bottom) < 8)) bottoms.push(bottom);
  return bottoms.length;
}"""
COVERED = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const timer = box('[data-testid="timer"]'), face = box('header .head'), text = box('[data-testid="banner"] .text');
  const { scrollHeight, clientHeight } = document.querySelector('[data-testid="banner"] .text');
  if (scrollHeight > clientHeight + 2) return "cut off";
  return timer.top < face.bottom - 1 || text.left < Math.max(timer.right, face.right) || timer.bottom > box("header").bottom;
}"""


def is_in_view(page: Page, name: str) -> bool:
    """Whether an element is in the first screen, before any scrolling."""
    assert page.evaluate("scrollY") == 0
    box = page.get_by_test_id(name).bounding_box()
    height = page.viewport_size["height"] if page.viewport_size else 0
    return box is not None and box["y"] + box["height"] <= height


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_inviting_is_in_the_first_screen_of_a_phone(arrive: Open, axe: str, device: dict[str, Any]) -> None:
    ada = arrive(**device)
    ada.page.route("**/api/home-network", lambda route: route.fulfill(json=HOME))
    ada.open("new-york", ["friend", "friend"])
    page = ada.page
    expect(page.get_by_test_id("invite-qr")).to_be_visible()
    assert is_in_view(page, "invite-qr")
    expect(page.get_by_label(say("lobby-invite-link"))).to_be_in_viewport(ratio=1)
    code = page.get_by_role("img", name=say("lobby-invite-code"))
    expect(code).to_have_count(0)
    page.get_by_test_id("invite-qr").tap()
    expect(code).to_be_visible()
    Axe(axe).check(page)
    page.get_by_test_id("invite-qr").tap()
    expect(code).to_have_count(0)


def test_joining_is_in_the_first_screen_of_a_phone(arrive: Open) -> None:
    bob = arrive(arrive().open("new-york", ["friend"]), **PHONE)
    expect(bob.button("lobby-join-button")).to_be_in_viewport(ratio=1)


def test_who_took_the_last_seat_is_not_asked_to_invite_first(arrive: Open) -> None:
    ada = arrive(**PHONE)
    bob = arrive(ada.open("new-york", ["friend"]), **PHONE)
    bob.join("Bob")
    waits, invite = bob.page.get_by_text(say("lobby-wait-host")), bob.page.get_by_label(say("lobby-invite-link"))
    expect(waits).to_be_visible()
    expect(bob.page.get_by_text(say("lobby-wait-taken"))).to_be_visible()  # whoever is away
    assert bob.page.evaluate("([a, b]) => a.compareDocumentPosition(b) & 4", [waits.element_handle(), invite.element_handle()])


def test_a_spectator_has_no_last_turn(arrive: Open, address: str) -> None:
    with shortcut(address, "first_journey_europe", 1, bots=2) as table:
        table.act(0, "draw")
        table.wait_for(0)
        recap = arrive(f"/table/{table.code}").page.get_by_test_id("recap")
        expect(recap).to_contain_text(say("table-just-now"))
        expect(recap).not_to_contain_text(say("table-since"))


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_one_answer_says_who_begins(arrive: Open, device: dict[str, Any]) -> None:
    page = arrive("/new", **device).page
    choice = page.get_by_test_id("first")
    expect(choice.get_by_role("radio", checked=True)).to_have_count(1)
    choice.get_by_role("radio", name=say("lobby-first-lot")).check(force=True)
    expect(choice.get_by_role("radio", checked=True)).to_have_count(1)
    choice.get_by_role("radio").nth(1).check(force=True)
    expect(choice.get_by_role("radio", checked=True)).to_have_count(1)
    page.locator("form.setup button.go").click()
    expect(page.get_by_test_id("banner")).to_contain_text(say("table-choose-tickets"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chat_says_in_full_what_to_do(arrive: Open, language: str) -> None:
    page = arrive("/new/friends", locale=language, **LAPTOP).page
    page.locator("form.setup button.go").click()
    field = page.get_by_test_id("chat-text")
    expect(field).to_be_visible()
    assert field.evaluate(TOO_WIDE) == 0


def test_escape_closes_the_reactions_of_the_waiting_room(arrive: Open) -> None:
    ada = arrive()
    ada.open("new-york", ["friend"])
    page, faces = ada.page, ada.page.get_by_test_id("react-thanks")
    page.get_by_test_id("reactions").click()
    faces.focus()
    page.keyboard.press("Escape")
    expect(faces).to_have_count(0)
    expect(page.get_by_test_id("reactions")).to_be_focused()


def test_escape_closes_the_reactions_and_not_the_chat(arrive: Open, address: str) -> None:
    with shortcut(address, "first_journey_usa") as table:
        page = arrive(f"/table/{table.code}", script=table.script((0,)), **PHONE).page
        page.get_by_test_id("menu").tap()
        page.get_by_test_id("menu-chat").tap()
        page.get_by_test_id("reactions").tap()
        expect(page.get_by_test_id("react-thanks")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("react-thanks")).to_have_count(0)
        expect(page.get_by_test_id("chat")).to_be_visible()


def test_the_chat_goes_on_in_the_rematch(arrive: Open, address: str) -> None:
    with shortcut(address, "first_journey_usa") as table:
        ada = arrive(f"/table/{table.code}", script=table.script((0,)))
        table.play()
        table.say(1, "That was close")
        page, before = ada.page, ada.page.url
        expect(page.get_by_test_id("scoring")).to_be_visible()
        page.get_by_role("button", name=say("score-rematch")).click()  # its name goes on with a line for children
        page.wait_for_url(lambda url: url != before)
        ada.wait_for_game()
        page.get_by_test_id("chat-button").click()
        expect_said(page, "Bob That was close")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_of_a_small_phone_has_two_lines_with_a_bank(arrive: Open, address: str, language: str) -> None:
    with shortcut(address, "new_york", bank_seconds=600) as table:
        assert table.play(lambda now, view: view["phase"] == "turn" and view["seat"] == 0)
        page = arrive(f"/table/{table.code}", script=table.script((0,)), locale=language, **SMALL_PHONE).page
        expect(page.get_by_test_id("timer")).to_be_visible()
        assert (page.evaluate(LINES) <= 2, page.evaluate(COVERED)) == (True, False)
        table.act(0, "blind")
        expect(page.get_by_test_id("banner")).to_contain_text(message(language, "table-do-second", wild="taxi"))
        if page.evaluate(COVERED):
            page.wait_for_timeout(1000)  # the card was still on its way
        assert (page.evaluate(LINES) <= 2, page.evaluate(COVERED)) == (True, False)
