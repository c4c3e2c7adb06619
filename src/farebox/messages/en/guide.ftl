### The first-game guide: each thing is explained the first time it matters. Short: two or three lines.

guide-ok = Got it
guide-off = No more tips
guide-keep = Each ticket names two places to connect. Short ones are easier; keeping both can bring more.

## New York

guide-turn-title = One thing a turn
guide-turn = On your turn you do one of three things: take cards, claim a route, or draw tickets. Then the next player goes.
guide-cards-title = Take 2 cards
guide-cards = Take from the open cards or from the deck. You collect cards of one color to pay for routes.
guide-second-title = One more
guide-second = Now take a second card. A face-up taxi cannot be the second one.
guide-wild-title = Taxis are wild
guide-wild = A taxi counts as any color. Taking one that lies face up is your whole turn.
guide-tickets-title = Your tickets
guide-tickets = Connect both places of a ticket with your routes. Point at it or press it to see the shortest way that is still free.
guide-claim-title = Claim a route
guide-claim = Routes with a bright edge can be claimed now: press one, choose how to pay, claim it.
guide-gray-title = Gray routes
guide-gray = A gray route takes cards of any one color. Choose which.
guide-closed-title = Double routes
guide-closed = Nobody claims both of two routes side by side. With two players, once one is claimed the other is closed.
guide-blocked-title = A blocked ticket
guide-blocked = There is no free way left for one of your tickets. It will cost its points: make up for it elsewhere.
guide-more-tickets-title = More tickets
guide-more-tickets = A ticket is done! You may draw two more and keep one or both. Unfinished ones cost points.
guide-attractions-title = Attractions
guide-attractions = Each attraction your routes reach brings one point at the end.
guide-last-title = The last round
guide-last = Somebody is nearly out of taxis. This is your last turn: make it count.

## First Journey

guide-fj-turn-title = One thing a turn
guide-fj-turn = Take 2 cards, build one route, or swap your tickets.
guide-fj-tickets-title = Your tickets
guide-fj-tickets = Join the two cities with your trains. Press a ticket to see the way.
guide-fj-draw-title = Take 2
guide-fj-draw = Two cards from the deck come into your hand.
guide-fj-build-title = Build
guide-fj-build = You can build the routes with a bright edge: press one, then “Build!”.
guide-fj-wild-title = The locomotive
guide-fj-wild = It counts as any color.
guide-fj-bonus-title = Right across
guide-fj-bonus = Join a city on one side of the map with one on the other: that is one ticket more!
guide-fj-swap-title = Swap
guide-fj-swap = One ticket has no way left. You can swap both for two new ones.
guide-fj-golden-title = Six tickets
guide-fj-golden = Whoever has done six tickets first gets the golden ticket and wins.
