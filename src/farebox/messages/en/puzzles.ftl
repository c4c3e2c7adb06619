### Puzzles: find the best action. Chances are percentages, already formatted.

puzzles-title = Puzzles
puzzles-lead = Moments from real games between bots. One action is clearly the best. Can you see it?
puzzles-today = Puzzle of the day
puzzles-today-line = Find the best action
puzzles-all = All puzzles
puzzles-count = { $solved } of { $count } solved
puzzles-number = Puzzle { $number }
puzzles-none = There are no puzzles for this game yet.
puzzles-question = Find the best action
puzzles-ask-turn = It’s your turn. What do you do?
puzzles-ask-second = You’ve taken one card. Which one next?
puzzles-ask-keep = Which tickets do you keep?
puzzles-difficulty = Difficulty { $level } of 5
puzzles-state-first = found at the first try
puzzles-state-solved = solved
puzzles-state-missed = not found
puzzles-state-open = not solved yet

## Answering

puzzles-answer = Your answer
puzzles-choose = Tap a route, a card or a button.
puzzles-submit = This is my action
puzzles-clear = Choose something else
puzzles-tries = { $count ->
    [one] { $count } try left
   *[other] { $count } tries left
}
puzzles-hint = Hint
puzzles-hint-1 = It’s one of the actions still highlighted.
puzzles-hint-2 = { $count ->
    [one] Only one is left.
   *[other] Only two are left.
}
puzzles-hint-ticket = { $count ->
    [one] It’s about this ticket: { $tickets }
   *[other] It’s about these tickets: { $tickets }
}
puzzles-show = Show the solution
puzzles-actions = All actions
puzzles-not-now = Not possible now: { $route }
puzzles-not-it = { $action }: not this one.
puzzles-do-take = Take a face-up card: { $card }
puzzles-do-blind = Draw from the deck
puzzles-do-draw = Take 2 cards
puzzles-do-tickets = Draw tickets
puzzles-do-exchange = Swap both tickets
puzzles-do-keep = Keep { $tickets }

## The solution

puzzles-wrong = { $action } costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} of your chance to win.
puzzles-right-first = Found at the first try!
puzzles-right = That’s it!
puzzles-missed = This was the best action
puzzles-chances = Your chance to win with each action
puzzles-tried = tried
puzzles-best = best
puzzles-missed-by = Not found by these bots: { $levels }
puzzles-no-reason = No single fact explains it: over many ways the game could go on, this action gave the best chance to win.
puzzles-next = Next puzzle

## The streak

puzzles-streak = { $count ->
    [0] No days in a row yet
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzles-streak-best = best { $count }
puzzles-streak-note = Solve a puzzle of the day, or one from your own games, every day. One day in seven may be missed. Kept on this device only.
puzzles-day = { $date }, { $state ->
    [first] found at the first try
    [solved] solved
    [missed] not found
    [today] still open
   *[none] not played
}

## From the player’s own games
puzzles-own-title = From your games
puzzles-own-none = Have one of your games reviewed: moments where there was something better become puzzles here.
puzzles-own-cost = { $points ->
    [one] In the game, your action here cost { $points } point of your chance to win.
   *[other] In the game, your action here cost { $points } points of your chance to win.
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
puzzles-wrong-unknown = { $action }: not one of the good ones.
puzzles-own-place = { $place } of { $count }
puzzles-completed = Completed tickets: { $count }
