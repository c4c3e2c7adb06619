"""The generator: the same numbers on every machine and in every version, for records name nothing but a seed."""

from __future__ import annotations

from farebox.kernel.rng import advance, below, mix, seeded
from farebox.rules.cards import shuffle
from farebox.rules.state import State


def test_seeds_are_scattered_in_one_way() -> None:
    assert [mix(x) for x in (0, 1, 2, 0x89ABCDEF)] == [0, 824515495, 1722258072, 3992004283]
    seeds = (0, 1, 2**32 + 5, 2**53 - 1)
    assert [seeded(seed) for seed in seeds] == [1112190697092504381, 1112190693625977944, 114996774306732543, 1063191406307475261]


def test_numbers_follow_each_other_in_one_way() -> None:
    x, found = seeded(1), []
    for _ in range(4):
        x = advance(x)
        found.append(x)
    assert found == [188415214370161411, 1908716536940234154, 2546749296933592949, 90300991728047887]
    assert [below(x, 1 << 32) for x in (0, 1, 2**32, 2**32 + 1)] == [0, 1, 1, 0]
    assert [[below(x, n) for n in (1, 2, 7, 72)] for x in found] == [[0, 1, 4, 45], [0, 1, 5, 54], [0, 0, 1, 10], [0, 0, 0, 2]]


def test_a_pile_is_shuffled_in_one_way_and_no_further_than_asked() -> None:
    s, pile = State(), list(range(12))
    s.rng = seeded(1)
    shuffle(s, pile, 10)
    assert pile == [3, 4, 5, 2, 7, 8, 0, 1, 9, 6, 10, 11]
    assert s.rng == 446496023634267604


def test_one_card_needs_no_number() -> None:
    s, pile = State(), [5, 6]
    s.rng = 7
    shuffle(s, pile, 1)
    assert (pile, s.rng) == ([5, 6], 7)
