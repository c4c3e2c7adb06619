/** Reads texts aloud with the browser's own voices. Without a voice for the language nothing is heard. */
const synth = typeof speechSynthesis === "undefined" ? null : speechSynthesis;

const voiceFor = (language: string) => synth?.getVoices().find((voice) => voice.lang.toLowerCase().replace("_", "-").split("-")[0] === language);

export const hasVoice = (language: string): boolean => voiceFor(language) !== undefined;

/** Browsers load their voices late: call `changed` when there may be more of them. Returns what ends that. */
export function onVoices(changed: () => void): () => void {
  synth?.addEventListener?.("voiceschanged", changed);
  return () => synth?.removeEventListener?.("voiceschanged", changed);
}

export function speak(text: string, language: string) {
  hush();
  const voice = voiceFor(language);
  if (!synth || !voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.95;
  synth.speak(words);
}

export const hush = () => synth?.cancel();
