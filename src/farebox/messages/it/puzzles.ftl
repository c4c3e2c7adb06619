### Puzzles: find the best action.

puzzles-title = Rompicapi
puzzles-lead = Momenti di vere partite tra bot. Una mossa è nettamente la migliore. La vedi?
puzzles-today = Rompicapo del giorno
puzzles-today-line = Trova la mossa migliore
puzzles-all = Tutti i rompicapi
puzzles-count = { $solved } su { $count } risolti
puzzles-number = Rompicapo { $number }
puzzles-none = Non ci sono ancora rompicapi per questo gioco.
puzzles-question = Trova la mossa migliore
puzzles-ask-turn = È il tuo turno. Che cosa fai?
puzzles-ask-second = Hai preso una carta. E adesso quale?
puzzles-ask-keep = Quali Biglietti tieni?
puzzles-difficulty = Difficoltà { $level } su 5
puzzles-state-first = trovato al primo tentativo
puzzles-state-solved = risolto
puzzles-state-missed = non trovato
puzzles-state-open = non ancora risolto

## Answering

puzzles-answer = La tua risposta
puzzles-choose = Tocca una linea, una carta o un pulsante.
puzzles-submit = Questa è la mia mossa
puzzles-clear = Scegli altro
puzzles-tries = { $count ->
    [one] { $count } tentativo rimasto
   *[other] { $count } tentativi rimasti
}
puzzles-hint = Suggerimento
puzzles-hint-1 = È una delle mosse ancora in evidenza.
puzzles-hint-2 = { $count ->
    [one] Ne resta solo una.
   *[other] Ne restano solo due.
}
puzzles-hint-ticket = { $count ->
    [one] Pensa a questo Biglietto: { $tickets }
   *[other] Pensa a questi Biglietti: { $tickets }
}
puzzles-show = Mostra la soluzione
puzzles-actions = Tutte le mosse
puzzles-not-now = Ora non è possibile: { $route }
puzzles-not-it = { $action }: non è questa.
puzzles-do-take = Prendi una carta scoperta: { $card }
puzzles-do-blind = Pesca dal mazzo
puzzles-do-draw = Pesca 2 carte
puzzles-do-tickets = Pesca Biglietti
puzzles-do-exchange = Cambia entrambi i Biglietti
puzzles-do-keep = Tieni { $tickets }

## The solution

puzzles-wrong = { $action }: la probabilità di vincere cala di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
puzzles-right-first = Trovata al primo tentativo!
puzzles-right = Esatto!
puzzles-missed = Questa era la mossa migliore
puzzles-chances = La tua probabilità di vincere con ogni mossa
puzzles-tried = provata
puzzles-best = la migliore
puzzles-missed-by = Questi bot non la trovano: { $levels }
puzzles-no-reason = Non c’è un motivo solo: fra i molti modi in cui la partita poteva proseguire, questa mossa dava la migliore probabilità di vincere.
puzzles-next = Prossimo rompicapo

## The streak

puzzles-streak = { $count ->
    [0] Ancora nessuna serie
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
puzzles-streak-best = record: { $count }
puzzles-streak-note = Risolvi ogni giorno un rompicapo del giorno o uno dalle tue partite; puoi saltare un giorno su sette. Salvato solo su questo dispositivo.
puzzles-day = { $date }, { $state ->
    [first] trovato al primo tentativo
    [solved] risolto
    [missed] non trovato
    [today] ancora da risolvere
   *[none] non giocato
}

## From the player’s own games
puzzles-own-title = Dalle tue partite
puzzles-own-none = Fai analizzare una tua partita: i momenti in cui c’era di meglio diventano rompicapi, qui.
puzzles-own-cost = { $points ->
    [one] Nella partita la tua mossa ha ridotto qui di { $points } punto la probabilità di vincere.
   *[other] Nella partita la tua mossa ha ridotto qui di { $points } punti la probabilità di vincere.
}
puzzles-own-cost-short = { $points ->
    [one] { $points } punto perso
   *[other] { $points } punti persi
}
puzzles-own-more = { $count ->
    [one] Mostra ancora { $count } partita
   *[other] Mostra altre { $count } partite
}
puzzles-own-review = Vedi nell’analisi
puzzles-wrong-unknown = { $action }: non è tra le mosse buone.
puzzles-own-place = { $place } di { $count }
puzzles-completed = Biglietti completati: { $count }
