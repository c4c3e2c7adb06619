/** Whole boards, each fetched once. */
import * as api from "./api";
import type { BoardData } from "./protocol";

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
