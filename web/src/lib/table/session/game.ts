/** The differences between the games at the table. `table/games.svelte.ts` has one of these for each ruleset. */
import type { Component } from "svelte";
import type { EventData, ViewData } from "../../core/protocol";
import type { GuideStep } from "./guide";
import type { Mode, ScreenState } from "./screenState.svelte";

/** A row of the keyboard help; "–" between two keys means all keys from one to the other. */
export type KeyHelp = { keys: string[]; text: string };

/** A dialog for the player who completed tickets or earned the bonus. `drawn` are the new tickets. */
export type Celebration = { seat: number; tickets: string[]; bonus: boolean; drawn: string[]; Dialog: Component<{ what: Celebration; onclose: () => void }> };

/** How the screen reacts to completed tickets: a dialog, or a short notice and, if `ticket` is set, its path on the board. */
export type TicketNews = { celebration: Celebration } | { text: string; ticket?: { id: string; path: string[] } };

/** Messages that differ because First Journey builds what New York claims, and has tickets of another kind. */
export type Words = { do: string; hint: string; can: string; finishes: string; enter: string; own: string };

export type KidTable = {
  Table: Component<{ celebration: Celebration | null; oncelebrated: () => void }>;
  End: Component<{ screen: ScreenState; onrematch: () => void; onannounced: () => void; onclose: () => void }>;
};

export interface Game {
  words: Words;
  /** Everything below the header, for each screen size. */
  layouts: Record<Mode, Component>;
  Players: Component<{ others?: boolean; full?: boolean; row?: boolean }>;
  /** Additions to the banner of a wide screen and to the header of a tablet. */
  bannerExtras: Component[];
  headerExtras: Component[];
  /** The kid table: everything on the screen in pictures, and the end of the game. Loaded when it is wanted. */
  kid?: () => Promise<KidTable>;
  /** Milliseconds that a bot's action takes at the normal pace. */
  botTime: number;
  /** Texts of the banner: that it is this player's turn, and what can be done. */
  yourTurn(screen: ScreenState): string;
  choices(screen: ScreenState): string[];
  /** The keys that only this game has. `press` returns whether it handled the key. */
  keys: KeyHelp[];
  press(screen: ScreenState, key: string): boolean;
  guide: GuideStep[];
  /** What to show after these events; `before` is the view before them. */
  ticketNews(screen: ScreenState, events: EventData[], before: ViewData): TicketNews | null;
}
