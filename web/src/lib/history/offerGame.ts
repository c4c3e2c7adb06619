/** Offers finished games as challenges: at their table while the server has it, else by the record that this browser keeps. */
import * as api from "../core/api";
import { isHere, keptSeats } from "../core/device/heldSeats";
import { challengeKey, remember } from "../core/device/sameDeals";
import type { ChallengePlayer, OfferedChallenge } from "../core/protocol";
import type { KeptGame } from "./keptGame";

/** A game to offer. `code`: of its table, "" if it is not known. `seats`: those that friends may get. */
export type Offer = { code: string; seats: { seat: number; name: string }[]; game: () => Promise<KeptGame | undefined> };

const GONE = ["no_table", "unavailable", "not_your_seat"]; // the server no longer has the table, or has another one with its code

/** A side game, one from a position and one that was given up have nothing to offer, nor have records without their deal. */
export const canOffer = (record: string) => /^deal /m.test(record) && !/^(continues |position |result .* winners none$)/m.test(record);

export async function offerGame({ code, game }: Offer, seat: number): Promise<OfferedChallenge> {
  return (await offerTable(code, seat)) ?? offerRecord(seat, await game());
}

async function offerTable(code: string, seat: number): Promise<OfferedChallenge | null> {
  const secret = keptSeats(code)?.held.find((one) => one.seat === seat)?.secret;
  if (!secret || isHere(code)) return null;
  try {
    const offered = await api.offerChallenge({ table: code, seat }, secret);
    remember(challengeKey(offered.id), code);
    return offered;
  } catch (error) {
    if (error instanceof api.Refused && GONE.includes(error.problem.error)) return null;
    throw error;
  }
}

async function offerRecord(seat: number, game: KeptGame | undefined): Promise<OfferedChallenge> {
  if (!game) throw new api.Refused({ error: "no_table", message: "the table is gone, and its record is not kept here", detail: {} });
  const offered = await api.offerChallenge({ record: game.record, seat, players: playersOf(game) });
  remember(challengeKey(offered.id), game.id);
  return offered;
}

/** A record alone does not tell bots from people. */
const playersOf = ({ code, players }: KeptGame): ChallengePlayer[] | null =>
  code || players.some(({ bot }) => bot) ? players.map(({ bot, level, avatar }) => ({ bot, level, avatar })) : null;
