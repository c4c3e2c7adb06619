"""First Journey says "build", never "claim": no text that it can show has a word for claiming, in any language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from farebox.boards.rulesets import RULESETS
from farebox.messages import FOLDER, LANGUAGES, bundle

WEB = Path(__file__).parents[2] / "web/src"
CLAIM = {
    "en": r"\bclaim",
    "ro": r"revendic",
    "pl": r"(?<![a-zż])(u|s)?tw[oó]rz(?!yw)|\bzaj(mij|mujesz|ąć|ął)",
    "it": r"\bprend\w* (?:il|la|le|una|entrambe|qualsiasi)(?: \w+)* line|\bpres\w+ (?:la|una) linea"
    r"|\bprender?l[ae]\b|\bpuoi prenderl|controllat",
    "fr": r"\bpr(?:end|en|is)\w*(?: \S+){0,3} Routes?\b|\bla prendre\b|\bprises? :",
}
# Texts that only New York shows: by its own code, by a start of their ids, or because New York's routes have points.
NEW_YORK = {
    *(
        "board-route",
        "table-do-claim",
        "table-hint-claim",
        "table-routes-can",
        "table-why-claimed",
        "table-key-enter",
        "table-claim-for",
    ),
    *("guide-turn", "guide-claim", "guide-claim-title", "guide-closed", "rules-chapter-claim", "score-page-board-line"),
    *("table-log-claim", "table-did-claim"),
    *("review-did-claim", "review-did-claim-with", "review-do-claim", "review-do-claim-with"),
}
OF_NEW_YORK = ("rules-ny-", "rules-picture-new-york-", "learn-new-york-")  # so their ids begin
# Beside those, texts for New York's cards, tickets and last round, and for what stands outside the games.
POLITE = {
    *("table-last-yours", "table-do", "table-choose-tickets", "table-do-keep", "table-keep-opening"),
    *("table-keep-opening-note", "table-keep-note", "table-keep-none", "table-hint-claim", "table-hint-take", "table-hint-blind"),
    *(
        "table-hint-tickets",
        "table-hint-keep",
        "table-why-second",
        "table-key-own",
        "table-held",
        "table-log-claim",
        "table-log-offer",
    ),
    *("table-log-choose", "table-log-kept", "table-log-keep", "table-routes-can", "table-why-claimed"),
    *("table-move-note", "table-move-link", "table-move-warning"),  # for whoever owns the other device
    *("table-kid-lock-hold", "table-kid-back-ask"),  # for adults
    *("learn-intro", "learn-do-keep", "learn-do-ticket", "learn-do-deck", "learn-do-face-up"),
    *("puzzles-today-line", "puzzles-streak-note", "puzzles-own-title", "puzzles-own-none"),
    *("review-won-by-total", "review-try-how-second", "review-try-how-keep"),
    *("score-ask-enough", "score-ask-cost", "score-ask-despite"),
    *("problem-bad-options", "problem-not-found", "problem-no-home-network", "problem-seat-link", "problem-challenge-running"),
    "problem-page-broken",
}
POLITE_STARTS = ("learn-new-york-", "score-page-")
SAYS_YOU = ("table-", "guide-first-journey-", "rules-fj-", "learn-", "puzzles-", "review-", "score-", "problem-")
VOUS = r"\b(?:vous|votre|vos)\b|\b(?!assez|chez)\w+ez\b"
BY_POINTS = {"table-log-claim": "log/logLines.ts", "table-did-claim": "log/recap.ts"}


def texts(language: str) -> dict[str, str]:
    found = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                written = FluentSerializer().serialize_entry(entry).split("=", 1)[1]
                found[entry.id.name] = re.sub(r"\[\w+\]", "", written)  # names of variants are not shown
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_first_journey_claims(language: str) -> None:
    shown = {id: text for id, text in texts(language).items() if id not in NEW_YORK and not id.startswith(OF_NEW_YORK)}
    assert {id: text for id, text in shown.items() if re.search(CLAIM[language], text, re.I)} == {}


def test_first_journey_says_tu_in_french() -> None:
    """A message that both games show has an attribute for First Journey, or says the same to everybody."""
    bundled = bundle("fr")
    asked = {}
    for id in texts("fr"):
        if not id.startswith(SAYS_YOU) or id in POLITE or id.startswith(POLITE_STARTS):
            continue
        message = bundled.get_message(id)
        shown = message.attributes.get("first_journey", message.value)
        assert shown is not None
        for you in ("yes", "no"):
            values = dict.fromkeys(("count", "need", "have", "cards", "tickets", "pieces", "value", "points", "gap"), 2)
            said, _ = bundled.format_pattern(shown, {**values, "you": you, "piece": "train", "turn": "you", "state": "open"})
            if re.search(VOUS, re.sub("«.*?»", "", str(said)), re.I):  # not in what the printed rules say
                asked[id] = said
    assert asked == {}


@pytest.mark.parametrize(("language", "word"), [("fr", r"Destination"), ("ro", r"\btraseu|\btrasee|realizat")])
def test_reviews_and_puzzles_of_first_journey_have_its_word_for_tickets(language: str, word: str) -> None:
    """New York's tickets have another name in these languages; panels of both games show the same messages."""
    alone = {"review-reason-no-turn-left", "review-reason-last-turn-for-tickets", "puzzles-do-tickets", "puzzles-ask-keep"}
    shown = {id: text.rpartition(".first_journey =")[2] for id, text in texts(language).items() if id not in alone}
    shared = {
        id: text for id, text in shown.items() if id.startswith(("review-reason-", "puzzles-")) or id == "table-your-tickets"
    }
    assert {id: text for id, text in shared.items() if re.search(word, text, re.I)} == {}


def test_attributes_are_named_after_rulesets() -> None:
    for language in LANGUAGES:
        for file in sorted((FOLDER / language).glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    assert {attribute.id.name for attribute in entry.attributes} <= set(RULESETS), (language, entry.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_claiming_are_found(language: str) -> None:
    ours = texts(language)
    for id in ("table-hint-claim", "table-routes-can", "table-log-claim", "guide-claim-title"):
        assert re.search(CLAIM[language], ours[id], re.I), (id, ours[id])


def test_new_yorks_texts_are_shown_by_new_york_alone() -> None:
    """Beside New York's own code they stand in tables with one entry per game, or where routes have points."""
    tables = ("new_york", "newYork", "looks.ts", "clauses.ts", "pad")
    for path in WEB.rglob("*"):
        if (
            path.suffix not in {".ts", ".svelte"}
            or ".test." in path.name
            or any(part in str(path.relative_to(WEB)) for part in tables)
        ):
            continue
        used = {id for id in NEW_YORK if f'"{id}"' in path.read_text(encoding="utf-8")}
        assert {id for id in used if not str(path).endswith(BY_POINTS.get(id, "nowhere"))} == set(), path
