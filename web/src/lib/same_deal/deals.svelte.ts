/** The pages of deals that others play too: what they have loaded, and their way to tables and back. */
import * as api from "../core/api";
import { keepSeats, keptSeats } from "../core/device/heldSeats";
import type { ChallengeResults, NewPlace, Table } from "../core/protocol";
import { router } from "../core/router.svelte";
import { ownBrowser, remember, tableOf } from "../core/device/sameDeals";
import { settings } from "../core/device/settings.svelte";
import { gameOf } from "../history/store";
import { explain } from "../core/problem";

/** This browser's game of a deal; `review` once it is over. */
export type OwnGame = { code: string; secret: string; over: boolean; review: string | null };

async function play(key: string, board: string, what: { daily: string } | { challenge: string }) {
  const own: NewPlace = { kind: "mine", name: settings.name.trim() || null, level: null, color: null, avatar: null };
  const opened = await api.openTable({ ...what, browser: ownBrowser(), places: [own] });
  keepSeats(opened.table.code, { host: opened.host, held: opened.held, board });
  remember(key, opened.table.code);
  router.go(`/table/${opened.table.code}`);
}

export const playDaily = (key: string, board: string) => play(key, board, { daily: board });
export const playChallenge = (key: string, board: string, id: string) => play(key, board, { challenge: id });

/** The id of the review of a finished game, which the browser keeps; null if its board has no reviews. */
async function reviewOf(code: string): Promise<string | null> {
  const known = keptSeats(code)?.review;
  if (known) return known;
  try {
    const { id } = await api.openReview(code);
    if (keptSeats(code)) keepSeats(code, { review: id });
    return id;
  } catch {
    return null;
  }
}

/** This browser's games, by key. A table that the server no longer has counts as not played. */
export async function ownGames(keys: string[]): Promise<Record<string, OwnGame>> {
  const codes = new Map(keys.flatMap((key) => (tableOf(key) ? [[key, tableOf(key)!] as const] : [])));
  if (!codes.size) return {};
  const { tables } = await api.mine([...new Set(codes.values())]);
  const found: Record<string, OwnGame> = {};
  for (const [key, code] of codes) {
    const table: Table | undefined = tables.find((one) => one.code === code);
    const secret = keptSeats(code)?.held[0]?.secret;
    if (!table || !secret) continue;
    const over = table.status === "over";
    found[key] = { code, secret, over, review: over ? await reviewOf(code) : null };
  }
  return found;
}

/** The results of a challenge for this browser, which has played it or offers it; null until its game is over. */
export async function ownChallengeResults(key: string, id: string, own: OwnGame | null): Promise<ChallengeResults | null> {
  if (own && !own.over) return null;
  if (own) {
    try {
      return await api.challengeResults(id, own.code, own.secret);
    } catch (error) {
      if (!(error instanceof api.Refused) || error.problem.error !== "not_your_seat") throw error;
    }
  }
  const offered = await gameOf(tableOf(key) ?? "").catch(() => undefined); // its table may be gone
  return offered ? api.offeredChallengeResults(id, offered.record).catch(() => null) : null;
}

export class DealPage<T> {
  data = $state.raw<T | null>(null);
  problem = $state("");
  busy = $state(false); // a table is being opened
  readonly #find: () => Promise<T>;

  constructor(find: () => Promise<T>) {
    this.#find = find;
    void this.load();
  }

  async load() {
    await this.#try(async () => (this.data = await this.#find()));
  }

  /** `open` leads to a table. */
  async play(open: () => Promise<void>) {
    this.busy = true;
    this.problem = "";
    await this.#try(open);
    this.busy = false;
  }

  async #try(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      this.problem = explain(error);
    }
  }
}
