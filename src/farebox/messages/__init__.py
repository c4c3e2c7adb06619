"""Texts for people: Fluent messages, one folder per language, shared with the web client. A new folder adds a language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
FOLDER = Path(__file__).parent


def languages(folder: Path) -> tuple[str, ...]:
    """The languages that have a subfolder with messages, English first."""
    names = {file.parent.name for file in folder.glob("*/*.ftl")}
    return tuple(sorted(names, key=lambda name: (name != FALLBACK, name)))


LANGUAGES = languages(FOLDER)


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    texts = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def text(language: str, id: str, **values: Any) -> str:
    """A message in a language, or in English if that language lacks it. Raises KeyError for an unknown message."""
    for tag in (language, FALLBACK):
        texts = bundle(tag)
        if tag in LANGUAGES and texts.has_message(id):
            pattern = texts.get_message(id).value
            if pattern is not None:
                return str(texts.format_pattern(pattern, values)[0])
    raise KeyError(id)
