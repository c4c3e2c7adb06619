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
        [one] Wygrywasz o { $count } punkt.
        [few] Wygrywasz o { $count } punkty.
        [many] Wygrywasz o { $count } punktów.
       *[other] Wygrywasz o { $count } punkty.
    }
   *[no] { $count ->
        [one] { $name } wygrywa o { $count } punkt.
        [few] { $name } wygrywa o { $count } punkty.
        [many] { $name } wygrywa o { $count } punktów.
       *[other] { $name } wygrywa o { $count } punkty.
    }
}
review-won-by-completed = { $you ->
    [yes] { $count ->
        [one] Wygrywasz o { $count } Bilet.
        [few] Wygrywasz o { $count } Bilety.
        [many] Wygrywasz o { $count } Biletów.
       *[other] Wygrywasz o { $count } Bilety.
    }
   *[no] { $count ->
        [one] { $name } wygrywa o { $count } Bilet.
        [few] { $name } wygrywa o { $count } Bilety.
        [many] { $name } wygrywa o { $count } Biletów.
       *[other] { $name } wygrywa o { $count } Bilety.
    }
}
review-shared = Wspólne zwycięstwo: { $names }.
review-luck-gave = { $you ->
    [yes] { $count ->
        [one] Szczęście dało ci { $count } punkt szansy.
        [few] Szczęście dało ci { $count } punkty szansy.
        [many] Szczęście dało ci { $count } punktów szansy.
       *[other] Szczęście dało ci { $count } punkty szansy.
    }
   *[no] { $count ->
        [one] { $name }: szczęście dało { $count } punkt szansy.
        [few] { $name }: szczęście dało { $count } punkty szansy.
        [many] { $name }: szczęście dało { $count } punktów szansy.
       *[other] { $name }: szczęście dało { $count } punkty szansy.
    }
}
review-luck-took = { $you ->
    [yes] { $count ->
        [one] Szczęście zabrało ci { $count } punkt szansy.
        [few] Szczęście zabrało ci { $count } punkty szansy.
        [many] Szczęście zabrało ci { $count } punktów szansy.
       *[other] Szczęście zabrało ci { $count } punkty szansy.
    }
   *[no] { $count ->
        [one] { $name }: szczęście zabrało { $count } punkt szansy.
        [few] { $name }: szczęście zabrało { $count } punkty szansy.
        [many] { $name }: szczęście zabrało { $count } punktów szansy.
       *[other] { $name }: szczęście zabrało { $count } punkty szansy.
    }
}
review-one-move = { $you ->
    [yes] Jeden ruch kosztował cię { $count }.
   *[no] { $name }: jeden ruch kosztował { $count }.
}
review-no-slip = { $you ->
    [yes] Nic nie uciekło.
   *[no] { $name }: nic nie uciekło.
}
review-luck-decided = { $you ->
    [yes] Dobra gra. Tym razem zdecydowało szczęście.
   *[no] { $name }: dobra gra. Tym razem zdecydowało szczęście.
}

