"""Where a review leads: to a game that goes on from one of its moments, and to puzzles from the own mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from arrivals import Open
from player import say
from playwright.sync_api import expect
from shortcut import Data
from test_review import mistakes


@pytest.fixture
def kept(review: Data, tmp_path: Path) -> Path:
    """The reviewed game as a file of somebody who had the second seat."""
    file = tmp_path / "game.farebox"
    file.write_text(f"# farebox game {json.dumps({'mine': [1]})}\n{review['record']}", encoding="utf-8")
    return file


def test_play_on_from_here(arrive: Open, review: Data) -> None:
    decision = next(one for one in review["review"]["decisions"] if one["turn"] > 4 and one["seat"] == 1)
    named = "if (location.host) localStorage.settings = JSON.stringify({ name: 'Zoe', pace: 'skip', asked: true, guide: false })"
    player = arrive(f"/review/{review['id']}?seat=1&n={decision['number']}", script=named)
    player.page.get_by_role("button", name=say("review-play-on")).click()
    player.page.wait_for_url("**/table/*")
    player.wait_for_game()
    assert player.wait_for_turn().free
    expect(player.page.get_by_text("Zoe").first).to_be_visible()  # not the name of whoever played the game
    line = player.page.get_by_test_id("side-game")
    expect(line).to_contain_text(say("table-continues-from", turn=decision["turn"]))
    back = line.get_by_role("link", name=say("table-continues-back"))
    expect(back).to_have_attribute("href", f"/review/{review['id']}?n={decision['number']}")
    player.page.get_by_test_id("menu").first.click()
    expect(player.page.get_by_test_id("menu-review")).to_have_attribute("href", f"/review/{review['id']}?n={decision['number']}")


def test_who_played_the_game_keeps_their_seat_when_playing_on(arrive: Open, review: Data, kept: Path) -> None:
    """Also where somebody else decides: the bot plays on as itself."""
    theirs = next(one for one in review["review"]["decisions"] if one["turn"] > 4 and one["seat"] == 0)
    player = arrive(
        "/games", script="if (location.host) localStorage.settings = JSON.stringify({ pace: 'skip', asked: true, guide: false })"
    )
    player.page.get_by_test_id("import").set_input_files(kept)
    expect(player.page.get_by_test_id("finished")).to_be_visible()
    player.page.goto(f"/review/{review['id']}?n={theirs['number']}")
    with player.page.expect_request("**/api/tables") as sent:
        player.page.get_by_role("button", name=say("review-play-on")).click()
    assert [place["kind"] for place in sent.value.post_data_json["places"]] == ["bot", "mine"]
    player.page.wait_for_url("**/table/*")
    player.wait_for_game()
    assert player.wait_for_turn().free


def test_own_mistakes_become_puzzles_and_go_with_their_game(arrive: Open, review: Data, kept: Path) -> None:
    first, *_ = mistakes(review, 1)
    assert (first["best"], first["action"]) == ("take pink", "take black")
    page = arrive("/games").page
    page.get_by_test_id("import").set_input_files(kept)
    page.get_by_role("button", name=say("history-review"), exact=True).click()
    page.wait_for_url("**/review/*")
    expect(page.get_by_test_id("practice")).to_contain_text(say("review-practice", count=len(mistakes(review, 1))))
    page.get_by_test_id("practice").click()
    page.wait_for_url(f"**/puzzles/own-{review['id']}-{first['number']}")
    page.get_by_text(say("puzzles-actions")).click()
    page.get_by_role("button", name=say("puzzles-do-take", card=say("table-cards-black", count=1))).click()
    page.get_by_test_id("submit").click()
    expect(page.locator(".note.bad")).to_contain_text(f"{round(100 * first['cost'])} points")
    page.get_by_test_id("hint").click()
    page.locator("details").get_by_role("button", name=say("puzzles-do-take", card=say("table-cards-pink", count=1))).click()
    page.get_by_test_id("submit").click()
    expect(page.get_by_test_id("solution")).to_contain_text(say("puzzles-right"))
    assert list(json.loads(page.evaluate("localStorage.puzzles"))["days"].values()) == ["solved"]
    page.get_by_test_id("next").click()
    expect(page.get_by_text(say("puzzles-tries", count=3))).to_be_visible()
    page.goto("/puzzles")
    own = page.get_by_test_id("own-puzzles")
    expect(own.locator(f"a.solved[href='/puzzles/own-{review['id']}-{first['number']}']")).to_be_visible()
    page.goto("/games")
    page.get_by_role("button", name=say("history-remove"), exact=True).click()
    page.get_by_role("alertdialog").get_by_role("button", name=say("history-remove"), exact=True).click()
    expect(page.get_by_test_id("finished")).to_have_count(0)
    page.goto("/puzzles")
    expect(own).to_contain_text(say("puzzles-own-none"))
