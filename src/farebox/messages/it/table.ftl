### La partita. $name è il nome di un giocatore e non cambia mai; i luoghi stanno sempre come "A – B".
### $you vale "yes" dove il testo parla a chi lo legge.

table-menu = Menu
table-board = Tabellone
table-cards = Carte
table-players = Giocatori
table-you = Tu
table-log = Registro
table-lost = Connessione persa. Riconnessione in corso…
table-dealing = Si mescolano le carte…
table-offline = Nessuna connessione
table-offline-note = Si riprende appena torna la connessione.

## Whose turn it is

table-your-turn = Il tuo turno
table-your-turn-name = Tocca a te, { $name }!
table-your-last-turn = Il tuo ultimo turno
table-on-turn = Turno di { $name }
table-begins = Comincia { $name }
table-thinking = sta pensando…
table-watching = Stai guardando
table-watch-note = Le carte in mano e i Biglietti restano nascosti. Si vedono solo le carte prese a faccia in su.
table-watch-unknown = { $count ->
    [one] + { $count } coperta
   *[other] + { $count } coperte
}
table-watch-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-choose-tickets = Scegli i tuoi Biglietti
table-waiting-choice = Si aspetta la scelta di: { $names }
table-last = Ultimo giro
table-last-yours = Ultimo giro · turno finale
table-you-win = Hai vinto!
table-nobody-wins = Non vince nessuno
table-wins = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
table-ending-last-turns = Tutti hanno giocato l’ultimo turno.
table-ending-nobody-can-move = Nessuno può fare più niente.
table-ending-sixth-ticket = Sei Biglietti completati!
table-ending-last-piece = L’ultimo vagone è sul tabellone.
table-ending-abandoned = La partita è stata interrotta.
table-do = Scegli: { $list }
table-do-cards = pesca 2 carte (o 1 carta Taxi scoperta)
table-do-cards-short = pesca carte
table-do-draw = pesca 2 carte
table-do-claim = prendi una linea
table-do-tickets = pesca 2 Biglietti
table-do-tickets-short = Biglietti
table-do-keep = Tieni 1 o 2 Biglietti
table-do-second = Ancora una carta, ma non una carta Taxi scoperta
table-pass = Passa
table-time-left = Tempo rimasto: { $time }
table-hours = { $count } h

## Players

table-role-you = tu
table-role-bot = bot · { $level }
table-role-away = assente
table-role-awaited = non ancora qui
table-role-stand-in = assente · gioca un bot
table-player = { $name }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $tickets ->
    [one] { $tickets } Biglietto
   *[other] { $tickets } Biglietti
}, { $piece ->
    [train] { $pieces ->
        [one] { $pieces } vagone
       *[other] { $pieces } vagoni
    }
   *[taxi] { $pieces } Taxi
}{ $turn ->
    [you] . È il tuo turno.
    [yes] . È il suo turno.
   *[no] .
}
table-route-points = Punti delle linee
table-cards-in-hand = Carte in mano
table-tickets = Biglietti
table-pieces = { $piece ->
    [train] Vagoni rimasti
   *[taxi] Taxi rimasti
}
table-pieces-left = { $piece ->
    [train] { $count ->
        [one] { $count } vagone rimasto
       *[other] { $count } vagoni rimasti
    }
   *[taxi] { $count ->
        [one] { $count } Taxi rimasto
       *[other] { $count } Taxi rimasti
    }
}
table-has-chosen = ha scelto
table-stand-in = Fai giocare un bot
table-stand-in-soon = Un bot può giocare tra { $seconds } s
table-stand-in-end = Ferma il bot
table-track = { $count ->
    [one] { $count } Biglietto completato su 6
   *[other] { $count } Biglietti completati su 6
}

## Cards

