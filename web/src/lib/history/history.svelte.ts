/** The finished games on the page. */
import { forgetTable, allRemoved } from "../core/device/forgetTable";
import { keptSeats, keptCodes, unfinishedCodes } from "../core/device/heldSeats";
import type { Table } from "../core/protocol";
import { collect } from "./collect";
import { BadFile, readFile, writeFile, type Unfinished } from "./file";
import { byDate, type KeptGame } from "./keptGame";
import { allGames, keepGames, removeAll, removeGame, troubleOf, type StoreTrouble } from "./store";
import { deviceFiles } from "../core/inPage";
import { explain } from "../core/problem";
import type { Restored } from "../page/kept/backup";

/** Numbers of an import: new games, known games, and, once the user has asked for them, unfinished games that continue here. */
export type Imported = { added: number; known: number; resumed: number | null };

export class History {
  games = $state.raw<KeptGame[]>([]);
  loaded = $state(false);
  trouble = $state<StoreTrouble["kind"] | null>(null);
  /** The result of the last import. */
  imported = $state.raw<Imported | null>(null);
  /** Why nothing of the last file was stored. */
  refused = $state.raw<BadFile | null>(null);
  /** The unfinished games of the last file, which carry seats: they continue here only if the user asks for it. */
  unfinished = $state.raw<Unfinished[]>([]);
  #unkept: KeptGame[] = []; // shown, although the browser does not keep them

  async load() {
    const stored = (await this.#try(allGames)) ?? [];
    const ids = new Set(stored.map(({ id }) => id));
    this.games = [...stored, ...this.#unkept.filter(({ id }) => !ids.has(id))].sort(byDate);
    this.loaded = true;
  }

  /** Store the finished games of these tables. */
  async take(tables: Table[]) {
    const { fresh, trouble } = await collect(tables);
    if (trouble) {
      this.trouble = trouble;
      this.#unkept = fresh;
    }
    await this.load();
  }

  async remove(game: KeptGame) {
    await this.#try(() => removeGame(game.id));
    if (keptSeats(game.code)?.over || this.#unkept.includes(game)) forgetTable(game.code); // else it comes back with the next visit
    this.#show((one) => one.id !== game.id);
  }

  async removeAll() {
    await this.#try(removeAll);
    for (const code of keptCodes().filter((code) => keptSeats(code)?.over)) forgetTable(code);
    for (const game of this.#unkept) forgetTable(game.code);
    this.#show(() => false);
  }

  /** All games as one file, with the unfinished ones of this device. */
  async export(): Promise<string> {
    return writeFile(this.games, (await this.#try(unfinishedGames)) ?? []);
  }

  /** Store the finished games of a file, all or none. */
  async import(text: string | Promise<string>) {
    await this.#whole(async () => {
      const { games, unfinished } = readFile(await text);
      const ids = new Set(this.games.map(({ id }) => id));
      const added = new Set(games.map(({ id }) => id).filter((id) => !ids.has(id))).size;
      await this.#try(() => keepGames(games.map(withoutOpenTable)));
      await this.load();
      this.imported = { added, known: games.length - added, resumed: null };
      this.unfinished = unfinished;
    });
  }

  /** Continue the unfinished games of the last file here, all or none, with their seats. */
  async resume() {
    const games = this.unfinished;
    await this.#whole(async () => {
      const { resumed, known } = (await this.#try(() => restoreGames(games))) ?? { resumed: 0, known: 0 };
      this.imported = { added: 0, known, resumed };
    });
  }

  async #whole(work: () => Promise<void>) {
    this.imported = this.refused = null;
    this.unfinished = [];
    try {
      await work();
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      this.refused = error;
    }
  }

  #show(stays: (game: KeptGame) => boolean) {
    this.#unkept = this.#unkept.filter(stays);
    this.games = this.games.filter(stays);
  }

  async #try<T>(use: () => Promise<T>): Promise<T | undefined> {
    try {
      return await use();
    } catch (error) {
      if (error instanceof BadFile) throw error;
      this.trouble = troubleOf(error).kind;
    }
  }
}

/** A game of a file does not stand for the one that is played at a table of this browser. */
const withoutOpenTable = (game: KeptGame): KeptGame => (unfinishedCodes().includes(game.code) ? { ...game, code: "" } : game);

const backup = () => import("../page/kept/backup");

/** The unfinished games of this device, each as one line of JSON. */
async function unfinishedGames(): Promise<string[]> {
  return deviceFiles ? (await backup()).unfinished() : [];
}

export const canResume = deviceFiles !== null;

/** Continue games of another device here, all or none, with their seats. Throws BadFile. */
async function restoreGames(games: Unfinished[]): Promise<Restored> {
  await allRemoved();
  const { restore, BadBackup } = await backup();
  try {
    return await restore(games.map(({ game }) => game));
  } catch (error) {
    if (error instanceof BadBackup) throw new BadFile("history-file-unfinished", { line: games[error.index]!.line, problem: explain(error.why) });
    throw error;
  }
}
