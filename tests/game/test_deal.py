"""Deals: shuffles that nobody chooses, that nobody can predict, and that anyone can check after the game."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from dataclasses import fields, replace
from itertools import count

import pytest

from farebox import RULES_VERSION, Game, Position, Record, RecordError, board_names, load_board
from farebox.game.deal import Deal, Device, Terms, commitment_of, hashed, new_secret, shuffled
from farebox.rules.running.live import OUTSIDE_SHUFFLES, ShuffleError
from record_games import FJ_POSITION, play_on

ONE, TWO, THREE = ("01" * 32, "02" * 32, "03" * 32)
EVERY_TABLE = [(board, seats) for board in board_names() for seats in load_board(board).seats]
NY_POSITION = "board=new_york; hand.0=2 pink; display=red blue green taxi orange; deck=red; hand.1=*"


def terms(board: str = "new_york", seats: int = 2, **more: object) -> Terms:
    return Terms(board, load_board(board).digest, RULES_VERSION, seats, **more)


def a_deal(board: str = "new_york", seats: int = 2, secret: str = ONE, **more: object) -> Deal:
    devices = (Device((0,), hashed(TWO), TWO), Device((1,), hashed(THREE)))
    return Deal("KQVXBM", secret, commitment_of("KQVXBM", secret), terms(board, seats, **more), devices)


def dealt(board: str, seats: int, secret: str) -> Game:
    deal = a_deal(board, seats, secret)
    return Game(board, seats, first_seat=deal.first_seat, deal=deal)


def chi_square(counts: Counter[int], cells: int) -> float:
    mean = counts.total() / cells
    return sum((counts[cell] - mean) ** 2 / mean for cell in range(cells))


# The construction, by the letter of docs/security.md and with nothing but hashlib


def test_commitments_and_key_are_what_the_page_says() -> None:
    assert commitment_of("KQVXBM", ONE) == hashlib.sha256(b"farebox deal 1\ntable KQVXBM\n" + bytes.fromhex(ONE)).hexdigest()
    assert hashed(TWO) == hashlib.sha256(bytes.fromhex(TWO)).hexdigest()
    digest = load_board("new_york").digest
    fixed = (
        f"farebox deal 1\ntable KQVXBM\ncommitment {commitment_of('KQVXBM', ONE)}\nboard new_york {digest}\nrules 1\nseats 2\n"
        f"first lot\ncompletion_cards 0\nposition none\ndevice 0 {hashed(TWO)}\ndevice 1 {hashed(THREE)}"
    )
    key = hashlib.sha256(bytes.fromhex(ONE) + b"\1" + bytes.fromhex(TWO) + b"\0" + fixed.encode()).digest()
    stream = hashlib.shake_256(key + b"farebox deal 1 shuffle 3").digest(4096)
    numbers = (int.from_bytes(stream[i : i + 2], "big") for i in count(0, 2))
    order = list(range(72))
    for i in range(71, 0, -1):
        j = next(n for n in numbers if n < 65536 - 65536 % (i + 1)) % (i + 1)
        order[i], order[j] = order[j], order[i]
    assert a_deal().order(3, list(range(72))) == order


def test_known_vectors() -> None:
    """Numbers that must never change: games that were played verify for ever."""
    deal = Deal("KQVXBM", ONE, commitment_of("KQVXBM", ONE), Terms("new_york", "0123456789ab", 1, 4))
    assert deal.commitment == "e9ec173bcda03eaa837c7289844e3b7588f0b6c6657c142ab462ab23a54ee9f7"
    assert deal.order(0, range(12)) == [10, 11, 8, 9, 0, 6, 4, 2, 5, 3, 1, 7]
    assert deal.order(1, range(12)) == [1, 0, 7, 4, 2, 9, 11, 5, 10, 6, 3, 8]
    assert deal.first_seat == 2


def test_numbers_that_would_favor_some_are_drawn_again() -> None:
    class Stream:
        def digest(self, n: int) -> bytes:
            return (b"\xff\xff" * 300 + b"\x00\x01" * n)[:n]

    assert shuffled(Stream(), [0, 1, 2]) == [0, 2, 1]  # 65535 is not fair below 3; it is below 2
    assert shuffled(Stream(), [0, 1]) == [0, 1]


def test_every_shuffle_has_a_stream_of_its_own() -> None:
    orders = {tuple(a_deal(secret=secret).order(k, range(44))) for secret in (ONE, TWO, THREE) for k in range(50)}
    assert len(orders) == 150


@pytest.mark.parametrize("n", [3, 18, 32, 72])
def test_shuffles_are_uniform_over_positions(n: int) -> None:
    deal, games = a_deal(), 3000
    where = Counter(card * n + place for k in range(games) for place, card in enumerate(deal.order(k, range(n))))
    free = (n - 1) ** 2
    assert abs(chi_square(where, n * n) - free) < 5 * (2 * free) ** 0.5
    after_first = Counter((order[1] - order[0]) % n - 1 for k in range(games) for order in [deal.order(k, range(n))])
    assert chi_square(after_first, n - 1) < n + 5 * (2 * n) ** 0.5


def test_the_lot_is_fair() -> None:
    found = Counter(a_deal(seats=4, secret=f"{k:064x}").first_seat for k in range(2000))
    assert chi_square(found, 4) < 3 + 5 * 6**0.5
    assert a_deal(first="1").first_seat == 1


def test_the_key_depends_on_all_that_was_fixed_and_revealed() -> None:
    base = a_deal()
    other_value = Deal(base.code, base.secret, base.commitment, base.terms, (Device((0,), hashed(TWO)), base.devices[1]))
    moved = Deal(base.code, base.secret, base.commitment, base.terms, base.devices[::-1])
    alone = Deal(base.code, base.secret, base.commitment, base.terms, ())
    deals = [base, other_value, moved, alone, a_deal(secret=TWO), a_deal(first="0"), a_deal(seats=3), a_deal(position="x")]
    deals += [Deal("KQVXBN", base.secret, base.commitment, base.terms, base.devices), a_deal(completion_cards=2)]
    assert len({tuple(deal.order(0, range(72))) for deal in deals}) == len(deals)


FIXED = {
    "board": "first_journey_usa",
    "digest": "0" * 12,
    "rules": RULES_VERSION + 1,
    "seats": 3,
    "first": "0",
    "completion_cards": 1,
    "position": "board=new_york",
}


@pytest.mark.parametrize("part", [field.name for field in fields(Terms)])
def test_every_part_that_was_fixed_is_in_the_key(part: str) -> None:
    base = a_deal()
    changed = replace(base, terms=replace(base.terms, **{part: FIXED[part]}))
    assert changed.order(0, range(72)) != base.order(0, range(72))


def test_every_word_of_a_position_is_in_the_key() -> None:
    position = str(Game.from_position(Position.parse(NY_POSITION)).start)
    words = position.split()
    positions = [" ".join([*words[:i], "x", *words[i + 1 :]]) for i in range(len(words))]
    orders = {tuple(a_deal(position=one).order(0, range(72))) for one in [position, *positions, position + " "]}
    assert len(orders) == len(words) + 2


def test_a_key_has_all_of_four_devices_in_their_order() -> None:
    values = [f"{k}" * 64 for k in range(4)]
    devices = [Device((k,), hashed(value), value) for k, value in enumerate(values)]
    absent = [*devices[:3], replace(devices[3], value=None)]
    together = [Device((0, 1), *(devices[0].hash, devices[0].value)), *devices[2:]]
    several = [devices, devices[:3], absent, together, [devices[1], devices[0], *devices[2:]], [*devices[:3], devices[0]]]
    deals = [replace(a_deal(seats=4), devices=tuple(some)) for some in several]
    assert len({tuple(deal.order(0, range(72))) for deal in deals}) == len(several)
    key = b"".join([bytes.fromhex(ONE), *(b"\1" + bytes.fromhex(value) for value in values[:3]), b"\0", deals[2].fixed.encode()])
    assert deals[2]._key == hashlib.sha256(key).digest()


def test_what_is_printed_of_a_deal_decides_no_card() -> None:
    deal = a_deal()
    for secret in (ONE, TWO, deal._key.hex(), str(deal._key)):
        assert secret not in repr(deal)


# Games


@pytest.mark.parametrize(("board", "seats"), EVERY_TABLE)
def test_a_dealt_game_is_recorded_with_its_deal_and_verifies(board: str, seats: int) -> None:
    for seed in range(3):
        deal = a_deal(board, seats, new_secret())
        game = play_on(Game(board, seats, first_seat=deal.first_seat, deal=deal), random.Random(seed))
        text = str(game.record())
        assert "seed" not in text
        assert f"\ndeal {deal}\n" in text
        assert Record.parse(text) == game.record()
        assert Record.parse(text).verify().state == game.state


@pytest.mark.parametrize("text", [NY_POSITION, FJ_POSITION])
def test_a_game_from_a_position_may_have_a_deal(text: str) -> None:
    begins, secret = Position.parse(text), new_secret()
    start = Game.from_position(begins, deal=a_deal())
    more = {"completion_cards": start.options.completion_cards, "position": str(start.start)}
    deal = Deal("KQVXBM", secret, commitment_of("KQVXBM", secret), terms(start.board.id, len(start.seats), **more))
    for seed in range(5):
        game = play_on(Game.from_position(begins, deal=deal), random.Random(seed))
        record = Record.parse(str(game.record()))
        assert {"position", "deal"} <= dict(record.header_lines).keys()
        assert record.verify().state == game.state


def shuffles_of(text: str) -> set[str]:
    return {word for word in ("deck ", "tickets ", ", shuffle ", "shuffle_tickets ") if word in text}


def test_a_record_of_each_kind_of_shuffle_verifies_and_a_changed_bit_does_not() -> None:
    seen: set[str] = set()
    for board, seats in (("new_york", 4), ("first_journey_europe", 4), ("first_journey_usa", 4)):
        for seed in count():
            game = play_on(dealt(board, seats, f"{seed:064x}"), random.Random(seed))
            text = str(game.record())
            if board == "new_york" or "shuffle_tickets " in text:
                break
        seen |= shuffles_of(text)
        Record.parse(text).verify()
        line = next(line for line in text.splitlines() if line.startswith("deal "))
        for word in line.split()[3:]:
            for digit in (0, len(word) - 1):
                old = word[digit]
                new = "0" if old == "-" else f"{int(old, 16) ^ 1:x}" if old in "0123456789abcdef" else "1"
                with pytest.raises(RecordError):
                    Record.parse(text.replace(word, word[:digit] + new + word[digit + 1 :])).verify()
        for kind in shuffles_of(text):
            with pytest.raises(RecordError):
                Record.parse(_two_swapped(text, kind)).verify()
    assert len(seen) == 4


def _two_swapped(text: str, kind: str) -> str:
    """A record in which two cards or tickets of the last such shuffle have changed places."""
    start = text.rindex(kind) + len(kind)
    words = text[start:].splitlines()[0].split(",")[0].split(";")[0].split()
    i = next(i for i in range(1, len(words)) if words[i] != words[0])
    swapped = [words[i], *words[1:i], words[0], *words[i + 1 :]]
    return text[:start] + text[start:].replace(" ".join(words), " ".join(swapped), 1)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("deal KQVXBM", "deal KQVXBN", "the secret does not match the commitment"),
        ("lot", "9", "the second word of a deal must be lot or a seat"),
        ("lot", "1", "first_seat is "),
        ("\nseats", "\ncompletion_cards 0\nseed 3\nseats", "seed and deal cannot be combined"),
        (ONE, "xyz", "commitment and secret must have 64 hexadecimal digits each"),
        (TWO, THREE, "the value of seat 0's device does not match its hash"),
        (TWO, "?", "a device must be SEATS:HASH:VALUE"),
        (f":{TWO}", ":-", ("first_seat is ", "the deal gives a different order")),
    ],
)
def test_a_deal_that_does_not_hold_is_refused_in_one_line(old: str, new: str, problem: str | tuple[str, ...]) -> None:
    secret = next(f"{k:064x}" for k in count() if a_deal(secret=f"{k:064x}").first_seat == 0)
    game = play_on(dealt("new_york", 2, secret), random.Random(1))
    text = str(game.record()).replace(secret, ONE) if old == ONE else str(game.record())
    with pytest.raises(RecordError) as caught:
        Record.parse(text.replace(old, new, 1)).verify()
    assert caught.value.problem.startswith(problem)


def test_the_state_of_a_dealt_game_holds_no_generator() -> None:
    game = dealt("new_york", 3, ONE)
    states = [game.state.rng]
    while not game.over:
        game.play(random.Random(len(states)).choice(game.view(game.seat).actions))
        states.append(game.state.rng)
    assert set(states) == {OUTSIDE_SHUFFLES}
    assert game.state.shuffles > 2
    assert f"rng={OUTSIDE_SHUFFLES}" in str(game.position())


def test_undo_restores_the_number_of_the_next_shuffle() -> None:
    game = Game.from_position(Position.parse("board=new_york; hand.0=4 pink; display=- - - - -; deck=; hand.1=*"), deal=a_deal())
    before = game.state.shuffles
    events = game.play("claim chelsea-soho 4 pink")
    assert [event.kind for event in events if "shuffle" in event.kind] == ["shuffle"]
    assert game.state.shuffles == before + 1
    assert game.plays[-1].before.shuffles == before


def test_a_shuffle_that_is_not_of_the_pile_is_an_error_and_changes_nothing() -> None:
    game = Game.from_position(Position.parse("board=new_york; hand.0=4 pink; display=- - - - -; deck=; hand.1=*"))
    before = game.state.copy()
    for wrong in ([], [0, 0, 0, 0], [99]):
        with pytest.raises(ShuffleError, match="does not contain the cards"):
            game.play("claim chelsea-soho 4 pink", shuffles=lambda number, pile, wrong=wrong: wrong)
    assert game.state == before
    game.state.rng = OUTSIDE_SHUFFLES
    with pytest.raises(ShuffleError, match="come from outside"):
        game.play("claim chelsea-soho 4 pink")


def test_a_position_of_a_dealt_game_plays_on_with_a_generator_of_its_own() -> None:
    position = dealt("new_york", 2, ONE).position()
    assert position.state().rng == OUTSIDE_SHUFFLES
    games = [Game.from_position(position) for _ in range(2)]
    assert len({game.state.rng for game in games} | {OUTSIDE_SHUFFLES}) == 3
    assert Record.parse(str(games[0].record())).replay().state == games[0].state


def test_a_seat_record_hides_the_deal() -> None:
    game = dealt("new_york", 2, ONE)
    text = str(Record.seen_by(game, 0))
    assert "\ndeal ?\n" in text
    assert ONE not in text
    assert TWO not in text
    assert Record.parse(text).veiled
    with pytest.raises(RecordError, match="one seat's record"):
        Record.parse(text).replay()
