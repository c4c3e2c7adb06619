"""What another action would have been worth: any legal one, also those that a review does not try by itself.

It is played in the worlds in which the review measured the cost of the decision, so both can be compared. One that looks better
than the best action of the review is measured once more in other worlds: who tries many actions finds some that chance favors.
It is called better than the best one only if planners who play to the end agree.
"""

from __future__ import annotations

from farebox.bots.neural.champion import best_step, champion_of
from farebox.bots.neural.worlds import Choice
from farebox.game.action import Action
from farebox.review.choices import preferred_payment
from farebox.review.decisions import Decision, action_of, choice_of
from farebox.review.judge import LOOK_AGAIN, review_worlds, second_half, second_look, standard_error
from farebox.review.judgment import SURE, Effort, TriedAction
from farebox.review.to_the_end import lead_of, played_bit_by_bit
from farebox.rules.board_numbers import board_numbers

# Worlds that planners play to the end, and the standard errors by which they must agree. They stop early if it is clear.
CONFIRMING = ((64, 4.0), (128, 4.0), (256, 4.0), (512, 3.0))
HOPELESS = -1.0  # standard errors below which they stop, too
PLANNERS_WORLDS = 1 << 40  # separates those worlds from all others


def judge_try(
    decision: Decision, action: Action, best: Action, cost: float, effort: Effort, *, open_hands: bool = False
) -> TriedAction:
    """Compare a legal action of a decision with the one played. `best` and `cost`: of the decision's judgment by this effort.

    A claim is paid as the network prefers.
    """
    board, seat, view = decision.view.board, decision.seat, decision.view
    network, state = champion_of(board, view.seats), decision.state(open_hands)
    step, _ = choice_of(view, action)
    tried = step, preferred_payment(board_numbers(board), state, step, lambda after: best_step(network, board, after))
    pair = list(dict.fromkeys([decision.chosen, choice_of(view, best)]))
    if tried in pair:  # measuring it again would only find the error of the measurement
        return _known(decision, tried, cost if tried == pair[-1] else 0.0, cost)
    worlds = review_worlds(network, board, state, seat, effort.worlds, len(pair), decision.habits, open_hands)
    known, new = (second_half(worlds, decision, choices, effort)[:, :, seat] for choices in (pair, [tried]))
    ahead = new[:, 0] - known[:, -1]
    if (known[:, -1] - known[:, 0]).mean() >= LOOK_AGAIN or ahead.mean() > SURE * standard_error(ahead):
        *_, known = second_look(decision, network, state, pair, effort, open_hands)
        *_, new = second_look(decision, network, state, [tried], effort, open_hands)
    behind = known[:, -1] - new[:, 0]
    is_ahead = -behind.mean() > SURE * standard_error(behind)
    return TriedAction(
        action=action_of(view, tried),
        lead=cost - float(behind.mean()),
        error=standard_error(new[:, 0] - known[:, 0]),
        behind=float(behind.mean()),
        behind_error=standard_error(behind),
        confirmed=bool(is_ahead) and planners_agree(decision, [pair[-1], tried], open_hands),
    )


def planners_agree(decision: Decision, pair: list[Choice], open_hands: bool) -> bool:
    """Whether the second one of two choices is clearly better for planners, too."""
    counts = [worlds for worlds, _ in CONFIRMING]
    parts = played_bit_by_bit(decision, pair, counts, PLANNERS_WORLDS + decision.seed, open_hands=open_hands)
    for both, (_, errors) in zip(parts, CONFIRMING, strict=True):
        lead, error = lead_of(both)
        if lead > errors * error or lead < HOPELESS * error:
            return lead > 0
    return False


def _known(decision: Decision, choice: Choice, lead: float, cost: float) -> TriedAction:
    return TriedAction(action_of(decision.view, choice), lead, error=0.0, behind=cost - lead, behind_error=0.0)
