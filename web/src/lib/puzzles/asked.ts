/** A puzzle as the page asks it: one of the package, or an own mistake from this browser. */
import { placeName } from "../characters/characters";
import * as api from "../core/api";
import { boardOf } from "../core/boards";
import { t } from "../core/words/messages.svelte";
import type { BoardData, Place, PuzzleData, Puzzles, ReviewPlayer } from "../core/protocol";
import { boardName, playerNumber } from "../core/words/text";
import { allGames, allMistakes, markMistake, isMistakeId, nextMistake, type PuzzleMark, type Mistake } from "../history/store";
import { points } from "../review/data/review";
import { turnText } from "../review/data/results";
import { OVER_HTTP, type PuzzleServer } from "./attempt.svelte";
import { nextPuzzle, puzzleTitle, keepResults, keptResults, withDay, withResult } from "./puzzleResults";
import { ownServer } from "./ownPuzzles";

export interface Asked {
  data: PuzzleData;
  board: BoardData;
  server: PuzzleServer;
  players: ReviewPlayer[] | null; // null: an anonymous position
  /** In the chosen language, which may change. */
  title: () => string;
  next: string | null; // address
  from: { review: string; cost: number; played: string } | null; // the moment of the own game, what was played there, and the points that it cost
  done: (mark: PuzzleMark) => void;
}

export const load = (id: string): Promise<Asked> => (isMistakeId(id) ? own(id) : shipped(id));

async function shipped(id: string): Promise<Asked> {
  const [data, listed] = await Promise.all([api.puzzle(id), api.puzzles()]);
  const next = nextPuzzle(listed.puzzles, id, keptResults().puzzles);
  return {
    ...{ data, board: await boardOf(data.puzzle.board), server: OVER_HTTP, players: null, from: null },
    title: () => puzzleTitle(listed, id),
    next: next && `/puzzles/${next}`,
    done: (mark) => keepResults(withResult(keptResults(), id, mark, dayOf(listed, id))),
  };
}

const dayOf = ({ today, date }: Puzzles, id: string) => (Object.values(today).includes(id) ? date : null);

async function own(id: string): Promise<Asked> {
  const mistakes = await latestFirst();
  const mistake = mistakes.find((one) => one.id === id);
  if (!mistake) throw new api.Refused({ error: "not_found", message: "", detail: {} });
  const { board: name, view, seat, game, number, cost, action, players } = mistake;
  const board = await boardOf(name);
  const next = nextMistake(mistakes, id, game);
  const ofGame = mistakes.filter((one) => one.game === game);
  return {
    ...{ data: { puzzle: { id, board: name, seats: view.players.length, difficulty: 0 }, seat, view }, board, server: ownServer(mistake), players },
    title: () => `${boardName(board)} · ${turnText(mistake)} · ${t("puzzles-own-place", { place: ofGame.indexOf(mistake) + 1, count: ofGame.length })}`,
    next: next && `/puzzles/${next.id}`,
    from: { review: `/review/${game}?n=${number}&seat=${seat}`, cost: points(cost), played: action },
    done: (mark) => {
      void markMistake(id, mark).catch(() => {}); // the browser stores nothing: the page works without it
      if (mark !== "missed") keepResults(withDay(keptResults(), new Date().toISOString().slice(0, 10), mark));
    },
  };
}

/** All own mistakes, those of the latest game first. */
export async function latestFirst(): Promise<Mistake[]> {
  const [games, mistakes] = await Promise.all([allGames(), allMistakes()]);
  const place = new Map(games.map(({ id }, i) => [id, i]));
  return mistakes.sort((a, b) => (place.get(a.game) ?? 0) - (place.get(b.game) ?? 0) || a.number - b.number);
}

export function reviewedName(players: ReviewPlayer[] | null, seat: number): string {
  const player = players?.[seat];
  return (player && placeName({ kind: player.bot ? "bot" : "player", name: player.name, avatar: player.avatar as Place["avatar"] })) || playerNumber(seat);
}

/** "You" for the seat whose puzzle it is. */
export const namesIn = ({ data, players }: Pick<Asked, "data" | "players">) => data.view.players.map(({ seat }) => (seat === data.seat ? t("table-you") : reviewedName(players, seat)));
