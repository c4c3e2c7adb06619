### The rules in our own words, clause by clause: a title, the rule, and where the printed rules leave something open, our ruling.
### The ids are those of the clauses: rules-ny-turn-1 is NY-TURN-1.

rules-title = Rules
rules-intro = Both games, rule by rule, in our own words. Every rule has its own link that you can share.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-game = Game
rules-chapters = Chapters
rules-ruling = Our ruling
rules-ruling-note = The printed rules leave this open. This is how we play it in Farebox.
rules-deal-title = The deal
rules-deal = At a table no one can choose the cards, not even the server. Before the game, the server and every device each seal a secret number. Only when all are sealed are they put together, and together they decide every shuffle.
rules-deal-check = When the game is over, all the numbers are in its record, and anybody can check them with “farebox verify”. One thing this cannot rule out: that whoever runs the server looks at the cards.
rules-ruling-only = Rulings only
rules-link = Link to { $clause }

rules-reconstructed-title = About the tickets of First Journey · Europe
rules-reconstructed = We have seen only 2 of the 32 tickets in print. We reconstructed the other 30: they are about as long, but may differ from yours.
rules-reconstructed-cards = How the 72 train cards are split between colors and locomotives is also our guess, for both Europe and USA.
rules-reconstructed-how = Do you own the game? Whoever runs the server can enter your 32 tickets in a copy of the board; the guide that comes with Farebox shows how, step by step.

rules-chapter-box = In the box
rules-chapter-setup = Set-up
rules-chapter-turn = Your turn
rules-chapter-draw = Drawing cards
rules-chapter-claim = Claiming a route
rules-chapter-tickets = Tickets
rules-chapter-end = End and scoring
rules-chapter-finish = The end

## New York

rules-ny-box-1-title = Players and taxis
rules-ny-box-1 = For 2 to 4 players. Each player has 15 taxis in their own color.
rules-ny-box-2-title = The cards
rules-ny-box-2 = 44 transportation cards: 6 each in blue, green, black, pink, red and orange, and 8 taxi cards. A taxi card is wild.
rules-ny-box-3-title = The tickets
rules-ny-box-3 = 18 destination tickets. Each names two locations and is worth points.

rules-ny-setup-1-title = First cards
rules-ny-setup-1 = Shuffle the transportation cards and deal 2 to each player. The rest form the deck. Turn its top 5 cards face up beside it.
rules-ny-setup-2-title = Too many taxi cards at the start
rules-ny-setup-2 = If 3 or more of these 5 are taxi cards, discard all five and turn up five new ones.
rules-ny-setup-3-title = First tickets
rules-ny-setup-3 = Each player gets 2 destination tickets and keeps one or both. A ticket you don’t keep goes to the bottom of the ticket deck.
rules-ny-setup-3-ruling = Everyone chooses at the same time, in secret. The returned tickets then go under the deck in seat order.
rules-ny-setup-4-title = Who starts
rules-ny-setup-4 = The youngest player starts. Play continues clockwise.
rules-ny-setup-4-ruling = Clockwise means in seat order. You choose which seat starts, or it is drawn at random.

rules-ny-turn-1-title = One action
rules-ny-turn-1 = On your turn, you do exactly one of three things: draw transportation cards, claim a route, or draw tickets.
rules-ny-turn-2-title = If you are stuck
rules-ny-turn-2 = If you can neither draw a card nor claim a route, you may draw tickets or pass. Otherwise you may not pass. If all players are stuck like this one after the other, the game ends and is scored.

rules-ny-draw-1-title = Two cards
rules-ny-draw-1 = Take two cards, one after the other: each from the face-up cards or blind from the deck.
rules-ny-draw-1-ruling = You may not stop after the first card if there is a second one you are allowed to take.
rules-ny-draw-2-title = Replaced right away
rules-ny-draw-2 = When you take a face-up card, it is replaced right away from the deck. You may take the new card as your second one, unless it is a taxi card.
rules-ny-draw-3-title = Taking a face-up taxi card
rules-ny-draw-3 = If your first card is a face-up taxi card, it is your only card this turn.
rules-ny-draw-4-title = No face-up taxi card as your second card
rules-ny-draw-4 = Your second card may not be a face-up taxi card, not even one that was just turned up.
rules-ny-draw-5-title = Drawing a taxi card blind
rules-ny-draw-5 = A taxi card drawn blind counts like any other card: you still get your second one.
rules-ny-draw-6-title = No hand limit
rules-ny-draw-6 = You may hold as many cards as you like.
rules-ny-draw-7-title = When the cards run out
rules-ny-draw-7 = If there is no second card you may take, your turn ends after one. If there are no cards at all, you can’t choose to draw.
rules-ny-display-1-title = Three taxi cards are too many
rules-ny-display-1 = Whenever 3 or more of the face-up cards are taxi cards, discard all of them and turn up five new ones.
rules-ny-display-1-ruling = The cards are checked once five of them lie face up, or none is left to turn up, and not before.
rules-ny-display-2-title = At most three times in a row
rules-ny-display-2 = This happens at most three times in a row; after that, the cards stay until the next one is turned up. If there aren’t enough cards, fewer than five lie face up until there are more.
rules-ny-deck-1-title = A new deck
rules-ny-deck-1 = When the deck is empty, the discarded cards are shuffled and become the new deck.
rules-ny-deck-1-ruling = This happens the moment the deck runs out, even while cards are being turned up; or as soon as there are discards again.

