"""Contests: the same games however they are played, stopped and gone on with."""

from __future__ import annotations

import csv
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from farebox import Record
from farebox.arena import match
from farebox.arena.contest import Contest, Pairing
from farebox.arena.executors import Executor, InProcess, PairingBatches, ProcessExecutor
from farebox.arena.match import PlayedGame, bot_seed, play_batch, warm_up
from farebox.arena.report import report
from farebox.arena.result import COLUMNS, BotFault, GameResult
from farebox.arena.results import RESULTS_FILE, ResultStore, read_results
from farebox.arena.roster import BotFailure
from farebox.arena.run import run, sprt_of
from farebox.bots import registry
from farebox.bots.neural.grandmaster import GrandmasterBot
from farebox.bots.registry import make_bot
from farebox.bots.search.bot import SearchBot

STRANGE = Path(__file__).parent / "strange_bots.py"
FINE = f"{STRANGE}:Fine"
BOARDS = ("new_york", "first_journey_europe", "first_journey_usa")


def contest(*bots: str, seats: int = 2, games: int = 8, **more: Any) -> Contest:
    return Contest(**{"board": "new_york", "seats": seats, "bots": bots, "games": games, "seed": 5, **more})


def results(of: Contest, **more: Any) -> list[GameResult]:
    return run(of, InProcess(), **more).results


def test_a_block_is_one_seed_in_all_rotations() -> None:
    assert contest("planner", "greedy").block(3) == [
        Pairing(3, 0, ("planner", "greedy")),
        Pairing(3, 1, ("greedy", "planner")),
    ]
    assert len(contest("planner", "greedy", "random", seats=3).seatings) == 3
    assert [bots for _, bots in contest("a", "b", seats=3).seatings] == [("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")]


def test_seatings_that_are_the_same_are_played_once() -> None:
    assert [bots for _, bots in contest("a", "b", seats=4).seatings] == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert [bots for _, bots in contest("a", seats=4).seatings] == [("a", "a", "a", "a")]


def test_too_many_bots_meet_each_other_in_all_combinations() -> None:
    met = Counter(frozenset(f.bots) for f in contest("a", "b", "c", games=12).pairings())
    assert met == {frozenset("ab"): 4, frozenset("bc"): 4, frozenset("ac"): 4}
    assert len(contest("a", "b", "c", "d", seats=3).seatings) == 12


def test_games_are_counted_in_whole_blocks() -> None:
    assert contest("a", "b", games=7).seeds == range(5, 9)
    assert len(list(contest("a", "b", "c", seats=3, games=7).pairings())) == 9


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_contest_is_the_same_games_recorded_or_not(board: str, seats: int) -> None:
    plan = contest("planner", "random", seats=seats, games=seats, board=board)
    plain = results(plan)
    assert plain == results(plan)
    for played in play_batch(replace(plan, records=True), list(plan.pairings())):
        assert played.result in plain
        game = Record.parse(played.record).verify()
        assert game.winners == played.result.winners
        assert game.ending == played.result.ending
        assert tuple(score.total for score in game.scores) == played.result.totals


def test_compiled_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for board in BOARDS:
        plan = contest("planner", "greedy", "random", seats=3, games=6, board=board)
        interpreted = results(plan)
        with monkeypatch.context() as patch:
            patch.setattr(match, "COMPILE_MATCHES_FROM", 1)
            match.warm_up(plan)
            assert results(plan) == interpreted


def test_processes_play_the_same_games() -> None:
    plan = contest("greedy", FINE, "random", games=12)
    assert run(plan, ProcessExecutor(2)).results == results(plan)


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(ValueError, match="a process died"):
        run(contest(f"{STRANGE}:Deadly", "greedy", games=2), ProcessExecutor(2))


def test_seeds_of_bots_are_of_the_game_and_the_seat() -> None:
    seeds = {bot_seed(Pairing(seed, rotation, ("a", "b")), seat) for seed in (1, 2) for rotation in (0, 1) for seat in (0, 1)}
    assert len(seeds) == 8
    assert bot_seed(Pairing(1, 0, ("a", "b")), 0) == bot_seed(Pairing(1, 0, ("c", "d")), 0)


class Interrupted:
    """A executor that is stopped by Ctrl-C after some batches."""

    def __init__(self, batches: int) -> None:
        self.batches = batches

    def play(self, contest: Contest, batches: PairingBatches) -> Iterator[list[PlayedGame]]:
        for _ in range(self.batches):
            yield play_batch(contest, next(batches))
        raise KeyboardInterrupt


