"""The record of a game by rules that this program does not have, written from the stored entries without a replay.

An action with its outcome is written as it was stored. Turns are counted by changes of seat, and the scores are not known.
In the record of a game that is not over, `?` replaces what the reader has not seen. Without the rules this follows from
the text alone: only actions and outcomes that are known to be public are shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from farebox import RULES_VERSION, Record
from farebox.game.game import Options
from farebox.game.text.outcome import UNSEEN, Turn
from farebox.table.lobby import dealing
from farebox.table.rows import StoredEntry, StoredTable

PUBLIC_ACTIONS = ("take", "claim", "blind", "draw", "tickets", "exchange", "pass")
PUBLIC_OUTCOMES = ("reset", "done", "bonus", "last_turns")
SHUFFLES = ("shuffle", "shuffle_tickets")  # no seat sees their order


def stored_record(row: StoredTable, entries: Sequence[StoredEntry], names: Sequence[str], seen_by: Collection[int] = ()) -> str:
    """`seen_by`: the reader's seats, which matter only while the game is not over."""
    over, seats, plays = row.status == "over", range(len(names)), _plays(entries)
    opening = next((i for i, play in enumerate(plays[: len(seats)]) if not play.action.startswith("keep")), len(seats))
    deck, _, tickets = (entries[0].outcome or "").partition(", tickets ")
    deal = str(dealing.deal_of(row)) if row.deal and row.seed is None else ""
    if over:
        texts = [f"{play.action} = {play.outcome}" if play.outcome else play.action for play in plays]
    else:
        chosen = min(opening, len(plays)) == len(seats)
        texts = [_seen_text(play, play.seat in seen_by, chosen) for play in plays]
    record = Record(
        board=row.options["board"],
        digest=str(row.board_digest),
        options=Options(len(seats), row.seed if over else None, row.first_seat or 0, row.options.get("completion_cards") or 0),
        players=tuple(name.replace("|", "/") for name in names),
        deck=deck.removeprefix("deck ") if over else UNSEEN,
        tickets=tickets if over else UNSEEN,
        position="",
        deal=deal if over or not deal else UNSEEN,
        turns=tuple(_turns(plays, texts, opening)),
        result="",
        taken_back=tuple(sum(entry.kind == "take_back" and entry.seat == seat for entry in entries) for seat in seats),
        continues=(row.continues["id"], row.continues["number"]) if row.continues else None,
    )
    text = str(record).replace(f"\nrules {RULES_VERSION}\n", f"\nrules {row.rules}\n", 1)
    unknown = "the scores are not known" if over else "the game cannot go on"
    return f"{text}# played with version {row.rules} of the rules, which this program does not have: {unknown}\n"


def _plays(entries: Sequence[StoredEntry]) -> list[StoredEntry]:
    """The actions that were neither undone nor taken back."""
    plays: list[StoredEntry] = []
    for entry in entries:
        if entry.kind == "undo":
            plays.remove(next(play for play in reversed(plays) if play.seat == entry.seat))
        elif entry.kind == "take_back":
            while plays.pop().by_bot:  # what bots replied
                pass
        elif entry.kind == "play":
            plays.append(entry)
    return plays


def _turns(plays: Sequence[StoredEntry], texts: Sequence[str], opening: int) -> Iterator[Turn]:
    """In the opening, where every seat keeps tickets once, each action is a line of its own."""
    number = 0
    line: list[str] = []
    for i, (play, text) in enumerate(zip(plays, texts, strict=True)):
        seat = play.seat or 0
        if i < opening:
            yield Turn(0, seat, (text,))
            continue
        line.append(text)
        if i + 1 == len(plays) or plays[i + 1].seat != seat:
            number += 1
            yield Turn(number, seat, tuple(line))
            line = []


def _seen_text(play: StoredEntry, own: bool, chosen: bool) -> str:
    """An action as a reader sees it. `chosen`: whether all have kept tickets, so that their number is public."""
    kind, *rest = play.action.split()
    if own or kind in PUBLIC_ACTIONS:
        action = play.action
    elif kind == "keep":
        action = " ".join([kind, *[UNSEEN] * (len(rest) if chosen else 1)])
    else:
        action = UNSEEN
    parts = [part.split() for part in (play.outcome or "").split(",") if part.strip()]
    outcome = ", ".join(" ".join(_seen_part(part, own, turned_up=kind == "take")) for part in parts)
    return f"{action} = {outcome}" if outcome else action


def _seen_part(words: list[str], own: bool, turned_up: bool) -> list[str]:
    if words[0] in SHUFFLES or (words[0] == "ticket" and not own):
        return [words[0], UNSEEN]
    return words if own or turned_up or words[0] in PUBLIC_OUTCOMES else [UNSEEN] * len(words)
