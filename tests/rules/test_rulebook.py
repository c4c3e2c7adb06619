"""The rules are a rulebook: each family's module names all its clauses in the order of docs/rules.md, and what applies them."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from farebox.rules import first_journey, new_york
from mutation.clauses import cited
from test_mutants import clauses

RULES = Path(new_york.__file__).parent
FAMILIES = pytest.mark.parametrize(("family", "prefix"), [(new_york, "NY-"), (first_journey, "FJ-")], ids=["NY", "FJ"])


def contents(family: ModuleType) -> list[tuple[tuple[str, ...], list[str]]]:
    """The table at the top of a family's module: clauses, and the functions that apply them."""
    rows = re.findall(r"^([A-Z]{2}-\S.*?)  +(\S.*)$", inspect.getdoc(family) or "", re.M)
    return [(cited(clauses), names.split(", ")) for clauses, names in rows]


def source(family: ModuleType, name: str) -> str:
    """The source of a function of the family, or of another module of the rules: `cards.refill`."""
    module, _, function = name.rpartition(".")
    return inspect.getsource(getattr(import_module(f"farebox.rules.{module}") if module else family, function))


@FAMILIES
def test_a_family_names_all_its_clauses_in_the_order_of_the_rulebook(family: ModuleType, prefix: str) -> None:
    named = [clause for row, _ in contents(family) for clause in row]
    assert named == [clause for clause in clauses() if clause.startswith(prefix)]


@FAMILIES
def test_what_is_named_beside_a_clause_cites_it(family: ModuleType, prefix: str) -> None:
    silent = [(c, name) for row, names in contents(family) for name in names for c in row if c not in cited(source(family, name))]
    assert silent == []


@FAMILIES
def test_the_functions_of_a_family_stand_in_the_order_of_the_rulebook(family: ModuleType, prefix: str) -> None:
    functions = [f for f in vars(family).values() if inspect.isfunction(f) and f.__module__ == family.__name__]
    first = [cited(f.__doc__ or "")[0] for f in functions if cited(f.__doc__ or "")]
    assert len(first) > 9
    assert first == sorted(first, key=clauses().index)


def test_the_rules_cite_all_clauses_and_no_others() -> None:
    text = "\n".join(path.read_text("utf-8") for path in sorted(RULES.rglob("*.py")))
    assert set(cited(text)) == set(clauses())
