"""What may befall people at a table: cut lines, killed servers, tabs, spectators, second thoughts, languages, wrong links."""

from __future__ import annotations

import json
import re
from pathlib import Path

from arrivals import PHONE, Open
from player import Finger, Player, say
from playwright.sync_api import WebSocketRoute, expect
from shortcut import shortcut

from farebox.messages import text
from running_server import running

UNREACHABLE = (
    *("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"),
    "ERR_CONTENT_LENGTH_MISMATCH",  # killed in the middle of an answer
)


def two_at_a_table(arrive: Open, **context: object) -> tuple[Player, Player]:
    """Ada and Bob, tickets chosen, Ada to begin."""
    ada = arrive(**context)
    bob = arrive(ada.open("new-york", ["friend"]), **context)
    bob.join("Bob")
    ada.start(2)
    for player in (ada, bob):
        player.wait_for_game()
        assert player.play() == "keep"
    ada.wait_for_turn()
    return ada, bob


def take_two(player: Player) -> None:
    """A whole turn: two cards from the deck."""
    player.wait_for_turn()
    player.hands.take(player.page, None)
    player.wait_for_turn()
    player.hands.take(player.page, None)


def lines(player: Player) -> list[str]:
    return player.page.get_by_test_id("log").get_by_role("listitem").all_text_contents()


def cards(player: Player, seat: int) -> str:
    return player.page.get_by_test_id(f"player-{seat}").locator(".sr").inner_text()


def test_page_comes_back_after_the_socket_is_cut(arrive: Open) -> None:
    ada, bob = two_at_a_table(arrive)
    wires: list[WebSocketRoute] = []
    cut = False

    def through(wire: WebSocketRoute) -> None:
        if cut:
            return wire.close(code=4000)
        wires.append(wire)
        wire.connect_to_server()
        return None

    ada.page.route_web_socket("**/socket", through)
    ada.page.reload()
    take_two(ada)
    cut = True
    wires[0].close(code=4000)
    expect(ada.page.get_by_test_id("lost")).to_be_visible()
    take_two(bob)
    cut = False
    expect(ada.page.get_by_test_id("lost")).to_be_hidden()
    assert ada.wait_for_turn().free
    assert len(lines(ada)) == len(lines(bob))
    take_two(ada)
    assert bob.wait_for_turn().free
    ada.page.context.close()  # nobody else gets its sockets


