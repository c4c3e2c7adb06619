"""What holds at every step of every game: nothing gets lost, scores add up, there is always something to do."""

from __future__ import annotations

from collections import Counter

import pytest

from farebox import Board
from farebox.boards.limits import WORD
from farebox.game.score import scores
from farebox.kernel.bits import _lowest, _popcount, lowest, popcount
from farebox.kernel.rng import advance, below, seeded
from farebox.rules import dispatch
from farebox.rules.board_numbers import board_numbers
from farebox.rules.running.random_play import CHOOSER, random_action, random_games
from farebox.rules.state import CLAIM, NONE, OVER, BoardNumbers, State
from guarded import guard
from random_games import BOARDS, TABLES, options, steps, table_name

GAMES = 12
LONGEST = 3000  # steps


def routes_of(board: Board, s: State, p: int) -> list[int]:
    return [r for r in range(len(board.routes)) if s.owned[p][r // WORD] >> r % WORD & 1]


def check_conservation(board: Board, s: State) -> None:
    cards = Counter(s.deck[: s.n_deck]) + Counter(c for c in s.display if c != NONE)
    for c, n in enumerate(s.discard):
        cards[c] += n
    for p in range(s.seats):
        for c, n in enumerate(s.hand[p]):
            assert 0 <= s.known[p][c] <= n
            cards[c] += n
    assert [cards[c] for c in range(7)] == list(board.cards)
    assert not any(s.deck[s.n_deck :])

    tickets = Counter(s.ticket_deck[: s.n_ticket_deck])
    for p in range(s.seats):
        held = [t for t in range(64) if s.tickets[p] >> t & 1] + [t for t in s.offer[p] if t != NONE]
        tickets.update(held)
        if board.ruleset.id != "new_york":
            tickets.update(t for t in range(64) if s.returned[p] >> t & 1)
    assert tickets == Counter(range(len(board.tickets)))

    owners = Counter(r for p in range(s.seats) for r in routes_of(board, s, p))
    assert max(owners.values(), default=1) == 1
    for p in range(s.seats):
        mine = routes_of(board, s, p)
        assert s.pieces[p] >= 0
        assert s.pieces[p] + sum(board.routes[r].length for r in mine) == board.pieces
        assert not any(board.routes[r].twin in mine for r in mine)


def slow_scores(board: Board, s: State) -> list[tuple[int, int]]:
    """(total, completed tickets) by the book, from routes and tickets alone."""
    out = []
    for p in range(s.seats):
        mine = [board.routes[r] for r in routes_of(board, s, p)]

        def reach(start: int, mine: list = mine) -> set[int]:
            seen, todo = {start}, [start]
            while todo:
                here = todo.pop()
                for route in mine:
                    for a, b in ((route.a, route.b), (route.b, route.a)):
                        if a == here and b not in seen:
                            seen.add(b)
                            todo.append(b)
            return seen

        tickets = [t for i, t in enumerate(board.tickets) if s.tickets[p] >> i & 1]
        done = [t for t in tickets if t.b in reach(t.a)]
        if board.ruleset.id == "new_york":
            points = sum(board.route_points[route.length] for route in mine)
            points += sum(t.value if t in done else -t.value for t in tickets)
            touched = {end for route in mine for end in (route.a, route.b)}
            points += sum(board.locations[v].attraction for v in touched)
            out.append((points, len(done)))
        else:
            assert board.bonus
            bonus = any(w in reach(e) for e in board.bonus.east for w in board.bonus.west)
            out.append((len(done) + bonus, len(done) + bonus))
    return out


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_nothing_is_lost_scores_add_up_and_every_game_ends(board: Board, seats: int) -> None:
    for seed in range(GAMES):
        for count, (s, action) in enumerate(steps(board, seats, seed)):
            check_conservation(board, s)
            choices, routes, more = dispatch.legal(board_numbers(board), s)
            assert (choices | routes | more == 0) == (s.phase == OVER)
            if action >= CLAIM:
                assert (routes | more << WORD) >> (action - CLAIM) & 1
            assert count < LONGEST
            if count % 16 == 0 or s.phase == OVER:
                recount = slow_scores(board, s)
                assert [(score.total, score.completed) for score in scores(board, s)] == recount
        best = max(recount)
        assert s.winners == sum(1 << p for p in range(seats) if recount[p] == best)
        assert s.total[:seats] == [total for total, _ in recount]


@pytest.mark.parametrize(("board", "seats"), TABLES, ids=table_name)
def test_no_rule_reads_or_writes_outside_a_field(board: Board, seats: int) -> None:
    b, s = board_numbers(board).copy(), State()
    guard(b)
    guard(s)
    limits = {name: {"i1": 1 << 7, "i2": 1 << 15, "i8": 1 << 62}[kind] for name, kind, _ in State.fields()}

    def values(value: object) -> list[int]:
        return [n for v in value for n in values(v)] if isinstance(value, list) else [value]

    for seed in range(4):
        dispatch.deal(b, s, seats, seed, *options(board, seats, seed))
        x = seeded(CHOOSER + seed)
        while s.phase != OVER:
            x = advance(x)
            dispatch.apply(b, s, random_action(b, s, x))
            for name, limit in limits.items():
                assert all(-limit <= n < limit for n in values(getattr(s, name))), name


def test_the_same_seed_deals_the_same_cards_and_seeds_differ() -> None:
    for board in BOARDS:
        b: BoardNumbers = board_numbers(board)
        deals = []
        for seed in [*range(200), 2**53 - 1, 2**52]:
            s, again = State(), State()
            dispatch.deal(b, s, 2, seed, 0, 0)
            random_games([b], [again], 2, seed, 1)  # a used state
            dispatch.deal(b, again, 2, seed, 0, 0)
            assert s == again
            deals.append((tuple(s.deck), tuple(s.ticket_deck)))
        assert len(set(deals)) == len(deals)


def test_the_shuffle_is_fair() -> None:
    """Each card of New York's deck is as likely in each place: chi-square over 4000 deals, far from any doubt."""
    board = next(board for board in BOARDS if board.id == "new_york")
    b = board_numbers(board)
    n = 4000
    top: Counter[int] = Counter()
    bottom: Counter[int] = Counter()
    for seed in range(n):
        s = State()
        dispatch.deal(b, s, 4, seed, 0, 0)
        top[s.ticket_deck[s.n_ticket_deck - 1]] += 1
        bottom[s.deck[0]] += 1
    tickets = n / len(board.tickets)
    assert sum((top[t] - tickets) ** 2 / tickets for t in range(len(board.tickets))) < 45  # 17 degrees of freedom
    expected = [n * count / sum(board.cards) for count in board.cards]
    assert sum((bottom[c] - e) ** 2 / e for c, e in enumerate(expected)) < 30  # 6 degrees of freedom


def test_bits_agree_with_their_compiled_versions() -> None:
    x = seeded(1)
    for i in range(2000):
        x = advance(x)
        m = (x >> (i % 60)) + 1
        assert popcount(m) == _popcount(m)
        assert lowest(m) == _lowest(m)
        assert 0 <= below(x, 7) < 7
    assert popcount(0) == _popcount(0) == 0
