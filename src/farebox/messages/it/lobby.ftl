### I tavoli, la sala d’attesa e le partite da guardare.

lobby-title = Scegli un gioco
lobby-setup = Prepara il tavolo
lobby-seats-of = { $board } · giocatori
lobby-card-players = { $from }–{ $to } giocatori
lobby-card-new-york = una partita breve in città
lobby-card-first-journey = dai 6 anni
lobby-card-taxis = { $count ->
   *[other] { $count } Taxi a testa
}
lobby-card-trains = { $count ->
    [one] { $count } vagone a testa
   *[other] { $count } vagoni a testa
}
lobby-card-tickets = { $count ->
    [one] { $count } Biglietto
   *[other] { $count } Biglietti
}
lobby-card-goal = vinci con 6 Biglietti
lobby-card-attractions = { $count ->
    [one] { $count } Attrazione
   *[other] { $count } Attrazioni
}

lobby-your-name = Il tuo nome
lobby-name = Nome
lobby-player-number = Giocatore { $number }
lobby-friend = Su invito
lobby-friend-line = riceve un link da te e gioca dal suo dispositivo
lobby-here-line = gioca su questo dispositivo, a turno con te
lobby-add-seat = Aggiungi un giocatore
lobby-add-friend = Su invito
lobby-add-bot = Bot
lobby-add-here = Su questo dispositivo
lobby-remove-seat = Togli il posto { $number }
lobby-level-of = Livello di { $name }

lobby-first = Chi comincia
lobby-first-lot = A sorte
lobby-hints = Consigli
lobby-more-options = Altre opzioni
lobby-undo = Annulla mossa
lobby-undo-note = Finché non viene rivelato niente di nuovo; contro i bot sempre
lobby-chat = Chat
lobby-chat-note = Con i bambini: solo reazioni, oppure niente
lobby-chat-all = Messaggi
lobby-chat-reactions = Reazioni
lobby-listed = Spettatori ammessi
lobby-listed-note = Compare in “Guarda”; le carte in mano restano nascoste
lobby-completion-cards = Carte per ogni Biglietto completato
lobby-completion-cards-note = Regola della casa; nel gioco stampato non se ne ricevono

lobby-start = { $count ->
    [one] Comincia con { $count } giocatore
   *[other] Comincia con { $count } giocatori
}
lobby-open = Apri il tavolo e invita gli amici
lobby-rulebook = Si gioca con il regolamento stampato. Dove lascia un dubbio, il nostro chiarimento è segnalato:
lobby-reconstructed = Quasi tutti i Biglietti di questo tabellone li abbiamo ricostruiti noi. Hai il gioco a casa? Quelli stampati si possono inserire:
lobby-reconstructed-how = come si fa

lobby-score-pad-line = Giocate con il gioco in scatola? Contate qui i punti
lobby-watch-line = { $count ->
    [0] nessuna partita in corso
    [one] { $count } partita in corso
   *[other] { $count } partite in corso
}
lobby-needs-server = richiede il server

lobby-offline = Il server non è raggiungibile.
lobby-offline-line = Le regole e il segnapunti funzionano anche senza. Per giocare, unirti a un tavolo o guardare ti serve il server: avvialo o controlla la connessione.
lobby-offline-start = Potrai aprire un tavolo appena il server sarà di nuovo raggiungibile.

