"""Mutants of the rules: every `@rule` function, and a few others, changed in one place by one named operator.

A mutant replaces a stretch of the source text, found by the positions of Python's syntax tree, so the rest of the file
keeps its lines. What is never changed: docstrings, types, names, and a bare `return` at the end of a function.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType

SOURCE = Path(__file__).parents[2] / "src" / "farebox"
MARKS = {"rule", "inlined", "compiled_as"}
# Every function of these files, except those that make functions while the module is imported.
WITHOUT_MARKS = {"rules/hidden.py", "rules/new_york_states.py", "rules/first_journey_states.py", "rules/board_numbers.py"}
# What a rule could demand besides, and most positions have: fewer than four seats, a deck, routes before the second word, …
USUAL = {"s": ("s.seats < 4", "s.n_deck > 0", "s.n_ticket_deck > 0", "s.last_turns == -1"), "route": ("route < 60",)}
NARROWED = {f"rules/{name}.py" for name in ("new_york", "first_journey", "cards", "claiming", "connections", "tickets")}

COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "%",
    ast.Mod: "//",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
}
SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Break, ast.Continue, ast.For)


@dataclass(frozen=True)
class Mutant:
    file: str  # below src/farebox
    function: str
    first: int  # of the function's lines, without its marks
    last: int
    line: int
    operator: str
    start: int  # the bytes of the file that are replaced
    end: int
    new: str

    def source(self) -> bytes:
        """The whole file as the mutant has it."""
        text = read(self.file)
        return text[: self.start] + self.new.encode() + text[self.end :]

    @property
    def old_line(self) -> str:
        return read(self.file).decode().splitlines()[self.line - 1].strip()

    @property
    def new_line(self) -> str:
        return self.source().decode().splitlines()[self.line - 1].strip()

    @property
    def key(self) -> tuple[str, str, str, int, str]:
        """What the list of equivalent mutants knows a mutant by: texts, and which of equal lines of the function it is."""
        lines = [line.strip() for line in read(self.file).decode().splitlines()[self.first - 1 : self.line]]
        return self.file, self.function, self.old_line, lines.count(self.old_line), self.new_line

    def code(self) -> CodeType:
        """The compiled body of the mutated function, at the lines it has in the file."""
        lines = self.source().splitlines()
        last = len(lines) - len(read(self.file).splitlines()) + self.last
        text = b"\n" * (self.first - 1) + b"\n".join(lines[self.first - 1 : last])
        module = compile(text, str(SOURCE / self.file), "exec", dont_inherit=True)
        return next(c for c in module.co_consts if isinstance(c, CodeType) and c.co_name == self.function)

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function} [{self.operator}]  {self.old_line}  →  {self.new_line}"


@cache
def read(file: str) -> bytes:
    return (SOURCE / file).read_bytes()


@cache
def tree(file: str) -> ast.Module:
    return ast.parse(read(file))


def files() -> list[str]:
    """The rules, the kernel's own functions, and the observation."""
    folders = [*(SOURCE / "rules").rglob("*.py"), *(SOURCE / "kernel").rglob("*.py"), SOURCE / "features" / "observation.py"]
    return sorted(path.relative_to(SOURCE).as_posix() for path in folders)


def functions(file: str) -> list[ast.FunctionDef]:
    """The functions of a file that are mutated."""
    found = [node for node in tree(file).body if isinstance(node, ast.FunctionDef)]
    if file in WITHOUT_MARKS:
        return [node for node in found if not any(isinstance(part, ast.Lambda) for part in ast.walk(node))]
    return [node for node in found if MARKS & {_name(mark) for mark in node.decorator_list}]


def _name(mark: ast.expr) -> str:
    return _called(mark) if isinstance(mark, ast.Call) else mark.id if isinstance(mark, ast.Name) else ""


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def is_tell(call: ast.expr) -> bool:
    """Whether this only reports what happens."""
    return isinstance(call, ast.Call) and _called(call) == "tell"


@cache
def mutants() -> tuple[Mutant, ...]:
    """All mutants, in the order of the files and their lines."""
    return tuple(mutant for file in files() for function in functions(file) for mutant in _Mutator(file, function).all())


