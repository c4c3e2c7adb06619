### Che cosa è andato storto, in una riga gentile.

problem-stale = Nel frattempo la partita è andata avanti. Dai un’altra occhiata.
problem-repeated = È già stato fatto.
problem-not-your-seat = Questo non è il tuo posto.
problem-not-your-turn = Non è il tuo turno.
problem-illegal = Ora le regole non lo permettono.
problem-not-playing = La partita non è ancora cominciata.
problem-over = La partita è finita.
problem-undo-off = A questo tavolo le mosse non si annullano.
problem-cannot-undo = Troppo tardi per annullare: è già stato rivelato qualcosa di nuovo.
problem-chat-off = A questo tavolo i messaggi sono disattivati.
problem-too-fast = Piano, piano! Riprova tra un attimo.
problem-too-often = Troppe richieste in poco tempo. Riprova tra { $minutes } min.
problem-too-long = È troppo lungo. Scrivilo più in breve.
problem-malformed = Qualcosa si è perso nel tragitto verso il server. Ricarica la pagina.
problem-no-table = A questo link non c’è nessun tavolo.
problem-table-full = A questo tavolo i posti sono tutti occupati.
problem-seat-taken = Qualcuno ha fatto prima: questo posto è occupato.
problem-already-started = La partita è già cominciata.
problem-places-open = Ci sono ancora posti liberi.
problem-not-host = Può farlo solo chi ha aperto il tavolo.
problem-bad-options = Questi posti e queste opzioni non vanno insieme. Cambiali, per favore.
problem-not-over = La partita non è ancora finita.
problem-hints-off = A questo tavolo si gioca senza consigli.
problem-server = Qualcosa è andato storto sul server. Riprova.
problem-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
problem-not-found = A questo indirizzo non c’è niente. Controlla il link o torna alla pagina iniziale.
problem-no-board = Su questo server quel tabellone non c’è.
problem-busy = Il server è occupato. Riprova tra un attimo.
problem-wrong-origin = Questa pagina arriva da un altro indirizzo. Ricaricala e riprova.
problem-unavailable = Questo tavolo non si può aprire: il server non riesce più a leggere la partita.
problem-old-rules = Questo tavolo si può solo consultare: è stato giocato con regole precedenti.
problem-reload = Questa pagina non è aggiornata. Ricaricala, per favore.
problem-wrong-value = Questo dispositivo non ha potuto partecipare alla distribuzione. Ricarica la pagina.
problem-too-many-entries = Questa partita è troppo lunga per annullare altre mosse.
problem-not-away-yet = Tra { $seconds } s un bot potrà giocare a questo posto. Forse chi manca torna subito.

## Taking back

problem-cannot-take-back = Al momento non c’è nessuna mossa da ritirare.
problem-others-play = Qualcuno gioca su un altro dispositivo: ciò che è stato rivelato non si può più annullare.
problem-undo-not-now = Puoi annullare la tua ultima mossa finché non viene rivelato niente di nuovo e nessun altro gioca.
## Apertura della rete di casa

problem-not-this-computer = Si può fare solo dal computer su cui gira Farebox.
problem-no-home-network = Questo computer non è in una rete di casa. Collegalo al Wi‑Fi e riprova.
problem-cannot-listen = Questo computer non permette a Farebox di accettare connessioni da altri dispositivi.

## At the table

problem-seat-link = Questo link a un posto non funziona. Copialo di nuovo dall’altro dispositivo.
problem-player-back = Quel giocatore è tornato al tavolo.
problem-reactions-only = A questo tavolo si possono mandare solo reazioni.

## Reviews

problem-review-running = Questa partita è ancora in corso. Potrai analizzarla quando sarà finita.
problem-review-record = Questa partita non si può analizzare: la trascrizione è incompleta o è stata modificata, oppure servono un tabellone o delle regole che qui non ci sono.
problem-review-board = Per questo tabellone non c’è ancora un campione: le partite non si possono analizzare.

## The daily deal and challenges

problem-no-daily = Non c’è una partita del giorno per questo tabellone.
problem-no-challenge = Questa sfida non esiste, o non esiste più.
problem-not-offered = Questa partita non può diventare una sfida: continua un’altra partita o non ha una distribuzione propria.
problem-challenge-running = Vedrai i risultati quando avrai finito la tua partita.
problem-challenge-record = Questa non è la trascrizione completa di una partita giocata fino alla fine, quindi non può diventare una sfida.

## A page without a server

problem-other-tab = Questa partita è aperta in un’altra scheda. Continuerà qui quando la chiuderai.
problem-page-broken = Non è stato possibile caricare il gioco. Controlla la connessione e ricarica la pagina.
problem-page-full = Su questo dispositivo non c’è più spazio: la partita continua, ma quello che succede da ora in poi andrà perso quando chiudi questa pagina.
problem-board-file = { $place ->
    [file] Questo tabellone non si può usare: { $problem }
   *[key] Questo tabellone non si può usare. { $key }: { $problem }
}
problem-board-unkept = Su questo dispositivo non c’è spazio per questo tabellone.
