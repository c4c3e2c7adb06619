import { beforeEach, expect, test, vi } from "vitest";
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

const bytes = async (answer: Response | undefined) => answer && new Uint8Array(await answer.arrayBuffer());

test("without caches nothing is kept, and nothing breaks", async () => {
  vi.stubGlobal("caches", undefined);
  expect(await new KeptMemory("w", ["a"]).find()).toBeUndefined();
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
