## The page that reviews a finished game.
review-none = Nu este nicio analiză aici
review-moment = Acest moment
review-board = Tabla în acest moment
review-market = Cărțile din acest moment
review-to-table = Înapoi la masă

## Who won, and why.
review-won = { $you ->
    [yes] Ai câștigat.
   *[no] { $name } a câștigat.
}
review-won-by-total = { $you ->
    [yes] { $count ->
        [one] Ai câștigat la { $count } punct diferență.
        [few] Ai câștigat la { $count } puncte diferență.
       *[other] Ai câștigat la { $count } de puncte diferență.
    }
   *[no] { $count ->
        [one] { $name } a câștigat la { $count } punct diferență.
        [few] { $name } a câștigat la { $count } puncte diferență.
       *[other] { $name } a câștigat la { $count } de puncte diferență.
    }
}
review-won-by-completed = { $you ->
    [yes] { $count ->
        [one] Ai câștigat la { $count } bilet diferență.
        [few] Ai câștigat la { $count } bilete diferență.
       *[other] Ai câștigat la { $count } de bilete diferență.
    }
   *[no] { $count ->
        [one] { $name } a câștigat la { $count } bilet diferență.
        [few] { $name } a câștigat la { $count } bilete diferență.
       *[other] { $name } a câștigat la { $count } de bilete diferență.
    }
}
review-shared = Victorie împărțită: { $names }.
review-luck-gave = { $you ->
    [yes] { $count ->
        [one] Norocul ți-a crescut șansele cu { $count } punct.
        [few] Norocul ți-a crescut șansele cu { $count } puncte.
       *[other] Norocul ți-a crescut șansele cu { $count } de puncte.
    }
   *[no] { $count ->
        [one] { $name }: norocul i-a crescut șansele cu { $count } punct.
        [few] { $name }: norocul i-a crescut șansele cu { $count } puncte.
       *[other] { $name }: norocul i-a crescut șansele cu { $count } de puncte.
    }
}
review-luck-took = { $you ->
    [yes] { $count ->
        [one] Ghinionul ți-a scăzut șansele cu { $count } punct.
        [few] Ghinionul ți-a scăzut șansele cu { $count } puncte.
       *[other] Ghinionul ți-a scăzut șansele cu { $count } de puncte.
    }
   *[no] { $count ->
        [one] { $name }: ghinionul i-a scăzut șansele cu { $count } punct.
        [few] { $name }: ghinionul i-a scăzut șansele cu { $count } puncte.
       *[other] { $name }: ghinionul i-a scăzut șansele cu { $count } de puncte.
    }
}
review-one-move = { $you ->
    [yes] { $count ->
        [one] O singură mutare te-a costat { $count } punct.
        [few] O singură mutare te-a costat { $count } puncte.
       *[other] O singură mutare te-a costat { $count } de puncte.
    }
   *[no] { $count ->
        [one] { $name } a pierdut { $count } punct cu o singură mutare.
        [few] { $name } a pierdut { $count } puncte cu o singură mutare.
       *[other] { $name } a pierdut { $count } de puncte cu o singură mutare.
    }
}
review-no-slip = { $you ->
    [yes] Nu ți-a scăpat nimic.
   *[no] { $name }: nicio scăpare.
}
review-luck-decided = { $you ->
    [yes] Ai jucat bine. De data asta a hotărât norocul.
   *[no] { $name } a jucat bine. De data asta a hotărât norocul.
}

## What was done, and what could be done.
review-did-claim = Rută revendicată: { $route }
review-did-build = Rută construită: { $route }
review-did-claim-with = Rută revendicată: { $route }, cu { $cards }
review-did-build-with = Rută construită: { $route }, cu { $cards }
review-did-take = Carte luată: { $cards }
review-did-blind = O carte din pachet
review-did-draw = 2 cărți extrase
review-did-tickets = Cărți Traseu noi
review-did-exchange = Ambele bilete schimbate
review-did-keep = { $count ->
    [one] { $count } Carte Traseu păstrată
    [few] { $count } Cărți Traseu păstrate
   *[other] { $count } de Cărți Traseu păstrate
}
review-did-keep-one = Carte Traseu păstrată: { $ticket }
review-did-pass = Pas
review-do-claim = Revendică { $route }
review-do-build = Construiește { $route }
review-do-claim-with = Revendică { $route } cu { $cards }
review-do-build-with = Construiește { $route } cu { $cards }
review-do-take = Ia { $cards }
review-do-blind = Trage o carte din pachet
review-do-draw = Extrage 2 cărți
review-do-tickets = Trage Cărți Traseu
review-do-exchange = Schimbă ambele bilete
review-do-keep = { $count ->
    [one] Păstrează { $count } Carte Traseu
    [few] Păstrează { $count } Cărți Traseu
   *[other] Păstrează { $count } de Cărți Traseu
}
review-do-keep-one = Păstrează { $ticket }
review-do-pass = Spune pas

