"""What routes need of a request. Every dependency is a coroutine: FastAPI would run a plain function in a thread."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Annotated

from fastapi import Depends, Header, Request

from farebox.server.api.limits.flood import find_address
from farebox.server.api.middleware import Rates, address_of
from farebox.table.errors import Refused


async def _secret(authorization: Annotated[str, Header()] = "") -> str:
    kind, _, secret = authorization.partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise Refused("not_your_seat", "a secret is needed: Authorization: Bearer …")
    return secret.strip()


async def _secret_if_given(authorization: Annotated[str, Header()] = "") -> str | None:
    return await _secret(authorization) if authorization else None


def count_table(request: Request) -> AbstractContextManager[None]:
    """Limits the tables and challenges made from one address."""
    rates: Rates = request.app.state.rates
    return rates.counted(address_of(request.scope))


async def check_guesses(request: Request) -> None:
    """Limit the codes tried from one address: a table is for people who were given its code (docs/security.md)."""
    find_address(request).check_guesses()


BearerSecret = Annotated[str, Depends(_secret)]
SecretIfGiven = Annotated[str | None, Depends(_secret_if_given)]
