/** What each game shows in the ending, and the shape of the window around it. */
import { MediaQuery } from "svelte/reactivity";
import type { BoardData } from "../../core/protocol";
import type { Column } from "../sheet/sheet";
import type { Verdict } from "./verdict";

/** `columns` from left to right; `announced`: the winner is known. The class `playing` around the stage runs the show. */
export type StageProps = { board: BoardData; columns: Column[]; announced: boolean };
export type PrizeProps = { verdict: Verdict; columns: Column[]; announced: boolean };

const LONG_NAME = 10; // letters that fit below a tower in large type
export const isLong = (name: string) => name.length > LONG_NAME;

export type MainAction = "review" | "rematch";

/** `narrow`: one column, on phones and on upright tablets; `low`: a phone held sideways. */
export const narrow = new MediaQuery("(max-width: 559px), (max-width: 759px) and (min-height: 500px), (max-width: 1023px) and (orientation: portrait)");
export const low = new MediaQuery("(min-width: 560px) and (max-height: 499px)");
