"""One name has one meaning: no constant of the package has two values, and no class or type has the name of another."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "farebox"
TWICE = {
    "Room": "a table that is live in its host: one class for the server, one for a page",
}


@cache
def sources() -> dict[str, ast.Module]:
    return {path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


def assignments(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names that a module assigns at its top level, each with its value as text."""
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        for target in targets:
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            if node.value is None:
                continue
            if isinstance(target, ast.Name):
                yield target.id, ast.unparse(node.value)
            elif isinstance(target, ast.Tuple):
                names = [name.id for name in target.elts if isinstance(name, ast.Name)]
                if isinstance(node.value, ast.Tuple):
                    yield from zip(names, map(ast.unparse, node.value.elts), strict=True)
                else:
                    yield from ((name, f"{number} of {ast.unparse(node.value)}") for number, name in enumerate(names))


def constants_with_two_values(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """By name, where each value is. A module's own value counts even if the name begins with an underscore."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for file, tree in trees.items():
        for name, value in assignments(tree):
            if name.isupper() and len(name) > 1:
                found[name][f"{value} in {file}" if "__file__" in value else value] = file
    return {name: sorted(values.values()) for name, values in found.items() if len(values) > 1}


def types_with_two_meanings(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """By name, where classes are, nested ones too, and aliases of types that are not the same. Type variables have one letter."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for file, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name][f"{file}:{node.lineno}"] = file
        for name, value in assignments(tree):
            if name[0].isupper() and not name.isupper():
                found[name][value] = file
    return {name: sorted(values.values()) for name, values in found.items() if len(values) > 1}


def test_no_constant_has_two_values() -> None:
    assert constants_with_two_values(sources()) == {}


@pytest.mark.parametrize(
    "second", ["SIZE = 2", "SIZE: int = 2", "HEIGHT, SIZE = 1, 2", "HEIGHT, SIZE = range(2)", "SIZE = SIZE + 1"]
)
def test_a_second_value_is_found(second: str) -> None:
    trees = {"one.py": ast.parse("SIZE = 1\ndef f() -> None:\n    SIZE = 3"), "two.py": ast.parse(second)}
    assert constants_with_two_values(trees) == {"SIZE": ["one.py", "two.py"]}


def test_no_class_has_the_name_of_another() -> None:
    assert set(types_with_two_meanings(sources())) == set(TWICE)


@pytest.mark.parametrize("second", ["class Room: ...", "Room = int", "Room: type = int", "class House:\n    class Room: ..."])
def test_a_second_meaning_is_found(second: str) -> None:
    trees = {"one.py": ast.parse("class Room: ..."), "two.py": ast.parse(second)}
    assert types_with_two_meanings(trees) == {"Room": ["one.py", "two.py"]}
