/** The differences between the games at the table. `table/games.svelte.ts` has one of these for each ruleset. */
import type { Component } from "svelte";
import type { EventData, ViewData } from "../../core/protocol";
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

/** The guide of the first game: it explains each thing the first time it matters. */

/** `at` is the part of the screen a step explains (data-guide). Its texts are guide-<id> and guide-<id>-title. */
export type GuideStep = { id: string; at: string; when: (screen: ScreenState) => boolean };

/** It is this player's turn, and nothing has been chosen yet. */
export const atStartOfTurn = (screen: ScreenState) => screen.myTurn && screen.view.phase === "turn" && !screen.selected && !screen.card && !screen.drag && !screen.building;

/** The steps that need not be shown again: when the player acts, the step on the screen has had its turn. */
export const seenAfter = (seen: string[], shown: string | null): string[] => (shown && !seen.includes(shown) ? [...seen, shown] : seen);

/** The step to show now, if there is one. */
export function currentStep(screen: ScreenState, seen: string[]): GuideStep | null {
  if (screen.watching || screen.covered || screen.view.over || screen.panel || screen.session.hint || screen.session.sent) return null;
  return screen.game.guide.find((step) => !seen.includes(step.id) && step.when(screen)) ?? null;
}
