/** This device's part in the deal: it reveals its value once everything is fixed, if all is as it was told before. */
import * as api from "../core/api";
import type { Table } from "../core/protocol";
import { keptDeal, see } from "./kept";

const revealing = new Set<string>();
const REVEAL_PAUSES = [200, 400, 800, 1600]; // milliseconds between attempts: the table waits five seconds

/** Reveal the values this device has committed to at a table that is dealing; call `see` first. */
export function revealValues(table: Table, secrets: string[]) {
  const kept = keptDeal(table.code);
  if (table.status !== "dealing" || !kept?.fixed || kept.troubles.length) return;
  for (const { hash, revealed } of table.deal?.devices ?? []) {
    const own = kept.own.find((one) => one.hash === hash);
    if (revealed || revealing.has(hash) || !own) continue;
    revealing.add(hash);
    void revealOne(table.code, secrets, own.value).finally(() => revealing.delete(hash));
  }
}

async function revealOne(code: string, secrets: string[], value: string) {
  for (const wait of [0, ...REVEAL_PAUSES]) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    for (const secret of secrets) {
      const table = await api.reveal(code, secret, value).catch(() => null);
      if (table) return void see(table, true); // it says whether the value came in time
    }
  }
}
