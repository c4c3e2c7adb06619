### Final scoring and score pad. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

score-pad = Carnet de score
score-counting = On compte les points…
score-opening = On dévoile les Tickets…
score-skip = Passer
score-winner = vainqueur
score-wins = { $names } remporte la partie !
score-wins-with = { $names } remporte la partie : { $points }
score-shared = Victoire partagée : { $names }
score-your-rank = { $rank ->
    [2] vous êtes deuxième
    [3] vous êtes troisième
   *[other] vous êtes quatrième
}
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
score-tie-rule = À égalité, le plus de Destinations complétées l’emporte ; si l’égalité persiste, la victoire est partagée.
score-tie-tickets = Égalité aux points ! { $player } a complété plus de Destinations : { $count } contre { $other }.
score-tie-shared = Autant de points et autant de Destinations complétées : la victoire est partagée.
score-rematch = Rejouer
score-rematch-join = Vers la revanche
score-look = Voir le plateau
score-record = Relevé
score-fair = Personne n’a choisi ces cartes : les appareils de la table les ont tirées ensemble, et le relevé le prouve.
score-fair-how = Comment ça marche

score-end = Fin du voyage
score-golden-to = { $count ->
    [1] pour { $names }
   *[other] partagé : { $names }
}
score-end-sixth = Six Tickets complétés : c’est gagné !
score-end-last-train = Le dernier wagon est posé : { $player }. Le plus de Tickets complétés l’emporte.
score-end-stuck = Plus personne ne pouvait piocher ni construire. Le plus de Tickets complétés l’emporte.
score-end-abandoned = La partie a été abandonnée : personne ne gagne.
score-fj-shared = Autant de Tickets : vous gagnez ensemble !
score-fj-tickets = { $count ->
    [one] Ticket complété
   *[other] Tickets complétés
}
score-bonus-east-west = Grande Traversée
score-bonus-coast = D’une côte à l’autre

score-page-line = Pour une partie avec la vraie boîte New York. Notez ce que chacun a ; Farebox fait les comptes.
score-page-players = Joueurs
score-page-name = Nom du joueur { $number }
score-page-add = Ajouter un joueur
score-page-remove = Retirer : { $player }
score-page-clear = Nouvelle feuille
score-page-clear-ask = Effacer toute la feuille ?
score-page-on-board = Sur le plateau
score-page-by-number = En chiffres
score-page-how = Routes
score-page-board-line = Choisissez un joueur, puis cliquez sur ses Routes. Un second clic en retire une.
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
    [one] { $player } : { $count } Taxi posé, mais la boîte n’en a que { $most } par joueur.
   *[other] { $player } : { $count } Taxis posés, mais la boîte n’en a que { $most } par joueur.
}
score-page-leads = En tête : { $names }
score-page-fj = Mon Premier Voyage se passe de carnet
score-page-fj-line = On n’y compte pas de points : qui complète six Tickets en premier reçoit le Ticket d’or.
score-page-no-board = Le plateau doit venir une fois du serveur ; ensuite, le carnet de score marche sans lui.
