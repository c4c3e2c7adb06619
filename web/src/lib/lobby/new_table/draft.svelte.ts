/** A table to be opened: board, seats and options. The browser remembers the form's last one and the last game without friends. */
import { animalName, freeBotNames, isBotName, named, settled, type Level, type PlayerLook, type Taken, type Wish } from "../../characters/characters";
import { fits, listOf, localObject, maybe, object, oneOf, text, whole } from "../../core/device/shape";
import { commitToValue } from "../../deal/kept";
import type { NewPlace, NewTable, TableOptions } from "../../core/protocol";
import { settings } from "../../core/device/settings.svelte";

export type SeatKind = "you" | "here" | "friend" | "bot";
/** `color` and `avatar` of another player on this device; this player's own are in the settings. */
export type SeatDraft = { key: number; kind: SeatKind; name: string; level: Level } & Partial<PlayerLook>;

const DEFAULTS = {
  board: "new_york",
  seats: [
    { key: 1, kind: "you", name: "", level: "casual" },
    { key: 2, kind: "bot", name: "", level: "casual" },
  ] as SeatDraft[],
  youngest: true,
  first: 0, // the seat that begins when the youngest does
  seconds: 0, // for each turn; 0: no limit
  bank: 0, // seconds for each player and the whole game; 0: no limit
  hints: true,
  undo: true,
  chat: "all" as TableOptions["chat"],
  listed: false,
  completionCards: 0,
  here: false, // in this page, not at the server
};
export type DraftData = typeof DEFAULTS;

const SEAT_DRAFTS = listOf(
  object({ key: whole(0, 1e9), kind: oneOf("you", "here", "friend", "bot"), name: text(200), level: text(20), color: maybe(whole(0, 3)), avatar: maybe(text(20)) }),
  4,
);

function stored(key: string): DraftData {
  const defaults = structuredClone(DEFAULTS);
  const known = (name: string, value: unknown) => (name === "seats" ? fits(SEAT_DRAFTS, value) : typeof value === typeof defaults[name as keyof DraftData]);
  return { ...defaults, ...Object.fromEntries(Object.entries(localObject(key)).filter(([name, value]) => known(name, value))) };
}

/** What the form shows. */
export const draft: DraftData = $state(stored("draft"));
/** What "Play now" opens: the last game that needed no friends. */
export const quick: DraftData = $state(stored("quick"));
$effect.root(() => {
  $effect(() => localStorage.setItem("draft", JSON.stringify(draft)));
  $effect(() => localStorage.setItem("quick", JSON.stringify(quick)));
});

/** A name for a bot that no other seat uses. */
const botName = (of: DraftData) => freeBotNames([settings.name.trim(), ...of.seats.map((seat) => seat.name)])[0];

/** Rename bots that have no name, an outdated one, or this player's name. */
export function nameBots(of: DraftData = draft) {
  for (const seat of of.seats) if (seat.kind === "bot" && (!isBotName(seat.name) || seat.name === settings.name.trim())) seat.name = botName(of);
}

export function addSeat(kind: SeatKind) {
  const last = draft.seats.findLast((seat) => seat.kind === "bot");
  const key = Math.max(0, ...draft.seats.map((seat) => seat.key)) + 1;
  draft.seats.push({ key, kind, name: kind === "bot" ? botName(draft) : "", level: last?.level ?? "casual" });
}

/** Bots of other levels become casual. */
export function limitLevels(levels: readonly Level[]) {
  for (const seat of draft.seats) if (!levels.includes(seat.level)) seat.level = "casual";
}

export function removeSeat(index: number) {
  draft.seats.splice(index, 1);
  draft.first = Math.min(draft.first > index ? draft.first - 1 : draft.first, draft.seats.length - 1);
}

export const waitsForFriends = (of: DraftData = draft) => of.seats.some((seat) => seat.kind === "friend");

/** A table with an empty seat for a friend, unless the form already has one. */
export function inviteFriends() {
  if (waitsForFriends()) return;
  draft.seats = draft.seats.filter((seat) => seat.kind === "you");
  draft.first = 0;
  addSeat("friend");
}

const isHere = (seat: SeatDraft) => seat.kind === "you" || seat.kind === "here";

/** The look that another player on this device has chosen. */
function wishOf(seat: SeatDraft): Wish {
  const { color = null, avatar = null } = seat.kind === "you" ? settings : isHere(seat) ? seat : {};
  return { color, avatar };
}

/** The colors of all seats, and the animals of people. */
export const draftLooks = (of: DraftData = draft) => settled(of.seats.map(wishOf));

/** The name of another player on this device. */
export const hereName = (index: number, of: DraftData = draft) => (of.seats[index].kind === "you" ? settings.name : of.seats[index].name).trim() || animalName(draftLooks(of)[index].avatar);

/** What others on this device have chosen. */
export function takenHere(index: number): Taken {
  const taken: Taken = { colors: new Map(), avatars: new Map() };
  draft.seats.forEach((seat, i) => {
    const { color, avatar } = wishOf(seat);
    if (i !== index && color !== null) taken.colors.set(color, hereName(i));
    if (i !== index && avatar !== null) taken.avatars.set(avatar, hereName(i));
  });
  return taken;
}

function newPlace(seat: SeatDraft, look: PlayerLook): NewPlace {
  if (!isHere(seat)) return { kind: seat.kind === "bot" ? "bot" : "open", name: null, level: seat.kind === "bot" ? seat.level : null, color: null, avatar: named(seat.name) ?? null };
  const name = (seat.kind === "you" ? settings.name : seat.name).trim();
  return { kind: "mine", name: name || null, level: null, ...look };
}

export function newTable(completionCards: boolean, of: DraftData = draft): NewTable {
  nameBots(of);
  const looks = draftLooks(of);
  return {
    device: commitToValue(),
    options: {
      board: of.board,
      first: of.youngest ? of.first : "lot",
      completion_cards: completionCards ? of.completionCards : 0,
      turn_seconds: of.seconds || null,
      bank_seconds: of.bank || null,
      undo: of.undo,
      take_back: true,
      hints: of.hints,
      chat: of.chat,
      listed: of.listed,
    },
    places: of.seats.map((seat, i) => newPlace(seat, looks[i])) as NewTable["places"],
    start: !waitsForFriends(of),
    from_review: null,
    daily: null,
    challenge: null,
    browser: null,
  };
}
