"""The lessons of the tutorial: prepared positions, what the learner does in them, and how the bot answers.

`python tests/table/lessons.py` plays them by the rules and writes what the learner sees to web/src/lib/tutorial.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from farebox import Game, Position
from farebox.table.messages.view_json import events_data, view_text

FOLDER = Path(__file__).parents[2] / "web" / "src" / "lib" / "tutorial"
LEARNER, BOT = 0, 1
LINES = ",\n"


@dataclass(frozen=True)
class Step:
    """`action` is what the learner does, "" if the step only shows something; then the bot plays `replies`."""

    id: str
    action: str = ""
    replies: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    position: str
    steps: tuple[Step, ...]


NEW_YORK = (
    Chapter(
        """
        board=new_york; seats=2; phase=opening; choice.1=both
        offer.0=central_park-midtown_west times_square-east_village; offer.1=lower_east_side-wall_street chelsea-brooklyn
        hand.0=red taxi; hand.1=green green
        display=blue red pink green orange; deck=black pink orange blue black pink *; seed=1
        """,
        (
            Step("hello"),
            Step("keep", "keep central_park-midtown_west times_square-east_village"),
            Step("ticket"),
            Step("deck", "blind"),
            Step("face-up", "take red", ("take green", "take orange")),
            Step("claim", "claim central_park-times_square.red 2 red", ("claim soho-wall_street 2 green",)),
            Step("gray", "claim midtown_west-times_square black", ("blind", "blind")),
            Step("finished"),
        ),
    ),
    Chapter(
        """
        board=new_york; seats=2; turn=15; seat=0
        tickets.0=central_park-midtown_west times_square-east_village central_park-chelsea
        tickets.1=lower_east_side-wall_street chelsea-brooklyn
        routes.0=chelsea-soho chelsea-midtown_west midtown_west-times_square central_park-times_square.red lincoln_center-midtown_west
        routes.1=soho-wall_street chinatown-wall_street.green lower_east_side-chinatown wall_street-brooklyn.blue
        hand.0=pink blue 2 green; hand.1=2 orange 2 black
        display=black red taxi green orange; deck=pink red blue orange pink green *; seed=2
        """,  # noqa: E501 -- a position has one line per key
        (
            Step("bonus", "claim times_square-empire_state_building.pink pink", ("take black", "blind")),
            Step("end", "claim empire_state_building-gramercy_park.blue blue", ("claim greenwich_village-soho 2 orange",)),
            Step("last", "claim gramercy_park-east_village 2 green"),
        ),
    ),
)

FIRST_JOURNEY = (
    Chapter(
        """
        board=first_journey_europe; seats=2
        tickets.0=zurich-warsaw london-copenhagen; tickets.1=athens-kiev barcelona-bucharest
        hand.0=red white green yellow; hand.1=red red blue white
        deck=red black green blue yellow *; ticket_deck=dublin-vienna *; seed=1
        """,
        (
            Step("hello"),
            Step("ticket"),
            Step("draw", "draw", ("draw",)),
            Step("build", "claim zurich-vienna.red 2 red", ("claim sarajevo-athens red",)),
            Step("complete", "claim vienna-warsaw black", ("draw",)),
            Step("six"),
        ),
    ),
    Chapter(
        """
        board=first_journey_europe; seats=2; turn=25
        tickets.0=zurich-warsaw dublin-vienna london-warsaw paris-kiev athens-rostov sarajevo-stockholm
        routes.0=zurich-vienna.red vienna-warsaw dublin-london.green london-paris.green paris-zurich.blue warsaw-kiev
        tickets.1=athens-kiev barcelona-bucharest berlin-ankara amsterdam-madrid
        routes.1=sarajevo-athens sarajevo-bucharest bucharest-kiev barcelona-rome.black rome-sarajevo
        hand.0=2 green white red; hand.1=2 blue yellow black
        deck=red black green blue yellow *; ticket_deck=paris-riga barcelona-copenhagen *; seed=2
        """,
        (
            Step("swap", "exchange", ("draw",)),
            Step("cross", "claim kiev-moscow 2 green", ("claim bucharest-ankara.blue 2 blue",)),
            Step("win", "claim riga-warsaw white"),
        ),
    ),
)

LESSONS = {"new_york": NEW_YORK, "first_journey": FIRST_JOURNEY}


def frames(game: Game, step: Step) -> Iterator[str]:
    """Each action of a step as an entry of the table, and the learner's view after it."""
    actions = [(LEARNER, step.action)] if step.action else []
    for seat, action in [*actions, *((BOT, reply) for reply in step.replies)]:
        turn = game.turn
        events = game.play(action, seat)
        entry = {"number": len(game.plays), "kind": "play", "seat": seat, "turn": turn, "by_bot": seat == BOT}
        text = json.dumps({**entry, "events": events_data(events, LEARNER)}, separators=(",", ":"))
        yield f'{{"entry":{text},"view":{view_text(game.view(LEARNER), can_undo=False)}}}'


def chapter_text(chapter: Chapter) -> str:
    game = Game.from_position(Position.parse(chapter.position))
    start = view_text(game.view(LEARNER), can_undo=False)
    steps = []
    for step in chapter.steps:
        before = game.copy()
        shown = LINES.join(frames(game, step))
        action = full_action(before, step) if step.action else ""
        steps.append(f'{{"id":"{step.id}","action":"{action}","frames":[\n{shown}]}}')
    return f'{{"start":{start},\n"steps":[\n{LINES.join(steps)}]}}'


def full_action(before: Game, step: Step) -> str:
    """The learner's action as the table writes it."""
    before.play(step.action, LEARNER)
    return str(before.plays[-1].action)


def lesson_text(name: str) -> str:
    return f'{{"chapters":[\n{LINES.join(map(chapter_text, LESSONS[name]))}]}}\n'


if __name__ == "__main__":
    for name in LESSONS:
        (FOLDER / f"{name}.json").write_text(lesson_text(name), encoding="utf-8")
