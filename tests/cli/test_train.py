"""`farebox train`: what it is told, before anything is trained."""

from __future__ import annotations

import pytest

from farebox.cli.train import read_settings


def test_settings_are_numbers_of_the_configuration() -> None:
    assert read_settings([]) == {}
    assert read_settings(["planners=0.13", "batch=1024"]) == {"planners": 0.13, "batch": 1024}


@pytest.mark.parametrize(
    ("setting", "said"),
    [("luck=1", "there is no 'luck'"), ("batch=many", "'many' is not a number"), ("batch", "'' is not a number")],
)
def test_a_wrong_setting_gets_one_clear_line(setting: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_settings([setting])
