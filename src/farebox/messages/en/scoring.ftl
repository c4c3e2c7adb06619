### The final scoring, the end of First Journey, and the score pad for a game with the real box.

score-pad = Score pad
score-counting = Counting the points …
score-opening = The tickets are laid open …
score-skip = Skip
score-winner = winner
score-wins = { $names } wins!
# $points is a number written out with its sign.
score-wins-with = { $names } wins with { $points }
score-shared = Shared victory: { $names }
# $rank is 2, 3 or 4.
score-your-rank = { $rank ->
    [2] you came second
    [3] you came third
   *[other] you came fourth
}
score-routes = Routes
score-tickets = Tickets
score-attractions = Attractions
score-total = Total
# A route of so many spaces brings so many points.
score-length = { $length } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-route-count = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
# $value is positive; the minus sign (U+2212) stands in the text.
score-ticket-done = { $value ->
    [one] Completed: { $ticket }, +{ $value } point
   *[other] Completed: { $ticket }, +{ $value } points
}
score-ticket-missed = { $value ->
    [one] Not completed: { $ticket }, −{ $value } point
   *[other] Not completed: { $ticket }, −{ $value } points
}
score-done = completed
score-tie-rule = A tie goes to the player with more completed tickets; still tied, the victory is shared.
score-tie-tickets = A tie on points! { $player } completed more tickets: { $count } against { $other }.
score-tie-shared = Equal points and equally many completed tickets: they share the victory.
score-rematch = Play again
score-rematch-join = To the next game
score-look = Look at the board
score-record = Record
score-fair = Nobody chose these cards: the devices at the table drew them together, and the record proves it.
score-fair-how = How that works

score-end = The journey is over
score-golden-to = { $count ->
    [1] goes to { $names }
   *[other] is shared by { $names }
}
score-end-sixth = Six tickets completed: that wins at once.
score-end-last-train = The last train is on the board: { $player }. The most completed tickets win.
score-end-stuck = Nobody could draw or build any more. The most completed tickets win.
score-end-abandoned = The game was given up: nobody wins.
score-fj-shared = Equally many tickets: you win together!
score-fj-tickets = { $count ->
    [one] completed ticket
   *[other] completed tickets
}
score-bonus-east-west = East to West
score-bonus-coast = Coast to Coast

score-page-line = For a game with the real New York box. Enter what everybody has; Farebox adds it up.
score-page-players = Players
score-page-name = Name of player { $number }
score-page-add = Add a player
score-page-remove = Remove { $player }
score-page-clear = New sheet
score-page-clear-ask = Empty the whole sheet?
score-page-on-board = Click on the board
score-page-by-number = Enter numbers
score-page-how = Routes
score-page-board-line = Choose a player, then click the routes that player claimed. Click again to take one back.
score-page-fewer = { $player }: one route of length { $length } less
score-page-more = { $player }: one route of length { $length } more
score-page-ticket-add = Add a ticket
score-page-ticket-choose = Choose a ticket …
score-page-ticket-state = { $ticket }: completed?
score-page-ticket-remove = Take { $ticket } off
score-page-attractions-more = { $player }: one attraction more
score-page-attractions-fewer = { $player }: one attraction less
score-page-taxis = { $count ->
    [one] { $count } taxi
   *[other] { $count } taxis
}
score-page-too-many = { $count ->
    [one] { $player }: { $count } taxi on the board, but the box has only { $most } each.
   *[other] { $player }: { $count } taxis on the board, but the box has only { $most } each.
}
score-page-leads = Ahead: { $names }
score-page-fj = First Journey needs no score pad
score-page-fj-line = Nobody counts points there: whoever completes six tickets first gets the golden ticket.
score-page-no-board = The board has to come from the server once; after that the score pad works without it.
