### Puzzles: find the best action. Chances are percentages, already formatted.

puzzles-title = Puzzles
puzzles-lead = Moments from real games between bots. One move is clearly the best. Can you spot it?
puzzles-today = Puzzle of the day
puzzles-today-line = Find the best move
puzzles-all = All puzzles
puzzles-count = { $solved } of { $count } solved
puzzles-number = Puzzle { $number }
puzzles-none = There are no puzzles for this game yet.
puzzles-question = Find the best move
puzzles-ask-turn = It’s your turn. What do you do?
puzzles-ask-second = You’ve taken one card. Which one next?
puzzles-ask-keep = Which tickets do you keep?
puzzles-difficulty = Difficulty { $level } of 5
puzzles-state-first = solved on the first try
puzzles-state-solved = solved
puzzles-state-missed = missed
puzzles-state-open = not solved yet

## Answering

puzzles-answer = Your answer
puzzles-choose = Tap a route, a card or a button.
puzzles-submit = That’s my move
puzzles-clear = Choose something else
puzzles-tries = { $count ->
    [one] { $count } try left
   *[other] { $count } tries left
}
puzzles-hint = Hint
puzzles-hint-1 = It’s one of the moves still highlighted.
puzzles-hint-2 = { $count ->
    [one] Only one is left.
   *[other] Only two are left.
}
puzzles-hint-ticket = { $count ->
    [one] It’s about this ticket: { $tickets }
   *[other] It’s about these tickets: { $tickets }
}
puzzles-show = Show the solution
puzzles-actions = All moves
puzzles-not-now = Not possible now: { $route }
puzzles-not-it = { $action }: not this one.
puzzles-do-take = Take a face-up card: { $card }
puzzles-do-blind = Draw from the deck
puzzles-do-draw = Take 2 cards
puzzles-do-tickets = Draw tickets
puzzles-do-exchange = Swap both tickets
puzzles-do-keep = Keep { $tickets }

## The solution

puzzles-wrong = { $action }: your chance to win drops by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzles-right-first = Got it on the first try!
puzzles-right = That’s it!
puzzles-missed = This was the best move
puzzles-chances = Your chance to win with each move
puzzles-tried = tried
puzzles-best = best
puzzles-missed-by = Bots that missed it: { $levels }
puzzles-no-reason = There’s no single reason: over many ways the game could go on, this move gave the best chance to win.
puzzles-next = Next puzzle

## The streak

puzzles-streak = { $count ->
    [0] No streak yet
    [one] { $count }-day streak
   *[other] { $count }-day streak
}
puzzles-streak-best = best: { $count }
puzzles-streak-note = Solve a puzzle of the day, or one from your own games, every day; you can skip one day in seven. Kept on this device only.
puzzles-day = { $date }, { $state ->
    [first] solved on the first try
    [solved] solved
    [missed] missed
    [today] still to solve
   *[none] not played
}

## From the player’s own games
puzzles-own-title = From your games
puzzles-own-none = Review one of your games: the moments where there was a better move turn into puzzles here.
puzzles-own-cost = { $points ->
    [one] In the game, your move here lowered your chance to win by { $points } point.
   *[other] In the game, your move here lowered your chance to win by { $points } points.
}
puzzles-own-cost-short = { $points ->
    [one] cost { $points } point
   *[other] cost { $points } points
}
puzzles-own-more = { $count ->
    [one] Show { $count } more game
   *[other] Show { $count } more games
}
puzzles-own-review = See it in the review
puzzles-wrong-unknown = { $action }: not one of the good moves.
puzzles-own-place = { $place } of { $count }
puzzles-completed = Completed tickets: { $count }
