### The game screen. $name is a player's name and is never inflected; places stand as "A – B".
### $you is "yes" where the text speaks to the player it is about.

table-menu = Menu
table-board = Board
table-cards = Cards
table-players = Players
table-you = You
table-log = Log
table-lost = Connection lost. Reconnecting…
table-dealing = Shuffling the cards…
table-offline = No connection
table-offline-note = The game goes on once you’re back online.

## Whose turn it is

table-your-turn = Your turn
table-your-turn-name = Your turn, { $name }!
table-your-last-turn = Your last turn
table-on-turn = { $name }’s turn
table-begins = { $name } goes first
table-thinking = thinking…
table-watching = You’re watching
table-watch-note = Hands and tickets stay hidden. You only see cards that were taken face up.
table-watch-unknown = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
table-watch-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-choose-tickets = Choose your tickets
table-waiting-choice = Still choosing: { $names }
table-last = Last round
table-last-yours = Last round · your final turn
table-you-win = You win!
table-nobody-wins = Nobody wins
table-wins = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
table-ending-last-turns = Everyone has had their last turn.
table-ending-nobody-can-move = Nobody can make a move anymore.
table-ending-sixth-ticket = Six tickets completed!
table-ending-last-piece = The last train is on the board.
table-ending-abandoned = The game was given up.
table-do = Choose one: { $list }
table-do-cards = take 2 cards (or 1 face-up taxi card)
table-do-cards-short = take cards
table-do-draw = take 2 cards
table-do-claim = claim a route
table-do-tickets = draw 2 tickets, keep 1 or 2
table-do-tickets-short = draw tickets
table-do-keep = Keep 1 or 2 tickets
table-do-second = Take one more card, but not a face-up taxi card
table-pass = Pass
table-time-left = Time left: { $time }
table-hours = { $count } h

## Players

table-role-you = you
table-role-bot = bot · { $level }
table-role-away = away
table-role-awaited = not here yet
table-role-stand-in = away · a bot plays
table-player = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}, { $piece ->
    [train] { $pieces ->
        [one] { $pieces } train
       *[other] { $pieces } trains
    }
   *[taxi] { $pieces ->
        [one] { $pieces } taxi
       *[other] { $pieces } taxis
    }
}{ $turn ->
    [you] . It’s your turn.
    [yes] . It’s their turn.
   *[no] .
}
table-route-points = Points from routes
table-cards-in-hand = Cards in hand
table-tickets = Tickets
table-pieces = { $piece ->
    [train] Trains left
   *[taxi] Taxis left
}
table-pieces-left = { $piece ->
    [train] { $count ->
        [one] { $count } train left
       *[other] { $count } trains left
    }
   *[taxi] { $count ->
        [one] { $count } taxi left
       *[other] { $count } taxis left
    }
}
table-has-chosen = has chosen
table-stand-in = Let a bot play
table-stand-in-soon = Let a bot play in { $seconds } s
table-stand-in-end = Stop the bot
table-track = { $count } of 6 tickets done

## Cards

table-cards-blue = { $count } blue
table-cards-green = { $count } green
table-cards-black = { $count } black
table-cards-pink = { $count } pink
table-cards-red = { $count } red
table-cards-orange = { $count } orange
table-cards-yellow = { $count } yellow
table-cards-white = { $count } white
table-cards-taxi = { $count ->
    [one] { $count } taxi card
   *[other] { $count } taxi cards
}
table-cards-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
table-take = Take: { $card }
table-face-up = Face up: { $card }
table-no-wild-now = { $card }: can’t be your second card
table-no-card = No card
table-draw-blind = Draw from the deck, { $count } left
table-deck-label = Deck, { $count } left
table-deck-counts = deck { $deck } · discards { $discards }
table-reset = Three taxi cards were face up: all five cards have been replaced.
table-hand = Your hand · { $count }
table-hand-empty = No cards
table-hand-hidden = Hidden until your turn

## Asking about a route

