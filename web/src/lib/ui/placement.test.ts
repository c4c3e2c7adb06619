import { expect, test } from "vitest";
import { overlap, placeNear, type Area } from "./placement";

const room: Area = { left: 0, top: 60, right: 1366, bottom: 768 };
const size = { w: 340, h: 260 };
const box = ({ left, top }: { left: number; top: number }): Area => ({ left, top, right: left + size.w, bottom: top + size.h });

test("a panel goes below its route when there is room", () => {
  const route = { left: 500, top: 200, right: 600, bottom: 260 };
  expect(placeNear(route, size, room, [{ area: route, weight: 4 }], 14)).toEqual({ left: 380, top: 274, side: "below" });
});

test("a panel covers neither its route nor the hand", () => {
  const hand = { left: 884, top: 246, right: 1352, bottom: 376 };
  for (let x = 320; x < 840; x += 40) {
    for (let y = 80; y < 720; y += 40) {
      const route = { left: x, top: y, right: x + 110, bottom: y + 90 };
      const spot = box(placeNear(route, size, room, [{ area: route, weight: 4 }, { area: hand, weight: 3 }], 14));
      expect(overlap(spot, hand)).toBe(0);
      expect(overlap(spot, route)).toBe(0);
      expect(spot.left >= room.left && spot.right <= room.right && spot.top >= room.top && spot.bottom <= room.bottom).toBe(true);
    }
  }
});

test("a tip about something that fills the screen avoids what matters inside it", () => {
  const board = { left: 300, top: 60, right: 870, bottom: 768 };
  const routes = [{ left: 320, top: 80, right: 700, bottom: 400 }, { left: 500, top: 420, right: 860, bottom: 480 }];
  const spot = box(placeNear(board, size, { left: 300, top: 60, right: 870, bottom: 768 }, routes.map((area) => ({ area, weight: 1 })), 12));
  expect(routes.every((route) => overlap(spot, route) === 0)).toBe(true);
});
