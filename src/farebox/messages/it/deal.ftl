### The check of the shuffles by this device, on the score sheet.

deal-verdict-checked = Verificato su questo dispositivo: nessuno ha scelto queste carte. { $count ->
    [one] Alla mescolata ha partecipato un dispositivo.
   *[other] Alla mescolata hanno partecipato { $count } dispositivi.
}
deal-verdict-watched = Verificato su questo dispositivo: il tavolo ha mantenuto il segreto sigillato prima dell’inizio e ogni mescolata deriva dai numeri. Hai solo guardato: questo dispositivo non ha partecipato.
deal-verdict-nobody = Nessun dispositivo dei giocatori ha partecipato alla mescolata. Per queste carte hai solo la parola del server.
deal-verdict-unchecked-kept = Questo dispositivo non ha potuto verificare le carte: non era al tavolo prima dell’inizio, oppure i suoi dati sono stati cancellati.
deal-verdict-unchecked-part = Questo dispositivo non ha potuto verificare le carte: non ha partecipato alla mescolata.
deal-verdict-unchecked-late = Questo dispositivo non ha potuto verificare le carte: il suo numero è arrivato troppo tardi per la mescolata.
deal-verdict-unchecked-record = Questo dispositivo non ha potuto verificare le carte: la trascrizione non si è caricata.
deal-absent = Il dispositivo di { $name } non ha partecipato alla mescolata.
deal-verdict-wrong = In queste carte qualcosa non torna:

## What does not match

deal-trouble-commitment = Il sigillo del tavolo non è quello mostrato prima dell’inizio.
deal-trouble-secret = Il segreto del tavolo non corrisponde al suo sigillo.
deal-trouble-own = Nella trascrizione manca il numero di questo dispositivo.
deal-trouble-absent = Il server aveva ricevuto il numero di questo dispositivo, ma per la trascrizione il dispositivo era assente.
deal-trouble-devices = I sigilli dei giocatori non sono quelli di prima dell’inizio.
deal-trouble-fixed = Il tabellone, le regole o le opzioni non sono quelli di prima dell’inizio.
deal-trouble-first = Non ha iniziato il giocatore sorteggiato.
deal-trouble-shuffle = Le carte della trascrizione non sono quelle della mescolata.
deal-trouble-game = La trascrizione non è la partita vista su questo dispositivo.
deal-trouble-record = La trascrizione non si può leggere.

## The numbers

deal-numbers = Mostra i numeri
deal-numbers-title = I numeri della mescolata
deal-save = Salva il file
deal-save-proof = Salva la prova
deal-save-line = Con questo file, “farebox verify --kept” controlla la trascrizione sul tuo computer, senza passare da questa pagina.
deal-seal = Sigillo del tavolo
deal-secret = Segreto del tavolo
deal-device = { $names }: sigillo e numero
deal-no-number = nessun numero
deal-lot = Inizia { $name }.
