"""The REST side as its own description says: schemathesis calls everything with what comes to mind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from fault_injection import servers
from fuzzing import ask

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
MINE = {"kind": "mine"}


def test_everything_is_answered_as_described(tmp_path: Path) -> None:
    called = 0
    with servers(str(tmp_path / "farebox.db")) as ours:
        base = ours.bases[0]
        for start in (True, False):
            ask(base, "POST", "/tables", {"options": {"board": "new_york", "listed": True}, "places": [MINE] * 2, "start": start})
        described = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
        for operation in described.get_all_operations():
            call_often(operation.ok().as_strategy(), base)
            called += 1
        assert ours.complaints() == []
    assert called >= 14


def call_often(cases: Any, base: str) -> None:
    @seed(1)
    @settings(max_examples=25, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=cases)
    def call(case: Any) -> None:
        case.call_and_validate(base_url=base, checks=CHECKS)

    call()
