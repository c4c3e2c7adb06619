import { forget, isHere } from "./heldSeats";
import { transport } from "../transport";

let removed: Promise<unknown> = Promise.resolve();

/** Forget the seats of a table, and delete a table that only this page has. */
export function forgetTable(code: string) {
  if (isHere(code)) removed = Promise.allSettled([removed, transport.fetch(`/tables/${code}`, { method: "DELETE" })]);
  forget(code);
}

/** Once the tables that were forgotten are gone, they may come back from a file. */
export const allRemoved = () => removed;
