## The page that reviews a finished game.
review-none = Nie ma tu analizy
review-moment = Ten moment
review-board = Plansza w tym momencie
review-market = Karty i Bilety w tym momencie
review-to-table = Wróć do stołu

## Who won, and why.
review-won = { $you ->
    [yes] Wygrywasz.
   *[no] { $name } wygrywa.
}
review-won-by-total = { $you ->
    [yes] { $count ->
        [one] Wygrywasz przewagą { $count } punktu.
       *[other] Wygrywasz przewagą { $count } punktów.
    }
   *[no] { $count ->
        [one] { $name } wygrywa przewagą { $count } punktu.
       *[other] { $name } wygrywa przewagą { $count } punktów.
    }
}
review-won-by-completed = { $you ->
    [yes] { $count ->
        [one] Wygrywasz przewagą { $count } Biletu.
       *[other] Wygrywasz przewagą { $count } Biletów.
    }
   *[no] { $count ->
        [one] { $name } wygrywa przewagą { $count } Biletu.
       *[other] { $name } wygrywa przewagą { $count } Biletów.
    }
}
review-shared = Wspólne zwycięstwo: { $names }.
review-luck-gave = { $you ->
    [yes] { $count ->
        [one] Dzięki szczęściu twoje szanse wzrosły o { $count } punkt.
        [few] Dzięki szczęściu twoje szanse wzrosły o { $count } punkty.
        [many] Dzięki szczęściu twoje szanse wzrosły o { $count } punktów.
       *[other] Dzięki szczęściu twoje szanse wzrosły o { $count } punktu.
    }
   *[no] { $count ->
        [one] { $name }: dzięki szczęściu szanse wzrosły o { $count } punkt.
        [few] { $name }: dzięki szczęściu szanse wzrosły o { $count } punkty.
        [many] { $name }: dzięki szczęściu szanse wzrosły o { $count } punktów.
       *[other] { $name }: dzięki szczęściu szanse wzrosły o { $count } punktu.
    }
}
review-luck-took = { $you ->
    [yes] { $count ->
        [one] Przez pecha twoje szanse spadły o { $count } punkt.
        [few] Przez pecha twoje szanse spadły o { $count } punkty.
        [many] Przez pecha twoje szanse spadły o { $count } punktów.
       *[other] Przez pecha twoje szanse spadły o { $count } punktu.
    }
   *[no] { $count ->
        [one] { $name }: przez pecha szanse spadły o { $count } punkt.
        [few] { $name }: przez pecha szanse spadły o { $count } punkty.
        [many] { $name }: przez pecha szanse spadły o { $count } punktów.
       *[other] { $name }: przez pecha szanse spadły o { $count } punktu.
    }
}
review-one-move = { $you ->
    [yes] { $count ->
        [one] Jeden ruch kosztował cię { $count } punkt.
        [few] Jeden ruch kosztował cię { $count } punkty.
        [many] Jeden ruch kosztował cię { $count } punktów.
       *[other] Jeden ruch kosztował cię { $count } punktu.
    }
   *[no] { $count ->
        [one] { $name }: jeden ruch kosztował { $count } punkt.
        [few] { $name }: jeden ruch kosztował { $count } punkty.
        [many] { $name }: jeden ruch kosztował { $count } punktów.
       *[other] { $name }: jeden ruch kosztował { $count } punktu.
    }
}
review-no-slip = { $you ->
    [yes] Bez potknięć z twojej strony.
   *[no] { $name }: bez potknięć.
}
review-luck-decided = { $you ->
    [yes] Dobra gra. Tym razem zdecydowało szczęście.
   *[no] { $name }: dobra gra. Tym razem zdecydowało szczęście.
}

