### Puzzles: find the best action.

puzzles-title = Zagadki
puzzles-lead = Chwile z prawdziwych gier botów. Jeden ruch jest wyraźnie najlepszy. Widzisz go?
puzzles-today = Zagadka dnia
puzzles-today-line = Znajdź najlepszy ruch
puzzles-all = Wszystkie zagadki
puzzles-count = Rozwiązane: { $solved } z { $count }
puzzles-number = Zagadka { $number }
puzzles-none = Do tej gry nie ma jeszcze zagadek.
puzzles-question = Znajdź najlepszy ruch
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
puzzles-submit = To mój ruch
puzzles-clear = Wybierz coś innego
puzzles-tries = { $count ->
    [one] Została { $count } próba
    [few] Zostały { $count } próby
   *[many] Zostało { $count } prób
}
puzzles-hint = Podpowiedź
puzzles-hint-1 = To jeden z wyróżnionych ruchów.
puzzles-hint-2 = { $count ->
    [one] Został tylko jeden.
   *[other] Zostały tylko dwa.
}
puzzles-hint-ticket = { $count ->
    [one] Chodzi o ten Bilet: { $tickets }
   *[other] Chodzi o te Bilety: { $tickets }
}
puzzles-show = Pokaż rozwiązanie
puzzles-actions = Wszystkie ruchy
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
puzzles-right-first = Trafione za pierwszym razem!
puzzles-right = Zgadza się!
puzzles-missed = To był najlepszy ruch
puzzles-chances = Twoja szansa na wygraną przy każdym ruchu
puzzles-tried = próba
puzzles-best = najlepszy
puzzles-missed-by = Nie znajdują go boty: { $levels }
puzzles-no-reason = Nie ma jednego powodu: w wielu możliwych dalszych ciągach gry ten ruch dawał największą szansę na wygraną.
puzzles-next = Następna zagadka

## The streak

puzzles-streak = { $count ->
    [0] Jeszcze bez serii
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
puzzles-streak-best = rekord: { $count }
puzzles-streak-note = Codziennie rozwiąż zagadkę dnia albo zagadkę ze swojej gry. Jeden dzień na siedem można opuścić. Zapisane tylko na tym urządzeniu.
puzzles-day = { $date }, { $state ->
    [first] rozwiązana za pierwszym razem
    [solved] rozwiązana
    [missed] nierozwiązana
    [today] jeszcze do rozwiązania
   *[none] bez gry
}

## From the player’s own games
puzzles-own-title = Z twoich gier
puzzles-own-none = Przeanalizuj jedną ze swoich gier: chwile, w których był lepszy ruch, staną się tu zagadkami.
puzzles-own-cost = { $points ->
    [one] W grze twój ruch obniżył tu szansę na wygraną o { $points } punkt.
    [few] W grze twój ruch obniżył tu szansę na wygraną o { $points } punkty.
    [many] W grze twój ruch obniżył tu szansę na wygraną o { $points } punktów.
   *[other] W grze twój ruch obniżył tu szansę na wygraną o { $points } punktu.
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
puzzles-completed = Zrealizowane Bilety: { $count }
