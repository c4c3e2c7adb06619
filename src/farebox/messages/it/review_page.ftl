## The page that reviews a finished game.
review-none = Nessuna analisi qui
review-moment = Questo momento
review-board = Il tabellone in questo momento
review-market = Carte e Biglietti in questo momento
review-to-table = Torna al tavolo

## Who won, and why.
review-won = { $you ->
    [yes] Hai vinto.
   *[no] { $name } ha vinto.
}
review-won-by-total = { $you ->
    [yes] { $count ->
        [one] Hai vinto per { $count } punto.
       *[other] Hai vinto per { $count } punti.
    }
   *[no] { $count ->
        [one] { $name } ha vinto per { $count } punto.
       *[other] { $name } ha vinto per { $count } punti.
    }
}
review-won-by-completed = { $you ->
    [yes] { $count ->
        [one] Hai vinto per { $count } Biglietto.
       *[other] Hai vinto per { $count } Biglietti.
    }
   *[no] { $count ->
        [one] { $name } ha vinto per { $count } Biglietto.
       *[other] { $name } ha vinto per { $count } Biglietti.
    }
}
review-shared = Vittoria condivisa: { $names }.
review-luck-gave = { $you ->
    [yes] { $count ->
        [one] La fortuna ha alzato le tue probabilità di { $count } punto.
       *[other] La fortuna ha alzato le tue probabilità di { $count } punti.
    }
   *[no] { $count ->
        [one] La fortuna ha alzato di { $count } punto le probabilità di { $name }.
       *[other] La fortuna ha alzato di { $count } punti le probabilità di { $name }.
    }
}
review-luck-took = { $you ->
    [yes] { $count ->
        [one] La sfortuna ha abbassato le tue probabilità di { $count } punto.
       *[other] La sfortuna ha abbassato le tue probabilità di { $count } punti.
    }
   *[no] { $count ->
        [one] La sfortuna ha abbassato di { $count } punto le probabilità di { $name }.
       *[other] La sfortuna ha abbassato di { $count } punti le probabilità di { $name }.
    }
}
review-one-move = { $you ->
    [yes] { $count ->
        [one] Una mossa ti è costata { $count } punto.
       *[other] Una mossa ti è costata { $count } punti.
    }
   *[no] { $count ->
        [one] Una mossa è costata { $count } punto a { $name }.
       *[other] Una mossa è costata { $count } punti a { $name }.
    }
}
review-no-slip = { $you ->
    [yes] Non hai sprecato nulla.
   *[no] { $name } non ha sprecato nulla.
}
review-luck-decided = { $you ->
    [yes] Hai giocato bene. Ha deciso la fortuna.
   *[no] { $name } ha giocato bene. Ha deciso la fortuna.
}

## What was done, and what could be done.
review-did-claim = Linea presa: { $route }
review-did-build = Linea costruita: { $route }
review-did-claim-with = Linea presa: { $route }, con { $cards }
review-did-build-with = Linea costruita: { $route }, con { $cards }
review-did-take = Carta presa: { $cards }
review-did-blind = Una carta dal mazzo
review-did-draw = 2 carte pescate
review-did-tickets = Biglietti pescati
review-did-exchange = Cambiati entrambi i Biglietti
review-did-keep = { $count ->
    [one] { $count } Biglietto tenuto
   *[other] { $count } Biglietti tenuti
}
review-did-keep-one = Biglietto tenuto: { $ticket }
review-did-pass = Turno passato
review-do-claim = Prendere { $route }
review-do-build = Costruire { $route }
review-do-claim-with = Prendere { $route } con { $cards }
review-do-build-with = Costruire { $route } con { $cards }
review-do-take = Prendere { $cards }
review-do-blind = Pescare una carta dal mazzo
review-do-draw = Pescare 2 carte
review-do-tickets = Pescare Biglietti
review-do-exchange = Cambiare entrambi i Biglietti
review-do-keep = { $count ->
    [one] Tenere { $count } Biglietto
   *[other] Tenere { $count } Biglietti
}
review-do-keep-one = Tenere { $ticket }
review-do-pass = Passare

## The moment: played, better, and what it cost.
review-played = Giocata
review-better = Meglio { $points }
review-better-one = meglio
review-better-is = Meglio:
review-played-one = giocata
review-turn = Turno { $turn }
review-opening = Inizio
review-your-decision = la tua decisione
review-biggest-miss-of = { $you ->
    [yes] la tua perdita più grande
   *[no] la perdita più grande di { $name }
}
review-cost = { $points }
review-percent = { $count }%
review-was-the-move = La mossa giusta era { $route }
review-was-better = Meglio { $route }
review-was-played = { $you ->
    [yes] La tua mossa:
   *[no] La mossa di { $name }:
}
review-grade-best = La mossa migliore
review-grade-fine = Una buona mossa
review-grade-slip = Una piccola imprecisione
review-grade-mistake = C’era di meglio
review-grade-forced = L’unica mossa possibile
review-grade-decided = La partita era già decisa
review-word-best = migliore
review-word-fine = bene
review-word-forced = obbligata
review-hand = { $you ->
    [yes] La tua mano
   *[no] La mano di { $name }
}
review-cards = Carte
review-working = Decisioni valutate: { $done } di { $of }

