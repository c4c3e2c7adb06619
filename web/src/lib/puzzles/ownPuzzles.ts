/** Own mistakes as puzzles: what the server says about its puzzles is here read from the review. */
import type { PuzzleSolution, ViewData } from "../core/protocol";
import type { Mistake } from "../history/mistake";
import { aboutBest } from "../review/data/reasons";
import { points } from "../review/data/review";
import { keyOf } from "./answers";
import type { PuzzleServer } from "./attempt.svelte";

const AS_GOOD = 2; // points of chance
const LEFT_BY_HINT = [4, 2];

type Value = PuzzleSolution["values"][number];

/** A decision of a game may have several good actions: one that is hardly worse than the best also counts as right. */
export const isAsGood = (chance: number, best: number) => points(best - chance) < AS_GOOD;

/** The answers with a known chance, best first. Payments of one claim are one answer. */
function valuesOf({ values, view }: Pick<Mistake, "values" | "view">): Value[] {
  const found = new Map<string, Value>();
  for (const { action, chance, error } of [...values].sort((a, b) => b.chance - a.chance)) {
    const known = view.actions.find((one) => one.text === action);
    if (known && !found.has(keyOf(known))) found.set(keyOf(known), { action: known, chance, error });
  }
  return [...found.values()];
}

const actionAt = (view: ViewData, text: string) => view.actions.find((action) => action.text === text)!;

export function ownServer(mistake: Mistake): PuzzleServer {
  const values = valuesOf(mistake);
  const best = values[0]!;
  const isRight = ({ chance }: Value) => isAsGood(chance, best.chance);
  const tickets = [...new Set(aboutBest(mistake.reasons).flatMap((reason) => (reason.tickets as string[] | undefined) ?? []))];

  function solution(first: Value): PuzzleSolution {
    return { values: [first, ...values.filter((value) => value !== first)], reasons: first === best ? mistake.reasons : [], missed_by: [] };
  }

  return {
    async hint(_, number) {
      const wrong = values.filter((value) => !isRight(value)).slice(0, LEFT_BY_HINT[number - 1]! - 1);
      const answers = [best, ...wrong].map(({ action }) => action).sort((a, b) => a.text.localeCompare(b.text));
      return { answers, tickets: number === 2 ? [...new Set(tickets)] : [] };
    },
    async answer(_, text) {
      if (text === null) return { right: false, cost: null, solution: solution(best) };
      const tried = keyOf(actionAt(mistake.view, text));
      const value = values.find(({ action }) => keyOf(action) === tried);
      const right = !!value && isRight(value);
      return { right, cost: value ? best.chance - value.chance : null, solution: right ? solution(value) : null };
    },
  };
}