table-cards-blue = { $count } blu
table-cards-green = { $count ->
    [one] { $count } verde
   *[other] { $count } verdi
}
table-cards-black = { $count ->
    [one] { $count } nera
   *[other] { $count } nere
}
table-cards-pink = { $count } rosa
table-cards-red = { $count ->
    [one] { $count } rossa
   *[other] { $count } rosse
}
table-cards-orange = { $count ->
    [one] { $count } arancione
   *[other] { $count } arancioni
}
table-cards-yellow = { $count ->
    [one] { $count } gialla
   *[other] { $count } gialle
}
table-cards-white = { $count ->
    [one] { $count } bianca
   *[other] { $count } bianche
}
table-cards-taxi = { $count ->
    [one] { $count } carta Taxi
   *[other] { $count } carte Taxi
}
table-cards-locomotive = { $count ->
    [one] { $count } Locomotiva
   *[other] { $count } Locomotive
}
table-take = Prendi: { $card }
table-face-up = A faccia in su: { $card }
table-no-wild-now = { $card }: non può essere la seconda carta
table-no-card = Nessuna carta
table-draw-blind = { $count ->
    [one] Pesca dal mazzo, resta { $count } carta
   *[other] Pesca dal mazzo, restano { $count } carte
}
table-deck-label = { $count ->
    [one] Mazzo di pesca, resta { $count } carta
   *[other] Mazzo di pesca, restano { $count } carte
}
table-deck-counts = mazzo { $deck } · scarti { $discards }
table-reset = C’erano tre carte Taxi a faccia in su: tutte e cinque le carte sono state scartate e sostituite.
table-hand = La tua mano · { $count }
table-hand-empty = Nessuna carta
table-hand-hidden = Carte nascoste fino al tuo turno

## Asking about a route

table-ask = La linea che hai scelto
table-spaces = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
table-plus-points = { $count ->
    [one] +{ $count } punto
   *[other] +{ $count } punti
}
table-ways = Come pagare
table-claim-for = Prendi con { $payment }
table-build = Costruisci!
table-finishes = { $count ->
    [one] completa un Biglietto
   *[other] completa { $count } Biglietti
}
table-bonus = attraversa la mappa
table-why-claimed = { $you ->
    [yes] Questa linea è tua.
   *[no] Controllata: { $name }
}
table-why-closed = Questa linea è chiusa.
table-why-twin = { $you ->
    [yes] Chiusa: hai già la linea accanto.
   *[no] Chiusa: { $name } ha già la linea accanto.
}
table-why-pieces = { $piece ->
    [train] { $need ->
        [one] Serve { $need } vagone, ne hai { $have }.
       *[other] Servono { $need } vagoni, ne hai { $have }.
    }
   *[taxi] { $need ->
        [one] Serve { $need } Taxi, ne hai { $have }.
       *[other] Servono { $need } Taxi, ne hai { $have }.
    }
}
table-why-cards = Per questa linea: { $cards }. Tu hai { $have }.
table-why-cards-gray = { $need ->
    [one] Serve { $need } carta. Al massimo hai { $have }.
   *[other] Servono { $need } carte dello stesso colore. Al massimo hai { $have }.
}
table-why-over = La partita è finita.
table-why-watching = Stai solo guardando.
table-why-second = Prima pesca la seconda carta.
table-why-tickets = Prima si scelgono i Biglietti.
table-why-turn = È il turno di { $name }.

## Tickets

table-your-tickets = I tuoi Biglietti
table-your-first-journey-tickets = I tuoi Biglietti
table-secret-now = segreti fino alla fine · ora valgono
table-no-tickets = Nessun Biglietto
table-tickets-soon = Arrivano quando tutti hanno scelto
table-ticket = Biglietto { $a } – { $b }, { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}: { $state }
table-kid-ticket = Biglietto { $a } – { $b }{ $state ->
    [done] , completato
    [blocked] , nessuna strada libera
    [short] , vagoni insufficienti
   *[open] {""}
}
table-ticket-one = Biglietto
table-ticket-done = Completato
table-ticket-blocked = Bloccato: nessun percorso libero
table-ticket-open = { $piece ->
    [train] { $count ->
        [one] ancora { $count } vagone
       *[other] ancora { $count } vagoni
    }
   *[taxi] ancora { $count } Taxi
}
table-ticket-needs = { $piece ->
    [train] { $count ->
        [one] serve { $count } vagone
       *[other] servono { $count } vagoni
    }
   *[taxi] { $count ->
        [one] serve { $count } Taxi
       *[other] servono { $count } Taxi
    }
}
table-ticket-finished = Biglietto completato: { $ticket } · +{ $points }
table-attractions = Attrazioni
table-of = { $count } su { $all }
table-attraction = { $name }: { $reached ->
    [yes] raggiunta
   *[no] non raggiunta
}
table-draw-tickets = Pesca 2 Biglietti
table-left = { $count ->
    [one] (resta { $count })
   *[other] (restano { $count })
}
table-keep-opening = I tuoi primi Biglietti
table-keep-opening-note = Tienine uno o entrambi. Un Biglietto completato porta i suoi punti; uno incompleto li toglie.
table-keep-title = Nuovi Biglietti
table-keep-note = Tienine uno o entrambi. Quello che non tieni va in fondo al mazzo.
table-offer = { $a } – { $b }, { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}, { $count } Taxi
table-keep = { $count ->
    [one] Tieni 1 Biglietto
   *[other] Tieni entrambi
}
table-keep-none = Scegline almeno uno

