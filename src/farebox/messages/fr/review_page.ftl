## The page that reviews a finished game.
review-none = Pas d’analyse ici
review-moment = Ce moment
review-board = Le plateau à ce moment
review-market = Cartes et Destinations à ce moment
    .first_journey = Cartes et Tickets à ce moment
review-to-table = Retour à la table

## Who won, and why.
review-won = { $you ->
    [yes] Vous avez gagné.
   *[no] { $name } a gagné.
}
    .first_journey = { $you ->
        [yes] Tu as gagné.
       *[no] { $name } a gagné.
    }
review-won-by-total = { $you ->
    [yes] { $count ->
        [one] Vous avez gagné d’{ $count } point.
       *[other] Vous avez gagné de { $count } points.
    }
   *[no] { $count ->
        [one] { $name } a gagné d’{ $count } point.
       *[other] { $name } a gagné de { $count } points.
    }
}
review-won-by-completed = { $you ->
    [yes] { $count ->
        [one] Tu as gagné de { $count } Ticket.
       *[other] Tu as gagné de { $count } Tickets.
    }
   *[no] { $count ->
        [one] { $name } a gagné de { $count } Ticket.
       *[other] { $name } a gagné de { $count } Tickets.
    }
}
review-shared = Victoire partagée : { $names }.
review-luck-gave = { $you ->
    [yes] { $count ->
        [one] Le hasard a augmenté vos chances de { $count } point.
       *[other] Le hasard a augmenté vos chances de { $count } points.
    }
   *[no] { $count ->
        [one] { $name } : le hasard a augmenté ses chances de { $count } point.
       *[other] { $name } : le hasard a augmenté ses chances de { $count } points.
    }
}
    .first_journey = { $you ->
        [yes] { $count ->
            [one] Le hasard a augmenté tes chances de { $count } point.
           *[other] Le hasard a augmenté tes chances de { $count } points.
        }
       *[no] { $count ->
            [one] { $name } : le hasard a augmenté ses chances de { $count } point.
           *[other] { $name } : le hasard a augmenté ses chances de { $count } points.
        }
    }
review-luck-took = { $you ->
    [yes] { $count ->
        [one] Le hasard a réduit vos chances de { $count } point.
       *[other] Le hasard a réduit vos chances de { $count } points.
    }
   *[no] { $count ->
        [one] { $name } : le hasard a réduit ses chances de { $count } point.
       *[other] { $name } : le hasard a réduit ses chances de { $count } points.
    }
}
    .first_journey = { $you ->
        [yes] { $count ->
            [one] Le hasard a réduit tes chances de { $count } point.
           *[other] Le hasard a réduit tes chances de { $count } points.
        }
       *[no] { $count ->
            [one] { $name } : le hasard a réduit ses chances de { $count } point.
           *[other] { $name } : le hasard a réduit ses chances de { $count } points.
        }
    }
review-one-move = { $you ->
    [yes] { $count ->
        [one] Un seul coup vous a coûté { $count } point.
       *[other] Un seul coup vous a coûté { $count } points.
    }
   *[no] { $count ->
        [one] Un seul coup a coûté { $count } point à { $name }.
       *[other] Un seul coup a coûté { $count } points à { $name }.
    }
}
    .first_journey = { $you ->
        [yes] { $count ->
            [one] Un seul coup t’a coûté { $count } point.
           *[other] Un seul coup t’a coûté { $count } points.
        }
       *[no] { $count ->
            [one] Un seul coup a coûté { $count } point à { $name }.
           *[other] Un seul coup a coûté { $count } points à { $name }.
        }
    }
review-no-slip = { $you ->
    [yes] Vous n’avez rien laissé échapper.
   *[no] { $name } n’a rien laissé échapper.
}
    .first_journey = { $you ->
        [yes] Tu n’as rien laissé échapper.
       *[no] { $name } n’a rien laissé échapper.
    }
review-luck-decided = { $you ->
    [yes] Vous avez bien joué. La chance a tranché.
   *[no] { $name } a bien joué. La chance a tranché.
}
    .first_journey = { $you ->
        [yes] Tu as bien joué. La chance a tranché.
       *[no] { $name } a bien joué. La chance a tranché.
    }

