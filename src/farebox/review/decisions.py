"""The decisions of a game: what each seat knew, what it chose, and what chance answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING
from zlib import crc32

from farebox.boards.limits import COLORS
from farebox.game.action import Action, action_of_steps, steps_of
from farebox.game.event import AnyEvent, BlindDrawn, TicketDrawn, TicketsOffered, TurnedUp
from farebox.game.game import Game, Play
from farebox.game.view import View
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import hands_are_shown
from farebox.rules.state import ABANDONED, NONE, OPENING, State

if TYPE_CHECKING:
    from farebox.bots.neural.worlds import Choice  # it needs NumPy

CHANCE = (BlindDrawn, TicketDrawn, TicketsOffered, TurnedUp)  # events in which the seat that acts sees what chance decided


@dataclass(frozen=True)
class Habits:
    """What everybody has seen of how a player uses cards."""

    usual_hand: float  # the cards held so far at the end of turns, on average
    paid: tuple[int, ...]  # cards spent on routes so far, by color


@dataclass(frozen=True)
class Decision:
    """One action of a game, as it looked to the seat that chose it."""

    number: int  # of the action in the game, from 0
    play: Play
    view: View  # what the seat knew; in the opening without the others' choices
    after: View  # what it knew directly after its action
    before: State  # the true state, for a judgment with all hands open
    true_after: State
    habits: tuple[Habits, ...] = ()  # of each seat

    @property
    def seat(self) -> int:
        return self.play.seat

    @property
    def chosen(self) -> Choice:
        return choice_of(self.view, self.play.action)

    def state(self, open_hands: bool) -> State:
        """What the seat knew, sealed; with all hands open the true state. The seat is to act, also in the opening."""
        state = self.before.copy() if open_hands else self.view.sealed()
        state.seat = self.seat
        return state

    @cached_property
    def seed(self) -> int:
        """The seed of its imagined worlds. It depends on what the seat knew: if decisions of many games shared their seeds,
        their errors would not average out.
        """
        return crc32(self.view.sealed().key(), self.number)

    @property
    def forced(self) -> bool:
        return len(self.view.actions) == 1

    @property
    def chance_answered(self) -> bool:
        """Whether the seat saw in its own action what chance decided."""
        return any(is_chance(event) for event in self.play.events)

    @property
    def chance_matters(self) -> bool:
        """Whether what it saw can be luck. The last card of New York cannot: it only comes before the others' tickets."""
        after = self.true_after
        return self.chance_answered and after.ending != ABANDONED and not hands_are_shown(board_numbers(self.view.board), after)


def is_chance(event: AnyEvent) -> bool:
    return isinstance(event, CHANCE)


def decisions_of(game: Game) -> Iterator[Decision]:
    """All decisions of a game, in order. A claim and its payment are one."""
    states = [play.before for play in game.plays] + [game.state]
    start, habits = states[0], HabitsSoFar(states[0].seats)
    for k, play in enumerate(game.plays):
        before = start if play.before.phase == OPENING else play.before  # NY-SETUP-3: all choose at once
        after = View(game.board, states[k + 1], play.seat)
        yield Decision(k, play, View(game.board, before, play.seat), after, before, states[k + 1], habits.at(play.before))
        habits.watch(play, states[k + 1])


class HabitsSoFar:
    """The habits of all seats, from decision to decision. It must be asked at, and shown, every decision."""

    def __init__(self, seats: int) -> None:
        self._turn, self._cards, self._turns = 1, [0] * seats, [0] * seats
        self._paid = [[0] * COLORS for _ in range(seats)]

    def at(self, state: State) -> tuple[Habits, ...]:
        """The habits before a decision. Before its first turn a seat's present hand is its usual one."""
        if state.turn != self._turn and state.phase != OPENING:
            self._turn, last = state.turn, (state.seat - 1) % state.seats
            self._cards[last] += sum(state.hand[last])
            self._turns[last] += 1
        hands = (self._cards[p] / self._turns[p] if self._turns[p] else sum(state.hand[p]) for p in range(state.seats))
        return tuple(Habits(hand, tuple(paid)) for hand, paid in zip(hands, self._paid, strict=True))

    def watch(self, play: Play, after: State) -> None:
        """Note what a claim was paid with."""
        p = play.seat
        self._paid[p] = [
            paid + max(0, before - left)
            for paid, before, left in zip(self._paid[p], play.before.hand[p], after.hand[p], strict=True)
        ]


def choice_of(view: View, action: Action) -> Choice:
    """The steps of an action of the view's seat."""
    (first, *rest), _ = steps_of(view.board, view.sealed(), action)
    return first, rest[0] if rest else NONE


def action_of(view: View, choice: Choice) -> Action:
    return action_of_steps(view.board, view.sealed(), [step for step in choice if step != NONE])
