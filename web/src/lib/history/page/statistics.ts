/** A player's finished games: which of them are wanted, and their statistics. */
import { LEVELS, type Level } from "../../characters/characters";
import { opponentsOf, playerName, resultOf, type KeptGame, type KeptPlayer, RESULTS, type Result } from "../keptGame";
import { compareText } from "../../core/words/text";

export type Wanted = { board: string; opponent: string; result: Result | "" };
export const EVERYTHING: Wanted = { board: "", opponent: "", result: "" };

const namesIn = (game: KeptGame) => opponentsOf(game).map(playerName).filter(Boolean);

export const filtered = (games: KeptGame[], { board, opponent, result }: Wanted) =>
  games.filter((game) => (!board || game.board === board) && (!opponent || namesIn(game).includes(opponent)) && (!result || resultOf(game) === result));

/** What there is to choose from. */
export function choicesIn(games: KeptGame[]): { boards: string[]; opponents: string[]; results: Result[] } {
  const found = new Set(games.map(resultOf));
  return {
    boards: [...new Set(games.map(({ board }) => board))].sort(),
    opponents: [...new Set(games.flatMap(namesIn))].sort(compareText),
    results: RESULTS.filter((result) => found.has(result)),
  };
}

export type Tally = { games: number; won: number };
export type Against = { name: string; bot: boolean; games: number; ahead: number };
export type AtLevel = Tally & { level: Level };
export type Best = { game: KeptGame; score: number };

export type Statistics = Tally & {
  finished: number; // also those without opponents or winners, but not those that this browser only has a record of
  streak: number; // most wins one after the other
  opponents: Against[]; // most games first
  levels: AtLevel[]; // weakest first
  best: Best[]; // a board's highest score, boards with most games first
  quality: number | null; // mean
  withoutLuck: number | null; // the share that would have been won, in percent; null until enough games were reviewed
};

const ENOUGH_REVIEWED = 5; // reviewed games: in a single one the result without luck says little

/** Games that were won or lost against other players, the latest first. */
const decided = (games: KeptGame[]) => games.filter((game) => ["won", "shared", "lost"].includes(resultOf(game)));
const isWon = (game: KeptGame) => resultOf(game) !== "lost";

const tally = (games: KeptGame[]): Tally => ({ games: games.length, won: games.filter(isWon).length });

function longest(games: KeptGame[]): number {
  let [run, most] = [0, 0];
  for (const game of games) most = Math.max(most, (run = isWon(game) ? run + 1 : 0));
  return most;
}

/** Whether a seat of this browser came before another player. Whoever wins comes before all who do not. */
function isAhead({ mine, players, winners }: KeptGame, other: KeptPlayer): boolean {
  const wins = (seat: number) => Number(winners.includes(seat));
  const place = wins(players.indexOf(other));
  return mine.some((seat) => wins(seat) > place || (wins(seat) === place && players[seat]!.score > other.score));
}

function opponents(games: KeptGame[]): Against[] {
  const met = new Map<string, { name: string; bot: boolean; games: Set<KeptGame> }>();
  for (const game of games)
    for (const player of opponentsOf(game)) {
      const name = playerName(player);
      const key = `${player.bot} ${name}`;
      const one = met.get(key) ?? { name, bot: player.bot, games: new Set() };
      met.set(key, one);
      one.games.add(game);
    }
  const rows = [...met.values()].filter(({ name }) => name).map(({ name, bot, games }) => {
    const ahead = [...games].filter((game) => opponentsOf(game).every((player) => player.bot !== bot || playerName(player) !== name || isAhead(game, player)));
    return { name, bot, games: games.size, ahead: ahead.length };
  });
  return rows.sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

const levels = (games: KeptGame[]): AtLevel[] =>
  LEVELS.map((level) => ({ level, ...tally(games.filter((game) => opponentsOf(game).some((player) => player.level === level))) })).filter(({ games }) => games);

const ownScore = ({ mine, players }: KeptGame) => Math.max(...mine.map((seat) => players[seat]!.score));

function best(games: KeptGame[]): Best[] {
  const boards = [...new Set(games.map(({ board }) => board))].map((board) => games.filter((game) => game.board === board));
  const highest = (played: KeptGame[]) => played.reduce((a, b) => (ownScore(b) > ownScore(a) ? b : a));
  return boards.sort((a, b) => b.length - a.length).map(highest).map((game) => ({ game, score: ownScore(game) }));
}

function mean(values: number[]): number | null {
  return values.length ? Math.round(values.reduce((sum, value) => sum + value, 0) / values.length) : null;
}

function withoutLuck(games: KeptGame[]): number | null {
  const shares = games.flatMap(({ mine, players }) => mine.map((seat) => players[seat]!.adjusted ?? null).filter((share) => share !== null));
  const percent = shares.length < ENOUGH_REVIEWED ? null : mean(shares.map((share) => 100 * share));
  return percent === null ? null : Math.min(100, Math.max(0, percent));
}

/** Games in which this browser held no seat, and games that were played on from a moment of another one, do not count. */
export function statisticsOf(kept: KeptGame[]): Statistics {
  const games = kept.filter(({ continued, mine }) => !continued && mine.length);
  const played = decided(games);
  return {
    ...tally(played),
    finished: games.length,
    streak: longest(played),
    opponents: opponents(played),
    levels: levels(played),
    best: best(games.filter(({ winners }) => winners.length)),
    quality: mean(games.flatMap(({ mine, players }) => mine.map((seat) => players[seat]!.quality).filter((quality) => quality !== null))),
    withoutLuck: withoutLuck(played),
  };
}
