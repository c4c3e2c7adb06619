/** How the shuffles of a table follow from its secret and the values of its devices: docs/security.md, written a second time. */
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const DEAL = "farebox deal 1";
const NUMBERS = 1 << 16; // a number of a stream is two bytes

export type Device = { seats: number[]; hash: string; value: string | null };
/** The facts in the key, besides the devices. `first`: "lot" or a seat. */
export type Terms = { table: string; commitment: string; board: string; rules: string; seats: number; first: string; completionCards: string };

export const hashOf = (value: string) => bytesToHex(sha256(hexToBytes(value)));
export const commitmentOf = (table: string, secret: string) => bytesToHex(sha256(concatBytes(utf8ToBytes(`${DEAL}\ntable ${table}\n`), hexToBytes(secret))));

/** Everything that is fixed before a device reveals its value; `board` is its name and digest. */
export function fixedText(terms: Terms, devices: Pick<Device, "seats" | "hash">[]): string {
  const { table, commitment, board, rules, seats, first, completionCards } = terms;
  const lines = [DEAL, `table ${table}`, `commitment ${commitment}`, `board ${board}`, `rules ${rules}`, `seats ${seats}`, `first ${first}`];
  lines.push(`completion_cards ${completionCards}`, "position none", ...devices.map(({ seats, hash }) => `device ${seats.join("+")} ${hash}`));
  return lines.join("\n");
}

export function dealKey(secret: string, devices: Device[], fixed: string): Uint8Array {
  const values = devices.map(({ value }) => (value === null ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(value))));
  return sha256(concatBytes(hexToBytes(secret), ...values, utf8ToBytes(fixed)));
}

/** Fair whole numbers below n, from one stream of the key. */
function numbers(key: Uint8Array, what: string, count: number): (n: number) => number {
  const stream = shake256.create({}).update(concatBytes(key, utf8ToBytes(`${DEAL} ${what} ${count}`)));
  return (n) => {
    for (;;) {
      const [high, low] = stream.xof(2);
      const number = high! * 256 + low!;
      if (number < NUMBERS - (NUMBERS % n)) return number % n;
    }
  };
}

/** The result of a shuffle of the sorted pile, bottom first. */
export function shuffled(key: Uint8Array, number: number, pile: string[]): string[] {
  const order = [...pile];
  const below = numbers(key, "shuffle", number);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

export const drawnSeat = (key: Uint8Array, seats: number) => numbers(key, "first seat", 0)(seats);
