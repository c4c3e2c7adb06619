/** Days as "2026-11-17", and the weeks of a calendar as the chosen language begins them. */
const DAY_MS = 86_400_000;

export const dayBefore = (day: string, days = 1) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The last `weeks` weeks up to the end of this one, starting on the locale's first day of the week (1: Monday, 7: Sunday). */
export function calendar(today: string, firstDay: number, weeks = 5): string[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const start = (weekday - firstDay + 7) % 7;
  return Array.from({ length: weeks * 7 }, (_, i) => dayBefore(today, start + (weeks - 1) * 7 - i));
}

export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** Days in a row on which something was done. */
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
