### The rules in our own words, clause by clause: a title, the rule, and where the printed rules leave something open, our ruling.
### The ids are those of the clauses: rules-ny-turn-1 is NY-TURN-1.

rules-title = Rules
rules-intro = Both games, clause by clause, in our own words. Every clause has an address of its own that you can send to others.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } clause found
   *[other] { $count } clauses found
}
rules-game = Game
rules-chapters = Chapters
rules-ruling = Our ruling
rules-ruling-note = The printed rules leave this open. This is how Farebox decides.
rules-deal-title = The deal
rules-deal = At a table no one can choose the cards, not even the server. Before the game, the server and every device each seal a secret number. Only when all are sealed are they put together, and together they decide every shuffle.
rules-deal-check = When the game is over, all the numbers are in its record, and anybody can check them with “farebox verify”. One thing this cannot rule out: that whoever runs the server looks at the cards.
rules-ruling-only = Rulings only
rules-link = Link to { $clause }

rules-reconstructed-title = About the tickets of First Journey · Europe
rules-reconstructed = We have seen only 2 of the 32 tickets in print. The other 30 are our reconstruction: just as long, but perhaps not yours.
rules-reconstructed-cards = How the 72 train cards are split between colors and locomotives is our guess too, for Europe and USA.
rules-reconstructed-how = You own the box? Copy the board file first_journey_europe.toml, write your 32 tickets into it and play on your copy. The guide to boards in docs/boards.md shows it step by step.

rules-chapter-box = In the box
rules-chapter-setup = Set-up
rules-chapter-turn = A turn
rules-chapter-draw = Drawing cards
rules-chapter-claim = Claiming a route
rules-chapter-tickets = Tickets
rules-chapter-end = End and scoring
rules-chapter-finish = The end

## New York

rules-ny-box-1-title = Players and taxis
rules-ny-box-1 = 2 to 4 players. Each has 15 taxis in a color of their own.
rules-ny-box-2-title = The cards
rules-ny-box-2 = 44 transportation cards: 6 each in blue, green, black, pink, red and orange, and 8 taxi cards. A taxi card is wild.
rules-ny-box-3-title = The tickets
rules-ny-box-3 = 18 destination tickets. Each names two locations and is worth points.

rules-ny-setup-1-title = First cards
rules-ny-setup-1 = Shuffle the transportation cards. Everybody gets 2. The rest is the deck; turn its top 5 cards face up beside it.
rules-ny-setup-2-title = Too many taxis at the start
rules-ny-setup-2 = If 3 or more of these 5 are taxi cards, discard all five and turn up five new ones.
rules-ny-setup-3-title = First tickets
rules-ny-setup-3 = Everybody gets 2 destination tickets and keeps one or both. A ticket you do not keep goes under the ticket deck.
rules-ny-setup-3-ruling = All choose at the same time and in secret. Then the returned tickets go under the deck in seat order.
rules-ny-setup-4-title = Who starts
rules-ny-setup-4 = The youngest player starts. Then it goes clockwise.
rules-ny-setup-4-ruling = Clockwise is the order of the seats. You say which seat starts, or the table draws lots.

rules-ny-turn-1-title = One action
rules-ny-turn-1 = On your turn you do exactly one of three things: draw transportation cards, claim a route, or draw tickets.
rules-ny-turn-2-title = When nothing can be done
rules-ny-turn-2 = If you can neither draw a card nor claim a route, you may draw tickets or pass. Nobody else may pass. When everybody in turn was stuck like that, the game ends and is scored.

rules-ny-draw-1-title = Two cards
rules-ny-draw-1 = Take two cards, one after the other: each from the face-up cards or blind from the deck.
rules-ny-draw-1-ruling = You may not stop after the first card if there is a second one you may take.
rules-ny-draw-2-title = The gap is filled at once
rules-ny-draw-2 = A face-up card that is taken is replaced at once from the deck. You may take the new card as your second one, unless it is a taxi card.
rules-ny-draw-3-title = A face-up taxi card first
rules-ny-draw-3 = If your first card is a face-up taxi card, it is your only card this turn.
rules-ny-draw-4-title = No face-up taxi card second
rules-ny-draw-4 = Your second card may not be a face-up taxi card, not even one that was turned up just now.
rules-ny-draw-5-title = A blind taxi card
rules-ny-draw-5 = A taxi card drawn blind counts like any other card: you still get your second one.
rules-ny-draw-6-title = No limit to a hand
rules-ny-draw-6 = You may hold as many cards as you like.
rules-ny-draw-7-title = When the cards run out
rules-ny-draw-7 = If there is no second card you may take, your turn ends with one. If there is no card at all, you cannot choose to draw.
rules-ny-display-1-title = Three taxi cards are too many
rules-ny-display-1 = Whenever 3 or more of the face-up cards are taxi cards, all of them are discarded and five new ones are turned up.
rules-ny-display-2-title = At most three times in a row
rules-ny-display-2 = This happens at most three times in a row; then the cards stay until the next one is turned up. If cards are short, fewer than five lie there until there are more.
rules-ny-deck-1-title = A new deck
rules-ny-deck-1 = When the deck is empty, the discarded cards are shuffled and become the new deck.
rules-ny-deck-1-ruling = At the very moment the deck is empty, even in the middle of turning up cards; or as soon as there are discarded cards again.