rules-ny-claim-1-title = Which routes you can claim
rules-ny-claim-1 = A route is a row of spaces between two neighboring locations. You may claim any open route on the board, but only one per turn.
rules-ny-claim-2-title = The price
rules-ny-claim-2 = Pay one card for each space, in the color of the route. For a gray route, choose any one color.
rules-ny-claim-3-title = Paying with taxi cards
rules-ny-claim-3 = A taxi card stands in for any color. You may pay with as many as you like.
rules-ny-claim-3-ruling = You may even pay with nothing but taxi cards.
rules-ny-claim-4-title = Placing taxis
rules-ny-claim-4 = Place one of your taxis on each space. If you don’t have enough taxis, you can’t claim the route.
rules-ny-claim-5-title = Paid cards
rules-ny-claim-5 = The cards you paid are discarded.
rules-ny-double-1-title = Never both routes of a double
rules-ny-double-1 = Two routes side by side form a double route. No player may claim both of them.
rules-ny-double-2-title = Double routes with two players
rules-ny-double-2 = With 2 players, as soon as one of the two is claimed, the other is closed to both. With 3 or 4 players, two different players may each claim one.

rules-ny-ticket-1-title = Two tickets
rules-ny-ticket-1 = Draw the top 2 destination tickets and keep one or both. A ticket you don’t keep goes to the bottom of the ticket deck.
rules-ny-ticket-2-title = Few tickets left
rules-ny-ticket-2 = If only one ticket is left, you may take it, but then you must keep it. If none is left, you can’t draw tickets.
rules-ny-ticket-3-title = Kept for good
rules-ny-ticket-3 = You can’t give back a ticket you have kept. You may have any number of tickets.
rules-ny-ticket-4-title = Tickets are secret
rules-ny-ticket-4 = Until the final scoring, nobody shows their tickets or says which are completed.
rules-ny-public-1-title = What everyone can see
rules-ny-public-1 = Everyone can see the face-up cards and the discards; how many cards, tickets and taxis each player has; which face-up cards they took; and who claimed what and how they paid. Cards drawn blind, tickets and returned tickets stay secret.

rules-ny-end-1-title = The last turns
rules-ny-end-1 = When a player has 2 or fewer taxis left at the end of their turn, everyone gets one more turn, that player last. Then the game ends.
rules-ny-end-1-ruling = A last turn is a turn like any other, but nothing in it starts another last round.
rules-ny-end-2-title = An abandoned game
rules-ny-end-2 = A game that is still going after 30,000 turns is given up: the points are counted, but nobody wins. The server may give up a game earlier in the same way.
rules-ny-score-1-title = Points for routes
rules-ny-score-1 = Each of your routes scores by its length: 1 space = 1 point, 2 spaces = 2, 3 spaces = 4, 4 spaces = 7.
rules-ny-score-2-title = Points for tickets
rules-ny-score-2 = Everyone reveals their tickets. If your routes connect a ticket’s two locations without a gap, you gain its value. If not, you lose it.
rules-ny-score-3-title = Points for attractions
rules-ny-score-3 = You score 1 point for every tourist attraction that at least one of your routes reaches. It counts only once for you, but it can count for other players too.
rules-ny-score-4-title = The winner
rules-ny-score-4 = The player with the most points wins. In a tie, whoever of them completed more tickets wins. If it’s still a tie, they share the victory.

## First Journey

rules-fj-box-1-title = Players and trains
rules-fj-box-1 = For 2 to 4 players. Each player has 20 trains of one color. You may build routes of any color, whatever the color of your trains.
rules-fj-box-2-title = The cards
rules-fj-box-2 = 72 train cards in yellow, green, white, black, blue and red, plus locomotives. Locomotives are wild.
rules-fj-box-3-title = The tickets
rules-fj-box-3 = 32 tickets, each with two cities but no points; 4 bonus tickets; and one golden ticket for the winner.
rules-fj-box-3-ruling = If you make your own board, it needs at least 7 tickets per player.

rules-fj-setup-1-title = First cards
rules-fj-setup-1 = Shuffle the train cards and deal 4 to each player. The rest form the deck, face down.
rules-fj-setup-2-title = First tickets
rules-fj-setup-2 = Each player gets 2 tickets and keeps both. The rest form the ticket deck.
rules-fj-setup-3-title = What everyone can see
rules-fj-setup-3 = Your cards and the tickets you have not completed yet are your secret.
rules-fj-setup-3-ruling = Everyone can see the rest: how many cards, tickets and trains each player has, completed tickets, who built what and how they paid, and the cards that were paid. Tickets that are exchanged stay secret.
rules-fj-setup-4-title = Who starts
rules-fj-setup-4 = The youngest player starts. Play continues clockwise.

