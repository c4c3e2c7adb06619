"""What reviews believe about New York's deck, and the truth: python benchmarks/card_beliefs.py [GAMES] [--start N] [--workers N]

Before every card that is drawn or turned up, in games with two seats: the true deck, and the mean of the worlds of a review, with
and without what the other player's habits tell. The champion's network reads what each card is worth, so the difference says how
lucky players look on average. It should be 0, and is seen in a seventh of the games that the luck itself would need.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from farebox.boards.limits import COLORS
from farebox.bots.neural.champion import champion_of
from farebox.bots.neural.one_thread import one_thread
from farebox.bots.neural.worlds import ImaginedWorlds, imagine_worlds
from farebox.game.event import BlindDrawn, TurnedUp
from farebox.kernel.rng import seeded
from farebox.review.decisions import Decision, Habits, decisions_of
from farebox.review.judge import review_worlds
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.state import NONE
from review import interval, play

SEED, WORLDS, SEATS = 13_200_000, 128, 2
Shares = npt.NDArray[np.float64]


def is_draw(decision: Decision) -> bool:
    """Whether its first card comes from the deck as it is: an empty one is shuffled first."""
    drawn = any(isinstance(event, BlindDrawn | TurnedUp) for event in decision.play.events)
    return drawn and decision.chance_matters and decision.before.n_deck > 0


def worlds_with(decision: Decision, habits: tuple[Habits, ...]) -> ImaginedWorlds:
    board = decision.view.board
    return review_worlds(champion_of(board, SEATS), board, decision.state(open_hands=False), decision.seat, WORLDS, 1, habits)


def top_cards(decision: Decision, worlds: ImaginedWorlds) -> npt.NDArray[np.int64]:
    """The top card of the deck in each world, before the decision."""
    none, states = np.full(1, NONE, np.int64), worlds.batch.states
    compiled_rules().twin(imagine_worlds)(worlds.workspace, WORLDS, none, none, seeded(decision.seed))
    tops: Any = states["deck"][:, decision.before.n_deck - 1].astype(np.int64)
    return tops


def shares(cards: Any) -> Shares:
    return np.bincount(cards, minlength=COLORS) / len(cards)


def differences(decision: Decision) -> tuple[list[Shares], list[float]]:
    """True minus believed share of each card, without and with habits, and how lucky the seat looks because of that."""
    worlds = worlds_with(decision, decision.habits)
    tops = top_cards(decision, worlds)
    chances = worlds.play_to_own_turn([decision.chosen], seeded(decision.seed), 0)[:, 0, decision.seat]
    worth = np.array([chances[tops == c].mean() if (tops == c).any() else chances.mean() for c in range(COLORS)])
    true = shares(decision.before.deck[: decision.before.n_deck])
    found = [true - shares(top_cards(decision, worlds_with(decision, ()))), true - shares(tops)]
    return found, [float(one @ worth) for one in found]


def measured(bot: str, seed: int) -> tuple[list[list[Shares]], Shares]:
    """The differences of a game's draws, and the luck per seat that they add up to."""
    with one_thread():
        found = [differences(one) for one in decisions_of(play("new_york", SEATS, seed, bot)) if is_draw(one)]
    return [each for each, _ in found], np.sum([luck for _, luck in found], axis=0) / SEATS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int, nargs="?", default=200)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    seeds = range(SEED + given.start, SEED + given.start + given.games)
    for bot in ("champion", "planner"):
        with ProcessPoolExecutor(given.workers) as pool:
            games = list(pool.map(partial(measured, bot), seeds))
        draws, lucks = np.array([one for each, _ in games for one in each]), np.array([luck for _, luck in games])
        print(f"{bot}: {len(draws)} draws")
        for k, name in enumerate(("without habits", "with habits")):
            luck = interval(lucks[:, k])
            cards = ", ".join(f"{100 * share:+.2f}" for share in -draws[:, k].mean(axis=0))
            print(f"  {name}: luck per game {luck['mean']:+.2f} ± {luck['interval']:.2f}; believed minus true by color {cards}")


if __name__ == "__main__":
    main()