## The moment: played, better, and what it cost.
review-played = Jucat
review-better = Mai bine { $points }
review-better-one = mai bine
review-better-is = Mai bine:
review-played-one = jucat
review-turn = Tura { $turn }
review-opening = Început
review-your-decision = decizia ta
review-biggest-miss-of = { $you ->
    [yes] cea mai mare pierdere a ta
   *[no] cea mai mare pierdere: { $name }
}
review-cost = { $points }
review-percent = { $count } %
review-was-the-move = Mutarea bună era { $route }
review-was-better = Mai bine era { $route }
review-was-played = { $you ->
    [yes] Mutarea ta:
   *[no] { $name } a jucat:
}
review-grade-best = Cea mai bună mutare
review-grade-fine = O mutare bună
review-grade-slip = O mică scăpare
review-grade-mistake = Se putea mai bine
review-grade-forced = Singura mutare posibilă
review-grade-decided = Jocul era deja hotărât
review-word-best = cea mai bună
review-word-fine = bună
review-word-forced = fără alegere
review-hand = { $you ->
    [yes] Mâna ta
   *[no] Mâna: { $name }
}
review-cards = Cărți
review-working = Decizii evaluate: { $done } din { $of }

## Try it yourself, and play on.
review-try = Încearcă tu
review-try-ask = { $you ->
    [yes] Ce ai face acum?
   *[no] Acum joacă { $name }. Tu ce ai face?
}
review-try-how = Alege o rută de pe hartă sau o carte ori Cărți Traseu de sub ea.
    .first_journey = Alege o rută de pe hartă sau pachetul ori biletele de sub ea.
review-try-again = Încearcă din nou
review-try-show = Arată răspunsul
review-try-stop = Înapoi la analiză
review-your-try = Alegerea ta
review-in-the-game = În joc: { $name }
review-try-best = { $count ->
    [one] Da! Cu { $count } punct mai bine, și mai bine nu se poate.
    [few] Da! Cu { $count } puncte mai bine, și mai bine nu se poate.
   *[other] Da! Cu { $count } de puncte mai bine, și mai bine nu se poate.
}
review-try-better = { $count ->
    [one] Mai bine cu { $count } punct. Există ceva și mai bun.
    [few] Mai bine cu { $count } puncte. Există ceva și mai bun.
   *[other] Mai bine cu { $count } de puncte. Există ceva și mai bun.
}
review-try-as-good = La fel de bine ca mutarea jucată.
review-try-worse = { $count ->
    [one] Cu { $count } punct mai slab decât mutarea jucată.
    [few] Cu { $count } puncte mai slab decât mutarea jucată.
   *[other] Cu { $count } de puncte mai slab decât mutarea jucată.
}
review-try-same = La fel ca în joc. Există ceva mai bun.
review-try-same-best = La fel ca în joc și cea mai bună mutare.
review-try-unjudged = Șansa acestei alegeri nu a fost calculată.
review-try-judging = Se calculează alegerea ta…
review-try-about = Cam la fel de bine ca mutarea jucată.
review-try-near-best = { $count ->
    [one] Da! Cu { $count } punct mai bine, cam ca mutarea cea mai bună.
    [few] Da! Cu { $count } puncte mai bine, cam ca mutarea cea mai bună.
   *[other] Da! Cu { $count } de puncte mai bine, cam ca mutarea cea mai bună.
}
review-try-best-yet = { $count ->
    [one] Bine gândit! Cu { $count } punct mai bine: analiza nu găsise nimic la fel de bun.
    [few] Bine gândit! Cu { $count } puncte mai bine: analiza nu găsise nimic la fel de bun.
   *[other] Bine gândit! Cu { $count } de puncte mai bine: analiza nu găsise nimic la fel de bun.
}
review-play-on = Joacă de aici

