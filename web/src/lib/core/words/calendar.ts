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