## What was done, and what could be done.
review-did-claim = Połączenie { $route }
review-did-build = Zbudowane: { $route }
review-did-claim-with = Połączenie { $route }: { $cards }
review-did-build-with = Zbudowane: { $route }. Karty: { $cards }
review-did-take = Wzięta karta: { $cards }
review-did-blind = Karta z talii
review-did-draw = 2 karty z talii
review-did-tickets = Nowe Bilety
review-did-exchange = Wymiana obu Biletów
review-did-keep = { $count ->
    [one] Zatrzymany { $count } Bilet
    [few] Zatrzymane { $count } Bilety
    [many] Zatrzymane: { $count } Biletów
   *[other] Zatrzymane { $count } Bilety
}
review-did-keep-one = Zatrzymany Bilet: { $ticket }
review-did-pass = Spasowanie
review-do-claim = Utwórz połączenie { $route }
review-do-build = Zbuduj { $route }
review-do-claim-with = Utwórz połączenie { $route }: { $cards }
review-do-build-with = Zbuduj { $route }: { $cards }
review-do-take = Weź kartę: { $cards }
review-do-blind = Weź kartę z talii
review-do-draw = Weź 2 karty
review-do-tickets = Dobierz Bilety
review-do-exchange = Wymień oba Bilety
review-do-keep = { $count ->
    [one] Zatrzymaj { $count } Bilet
    [few] Zatrzymaj { $count } Bilety
    [many] Zatrzymaj { $count } Biletów
   *[other] Zatrzymaj { $count } Bilety
}
review-do-keep-one = Zatrzymaj { $ticket }
review-do-pass = Spasuj

## The moment: played, better, and what it cost.
review-played = Zagrane
review-better = Lepsze { $points }
review-better-one = lepsze
review-better-is = Lepiej:
review-played-one = zagrane
review-turn = Tura { $turn }
review-opening = Początek
review-your-decision = twoja decyzja
review-biggest-miss-of = { $you ->
    [yes] twoja największa strata
   *[no] największa strata: { $name }
}
review-cost = { $points }
review-percent = { $count }%
review-was-the-move = Lepszy ruch: { $route }
review-was-better = Lepiej było: { $route }
review-was-played = { $you ->
    [yes] Twój ruch:
   *[no] { $name }, zagrany ruch:
}
review-grade-best = Najlepszy ruch
review-grade-fine = Dobry ruch
review-grade-slip = Mała niedokładność
review-grade-mistake = Był lepszy ruch
review-grade-forced = Jedyny możliwy ruch
review-grade-decided = Gra była już rozstrzygnięta
review-word-best = najlepszy
review-word-fine = dobry
review-word-forced = bez wyboru
review-hand = { $you ->
    [yes] Twoja ręka
   *[no] { $name }, karty na ręce
}
review-cards = Karty
review-working = Ocenione decyzje: { $done } z { $of }

## Try it yourself, and play on.
review-try = Spróbuj
review-try-ask = { $you ->
    [yes] Co robisz w tej sytuacji?
   *[no] Teraz gra { $name }. Jaki ruch wybierasz?
}
review-try-how = Wybierz połączenie na mapie albo kartę lub Bilety pod nią.
review-try-again = Spróbuj jeszcze raz
review-try-show = Pokaż odpowiedź
review-try-stop = Wróć do analizy
review-your-try = Twój wybór
review-in-the-game = W grze: { $name }
review-try-best = { $count ->
    [one] Tak! O { $count } punkt lepiej, a lepiej się nie da.
    [few] Tak! O { $count } punkty lepiej, a lepiej się nie da.
    [many] Tak! O { $count } punktów lepiej, a lepiej się nie da.
   *[other] Tak! O { $count } punktu lepiej, a lepiej się nie da.
}
review-try-better = { $count ->
    [one] O { $count } punkt lepiej. Jest jeszcze lepszy ruch.
    [few] O { $count } punkty lepiej. Jest jeszcze lepszy ruch.
    [many] O { $count } punktów lepiej. Jest jeszcze lepszy ruch.
   *[other] O { $count } punktu lepiej. Jest jeszcze lepszy ruch.
}
review-try-as-good = Tak samo dobry jak zagrany ruch.
review-try-worse = { $count ->
    [one] O { $count } punkt gorzej niż zagrany ruch.
    [few] O { $count } punkty gorzej niż zagrany ruch.
    [many] O { $count } punktów gorzej niż zagrany ruch.
   *[other] O { $count } punktu gorzej niż zagrany ruch.
}
review-try-same = Tak samo jak w grze. Jest lepszy ruch.
review-try-same-best = Tak samo jak w grze i to najlepszy ruch.
review-try-unjudged = Szansy tego wyboru nie obliczono.
review-try-judging = Trwa obliczanie tego wyboru…
review-try-about = Mniej więcej tak samo dobry jak zagrany ruch.
review-try-near-best = { $count ->
    [one] Tak! O { $count } punkt lepiej, mniej więcej jak najlepszy ruch.
    [few] Tak! O { $count } punkty lepiej, mniej więcej jak najlepszy ruch.
    [many] Tak! O { $count } punktów lepiej, mniej więcej jak najlepszy ruch.
   *[other] Tak! O { $count } punktu lepiej, mniej więcej jak najlepszy ruch.
}
review-try-best-yet = { $count ->
    [one] Świetny pomysł! O { $count } punkt lepiej: analiza nie znalazła nic równie dobrego.
    [few] Świetny pomysł! O { $count } punkty lepiej: analiza nie znalazła nic równie dobrego.
    [many] Świetny pomysł! O { $count } punktów lepiej: analiza nie znalazła nic równie dobrego.
   *[other] Świetny pomysł! O { $count } punktu lepiej: analiza nie znalazła nic równie dobrego.
}
review-play-on = Graj dalej stąd

