"""The daily deal in a page: the same cards, bots and par as at a server."""

from __future__ import annotations

import json

import pytest

from farebox import Action, Record, View
from farebox.bots.neural.champion import ChampionBot
from farebox.game.daily import code_of
from farebox.page.networks import Networks
from farebox.page.requests import answer, codes_of
from farebox.table.lobby import daily
from farebox.table.lobby.par import play_par
from page.hosted import Page, new_page
from page.test_networks import forward

BOARD = "first_journey_europe"
KEY = (BOARD, 3)
ADA = {"kind": "mine", "name": "Ada"}


class Noon:
    """A clock that stands still."""

    def time(self) -> float:
        return 1_794_916_800.0  # 2026-11-17 12:00 UTC

    def monotonic(self) -> float:
        return 0.0


@pytest.fixture
def page() -> Page:
    page = new_page(Networks({BOARD: [3]}, forward))
    page.host.clock = Noon()
    return page


def play(page: Page, most: int = 1000) -> tuple[str, str]:
    """Play today's deal by always choosing the last action. Returns the table's code and the seat's secret."""
    opened = page.ask("POST", "/tables", {"daily": BOARD, "browser": "a" * 64, "places": [ADA]})
    code, secret = opened["table"]["code"], opened["held"][0]["secret"]
    page.host.connect(1, code)
    page.send(type="hello", version=2, secrets=[secret], at=-1)
    page.run()
    while page.last["table"]["status"] != "over" and most:
        table, view = page.last["table"], page.last["views"][0]
        page.send(type="act", id=f"a{table['at']}", seat=0, at=table["at"], action=view["actions"][-1]["text"])
        page.run()
        most -= 1
    page.host.disconnect(1)
    return code, secret


def test_the_days_of_the_page_are_those_of_the_server(page: Page) -> None:
    today = page.ask("GET", "/daily")
    assert (today["date"], today["until"] - page.host.clock.time()) == ("2026-11-17", 12 * 3600)
    assert [deal["board"] for deal in today["today"]] == list(daily.DAILY_SEATS)
    assert answer(page.host, "POST", "/tables", "", json.dumps({"daily": "nowhere"}))[0] == 404


def test_the_same_actions_meet_the_same_cards_and_bots_and_par_is_the_champion_s(page: Page) -> None:
    code, secret = play(page)
    again, _ = play(page)
    record, other = (Record.parse(page.ask("GET", f"/tables/{one}/record")) for one in (code, again))
    game = record.verify()
    assert record.deal is not None
    assert record.deal.startswith(code_of("2026-11-17"))
    assert [play.action for play in game.plays] == [play.action for play in other.replay().plays]
    path = f"/daily/results?table={code}"
    assert codes_of(path) == [code]
    assert answer(page.host, "GET", path, "nobody")[0] == 403
    before = page.ask("GET", path, secret=secret)
    assert (before["par"], before["par_failed"], page.host.missing_network()) == (None, False, KEY)
    page.host.network_loaded(*KEY, True)
    page.run()
    deal = page.ask("GET", path, secret=secret)
    par = play_par("2026-11-17", BOARD, ChampionBot("champion"))
    assert deal["par"]["totals"] == [score.total for score in par.game.scores]
    assert deal["par"]["review"] == par.record.id, "the whole game is that of a server"
    assert deal["results"][0]["review"] == page.ask("POST", "/reviews", {"table": code})["id"]
    assert (deal["results"][0]["name"], deal["results"][0]["totals"]) == (
        "Ada",
        [score.total for score in game.scores],
    )


def test_par_meets_the_bots_that_players_meet(page: Page) -> None:
    """Whoever chooses what a player chose has the player's game, from the first action to the last."""

    class LastAction:
        def choose(self, view: View) -> Action:
            return view.actions[-1]

    code, _ = play(page)
    played = Record.parse(page.ask("GET", f"/tables/{code}/record")).replay()
    par = play_par("2026-11-17", BOARD, LastAction())
    assert [(one.seat, one.action) for one in par.game.plays] == [(one.seat, one.action) for one in played.plays]
    assert par.record.turns == played.record().turns


def test_par_that_could_not_be_played_is_tried_again_when_somebody_asks(page: Page) -> None:
    code, secret = play(page)
    path = f"/daily/results?table={code}"
    for _ in range(2):
        assert not page.ask("GET", path, secret=secret)["par_failed"]
        assert page.host.missing_network() == KEY
        page.host.network_loaded(*KEY, False)
        assert page.host.wait() == -1.0
        assert page.ask("GET", path, secret=secret)["par_failed"]


def test_results_are_for_those_who_have_finished(page: Page) -> None:
    code, secret = play(page, most=3)
    status, text = answer(page.host, "GET", f"/daily/results?table={code}", secret)
    assert (status, json.loads(text)["error"]) == (409, "not_over")


def test_par_and_reviews_wait_while_somebody_plays(page: Page) -> None:
    code, secret = play(page)
    page.ask("GET", f"/daily/results?table={code}", secret=secret)
    assert page.host.wait() == 0.0
    opened = page.ask("POST", "/tables", {"options": {"board": "new_york"}, "places": [ADA, ADA]})
    page.host.connect(2, opened["table"]["code"])
    page.host.hear(2, json.dumps({"type": "hello", "version": 2, "secrets": [opened["held"][0]["secret"]], "at": -1}))
    assert (page.host.wait(), page.host.missing_network()) == (-1.0, None)
    page.host.disconnect(2)
    assert (page.host.wait(), page.host.missing_network()) == (0.0, KEY)
