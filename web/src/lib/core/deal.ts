/** This device's part in the deal: a random value. Its hash is sent before the game, the value itself once the game is started. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import * as api from "./api";
import type { Table } from "./protocol";

const KEY = "deal"; // in local storage: values by their hashes, so that a page that was reloaded still has them
const MOST = 60;

function values(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Commit to a new value: its hash. Not by `crypto.subtle`, which a page of the home network does not have. */
export function commit(): string {
  const value = crypto.getRandomValues(new Uint8Array(32));
  const hash = bytesToHex(sha256(value));
  const all = [...Object.entries(values()), [hash, bytesToHex(value)]].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  return hash;
}

const revealing = new Set<string>();

/** Reveal the values this device has committed to at a table that is dealing. */
export async function reveal(table: Table, secrets: string[]) {
  if (table.status !== "dealing") return;
  const known = values();
  for (const { hash, revealed } of table.deal?.devices ?? []) {
    if (revealed || revealing.has(hash) || !(hash in known)) continue;
    revealing.add(hash);
    for (const secret of secrets) {
      const done = await api.reveal(table.code, secret, known[hash]).then(
        () => true,
        () => false,
      );
      if (done) break;
    }
    revealing.delete(hash);
  }
}
