/** The guide of the first game: it explains each thing the first time it matters. */
import type { ScreenState } from "./screenState.svelte";

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
