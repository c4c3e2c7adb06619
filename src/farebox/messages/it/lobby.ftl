### I tavoli, la sala d’attesa e le partite da guardare.

lobby-title = Scegli un tavolo
lobby-setup = Prepara il tavolo
lobby-seats-of = { $board } · posti
lobby-card-players = { $from }–{ $to } giocatori
lobby-card-city = una partita breve in città
lobby-card-journey = dai 6 anni
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
lobby-guest = Ospite
lobby-friend = Su invito
lobby-friend-line = riceve un link da te e gioca da dove vuole
lobby-here-line = gioca su questo dispositivo, a turno con te
lobby-add-seat = Aggiungi un posto
lobby-add-friend = Su invito
lobby-add-bot = Bot
lobby-add-here = Su questo dispositivo
lobby-remove-seat = Togli il posto { $number }
lobby-level-of = Quanto è forte { $name }

lobby-first = Chi comincia
lobby-first-who = Chi è più giovane?
lobby-first-youngest = Più giovane
lobby-first-lot = Sorteggia
lobby-time = Tempo per turno
lobby-time-none = Illimitato
lobby-time-minute = 60 s
lobby-time-day = 1 giorno
lobby-hints = Consigli
lobby-more-options = Altre opzioni
lobby-undo = Annulla mossa
lobby-undo-note = Finché non si è visto niente di nuovo
lobby-chat = Chat
lobby-chat-note = Per i bambini: solo reazioni, oppure niente
lobby-chat-all = Tutto
lobby-chat-reactions = Reazioni
lobby-listed = Si può guardare
lobby-listed-note = Compare in “Guarda”; le carte in mano restano nascoste
lobby-completion-cards = Carte per un Biglietto completato
lobby-completion-cards-note = Una regola di casa; nel gioco stampato non ce ne sono

lobby-start = { $count ->
    [one] Comincia con { $count } giocatore
   *[other] Comincia con { $count } giocatori
}
lobby-open = Apri il tavolo e invita
lobby-rulebook = Come nel regolamento stampato. Dove resta un dubbio, il nostro chiarimento è segnato:
lobby-reconstructed = Quasi tutti i Biglietti di questo tabellone sono ricostruiti da noi. Hai la scatola? Puoi inserire quelli stampati:
lobby-reconstructed-how = come si fa

lobby-score-pad-line = Giochi con la scatola vera? Conta qui i punti
lobby-watch-line = { $count ->
    [0] nessuna partita in corso
    [one] { $count } partita in corso
   *[other] { $count } partite in corso
}
lobby-rules-line = entrambi i giochi, regola per regola
lobby-needs-server = serve il server

lobby-offline = Il server non è raggiungibile.
lobby-offline-line = Regole e segnapunti funzionano anche senza. Per giocare, unirsi o guardare serve il server: avvialo o controlla la connessione.
lobby-offline-start = Potrai aprire un tavolo appena il server torna.

lobby-mine = Le tue partite
lobby-mine-waiting = { $count ->
    [0] si può cominciare
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
lobby-mine-your-turn = Il tuo turno
lobby-mine-turn-of = Di turno: { $names }
lobby-mine-forget = Togli dalla lista
lobby-mine-forget-ask = Togliere questa partita dalla lista?
lobby-mine-forget-note = Questo dispositivo non terrà più il tuo posto. Potrai continuare solo da un altro dispositivo che lo ha.
lobby-mine-all = { $count ->
    [one] Mostra { $count } partita
   *[other] Mostra tutte e { $count } le partite
}
lobby-mine-fewer = Mostra meno

lobby-place-open = Posto libero
lobby-place-open-line = aspetta qualcuno con il link
lobby-wait-who = Chi gioca?
lobby-wait-open = { $count ->
    [one] { $count } posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
lobby-wait-full = Ci siamo tutti.
lobby-wait-here = qui
lobby-wait-away = assente
lobby-wait-leave = Mi alzo
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
lobby-wait-host = La partita la avvia chi ha aperto il tavolo.
lobby-wait-add-open = Posto libero
lobby-wait-add-bot = Bot
lobby-wait-up = Sposta in su il posto { $number }
lobby-wait-down = Sposta in giù il posto { $number }
lobby-wait-free = Lascia il posto { $number } a chi inviti

lobby-invite = Invita
lobby-invite-line = Manda il link o fai inquadrare il codice.
lobby-invite-link = Link a questo tavolo
lobby-invite-copy = Copia il link
lobby-invite-copied = Copiato
lobby-invite-send = Invia
lobby-invite-share = Vieni al mio tavolo!
lobby-invite-code = Codice da inquadrare con il telefono: apre questo tavolo
lobby-invite-local = Questo indirizzo vale solo su questo computer. Per altri dispositivi avvia Farebox con --host 0.0.0.0 e apri la pagina con l’indirizzo di questo computer.

lobby-join = Siediti a questo tavolo
lobby-join-place = Scegli un posto
lobby-join-button = Siediti
lobby-join-watch = Guarda e basta
lobby-join-watching = Stai guardando. La partita appare qui quando comincia.
lobby-join-after-all = Siediti lo stesso
lobby-full = Questo tavolo è pieno
lobby-full-line = I posti sono tutti occupati. Puoi restare a guardare o aprire un tavolo tuo.
lobby-no-table = Qui non c’è nessun tavolo
lobby-no-table-line = Nessun tavolo ha questo link. Manca forse una lettera? Fatti rimandare il link o apri un tavolo tuo.

lobby-watch-title = Guarda una partita
lobby-watch-note = I tavoli dove si può guardare. Carte in mano e Biglietti restano nascosti.
lobby-watch-refresh = Aggiorna
lobby-watch-none = Ora nessuno gioca in pubblico
lobby-watch-none-line = Apri un tavolo e attiva “Si può guardare” per comparire qui.
lobby-status-waiting = si aspettano giocatori
lobby-status-playing = in corso
lobby-status-over = finita
