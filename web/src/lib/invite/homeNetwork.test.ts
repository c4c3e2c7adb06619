import { expect, test } from "vitest";
import { originFor } from "./homeNetwork.svelte";

const page = (origin: string) => new URL(origin);
const HOUSE = ["http://192.168.1.5:8017/", "http://10.8.0.2:8017/"];

test("a page that other devices can open is its own address", () => {
  expect(originFor(page("https://club.example"), [])).toBe("https://club.example");
  expect(originFor(page("http://192.168.1.5:8017"), HOUSE, 1)).toBe("http://192.168.1.5:8017");
});

test.each(["http://localhost:8017", "http://127.0.0.1:8017", "http://[::1]:8017"])("other devices never get a link to %s", (origin) => {
  expect(originFor(page(origin), [])).toBeNull();
  expect(originFor(page(origin), HOUSE)).toBe("http://192.168.1.5:8017");
});

test("other addresses are tried in turn", () => {
  expect([1, 2].map((chosen) => originFor(page("http://localhost:8017"), HOUSE, chosen))).toEqual(["http://10.8.0.2:8017", "http://192.168.1.5:8017"]);
});
