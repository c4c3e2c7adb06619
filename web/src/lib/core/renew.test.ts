import { expect, test } from "vitest";
import { mayReload, renew } from "./renew";

class FakeWorker extends EventTarget {
  state = "installing";
  heard: string[] = [];
  postMessage = (text: string) => void this.heard.push(text);
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  updates = 0;
  update = async () => void this.updates++;
}

async function renewed(known: FakeRegistration | undefined) {
  const seen = { reloads: 0 };
  await renew({ getRegistration: async () => known } as never, () => void seen.reloads++);
  return seen;
}

test("the page reloads once, when the new version has become active", async () => {
  const known = new FakeRegistration(), found = new FakeWorker();
  const seen = await renewed(known);
  expect([known.updates, seen.reloads]).toEqual([1, 0]);
  known.installing = found;
  known.dispatchEvent(new Event("updatefound"));
  for (const state of ["installed", "activating", "activated"]) found.become(state);
  expect([found.heard, seen.reloads]).toEqual([["renew"], 1]);
});

test("a version that already waits is taken at once", async () => {
  const known = new FakeRegistration();
  known.waiting = new FakeWorker();
  known.waiting.state = "installed";
  const seen = await renewed(known);
  expect(known.waiting.heard).toEqual(["renew"]);
  known.waiting.become("activated");
  expect(seen.reloads).toBe(1);
});

test("without a new version, or a service worker, nothing reloads", async () => {
  expect([(await renewed(new FakeRegistration())).reloads, (await renewed(undefined)).reloads]).toEqual([0, 0]);
});

test("a missing file reloads the page once, not again and again", () => {
  const kept = new Map<string, string>();
  const tab = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect([0, 5_000, 59_000, 61_000].map((now) => mayReload(tab, now))).toEqual([true, false, false, true]);
});