rules-fj-turn-1-title = One action
rules-fj-turn-1 = On your turn, you do exactly one of three things: draw train cards, build a route, or exchange your tickets.
rules-fj-draw-1-title = Two cards
rules-fj-draw-1 = Draw the top two cards of the deck.
rules-fj-draw-1-ruling = If the deck runs out in between, continue with the new one. If there is only one card, take that one. If there are none, you can’t choose to draw.
rules-fj-deck-1-title = Paid cards and a new deck
rules-fj-deck-1 = Cards you pay with are placed face up beside the deck.
rules-fj-deck-1-ruling = When the deck is empty, these cards are shuffled right away to form the new deck.
rules-fj-claim-1-title = The price
rules-fj-claim-1 = To build a route, pay one card for each space, in the color of the route. A locomotive stands in for any color; you may use as many as you like.
rules-fj-claim-1-ruling = You may even pay with nothing but locomotives.
rules-fj-claim-2-title = Which routes, and placing trains
rules-fj-claim-2 = Place one train on each space. You may build any open route on the board, but only one per turn.
rules-fj-claim-2-ruling = If you don’t have enough trains, you can’t build the route.
rules-fj-double-1-title = Never both routes of a double
rules-fj-double-1 = No player may build both routes of a double route. Another player may build the second one, even in a two-player game.
rules-fj-swap-1-title = Exchanging tickets
rules-fj-swap-1 = Instead of drawing cards or building a route, you may give up BOTH of your tickets and draw two new ones.
rules-fj-swap-1-ruling = You may do this on any turn when you have two tickets. The old ones go face down on a pile, which becomes the new ticket deck when the first one runs out. So you may see them again.
rules-fj-pass-1-title = If you are stuck
rules-fj-pass-1 = If you can neither draw a card nor build a route, you may exchange your tickets or pass. Otherwise you may not pass. If all players are stuck like this one after the other, the game ends and the player with the most completed tickets wins.

rules-fj-ticket-1-title = Completing a ticket
rules-fj-ticket-1 = As soon as your trains connect a ticket’s two cities without a gap, it is completed. Place it face up in front of you and draw a new one: you always have two to work on.
rules-fj-ticket-1-ruling = First, everything the route connects is counted, including the bonus. Then we check whether the game is over. Only then are new tickets drawn.
rules-fj-ticket-2-title = A new ticket that is already connected
rules-fj-ticket-2 = If your trains already connect the two cities of a new ticket, it is completed right away and you draw another. If there are no tickets left, you carry on with fewer.
rules-fj-ticket-3-title = A slip in the Romanian rulebook
rules-fj-ticket-3 = The Romanian rulebook says “draw two train cards” where it means a new ticket. We draw the ticket. If you’d like the cards too, set “Cards for each completed ticket” to 2 when you open a table.
rules-fj-bonus-1-title = All the way across
rules-fj-bonus-1 = If your trains connect one of the eastern cities (Moscow, Rostov, Ankara) with one of the western cities (Dublin, Brest, Madrid), you get a bonus ticket, “East to West”. It counts as a completed ticket. On the USA board it is “Coast to Coast”: connect New York, Washington or Miami with Seattle, San Francisco or Los Angeles.
rules-fj-bonus-1-ruling = Each player gets the bonus only once.

rules-fj-end-1-title = Six tickets
rules-fj-end-1 = The first player to complete six tickets wins at once and gets the golden ticket. The bonus counts as one of the six.
rules-fj-end-2-title = The last train
rules-fj-end-2 = The game also ends as soon as a player places their last train. The player with the most completed tickets wins, bonus included. If there’s a tie, they win together.
rules-fj-end-3-title = An abandoned game
rules-fj-end-3 = A game that is still going after 30,000 turns is given up: the completed tickets are counted, but nobody wins. The server may give up a game earlier in the same way.

## First Journey’s own chapters

rules-chapter-first-journey-tickets = Tickets

## Pictures

rules-pictures = The game in pictures
rules-learn = Learn by playing
rules-picture-new-york-goal = Connect the two places of each of your tickets. Whoever has the most points wins.
rules-picture-new-york-turn = On your turn, do one thing: take two cards, claim a route, or draw tickets.
rules-picture-new-york-pay = Pay one card of the route’s color for each space. A taxi card counts as any color.
rules-picture-new-york-end = When a player has two taxis or fewer, everyone gets one last turn. Routes, completed tickets and attractions give points.
rules-picture-first-journey-goal = Connect the two cities of a ticket with your trains, and the ticket is done.
rules-picture-first-journey-turn = On your turn, do one thing: take two cards, build a route, or swap both tickets.
rules-picture-first-journey-pay = Pay one card of the route’s color for each space. A locomotive counts as any color.
rules-picture-first-journey-end = The first to complete six tickets wins the golden ticket. A line across the whole map counts as a ticket, too.