## What was done, and what could be done.
review-did-claim = Route prise : { $route }
review-did-build = Route construite : { $route }
review-did-claim-with = Route prise : { $route }, avec { $cards }
review-did-build-with = Route construite : { $route }, avec { $cards }
review-did-take = Carte prise : { $cards }
review-did-blind = Une carte de la pioche
review-did-draw = 2 cartes piochées
review-did-tickets = Nouvelles Destinations
review-did-exchange = Les deux Tickets échangés
review-did-keep = { $count ->
    [one] { $count } Destination gardée
   *[other] { $count } Destinations gardées
}
review-did-keep-one = Destination gardée : { $ticket }
review-did-pass = Tour passé
review-do-claim = Prendre { $route }
review-do-build = Construire { $route }
review-do-claim-with = Prendre { $route } avec { $cards }
review-do-build-with = Construire { $route } avec { $cards }
review-do-take = Prendre { $cards }
review-do-blind = Prendre une carte de la pioche
review-do-draw = Piocher 2 cartes
review-do-tickets = Reprendre des Destinations
review-do-exchange = Échanger les deux Tickets
review-do-keep = { $count ->
    [one] Garder { $count } Destination
   *[other] Garder { $count } Destinations
}
review-do-keep-one = Garder { $ticket }
review-do-pass = Passer

## The moment: played, better, and what it cost.
review-played = Joué
review-better = Mieux { $points }
review-better-one = mieux
review-better-is = Mieux :
review-played-one = joué
review-turn = Tour { $turn }
review-opening = Début
review-your-decision = votre décision
    .first_journey = ta décision
review-biggest-miss-of = { $you ->
    [yes] votre plus grosse perte
   *[no] plus grosse perte : { $name }
}
    .first_journey = { $you ->
        [yes] ta plus grosse perte
       *[no] plus grosse perte : { $name }
    }
review-cost = { $points }
review-percent = { $count } %
review-was-the-move = Il fallait jouer { $route }
review-was-better = Mieux valait { $route }
review-was-played = { $you ->
    [yes] Votre coup :
   *[no] { $name } a joué :
}
    .first_journey = { $you ->
        [yes] Ton coup :
       *[no] { $name } a joué :
    }
review-grade-best = Le meilleur coup
review-grade-fine = Un bon coup
review-grade-slip = Une petite imprécision
review-grade-mistake = Il y avait mieux
review-grade-forced = Le seul coup possible
review-grade-decided = La partie était déjà jouée
review-word-best = meilleur
review-word-fine = bien
review-word-forced = sans choix
review-hand = { $you ->
    [yes] Votre main
   *[no] Main : { $name }
}
    .first_journey = { $you ->
        [yes] Ta main
       *[no] Main : { $name }
    }
review-cards = Cartes
review-working = Décisions examinées : { $done } sur { $of }

## Try it yourself, and play on.
review-try = À vous d’essayer
    .first_journey = À toi d’essayer
review-try-ask = { $you ->
    [yes] Que feriez-vous maintenant ?
   *[no] C’est à { $name } de jouer. Que feriez-vous à sa place ?
}
    .first_journey = { $you ->
        [yes] Que ferais-tu maintenant ?
       *[no] C’est à { $name } de jouer. Que ferais-tu à sa place ?
    }
review-try-how = Choisissez une Route sur le plateau, ou une carte ou des Destinations en dessous.
    .first_journey = Choisis une Route sur le plateau, ou la pioche ou l’échange en dessous.
review-try-again = Essayer encore
review-try-show = Voir la réponse
review-try-stop = Retour à l’analyse
review-your-try = Votre choix
    .first_journey = Ton choix
review-in-the-game = Dans la partie : { $name }
review-try-best = { $count ->
    [one] Oui ! { $count } point de mieux : on ne peut pas faire mieux.
   *[other] Oui ! { $count } points de mieux : on ne peut pas faire mieux.
}
review-try-better = { $count ->
    [one] { $count } point de mieux. Mais il y a encore mieux.
   *[other] { $count } points de mieux. Mais il y a encore mieux.
}
review-try-as-good = Aussi bien que le coup joué.
review-try-worse = { $count ->
    [one] { $count } point de moins que le coup joué.
   *[other] { $count } points de moins que le coup joué.
}
review-try-same = Comme dans la partie. Il existe mieux.
review-try-same-best = Comme dans la partie, et c’est le meilleur coup.
review-try-unjudged = La probabilité de ce choix n’a pas été calculée.
review-try-judging = Calcul de ce choix en cours…
review-try-about = À peu près aussi bien que le coup joué.
review-try-near-best = { $count ->
    [one] Oui ! { $count } point de mieux, à peu près aussi bien que le meilleur coup.
   *[other] Oui ! { $count } points de mieux, à peu près aussi bien que le meilleur coup.
}
review-try-best-yet = { $count ->
    [one] Bien vu ! { $count } point de mieux : l’analyse n’avait rien trouvé d’aussi bon.
   *[other] Bien vu ! { $count } points de mieux : l’analyse n’avait rien trouvé d’aussi bon.
}
review-play-on = Rejouer à partir d’ici

