### Le tue partite: quelle finite, conservate in questo browser.

history-running = In corso
history-finished = Finite
history-none = Ancora nessuna partita finita. Ogni partita finita resta qui, con la sua mappa e il risultato.
history-empty = La tua prima partita ti aspetta
history-empty-line = Le partite che giochi restano qui, su questo dispositivo, ognuna con il risultato e una piccola mappa.
history-result-won = Vinta
history-result-shared = Vittoria condivisa
history-result-lost = Persa
history-result-given-up = Abbandonata
history-result-seen = Senza avversari
history-place = { $rank ->
    [2] Secondo posto
    [3] Terzo posto
   *[other] Quarto posto
}
history-continued = Proseguita da un’altra partita
history-undated = senza data
history-review = Analisi
history-record = Salva la trascrizione della partita
history-remove = Elimina
history-remove-ask = Eliminare questa partita?
history-remove-note = La partita, la sua trascrizione e i rompicapi nati dai tuoi errori verranno eliminati da questo dispositivo. Non si può annullare.
history-remove-all = Elimina tutto
history-remove-all-ask = Eliminare tutte le partite finite?
history-remove-all-note = { $count ->
    [one] { $count } partita e la sua trascrizione verranno eliminate da questo dispositivo. Per conservarla, prima esportala. Importandola non si recuperano il suo posto nelle partite del giorno e nelle sfide né i rompicapi nati dai tuoi errori.
   *[other] { $count } partite e le loro trascrizioni verranno eliminate da questo dispositivo. Per conservarle, prima esportale. Importandole non si recuperano i loro posti nelle partite del giorno e nelle sfide né i rompicapi nati dai tuoi errori.
}
history-export = Esporta
history-import = Importa
history-imported = { $count ->
    [0] Hai già queste partite.
    [one] { $count } partita aggiunta.
   *[other] { $count } partite aggiunte.
}
history-file-large = Non è stato importato nulla: un file può avere al massimo { $games } partite e { $size } MB.
history-file-game = Non è stato importato nulla: la partita { $number }, alla riga { $line }, non è la trascrizione completa di una partita finita.
history-file-line = Non è stato importato nulla: c’è un errore alla riga { $line }, in { $key }.
history-no-records = In questo file non c’è nessuna trascrizione di partita.
history-filter-game = Gioco
history-filter-opponent = Avversario
history-filter-result = Risultato
history-filter-all = Tutti
history-filter-none = Nessuna partita trovata.
history-filter-found = { $count ->
    [0] Nessuna partita trovata.
    [one] { $count } partita trovata.
   *[other] { $count } partite trovate.
}
history-filter-clear = Mostra tutto
history-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}
history-results = I tuoi risultati
history-stat-games = { $count ->
    [one] partita
   *[other] partite
}
history-stat-won = vinte ({ $share })
history-stat-streak = vittorie di fila
history-stat-quality = qualità delle decisioni
history-stat-without-luck = Al netto della fortuna: { $share } di vittorie nelle partite analizzate.
history-best = Punteggi migliori
history-by-level = Contro i bot
history-ahead-of = Davanti a
history-won-of = { $won } su { $games }
history-details = Altri numeri
history-full = Su questo dispositivo non c’è più spazio: non tutte le partite si possono conservare. Esporta le tue partite ed eliminane qualcuna.
history-closed = Questo browser non conserva le partite, forse perché è una finestra privata. Puoi giocare come sempre.

## Unfinished games from another device

history-resumed = { $count ->
    [one] { $count } partita in corso continua qui.
   *[other] { $count } partite in corso continuano qui.
}
history-unfinished = { $count ->
    [one] Nel file c’è anche { $count } partita in corso, con i tuoi posti. Continuala qui solo se è tua.
   *[other] Nel file ci sono anche { $count } partite in corso, con i tuoi posti. Continuale qui solo se sono tue.
}
history-resume = Continua qui
history-file-unfinished = Le partite in corso non possono continuare qui per via di quella alla riga { $line }. { $problem }

## Entries of this browser that are damaged

history-unreadable = Non si possono leggere
history-unreadable-note = Questi dati del browser sono danneggiati e non si possono mostrare. Il resto è come prima.
history-unreadable-game = Partita finita { $name }
history-unreadable-puzzle = Rompicapo { $name }
history-unreadable-table = Tavolo { $name }
history-unreadable-board = Tabellone { $name }
