"""Abandoned games: `Game.abandon`, and what records, positions, views and everything that counts winners make of them."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest

from farebox import Game, IllegalAction, Position, Record, View, board_names
from farebox.arena.contest import Pairing
from farebox.arena.match import _result as arena_result
from farebox.arena.random_games import GameStatistics
from farebox.arena.report import bot_rows, seat_rows
from farebox.arena.result import GameResult
from farebox.boards.limits import TURNS
from farebox.cli.games.records import score_pad
from farebox.cli.screen import out
from farebox.envs.reward import REWARDS, reward
from farebox.envs.single_game.game import SingleGame
from farebox.game.transcript import tell_story
from farebox.rules.board_numbers import board_numbers
from record_games import broken, changed, play_on, played

EVERY = [(board, plays) for board in board_names() for plays in (0, 1, 2, 3, 9, 14, 30)]
AT_THE_LIMIT = {
    "new_york": "board=new_york; seats=3; turn=30000; routes.1=chelsea-soho; tickets.1=chelsea-brooklyn",
    "first_journey_europe": "board=first_journey_europe; seats=3; turn=30000; tickets.0=london-riga paris-riga",
}


def abandoned(board: str, plays: int, seats: int = 3) -> Game:
    game = played(board, seats, plays, plays)
    assert not game.over
    game.abandon()
    return game


# The game


@pytest.mark.parametrize(("board", "plays"), EVERY)
def test_a_game_can_be_abandoned_at_any_moment(board: str, plays: int) -> None:
    game = played(board, 3, plays, plays)
    before, events, scores = list(game.plays), game.events, game.scores
    told = game.abandon()
    assert [event.to_dict() for event in told] == [{"kind": "over", "seat": None, "ending": "abandoned", "winners": []}]
    assert game.plays == before
    assert game.events == (*events, *told)
    assert (game.over, game.ending, game.winners, game.to_act) == (True, "abandoned", (), ())
    assert game.scores == scores
    assert game.state.total[:3] == [score.total for score in scores]
    for seat in (None, *game.seats):
        view = game.view(seat)
        assert (view.over, view.phase, view.ending, view.winners, view.actions) == (True, "over", "abandoned", (), ())
        assert view.to_dict()["winners"] == ()


def test_an_abandoned_game_takes_no_action_no_undo_and_no_second_abandonment() -> None:
    game = played("new_york", 2, 5, 40)
    while not game.can_undo(game.plays[-1].seat):
        play_on(game, random.Random(len(game.plays)), 1)
    seat = game.plays[-1].seat
    game.abandon()
    state = game.state.copy()
    assert not game.can_undo(seat)
    for forbidden in (lambda: game.undo(seat), game.abandon, lambda: game.play("blind")):
        with pytest.raises(IllegalAction, match=f"the game is over: it was abandoned after {state.turn} turns"):
            forbidden()
    assert game.state == state


def test_a_game_that_is_over_cannot_be_abandoned() -> None:
    game = played("new_york", 2, 1)
    events, ending, winners = game.events, game.ending, game.winners
    with pytest.raises(IllegalAction, match=r"^the game is over$"):
        game.abandon()
    assert (game.events, game.ending, game.winners) == (events, ending, winners)


def test_a_copy_of_a_game_goes_on_when_the_other_is_abandoned() -> None:
    game = played("new_york", 2, 1, 5)
    other = copy.copy(game)
    game.abandon()
    assert not other.over
    assert other.events == game.events[:-1]


def test_cards_and_tickets_are_conserved() -> None:
    for board, plays in EVERY:
        s, b = abandoned(board, plays).state, board_numbers(abandoned(board, plays).board)
        cards = sum(map(sum, s.hand)) + s.n_deck + sum(s.discard) + sum(card >= 0 for card in s.display) * (board == "new_york")
        assert cards == sum(b.cards)
        held = sum(tickets.bit_count() for tickets in s.tickets)
        given_up = 0 if board == "new_york" else sum(tickets.bit_count() for tickets in s.returned)
        assert held + s.n_ticket_deck + given_up == b.n_tickets
        assert all(offer == [-1, -1] for offer in s.offer) or board != "new_york"
        assert not any(s.choice)


# Records and positions


@pytest.mark.parametrize(("board", "plays"), EVERY)
def test_the_record_of_an_abandoned_game_replays(board: str, plays: int) -> None:
    game = abandoned(board, plays)
    text = str(game.record(["Ana", "Bo", "Cy"]))
    totals = " ".join(str(score.total) for score in game.scores)
    assert text.splitlines()[-1] == f"result abandoned {totals} winners none"
    record = Record.parse(text)
    assert str(record) == text
    for again in (record.replay(), record.verify()):
        assert again.state == game.state
        assert again.events == game.events
        assert str(again.record(["Ana", "Bo", "Cy"])) == text


@pytest.mark.parametrize("start", AT_THE_LIMIT.values(), ids=AT_THE_LIMIT)
def test_the_record_of_a_game_that_reached_the_limit_replays(start: str) -> None:
    game = play_on(Game.from_position(Position.parse(start)), random.Random(2))
    assert (game.ending, game.state.turn, game.closing) == ("abandoned", TURNS, ())
    text = str(game.record())
    assert Record.parse(text).verify().state == game.state
    assert text.splitlines()[-1].endswith(" winners none")


def test_what_a_seat_saw_of_an_abandoned_game_says_so() -> None:
    game = abandoned("new_york", 14)
    for seat in (None, 0, 1, 2):
        text = str(Record.seen_by(game, seat))
        assert text.splitlines()[-1] == str(game.record()).splitlines()[-1]
        assert str(Record.parse(text)) == text
        assert Record.parse(text).veiled


def test_a_record_that_is_wrong_about_an_abandoned_game_is_refused() -> None:
    text = str(abandoned("new_york", 14).record())
    line = len(text.splitlines())
    for old, new in (
        ("winners none", "winners 0"),
        ("winners none", "winners"),
        ("abandoned ", "abandoned 9"),
        ("abandoned", "dropped"),
    ):
        error = broken(changed(text, old, new))
        assert error.line == line
        assert "says 'result " in error.problem
    over = str(played("new_york", 2, 1).record())
    result = over.splitlines()[-1]
    error = broken(over.replace(result, "result abandoned 0 0 winners none"))
    assert f"it is {result!r}" in error.problem


def test_nothing_follows_an_abandoned_result() -> None:
    assert broken(f"{abandoned('new_york', 3).record()}9. 0 blind\n").problem == "nothing may follow the result"


@pytest.mark.parametrize(("board", "plays"), EVERY)
def test_the_position_of_an_abandoned_game_gives_the_same_state_back(board: str, plays: int) -> None:
    game = abandoned(board, plays)
    position = game.position()
    assert position.values["ending"] == "abandoned"
    assert Position.parse(str(position)).state() == game.state
    again = Game.from_position(Position.parse(str(position)))
    assert (again.over, again.ending, again.winners) == (True, "abandoned", ())


def test_only_an_abandoned_game_can_be_over_in_turn_0() -> None:
    assert Position.parse("board=new_york; phase=over; ending=abandoned; turn=0").state().turn == 0
    for text in ("board=new_york; phase=over; ending=last_turns", "board=first_journey_usa; phase=over; ending=abandoned"):
        with pytest.raises(ValueError, match="turn: must be a number from 1 to 30000"):
            Position.parse(f"{text}; turn=0").state()


# Everything that counts winners


def test_the_transcript_says_that_the_game_was_given_up() -> None:
    lines = list(tell_story(abandoned("new_york", 14), ["Ana", "Bo", "Cy"]))
    assert lines[-1].strip() == "The game was given up: nobody wins."
    game = play_on(Game.from_position(Position.parse(AT_THE_LIMIT["first_journey_europe"])), random.Random(2))
    assert list(tell_story(game, ["Ana", "Bo", "Cy"]))[-1].endswith("The game was given up: nobody wins.")


def test_the_score_pad_of_an_abandoned_game_has_no_star() -> None:
    game = abandoned("new_york", 30)
    with out.capture() as captured:
        out.print(score_pad(game, ["Ana", "Bo", "Cy"]))
    assert "final score" in captured.get()
    assert "★" not in captured.get()


@pytest.mark.parametrize("start", AT_THE_LIMIT.values(), ids=AT_THE_LIMIT)
def test_an_abandoned_game_pays_no_reward(start: str) -> None:
    game = play_on(Game.from_position(Position.parse(start)), random.Random(2))
    for kind in range(len(REWARDS)):
        assert [reward(board_numbers(game.board), game.state, p, kind) for p in game.seats] == [0.0, 0.0, 0.0]
    table = SingleGame(game.board, 3)
    table.state = game.state.copy()
    assert table.over
    assert table.rewards() == [0.0, 0.0, 0.0]
    assert table.legal() == []


def test_an_abandoned_game_is_no_win_for_anybody_in_the_arena() -> None:
    game = abandoned("new_york", 30, seats=2)
    result = arena_result(game.board, Pairing(1, 0, ("a", "b")), game.state)
    assert (result.winners, result.ending, result.shares) == ((), "abandoned", (0.0, 0.0))
    assert GameResult.from_rows(result.rows()) == result
    assert [(row["played"], row["wins"], row["win_rate"]) for row in bot_rows([result], ["a", "b"])] == [(1, 0, 0), (1, 0, 0)]
    assert [row["wins"] for row in seat_rows([result])] == [0, 0]


def test_sim_counts_an_abandoned_game_and_no_win() -> None:
    game, tally = abandoned("new_york", 30, seats=2), GameStatistics(2)
    tally.add(game.state, 30)
    assert tally.endings == {"abandoned": 1}
    assert list(tally.wins) == [0, 0]


def test_views_of_an_abandoned_game_tell_no_more_than_one_that_is_over() -> None:
    """Tickets that were offered are known to the seat that saw them, and to nobody else."""
    game = Game("new_york", 2, 7)
    seen = game.view(0).me.offer or ()
    game.abandon()
    assert set(game.view(0).returned) == set(seen)
    for seat in (1, None):
        told = str(View(game.board, game.state, seat).to_dict())
        assert not any(ticket in told for ticket in seen)


def test_show_prints_an_abandoned_record(tmp_path: Path) -> None:
    from farebox.cli.games.records import show

    file = tmp_path / "abandoned.farebox"
    file.write_text(str(abandoned("new_york", 14).record()), "utf-8")
    with out.capture() as captured:
        show(file, None)
    assert "The game was given up: nobody wins." in captured.get()