def test_page_notices_that_the_network_is_off_and_on_again(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york", 1, bots=1) as table:
        ada = arrive(f"/table/{table.code}", script=table.script([0]), clock=True)
        ada.wait_for_game()
        ada.watched.allow(*UNREACHABLE)
        ada.page.context.set_offline(True)  # the socket stays open
        ada.page.wait_for_function("() => !navigator.onLine")
        ada.page.clock.run_for(6000)
        expect(ada.page.get_by_test_id("lost")).to_be_visible()
        ada.page.context.set_offline(False)
        expect(ada.page.get_by_test_id("lost")).to_be_hidden()
        assert ada.play_when_asked() == "keep"


def test_page_comes_back_after_the_server_is_killed(arrive: Open, tmp_path: Path) -> None:
    with running(tmp_path) as (process, base):
        ada = arrive(base=base)
        ada.watched.allow(*UNREACHABLE)
        ada.open("new-york", ["bot"])
        ada.wait_for_turn()
        take_two(ada)
        ada.wait_for_turn()
        before, hand = lines(ada), ada.page.get_by_test_id("hand").inner_text()
        process.kill()
        process.wait()
        expect(ada.page.get_by_test_id("lost")).to_be_visible()
    with running(tmp_path, port=int(base.rsplit(":", 1)[1])):
        expect(ada.page.get_by_test_id("lost")).to_be_hidden(timeout=30_000)
        assert (lines(ada), ada.page.get_by_test_id("hand").inner_text()) == (before, hand)
        take_two(ada)
        ada.wait_for_turn()
        assert len(lines(ada)) > len(before)
        ada.page.close()


def test_a_second_tab_of_the_same_seat(arrive: Open) -> None:
    ada, bob = two_at_a_table(arrive)
    page = ada.page.context.new_page()
    page.goto(ada.page.url)
    other = Player(page, ada.watched)
    other.wait_for_turn()
    ada.hands.take(ada.page, None)  # the first card in one tab,
    expect(page.get_by_test_id("banner")).to_contain_text(say("table-do-second"))
    other.hands.take(page, None)  # the second in the other
    assert bob.wait_for_turn().free
    expect(ada.page.get_by_test_id("banner")).to_contain_text("Bob")
    assert cards(ada, 0) == cards(other, 0)
    assert lines(ada) == lines(other)


def test_a_seat_moves_to_another_device(arrive: Open) -> None:
    ada, bob = two_at_a_table(arrive)
    for id in ("menu", "menu-move"):
        ada.page.get_by_test_id(id).click()
    link = ada.page.get_by_test_id("seat-link").input_value()
    ada.page.context.close()
    phone = arrive(link, **PHONE)
    phone.hands = Finger()
    take_two(phone)
    assert "seat=" not in phone.page.url  # the secret does not stay in the address
    assert bob.wait_for_turn().free


def test_chat_is_plain_text(arrive: Open) -> None:
    ada, bob = two_at_a_table(arrive)
    ada.page.get_by_test_id("chat-button").click()
    ada.page.get_by_test_id("chat-text").fill("<b>Hello</b> & <img src=x onerror=alert(1)>")
    ada.page.keyboard.press("Enter")
    bob.page.get_by_test_id("chat-button").click()
    expect(bob.page.get_by_test_id("chat")).to_contain_text("<b>Hello</b> & <img src=x onerror=alert(1)>")
    bob.page.get_by_test_id("reactions").click()
    bob.page.get_by_test_id("react-well_played").click()
    expect(ada.page.get_by_test_id("chat")).to_contain_text(say("table-react-well-played"))


def test_a_hint_says_what_and_why(arrive: Open) -> None:
    ada, _ = two_at_a_table(arrive)
    ada.page.get_by_test_id("hint").click()
    expect(ada.page.get_by_test_id("hint-text")).to_be_visible()
    assert len(ada.page.get_by_test_id("hint-text").inner_text()) > 10
    expect(ada.page).to_have_title(re.compile("^●"))


def test_a_spectator_sees_no_hidden_card(arrive: Open) -> None:
    ada, bob = two_at_a_table(arrive)
    tickets = ada.page.locator('[data-testid^="ticket-"]').evaluate_all("all => all.map((one) => one.dataset.testid)")
    assert tickets
    carl = arrive()
    heard: list[str] = []
    carl.page.on("websocket", lambda wire: wire.on("framereceived", lambda data: heard.append(str(data))))
    carl.page.goto(ada.page.url)
    expect(carl.page.get_by_test_id("banner")).to_contain_text("Ada")
    for player in (ada, bob):
        take_two(player)
    expect(carl.page.get_by_test_id("banner")).to_contain_text("Ada")
    expect(carl.page.get_by_test_id("hand")).to_have_count(0)
    expect(carl.page.locator('[data-testid^="ticket-"]')).to_have_count(0)
    content = carl.page.content()
    assert not [ticket for ticket in tickets if ticket.removeprefix("ticket-") in content]
    views = [view for message in map(json.loads, heard) for view in message.get("views", [])]
    assert len(views) > 2
    assert {view["seat"] for view in views} == {None}
    assert all(player["hand"] is player["ticket_list"] is None for view in views for player in view["players"])
    assert not carl.look().free


def test_undo(arrive: Open) -> None:
    ada, bob = two_at_a_table(arrive)
    while "claim" not in ada.done:
        if not (ada.play() or bob.play()):
            ada.page.wait_for_timeout(20)
    undo = ada.page.get_by_test_id("undo")
    mine = ada.page.locator('[data-route][aria-label*="Ada"]').count
    expect(undo).to_be_enabled()
    claimed, before = mine(), cards(ada, 0)
    undo.click()
    expect(ada.page.get_by_test_id("log").get_by_role("listitem").first).to_contain_text(
        say("table-log-undo", you="yes", name="")
    )
    assert mine() < claimed
    assert cards(ada, 0) != before
    expect(bob.page.get_by_test_id("log").get_by_role("listitem").first).to_contain_text("Ada")
    assert ada.wait_for_turn().claims  # the same choice again
    expect(undo).to_be_disabled()


def test_rematch(arrive: Open, address: str) -> None:
    with shortcut(address, "new_york") as table:
        table.play()
        ada, bob = arrive(), arrive(clock=True)
        for seat, player in enumerate((ada, bob)):
            player.page.evaluate(table.script([seat]))
            player.page.goto(f"/table/{table.code}")
        expect(bob.button("score-rematch")).to_be_visible()
        ada.button("score-rematch").click()
        ada.page.wait_for_url(lambda url: table.code not in url)
        expect(ada.page.get_by_test_id("player-0")).to_contain_text(say("table-role-awaited"))
        expect(bob.page.get_by_test_id("rematch-call")).to_contain_text(say("score-rematch-call"))
        bob.button("score-sheet").click(trial=True)  # nothing covers it
        bob.page.clock.run_for(16_000)  # he is taken along
        bob.page.wait_for_url(ada.page.url)
        for player in (ada, bob):
            assert player.play_when_asked() == "keep"
        assert bob.wait_for_turn().free  # seats went on by one: now Bob begins
        expect(ada.page.get_by_test_id("player-0")).to_contain_text("Bob")


def test_another_language_in_mid_game(arrive: Open) -> None:
    ada = arrive()
    ada.open("first-journey-europe", ["bot"])
    ada.wait_for_turn()
    ada.hands.take(ada.page, None)
    ada.wait_for_turn()
    hand = ada.page.get_by_test_id("hand").get_by_role("listitem").count()
    ada.page.get_by_test_id("menu").click()
    ada.page.get_by_test_id("menu-settings").click()
    ada.page.get_by_role("button", name="Français").filter(visible=True).click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.locator("[data-route]").first.locator("xpath=ancestor::*[local-name()='svg'][1]")).to_contain_text(
        text("fr", "place-london"), ignore_case=True
    )
    expect(ada.page.get_by_test_id("banner")).to_contain_text(text("fr", "table-your-turn-name", name="Ada"))
    assert ada.page.get_by_test_id("hand").get_by_role("listitem").count() == hand
    ada.hands.take(ada.page, None)
    assert ada.wait_for_turn().free


