"""Systematic mutants of the rules (tests/mutation): a sample is killed, and the list of equivalent ones is true to the source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mutation.clauses import cited, clauses, slug
from mutation.operators import Mutant, mutants
from mutation.run import MOST_EQUIVALENT, equivalent, table, wrong
from mutation.session import TIMED_OUT, Result

TOOL = Path(__file__).parent / "mutation"
SAMPLE = 60


def find(function: str, line: str, becomes: str) -> Mutant:
    return next(m for m in mutants() if (m.function, m.old_line, m.new_line) == (function, line, becomes))


def test_operators_make_the_mutants_they_are_named_for() -> None:
    line = "elif s.pieces[s.seat] <= FEW_TAXIS:"
    found = {(m.operator, m.new_line) for m in mutants() if m.function == "end_turn" and m.old_line == line}
    assert found == {
        ("force", "elif True:"),
        ("force", "elif False:"),
        ("comparison", "elif s.pieces[s.seat] < FEW_TAXIS:"),
        ("comparison", "elif s.pieces[s.seat] > FEW_TAXIS:"),
        ("constant", "elif s.pieces[s.seat] <= (FEW_TAXIS + 1):"),
        ("constant", "elif s.pieces[s.seat] <= (FEW_TAXIS - 1):"),
        ("narrow", "elif (s.pieces[s.seat] <= FEW_TAXIS) and s.seats < 4:"),
        ("narrow", "elif (s.pieces[s.seat] <= FEW_TAXIS) and s.n_deck > 0:"),
        ("narrow", "elif (s.pieces[s.seat] <= FEW_TAXIS) and s.n_ticket_deck > 0:"),
        ("narrow", "elif (s.pieces[s.seat] <= FEW_TAXIS) and s.last_turns == -1:"),
    }
    every = {"force", "comparison", "constant", "arithmetic", "logic", "drop", "narrow", "swap"}
    assert {m.operator for m in mutants()} == every
    assert find("legal", "elif routes == 0 and more == 0:  # FJ-PASS-1", "elif routes == 0 and True:  # FJ-PASS-1")
    assert find("claimable", "longest = min(s.pieces[p], LENGTH)", "longest = max(s.pieces[p], LENGTH)")


def test_what_every_view_is_made_of_is_mutated_too() -> None:
    assert {"veiled", "_hand", "_ticket_deck", "hand_size", "board_numbers", "ticket_problem"} <= {m.function for m in mutants()}


def test_every_mutant_compiles_and_has_a_name_of_its_own() -> None:
    assert all(mutant.code() for mutant in mutants())
    assert len({mutant.key for mutant in mutants()}) == len(mutants()) > 2500


def test_a_line_cites_the_clauses_nearest_to_it() -> None:
    on_the_line = find("end_turn", "if s.stuck == s.seats:  # NY-TURN-2", "if s.stuck != s.seats:  # NY-TURN-2")
    around_it = find("legal", "choices |= 1 << PASS", "pass")
    in_the_docstring = find("end_turn", "s.last_turns -= 1", "pass")
    told = find("apply", "tell(s, TURN_PASSED, p, 0, 0, 0)", "pass")
    narrow = find("end_turn", "if s.stuck == s.seats:", "if (s.stuck == s.seats) and s.seats < 4:")
    in_redeal = next(m for m in mutants() if m.file == "rules/first_journey_states.py")
    found = [clauses(m) for m in (on_the_line, around_it, in_the_docstring, told, in_redeal, narrow)]
    assert found == [("NY-TURN-2",), ("NY-TURN-2",), ("NY-END-1",), (), (), ()]
    assert cited("NY-CLAIM-1 to 3, FJ-CLAIM-1 and 2") == ("NY-CLAIM-1", "NY-CLAIM-2", "NY-CLAIM-3", "FJ-CLAIM-1", "FJ-CLAIM-2")
    assert slug("NY-DRAW-3") == "test_ny_draw_3_"


def test_a_mutant_that_is_only_slow_is_not_killed() -> None:
    slow, killed = (Result(mutants()[0], (), killer, False) for killer in (TIMED_OUT + "a test", "a test"))
    assert (slow.outcome, killed.outcome) == ("timed out", "killed")
    assert (wrong(slow), wrong(killed)) == ("", "")
    last = table([slow, killed, killed]).splitlines()[-1]
    assert [int(number) for number in last.split()[1:]] == [3, 2, 0, 0, 1, 0]


def test_the_list_of_equivalent_mutants_is_true_to_the_source() -> None:
    listed, keys = equivalent(), {mutant.key for mutant in mutants()}
    assert not set(listed) - keys, "listed, but no mutant of this source"
    assert len(listed) <= MOST_EQUIVALENT * len(keys)
    assert all(len(reason) > 20 for reason in listed.values())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants run in forked processes")
def test_a_sample_of_the_mutants_is_killed() -> None:
    command = [sys.executable, str(TOOL), "--sample", str(SAMPLE), "--seed", "1", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
