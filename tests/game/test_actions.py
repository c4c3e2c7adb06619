"""Actions: every legal one can be written, read and played; every other one is refused with a reason, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farebox import Action, Game, IllegalAction, NotationError, Position, Record, board_names, load_board

# One position for every phase; the seat to act is 0.
PHASES = {
    "ny opening": "board=new_york; phase=opening; offer.0=chelsea-brooklyn times_square-soho; offer.1=central_park-chelsea",
    "ny turn": "board=new_york; hand.0=4 pink 2 taxi; display=red blue green taxi orange; seed=3",
    "ny second": "board=new_york; phase=second_card; hand.0=4 pink; display=red blue green taxi orange",
    "ny keep": "board=new_york; phase=keep; offer.0=chelsea-brooklyn times_square-soho; tickets.0=chelsea-wall_street",
    "ny pay": "board=new_york; phase=pay; pending=chelsea-soho; hand.0=4 pink 2 taxi",
    "ny over": "board=new_york; phase=over; ending=last_turns",
    "fj turn": "board=first_journey_europe; hand.0=2 red 1 locomotive 1 blue; tickets.0=berlin-athens brest-berlin",
    "fj pay": "board=first_journey_europe; phase=pay; pending=london-brest; hand.0=2 red 1 locomotive",
    "fj over": "board=first_journey_europe; phase=over; ending=last_piece",
}
NY, FJ = PHASES["ny turn"], PHASES["fj turn"]

EVERY_TABLE = [(board, seats) for board in board_names() for seats in load_board(board).seats]


def from_text(text: str) -> Game:
    """A game from position text, in which a later value replaces an earlier one."""
    return Game.from_position(Position(dict(part.split("=", 1) for part in text.split("; "))))


def refusal(game: Game, action: Any, seat: Any = None) -> str:
    """The reason an action is refused; the game is as it was."""
    state, held, plays, events = game.state.copy(), vars(game.state.copy()), list(game.plays), game.events
    with pytest.raises(IllegalAction) as error:
        game.play(action, seat)
    assert game.state == state
    assert vars(game.state) == held
    assert game.plays == plays
    assert game.events == events
    message = str(error.value)
    assert 0 < len(message) < 400
    assert "\n" not in message
    return message


REFUSED: list[tuple[str, str, str]] = [
    # what cannot be read
    (NY, "", "unknown action ''; actions are take, blind, "),
    (NY, "dance", "unknown action 'dance'; actions are take, blind, draw, claim, tickets, exchange, keep, pass"),
    (NY, "Take red", "unknown action 'Take'; actions are take"),
    (NY, "take", "take what?"),
    (NY, "take red blue", "cannot read 'take red blue'"),
    (NY, "blind red", "blind takes nothing after it, not 'red'"),
    (NY, "pass please", "pass takes nothing after it, not 'please'"),
    (NY, "claim", "claim what?"),
    (NY, "keep", "keep what?"),
    (NY, "claim chelsea-soho 4", "4 of which card?"),
    (NY, "claim chelsea-soho 2 2 pink", "two numbers in a row at '2'"),
    (NY, "claim chelsea-soho -4 pink", "'-4' is not a number of cards"),
    (NY, "claim chelsea-soho ４ pink", "'４' is not a number of cards"),
    (NY, "claim chelsea-soho " + "9" * 5000 + " pink", "is not a number of cards"),
    # unknown names, with the nearest one
    (NY, "take rde", "unknown card 'rde'; did you mean red?"),
    (NY, "take RED", "unknown card 'RED'; did you mean red?"),
    (NY, "take xyzzy", "unknown card 'xyzzy'"),
    (NY, "take " + "red" * 1000, "unknown card 'redred"),
    (NY, "take locomotive", "unknown card 'locomotive'"),
    (NY, "claim chelsae-soho", "unknown route 'chelsae-soho'; did you mean chelsea-soho?"),
    (NY, "claim soho-chelsae", "unknown route 'soho-chelsae'; did you mean soho-chelsea?"),
    (NY, "claim chelsea-greenwich_village", "double route: say chelsea-greenwich_village.green or chelsea-greenwich_village.red"),
    (NY, "claim paris-berlin", "unknown route 'paris-berlin'"),
    (NY, "claim chelsea-soho 4 pnik", "unknown card 'pnik'; did you mean pink?"),
    (PHASES["ny keep"], "keep chelsea-broklyn", "unknown ticket 'chelsea-broklyn'; did you mean chelsea-brooklyn?"),
    (FJ, "claim paris-zurich.bleu", "unknown route 'paris-zurich.bleu'; did you mean paris-zurich.blue?"),
    # the other game's actions
    (NY, "draw", "New York has no action 'draw'; it has take, blind, claim, tickets, keep, pass"),
    (NY, "exchange", "New York has no action 'exchange'"),
    (FJ, "take red", "First Journey: Europe has no action 'take'; it has draw, claim, exchange, pass"),
    (FJ, "blind", "First Journey: Europe has no action 'blind'"),
    (FJ, "tickets", "First Journey: Europe has no action 'tickets'"),
    (FJ, "keep berlin-athens", "First Journey: Europe has no action 'keep'"),
    # cards
    (NY, "take pink", "no pink card is face up"),
    (NY + "; hand.1=*; deck=; discard=", "blind", "the deck is empty"),
    (PHASES["ny second"], "take taxi", "a face-up taxi cannot be the second card (NY-DRAW-4)"),
    (PHASES["ny second"], "take pink", "no pink card is face up"),
    (PHASES["ny second"] + "; hand.1=*; deck=", "blind", "the deck is empty"),
    (FJ + "; hand.1=*; deck=", "draw", "the deck is empty"),
    # claims
    (NY, "claim chelsea-soho", "say how to pay chelsea-soho: 4 pink, or 3 pink 1 taxi, or 2 pink 2 taxi"),
    (NY, "claim soho-chelsea", "say how to pay soho-chelsea: 4 pink, or"),
    (
        NY,
        "claim chelsea-soho 3 pink",
        "chelsea-soho cannot be paid that way; ways to pay: 4 pink, or 3 pink 1 taxi, or 2 pink 2 taxi",
    ),
    (NY, "claim chelsea-soho 5 pink", "cannot be paid that way"),
    (NY, "claim chelsea-soho 1 pink 3 taxi", "cannot be paid that way"),
    (NY, "claim chelsea-soho 4 red", "cannot be paid that way"),
    (NY, "claim chelsea-soho 0 pink", "cannot be paid that way"),
    (NY, "claim lincoln_center-midtown_west 1 red 1 taxi", "cannot be paid that way; ways to pay: 2 taxi"),
    (NY, "claim chelsea-greenwich_village.red", "costs 3 cards of red or taxi; in hand: 4 pink 2 taxi"),
    ("board=new_york; hand.0=1 red 1 blue", "claim gramercy_park-east_village", "costs 2 cards of one color or taxi"),
    ("board=new_york", "claim chelsea-soho", "chelsea-soho costs 4 cards of pink or taxi; in hand: no cards"),
    (NY + "; pieces.0=3", "claim chelsea-soho 4 pink", "chelsea-soho takes 4 pieces, seat 0 has 3"),
    (NY + "; routes.1=chelsea-soho", "claim chelsea-soho 4 pink", "chelsea-soho is already claimed by seat 1"),
    (NY + "; routes.0=chelsea-soho", "claim chelsea-soho 4 pink", "chelsea-soho is already claimed by seat 0"),
    (
        NY + "; routes.1=times_square-empire_state_building.orange",
        "claim times_square-empire_state_building.pink",
        "closed: the other route of the double is claimed (NY-DOUBLE-2)",
    ),
    (
        NY + "; seats=3; routes.0=times_square-empire_state_building.orange",
        "claim times_square-empire_state_building.pink",
        "closed: the other route of the double is claimed (NY-DOUBLE-1)",
    ),
    (FJ, "claim london-brest 1 red", "london-brest cannot be paid that way; ways to pay: 2 red, or 1 red 1 locomotive"),
    (FJ, "claim kiev-moscow", "kiev-moscow costs 2 cards of green or locomotive; in hand: 1 blue 2 red 1 locomotive"),
    (FJ + "; pieces.0=1", "claim london-brest 2 red", "london-brest takes 2 pieces, seat 0 has 1"),
    (FJ + "; routes.1=london-brest", "claim brest-london", "london-brest is already claimed by seat 1"),
    (FJ + "; routes.0=paris-zurich.white", "claim paris-zurich.blue 1 blue", "is claimed (FJ-DOUBLE-1)"),
    # tickets, passing
    (NY + "; tickets.1=*; ticket_deck=", "tickets", "no ticket is left to draw"),
    (NY, "keep chelsea-brooklyn", "there are no tickets to choose from now"),
    (NY, "pass", "only a seat that can neither draw nor claim may pass"),
    (FJ, "pass", "only a seat that can neither draw nor claim may pass"),
    ("board=first_journey_europe; tickets.0=berlin-athens", "exchange", "an exchange needs two tickets in hand"),
    # phases
    *((PHASES["ny opening"], a, "the tickets drawn must be chosen first") for a in ("take red", "blind", "tickets", "pass")),
    *((PHASES["ny keep"], a, "the tickets drawn must be chosen first") for a in ("take red", "blind", "tickets", "pass")),
    (PHASES["ny keep"], "claim chelsea-soho 4 pink", "the tickets drawn must be chosen first"),
    (PHASES["ny keep"], "keep chelsea-wall_street", "keep one or both of chelsea-brooklyn times_square-soho"),
    (PHASES["ny keep"], "keep chelsea-brooklyn chelsea-wall_street", "keep one or both of chelsea-brooklyn times_square-soho"),
    *(
        (PHASES["ny second"], a, "a second card must be taken first (NY-DRAW-1)")
        for a in ("tickets", "pass", "claim chelsea-soho")
    ),
    (PHASES["ny second"], "keep chelsea-brooklyn", "there are no tickets to choose from now"),
    *((PHASES["ny pay"], a, "chelsea-soho must be paid first") for a in ("take red", "blind", "tickets", "pass")),
    (PHASES["ny pay"], "claim soho-wall_street", "chelsea-soho is chosen and must be paid now"),
    (PHASES["ny pay"], "claim chelsea-soho", "say how to pay chelsea-soho: 4 pink, or"),
    (PHASES["ny pay"], "claim chelsea-soho 4 taxi", "chelsea-soho cannot be paid that way; ways to pay: 4 pink, or"),
    (PHASES["ny pay"], "claim chelsea-soho 4 pnk", "unknown card 'pnk'; did you mean pink?"),
    *((PHASES["fj pay"], a, "london-brest must be paid first") for a in ("draw", "exchange", "pass")),
    (PHASES["fj pay"], "claim warsaw-kiev", "london-brest is chosen and must be paid now"),
    *((PHASES["ny over"], a, "the game is over") for a in ("take red", "claim chelsea-soho", "pass", "keep x", "nonsense")),
    *((PHASES["fj over"], a, "the game is over") for a in ("draw", "claim london-brest", "pass", "nonsense")),
]


@pytest.mark.parametrize(("position", "action", "reason"), REFUSED, ids=lambda text: str(text)[:30])
def test_a_wrong_action_is_refused_with_its_reason(position: str, action: str, reason: str) -> None:
    assert reason in refusal(from_text(position), action)


@pytest.mark.parametrize("position", PHASES.values(), ids=PHASES)
@pytest.mark.parametrize(
    "thing",
    [5, 10**5000, None, 1.5, b"blind", ["blind"], ("take", "red"), {"kind": "blind"}, object(), Action, [0] * 10**5],
    ids=lambda thing: type(thing).__name__,
)
def test_what_is_no_action_at_all_is_refused(position: str, thing: Any) -> None:
    assert refusal(from_text(position), thing).startswith(
        ("an action must be an Action or its notation, not ", "the game is over")
    )


ODD: list[tuple[Action, str]] = [
    (Action("claim"), "claim what?"),
    (Action("keep"), "keep what?"),
    (Action("take"), "take what?"),
    (Action(""), "unknown action ''"),
    (Action("blind", card="red"), "blind takes nothing after it"),
    (Action("pass", tickets=("chelsea-brooklyn",)), "pass takes nothing after it"),
    (Action("take", card="red", route="chelsea-soho"), "cannot read 'take red chelsea-soho'"),
    (Action("claim", card="red", route="chelsea-soho"), "unknown route 'red'"),
    (Action("claim", route="chelsea-soho", payment=(("pink", -4),)), "'-4' is not a number of cards"),
    (Action("claim", route="chelsea-soho", payment=(("pink", 5), ("pink", -1))), "'-1' is not a number of cards"),
    (Action("claim", route="chelsea-soho", payment=(("pink", 5), ("pink", 4))), "cannot be paid that way"),
    (Action("claim", route="chelsea-soho", payment=(("pink", 0),)), "cannot be paid that way"),
    (Action("claim", route="chelsea-soho", payment=(("pink", 4.0),)), "unknown card '4.0'"),
    (Action("claim", route="chelsea-soho", payment=(("pink", 10**5000),)), "malformed Action"),
    (Action("claim", route="chelsea-soho", payment=(("pink",),)), "malformed Action"),
    (Action("claim", route="chelsea-soho", payment=5), "malformed Action"),
    (Action("claim", route="chelsea-soho", payment={"pink": 4}), "malformed Action"),
    (Action("claim", route="chelsea-soho", payment=((None, 4),)), "unknown card 'None'"),
    (Action("claim", route=7), "malformed Action"),
    (Action("keep", tickets=None), "malformed Action"),
    (Action("keep", tickets=(1, 2)), "malformed Action"),
    (Action(5), "malformed Action"),
    (Action(None), "unknown action ''"),
    (Action([]), "unknown action ''"),
    (Action("take", card="red; blind"), "cannot read 'take red; blind'"),
    (Action("take", card="red\n1. 1 blind"), "cannot read"),
]


@pytest.mark.parametrize(("action", "reason"), ODD, ids=lambda thing: str(thing)[:30] if isinstance(thing, str) else "")
def test_an_action_oddly_built_is_refused(action: Action, reason: str) -> None:
    assert reason in refusal(from_text(NY), action)


def test_an_action_is_worth_what_it_reads() -> None:
    """However it is built, the game keeps the action in full and in its canonical form."""
    for odd in (
        Action("claim", route="soho-chelsea", payment=(("taxi", 1), ("pink", 3))),
        Action("claim", route="chelsea-soho", payment=(("pink", 2), ("pink", 1), ("taxi", 1), ("red", 0))),
        Action("claim chelsea-soho, pink, 2 pink, taxi"),
        "  claim soho-chelsea taxi 3 pink ",
    ):
        game = from_text(NY)
        game.play(odd)
        assert game.plays[-1].action == Action("claim", route="chelsea-soho", payment=(("pink", 3), ("taxi", 1)))


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        (1, "it is seat 0's turn, not seat 1's"),
        (2, "there is no seat 2; seats are 0 to 1"),
        (-1, "there is no seat -1"),
        (10**30, "there is no seat 1000"),
        ("0", "a seat must be a number, not str"),
        (0.0, "a seat must be a number, not float"),
        ([], "a seat must be a number, not list"),
    ],
)
def test_another_seat_may_not_act(seat: Any, reason: str) -> None:
    for position in (NY, PHASES["ny second"], PHASES["ny keep"], PHASES["ny pay"], FJ, PHASES["fj pay"]):
        assert reason in refusal(from_text(position), "blind", seat)


def test_in_the_opening_every_seat_chooses_once_from_its_own_offer() -> None:
    game = from_text(PHASES["ny opening"])
    assert refusal(game, "keep chelsea-brooklyn", 1) == "keep central_park-chelsea"  # not: one or both
    assert "keep central_park-chelsea" in refusal(game, "keep chelsea-brooklyn", 1)
    game.play("keep chelsea-central_park", 1)
    assert "seat 1 has already chosen its opening tickets" in refusal(game, "keep central_park-chelsea", 1)
    assert "there is no seat 4" in refusal(game, "keep central_park-chelsea", 4)
    assert "a seat must be a number, not float" in refusal(game, "keep chelsea-brooklyn", 0.0)
    game.play("keep soho-times_square brooklyn-chelsea", False)
    assert [str(play.action) for play in game.plays] == ["keep central_park-chelsea", "keep chelsea-brooklyn times_square-soho"]
    assert [type(play.seat) for play in game.plays] == [int, int]


def turned(name: str) -> str:
    ends, dot, half = name.partition(".")
    return "-".join(reversed(ends.split("-"))) + dot + half


def written_otherwise(action: Action, actions: tuple[Action, ...]) -> str:
    """The same action, named from the other ends, its payment turned round, or left out where there is one way to pay."""
    if action.kind == "claim":
        ways = [other for other in actions if other.route == action.route]
        paid = ", ".join(f"{n} {card}" for card, n in reversed(action.payment)) if len(ways) > 1 else ""
        return f"claim {turned(action.route or '')} {paid}"
    if action.kind == "keep":
        return f"keep {' , '.join(turned(ticket) for ticket in reversed(action.tickets))}"
    return f" {action}\t"


@pytest.mark.parametrize(("board", "seats"), EVERY_TABLE)
def test_every_legal_action_can_be_written_read_and_played(board: str, seats: int) -> None:
    games = [Game(board, seats, seed=seats) for _ in range(3)]
    rng = random.Random(seats)
    while not games[0].over:
        seat = rng.choice(games[0].to_act)
        actions = games[0].view(seat).actions
        assert len(set(map(str, actions))) == len(actions) > 0
        for action in actions:
            assert Action.parse(str(action)) == action
            assert Action.parse(written_otherwise(action, actions)).kind == action.kind
        action = rng.choice(actions)
        ways = (action, str(action), written_otherwise(action, actions))
        told = [game.play(way, seat) for game, way in zip(games, ways, strict=True)]
        assert told[0] == told[1] == told[2]
        assert games[0].state == games[1].state == games[2].state
        assert [game.plays[-1].action for game in games] == [action] * 3
    assert str(games[0].record()) == str(games[1].record()) == str(games[2].record())


@pytest.mark.parametrize("position", PHASES.values(), ids=PHASES)
def test_exactly_the_actions_of_the_view_are_legal(position: str) -> None:
    """Every action the board knows is tried: those of the view are played, all others refused."""
    board, legal = from_text(position).board, set(from_text(position).view(0).actions)
    tried = [*map(Action, ("blind", "tickets", "draw", "exchange", "pass")), *(Action("take", card=c) for c in board.card_names)]
    for ticket in board.tickets:
        tried += [Action("keep", tickets=(ticket.id,)), Action("keep", tickets=("chelsea-brooklyn", ticket.id))]
    for route in board.routes:
        for color in board.colors:
            for wilds in range(route.length + 1):
                paid = tuple((card, n) for card, n in ((color, route.length - wilds), (board.wild, wilds)) if n)
                tried.append(Action("claim", route=route.id, payment=paid))
    played = set()
    game = from_text(position)
    for action in tried:
        try:
            game.play(action, 0)
        except IllegalAction:
            assert action not in legal
        else:
            played.add(game.plays[-1].action)
            game = from_text(position)
    assert played == legal


def test_json_of_an_action_has_only_what_the_action_has() -> None:
    assert Action.parse("blind").to_dict() == {"kind": "blind"}
    assert Action.parse("take red").to_dict() == {"kind": "take", "card": "red"}
    assert Action.parse("keep a b").to_dict() == {"kind": "keep", "tickets": ["a", "b"]}
    claim = {"kind": "claim", "route": "chelsea-soho", "payment": {"pink": 3, "taxi": 1}}
    assert Action.parse("claim chelsea-soho 3 pink taxi").to_dict() == claim


WORDS = sorted(
    {word for board in map(load_board, ("new_york", "first_journey_europe")) for word in board.card_names}
    | {
        "take",
        "blind",
        "draw",
        "claim",
        "tickets",
        "exchange",
        "keep",
        "pass",
        "0",
        "1",
        "2",
        "3",
        "4",
        "99",
        "-1",
        ",",
        ";",
        "=",
        "?",
        "*",
    }
    | {"chelsea-soho", "soho-chelsea", "chelsea-greenwich_village.red", "london-brest", "brest-london", "warsaw-kiev"}
    | {"chelsea-brooklyn", "soho-times_square", "berlin-athens", "１", "\x00", "\u2028", "soho"}
)


@st.composite
def near_misses(draw: st.DrawFn) -> tuple[str, str]:
    """A phase, and an action that is legal there, with a few words or characters changed."""
    phase = draw(st.sampled_from(sorted(PHASES)))
    actions = from_text(PHASES[phase]).view(0).actions or (Action("blind"),)
    text = str(draw(st.sampled_from(actions)))
    words = text.split()
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(words)))
        words[at : at + draw(st.integers(0, 2))] = draw(st.lists(st.sampled_from(WORDS) | st.text(max_size=5), max_size=2))
    return phase, draw(st.sampled_from([" ", ", ", "  "])).join(words)


def plays_or_refuses(phase: str, action: str) -> None:
    game = from_text(PHASES[phase])
    try:
        parsed = Action.parse(action)
    except NotationError:
        assert refusal(game, action)
        return
    state = game.state.copy()
    try:
        events = game.play(action)
    except IllegalAction:
        assert refusal(game, action) == refusal(game, parsed)
        assert game.state == state
    else:
        assert events
        assert game.plays[-1].action in from_text(PHASES[phase]).view(0).actions


@settings(deadline=None, max_examples=300)
@given(near_misses())
def test_a_near_miss_is_played_or_refused(case: tuple[str, str]) -> None:
    plays_or_refuses(*case)


@settings(deadline=None, max_examples=150)
@given(st.sampled_from(sorted(PHASES)), st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_is_played_or_refused(phase: str, action: str) -> None:
    plays_or_refuses(phase, action)


def test_a_game_that_never_ends_is_given_up_before_the_turns_run_out() -> None:
    game = from_text("board=first_journey_usa; tickets.0=denver-los_angeles seattle-denver; turn=29999")
    game.play("exchange")
    game.play("draw")  # turn 30,000
    assert game.over
    assert game.to_act == game.view(0).actions == ()
    assert "after 30000 turns" in refusal(game, "draw")
    assert Record.parse(str(game.record())).replay().state == game.state
