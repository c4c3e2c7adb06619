"""Words that the shell completes after Tab: boards, bots and clauses. `farebox --install-completion` turns this on."""

from __future__ import annotations

from collections.abc import Iterable

from farebox.boards.board import board_names


def boards(incomplete: str) -> list[str]:
    return _starting_with(incomplete, board_names())


def bots(incomplete: str) -> list[str]:
    """Bots of the package, in a list of bots after the last comma."""
    from farebox.bots.base import RULE_BOTS
    from farebox.bots.registry import LEVELS

    before, comma, last = incomplete.rpartition(",")
    names = (*RULE_BOTS, "search:400", "champion", "grandmaster:1s", *LEVELS)
    return [before + comma + name for name in _starting_with(last, names)]


def clauses(incomplete: str) -> list[str]:
    from farebox.cli.games import rulebook

    found = _starting_with(incomplete.upper(), rulebook.clauses())
    return [incomplete + clause[len(incomplete) :] for clause in found]  # the shell compares what was typed


def _starting_with(incomplete: str, words: Iterable[str]) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
