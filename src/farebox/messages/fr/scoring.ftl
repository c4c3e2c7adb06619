### Final scoring and score pad. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

score-pad = Carnet de score
score-counting = On compte les points…
score-opening = On dévoile les Tickets…
score-skip = Passer
score-winner = vainqueur
score-wins = { $names } remporte la partie !
score-shared = Victoire partagée : { $names }
score-routes = Routes
score-tickets = Destinations
score-attractions = Attractions
score-total = Total
score-length = { $length } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-route-count = { $count ->
    [one] { $count } Route
   *[other] { $count } Routes
}
score-ticket-done = { $value ->
    [one] Complétée : { $ticket }, +{ $value } point
   *[other] Complétée : { $ticket }, +{ $value } points
}
score-ticket-missed = { $value ->
    [one] Non complétée : { $ticket }, −{ $value } point
   *[other] Non complétée : { $ticket }, −{ $value } points
}
score-done = complété
score-tie-rule = En cas d’égalité, celui qui a complété le plus de Destinations l’emporte ; si l’égalité persiste, la victoire est partagée.
score-tie-tickets = Égalité aux points ! { $player } a complété plus de Destinations : { $count } contre { $other }.
score-tie-shared = Même nombre de points et de Destinations complétées : la victoire est partagée.
score-rematch = Rejouer
score-rematch-join = Rejoindre la revanche
score-look = Voir le plateau
score-record = Tous les coups de la partie
score-fair-how = Comment ça marche

score-end = Fin du voyage
score-golden-to = { $count ->
    [1] revient à { $names }
   *[other] partagé entre { $names }
}
score-end-sixth = Six Tickets complétés : c’est gagné !
score-end-last-train = { $player } a posé son dernier wagon. Celui qui a complété le plus de Tickets l’emporte.
score-end-stuck = Plus personne ne pouvait piocher ni construire. Celui qui a complété le plus de Tickets l’emporte.
score-end-abandoned = La partie a été abandonnée : personne ne gagne.
score-first-journey-shared = Égalité de Tickets : ils gagnent ensemble !
score-first-journey-tickets = { $count ->
    [one] Ticket complété
   *[other] Tickets complétés
}
score-bonus-east-west = Grande Traversée
score-bonus-coast = D’une côte à l’autre

score-page-line = Pour une partie de New York avec le jeu en boîte. Notez ce que chacun a ; Farebox fait les comptes.
score-page-players = Joueurs
score-page-name = Nom du joueur { $number }
score-page-add = Ajouter un joueur
score-page-remove = Retirer : { $player }
score-page-clear = Nouvelle feuille
score-page-clear-ask = Effacer toute la feuille ?
score-page-on-board = Sur le plateau
score-page-by-number = En chiffres
score-page-how = Routes
score-page-board-line = Choisissez un joueur, puis touchez ses Routes. Touchez de nouveau pour en retirer une.
score-page-fewer = { $player } : une Route de longueur { $length } en moins
score-page-more = { $player } : une Route de longueur { $length } en plus
score-page-ticket-add = Ajouter une Destination
score-page-ticket-choose = Choisir une Destination…
score-page-ticket-state = { $ticket } : complétée ?
score-page-ticket-remove = Retirer : { $ticket }
score-page-attractions-more = { $player } : une Attraction en plus
score-page-attractions-fewer = { $player } : une Attraction en moins
score-page-taxis = { $count ->
    [one] { $count } Taxi
   *[other] { $count } Taxis
}
score-page-too-many = { $count ->
    [one] { $player } : { $count } Taxi posé, mais chaque joueur n’en a que { $most }.
   *[other] { $player } : { $count } Taxis posés, mais chaque joueur n’en a que { $most }.
}
score-page-leads = En tête : { $names }
score-page-first-journey = Mon Premier Voyage se passe de carnet
score-page-first-journey-line = On n’y compte pas de points : le premier à compléter six Tickets reçoit le Ticket d’or.
score-page-no-board = Le plateau doit être chargé une fois depuis le serveur ; ensuite, le carnet de score fonctionne sans lui.

