"""Write your own bot: any object that has a name and chooses one of view.actions.

farebox play-stdio --bot planner --bot examples/my_bot.py:LongRoutes --games 10
"""

from random import Random

from farebox import Action, View

WORTH = {"claim": 4, "keep": 4, "draw": 3, "take": 3, "blind": 2, "tickets": 1, "exchange": 1, "pass": 0}


class LongRoutes:
    """Claims the longest route it can pay for, saves its wild cards, and collects the color of which it has the most."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "long routes"
        self.random = Random(seed)

    def choose(self, view: View) -> Action:
        hand, wild = view.me.hand or {}, view.board.wild

        def worth(action: Action) -> tuple[float, ...]:
            paid = dict(action.payment)
            collected = hand.get(action.card or "", 0)
            return (
                WORTH[action.kind],
                sum(paid.values()),
                -paid.get(wild, 0),
                -len(action.tickets),
                collected,
                self.random.random(),
            )

        return max(view.actions, key=worth)
