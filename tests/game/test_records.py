"""Records: a game as text, played again to the last card; and what a seat saw of it."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from farebox import Game, Position, Record, RecordError, board_names, load_board
from farebox.rules import cards
from farebox.rules.state import State
from record_games import FJ_POSITION, broken, changed, play_on, played

EVERY_TABLE = [(board, seats) for board in board_names() for seats in load_board(board).seats]
NY_POSITION = "board=new_york; hand.0=2 pink; display=red blue green taxi orange; deck=red; hand.1=*"


# What is written is read, and played again


@pytest.mark.parametrize(("board", "seats"), EVERY_TABLE)
def test_a_record_is_read_as_it_was_written_and_replays_to_the_same_state(board: str, seats: int) -> None:
    for seed, plays in ((0, 1000), (1, 1000), (2, 1000), (3, 0), (4, 1), (5, seats), (6, 30)):
        game = played(board, seats, seed, plays)
        record = game.record(["Ana", "", "Bo | Cy", "  D\n# e  "][:seats])
        again = Record.parse(str(record))
        assert again == record
        assert str(again) == str(record)
        for replayed in (record.replay(), again.replay(), again.verify()):
            assert replayed.state == game.state
            assert replayed.events == game.events
            assert str(replayed.record(list(again.players))) == str(record)


@pytest.mark.parametrize("text", [NY_POSITION, FJ_POSITION, "board=new_york", "board=first_journey_usa; seats=4"])
@pytest.mark.parametrize("plays", [0, 1, 7, 1000])
def test_a_game_from_a_position_replays_too(text: str, plays: int) -> None:
    game = play_on(Game.from_position(Position.parse(text)), random.Random(plays), plays)
    record = game.record()
    assert Record.parse(str(record)) == record
    assert "*" not in str(record)  # what was left to chance stands there as it fell
    assert record.replay().state == game.state
    assert Record.parse(str(record)).verify().state == game.state


def test_a_game_that_begins_with_opening_choices_of_a_position_replays() -> None:
    offers = "offer.0=chelsea-brooklyn; offer.1=times_square-soho chelsea-wall_street; offer.2=central_park-chelsea"
    game = Game.from_position(Position.parse(f"board=new_york; seats=3; phase=opening; {offers}; choice.1=both"))
    game.play("keep central_park-chelsea", 2)
    game.play("keep chelsea-brooklyn", 0)
    game.play("blind")
    assert [line for line in str(game.record()).splitlines() if line[:1].isdigit()][:2] == [
        "2 keep central_park-chelsea",
        "0 keep chelsea-brooklyn",
    ]
    assert Record.parse(str(game.record())).verify().state == game.state


def test_a_record_looks_like_this() -> None:
    game = Game("new_york", 2, seed=7, first_seat=1)
    game.play("keep chinatown-central_park", 0)
    game.play("keep central_park-midtown_west united_nations-midtown_west", 1)
    game.play("take black")
    game.play("blind")
    game.play("claim gramercy_park-empire_state_building.blue")
    lines = str(game.record(["Ana", "Bo"])).splitlines()
    assert lines[:7] == [
        "farebox record 1",
        f"board new_york {game.board.digest}",
        "rules 1",
        "seats 2",
        "first_seat 1",
        "players Ana | Bo",
        "seed 7",
    ]
    assert [lines[7].split()[:3], lines[8].split()[:2]] == [["deck", "blue", "orange"], ["tickets", "central_park-chinatown"]]
    assert lines[9:] == [
        "",
        "0 keep central_park-chinatown",
        "1 keep united_nations-midtown_west central_park-midtown_west",
        "1. 1 take black = orange; blind = taxi",
        "2. 0 claim empire_state_building-gramercy_park.blue 1 blue",
    ]


def test_blank_lines_comments_and_spaces_do_not_matter() -> None:
    text = str(played("new_york", 2, 1).record())
    wide = "\r\n".join(f"  {line.replace(' ', '   ')}\t\n# a comment; with anything = in it" for line in text.splitlines())
    assert Record.parse("\n\n" + wide) == Record.parse(text)
    assert Record.parse(wide).verify().state == Record.parse(text).replay().state


def test_a_record_of_a_board_of_ones_own_needs_the_board(tmp_path: Path) -> None:
    source = Path(load_board("new_york").layout_file or "").with_name("new_york.toml").read_text("utf-8")
    (tmp_path / "my_york.toml").write_text(source.replace("pieces = 15", "pieces = 9"), "utf-8")
    board = load_board(tmp_path / "my_york.toml")
    game = play_on(Game(board, 2, 1), random.Random(1))
    text = str(game.record())
    assert Record.parse(text).verify(board).state == game.state
    assert "board 'my_york' is not in the package: pass it as an argument" in str(broken(text))
    with pytest.raises(RecordError, match="line 2: was played on a different board, 'my_york "):
        Record.parse(text).replay(load_board("new_york"))
    with_path = text.replace("board my_york", f"board {tmp_path / 'my_york.toml'}")
    assert "is not in the package: pass it as an argument" in str(broken(with_path))  # a record opens no files
    from_position = Game.from_position(Position.parse("board=my_york; seed=3", board))
    assert Record.parse(str(from_position.record())).replay(board).state == from_position.state


# The generator


def test_replay_needs_no_generator_and_verify_does(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [played(board, seats, 1) for board, seats in EVERY_TABLE]
    games += [play_on(Game.from_position(Position.parse(text)), random.Random(2)) for text in (NY_POSITION, FJ_POSITION)]
    texts = [str(game.record()) for game in games]
    assert sum(text.count("shuffle") for text in texts) > 5
    monkeypatch.setattr(cards, "advance", lambda x: (x * 6364136223846793005 + 1442695040888963407) % (1 << 62))
    for game, text in zip(games, texts, strict=True):
        replayed = Record.parse(text).replay()
        assert cards_of(replayed.state) == cards_of(game.state)
        assert replayed.events == game.events
        if "seed" in text or "shuffle" in text:
            assert broken(text)


def cards_of(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name, _, _ in State.fields() if name != "rng"}


def test_verify_notices_another_seed_another_deck_and_another_shuffle() -> None:
    text = str(played("new_york", 4, 1).record())
    record = Record.parse(text)
    error = broken(changed(text, "\nseed 1\n", "\nseed 2\n"))
    assert (error.line, error.problem) == (dict(record.header_lines)["deck"], "seed 2 deals a different order")
    assert cards_of(Record.parse(text.replace("\nseed 1\n", "\nseed 2\n")).replay().state) == cards_of(record.replay().state)
    for key in ("deck", "tickets"):
        line = next(line for line in text.splitlines() if line.startswith(key))
        first, *rest = line.split()[1:]
        last = next(i for i, word in reversed(list(enumerate(rest))) if word != first)
        swapped = f"{key} {' '.join([rest[last], *rest[:last], first, *rest[last + 1 :]])}"
        assert broken(text.replace(line, swapped)).line >= dict(record.header_lines)[key]
    line = next(line for line in text.splitlines() if ", shuffle " in line)
    start, _, order = line.partition(", shuffle ")
    words, _, more = order.partition(",")
    other = ", shuffle " + " ".join(reversed(words.split())) + ("," + more if more else "")
    assert broken(text.replace(line, start + other)).line >= text.splitlines().index(line) + 1


@pytest.mark.parametrize("key", ["deck", "tickets"])
@pytest.mark.parametrize("board", board_names())
def test_verify_notices_another_order_of_what_nobody_drew(board: str, key: str) -> None:
    """The lowest cards and tickets of the decks that were dealt: every action has the same outcome without them."""
    game = Game(board, 2, 1)
    game.play(game.legal_actions[0])
    text = str(game.record())
    line = next(line for line in text.splitlines() if line.startswith(f"{key} "))
    words = line.split()
    other = max(i for i, word in enumerate(words) if word != words[-1])
    words[-1], words[other] = words[other], words[-1]
    record = Record.parse(text.replace(line, " ".join(words)))
    assert cards_of(record.replay().state) != cards_of(game.state)
    with pytest.raises(RecordError, match="seed 1 deals a different order") as error:
        record.verify()
    assert error.value.line == dict(record.header_lines)[key]


# A seat's record


def hidden_by_hand(line: str, seat: int | None, game: Game) -> str:
    """A line of a full record as a seat may see it, by the letter of NY-PUBLIC-1 and FJ-SETUP-3."""
    if line.startswith("result"):
        return line
    turn, actor, plays = re.fullmatch(r"(\d+\. )?(\d) (.*)", line).groups("")
    out = []
    for play in plays.split("; "):
        action, equals, answers = play.partition(" = ")
        parts = answers.split(", ") if equals else []
        parts = [re.sub(r"^(shuffle|shuffle_tickets) .*", r"\1 ?", part) for part in parts]
        if actor != str(seat):
            action = re.sub(r"[a-z_]+-[a-z_]+", "?", action) if action.startswith("keep") else action
            parts = [re.sub(r"^ticket .*", "ticket ?", part) for part in parts]
            named = {"shuffle", "shuffle_tickets", "done", "ticket", "reset", "bonus", "last_turns"}
            if action.startswith("keep") and game.state.turn == 0:
                action = "keep ?"  # how many is told when all have chosen
            if not action.startswith("take") and (game.board.id != "new_york" or not action.startswith("claim")):
                # (in New York, what is turned up after a take or a claim is seen by all)
                parts = [part if part.split()[0] in named else " ".join("?" for _ in part.split()) for part in parts]
        out.append(f"{action} = {', '.join(parts)}" if parts else action)
    return f"{turn}{actor} {'; '.join(out)}"


@pytest.mark.parametrize(("board", "seats"), EVERY_TABLE)
def test_a_seat_record_shows_what_the_seat_saw_and_nothing_else(board: str, seats: int) -> None:
    for seed, plays in ((1, 1000), (2, seats), (3, 40)):
        game = played(board, seats, seed, plays)
        full = str(game.record()).partition("\n\n")[2].splitlines()
        for seat in (*range(seats), None):
            record = Record.seen_by(game, seat)
            assert record.veiled
            assert Record.parse(str(record)) == record
            header, _, turns = str(record).partition("\n\n")
            assert [line for line in header.splitlines() if line.split()[0] in ("seed", "deck", "tickets")] == [
                "seed ?",
                "deck ?",
                "tickets ?",
            ]
            assert turns.splitlines() == [hidden_by_hand(line, seat, game) for line in full]


def test_an_opening_choice_shows_no_number_before_all_have_chosen() -> None:
    game = Game("new_york", 3, seed=7)
    game.play(game.view(2).actions[2], 2)
    assert str(Record.seen_by(game, 0)).splitlines()[-1] == "2 keep ?"
    game.play(game.view(0).actions[0], 0)
    game.play(game.view(1).actions[2], 1)
    assert str(Record.seen_by(game, 0)).splitlines()[-3:] == ["2 keep ? ?", "0 keep central_park-chinatown", "1 keep ? ?"]
    assert str(Record.seen_by(game, None)).splitlines()[-3:] == ["2 keep ? ?", "0 keep ?", "1 keep ? ?"]


def test_a_seat_record_does_not_replay() -> None:
    dealt, from_position = played("new_york", 2, 1), Game.from_position(Position.parse(NY_POSITION))
    from_position.play("take red")
    for game, key in ((dealt, "seed ?"), (from_position, "position ?")):
        for seat in (0, 1, None):
            text = str(Record.seen_by(game, seat, ["Ana", "Bo"]))
            error = broken(text, verify=False)
            assert text.splitlines()[error.line - 1] == key
            assert error.problem == "this is one seat's record (?); only a full record replays"
            with pytest.raises(RecordError, match=r"^this is one seat's record"):
                Record.seen_by(game, seat).replay()
    assert "only a full record replays" in str(broken(changed(str(dealt.record()), "seed 1", "seed ?")))


def test_a_record_says_where_its_game_was_played_on_from() -> None:
    first = played("new_york", 2, 1).record()
    assert re.fullmatch("[0-9a-f]{20}", first.id)
    assert first.id == Record.parse(f"# a comment\n{first}").id
    later = replace(first, continues=(first.id, 5))
    assert f"\ncontinues {first.id} 5\n" in str(later)
    assert Record.parse(str(later)) == later
    assert later.id != first.id
    Record.parse(str(later)).verify()
