// Made by `npm run types` from farebox.server.api.protocol. Do not edit.

export type EventData =
  | Dealt
  | CardTaken
  | BlindDrawn
  | TurnedUp
  | DisplayReset
  | DeckShuffled
  | TicketsShuffled
  | RouteClaimed
  | TicketsOffered
  | TicketsChosen
  | TicketsKept
  | TicketCompleted
  | BonusCompleted
  | TicketDrawn
  | TicketsGivenUp
  | TurnPassed
  | LastTurnsAnnounced
  | GameOver;
export type ClientMessage = Hello | Act | Undo | TakeBack | AskHint | Say | StandIn | Ping;
export type ServerMessage = Welcome | Update | Changed | Said | Answer | Hint | Note | Pong;

export interface Protocol {
  [k: string]: unknown;
}
export interface Act {
  type: "act";
  id: string;
  seat: number;
  at: number;
  action: string;
}
export interface ActionData {
  kind: "take" | "blind" | "draw" | "claim" | "tickets" | "exchange" | "keep" | "pass";
  text: string;
  card: string | null;
  route: string | null;
  payment: {
    [k: string]: number;
  };
  tickets: string[];
}
export interface AddedReview {
  id: string;
}
/**
 * The answer to act, undo, take_back and hint, with the same id; also to a message that cannot be parsed (id None).
 *
 */
export interface Answer {
  type: "answer";
  id: string | null;
  problem: Problem | null;
}
/**
 * A refusal, over REST or the socket: a code that the client translates, and one clear line in English.
 *
 */
export interface Problem {
  error: string;
  message: string;
  detail: {
    [k: string]: string | number;
  };
}
/**
 * POST /api/challenges/{id}/results, by the player who offers it: the table is gone, and the record proves the game
 *
 */
export interface AskChallengeResults {
  record: string;
}
/**
 * POST /api/reviews/{id}/deep, with the secret of a seat in this game
 *
 */
export interface AskDeepReview {
  table: string;
  secret: string;
}
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}
export interface AskedDeepReview {
  deep_ready: boolean;
}
export interface BlindDrawn {
  seat: number;
  card: string | null;
  kind: "blind";
}
export interface BoardData {
  id: string;
  name: string;
  ruleset: RulesetData;
  seats: number[];
  pieces: number;
  piece: string;
  ticket_count: number;
  attraction_count: number;
  reconstructed: string[];
  colors: string[];
  wild: string;
  cards: {
    [k: string]: number;
  };
  locations: LocationData[];
  routes: RouteData[];
  tickets: TicketData[];
  bonus: BonusData | null;
  layout: {
    [k: string]: unknown;
  };
}
/**
 * The differences between the two games; `farebox.boards.rulesets` explains each field. 0: does not exist in this game.
 *
 */
export interface RulesetData {
  id: "new_york" | "first_journey";
  name: string;
  clauses: string;
  phases: string[];
  endings: string[];
  actions: string[];
  options: string[];
  cards_dealt: number;
  cards_drawn: number;
  display: number;
  reset_wilds: number;
  resets: number;
  tickets_offered: number;
  tickets_in_hand: number;
  tickets_to_win: number;
  last_pieces: number;
  vehicle: string;
  card: string;
  score_rows: ("routes" | "tickets" | "attractions" | "total" | "completed")[];
  bonus: string;
}
export interface LocationData {
  id: string;
  name: string;
  attraction: boolean;
}
export interface RouteData {
  id: string;
  a: string;
  b: string;
  length: number;
  color: string;
  twin: string | null;
  points: number;
}
export interface TicketData {
  id: string;
  a: string;
  b: string;
  value: number;
  printed: boolean;
}
export interface BonusData {
  name: string;
  east: string[];
  west: string[];
}
export interface BoardSummary {
  id: string;
  name: string;
  ruleset: RulesetData;
  seats: number[];
  pieces: number;
  piece: string;
  ticket_count: number;
  attraction_count: number;
  reconstructed: string[];
}
/**
 * GET /api/boards; GET /api/boards/{id} returns the whole board with its layout (BoardData)
 *
 */
