/** What each sound is made of. */
import { bell, brass, hiss, noise, room, tone, vary, type Stage } from "./instruments";

export type Sound = "card" | "claim" | "ticket" | "turn" | "last" | "winner" | "hint" | "celebration" | "shuffle" | "say" | "tick";

const ROW = [0, 2, 4, 7, 9, 12]; // semitones: the pieces of a row climb a scale
const NEXT_KNOCK = 0.12;

const slide = (stage: Stage, at: number, long: number, loud: number) => noise(stage, { at, filter: "bandpass", hz: vary(1500, 0.1), to: vary(4200, 0.1), q: 0.9, long, loud, attack: long * 0.4 });

/** A piece is put on wood; `number` is its place in the row. */
function knock(stage: Stage, at: number, number: number) {
  const hz = vary(228, 0.01) * 2 ** (ROW[number % ROW.length]! / 12);
  tone(stage, { at, hz, to: hz * 0.94, long: 0.16, loud: 0.34 });
  tone(stage, { at, hz: hz * 2.76, long: 0.08, loud: 0.13 });
  tone(stage, { at, hz: hz * 5.2, long: 0.035, loud: 0.07 });
  noise(stage, { at, filter: "bandpass", hz: vary(2400, 0.1), q: 1.4, long: 0.018, loud: 0.4 });
}

/** A conductor's punch: down, through, and up again. */
function punch(stage: Stage) {
  noise(stage, { filter: "highpass", hz: 2600, long: 0.016, loud: 0.5 });
  tone(stage, { hz: 165, to: 75, long: 0.09, loud: 0.5 });
  for (const hz of [2870, 4130]) tone(stage, { at: 0.004, hz: vary(hz, 0.02), long: 0.08, loud: 0.06 });
  noise(stage, { at: 0.085, filter: "bandpass", hz: 3400, q: 2, long: 0.02, loud: 0.26 });
}

/** The three pipes of a steam whistle, with the breath in them. */
function toot(stage: Stage, at: number, long: number) {
  for (const hz of [466, 554, 698]) {
    tone(stage, { at, hz: hz * 0.97, to: hz, long, loud: 0.13, attack: 0.04, hold: long * 0.55 });
    tone(stage, { at, hz: hz * 2.003, long: long * 0.9, loud: 0.04, attack: 0.04, hold: long * 0.5 });
  }
  noise(stage, { at, filter: "bandpass", hz: 2200, q: 0.7, long, loud: 0.1, attack: 0.03, hold: long * 0.5 });
}

function claps(stage: Stage, at: number, count: number) {
  for (let i = 0; i < count; i++) {
    const when = at + i * 0.075 + Math.random() * 0.03;
    for (const later of [0, 0.009]) noise(stage, { at: when + later, filter: "bandpass", hz: vary(1250, 0.25), q: 1.6, long: 0.05, loud: vary(0.8, 0.3) });
  }
}

/** The leaves of a departure board, slower and slower. */
function flaps(stage: Stage) {
  for (let i = 0, at = 0; i < 13; i++, at += 0.028 + i * 0.0032) {
    noise(stage, { at, filter: "bandpass", hz: vary(1900, 0.2), q: 2.4, long: 0.03, loud: vary(0.7, 0.2) });
    tone(stage, { at, hz: vary(320, 0.06), long: 0.03, loud: 0.08 });
  }
}

const SCORE: Record<Sound, (stage: Stage, count: number) => void> = {
  card(stage) {
    slide(stage, 0, vary(0.17, 0.1), 0.8);
    noise(stage, { at: 0.12, filter: "lowpass", hz: 420, long: 0.05, loud: 0.3 });
  },
  claim(stage, count) {
    for (let i = 0; i < Math.min(count, ROW.length); i++) knock(stage, i * NEXT_KNOCK, i);
  },
  ticket(stage) {
    punch(stage);
    bell(stage, { at: 0.13, hz: 1047, long: 0.6, loud: 0.14 });
  },
  turn(stage) {
    bell(stage, { hz: 659, long: 0.6, loud: 0.24 });
    bell(stage, { at: 0.16, hz: 880, long: 0.8, loud: 0.24 });
  },
  last(stage) {
    for (const [i, hz] of [880, 698, 880].entries()) bell(stage, { at: i * 0.17, hz, long: 0.6, loud: 0.2 });
  },
  winner(stage) {
    flaps(stage);
    for (const [i, hz] of [262, 330, 392, 523].entries()) brass(stage, { at: 0.62 + i * 0.012, hz, long: 1.1, loud: 0.1 });
    tone(stage, { at: 0.62, hz: 131, long: 0.9, loud: 0.16, attack: 0.03 });
  },
  hint(stage) {
    bell(stage, { hz: 1319, long: 0.6, loud: 0.1, attack: 0.02 });
    bell(stage, { at: 0.11, hz: 1760, long: 0.7, loud: 0.08, attack: 0.02 });
  },
  celebration(stage) {
    toot(stage, 0, 0.22);
    toot(stage, 0.26, 0.5);
    claps(stage, 0.62, 7);
  },
  shuffle(stage) {
    for (let i = 0; i < 11; i++) slide(stage, i * 0.046, vary(0.05, 0.15), vary(0.6, 0.2));
    noise(stage, { at: 0.54, filter: "lowpass", hz: 500, long: 0.06, loud: 0.35 });
  },
  say(stage) {
    tone(stage, { hz: 520, to: 780, long: 0.1, loud: 0.22 });
  },
  tick(stage) {
    tone(stage, { hz: vary(1700, 0.02), long: 0.03, loud: 0.09 });
    noise(stage, { filter: "bandpass", hz: 3200, q: 2, long: 0.01, loud: 0.2 });
  },
};

/** A room to play in. `play` starts a sound now; `count`: pieces of a claim. */
export function soundPlayer(audio: BaseAudioContext) {
  const input = room(audio), leaves = hiss(audio);
  return {
    volume: input.gain,
    play: (sound: Sound, count = 1) => SCORE[sound]({ audio, out: input, start: audio.currentTime + 0.005, hiss: leaves }, count),
  };
}
