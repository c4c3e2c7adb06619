### The daily deal, and challenges: the same cards and bots for several players.

daily-title = Daily deal
daily-line = The same cards for everyone
daily-lead = One deal a day, with the same cards and opponents for everyone. Can you beat the champion?
daily-public = The cards follow from the date, so anyone who really wants to can find them out. The first game you finish counts: it’s shown here under your name, with its whole record. There are no hints and no take-backs.
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
daily-equal = Level with the champion.
daily-worse = The champion did better this time.
daily-place = Place { $place } of { $count }
daily-earlier = An earlier game from this browser counts.
daily-open = Open the review
# One day of the punch card, for screen readers.
daily-day = { $date }, { $state ->
    [first] champion beaten
    [solved] played
    [today] still open
   *[none] not played
}
daily-streak-note = Finish a deal every day. One day in seven may be missed. A star: you beat the champion. Kept on this device only.

## The result to share

daily-share-result = { $board } · { $total } (champion { $par })
daily-share-turns = Turns: { $turns }, mistakes: { $mistakes }
daily-fine = good action
daily-slip = small slip
daily-mistake = mistake
daily-copy = Copy result
daily-judging = Your turns are being reviewed …

## Challenges

challenge-title = Challenge
challenge-lead = { $name } has played this game. You get the same cards, the same bots and the same seat.
challenge-hidden = What { $name } did stays hidden until you’ve finished. The first game you finish counts. There are no hints and no take-backs.
challenge-own = This is your own challenge. Send the link to a friend.
challenge-play = Take the challenge
challenge-results = Side by side
challenge-nobody = Nobody has finished the challenge yet.
challenge-offer = Challenge
challenge-link = Link to the challenge
challenge-link-about = Same cards, same bots, same seat. Your friends see your game only when they’ve finished theirs.
challenge-seat = Which seat do your friends get?
challenge-guessed = Which bots played in this game is not known here: Experts take the other seats.
challenge-record = Record
challenge-see = See the results

## What the results count

daily-points = Points
daily-tickets = Tickets

## In a page without a server

daily-here = The cards follow from the date, so they’re the same everywhere. This page has no server, so it can’t show other people’s results: share yours to compare. There are no hints and no take-backs.
daily-here-hidden = You’ll see the champion’s result when you’ve finished.
daily-no-champion = The champion couldn’t play: its data isn’t on this device yet. Open this page again when you’re online.
