"""Pruning: tables that have not changed for long are deleted, by the policy in the settings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from farebox.server.ops.metrics import metrics
from farebox.server.settings import Settings
from farebox.server.storage.database import complain
from farebox.server.storage.reviews import StoredReviews
from farebox.server.storage.same_deals import SameDeals
from farebox.server.storage.store import Store

log = logging.getLogger("farebox")
EVERY = 600.0  # seconds


async def prune_for_ever(store: Store, settings: Settings, live: Collection[str]) -> None:
    while True:
        await asyncio.sleep(EVERY)
        try:
            await prune(store, settings, live)
            await StoredReviews(store).prune(settings.keep_over)
            await SameDeals(store).prune(settings.keep_over)
        except Exception as error:  # retried later
            complain("old tables could not be pruned", error)


async def prune(store: Store, settings: Settings, live: Collection[str]) -> int:
    """Delete tables according to the policy. Returns their number."""
    policy = {"waiting": settings.keep_waiting, "playing": settings.keep_playing, "over": settings.keep_over}
    found = 0
    for status, days in policy.items():
        while days:
            pruned = await store.prune(status, days, live)
            metrics.pruned.labels(status).inc(pruned)
            found += pruned
            if not pruned:
                break
            log.info("%d tables were pruned (%s for %g days)", pruned, status, days)
    return found
