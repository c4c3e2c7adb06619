"""Codes of tables, and the secrets that prove a seat. Only hashes of secrets are stored; there are no accounts."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"  # no lookalikes, no words
CODE_LENGTH = 8  # letters


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def proves(secret_hash: str, kept_hash: str | None) -> bool:
    """Whether a secret is the stored one, compared in constant time."""
    return kept_hash is not None and hmac.compare_digest(secret_hash, kept_hash)


def proven(secret_hashes: Iterable[str], kept: Iterable[str | None]) -> tuple[int, ...]:
    """The seats that some secrets prove."""
    given = list(secret_hashes)
    return tuple(seat for seat, own in enumerate(kept) if any(proves(one, own) for one in given))