## First Journey

table-verb-take = Pesca 2
table-verb-build = Costruisci
table-verb-swap = Cambia
table-take-two-label = Pesca 2 carte; nel mazzo: { $count }
table-swap-both = Cambia entrambi i Biglietti
table-swap-ask = Cambiare entrambi i Biglietti?
table-swap-note = Ricevi due Biglietti nuovi e il tuo turno finisce.
table-swap-yes = Cambia
table-first-to-six = chi arriva a 6 vince
table-golden = Biglietto d’Oro
table-golden-note = per chi arriva per primo a 6 Biglietti
table-bonus-east-to-west = Da Est a Ovest
table-bonus-coast-to-coast = Da costa a costa
table-bonus-shout = { $name ->
    [coast-to-coast] Da costa a costa!
   *[east-to-west] Da Est a Ovest!
}
table-you-did-it = Ce l’hai fatta!
table-more-to-win = { $count ->
    [one] Ne manca 1 per vincere
   *[other] Ne mancano { $count } per vincere
}
table-new-tickets = { $count ->
    [one] Nuovo Biglietto
   *[other] Nuovi Biglietti
}
table-go-on = Avanti
table-done-toast = { $name } ha completato un Biglietto!
table-bonus-toast = { $name } ha attraversato la mappa: un Biglietto in più!

## What happened

table-log-empty = Ancora niente.
table-log-turn = Turno { $turn }
table-log-bot = giocato da un bot
table-log-deal = Le carte sono distribuite. Comincia { $name }.
table-log-took = { $you ->
    [yes] Hai pescato { $cards }
   *[no] { $name } ha pescato { $cards }
}
table-log-claim = { $you ->
    [yes] Hai preso la linea { $route } con { $cards } { $points }
   *[no] { $name } ha preso la linea { $route } con { $cards } { $points }
}
table-log-build = { $you ->
    [yes] Hai costruito la linea { $route } con { $cards }
   *[no] { $name } ha costruito la linea { $route } con { $cards }
}
table-log-offer = { $you ->
    [yes] Hai pescato Biglietti
   *[no] { $name } ha pescato Biglietti
}
table-log-choose = { $you ->
    [yes] Hai scelto i tuoi Biglietti
   *[no] { $name } ha scelto i Biglietti
}
table-log-kept = { $you ->
    [yes] { $count ->
        [one] Cominci con 1 Biglietto
       *[other] Cominci con { $count } Biglietti
    }
   *[no] { $count ->
        [one] { $name } comincia con 1 Biglietto
       *[other] { $name } comincia con { $count } Biglietti
    }
}
table-log-keep = { $you ->
    [yes] { $count ->
        [one] Hai pescato Biglietti e ne hai tenuto { $count }
       *[other] Hai pescato Biglietti e ne hai tenuti { $count }
    }
   *[no] { $count ->
        [one] { $name } ha pescato Biglietti e ne ha tenuto { $count }
       *[other] { $name } ha pescato Biglietti e ne ha tenuti { $count }
    }
}
table-log-completed = { $you ->
    [yes] Hai completato il Biglietto { $ticket }
   *[no] { $name } ha completato il Biglietto { $ticket }
}
table-log-bonus = { $you ->
    [yes] Hai attraversato la mappa: un Biglietto in più!
   *[no] { $name } ha attraversato la mappa: un Biglietto in più!
}
table-log-exchange = { $you ->
    [yes] Hai cambiato entrambi i Biglietti
   *[no] { $name } ha cambiato entrambi i Biglietti
}
table-log-pass = { $you ->
    [yes] Hai passato
   *[no] { $name } ha passato
}
table-log-undo = { $you ->
    [yes] Hai annullato una mossa
   *[no] { $name } ha annullato una mossa
}
table-log-reset = Tre carte Taxi a faccia in su: cinque carte nuove.
table-log-shuffle = Le carte usate sono state mescolate e formano il nuovo mazzo.
table-log-last = Ultimo giro: { $name } ha 2 Taxi o meno. Ancora un turno per tutti, anche per { $name }.
table-log-over = La partita è finita.
table-log-abandoned = La partita è stata interrotta: non vince nessuno.
table-last-toast = Ultimo giro! { $name } ha 2 Taxi o meno: ancora un turno per tutti.

## Hints

