import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("./messages.svelte", () => ({ messages: { language: "fr" } }));
const { canSpeak, hush, speak } = await import("./speech");

type Said = { text: string; voice: { name: string }; onend: () => void };
let said: Said[];
let cancelled: number;

function voices(...langs: string[]) {
  const all = langs.map((lang) => ({ lang, name: lang, default: false, localService: true }));
  vi.stubGlobal("speechSynthesis", { getVoices: () => all, speak: (one: Said) => said.push(one), cancel: () => cancelled++ });
}

beforeEach(() => {
  [said, cancelled] = [[], 0];
  vi.stubGlobal("SpeechSynthesisUtterance", class { constructor(readonly text: string) {} });
});
afterEach(() => {
  hush();
  vi.unstubAllGlobals();
});

test("it speaks with a voice of the page's language only", () => {
  voices("en-US", "fr_FR");
  speak("Bonjour");
  expect(said.map(({ text, voice }) => [text, voice.name])).toEqual([["Bonjour", "fr_FR"]]);
});

test("without such a voice it is silent", () => {
  voices("en-US");
  expect(canSpeak()).toBe(false);
  speak("Bonjour");
  expect(said).toEqual([]);
});

test("a browser that cannot speak is silent, too", () => {
  expect(canSpeak()).toBe(false);
  speak("Bonjour");
  hush();
});

test("texts follow one another, and old ones are left out when there are too many", () => {
  voices("fr");
  for (const text of ["1", "2", "3", "4", "5"]) speak(text);
  for (let i = 0; i < 9; i++) said.at(-1)!.onend();
  expect(said.map(({ text }) => text)).toEqual(["1", "3", "4", "5"]);
});

test("hush ends what is said and forgets the rest", () => {
  voices("fr");
  speak("1");
  speak("2");
  hush();
  said[0].onend();
  expect(cancelled).toBe(1);
  speak("3");
  expect(said.map(({ text }) => text)).toEqual(["1", "3"]);
});
