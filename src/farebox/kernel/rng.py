"""The random generator of simulations: fast, the same on every machine, and predictable, so never used for real tables."""

from __future__ import annotations

from farebox.kernel.twins import inlined, rule

LOW = 0xFFFFFFFF
CARRY = 698769069  # multiply-with-carry: maps a number below 2**62 to a number below 2**62


@inlined
def advance(x: int) -> int:
    """The generator's next number."""
    return (x & LOW) * CARRY + (x >> 32)


@inlined
def below(x: int, n: int) -> int:
    """A number from 0 to n - 1, made from the generator's number x."""
    return (((x ^ (x >> 32)) & LOW) * n) >> 32


@rule
def mix(x: int) -> int:
    """Mix 32 bits, so that neighboring seeds give unrelated numbers."""
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & LOW
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & LOW
    return x ^ (x >> 16)


@rule
def seeded(seed: int) -> int:
    """The generator's first number for a seed."""
    high = mix((seed >> 32) + 0x5BD1E995)
    low = mix((seed & LOW) ^ high)
    return ((high & 0x0FFFFFFF) << 32) + low + 1
