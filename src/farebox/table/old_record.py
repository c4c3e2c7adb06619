"""The record of a game whose rules this program no longer has, written from what is stored, without a replay.

An action with its outcome is written as it was stored. Turns are counted by changes of seat, and the scores are not known.
In the record of a game that is not over, `?` replaces what the reader has not seen. Without the rules this follows from
the text alone: only actions and outcomes that are known to be public are shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from farebox.game.text.outcome import UNSEEN
from farebox.game.text.record_lines import FORMAT
from farebox.table.lobby import dealing
from farebox.table.rows import StoredEntry, StoredTable

PUBLIC_ACTIONS = ("take", "claim", "blind", "draw", "tickets", "exchange", "pass")
PUBLIC_OUTCOMES = ("reset", "done", "bonus", "last_turns")
SHUFFLES = ("shuffle", "shuffle_tickets")  # no seat sees their order


def old_record(row: StoredTable, entries: Sequence[StoredEntry], names: Sequence[str], seen_by: Collection[int] = ()) -> str:
    """`seen_by`: the reader's seats, which matter only while the game is not over."""
    over = row.status == "over"
    deck, _, tickets = (entries[0].outcome or "").partition(", tickets ")
    completion_cards, players = row.options.get("completion_cards"), [name.replace("|", "/") for name in names]
    lines = [FORMAT, f"board {row.options['board']} {row.board_digest}", f"rules {row.rules}", f"seats {len(players)}"]
    lines += [f"first_seat {row.first_seat}"] if row.first_seat else []
    lines += [f"completion_cards {completion_cards}"] if completion_cards else []
    lines += [f"players {' | '.join(players)}"]
    lines += [f"continues {row.continues['id']} {row.continues['number']}"] if row.continues else []
    taken_back = [sum(entry.kind == "take_back" and entry.seat == seat for entry in entries) for seat in range(len(players))]
    lines += [f"taken_back {' '.join(map(str, taken_back))}"] if any(taken_back) else []
    seeded = row.deal is None or row.seed is not None
    plays = _plays(entries)
    if over:
        lines += [f"seed {row.seed}" if seeded else f"deal {dealing.deal_of(row)}", deck, f"tickets {tickets}"]
        texts, unknown = [_text(play) for play in plays], "the scores are not known"
    else:
        lines += [f"{'seed' if seeded else 'deal'} {UNSEEN}", f"deck {UNSEEN}", f"tickets {UNSEEN}"]
        chosen = _opening(plays, len(players)) == len(players)
        texts = [_text(play) if play.seat in seen_by else _seen_text(play, count=chosen) for play in plays]
        texts, unknown = [_without_shuffles(text) for text in texts], "the game cannot go on"
    lines += ["", *_turns(plays, texts, len(players))]
    lines += [f"# played with version {row.rules} of the rules, which this server does not have: {unknown}"]
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


def _opening(plays: Sequence[StoredEntry], seats: int) -> int:
    """The number of actions in the opening, where every seat keeps tickets once."""
    return next((i for i, play in enumerate(plays[:seats]) if not play.action.startswith("keep")), min(seats, len(plays)))


def _turns(plays: Sequence[StoredEntry], texts: Sequence[str], seats: int) -> Iterator[str]:
    """One line per turn; in the opening, one line per action."""
    opening = _opening(plays, seats)
    for play, text in zip(plays[:opening], texts, strict=False):
        yield f"{play.seat} {text}"
    turns: list[tuple[int | None, list[str]]] = []
    for play, text in zip(plays[opening:], texts[opening:], strict=True):
        if turns and turns[-1][0] == play.seat:
            turns[-1][1].append(text)
        else:
            turns.append((play.seat, [text]))
    for number, (seat, actions) in enumerate(turns, 1):
        yield f"{number}. {seat} {'; '.join(actions)}"


def _text(play: StoredEntry) -> str:
    return f"{play.action} = {play.outcome}" if play.outcome else play.action


def _seen_text(play: StoredEntry, count: bool) -> str:
    """An action as other seats see it. `count`: whether all have chosen, so that the number of kept tickets is public."""
    kind, *rest = play.action.split()
    if kind == "keep":
        action = " ".join([kind, *[UNSEEN] * (len(rest) if count else 1)])
    else:
        action = play.action if kind in PUBLIC_ACTIONS else UNSEEN
    outcome = ", ".join(_seen_part(kind, part.split()) for part in (play.outcome or "").split(",") if part.strip())
    return f"{action} = {outcome}" if outcome else action


def _seen_part(kind: str, words: Sequence[str]) -> str:
    """A part of an outcome as other seats see it."""
    if words[0] in (*SHUFFLES, "ticket"):
        return f"{words[0]} {UNSEEN}"
    public = words[0] in PUBLIC_OUTCOMES or kind == "take"  # then these are cards turned up
    return " ".join(words if public else [UNSEEN] * len(words))


def _without_shuffles(text: str) -> str:
    action, separator, outcome = text.partition(" = ")
    parts = (part.strip() for part in outcome.split(","))
    return action + separator + ", ".join(f"{part.split()[0]} {UNSEEN}" if part.startswith(SHUFFLES) else part for part in parts)
