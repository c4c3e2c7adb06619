"""What the deal and the draws of a whole game were worth to each seat.

Nobody has to be asked what they knew: all hands are open, and only the order of the decks is unknown. The deal is judged by
champions who play it to the end, draws by champions who play on. But where people or weaker bots play, cards that help a champion
may mean little. So draws are judged once more, by planners who play to the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

from farebox.bots.base import RULE_BOTS
from farebox.bots.neural.batched_play import BatchedPlay, shares_won
from farebox.bots.neural.champion import champion_of
from farebox.bots.neural.worlds import ImaginedWorlds, play_choice, reshuffle_decks
from farebox.game.game import Game
from farebox.game.view import View
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import advance, below, seeded
from farebox.kernel.twins import inlined, rule
from farebox.review.adjusted import leads
from farebox.review.base_rates import win_rate
from farebox.review.calibrated_arrays import calibration_of
from farebox.review.decisions import Decision, decisions_of
from farebox.review.judge import review_worlds
from farebox.review.judgment import Effort, TableLuck
from farebox.review.to_the_end import TO_THE_END
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE, OPENING, BoardNumbers, State, copy_state

HAND, DEAL, DRAWS = 1 << 39, 1 << 41, 1 << 42  # separate these worlds from all others
DECISIONS = 8  # of champions after a draw, before the network reads the chances: the further, the less noise is in its reading
Shares = npt.NDArray[np.float64]


def table_luck(game: Game, effort: Effort) -> TableLuck:
    """The luck of a game that has begun."""
    late = late_starters(game)
    return TableLuck(
        at_deal={p: chance_at_deal(game, p, 2 * effort.worlds) for p in late},
        deal=tuple(luck_of_deal(game, effort.worlds)),
        draws=tuple(luck_by_champions(decisions_of(game), effort.worlds // 2)),
        planners_draws=tuple(luck_by_planners(decisions_of(game), 2 * effort.worlds)),
    )


def late_starters(game: Game) -> list[int]:
    """The seats that saw others act before their first decision. In New York's opening nobody sees that (NY-SETUP-3)."""
    first = game.plays[0]
    return [] if first.before.phase == OPENING else [p for p in game.seats if p != first.seat]


def chance_at_deal(game: Game, seat: int, worlds: int) -> float:
    """The chance to win by the own hand, before anybody has acted: champions play until it is the seat's turn."""
    board, start = game.board, game.plays[0].before
    sealed = View(board, start, seat).sealed()
    imagined = review_worlds(champion_of(board, start.seats), board, sealed, seat, worlds, 1)
    return float(imagined.play_to_own_turn([(NONE, NONE)], seeded(HAND + crc32(sealed.key())), 0)[:, 0, seat].mean())


def luck_of_deal(game: Game, worlds: int) -> list[float]:
    """How much more often than usual each seat wins with what was dealt, if champions play and the decks lie otherwise."""
    board, start = game.board, game.plays[0].before.copy()
    imagined = ImaginedWorlds(champion_of(board, start.seats), board, start, start.seat, worlds, 1, open_hands=True)
    shares: Shares = imagined.play_to_own_turn([(NONE, NONE)], seeded(DEAL), TO_THE_END)[:, 0].mean(axis=0)
    return [float(shares[p]) - win_rate(board, start.seats, (p - start.first_seat) % start.seats) for p in game.seats]


def luck_by_champions(decisions: Iterable[Decision], pairs: int) -> list[float]:
    """How far the luck of each seat in its own draws is ahead of the others', if champions play on."""
    lucks: list[float] = []
    for one in drawn(decisions):
        board, seats, x = one.view.board, one.before.seats, seeded(DRAWS + one.seed)
        worlds = ImaginedWorlds(champion_of(board, seats), board, one.before, one.seat, pairs, 2, open_hands=True)
        worlds.calibrate = calibration_of(board, seats)
        fill_all_pairs(worlds.workspace.boards, worlds.workspace.states, one, x)
        chances = worlds.read_at_own_turn(2 * pairs, x, DECISIONS)[:, one.seat]
        lucks = lucks or [0.0] * seats
        lucks[one.seat] += float((chances[1::2] - chances[::2]).mean())
    return leads(lucks)


def luck_by_planners(decisions: Iterable[Decision], pairs: int) -> list[float]:
    """How much the share of the win of each seat grew by all draws, if planners play on to the end."""
    answered = drawn(decisions)
    if not answered:
        return []
    board, seats = answered[0].view.board, answered[0].before.seats
    boards: Any = to_record(board_numbers(board))
    states: Any = np.zeros(1 + 2 * pairs, dtype(State))
    play = BatchedPlay(board, states[1:], kind=RULE_BOTS["planner"], everywhere=True)
    total = np.zeros(seats)
    for one in answered:
        x = seeded(DRAWS + one.seed)
        states[0] = to_record(one.before)[0]
        fill_all_pairs(boards, states, one, x)
        play.choosers[:] = np.repeat([seeded(x + pair) for pair in range(pairs)], 2)
        play.advance()
        shares = np.stack([shares_won(play.states, p) for p in range(seats)], axis=1)
        total += (shares[1::2] - shares[::2]).mean(axis=0)
    return [float(luck) for luck in total]


def drawn(decisions: Iterable[Decision]) -> list[Decision]:
    return [one for one in decisions if one.chance_matters]


def fill_all_pairs(boards: Any, states: Any, one: Decision, x: int) -> None:
    """Play the choice of a decision in pairs of worlds: see `fill_pairs`. states[0] is the truth before it."""
    cards, tickets = (getattr(one.before, pile) - getattr(one.true_after, pile) for pile in ("n_deck", "n_ticket_deck"))
    compiled_rules().twin(fill_pairs)(boards, states, *one.chosen, cards, tickets, x)


@rule
def fill_pairs(
    boards: list[BoardNumbers], states: list[State], first: int, second: int, cards: int, tickets: int, x: int
) -> None:
    """Fill the states after states[0], the truth, with pairs of worlds in which its seat plays a choice.

    Both have the same decks in another order; in the second one the choice brings what it brought in the game, as the
    first `cards` and `tickets` are those that were drawn.
    """
    b = boards[0]
    for i in range(1, len(states), 2):
        copy_state(states, 0, i)
        x = reshuffle_decks(states[i], x)
        copy_state(states, i, i + 1)
        s = states[i + 1]
        x = put_on_top(s.deck, s.n_deck, states[0].deck, cards, x)
        x = put_on_top(s.ticket_deck, s.n_ticket_deck, states[0].ticket_deck, tickets, x)
        play_choice(b, states[i], first, second)
        play_choice(b, states[i + 1], first, second)


@inlined
def put_on_top(pile: list[int], n: int, truth: list[int], count: int, x: int) -> int:
    """Move the first `count` cards of the true pile to the top, each in exchange for any one of its kind."""
    for k in range(n if count < 0 else count):  # fewer than 0: the pile was shuffled meanwhile, so all of it was drawn
        top = n - 1 - k
        found = 0
        place = top
        for i in range(top + 1):
            if pile[i] == truth[top]:
                found += 1
                x = advance(x)
                if below(x, found) == 0:
                    place = i
        card = pile[top]
        pile[top] = pile[place]
        pile[place] = card
    return x
