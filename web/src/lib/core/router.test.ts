import { beforeEach, expect, test, vi } from "vitest";

let path: string;
let pages: string[]; // the history, up to this page
let moved: () => void;

/** What the browser's Back does: the page before is there already when it tells. */
function back() {
  pages.pop();
  path = pages.at(-1)!;
  moved();
}

async function at(...visited: string[]) {
  pages = visited;
  path = pages.at(-1)!;
  return (await import("./router.svelte")).router;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", { get pathname() { return path; } });
  vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => { if (kind === "popstate") moved = listener; });
  vi.stubGlobal("scrollTo", () => {});
  const pushState = (_: unknown, __: string, to: string) => void pages.push((path = to));
  vi.stubGlobal("history", { pushState, back });
});

test("Back goes to the page before", async () => {
  const router = await at("/", "/table/ABC");
  back();
  expect([router.page, router.rest]).toEqual(["lobby", ""]);
});

test("Back stays on a page that asks until somebody has answered", async () => {
  const router = await at("/", "/table/ABC");
  const asked = vi.fn();
  router.askBeforeBack(asked);
  router.go("/table/DEF");
  back();
  back();
  expect(asked).toHaveBeenCalledTimes(2);
  expect([router.page, router.rest, path]).toEqual(["table", "DEF", "/table/DEF"]);
  asked.mock.lastCall![0]();
  expect([router.rest, pages]).toEqual(["ABC", ["/", "/table/ABC"]]);
});

test("a page that no longer asks can be left", async () => {
  const router = await at("/", "/table/ABC");
  const asked = vi.fn();
  router.askBeforeBack(asked)();
  back();
  expect([asked.mock.calls.length, router.page]).toEqual([0, "lobby"]);
});
