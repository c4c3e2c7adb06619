"""`farebox rules`: print clauses of docs/rules.md."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rich.markdown import Markdown

import farebox
from farebox.boards.rulesets import RULESETS
from farebox.cli.screen import out, print_json
from farebox.game.text.names import find, shown

CLAUSE = re.compile(rf"^### ((?:{'|'.join(ruleset.clauses for ruleset in RULESETS.values())})-[A-Z]+-\d+) · (.*)$")


@cache
def text() -> str:
    """The text of docs/rules.md: from the package when installed, from docs/ in a checkout."""
    package = Path(farebox.__file__).parent
    for file in (package / "rules.md", package.parent.parent / "docs" / "rules.md"):
        if file.exists():
            return file.read_text(encoding="utf-8")
    raise ValueError("rules.md is missing from this installation")


@cache
def clauses() -> dict[str, tuple[str, str]]:
    """All clauses: id → (title, text)."""
    found: dict[str, tuple[str, str]] = {}
    current = ""
    for line in text().splitlines():
        if match := CLAUSE.match(line):
            current = match[1]
            found[current] = match[2], ""
        elif line.startswith("#"):
            current = ""
        elif current:
            title, body = found[current]
            found[current] = title, f"{body}\n{line}"
    return {clause: (title, body.strip()) for clause, (title, body) in found.items()}


def show(clause: str | None, search: str | None, as_json: bool) -> None:
    """Print the clauses asked for, in full if they are asked for by id, otherwise as a list."""
    known = clauses()
    chosen = list(known) if clause is None else _named(clause)
    if search is not None:
        chosen = [name for name in chosen if _matches(search, *known[name])]
        if not chosen:
            raise ValueError(f"no clause contains {shown(search)}")
    if as_json:
        print_json([{"id": name, "title": known[name][0], "text": known[name][1]} for name in chosen])
    elif clause is None:
        for name in chosen:
            out.print(f"{name:<14} {known[name][0]}")
    else:
        for name in chosen:
            title, body = known[name]
            out.print(Markdown(f"## {name} · {title}\n\n{body}"))


def _named(clause: str) -> list[str]:
    """The ids of a clause or of a part of the rules, such as NY-DRAW."""
    known, wanted = clauses(), clause.upper()
    chosen = [name for name in known if name == wanted] or [name for name in known if name.startswith(f"{wanted}-")]
    if not chosen:
        find(dict.fromkeys(known, 0), wanted, "clause")
    return chosen


def _matches(search: str, title: str, body: str) -> bool:
    return " ".join(search.lower().split()) in " ".join(f"{title} {body}".lower().split())
