"""Programs as bots: real processes that play well, badly, late, or not at all."""

from __future__ import annotations

import gc
import json
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import farebox_process
from farebox import Game, View, board_names, load_board
from farebox.bots.base import BotError, RuleBot
from farebox.bots.program import LONGEST_LINE, ProgramBot, ProgramFault, board_map, read_answer
from farebox.bots.registry import make_bot

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
EXAMPLE = shlex.join([sys.executable, str(EXAMPLES / "stdio_bot.py")])
DEAD = f"program: {shlex.join([sys.executable, '-c', 'raise SystemExit(3)'])}"
PATIENT = 30.0  # seconds no answer here ever takes
LOOP = """
import json, os, sys, time
def say(text):
    print(text, flush=True)
n = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        view = message["view"]
        {answer}
        n += 1
"""

Start = Callable[..., ProgramBot]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a program whose answers are a line of Python; it is ended after the test."""
    bots: list[ProgramBot] = []

    def started(answer: str, seconds: float = PATIENT) -> ProgramBot:
        file = tmp_path / f"program{len(bots)}.py"
        file.write_text(LOOP.format(answer=answer), encoding="utf-8")
        bots.append(ProgramBot(shlex.join([sys.executable, str(file)]), 0, seconds))
        return bots[-1]

    yield started
    for bot in bots:
        bot.close()
        assert bot._program._process.poll() is not None


def a_view(turns: int = 6) -> View:
    """Somewhere in a game, with a choice of actions."""
    game, greedy = Game("new_york", 2, 3), RuleBot("greedy")
    while len(game.plays) < turns or len(game.view(game.seat).actions) < 4:
        game.play(greedy.choose(game.view(game.seat)))
    return game.view(game.seat)


def play(game: Game, *bots: Any) -> list[str]:
    """A whole game; what seat 1 saw at each of its decisions."""
    seen = []
    while not game.over:
        view = game.view(game.seat)
        if game.seat == 1:
            seen.append(json.dumps(view.to_dict()))
        game.play(bots[game.seat].choose(view))
    return seen


farebox = partial(farebox_process.run, "play-stdio")


@pytest.mark.parametrize("board", board_names())
def test_the_example_plays_every_board_without_a_fault(board: str) -> None:
    common = ["--board", board, "--seats", "2", "--seed", "1", "--games", "2", "--json", "--seconds", str(PATIENT)]
    result = farebox(*common, "--bot", "planner", "--bot", f"program: {EXAMPLE}")
    assert (result.returncode, result.stderr) == (0, "")
    summary = json.loads(result.stdout)
    assert summary["games"] == len(summary["results"]) == 2
    assert sum(row["wins"] for row in summary["bots"]) == 2
    assert summary["bots"][1]["faults"] == {"late": 0, "rubbish": 0, "illegal": 0, "dead": 0}
    assert summary["undecided"] == 0


def test_the_command_tells_people_what_happened() -> None:
    once = "import sys; next(sys.stdin), next(sys.stdin), print('{\"action\": 0}', flush=True); raise SystemExit(3)"
    dead = f"program: {shlex.join([sys.executable, '-c', once])}"
    result = farebox("--bot", "greedy", "--bot", dead, "--bot", "random", "--games", "2")
    assert result.returncode == 0
    assert len(result.stderr.splitlines()) == 1
    assert "game 0, seat 1, turn 2" in result.stderr
    assert "ended with status 3; greedy plays this and all further moves" in result.stderr
    assert "New York: 2 games from seed 0" in result.stdout
    assert "dead " in result.stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bot", "planner", "--bot", "program: no_such_program"], "cannot start program 'no_such_program'"),
        (["--bot", "planner", "--bot", "program:"], "no command"),
        (["--bot", "planner", "--bot", DEAD], "seat 1, turn 0: " + DEAD + " ended with status 3 before its first move"),
        (["--bot", "planner", "--seats", "2"], "2 seats need 2 --bot options, not 1"),
        (["--bot", "planner", "--bot", f"program: {EXAMPLE}", "--seconds", "nan"], "not nan"),
    ],
)
def test_what_cannot_be_played_is_one_line(arguments: list[str], problem: str) -> None:
    result = farebox(*arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert problem in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_index_notation_and_object_answer(start: Start) -> None:
    view = a_view()
    last = view.actions[-1]
    for answer in ("len(view['actions']) - 1", repr(str(last)), "view['actions'][-1]"):
        bot = start(f"say(json.dumps({{'action': {answer}}}))")
        assert bot.choose(view) == last
        assert not bot.faults


def test_every_legal_action_can_be_answered_in_three_ways() -> None:
    for board in board_names():
        game, greedy = Game(board, 3, 5), RuleBot("greedy")
        while not game.over:
            view = game.view(game.seat)
            for i, action in enumerate(view.actions):
                for answer in (i, str(action), action.to_dict()):
                    assert read_answer(json.dumps({"action": answer}).encode(), view) == action
            game.play(greedy.choose(view))


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (b"thinking ...\n", "rubbish"),
        (b"\n", "rubbish"),
        (b"\xff\xfe\n", "rubbish"),
        (b"3\n", "rubbish"),
        (b'{"act": 3}\n', "rubbish"),
        (b"[" * 100_000, "rubbish"),
        (b'{"action": ' + b"9" * 5000 + b"}", "rubbish"),
        (b'{"action": 0, "x": "' + b"x" * LONGEST_LINE + b'"}', "rubbish"),
        (b'{"action": -1}', "illegal"),
        (b'{"action": 1000}', "illegal"),
        (b'{"action": true}', "illegal"),
        (b'{"action": 0.0}', "illegal"),
        (b'{"action": null}', "illegal"),
        (b'{"action": ["take", "red"]}', "illegal"),
        (b'{"action": {"kind": "take"}}', "illegal"),
        (b'{"action": "dance"}', "illegal"),
        (b'{"action": "pass"}', "illegal"),
        (b'{"action": "\\ud800\\u001b[2J"}', "illegal"),
    ],
    ids=lambda value: repr(value[:20]),
)
def test_bad_answers_are_faults_with_one_line(line: bytes, kind: str) -> None:
    with pytest.raises(ProgramFault) as fault:
        read_answer(line, a_view())
    assert fault.value.kind == kind
    assert str(fault.value).isprintable()
    assert len(str(fault.value)) < 300


def test_a_bad_answer_costs_one_move(start: Start, capfd: pytest.CaptureFixture[str]) -> None:
    view = a_view()
    bot = start("say(['what?', '{\"action\": \"pass\"}', '{\"action\": 1}'][n])")
    expected = RuleBot("greedy", 0)
    assert [bot.choose(view) for _ in range(3)] == [expected.choose(view), expected.choose(view), view.actions[1]]
    assert bot.faults == {"rubbish": 1, "illegal": 1}
    first, second = capfd.readouterr().err.splitlines()
    assert "wrote a line that is not JSON: 'what?'; greedy plays this move" in first
    assert "only a seat that can neither draw nor claim may pass; greedy plays this move" in second


def test_a_late_answer_is_not_taken_for_the_next(start: Start, capfd: pytest.CaptureFixture[str]) -> None:
    view = a_view()
    bot = start("time.sleep(n == 1 and 1.0); say(json.dumps({'action': n}))")
    assert bot.choose(view) == view.actions[0]
    bot.seconds = 0.3
    bot.choose(view)
    bot.seconds = PATIENT
    assert [bot.choose(view), bot.choose(view)] == [view.actions[2], view.actions[3]]
    assert bot.faults == {"late": 1}
    assert "did not answer in 0.3 s; greedy plays this move" in capfd.readouterr().err


def test_a_silent_program_does_not_hang_a_game() -> None:
    """It does not even read, so what is written to it fills the pipe."""
    bot = ProgramBot(shlex.join([sys.executable, "-c", "import time; time.sleep(100)"]), seconds=0.01)
    for seed in range(3):
        play(Game("first_journey_europe", 2, seed), RuleBot("greedy"), bot)
    assert bot.faults["late"] == bot.faults.total() > 20
    bot.close()
    assert bot._program._process.poll() is not None


def test_a_program_that_dies_is_replaced_for_good(start: Start, capfd: pytest.CaptureFixture[str]) -> None:
    bot = start("say('{\"action\": 0}') if n < 3 else os._exit(7)")
    decisions = len(play(Game("new_york", 2, 1), RuleBot("greedy"), bot))
    assert bot.faults == {"dead": decisions - 3}
    assert capfd.readouterr().err.count("ended with status 7; greedy plays this and all further moves") == 1


def test_a_program_that_never_made_a_move_is_not_replaced_for_good(start: Start) -> None:
    bot, view = start("say('usage: bot FILE') if n == 0 else os._exit(7)"), a_view()
    bot.choose(view)
    for _ in range(2):
        with pytest.raises(ProgramFault, match=r"dead|status 7"):
            bot.choose(view)
    assert bot.faults == {"rubbish": 1, "dead": 2}


def test_huge_lines_are_refused_and_what_follows_is_read(start: Start, capfd: pytest.CaptureFixture[str]) -> None:
    view = a_view()
    bot = start("say('{\"action\": 0}' + ' ' * 5_000_000 if n == 0 else '{\"action\": 1}')")
    bot.choose(view)
    assert bot.choose(view) == view.actions[1]
    assert bot.faults == {"rubbish": 1}
    assert "wrote a line of more than 1000000 bytes" in capfd.readouterr().err


def test_endless_output_without_a_line_or_with_too_many(start: Start) -> None:
    view = a_view()
    for text in ("'x' * 100_000", "'x\\n' * 50_000"):
        bot = start(f"[sys.stdout.write({text}) for _ in iter(int, 1)]")
        bot.choose(view)
        bot.seconds = 0.1
        bot.choose(view)
        assert bot.faults.total() == 2
        assert bot._program._in.qsize() <= 101


@pytest.mark.parametrize("board", board_names())
def test_a_program_is_told_its_view_and_nothing_else(board: str, start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log"
    say = "say('{\"action\": %d}' % (n * 7 % len(view['actions'])))"
    bot = start(f"open({str(log)!r}, 'a').write(line); {say}")
    game = Game(board, 3, 8)
    seen = play(game, RuleBot("greedy"), bot, RuleBot("greedy"))
    told = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert told == [{"type": "choose", "game": 0, "seat": 1, "view": json.loads(view)} for view in seen]
    for message in told:
        assert [player["hand"] is None for player in message["view"]["players"]] == [True, False, True]


def test_start_and_over_are_told_and_the_same_whatever_was_dealt(tmp_path: Path) -> None:
    log = tmp_path / "log"
    say = "'choose' in line and print('{\"action\": 0}', flush=True)"
    code = f"import sys\nfor line in sys.stdin:\n    open({str(log)!r}, 'a').write(line); {say}"
    bot = ProgramBot(shlex.join([sys.executable, "-c", code]), seconds=PATIENT)
    games = [Game("new_york", 2, seed) for seed in (1, 2)]
    for game in games:
        play(game, RuleBot("greedy"), bot)
        bot.over(game.scores, game.winners)
    play(Game("new_york", 2, 3), RuleBot("greedy"), bot)
    play(Game("new_york", 2, 4), RuleBot("greedy"), bot)  # nobody says that the game before is over
    bot.close()
    told = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    board = board_map(load_board("new_york"))
    started = [message for message in told if message["type"] == "start"]
    assert len({message.pop("seed") for message in started}) == 4
    assert started == [{"type": "start", "game": i, "board": board, "seat": 1, "seats": 2} for i in range(4)]
    overs = [message for message in told if message["type"] == "over"]
    assert [over["winners"] for over in overs] == [list(game.winners) for game in games]
    assert [over["scores"][1]["total"] for over in overs] == [game.scores[1].total for game in games]
    assert re.fullmatch("sc+osc+osc+sc+", "".join(message["type"][0] for message in told))


@pytest.mark.parametrize("name", board_names())
def test_the_map_says_all_of_the_board(name: str) -> None:
    board = load_board(name)
    told = json.loads(json.dumps(board_map(board)))
    routes = {route["id"]: route for route in told["routes"]}
    places = {location["id"] for location in told["locations"]}
    assert len(routes) == len(board.routes)
    assert len(told["tickets"]) == len(board.tickets)
    assert sum(told["cards"].values()) == sum(board.cards)
    for route in (*told["routes"], *told["tickets"]):
        assert {route["a"], route["b"]} <= places
    for route in told["routes"]:
        assert route["color"] in {*board.colors, "gray"}
        assert route["twin"] is None or routes[route["twin"]]["twin"] == route["id"]


def test_a_bot_that_is_forgotten_takes_its_program_along() -> None:
    bot = ProgramBot(EXAMPLE)
    process = bot._program._process
    del bot
    gc.collect()
    assert process.poll() is not None


def test_my_bot_plays_every_board() -> None:
    for board in board_names():
        bot = make_bot(f"{EXAMPLES / 'my_bot.py'}:LongRoutes", 4)
        game = Game(board, 2, 4)
        play(game, bot, make_bot(f"{EXAMPLES / 'my_bot.py'}:LongRoutes", 5))
        assert game.over


def test_a_program_that_cannot_be_started() -> None:
    for command in ("", "no_such_program", "'unfinished"):
        with pytest.raises(BotError, match="cannot start program"):
            ProgramBot(command)
    for seconds in (0, -1, float("nan"), float("inf")):
        with pytest.raises(BotError, match="seconds"):
            ProgramBot(EXAMPLE, seconds=seconds)
