"""Which clauses a line of the rules cites, and the tests that are named after them.

A line cites the clauses in its own comment; if there are none, those in the comment of the nearest `if`, `for` or `while`
whose body it is in (not its `else`); if there are none, those in the docstring of its function. "NY-CLAIM-1 to 4" and
"FJ-CLAIM-1 and 2" are read as written. A mutant of a line that cites clauses must be killed by a test named after one of
them.

Any test may kill a mutant of a line that cites none, of the generator, of hidden.py, new_york_states.py,
first_journey_states.py and observation.py, of a call of `tell`, which reports what happens and decides nothing, and one that
only adds a condition.
"""

from __future__ import annotations

import ast
import re

from farebox.boards.rulesets import RULESETS
from mutation.operators import Mutant, functions, is_tell, read

ANY_TEST = {"rules/hidden.py", "rules/new_york_states.py", "rules/first_journey_states.py", "features/observation.py"}
PREFIXES = "|".join(ruleset.clauses for ruleset in RULESETS.values())
CITED = re.compile(rf"((?:{PREFIXES})-[A-Z]+)-(\d+)(?: (to|and) (\d+))?")


def cited(text: str) -> tuple[str, ...]:
    """The clauses a text names."""
    found: list[str] = []
    for chapter, first, word, last in CITED.findall(text):
        numbers = {int(first)} | ({int(last)} if word else set())
        if word == "to":
            numbers = set(range(min(numbers), max(numbers) + 1))
        found += [f"{chapter}-{n}" for n in sorted(numbers)]
    return tuple(found)


def clauses(mutant: Mutant) -> tuple[str, ...]:
    """The clauses whose tests must kill the mutant; none: any test will do."""
    any_test = mutant.file in ANY_TEST or mutant.operator == "narrow" or _tells(_function(mutant), mutant.line)
    return () if any_test else cited_by(mutant)


def cited_by(mutant: Mutant) -> tuple[str, ...]:
    """The clauses that its line cites."""
    function = _function(mutant)
    for line in _lines_around(function, mutant.line):
        if found := cited(_comment(mutant.file, line)):
            return found
    return cited(ast.get_docstring(function) or "")


def _function(mutant: Mutant) -> ast.FunctionDef:
    return next(function for function in functions(mutant.file) if function.name == mutant.function)


def _tells(function: ast.FunctionDef, line: int) -> bool:
    return any(isinstance(node, ast.Expr) and node.lineno == line and is_tell(node.value) for node in ast.walk(function))


def _lines_around(function: ast.FunctionDef, line: int) -> list[int]:
    """The line, and the first lines of the statements around it, the nearest first."""
    blocks = (node for node in ast.walk(function) if isinstance(node, ast.If | ast.For | ast.While))
    around = [node.lineno for node in blocks if node.body[0].lineno <= line <= (node.body[-1].end_lineno or 0)]
    return [line, *sorted(around, reverse=True)]


def _comment(file: str, line: int) -> str:
    return read(file).decode().splitlines()[line - 1].partition("#")[2]


def slug(clause: str) -> str:
    """NY-DRAW-3 → test_ny_draw_3_, as the names of its tests begin."""
    return "test_" + clause.lower().replace("-", "_") + "_"
