### The daily deal, and challenges: the same cards and bots for several players.

daily-title = Daily deal
daily-line = The same cards for everyone
daily-lead = One deal a day, with the same cards and opponents for everyone. Can you beat the champion?
daily-public = The cards are worked out from the date, so anyone determined enough could peek. The first game you finish counts: it’s shown here under your name, with its whole record. No hints, no take-backs.
daily-yesterday = Yesterday
daily-next = Next deal in { $hours } h { $minutes } min
daily-bots = { $count ->
    [one] You against { $count } bot
   *[other] You against { $count } bots
}
daily-play = Play today’s deal
daily-go-on = Continue your game
daily-hidden = You’ll see the champion’s result and everyone else’s when you’ve finished.
daily-champion = Champion
daily-you = You
daily-champion-plays = The champion is still playing this deal.
daily-better = You beat the champion!
daily-equal = You tied with the champion.
daily-worse = The champion did better this time.
daily-place = No. { $place } of { $count }
daily-earlier = An earlier game from this browser counts.
daily-open = Open the review
# One day of the punch card, for screen readers.
daily-day = { $date }, { $state ->
    [first] champion beaten
    [solved] played
    [today] still to play
   *[none] not played
}
daily-streak-note = Finish a deal every day; you can skip one day in seven. A star means you beat the champion. Kept on this device only.

## The result to share

daily-share-result = { $board } · { $total } (champion { $par })
daily-share-turns = Turns: { $turns }, mistakes: { $mistakes }
daily-fine = good move
daily-slip = small slip
daily-mistake = mistake
daily-copy = Copy result
daily-judging = Reviewing your turns…

## Challenges

challenge-title = Challenge
challenge-lead = { $name } played this game. You get the same cards, the same bots and the same seat.
challenge-hidden = { $name }’s game stays hidden until you’ve finished yours. The first game you finish counts. No hints, no take-backs.
challenge-own = This is your own challenge. Send the link to a friend.
challenge-play = Take the challenge
challenge-results = Side by side
challenge-nobody = Nobody has finished the challenge yet.
challenge-offer = Challenge
challenge-link = Link to the challenge
challenge-link-about = Same cards, same bots, same seat. Your friends see your game only after finishing theirs.
challenge-seat = Which seat do your friends get?
challenge-guessed = We don’t know which bots played this game, so Experts take the other seats.
challenge-record = Record
challenge-see = See the results

## What the results count

daily-points = Points
daily-tickets = Tickets

## In a page without a server

daily-here = The cards are worked out from the date, so they’re the same everywhere. This page has no server and can’t show other people’s results: share yours to compare. No hints, no take-backs.
daily-here-hidden = You’ll see the champion’s result when you’ve finished.
daily-no-champion = The champion couldn’t play: its data isn’t on this device yet. Open this page again when you’re online.
