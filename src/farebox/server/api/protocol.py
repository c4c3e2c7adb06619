"""The protocol: everything that crosses the wire between a table and those who look at it, typed once.

REST bodies and answers, and the messages of the socket. The JSON Schema is exported from here and the web's
TypeScript is generated from that. docs/protocol.md tells the same in words.

Numbers: `at` is the number of a table's last entry. An entry is an accepted action or an undo. A client says with
every action which entry it saw last, so what is stale or repeated is answered and not obeyed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypeAliasType

from farebox.game.event import AnyEvent

VERSION = 1
NAME, CHAT, ACTION, MESSAGE_BYTES = 24, 200, 200, 4096

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME)]
Secret = Annotated[str, StringConstraints(min_length=16, max_length=64)]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[!-~]+$")]  # printable ASCII
Seat = Annotated[int, Field(ge=0, le=3)]
Count = Annotated[int, Field(ge=-1, le=1_000_000)]
Counts = dict[str, int]  # cards by name
Level = Literal["beginner", "casual", "strong", "expert"]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]  # SHA-256, or 32 random bytes
Reaction = Literal["hello", "well_played", "thanks", "oops", "wow", "hurry", "laugh", "sad"]


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


# --- a table and its places ---------------------------------------------------------------------------------------


class Options(Wire):
    """How a table plays. Fixed when it is opened."""

    board: str
    first: Literal["lot"] | Seat = "lot"  # who begins: by lot, or the seat the table names (the youngest)
    completion_cards: Annotated[int, Field(ge=0, le=10)] = 0  # First Journey: cards drawn for a completed ticket
    turn_seconds: Annotated[int, Field(ge=10, le=604_800)] | None = None  # None: all the time in the world
    undo: bool = True
    hints: bool = True
    chat: Literal["all", "reactions", "off"] = "all"
    listed: bool = False  # whether strangers find it under Watch


class Place(Wire):
    """One place at a table, as everybody sees it."""

    seat: int
    kind: Literal["open", "player", "bot"]
    name: str  # "" while open
    level: Level | None = None  # of a bot, or of the bot that stands in
    here: bool = False  # a client that holds the seat is connected
    stand_in: bool = False  # a bot plays for a player who is away
    bot_from: float | None = None  # of a player who is away: from when one may, in seconds since 1970


class DeviceData(Wire):
    """A device that has a part in the deal."""

    seats: list[int]
    hash: str  # what it has committed to
    revealed: bool  # once dealt: whether it revealed its value in time


class DealData(Wire):
    """What everybody knows of the deal before the game is over; its record has the rest (docs/security.md)."""

    commitment: str
    devices: list[DeviceData]  # once the game is started


class Table(Wire):
    """A table as everybody sees it."""

    code: str
    options: Options
    status: Literal["waiting", "dealing", "playing", "over"]  # dealing: devices reveal their values
    places: list[Place]
    first_seat: int | None  # once begun
    at: int  # number of the last entry; 0 before the first
    to_act: list[int]
    deadline: float | None = None  # seconds since 1970 when the turn's time is up
    rematch: str | None = None  # code of the table that follows; a seat's secret holds there too
    hot_seat: bool = False  # several places are held on one device
    deal: DealData | None = None
    created: float
    changed: float


class NewPlace(Wire):
    """A place when a table is opened: for a friend, for whoever opens it (any number: hot seat), or for a bot."""

    kind: Literal["open", "mine", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Wire):
    """POST /api/tables"""

    options: Options
    places: Annotated[list[NewPlace], Field(min_length=2, max_length=4)]
    start: bool = False  # begin at once; refused while a place is open
    device: Hash | None = None  # what this device commits to for the deal


class Held(Wire):
    """A seat and the secret that proves it. Kept by the client, never shown to others, never in a URL's path or query."""

    seat: int
    secret: str


class Opened(Wire):
    """Answer to POST /api/tables and to a rematch"""

    table: Table
    host: str | None  # secret of whoever opened the table: may change places and begin
    held: list[Held]


class Join(Wire):
    """POST /api/tables/{code}/join"""

    name: Name
    seat: Seat | None = None  # None: the first open place
    device: Hash | None = None  # what this device commits to for the deal


class Commit(Wire):
    """PUT /api/tables/{code}/device, with a seat's secret: for the deal to come, also of the rematch once the game is over"""

    device: Hash


class Reveal(Wire):
    """POST /api/tables/{code}/reveal, with a seat's secret, while the table is dealing"""

    value: Hash  # its SHA-256 is what the device has committed to


class Joined(Wire):
    table: Table
    held: Held


