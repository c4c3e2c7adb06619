### Reviews of finished games.

review-title = Analisi

## Why another action was better ($tickets: one or several, named by their ends)

review-reason-wasted-wild = { $count ->
    [one] Con un altro pagamento un jolly sarebbe rimasto in mano.
   *[other] Con un altro pagamento { $count } jolly sarebbero rimasti in mano.
}
review-reason-finishes = Avrebbe completato { $tickets }.
review-reason-bonus = Avrebbe collegato i due lati della mappa.
review-reason-on-the-way = È su uno dei percorsi più brevi per { $tickets }.
review-reason-taken-later = { $turns ->
    [one] Già al turno dopo questa linea era occupata: { $name }.
   *[other] Solo { $turns } turni dopo questa linea era già occupata: { $name }.
}
review-reason-more-points-than = { $points ->
    [one] Vale { $points } punto in più di { $route }.
   *[other] Vale { $points } punti in più di { $route }.
}
review-reason-end-was-near = La fine della partita era vicina.
review-reason-end-too-soon = La partita è finita troppo presto per completare { $tickets }.
review-reason-blocks = { $name } ha linee da entrambi i lati: questa le avrebbe tenute separate.
review-reason-twin-free = La linea accanto a quella giocata era ancora libera: non c’era fretta.
review-reason-wild-fits-everywhere = Un jolly va bene per qualsiasi linea.
review-reason-card-for-ticket = Questa carta serve per { $tickets }.
review-reason-route-without-ticket = La linea scelta non serve a nessun Biglietto.
review-reason-never-finished = Mai completato fino a fine partita: { $tickets }.
review-reason-ticket-done = Le linee sul tabellone collegavano già { $tickets }.
review-reason-ticket-nearer = { $spaces ->
    [one] { $tickets } era più vicino: mancava { $spaces } casella.
   *[other] { $tickets } era più vicino: mancavano { $spaces } caselle.
}
review-reason-ticket-far = { $spaces ->
    [one] Per { $tickets } mancava ancora { $spaces } casella.
   *[other] Per { $tickets } mancavano ancora { $spaces } caselle.
}
review-reason-more-spaces = Con { $tickets } in più servono { $spaces } caselle invece di { $alone }.
review-reason-ticket-worth-more = { $points ->
    [one] { $tickets } vale { $points } punto in più.
   *[other] { $tickets } vale { $points } punti in più.
}
review-reason-tickets-together = Hanno un tratto in comune: { $tickets }.
review-reason-tickets-lost = Non era più possibile completare { $tickets }.
review-reason-tickets-far = { $spaces ->
    [one] A ogni Biglietto in mano mancava almeno { $spaces } casella. Quelli nuovi possono essere più vicini.
   *[other] A ogni Biglietto in mano mancavano almeno { $spaces } caselle. Quelli nuovi possono essere più vicini.
}
review-reason-bonus-next = Dopo sarebbe bastata una sola linea per collegare i due lati della mappa.
review-reason-cards-for-rest = Le carte in mano sarebbero poi bastate per completare { $tickets }.
review-reason-last-of-double = La linea accanto era già occupata ({ $name }): questa era l’ultima libera.
review-reason-more-attractions-than = { $count ->
    [one] Raggiunge un’Attrazione in più di { $route }.
   *[other] Raggiunge { $count } Attrazioni in più di { $route }.
}
review-reason-enough-for-ticket = Con questa carta si può pagare { $route }, che serve per { $tickets }.
review-reason-enough-for-route = { $points ->
    [one] Con questa carta si può pagare { $route }, che vale { $points } punto.
   *[other] Con questa carta si può pagare { $route }, che vale { $points } punti.
}
review-reason-almost-enough = Mancava solo una carta per { $route }, che completa { $tickets }.
review-reason-keeps-wild = { $count ->
    [one] Un jolly resta in mano.
   *[other] { $count } jolly restano in mano.
}
review-reason-no-turn-left = { $points ->
    [one] Non c’erano più turni per completare un Biglietto. Questa scelta costa { $points } punto in meno.
   *[other] Non c’erano più turni per completare un Biglietto. Questa scelta costa { $points } punti in meno.
}
review-reason-new-tickets-done = { $count ->
    [one] Su { $unseen } Biglietti nascosti, uno sarebbe stato completato subito.
   *[other] Su { $unseen } Biglietti nascosti, { $count } sarebbero stati completati subito.
}
review-reason-last-turn-for-tickets = Era l’ultimo turno: le carte non servivano più, ma un nuovo Biglietto poteva risultare già completato.
