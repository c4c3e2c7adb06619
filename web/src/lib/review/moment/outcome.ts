/** What to say about an action that was tried: its chance in points, and how it compares with the one played and with the best. */
import { points, shownPoints, targetOf, triedPoints, valueOf, type Decision, type Tried } from "../data/review";

export interface Outcome {
  chance: number | null; // null: it is not known
  message: string;
  count: number; // points better or worse than what was played
  good: boolean;
}

/** `answer`: of the server, about an action that the review did not judge; undefined while it is worked out, null if it does not say. */
export function outcomeOf(decision: Decision, action: string, answer: Tried | null | undefined): Outcome {
  const played = points(decision.chance);
  const best = played + points(decision.cost);
  const value = valueOf(decision, action);
  if (targetOf(action) === targetOf(decision.action)) return { chance: played, message: best > played ? "review-try-same" : "review-try-same-best", count: 0, good: best === played };
  if (value) return ofKnown(shownPoints(decision, value), played, best);
  if (answer) return ofTried(decision, answer, played, best);
  return { chance: null, message: answer === null ? "review-try-unjudged" : "review-try-judging", count: 0, good: false };
}

function ofKnown(chance: number, played: number, best: number): Outcome {
  const more = chance - played;
  const good = more > 1 || best - chance <= 1;
  if (best - chance <= 1 && more > 1) return { chance, message: "review-try-best", count: more, good };
  return { chance, ...compared(more), good };
}

/** Within two standard errors it is about as good, whatever the points say. */
function ofTried(decision: Decision, tried: Tried, played: number, best: number): Outcome {
  const chance = triedPoints(decision, tried);
  const more = chance - played;
  const found = { chance, count: more, good: true };
  if (more > 1 && chance - best > 1) return { ...found, message: "review-try-best-yet" };
  if (more > 1 && (best - chance <= 1 || tried.verdict === "best")) return { ...found, message: "review-try-near-best" };
  if (tried.verdict === "as_good") return { chance, message: Math.abs(more) > 1 ? "review-try-about" : "review-try-as-good", count: 0, good: best === played };
  return { chance, ...compared(more), good: tried.verdict !== "worse" };
}

function compared(more: number): Pick<Outcome, "message" | "count"> {
  if (more > 1) return { message: "review-try-better", count: more };
  return more >= -1 ? { message: "review-try-as-good", count: 0 } : { message: "review-try-worse", count: -more };
}
