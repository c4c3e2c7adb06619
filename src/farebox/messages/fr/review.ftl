### Reviews of finished games. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

review-title = Analyse

## Why another action was better ($tickets: one or several, named by their ends)

review-reason-wasted-wild = { $count ->
    [one] Avec un autre paiement, un joker serait resté en main.
   *[other] Avec un autre paiement, { $count } jokers seraient restés en main.
}
review-reason-finishes = Ce coup aurait complété { $tickets }.
review-reason-bonus = Ce coup aurait relié les deux côtés du plateau.
review-reason-on-the-way = C’est sur l’un des chemins les plus courts pour { $tickets }.
review-reason-taken-later = { $turns ->
    [one] Dès le tour suivant, cette Route était à { $name }.
   *[other] Seulement { $turns } tours plus tard, cette Route était à { $name }.
}
review-reason-more-points-than = { $points ->
    [one] Cette Route rapporte { $points } point de plus que la Route { $route }.
   *[other] Cette Route rapporte { $points } points de plus que la Route { $route }.
}
review-reason-end-was-near = La fin de la partie était proche.
review-reason-end-too-soon = La partie s’est terminée trop tôt pour compléter { $tickets }.
review-reason-blocks = { $name } a des Routes de chaque côté : celle-ci les aurait séparées.
review-reason-twin-free = La Route voisine de celle qui a été jouée était encore libre : rien ne pressait.
review-reason-wild-fits-everywhere = Un joker convient à toutes les Routes.
review-reason-card-for-ticket = Cette carte sert pour { $tickets }.
review-reason-route-without-ticket = La Route choisie ne rapproche d’aucune Destination.
    .first_journey = La Route choisie ne rapproche d’aucun Ticket.
review-reason-never-finished = À la fin de la partie, il manquait toujours { $tickets }.
review-reason-ticket-done = Les Routes du plateau reliaient déjà { $tickets }.
review-reason-ticket-nearer = { $spaces ->
    [one] { $tickets } était plus proche : { $spaces } Espace à relier.
   *[other] { $tickets } était plus proche : { $spaces } Espaces à relier.
}
review-reason-ticket-far = { $spaces ->
    [one] Il manquait encore { $spaces } Espace pour { $tickets }.
   *[other] Il manquait encore { $spaces } Espaces pour { $tickets }.
}
review-reason-more-spaces = Avec { $tickets } en plus, il faut { $spaces } Espaces au lieu de { $alone }.
review-reason-ticket-worth-more = { $points ->
    [one] { $tickets } rapporte { $points } point de plus.
   *[other] { $tickets } rapporte { $points } points de plus.
}
review-reason-tickets-together = Une partie du chemin est commune : { $tickets }.
review-reason-tickets-lost = Il n’était plus possible de compléter { $tickets }.
review-reason-tickets-far = { $spaces ->
    [one] Il manquait au moins { $spaces } Espace à chaque Ticket en main. Les nouveaux seront peut-être plus proches.
   *[other] Il manquait au moins { $spaces } Espaces à chaque Ticket en main. Les nouveaux seront peut-être plus proches.
}
review-reason-bonus-next = Ensuite, une seule Route aurait suffi pour relier les deux côtés du plateau.
review-reason-cards-for-rest = Les cartes en main auraient ensuite suffi pour compléter { $tickets }.
review-reason-last-of-double = La Route voisine était déjà à { $name } : il ne restait que celle-ci.
review-reason-more-attractions-than = { $count ->
    [one] Cette Route atteint une Attraction de plus que la Route { $route }.
   *[other] Cette Route atteint { $count } Attractions de plus que la Route { $route }.
}
review-reason-enough-for-ticket = Avec cette carte, il y a de quoi payer { $route }, qui sert pour { $tickets }.
review-reason-enough-for-route = { $points ->
    [one] Avec cette carte, il y a de quoi payer { $route }, qui rapporte { $points } point.
   *[other] Avec cette carte, il y a de quoi payer { $route }, qui rapporte { $points } points.
}
review-reason-almost-enough = Il ne manquait qu’une carte pour { $route }, qui complète { $tickets }.
review-reason-keeps-wild = { $count ->
    [one] Un joker reste en main.
   *[other] { $count } jokers restent en main.
}
review-reason-no-turn-left = { $points ->
    [one] Il ne restait aucun tour pour compléter une Destination. Ce choix coûte { $points } point de moins.
   *[other] Il ne restait aucun tour pour compléter une Destination. Ce choix coûte { $points } points de moins.
}
review-reason-new-tickets-done = { $count ->
    [one] Sur les { $unseen } Destinations cachées, une seule aurait été complétée aussitôt.
   *[other] Sur les { $unseen } Destinations cachées, { $count } auraient été complétées aussitôt.
}
    .first_journey = { $count ->
        [one] Sur les { $unseen } Tickets cachés, un seul aurait été complété aussitôt.
       *[other] Sur les { $unseen } Tickets cachés, { $count } auraient été complétés aussitôt.
    }
review-reason-last-turn-for-tickets = C’était le dernier tour : les cartes ne servaient plus à rien, mais une nouvelle Destination pouvait être complétée aussitôt.