def test_an_interrupted_contest_goes_on_without_loss_or_repetition(tmp_path: Path) -> None:
    plan = contest("greedy", FINE, records=True)
    whole = run(plan, InProcess(), ResultStore(tmp_path / "whole"))
    folder = tmp_path / "interrupted"
    with pytest.raises(KeyboardInterrupt):
        run(plan, Interrupted(3), ResultStore(folder))
    assert len(read_results(folder / RESULTS_FILE)) == 3
    file = folder / RESULTS_FILE
    file.write_bytes(file.read_bytes()[:-9])  # and the last line was not written whole
    seen: list[int] = []
    again = run(plan, InProcess(), ResultStore(folder), advance=seen.append)
    assert seen == [2, 3, 4, 5, 6, 7, 8]
    assert again.results == whole.results
    for path in (tmp_path / "whole").iterdir():
        assert (folder / path.name).read_bytes() == path.read_bytes()
    assert len(list(folder.glob("*.farebox"))) == 8
    assert results(plan, store=ResultStore(folder)) == whole.results


def test_rows_are_tidy_and_half_a_game_is_played_again(tmp_path: Path) -> None:
    plan = contest("greedy", "named=random", seats=3, games=3)
    whole = run(plan, InProcess(), ResultStore(tmp_path)).results
    file = tmp_path / RESULTS_FILE
    lines = file.read_text().splitlines(keepends=True)
    rows = list(csv.DictReader(lines))
    assert len(rows) == 9
    assert [row["seat"] for row in rows] == ["0", "1", "2"] * 3
    assert sum(float(row["won"]) for row in rows if row["bot"] == "named") == sum(
        share for result in whole for share, bot in zip(result.shares, result.pairing.bots, strict=True) if bot == "named"
    )
    file.write_text("".join(lines[:-1]))  # a seat of the last game is missing
    assert len(ResultStore(tmp_path).results) == 2
    assert file.read_text() == "".join(lines[:7])
    assert run(plan, InProcess(), ResultStore(tmp_path)).results == whole
    assert file.read_text() == "".join(lines)


def test_a_store_keeps_what_other_contests_left(tmp_path: Path) -> None:
    first, second = contest("greedy", "random", games=4), contest("planner", "greedy", games=6)
    for plan in (first, second, first):
        run(plan, InProcess(), ResultStore(tmp_path))
    assert len(ResultStore(tmp_path).results) == 10
    assert len(read_results(tmp_path / RESULTS_FILE)) == 10


@pytest.mark.parametrize("rows", ["nonsense\n", "", "board,digest\n"])
def test_a_file_of_something_else_is_refused(rows: str, tmp_path: Path) -> None:
    (tmp_path / RESULTS_FILE).write_text(rows)
    if rows:
        with pytest.raises(ValueError, match="does not start with the columns"):
            ResultStore(tmp_path)
    else:
        assert ResultStore(tmp_path).results == {}


def test_a_damaged_row_is_named(tmp_path: Path) -> None:
    run(contest("greedy", "random", games=2), InProcess(), ResultStore(tmp_path))
    file = tmp_path / RESULTS_FILE
    file.write_text(file.read_text().replace("new_york", "new,york", 1))
    with pytest.raises(ValueError, match=r"results\.csv: line 2"):
        ResultStore(tmp_path)


PROGRAMS = {
    "nonsense": ("for line in sys.stdin:\n    print('well', flush=True)", 5, "wrote a line that is not JSON: 'well'"),
    "hangs": ("import time\ntime.sleep(60)", 0.05, "did not answer in 0.05 s"),
    "dies": ("sys.exit(3)", 5, "ended"),
}


