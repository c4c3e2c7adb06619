"""Who is who: colors and animals that people choose, and names in each viewer's language."""

from __future__ import annotations

from typing import Any

import pytest
from arrivals import DESK, PHONE, Open
from player import Player, say
from playwright.sync_api import Locator, expect
from shortcut import shortcut
from test_access import Axe

from farebox.messages import text

OWN = '{ guide: false, sound: false, pace: "skip", color: 3, avatar: "bear" }'  # lime
LIME = f"if (location.host) localStorage.settings = JSON.stringify({OWN});"


def choice(player: Player, language: str, id: str, **taken: str) -> Locator:
    name = text(language, id) + (f", {text(language, 'look-taken', **taken)}" if taken else "")
    return player.page.get_by_role("radio", name=name, exact=True)


def test_two_people_in_two_languages_want_the_same_color(arrive: Open) -> None:
    ada = arrive(script=LIME)
    link = ada.open("new-york", ["friend", "bot"], name="")
    bob = arrive(link, locale="pl-PL", script=LIME, **PHONE)
    # What Ada has is shown with her name, in Bob's language, and the next free look is offered.
    expect(choice(bob, "pl", "look-color-4", name="Miś")).to_be_disabled()
    expect(choice(bob, "pl", "look-color-1")).to_be_checked()
    expect(choice(bob, "pl", "look-bear", name="Miś")).to_be_disabled()
    expect(choice(bob, "pl", "look-frog")).to_be_checked()
    choice(bob, "pl", "look-color-3").check(force=True)
    bob.page.get_by_role("button", name=text("pl", "lobby-join-button"), exact=True).click()
    places = bob.page.locator("main ol > li")
    expect(places.nth(0)).to_contain_text("Miś")
    expect(places.nth(1)).to_contain_text("Żaba")
    theirs = ada.page.locator("main ol > li")
    expect(theirs.nth(0)).to_contain_text("Bear")
    expect(theirs.nth(1)).to_contain_text("Frog")
    expect(theirs.nth(2)).to_contain_text("Pip")
    # In the waiting room Ada changes her mind; her browser remembers it.
    ada.page.get_by_test_id("look").click()
    expect(choice(ada, "en", "look-color-3", name="Frog")).to_be_disabled()
    choice(ada, "en", "look-color-2").check(force=True)
    choice(ada, "en", "look-cat").check(force=True)
    ada.button("look-done").click()
    expect(places.nth(0)).to_contain_text("Kot")
    assert ada.page.evaluate("JSON.parse(localStorage.settings)").items() >= {"color": 1, "avatar": "cat"}.items()
    # The game is drawn in these colors, on both screens.
    ada.start(3)
    for player in (ada, bob):
        player.wait_for_game()
        for seat, (color, animal) in enumerate(((2, "cat"), (3, "frog"))):
            face = player.page.get_by_test_id(f"face-{seat}").first
            expect(face.locator(f".face.s{color} [data-character={animal}]")).to_be_attached()
    expect(ada.page.get_by_test_id("player-1")).to_contain_text("Frog")
    expect(bob.page.get_by_test_id("player-0")).to_contain_text("Kot")


def test_the_look_is_chosen_with_the_keyboard_and_used_at_once(arrive: Open) -> None:
    ada = arrive()
    ada.set_up("first-journey-europe", ["here"])
    page = ada.page
    button = page.get_by_role("button", name=say("look-choose", name="Ada"))
    button.focus()
    page.keyboard.press("Enter")
    choice(ada, "en", "look-color-1").focus()
    page.keyboard.press("ArrowRight")
    expect(choice(ada, "en", "look-color-2")).to_be_checked()
    page.keyboard.press("Escape")
    expect(button.locator(".face.s2")).to_be_visible()
    ada.open_table()
    ada.wait_for_game()
    expect(page.locator(".face.s2 [data-character=fox], .badge.s2").first).to_be_attached()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_where_looks_are_chosen(arrive: Open, axe: str, device: dict[str, Any]) -> None:
    ada = arrive(script=LIME, **device)
    link = ada.open("new-york", ["friend", "bot"])
    bob = arrive(link, script=LIME, **device)
    expect(choice(bob, "en", "look-color-4", name="Ada")).to_be_disabled()
    Axe(axe).check(bob.page)  # part of the page on which people join
    bob.page.get_by_role("button", name=say("lobby-join-button"), exact=True).click()
    ada.page.get_by_test_id("look").click()  # a dialog in the waiting room
    expect(ada.page.get_by_role("dialog").get_by_role("radio", disabled=True).first).to_be_visible()
    Axe(axe).check(ada.page)


def test_heads_stand_on_the_towers_and_sit_in_the_taxis(arrive: Open, address: str) -> None:
    for board, where in (("first_journey_europe", ".towers .face"), ("new_york", ".podium .taxi")):
        with shortcut(address, board) as table:
            table.play()
            page = arrive(f"/table/{table.code}", script=table.script([0])).page
            expect(page.locator(f"{where} [data-character]")).to_have_count(2)
