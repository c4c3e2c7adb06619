/** The words and looks of each game. A game may share the pictures and the style of another one. */
import { boardOf } from "../core/boards";
import type { BoardSummary } from "../core/protocol";
import { rulesetOf, type Ruleset } from "../core/ruleset";
import type { IconName } from "../ui/icons";
import TaxiPiece from "./shapes/TaxiPiece.svelte";
import TrainPiece from "./shapes/TrainPiece.svelte";

/** How the pieces of a claim drive: `apart`: milliseconds between two of them; `coupled`: the share of the way that they go as one. */
export interface Convoy { apart: number; coupled: 0 | 1 }

export const CARS: Convoy = { apart: 130, coupled: 0 };
export const TRAIN: Convoy = { apart: 0, coupled: 1 };

/** A number of the board that the lobby shows, with its message. */
type LobbyFact = { icon: IconName; text: string; count: "pieces" | "ticket_count" | "attraction_count" };

export type GameLook = {
  style: "compact" | "roomy"; // CSS class of the game and of its final scoring: much at a glance, or few and large things
  forChildren: boolean; // it has a kid table, and its lesson is read aloud
  cards: string; // the drawings of its cards are #fb-CARDS-red and so on
  icon: IconName; // of a piece
  unit: string; // the message for what players count: points, or tickets
  /** What claiming a route is called: in ids of messages, for a screen reader, in the log, and in a recap of turns. */
  claim: { verb: "claim" | "build"; route: string; taken: string; log: string; recap: string };
  routeNumbers: "points"[]; // what a list shows of a route beside its cost
  ticketNumbers: "value"[]; // what a ticket says beside its locations
  lobby: { about: string; facts: LobbyFact[]; rules: string }; // `rules`: the address of its rules
  Piece: typeof TaxiPiece; // on a claimed route
  convoy: Convoy; // how its pieces come to their route
  sizes: { w: number; r: number; font: number }; // where the layout gives none: a route's space, a location, its label
};

const LOOKS: Record<Ruleset, GameLook> = {
  new_york: {
    style: "compact",
    forChildren: false,
    cards: "new_york",
    icon: "car",
    unit: "daily-points",
    claim: { verb: "claim", route: "board-route", taken: "table-why-claimed", log: "table-log-claim", recap: "table-did-claim" },
    routeNumbers: ["points"],
    ticketNumbers: ["value"],
    lobby: {
      about: "lobby-card-new-york",
      facts: [
        { icon: "car", text: "lobby-card-taxis", count: "pieces" },
        { icon: "ticket", text: "lobby-card-tickets", count: "ticket_count" },
        { icon: "star", text: "lobby-card-attractions", count: "attraction_count" },
      ],
      rules: "/rules",
    },
    Piece: TaxiPiece,
    convoy: CARS,
    sizes: { w: 27, r: 19, font: 24 },
  },
  first_journey: {
    style: "roomy",
    forChildren: true,
    cards: "first_journey",
    icon: "train",
    unit: "daily-tickets",
    claim: { verb: "build", route: "board-route-build", taken: "table-why-built", log: "table-log-build", recap: "table-did-build" },
    routeNumbers: [],
    ticketNumbers: [],
    lobby: {
      about: "lobby-card-first-journey",
      facts: [
        { icon: "train", text: "lobby-card-trains", count: "pieces" },
        { icon: "ticket", text: "lobby-card-goal", count: "ticket_count" },
      ],
      rules: "/rules#FJ-BOX-1",
    },
    Piece: TrainPiece,
    convoy: TRAIN,
    sizes: { w: 29, r: 28, font: 25 },
  },
};

export const lookOfGame = (ruleset: Ruleset): GameLook => LOOKS[ruleset];
export const lookOfBoard = async (id: string): Promise<GameLook> => lookOf(await boardOf(id));
export const lookOf = (board: Pick<BoardSummary, "ruleset">): GameLook => lookOfGame(rulesetOf(board));
