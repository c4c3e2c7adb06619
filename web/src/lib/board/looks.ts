/** How each game looks. A game may share the pictures and the style of another one. */
import { boardOf } from "../core/boards";
import type { BoardSummary } from "../core/protocol";
import { rulesetOf, type Ruleset } from "../core/ruleset";
import type { IconName } from "../ui/icons";
import type { Convoy } from "./living/driveIn";
import TaxiPiece from "./shapes/TaxiPiece.svelte";
import TrainPiece from "./shapes/TrainPiece.svelte";

export type Look = {
  style: "compact" | "roomy"; // CSS class of the game and of its final scoring: much at a glance, or few and large things
  cards: string; // the drawings of its cards are #fb-CARDS-red and so on
  icon: IconName; // of a piece
  unit: string; // the message for what players count: points, or tickets
  routeText: string; // the message that describes a route to a screen reader
  Piece: typeof TaxiPiece; // on a claimed route
  convoy: Convoy; // how its pieces come to their route
  sizes: { w: number; r: number; font: number }; // where the layout gives none: a route's space, a location, its label
};

const LOOKS: Record<Ruleset, Look> = {
  new_york: { style: "compact", cards: "new_york", icon: "car", unit: "daily-points", routeText: "board-route", Piece: TaxiPiece, convoy: "cars", sizes: { w: 27, r: 19, font: 24 } },
  first_journey: { style: "roomy", cards: "first_journey", icon: "train", unit: "daily-tickets", routeText: "board-route-build", Piece: TrainPiece, convoy: "train", sizes: { w: 29, r: 28, font: 25 } },
};

export const lookOfGame = (ruleset: Ruleset): Look => LOOKS[ruleset];
export const lookOfBoard = async (id: string): Promise<Look> => lookOf(await boardOf(id));
export const lookOf = (board: Pick<BoardSummary, "ruleset">): Look => lookOfGame(rulesetOf(board));
