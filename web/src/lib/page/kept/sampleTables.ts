/** Stored boards and tables for tests. */
import type { BoardData, BoardSummary } from "../../core/protocol";
import type { StoredBoard } from "./storage";

export const sampleBoard = (id: string, digest: string, added: number, more: object = {}): StoredBoard => ({
  ...{ id, digest, added, text: "", layout: "" },
  summary: { id, name: `${id} ${digest}`, piece: "taxi", seats: [2], reconstructed: [], ruleset: { id: "new_york", options: [] } } as unknown as BoardSummary,
  data: { id, name: `${id} ${digest}`, wild: "taxi", colors: ["red"], layout: {}, ruleset: { id: "new_york" }, locations: [], routes: [], tickets: [], ...more } as unknown as BoardData,
});

export const sampleRow = (code: string, more: object = {}) => JSON.stringify({ code, rules: 3, status: "playing", board_digest: "d", same_deal: null, ...more });
export const sampleTable = (code: string, more: object = {}) => JSON.stringify({ code, status: "playing", options: { board: "new_york" }, places: [], to_act: [], changed: 1, ...more });
