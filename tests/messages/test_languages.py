"""What a native reader would send back: marks, elision, and words that do not mean here what they should."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from farebox.messages import FOLDER, LANGUAGES

NO_BREAK, THIN = "\u00a0", "\u202f"  # before ":" and inside « », before "! ? ;"
A_NAME = r"\{ \$(?:names?|player|bot)\b"  # begins with any letter, and has any gender
A_PLACE = r"\{ \$(?:tickets?|route|a|b|place|from|to)\b"  # or two, joined by a dash
OF_THE_BOOKS = "rules-"  # clauses and rulings have the words of the printed rules
YOU = {
    "en": r"\byour?\b",
    "ro": r"\b(?:tu|tău|ta|tăi|tale|ți|te)\b",
    "pl": r"\b(?:ty|tw[oó]j\w*|ci|cię)\b",
    "it": r"\b(?:tu|tuoi?|tu[ae]|ti)\b",
    "fr": r"\b(?:vous|votre|vos|tu|tes|ton|ta|te)\b",
}
NEVER = {
    "en": {
        r"(?<!\$)\bactions?\b": "move",
        r"points? of chance": "luck adds points to somebody's chances",
        r"at the first try": "on the first try",
        r"^Place \{ \$\w+ \} of": "a place is a seat",
    },
    "ro": {
        r"\bacțiun": "mutare",
        r"puncte? de șans": "șansele cresc cu n puncte",
        r"\bistoric|\bdesfășurarea": "înregistrare",
        r"\bproblem[ae]": "enigme: probleme are faults",
        r"analiz\w+ profund|^profund": "aprofundată",
    },
    "pl": {
        r"\bakcj": "ruch",
        r"punkt\w* szansy": "szanse rosną o n punktów",
        r"\bprzebieg": "zapis",
        r"głębok": "dogłębna analiza",
        r"\w\(\w+\)": "no endings in brackets",
    },
    "it": {
        r"\bazion": "mossa",
        r"punt[oi] di probabilità": "le probabilità crescono di n punti",
        r"\bregistrazion|\bsvolgiment": "trascrizione",
        r"[«»]": "“ ”",
    },
    "fr": {
        r"(?<!\$)\bactions?\b": "coup",
        r"points? de chance": "les chances augmentent de n points",
        r"\brelevé|\bdéroulement": "enregistrement",
        r"\brobot": "bot",
        r"\bobjectif": "Destination, Ticket",
        r"\w\(\w+\)": "no endings in brackets",
    },
}


class Patterns(Visitor):
    """The texts of a message as they are written, one for each variant: what is put in remains as { $name }."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802 -- named by fluent.syntax
        self.texts.append("".join(map(shown, node.elements)))
        self.generic_visit(node)


def shown(element: Any) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    inside = element.expression
    return f"{{ ${inside.id.name} }}" if isinstance(inside, ast.VariableReference) else "{ }"


def texts(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = Patterns()
                patterns.visit(entry)
                yield from ((entry.id.name, text) for text in patterns.texts)


def found(language: str, pattern: str) -> list[tuple[str, str]]:
    return [(id, text) for id, text in texts(language) if re.search(pattern, text, re.IGNORECASE)]


@pytest.mark.parametrize("mark", ["!", "?", ";"])
def test_french_has_a_thin_no_break_space_before(mark: str) -> None:
    assert found("fr", rf"(?<![{THIN}!?]){re.escape(mark)}") == []


def test_french_has_a_no_break_space_before_colons_and_inside_quotation_marks() -> None:
    assert found("fr", rf"(?<!{NO_BREAK}):|«(?!{NO_BREAK})|(?<!{NO_BREAK})»") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_are_one_character_that_follows_its_word(language: str) -> None:
    assert found(language, r"\.\.\.|\s…") == []


def test_french_has_no_word_before_a_name_that_would_be_elided() -> None:
    assert found("fr", rf"\b(?:de|que|jusque|lorsque|puisque|le|la|je|me|te|se|ne|du|au) (?:{A_NAME}|{A_PLACE})") == []


def test_romanian_has_no_lui_before_a_name() -> None:
    assert found("ro", rf"\blui {A_NAME}") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_speak_to_nobody(language: str) -> None:
    """They are also given for decisions of other players."""
    assert [id for id, _ in found(language, YOU[language]) if id.startswith("review-reason-")] == []


@pytest.mark.parametrize(("language", "pattern"), [(language, pattern) for language, never in NEVER.items() for pattern in never])
def test_words_that_are_never_said(language: str, pattern: str) -> None:
    wrong = {id: text for id, text in found(language, pattern) if not id.startswith(OF_THE_BOOKS)}
    assert wrong == {}, f"say instead: {NEVER[language][pattern]}"
