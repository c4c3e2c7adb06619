/** Whole boards, each fetched once. */
import * as api from "./api";
import type { BoardData, BoardSummary } from "./protocol";

const fetched = new Map<string, Promise<BoardData>>();

export function boardOf(id: string): Promise<BoardData> {
  let board = fetched.get(id);
  if (!board) {
    board = api.board(id);
    board.catch(() => fetched.delete(id));
    fetched.set(id, board);
  }
  return board;
}

/** A board that was loaded from a file on this device. */
export type OwnSummary = BoardSummary & { own: true };
export const isOwn = (board: BoardSummary): board is OwnSummary => "own" in board;

/** Add a custom board from the texts of its files: `name` without `.toml`, `layout` or "". Throws a one-line description of the problem. */
export async function addOwnBoard(name: string, text: string, layout: string) {
  await api.addBoard(name, text, layout);
  fetched.delete(name);
}
