/** The result in the words of the viewer: "You win!" to the winner, a kind line to the others. */
import type { Column } from "../sheet/sheet";

export type Verdict = {
  /** you: alone; you-share: with others; wins, share: others did; none: the game was given up. */
  who: "you" | "you-share" | "wins" | "share" | "none";
  names: string[]; // the winners other than you
  /** Points, or tickets, between the winners and the best of the others; 0: the tie was broken. null if everybody won. */
  gap: number | null;
  /** The one seat of this screen, if it did not win. */
  kind: Column | null;
  /** Confetti: for winners at this screen, and for spectators. */
  party: boolean;
};

export function verdictOf(columns: Column[]): Verdict {
  const winners = columns.filter(({ winner }) => winner);
  const held = columns.filter(({ mine }) => mine);
  const me = held.length === 1 ? held[0]! : null; // several players share a hot seat: they are called by name
  const names = winners.filter((column) => column !== me).map(({ name }) => name);
  const who = !winners.length ? "none" : me?.winner ? (names.length ? "you-share" : "you") : names.length > 1 ? "share" : "wins";
  const others = columns.filter(({ winner }) => !winner).map(({ score }) => score.total);
  return {
    who,
    names,
    gap: winners.length && others.length ? winners[0]!.score.total - Math.max(...others) : null,
    kind: winners.length && me && !me.winner ? me : null,
    party: winners.length > 0 && (!held.length || held.some(({ winner }) => winner)),
  };
}

/** From left to right on the podium: the second, the first, then the others. */
export function podium(columns: Column[]): Column[] {
  const [first, second, ...others] = columns.toSorted((a, b) => a.score.rank - b.score.rank);
  return second ? [second, first!, ...others] : columns;
}
