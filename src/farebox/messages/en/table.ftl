### The game screen. $name is a player's name and is never inflected; places stand as "A – B".
### $you is "yes" where the text speaks to the player it is about.

table-title = Table
table-menu = Menu
table-board = Board
table-cards = Cards
table-players = Players
table-you = You
table-log = Log
table-lost = Connection lost. Trying again …
table-dealing = Shuffling the cards …
table-offline = No connection
table-offline-note = The game goes on when it is back.

## Whose turn it is

table-your-turn = Your turn
table-your-turn-name = Your turn, { $name }!
table-your-last-turn = Your last turn
table-on-turn = { $name } plays
table-begins = { $name } begins
table-thinking = thinking …
table-watching = You are watching
table-watch-note = Hands and tickets stay hidden. These cards were taken face up.
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
table-ending-last-turns = All have had their last turn.
table-ending-nobody-can-move = Nobody can do anything any more.
table-ending-sixth-ticket = Six tickets are done!
table-ending-last-piece = The last train is on the board.
table-ending-abandoned = The game was given up.
table-do = Do one: { $list }
table-do-cards = take 2 cards (or 1 face-up taxi)
table-do-cards-short = take cards
table-do-draw = take 2 cards
table-do-claim = claim a route
table-do-tickets = draw 2 tickets, keep 1 or 2
table-do-tickets-short = draw tickets
table-do-keep = Keep 1 or 2 tickets
table-do-second = Take one more card, no face-up taxi
table-pass = Pass
table-time-left = Time left: { $time }
table-hours = { $count } h

## Players

table-role-you = you
table-role-bot = bot · { $level }
table-role-away = away
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
    [yes] . On turn.
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
table-stand-in-end = End the bot
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
    [one] { $count } taxi
   *[other] { $count } taxis
}
table-cards-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
table-card-unseen = a card from the deck
table-take = Take: { $card }
table-face-up = Face up: { $card }
table-no-wild-now = { $card }: not as the second card
table-no-card = No card
table-draw-blind = Draw from the deck, { $count } left
table-deck-label = Deck, { $count } left
table-deck-counts = deck { $deck } · discards { $discards }
table-reset = Three taxis lay open: all five cards were swept away and five new ones came.
table-hand = Your hand · { $count }
table-hand-empty = No cards
table-hand-hidden = Hidden until it is your turn

## Asking about a route

table-ask = The route you asked about
table-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
table-plus-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
table-ways = How to pay
table-fewer = Fewer: { $card }
table-more = More: { $card }
table-claim = Claim
table-claim-for = Claim for { $payment }
table-build = Build!
table-finishes = { $count ->
    [one] finishes a ticket
   *[other] finishes { $count } tickets
}
table-bonus = crosses the map
table-why-claimed = { $you ->
    [yes] This route is yours.
   *[no] Claimed: { $name }
}
table-why-closed = This route is closed.
table-why-twin = { $you ->
    [yes] Closed: you have its twin.
   *[no] Closed: { $name } has its twin.
}
table-why-pieces = { $piece ->
    [train] Needs { $need } trains, you have { $have }.
   *[taxi] Needs { $need } taxis, you have { $have }.
}
table-why-cards = Needs { $need } { $color }, you have { $have }.
table-why-cards-gray = Needs { $need } of one color, you have { $have }.
table-why-over = The game is over.
table-why-watching = You are watching this game.
table-why-second = First take your second card.
table-why-tickets = First the tickets are chosen.
table-why-turn = { $name } is on turn.

## Tickets

table-your-tickets = Your tickets
table-your-journey-tickets = Your tickets
table-secret = secret until the end
table-no-tickets = No tickets
table-ticket = Ticket { $a } – { $b }, { $value } points: { $state }
table-kid-ticket = Ticket { $a } – { $b }{ $state ->
    [done] , done
    [blocked] , no way left
   *[open] {""}
}
table-ticket-one = ticket
table-ticket-done = Done
table-ticket-blocked = Blocked: no free way left
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
table-ticket-finished = Ticket done: { $ticket } · +{ $points }
table-attractions = Attractions
table-of = { $count } of { $all }
table-attraction = { $name }: { $reached ->
    [yes] reached
   *[no] not reached
}
table-draw-tickets = Draw 2 tickets
table-left = ({ $count } left)
table-keep-opening = Your first tickets
table-keep-opening-note = Keep one or both. A finished ticket brings its points; an unfinished one costs them.
table-keep-title = New tickets
table-keep-note = Keep one or both. The other goes to the bottom of the deck.
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
table-take-two-label = Take 2 cards; { $count } in the deck
table-swap-both = Swap both tickets
table-swap-ask = Swap both tickets?
table-swap-note = You get two new tickets, and your turn is over.
table-swap-yes = Swap
table-first-to-six = first to 6 wins
table-golden = Golden ticket
table-golden-note = first to 6 tickets takes it
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
table-go-on = Go on
table-done-toast = Ticket done: { $name }
table-bonus-toast = { $name } has crossed the map: one ticket more!

