/** Reads texts aloud in the language of the page; silent where the browser has no voice for it. */
import { createSubscriber } from "svelte/reactivity";
import { messages } from "./messages.svelte";

const MOST_WAITING = 3; // the queue keeps at most this many texts; older ones are outdated
const RATE = 0.95;

const synth = () => globalThis.speechSynthesis as SpeechSynthesis | undefined;
const arriving = createSubscriber((update) => {
  synth()?.addEventListener?.("voiceschanged", update);
  return () => synth()?.removeEventListener?.("voiceschanged", update);
});
let waiting: string[] = [];
let now: SpeechSynthesisUtterance | null = null;

function voice(): SpeechSynthesisVoice | null {
  arriving();
  const own = (synth()?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === messages.language);
  return own.find((one) => one.default) ?? own.find((one) => one.localService) ?? own[0] ?? null;
}

/** Whether there is a voice. */
export const canSpeak = () => voice() !== null;

/** Queue a text. */
export function speak(text: string) {
  if (!text || !canSpeak()) return;
  waiting = [...waiting, text].slice(-MOST_WAITING);
  if (!now) next();
}

/** Stop speaking, and clear the queue. */
export function hush() {
  waiting = [];
  now = null;
  synth()?.cancel();
}

function next() {
  const text = waiting.shift();
  const chosen = voice();
  now = null;
  if (text === undefined || !chosen) return;
  const said = new SpeechSynthesisUtterance(text);
  Object.assign(said, { voice: chosen, lang: chosen.lang, rate: RATE });
  said.onend = said.onerror = () => {
    if (said === now) next();
  };
  now = said;
  synth()!.speak(said);
}
