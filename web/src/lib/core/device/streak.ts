/** Days in a row on which something was done. */
import { dayBefore } from "../words/calendar";

const FREE_EVERY = 7; // one missed day in seven keeps the streak

/** Counts the days done, up to today, which may still be open. */
export function streakOf(done: ReadonlySet<string>, today: string): number {
  let count = done.has(today) ? 1 : 0;
  let sinceFree = FREE_EVERY;
  for (let day = dayBefore(today); ; day = dayBefore(day)) {
    if (done.has(day)) {
      count += 1;
      sinceFree += 1;
    } else if (sinceFree >= FREE_EVERY && done.has(dayBefore(day))) sinceFree = 1;
    else return count;
  }
}

/** The longest streak that ends on any day. */
export const longestStreak = (done: ReadonlySet<string>) => Math.max(0, ...[...done].map((day) => streakOf(done, day)));
