"""No leak: what a seat gets does not change when everything it cannot see is dealt again."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Annotated

import pytest

import farebox
from farebox import Board, Event, Game, Position, View
from farebox.boards.limits import COLORS
from farebox.kernel.rng import seeded
from farebox.kernel.visibility import Private
from farebox.rules.board_numbers import board_numbers
from farebox.rules.hidden import FACTS, STAND_INS, VISIBILITY, redeal, veiled
from farebox.rules.running.live import LiveState
from farebox.rules.state import NONE, BoardNumbers, State
from random_games import BOARDS, TABLES, table_name

GAMES = 3


def played(board: Board, seats: int, seed: int) -> Game:
    return Game(board, seats, seed, first_seat=seed % seats, completion_cards=seed % 2 if board.ruleset.id != "new_york" else 0)


def wire(view: View) -> bytes:
    return json.dumps(view.to_dict()).encode()


def redealt(game: Game, viewer: int | None, seed: int) -> State:
    """Another truth behind the same view."""
    state = game.state.copy()
    redeal(board_numbers(game.board), state, NONE if viewer is None else viewer, seeded(seed))
    return state


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_views_and_legal_actions_stay_the_same_to_the_byte(board: Board, seats: int) -> None:
    changed = 0
    for seed in range(GAMES):
        rng, game, n = Random(seed), played(board, seats, seed), 0
        while not game.over:
            for viewer in (None, *game.seats):
                n += 1
                state = redealt(game, viewer, seed * 1000 + n)
                changed += state != game.state
                view, other = game.view(viewer), View(board, state, viewer)
                assert wire(view) == wire(other)
                assert view.actions == other.actions
                assert view.imagine(Random(n)) == other.imagine(Random(n))
            actor = rng.choice(game.to_act)
            game.play(rng.choice(game.view(actor).actions), actor)
        for viewer in (None, *game.seats):
            assert wire(game.view(viewer)) == wire(View(board, redealt(game, viewer, seed), viewer))
    assert changed > 100  # the test has something to say


def scrambled(board: Board, state: LiveState, viewer: int | None, rng: Random) -> State:
    """Another truth behind the same view, made by hand and not by the rules' redeal."""
    new, city = state.copy(), board.ruleset.id == "new_york"
    others = [p for p in range(state.seats) if p != viewer]
    new.rng = rng.getrandbits(60)
    deck = new.deck[: new.n_deck]
    rng.shuffle(deck)
    for p in others:
        for c in range(COLORS):
            if deck and new.hand[p][c] > new.known[p][c] and rng.random() < 0.5:
                i = rng.randrange(len(deck))
                new.hand[p][c] -= 1
                new.hand[p][deck[i]] += 1
                deck[i] = c
        if new.choice[p]:
            new.choice[p] = rng.randint(10, 12)
    new.deck[: new.n_deck] = deck
    mine = 0 if viewer is None else new.returned[viewer]
    places = [i for i in range(new.n_ticket_deck) if not city or not mine >> new.ticket_deck[i] & 1]
    for p in others if not game_over_in_city(board, state) else []:
        for t in range(len(board.tickets)):
            if new.tickets[p] >> t & 1 and places:
                i = rng.choice(places)
                u = new.ticket_deck[i]
                if not city and (joined(board, new, p, t) or joined(board, new, p, u)):
                    continue
                new.ticket_deck[i] = t
                new.tickets[p] ^= 1 << t | 1 << u
                for q in range(state.seats):  # a place somebody put a ticket under stays such a place
                    if city and new.returned[q] >> u & 1:
                        new.returned[q] ^= 1 << t | 1 << u
    return new


def game_over_in_city(board: Board, state: State) -> bool:
    return board.ruleset.id == "new_york" and state.phase == 5