table-hint = Consiglio
table-hint-claim = Prendi la linea { $route } con { $payment }.
table-hint-take = Prendi questa carta a faccia in su: { $card }.
table-hint-blind = Pesca dal mazzo.
table-hint-draw = Pesca 2 carte.
table-hint-tickets = Pesca Biglietti.
table-hint-exchange = Cambia entrambi i Biglietti.
table-hint-pass = Passa.
table-hint-keep = { $count ->
    [one] Tieni il Biglietto { $tickets }.
   *[other] Tienili entrambi: { $tickets }.
}
table-why-hint-finish = { $has ->
    [yes] Completa il Biglietto { $ticket }.
   *[no] Attraversa la mappa.
}
table-why-hint-toward = Ti avvicina al Biglietto { $ticket }.
table-why-hint-collect = { $has ->
    [yes] È utile per il Biglietto { $ticket }.
   *[no] Con più carte hai più scelta.
}
table-why-hint-points = È la scelta che vale più punti.
table-why-hint-more-tickets = C’è tempo per altri Biglietti.
table-why-hint-hopeless = { $has ->
    [yes] { $ticket }: non c’è più un percorso libero.
   *[no] Questi Biglietti sono difficili da completare.
}
table-why-hint-end = La partita sta per finire: ora contano i punti.
table-why-hint-only = Non si può fare altro.
table-why-hint-bot = È quello che farebbe qui un bot.

## Undo, hot seat, moving, leaving

table-undo = Annulla mossa
table-turn-over = Il tuo turno è finito.
table-pass-on = Passa il dispositivo
table-pass-device = Ora gioca { $name }
table-pass-note = Passa il dispositivo. Le carte di tutti sono nascoste.
table-pass-go = Sono io, { $name }
table-move = Gioca su un altro dispositivo
table-move-note = Apri questo link sull’altro dispositivo, o inquadra il codice con la sua fotocamera, e continua lì.
table-move-which = Quale posto?
table-move-code = Codice QR del link
table-move-link = Link al tuo posto
table-move-warning = Tienilo per te: chi ha il link può giocare al tuo posto.
table-copy = Copia il link
table-copied = Copiato
table-leave = Lascia il tavolo
table-leave-note = Puoi tornare quando vuoi.
table-show-scores = Punteggi
table-note-bot-replaced = Un bot ha avuto un problema. Al suo posto continua uno più semplice.
table-note-time-up = Tempo scaduto: questo turno lo gioca un bot.
table-note-closing = Il server si sta spegnendo. La partita è salvata.

## Chat

table-chat = Chat
table-chat-empty = Nessuno ha ancora scritto.
table-chat-placeholder = Scrivi qualcosa
table-chat-send = Invia
table-reactions = Reazioni
table-react-hello = Ciao!
table-react-well-played = Bella mossa!
table-react-thanks = Grazie!
table-react-laugh = Ah ah!
table-react-wow = Wow!
table-react-oops = Ops!
table-react-sad = Accidenti!
table-react-hurry = Tocca a te!

## The list of routes

table-routes = Linee
table-routes-search = Cerca un luogo
table-routes-route = Linea
table-routes-cost = Carte
table-routes-points = Punti
table-routes-state = Stato
table-routes-can = Puoi prenderla
table-routes-none = Nessuna linea trovata.

## Keys

table-keys = Scorciatoie da tastiera
table-key-display = Prendi una carta a faccia in su
table-key-deck = Pesca dal mazzo
table-key-draw = Pesca 2 carte
table-key-tickets = Pesca Biglietti
table-key-swap = Cambia entrambi i Biglietti
table-key-routes = Elenco delle linee
table-key-map = Vai alla mappa
table-key-arrows = Passa da una linea all’altra sulla mappa
table-key-enter = Apri la linea; prendila
table-key-escape = Indietro
table-key-own = Vai ai tuoi Biglietti
table-key-undo = Annulla mossa
table-key-hint = Consiglio
table-key-log = Registro
table-key-keys = Questo elenco

## Tabs of the phone

table-tab-cards = Carte
table-tab-tickets = Biglietti
table-tab-log = Registro

## Taking back, alone or on one device

table-take-back = Ritira mossa
table-take-back-note = Ritira la tua ultima mossa e le risposte dei bot
table-log-take-back = { $you ->
    [yes] Hai ritirato la tua ultima mossa
   *[no] { $name } ha ritirato la sua ultima mossa
}
## The hand as a tool, tickets as a plan, and building

