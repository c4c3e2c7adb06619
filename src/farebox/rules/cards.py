"""Cards: the deck, the discards and the display."""

from __future__ import annotations

from farebox.boards import rulesets
from farebox.boards.limits import COLORS
from farebox.kernel.rng import advance, below
from farebox.kernel.twins import inlined, rule
from farebox.rules.events import BLIND_DRAWN, DECK_SHUFFLED, DISPLAY_RESET, TURNED_UP, tell
from farebox.rules.state import DISPLAY, NONE, WILD, BoardNumbers, State

RESETS = rulesets.NEW_YORK.resets
TOO_MANY_WILDS = rulesets.NEW_YORK.reset_wilds


@rule
def shuffle(s: State, pile: list[int], n: int) -> None:
    """Shuffle the first n cards or tickets of a pile."""
    x = s.rng
    for i in range(n - 1, 0, -1):
        x = advance(x)
        j = below(x, i + 1)
        top = pile[i]
        pile[i] = pile[j]
        pile[j] = top
    s.rng = x


@rule
def new_deck(b: BoardNumbers, s: State) -> None:
    """Make a shuffled deck of all cards in the box."""
    n = 0
    for c in range(COLORS):
        for _ in range(b.cards[c]):
            s.deck[n] = c
            n += 1
    s.n_deck = n
    shuffle(s, s.deck, n)


@rule
def renew_deck(s: State) -> None:
    """NY-DECK-1, FJ-DECK-1: if the deck is empty and there are discards, shuffle them into a new deck."""
    if s.n_deck > 0:
        return
    n = 0
    for c in range(COLORS):
        for _ in range(s.discard[c]):
            s.deck[n] = c
            n += 1
        s.discard[c] = 0
    if n > 0:
        s.n_deck = n
        shuffle(s, s.deck, n)
        tell(s, DECK_SHUFFLED, n, 0, 0, 0)


@inlined
def draw_card(s: State) -> int:
    """Draw the top card of a deck that is not empty. The caller calls `renew_deck` once the card is in its place."""
    s.n_deck -= 1
    card = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    return card


@inlined
def draw_blind(s: State, p: int) -> None:
    """Seat p takes the top card of a deck that is not empty, unseen by the others."""
    card = draw_card(s)
    s.hand[p][card] += 1
    tell(s, BLIND_DRAWN, p, card, 0, 0)
    renew_deck(s)


@inlined
def turn_up(s: State) -> int:
    """Fill the display from the deck. Returns the number of cards turned up."""
    turned = 0
    for i in range(DISPLAY):
        if s.display[i] == NONE and s.n_deck > 0:
            card = draw_card(s)
            s.display[i] = card
            turned += 1
            tell(s, TURNED_UP, i, card, 0, 0)
            renew_deck(s)
    return turned


@rule
def wilds_on_display(s: State) -> int:
    n = 0
    for i in range(DISPLAY):
        if s.display[i] == WILD:
            n += 1
    return n


@rule
def refill(s: State) -> None:
    """NY-DRAW-2, NY-DISPLAY-1, NY-DISPLAY-2: fill the display, and reset it while it shows too many wilds."""
    resets = 0
    while turn_up(s) > 0 and wilds_on_display(s) >= TOO_MANY_WILDS and resets < RESETS:
        tell(s, DISPLAY_RESET, 0, 0, 0, 0)
        for i in range(DISPLAY):
            if s.display[i] != NONE:
                s.discard[s.display[i]] += 1
                s.display[i] = NONE
        renew_deck(s)
        resets += 1
