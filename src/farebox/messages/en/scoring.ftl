### The final scoring, the end of First Journey, and the score pad for a game with the real box.

score-pad = Score pad
score-counting = Counting points…
score-opening = Revealing the tickets…
score-skip = Skip
score-winner = winner
score-wins = { $names } wins!
score-shared = Shared victory: { $names }
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
score-tie-rule = If there’s a tie, the player with more completed tickets wins; if it’s still a tie, they share the victory.
score-tie-tickets = A tie on points! { $player } completed more tickets: { $count } to { $other }.
score-tie-shared = Same points and same number of completed tickets: they share the victory.
score-rematch = Play again
score-rematch-join = Join the next game
score-look = See the board
score-record = Record of all moves
score-fair-how = How that works

score-end = The journey is over
score-golden-to = { $count ->
    [1] goes to { $names }
   *[other] is shared by { $names }
}
score-end-sixth = Six tickets completed: that wins the game!
score-end-last-train = { $player } has placed the last train. Most completed tickets wins!
score-end-stuck = Nobody could draw or build anymore. Most completed tickets wins!
score-end-abandoned = The game was given up: nobody wins.
score-first-journey-shared = Same number of tickets: they win together!
score-first-journey-tickets = { $count ->
    [one] completed ticket
   *[other] completed tickets
}
score-bonus-east-west = East to West
score-bonus-coast = Coast to Coast

score-page-line = For the boxed game of New York. Enter what each player has; Farebox adds it up.
score-page-players = Players
score-page-name = Name of player { $number }
score-page-add = Add a player
score-page-remove = Remove { $player }
score-page-clear = New sheet
score-page-clear-ask = Clear the whole sheet?
score-page-on-board = Mark on the board
score-page-by-number = Enter numbers
score-page-how = Routes
score-page-board-line = Choose a player, then tap the routes they claimed. Tap again to remove one.
score-page-fewer = { $player }: one fewer route of length { $length }
score-page-more = { $player }: one more route of length { $length }
score-page-ticket-add = Add a ticket
score-page-ticket-choose = Choose a ticket…
score-page-ticket-state = { $ticket }: completed?
score-page-ticket-remove = Remove { $ticket }
score-page-attractions-more = { $player }: one more attraction
score-page-attractions-fewer = { $player }: one fewer attraction
score-page-taxis = { $count ->
    [one] { $count } taxi
   *[other] { $count } taxis
}
score-page-too-many = { $count ->
    [one] { $player }: { $count } taxi on the board, but each player only has { $most }.
   *[other] { $player }: { $count } taxis on the board, but each player only has { $most }.
}
score-page-leads = In the lead: { $names }
score-page-first-journey = First Journey needs no score pad
score-page-first-journey-line = There are no points to count: the first to complete six tickets gets the golden ticket.
score-page-no-board = The board has to be loaded from the server once; after that, the score pad works offline.

## The show at the end of a game.

score-you-win = You win!
# $names are the other winners.
score-you-share = You share the win with { $names }!
# New York: one player won.
score-takes = { $names } takes the city!
# Below the headline: how far ahead the winner is.
score-by = { $gap ->
    [one] By a single point
   *[other] By { $gap } points
}
score-kind-close = { $gap ->
    [one] So close! Just one point behind.
   *[other] So close! Just { $gap } points behind.
}
score-kind = { $rank ->
    [2] You came second. Well played!
    [3] You came third. Well played!
   *[other] You came fourth. Good game!
}
score-place = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
score-first-journey-yours = The golden ticket is yours!
score-first-journey-kind = { $count ->
    [0] What a journey! Another trip?
    [one] You finished one ticket. What a journey!
   *[other] You finished { $count } tickets. What a journey!
}
# After the title “Golden ticket”.
score-golden-you = is yours!
score-tickets-done = Completed tickets
score-facts = What happened
score-fact-way = Longest path
# $way is “Chelsea – Brooklyn”.
score-fact-way-line = { $names }, { $way } without a gap
score-fact-ring = { $names }, a loop through { $place }
score-fact-equal = { $names }: a tie
score-fact-hand = Most cards at once
score-fact-hand-line = { $names }, turn { $turn }
score-fact-near = So close
score-fact-near-line = { $count ->
    [one] { $names }, { $ticket }: one space short
   *[other] { $names }, { $ticket }: { $count } spaces short
}
score-fact-ticket = Biggest ticket
score-fact-first = First completed ticket
score-fact-first-line = { $names }, { $ticket }, turn { $turn }
score-connections = Connections
score-connections-all = Draw all connections again
score-sheet = Score sheet
score-board = Board
score-back = Back
score-count-again = Count ticket by ticket

## What the record of the game is

score-record-note = Text, in English
score-record-title = Opens the record of this game: the cards, every move and the result as plain text, in English. You can save it, or replay the game from it.

## From the end of a game to its review.

score-review = Review
# On the large button at the end of New York.
score-review-game = Review the game
score-review-line = Which move mattered most?
# What the review could answer about this game. The ticket was not completed.
score-ask-enough = { $ticket } would have won it. Where did it slip away?
score-ask-cost = { $points ->
    [one] { $ticket } cost you { $points } point. Where did it slip away?
   *[other] { $ticket } cost you { $points } points. Where did it slip away?
}
score-ask-short = { $gap ->
    [one] One point short. Where was it?
   *[other] { $gap } points short. Where were they?
}
score-ask-ahead = { $gap ->
    [one] You won by a single point. Which move decided it?
   *[other] You won by { $gap } points. Which move decided it?
}
score-ask-despite = You won without { $ticket }. Was it within reach?
score-ask-decided = { $gap ->
    [one] A single point apart. Which move decided it?
   *[other] { $gap } points apart. Which move decided it?
}
score-ask-level = Tied on points. Which move decided it?
score-ask-shared = Tied on points. Which move would have tipped it?
# Below “Play again”, for children.
score-again-you = Can anyone catch you next time?
score-again-close = Just one ticket behind. Another trip?
score-again-next = Who gets the golden ticket next time?
# Below “See the results”, of a deal that others play too.
score-results-line = How did others play the same cards?

## The others play again

score-rematch-call = The next game is starting.
score-rematch-in = You join in { $seconds } s
score-rematch-now = Join now
score-rematch-stay = Stay here
