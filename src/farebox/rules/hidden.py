"""Hidden information: what a viewer knows of a state, and other states that look the same to the viewer.

`veiled` replaces everything a viewer may not see by stand-ins that depend on public facts alone. `redeal` deals the hidden
cards and tickets again: with a fixed number the result contains nothing the seat may not know, with a random one it is a
possible true state. Both follow the marks of the fields in state.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from farebox.boards.limits import CARDS, COLORS, SEATS
from farebox.kernel.rng import advance, below
from farebox.kernel.twins import rule
from farebox.kernel.visibility import Private, Public, Secret
from farebox.rules.dispatch import hands_are_shown, redeal_tickets, states_of, tickets_face_up
from farebox.rules.state import DISPLAY, KEEP_FIRST, NONE, OFFER, BoardNumbers, State


@rule
def redeal(b: BoardNumbers, s: State, viewer: int, x: int) -> None:
    """Deal again everything that `viewer` (NONE: a spectator) cannot see, by the generator's number x."""
    x = redeal_cards(b, s, viewer, x)
    pool = hidden_tickets(b, s, viewer)
    redeal_tickets(b, s, viewer, pool, x)
    s.rng = advance(advance(x))


@rule
def redeal_cards(b: BoardNumbers, s: State, viewer: int, x: int) -> int:
    """Shuffle the hidden cards; they replace the unknown cards of the other hands, and the rest becomes the deck."""
    n = 0
    for c in range(COLORS):
        hidden = b.cards[c] - s.discard[c]
        for i in range(DISPLAY):
            if s.display[i] == c:
                hidden -= 1
        for p in range(s.seats):
            hidden -= s.hand[p][c] if p == viewer else s.known[p][c]
        for _ in range(hidden):
            s.deck[n] = c
            n += 1
    for i in range(n - 1, 0, -1):
        x = advance(x)
        j = below(x, i + 1)
        card = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = card
    for p in range(s.seats):
        if p != viewer:
            unknown = 0
            for c in range(COLORS):
                unknown += s.hand[p][c] - s.known[p][c]
                s.hand[p][c] = s.known[p][c]
            for _ in range(unknown):
                n -= 1
                s.hand[p][s.deck[n]] += 1
    for i in range(n, CARDS):
        s.deck[i] = 0
    return x


@rule
def tickets_seen(b: BoardNumbers, s: State, p: int) -> int:
    """Tickets of seat p that everybody sees."""
    if hands_are_shown(b, s):
        return s.tickets[p]
    return tickets_face_up(b, s, p)


@rule
def hidden_tickets(b: BoardNumbers, s: State, viewer: int) -> int:
    """The tickets whose place the viewer does not know, as a set."""
    pool = (1 << b.n_tickets) - 1
    for p in range(s.seats):
        if p == viewer:
            pool &= ~(s.tickets[p] | s.returned[p])
            for i in range(OFFER):
                if s.offer[p][i] != NONE:
                    pool &= ~(1 << s.offer[p][i])
        else:
            pool &= ~tickets_seen(b, s, p)
    return pool


# --- what everybody knows of hidden fields: named in the marks of state.py


def hand_size(b: BoardNumbers, s: State, p: int) -> int:
    return sum(s.hand[p])


def tickets_held(b: BoardNumbers, s: State, p: int) -> int:
    return s.tickets[p].bit_count()


def offered(b: BoardNumbers, s: State, p: int) -> list[bool]:
    return [t != NONE for t in s.offer[p]]


def has_chosen(b: BoardNumbers, s: State, p: int) -> bool:
    return s.choice[p] != 0


def tickets_put_back(b: BoardNumbers, s: State, p: int) -> int:
    return states_of(b).tickets_put_back(b, s, p)


def own_tickets_in_deck(b: BoardNumbers, s: State, viewer: int) -> dict[int, int]:
    return states_of(b).own_tickets_in_deck(b, s, viewer)


# Stand-ins. Of the true state, `new` has only the public fields.


