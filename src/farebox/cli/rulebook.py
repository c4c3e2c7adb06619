"""`farebox rules`: print clauses of docs/rules.md."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rich.markdown import Markdown

import farebox
from farebox.boards.rulesets import RULESETS
from farebox.cli.screen import out
from farebox.game.text.names import find

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


def show(clause: str | None) -> None:
    known = clauses()
    if clause is None:
        for name, (title, _) in known.items():
            out.print(f"{name:<14} {title}")
        return
    wanted = clause.upper()
    chosen = [name for name in known if name == wanted] or [name for name in known if name.startswith(f"{wanted}-")]
    if not chosen:
        find(dict.fromkeys(known, 0), wanted, "clause")
    for name in chosen:
        title, body = known[name]
        out.print(Markdown(f"## {name} · {title}\n\n{body}"))
