### The lobby, the waiting room and the list of games to watch.

lobby-title = Choose a game
lobby-setup = Set up the table
lobby-seats-of = { $board } · players
# From two to four players
lobby-card-players = { $from }–{ $to } players
lobby-card-new-york = a quick trip through the city
lobby-card-first-journey = from age 6
lobby-card-taxis = { $count ->
    [one] { $count } taxi each
   *[other] { $count } taxis each
}
lobby-card-trains = { $count ->
    [one] { $count } train each
   *[other] { $count } trains each
}
lobby-card-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
lobby-card-goal = first to 6 tickets
lobby-card-attractions = { $count ->
    [one] { $count } attraction
   *[other] { $count } attractions
}

lobby-your-name = Your name
lobby-name = Name
lobby-player-number = Player { $number }
lobby-friend = Friend
lobby-friend-line = joins with your link, on their own device
lobby-here-line = plays on this device; you pass it around
lobby-add-seat = Add a player
lobby-add-friend = Friend
lobby-add-bot = Bot
lobby-add-here = On this device
lobby-remove-seat = Remove seat { $number }
lobby-level-of = { $name }’s level

lobby-first = Who goes first
lobby-first-lot = Random
lobby-hints = Hints
lobby-more-options = More options
lobby-undo = Undo
lobby-undo-note = Until something new has been revealed; against bots at any time
lobby-chat = Chat
lobby-chat-note = With children: reactions only, or off
lobby-chat-all = Messages
lobby-chat-reactions = Reactions
lobby-listed = Allow spectators
lobby-listed-note = Shown under Watch; hands stay hidden
lobby-completion-cards = Cards for each completed ticket
lobby-completion-cards-note = House rule; the printed game gives none

lobby-start = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
lobby-open = Open the table and invite friends
lobby-rulebook = We play by the printed rulebook. Where it leaves a question open, our ruling is marked:
lobby-reconstructed = Most tickets on this board are our own reconstruction. Do you own the game? The printed ones can be entered:
lobby-reconstructed-how = here’s how

lobby-score-pad-line = Playing the boxed game? Add up the scores here
lobby-watch-line = { $count ->
    [0] no games right now
    [one] { $count } game right now
   *[other] { $count } games right now
}
lobby-needs-server = needs the server

lobby-offline = Can’t reach the server.
lobby-offline-line = The rules and the score pad work without it. To play, join or watch, you need the server: start it, or check your connection.
lobby-offline-start = You can open a table as soon as the server is back.

lobby-mine = Your games
lobby-mine-waiting = { $count ->
    [0] ready to start
    [one] { $count } empty seat
   *[other] { $count } empty seats
}
lobby-mine-your-turn = Your turn
lobby-mine-turn-of = Waiting for { $names }
lobby-mine-forget = Remove from the list
lobby-mine-forget-ask = Remove this game from the list?
lobby-mine-forget-note = This device will lose your seat. You can only go on from another device that still has it.
lobby-mine-all = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}

lobby-place-open = Empty seat
lobby-place-open-line = waiting for someone to join
lobby-wait-who = Who’s playing?
lobby-wait-open = { $count ->
    [one] { $count } seat is still empty
   *[other] { $count } seats are still empty
}
lobby-wait-taken = All seats are taken.
lobby-wait-here = here
lobby-wait-away = away
lobby-wait-leave = Leave my seat
lobby-wait-begins = goes first
lobby-wait-put-bot = Put a bot here
lobby-wait-fill = { $count ->
    [one] Fill the empty seat with a bot
   *[other] Fill the empty seats with bots
}
lobby-wait-for = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
lobby-wait-host = The person who opened the table starts the game.
lobby-wait-add-open = Empty seat
lobby-wait-add-bot = Bot
lobby-wait-up = Move seat { $number } up
lobby-wait-down = Move seat { $number } down
lobby-wait-free = Free seat { $number } for a friend

lobby-invite = Invite
lobby-invite-line = Send the link, or let the others scan the code.
lobby-invite-link = Link to this table
lobby-invite-copy = Copy link
lobby-invite-copied = Copied
lobby-invite-send = Send
lobby-invite-share = Join my table!
lobby-invite-code = QR code that opens this table
lobby-invite-local = This link only works on this computer.

lobby-join = Join this table
lobby-join-place = Choose a seat
lobby-join-button = Take a seat
lobby-join-watch = Just watch
lobby-join-watching = You’re watching. The game will appear here when it starts.
lobby-join-after-all = I’d like to play after all
lobby-full = This table is full
lobby-full-line = All seats are taken. You can stay and watch, or open your own table.
lobby-no-table = Table not found
lobby-no-table-line = There’s no table at this link. Is a letter missing? Ask for the link again, or open your own table.

