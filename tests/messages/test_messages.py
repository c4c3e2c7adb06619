"""The texts: none missing, none unused, none left in English, the same in all languages, and none that cannot be formatted."""

from __future__ import annotations

import ast as syntax
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from farebox import load_board
from farebox.boards.board import board_names
from farebox.boards.check import TYPE_NAMES
from farebox.bots.registry import LEVELS
from farebox.messages import FALLBACK, FOLDER, LANGUAGES, bundle, text
from farebox.review.reasons import REASONS
from farebox.table.errors import STATUS

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
KINDS = (
    "board",
    "bot",
    "challenge",
    "color",
    "common",
    "daily",
    "deal",
    "guide",
    "history",
    "learn",
    "lobby",
    "look",
    "place",
    "problem",
    "puzzles",
    "review",
    "rules",
    "score",
    "table",
    "water",
)
ID = rf"(?:{'|'.join(KINDS)})-[a-z0-9]+(?:-[a-z0-9]+)*"
BY_NAME = re.compile(rf"""["'`]({ID})["'`]""")
CALL = re.compile(r"\b(?:t|rich|text)\(")
BUILT = re.compile(rf"""`((?:{"|".join(KINDS)})-[a-z0-9-]*)\$\{{""")
ANIMALS = ("otter", "penguin", "owl", "fox", "rabbit")
EVERY = 12  # numbers from 0 to here meet every plural form but Polish and Romanian large ones; those are added below

# Equal in two languages by nature: names, and words that happen to be the same. By language, or for all of them.
SAME_EVERYWHERE = (
    *("place-", "bot-name-", "water-", "board-name-", "common-app", "bot-bot", "common-game-first-journey"),
    *("lobby-quick-europe", "lobby-quick-usa"),
)
SAME: dict[str, set[str]] = {
    "ro": {
        *("lobby-chat", "table-chat", "lobby-add-bot", "lobby-wait-add-bot", "bot-expert", "color-taxi"),
        *("table-role-bot", "table-hours", "score-total", "lobby-clock-minutes", "lobby-clock-seconds", "common-pace-normal"),
        *("look-animal", "look-color-1"),
    },
    "fr": {
        *("color-orange", "bot-expert", "common-pages", "common-notify", "common-points", "guide-attractions-title"),
        *(
            "lobby-clock-minutes",
            "lobby-clock-seconds",
            "lobby-wait-add-bot",
            "score-routes",
            "score-attractions",
            "score-total",
            "score-length",
        ),
        *("score-page-how", "table-menu", "table-hours", "table-role-bot", "table-cards-orange", "table-plus-points"),
        *("table-attractions", "table-routes", "table-routes-route", "table-routes-points", "lobby-add-bot"),
        *("common-theme-system", "common-motion", "common-motion-system", "common-pace-normal", "table-pause"),
        *("rules-chapter-first-journey-tickets", "daily-points", "daily-tickets"),
        *("look-animal", "look-color-1"),
    },
    "it": {
        *(
            "lobby-add-bot",
            "lobby-wait-add-bot",
            "lobby-chat",
            "lobby-clock-minutes",
            "lobby-clock-seconds",
            "table-chat",
            "table-menu",
            "table-hours",
        ),
        *("table-role-bot", "table-react-wow"),
    },
    "pl": {"lobby-add-bot", "lobby-wait-add-bot", "table-menu", "table-role-bot", "lobby-clock-minutes", "lobby-clock-seconds"},
}
# Codes of refusals that do not come with an HTTP status.
SPOKEN = (
    "other_tab",
    "too_often",
    "board_file",
    "board_unkept",
    "stale",
    "repeated",
    "not_your_turn",
    "illegal",
    "over",
    "undo_off",
    "cannot_undo",
    "undo_not_now",
    "cannot_take_back",
    "others_play",
    "too_many_entries",
    "chat_off",
    "reactions_only",
    "player_back",
    "seat_link",
    "hints_off",
    "offline",
)


class Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 -- named by fluent.syntax
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {(entry.content or '')[:80]!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{file.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def inside(entry: Any) -> Found:
    found = Found()
    found.visit(entry)
    return found


def written(entry: Any) -> str:
    return FluentSerializer().serialize_entry(entry).split("=", 1)[1].strip()


@cache
def sources() -> tuple[str, ...]:
    web = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in {".ts", ".svelte"} and ".test." not in path.name]
    return tuple(path.read_text(encoding="utf-8") for path in [*web, *(ROOT / "src/farebox").rglob("*.py")])


def arguments(source: str) -> Iterator[str]:
    """What stands between the brackets of every call that fetches a message."""
    for call in CALL.finditer(source):
        depth, end = 1, call.end()
        while depth and end < len(source):
            depth += {"(": 1, ")": -1}.get(source[end], 0)
            end += 1
        yield source[call.end() : end]


def slug(name: str) -> str:
    return name.lower().replace("_", "-").replace(" ", "-")


def clauses() -> dict[str, bool]:
    """The clauses of the rulebook, and whether there is a ruling in them."""
    parts = re.split(r"^### (\S+) · ", (ROOT / "docs/rules.md").read_text(encoding="utf-8"), flags=re.M)
    return {name: "**Ruling.**" in body for name, body in zip(parts[1::2], parts[2::2], strict=True)}


@cache
def board_problems() -> dict[str, set[str]]:
    """The codes of all problems of board files in the source, each with the names of its values."""
    found: dict[str, set[str]] = {}
    for path in (*(ROOT / "src/farebox/boards").glob("*.py"), ROOT / "src/farebox/page/boards.py"):
        for call in syntax.walk(syntax.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, syntax.Call):
                continue
            name = syntax.unparse(call.func)
            if name == "BoardError" and isinstance(call.args[2], syntax.Name):
                continue  # it passes on what `fail` was given
            if name in ("BoardError", "self.fail"):
                code = syntax.literal_eval(call.args[2 if name == "BoardError" else 1])
                values = {keyword.arg or "" for keyword in call.keywords}
                assert found.setdefault(code, values) == values, code
    return found


def families() -> dict[str, set[str]]:
    """Messages whose ids are put together: all there must be, by what their ids begin with."""
    boards = [load_board(name) for name in board_names()]
    return {
        "place-": {f"place-{slug(location.id)}" for board in boards for location in board.locations},
        "color-": {f"color-{card}" for board in boards for card in (*board.colors, board.wild)} | {"color-gray"},
        "board-name-": {f"board-name-{slug(board.id)}" for board in boards},
        "problem-": {f"problem-{slug(code)}" for code in (*STATUS, *SPOKEN)},
        "board-problem-": {f"board-problem-{slug(code)}" for code in board_problems()},
        "bot-": {f"bot-{level}{end}" for level in LEVELS for end in ("", "-line")} | {f"bot-name-{animal}" for animal in ANIMALS},
        "lobby-status-": {f"lobby-status-{status}" for status in ("waiting", "playing", "over")},
        "review-reason-": {f"review-reason-{slug(reason)}" for reason in REASONS},
        "rules-": {f"rules-{slug(clause)}{end}" for clause in clauses() for end in ("", "-title")},
    }


def test_all_five_languages_are_there() -> None:
    assert {folder.name for folder in FOLDER.iterdir() if folder.is_dir() and folder.name != "__pycache__"} == set(LANGUAGES)


def test_no_message_is_missing() -> None:
    known = set(entries(FALLBACK))
    asked = {id for source in sources() for argument in arguments(source) for id in BY_NAME.findall(argument)}
    assert sorted(asked - known) == []
    assert sorted(set().union(*families().values()) - known) == []
    referred = {id for entry in entries(FALLBACK).values() for id in inside(entry).messages}
    assert sorted(referred - known) == []


def test_no_message_is_unused() -> None:
    named = {id for source in sources() for id in BY_NAME.findall(source)}
    referred = {id for entry in entries(FALLBACK).values() for id in inside(entry).messages}
    rulings = {f"rules-{slug(clause)}-ruling" for clause in clauses()}
    closed, built = families(), {start for source in sources() for start in BUILT.findall(source)}
    begun = tuple(start for start in built if start not in closed)
    used = named | referred | rulings | set().union(*closed.values())
    assert sorted(id for id in entries(FALLBACK) if id not in used and not id.startswith(begun)) == []


def test_cards_are_counted_so_that_their_colors_agree() -> None:
    """A color alone is masculine in most languages ("bleu"), a card is not ("1 bleue")."""
    wrong = [argument for source in sources() for argument in arguments(source) if re.search(r"\bcard: colorName\(", argument)]
    assert wrong == []


def test_every_ruling_is_marked() -> None:
    whole = set(re.findall(r'"([A-Z]{2}-[A-Z]+-\d)"', (ROOT / "web/src/lib/rules/clauses.ts").read_text().split("RULINGS")[1]))
    marked = {clause for clause in clauses() if clause in whole or f"rules-{slug(clause)}-ruling" in entries(FALLBACK)}
    assert marked == {clause for clause, ruling in clauses().items() if ruling}


@pytest.mark.parametrize("language", OTHERS)
def test_same_messages_with_the_same_variables(language: str) -> None:
    english, other = entries(FALLBACK), entries(language)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "English has none"
    assert {id: inside(other[id]).variables for id in english} == {id: inside(english[id]).variables for id in english}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = []
    for id, entry in entries(language).items():
        original = entries(FALLBACK).get(id)
        words = re.sub(r"\{.*?\}", "", written(entry), flags=re.S)
        if original is None or written(entry) != written(original) or not re.search(r"[^\W\d_]", words):
            continue
        if not id.startswith(SAME_EVERYWHERE) and id not in SAME.get(language, ()):
            same.append(id)
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_a_board_file_has_its_values(language: str) -> None:
    texts = entries(language)
    assert len(board_problems()) > 40
    assert {code: inside(texts[f"board-problem-{slug(code)}"]).variables for code in board_problems()} == board_problems()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_value_has_a_text(language: str) -> None:
    keys = {variant.key.name for variant in entries(language)["board-problem-kind"].value.elements[0].expression.variants}
    assert keys == set(TYPE_NAMES.values())


def numbers(names: Iterable[str]) -> Iterator[dict[str, object]]:
    for value in (*range(EVERY), 21, 22, 25, 101, "x"):
        yield dict.fromkeys(names, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    texts = bundle(language)
    for id, entry in entries(language).items():
        pattern = texts.get_message(id).value
        assert pattern is not None, f"{id} is empty"
        for values in numbers(inside(entry).variables):
            _, errors = texts.format_pattern(pattern, values)
            assert not errors, f"{id} with {values}: {errors}"


def test_a_text_falls_back_to_english() -> None:
    assert text("en", "common-points", count=1) == "1 point"
    assert text("xx", "common-points", count=3) == "3 points"
    with pytest.raises(KeyError):
        text("en", "no-such-message")
