### The daily deal, and challenges: the same cards and bots for several players.

daily-title = Partita del giorno
daily-line = Le stesse carte per tutti
daily-lead = Ogni giorno una partita con le stesse carte e gli stessi avversari per tutti. Riesci a battere il campione?
daily-public = Le carte dipendono dalla data: chi vuole davvero può scoprirle. Conta la prima partita che finisci: compare qui con il tuo nome e tutta la sua trascrizione. Senza consigli e senza ritirare mosse.
daily-yesterday = Ieri
daily-next = Prossima partita tra { $hours } h { $minutes } min
daily-bots = { $count ->
    [one] Tu contro { $count } bot
   *[other] Tu contro { $count } bot
}
daily-play = Gioca la partita di oggi
daily-go-on = Continua la partita
daily-hidden = Vedrai il risultato del campione e quelli degli altri quando avrai finito.
daily-champion = Campione
daily-you = Tu
daily-champion-plays = Il campione sta ancora giocando questa partita.
daily-better = Hai battuto il campione!
daily-equal = Alla pari con il campione.
daily-worse = Stavolta il campione ha fatto meglio.
daily-place = { $place }º posto su { $count }
daily-earlier = Conta una partita precedente di questo browser.
daily-open = Apri l’analisi
daily-day = { $date }, { $state ->
    [first] campione battuto
    [solved] giocata
    [today] ancora da giocare
   *[none] non giocata
}
daily-streak-note = Finisci una partita al giorno; puoi saltare un giorno su sette. La stella vuol dire che hai battuto il campione. Salvato solo su questo dispositivo.

## The result to share

daily-share-result = { $board } · { $total } (campione { $par })
daily-share-turns = Turni: { $turns }, errori: { $mistakes }
daily-fine = buona mossa
daily-slip = piccola svista
daily-mistake = errore
daily-copy = Copia il risultato
daily-judging = Analisi dei tuoi turni in corso…

## Challenges

challenge-title = Sfida
challenge-lead = { $name } ha giocato questa partita. Tu ricevi le stesse carte, gli stessi bot e lo stesso posto.
challenge-hidden = La partita di { $name } resta nascosta finché non hai finito. Conta la prima partita che finisci. Senza consigli e senza ritirare mosse.
challenge-own = Questa è la tua sfida. Manda il link a chi vuoi.
challenge-play = Accetta la sfida
challenge-results = A confronto
challenge-nobody = Nessuno ha ancora finito la sfida.
challenge-offer = Sfida
challenge-link = Link alla sfida
challenge-link-about = Stesse carte, stessi bot, stesso posto. Chi accetta vede la tua partita solo dopo aver finito la propria.
challenge-seat = Quale posto va a chi accetta la sfida?
challenge-guessed = Non si sa quali bot abbiano giocato questa partita: gli altri posti vanno a bot di livello Esperto.
challenge-record = Trascrizione
challenge-see = Vedi i risultati

## What the results count

daily-points = Punti
daily-tickets = Biglietti

## In a page without a server

daily-here = Le carte dipendono dalla data, quindi sono le stesse ovunque. Questa pagina non ha un server e non può mostrare i risultati degli altri: condividi il tuo per fare il confronto. Senza consigli e senza ritirare mosse.
daily-here-hidden = Vedrai il risultato del campione quando avrai finito.
daily-no-champion = Il campione non ha potuto giocare: i suoi dati non sono ancora su questo dispositivo. Riapri questa pagina quando sei online.
