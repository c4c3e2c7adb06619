## The page that reviews a finished game.
review-none = No review here
review-moment = This moment
review-board = The board at this moment
review-market = Cards and tickets at this moment
review-to-table = Back to the table

## Who won, and why.
review-won = { $you ->
    [yes] You won.
   *[no] { $name } won.
}
review-won-by-total = { $you ->
    [yes] { $count ->
        [one] You won by { $count } point.
       *[other] You won by { $count } points.
    }
   *[no] { $count ->
        [one] { $name } won by { $count } point.
       *[other] { $name } won by { $count } points.
    }
}
review-won-by-completed = { $you ->
    [yes] { $count ->
        [one] You won by { $count } ticket.
       *[other] You won by { $count } tickets.
    }
   *[no] { $count ->
        [one] { $name } won by { $count } ticket.
       *[other] { $name } won by { $count } tickets.
    }
}
review-shared = { $names } share the win.
review-luck-gave = { $you ->
    [yes] { $count ->
        [one] Luck added { $count } point to your chances.
       *[other] Luck added { $count } points to your chances.
    }
   *[no] { $count ->
        [one] Luck added { $count } point to { $name }’s chances.
       *[other] Luck added { $count } points to { $name }’s chances.
    }
}
review-luck-took = { $you ->
    [yes] { $count ->
        [one] Luck took { $count } point off your chances.
       *[other] Luck took { $count } points off your chances.
    }
   *[no] { $count ->
        [one] Luck took { $count } point off { $name }’s chances.
       *[other] Luck took { $count } points off { $name }’s chances.
    }
}
review-one-move = { $you ->
    [yes] { $count ->
        [one] One move cost you { $count } point.
       *[other] One move cost you { $count } points.
    }
   *[no] { $count ->
        [one] One move cost { $name } { $count } point.
       *[other] One move cost { $name } { $count } points.
    }
}
review-no-slip = { $you ->
    [yes] You gave nothing away.
   *[no] { $name } gave nothing away.
}
review-luck-decided = { $you ->
    [yes] You played well. Luck decided this one.
   *[no] { $name } played well. Luck decided this one.
}

