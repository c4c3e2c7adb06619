import { beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
const page = { fetch: async (path: string) => (asked.push(`page ${path}`), new Response("{}", { status: path.includes("r2") ? 404 : 200 })), socket: (code: string) => code as never };
let reachable = true;
let kept: Response | undefined;
const stored = new Map<string, string>();

/** The client's modules as in a page that a server has sent. */
async function sent() {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { dataset: { device: "/device/abc/" } } });
  vi.stubGlobal("location", { origin: "http://table.test" });
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => stored.set(key, text) });
  vi.stubGlobal("caches", { match: async (url: string) => (url === "http://table.test/device/abc/site.json" ? kept : undefined) });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (!reachable) throw new TypeError("no network");
    return new Response("{}");
  });
  const { transport, useDevice } = await import("./transport");
  useDevice(async () => page);
  return { transport, keep: (await import("./device/heldSeats")).keepSeats, canPlayHere: (await import("./inPage")).canPlayHere };
}

beforeEach(() => {
  asked.length = 0;
  stored.clear();
  reachable = true;
  kept = undefined;
});

test("a table is asked where it is", async () => {
  const { transport, keep } = await sent();
  keep("HERE", { here: true });
  keep("HERE", { review: "r1" });
  keep("THERE", { review: "r2" });
  for (const path of ["/reviews/r1/at/3?seat=0", "/reviews/r2?open=0", "/tables/HERE/record", "/tables?codes=HERE", "/tables/THERE", "/tables?codes=THERE", "/tables", "/daily"]) await transport.fetch(path, {});
  await transport.fetch("/tables", { method: "POST" }, true);
  expect(asked).toEqual(["page /reviews/r1/at/3?seat=0", "/api/reviews/r2?open=0", "page /tables/HERE/record", "page /tables?codes=HERE", "/api/tables/THERE", "/api/tables?codes=THERE", "/api/tables", "/api/daily", "page /tables"]);
  expect(transport.socket("HERE")).toBe("HERE");
});

test("without the server the page plays once it has kept what it needs, and answers puzzles", async () => {
  const { transport, canPlayHere } = await sent();
  reachable = false;
  expect([await canPlayHere(false), await canPlayHere(true)]).toEqual([true, false]);
  await expect(transport.fetch("/puzzles", {})).rejects.toThrow("no network");
  kept = new Response("{}");
  expect(await canPlayHere(true)).toBe(true);
  await transport.fetch("/puzzles/ny-1", {});
  await expect(transport.fetch("/daily", {})).rejects.toThrow("no network");
  expect(asked.at(-2)).toBe("page /puzzles/ny-1");
});

test("a review that only the server has is out of reach, not missing", async () => {
  const { transport } = await sent();
  reachable = false;
  kept = new Response("{}");
  await expect(transport.fetch("/reviews/r2/deep", { method: "POST" })).rejects.toThrow("no network");
  expect(asked).toEqual(["/api/reviews/r2/deep", "page /reviews/r2/deep"]);
});
