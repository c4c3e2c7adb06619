"""The lines of a record, read one by one. Every error names its line."""

from __future__ import annotations

from farebox.boards.limits import SEATS, TURNS
from farebox.game.game import SEEDS
from farebox.game.text.names import shown, whole
from farebox.game.text.outcome import UNSEEN, Turn

FORMAT = "farebox record 1"
RULES_VERSION = 1  # changes when the same actions would lead to a different game
SHUFFLE_KEYS = ("deck", "tickets")
MOST_TAKEN_BACK = 9999  # by one seat
ID_DIGITS = 20
NUMBER_KEYS = {"seats": None, "first_seat": "0", "completion_cards": "0"}
_OF_TABLE = ("board", "rules", "seats", "first_seat", "completion_cards", "players", "continues", "taken_back")
HEADER = (*_OF_TABLE, "seed", "deal", *SHUFFLE_KEYS, "position")


class RecordError(ValueError):
    """The record cannot be read or is not valid. The message starts with the line number, if it was read from text."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line, self.problem = line, problem


class RecordLines:
    """What the lines say, checked as far as it can be without playing. `first` is the number of the first line."""

    def __init__(self, text: str, first: int = 1) -> None:
        rows = [(n, " ".join(line.split())) for n, line in enumerate(text.removeprefix("\ufeff").splitlines(), first)]
        rows = [(n, line) for n, line in rows if line and not line.startswith("#")]
        self.header: dict[str, tuple[int, str]] = {}
        self.turns: list[Turn] = []
        self.numbered: list[int] = []  # the line of each turn and of the result
        self.result = ""
        if not rows or rows[0][1] != FORMAT:
            number, line = rows[0] if rows else (1, "")
            raise RecordError(number, f"a record starts with {FORMAT!r}, not {shown(line)}")
        for number, line in rows[1:]:
            self._read(number, line)
        self.last = rows[-1][0]
        self._check()

    def _read(self, number: int, line: str) -> None:
        if self.result:
            raise RecordError(number, "nothing may follow the result")
        word, _, rest = line.partition(" ")
        if word in HEADER:
            if word in self.header or self.turns:
                raise RecordError(number, f"{word} is repeated or in the wrong place")
            self.header[word] = number, rest
        elif word == "result":
            self.result = line
            self.numbered.append(number)
        else:
            self._read_turn(number, line)

    def _read_turn(self, number: int, line: str) -> None:
        first, _, rest = line.partition(" ")
        turn = 0
        if first.endswith("."):
            turn = _number(number, first[:-1], TURNS)
            first, _, rest = rest.partition(" ")
        seat = _number(number, first, SEATS - 1)
        plays = tuple(play.strip() for play in rest.split(";"))
        if not all(plays):
            raise RecordError(number, "an action is missing")
        self.turns.append(Turn(turn, seat, plays))
        self.numbered.append(number)

    def _check(self) -> None:
        version = self.value("rules")
        if version != str(RULES_VERSION):
            raise RecordError(self.line("rules"), f"unknown rules version {shown(version)}; this program plays {RULES_VERSION}")
        name, _, digest = self.value("board").partition(" ")
        self.board = name, digest
        self._check_together("position", "seed", *SHUFFLE_KEYS)
        self._check_together("deal", "seed")
        self.seed()
        self.numbers = {key: _number(self.line(key), self.value(key, default), 100) for key, default in NUMBER_KEYS.items()}

    def _check_together(self, key: str, *others: str) -> None:
        for other in others:
            if key in self.header and other in self.header:
                raise RecordError(self.line(other), f"{other} and {key} cannot be combined")

    def line(self, key: str) -> int:
        return self.header.get(key, (0, ""))[0]

    def value(self, key: str, default: str | None = None) -> str:
        if key not in self.header and default is None:
            raise RecordError(self.last, f"the record has no {key!r} line")
        return self.header.get(key, (0, default or ""))[1]

    def seed(self) -> int | None:
        text = self.value("seed", "" if "position" in self.header or "deal" in self.header else None)
        return None if text == UNSEEN or "seed" not in self.header else _number(self.line("seed"), text, SEEDS - 1)

    def players(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in self.value("players").split("|")) if "players" in self.header else ()

    def taken_back(self) -> tuple[int, ...]:
        line, seats = self.line("taken_back"), self.numbers["seats"]
        counts = tuple(_number(line, word, MOST_TAKEN_BACK) for word in self.value("taken_back", "").split())
        if "taken_back" in self.header and len(counts) != seats:
            raise RecordError(line, f"taken_back must be {seats} numbers, one per seat")
        return counts if any(counts) else ()

    def continues(self) -> tuple[str, int] | None:
        if "continues" not in self.header:
            return None
        line, text = self.header["continues"]
        id, _, number = text.partition(" ")
        if len(id) != ID_DIGITS or not set(id) <= set("0123456789abcdef"):
            raise RecordError(line, f"the id of a record has {ID_DIGITS} hexadecimal digits, not {shown(id)}")
        return id, _number(line, number, sum(len(plays) for _, _, plays in self.turns))


def _number(line: int, text: str, most: int) -> int:
    value = whole(text)
    if value is None or value > most:
        raise RecordError(line, f"cannot read {shown(text)} here")
    return value
