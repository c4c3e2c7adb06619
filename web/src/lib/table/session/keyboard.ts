/** The keys of the game screen. */
import { tick } from "svelte";
import type { Play } from "./screenState.svelte";

const TYPING = "input, textarea, select, [contenteditable]";

export function key(play: Play, event: KeyboardEvent) {
  play.byKeyboard = true;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if ((event.target as Element).closest?.(TYPING)) return;
  if (document.querySelector("dialog:modal")) return;
  if (event.key === "Escape") return play.back();
  if (press(play, event.key.toLowerCase())) event.preventDefault();
}

function press(play: Play, pressed: string): boolean {
  const place = "12345".indexOf(pressed);
  if (place >= 0 && pressed) return take(play, place);
  switch (pressed) {
    case "d":
      play.act(play.action("blind") ?? play.action("draw"));
      return true;
    case "t":
      if (play.city) play.act(play.action("tickets"));
      return play.city;
    case "x":
      if (play.action("exchange")) play.panel = "swap";
      return !play.city;
    case "r":
      play.panel = "routes";
      return true;
    case "m":
      focusBoard(play);
      return true;
    case "u":
      play.undo();
      return true;
    case "i":
      play.askHint();
      return true;
    case "l":
      play.panel = "log";
      return true;
    case "h":
      play.tab = "tickets";
      void tick().then(() => document.querySelector<HTMLElement>('[data-testid^="ticket-"]')?.focus());
      return true;
    case "?":
      play.panel = "keys";
      return true;
    default:
      return false;
  }
}

function take(play: Play, place: number): boolean {
  const card = play.view.display[place];
  if (!play.city) return false;
  if (card) play.act(play.action("take", card));
  return true;
}

function focusBoard(play: Play) {
  const route = play.selected ?? [...play.claimable][0] ?? play.board.routes[0].id;
  void play.handle?.focusRoute(route);
}
