/** Short sounds, synthesized in the browser; there are no sound files. */
import { settings } from "../../core/settings.svelte";

type Tone = { at: number; note: number; long: number; loud?: number; wave?: OscillatorType; slide?: number };
export type Sound = "card" | "claim" | "ticket" | "turn" | "last" | "over" | "say" | "wrong";

const SOUNDS: Record<Sound, Tone[]> = {
  card: [{ at: 0, note: 420, long: 0.05, loud: 0.5, wave: "triangle", slide: 640 }],
  claim: [0, 0.07, 0.14].map((at) => ({ at, note: 180 + at * 500, long: 0.06, wave: "square" as const, loud: 0.35, slide: 90 })),
  ticket: [523, 659, 784, 1047].map((note, i) => ({ at: i * 0.09, note, long: 0.22, wave: "triangle" as const })),
  turn: [{ at: 0, note: 659, long: 0.14 }, { at: 0.13, note: 880, long: 0.26 }],
  last: [880, 698, 880].map((note, i) => ({ at: i * 0.16, note, long: 0.18, wave: "triangle" as const })),
  over: [392, 523, 659, 784, 1047].map((note, i) => ({ at: i * 0.11, note, long: i === 4 ? 0.6 : 0.16, wave: "triangle" as const })),
  say: [{ at: 0, note: 740, long: 0.07, loud: 0.5 }],
  wrong: [{ at: 0, note: 196, long: 0.14, wave: "triangle" }],
};
const LOUD = 0.09;

let context: AudioContext | null = null;

export function playSound(sound: Sound) {
  if (!settings.sound || !("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[sound]) strike(context, tone);
}

function strike(audio: AudioContext, { at, note, long, loud = 1, wave = "sine", slide }: Tone) {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(note, start);
  if (slide) voice.frequency.exponentialRampToValueAtTime(slide, start + long);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(LOUD * loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long + 0.05);
}