def joined(board: Board, state: State, p: int, ticket: int) -> bool:
    t, at = board.tickets[ticket], board.location_numbers
    return state.connection[p][at[t.a]] == state.connection[p][at[t.b]]


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_a_truth_scrambled_by_hand_gives_the_same_view(board: Board, seats: int) -> None:
    changed = 0
    for seed in range(GAMES):
        rng, game = Random(seed), played(board, seats, seed)
        while not game.over:
            for viewer in (None, *game.seats):
                state = scrambled(board, game.state, viewer, rng)
                changed += state.tickets != game.state.tickets and state.hand != game.state.hand
                view, other = game.view(viewer), View(board, state, viewer)
                assert wire(view) == wire(other)
                assert view._state == other._state  # all a view is made of
                assert view.imagine(Random(1)) == other.imagine(Random(1))
            actor = rng.choice(game.to_act)
            game.play(rng.choice(game.view(actor).actions), actor)
    assert changed > 100


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_imagined_states_fit_the_view_and_could_be_real(board: Board, seats: int) -> None:
    rng, game = Random(5), played(board, seats, 5)
    step = 0
    while not game.over:
        step += 1
        actor = game.seat
        view = game.view(actor)
        if step % 4 == 0:
            state = view.imagine(rng)
            assert wire(View(board, state, actor)) == wire(view)
            assert Position.of(board, state).state() == state  # every check of a position holds
        game.play(rng.choice(view.actions), actor)


def swapped(state: LiveState, viewer: int) -> LiveState | None:
    """A state in which two other seats have exchanged a hidden card, and New York tickets; decks as they are."""
    others = [p for p in range(state.seats) if p != viewer]
    if len(others) < 2 or state.phase != 1:
        return None
    p, q = others[:2]
    new = state.copy()
    mine = [c for c in range(COLORS) if state.hand[p][c] > state.known[p][c]]
    theirs = [c for c in range(COLORS) if state.hand[q][c] > state.known[q][c] and c not in mine[:1]]
    if not mine or not theirs:
        return None
    for seat, gives, takes in ((p, mine[0], theirs[0]), (q, theirs[0], mine[0])):
        new.hand[seat][gives] -= 1
        new.hand[seat][takes] += 1
    if state.tickets[p].bit_count() == state.tickets[q].bit_count():
        new.tickets[p], new.tickets[q] = state.tickets[q], state.tickets[p]
    return new


def seen(events: list[Event], viewer: int | None) -> str:
    return json.dumps([event.seen_by(viewer).to_dict() for event in events])


def at_state(board: Board, state: LiveState) -> Game:
    game = Game(board, state.seats, 0)
    game.state = state.copy()
    return game


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("board", [board for board in BOARDS if board.ruleset.id == "new_york"], ids=table_name)
def test_events_do_not_depend_on_what_is_hidden(board: Board, seats: int) -> None:
    """The same action in two worlds that differ only in other hands and tickets: the same events to the byte."""
    compared = 0
    for seed in range(6):
        rng, game = Random(seed), played(board, seats, seed)
        while not game.over:
            actor = game.seat
            for viewer in game.seats:
                other = swapped(game.state, viewer)
                for action in (a for a in game.view(actor).actions if actor == viewer or a.kind in ("blind", "take", "tickets")):
                    if other is None:
                        break
                    here, there = at_state(board, game.state), at_state(board, other)
                    events = here.play(action), there.play(action)
                    if not here.over:
                        assert seen(events[0], viewer) == seen(events[1], viewer)
                        compared += 1
            game.play(rng.choice(game.view(actor).actions), actor)
    assert compared > 500


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_events_name_no_card_or_ticket_a_viewer_may_not_see(board: Board, seats: int) -> None:
    secret = {"deal": "cards", "blind": "card", "ticket": "ticket"}
    secret |= dict.fromkeys(("offer", "choose", "keep", "exchange"), "tickets")
    for seed in range(GAMES):
        rng, game = Random(seed), played(board, seats, seed)
        while not game.over:
            game.play(rng.choice(game.view(game.seat).actions))
        for event in game.events:
            for viewer in (None, *game.seats):
                view = event.seen_by(viewer)
                assert view.data.get("order") is None
                if event.kind in secret:
                    assert (view.data[secret[event.kind]] is None) == (viewer is None or viewer != event.seat)
                    assert view.data.get("returned") is None or viewer == event.seat


