"""Words that the shell completes after Tab: boards and clauses. `farebox --install-completion` turns this on."""

from __future__ import annotations

from collections.abc import Iterable

from farebox.boards.board import board_names


def boards(incomplete: str) -> list[str]:
    return _starting_with(incomplete, board_names())


def clauses(incomplete: str) -> list[str]:
    from farebox.cli import rulebook

    found = _starting_with(incomplete.upper(), rulebook.clauses())
    return [incomplete + clause[len(incomplete) :] for clause in found]  # the shell compares what was typed


def _starting_with(incomplete: str, words: Iterable[str]) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
