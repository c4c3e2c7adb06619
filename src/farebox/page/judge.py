"""What a decision was worth, judged without NumPy by the method of `review.judge` (how_reviews_judge.md): fewer worlds."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import sqrt

from farebox.game.action import Action
from farebox.kernel.rng import seeded
from farebox.page.worlds import Choice, PlainWorlds, Reader, Reading
from farebox.review.choices import preferred_payment, sensible_choices
from farebox.review.decisions import Decision, action_of, choice_of
from farebox.review.judgment import SURE, Judgment, TriedAction, Value, own_chances, share_of_win
from farebox.rules.state import NONE, State


def first_looks(decisions: Sequence[Decision], reader: Reader, *, open_hands: bool) -> Iterator[Judgment]:
    """The network's reading of each position alone: for the graph, until the decision is judged.

    With all hands open every seat's chance is the one that it read last, when it decided itself.
    """
    last: dict[int, float] = {}
    for decision in decisions:
        seat, chances = decision.seat, reader.own_chances(decision.state(open_hands=False))
        last = {**dict(enumerate(chances)), **last, seat: chances[seat]}
        read = own_chances(chances, seat, last.__getitem__) if open_hands else tuple(chances)
        yield Judgment((), decision.play.action, chances[seat], 0.0, 0.0, chances[seat], read)


def judge(decision: Decision, reader: Reader, count: int, *, open_hands: bool) -> Judgment:
    """Judge a decision by what its seat knew, or by everything but the order of the decks. `count`: worlds in each half."""
    seat, state = decision.seat, decision.state(open_hands)
    worlds = PlainWorlds(reader, state, seat, open_hands=open_hands)
    choices = [decision.chosen] if decision.forced else choices_of(decision, reader, state)
    samples = {choice: list[float]() for choice in choices}
    for world in worlds.play_to_own_turn(choices, count, seeded(2 * decision.seed)):
        for choice, chances in zip(choices, world, strict=True):
            samples[choice].append(chances[seat])
    best = max(choices, key=lambda choice: _mean(samples[choice]))
    pair = list(dict.fromkeys([choices[0], best]))
    second = worlds.play_to_own_turn(pair, count, seeded(2 * decision.seed + 1))
    for k, choice in enumerate(pair):
        samples[choice] += [world[k][seat] for world in second]
    leads = [world[-1][seat] - world[0][seat] for world in second]
    error = _error(leads)
    cost = _mean(leads) if best != choices[0] and _mean(leads) > SURE * error else 0.0
    chance = _mean(samples[choices[0]])
    read = [_mean([world[0][p] for world in second]) for p in range(state.seats)]
    values = [Value(action_of(decision.view, choice), _mean(sample), _error(sample)) for choice, sample in samples.items()]
    return Judgment(
        values=tuple(sorted(values, key=lambda value: -value.chance)),
        best=action_of(decision.view, best) if cost else decision.play.action,
        chance=chance,
        cost=cost,
        error=error,
        answered=_answered(decision, reader, 2 * count, open_hands) if decision.chance_matters else chance,
        all_chances=_all_chances(decision, reader, read, count, open_hands),
    )


def judge_try(
    decision: Decision, action: Action, best: Action, cost: float, reader: Reader, count: int, *, open_hands: bool
) -> TriedAction:
    """Compare a legal action with the one played, like `review.tries`. `best` and `cost`: of the decision's judgment.

    Nobody plays to the end here, so no action is called better than the best one.
    """
    view, seat, state = decision.view, decision.seat, decision.state(open_hands)
    worlds, (step, _) = PlainWorlds(reader, state, seat, open_hands=open_hands), choice_of(view, action)
    tried = step, preferred_payment(reader.numbers, state, step, lambda after: _likeliest(reader.read(after)))
    choices = [decision.chosen, choice_of(view, best), tried]

    def played(seed: int) -> list[tuple[float, ...]]:
        found = worlds.play_to_own_turn(choices, count, seeded(seed))
        return [tuple(chances[seat] for chances in world) for world in found]

    found = played(2 * decision.seed + 1)
    ahead = [new - most for _, most, new in found]
    if _mean(ahead) > SURE * _error(ahead):  # perhaps by chance: other worlds decide
        found = played(5 * decision.seed + 2)
    behind = [most - new for _, most, new in found]
    return TriedAction(
        action=action_of(view, tried),
        lead=cost - _mean(behind),
        error=_error([new - chosen for chosen, _, new in found]),
        behind=_mean(behind),
        behind_error=_error(behind),
    )


def _all_chances(decision: Decision, reader: Reader, read: Sequence[float], count: int, open_hands: bool) -> tuple[float, ...]:
    """The chances of all seats as the seat that decides reads them (`read`); with all hands open every seat reads its own."""
    if not open_hands:
        return tuple(read)
    worlds = PlainWorlds(reader, decision.state(open_hands), decision.seat, open_hands=open_hands)
    played = worlds.play_to_all_turns(decision.chosen, count, seeded(2 * decision.seed + 1))
    return own_chances(read, decision.seat, lambda p: _mean([world[p] for world in played]))


def choices_of(decision: Decision, reader: Reader, state: State) -> list[Choice]:
    """The sensible choices of a decision, the one played first."""
    reading = reader.read(state)
    steps = sorted(zip(reading.policy, reading.legal, strict=True), reverse=True)
    return sensible_choices(decision.chosen, steps, reader.numbers, state, lambda after: _likeliest(reader.read(after)))


def _likeliest(reading: Reading) -> int:
    return max(zip(reading.policy, reading.legal, strict=True))[1]


def _answered(decision: Decision, reader: Reader, count: int, open_hands: bool) -> float:
    """The chance to win directly after the action, by what the seat saw then."""
    after, seat = decision.after, decision.seat
    if after.over:
        return share_of_win(after.winners, seat)
    state = decision.true_after.copy() if open_hands else after.sealed()
    worlds = PlainWorlds(reader, state, seat, open_hands=open_hands)
    return _mean([world[0][seat] for world in worlds.play_to_own_turn([(NONE, NONE)], count, seeded(3 * decision.seed))])


def _mean(sample: Collection[float]) -> float:
    return sum(sample) / len(sample)


def _error(sample: Collection[float]) -> float:
    """The standard error of the mean."""
    mean = _mean(sample)
    return sqrt(_mean([(one - mean) ** 2 for one in sample]) / len(sample))
