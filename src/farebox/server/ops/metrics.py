"""Metrics of a server for Prometheus: games, seats, actions and their durations, bots, dropped clients."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """One set per process."""

    def __init__(self) -> None:
        self.registry = of = CollectorRegistry()
        ProcessCollector(registry=of)
        PlatformCollector(registry=of)
        self.rooms = Gauge("farebox_rooms", "Tables that are live in this process", registry=of)
        self.sockets = Gauge("farebox_sockets", "Sockets that are open", registry=of)
        self.tables = Gauge("farebox_tables", "Tables in the database", ["status"], registry=of)
        self.opened = Counter("farebox_tables_opened", "Tables opened", ["board"], registry=of)
        self.finished = Counter("farebox_games_finished", "Games finished in this process", ["board"], registry=of)
        self.entries = Counter("farebox_entries", "Entries accepted by this process", ["kind", "by"], registry=of)
        self.refused = Counter("farebox_refusals", "Refusals, by code", ["error"], registry=of)
        self.act_seconds = Histogram(
            "farebox_act_seconds", "From reading an action to sending its update to all viewers", buckets=BUCKETS, registry=of
        )
        self.write_seconds = Histogram("farebox_write_seconds", "Writing entries to the database", buckets=BUCKETS, registry=of)
        self.batch = Histogram("farebox_write_entries", "Entries in one write", buckets=(1, 2, 5, 10, 50, 200), registry=of)
        self.bot_seconds = Histogram("farebox_bot_seconds", "Thinking time of a bot", ["level"], buckets=BUCKETS, registry=of)
        self.bots_replaced = Counter("farebox_bots_replaced", "Bots that failed", ["level"], registry=of)
        self.taken_over = Counter("farebox_tables_taken_over", "Tables taken over from other processes", registry=of)
        self.dropped = Counter("farebox_sockets_dropped", "Clients dropped because they did not read", registry=of)
        self.flooded = Counter("farebox_sockets_flooding", "Clients dropped because they sent too much", registry=of)
        self.unfinished = Counter("farebox_requests_unfinished", "HTTP connections that were dropped", registry=of)
        self.pruned = Counter("farebox_tables_pruned", "Tables deleted by policy", ["status"], registry=of)
        self.listening = Gauge("farebox_listening", "Whether notices of other processes are received", registry=of)
        self.requests = Counter("farebox_requests", "REST requests", ["method", "status"], registry=of)

    def text(self) -> bytes:
        return generate_latest(self.registry)


metrics = Metrics()