export interface Boards {
  boards: BoardSummary[];
}
export interface BonusCompleted {
  seat: number;
  kind: "bonus";
}
export interface CardTaken {
  seat: number;
  place: number;
  card: string;
  kind: "take";
}
/**
 * GET /api/challenges/{id}: the challenge, without results
 *
 */
export interface ChallengeData {
  id: string;
  board: string;
  seats: number;
  seat: number;
  name: string;
  avatar: string | null;
  levels: (("beginner" | "casual" | "strong" | "expert") | null)[];
  created: number;
}
/**
 * Who held a seat; records do not say it.
 *
 */
export interface ChallengePlayer {
  bot: boolean;
  level: ("beginner" | "casual" | "strong" | "expert") | null;
  avatar: ("fox" | "rabbit" | "cat" | "bear" | "frog" | "otter" | "penguin" | "owl") | null;
}
/**
 * GET /api/challenges/{id}/results, with the secret of a seat that has finished it, or that offers it
 *
 */
export interface ChallengeResults {
  offered: SameDealResult;
  results: SameDealResult[];
}
/**
 * The result of one game.
 *
 */
export interface SameDealResult {
  name: string;
  avatar: string | null;
  seat: number;
  totals: number[];
  winners: number[];
  place: number;
  finished: number;
  review: string;
  table: string | null;
}
/**
 * PUT /api/home-network, from a page on the computer that runs the server
 *
 */
export interface ChangeHomeNetwork {
  open: boolean;
}
/**
 * PUT /api/tables/{code}/places, with the host's secret, while the table waits: the new places in order.
 *
 * `keep` is the current place whose player or bot moves here; a bot's level may change.
 *
 */
export interface ChangePlaces {
  /**
   * @minItems 2
   * @maxItems 4
   */
  places:
    | [ChangedPlace, ChangedPlace]
    | [ChangedPlace, ChangedPlace, ChangedPlace]
    | [ChangedPlace, ChangedPlace, ChangedPlace, ChangedPlace];
}
export interface ChangedPlace {
  keep: number | null;
  kind: ("open" | "bot") | null;
  name: string | null;
  level: ("beginner" | "casual" | "strong" | "expert") | null;
}
/**
 * The table changed, but not the game: a player joined, left or reconnected.
 *
 */
export interface Changed {
  type: "table";
  table: Table;
}
/**
 * The public part of a table.
 *
 */
export interface Table {
  code: string;
  options: TableOptions;
  status: "waiting" | "dealing" | "playing" | "over";
  places: Place[];
  first_seat: number | null;
  at: number;
  to_act: number[];
  deadline: number | null;
  clocks: SeatClock[];
  rematch: string | null;
  hot_seat: boolean;
  deal: DealData | null;
  continues: Continued | null;
  same_deal: SameDeal | null;
  created: number;
  changed: number;
}
/**
 * The options a table was opened with; they do not change.
 *
 */
export interface TableOptions {
  board: string;
  first: "lot" | number;
  completion_cards: number;
  turn_seconds: number | null;
  bank_seconds: number | null;
  undo: boolean;
  take_back: boolean;
  hints: boolean;
  chat: "all" | "reactions" | "off";
  listed: boolean;
}
/**
 * The public part of one place at a table.
 *
 */
export interface Place {
  seat: number;
  kind: "open" | "player" | "bot";
  name: string;
  color: number | null;
  avatar: ("fox" | "rabbit" | "cat" | "bear" | "frog" | "otter" | "penguin" | "owl") | null;
  level: ("beginner" | "casual" | "strong" | "expert") | null;
  here: boolean;
  stand_in: boolean;
  bot_from: number | null;
  playing_as: PlayingAs | null;
}
/**
 * The bot that really plays a seat, if it is not that of its level. No level plays as another in silence.
 *
 */
