"""Following the others: bots one after the other, a pause, what they did, and seeing it again. No real time passes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from arrivals import DESK, PHONE, TABLET, Arrivals
from player import Player, say
from playwright.sync_api import Locator, expect
from shortcut import Data, Shortcut, shortcut
from test_hand import COVERED

BOTS = 3
LONG = 5_000  # milliseconds: more than a bot takes
WORDS = {"Robo 1", "Robo 2", "Robo 3"}
# Everything that was there for screen readers, in the order it came.
HEARD = """window.heard = [];
new MutationObserver(() => {
  const text = document.querySelector('[data-testid="polite"]')?.textContent;
  if (text && text !== heard.at(-1)) heard.push(text);
}).observe(document, { subtree: true, childList: true, characterData: true });"""
NO_WORDS = """if (location.host) localStorage.settings = JSON.stringify({ ...JSON.parse(localStorage.settings), words: false })"""


def at_table(arrive: Arrivals, table: Shortcut, **how: Any) -> Player:
    player = arrive(f"/table/{table.code}", script=table.script([0]), clock=True, pace="normal", **how)
    player.wait_for_game()
    player.page.clock.pause_at(player.page.evaluate("Date.now()") / 1000 + 60)  # not so soon that it may be past
    return player


def draw_and_let_bots_play(player: Player, table: Shortcut) -> None:
    """The player draws; the server is back at this seat before the page has shown what the bots did."""
    player.page.get_by_test_id("deck").click()
    table.wait_for(0)
    player.page.wait_for_timeout(500)  # until the page has heard of it, too


def deeds(player: Player) -> Locator:
    return player.page.locator('[data-testid^="deed-"]')


def test_bots_are_shown_one_after_the_other_and_a_pause_holds_them(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "first_journey_europe", 1, bots=BOTS) as table:
        player = at_table(arrive, table)
        page = player.page
        draw_and_let_bots_play(player, table)
        expect(deeds(player)).to_have_count(0)
        page.clock.run_for(1_600)
        expect(deeds(player)).to_have_count(1)
        page.keyboard.press("p")
        page.clock.run_for(LONG)
        expect(deeds(player)).to_have_count(1)
        page.get_by_test_id("go-on").click()
        page.clock.run_for(LONG)
        expect(deeds(player)).to_have_count(BOTS)
        assert player.look().free


def test_skipping_shows_all_at_once_and_acting_clears_the_lines(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "first_journey_europe", 1, bots=BOTS) as table:
        player = at_table(arrive, table, **PHONE)
        draw_and_let_bots_play(player, table)
        player.page.get_by_test_id("skip").tap()
        expect(deeds(player)).to_have_count(BOTS)
        names = {deeds(player).nth(i).locator("b").first.inner_text() for i in range(BOTS)}
        assert names == WORDS
        player.page.get_by_test_id("deck").tap()
        expect(deeds(player)).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_lines_leave_the_map_by_themselves_and_can_be_opened_again(
    arrive: Arrivals, address: str, device: dict[str, Any]
) -> None:
    with shortcut(address, "first_journey_europe", 1, bots=BOTS) as table:
        player = at_table(arrive, table, **device)
        page = player.page
        draw_and_let_bots_play(player, table)
        page.get_by_test_id("skip").tap()
        expect(deeds(player)).to_have_count(BOTS)
        page.clock.run_for(2 * LONG)
        expect(deeds(player)).to_have_count(0)
        page.get_by_test_id("fold").tap()
        page.clock.run_for(2 * LONG)  # asked for, they stay
        expect(deeds(player)).to_have_count(BOTS)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_the_others_did_can_be_seen_again(arrive: Arrivals, address: str, motion: str) -> None:
    with shortcut(address, "first_journey_europe", 1, bots=BOTS) as table:
        player = at_table(arrive, table, reduced_motion=motion)
        page = player.page
        draw_and_let_bots_play(player, table)
        page.keyboard.press("n")
        expect(deeds(player)).to_have_count(BOTS)
        page.keyboard.press("v")
        expect(page.locator("[data-testid^=deed-].now")).to_have_attribute("data-testid", "deed-1")
        page.clock.run_for(1_400)
        expect(page.locator("[data-testid^=deed-].now")).to_have_attribute("data-testid", "deed-2")
        page.keyboard.press("Escape")
        expect(page.locator(".now")).to_have_count(0)
        page.get_by_role("button", name=say("table-again-short")).click()
        expect(page.locator("[data-testid^=deed-].now")).to_have_count(1)
        page.clock.run_for(3 * LONG)
        expect(page.locator(".now")).to_have_count(0)


def test_new_claims_glow_until_the_player_acts(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "first_journey_europe", 1, bots=BOTS) as table:
        player = at_table(arrive, table)
        glow = player.page.locator(".board .recent")
        for _ in range(8):  # until a bot has built
            draw_and_let_bots_play(player, table)
            player.page.keyboard.press("n")
            expect(deeds(player)).to_have_count(BOTS)
            if glow.count():
                break
        expect(glow.first).to_be_visible()
        player.page.get_by_test_id("deck").click()
        expect(glow).to_have_count(0)


def test_everybody_has_a_face_and_bots_wear_a_cap(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "new_york", 1, bots=BOTS) as table:
        player = at_table(arrive, table)
        players = player.page.get_by_test_id("players")
        heads = players.locator("[data-character]")
        assert len({heads.nth(i).get_attribute("data-character") for i in range(heads.count())}) == BOTS + 1
        expect(players.locator("[data-cap]")).to_have_count(BOTS)
        expect(players.get_by_test_id("player-0").locator("[data-cap]")).to_have_count(0)


def only_cards(view: Data) -> str:
    """Never claims, so that the bot begins the last turns."""
    cards = [action for action in view["actions"] if action["kind"] in ("take", "blind")]
    return str((cards or view["actions"])[0]["text"])


def test_bots_say_a_word_beside_their_name_and_to_screen_readers(arrive: Arrivals, address: str) -> None:
    """When the last turns begin, there is a notice, too: neither covers the other."""
    with shortcut(address, "new_york", 1, bots=1) as table:
        assert table.play(lambda now, view: view["players"][1]["pieces"] < 6, choose=only_cards)
        script = f"{table.script([0])};{HEARD}"
        pages = [arrive(f"/table/{table.code}", script=script, clock=True, **device).page for device in (DESK, TABLET, PHONE)]
        silent = arrive(f"/table/{table.code}", script=f"{script};{NO_WORDS}", clock=True).page
        for page in (*pages, silent):
            expect(page.get_by_test_id("banner")).to_be_visible()
            page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 600)  # what is said stays
        assert table.play(lambda now, view: view["last_turns"] is not None, choose=only_cards)
        for page in pages:
            bubble, toast = page.get_by_test_id("player-1").locator(".bubble"), page.locator(".toast")
            expect(bubble).to_be_in_viewport(ratio=1)
            expect(toast).to_be_in_viewport(ratio=1)
            assert not page.evaluate(COVERED, [".bubble", ".toast"])
            assert not page.evaluate(COVERED, [".bubble", '[data-testid="player-1"] .name'])
            word = bubble.inner_text().strip()  # of the last turns, or of a long route that began them
            assert any(f"Robo 1: {word}" in text for text in page.evaluate("window.heard"))
        expect(silent.locator(".toast")).to_be_visible()
        expect(silent.locator(".bubble")).to_have_count(0)
        assert not any("Robo 1: " in text for text in silent.evaluate("window.heard"))


def test_screen_readers_say_whose_turn_it_is_and_what_the_own_action_brought(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "new_york") as table:
        assert table.play(lambda now, view: (view["seat"], view["phase"]) == (0, "turn"))
        page = arrive(f"/table/{table.code}", script=table.script([0])).page
        urgent = page.get_by_test_id("urgent")
        expect(urgent).to_contain_text(say("table-your-turn"))
        page.keyboard.press("d")
        expect(urgent).to_have_text(re.compile(r"\w\. \w"))  # the card, and that a second one may be taken
