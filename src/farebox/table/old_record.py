"""The record of a finished game whose rules this program no longer has, written from what is stored, without a replay.

An action with its outcome is written as it was stored. Turns are counted by changes of seat, and the
scores are not known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from farebox.game.text.record_lines import FORMAT
from farebox.table.lobby import dealing
from farebox.table.rows import StoredEntry, StoredTable


def old_record(row: StoredTable, entries: Sequence[StoredEntry], names: Sequence[str]) -> str:
    deck, _, tickets = (entries[0].outcome or "").partition(", tickets ")
    completion_cards, players = row.options.get("completion_cards"), [name.replace("|", "/") for name in names]
    lines = [FORMAT, f"board {row.options['board']} {row.board_digest}", f"rules {row.rules}", f"seats {len(players)}"]
    lines += [f"first_seat {row.first_seat}"] if row.first_seat else []
    lines += [f"completion_cards {completion_cards}"] if completion_cards else []
    lines += [f"players {' | '.join(players)}"]
    taken_back = [sum(entry.kind == "take_back" and entry.seat == seat for entry in entries) for seat in range(len(players))]
    lines += [f"taken_back {' '.join(map(str, taken_back))}"] if any(taken_back) else []
    lines += [f"seed {row.seed}" if row.deal is None or row.seed is not None else f"deal {dealing.deal_of(row)}"]
    lines += [deck, f"tickets {tickets}", "", *_turns(_plays(entries), len(players))]
    lines += [f"# played with version {row.rules} of the rules, which this server does not have: the scores are not known"]
    return "\n".join(lines) + "\n"


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


def _turns(plays: Sequence[StoredEntry], seats: int) -> Iterator[str]:
    """One line per turn; in the opening, where every seat keeps tickets once, one line per action."""
    opening = 0
    while opening < min(seats, len(plays)) and plays[opening].action.startswith("keep"):
        yield f"{plays[opening].seat} {_text(plays[opening])}"
        opening += 1
    turns: list[list[StoredEntry]] = []
    for play in plays[opening:]:
        if turns and turns[-1][0].seat == play.seat:
            turns[-1].append(play)
        else:
            turns.append([play])
    for number, turn in enumerate(turns, 1):
        yield f"{number}. {turn[0].seat} {'; '.join(map(_text, turn))}"


def _text(play: StoredEntry) -> str:
    return f"{play.action} = {play.outcome}" if play.outcome else play.action