rules-ny-claim-1-title = Which routes
rules-ny-claim-1 = A route is a row of spaces between two neighboring locations. You may claim any open route anywhere on the board, but only one a turn.
rules-ny-claim-2-title = The price
rules-ny-claim-2 = Pay one card for each space, in the color of the route. For a gray route, choose any one color.
rules-ny-claim-3-title = Paying with taxi cards
rules-ny-claim-3 = A taxi card stands in for any color. You may pay with as many as you like, even with nothing else.
rules-ny-claim-4-title = Placing taxis
rules-ny-claim-4 = Put one of your taxis on each space. Without enough taxis you cannot claim the route.
rules-ny-claim-5-title = Paid cards
rules-ny-claim-5 = The cards you paid are discarded.
rules-ny-double-1-title = Never both of a double route
rules-ny-double-1 = Two routes side by side are a double route. Nobody may claim both of them.
rules-ny-double-2-title = Double routes with two players
rules-ny-double-2 = With 2 players, as soon as one of the two is claimed, the other is closed for both. With 3 or 4 players, two different players may claim them.

rules-ny-ticket-1-title = Two tickets
rules-ny-ticket-1 = Take the top 2 destination tickets and keep one or both. What you do not keep goes under the ticket deck.
rules-ny-ticket-2-title = Few tickets left
rules-ny-ticket-2 = If only one ticket is left, you may take it, but then you must keep it. If none is left, you cannot draw tickets.
rules-ny-ticket-3-title = Kept is kept
rules-ny-ticket-3 = You never give back a ticket you kept. You may have any number of them.
rules-ny-ticket-4-title = Tickets are secret
rules-ny-ticket-4 = Until the final scoring, nobody shows their tickets or says which are completed.
rules-ny-public-1-title = What everybody sees
rules-ny-public-1 = Everybody sees the face-up cards, the discarded cards, how many cards, tickets and taxis each player has, which face-up cards they took, and who claimed and paid what. Secret are cards drawn blind, tickets, and the tickets that were returned.

rules-ny-end-1-title = The last turns
rules-ny-end-1 = When somebody has 2 or fewer taxis left at the end of their turn, everybody gets one more turn, that player last. Then the game ends.
rules-ny-end-1-ruling = A last turn is a turn like any other. What happens in it starts no further round.
rules-ny-end-2-title = An abandoned game
rules-ny-end-2 = A game that is still going after 30,000 turns is given up: the points are counted, but nobody wins. The server may give up a game earlier in the same way.
rules-ny-score-1-title = Points for routes
rules-ny-score-1 = Each of your routes scores by its length: 1 space 1 point, 2 spaces 2, 3 spaces 4, 4 spaces 7.
rules-ny-score-2-title = Points for tickets
rules-ny-score-2 = Now all show their tickets. If your own routes connect the two locations without a gap, the ticket adds its value. If not, it takes its value away.
rules-ny-score-3-title = Points for attractions
rules-ny-score-3 = 1 point for every tourist attraction that at least one of your routes touches. It counts once for you, and may count for others too.
rules-ny-score-4-title = The winner
rules-ny-score-4 = Most points win. In a tie, whoever of them completed more tickets wins. Still a tie? Then they share the victory.

## First Journey

rules-fj-box-1-title = Players and trains
rules-fj-box-1 = 2 to 4 players. Each has 20 trains of one color. You may claim routes of every color, whatever the color of your trains.
rules-fj-box-2-title = The cards
rules-fj-box-2 = 72 train cards: yellow, green, white, black, blue and red ones, and locomotives. A locomotive is wild.
rules-fj-box-3-title = The tickets
rules-fj-box-3 = 32 tickets, each with two cities and no points; 4 bonus tickets; and one golden ticket for the winner.
rules-fj-box-3-ruling = A board of your own needs at least 7 tickets for each player.