## The graph and the way through the game.
review-chance = Șansa de câștig
review-legend-mistake = greșeală
review-legend-luck = întorsătură a sorții
review-luck-small = noroc
review-graph-running = Șansele de câștig pe parcursul jocului; decizii evaluate: { $done } din { $of }
review-graph-summary = Șansele de câștig pe parcursul jocului, câte o linie pentru fiecare: { $names }. Greșeli: { $slips }. Întorsături ale sorții: { $swings }. Lista deciziilor spune același lucru.
review-scrub = Momentul jocului
review-slider = { $cost ->
    [0] { $when }, { $name }, fără pierdere
   *[other] { $when }, { $name }, pierdere { $cost }
}
review-end = Sfârșitul jocului
review-end-short = Sfârșit
review-transport = Derulează jocul
review-first = La început
review-previous = Decizia precedentă
review-next = Decizia următoare
review-last = La sfârșit
review-previous-mistake = Greșeala precedentă
review-next-mistake = Greșeala următoare
review-play = Redă
review-pause = Oprește

## Players and decisions.
review-quality = Calitatea deciziilor: { $count } din 100
review-quality-word = calitate
review-luck = Noroc
review-best-moment = Cel mai bun moment
review-biggest-miss = Cea mai mare pierdere
review-nothing-missed = Nicio scăpare
review-you = tu
review-you-won = ai câștigat
review-winner = a câștigat
review-place = locul { $rank }
review-score-completed = { $count ->
    [one] { $count } bilet
    [few] { $count } bilete
   *[other] { $count } de bilete
}
review-decisions = Decizii
review-decisions-about = Toate deciziile: tură, jucător, mutare, noroc și pierdere, în puncte din șansa de câștig
review-whose = Ale cui decizii
review-yours = Ale tale
review-everyone = Ale tuturor
review-col-turn = Tură
review-col-player = Jucător
review-col-action = Mutare
review-col-luck = Noroc
review-col-cost = Pierdere
review-came-from = { $name }: de unde vine rezultatul, în puncte din șansa de câștig
review-part-base = La început
review-part-deal = Norocul la împărțire
review-part-cost = Decizii
review-part-luck = Norocul la cărți
review-part-others = Jocul celorlalți
review-part-result = Rezultat

## What each knew or all hands, the deep review, sharing.
review-mode = Evaluare după
review-known = { $you ->
    [yes] Ce știai
   *[no] Ce știa fiecare
}
review-open = Cu cărțile pe față
review-deep = Analiză aprofundată
review-deep-short = Aprofundată
review-deep-done = Aprofundată
review-deep-about = Joacă mult mai multe continuări ale fiecărei decizii: mai exact, dar durează
review-deep-running = Analiza aprofundată este în curs; poți citi mai departe
review-record = Înregistrare
review-record-about = Salvează înregistrarea jocului ca fișier text
review-share = Distribuie
review-share-link = Link către acest moment
review-share-about = Cine are linkul vede tot jocul, cu cărțile tuturor.
review-copy = Copiază
review-copied = Copiat
review-picture = Imaginea hărții ({ $kind })
review-tab-moment = Momentul
review-tab-decisions = Decizii
review-tab-players = Jucători

## Practice, waiting, and trying where there is no map to choose from
review-practice = { $count ->
    [one] Învață din greșeala ta
    [few] Învață din cele { $count } greșeli ale tale
   *[other] Învață din cele { $count } de greșeli ale tale
}
review-practice-some = { $of ->
    [few] Învață din { $count } dintre cele { $of } greșeli ale tale
   *[other] Învață din { $count } dintre cele { $of } de greșeli ale tale
}
review-preparing = Serverul se pregătește. Pe un server nou durează un minut sau două.
review-try-how-second = Alege o carte de sub hartă.
review-try-how-keep = Alege de sub hartă Cărțile Traseu pe care le păstrezi.