table-card-tool = Tocca per vedere che cosa puoi pagare con queste carte, o trascinale su una linea
table-card-pays = { $count ->
    [0] Non bastano ancora per nessuna linea
    [one] Bastano per { $count } linea
   *[other] Bastano per { $count } linee
}
table-cards-unseen = { $count ->
    [one] { $count } carta dal mazzo
   *[other] { $count } carte dal mazzo
}
table-why-cards-none = { $need ->
    [one] Serve { $need } carta e non ne hai.
   *[other] Servono { $need } carte dello stesso colore e non ne hai.
}
table-why-built = { $you ->
    [yes] Questa linea è tua.
   *[no] Costruita: { $name }
}
table-do-build = costruisci una linea
table-hint-build = Costruisci la linea { $route } con { $payment }.
table-routes-can-build = Puoi costruirla
table-finishes-first-journey = { $count ->
    [one] completa un Biglietto
   *[other] completa { $count } Biglietti
}
table-key-enter-build = Apri la linea; costruiscila
table-key-own-first-journey = Vai ai tuoi Biglietti
table-build-tip = Tocca una linea che brilla per costruirla.
table-ticket-short = { $piece ->
    [train] Vagoni insufficienti: ne servono { $count }, ne hai { $have }
   *[taxi] Taxi insufficienti: ne servono { $count }, ne hai { $have }
}
table-ticket-now = { $piece ->
    [train] { $count ->
        [one] { $before } → { $count } vagone
       *[other] { $before } → { $count } vagoni
    }
   *[taxi] { $before } → { $count } Taxi
}
table-ticket-cut = { $name } ti taglia la strada: { $ticket }, { $pieces }
table-ticket-cut-off = { $name } chiude l’ultima strada libera: { $ticket }
table-held = I Biglietti che hai già
## Che cosa hanno fatto gli altri

table-since = Dal tuo ultimo turno
table-just-now = Che cosa è appena successo
table-did-took = ha pescato { $cards }
table-did-claim = ha preso { $route }
table-did-build = ha costruito { $route }
table-did-offer = ha pescato Biglietti
table-did-keep = { $count ->
    [one] ha pescato Biglietti e ne ha tenuto { $count }
   *[other] ha pescato Biglietti e ne ha tenuti { $count }
}
table-did-completed = ha completato il Biglietto { $ticket }
table-did-bonus = ha attraversato la mappa
table-did-exchange = ha cambiato entrambi i Biglietti
table-did-pass = ha passato
table-again = Rivedi che cosa è successo
table-again-short = Rivedi
table-again-stop = Ferma
table-pause = Metti in pausa
table-paused = In pausa
table-resume = Continua
table-skip = Salta
table-fold = Nascondi il riepilogo
table-unfold = Mostra il riepilogo
table-key-again = Rivedi che cosa hanno fatto gli altri
table-key-pause = Metti in pausa i bot o riprendi
table-key-skip = Salta

## Kid table

table-kid-aloud = Leggi ad alta voce
table-kid-help = Fammi vedere che cosa posso fare
table-kid-show = Fammi vedere una linea da costruire
table-kid-build = Costruisci la linea { $route }
table-kid-lock = Menu per i grandi
table-kid-lock-hold = Per i grandi: tieni premuto il lucchetto per due secondi o rispondi alla domanda.
table-kid-lock-sum = { $a } + { $b } fa
table-kid-lock-wrong = Non proprio. Eccone un’altra.
table-kid-lock-open = Apri il menu
table-kid-golden = { $count ->
    [one] { $names } ha il Biglietto d’Oro. Evviva!
   *[other] { $names } hanno insieme il Biglietto d’Oro. Evviva!
}

## Chat and clocks

table-chat-left = Qualcuno che è andato via
table-chat-unread = Chat: { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
table-key-chat = Apri o chiudi la chat
table-time-left-of = Tempo rimasto ({ $name }): { $time }
table-time-warning = { $count ->
    [one] Manca { $count } secondo
   *[other] Mancano { $count } secondi
}
table-note-bank-empty-you = Tempo scaduto: un bot finisce la partita al posto tuo.
table-note-bank-empty = { $name } ha finito il tempo: la partita la continua un bot.

## Going back from the kid table

table-kid-back = Lasciare la partita?
table-kid-back-ask = Per i grandi: rispondi alla domanda per uscire.

## A game that was played on from a review.

table-continues = Partita a parte
table-continues-note = Continua una partita analizzata: apri quel momento
table-continues-from = Partita a parte: riprende dal turno { $turn } di una partita finita
table-continues-back = Torna all’analisi