lobby-mine = Le tue partite
lobby-mine-waiting = { $count ->
    [0] si può cominciare
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
lobby-mine-your-turn = Il tuo turno
lobby-mine-turn-of = Si aspetta: { $names }
lobby-mine-forget = Togli dall’elenco
lobby-mine-forget-ask = Togliere questa partita dall’elenco?
lobby-mine-forget-note = Questo dispositivo perderà il tuo posto. Potrai continuare solo da un altro dispositivo che ce l’ha ancora.
lobby-mine-all = { $count ->
    [one] Mostra { $count } partita
   *[other] Mostra tutte e { $count } le partite
}

lobby-place-open = Posto libero
lobby-place-open-line = in attesa di un invitato
lobby-wait-who = Chi gioca?
lobby-wait-open = { $count ->
    [one] Ancora { $count } posto libero
   *[other] Ancora { $count } posti liberi
}
lobby-wait-taken = I posti sono tutti occupati.
lobby-wait-here = presente
lobby-wait-away = assente
lobby-wait-leave = Lascia il posto
lobby-wait-begins = comincia
lobby-wait-put-bot = Metti un bot
lobby-wait-fill = { $count ->
    [one] Metti un bot nel posto libero
   *[other] Metti dei bot nei posti liberi
}
lobby-wait-for = { $count ->
    [one] Manca { $count } giocatore
   *[other] Mancano { $count } giocatori
}
lobby-wait-host = La partita viene avviata da chi ha aperto il tavolo.
lobby-wait-add-open = Posto libero
lobby-wait-add-bot = Bot
lobby-wait-up = Sposta in su il posto { $number }
lobby-wait-down = Sposta in giù il posto { $number }
lobby-wait-free = Lascia il posto { $number } a chi inviti

lobby-invite = Invita
lobby-invite-line = Manda il link o fai inquadrare il codice QR.
lobby-invite-link = Link a questo tavolo
lobby-invite-copy = Copia il link
lobby-invite-copied = Copiato
lobby-invite-send = Invia
lobby-invite-share = Vieni al mio tavolo!
lobby-invite-code = Codice QR che apre questo tavolo
lobby-invite-local = Questo link funziona solo su questo computer.

lobby-join = Siediti a questo tavolo
lobby-join-place = Scegli un posto
lobby-join-button = Siediti
lobby-join-watch = Guarda e basta
lobby-join-watching = Stai guardando. La partita apparirà qui quando comincia.
lobby-join-after-all = Anzi, voglio giocare
lobby-full = A questo tavolo non ci sono più posti
lobby-full-line = I posti sono tutti occupati. Puoi restare a guardare o aprire un altro tavolo.
lobby-no-table = Tavolo non trovato
lobby-no-table-line = A questo link non c’è nessun tavolo. Manca forse una lettera? Fatti rimandare il link o apri un altro tavolo.

lobby-watch-title = Guarda una partita
lobby-watch-note = I tavoli aperti agli spettatori. Le carte in mano e i Biglietti restano nascosti.
lobby-watch-refresh = Aggiorna
lobby-watch-none = Nessuna partita pubblica al momento
lobby-watch-none-line = Apri un tavolo e attiva “Spettatori ammessi” per comparire qui.
lobby-status-waiting = in attesa di giocatori
lobby-status-playing = in corso
lobby-status-over = finita

## I dispositivi di casa

lobby-house-line = Fai partecipare telefoni, tablet e altri computer di casa.
lobby-house-open = Gioca con i telefoni di casa
lobby-house-ask = Vuoi far entrare i dispositivi della rete di casa?
lobby-house-ask-text = Ogni dispositivo collegato al tuo Wi‑Fi potrà aprire Farebox su questo computer. L’accesso termina quando lo disattivi qui o chiudi Farebox. Da internet non si potrà accedere a nulla.
lobby-house-yes = Falli entrare
lobby-house-on = I dispositivi di casa possono partecipare.
lobby-house-help = Sul telefono non si apre?
lobby-house-help-same = Telefono e computer devono essere sulla stessa rete Wi‑Fi; i dati mobili non bastano.
lobby-house-help-guest = Le reti per gli ospiti tengono separati i dispositivi. Usa il Wi‑Fi principale.
lobby-house-help-firewall = Se questo computer chiede se Farebox o Python può accettare connessioni, consentilo.
lobby-house-other = Prova un altro indirizzo
lobby-house-close = Disattiva
lobby-house-close-ask = Disattivare l’accesso per i dispositivi di casa?
lobby-house-close-text = I dispositivi che stanno giocando perdono la connessione. I loro posti restano riservati.

## La pagina iniziale

lobby-play-now = Gioca subito
lobby-new-game = Nuova partita
lobby-continue = Continua
lobby-headline-1 = Pesca una carta.
lobby-headline-2 = Traccia la tua linea.
lobby-lead = Due giochi da tavolo per tutta la famiglia, da due a quattro giocatori. Dieci minuti, senza account.
lobby-welcome = Ciao di nuovo!
lobby-welcome-name = Ciao di nuovo, { $name }!
lobby-quick-against = { $board }, contro { $names }
lobby-quick-with = { $board } con { $names }
lobby-quick-or = oppure
lobby-quick-europe = Europa
lobby-quick-usa = USA
lobby-child = Per i più piccoli
lobby-child-line = Primo Viaggio con figure grandi e quasi senza testo
lobby-tiles = Altre pagine
lobby-tile-friends = Gioca con gli amici
lobby-tile-friends-line = Manda un link o giocate su un solo schermo
lobby-tile-learn = Impara a giocare
lobby-tile-learn-line = Due minuti, passo dopo passo
lobby-new = Nuovo tavolo
lobby-new-line = Scegli posti, bot e opzioni
lobby-nowhere = Qui non c’è niente
lobby-nowhere-line = Questo indirizzo non porta da nessuna parte. Forse nel link manca una lettera.

## Clocks

lobby-clock = Orologio
lobby-clock-none = Nessuno
lobby-clock-turn = Per turno
lobby-clock-bank = Per giocatore
lobby-clock-turn-note = Allo scadere, il turno lo gioca un bot
lobby-clock-bank-note = Per tutta la partita; allo scadere continua un bot
lobby-clock-seconds = { $count } s
lobby-clock-minutes = { $count } min
lobby-clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
lobby-wait-turn = Orologio: { $time } per turno
lobby-wait-bank = Orologio: { $time } a testa per tutta la partita

## Links inside a sentence, and a table that cannot be opened

lobby-rulebook-link = vedi le regole
lobby-no-connection = Ora il tavolo non si può aprire

## Who you are at the table. The animals are also what players without a name are called.

look-title = Colore e animale
look-choose = Scegli il colore e l’animale di { $name }
look-color = Colore
look-animal = Animale
look-taken = già di { $name }
look-done = Fatto
look-color-1 = viola
look-color-2 = turchese
look-color-3 = marrone
look-color-4 = verde lime
look-fox = Volpe
look-rabbit = Coniglio
look-cat = Gatto
look-bear = Orso
look-frog = Rana
look-otter = Lontra
look-penguin = Pinguino
look-owl = Gufo

## Inviting from a phone, and who begins

lobby-invite-qr = Codice QR
lobby-first-note = Da regolamento: il più giovane

## Tables in this page

lobby-here = Solo su questo dispositivo
lobby-here-note = La partita si gioca in questo browser, con o senza server. Nessun altro può unirsi o guardare. Qui Forte ed Esperto giocano d’istinto.
lobby-here-quick = { $game }, su questo dispositivo
lobby-offline-here = Le partite su questo dispositivo, i rompicapi, le lezioni, le regole e il segnapunti funzionano anche senza.
lobby-needs-server-line = Qui Farebox funziona senza server, ma questa pagina ne ha bisogno: mostra le partite di altri.

## Boards of one's own, in a page without a server

lobby-board-load = Carica un tabellone da un file
lobby-board-load-note = Un file .toml, insieme al suo .layout.json se ne ha uno. Resta su questo dispositivo.
lobby-board-which = Scegli un solo file .toml, insieme al suo .layout.json se ne ha uno.
lobby-board-loaded = { $board } è pronto.
lobby-board-remove = Rimuovi { $board }
lobby-board-bots = Su un tabellone tuo i bot giocano a livello Novizio o Medio: Forte ed Esperto hanno bisogno di una rete allenata su quel tabellone.
