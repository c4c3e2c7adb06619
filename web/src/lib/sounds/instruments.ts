/** The building blocks of sounds: tones, filtered noise, and a small room around them. Nothing is recorded. */

/** Where sounds go, and when the current one starts. */
export interface Stage { audio: BaseAudioContext; out: AudioNode; start: number; hiss: AudioBuffer }
type Strike = { at?: number; long: number; loud: number; attack?: number; hold?: number };
export type Tone = Strike & { hz: number; to?: number; wave?: OscillatorType };
export type Noise = Strike & { filter: BiquadFilterType; hz: number; to?: number; q?: number };

const SILENT_GAIN = 0.0001;
const ECHO = 0.32; // seconds
const WET = 0.16;

/** A little different each time, as things in the world are. */
export const vary = (value: number, share = 0.03) => value * (1 + (Math.random() * 2 - 1) * share);

export function tone(stage: Stage, { at = 0, hz, to, long, loud, attack = 0.004, hold, wave = "sine" }: Tone) {
  const voice = stage.audio.createOscillator();
  const begin = stage.start + at;
  voice.type = wave;
  voice.frequency.setValueAtTime(hz, begin);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, begin + long);
  voice.connect(swell(stage, begin, long, loud, attack, hold));
  voice.start(begin);
  voice.stop(begin + long);
}

export function noise(stage: Stage, { at = 0, filter, hz, to, q = 1, long, loud, attack = 0.002, hold }: Noise) {
  const voice = stage.audio.createBufferSource();
  const shape = stage.audio.createBiquadFilter();
  const begin = stage.start + at;
  voice.buffer = stage.hiss;
  voice.loop = true;
  shape.type = filter;
  shape.Q.value = q;
  shape.frequency.setValueAtTime(hz, begin);
  if (to) shape.frequency.exponentialRampToValueAtTime(to, begin + long);
  voice.connect(shape).connect(swell(stage, begin, long, loud, attack, hold));
  voice.start(begin, Math.random() * (stage.hiss.duration / 2));
  voice.stop(begin + long);
}

/** Many harmonics behind a filter that opens and closes, like a section of brass. */
export function brass(stage: Stage, { at = 0, hz, long, loud }: { at?: number; hz: number; long: number; loud: number }) {
  const begin = stage.start + at;
  const shape = stage.audio.createBiquadFilter();
  shape.type = "lowpass";
  shape.Q.value = 0.8;
  shape.frequency.setValueAtTime(hz * 1.2, begin);
  shape.frequency.exponentialRampToValueAtTime(hz * 5, begin + 0.09);
  shape.frequency.exponentialRampToValueAtTime(hz * 2, begin + long);
  shape.connect(swell(stage, begin, long, loud, 0.05, long * 0.4));
  for (const cents of [-6, 5]) {
    const voice = stage.audio.createOscillator();
    voice.type = "sawtooth";
    voice.frequency.value = hz;
    voice.detune.value = vary(cents, 0.4);
    voice.connect(shape);
    voice.start(begin);
    voice.stop(begin + long);
  }
}

/** A bell's partials, the higher ones shorter. */
export function bell(stage: Stage, { at = 0, hz, long, loud, attack = 0.003 }: Strike & { hz: number }) {
  const parts = [[1, 1, 1], [2.01, 0.42, 0.62], [2.76, 0.28, 0.4], [5.4, 0.12, 0.18]] as const;
  for (const [ratio, share, life] of parts) tone(stage, { at, hz: hz * ratio, long: long * life, loud: loud * share, attack });
}

/** The volume of one strike: up at once, perhaps held, then dying away. */
function swell({ audio, out }: Stage, begin: number, long: number, loud: number, attack: number, hold = 0): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENT_GAIN, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + Math.min(attack, long / 2));
  if (hold) volume.gain.setValueAtTime(loud, begin + attack + hold);
  volume.gain.exponentialRampToValueAtTime(SILENT_GAIN, begin + long);
  volume.connect(out);
  return volume;
}

export function hiss(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A small room with soft walls; what goes in is heard directly and from the walls, and never too loud. */
export function room(audio: BaseAudioContext): GainNode {
  const input = audio.createGain(), wet = audio.createGain(), walls = audio.createConvolver(), limit = audio.createWaveShaper();
  walls.buffer = echo(audio);
  wet.gain.value = WET;
  limit.curve = Float32Array.from({ length: 1025 }, (_, i) => 0.98 * Math.tanh(i / 512 - 1)); // loud sounds bend instead of clipping
  input.connect(limit);
  input.connect(walls).connect(wet).connect(limit);
  limit.connect(audio.destination);
  return input;
}

/** Noise that dies away and loses its treble, different in each ear. */
function echo(audio: BaseAudioContext): AudioBuffer {
  const length = Math.round(ECHO * audio.sampleRate);
  const buffer = audio.createBuffer(2, length, audio.sampleRate);
  for (const ear of [0, 1]) {
    const samples = buffer.getChannelData(ear);
    let soft = 0;
    for (let i = 0; i < length; i++) {
      const left = 1 - i / length;
      soft += (Math.random() * 2 - 1 - soft) * (0.15 + 0.55 * left);
      samples[i] = soft * left ** 3;
    }
  }
  return buffer;
}
