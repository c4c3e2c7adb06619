import { beforeEach, expect, test, vi } from "vitest";
import { findArchive, hasArchive, keepArchive, type Archive } from "./archives";
import { KeptMemory } from "./memory";

/** As much of a browser's caches as is used here. */
class FakeCaches {
  named = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const kept = this.named.get(name) ?? this.named.set(name, new Map()).get(name)!;
    return {
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, answer: Response) => void kept.set(key, answer),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => kept.delete(url),
    };
  }
  delete = async (name: string) => this.named.delete(name);
}

beforeEach(() => {
  vi.stubGlobal("caches", new FakeCaches());
  return () => vi.unstubAllGlobals();
});

const archive = (rules: number, text: string): Archive => ({
  site: { archive: "", rules, pyodide: "", files: [], start: {}, weights: {}, names: {} }, base: "https://example.org/", glue: `glue ${text}`, files: new TextEncoder().encode(text).buffer as ArrayBuffer,
});
const bytes = async (answer: Response | undefined) => answer && new Uint8Array(await answer.arrayBuffer());
const text = async (rules: number) => new TextDecoder().decode((await findArchive("w", rules)).files);

test("files of earlier rules stay as long as an unfinished game needs them", async () => {
  await keepArchive("w", archive(1, "one"), new Set());
  await keepArchive("w", archive(2, "two"), new Set([1]));
  expect([await text(1), (await findArchive("w", 1)).glue, await text(2)]).toEqual(["one", "glue one", "two"]);
  await keepArchive("w", archive(3, "three"), new Set([2]));
  expect([await hasArchive("w", 1), await hasArchive("w", 2), await hasArchive("w", 3)]).toEqual([false, true, true]);
  await expect(findArchive("w", 1)).rejects.toThrow("not kept");
});

test("of the same rules the new files play", async () => {
  await keepArchive("w", archive(1, "old"), new Set([1]));
  await keepArchive("w", archive(1, "new"), new Set([1]));
  expect(await text(1)).toBe("new");
});

test("without caches nothing is kept, and nothing breaks", async () => {
  vi.stubGlobal("caches", undefined);
  await keepArchive("w", archive(1, "one"), new Set());
  expect([await hasArchive("w", 1), await new KeptMemory("w", ["a"]).find()]).toEqual([false, undefined]);
});

test("Python's memory is found by the version that kept it, and replaces that of others", async () => {
  vi.useFakeTimers();
  new KeptMemory("w", ["page 1", "browser 1"]).keepSoon(Uint8Array.of(1));
  await vi.runAllTimersAsync();
  const later = new KeptMemory("w", ["page 2", "browser 1"]);
  expect([await later.find(), await bytes(await new KeptMemory("w", ["page 1", "browser 1"]).find())]).toEqual([undefined, Uint8Array.of(1)]);
  later.keepSoon(Uint8Array.of(2));
  await vi.runAllTimersAsync();
  expect([await bytes(await later.find()), await new KeptMemory("w", ["page 1", "browser 1"]).find()]).toEqual([Uint8Array.of(2), undefined]);
  await later.forget();
  expect(await later.find()).toBeUndefined();
  vi.useRealTimers();
});
