/** The keys of the game screen. */
import { tick } from "svelte";
import type { ScreenState } from "./screenState.svelte";

const TYPING = "input, textarea, select, [contenteditable]";

/** `more` handles the keys of what is shown above the game; it returns whether it did. */
export function handleKey(screen: ScreenState, event: KeyboardEvent, more: (key: string) => boolean) {
  screen.byKeyboard = true;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if ((event.target as Element).closest?.(TYPING)) return;
  if (document.querySelector("dialog:modal")) return;
  if (event.key === "Escape") return screen.back();
  const key = event.key.toLowerCase();
  if (more(key) || press(screen, key)) event.preventDefault();
}

function press(screen: ScreenState, pressed: string): boolean {
  if (screen.game.press(screen, pressed)) return true;
  switch (pressed) {
    case "d":
      screen.act(screen.action("blind") ?? screen.action("draw"));
      return true;
    case "r":
      screen.panel = "routes";
      return true;
    case "m":
      focusBoard(screen);
      return true;
    case "u":
      screen.undo();
      return true;
    case "i":
      screen.askHint();
      return true;
    case "c":
      screen.toggleChat();
      return true;
    case "l":
      screen.panel = "log";
      return true;
    case "h":
      screen.tab = "tickets";
      void tick().then(() => document.querySelector<HTMLElement>('[data-testid^="ticket-"]')?.focus());
      return true;
    case "?":
      screen.panel = "keys";
      return true;
    default:
      return false;
  }
}

function focusBoard(screen: ScreenState) {
  const route = screen.selected ?? [...screen.claimable][0] ?? screen.board.routes[0].id;
  void screen.handle?.focusRoute(route);
}
