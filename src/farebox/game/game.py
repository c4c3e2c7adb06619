"""A game: its state, the actions played, and their events."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple

from farebox.boards.board import Board, load_board
from farebox.boards.rulesets import RULESETS
from farebox.game.action import Action, IllegalAction, read_action, steps_of
from farebox.game.deal import Deal
from farebox.game.event import AnyEvent, deal_events, events_of
from farebox.game.score import Score, scores
from farebox.game.text.names import ENDINGS, members
from farebox.game.view import View, to_act
from farebox.kernel.rng import seeded
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.live import OUTSIDE_SHUFFLES, LiveState, Shuffler, live_rules
from farebox.rules.state import ABANDONED, OPENING, OVER, State

if TYPE_CHECKING:
    from farebox.boards.svg import Picture
    from farebox.game.text.position import Position
    from farebox.game.text.record import Record

SEEDS = 1 << 53  # JSON represents smaller whole numbers exactly
MOST_COMPLETION_CARDS = 10
GAMES_OF_OPTION = {
    option: [other.name for other in RULESETS.values() if option in other.options]
    for ruleset in RULESETS.values()
    for option in ruleset.options
}


@dataclass(frozen=True)
class Options:
    """The options a game was set up with."""

    seats: int = 2
    seed: int | None = None  # for reproduction, not for secrecy (see Game); None: from a position, or dealt by a Deal
    first_seat: int = 0  # NY-SETUP-4, FJ-SETUP-4
    completion_cards: int = 0  # FJ-TICKET-3

    def check(self, board: Board) -> None:
        """Raise ValueError with one clear line if the board cannot be played with these options."""
        for name in ("seats", "seed", "first_seat", "completion_cards"):
            value = getattr(self, name)
            if type(value) is not int and not (name == "seed" and value is None):
                raise ValueError(f"{name} must be a whole number, not {value!r}")
        if self.seats not in board.seats:
            raise ValueError(f"{board.name} is for {board.seats[0]} to {board.seats[-1]} seats, not {self.seats}")
        if self.seed is not None and not 0 <= self.seed < SEEDS:
            raise ValueError(f"seed must be a number from 0 to 2**53 - 1, not {self.seed}")
        if not 0 <= self.first_seat < self.seats:
            raise ValueError(f"first_seat must be a seat from 0 to {self.seats - 1}, not {self.first_seat}")
        if not 0 <= self.completion_cards <= MOST_COMPLETION_CARDS:
            raise ValueError(f"completion_cards must be a number from 0 to {MOST_COMPLETION_CARDS}, not {self.completion_cards}")
        for name, games in GAMES_OF_OPTION.items():
            if getattr(self, name) and name not in board.ruleset.options:
                raise ValueError(f"{name} is an option of {' and '.join(games)}, not of {board.name}")


@dataclass(frozen=True)
class Play:
    """One action of a game and its events."""

    seat: int
    turn: int  # 0 in the opening
    action: Action  # in full, with canonical names and the payment, however it was written
    events: tuple[AnyEvent, ...]
    before: LiveState


class Step(NamedTuple):
    """One play of a game, and the game before and after it."""

    before: Game
    play: Play
    after: Game


def plain_number(value: Any) -> Any:
    """Convert a NumPy integer to an int; anything else is returned unchanged, for `Options.check` to refuse."""
    return value if isinstance(value, bool) or not hasattr(value, "__index__") else index(value)


class Game:
    """A game of New York or First Journey. The same board, seats, seed and options always deal the same cards.

    Integer seeds are for reproduction, not for secrecy: what a player sees of a seeded game is enough to compute the rest.
    Games between people are dealt by a `Deal`.
    """

    opening: tuple[AnyEvent, ...] = ()  # the events of the deal
    closing: tuple[AnyEvent, ...] = ()  # the events of `abandon`, which belong to no action

    def __init__(
        self,
        board: Board | str,
        seats: int = 2,
        seed: int | None = None,
        *,
        first_seat: int = 0,
        completion_cards: int = 0,
        deal: Deal | None = None,
        shuffles: Shuffler | None = None,
    ) -> None:
        """`deal` replaces the seed; `shuffles` decides only the two shuffles of the set-up (see Record)."""
        self.board: Board = load_board(board) if isinstance(board, str) else board
        if deal is None and seed is None:
            seed = secrets.randbelow(SEEDS)
        self.options: Options = Options(*map(plain_number, (seats, seed, first_seat, completion_cards)))
        self.options.check(self.board)
        self.deal = deal
        self.start: Position | None = None
        self.plays: list[Play] = []
        self.state: LiveState = LiveState()
        self.state.shuffler = shuffles or (deal.order if deal else None)
        o = self.options
        live_rules().deal(board_numbers(self.board), self.state, o.seats, o.seed or 0, o.first_seat, o.completion_cards)
        self.state.shuffler = deal.order if deal else None
        if deal is not None:
            self.state.rng = OUTSIDE_SHUFFLES
        self.deck: list[int] = self.state.orders[0]  # as shuffled, bottom first
        self.tickets: list[int] = self.state.orders[1]
        del self.state.orders[:2]
        self.opening = (*deal_events(self.board, self.state), *events_of(self.board, self.state))

    @classmethod
    def from_position(cls, position: Position, *, deal: Deal | None = None) -> Game:
        """A game that continues from a position. A `deal`, if given, decides the later shuffles."""
        return cls.from_state(position.board, position.state(), deal=deal)

    @classmethod
    def from_state(cls, board: Board, state: State, *, deal: Deal | None = None) -> Game:
        """A game that continues from a state, such as one that `View.imagine` returns. The state is copied, and not checked."""
        game = cls.__new__(cls)
        game.board, game.plays, game.deal = board, [], deal
        game.options = Options(state.seats, None, state.first_seat, state.completion_cards)
        game.state = LiveState()
        copied = state.copy()
        game.state.__dict__.update({name: getattr(copied, name) for name, _, _ in State.fields()})
        if deal is not None:
            game.state.rng, game.state.shuffler = OUTSIDE_SHUFFLES, deal.order
        elif state.rng == OUTSIDE_SHUFFLES:  # from a game whose shuffles came from outside
            game.state.rng = seeded(secrets.randbelow(SEEDS))
        game.start = game.position()  # in full: the random parts are now fixed
        game.deck, game.tickets = [], []
        return game

    def __copy__(self) -> Game:
        """A copy that shares the states: a state never changes, each action makes a new one."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.plays = [*self.plays]
        return new

    @property
    def seats(self) -> range:
        return range(self.state.seats)

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def seat(self) -> int:
        """The seat to act; in the opening, where all may choose at once, the first that has not chosen."""
        return self.state.seat

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 in the opening."""
        return self.state.turn

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the seat to act; empty when the game is over."""
        return () if self.over else self.view(self.seat).actions

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return to_act(self.state)

    @property
    def ending(self) -> str:
        """Why the game ended: last_turns, nobody_can_move, sixth_ticket, last_piece or abandoned; "" while it runs."""
        return ENDINGS[self.state.ending]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty while the game runs and if it was abandoned."""
        return tuple(members(self.state.winners))

    @property
    def scores(self) -> tuple[Score, ...]:
        """The score pad as if the game ended now."""
        return scores(self.board, self.state)

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """All events since the deal, the deal included."""
        return (*self.opening, *(event for play in self.plays for event in play.events), *self.closing)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know."""
        if seat is not None and seat not in self.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.state.seats - 1}")
        return View(self.board, self.state, seat)

    def play(self, action: Action | str, seat: int | None = None, *, shuffles: Shuffler | None = None) -> list[AnyEvent]:
        """Play an action for the seat to act, or, in the opening, for any seat that has not chosen.

        `shuffles` decides the shuffles of this action (see Record). Raises IllegalAction, which says why; the game is unchanged.
        """
        actor = self._actor(seat)
        trial = self.state.copy()
        trial.seat = actor
        if shuffles is not None:
            trial.shuffler = shuffles
        steps, played = steps_of(self.board, trial, read_action(action))
        for step in steps:
            live_rules().apply(board_numbers(self.board), trial, step)
        trial.shuffler = self.state.shuffler
        events = events_of(self.board, trial)
        self.plays.append(Play(actor, self.state.turn, played, tuple(events), self.state))
        self.state = trial
        return events

    def push(self, action: Action | str, seat: int | None = None) -> list[AnyEvent]:
        """The same as `play`, for use with `pop` in analysis."""
        return self.play(action, seat)

    def pop(self) -> Action:
        """Take back the last action and return it, even if it revealed something. For analysis only; players use `undo`.

        Playing the same action again has the same outcome.
        """
        if not self.plays:
            raise IllegalAction("nothing has been played")
        last = self.plays.pop()
        self.state, self.closing = last.before, ()
        return last.action

    def copy(self) -> Game:
        """An independent copy of the game. It is fast: the copies share their states, which never change."""
        return self.__copy__()

    def history(self) -> Iterator[Step]:
        """All plays in order, each with the game before and after it. The last `after` is the game as it is now."""
        after = self._rewound(0)
        for number, play in enumerate(self.plays, 1):
            before, after = after, self._rewound(number)
            yield Step(before, play, after)

    def _rewound(self, number: int) -> Game:
        """A copy of the game after its first plays."""
        game = self.copy()
        if number < len(self.plays):
            game.state, game.plays, game.closing = self.plays[number].before, self.plays[:number], ()
        return game

    def __str__(self) -> str:
        """The whole game as readable text, all hands included; a player gets `str(game.view(seat))`."""
        from farebox.game.text.text_board import game_text

        return game_text(self)

    def svg(self, seat: int | None = None, *, open_hands: bool = False, size: int | None = None) -> Picture:
        """A picture of what a seat (None: a spectator) knows, or with all hands open; `size` is its width in pixels."""
        from farebox.game.picture import game_svg

        return game_svg(self, seat, open_hands, size)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: everything, as a game is the whole truth."""
        return self.svg(open_hands=True)

    def key(self) -> bytes:
        """The board and the complete state as bytes, for tables of positions: equal keys mean equal positions."""
        return bytes.fromhex(self.board.digest) + self.state.key()

    def abandon(self) -> list[AnyEvent]:
        """End the game now with the ending `abandoned`: totals are computed, but nobody wins (NY-END-2, FJ-END-3).

        This is not an action of a seat: `plays` does not change. Raises IllegalAction if the game is already over.
        """
        self._check_running()
        state = self.state.copy()
        live_rules().abandon(board_numbers(self.board), state)
        events = events_of(self.board, state)
        self.closing, self.state = tuple(events), state
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether the last action was this seat's and revealed nothing to anybody."""
        if self.over or not self.plays:
            return False
        return self.plays[-1].seat == seat and not any(e.reveals(seat) for e in self.plays[-1].events)

    def undo(self, seat: int) -> None:
        """Take back the last action. Raises IllegalAction if it revealed something or another seat has acted since."""
        if not self.plays:
            raise IllegalAction("nothing has been played")
        if self.plays[-1].seat != seat:
            raise IllegalAction(f"seat {self.plays[-1].seat} has acted since")
        self._check_running()
        if not self.can_undo(seat):
            raise IllegalAction("a card, a ticket or a choice was revealed: it cannot be taken back")
        self.state = self.plays.pop().before

    def position(self) -> Position:
        """The complete state as text."""
        from farebox.game.text.position import Position

        return Position.of(self.board, self.state)

    def record(self, players: list[str] | None = None) -> Record:
        """The game as text."""
        from farebox.game.text.record import Record

        return Record.of(self, players)

    def _check_running(self) -> None:
        if self.state.ending == ABANDONED:
            raise IllegalAction(f"the game is over: it was abandoned after {self.state.turn} turns")
        if self.over:
            raise IllegalAction("the game is over")

    def _actor(self, seat: int | None) -> int:
        self._check_running()
        try:
            seat = self.state.seat if seat is None else int(index(seat))
        except TypeError:
            raise IllegalAction(f"a seat must be a number, not {type(seat).__name__}") from None
        if seat == self.state.seat:
            return seat
        if seat not in self.seats:
            raise IllegalAction(f"there is no seat {seat}; seats are 0 to {self.state.seats - 1}")
        if self.state.phase != OPENING:
            raise IllegalAction(f"it is seat {self.state.seat}'s turn, not seat {seat}'s")
        if self.state.choice[seat]:
            raise IllegalAction(f"seat {seat} has already chosen its opening tickets")
        return seat
