/** First Journey at the table: its screens, texts, keys and guide. */
import { t } from "../../core/words/messages.svelte";
import { atStartOfTurn, type Game, type GuideStep } from "../session/game";
import { cutNews } from "../session/cutWays";
import type { ScreenState } from "../session/screenState.svelte";
import CelebrationDialog from "./tickets/CelebrationDialog.svelte";
import FirstJourneyDesk from "./FirstJourneyDesk.svelte";
import FirstJourneyPhone from "./FirstJourneyPhone.svelte";
import FirstJourneyPlayers from "./FirstJourneyPlayers.svelte";
import FirstJourneyTablet from "./FirstJourneyTablet.svelte";
import HeaderTrack from "./tickets/HeaderTrack.svelte";
import TurnVerbs from "./TurnVerbs.svelte";

const bonusMatters = (screen: ScreenState) => atStartOfTurn(screen) && (screen.me?.routes.length ?? 0) >= 2;

const guide: GuideStep[] = [
  { id: "first-journey-turn", at: "banner", when: atStartOfTurn },
  { id: "first-journey-tickets", at: "tickets", when: atStartOfTurn },
  { id: "first-journey-draw", at: "deck", when: (screen) => atStartOfTurn(screen) && !!screen.action("draw") },
  { id: "first-journey-build", at: "board", when: (screen) => atStartOfTurn(screen) && screen.claimable.size > 0 },
  { id: "first-journey-wild", at: "hand", when: (screen) => atStartOfTurn(screen) && (screen.me?.hand?.[screen.board.wild] ?? 0) > 0 },
  { id: "first-journey-bonus", at: "bonus", when: (screen) => bonusMatters(screen) && screen.mode !== "phone" },
  { id: "first-journey-bonus", at: "board", when: (screen) => bonusMatters(screen) && screen.mode === "phone" }, // has no panel for it
  { id: "first-journey-swap", at: "swap", when: (screen) => atStartOfTurn(screen) && !!screen.action("exchange") && screen.tickets.some((ticket) => ticket.state === "blocked") },
  { id: "first-journey-golden", at: "track", when: (screen) => atStartOfTurn(screen) && (screen.me?.completed.length ?? 0) >= 1 },
];

export const firstJourneyTable: Game = {
  layouts: { desk: FirstJourneyDesk, tablet: FirstJourneyTablet, phone: FirstJourneyPhone },
  Players: FirstJourneyPlayers,
  botTime: 1500,
  bannerExtras: [TurnVerbs],
  headerExtras: [HeaderTrack],
  kid: () => import("../kid/kidTable"),
  guide,
  words: {
    do: "table-do-build", hint: "table-hint-build", can: "table-routes-can-build", finishes: "table-finishes-first-journey",
    enter: "table-key-enter-build", own: "table-key-own-first-journey",
  },
  keys: [
    { keys: ["D"], text: "table-key-draw" },
    { keys: ["X"], text: "table-key-swap" },
  ],

  press(screen, key) {
    if (key !== "x") return false;
    if (screen.action("exchange")) screen.panel = "swap";
    return true;
  },

  yourTurn: (screen) => (screen.mode === "phone" ? t("table-your-turn") : t("table-your-turn-name", { name: screen.names[screen.seat!] })),

  /** On a phone only: larger screens show them as pictures. */
  choices(screen) {
    if (screen.mode !== "phone") return [];
    const can = [screen.action("draw") ? t("table-do-draw") : "", screen.action("claim") ? t(this.words.do) : ""];
    return can.filter(Boolean);
  },

  ticketNews(screen, events, before) {
    const won = events.filter((event) => event.kind === "completed" || event.kind === "bonus");
    const mine = won.filter((event) => event.seat === screen.seat && screen.held.includes(event.seat ?? -1));
    if (mine.length) {
      const old = new Set(before.players[screen.seat!].ticket_list ?? []);
      const drawn = (screen.me?.ticket_list ?? []).filter((ticket) => !old.has(ticket));
      const tickets = mine.flatMap((event) => (event.kind === "completed" ? [event.ticket] : []));
      return { celebration: { seat: screen.seat!, tickets, bonus: mine.some((event) => event.kind === "bonus"), drawn, Dialog: CelebrationDialog } };
    }
    if (!won.length) return cutNews(screen, events, before);
    const bonus = won.some((event) => event.kind === "bonus");
    return { text: t(bonus ? "table-bonus-toast" : "table-done-toast", { name: screen.names[won[0].seat ?? 0] }) };
  },
};
