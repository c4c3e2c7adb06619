"""Which clauses a line of the rules cites, and the tests that are named after them.

A line cites the clauses in its own comment; if there are none, those in the comment of the nearest `if`, `for` or `while`
whose body it is in (not its `else`); if there are none, those in the docstring of its function. "NY-CLAIM-1 to 4" and
"FJ-CLAIM-1 and 2" are read as written. A mutant of a line that cites clauses must be killed by a test named after one of
them.

Any test may kill a mutant of a line that cites none, of the generator, of hidden.py and observation.py, and of a call of
`tell`, which reports what happens and decides nothing.
"""

from __future__ import annotations

import ast
import re

from farebox.boards.rulesets import RULESETS
from mutation.operators import Mutant, functions, read

ANY_TEST = {"rules/hidden.py", "features/observation.py"}
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
    function = next(f for f in functions(mutant.file) if f.name == mutant.function)
    if mutant.file in ANY_TEST or _tells(function, mutant.line):
        return ()
    for line in _lines_around(function, mutant.line):
        if found := cited(_comment(mutant.file, line)):
            return found
    return cited(ast.get_docstring(function) or "")


def _tells(function: ast.FunctionDef, line: int) -> bool:
    calls = (node.value for node in ast.walk(function) if isinstance(node, ast.Expr) and node.lineno == line)
    return any(isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "tell" for call in calls)


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