export interface PlayingAs {
  bot: "champion" | "casual" | "beginner" | "last_resort";
  why: "warming_up" | "not_compiled" | "failed";
}
/**
 * The bank of time of one player.
 *
 */
export interface SeatClock {
  seat: number;
  left: number;
  until: number | null;
}
/**
 * The public part of the deal before the game is over; the record has the rest (docs/security.md).
 *
 */
export interface DealData {
  commitment: string;
  devices: DeviceData[];
  digest: string | null;
  rules: number | null;
}
/**
 * A device that takes part in the deal.
 *
 */
export interface DeviceData {
  seats: number[];
  hash: string;
  revealed: boolean;
}
/**
 * The finished game that a table was played on from.
 *
 */
export interface Continued {
  id: string;
  number: number;
  turn: number | null;
}
/**
 * What others play with the same cards and bots: the daily deal of a day, or a challenge.
 *
 */
export interface SameDeal {
  kind: "daily" | "challenge";
  id: string;
}
export interface ChatLine {
  seat: number | null;
  text: string;
  reaction: ("hello" | "well_played" | "thanks" | "oops" | "wow" | "hurry" | "laugh" | "sad") | null;
  time: number;
}
/**
 * PUT /api/tables/{code}/device, with a seat's secret: for the next deal, which is the rematch's once the game is over
 *
 */
export interface Commit {
  device: string;
}
/**
 * GET /api/daily: the deals of today, without par and results, and of yesterday
 *
 */
export interface DailyData {
  date: string;
  until: number;
  today: DailyDeal[];
  yesterday: DailyDeal[];
}
/**
 * One deal of one day; GET /api/daily/results, with the secret of a seat that has played it to the end
 *
 */
export interface DailyDeal {
  date: string;
  board: string;
  seats: number;
  seat: number;
  level: "beginner" | "casual" | "strong" | "expert";
  par: SameDealResult | null;
  results: SameDealResult[];
  rank: number | null;
  count: number;
  par_failed: boolean;
}
export interface Dealt {
  seat: number;
  count: number;
  cards: string[] | null;
  tickets: string[] | null;
  kind: "deal";
}
/**
 * One decision and what it was worth; chances from 0 to 1 (docs/how_reviews_judge.md).
 *
 */
export interface DecisionData {
  number: number;
  turn: number;
  seat: number;
  action: string;
  best: string;
  mark: "fine" | "slip" | "mistake";
  forced: boolean;
  chance: number;
  cost: number;
  error: number;
  luck: number;
  others: number | null;
  chances: number[];
  values: ValueData[];
  reasons: {
    [k: string]: unknown;
  }[];
  tried: TriedData[] | null;
}
/**
 * A sensible action and the chance to win with it.
 *
 */
export interface ValueData {
  action: string;
  chance: number;
  error: number;
}
/**
 * An action compared with the one played, in the same imagined worlds (docs/how_reviews_judge.md).
 *
 */
export interface TriedData {
  action: string;
  verdict: "best_yet" | "best" | "better" | "as_good" | "worse";
  lead: number;
  error: number;
  behind: number;
  behind_error: number;
}
export interface DeckShuffled {
  cards: number;
  order: string[] | null;
  kind: "shuffle";
  seat: null;
}
export interface DisplayReset {
  kind: "reset";
  seat: null;
}
export interface Entry {
  number: number;
  kind: "deal" | "play" | "undo" | "take_back" | "abandon";
  seat: number | null;
  turn: number;
  by_bot: boolean;
  events: EventData[];
}
export interface TurnedUp {
  place: number;
  card: string;
  kind: "turn_up";
  seat: null;
}
export interface TicketsShuffled {
  tickets: number;
  order: string[] | null;
  kind: "shuffle_tickets";
  seat: null;
}
export interface RouteClaimed {
  seat: number;
  route: string;
  payment: {
    [k: string]: number;
  };
  kind: "claim";
}
export interface TicketsOffered {
  seat: number;
  count: number;
  tickets: string[] | null;
  kind: "offer";
}
/**
 * A choice of the opening. It takes effect once all have chosen.
 *
 */
