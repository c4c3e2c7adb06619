"""Company: chat in the waiting room and beside the board, a clock that everybody sees, and notifications."""

from __future__ import annotations

import re

from arrivals import DESK, PHONE, TABLET, Open
from player import Player, say
from playwright.sync_api import Page, expect
from test_access import Axe

# A browser that has not been asked yet, and says yes; it keeps what it would have shown.
NOTIFICATIONS = """
window.shown = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { window.asked = (window.asked ?? 0) + 1; return (Notification.permission = "granted"); }
  constructor(title, { body }) { window.shown.push(body); }
  close() {}
};
"""
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"

BESIDE = """() => document.querySelector('[data-testid="chat-panel"]').getBoundingClientRect().right
  <= document.querySelector(".map")?.getBoundingClientRect().left"""


def tell(page: Page, text: str) -> None:
    page.get_by_test_id("chat-text").fill(text)
    page.get_by_role("button", name=say("table-chat-send"), exact=True).click()
    expect(page.get_by_test_id("chat-text")).to_have_value("")


def expect_said(page: Page, *texts: str) -> None:
    for text in texts:
        expect(page.get_by_test_id("chat")).to_contain_text(text)


def started(ada: Player, bob: Player) -> None:
    ada.start(2)
    for player in (ada, bob):
        player.wait_for_game()


def test_two_people_chat_in_the_waiting_room_and_in_the_game(arrive: Open, axe: str) -> None:
    inspector = Axe(axe)
    ada = arrive()
    link = ada.open("new-york", ["friend"])
    bob = arrive(link, **PHONE)
    bob.join("Bob")
    tell(bob.page, "Hello Ada!")
    expect_said(ada.page, "Bob Hello Ada!")
    tell(ada.page, "Shall we?")
    expect_said(bob.page, "Hello Ada!", "Ada Shall we?")
    for player in (ada, bob):
        inspector.check(player.page)

    started(ada, bob)
    ada.page.get_by_test_id("chat-button").click()
    panel = ada.page.get_by_test_id("chat-panel")
    expect_said(ada.page, "Hello Ada!", "Shall we?")  # the lines of the waiting room
    inspector.check(ada.page)
    expect(bob.page.get_by_test_id("unread")).to_be_hidden()  # read in the waiting room
    tell(ada.page, "Good luck")
    expect(bob.page.get_by_test_id("unread")).to_have_text("1")
    bob.page.get_by_test_id("menu").tap()
    bob.page.get_by_test_id("menu-chat").tap()
    expect_said(bob.page, "Good luck")
    inspector.check(bob.page)
    bob.page.get_by_test_id("reactions").tap()
    bob.page.get_by_test_id("react-thanks").tap()
    expect_said(ada.page, say("table-react-thanks"))
    expect(bob.page.get_by_test_id("unread")).to_be_hidden()

    ada.page.reload()  # it stays open beside the board, which it does not cover
    expect(panel).to_be_visible()
    ada.page.wait_for_function(BESIDE)
    ada.page.get_by_test_id("chat-close").click()
    expect(panel).to_be_hidden()
    ada.page.keyboard.press("c")
    expect(panel).to_be_visible()


def test_on_a_tablet_the_chat_is_a_sheet_at_the_bottom(arrive: Open) -> None:
    ada = arrive(**TABLET)
    link = ada.open("first-journey-usa", ["friend"])
    bob = arrive(link)
    bob.join("Bob")
    started(ada, bob)
    ada.page.get_by_test_id("chat-button").tap()
    tell(ada.page, "From my tablet")  # by now the sheet has risen
    sheet = ada.page.get_by_role("dialog", name=say("table-chat")).bounding_box()
    assert sheet
    assert round(sheet["y"] + sheet["height"]) == TABLET["viewport"]["height"]
    bob.page.get_by_test_id("chat-button").click()
    expect_said(bob.page, "From my tablet")


def test_a_bank_of_minutes_is_seen_to_run_by_everybody(arrive: Open, axe: str) -> None:
    ada = arrive(clock=True)
    ada.set_up("first-journey-usa", ["friend"])
    ada.page.get_by_role("radio", name=say("lobby-clock-bank"), exact=True).check(force=True)
    ada.page.get_by_role("radio", name=say("lobby-clock-minutes", count=5), exact=True).check(force=True)
    Axe(axe).check(ada.page)
    ada.open_table()
    ada.page.wait_for_url("**/table/*")
    bob = arrive(ada.page.url, clock=True, **PHONE)
    for player in (ada, bob):
        expect(player.page.get_by_text(say("lobby-wait-bank", time=say("lobby-clock-minutes", count=5)))).to_be_visible()
    bob.join("Bob")
    started(ada, bob)
    for player in (ada, bob):
        expect(player.page.get_by_test_id("timer")).to_have_text(re.compile(r"^[45]:\d\d$"))
        expect(player.page.get_by_test_id("bank-0")).to_contain_text(re.compile(r"[45]:\d\d"))
    expect(ada.page.get_by_test_id("bank-1")).to_contain_text("5:00")  # it does not run
    Axe(axe).check(ada.page)
    ada.page.clock.fast_forward("04:35")
    expect(ada.page.get_by_test_id("timer")).to_have_text(re.compile(r"^0:[12]\d$"))
    expect(ada.page.get_by_test_id("urgent")).to_have_text(say("table-time-warning", count=30))
    ada.page.clock.fast_forward("00:15")
    expect(ada.page.get_by_test_id("urgent")).to_have_text(say("table-time-warning", count=10))


def test_notifications_are_offered_once_and_come_when_the_page_is_hidden(arrive: Open, axe: str) -> None:
    ada, alone = arrive(asked=False, script=NOTIFICATIONS, **DESK), arrive(asked=False, script=NOTIFICATIONS)
    alone.open("first-journey-usa", ["bot"])
    alone.wait_for_game()
    expect(alone.page.get_by_test_id("notify-ask")).to_be_hidden()  # nobody waits for anybody

    link = ada.open("first-journey-usa", ["friend"])
    expect(ada.page.get_by_test_id("notify-ask")).to_be_hidden()
    bob = arrive(link, asked=False, script=NOTIFICATIONS)
    bob.join("Bob")
    bob.page.get_by_test_id("notify-no").click()
    expect(bob.page.get_by_test_id("notify-ask")).to_be_hidden()
    Axe(axe).check(ada.page)
    started(ada, bob)  # Ada has not answered: she is asked in the game
    Axe(axe).check(ada.page)
    assert ada.page.evaluate("window.asked") is None
    ada.page.get_by_test_id("notify-yes").click()
    expect(ada.page.get_by_test_id("notify-ask")).to_be_hidden()
    assert (ada.page.evaluate("window.asked"), bob.page.evaluate("window.asked")) == (1, None)
    ada.wait_for_turn()
    ada.page.get_by_test_id("deck").click()
    expect(bob.page).to_have_title(re.compile("^● "))
    ada.page.evaluate(HIDE)
    bob.wait_for_turn()
    bob.page.get_by_test_id("deck").click()
    expect(ada.page).to_have_title(re.compile("^● "))
    ada.page.wait_for_function("() => window.shown.length === 1")
    assert bob.page.evaluate("window.shown") == []
    for player in (ada, bob):  # the answer is remembered
        player.page.reload()
        player.wait_for_game()
        expect(player.page.get_by_test_id("notify-ask")).to_be_hidden()