## The graph and the way through the game.
review-chance = Chances de gagner
review-legend-mistake = erreur
review-legend-luck = coup du hasard
review-luck-small = chance
review-graph-running = Chances de gagner au fil de la partie ; décisions examinées : { $done } sur { $of }
review-graph-summary = Chances de gagner au fil de la partie, une ligne chacun : { $names }. Erreurs : { $slips }. Coups du hasard : { $swings }. La liste des décisions dit la même chose.
review-scrub = Moment de la partie
review-slider = { $cost ->
    [0] { $when }, { $name }, sans perte
   *[other] { $when }, { $name }, perte { $cost }
}
review-end = La fin de la partie
review-end-short = Fin
review-transport = Parcourir la partie
review-first = Au début
review-previous = Décision précédente
review-next = Décision suivante
review-last = À la fin
review-previous-mistake = Erreur précédente
review-next-mistake = Erreur suivante
review-play = Lecture
review-pause = Mettre en pause

## Players and decisions.
review-quality = Qualité des décisions : { $count } sur 100
review-quality-word = qualité
review-luck = Chance
review-best-moment = Meilleur moment
review-biggest-miss = Plus grosse perte
review-nothing-missed = Aucun faux pas
review-you = vous
    .first_journey = toi
review-you-won = victoire
review-winner = victoire
review-place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
review-score-completed = { $count ->
    [one] { $count } Ticket
   *[other] { $count } Tickets
}
review-decisions = Décisions
review-decisions-about = Toutes les décisions : tour, joueur, coup, chance et perte, en points sur les chances de gagner
review-whose = Décisions de
review-yours = Les vôtres
    .first_journey = Les tiennes
review-everyone = Tout le monde
review-col-turn = Tour
review-col-player = Joueur
review-col-action = Coup
review-col-luck = Chance
review-col-cost = Perte
review-came-from = { $name } : d’où vient le résultat, en points sur les chances de gagner
review-part-base = Au départ
review-part-deal = Chance de la distribution
review-part-cost = Décisions
review-part-luck = Chance des cartes
review-part-others = Jeu des autres
review-part-result = Résultat

## What each knew or all hands, the deep review, sharing.
review-mode = Jugé selon
review-known = { $you ->
    [yes] Ce que vous saviez
   *[no] Ce que chacun savait
}
    .first_journey = { $you ->
    [yes] Ce que tu savais
   *[no] Ce que chacun savait
}
review-open = Cartes sur table
review-deep = Analyse approfondie
review-deep-short = Approfondie
review-deep-done = Approfondie
review-deep-about = Simule beaucoup plus de parties à chaque décision : plus précis, mais plus long
review-deep-running = L’analyse approfondie est en cours ; vous pouvez continuer à lire
    .first_journey = L’analyse approfondie est en cours ; tu peux continuer à lire
review-record = Enregistrement
review-record-about = Enregistrer la partie dans un fichier texte
review-share = Partager
review-share-link = Lien vers ce moment
review-share-about = Toute personne qui a le lien voit la partie entière, avec les cartes de chacun.
review-copy = Copier
review-copied = Copié
review-picture = Image du plateau ({ $kind })
review-tab-moment = Instant
review-tab-decisions = Décisions
review-tab-players = Joueurs

## Practice, waiting, and trying where there is no map to choose from
review-practice = { $count ->
    [one] Apprendre de votre erreur
   *[other] Apprendre de vos { $count } erreurs
}
    .first_journey = { $count ->
        [one] Apprendre de ton erreur
       *[other] Apprendre de tes { $count } erreurs
    }
review-practice-some = Apprendre de { $count } de vos { $of } erreurs
    .first_journey = Apprendre de { $count } de tes { $of } erreurs
review-preparing = Le serveur se prépare. Sur un serveur neuf, cela prend une à deux minutes.
review-try-how-second = Choisissez une carte sous le plateau.
review-try-how-keep = Choisissez sous le plateau les Destinations à garder.