export interface TicketsChosen {
  seat: number;
  tickets: string[] | null;
  kind: "choose";
}
export interface TicketsKept {
  seat: number;
  count: number;
  tickets: string[] | null;
  returned: string[] | null;
  kind: "keep";
}
export interface TicketCompleted {
  seat: number;
  ticket: string;
  kind: "completed";
}
export interface TicketDrawn {
  seat: number;
  ticket: string | null;
  kind: "ticket";
}
export interface TicketsGivenUp {
  seat: number;
  count: number;
  tickets: string[] | null;
  kind: "exchange";
}
export interface TurnPassed {
  seat: number;
  kind: "pass";
}
export interface LastTurnsAnnounced {
  seat: number;
  kind: "last_turns";
}
export interface GameOver {
  ending: string;
  winners: number[];
  kind: "over";
  seat: null;
}
/**
 * A moment of a reviewed game: before the action with this number, with this seat for the player who asks
 *
 */
export interface FromReview {
  id: string;
  number: number;
  seat: number;
}
/**
 * GET /api/health, GET /api/ready
 *
 */
export interface Health {
  well: boolean;
}
/**
 * A seat and the secret that proves it. The client keeps it secret and never puts it in a URL's path or query.
 *
 */
export interface Held {
  seat: number;
  secret: string;
}
/**
 * The client's first message: the secrets of its seats (empty for a spectator) and the last entry it has seen (-1: none).
 *
 */
export interface Hello {
  type: "hello";
  /**
   * @maxItems 4
   */
  secrets: [] | [string] | [string, string] | [string, string, string] | [string, string, string, string];
  at: number;
  version: number;
}
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  action: ActionData;
  reason: "finish" | "toward" | "collect" | "points" | "more_tickets" | "hopeless" | "end" | "only" | "bot";
  ticket: string | null;
  card: string | null;
}
/**
 * GET /api/home-network
 *
 */
export interface HomeNetworkData {
  can_change: boolean;
  addresses: string[];
}
/**
 * POST /api/tables/{code}/join
 *
 */
export interface Join {
  name: string | null;
  seat: number | null;
  device: string | null;
  color: number | null;
  avatar: ("fox" | "rabbit" | "cat" | "bear" | "frog" | "otter" | "penguin" | "owl") | null;
}
export interface Joined {
  table: Table;
  held: Held;
}
/**
 * PUT /api/tables/{code}/look, with a seat's secret, while the table waits. None: as it is.
 *
 */
export interface Look {
  color: number | null;
  avatar: ("fox" | "rabbit" | "cat" | "bear" | "frog" | "otter" | "penguin" | "owl") | null;
}
/**
 * GET /api/reviews/{id}/at/{number}: what a seat saw before that action; after the last one, the end
 *
 */
export interface MomentData {
  number: number;
  view: ViewData;
  hands: string[][] | null;
  tickets: string[][] | null;
}
/**
 * What one seat knows (seat None: a spectator) and every action it can take, so that the client needs no rules.
 *
 */
export interface ViewData {
  seat: number | null;
  phase: string;
  turn: number;
  to_act: number[];
  display: (string | null)[];
  deck: number;
  discard: {
    [k: string]: number;
  };
  ticket_deck: number;
  given_up: number;
  pending: string | null;
  last_turns: number | null;
  over: boolean;
  ending: string;
  winners: number[];
  players: SeatData[];
  actions: ActionData[];
  routes: RouteAnalysisData[];
  tickets: TicketAnalysisData[];
  offer: TicketAnalysisData[];
  attractions: string[][];
  scores: ScoreData[];
  can_undo: boolean;
  can_take_back: boolean;
}
/**
 * What the viewer knows about one seat. None: hidden from the viewer.
 *
 */