class ChangePlaces(Wire):
    """PUT /api/tables/{code}/places, with the host's secret, while the table waits: places in order, players stay who they are.

    `keep` names the place of now that stands there: a player or bot moved, or the bot's level changed.
    """

    places: Annotated[list[ChangedPlace], Field(min_length=2, max_length=4)]


class ChangedPlace(Wire):
    keep: Seat | None = None
    kind: Literal["open", "bot"] | None = None
    name: Name | None = None
    level: Level | None = None


class Tables(Wire):
    """GET /api/tables: those listed for watching, or those asked for by code"""

    tables: list[Table]


class ServerData(Wire):
    """GET /api/server"""

    version: str
    address: str | None  # where others in the house find it, if it knows; None: at the page's own address, or not at all


class Health(Wire):
    """GET /api/health, GET /api/ready"""

    well: bool


class RulesetData(Wire):
    """What differs between the two games: `farebox.boards.rulesets` says what each field means. 0: the game has no such thing."""

    id: Literal["new_york", "first_journey"]
    name: str
    clauses: str
    phases: list[str]
    endings: list[str]
    actions: list[str]
    options: list[str]
    cards_dealt: int
    cards_drawn: int
    display: int
    reset_wilds: int
    resets: int
    tickets_offered: int
    tickets_in_hand: int
    tickets_to_win: int
    last_pieces: int
    vehicle: str
    card: str
    score_rows: list[Literal["routes", "tickets", "attractions", "total", "completed"]]
    bonus: str


class BoardSummary(Wire):
    id: str
    name: str
    ruleset: RulesetData
    seats: list[int]
    pieces: int
    piece: str
    ticket_count: int
    attraction_count: int
    reconstructed: list[str]


class Boards(Wire):
    """GET /api/boards; GET /api/boards/{id} gives the whole board with its layout (BoardData)"""

    boards: list[BoardSummary]


class LocationData(Wire):
    id: str
    name: str
    attraction: bool


class RouteData(Wire):
    id: str
    a: str
    b: str
    length: int
    color: str  # "gray": any one color
    twin: str | None
    points: int


class TicketData(Wire):
    id: str
    a: str
    b: str
    value: int
    printed: bool


class BonusData(Wire):
    name: str
    east: list[str]
    west: list[str]


class BoardData(BoardSummary):
    colors: list[str]
    wild: str
    cards: Counts
    locations: list[LocationData]
    routes: list[RouteData]
    tickets: list[TicketData]
    bonus: BonusData | None
    layout: dict[str, Any]


class Problem(Wire):
    """Every refusal, REST and socket: a code for the messages, and one clear line in English."""

    error: str
    message: str
    detail: dict[str, str | int] = {}


# --- a view --------------------------------------------------------------------------------------------------------


class ActionData(Wire):
    kind: Literal["take", "blind", "draw", "claim", "tickets", "exchange", "keep", "pass"]
    text: str  # its notation: what `act` sends
    card: str | None = None
    route: str | None = None
    payment: Counts = {}
    tickets: list[str] = []


class SeatData(Wire):
    """What the viewer knows of one seat. None: not for the viewer's eyes."""

    seat: int
    pieces: int
    cards: int
    hand: Counts | None
    known: Counts
    tickets: int
    ticket_list: list[str] | None
    completed: list[str]
    bonus: bool
    offer: list[str] | None
    has_chosen: bool
    routes: list[str]
    route_points: int


class ScoreData(Wire):
    seat: int
    routes: int
    tickets: int
    attractions: int
    total: int
    completed: int
    rank: int
    ticket_list: list[str]  # the score pad lays all tickets open
    done: list[str]  # those of them that are completed
    attraction_list: list[str]


class TicketOutlook(Wire):
    """How a ticket of the viewer stands. `path`: the routes of a shortest way, own ones first to last, free ones included."""

    ticket: str
    state: Literal["done", "open", "blocked"]
    missing: int  # pieces still to place; 0 when done or blocked
    path: list[str]  # route ids; empty when blocked
    free: list[str]  # those of `path` not yet claimed


class RouteOutlook(Wire):
    """A route nobody has claimed, for the seat to act. `why` is None when it can be claimed now."""

    route: str
    why: Literal["closed", "pieces", "cards", "not_now"] | None
    ways: list[Counts] = []  # ways to pay, fewest wild cards first
    points: int = 0
    finishes: list[str] = []  # tickets of the viewer that this claim completes
    bonus: bool = False  # completes the bonus
    have: int = 0  # cards (of the color, wild included) or pieces in hand, for the reason
    need: int = 0