def test_a_view_holds_no_live_state() -> None:
    game = Game("new_york", 3, 1)
    view = game.view(0)
    held = [value for value in vars(view).values() if isinstance(value, State)]
    assert [type(value) for value in held] == [State]
    assert held[0].rng != game.state.rng
    assert held[0].deck != game.state.deck


UNUSED = {"first_journey": {"offer", "choice"}}  # nobody chooses tickets there: they are drawn, one at a time


def hidden_fields(board: Board) -> set[str]:
    """The fields with something hidden in games of this board."""
    return set(STAND_INS) - UNUSED.get(board.ruleset.id, set())


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_redeal_deals_every_hidden_field_again(board: Board, seats: int) -> None:
    rng, game, changed = Random(3), played(board, seats, 3), set[str]()
    while not game.over:
        for viewer in (None, *game.seats):
            other = redealt(game, viewer, rng.getrandbits(40))
            changed |= {name for name in VISIBILITY if getattr(other, name) != getattr(game.state, name)}
        actor = rng.choice(game.to_act)
        game.play(rng.choice(game.view(actor).actions), actor)
    assert changed == hidden_fields(board)


def summary(b: BoardNumbers, state: State, viewer: int) -> list[object]:
    """All that a viewer knows of the hidden fields."""
    others = [p for p in range(state.seats) if p != viewer]
    return [fact(b, state, p) for name in STAND_INS for fact in FACTS[name] for p in (others if is_private(name) else [viewer])]


def is_private(name: str) -> bool:
    return isinstance(VISIBILITY[name], Private)


def varied(b: BoardNumbers, state: State, viewer: int, name: str, rng: Random) -> State | None:
    """A state in which a hidden field has other values, and what the viewer knows is the same; None if none was found."""
    for _ in range(5):
        new = State.__new__(State)
        new.__dict__.update(State.copy(state).__dict__)
        value = getattr(new, name)
        if is_private(name):
            setattr(new, name, [v if p == viewer or p >= state.seats else shaken(b, v, rng) for p, v in enumerate(value)])
        else:
            setattr(new, name, shaken(b, value, rng))
        if getattr(new, name) != getattr(state, name) and summary(b, new, viewer) == summary(b, state, viewer):
            return new
    return None


def shaken(b: BoardNumbers, value: int | list[int], rng: Random) -> int | list[int]:
    """Other numbers in a list, other members in a set."""
    if isinstance(value, list):
        return rng.sample(value, len(value))
    return value ^ (1 << rng.randrange(b.n_tickets)) ^ (1 << rng.randrange(b.n_tickets))


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_every_hidden_field_may_have_any_value_of_the_same_summary(board: Board, seats: int) -> None:
    """Also those that the other tests were not told about: the marks of the state say which fields are hidden."""
    rng, b, compared = Random(3), board_numbers(board), Counter[str]()
    game = played(board, seats, 3)
    while not game.over:
        for viewer in (NONE, *game.seats):
            for name in STAND_INS:
                other = varied(b, game.state, viewer, name, rng)
                if other is not None:
                    compared[name] += 1
                    assert veiled(b, other, viewer) == veiled(b, game.state, viewer)
        game.play(rng.choice(game.view(game.seat).actions))
    assert set(compared) == hidden_fields(board), "a hidden field that this test does not vary"


def test_a_field_that_does_not_say_who_may_see_it_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Careless\.memory does not say who may see it"):

        class Careless(State, hides=True):
            memory: Annotated[int, "i8"]


def test_a_hidden_field_without_a_stand_in_is_an_error(tmp_path: Path) -> None:
    package = Path(shutil.copytree(Path(farebox.__file__).parent, tmp_path / "farebox", ignore=shutil.ignore_patterns("static")))
    state = package / "rules" / "state.py"
    text = state.read_text("utf-8")
    state.write_text(
        text.replace("    seats: Annotated", '    memory: Annotated[int, "i1", Secret()]\n    seats: Annotated'), "utf-8"
    )
    code = "import sys; sys.path.insert(0, sys.argv[1]); import farebox"
    ended = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True)
    assert "every hidden field of the state needs a stand-in" in ended.stderr
