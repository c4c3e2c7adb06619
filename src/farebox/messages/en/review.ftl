### Reviews of finished games.

review-title = Review

## Why another action was better ($tickets: one or several, named by their ends)

review-reason-wasted-wild = { $count ->
    [one] With another payment, a wild card would have stayed in hand.
   *[other] With another payment, { $count } wild cards would have stayed in hand.
}
review-reason-finishes = It would have completed { $tickets }.
review-reason-bonus = It would have connected both sides of the map.
review-reason-on-the-way = It’s on one of the shortest ways for { $tickets }.
review-reason-taken-later = { $turns ->
    [one] On the very next turn, { $name } took this route.
   *[other] Only { $turns } turns later, { $name } took this route.
}
review-reason-more-points-than = { $points ->
    [one] It scores { $points } more point than { $route }.
   *[other] It scores { $points } more points than { $route }.
}
review-reason-end-was-near = The end of the game was near.
review-reason-end-too-soon = The game ended too soon to complete { $tickets }.
review-reason-blocks = { $name } has routes on both sides of it: it would have kept them apart.
review-reason-twin-free = The route next to the one played was still free, so there was no hurry.
review-reason-wild-fits-everywhere = A wild card fits every route.
review-reason-card-for-ticket = This card helps with { $tickets }.
review-reason-route-without-ticket = The chosen route doesn’t help with any ticket.
review-reason-never-finished = { $tickets }: never completed.
review-reason-ticket-done = The routes on the board already connected { $tickets }.
review-reason-ticket-nearer = { $spaces ->
    [one] { $tickets } needed only one more space.
   *[other] { $tickets } was nearer: { $spaces } more spaces.
}
review-reason-ticket-far = { $spaces ->
    [one] { $tickets } still needed one space.
   *[other] { $tickets } still needed { $spaces } spaces.
}
review-reason-more-spaces = With { $tickets } as well, it takes { $spaces } spaces instead of { $alone }.
review-reason-ticket-worth-more = { $points ->
    [one] { $tickets } is worth { $points } point more.
   *[other] { $tickets } is worth { $points } points more.
}
review-reason-tickets-together = These share part of their way: { $tickets }.
review-reason-tickets-lost = It was no longer possible to complete { $tickets }.
review-reason-tickets-far = { $spaces ->
    [one] The tickets in hand all needed at least one more space. New ones may be nearer.
   *[other] The tickets in hand all needed at least { $spaces } more spaces. New ones may be nearer.
}
review-reason-bonus-next = After it, a single route would have been enough to connect both sides of the map.
review-reason-cards-for-rest = The cards in hand would then have been enough to complete { $tickets }.
review-reason-last-of-double = { $name } already had the route next to it, so this was the last one left.
review-reason-more-attractions-than = { $count ->
    [one] It reaches one more attraction than { $route }.
   *[other] It reaches { $count } more attractions than { $route }.
}
review-reason-enough-for-ticket = With this card, there’s enough to pay for { $route }, which helps with { $tickets }.
review-reason-enough-for-route = { $points ->
    [one] With this card, there’s enough to pay for { $route }, worth { $points } point.
   *[other] With this card, there’s enough to pay for { $route }, worth { $points } points.
}
review-reason-almost-enough = Only one card was missing for { $route }, which completes { $tickets }.
review-reason-keeps-wild = { $count ->
    [one] A wild card stays in hand.
   *[other] { $count } wild cards stay in hand.
}
review-reason-no-turn-left = { $points ->
    [one] There was no turn left to complete a ticket. This choice loses { $points } point less.
   *[other] There was no turn left to complete a ticket. This choice loses { $points } points less.
}
review-reason-new-tickets-done = { $count ->
    [one] Of the { $unseen } unseen tickets, one would have been completed at once.
   *[other] Of the { $unseen } unseen tickets, { $count } would have been completed at once.
}
review-reason-last-turn-for-tickets = It was the last turn: cards were of no more use, but a new ticket could already be connected.