table-ask = Selected route
table-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
table-plus-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
table-ways = How to pay
table-claim-for = Claim with { $payment }
table-build = Build!
table-finishes = { $count ->
    [one] completes a ticket
   *[other] completes { $count } tickets
}
table-bonus = crosses the map
table-why-claimed = { $you ->
    [yes] This route is yours.
   *[no] Claimed: { $name }
}
table-why-closed = This route is closed.
table-why-twin = { $you ->
    [yes] Closed: you already have the route next to it.
   *[no] Closed: { $name } already has the route next to it.
}
table-why-pieces = { $piece ->
    [train] { $need ->
        [one] You need { $need } train but have { $have }.
       *[other] You need { $need } trains but have { $have }.
    }
   *[taxi] { $need ->
        [one] You need { $need } taxi but have { $have }.
       *[other] You need { $need } taxis but have { $have }.
    }
}
table-why-cards = You need { $cards }. You have { $have }.
table-why-cards-gray = You need { $need } of one color. You have at most { $have }.
table-why-over = The game is over.
table-why-watching = You’re just watching this game.
table-why-second = Take your second card first.
table-why-tickets = Tickets have to be chosen first.
table-why-turn = It’s { $name }’s turn.

## Tickets

table-your-tickets = Your tickets
table-your-first-journey-tickets = Your tickets
table-secret-now = secret until the end · now worth
table-no-tickets = No tickets
table-tickets-soon = Yours as soon as everyone has chosen
table-ticket = Ticket { $a } – { $b }, { $value } points: { $state }
table-kid-ticket = Ticket { $a } – { $b }{ $state ->
    [done] , done
    [blocked] , no way left
    [short] , not enough trains
   *[open] {""}
}
table-ticket-one = ticket
table-ticket-done = Completed
table-ticket-blocked = Blocked: no open path left
table-ticket-open = { $piece ->
    [train] { $count ->
        [one] { $count } more train
       *[other] { $count } more trains
    }
   *[taxi] { $count ->
        [one] { $count } more taxi
       *[other] { $count } more taxis
    }
}
table-ticket-needs = { $piece ->
    [train] { $count ->
        [one] takes { $count } train
       *[other] takes { $count } trains
    }
   *[taxi] { $count ->
        [one] takes { $count } taxi
       *[other] takes { $count } taxis
    }
}
table-ticket-finished = Ticket completed: { $ticket } · +{ $points }
table-attractions = Attractions
table-of = { $count } of { $all }
table-attraction = { $name }: { $reached ->
    [yes] reached
   *[no] not reached
}
table-draw-tickets = Draw 2 tickets
table-left = ({ $count } left)
table-keep-opening = Your first tickets
table-keep-opening-note = Keep one or both. You score a ticket’s points if you complete it, and lose them if you don’t.
table-keep-title = New tickets
table-keep-note = Keep one or both. A ticket you don’t keep goes to the bottom of the deck.
table-offer = { $a } – { $b }, { $value } points, { $count ->
    [one] { $count } taxi
   *[other] { $count } taxis
}
table-keep = { $count ->
    [one] Keep 1 ticket
   *[other] Keep both
}
table-keep-none = Choose at least one

## First Journey

table-verb-take = Take 2
table-verb-build = Build
table-verb-swap = Swap
table-take-two-label = Take 2 cards; { $count } left in the deck
table-swap-both = Swap both tickets
table-swap-ask = Swap both tickets?
table-swap-note = You get two new tickets, and your turn ends.
table-swap-yes = Swap
table-first-to-six = first to 6 wins
table-golden = Golden ticket
table-golden-note = for the first to 6 tickets
table-bonus-east-to-west = East to West
table-bonus-coast-to-coast = Coast to Coast
table-bonus-shout = { $name ->
    [coast-to-coast] Coast to Coast!
   *[east-to-west] East to West!
}
table-you-did-it = You did it!
table-more-to-win = { $count ->
    [one] 1 more to win
   *[other] { $count } more to win
}
table-new-tickets = { $count ->
    [one] New ticket
   *[other] New tickets
}
table-go-on = Continue
table-done-toast = { $name } completed a ticket!
table-bonus-toast = { $name } crossed the map: an extra ticket!

## What happened