## Le final d’une partie.

score-you-win = C’est gagné !
score-you-share = Victoire partagée avec { $names } !
score-takes = { $names } conquiert la ville !
score-by = { $gap ->
    [one] D’un seul point
   *[other] Avec { $gap } points d’avance
}
score-kind-close = { $gap ->
    [one] Si près du but ! Un seul point d’écart.
   *[other] Si près du but ! Seulement { $gap } points d’écart.
}
score-kind = { $rank ->
    [2] Deuxième place. Bien joué !
    [3] Troisième place. Bien joué !
   *[other] Quatrième place. Belle partie !
}
score-place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
score-first-journey-yours = Le Ticket d’or est à toi !
score-first-journey-kind = { $count ->
    [0] Quel beau voyage ! On repart ?
    [one] Tu as complété un Ticket. Quel beau voyage !
   *[other] Tu as complété { $count } Tickets. Quel beau voyage !
}
score-golden-you = est à toi !
score-tickets-done = Tickets complétés
score-facts = Les temps forts
score-fact-way = Plus long chemin
score-fact-way-line = { $names }, { $way } sans interruption
score-fact-ring = { $names }, une boucle passant par { $place }
score-fact-equal = { $names } : égalité
score-fact-hand = Plus grande main
score-fact-hand-line = { $names }, au tour { $turn }
score-fact-near = Manqué de peu
score-fact-near-line = { $count ->
    [one] { $names }, { $ticket } : il manquait un Espace
   *[other] { $names }, { $ticket } : il manquait { $count } Espaces
}
score-fact-ticket = Plus grosse Destination
score-fact-first = Premier Ticket complété
score-fact-first-line = { $names }, { $ticket }, au tour { $turn }
score-connections = Réseaux
score-connections-all = Retracer tous les réseaux
score-sheet = Feuille de score
score-board = Plateau
score-back = Retour
score-count-again = Recompter pas à pas

## What the record of the game is

score-record-note = Texte, en anglais
score-record-title = Ouvre l’enregistrement de la partie : les cartes, tous les coups et le résultat en texte simple, en anglais. On peut le garder ou rejouer la partie.

## From the end of a game to its review.

score-review = Analyse
score-review-game = Analyser la partie
score-review-line = Quel coup a le plus compté ?
score-ask-enough = Avec la Destination { $ticket }, vous gagniez. Où vous a-t-elle échappé ?
score-ask-cost = { $points ->
    [one] La Destination { $ticket } vous a coûté { $points } point. Où vous a-t-elle échappé ?
   *[other] La Destination { $ticket } vous a coûté { $points } points. Où vous a-t-elle échappé ?
}
score-ask-short = { $gap ->
    [one] Il manquait un seul point. Où s’est-il perdu ?
   *[other] Il manquait { $gap } points. Où se sont-ils perdus ?
}
score-ask-ahead = { $gap ->
    [one] Gagné d’un seul point. Quel coup a fait la différence ?
   *[other] Gagné de { $gap } points. Quel coup a fait la différence ?
}
score-ask-despite = Gagné même sans la Destination { $ticket }. Était-elle à votre portée ?
score-ask-decided = { $gap ->
    [one] Un seul point d’écart. Quel coup a fait la différence ?
   *[other] { $gap } points d’écart. Quel coup a fait la différence ?
}
score-ask-level = À égalité de points. Quel coup a fait la différence ?
score-ask-shared = À égalité de points. Quel coup aurait fait la différence ?
score-again-you = Qui te rattrapera la prochaine fois ?
score-again-close = Un seul Ticket d’écart. On repart ?
score-again-next = À qui le Ticket d’or la prochaine fois ?
score-results-line = Et les autres, avec les mêmes cartes ?

## The others play again

score-rematch-call = La partie suivante commence.
score-rematch-in = Vous la rejoignez dans { $seconds } s
    .first_journey = Tu la rejoins dans { $seconds } s
score-rematch-now = Y aller
score-rematch-stay = Rester ici
