"""Whole games, played as people play them."""

from __future__ import annotations

import urllib.request

from arrivals import PHONE, Open
from player import Finger, Keys, play_out, say
from playwright.sync_api import expect
from shortcut import ask, shortcut

from farebox import Record


def devices_of(address: str, code: str) -> list[bool]:
    """Of the devices that have a part in a table's deal, whether they revealed their values."""
    return [device["revealed"] for device in ask(address, "GET", f"/tables/{code}")["deal"]["devices"]]


def test_new_york_by_two_players_in_two_browsers(arrive: Open, address: str) -> None:
    ada = arrive()
    link = ada.open("new-york", ["friend"])
    bob = arrive(link)
    bob.join("Bob")
    expect(ada.page.get_by_text("Bob", exact=True)).to_be_visible()
    ada.start(2)
    play_out([ada, bob])
    for player in (ada, bob):
        assert {"keep", "tickets", "ask", "claim", "blind", "take"} <= player.done
        for name in ("Ada", "Bob"):
            expect(player.page.get_by_test_id("scoring").get_by_role("columnheader", name=name)).to_be_visible()
    code = link.rpartition("/")[2]
    assert devices_of(address, code) == [True, True]
    with urllib.request.urlopen(f"{address}/api/tables/{code}/record", timeout=30) as record:
        Record.parse(record.read().decode()).verify()
    ada.page.get_by_role("button", name=say("score-rematch")).click()
    bob.page.get_by_test_id("rematch-stay").click()  # he reads on
    ada.wait_for_game()
    assert devices_of(address, ada.page.url.rpartition("/")[2]) == [True, True]  # Bob's device too, before he comes
    bob.page.get_by_role("button", name=say("score-rematch-join")).click()
    bob.wait_for_game()


def test_first_journey_hot_seat_with_the_curtain(arrive: Open, address: str) -> None:
    """The first turns of one game, and the last ones of another."""
    family = arrive(clock=True)
    family.set_up("first-journey-europe", ["here"])
    family.page.get_by_label(say("lobby-name"), exact=True).fill("Zoe")
    family.open_table()
    curtain = family.page.get_by_test_id("curtain")
    expect(curtain.get_by_role("button")).to_have_text(say("table-pass-go", name="Ada"))  # the youngest begins
    hidden = family.page.get_by_test_id("hand")
    expect(hidden).to_contain_text(say("table-hand-hidden"))
    family.play()
    expect(hidden).not_to_contain_text(say("table-hand-hidden"))
    family.hands.take(family.page, None)
    family.page.clock.fast_forward(6000)
    expect(curtain.get_by_role("button")).to_have_text(say("table-pass-go", name="Zoe"))
    expect(hidden).to_contain_text(say("table-hand-hidden"))
    family.page.context.close()

    with shortcut(address, "first_journey_europe", names=("Ada", "Zoe")) as table:
        assert table.play(lambda now, view: any(len(player["completed"]) > 2 for player in view["players"]), wise=True)
    family = arrive(f"/table/{table.code}", script=table.script([0, 1]), clock=True)

    def rest() -> None:
        family.page.wait_for_timeout(50)  # the server's answer comes in real time
        family.page.clock.fast_forward(5000)

    play_out([family], idle=rest)
    assert {"curtain", "ask", "claim", "blind"} <= family.done
    scores = family.page.get_by_test_id("scoring")
    expect(scores).to_contain_text("Ada")
    expect(scores).to_contain_text("Zoe")


def test_against_bots_on_a_phone(arrive: Open) -> None:
    ada = arrive(**PHONE)
    ada.hands = Finger()
    ada.open("new-york", ["bot", "bot"])
    play_out([ada])
    assert {"keep", "ask", "claim", "take"} <= ada.done
    expect(ada.page.get_by_test_id("scoring")).to_contain_text("Ada")


def test_by_keyboard_alone(arrive: Open) -> None:
    ada = arrive()
    keys = ada.hands = Keys()
    keys.tab_to(ada.page, '[data-testid="play-now"]')
    ada.page.keyboard.press("Enter")
    ada.wait_for_game()
    play_out([ada])
    assert {"keep", "tickets", "claim", "take"} <= ada.done
    keys.tab_to(ada.page, '[data-testid="scoring"] .acts .y')
