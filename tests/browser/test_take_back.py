"""Second thoughts: taking back against bots and on one device, undo with friends, and which bot plays a level."""

from __future__ import annotations

import json

from arrivals import PHONE, Open
from player import Player, say
from playwright.sync_api import expect
from shortcut import ask, shortcut


def sit_down(arrive: Open, address: str, bots: list[str], board: str = "first_journey_europe", **context: object) -> Player:
    """Ada at a table with bots of these levels; it is her turn."""
    places = [{"kind": "mine", "name": "Ada"}, *({"kind": "bot", "name": f"Robo {level}", "level": level} for level in bots)]
    opened = ask(address, "POST", "/tables", {"options": {"board": board, "first": 0}, "places": places, "start": True})
    kept = {opened["table"]["code"]: {"host": opened["host"], "held": opened["held"], "board": board, "opened": 0}}
    script = f"if (location.host) localStorage.tables ??= {json.dumps(json.dumps(kept))}"
    return arrive(f"/table/{opened['table']['code']}", script=script, **context)


def test_take_back_goes_through_the_replies_of_bots(arrive: Open, address: str) -> None:
    ada = sit_down(arrive, address, ["casual", "casual"])
    ada.wait_for_turn()
    back, cards = ada.page.get_by_test_id("undo"), ada.page.get_by_test_id("hand")
    before = cards.inner_text()
    expect(back).to_have_attribute("aria-disabled", "true")
    back.click(force=True)
    expect(ada.page.get_by_role("alert")).to_contain_text(say("problem-cannot-take-back"))
    ada.page.keyboard.press("d")
    expect(cards).not_to_have_text(before, use_inner_text=True)
    drawn = cards.inner_text()
    ada.wait_for_turn()  # the bots have replied
    expect(back).to_have_attribute("aria-disabled", "false")
    expect(back).to_have_accessible_name(say("table-take-back"))
    back.click()
    told = say("table-log-take-back", you="yes", name="")
    expect(ada.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(ada.page.get_by_test_id("urgent")).to_contain_text(told)
    expect(cards).to_have_text(before, use_inner_text=True)
    expect(back).to_have_attribute("aria-disabled", "true")
    ada.wait_for_turn()
    ada.page.keyboard.press("d")
    expect(cards).to_have_text(drawn, use_inner_text=True)  # the same cards
    ada.wait_for_turn()
    ada.page.keyboard.press("u")
    expect(cards).to_have_text(before, use_inner_text=True)


def test_on_one_device_the_one_whose_move_it_was_gets_it_back(arrive: Open, address: str) -> None:
    with shortcut(address, "first_journey_europe", 2) as table:
        both = arrive(f"/table/{table.code}", script=table.script([0, 1]), **PHONE)
        both.wait_for_turn()
        both.page.get_by_test_id("deck").tap()
        note = both.page.get_by_text(say("table-turn-over")).locator("..")
        note.get_by_role("button", name=say("table-take-back")).tap()
        expect(both.page.get_by_role("status").filter(has_text=say("table-log-take-back", you="yes", name=""))).to_be_visible()
        assert both.wait_for_turn().deck
        assert ask(address, "GET", f"/tables/{table.code}")["to_act"] == [0]


def test_friends_see_that_somebody_undid_a_move(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york", 2) as table:
        bob = arrive(f"/table/{table.code}", script=table.script([1]))
        table.play(lambda _, view: view["seat"] == 0 and any(action["kind"] == "claim" for action in view["actions"]))
        claim = next(action["text"] for action in table.views[0]["actions"] if action["kind"] == "claim")
        table.act(0, claim)
        expect(bob.page.get_by_test_id("undo")).to_have_accessible_name(say("table-undo"))
        table.undo(0)
        told = say("table-log-undo", you="no", name="Ada")
        expect(bob.page.get_by_role("status").filter(has_text=told)).to_be_visible()
        expect(bob.page.get_by_test_id("polite")).to_contain_text(told)
        expect(bob.page.get_by_test_id("log").get_by_role("listitem").first).to_contain_text(told)
        bob.page.keyboard.press("u")
        expect(bob.page.get_by_role("alert")).to_contain_text(say("problem-undo-not-now"))


def test_the_table_says_which_bot_plays_a_level_that_is_not_there(arrive: Open, address: str) -> None:
    ada = sit_down(arrive, address, ["expert", "strong", "casual"])
    expect(ada.page.get_by_test_id("playing-as-1")).to_have_text(say("bot-as-not-compiled", bot="champion", level=""))
    expect(ada.page.get_by_test_id("playing-as-2")).to_have_text(
        say("bot-as-not-compiled", bot="casual", level=say("bot-casual"))
    )
    expect(ada.page.get_by_test_id("playing-as-3")).to_have_count(0)
