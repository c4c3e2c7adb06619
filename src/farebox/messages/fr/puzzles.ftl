### Puzzles: find the best action. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

puzzles-title = Énigmes
puzzles-lead = Des moments de vraies parties entre bots. Un coup est nettement le meilleur. Lequel ?
puzzles-today = Énigme du jour
puzzles-today-line = Trouvez le meilleur coup
puzzles-all = Toutes les énigmes
puzzles-count = { $solved } sur { $count } résolues
puzzles-number = Énigme { $number }
puzzles-none = Il n’y a pas encore d’énigmes pour ce jeu.
puzzles-question = Trouvez le meilleur coup
    .first_journey = Trouve le meilleur coup
puzzles-ask-turn = À vous de jouer. Que faites-vous ?
    .first_journey = À toi de jouer. Que fais-tu ?
puzzles-ask-second = Vous avez pris une carte. Et ensuite ?
    .first_journey = Tu as pris une carte. Et ensuite ?
puzzles-ask-keep = Que gardez-vous ?
    .first_journey = Que gardes-tu ?
puzzles-difficulty = Difficulté { $level } sur 5
puzzles-state-first = trouvée du premier coup
puzzles-state-solved = résolue
puzzles-state-missed = non trouvée
puzzles-state-open = pas encore résolue

## Answering

puzzles-answer = Votre réponse
    .first_journey = Ta réponse
puzzles-choose = Touchez une Route, une carte ou un bouton.
    .first_journey = Touche une Route, une carte ou un bouton.
puzzles-submit = C’est mon coup
puzzles-clear = Choisir autre chose
puzzles-tries = { $count ->
    [one] { $count } essai restant
   *[other] { $count } essais restants
}
puzzles-hint = Indice
puzzles-hint-1 = C’est l’un des coups encore en évidence.
puzzles-hint-2 = { $count ->
    [one] Il n’en reste qu’un.
   *[other] Il n’en reste que deux.
}
puzzles-hint-ticket = { $count ->
    [one] Pensez à cette Destination : { $tickets }
   *[other] Pensez à ces Destinations : { $tickets }
}
    .first_journey = { $count ->
        [one] Pense à ce Ticket : { $tickets }
       *[other] Pense à ces Tickets : { $tickets }
    }
puzzles-show = Voir la solution
puzzles-actions = Tous les coups
puzzles-not-now = Impossible maintenant : { $route }
puzzles-not-it = { $action } : ce n’est pas ça.
puzzles-do-take = Prendre une carte visible : { $card }
puzzles-do-blind = Piocher à l’aveugle
puzzles-do-draw = Prendre 2 cartes
puzzles-do-tickets = Reprendre des Destinations
puzzles-do-exchange = Échanger les deux Tickets
puzzles-do-keep = Garder { $tickets }

## The solution

puzzles-wrong = { $action } : les chances de gagner baissent de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
puzzles-right-first = Trouvé du premier coup !
puzzles-right = C’est ça !
puzzles-missed = Voici le meilleur coup
puzzles-chances = Vos chances de gagner avec chaque coup
    .first_journey = Tes chances de gagner avec chaque coup
puzzles-tried = essayé
puzzles-best = le meilleur
puzzles-missed-by = Ces bots ne le trouvent pas : { $levels }
puzzles-no-reason = Il n’y a pas une seule raison : parmi les nombreuses suites possibles de la partie, ce coup donnait les meilleures chances de gagner.
puzzles-next = Énigme suivante

## The streak

puzzles-streak = { $count ->
    [0] Pas encore de série
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
puzzles-streak-best = record : { $count }
puzzles-streak-note = Résolvez chaque jour une énigme du jour ou l’une de celles de vos parties ; vous pouvez sauter un jour sur sept. Enregistré sur cet appareil seulement.
puzzles-day = { $date }, { $state ->
    [first] trouvée du premier coup
    [solved] résolue
    [missed] non trouvée
    [today] à jouer
   *[none] pas jouée
}

## From the player’s own games
puzzles-own-title = De vos parties
puzzles-own-none = Faites analyser une de vos parties : les moments où il y avait mieux deviennent ici des énigmes.
puzzles-own-cost = { $points ->
    [one] Dans la partie, votre coup a fait baisser vos chances de { $points } point.
   *[other] Dans la partie, votre coup a fait baisser vos chances de { $points } points.
}
    .first_journey = { $points ->
        [one] Dans la partie, ton coup a fait baisser tes chances de { $points } point.
       *[other] Dans la partie, ton coup a fait baisser tes chances de { $points } points.
    }
puzzles-own-cost-short = { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
puzzles-own-more = { $count ->
    [one] Afficher { $count } autre partie
   *[other] Afficher { $count } autres parties
}
puzzles-own-review = Voir dans l’analyse
puzzles-wrong-unknown = { $action } : ce n’est pas l’un des bons coups.
puzzles-own-place = { $place } sur { $count }
puzzles-completed = Destinations complétées : { $count }
    .first_journey = Tickets complétés : { $count }
