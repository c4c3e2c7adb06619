### Il punteggio finale, la fine di Primo Viaggio e il segnapunti per la scatola vera.

score-pad = Segnapunti
score-counting = Si contano i punti …
score-opening = Si scoprono i Biglietti …
score-skip = Salta
score-winner = ha vinto
score-wins = Vince { $names }!
score-wins-with = Vince { $names } con { $points }
score-shared = Vittoria condivisa: { $names }
score-your-rank = { $rank ->
    [2] per te il 2º posto
    [3] per te il 3º posto
   *[other] per te il 4º posto
}
score-routes = Linee
score-tickets = Biglietti
score-attractions = Attrazioni
score-total = Totale
score-length = { $length } = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
score-route-count = { $count ->
    [one] { $count } linea
   *[other] { $count } linee
}
score-ticket-done = { $value ->
    [one] Completato: { $ticket }, +{ $value } punto
   *[other] Completato: { $ticket }, +{ $value } punti
}
score-ticket-missed = { $value ->
    [one] Incompleto: { $ticket }, −{ $value } punto
   *[other] Incompleto: { $ticket }, −{ $value } punti
}
score-done = completato
score-tie-rule = A parità di punti vince chi ha completato più Biglietti; se la parità resta, la vittoria è condivisa.
score-tie-tickets = Parità di punti! { $player } ha completato più Biglietti: { $count } contro { $other }.
score-tie-shared = Stessi punti e stessi Biglietti completati: la vittoria è condivisa.
score-rematch = Rivincita
score-rematch-join = Nuova partita
score-look = Tabellone
score-record = Registro
score-fair = Nessuno ha scelto queste carte: i dispositivi al tavolo le hanno estratte insieme, e il registro lo dimostra.
score-fair-how = Come funziona

score-end = Il viaggio è finito
score-golden-to = { $count ->
    [1] va a chi vince: { $names }
   *[other] si condivide: { $names }
}
score-end-sixth = Sei Biglietti completati: si vince subito.
score-end-last-train = L’ultimo vagone è sul tabellone: { $player }. Vince chi ha più Biglietti completati.
score-end-stuck = Nessuno poteva più pescare o costruire. Vince chi ha più Biglietti completati.
score-end-abandoned = La partita è stata interrotta: non vince nessuno.
score-fj-shared = Stesso numero di Biglietti: vincete insieme!
score-fj-tickets = { $count ->
    [one] Biglietto completato
   *[other] Biglietti completati
}
score-bonus-east-west = Da Est a Ovest
score-bonus-coast = Da costa a costa

score-page-line = Per una partita con la scatola vera di New York. Scrivi che cosa ha ogni giocatore; Farebox fa la somma.
score-page-players = Giocatori
score-page-name = Nome del giocatore { $number }
score-page-add = Aggiungi giocatore
score-page-remove = Togli { $player }
score-page-clear = Foglio nuovo
score-page-clear-ask = Svuotare tutto il foglio?
score-page-on-board = Tabellone
score-page-by-number = Numeri
score-page-how = Linee
score-page-board-line = Scegli un giocatore, poi clicca le sue linee. Clicca di nuovo per toglierne una.
score-page-fewer = { $player }: una linea in meno di lunghezza { $length }
score-page-more = { $player }: una linea in più di lunghezza { $length }
score-page-ticket-add = Aggiungi Biglietto
score-page-ticket-choose = Scegli un Biglietto …
score-page-ticket-state = { $ticket }: completato?
score-page-ticket-remove = Togli { $ticket }
score-page-attractions-more = { $player }: un’Attrazione in più
score-page-attractions-fewer = { $player }: un’Attrazione in meno
score-page-taxis = { $count ->
   *[other] { $count } Taxi
}
score-page-too-many = { $count ->
   *[other] { $player }: { $count } Taxi sul tabellone, ma la scatola ne ha solo { $most } a testa.
}
score-page-leads = In testa: { $names }
score-page-fj = Primo Viaggio non ha bisogno del segnapunti
score-page-fj-line = Lì non si contano punti: chi arriva prima a sei Biglietti riceve il Biglietto d’Oro.
score-page-no-board = Il tabellone deve arrivare una volta dal server; poi il segnapunti funziona anche senza.