## The graph and the way through the game.
review-chance = Szansa na wygraną
review-legend-mistake = błąd
review-legend-luck = zrządzenie losu
review-luck-small = los
review-graph-running = Szanse na wygraną w trakcie gry; ocenione decyzje: { $done } z { $of }
review-graph-summary = Szanse na wygraną w trakcie gry, osobna linia dla każdego: { $names }. Błędy: { $slips }. Zrządzenia losu: { $swings }. Lista decyzji mówi to samo.
review-scrub = Moment gry
review-slider = { $cost ->
    [0] { $when }, { $name }, bez straty
   *[other] { $when }, { $name }, strata { $cost }
}
review-end = Koniec gry
review-end-short = Koniec
review-transport = Przewijanie gry
review-first = Na początek
review-previous = Poprzednia decyzja
review-next = Następna decyzja
review-last = Na koniec
review-previous-mistake = Poprzedni błąd
review-next-mistake = Następny błąd
review-play = Odtwórz
review-pause = Zatrzymaj

## Players and decisions.
review-quality = Jakość decyzji: { $count } na 100
review-quality-word = jakość
review-luck = Szczęście
review-best-moment = Najlepszy moment
review-biggest-miss = Największa strata
review-nothing-missed = Bez potknięć
review-you = ty
review-you-won = twoja wygrana
review-winner = wygrana
review-place = { $rank }. miejsce
review-score-completed = { $count ->
    [one] { $count } Bilet
    [few] { $count } Bilety
    [many] { $count } Biletów
   *[other] { $count } Bilety
}
review-decisions = Decyzje
review-decisions-about = Wszystkie decyzje: tura, gracz, ruch, szczęście i strata, w punktach szans na wygraną
review-whose = Czyje decyzje
review-yours = Twoje
review-everyone = Wszystkich
review-col-turn = Tura
review-col-player = Gracz
review-col-action = Ruch
review-col-luck = Szczęście
review-col-cost = Strata
review-came-from = { $name }: skąd wziął się wynik, w punktach szans na wygraną
review-part-base = Na początku
review-part-deal = Szczęście przy rozdaniu
review-part-cost = Decyzje
review-part-luck = Szczęście w kartach
review-part-others = Gra pozostałych
review-part-result = Wynik

## What each knew or all hands, the deep review, sharing.
review-mode = Ocena według
review-known = { $you ->
    [yes] Co było wiadomo
   *[no] Co kto wiedział
}
review-open = Otwarte karty
review-deep = Dogłębna analiza
review-deep-short = Dogłębna
review-deep-done = Dogłębna
review-deep-about = Rozgrywa o wiele więcej gier od każdej decyzji: dokładniej, ale dłużej
review-deep-running = Dogłębna analiza trwa; możesz czytać dalej
review-record = Zapis
review-record-about = Pobierz zapis gry jako plik tekstowy
review-share = Udostępnij
review-share-link = Link do tego momentu
review-share-about = Kto ma ten link, widzi całą grę i karty wszystkich graczy.
review-copy = Kopiuj
review-copied = Skopiowano
review-picture = Obraz mapy ({ $kind })
review-tab-moment = Moment gry
review-tab-decisions = Decyzje
review-tab-players = Gracze

## Practice, waiting, and trying where there is no map to choose from
review-practice = { $count ->
    [one] Ucz się na swoim błędzie
    [few] Ucz się na swoich { $count } błędach
    [many] Ucz się na swoich { $count } błędach
   *[other] Ucz się na swoich { $count } błędach
}
review-practice-some = Ucz się na { $count } z { $of } swoich błędów
review-preparing = Serwer się przygotowuje. Na nowym serwerze trwa to minutę lub dwie.
review-try-how-second = Wybierz kartę pod mapą.
review-try-how-keep = Wybierz pod mapą Bilety, które chcesz zatrzymać.
