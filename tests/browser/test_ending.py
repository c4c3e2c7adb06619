"""The end of a game: what each screen says, when, and what can be done then."""

from __future__ import annotations

import re

import pytest
from arrivals import PHONE, Open
from player import Player, say
from playwright.sync_api import expect
from shortcut import Data, Shortcut, shortcut

BOARDS = ("new_york", "first_journey_europe")
MOVING = {"reduced_motion": "no-preference", "pace": "normal"}
STOPPED = {**MOVING, "stopped": True}  # nothing that waits for a timer happens by itself, however slow the machine is


def seats_of(table: Shortcut) -> tuple[int, int]:
    """A winner and another seat."""
    winners: list[int] = table.views[0]["winners"]
    return winners[0], next(seat for seat in range(len(table.held)) if seat not in winners)


def decided(table: Shortcut) -> bool:
    table.play()
    return len(table.views[0]["winners"]) == 1


def nearly_over(table: Data, view: Data) -> bool:
    return any(player["pieces"] < 5 or len(player["completed"]) > 4 for player in view["players"])


def at_the_end(arrive: Open, table: Shortcut, seats: list[int], **context: object) -> Player:
    player = arrive(f"/table/{table.code}", script=table.script(seats) if seats else "", **context)
    expect(player.page.get_by_test_id("scoring")).to_be_visible()
    return player


@pytest.mark.parametrize("board", BOARDS)
def test_the_winner_is_told_so_and_the_others_kindly(arrive: Open, address: str, board: str) -> None:
    for _ in range(5):
        with shortcut(address, board, 3) as table:
            if not decided(table):
                continue
            winner, other = seats_of(table)
            name = table.table["places"][winner]["name"]
            verdict = at_the_end(arrive, table, [winner]).page.get_by_test_id("verdict").get_by_role("heading")
            expect(verdict).to_contain_text(say("score-you-win"))
            expect(verdict).not_to_contain_text(name)  # a tie on points is explained below, by names
            for seats in ([other], [], [0, 1, 2]):
                verdict = at_the_end(arrive, table, seats).page.get_by_test_id("verdict")
                expect(verdict).to_contain_text(name)
                expect(verdict).not_to_contain_text(say("score-you-win"))
            return
    raise AssertionError("every game was shared")


def test_no_winner_is_named_early_and_confetti_falls_for_the_winner_only(arrive: Open, address: str) -> None:
    for _ in range(5):
        with shortcut(address, "new_york") as table:
            if not decided(table):
                continue
            for seat, party in zip(seats_of(table), (True, False), strict=True):
                page = at_the_end(arrive, table, [seat], **STOPPED).page
                verdict = page.get_by_test_id("verdict")
                expect(verdict).to_be_empty()
                expect(page.locator(".crown svg")).to_have_count(0)
                assert not any(player["name"] in page.title() for player in table.table["places"])
                page.locator(".stage .pictures").click()
                expect(verdict).not_to_be_empty()
                expect(page.locator(".crown svg")).to_have_count(1)
                expect(page.locator(".confetti")).to_have_count(1 if party else 0)
            return
    raise AssertionError("every game was shared")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_tap_jumps_to_the_end(arrive: Open, address: str, device: dict[str, object]) -> None:
    with shortcut(address, "first_journey_usa") as table:
        table.play()
        page = at_the_end(arrive, table, [0], **STOPPED, **device).page
        expect(page.get_by_test_id("verdict")).to_be_empty()
        page.locator(".stage .pictures").click()
        expect(page.get_by_test_id("verdict")).not_to_be_empty()
        expect(page.locator(".acts .btn.y")).to_contain_text(say("score-rematch"))


def test_who_won_is_spoken_before_the_line_below(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        table.play()
        page = at_the_end(arrive, table, [0], **STOPPED).page
        verdict = page.get_by_test_id("verdict")
        page.keyboard.press("Enter")
        expect(verdict.get_by_role("heading")).to_be_focused()
        expect(verdict.get_by_role("heading")).to_have_accessible_description(verdict.locator("p").inner_text())
        expect(page.get_by_role("status").filter(has=verdict.locator("p"))).to_have_count(0)


def test_networks_are_drawn_alone_and_closed_routes_stay_closed(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        table.play()
        view = table.views[0]
        page = at_the_end(arrive, table, [0]).page
        board = page.get_by_test_id("connections").first
        closed = [route["route"] for route in view["routes"]]
        assert closed
        assert {route["why"] for route in view["routes"]} == {"closed"}
        for route in closed:
            assert board.locator(f'[data-route="{route}"] .slot.closed').count() > 0
        everything = sum(len(player["routes"]) for player in view["players"])
        unclaimed = board.locator("[data-route]:has(.slot)")
        routes = board.locator("[data-route]").count()
        expect(unclaimed).to_have_count(routes - everything)
        group = page.get_by_role("group", name=say("score-connections")).first
        group.get_by_role("button", name="Ada").click()
        expect(unclaimed).to_have_count(routes - len(view["players"][0]["routes"]))
        group.get_by_role("button", name=say("score-connections-all")).click()
        expect(unclaimed).to_have_count(routes - everything)


def test_review_stands_out_and_asks_about_this_game(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york", 3) as table:
        table.play()
        totals = [score["total"] for score in table.views[0]["scores"]]
        page = at_the_end(arrive, table, [], **PHONE).page  # a spectator reads the same whoever won
        line = page.get_by_test_id("main-line")
        first, second = sorted(totals, reverse=True)[:2]
        gap = first - second
        expect(line).to_have_text(say("score-ask-decided", gap=gap) if gap else re.compile(r"^Tied on points\."))
        yellow, others = page.locator(".acts .btn.y"), page.locator(".acts .btn:not(.y)")
        expect(yellow).to_have_count(1)
        box = yellow.bounding_box()
        assert box
        assert all(other["y"] >= box["y"] + box["height"] for one in others.all() if (other := one.bounding_box()))


def test_the_score_sheet_opens_counts_and_closes(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        table.play()
        page = at_the_end(arrive, table, [0]).page
        expect(page.locator(".acts .btn.y")).to_contain_text(say("score-review"))
        page.get_by_role("button", name=say("score-sheet")).click()
        sheet = page.get_by_test_id("score-sheet")
        expect(sheet.get_by_role("columnheader", name="Ada")).to_be_visible()
        expect(page.get_by_role("button", name=say("score-back"))).to_be_focused()
        page.get_by_role("button", name=say("score-count-again")).click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=say("score-sheet"))).to_be_focused()


def test_the_last_piece_lands_before_the_scores_come(arrive: Open, address: str) -> None:
    """Seen by a page that watched the game: its banner names no winner, and no card flies over the scores."""
    with shortcut(address, "first_journey_europe") as table:
        assert table.play(nearly_over)
        ada = arrive(f"/table/{table.code}", script=table.script([0]), **STOPPED)
        expect(ada.page.get_by_test_id("banner")).to_be_visible()
        table.play()
        expect(ada.page.get_by_test_id("banner")).to_contain_text(say("table-why-over"))
        expect(ada.page.get_by_test_id("scoring")).to_have_count(0)
        ada.page.keyboard.press("Escape")  # the wait can be cut short
        expect(ada.page.get_by_test_id("scoring")).to_be_visible()
        expect(ada.page.locator("body > div[style*='z-index: 40']")).to_have_count(0)