table-log-empty = Nothing yet.
table-log-turn = Turn { $turn }
table-log-bot = played by a bot
table-log-deal = The cards are dealt. { $name } goes first.
table-log-took = { $you ->
    [yes] You took { $cards }
   *[no] { $name } took { $cards }
}
table-log-claim = { $you ->
    [yes] You claimed { $route } with { $cards } { $points }
   *[no] { $name } claimed { $route } with { $cards } { $points }
}
table-log-build = { $you ->
    [yes] You built { $route } with { $cards }
   *[no] { $name } built { $route } with { $cards }
}
table-log-offer = { $you ->
    [yes] You drew tickets
   *[no] { $name } drew tickets
}
table-log-choose = { $you ->
    [yes] You chose your tickets
   *[no] { $name } chose tickets
}
table-log-kept = { $you ->
    [yes] { $count ->
        [one] You start with 1 ticket
       *[other] You start with { $count } tickets
    }
   *[no] { $count ->
        [one] { $name } starts with 1 ticket
       *[other] { $name } starts with { $count } tickets
    }
}
table-log-keep = { $you ->
    [yes] You drew tickets and kept { $count }
   *[no] { $name } drew tickets and kept { $count }
}
table-log-completed = { $you ->
    [yes] You completed { $ticket }
   *[no] { $name } completed { $ticket }
}
table-log-bonus = { $you ->
    [yes] You crossed the map: an extra ticket!
   *[no] { $name } crossed the map: an extra ticket!
}
table-log-exchange = { $you ->
    [yes] You swapped both tickets
   *[no] { $name } swapped both tickets
}
table-log-pass = { $you ->
    [yes] You passed
   *[no] { $name } passed
}
table-log-undo = { $you ->
    [yes] You undid a move
   *[no] { $name } undid a move
}
table-log-reset = Three taxi cards were face up: five new cards.
table-log-shuffle = The used cards were shuffled into a new deck.
table-log-last = Last round: { $name } has 2 taxis or fewer. Everyone gets one more turn, including { $name }.
table-log-over = The game is over.
table-log-abandoned = The game was given up: nobody wins.
table-last-toast = Last round! { $name } has 2 taxis or fewer: everyone gets one more turn.

## Hints

table-hint = Hint
table-hint-claim = Claim { $route } with { $payment }.
table-hint-take = Take this face-up card: { $card }.
table-hint-blind = Draw from the deck.
table-hint-draw = Take 2 cards.
table-hint-tickets = Draw tickets.
table-hint-exchange = Swap both tickets.
table-hint-pass = Pass.
table-hint-keep = { $count ->
    [one] Keep { $tickets }.
   *[other] Keep both: { $tickets }.
}
table-why-hint-finish = { $has ->
    [yes] It completes { $ticket }.
   *[no] It crosses the map.
}
table-why-hint-toward = It gets you closer to { $ticket }.
table-why-hint-collect = { $has ->
    [yes] It helps with { $ticket }.
   *[no] More cards give you more choice.
}
table-why-hint-points = It’s worth the most points.
table-why-hint-more-tickets = There’s time for more tickets.
table-why-hint-hopeless = { $has ->
    [yes] { $ticket } can’t be completed anymore.
   *[no] These tickets are hard to complete.
}
table-why-hint-end = The game is about to end: go for points.
table-why-hint-only = Nothing else is possible.
table-why-hint-bot = That’s what a bot would do here.

## Undo, hot seat, moving, leaving

table-undo = Undo
table-turn-over = Your turn is over.
table-pass-on = Pass the device
table-pass-device = Pass the device to { $name }
table-pass-note = Everyone’s cards are hidden.
table-pass-go = I’m { $name }
table-move = Play on another device
table-move-note = Open this link on the other device, or scan the code with its camera, and carry on there.
table-move-which = Which seat?
table-move-code = QR code for the link
table-move-link = Link to your seat
table-move-warning = Keep it to yourself: anyone with the link can play in your place.
table-copy = Copy link
table-copied = Copied
table-leave = Leave the table
table-leave-note = You can come back anytime.
table-show-scores = Scores
table-note-bot-replaced = A bot ran into trouble. A simpler one takes over.
table-note-time-up = Time is up: a bot plays this turn.
table-note-closing = The server is shutting down. Your game is saved.

## Chat

table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-placeholder = Say something
table-chat-send = Send
table-reactions = Reactions
table-react-hello = Hello!
table-react-well-played = Well played!
table-react-thanks = Thanks!
table-react-laugh = Ha ha!
table-react-wow = Wow!
table-react-oops = Oops!
table-react-sad = Oh no!
table-react-hurry = Your turn!

## The list of routes

table-routes = Routes
table-routes-search = Find a place
table-routes-route = Route
table-routes-cost = Cards
table-routes-points = Points
table-routes-state = Status
table-routes-can = You can claim it
table-routes-none = No routes found.

## Keys

