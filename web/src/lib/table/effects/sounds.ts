/** Plays the sounds of the table. They are loaded when the first one is heard. */
import { settings } from "../../core/device/settings.svelte";
import type { soundPlayer, Sound } from "../../sounds/score";

const VOLUMES = [0.3, 0.6, 1]; // of the settings 1, 2 and 3

let ready: Promise<{ audio: AudioContext; player: ReturnType<typeof soundPlayer> }> | null = null;

async function start() {
  const { soundPlayer } = await import("../../sounds/score");
  const audio = new AudioContext();
  return { audio, player: soundPlayer(audio) };
}

/** `count`: pieces of a claim. Browsers allow no sound before the first touch of the page. */
export function playSound(sound: Sound, count?: number) {
  if (!settings.sound || !("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return;
  ready ??= start();
  void ready.then(({ audio, player }) => {
    if (audio.state === "suspended") void audio.resume();
    player.volume.value = VOLUMES[settings.volume - 1] ?? 1;
    player.play(sound, count);
  });
}
