import { forget, isHere } from "./heldSeats";
import { transport } from "../transport";

/** Forget the seats of a table, and a table of this page altogether: nobody else has it. */
export function forgetTable(code: string) {
  if (isHere(code)) void transport.fetch(`/tables/${code}`, { method: "DELETE" });
  forget(code);
}
