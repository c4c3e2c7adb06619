### The first-game guide: each thing is explained the first time it matters. Short: two or three lines.

guide-ok = Got it
guide-off = No more tips
guide-keep = Each ticket names two places to connect. Short ones are easier; keeping both can score more.

## New York

guide-turn-title = One thing per turn
guide-turn = On your turn, do one of three things: take cards, claim a route, or draw tickets. Then it’s the next player’s turn.
guide-cards-title = Take 2 cards
guide-cards = Take face-up cards or draw from the deck. Collect cards of one color to pay for routes.
guide-second-title = One more
guide-second = Now take a second card. It can’t be a face-up taxi card.
guide-wild-title = Taxi cards are wild
guide-wild = A taxi card counts as any color. Taking a face-up one uses your whole turn.
guide-tickets-title = Your tickets
guide-tickets = Connect the two places on a ticket with your routes. Point at it or tap it to see the shortest way still open.
guide-claim-title = Claim a route
guide-claim = You can claim the routes with a bright outline: tap one and choose how to pay, or drag cards from your hand onto it.
guide-gray-title = Gray routes
guide-gray = Pay for a gray route with cards of one color. You choose which.
guide-closed-title = Double routes
guide-closed = Nobody can claim both routes of a double route. With two players, once one is claimed, the other is closed.
guide-blocked-title = A blocked ticket
guide-blocked = One of your tickets can’t be completed anymore. You’ll lose its points: make up for them elsewhere.
guide-more-tickets-title = More tickets
guide-more-tickets = You completed a ticket! You may draw two more and keep one or both. Unfinished ones cost points.
guide-attractions-title = Attractions
guide-attractions = Each attraction your routes reach is worth one point at the end.
guide-last-title = The last round
guide-last = Someone is almost out of taxis. This is your last turn: make it count!

## First Journey

guide-fj-turn-title = One thing per turn
guide-fj-turn = Take 2 cards, build one route, or swap your tickets.
guide-fj-tickets-title = Your tickets
guide-fj-tickets = Connect the two cities with your trains. Tap a ticket to see the way.
guide-fj-draw-title = Take 2
guide-fj-draw = You get two cards from the deck.
guide-fj-build-title = Build
guide-fj-build = You can build the routes with a bright outline: tap one, then “Build!” Or drag cards onto it.
guide-fj-wild-title = The locomotive
guide-fj-wild = It counts as any color.
guide-fj-bonus-title = All the way across
guide-fj-bonus = Connect a city in the far west with one in the far east: that’s an extra ticket!
guide-fj-swap-title = Swap
guide-fj-swap = One of your tickets is blocked. You can swap both for two new ones.
guide-fj-golden-title = Six tickets
guide-fj-golden = The first to complete six tickets gets the golden ticket and wins!