export interface SeatData {
  seat: number;
  pieces: number;
  cards: number;
  hand: {
    [k: string]: number;
  } | null;
  known: {
    [k: string]: number;
  };
  tickets: number;
  ticket_list: string[] | null;
  completed: string[];
  bonus: boolean;
  offer: string[] | null;
  has_chosen: boolean;
  routes: string[];
  route_points: number;
}
/**
 * An unclaimed route, for the seat to act. `why` says why it cannot be claimed now; None if it can.
 *
 */
export interface RouteAnalysisData {
  route: string;
  why: ("closed" | "pieces" | "cards" | "not_now") | null;
  ways: {
    [k: string]: number;
  }[];
  points: number;
  finishes: string[];
  bonus: boolean;
  have: number;
  need: number;
}
/**
 * The progress of one of the viewer's tickets. `path`: a shortest path over the viewer's own and open routes.
 *
 */
export interface TicketAnalysisData {
  ticket: string;
  state: "done" | "open" | "short" | "blocked";
  missing: number;
  path: string[];
  free: string[];
}
export interface ScoreData {
  seat: number;
  routes: number;
  tickets: number;
  attractions: number;
  total: number;
  completed: number;
  rank: number;
  ticket_list: string[];
  done: string[];
  attraction_list: string[];
}
/**
 * POST /api/challenges: of a table whose game is over, with the secret of a seat; or of a finished game's record
 *
 */
export interface NewChallenge {
  table: string | null;
  record: string | null;
  seat: number | null;
  players: ChallengePlayer[] | null;
}
/**
 * A place of a new table: for a friend, for the player who opens it (several make a hot seat), or for a bot.
 *
 */
export interface NewPlace {
  kind: "open" | "mine" | "bot";
  name: string | null;
  level: ("beginner" | "casual" | "strong" | "expert") | null;
  color: number | null;
  avatar: ("fox" | "rabbit" | "cat" | "bear" | "frog" | "otter" | "penguin" | "owl") | null;
}
/**
 * POST /api/reviews: of a table's game, or of a record
 *
 */
export interface NewReview {
  table: string | null;
  record: string | null;
}
/**
 * POST /api/tables
 *
 */
export interface NewTable {
  options: TableOptions | null;
  /**
   * @maxItems 4
   */
  places:
    [] | [NewPlace] | [NewPlace, NewPlace] | [NewPlace, NewPlace, NewPlace] | [NewPlace, NewPlace, NewPlace, NewPlace];
  start: boolean;
  device: string | null;
  from_review: FromReview | null;
  daily: string | null;
  challenge: string | null;
  browser: string | null;
}
/**
 * A notice to all viewers: `bot_replaced` (a bot failed, and a simpler one took over), `time_up`, `closing`.
 *
 */
export interface Note {
  type: "note";
  code: "bot_replaced" | "time_up" | "closing";
  seat: number | null;
}
export interface OfferedChallenge {
  id: string;
  guessed: boolean;
}
/**
 * The response to POST /api/tables and to a rematch
 *
 */
export interface Opened {
  table: Table;
  host: string | null;
  held: Held[];
}
export interface Ping {
  type: "ping";
}
export interface Pong {
  type: "pong";
}
/**
 * The response to an answer. A wrong one says what it costs; the solution comes with a right one, or on request.
 *
 */
export interface PuzzleAnswer {
  right: boolean;
  cost: number | null;
  solution: PuzzleSolution | null;
}
export interface PuzzleSolution {
  values: PuzzleValue[];
  reasons: {
    [k: string]: unknown;
  }[];
  missed_by: string[];
}
export interface PuzzleValue {
  action: ActionData;
  chance: number;
  error: number;
}
/**
 * GET /api/puzzles/{id}: what the seat sees; nothing about the solution
 *
 */
