"""Records of rules this program no longer has: the text that the rules would write, with nothing that a reader has not seen."""

from __future__ import annotations

from random import Random

import pytest

from farebox import Game, Record
from farebox.game.text.outcome import write_deal, write_outcome
from farebox.table.rows import StoredEntry, StoredTable
from farebox.table.stored_record import stored_record
from record_games import played

NAMES = ["Ada", "Bob", "Cleo", "Dan"]
BOARDS = ("new_york", "first_journey_europe", "first_journey_usa")


def stored(game: Game, status: str = "playing") -> tuple[StoredTable, list[StoredEntry]]:
    """The rows of a table where this game was played."""
    row = StoredTable("BCDFGHJK", {"board": game.board.id}, status, False, False, "", 0, [], 0.0, 0.0, [])
    row.seed, row.rules, row.board_digest = game.options.seed, 1, game.board.digest
    row.first_seat, row.options["completion_cards"] = game.options.first_seat, game.options.completion_cards
    entries = [entry(0, "deal", None, "", write_deal(game.board, game.deck, game.tickets))]
    for number, play in enumerate(game.plays, 1):
        entries.append(entry(number, "play", play.seat, str(play.action), write_outcome(play.events)))
    return row, entries


def entry(number: int, kind: str, seat: int | None, action: str, outcome: str) -> StoredEntry:
    return StoredEntry("BCDFGHJK", number, kind, seat, action, False, None, 0.0, outcome)


@pytest.mark.parametrize("board", BOARDS)
def test_it_hides_what_the_rules_hide(board: str) -> None:
    rng = Random(board)
    for seed in range(40):
        seats = rng.choice((2, 3, 4))
        game = played(board, seats, seed, rng.choice((seats - 1, rng.randrange(150))))
        if game.over:
            continue
        row, entries = stored(game)
        for seat in (None, *game.seats):
            text = stored_record(row, entries, NAMES[:seats], () if seat is None else (seat,))
            *lines, last = text.splitlines()
            assert lines == str(Record.seen_by(game, seat, NAMES[:seats])).splitlines()
            assert last.startswith("# played with version 1 of the rules")
            assert Record.parse(text).veiled


def test_several_seats_of_one_reader() -> None:
    row, entries = stored(played("first_journey_europe", 3, 1, 30))
    assert stored_record(row, entries, NAMES[:3], (0, 1, 2)).count("= ?") == 0
    assert "= ? ?" in stored_record(row, entries, NAMES[:3], (0, 1))


def test_a_game_that_is_over_hides_nothing() -> None:
    game = played("new_york", 2, 3)
    assert game.over
    text = stored_record(*stored(game, "over"), NAMES[:2])
    assert text.splitlines()[:-1] == str(game.record(NAMES[:2])).splitlines()[:-1]


def test_actions_and_outcomes_that_are_not_known_to_be_public_are_hidden() -> None:
    row, entries = stored(played("first_journey_europe", 2, 1, 0))
    entries.append(entry(1, "play", 0, "spy red", "blue green, peek white"))
    text = stored_record(row, entries, NAMES[:2], (1,))
    assert "1. 0 ? = ? ?, ? ?\n" in text
    assert "1. 0 spy red = blue green, peek white\n" in stored_record(row, entries, NAMES[:2], (0,))