rules-fj-setup-1-title = First cards
rules-fj-setup-1 = Shuffle the train cards. Everybody gets 4. The rest is the deck, face down.
rules-fj-setup-2-title = First tickets
rules-fj-setup-2 = Everybody gets 2 tickets and keeps both. The rest is the ticket deck.
rules-fj-setup-3-title = What everybody sees
rules-fj-setup-3 = Your cards and the tickets you have not completed yet are your secret.
rules-fj-setup-3-ruling = All the rest everybody sees: how many cards, tickets and trains each player has, completed tickets, who claimed and paid what, and the cards that were paid. Tickets that are given up stay secret.
rules-fj-setup-4-title = Who starts
rules-fj-setup-4 = The youngest player starts. Then it goes clockwise.

rules-fj-turn-1-title = One action
rules-fj-turn-1 = On your turn you do exactly one of three things: draw train cards, claim a route, or exchange your tickets.
rules-fj-draw-1-title = Two cards
rules-fj-draw-1 = To draw, take the top two cards of the deck.
rules-fj-draw-1-ruling = If the deck runs out in between, go on with the new one. If there is only one card, take that one. If there is none, you cannot choose to draw.
rules-fj-deck-1-title = Paid cards and a new deck
rules-fj-deck-1 = The cards that were paid lie face up beside the deck.
rules-fj-deck-1-ruling = When the deck is empty, they are shuffled at once and become the new deck.
rules-fj-claim-1-title = The price
rules-fj-claim-1 = To claim a route, pay one card for each space, in the color of the route. A locomotive stands in for any color; you may use as many as you like.
rules-fj-claim-2-title = Which routes, and the trains
rules-fj-claim-2 = Put one train on each space. You may claim any open route anywhere on the board, but only one a turn.
rules-fj-claim-2-ruling = Without enough trains you cannot claim the route.
rules-fj-double-1-title = Never both of a double route
rules-fj-double-1 = Nobody may claim both routes of a double route. Somebody else may claim the second one, also with two players.
rules-fj-swap-1-title = Exchanging tickets
rules-fj-swap-1 = Instead of drawing or claiming, you may give up BOTH tickets and draw two new ones.
rules-fj-swap-1-ruling = You may do so on any turn with two tickets in hand. The old ones go face down to a pile, which becomes the new ticket deck when the old is empty. So you can meet them again.
rules-fj-pass-1-title = When nothing can be done
rules-fj-pass-1 = If you can neither draw a card nor claim a route, you may exchange tickets or pass. Nobody else may pass. When everybody in turn was stuck like that, the game ends and the most completed tickets win.

rules-fj-ticket-1-title = Completing a ticket
rules-fj-ticket-1 = As soon as your trains connect the two cities of a ticket without a gap, it is completed. Lay it face up in front of you and draw a new one: you always have two to work on.
rules-fj-ticket-1-ruling = First everything that one route connects counts, the bonus too. Then we see whether the game is over. Only then are new tickets drawn.
rules-fj-ticket-2-title = A new ticket that is connected already
rules-fj-ticket-2 = If your trains already connect the two cities of a new ticket, it is completed at once and you draw the next. If no tickets are left anywhere, you go on with fewer.
rules-fj-ticket-3-title = A slip in the Romanian rulebook
rules-fj-ticket-3 = The Romanian rulebook says “draw two train cards” where a new ticket is meant. We play with the ticket. If you like the sentence, switch on “Cards for a completed ticket” when you open a table: then you get the cards as well.
rules-fj-bonus-1-title = From one side to the other
rules-fj-bonus-1 = If your trains connect one of the eastern cities (Moscow, Rostov, Ankara) with one of the western cities (Dublin, Brest, Madrid), you get a bonus ticket, “East to West”. It counts as a completed ticket. On the USA board it is “Coast to Coast”: New York, Washington or Miami with Seattle, San Francisco or Los Angeles.
rules-fj-bonus-1-ruling = Each player gets the bonus only once.

rules-fj-end-1-title = Six tickets
rules-fj-end-1 = Whoever completes a sixth ticket wins at once and gets the golden ticket. The bonus counts as one.
rules-fj-end-2-title = The last train
rules-fj-end-2 = The game also ends at once when somebody has placed their last train. Then the most completed tickets win, the bonus counted. In a tie they win together.
rules-fj-end-3-title = An abandoned game
rules-fj-end-3 = A game that is still going after 30,000 turns is given up: the completed tickets are counted, but nobody wins. The server may give up a game earlier in the same way.
