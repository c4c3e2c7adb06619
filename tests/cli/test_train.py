"""`farebox train`: what it is told, before anything is trained."""

from __future__ import annotations

from pathlib import Path

import pytest

from farebox.cli.train import read_settings


def test_settings_are_parts_of_the_configuration(tmp_path: Path) -> None:
    assert read_settings([]) == {}
    assert read_settings(["planners=0.13", "batch=1024"]) == {"planners": 0.13, "batch": 1024}
    assert read_settings(["games=65536,0,0"]) == {"games": (65536, 0, 0)}
    (tmp_path / "one").touch()
    assert read_settings([f"rivals={tmp_path}/one,{tmp_path}/one"]) == {"rivals": f"{tmp_path}/one,{tmp_path}/one"}


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("luck=1", "there is no 'luck'"),
        ("batch=many", "'many' is not a whole number"),
        ("batch", "'' is not a whole number"),
        ("rate=fast", "'fast' is not a number"),
        ("games=5", "'5' is not three numbers"),
        ("exploiter=nobody", "there are no weights at nobody"),
    ],
)
def test_a_wrong_setting_gets_one_clear_line(setting: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_settings([setting])
