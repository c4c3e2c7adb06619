"""Sets of small numbers, as the bits of an int."""

from __future__ import annotations

from farebox.kernel.twins import compiled_as, inlined


@inlined
def _popcount(m: int) -> int:
    m = m - ((m >> 1) & 0x5555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((m * 0x0101010101010101) >> 56) & 0x7F  # compilers recognize this form and use one instruction


@inlined
def _lowest(m: int) -> int:
    return _popcount((m & -m) - 1)


@compiled_as(_popcount)
def popcount(m: int) -> int:
    """The number of members of a set."""
    return m.bit_count()


@compiled_as(_lowest)
def lowest(m: int) -> int:
    """The smallest member of a set that is not empty."""
    return (m & -m).bit_length() - 1


@inlined
def member(m: int, n: int) -> int:
    """The n-th smallest member of a set, counted from 0."""
    for _ in range(n):
        m &= m - 1
    return lowest(m)
