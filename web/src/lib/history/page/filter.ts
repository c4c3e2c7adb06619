/** Finished games by game, opponent and result. "" is all of them. */
import { compareText } from "../../core/words/text";
import { opponentsOf, playerName, RESULTS, resultOf, type KeptGame, type Result } from "../keptGame";

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
