/** The paths of tickets on the map. */

/** A ticket's path between its two ends: outlined where it is free, filled where it is built. */
export interface Trail { id: string; color: string; ends: string[]; routes: string[]; free: string[] }

/** One route of a trail as it is drawn. Trails that share a route lie around each other: `rank` 0 is the innermost. */
export interface Stretch { key: string; route: string; color: string; free: boolean; rank: number }

/** All stretches, in the order they are drawn: the outer ones first. */
export function stretches(trails: Trail[]): Stretch[] {
  const seen = new Map<string, number>();
  const all = trails.flatMap(({ id, color, routes, free }) =>
    routes.map((route) => {
      const rank = seen.get(route) ?? 0;
      seen.set(route, rank + 1);
      return { key: `${id} ${route}`, route, color, free: free.includes(route), rank };
    }),
  );
  return all.sort((a, b) => b.rank - a.rank);
}