## Try it yourself, and play on.
review-try = Prova tu
review-try-ask = { $you ->
    [yes] Che cosa faresti adesso?
   *[no] Che cosa faresti al posto di { $name }?
}
review-try-how = Scegli una linea sulla mappa, oppure una carta o i Biglietti qui sotto.
review-try-again = Riprova
review-try-show = Mostra la risposta
review-try-stop = Torna all’analisi
review-your-try = La tua scelta
review-in-the-game = Nella partita: { $name }
review-try-best = { $count ->
    [one] Sì! { $count } punto in più: meglio di così non si può.
   *[other] Sì! { $count } punti in più: meglio di così non si può.
}
review-try-better = { $count ->
    [one] Meglio di { $count } punto. C’è ancora di meglio.
   *[other] Meglio di { $count } punti. C’è ancora di meglio.
}
review-try-as-good = Buona quanto la mossa giocata.
review-try-worse = { $count ->
    [one] { $count } punto in meno della mossa giocata.
   *[other] { $count } punti in meno della mossa giocata.
}
review-try-same = Come nella partita. C’è di meglio.
review-try-same-best = Come nella partita, ed è la mossa migliore.
review-try-unjudged = La probabilità di questa scelta non è stata calcolata.
review-try-judging = Calcolo della tua scelta in corso…
review-try-about = Buona più o meno quanto la mossa giocata.
review-try-near-best = { $count ->
    [one] Sì! { $count } punto in più, più o meno come la mossa migliore.
   *[other] Sì! { $count } punti in più, più o meno come la mossa migliore.
}
review-try-best-yet = { $count ->
    [one] Bella idea! { $count } punto in più: l’analisi non aveva trovato niente di così buono.
   *[other] Bella idea! { $count } punti in più: l’analisi non aveva trovato niente di così buono.
}
review-play-on = Continua da qui

## The graph and the way through the game.
review-chance = Probabilità di vincere
review-legend-mistake = errore
review-legend-luck = colpo della sorte
review-luck-small = fortuna
review-graph-running = Probabilità di vincere durante la partita; decisioni valutate: { $done } di { $of }
review-graph-summary = Probabilità di vincere durante la partita, una riga ciascuno: { $names }. Errori: { $slips }. Colpi della sorte: { $swings }. L’elenco delle decisioni dice lo stesso.
review-scrub = Momento della partita
review-slider = { $cost ->
    [0] { $when }, { $name }, senza perdita
   *[other] { $when }, { $name }, perdita { $cost }
}
review-end = La fine della partita
review-end-short = Fine
review-transport = Scorri la partita
review-first = All’inizio
review-previous = Decisione precedente
review-next = Decisione successiva
review-last = Alla fine
review-previous-mistake = Errore precedente
review-next-mistake = Errore successivo
review-play = Riproduci
review-pause = Metti in pausa

## Players and decisions.
review-quality = Qualità delle decisioni: { $count } su 100
review-quality-word = qualità
review-luck = Fortuna
review-best-moment = Momento migliore
review-biggest-miss = Perdita più grande
review-nothing-missed = Nessun passo falso
review-you = tu
review-you-won = hai vinto
review-winner = vittoria
review-place = { $rank }º posto
review-score-completed = { $count ->
    [one] { $count } Biglietto
   *[other] { $count } Biglietti
}
review-decisions = Decisioni
review-decisions-about = Tutte le decisioni: turno, giocatore, mossa, fortuna e perdita, in punti sulle probabilità di vincere
review-whose = Decisioni di
review-yours = Le tue
review-everyone = Di tutti
review-col-turn = Turno
review-col-player = Giocatore
review-col-action = Mossa
review-col-luck = Fortuna
review-col-cost = Perdita
review-came-from = Da dove viene il risultato di { $name }, in punti sulle probabilità di vincere
review-part-base = All’inizio
review-part-deal = Fortuna della distribuzione
review-part-cost = Decisioni
review-part-luck = Fortuna delle carte
review-part-others = Gioco degli altri
review-part-result = Risultato

## What each knew or all hands, the deep review, sharing.
review-mode = Valutato secondo
review-known = { $you ->
    [yes] Ciò che sapevi
   *[no] Ciò che ognuno sapeva
}
review-open = A carte scoperte
review-deep = Analisi approfondita
review-deep-short = Approfondita
review-deep-done = Approfondita
review-deep-about = Gioca molte più partite a partire da ogni decisione: più precisa, ma richiede tempo
review-deep-running = L’analisi approfondita è in corso; puoi continuare a leggere
review-record = Trascrizione
review-record-about = Salva la trascrizione della partita come file di testo
review-share = Condividi
review-share-link = Link a questo momento
review-share-about = Chi ha il link vede tutta la partita, con le carte di tutti.
review-copy = Copia
review-copied = Copiato
review-picture = Immagine della mappa ({ $kind })
review-tab-moment = Momento
review-tab-decisions = Decisioni
review-tab-players = Giocatori

## Practice, waiting, and trying where there is no map to choose from
review-practice = { $count ->
    [one] Impara dal tuo errore
   *[other] Impara dai tuoi { $count } errori
}
review-practice-some = Impara da { $count } dei tuoi { $of } errori
review-preparing = Il server si sta preparando. Su un server nuovo ci vogliono uno o due minuti.
review-try-how-second = Scegli una carta sotto la mappa.
review-try-how-keep = Scegli sotto la mappa i Biglietti da tenere.
