/** Data of the server for the pages before the table: its boards, and how many games can be watched. */
import * as api from "../core/api";
import { canPlayHere } from "../core/inPage";
import type { BoardSummary } from "../core/protocol";
import { RULESETS, rulesetOf } from "../core/ruleset";

const rank = (one: BoardSummary) => RULESETS.indexOf(rulesetOf(one));

export class ServerState {
  boards = $state.raw<BoardSummary[]>([]);
  offline = $state(false);
  listed = $state<number | null>(null);
  /** Whether tables can be in this page itself. */
  here = $state(false);

  async ask() {
    try {
      this.boards = (await api.boards()).boards.toSorted((a, b) => rank(a) - rank(b));
      this.offline = false;
    } catch {
      this.offline = true;
    }
    // The boards may come from the page's cache, so they do not show whether the server is reachable.
    try {
      this.listed = (await api.listed()).tables.length;
      this.offline = false;
    } catch (error) {
      this.listed = null;
      this.offline = error instanceof api.Refused && error.problem.error === "offline";
    }
    this.here = await canPlayHere(this.offline);
  }
}