@pytest.mark.parametrize("what", PROGRAMS)
def test_a_program_that_fails_is_noted_like_any_bot(what: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, seconds, says = PROGRAMS[what]
    (tmp_path / "program.py").write_text(f"import sys\n{code}\n")
    plan = contest("greedy", f"program: {sys.executable} {tmp_path / 'program.py'}", games=2, seconds_per_move=seconds)
    with pytest.raises(BotFailure, match=says):
        results(plan)
    for result in results(replace(plan, keep_going=True)):
        assert {result.pairing.bots[fault.seat] for fault in result.faults} == {plan.bots[1]}
        assert says in result.faults[0].problem
        assert (len(result.faults) == 1) == (what == "dies")
    assert capfd.readouterr().err == ""


def test_rows_go_both_ways() -> None:
    faults = (BotFault.of(0, 7, "x" * 500), BotFault.of(1, 3, "raised\nthis | that"))
    result = GameResult("b", "d", Pairing(1, 1, ("a:1s", "b.py:C")), (3, -2), (0, 1), 40, "last_turns", faults)
    assert GameResult.from_rows(result.rows()) == result
    assert [dict(zip(COLUMNS, row, strict=True))["won"] for row in result.rows()] == ["0.5", "0.5"]
    assert result.faults[1].problem == "raised this / that"
    assert result.shares == (0.5, 0.5)


@pytest.mark.parametrize(
    ("name", "says"), [("Raising", "raised RuntimeError: no idea / at all"), ("Rubbish", "illegal: "), ("Leaving", "")]
)
def test_a_bot_that_fails_is_noted_and_the_game_goes_on(name: str, says: str) -> None:
    bot = f"{STRANGE}:{name}"
    plan = contest(bot, "greedy", games=4, keep_going=True)
    played = results(plan)
    assert played == results(plan)
    assert all(result.winners for result in played)
    faults = [(result.pairing.bots[fault.seat], fault) for result in played for fault in result.faults]
    assert len(faults) > 4
    for who, fault in faults:
        assert who == bot
        assert fault.problem.startswith(says)
    told = report(run(plan, InProcess()))
    assert told["faults"] == told["bots"][0]["faults"] == len(faults)
    assert told["bots"][1]["faults"] == 0
    assert set(told["errors"][0]) == {"bot", "seed", "rotation", "seat", "turn", "problem"}


@pytest.mark.parametrize(
    ("name", "says"), [("Nameless", "has no name"), ("Texting", "illegal: chose '.*', which is not an Action")]
)
def test_a_bot_has_a_name_and_returns_actions(name: str, says: str) -> None:
    with pytest.raises(BotFailure, match=says):
        results(contest(f"{STRANGE}:{name}", "greedy", games=2))


def test_people_read_the_name_that_a_bot_gives_itself() -> None:
    deep, raising = f"{STRANGE}:Deep?depth=3", f"{STRANGE}:Raising"
    labels = contest(deep, FINE, raising, "mine=strange_bots.py:Fine", "greedy").labels
    assert list(labels.values()) == ["deep 3", f"fine ({FINE})", f"fine ({raising})", "mine", "greedy"]
    assert contest(f"{STRANGE}:Broken").labels == {f"{STRANGE}:Broken": f"{STRANGE}:Broken"}
    told = report(run(contest(deep, "greedy", games=2), InProcess()))
    assert [(row["name"], row["label"]) for row in told["bots"]] == [(deep, "deep 3"), ("greedy", "greedy")]


def test_a_slow_move_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(match, "time", SimpleNamespace(perf_counter=lambda: float(next(ticks))))  # every move takes a second
    patient, strict = (contest(FINE, "greedy", games=2, seconds_per_move=seconds, keep_going=True) for seconds in (1.0, 0.9))
    assert not any(result.faults for result in results(patient))
    for result in results(strict):
        assert {fault.problem for fault in result.faults} == {"took 1.00 s, 0.9 s allowed"}
        assert {fault.seat for fault in result.faults} == {0, 1}


def test_a_bot_that_cannot_be_made_for_a_game_is_played_by_chance() -> None:
    played = results(contest(f"{STRANGE}:Unlucky", "greedy", games=2, keep_going=True))
    assert [len(result.faults) for result in played] == [1, 1]
    assert all("cannot be created: ValueError" in result.faults[0].problem for result in played)


@pytest.mark.parametrize("executor", [InProcess(), ProcessExecutor(2)])
def test_a_bot_that_fails_stops_the_contest_with_its_traceback(executor: Executor) -> None:
    with pytest.raises(BotFailure, match=r"Raising, seed 5, rotation [01], turn 0: raised RuntimeError: no") as failure:
        run(contest(f"{STRANGE}:Raising", "greedy", games=2), executor)
    assert failure.value.details.startswith("Traceback")
    assert 'raise RuntimeError("no\\nidea | at all")' in failure.value.details
    assert "farebox/arena" not in failure.value.details  # it begins in the bot's own code


def test_bots_with_start_are_made_once_and_the_others_for_each_game() -> None:
    strangers = sys.modules["strange_bots"] = registry._load_file(str(STRANGE), STRANGE.stat().st_mtime_ns)
    strangers.Counted.made, strangers.Counted.started = 0, []
    plan = contest(f"{STRANGE}:Counted?luck=3", games=6)
    played = results(plan)
    assert strangers.Counted.made == 2  # one a seat: it plays against itself
    assert [started[:3] for started in strangers.Counted.started] == [("new_york", seat, 2) for _ in range(6) for seat in (0, 1)]
    assert len({seed for *_, seed, _ in strangers.Counted.started}) == 12
    assert strangers.Counted.ended == 12
    assert [again for pairing in plan.pairings() for again in play_batch(plan, [pairing])] == [PlayedGame(r) for r in played]


def test_a_program_starts_once_and_is_told_of_every_game(tmp_path: Path) -> None:
    log = tmp_path / "log"
    (tmp_path / "program.py").write_text(LOGGING.format(log=str(log)))
    plan = contest("greedy", f"logged=program: {sys.executable} {tmp_path / 'program.py'}", games=4)
    assert {result.pairing.bots for result in results(plan)} == {("greedy", "logged"), ("logged", "greedy")}
    told = [json.loads(line) for line in log.read_text().splitlines()]
    starts = [message for message in told if message["type"] == "start"]
    assert [(start["game"], start["seat"], start["board"]["id"]) for start in starts] == [
        (i, 1 - i % 2, "new_york") for i in range(4)
    ]
    assert [start["seed"] for start in starts] == [bot_seed(f, f.bots.index("logged")) for f in plan.pairings()]
    assert [message["game"] for message in told if message["type"] == "over"] == [0, 1, 2, 3]
    assert [message["type"] for message in told].count("began") == 1


def test_names_and_parameters_of_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(STRANGE.parent)
    plan = contest(
        "a=planner", "b=strange_bots.py:Counted?luck=3&mode=x&exact=true", "program: x A=1", "champion:own.safetensors"
    )
    assert plan.names == ("a", "b", "program: x A=1", "champion:own.safetensors")
    monkeypatch.chdir(tmp_path)
    assert plan.specs["b"] == f"{STRANGE}:Counted?luck=3&mode=x&exact=true"
    assert plan.specs["champion:own.safetensors"] == f"champion:{STRANGE.parent / 'own.safetensors'}"
    assert plan.kinds(Pairing(1, 0, ("a", "b"))) is None
    assert plan.kinds(Pairing(1, 0, ("a", "a"))) == contest("planner").kinds(Pairing(1, 0, ("planner", "planner")))
    assert make_bot(plan.specs["b"], 4).given == {"luck": 3, "mode": "x", "exact": True}  # type: ignore[attr-defined]
    assert [r.totals for r in results(contest("a=planner", "greedy"))] == [
        r.totals for r in results(contest("planner", "greedy"))
    ]


def test_a_test_stops_the_contest_and_always_at_the_same_game(tmp_path: Path) -> None:
    plan = contest("greedy", "random", games=400)
    first = run(plan, InProcess(), ResultStore(tmp_path), sprt_of(plan, 0, 100))
    assert first.sprt is not None
    assert first.sprt.decision == "high"
    assert len(first.results) == 2 * first.sprt.blocks < 100
    again = run(plan, ProcessExecutor(2), None, sprt_of(plan, 0, 100))
    from_store = run(plan, InProcess(), ResultStore(tmp_path), sprt_of(plan, 0, 100))
    assert again.results == from_store.results == first.results
    turned = contest("random", "greedy", games=400)
    assert getattr(run(turned, InProcess(), None, sprt_of(turned, 0, 100)).sprt, "decision", "") == "low"


LOGGING = """
import json, sys
log = open({log!r}, "w")
print(json.dumps({{"type": "began"}}), file=log, flush=True)
for line in sys.stdin:
    print(line, end="", file=log, flush=True)
    if json.loads(line)["type"] == "choose":
        print('{{"action": 0}}', flush=True)
"""
BAD = [
    (contest("a=planner", "a=greedy"), "named twice"),
    (contest("planner=greedy"), "the name of another bot"),
    (contest(f"{STRANGE}:Counted?luck"), "name=value"),
    (contest("program: no_such_program"), "cannot start program"),
    (contest("planner", "planner"), "named twice"),
    (contest("planner", ""), "commas"),
    (contest("nobody"), "no bot is called"),
    (contest(f"{STRANGE}:Broken"), "cannot be created: KeyError"),
    (contest("planner", seats=5), "2 to 4 seats"),
    (contest("planner", board="atlantis"), "no such board"),
    (contest("planner", seed=-1), "seed"),
    (contest("planner", seed=2**53 - 2), "2\\*\\*53"),
    (contest("planner", games=0), "at least one game"),
    (contest("planner", seconds_per_move=0), "more than 0"),
]


@pytest.mark.parametrize(("plan", "says"), BAD)
def test_what_cannot_be_played_is_said_in_one_line(plan: Contest, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        run(plan, InProcess())


def test_a_test_is_between_two_and_a_crew_has_somebody() -> None:
    with pytest.raises(ValueError, match="two bots"):
        sprt_of(contest("planner", "greedy", "random"), 0, 20)
    with pytest.raises(ValueError, match="at least one process"):
        ProcessExecutor(0)


def test_bots_that_compile_do_so_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed_up: list[str] = []
    for bot in (SearchBot, GrandmasterBot):
        monkeypatch.setattr(bot, "warm_up", lambda self, board, seats: warmed_up.append(f"{self.name} {board.id} {seats}"))
    warm_up(Contest("first_journey_usa", 3, ("planner", "search:3", "expert"), 3))
    assert warmed_up == ["search:3 first_journey_usa 3", "expert first_journey_usa 3"]
