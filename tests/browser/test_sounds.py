"""Every sound, rendered by the browser itself: audible, never too loud, and over when it says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from arrivals import PHONE, Arrivals
from player import say
from playwright.sync_api import expect
from shortcut import shortcut

ASSETS = Path(__file__).parents[2] / "src/farebox/static/assets"
# Seconds until the last echo; the claim is one of six pieces.
LENGTHS = {
    "card": 0.6,
    "claim": 1.4,
    "ticket": 0.9,
    "turn": 1.1,
    "last": 1.2,
    "winner": 2.1,
    "hint": 1.1,
    "celebration": 1.7,
    "shuffle": 1.0,
    "say": 0.5,
    "tick": 0.4,
}
RATE = 44_100
AFTER = 0.25  # seconds rendered beyond the end
RENDER = """async ([path, sound, length, rate, after]) => {
  const { soundPlayer } = await import(path);
  const audio = new OfflineAudioContext(2, Math.round(rate * (length + after)), rate);
  soundPlayer(audio).play(sound, 6);
  const rendered = await audio.startRendering();
  const both = [0, 1].map((ear) => rendered.getChannelData(ear));
  const loudest = (most, sample) => Math.max(most, Math.abs(sample));
  const peak = (from, to) => Math.max(...both.map((ear) => ear.subarray(from, to).reduce(loudest, 0)));
  const end = Math.round(rate * length);
  return { peak: peak(0, end), rest: peak(end, undefined), first: peak(0, Math.round(rate * 0.1)) };
}"""
# Counts what a page plays: each sound connects its voices to one room.
COUNT = """
window.voices = 0;
for (const Voice of [OscillatorNode, AudioBufferSourceNode]) {
  const start = Voice.prototype.start;
  Voice.prototype.start = function (...when) { window.voices++; return start.apply(this, when); };
}
"""


def test_every_sound_is_heard_does_not_clip_and_ends(arrive: Arrivals) -> None:
    (score,) = ASSETS.glob("score-*.js")
    page = arrive("/").page
    for sound, length in LENGTHS.items():
        heard: dict[str, Any] = page.evaluate(RENDER, [f"/assets/{score.name}", sound, length, RATE, AFTER])
        assert 0.01 < heard["peak"] < 1, sound
        assert heard["first"] > 0.005, f"{sound} answers at once"
        assert heard["rest"] < 0.002, sound


def test_a_first_visit_is_silent_until_the_sound_is_turned_on(arrive: Arrivals, address: str) -> None:
    with shortcut(address, "new_york", 1, bots=1) as table:
        player = arrive(f"/table/{table.code}", script=table.script([0]) + ";" + COUNT, guide=True, **PHONE)
        player.wait_for_game()
        page = player.page
        page.get_by_test_id("menu").tap()
        assert page.evaluate("window.voices") == 0
        page.get_by_test_id("menu-sound").tap()
        page.wait_for_function("() => window.voices > 0")
        page.get_by_test_id("menu-settings").tap()
        volume = page.get_by_role("radiogroup", name=say("common-sound"))
        expect(volume.get_by_role("radio", name="2")).to_be_checked()
        volume.get_by_role("radio", name=say("common-off")).check(force=True)
        assert page.evaluate("JSON.parse(localStorage.settings).sound") is False
