"""Inviting the phones of the house from a page on this computer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from arrivals import PHONE, Open
from player import say
from playwright.sync_api import expect
from test_access import Axe
from test_table import UNREACHABLE

from running_server import at_home, running


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """A server on a computer whose address at home is 127.0.0.2."""
    with running(tmp_path, prepare=at_home) as (_, base):
        yield base


def test_one_tap_invites_the_phones_of_the_house(arrive: Open, base: str, axe: str) -> None:
    inspector = Axe(axe)
    ada = arrive(base=base)
    ada.open("new-york", ["friend"])
    code = ada.page.get_by_role("img", name=say("lobby-invite-code"))
    expect(ada.page.get_by_text(say("lobby-invite-local"))).to_be_visible()
    expect(code).to_be_hidden()
    inspector.check(ada.page)
    ada.button("lobby-house-open").click()
    expect(ada.page.get_by_role("heading", name=say("lobby-house-ask"))).to_be_visible()
    inspector.check(ada.page)
    ada.button("lobby-house-yes").click()
    expect(code).to_be_visible()
    expect(ada.button("lobby-house-close")).to_be_focused()
    inspector.check(ada.page)
    ada.page.reload()
    expect(code).to_be_visible()
    link = ada.page.get_by_label(say("lobby-invite-link")).input_value()
    assert link == ada.page.url.replace("127.0.0.1", "127.0.0.2")

    ada.page.set_viewport_size({"width": 820, "height": 1180})  # one column
    ada.button("lobby-house-close").click()
    bob = arrive(link, **PHONE)
    bob.join("Bob")
    expect(ada.page.get_by_text(say("lobby-wait-taken"))).to_be_visible()
    expect(ada.page.get_by_role("alertdialog")).to_be_visible()  # the last seat was taken while it asked
    expect(bob.page.get_by_label(say("lobby-invite-link"))).to_have_value(link)
    expect(bob.button("lobby-house-close")).to_be_hidden()  # only the computer itself may
    bob.watched.allow(*UNREACHABLE)
    ada.button("lobby-house-close").last.click()
    expect(code).to_be_hidden()
    expect(ada.page.get_by_text(say("lobby-wait-away"), exact=True)).to_be_visible()
