"""`farebox review`: under each costly decision stands why another action was better."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from farebox import Action, Game, Position, Record
from farebox.cli.games.review import _decision, review_records
from farebox.review import Judgment, ReviewedDecision
from farebox.review.decisions import decisions_of
from farebox.review.reasons import reasons_for


def shown(position: str, played: str, better: str, width: int = 200, cost: float = 0.1) -> str:
    """What the command prints about one decision."""
    game = Game.from_position(Position.parse(position))
    game.play(played)
    game.abandon()
    decision = next(decisions_of(game))
    judgment = Judgment((), Action.parse(better), chance=0.4, cost=cost, error=0.0, answered=0.4, all_chances=())
    one = ReviewedDecision(decision, judgment, None, tuple(reasons_for(game, decision, judgment)))
    console = Console(file=io.StringIO(), width=width)
    console.print(_decision(one, ["Ada", "Bob"]))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_reasons_name_tickets_and_players() -> None:
    routes = "routes.0=times_square-empire_state_building.orange chelsea-empire_state_building.1"
    rival = "routes.1=chelsea-midtown_west soho-wall_street"
    position = f"board=new_york; hand.0=6 pink, 6 blue; tickets.0=times_square-soho; {routes}; {rival}"
    text = shown(position, "blind", "claim chelsea-soho 4 pink")
    assert "It would have completed Times Square – SoHo." in text
    assert "Bob has routes on both sides of it: it would have kept them apart." in text


def test_reasons_name_routes() -> None:
    position = "board=new_york; phase=second_card; display=pink red blue green orange; hand.0=3 pink"
    assert "enough to pay for Chelsea – SoHo, worth 7 points." in shown(position, "blind", "take pink")


def test_on_a_narrow_terminal_actions_are_whole_and_reasons_wrap_between_words() -> None:
    routes = "routes.0=times_square-empire_state_building.orange chelsea-empire_state_building.1"
    rival = "routes.1=chelsea-midtown_west soho-wall_street"
    position = f"board=new_york; hand.0=6 pink, 6 blue; tickets.0=times_square-soho; {routes}; {rival}"
    lines = shown(position, "blind", "claim chelsea-soho 4 pink", width=60).splitlines()
    assert lines[0].strip() == "Turn 1 · Ada · cost 10 · mistake"
    assert [line.split() for line in lines[1:3]] == [["played", "blind"], ["better", "claim", "chelsea-soho", "4", "pink"]]
    assert max(len(line.rstrip()) for line in lines) <= 60
    assert "completed Times Square – SoHo." in " ".join(" ".join(lines).split())


@pytest.mark.parametrize(
    ("cost", "said"), [(0.014, "cost 1"), (0.025, "cost 3 · small slip"), (0.055, "cost 6 · mistake"), (0.3, "cost 30 · mistake")]
)
def test_costs_have_the_points_and_words_of_the_screen(cost: float, said: str) -> None:
    text = shown("board=new_york; display=pink red blue green orange", "blind", "take pink", cost=cost)
    assert text.splitlines()[0].strip() == f"Turn 1 · Ada · {said}"


@pytest.mark.parametrize("count", [1, 2])
def test_every_record_of_a_file_is_reviewed(count: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.farebox"
    with file.open("w", encoding="utf-8") as lines:
        for seed in range(count):
            game = Game("new_york", 2, seed)
            game.play(game.legal_actions[0])
            game.abandon()
            lines.write(f"# a note\n{Record.of(game)}")
    review_records(file, None, deep=False, open_hands=False, as_json=False)
    assert capsys.readouterr().out.count("New York: review") == count
    review_records(file, None, deep=False, open_hands=False, as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert [one["board"] for one in (told if count > 1 else [told])] == ["new_york"] * count