def test_a_wrong_link(arrive: Open) -> None:
    lost = arrive("/rules")
    lost.watched.allow("404")
    lost.page.goto("/table/NOSUCHTABLE")
    expect(lost.page.get_by_test_id("no-table")).to_contain_text(say("lobby-no-table-line"))
    lost.page.get_by_role("link", name=say("common-to-lobby"), exact=True).click()
    expect(lost.page.get_by_role("heading", name=say("lobby-headline-1"))).to_be_visible()


def test_a_table_that_cannot_be_opened_now_is_not_called_missing(arrive: Open) -> None:
    guest = arrive("/rules")
    guest.watched.allow("503")
    problem = {"error": "busy", "message": "", "detail": {}}
    guest.page.route("**/api/tables/ABCDEFGH/**", lambda route: route.fulfill(status=503, json=problem))
    guest.page.route("**/api/tables/ABCDEFGH", lambda route: route.fulfill(status=503, json=problem))
    guest.page.goto("/table/ABCDEFGH")
    expect(guest.page.get_by_role("heading", name=say("lobby-no-connection"))).to_be_visible()
    expect(guest.page.get_by_test_id("no-table")).to_contain_text(say("problem-busy"))


def test_a_full_table(arrive: Open) -> None:
    ada = arrive()
    link = ada.open("new-york", ["friend"])
    bob, carl = arrive(link), arrive(link)
    expect(carl.button("lobby-join-button")).to_be_visible()
    bob.join("Bob")
    expect(carl.page.get_by_role("heading", name=say("lobby-full"))).to_be_visible()  # without a reload
    expect(carl.button("lobby-join-button")).to_be_hidden()
    carl.button("lobby-join-watch").click()
    expect(carl.page.get_by_text(say("lobby-join-watching"))).to_be_visible()
    ada.start(2)
    carl.wait_for_game()  # and may watch
    expect(carl.page.get_by_test_id("hand")).to_have_count(0)


def test_who_leaves_and_comes_back_at_once_plays_on(arrive: Open) -> None:
    ada, bob = two_at_a_table(arrive)
    ada.page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(ada.page.get_by_role("heading", level=1, name=text("en", "lobby-welcome-name", name="Ada"))).to_be_visible()
    ada.page.go_back()
    ada.wait_for_game()
    take_two(ada)
    bob.wait_for_turn()
    expect(ada.page.get_by_test_id("banner")).to_contain_text("Bob")


def test_a_bot_may_stand_in_once_somebody_has_been_away_for_a_while(arrive: Open, tmp_path: Path) -> None:
    with running(tmp_path, FAREBOX_STAND_IN_SECONDS="3") as (_, base):
        ada, bob = two_at_a_table(arrive, base=base)
        bob.page.close()
        button = ada.page.get_by_test_id("stand-in-1")
        expect(button).to_be_disabled()
        expect(button).to_have_text(re.compile(re.escape(say("table-stand-in-soon", seconds=2)).replace("2", "[123]")))
        expect(button).to_be_enabled()
        expect(button).to_have_text(say("table-stand-in"))
        button.click()
        expect(button).to_have_text(say("table-stand-in-end"))
        take_two(ada)
        ada.wait_for_turn()
        ada.page.close()


def test_a_seat_link_that_was_cut_off_says_so_and_spoils_nothing(arrive: Open) -> None:
    ada, _ = two_at_a_table(arrive)
    stranger = arrive(f"{ada.page.url}#seat=abcdefghi")
    expect(stranger.page.get_by_text(text("en", "problem-seat-link"))).to_be_visible()
    stranger.page.goto(ada.page.url)
    expect(stranger.page.get_by_test_id("banner")).to_be_visible()
