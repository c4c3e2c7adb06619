/** What this browser keeps of a table's deal, so that nothing that was told before the game can change after it; and its part in the shuffle. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { isHere, keptSeats } from "../core/device/heldSeats";
import { fits, flag, listOf, localObject, object, text, whole } from "../core/device/shape";
import type { Entry, Table } from "../core/protocol";
import { fixedText } from "./shuffle";
import * as api from "../core/api";

/** What does not match: each is a message, "deal-trouble-" and its name. */
export type Trouble = "commitment" | "secret" | "own" | "absent" | "devices" | "fixed" | "first" | "shuffle" | "game" | "record";
/** `revealed`: the table has acknowledged the value. */
export type OwnValue = { hash: string; value: string; revealed: boolean };
export type KeptDeal = {
  format: "farebox kept 1";
  table: string;
  commitment: string; // as it was told first
  fixed: string | null; // as it was told first: before this device revealed its value
  own: OwnValue[];
  troubles: Trouble[]; // noticed before the end
  entries: Entry[]; // of the game, as they were told first
  next: string | null; // the hash this device has committed to for the rematch
};

const VALUES = "deal"; // in local storage: this browser's values by their hashes
const TABLES = "deals"; // codes of the tables that something is kept of, oldest first
const MOST_VALUES = 60;
const MOST_DEALS = 20;
const entryOf = (code: string) => `kept-${code}`;

const BYTES_32 = text(64, /^[0-9a-f]{64}$/);
const ENTRY_SHAPE = object({ number: whole(0, 1e6), kind: text(20), events: listOf(object({ kind: text(40) }), 1000) });
const DEAL_SHAPE = object({ commitment: BYTES_32, own: listOf(object({ hash: BYTES_32, value: BYTES_32, revealed: flag }), 1000), troubles: listOf(text(20), 100), entries: listOf(ENTRY_SHAPE, 1e6) });

const values = () => localObject(VALUES) as Record<string, string>;

/** Commit to a new value and return its hash. `crypto.subtle` is not available on plain HTTP pages in a home network. */
export function commitToValue(): string {
  const value = crypto.getRandomValues(new Uint8Array(32));
  const hash = bytesToHex(sha256(value));
  const all = [...Object.entries(values()), [hash, bytesToHex(value)]].slice(-MOST_VALUES);
  localStorage.setItem(VALUES, JSON.stringify(Object.fromEntries(all)));
  return hash;
}

/** Whether a table has a deal of its own, which its devices can check. */
export const isCheckable = (table: Table) => !!table.deal && !table.same_deal && !table.continues && !isHere(table.code);

/** Seats of players whose device took no part in the shuffle, if any device did. */
export function absentSeats(table: Table): number[] {
  const devices = isCheckable(table) ? table.deal!.devices : [];
  const players = table.places.filter(({ kind, seat }) => kind === "player" && !devices.some(({ revealed, seats }) => revealed && seats.includes(seat)));
  return devices.length ? players.map(({ seat }) => seat) : [];
}

export function keptDeal(code: string): KeptDeal | null {
  const found = localObject(entryOf(code));
  return fits(DEAL_SHAPE, found) ? (found as KeptDeal) : null;
}

function keep(kept: KeptDeal) {
  const codes = [...Object.keys(localObject(TABLES)).filter((code) => code !== kept.table), kept.table];
  try {
    for (const code of codes.splice(0, codes.length - MOST_DEALS)) localStorage.removeItem(entryOf(code));
    localStorage.setItem(TABLES, JSON.stringify(Object.fromEntries(codes.map((code) => [code, true]))));
    localStorage.setItem(entryOf(kept.table), JSON.stringify(kept));
  } catch {
    localStorage.removeItem(entryOf(kept.table)); // the storage is full: this device cannot check, and half of the game would look wrong
  }
}

