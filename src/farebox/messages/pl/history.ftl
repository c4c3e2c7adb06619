### Twoje gry: zakończone, zapisane w tej przeglądarce.

history-running = W toku
history-finished = Zakończone
history-none = Nie ma jeszcze zakończonych gier. Każda zakończona gra zostaje tutaj, z mapką i wynikiem.
history-empty = Twoja pierwsza gra czeka
history-empty-line = Twoje gry zostają tutaj, na tym urządzeniu, każda z wynikiem i małą mapką.
history-result-won = Wygrana
history-result-shared = Wspólne zwycięstwo
history-result-lost = Przegrana
history-result-given-up = Przerwana
history-result-seen = Bez rywali
history-place = { $rank ->
    [2] Drugie miejsce
    [3] Trzecie miejsce
   *[other] Czwarte miejsce
}
history-continued = Dalszy ciąg innej gry
history-undated = bez daty
history-review = Analiza
history-record = Pobierz zapis gry
history-remove = Usuń
history-remove-ask = Usunąć tę grę?
history-remove-note = Gra, jej zapis i zagadki z twoich błędów znikną z tego urządzenia. Tego nie można cofnąć.
history-remove-all = Usuń wszystkie
history-remove-all-ask = Usunąć wszystkie zakończone gry?
history-remove-all-note = { $count ->
    [one] Z tego urządzenia zniknie { $count } gra i jej zapis. Aby ją zachować, najpierw ją wyeksportuj. Import nie przywróci jej miejsc w rozdaniach dnia i wyzwaniach ani zagadek z twoich błędów.
    [few] Z tego urządzenia znikną { $count } gry i ich zapisy. Aby je zachować, najpierw je wyeksportuj. Import nie przywróci ich miejsc w rozdaniach dnia i wyzwaniach ani zagadek z twoich błędów.
   *[many] Z tego urządzenia zniknie { $count } gier i ich zapisy. Aby je zachować, najpierw je wyeksportuj. Import nie przywróci ich miejsc w rozdaniach dnia i wyzwaniach ani zagadek z twoich błędów.
}
history-export = Eksportuj
history-import = Importuj
history-imported = { $count ->
    [0] Te gry już tu są.
    [one] Dodano { $count } grę.
    [few] Dodano { $count } gry.
   *[many] Dodano { $count } gier.
}
history-file-large = Nic nie zaimportowano: plik może mieć najwyżej { $games } gier i { $size } MB.
history-file-game = Nic nie zaimportowano: gra { $number } (wiersz { $line }) nie jest pełnym zapisem zakończonej gry.
history-file-line = Nic nie zaimportowano: w wierszu { $line } jest błąd, w { $key }.
history-no-records = W tym pliku nie ma zapisu gry.
history-filter-game = Gra
history-filter-opponent = Rywal
history-filter-result = Wynik
history-filter-all = Wszystkie
history-filter-none = Żadna gra nie pasuje.
history-filter-found = { $count ->
    [0] Żadna gra nie pasuje.
   *[other] Pokazane gry: { $count }.
}
history-filter-clear = Pokaż wszystkie
history-more = { $count ->
    [one] Pokaż jeszcze { $count }
   *[many] Pokaż jeszcze { $count }
}
history-results = Twoje wyniki
history-stat-games = { $count ->
    [one] gra
    [few] gry
   *[many] gier
}
history-stat-won = wygrane ({ $share })
history-stat-streak = wygrane z rzędu
history-stat-quality = jakość decyzji
history-stat-without-luck = Po odliczeniu szczęścia { $share } przeanalizowanych gier byłoby wygranych.
history-best = Najlepsze wyniki
history-by-level = Z botami
history-ahead-of = Wyższe miejsce niż
history-won-of = wygrane: { $won } z { $games }
history-details = Więcej liczb
history-full = Na tym urządzeniu brakuje miejsca i nie każdą grę da się zachować. Wyeksportuj gry i usuń część z nich.
history-closed = Ta przeglądarka nie zapisuje gier, być może dlatego, że to okno prywatne. Grać można jak zwykle.

## Unfinished games from another device

history-resumed = { $count ->
    [one] { $count } nieskończona gra toczy się dalej tutaj.
    [few] { $count } nieskończone gry toczą się dalej tutaj.
    [many] { $count } nieskończonych gier toczy się dalej tutaj.
   *[other] { $count } nieskończonej gry toczy się dalej tutaj.
}
history-unfinished = { $count ->
    [one] W pliku jest też { $count } nieskończona gra razem z twoimi miejscami. Kontynuuj ją tutaj tylko wtedy, gdy jest twoja.
    [few] W pliku są też { $count } nieskończone gry razem z twoimi miejscami. Kontynuuj je tutaj tylko wtedy, gdy są twoje.
   *[many] W pliku jest też { $count } nieskończonych gier razem z twoimi miejscami. Kontynuuj je tutaj tylko wtedy, gdy są twoje.
}
history-resume = Kontynuuj tutaj
history-file-unfinished = Nieskończone gry nie mogą toczyć się tutaj z powodu gry w wierszu { $line }. { $problem }

## Entries of this browser that are damaged

history-unreadable = Nie da się odczytać
history-unreadable-note = Te dane w przeglądarce są uszkodzone i nie można ich pokazać. Reszta jest bez zmian.
history-unreadable-game = Zakończona gra { $name }
history-unreadable-puzzle = Zagadka { $name }
history-unreadable-table = Stół { $name }
history-unreadable-board = Plansza { $name }
