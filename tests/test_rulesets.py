"""The two rulesets, and where the code asks which of them it has before it.

`python tests/test_rulesets.py` lists the branches on the ruleset, folder by folder.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import NamedTuple

import pytest

from farebox import board_names, load_board
from farebox.boards.board import _digest, board_text
from farebox.boards.rulesets import FIRST_JOURNEY, NEW_YORK, RULESETS
from farebox.game.action import ACTION_KINDS
from farebox.game.game import GAMES_OF_OPTION
from farebox.game.score import Score
from farebox.game.text.names import ENDINGS, PHASES
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers

SOURCE = Path(__file__).parent.parent / "src" / "farebox"
MOST = 12  # branches on the ruleset in the whole package
ITS_OWN_PLACE = ("rules/dispatch.py", "boards/rulesets.py")  # where the rulesets may differ
IDS = {*RULESETS, "NEW_YORK", "FIRST_JOURNEY", "NEW_YORK_NUMBER", "FIRST_JOURNEY_NUMBER"}
IDENTITY = ("id", "number", "token", "name", "clauses")
RULESET_FLAGS = {name for name in vars(NEW_YORK) if bool(getattr(NEW_YORK, name)) != bool(getattr(FIRST_JOURNEY, name))}
BOARD_FLAGS = {key for ruleset in RULESETS.values() for key in ruleset.board_keys}
TICKET_FLAGS = {key for ruleset in RULESETS.values() for key in ruleset.ticket_keys}
VIEW_FLAGS = {"display"}  # empty in the views of one game


class Branch(NamedTuple):
    file: str
    line: int
    code: str

    @property
    def folder(self) -> str:
        return self.file.partition("/")[0]


class Finder(ast.NodeVisitor):
    """Comparisons, matches and lookups by the ruleset, and conditions on what is true for one of them only."""

    def __init__(self, tree: ast.Module) -> None:
        self.found: list[ast.AST] = []
        scopes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        self.own = {id(node): scope.name for scope in scopes for node in ast.walk(scope)}
        self.flags: set[str] = set()
        self.flags |= {name for node in ast.walk(tree) if isinstance(node, ast.Assign) for name in self._flags_set_by(node)}
        self.visit(tree)

    def _flags_set_by(self, node: ast.Assign) -> Iterator[str]:
        """Names and attributes that an assignment makes a flag: `city = board.ruleset.id == "new_york"`."""
        for target in node.targets:
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=False))
            for one, value in pairs:
                tells = self._compares(value) if isinstance(value, ast.Compare) else self._flag(value)
                if tells and isinstance(one, ast.Name | ast.Attribute):
                    yield ast.unparse(one)

    def _is_ruleset(self, node: ast.AST) -> bool:
        """`board.ruleset`, `b.ruleset`, `boards[0]["ruleset"]`, `ruleset`."""
        match node:
            case ast.Attribute(attr="ruleset") | ast.Name(id="ruleset"):
                return True
            case ast.Subscript(slice=ast.Constant(value="ruleset")):
                return True
        return False

    def _identifies(self, node: ast.AST) -> bool:
        """An expression whose value says which ruleset it is."""
        match node:
            case ast.Constant(value=str(text)):
                return text in IDS
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in IDS:
                return True
            case ast.Attribute(value=owner, attr=name) if name in IDENTITY:
                return self._is_ruleset(owner)
        return self._is_ruleset(node)

    def _flag(self, node: ast.AST) -> bool:
        match node:
            case ast.Attribute(value=owner, attr=name) if name in RULESET_FLAGS and self._is_ruleset(owner):
                return True
            case ast.Attribute(value=owner, attr=name):
                if name in self._flags_of(owner):
                    return True
            case ast.Subscript(slice=ast.Constant(value=str(key))) if key in BOARD_FLAGS:
                return True
            case ast.Call(func=ast.Attribute(attr="get"), args=[ast.Constant(value=str(key)), *_]):
                return key in BOARD_FLAGS
            case ast.Call(func=ast.Name(id="bool" | "len"), args=[what]):
                return self._flag(what)
        return isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) in self.flags

    def _flags_of(self, owner: ast.expr) -> set[str]:
        """The attributes of a board, a ticket or a view that only one game has: `self` is what its class says."""
        whose = ast.unparse(owner)
        if whose == "self":
            whose = self.own.get(id(owner), "")
        found = {"board": BOARD_FLAGS, "ticket": TICKET_FLAGS, "view": VIEW_FLAGS}
        kinds = [kind for kind in found if whose.lower().endswith(kind) or f"{kind}s[" in whose]
        return set().union(*(found[kind] for kind in kinds))

    def _compares(self, node: ast.Compare) -> bool:
        sides = [node.left, *node.comparators]
        if any(ast.unparse(side) == "RULESETS" for side in sides):
            return False  # whether there is such a ruleset
        if self._asks_for_key(node) or any(self._identifies(part) for side in sides for part in self._parts(side)):
            return True
        constant = any(isinstance(side, ast.Constant) for side in sides)
        parts = [part for side in sides for part in ast.walk(side)]
        return constant and any(self._flag(part) or self._is_data(part) for part in parts)

    def _asks_for_key(self, node: ast.Compare) -> bool:
        """`"bonus" in table`"""
        return (
            isinstance(node.left, ast.Constant) and node.left.value in BOARD_FLAGS and isinstance(node.ops[0], ast.In | ast.NotIn)
        )

    def _is_data(self, node: ast.AST) -> bool:
        """`board.ruleset.actions`"""
        return isinstance(node, ast.Attribute) and self._is_ruleset(node.value)

    def _parts(self, node: ast.expr) -> list[ast.expr]:
        return node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]

    def visit_Compare(self, node: ast.Compare) -> None:
        if self._compares(node):
            self.found.append(node)
        else:
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not list(self._flags_set_by(node)):  # else its uses are counted
            self.generic_visit(node)

    def visit_Match(self, node: ast.Match) -> None:
        if self._identifies(node.subject):
            self.found.append(node.subject)
        self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> None:
        if node.keys and all(key is not None and self._identifies(key) for key in node.keys):
            self.found.append(node)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        looks_up = self._identifies(node.slice) and not isinstance(node.slice, ast.Constant)
        if looks_up and ast.unparse(node.value) != "RULESETS":
            self.found.append(node)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "get" and any(map(self._identifies, node.args[:1])):
            self.found.append(node)
        self.generic_visit(node)

    def generic_visit(self, node: ast.AST) -> None:
        match node:
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) | ast.Assert(test=test):
                self._condition(test)
            case ast.BoolOp(values=values):
                for value in values:
                    self._condition(value)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                self._condition(operand)
            case ast.comprehension(ifs=ifs):
                for test in ifs:
                    self._condition(test)
        super().generic_visit(node)

    def _condition(self, node: ast.AST) -> None:
        if self._flag(node):
            self.found.append(node)


def branches_in(file: str, text: str) -> list[Branch]:
    found = {id(node): node for node in Finder(ast.parse(text)).found}.values()
    return sorted(Branch(file, getattr(node, "lineno", 0), ast.unparse(node)[:90]) for node in found)


def branches() -> list[Branch]:
    files = [(path.relative_to(SOURCE).as_posix(), path) for path in sorted(SOURCE.rglob("*.py"))]
    outside = [(name, path) for name, path in files if not name.startswith(ITS_OWN_PLACE)]
    return [branch for name, path in outside for branch in branches_in(name, path.read_text("utf-8"))]


def report(found: list[Branch]) -> str:
    lines = [f"{branch.file}:{branch.line}: {branch.code}" for branch in found]
    folders = Counter(branch.folder for branch in found)
    return "\n".join([*lines, *(f"{folder}: {n}" for folder, n in folders.items()), f"all: {len(found)}"])


def test_few_places_ask_which_ruleset_it_is() -> None:
    found = branches()
    assert len(found) <= MOST, report(found)


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ('board.ruleset.id == "new_york"', 1),
        ("if b.ruleset != NEW_YORK: pass", 1),
        ('self.boards[0]["ruleset"] == state.FIRST_JOURNEY', 1),
        ('self.table["ruleset"] == "new_york"', 1),
        ("board.ruleset in (NEW_YORK, 7)", 1),
        ("board.ruleset is rulesets.NEW_YORK", 1),
        ("TABLE[board.ruleset.id]", 1),
        ("TABLE.get(b.ruleset)", 1),
        ('TABLE = {"new_york": 1, "first_journey": 2}', 1),
        ("match board.ruleset.id:\n case _: pass", 1),
        ("x = 1 if board.ruleset.display else 2", 1),
        ("x = [y for y in z if board.ruleset.tickets_to_win]", 1),
        ("board.ruleset.display > 0", 1),
        ('"take" in board.ruleset.actions', 1),
        ("len(board.ruleset.score_rows) > 1", 1),
        ("x = not board.bonus", 1),
        ("board.bonus is None", 1),
        ('city = board.ruleset.id == "new_york"\nif city: pass\nx = 1 if y and not city else 2', 2),
        ('self.p, self.city = 1, board.ruleset.id == "new_york"\nif self.city: pass', 1),
        ("bonus = board.bonus\nx = None if bonus is None else 1", 1),
        ("if view.display: pass", 1),
        ("x = 1 if len(view.display) else 2", 1),
        ("class Board:\n def name(self): return self.bonus.name if self.bonus else 1", 1),
        ("class Seat:\n def name(self): return 1 if self.bonus else 2", 0),  # whether the seat has it
        ('bonus = table.get("bonus")\nx = Bonus(bonus) if bonus else None', 1),
        ('if table["bonus"]: pass', 1),
        ('x = [1] if "bonus" in table else []', 1),
        ("value = board.tickets[ticket].value\nx = f'{value}' if value else 1", 1),
        ("class Ticket:\n def text(self): return str(self.value or 1)", 1),
        ("RULESETS[name]", 0),
        ("ruleset not in RULESETS", 0),
        ('load_board("new_york")', 0),
        ('NAMES = {"new_york": 1, "first_journey_usa": 2}', 0),  # boards
        ("for kind in board.ruleset.actions: pass", 0),
        ("kind in board.ruleset.actions", 0),
        ("left <= view.board.ruleset.last_pieces", 0),
    ],
)
def test_the_finder_finds(code: str, count: int) -> None:
    assert len(branches_in("some.py", code)) == count


def test_the_rules_know_the_rulesets_by_number() -> None:
    assert (dispatch.NEW_YORK_NUMBER, dispatch.FIRST_JOURNEY_NUMBER) == (NEW_YORK.number, FIRST_JOURNEY.number) == (0, 1)
    assert list(RULESETS) == ["new_york", "first_journey"]
    assert {load_board(name).ruleset.id for name in board_names()} == set(RULESETS)


def test_what_a_ruleset_names_is_known() -> None:
    everything = list(RULESETS.values())
    assert {name for ruleset in everything for name in ruleset.phases} == set(PHASES.values())
    assert {name for ruleset in everything for name in ruleset.endings} == set(ENDINGS.values()) - {""}
    assert {name for ruleset in everything for name in ruleset.actions} == set(ACTION_KINDS)
    assert {name for ruleset in everything for name in ruleset.options} == set(GAMES_OF_OPTION)
    assert {name for ruleset in everything for name in ruleset.score_rows} <= {field.name for field in fields(Score)}


def test_the_compiled_rules_know_every_ruleset() -> None:
    assert [ruleset.number for ruleset in RULESETS.values()] == list(dispatch.RULESET_NUMBERS)


def test_a_board_of_a_ruleset_that_the_rules_do_not_know_is_refused() -> None:
    third = replace(NEW_YORK, id="districts", name="New York with districts", number=len(RULESETS))
    with pytest.raises(ValueError, match=r"the rules have no ruleset number 2, which is that of New York with districts"):
        board_numbers(replace(load_board("new_york"), ruleset=third))


@pytest.mark.parametrize("keys", ["board_keys", "location_keys", "ticket_keys"])
def test_every_key_of_a_ruleset_is_in_the_digest(keys: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tomllib.loads(board_text("new_york"))
    third = replace(NEW_YORK, **{keys: (*getattr(NEW_YORK, keys), "district")})
    row = {"board_keys": table, "location_keys": table["locations"]["chelsea"], "ticket_keys": table["tickets"][0]}[keys]
    assert _digest(table) == load_board("new_york").digest == "53ca0069f8a7"
    monkeypatch.setitem(RULESETS, "new_york", third)
    before = _digest(table)
    row["district"] = 1
    assert _digest(table) != before


if __name__ == "__main__":
    print(report(branches()))
