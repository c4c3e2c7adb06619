/** This device's part in the deal: a random value. Its hash is sent before the game, the value itself once the game is started. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import * as api from "./api";
import { localObject } from "./device/localObject";
import type { Table } from "./protocol";

const DEAL_KEY = "deal"; // in local storage: values by hash, so that they survive a reload
const MOST_VALUES = 60;

const values = () => localObject(DEAL_KEY) as Record<string, string>;

/** Commit to a new value and return its hash. `crypto.subtle` is not available on plain HTTP pages in a home network. */
export function commitToValue(): string {
  const value = crypto.getRandomValues(new Uint8Array(32));
  const hash = bytesToHex(sha256(value));
  const all = [...Object.entries(values()), [hash, bytesToHex(value)]].slice(-MOST_VALUES);
  localStorage.setItem(DEAL_KEY, JSON.stringify(Object.fromEntries(all)));
  return hash;
}

const revealing = new Set<string>();
const REVEAL_PAUSES = [200, 400, 800, 1600]; // milliseconds between attempts: the table waits five seconds

/** Reveal the values this device has committed to at a table that is dealing. */
export function revealValues(table: Table, secrets: string[]) {
  if (table.status !== "dealing") return;
  const known = values();
  for (const { hash, revealed } of table.deal?.devices ?? []) {
    if (revealed || revealing.has(hash) || !(hash in known)) continue;
    revealing.add(hash);
    void revealOne(table.code, secrets, known[hash]).finally(() => revealing.delete(hash));
  }
}

async function revealOne(code: string, secrets: string[], value: string) {
  for (const wait of [0, ...REVEAL_PAUSES]) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    for (const secret of secrets) {
      const done = await api.reveal(code, secret, value).then(
        () => true,
        () => false,
      );
      if (done) return;
    }
  }
}
