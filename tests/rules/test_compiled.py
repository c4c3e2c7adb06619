"""Compiled = interpreted, field by field, and the rules' fingerprints."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from farebox import Board
from farebox.boards import limits
from farebox.kernel.cache import PACKAGE, compiled_sources, digest
from farebox.kernel.fields import dtype, from_record, to_record
from farebox.kernel.rng import advance, seeded
from farebox.rules import dispatch, hidden
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.running.perft import perft
from farebox.rules.running.random_play import CHOOSER, playout
from farebox.rules.state import ABANDONED, OVER, BoardNumbers, State
from random_games import BOARDS, TABLES, options, steps, table_name

GAMES = 250  # a table, 9 tables: 2,250 games

# Sequences of 1, 2, 3, … actions from the deal with seed 1. A rule that changes changes these numbers: if it was meant,
# say so in the commit.
PERFT = {
    ("new_york", 2): [3, 9, 90, 522, 4590, 41904, 415341, 3799071],
    ("new_york", 3): [3, 9, 27, 243, 1377, 13608, 149850, 1717605],
    ("new_york", 4): [3, 9, 27, 81, 729, 3807, 37665, 432540],
    ("first_journey_europe", 2): [19, 781, 8120, 131997, 1636466],
    ("first_journey_europe", 3): [19, 781, 23092, 300282],
    ("first_journey_europe", 4): [19, 781, 23092, 690951],
    ("first_journey_usa", 2): [15, 482, 4554, 36693, 337017],
    ("first_journey_usa", 3): [15, 482, 13090, 97223],
    ("first_journey_usa", 4): [15, 482, 13090, 242794],
}


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_whole_games_end_in_equal_states(board: Board, seats: int) -> None:
    rules, b = compiled_rules(), board_numbers(board)
    boards, states = to_record(b), to_record(State())
    for seed in range(GAMES):
        chosen = options(board, seats, seed)
        s = State()
        dispatch.deal(b, s, seats, seed, *chosen)
        steps_taken = playout(b, s, seeded(CHOOSER + seed))
        rules.deal(boards[0], states[0], seats, seed, *chosen)
        assert rules.playout(boards[0], states[0], seeded(CHOOSER + seed)) == steps_taken
        assert from_record(State, states[0]) == s


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_abandoned_games_end_in_equal_states(board: Board, seats: int) -> None:
    """At the limit of turns by the rules themselves, and by `abandon` in the middle of a game."""
    rules, b = compiled_rules(), board_numbers(board)
    abandon, boards = rules.twin(dispatch.abandon), to_record(b)
    for seed in range(3):
        for k, (s, action) in enumerate(steps(board, seats, seed)):
            if action < 0 or k % 7:
                continue
            late, record = s.copy(), to_record(s)
            dispatch.abandon(b, late)
            abandon(boards[0], record[0])
            assert from_record(State, record[0]) == late
            assert (late.phase, late.ending, late.winners) == (OVER, ABANDONED, 0)
            late = s.copy()
            late.turn = limits.TURNS - 2
            record = to_record(late)
            assert rules.playout(boards[0], record[0], seeded(k)) == playout(b, late, seeded(k))
            assert from_record(State, record[0]) == late
            assert late.ending != ABANDONED or (late.turn, late.winners) == (limits.TURNS, 0)
            assert late.ending == ABANDONED or late.winners


@pytest.mark.parametrize("board", BOARDS, ids=table_name)
def test_every_step_and_every_redeal_is_equal(board: Board) -> None:
    rules, b = compiled_rules(), board_numbers(board)
    compiled_redeal = rules.twin(hidden.redeal)
    boards, states = to_record(b), to_record(State())
    for seed in range(3):
        seats = 2 + seed
        rules.deal(boards[0], states[0], seats, seed, *options(board, seats, seed))
        for s, action in steps(board, seats, seed):
            assert from_record(State, states[0]) == s
            assert rules.legal(boards[0], states[0]) == dispatch.legal(b, s)
            if s.turn % 5 == 0:
                for viewer in range(-1, seats):
                    copy, record = s.copy(), states.copy()
                    hidden.redeal(b, copy, viewer, seeded(seed))
                    compiled_redeal(boards[0], record[0], viewer, seeded(seed))
                    assert from_record(State, record[0]) == copy
            if action >= 0:
                rules.apply(boards[0], states[0], action)


@pytest.mark.parametrize(("name", "seats"), PERFT, ids=str)
@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
def test_perft(name: str, seats: int, mode: str) -> None:
    board = next(board for board in BOARDS if board.id == name)
    counts = PERFT[name, seats]
    depths = len(counts) if mode == "compiled" else len(counts) - 1
    found = [perft(board, seats, 1, depth, compiled=mode == "compiled") for depth in range(1, depths + 1)]
    assert found == counts[:depths]


def test_a_state_is_at_most_512_bytes() -> None:
    assert dtype(State).itemsize <= 512


def test_records_go_both_ways() -> None:
    for board in BOARDS:
        b = board_numbers(board)
        record = to_record(b)[0]
        assert all(record[name].tolist() == getattr(b, name) for name, _, _ in BoardNumbers.fields())
        s = State()
        dispatch.deal(b, s, 3, 5, 0, 0)
        assert from_record(State, to_record(s)[0]) == s
        assert isinstance(to_record(s), np.ndarray)


def test_the_package_imports_without_numba_and_plays_without_it() -> None:
    code = (
        "import sys; sys.modules['numba'] = None; import farebox as fb; g = fb.Game('new_york', seed=1); "
        "g.play(g.view(0).actions[0]); assert 'numba.core' not in sys.modules and 'rich' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_compiling_leaves_numba_as_it_was_and_works_where_no_cache_can_be_kept(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file, not a folder")
    code = (
        "import numba; numba.config.CACHE_DIR = 'mine'; from farebox.kernel import rng; "
        "from farebox.rules.running.compiled import compiled_rules; "
        "assert compiled_rules().twin(rng.advance)(5) == rng.advance(5); assert numba.config.CACHE_DIR == 'mine'"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "XDG_CACHE_HOME": str(blocked)})


def test_the_key_of_the_cache_covers_every_source_that_is_compiled(tmp_path: Path) -> None:
    copy = Path(shutil.copytree(PACKAGE, tmp_path / "farebox", ignore=shutil.ignore_patterns("static", "__pycache__")))
    before, sources = digest(copy), {path.relative_to(copy).as_posix() for path in compiled_sources(copy)}
    assert {"rules/state.py", "boards/limits.py", "kernel/bits.py", "bots/search/tree.py", "features/observation.py"} <= sources
    assert not any(source.startswith(("server/", "table/")) for source in sources)
    for source in ("bots/search/tree.py", "boards/limits.py", "rules/new_york.py"):
        text = (copy / source).read_text("utf-8")
        (copy / source).write_text(text + "# changed\n", "utf-8")
        assert digest(copy) != before, source
        (copy / source).write_text(text, "utf-8")
    (copy / "server" / "app.py").write_text("# changed\n", "utf-8")
    assert digest(copy) == before


def test_the_generator_stays_below_2_to_the_62() -> None:
    for seed in [*range(50), 2**53 - 1]:
        x = seeded(seed)
        for _ in range(50):
            assert 0 < x < 1 << 62
            x = advance(x)
