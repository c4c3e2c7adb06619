"""Names at a table: every name is visible, and no two look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator

from farebox.table.messages.wire import NAME_LENGTH

JOINERS = "\u200c\u200d"  # zero-width joiners: used inside words of some languages, and inside emoji
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that render as blank: Hangul fillers, the empty Braille cell
MOST_MARKS = 3  # accents on one letter; decomposed Vietnamese has two
# Letters that are drawn like Latin ones, after case folding.
ALIKE = str.maketrans("авекмнорстухіјѕһԁαβεζηικμνορτυχ", "abekmhopctyxijshdabezhikmnoptyx")


def plain(text: str) -> str:
    """Text on one line, without control characters, bidirectional overrides and stacks of accents.

    Returns "" if nothing visible is left.
    """
    kept = (" " if c.isspace() or c in BLANKS else c for c in unicodedata.normalize("NFC", text) if _is_text(c))
    line = " ".join("".join(_few_marks("".join(kept))).split())
    return line if any(_is_seen(c) for c in line) else ""


def _is_text(c: str) -> bool:
    return c.isspace() or c in JOINERS or unicodedata.category(c)[0] != "C"


def _is_seen(c: str) -> bool:
    return c not in JOINERS and unicodedata.category(c)[0] not in "ZM"


def _few_marks(text: str) -> Iterator[str]:
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if marks <= MOST_MARKS:
            yield c


def looks_of(name: str) -> str:
    """A key that is the same for names that look alike, as far as that is cheap to tell."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (c for c in folded if c not in JOINERS and not unicodedata.name(c, "").startswith("VARIATION SELECTOR"))
    return " ".join("".join(seen).replace("\u034f", "").translate(ALIKE).split())


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number appended if another player at the table has that name."""
    name = name[:NAME_LENGTH].rstrip()
    looks, number, new = {looks_of(one) for one in taken}, 1, name
    while looks_of(new) in looks:
        number += 1
        behind = f" {number}"
        new = name[: NAME_LENGTH - len(behind)].rstrip() + behind
    return new