class _Mutator:
    """Makes the mutants of one function."""

    def __init__(self, file: str, function: ast.FunctionDef) -> None:
        self.file, self.function = file, function
        names = [one.arg for one in function.args.args] if file in NARROWED else []
        self.usual = [condition for name in names for condition in USUAL.get(name, ())]
        if file == "rules/first_journey.py":  # it has no last turns
            self.usual = [condition for condition in self.usual if "last_turns" not in condition]
        self.starts = [0]
        for line in read(file).splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def all(self) -> Iterator[Mutant]:
        for statement in self.function.body:
            if not self._says_nothing(statement):
                yield from self._of(statement)

    def _says_nothing(self, statement: ast.stmt) -> bool:
        docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        last = statement is self.function.body[-1] and isinstance(statement, ast.Return) and statement.value is None
        return docstring or last

    def _of(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.JoinedStr):
            return  # what a person reads
        yield from self._here(node)
        yield from self._narrowed(node)
        for child in ast.iter_child_nodes(node):
            yield from self._of(child)

    def _narrowed(self, node: ast.AST) -> Iterator[Mutant]:
        """A condition that demands more."""
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            test = self._text(node.test)
            for condition in self.usual:
                if condition not in test:
                    yield self._mutant("narrow", node.test, f"({test}) and {condition}")

    def _here(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, SIMPLE):
            yield self._mutant("drop", node, "pass")
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield self._mutant("force", node.test, "True")
            yield self._mutant("force", node.test, "False")
        if isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield self._mutant("constant", node, str(not node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield from (self._mutant("constant", node, str(node.value + d)) for d in (1, -1))
        elif isinstance(node, ast.Name) and node.id.isupper():
            yield from (self._mutant("constant", node, f"({node.id} {d})") for d in ("+ 1", "- 1"))
        elif isinstance(node, ast.Compare):
            for new in COMPARISONS.get(type(node.ops[0]), ()):
                yield self._between("comparison", node.left, node.comparators[0], new)
        elif isinstance(node, ast.BinOp):
            yield self._between("arithmetic", node.left, node.right, ARITHMETIC[type(node.op)])
        elif isinstance(node, ast.AugAssign):
            yield self._between("arithmetic", node.target, node.value, ARITHMETIC[type(node.op)] + "=")
        elif isinstance(node, ast.BoolOp):
            word = "or" if isinstance(node.op, ast.And) else "and"
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield self._between("logic", left, right, word)
            for value in node.values:
                yield self._mutant("logic", value, str(isinstance(node.op, ast.And)))
        elif isinstance(node, ast.Call) and _called(node) in ("min", "max"):
            yield self._mutant("swap", node.func, "max" if _called(node) == "min" else "min")
        elif isinstance(node, ast.UnaryOp):
            start = self._at(node)[0]
            yield self._replace("arithmetic", start, start + (4 if isinstance(node.op, ast.Not) else 1), "")

    def _at(self, node: ast.AST) -> tuple[int, int]:
        """The bytes of a node."""
        start = self.starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]

    def _text(self, node: ast.AST) -> str:
        start, end = self._at(node)
        return read(self.file)[start:end].decode()

    def _mutant(self, operator: str, node: ast.AST, new: str) -> Mutant:
        return self._replace(operator, *self._at(node), new)

    def _between(self, operator: str, left: ast.AST, right: ast.AST, new: str) -> Mutant:
        """Replace the operator between two operands, which may be in brackets."""
        start, end = self._at(left)[1], self._at(right)[0]
        text = read(self.file)[start:end]
        word = text.strip(b" \n()")
        start += text.index(word)
        return self._replace(operator, start, start + len(word), new)

    def _replace(self, operator: str, start: int, end: int, new: str) -> Mutant:
        line = read(self.file)[:start].count(b"\n") + 1
        first, last = self.function.lineno, self.function.end_lineno or 0
        return Mutant(self.file, self.function.name, first, last, line, operator, start, end, new)
