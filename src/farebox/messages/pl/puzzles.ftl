### Puzzles: find the best action.

puzzles-title = Zagadki
puzzles-lead = Chwile z prawdziwych gier botów. Jedna akcja jest wyraźnie najlepsza. Widzisz ją?
puzzles-today = Zagadka dnia
puzzles-today-line = Znajdź najlepszą akcję
puzzles-all = Wszystkie zagadki
puzzles-count = Rozwiązane: { $solved } z { $count }
puzzles-number = Zagadka { $number }
puzzles-none = Do tej gry nie ma jeszcze zagadek.
puzzles-question = Znajdź najlepszą akcję
puzzles-ask-turn = Twoja tura. Co robisz?
puzzles-ask-second = Masz już jedną kartę. Jaka będzie druga?
puzzles-ask-keep = Które Bilety zatrzymujesz?
puzzles-difficulty = Trudność { $level } z 5
puzzles-state-first = rozwiązana za pierwszym razem
puzzles-state-solved = rozwiązana
puzzles-state-missed = nierozwiązana
puzzles-state-open = jeszcze nierozwiązana

## Answering

puzzles-answer = Twoja odpowiedź
puzzles-choose = Dotknij połączenia, karty lub przycisku.
puzzles-submit = To moja akcja
puzzles-clear = Wybierz coś innego
puzzles-tries = { $count ->
    [one] Została { $count } próba
    [few] Zostały { $count } próby
   *[many] Zostało { $count } prób
}
puzzles-hint = Podpowiedź
puzzles-hint-1 = To jedna z wyróżnionych akcji.
puzzles-hint-2 = { $count ->
    [one] Została tylko jedna.
   *[other] Zostały tylko dwie.
}
puzzles-hint-ticket = { $count ->
    [one] Chodzi o ten Bilet: { $tickets }
   *[other] Chodzi o te Bilety: { $tickets }
}
puzzles-show = Pokaż rozwiązanie
puzzles-actions = Wszystkie akcje
puzzles-not-now = Teraz niemożliwe: { $route }
puzzles-not-it = { $action }: to nie to.
puzzles-do-take = Weź odkrytą kartę: { $card }
puzzles-do-blind = Dobierz z talii
puzzles-do-draw = Weź 2 karty
puzzles-do-tickets = Dobierz Bilety
puzzles-do-exchange = Wymień oba Bilety
puzzles-do-keep = Zatrzymaj { $tickets }

## The solution

puzzles-wrong = { $action }: szansa na wygraną mniejsza o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
puzzles-right-first = Za pierwszym razem!
puzzles-right = Zgadza się!
puzzles-missed = To była najlepsza akcja
puzzles-chances = Twoja szansa na wygraną przy każdej akcji
puzzles-tried = próba
puzzles-best = najlepsza
puzzles-missed-by = Nie znajdują jej boty: { $levels }
puzzles-no-reason = Nie da się tego wyjaśnić jednym faktem: w wielu możliwych dalszych ciągach gry ta akcja dawała największą szansę na wygraną.
puzzles-next = Następna zagadka

## The streak

puzzles-streak = { $count ->
    [0] Jeszcze bez serii
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
puzzles-streak-best = rekord { $count }
puzzles-streak-note = Codziennie rozwiąż zagadkę dnia albo jedną ze swoich gier. Jeden dzień na siedem można opuścić. Zapisane tylko na tym urządzeniu.
puzzles-day = { $date }, { $state ->
    [first] rozwiązana za pierwszym razem
    [solved] rozwiązana
    [missed] nierozwiązana
    [today] jeszcze otwarta
   *[none] bez gry
}

## From the player’s own games
puzzles-own-title = Z twoich gier
puzzles-own-none = Przeanalizuj jedną ze swoich gier: chwile, w których był lepszy ruch, staną się tu zagadkami.
puzzles-own-cost = { $points ->
    [one] W grze twój ruch kosztował tu { $points } punkt szansy na wygraną.
    [few] W grze twój ruch kosztował tu { $points } punkty szansy na wygraną.
    [many] W grze twój ruch kosztował tu { $points } punktów szansy na wygraną.
   *[other] W grze twój ruch kosztował tu { $points } punkty szansy na wygraną.
}
puzzles-own-cost-short = { $points ->
    [one] strata: { $points } punkt
    [few] strata: { $points } punkty
    [many] strata: { $points } punktów
   *[other] strata: { $points } punkty
}
puzzles-own-more = { $count ->
    [one] Pokaż jeszcze { $count } grę
    [few] Pokaż jeszcze { $count } gry
    [many] Pokaż jeszcze { $count } gier
   *[other] Pokaż jeszcze { $count } gry
}
puzzles-own-review = Zobacz w analizie
puzzles-wrong-unknown = { $action }: to nie jest dobry ruch.
puzzles-own-place = { $place } z { $count }
puzzles-completed = Zrealizowane bilety: { $count }
