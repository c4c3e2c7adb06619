/** Ways over a board: the longest one along a player's routes, and how much a ticket still lacked. */
import type { RouteData } from "../../../core/protocol";

export type LongestPath = { length: number; a: string; b: string };

/** The longest way that uses no route twice; of equal ones, one that does not end where it began. */
export function longestTrail(routes: RouteData[]): LongestPath | null {
  const at = new Map<string, RouteData[]>();
  for (const route of routes) for (const place of [route.a, route.b]) at.set(place, [...(at.get(place) ?? []), route]);
  let best: LongestPath | null = null;
  const used = new Set<string>();
  const beats = (length: number, a: string, b: string) => !best || length > best.length || (length === best.length && best.a === best.b && a !== b);

  function walk(start: string, here: string, length: number) {
    if (length && beats(length, start, here)) best = { length, a: start, b: here };
    for (const route of at.get(here) ?? []) {
      if (used.has(route.id)) continue;
      used.add(route.id);
      walk(start, route.a === here ? route.b : route.a, length + route.length);
      used.delete(route.id);
    }
  }
  for (const start of at.keys()) walk(start, start, 0);
  return best;
}

/** The spaces that were missing between two places, over a player's own routes and free ones; null if there was no way left. */
export function missingSpaces(own: RouteData[], free: RouteData[], from: string, to: string): number | null {
  const steps = [...own.map((route) => ({ ...route, cost: 0 })), ...free.map((route) => ({ ...route, cost: route.length }))];
  const cost = new Map([[from, 0]]);
  const waiting = new Set([from]);
  while (waiting.size) {
    const here = [...waiting].reduce((a, b) => (cost.get(b)! < cost.get(a)! ? b : a));
    waiting.delete(here);
    for (const step of steps) {
      if (step.a !== here && step.b !== here) continue;
      const there = step.a === here ? step.b : step.a;
      const sum = cost.get(here)! + step.cost;
      if (sum >= (cost.get(there) ?? Infinity)) continue;
      cost.set(there, sum);
      waiting.add(there);
    }
  }
  return cost.get(to) ?? null;
}
