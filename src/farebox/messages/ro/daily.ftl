### The daily deal, and challenges: the same cards and bots for several players.

daily-title = Partida zilei
daily-line = Aceleași cărți pentru toți
daily-lead = În fiecare zi o partidă cu aceleași cărți și aceiași adversari pentru toată lumea. Poți învinge campionul?
daily-public = Cărțile depind de dată, așa că cine ține neapărat le poate afla. Contează prima partidă pe care o termini: apare aici cu numele tău și cu toată înregistrarea ei. Fără sfaturi și fără mutări luate înapoi.
daily-yesterday = Ieri
daily-next = Următoarea partidă peste { $hours } h { $minutes } min
daily-bots = { $count ->
    [one] Tu contra { $count } bot
    [few] Tu contra { $count } boți
   *[other] Tu contra { $count } de boți
}
daily-play = Joacă partida de azi
daily-go-on = Continuă partida
daily-hidden = Vezi rezultatul campionului și pe ale celorlalți după ce termini.
daily-champion = Campionul
daily-you = Tu
daily-champion-plays = Campionul încă joacă această partidă.
daily-better = Ai învins campionul!
daily-equal = La egalitate cu campionul.
daily-worse = De data asta campionul a jucat mai bine.
daily-place = Poziția { $place } din { $count }
daily-earlier = Contează o partidă anterioară din acest browser.
daily-open = Deschide analiza
daily-day = { $date }, { $state ->
    [first] campionul învins
    [solved] jucată
    [today] încă nejucată
   *[none] nejucată
}
daily-streak-note = Termină o partidă în fiecare zi; poți sări o zi din șapte. Steaua înseamnă că ai învins campionul. Se păstrează doar pe acest dispozitiv.

## The result to share

daily-share-result = { $board } · { $total } (campionul { $par })
daily-share-turns = Ture: { $turns }, greșeli: { $mistakes }
daily-fine = mutare bună
daily-slip = mică scăpare
daily-mistake = greșeală
daily-copy = Copiază rezultatul
daily-judging = Se analizează turele tale…

## Challenges

challenge-title = Provocare
challenge-lead = { $name } a jucat această partidă. Primești aceleași cărți, aceiași boți și același loc.
challenge-hidden = Partida jucată de { $name } rămâne ascunsă până când termini. Contează prima partidă pe care o termini. Fără sfaturi și fără mutări luate înapoi.
challenge-own = Este chiar provocarea ta. Trimite linkul unui prieten.
challenge-play = Acceptă provocarea
challenge-results = Față în față
challenge-nobody = Nimeni nu a terminat încă provocarea.
challenge-offer = Provoacă
challenge-link = Linkul provocării
challenge-link-about = Aceleași cărți, aceiași boți, același loc. Prietenii îți văd partida abia după ce o termină pe a lor.
challenge-seat = Ce loc primesc prietenii tăi?
challenge-guessed = Nu se știe ce boți au jucat în această partidă: celelalte locuri le ocupă boți de nivel Expert.
challenge-record = Înregistrare
challenge-see = Vezi rezultatele

## What the results count

daily-points = Puncte
daily-tickets = Bilete

## In a page without a server

daily-here = Cărțile depind de dată, așa că sunt aceleași peste tot. Pagina aceasta nu are server și nu poate arăta rezultatele altora: distribuie-l pe al tău ca să comparați. Fără sfaturi și fără mutări luate înapoi.
daily-here-hidden = Vezi rezultatul campionului după ce termini.
daily-no-champion = Campionul nu a putut juca: datele lui nu sunt încă pe acest dispozitiv. Deschide pagina din nou când ești online.