## What was done, and what could be done.
review-did-claim = Claimed { $route }
review-did-build = Built { $route }
review-did-claim-with = Claimed { $route } with { $cards }
review-did-build-with = Built { $route } with { $cards }
review-did-take = Took { $cards }
review-did-blind = Took a card from the deck
review-did-draw = Took 2 cards
review-did-tickets = Drew tickets
review-did-exchange = Swapped both tickets
review-did-keep = { $count ->
    [one] Kept { $count } ticket
   *[other] Kept { $count } tickets
}
review-did-keep-one = Kept { $ticket }
review-did-pass = Passed
review-do-claim = Claim { $route }
review-do-build = Build { $route }
review-do-claim-with = Claim { $route } with { $cards }
review-do-build-with = Build { $route } with { $cards }
review-do-take = Take { $cards }
review-do-blind = Take a card from the deck
review-do-draw = Take 2 cards
review-do-tickets = Draw tickets
review-do-exchange = Swap both tickets
review-do-keep = { $count ->
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
review-do-keep-one = Keep { $ticket }
review-do-pass = Pass

## The moment: played, better, and what it cost.
review-played = Played
review-better = Better { $points }
review-better-one = better
review-better-is = Better:
review-played-one = played
review-turn = Turn { $turn }
review-opening = Opening
review-your-decision = your decision
review-biggest-miss-of = { $you ->
    [yes] your biggest miss
   *[no] { $name }’s biggest miss
}
review-cost = { $points }
review-percent = { $count }%
review-was-the-move = { $route } was the move
review-was-better = { $route } was better
review-was-played = { $you ->
    [yes] What you did:
   *[no] What { $name } did:
}
review-grade-best = The best move
review-grade-fine = A good move
review-grade-slip = A small slip
review-grade-mistake = There was better
review-grade-forced = The only move
review-grade-decided = The game was decided
review-word-best = best
review-word-fine = fine
review-word-forced = no choice
review-hand = { $you ->
    [yes] Your hand
   *[no] { $name }’s hand
}
review-cards = Cards
review-working = Reviewing: { $done } of { $of } decisions

## Try it yourself, and play on.
review-try = Try it yourself
review-try-ask = { $you ->
    [yes] What would you do now?
   *[no] What would you do in { $name }’s place?
}
review-try-how = Choose a route on the map, or a card or tickets below it.
review-try-again = Try again
review-try-show = Show the answer
review-try-stop = Back to the review
review-your-try = Your choice
review-in-the-game = In the game: { $name }
review-try-best = Yes! { $count } points better, and nothing beats it.
review-try-better = { $count } points better. But there’s something even better.
review-try-as-good = As good as what was played.
review-try-worse = { $count } points worse than what was played.
review-try-same = Same as in the game. There’s a better move.
review-try-same-best = Same as in the game, and the best move.
review-try-unjudged = The chance of this choice wasn’t worked out.
review-try-judging = Working out this choice…
review-try-about = About as good as what was played.
review-try-near-best = Yes! { $count } points better, about as good as the best.
review-try-best-yet = Well spotted! { $count } points better, and better than anything in the review.
review-play-on = Play on from here

## The graph and the way through the game.
review-chance = Chance to win
review-legend-mistake = mistake
review-legend-luck = luck swing
review-luck-small = luck
review-graph-running = Chances to win over the game; { $done } of { $of } decisions are judged
review-graph-summary = Each player’s chance to win over the game, one line each: { $names }. Mistakes: { $slips }. Swings of luck: { $swings }. The list of decisions says the same.
review-scrub = Moment of the game
review-slider = { $cost ->
    [0] { $when }, { $name }, cost nothing
   *[other] { $when }, { $name }, cost { $cost }
}
review-end = The end of the game
review-end-short = End
review-transport = Step through the game
review-first = To the start
review-previous = Back one decision
review-next = Forward one decision
review-last = To the end
review-previous-mistake = Previous mistake
review-next-mistake = Next mistake
review-play = Play
review-pause = Pause

## Players and decisions.
review-quality = Quality of decisions: { $count } of 100
review-quality-word = quality
review-luck = Luck
review-best-moment = Best moment
review-biggest-miss = Biggest miss
review-nothing-missed = No slips
review-you = you
review-you-won = you won
review-winner = won
review-place = { $rank ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
review-score-completed = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
review-decisions = Decisions
review-decisions-about = All decisions: turn, player, move, luck and cost, in points of the chance to win
review-whose = Whose decisions
review-yours = Yours
review-everyone = Everyone
review-col-turn = Turn
review-col-player = Player
review-col-action = Move
review-col-luck = Luck
review-col-cost = Cost
review-came-from = Where { $name }’s result came from, in points of the chance to win
review-part-base = At the start
review-part-deal = Luck of the deal
review-part-cost = Decisions
review-part-luck = Luck of the cards
review-part-others = The others’ play
review-part-result = Result

## What each knew or all hands, the deep review, sharing.
review-mode = Judged by
review-known = { $you ->
    [yes] What you knew
   *[no] What each knew
}
review-open = All hands open
review-deep = Deep review
review-deep-short = Deep review
review-deep-done = Deep
review-deep-about = Plays out many more games from every decision: more exact, but takes a while
review-deep-running = Deep review is running; you can go on reading
review-record = Record
review-record-about = Save the record of the game as a text file
review-share = Share
review-share-link = Link to this moment
review-share-about = Anyone with the link sees the whole game, including every hand.
review-copy = Copy
review-copied = Copied
review-picture = Picture of the map ({ $kind })
review-tab-moment = Moment
review-tab-decisions = Decisions
review-tab-players = Players

## Practice, waiting, and trying where there is no map to choose from
review-practice = { $count ->
    [one] Learn from your mistake
   *[other] Learn from your { $count } mistakes
}
# Those that make a puzzle, of all that are marked.
review-practice-some = Learn from { $count } of your { $of } mistakes
review-preparing = The server is getting ready. On a new server this takes a minute or two.
review-try-how-second = Choose a card below the map.
review-try-how-keep = Choose the tickets to keep, below the map.
