/** What each game shows in the ending. */
import type { BoardData } from "../../core/protocol";
import type { Column } from "../sheet/scoreColumns";
import type { Verdict } from "./verdict";

/** `columns` from left to right; `announced`: the winner is known. The class `playing` around the stage runs the show. */
export type StageProps = { board: BoardData; columns: Column[]; announced: boolean };
export type PrizeProps = { verdict: Verdict; columns: Column[]; announced: boolean };

const LONG_NAME = 10; // letters that fit below a tower in large type
export const isLong = (name: string) => name.length > LONG_NAME;

export type MainAction = "review" | "rematch";