export interface PuzzleData {
  puzzle: PuzzleSummary;
  seat: number;
  view: ViewData;
}
export interface PuzzleSummary {
  id: string;
  board: string;
  seats: number;
  difficulty: number;
}
/**
 * GET /api/puzzles/{id}/hints/{1 or 2}: the answers that are left over, and with hint 2 the tickets that it is about
 *
 */
export interface PuzzleHint {
  answers: ActionData[];
  tickets: string[];
}
/**
 * GET /api/puzzles: all puzzles, and the one of this day (in UTC) for each board that has some
 *
 */
export interface Puzzles {
  date: string;
  today: {
    [k: string]: string;
  };
  puzzles: PuzzleSummary[];
}
/**
 * POST /api/tables/{code}/reveal, with a seat's secret, while the table is dealing
 *
 */
export interface Reveal {
  value: string;
}
export interface ReviewBody {
  board: string;
  deep: boolean;
  open_hands: boolean;
  winners: number[];
  scale: ScaleData;
  seats: SeatReportData[] | null;
  decisions: DecisionData[];
}
/**
 * From how many points of chance on, rounded, a cost is a slip or a mistake.
 *
 */
export interface ScaleData {
  slip: number;
  mistake: number;
}
/**
 * What a seat's decisions and luck add up to.
 *
 */
export interface SeatReportData {
  seat: number;
  decisions: number;
  quality: number;
  base: number;
  deal: number;
  luck: number;
  cost: number;
  others: number;
  result: number;
  adjusted: number;
}
/**
 * GET /api/reviews/{id}
 *
 */
export interface ReviewData {
  id: string;
  board: string;
  seats: number;
  first: number;
  players: ReviewPlayer[];
  record: string;
  finished: string | null;
  open: boolean;
  deep: boolean;
  done: number;
  of: number;
  preparing: boolean;
  deep_asked: boolean;
  deep_ready: boolean;
  problem: string | null;
  review: ReviewBody;
}
export interface ReviewPlayer {
  name: string;
  bot: boolean;
  level: string | null;
  color: number | null;
  avatar: string | null;
}
export interface Said {
  type: "said";
  line: ChatLine;
}
export interface Say {
  type: "say";
  seat: number;
  text: string;
  reaction: ("hello" | "well_played" | "thanks" | "oops" | "wow" | "hurry" | "laugh" | "sad") | null;
}
/**
 * GET /api/server
 *
 */
export interface ServerData {
  version: string;
  protocol: number;
  address: string | null;
}
/**
 * Let a bot play for a player who is away, or stop it. It also stops when that player returns.
 *
 */
export interface StandIn {
  type: "stand_in";
  seat: number;
  away: number;
  on: boolean;
}
/**
 * GET /api/tables: those listed for watching, or those requested by code
 *
 */
export interface Tables {
  tables: Table[];
}
/**
 * Take back a person's last decision and all replies of bots; only where this device holds the seats of all people.
 *
 */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: number;
  at: number;
}
/**
 * POST /api/reviews/{id}/at/{number}/try: another action of a decision, judged as in this review
 *
 */
export interface TryAction {
  action: string;
  open: boolean;
  deep: boolean;
}
/**
 * POST /api/puzzles/{id}/answer; without an action: show the solution
 *
 */
export interface TryPuzzle {
  action: string | null;
}
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  at: number;
}
/**
 * New entries of the game, and the views after them.
 *
 */
export interface Update {
  type: "update";
  table: Table;
  entries: Entry[];
  views: ViewData[];
}
/**
 * The answer to hello. `entries` has those after the last one the client has seen.
 *
 */
export interface Welcome {
  type: "welcome";
  version: number;
  table: Table;
  seats: number[];
  entries: Entry[];
  views: ViewData[];
  chat: ChatLine[];
}
