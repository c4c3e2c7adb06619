### Il punteggio finale, la fine di Primo Viaggio e il segnapunti per la scatola vera.

score-pad = Segnapunti
score-counting = Si contano i punti…
score-opening = Si scoprono i Biglietti…
score-skip = Salta
score-winner = ha vinto
score-wins = Vince { $names }!
score-shared = Vittoria condivisa: { $names }
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
score-tie-rule = A parità di punti vince chi ha completato più Biglietti; se la parità permane, la vittoria è condivisa.
score-tie-tickets = Parità di punti! { $player } ha completato più Biglietti: { $count } contro { $other }.
score-tie-shared = Stessi punti e stesso numero di Biglietti completati: la vittoria è condivisa.
score-rematch = Rivincita
score-rematch-join = Alla prossima partita
score-look = Guarda il tabellone
score-record = Tutte le mosse della partita
score-fair-how = Come funziona

score-end = Il viaggio è finito
score-golden-to = { $count ->
    [1] lo vince { $names }
   *[other] lo condividono { $names }
}
score-end-sixth = Sei Biglietti completati: vittoria!
score-end-last-train = { $player } ha messo l’ultimo vagone. Vince chi ha completato più Biglietti.
score-end-stuck = Nessuno poteva più pescare o costruire. Vince chi ha completato più Biglietti.
score-end-abandoned = La partita è stata interrotta: non vince nessuno.
score-first-journey-shared = Stesso numero di Biglietti: vincono insieme!
score-first-journey-tickets = { $count ->
    [one] Biglietto completato
   *[other] Biglietti completati
}
score-bonus-east-west = Da Est a Ovest
score-bonus-coast = Da costa a costa

score-page-line = Per una partita di New York con il gioco in scatola. Scrivi che cosa ha ogni giocatore; Farebox fa la somma.
score-page-players = Giocatori
score-page-name = Nome del giocatore { $number }
score-page-add = Aggiungi giocatore
score-page-remove = Togli { $player }
score-page-clear = Foglio nuovo
score-page-clear-ask = Svuotare tutto il foglio?
score-page-on-board = Segna sul tabellone
score-page-by-number = Scrivi i numeri
score-page-how = Linee
score-page-board-line = Scegli un giocatore, poi tocca le linee che controlla. Tocca di nuovo per toglierne una.
score-page-fewer = { $player }: una linea in meno di lunghezza { $length }
score-page-more = { $player }: una linea in più di lunghezza { $length }
score-page-ticket-add = Aggiungi Biglietto
score-page-ticket-choose = Scegli un Biglietto…
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
score-page-first-journey = Primo Viaggio non ha bisogno del segnapunti
score-page-first-journey-line = Lì non si contano i punti: chi completa per primo sei Biglietti riceve il Biglietto d’Oro.
score-page-no-board = Il tabellone va caricato una volta dal server; poi il segnapunti funziona anche senza.

## Il finale di una partita.

score-you-win = Hai vinto!
score-you-share = Condividi la vittoria con { $names }!
score-takes = { $names } conquista la città!
score-by = { $gap ->
    [one] Per un solo punto
   *[other] Con { $gap } punti di vantaggio
}
score-kind-close = { $gap ->
    [one] Per un soffio! Un solo punto di distacco.
   *[other] Per un soffio! Solo { $gap } punti di distacco.
}
score-kind = { $rank ->
    [2] Sei al 2º posto. Ben giocato!
    [3] Sei al 3º posto. Ben giocato!
   *[other] Sei al 4º posto. Bella partita!
}
score-place = { $rank }º posto
score-first-journey-yours = Il Biglietto d’Oro è tuo!
score-first-journey-kind = { $count ->
    [0] Che viaggio! Ripartiamo?
    [one] Hai completato un Biglietto. Che viaggio!
   *[other] Hai completato { $count } Biglietti. Che viaggio!
}
score-golden-you = è tuo!
score-tickets-done = Biglietti completati
score-facts = I momenti migliori
score-fact-way = Percorso più lungo
score-fact-way-line = { $names }, { $way } senza interruzioni
score-fact-ring = { $names }, un anello che passa per { $place }
score-fact-equal = { $names }: parità
score-fact-hand = Mano più ricca
score-fact-hand-line = { $names }, al turno { $turn }
score-fact-near = Mancato per poco
score-fact-near-line = { $count ->
    [one] { $names }, { $ticket }: mancava una casella
   *[other] { $names }, { $ticket }: mancavano { $count } caselle
}
score-fact-ticket = Biglietto più prezioso
score-fact-first = Primo Biglietto completato
score-fact-first-line = { $names }, { $ticket }, al turno { $turn }
score-connections = Reti
score-connections-all = Ridisegna tutte le reti
score-sheet = Tabella dei punti
score-board = Tabellone
score-back = Indietro
score-count-again = Riconta passo per passo

## What the record of the game is

score-record-note = Testo, in inglese
score-record-title = Apre la trascrizione della partita: le carte, tutte le mosse e il risultato come semplice testo, in inglese. Puoi conservarla o rigiocare la partita.

## From the end of a game to its review.

score-review = Analisi
score-review-game = Analizza la partita
score-review-line = Quale mossa ha contato di più?
score-ask-enough = Con il Biglietto { $ticket } avresti vinto. Dove ti è sfuggito?
score-ask-cost = { $points ->
    [one] Il Biglietto { $ticket } ti è costato { $points } punto. Dove ti è sfuggito?
   *[other] Il Biglietto { $ticket } ti è costato { $points } punti. Dove ti è sfuggito?
}
score-ask-short = { $gap ->
    [one] Un solo punto in meno. Dov’è finito?
   *[other] { $gap } punti in meno. Dove sono finiti?
}
score-ask-ahead = { $gap ->
    [one] Hai vinto per un solo punto. Quale mossa è stata decisiva?
   *[other] Hai vinto per { $gap } punti. Quale mossa è stata decisiva?
}
score-ask-despite = Hai vinto anche senza il Biglietto { $ticket }. Era alla tua portata?
score-ask-decided = { $gap ->
    [one] Un solo punto di distacco. Quale mossa è stata decisiva?
   *[other] { $gap } punti di distacco. Quale mossa è stata decisiva?
}
score-ask-level = A pari punti. Quale mossa è stata decisiva?
score-ask-shared = A pari punti. Quale mossa avrebbe fatto la differenza?
score-again-you = Qualcuno ti raggiungerà la prossima volta?
score-again-close = Solo un Biglietto in meno. Ripartiamo?
score-again-next = Di chi sarà il Biglietto d’Oro la prossima volta?
score-results-line = Come hanno giocato gli altri con le stesse carte?

## The others play again

score-rematch-call = Comincia la prossima partita.
score-rematch-in = Ti unisci tra { $seconds } s
score-rematch-now = Unisciti subito
score-rematch-stay = Resta qui
