### The lobby, the waiting room and the list of games to watch.

lobby-title = Pick a table
lobby-setup = Set up the table
lobby-seats-of = { $board } · seats
# From two to four players
lobby-card-players = { $from }–{ $to } players
lobby-card-city = a short city game
lobby-card-journey = from age 6
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
lobby-guest = Guest
lobby-friend = Friend
lobby-friend-line = gets a link from you and plays anywhere
lobby-here-line = plays on this device; you take turns
lobby-add-seat = Add a seat
lobby-add-friend = Friend
lobby-add-bot = Bot
lobby-add-here = On this device
lobby-remove-seat = Remove seat { $number }
lobby-level-of = How well { $name } plays

lobby-first = First player
lobby-first-who = Who is the youngest?
lobby-first-youngest = Youngest
lobby-first-lot = Draw lots
lobby-time = Time to think
lobby-time-none = Unlimited
lobby-time-minute = 60 s
lobby-time-day = 1 day
lobby-hints = Hints
lobby-more-options = More options
lobby-undo = Undo
lobby-undo-note = As long as nothing new was seen
lobby-chat = Chat
lobby-chat-note = For children: reactions only, or off
lobby-chat-all = All
lobby-chat-reactions = Reactions
lobby-listed = Others may watch
lobby-listed-note = Listed under Watch; hands stay hidden
lobby-completion-cards = Cards for a completed ticket
lobby-completion-cards-note = A house rule; the printed game gives none

lobby-start = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
lobby-open = Open the table and invite
lobby-rulebook = As in the printed rulebook. Where it leaves something open, our ruling is marked:
lobby-reconstructed = Most tickets of this board are our reconstruction. Do you own the box? You can put in the printed ones:
lobby-reconstructed-how = how it works

lobby-score-pad-line = Playing with the real box? Count here
lobby-watch-line = { $count ->
    [0] no game right now
    [one] { $count } game right now
   *[other] { $count } games right now
}
lobby-rules-line = both games, clause by clause
lobby-needs-server = needs the server

lobby-offline = The server cannot be reached.
lobby-offline-line = Rules and score pad work without it. Playing, joining and watching need the server: start it, or check the connection.
lobby-offline-start = A table can be opened as soon as the server is there again.

lobby-mine = Your games
lobby-mine-waiting = { $count ->
    [0] ready to start
    [one] { $count } place open
   *[other] { $count } places open
}
lobby-mine-your-turn = Your turn
lobby-mine-turn-of = To play: { $names }
lobby-mine-forget = Take off the list
lobby-mine-forget-ask = Take this game off the list?
lobby-mine-forget-note = This device then no longer holds your seat. You can go on only with another device that does.
lobby-mine-all = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}
lobby-mine-fewer = Show fewer

lobby-place-open = Open place
lobby-place-open-line = waiting for somebody with the link
lobby-wait-who = Who plays?
lobby-wait-open = { $count ->
    [one] { $count } place is still open
   *[other] { $count } places are still open
}
lobby-wait-full = Everybody is there.
lobby-wait-here = here
lobby-wait-away = away
lobby-wait-leave = Get up
lobby-wait-begins = begins
lobby-wait-put-bot = Bot plays here
lobby-wait-fill = { $count ->
    [one] Let a bot take the open place
   *[other] Let bots take the open places
}
lobby-wait-for = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
lobby-wait-host = Whoever opened the table starts the game.
lobby-wait-add-open = Open place
lobby-wait-add-bot = Bot
lobby-wait-up = Move seat { $number } up
lobby-wait-down = Move seat { $number } down
lobby-wait-free = Give seat { $number } to a friend

lobby-invite = Invite
lobby-invite-line = Send the link, or let others scan the code.
lobby-invite-link = Link to this table
lobby-invite-copy = Copy link
lobby-invite-copied = Copied
lobby-invite-send = Send
lobby-invite-share = Come to my table!
lobby-invite-code = Code to scan with a phone: opens this table
lobby-invite-local = This address works on this computer only. For other devices, start Farebox with --host 0.0.0.0 and open the page under the address of this computer.

lobby-join = Sit down at this table
lobby-join-place = Choose a place
lobby-join-button = Sit down
lobby-join-watch = Just watch
lobby-join-watching = You watch. The game appears here when it starts.
lobby-join-after-all = Sit down after all
lobby-full = This table is full
lobby-full-line = All places are taken. You can stay and watch, or open a table of your own.
lobby-no-table = No table here
lobby-no-table-line = No table has this link. Perhaps a letter is missing? Ask for the link again, or open a table of your own.

lobby-watch-title = Watch a game
lobby-watch-note = Tables whose players let others watch. Hands and tickets stay hidden.
lobby-watch-refresh = Look again
lobby-watch-none = Nobody is playing in public right now
lobby-watch-none-line = Open a table and switch on “Others may watch” to be found here.
lobby-status-waiting = waiting for players
lobby-status-playing = being played
lobby-status-over = over
