/** Kept games for tests. */
import type { KeptGame, KeptPlayer } from "./keptGame";

export const player = (name: string, score: number, more: Partial<KeptPlayer> = {}): KeptPlayer => ({
  ...{ name, score, bot: false, level: null, avatar: null, color: 0, tickets: 0, routes: [], quality: null, adjusted: null },
  ...more,
});

export const bot = (name: string, score: number, level: KeptPlayer["level"] = "casual") => player(name, score, { bot: true, level });

let count = 0;
/** Seat 0 is this browser's. */
export function game(players: KeptPlayer[], winners: number[], more: Partial<KeptGame> = {}): KeptGame {
  const id = `${++count}`.padStart(20, "0");
  return { id, code: `T${count}`, board: "new_york", ended: count, ending: "last_turns", continued: false, winners, mine: [0], players, record: SAMPLE_RECORD, ...more };
}

export const SAMPLE_RECORD = `farebox record 1
board new_york 53ca0069f8a7
rules 1
seats 2
players Ada | Otto
seed 11
deck red pink
tickets times_square-brooklyn

0 keep chelsea-soho
1 keep times_square-soho central_park-chelsea
1. 0 take black = black; blind = taxi
2. 1 claim central_park-times_square.black 1 black
3. 0 claim chelsea-soho 3 pink 1 taxi
4. 1 claim times_square-empire_state_building.pink 1 pink
5. 0 tickets = united_nations-midtown_west; keep united_nations-midtown_west
6. 1 claim empire_state_building-chelsea.1 2 red = last_turns
result last_turns -3 11 winners 1
`;
