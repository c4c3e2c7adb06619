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

guide-first-journey-turn-title = One thing per turn
guide-first-journey-turn = Take 2 cards, build one route, or swap your tickets.
guide-first-journey-tickets-title = Your tickets
guide-first-journey-tickets = Connect the two cities with your trains. Tap a ticket to see the way.
guide-first-journey-draw-title = Take 2
guide-first-journey-draw = You get two cards from the deck.
guide-first-journey-build-title = Build
guide-first-journey-build = You can build the routes with a bright outline: tap one, then “Build!” Or drag cards onto it.
guide-first-journey-wild-title = The locomotive
guide-first-journey-wild = It counts as any color.
guide-first-journey-bonus-title = All the way across
guide-first-journey-bonus = Connect a city in the far west with one in the far east: that’s an extra ticket!
guide-first-journey-swap-title = Swap
guide-first-journey-swap = One of your tickets is blocked. You can swap both for two new ones.
guide-first-journey-golden-title = Six tickets
guide-first-journey-golden = The first to complete six tickets gets the golden ticket and wins!

## Learning by playing

learn-title = Learn to play
learn-intro = It takes two minutes, and you play every step yourself.
learn-aloud = Read aloud
learn-back = Back
learn-skip = Skip
learn-go = Next
learn-leave = Leave the lesson
learn-step = Step { $number } of { $count }
learn-wait = Now it’s { $bot }’s turn.
learn-done = Well done!
learn-play = Play a game
learn-again = Again
learn-rules = The rules in pictures
learn-new-york-hello = Welcome to New York! Connect places on the map and collect points. Whoever has the most points wins. { $bot } plays with you.
learn-new-york-keep = These are your tickets. Each one asks you to connect two places. Keep both: tap the yellow button.
learn-new-york-ticket = Tap a ticket. The map shows you a way.
learn-new-york-deck = Your turn! Do one thing: take two cards, claim a route, or draw new tickets. Take cards now: tap the deck.
learn-new-york-face-up = You drew a black card. Now take your second card: tap the red one.
learn-new-york-claim = You have two red cards. They pay for two red spaces. Tap the glowing route, then the yellow button.
learn-new-york-gray = You can pay for a gray route with any color. Claim it with your black card, and your ticket is complete!
learn-new-york-finished = Your ticket is complete: 3 points! Tickets you don’t complete cost points. Now let’s see how the game ends.
learn-new-york-bonus = A few turns later. Places with an orange ring are attractions: each one you reach gives you 1 point. Claim the glowing route to reach one more.
learn-new-york-end = You have 3 taxis left. As soon as a player has 2 or fewer, everyone gets one last turn. Claim the glowing route.
learn-new-york-last = This is your last turn. Claim this route and complete one more ticket!
learn-new-york-over = You win with { $total } points: { $routes } for routes, { $tickets } for tickets and { $attractions } for attractions.
learn-first-journey-hello = Hello, train driver! Connect cities with your trains. The first to complete six tickets wins. { $bot } plays with you.
learn-first-journey-ticket = Here are your two tickets. Each one shows two cities. Tap a ticket to see the way.
learn-first-journey-draw = You need cards to build. Tap the deck and take two.
learn-first-journey-build = You have two red cards. Tap the glowing route, then the yellow button.
learn-first-journey-complete = Only one route is missing! Build it with your black card.
learn-first-journey-six = One ticket is done, and you got a new one. You need six. Let’s jump ahead a little.
learn-first-journey-swap = You’ve completed four tickets! The next two are hard to reach. Swap them for new ones. That takes your whole turn.
learn-first-journey-cross = Your trains almost reach from west to east! Build this route and get an extra ticket.
learn-first-journey-win = Only one more ticket! Build this route and win.
learn-first-journey-over = Six tickets: the golden ticket is yours!

## The header of a lesson: what the owl asks for, in a few words

learn-do-keep = Keep both tickets
learn-do-ticket = Tap a ticket
learn-do-deck = Tap the deck
learn-do-face-up = Tap the red card
learn-do-route = Tap the glowing route
learn-do-first-journey-ticket = Tap a ticket
learn-do-first-journey-deck = Tap the deck
learn-do-swap = Swap your tickets
