"""The start page: a game in one tap, back to the games that run, and wrong addresses."""

from __future__ import annotations

from typing import Any

import pytest
from arrivals import PHONE, Open
from player import Player, say
from playwright.sync_api import expect
from shortcut import ask
from test_fit import DESKS, PHONES, TABLETS, TOUCH, ids, walk
from test_fonts import FRAMES, STILL

from farebox.messages import LANGUAGES

CLICKS = "addEventListener('click', (event) => { window.clicks = (window.clicks ?? 0) + event.isTrusted }, true)"
SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifted += value })
  .observe({ type: 'layout-shift', buffered: true });"""
BOARDS = {
    "play-now": "new_york",
    "play-first_journey_europe": "first_journey_europe",
    "play-first_journey_usa": "first_journey_usa",
}
WIDE = "() => document.documentElement.scrollWidth > innerWidth"
# The lines of the headline and of the text below it that run onto the board of the picture.
ON_THE_BOARD = """() => [...document.querySelectorAll(".words h1, .words .lead")].flatMap((node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const parts = Array.from({ length: 21 }, (_, i) => i / 20);
  const onBoard = (x, y) => document.elementsFromPoint(x, y).some((one) => one.closest(".tilt .sheet"));
  const lies = ({ left, top, width, height }) => parts.some((part) => onBoard(left + width * part, top + height / 2));
  return [...range.getClientRects()].filter(lies).map(({ right }) => `${node.tagName} to ${Math.round(right)}`);
})"""
# Whether the bar has one line, and the tip of the board stays below what is in it.
BAR = """() => {
  const bar = document.querySelector("header.top");
  const tools = [...bar.querySelectorAll(".tools > *")].filter((one) => one.offsetHeight);
  const bottom = Math.max(...tools.map((one) => one.getBoundingClientRect().bottom));
  return bottom <= bar.querySelector(".logo").getBoundingClientRect().bottom + 8 &&
    document.querySelector(".tilt .sheet").getBoundingClientRect().top >= bottom;
}"""
YELLOW = """() => [...document.querySelectorAll('main button, main .btn')].filter((one) => one.getClientRects().length &&
  getComputedStyle(one).backgroundColor === 'rgb(255, 196, 46)').length"""


def table_of(address: str, player: Player) -> dict[str, Any]:
    found: dict[str, Any] = ask(address, "GET", f"/tables/{player.page.url.rpartition('/')[2]}")
    return found


def games(address: str, count: int, board: str = "new_york") -> dict[str, Any]:
    """Tables that run, as a browser keeps them."""
    places = [{"kind": "mine", "name": "Ada"}, {"kind": "bot", "name": "Otto", "level": "beginner"}]
    kept = {}
    for number in range(count):
        opened = ask(address, "POST", "/tables", {"options": {"board": board, "first": 0}, "places": places, "start": True})
        kept[opened["table"]["code"]] = {"host": opened["host"], "held": opened["held"], "board": board, "opened": number}
    return kept


def returning(arrive: Open, address: str, count: int, **context: Any) -> Player:
    script = f"{SHIFTS} if (location.host) localStorage.tables ??= JSON.stringify({games(address, count)!r})"
    return arrive(script=script.replace("None", "null"), **context)


@pytest.mark.parametrize("button", BOARDS)
def test_a_first_game_is_one_click_away(arrive: Open, address: str, button: str) -> None:
    ada = arrive(script=CLICKS)
    ada.page.get_by_test_id(button).click()
    ada.wait_for_game()
    assert ada.page.evaluate("window.clicks") == 1
    table = table_of(address, ada)
    assert (table["options"]["board"], table["options"]["hints"], table["first_seat"]) == (BOARDS[button], True, 0)
    assert [(place["kind"], place["level"]) for place in table["places"]] == [("player", None), ("bot", "casual")]
    assert (table["places"][1]["name"], table["places"][1]["avatar"]) == ("", "otter")  # Otto, in every language


def test_later_it_plays_the_last_settings(arrive: Open, address: str) -> None:
    ada = arrive()
    ada.open("first-journey-usa", ["bot", "bot"])
    ada.page.get_by_role("link", name=say("common-home")).click()
    again = ada.page.get_by_test_id("play-now")
    expect(again).to_contain_text(say("lobby-quick-against", board=say("board-name-first-journey-usa"), names="Pip and Hoot"))
    expect(ada.page.get_by_test_id("play-new_york")).to_be_visible()
    first = ada.page.get_by_test_id("continue").get_attribute("href")
    again.click()
    ada.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(str(first)))
    table = table_of(address, ada)
    assert (table["options"]["board"], len(table["places"])) == ("first_journey_usa", 3)


def test_a_table_with_friends_is_not_what_play_now_opens(arrive: Open) -> None:
    ada = arrive()
    ada.page.get_by_role("link", name=say("lobby-tile-friends")).click()
    expect(ada.page.locator("form.setup button.go")).to_have_text(say("lobby-open"))
    ada.open_table()
    expect(ada.page.get_by_role("heading", name=say("lobby-invite"))).to_be_visible()
    ada.page.get_by_role("link", name=say("common-home")).click()
    expect(ada.page.get_by_test_id("continue")).to_contain_text(say("lobby-mine-waiting", count=1))
    expect(ada.page.get_by_test_id("play-now")).to_contain_text(say("lobby-quick-against", board="New York", names="Otto"))


def test_back_again_continues(arrive: Open, address: str) -> None:
    ada = returning(arrive, address, 4)
    cards = ada.page.get_by_test_id("continue").or_(ada.page.locator('[data-testid^="continue-"]'))
    expect(cards).to_have_count(3)
    expect(cards.first).to_contain_text(say("lobby-mine-your-turn"))
    assert ada.page.evaluate(YELLOW) == 1  # what to do next
    expect(ada.page.get_by_test_id("play-now")).to_contain_text(say("lobby-new-game"))
    ada.page.get_by_role("link", name=say("lobby-mine-all", count=4)).click()
    expect(ada.page.locator("main li")).to_have_count(4)
    ada.page.get_by_role("button", name=say("lobby-mine-forget")).first.click()
    ada.page.get_by_role("alertdialog").get_by_role("button", name=say("lobby-mine-forget")).click()
    expect(ada.page.locator("main li")).to_have_count(3)
    ada.page.go_back()
    ada.page.get_by_test_id("continue").click()
    ada.wait_for_game()


@pytest.mark.parametrize("count", [0, 3])
def test_nothing_moves_while_the_page_arrives(arrive: Open, address: str, count: int) -> None:
    for device in ({}, PHONE):
        page = returning(arrive, address, count, **device).page
        expect(page.locator(".sheet svg")).to_be_attached()
        page.wait_for_load_state("networkidle")
        page.evaluate(FRAMES)
        assert page.evaluate("window.shifted") <= STILL


@pytest.mark.parametrize(("count", "languages"), [(0, ["en"]), (3, LANGUAGES)], ids=["0", "3"])
def test_the_start_page_fits(arrive: Open, address: str, count: int, languages: list[str]) -> None:
    wanted = ["main h1", *ids("play-now", *(["continue"] if count else []))]
    for context, english, others in ((TOUCH, [*PHONES, *TABLETS], PHONES), ({}, DESKS, DESKS[:3])):
        ada = returning(arrive, address, count, **context)
        expect(ada.page.get_by_test_id("play-now")).to_be_visible()
        for language in languages:
            ada.choose_language(language)
            for size in english if language == "en" else others:
                assert walk(ada, [size], wanted, board=False) == [], language
                assert not ada.page.evaluate(WIDE), (language, size)


def test_the_headline_stays_beside_the_board(arrive: Open) -> None:
    ada = arrive(color_scheme="dark")
    page = ada.page
    expect(page.locator(".tilt .sheet svg")).to_be_attached()
    for language in LANGUAGES:
        ada.choose_language(language)
        for width, height in [(1024, 768), (1200, 800), *DESKS]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FRAMES)
            assert (page.evaluate(ON_THE_BOARD), page.evaluate(BAR)) == ([], True), (language, width, height)
        for width, height in [(820, 1180), *PHONES]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FRAMES)
            assert page.evaluate(BAR), (language, width, height)


def test_a_child_plays(arrive: Open) -> None:
    ada = arrive(**PHONE)
    switch = ada.page.get_by_role("switch", name=say("lobby-child"))
    expect(switch).not_to_be_checked()
    switch.check(force=True)
    ada.page.reload()
    expect(switch).to_be_checked()
    assert ada.page.evaluate("JSON.parse(localStorage.settings).kid") is True


def test_a_wrong_address_says_so(arrive: Open) -> None:
    lost = arrive("/rules")
    lost.watched.allow("404")
    lost.page.goto("/nonsense")
    expect(lost.page.get_by_role("heading", name=say("lobby-nowhere"))).to_be_visible()
    expect(lost.page).to_have_title(f"{say('lobby-nowhere')} · Farebox")
    lost.page.get_by_role("link", name=say("common-to-lobby")).click()
    expect(lost.page.get_by_test_id("play-now")).to_be_enabled()


def test_without_the_server_one_sentence_says_so(arrive: Open) -> None:
    ada = arrive("/rules")
    ada.watched.allow("failed|ERR_FAILED")
    ada.page.route("**/api/**", lambda route: route.abort())
    ada.page.goto("/")
    expect(ada.page.get_by_role("status")).to_contain_text(say("lobby-offline"))
    expect(ada.page.get_by_test_id("play-now")).to_be_disabled()
    ada.page.unroute_all()
    ada.button("common-try-again").click()
    expect(ada.page.get_by_test_id("play-now")).to_be_enabled()