def _hand(b: BoardNumbers, new: State, p: int, size: int) -> list[int]:
    known = new.known[p]
    return [known[0] + size - sum(known), *known[1:]]


def _tickets(b: BoardNumbers, new: State, p: int, held: int, seen: int) -> int:
    """The tickets everybody sees, and as many others as are hidden."""
    return seen | states_of(b).tickets_for_hidden(b, new, p, held - seen.bit_count())


def _offer(b: BoardNumbers, new: State, p: int, there: list[bool]) -> list[int]:
    return [0 if one else NONE for one in there]


def _choice(b: BoardNumbers, new: State, p: int, chosen: bool) -> int:
    return KEEP_FIRST if chosen else 0


def _returned(b: BoardNumbers, new: State, p: int, put_back: int) -> int:
    return states_of(b).tickets_for_put_back(b, new, put_back)


def _ticket_deck(b: BoardNumbers, new: State, n: int, own: dict[int, int]) -> list[int]:
    return states_of(b).tickets_for_deck(b, n, own)


def _deck(b: BoardNumbers, new: State, n: int) -> list[int]:
    return NO_CARDS


def _rng(b: BoardNumbers, new: State) -> int:
    return 0


STAND_INS: dict[str, Callable[..., Any]] = {  # the order matters: some use others
    "rng": _rng,
    "deck": _deck,
    "ticket_deck": _ticket_deck,
    "hand": _hand,
    "tickets": _tickets,
    "offer": _offer,
    "choice": _choice,
    "returned": _returned,
}
ALL_SEATS = range(SEATS)
NO_CARDS = [0] * CARDS  # read, never written


def veiled(b: BoardNumbers, s: State, viewer: int) -> State:
    """What a viewer knows of a state: public fields, the viewer's own, and stand-ins for the rest."""
    new, true = State.__new__(State), s.__dict__
    into = new.__dict__
    into.update({name: true[name] for name in PUBLIC_FIELDS})  # shares the lists: neither state will change
    for name, private, replaced in REPLACED:
        if private:
            own = true[name]
            into[name] = [own[p] if p == viewer or p >= s.seats else replaced(b, s, new, p) for p in ALL_SEATS]
        else:
            into[name] = replaced(b, s, new, viewer)
    return new


def _fact(name: str) -> Callable[[BoardNumbers, State, int], Any]:
    """A summary or revealed part by the name in a mark: a public field or a function of this module."""
    if isinstance(VISIBILITY.get(name), Public):
        return lambda b, s, p: getattr(s, name)
    return globals()[name]  # type: ignore[no-any-return]  # KeyError at import if the name in a mark does not exist


def _replaced(name: str) -> Callable[[BoardNumbers, State, State, int], Any]:
    """A function that makes the stand-in of a hidden field from its public facts."""
    facts, stand_in = FACTS[name], STAND_INS[name]
    if isinstance(VISIBILITY[name], Secret):
        return lambda b, s, new, p: stand_in(b, new, *[fact(b, s, p) for fact in facts])
    if len(facts) == 1:  # faster without a list: views are made for every action
        # mypy infers no types for a lambda with a default
        return lambda b, s, new, p, fact=facts[0]: stand_in(b, new, p, fact(b, s, p))  # type: ignore[misc]
    return lambda b, s, new, p: stand_in(b, new, p, *[fact(b, s, p) for fact in facts])


VISIBILITY = State.visibility()
PUBLIC_FIELDS = [name for name, mark in VISIBILITY.items() if isinstance(mark, Public)]
FACTS = {name: [_fact(fact) for fact in (mark.summary, mark.revealed) if fact] for name, mark in VISIBILITY.items()}
REPLACED = [(name, isinstance(VISIBILITY[name], Private), _replaced(name)) for name in STAND_INS]
if set(VISIBILITY) - set(PUBLIC_FIELDS) != set(STAND_INS):
    raise TypeError("every hidden field of the state needs a stand-in")
