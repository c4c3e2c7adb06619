"""What a device kept of a deal, and records that contradict it although each agrees with itself."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from farebox import Record
from farebox.game.deal import Device, hashed
from farebox.game.text.kept import KeptError, check_kept
from kept_games import Data, a_deal, played

ABANDONED = {"kind": "abandon", "seat": None, "events": [{"kind": "over", "seat": None, "ending": "abandoned", "winners": []}]}


def problem(kept: Data, record: Record) -> str:
    """What is wrong with a record that verifies by itself; empty: nothing."""
    try:
        check_kept(json.dumps(kept), record, record.verify())
    except KeptError as error:
        (line,) = str(error).splitlines()
        return line
    return ""


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_an_honest_record_is_what_every_device_saw(board: str, seat: int | None) -> None:
    kept, record = played(a_deal(board), seat)
    assert any(entry["kind"] == "undo" for entry in kept["entries"])
    assert problem(kept, record) == ""
    assert problem({**kept, "record": str(record)}, record) == ""


@pytest.mark.parametrize("board", ["new_york", "first_journey_europe"])
def test_a_record_that_was_made_otherwise_is_noticed(board: str) -> None:
    deal = a_deal(board)
    kept, _ = played(deal)
    absent = replace(deal, devices=(replace(deal.devices[0], value=None), *deal.devices[1:]))
    another = replace(deal, devices=(deal.devices[0], Device((1,), hashed("0d" * 32), "0d" * 32), deal.devices[2]))
    for made, words in (
        (a_deal(board, "5f" * 32), "the commitment is not"),
        (absent, "calls a device absent"),
        (replace(deal, devices=deal.devices[1:]), "a device's seats or hash is not"),
        (another, "a device's seats or hash is not"),
        (replace(deal, devices=deal.devices[::-1]), "another order"),
        (replace(deal, terms=replace(deal.terms, first="1")), "first is not"),
    ):
        assert words in problem(kept, played(made)[1])


def test_another_game_with_the_same_cards_is_noticed() -> None:
    kept, record = played(a_deal("new_york"))
    other = played(a_deal("new_york"), salt="other")[1]
    assert "is not the one that the device saw" in problem(kept, other)
    assert "another record" in problem({**kept, "record": str(other)}, record)
    for change, words in (
        (lambda kept: kept["entries"][0]["events"][0].update(cards=["taxi", "taxi"]), "other cards dealt"),
        (lambda kept: kept["entries"].pop(3), "not kept the whole game"),
        (lambda kept: kept["entries"][-1]["events"][-1].update(winners=[9]), "is not the one that the device saw"),
        (lambda kept: kept["entries"].append({**ABANDONED, "number": len(kept["entries"])}), "another result"),
        (lambda kept: kept["own"][0].update(value="0f" * 32), "own value is not in the record"),
        (lambda kept: kept["own"][0].update(hash="0f" * 32), "own hash is not in the record"),
        (lambda kept: kept.update(troubles=["absent"]), "noted a contradiction"),
        (lambda kept: kept.update(fixed=None), "was not told"),
        (lambda kept: kept.update(table="KQVXBMRS"), "another table"),
        (lambda kept: kept.update(entries=7), "damaged"),
        (lambda kept: kept.update(format="farebox kept 2"), "is JSON with the format"),
    ):
        changed = json.loads(json.dumps(kept))
        change(changed)
        assert words in problem(changed, record)


def test_a_file_that_is_nested_too_deeply_is_refused() -> None:
    _, record = played(a_deal("new_york"))
    with pytest.raises(KeptError, match="is JSON with the format"):
        check_kept("[" * 100_000, record, record.verify())


def test_what_was_taken_back_is_not_in_the_record() -> None:
    kept, record = played(a_deal("first_journey_europe"))
    at = next(i for i, entry in enumerate(kept["entries"]) if i > 4 and entry["kind"] == "play")
    decision = kept["entries"][at]
    answers = [{**decision, "seat": 1, "by_bot": True, "events": []}] * 2
    kept["entries"][at:at] = [decision, *answers, {**decision, "kind": "take_back", "events": []}]
    kept["entries"] = [{**entry, "number": i} for i, entry in enumerate(kept["entries"])]
    assert problem(kept, record) == ""