## What happened

table-log-empty = Nothing yet.
table-log-turn = Turn { $turn }
table-log-bot = played by a bot
table-log-deal = The cards are dealt. { $name } begins.
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
        [one] You begin with 1 ticket
       *[other] You begin with { $count } tickets
    }
   *[no] { $count ->
        [one] { $name } begins with 1 ticket
       *[other] { $name } begins with { $count } tickets
    }
}
table-log-keep = { $you ->
    [yes] You drew tickets and kept { $count }
   *[no] { $name } drew tickets and kept { $count }
}
table-log-completed = { $you ->
    [yes] You finished { $ticket }
   *[no] { $name } finished { $ticket }
}
table-log-bonus = { $you ->
    [yes] You crossed the map: one ticket more!
   *[no] { $name } crossed the map: one ticket more!
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
    [yes] You took a move back
   *[no] { $name } took a move back
}
table-log-reset = Three taxis lay open: five new cards.
table-log-shuffle = The discards are the new deck.
table-log-last = Last round: { $name } has 2 taxis or fewer. Everyone has one more turn, { $name } too.
table-log-over = The game is over.
table-log-abandoned = The game was given up: nobody wins.
table-last-toast = Last round! { $name } has 2 taxis or fewer: everyone has one more turn.

## Hints

table-hint = Hint
table-hint-claim = Claim { $route } with { $payment }.
table-hint-take = Take the face-up card: { $card }.
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
    [yes] It finishes { $ticket }.
   *[no] It crosses the map.
}
table-why-hint-toward = It leads on to { $ticket }.
table-why-hint-collect = { $has ->
    [yes] You need it for { $ticket }.
   *[no] More cards give you more choice.
}
table-why-hint-points = It brings the most points now.
table-why-hint-more-tickets = There is time for more tickets.
table-why-hint-hopeless = { $has ->
    [yes] { $ticket } has no way left.
   *[no] These tickets are far away.
}
table-why-hint-end = The game is ending: points now count most.
table-why-hint-only = Nothing else is possible.

## Undo, hot seat, moving, leaving

table-undo = Undo
table-turn-over = Your turn is over.
table-pass-on = Pass on
table-pass-device = Pass the device to { $name }
table-pass-note = All hands are hidden.
table-pass-go = I am { $name }
table-move = Play on another device
table-move-note = Open this link on the other device, or point its camera here. You can go on there.
table-move-which = Which seat
table-move-code = Code of the link
table-move-link = Link to your seat
table-move-warning = Keep it to yourself: whoever has the link can play in your place.
table-copy = Copy link
table-copied = Copied
table-leave = Leave the table
table-leave-note = You can come back any time.
table-record = Record of the game
table-show-scores = Scores
table-note-bot-replaced = A bot had trouble. A simpler one plays on.
table-note-time-up = Time is up: a bot plays this turn.
table-note-closing = The server is closing. The game is saved.

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
table-routes-state = Now
table-routes-can = You can claim it
table-routes-none = No such route.

## Keys

table-keys = Keys
table-key-market = Take a face-up card
table-key-deck = Draw from the deck
table-key-draw = Take 2 cards
table-key-tickets = Draw tickets
table-key-swap = Swap both tickets
table-key-routes = List of routes
table-key-map = To the map
table-key-arrows = From route to route on the map
table-key-enter = Ask about the route; claim it
table-key-escape = Back
table-key-own = To your tickets
table-key-undo = Undo
table-key-hint = Hint
table-key-log = Log
table-key-keys = This list

## Tabs of the phone

table-tab-cards = Cards
table-tab-tickets = Tickets
table-tab-log = Log