table-keys = Keyboard shortcuts
table-key-display = Take a face-up card
table-key-deck = Draw from the deck
table-key-draw = Take 2 cards
table-key-tickets = Draw tickets
table-key-swap = Swap both tickets
table-key-routes = List of routes
table-key-map = Go to the map
table-key-arrows = Move between routes on the map
table-key-enter = Open the route; claim it
table-key-escape = Back
table-key-own = Go to your tickets
table-key-undo = Undo
table-key-hint = Hint
table-key-log = Log
table-key-keys = This list

## Tabs of the phone

table-tab-cards = Cards
table-tab-tickets = Tickets
table-tab-log = Log

## Taking back, alone or on one device

table-take-back = Take back
table-take-back-note = Take back your last move and the bots’ replies
table-log-take-back = { $you ->
    [yes] You took back your last move
   *[no] { $name } took back their last move
}
## The hand as a tool, tickets as a plan, and building

table-card-tool = Tap to see what these cards can pay for, or drag them onto a route
table-card-pays = { $count ->
    [0] No route to pay for yet
    [one] Pays for { $count } route
   *[other] Pays for { $count } routes
}
table-cards-unseen = { $count ->
    [one] { $count } card from the deck
   *[other] { $count } cards from the deck
}
table-why-cards-none = You need { $need } of one color and have no cards.
table-why-built = { $you ->
    [yes] You built this route.
   *[no] Built by { $name }
}
table-do-build = build a route
table-hint-build = Build { $route } with { $payment }.
table-routes-can-build = You can build it
table-finishes-first-journey = { $count ->
    [one] completes a ticket
   *[other] completes { $count } tickets
}
table-key-enter-build = Open the route; build it
table-key-own-first-journey = Go to your tickets
table-build-tip = Tap a glowing route to build it.
table-ticket-short = { $piece ->
    [train] Too few trains: needs { $count }, you have { $have }
   *[taxi] Too few taxis: needs { $count }, you have { $have }
}
table-ticket-now = { $piece ->
    [train] { $count ->
        [one] { $before } → { $count } train
       *[other] { $before } → { $count } trains
    }
   *[taxi] { $count ->
        [one] { $before } → { $count } taxi
       *[other] { $before } → { $count } taxis
    }
}
table-ticket-cut = { $name } got in your way! { $ticket }: { $pieces }
table-ticket-cut-off = { $name } blocked your last way: { $ticket }
table-held = Your tickets so far
## What the others did

table-since = Since your last turn
table-just-now = What just happened
table-did-took = took { $cards }
table-did-claim = claimed { $route }
table-did-build = built { $route }
table-did-offer = drew tickets
table-did-keep = drew tickets and kept { $count }
table-did-completed = completed { $ticket }
table-did-bonus = crossed the map
table-did-exchange = swapped both tickets
table-did-pass = passed
table-again = Show it again
table-again-short = Show again
table-again-stop = Stop
table-pause = Pause
table-paused = Paused
table-resume = Resume
table-skip = Skip to now
table-fold = Hide the recap
table-unfold = Show the recap
table-key-again = Replay what the others did
table-key-pause = Pause or resume the bots
table-key-skip = Skip to now

## Kid table

table-kid-aloud = Read aloud
table-kid-help = Show me what I can do
table-kid-show = Show me a route I can build
table-kid-build = Build { $route }
table-kid-lock = Menu for grown-ups
table-kid-lock-hold = For grown-ups: hold the lock for two seconds, or answer this.
table-kid-lock-sum = { $a } + { $b } =
table-kid-lock-wrong = Not quite. Here is another one.
table-kid-lock-open = Open the menu
table-kid-golden = { $count ->
    [one] { $names } has the golden ticket. Hooray!
   *[other] { $names } share the golden ticket. Hooray!
}

## Chat and clocks

table-chat-left = Someone who left
table-chat-unread = Chat: { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-key-chat = Open or close the chat
table-time-left-of = { $name }’s time left: { $time }
table-time-warning = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
table-note-bank-empty-you = You’re out of time: a bot plays on for you.
table-note-bank-empty = { $name } has no time left: a bot plays on.

## Going back from the kid table

table-kid-back = Leave the game?
table-kid-back-ask = For grown-ups: answer this to leave.

## A game that was played on from a review.

table-continues = Side game
table-continues-note = Continues a game you reviewed: open that moment
table-continues-from = Side game, continued from turn { $turn } of a finished game
table-continues-back = Back to the review
