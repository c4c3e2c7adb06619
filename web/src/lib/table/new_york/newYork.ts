/** New York at the table: its screens, texts, keys and guide. */
import { t } from "../../core/words/messages.svelte";
import type { TicketAnalysisData } from "../../core/protocol";
import { atStartOfTurn, type Game, type GuideStep } from "../session/game";
import { cutNews } from "../session/cutWays";
import { routeOf, ticketName, ticketOf } from "../session/names";
import type { ScreenState } from "../session/screenState.svelte";
import NewYorkDesk from "./NewYorkDesk.svelte";
import NewYorkPhone from "./NewYorkPhone.svelte";
import NewYorkPlayers from "./NewYorkPlayers.svelte";
import NewYorkTablet from "./NewYorkTablet.svelte";

const selectedRoute = (screen: ScreenState) => (screen.selected ? routeOf(screen.board, screen.selected) : null);

const guide: GuideStep[] = [
  { id: "last", at: "banner", when: (screen) => screen.view.last_turns !== null && screen.myTurn },
  { id: "gray", at: "ask", when: (screen) => selectedRoute(screen)?.color === "gray" && screen.outlook?.why === null && screen.myTurn },
  { id: "closed", at: "ask", when: (screen) => screen.outlook?.why === "closed" },
  { id: "second", at: "display", when: (screen) => screen.myTurn && screen.view.phase === "second_card" },
  { id: "turn", at: "banner", when: atStartOfTurn },
  { id: "cards", at: "display", when: atStartOfTurn },
  { id: "tickets", at: "tickets", when: (screen) => atStartOfTurn(screen) && screen.tickets.length > 0 },
  { id: "claim", at: "board", when: (screen) => atStartOfTurn(screen) && screen.claimable.size > 0 },
  { id: "wild", at: "wild", when: (screen) => atStartOfTurn(screen) && screen.view.display.includes(screen.board.wild) },
  { id: "more-tickets", at: "tickets", when: (screen) => atStartOfTurn(screen) && screen.tickets.some((ticket) => ticket.state === "done") },
  { id: "blocked", at: "tickets", when: (screen) => atStartOfTurn(screen) && screen.tickets.some(({ state }) => state === "blocked" || state === "short") },
  { id: "attractions", at: "attractions", when: (screen) => atStartOfTurn(screen) && screen.seat !== null && screen.view.attractions[screen.seat].length > 0 },
];

export const newYorkTable: Game = {
  layouts: { desk: NewYorkDesk, tablet: NewYorkTablet, phone: NewYorkPhone },
  Players: NewYorkPlayers,
  botTime: 900,
  bannerExtras: [],
  headerExtras: [],
  guide,
  words: {
    do: "table-do-claim", hint: "table-hint-claim", can: "table-routes-can", finishes: "table-finishes",
    enter: "table-key-enter", own: "table-key-own",
  },
  keys: [
    { keys: ["1", "–", "5"], text: "table-key-display" },
    { keys: ["D"], text: "table-key-deck" },
    { keys: ["T"], text: "table-key-tickets" },
  ],

  press(screen, key) {
    const place = ["1", "2", "3", "4", "5"].indexOf(key);
    const card = screen.view.display[place];
    if (card) screen.act(screen.action("take", card));
    if (key === "t") screen.act(screen.action("tickets"));
    return place >= 0 || key === "t";
  },

  yourTurn: () => t("table-your-turn"),

  choices(screen) {
    const short = screen.mode === "phone";
    const can = [t(this.words.do)];
    if (screen.action("take") || screen.action("blind")) can.unshift(t(short ? "table-do-cards-short" : "table-do-cards"));
    if (screen.action("tickets")) can.push(t(short ? "table-do-tickets-short" : "table-do-tickets"));
    return can;
  },

  /** Only the owner learns of a completed ticket. */
  ticketNews(screen, events, before) {
    if (screen.seat === null || before.seat !== screen.seat) return null;
    const open = new Set(before.tickets.filter((ticket) => ticket.state !== "done").map((ticket) => ticket.ticket));
    const done = screen.view.tickets.find(({ ticket, state }: TicketAnalysisData) => state === "done" && open.has(ticket));
    if (!done) return cutNews(screen, events, before);
    const values = { ticket: ticketName(screen.board, done.ticket), points: ticketOf(screen.board, done.ticket).value };
    return { text: t("table-ticket-finished", values), ticket: { id: done.ticket, path: done.path } };
  },
};