lobby-watch-title = Watch a game
lobby-watch-note = Tables that welcome spectators. Hands and tickets stay hidden.
lobby-watch-refresh = Refresh
lobby-watch-none = No public games right now
lobby-watch-none-line = Open a table and turn on “Allow spectators” to be listed here.
lobby-status-waiting = waiting for players
lobby-status-playing = in progress
lobby-status-over = finished

## Devices in this house

lobby-house-line = Let phones, tablets and other computers in this house join.
lobby-house-open = Play with phones in this house
lobby-house-ask = Let devices on your home network join?
lobby-house-ask-text = Every device on your Wi‑Fi can then open Farebox on this computer. It ends when you turn it off here or quit Farebox. Nothing is opened to the internet.
lobby-house-yes = Let them join
lobby-house-on = Devices in this house can join.
lobby-house-help = Doesn’t open on the phone?
lobby-house-help-same = The phone and the computer must be on the same Wi‑Fi; mobile data won’t work.
lobby-house-help-guest = Guest networks keep devices apart. Use the main Wi‑Fi.
lobby-house-help-firewall = If this computer asks whether Farebox or Python may accept connections, allow it.
lobby-house-other = Try another address
lobby-house-close = Turn off
lobby-house-close-ask = Stop letting devices in this house join?
lobby-house-close-text = Devices that are playing lose the connection. Their seats are kept.

## The start page

lobby-play-now = Play now
lobby-new-game = New game
lobby-continue = Continue
lobby-headline-1 = Draw a card.
lobby-headline-2 = Build your line.
lobby-lead = Two family board games for two to four players. Ten minutes, no account.
lobby-welcome = Welcome back!
lobby-welcome-name = Welcome back, { $name }!
lobby-quick-against = { $board }, against { $names }
lobby-quick-with = { $board } with { $names }
lobby-quick-or = or
lobby-quick-europe = Europe
lobby-quick-usa = USA
lobby-child = For kids
lobby-child-line = First Journey with big pictures and hardly any text
lobby-tiles = More pages
lobby-tile-friends = Play with friends
lobby-tile-friends-line = Send a link, or share one screen
lobby-tile-learn = Learn to play
lobby-tile-learn-line = Two minutes, step by step
lobby-new = New table
lobby-new-line = Choose seats, bots and options
lobby-nowhere = There’s nothing here
lobby-nowhere-line = This address leads nowhere. Maybe a letter is missing from the link.

## Clocks

lobby-clock = Clock
lobby-clock-none = None
lobby-clock-turn = Per turn
lobby-clock-bank = Per player
lobby-clock-turn-note = When it runs out, a bot plays that turn
lobby-clock-bank-note = For the whole game; when it runs out, a bot plays on
lobby-clock-seconds = { $count } s
lobby-clock-minutes = { $count } min
lobby-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lobby-wait-turn = Clock: { $time } per turn
lobby-wait-bank = Clock: { $time } per player for the whole game

## Links inside a sentence, and a table that cannot be opened

lobby-rulebook-link = see the rules
lobby-no-connection = The table can’t be opened right now

## Who you are at the table. The animals are also what players without a name are called.

look-title = Color and animal
look-choose = Choose { $name }’s color and animal
look-color = Color
look-animal = Animal
look-taken = taken by { $name }
look-done = Done
look-color-1 = violet
look-color-2 = teal
look-color-3 = brown
look-color-4 = lime
look-fox = Fox
look-rabbit = Rabbit
look-cat = Cat
look-bear = Bear
look-frog = Frog
look-otter = Otter
look-penguin = Penguin
look-owl = Owl

## Inviting from a phone, and who begins

lobby-invite-qr = QR code
lobby-first-note = The rulebook says: the youngest

## Tables in this page

lobby-here = This device only
lobby-here-note = Runs in this browser, with or without the server. Nobody else can join or watch. Strong and Expert play by instinct here.
lobby-here-quick = { $game }, on this device
lobby-offline-here = Games on this device, puzzles, lessons, the rules and the score pad work without it.
lobby-needs-server-line = This version of Farebox has no server, and this page needs one: it shows other people’s games.

## Boards of one's own, in a page without a server

lobby-board-load = Load a board from a file
lobby-board-load-note = A .toml file, together with its .layout.json if it has one. It stays on this device.
lobby-board-which = Choose one .toml file, together with its .layout.json if it has one.
lobby-board-loaded = { $board } is ready to play.
lobby-board-remove = Remove { $board }
lobby-board-bots = On your own board, bots play at Beginner or Casual level: Strong and Expert need a network trained on that board.