## What was done, and what could be done.
review-did-claim = Połączenie { $route }
review-did-build = Budowa { $route }
review-did-claim-with = Połączenie { $route }: { $cards }
review-did-build-with = Budowa { $route }: { $cards }
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
   *[no] { $name }: co robisz w tej sytuacji?
}
review-try-how = Wybierz połączenie na mapie albo kartę lub Bilety pod nią.
review-try-again = Spróbuj jeszcze raz
review-try-show = Pokaż odpowiedź
review-try-stop = Wróć do analizy
review-your-try = Twój wybór
review-in-the-game = W grze: { $name }
review-try-best = { $count ->
    [one] Tak! Lepiej o { $count } punkt i nic nie jest lepsze.
    [few] Tak! Lepiej o { $count } punkty i nic nie jest lepsze.
    [many] Tak! Lepiej o { $count } punktów i nic nie jest lepsze.
   *[other] Tak! Lepiej o { $count } punkty i nic nie jest lepsze.
}
review-try-better = { $count ->
    [one] Lepiej o { $count } punkt. Jest jeszcze lepszy ruch.
    [few] Lepiej o { $count } punkty. Jest jeszcze lepszy ruch.
    [many] Lepiej o { $count } punktów. Jest jeszcze lepszy ruch.
   *[other] Lepiej o { $count } punkty. Jest jeszcze lepszy ruch.
}
review-try-as-good = Tak samo dobry jak zagrany ruch.
review-try-worse = { $count ->
    [one] Gorzej o { $count } punkt niż zagrany ruch.
    [few] Gorzej o { $count } punkty niż zagrany ruch.
    [many] Gorzej o { $count } punktów niż zagrany ruch.
   *[other] Gorzej o { $count } punkty niż zagrany ruch.
}
review-try-same = Tak samo jak w grze. Jest lepszy ruch.
review-try-same-best = Tak samo jak w grze i to najlepszy ruch.
review-try-unknown = Nietypowy wybór: jego szansy nie obliczono.
review-try-working = Nietypowy wybór! Trwa obliczanie…
review-try-about = Mniej więcej tak samo dobry jak zagrany ruch.
review-try-near-best = { $count ->
    [one] Tak! Lepiej o { $count } punkt, mniej więcej jak najlepszy ruch.
    [few] Tak! Lepiej o { $count } punkty, mniej więcej jak najlepszy ruch.
    [many] Tak! Lepiej o { $count } punktów, mniej więcej jak najlepszy ruch.
   *[other] Tak! Lepiej o { $count } punkty, mniej więcej jak najlepszy ruch.
}
review-try-best-yet = { $count ->
    [one] Świetny pomysł! Lepiej o { $count } punkt: analiza nie znalazła nic równie dobrego.
    [few] Świetny pomysł! Lepiej o { $count } punkty: analiza nie znalazła nic równie dobrego.
    [many] Świetny pomysł! Lepiej o { $count } punktów: analiza nie znalazła nic równie dobrego.
   *[other] Świetny pomysł! Lepiej o { $count } punkty: analiza nie znalazła nic równie dobrego.
}
review-play-on = Graj dalej stąd

## The graph and the way through the game.
review-chance = Szansa na wygraną
review-legend-mistake = błąd
review-legend-luck = zwrot losu
review-luck-small = los
review-graph-running = Szanse na wygraną w trakcie gry; ocenione decyzje: { $done } z { $of }
review-graph-summary = Szanse na wygraną w trakcie gry, osobna linia dla każdego: { $names }. Błędy: { $slips }. Zwroty losu: { $swings }. Lista decyzji mówi to samo.
review-scrub = Moment gry
review-slider = { $cost ->
    [0] { $when }, { $name }, bez straty
   *[other] { $when }, { $name }, strata { $cost }
}
review-end = Koniec gry
review-end-short = Koniec
review-transport = Przejście przez grę
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
review-decisions-about = Wszystkie decyzje: tura, gracz, akcja, szczęście i strata w punktach szansy na wygraną
review-whose = Czyje decyzje
review-yours = Twoje
review-everyone = Wszystkich
review-col-turn = Tura
review-col-player = Gracz
review-col-action = Akcja
review-col-luck = Szczęście
review-col-cost = Strata
review-came-from = { $name }: skąd wziął się wynik, w punktach szansy
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
review-open = Odkryte ręce
review-deep = Głęboka analiza
review-deep-short = Głęboka analiza
review-deep-done = Głęboka
review-deep-about = Wyobraża sobie o wiele więcej gier od każdej decyzji: dokładniej, ale trwa to dłużej
review-deep-running = Głęboka analiza trwa; możesz czytać dalej
review-record = Zapis
review-record-about = Zapisz przebieg gry jako plik tekstowy
review-share = Udostępnij
review-share-link = Link do tego momentu
review-share-about = Kto ma ten link, widzi całą grę i wszystkie ręce.
review-copy = Kopiuj
review-copied = Skopiowano
review-picture = Obraz mapy ({ $kind })
review-tab-moment = Moment gry
review-tab-decisions = Decyzje
review-tab-players = Gracze

## Practice, waiting, and trying where there is no map to choose from
review-practice = { $count ->
    [one] Przećwicz swój błąd
    [few] Przećwicz swoje { $count } błędy
    [many] Przećwicz swoich { $count } błędów
   *[other] Przećwicz swoje { $count } błędy
}
review-practice-some = Przećwicz { $count } z { $of } swoich błędów
review-preparing = Serwer się przygotowuje. Na nowym serwerze trwa to minutę lub dwie.
review-try-how-second = Wybierz kartę pod mapą.
review-try-how-keep = Wybierz pod mapą Bilety, które chcesz zatrzymać.