/** This device has committed to a value at a table. */
export function joined(table: Table, hash: string) {
  const kept = see(table, false);
  const value = values()[hash];
  if (!kept || !value || kept.own.some((own) => own.hash === hash)) return;
  const earlier = keptSeats(table.code)?.held.length ? kept.own : []; // without a seat, the device had left
  keep({ ...kept, own: [...earlier, { hash, value, revealed: false }] });
}

/** This device has committed to a value for the rematch of a table, if that was not opened before. */
export function joinedRematch(table: Table, hash: string) {
  const kept = keptDeal(table.code);
  if (kept && !table.rematch) keep({ ...kept, next: hash });
}

/** Keep what a table tells about its deal, and note what contradicts what it told before. `seated`: this device holds a seat. */
export function see(table: Table, seated: boolean, after: string | null = null): KeptDeal | null {
  if (!isCheckable(table)) return null;
  const stored = keptDeal(table.code);
  const begun = table.status === "playing" || table.status === "over";
  if (!stored && begun) return null; // too late: the values are known
  const deal = table.deal!;
  const kept: KeptDeal = stored ? structuredClone(stored) : { format: "farebox kept 1", table: table.code, commitment: deal.commitment, fixed: null, own: [], troubles: [], entries: [], next: null };
  const note = (trouble: Trouble, wrong: boolean) => wrong && !kept.troubles.includes(trouble) && kept.troubles.push(trouble);
  note("commitment", deal.commitment !== kept.commitment);
  if (table.status !== "waiting") {
    const known = values();
    const expected = [after && keptDeal(after)?.next, ...deal.devices.map(({ hash }) => hash)];
    for (const hash of expected) if (hash && known[hash] && !kept.own.some((own) => own.hash === hash)) kept.own.push({ hash, value: known[hash], revealed: false });
    note("own", seated && kept.own.length > 0 && !deal.devices.some(({ hash }) => kept.own.some((own) => own.hash === hash)));
    const told = fixedOf(table);
    note("fixed", deal.digest === null || deal.rules === null);
    for (const trouble of differences(kept.fixed ?? told, told)) note(trouble, true);
    kept.fixed ??= told;
    for (const own of kept.own) {
      const revealed = !!deal.devices.find(({ hash }) => hash === own.hash)?.revealed;
      note("absent", own.revealed && !revealed);
      own.revealed ||= revealed;
    }
  }
  if (JSON.stringify(kept) !== JSON.stringify(stored)) keep(kept);
  return kept;
}

/** Keep what this device sees of a game. What it has seen already is not replaced. */
export function seeEntries(code: string, entries: Entry[]) {
  const kept = keptDeal(code);
  if (!kept) return;
  const known = new Set(kept.entries.map(({ number }) => number));
  const fresh = entries.filter(({ number }) => !known.has(number));
  if (fresh.length) keep({ ...kept, entries: [...kept.entries, ...fresh].sort((a, b) => a.number - b.number) });
}

function fixedOf({ code, deal, options, places }: Table): string {
  const first = options.first === "lot" ? "lot" : `${Math.min(options.first, places.length - 1)}`;
  const terms = { table: code, commitment: deal!.commitment, board: `${options.board} ${deal!.digest}`, rules: `${deal!.rules}` };
  return fixedText({ ...terms, seats: places.length, first, completionCards: `${options.completion_cards}` }, deal!.devices);
}

/** Which kinds of lines differ between two texts of what was fixed. */
export function differences(told: string, now: string): Trouble[] {
  const lines = now.split("\n");
  const old = told.split("\n");
  const kinds = [...old, ...lines].filter((line) => !old.includes(line) || !lines.includes(line)).map((line) => line.split(" ")[0]!);
  const troubles = kinds.map((kind): Trouble => (kind === "commitment" ? "commitment" : kind === "device" ? "devices" : "fixed"));
  return troubles.length || told === now ? [...new Set(troubles)] : ["devices"]; // the same lines in another order
}

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