class ViewData(Wire):
    """What one seat knows (seat None: a spectator), and all that can be done: the client holds no rules."""

    seat: int | None
    phase: str
    turn: int
    to_act: list[int]
    display: list[str | None]
    deck: int
    discard: Counts
    ticket_deck: int
    given_up: int
    pending: str | None
    last_turns: int | None
    over: bool
    ending: str
    winners: list[int]
    players: list[SeatData]
    actions: list[ActionData]
    routes: list[RouteOutlook]  # for a spectator only those closed to everybody
    tickets: list[TicketOutlook]  # of the viewer; after the end of every seat's own in `scores`
    offer: list[TicketOutlook]  # of the tickets offered to the viewer, before it chooses
    attractions: list[list[str]]  # by seat: the attractions its routes touch
    scores: list[ScoreData]  # once over
    can_undo: bool


# What happened, as far as the viewer may know: a type for each kind (docs/protocol.md)
EventData = TypeAliasType("EventData", Annotated[AnyEvent, Field(discriminator="kind")])


class Entry(Wire):
    number: int
    kind: Literal["deal", "play", "undo", "abandon"]  # entry 0 is the deal; abandon: the server ended the game
    seat: int | None
    turn: int
    by_bot: bool = False
    events: list[EventData]


class ChatLine(Wire):
    seat: int | None  # None: the table itself speaks
    text: str = ""
    reaction: Reaction | None = None
    time: float


# --- what a client says on the socket --------------------------------------------------------------------------------


class Hello(Wire):
    """First message: the secrets of the seats held (none: a spectator) and the last entry seen (-1: none)."""

    type: Literal["hello"] = "hello"
    secrets: Annotated[list[Secret], Field(max_length=4)] = []
    at: Count = -1


class Act(Wire):
    type: Literal["act"] = "act"
    id: MessageId  # the client's own; comes back with the answer
    seat: Seat
    at: Count
    action: Annotated[str, StringConstraints(min_length=1, max_length=ACTION)]


class Undo(Wire):
    type: Literal["undo"] = "undo"
    id: MessageId
    seat: Seat
    at: Count


class AskHint(Wire):
    type: Literal["hint"] = "hint"
    id: MessageId
    seat: Seat


class Say(Wire):
    type: Literal["say"] = "say"
    seat: Seat
    text: Annotated[str, StringConstraints(max_length=CHAT)] = ""
    reaction: Reaction | None = None


class StandIn(Wire):
    """A player at the table lets a bot play for one who is away, or ends it. Coming back ends it too."""

    type: Literal["stand_in"] = "stand_in"
    seat: Seat  # who asks
    away: Seat
    on: bool


class Ping(Wire):
    type: Literal["ping"] = "ping"


ClientMessage = Annotated[Hello | Act | Undo | AskHint | Say | StandIn | Ping, Field(discriminator="type")]


# --- what the table says on the socket ---------------------------------------------------------------------------------


class Welcome(Wire):
    """Answer to hello. `entries` are those after the last one seen."""

    type: Literal["welcome"] = "welcome"
    version: int = VERSION
    table: Table
    seats: list[int]  # the seats whose secrets were right
    entries: list[Entry]
    views: list[ViewData]  # one a seat held, or the spectator's; empty while the table waits
    chat: list[ChatLine]


class Update(Wire):
    """The game went on."""

    type: Literal["update"] = "update"
    table: Table
    entries: list[Entry]
    views: list[ViewData]


class Changed(Wire):
    """The table changed, not the game: somebody sat down, went away, came back."""

    type: Literal["table"] = "table"
    table: Table


class Said(Wire):
    type: Literal["said"] = "said"
    line: ChatLine


class Answer(Wire):
    """To act, undo and hint, by their id; also to a message that cannot be read (id None)."""

    type: Literal["answer"] = "answer"
    id: str | None
    problem: Problem | None = None  # None: accepted


class Hint(Wire):
    type: Literal["hint"] = "hint"
    id: str
    seat: int
    action: ActionData
    reason: Literal["finish", "toward", "collect", "points", "more_tickets", "hopeless", "end", "only"]
    ticket: str | None = None  # the ticket the reason speaks of
    card: str | None = None  # the color it collects


class Note(Wire):
    """The table says something: `bot_replaced` (a bot failed, a simpler one plays on), `time_up`, `closing`."""

    type: Literal["note"] = "note"
    code: Literal["bot_replaced", "time_up", "closing"]
    seat: int | None = None


class Pong(Wire):
    type: Literal["pong"] = "pong"


ServerMessage = Annotated[Welcome | Update | Changed | Said | Answer | Hint | Note | Pong, Field(discriminator="type")]
