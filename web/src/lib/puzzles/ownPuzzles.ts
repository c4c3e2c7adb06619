/** Own mistakes as puzzles: what the server says about its puzzles is here read from the review, or asked for an action that it lacks. */
import type { PuzzleSolution, ViewData } from "../core/protocol";
import type { Mistake } from "../history/store";
import { aboutBest } from "../review/data/reasons";
import { askTry } from "../review/data/tries.svelte";
import { points, type Tried } from "../review/data/review";
import { keyOf, type PuzzleServer } from "./attempt.svelte";

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

const tryOf = ({ game, number, deep = false }: Mistake, action: string) => askTry(game, number, action, false, deep);

/** `judge`: what an action is worth that the review did not judge; null if that is not known. */
export function ownServer(mistake: Mistake, judge: (mistake: Mistake, action: string) => Promise<Tried | null> = tryOf): PuzzleServer {
  const tried: Value[] = [];
  const values = valuesOf(mistake);
  const best = values[0]!;
  const isRight = ({ chance }: Value) => isAsGood(chance, best.chance);
  const tickets = [...new Set(aboutBest(mistake.reasons).flatMap((reason) => (reason.tickets as string[] | undefined) ?? []))];

  function solution(first: Value): PuzzleSolution {
    const others = [...values, ...tried].filter((value) => value !== first).sort((a, b) => b.chance - a.chance);
    return { values: [first, ...others], reasons: first === best ? mistake.reasons : [], missed_by: [] };
  }

  const answered = (value: Value, right: boolean) => ({ right, cost: best.chance - value.chance, solution: right ? solution(value) : null });

  return {
    async hint(_, number) {
      const wrong = values.filter((value) => !isRight(value)).slice(0, LEFT_BY_HINT[number - 1]! - 1);
      const answers = [best, ...wrong].map(({ action }) => action).sort((a, b) => a.text.localeCompare(b.text));
      return { answers, tickets: number === 2 ? [...new Set(tickets)] : [] };
    },
    async answer(_, text) {
      if (text === null) return { right: false, cost: null, solution: solution(best) };
      const action = actionAt(mistake.view, text);
      const known = values.find((value) => keyOf(value.action) === keyOf(action));
      if (known) return answered(known, isRight(known));
      const found = await judge(mistake, text);
      if (!found) return { right: false, cost: null, solution: null };
      const chance = found.verdict === "best_yet" ? best.chance - found.behind : Math.min(best.chance, best.chance - found.behind);
      const value = { action, chance, error: found.error };
      tried.push(value);
      return answered(value, isRight(value) || ["best", "best_yet"].includes(found.verdict));
    },
  };
}
