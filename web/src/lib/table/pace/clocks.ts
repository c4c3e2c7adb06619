/** The players' clocks: a time limit for each turn, or a bank of time for each player. */
import { t } from "../../core/words/messages.svelte";
import type { Table } from "../../core/protocol";
import { createSubscriber } from "svelte/reactivity";

const HOUR = 3600;
/** At how many seconds left the screen reader warns a player. */
const WARNINGS = [30, 10];
export const SOON = 10;

/** 4:05, or 23 h. */
export function clockText(seconds: number): string {
  if (seconds >= HOUR) return t("table-hours", { count: Math.ceil(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const until = (end: number, now: number) => Math.max(0, Math.ceil(end - now));

/** Seconds left in the bank of a seat; null at a table without banks, or for a bot. */
export function bankLeft(table: Table, seat: number, now: number): number | null {
  const clock = table.clocks.find((one) => one.seat === seat);
  return clock ? (clock.until === null ? Math.ceil(clock.left) : until(clock.until, now)) : null;
}

/** The clock that matters to a viewer: their own while it runs, else the first that runs out. `seat`: whose bank it is. */
export function runningClock(table: Table, own: number | null, now: number): { left: number; seat: number | null } | null {
  const running = table.clocks.filter((one) => one.until !== null);
  const clock = running.find((one) => one.seat === own) ?? running.toSorted((a, b) => a.until! - b.until!)[0];
  if (clock) return { left: until(clock.until!, now), seat: clock.seat };
  return table.deadline === null ? null : { left: until(table.deadline, now), seat: null };
}

/** The warning that is due when the seconds left go from `before` to `left`: 30, 10, or null. */
export function warningAt(before: number | null, left: number): number | null {
  if (before === null || left === 0) return null;
  return WARNINGS.findLast((at) => before > at && left <= at) ?? null;
}

/** The time for all clocks on the page, so that they change together. */
const TICK = 500;
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Seconds since 1970. An effect or a template that reads it runs again twice a second. */
export function now(): number {
  ticking();
  return Date.now() / 1000;
}
