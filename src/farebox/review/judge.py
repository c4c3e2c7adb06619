"""What a decision was worth: every sensible choice in the same imagined worlds.

The best choice is found in one half of the worlds, and its lead over the one that was played is measured in the other half, so
that the best of many noisy values does not look like a mistake. A big lead must also show in worlds that are played further.
See docs/how_reviews_judge.md for the definitions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from farebox.boards.board import Board
from farebox.bots.neural.champion import best_step, champion_of
from farebox.bots.neural.network import Network
from farebox.bots.neural.worlds import Choice, ImaginedWorlds
from farebox.kernel.rng import seeded
from farebox.review.beliefs import sharpen
from farebox.review.calibrated_arrays import calibration_of
from farebox.review.choices import sensible_choices
from farebox.review.decisions import Decision, Habits, action_of
from farebox.review.judgment import MOST_CHOICES, SURE, Effort, Judgment, Value, own_chances, share_of_win
from farebox.rules.board_numbers import board_numbers
from farebox.rules.state import NONE, State

LOOK_AGAIN = 0.12  # a lead this large is measured once more: the network sees some that are none
AGAIN, FURTHER = 64, 8  # worlds for that, at most, and how many decisions further they are played
CLEARLY = 3.0  # standard errors by which it must be larger still, or as many worlds are added
Chances = npt.NDArray[np.float64]


def judge(decision: Decision, effort: Effort, *, open_hands: bool = False) -> Judgment:
    """Judge a decision by what its seat knew, or, with all hands open, by everything but the order of the decks."""
    board, seat = decision.view.board, decision.seat
    network = champion_of(board, decision.view.seats)
    state = decision.state(open_hands)
    worlds = review_worlds(network, board, state, seat, effort.worlds, MOST_CHOICES, decision.habits, open_hands)
    choices = [decision.chosen] if decision.forced else choices_of(decision, network, state, worlds)
    first = worlds.play_to_own_turn(choices, seeded(2 * decision.seed), effort.lookahead)[:, :, seat]
    best = choices[int(first.mean(axis=0).argmax())]
    pair = list(dict.fromkeys([choices[0], best]))
    all_seats = second_half(worlds, decision, pair, effort)
    second = all_seats[:, :, seat]
    samples = {choice: first[:, k] for k, choice in enumerate(choices)}
    for k, choice in enumerate(pair):
        samples[choice] = np.concatenate([samples[choice], second[:, k]])
    chance = float(samples[choices[0]].mean())
    lead = second[:, -1] - second[:, 0]
    cost = float(lead.mean()) if lead.mean() > SURE * standard_error(lead) else 0.0
    if cost >= LOOK_AGAIN:
        for again in second_look(decision, network, state, pair, effort, open_hands):
            lead = again[:, 1] - again[:, 0]
            if lead.mean() > LOOK_AGAIN + CLEARLY * standard_error(lead):
                break
        found = float(np.clip(lead.mean(), -chance, 1 - chance))  # other worlds: the sum could be more than sure
        samples[best], cost = chance + found + lead - lead.mean(), max(0.0, found)
    return Judgment(
        values=tuple(sorted((_value(decision, *sample) for sample in samples.items()), key=lambda value: -value.chance)),
        best=action_of(decision.view, best) if cost else decision.play.action,
        chance=chance,
        cost=cost,
        error=standard_error(lead),
        answered=_answered(decision, network, effort, open_hands) if decision.chance_matters else chance,
        all_chances=_all_chances(decision, network, all_seats[:, 0].mean(axis=0), effort, open_hands),
    )


def second_half(worlds: ImaginedWorlds, decision: Decision, choices: list[Choice], effort: Effort) -> Chances:
    """Every seat's chance, (worlds, choices, seats), in the worlds that measure the cost of the decision."""
    return worlds.play_to_own_turn(choices, seeded(2 * decision.seed + 1), effort.lookahead)


def second_look(
    decision: Decision, network: Network, state: State, choices: list[Choice], effort: Effort, open_hands: bool
) -> Iterator[Chances]:
    """The seat's chance, (worlds, choices), in other worlds, which are played further; then in twice as many."""
    board, seat = decision.view.board, decision.seat
    count = min(effort.worlds, AGAIN)
    worlds = review_worlds(network, board, state, seat, count, len(choices), decision.habits, open_hands)
    found = np.empty((0, len(choices)))
    for part in (2, 3):
        more = worlds.play_to_own_turn(choices, seeded(5 * decision.seed + part), effort.lookahead + FURTHER)
        found = np.concatenate([found, more[:, :, seat]])
        yield found


def review_worlds(
    network: Network,
    board: Board,
    state: State,
    seat: int,
    worlds: int,
    most: int,
    habits: Sequence[Habits] = (),
    open_hands: bool = False,
) -> ImaginedWorlds:
    """Worlds with the beliefs of reviews, in which the network's chances are calibrated."""
    found = ImaginedWorlds(network, board, state, seat, worlds, most, open_hands=open_hands)
    found.workspace = sharpen(found.workspace, board, habits)
    found.calibrate = calibration_of(board, state.seats)
    return found


def choices_of(decision: Decision, network: Network, state: State, worlds: ImaginedWorlds) -> list[Choice]:
    """The sensible choices of a decision, the one played first."""
    board, policy = decision.view.board, worlds.policy()
    steps = ((float(policy[step]), int(step)) for step in np.argsort(-policy))
    return sensible_choices(decision.chosen, steps, board_numbers(board), state, lambda after: best_step(network, board, after))


def standard_error(sample: Chances) -> float:
    return float(sample.std() / np.sqrt(len(sample)))


def _value(decision: Decision, choice: Choice, sample: Chances) -> Value:
    return Value(action_of(decision.view, choice), float(sample.mean()), standard_error(sample))


def _all_chances(decision: Decision, network: Network, read: Chances, effort: Effort, open_hands: bool) -> tuple[float, ...]:
    """The chances of all seats as the seat that decides reads them (`read`); with all hands open every seat reads its own."""
    state = decision.state(open_hands)

    def other(p: int) -> float:
        worlds = review_worlds(network, decision.view.board, state, p, effort.worlds, 1, (), open_hands)
        return float(second_half(worlds, decision, [decision.chosen], effort)[:, 0, p].mean())

    chances = [float(chance) for chance in read]
    return own_chances(chances, decision.seat, other) if open_hands else tuple(chances)


def _answered(decision: Decision, network: Network, effort: Effort, open_hands: bool) -> float:
    """The chance to win directly after the action, by what the seat saw then."""
    after, seat = decision.after, decision.seat
    if after.over:
        return share_of_win(after.winners, seat)
    state = decision.true_after.copy() if open_hands else after.sealed()
    worlds = review_worlds(network, after.board, state, seat, 2 * effort.worlds, 1, decision.habits, open_hands)
    chances = worlds.play_to_own_turn([(NONE, NONE)], seeded(3 * decision.seed), effort.lookahead)
    return float(chances[:, 0, seat].mean())
