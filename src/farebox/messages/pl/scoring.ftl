### Podliczanie punktów, koniec First Journey i notes do gry z pudełkiem.

score-pad = Notes punktów
score-counting = Liczymy punkty…
score-opening = Odkrywamy Bilety…
score-skip = Pomiń
score-winner = wygrywa
score-wins = { $names } wygrywa!
score-shared = Wspólne zwycięstwo: { $names }
score-routes = Połączenia
score-tickets = Bilety
score-attractions = Atrakcje
score-total = Razem
score-length = { $length } = { $points } pkt
score-route-count = { $count ->
    [one] { $count } połączenie
    [few] { $count } połączenia
    [many] { $count } połączeń
   *[other] { $count } połączenia
}
score-ticket-done = { $value ->
    [one] Zrealizowany: { $ticket }, +{ $value } punkt
    [few] Zrealizowany: { $ticket }, +{ $value } punkty
    [many] Zrealizowany: { $ticket }, +{ $value } punktów
   *[other] Zrealizowany: { $ticket }, +{ $value } punktu
}
score-ticket-missed = { $value ->
    [one] Niezrealizowany: { $ticket }, −{ $value } punkt
    [few] Niezrealizowany: { $ticket }, −{ $value } punkty
    [many] Niezrealizowany: { $ticket }, −{ $value } punktów
   *[other] Niezrealizowany: { $ticket }, −{ $value } punktu
}
score-done = zrealizowany
score-tie-rule = Przy remisie wygrywa osoba, która zrealizowała więcej Biletów; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
score-tie-tickets = Remis w punktach! Więcej zrealizowanych Biletów ma { $player }: { $count } do { $other }.
score-tie-shared = Tyle samo punktów i zrealizowanych Biletów: zwycięstwo jest wspólne.
score-rematch = Zagraj jeszcze raz
score-rematch-join = Do następnej gry
score-look = Zobacz planszę
score-record = Zapis wszystkich ruchów
score-fair-how = Jak to działa

score-end = Koniec podróży
score-golden-to = { $count ->
    [1] dostaje { $names }
   *[other] dzielą się nim { $names }
}
score-end-sixth = Sześć zrealizowanych Biletów: to wygrana!
score-end-last-train = { $player } stawia ostatni wagonik. Wygrywa osoba, która ma najwięcej zrealizowanych Biletów.
score-end-stuck = Nikt nie mógł już dobierać kart ani budować. Wygrywa osoba, która ma najwięcej zrealizowanych Biletów.
score-end-abandoned = Gra została przerwana: nikt nie wygrywa.
score-first-journey-shared = Tyle samo Biletów: wygrywają wspólnie!
score-first-journey-tickets = { $count ->
    [one] zrealizowany Bilet
    [few] zrealizowane Bilety
    [many] zrealizowanych Biletów
   *[other] zrealizowanego Biletu
}
score-bonus-east-west = Ze wschodu na zachód
score-bonus-coast = Od wybrzeża do wybrzeża

score-page-line = Do gry Nowy Jork w wersji pudełkowej. Wpisz, co kto ma, a Farebox policzy.
score-page-players = Gracze
score-page-name = Imię gracza { $number }
score-page-add = Dodaj gracza
score-page-remove = Usuń: { $player }
score-page-clear = Nowa kartka
score-page-clear-ask = Wyczyścić całą kartkę?
score-page-on-board = Zaznacz na planszy
score-page-by-number = Wpisz liczby
score-page-how = Połączenia
score-page-board-line = Wybierz gracza i dotykaj jego połączeń. Dotknij ponownie, żeby cofnąć.
score-page-fewer = { $player }: o jedno połączenie mniej, długość { $length }
score-page-more = { $player }: o jedno połączenie więcej, długość { $length }
score-page-ticket-add = Dodaj Bilet
score-page-ticket-choose = Wybierz Bilet…
score-page-ticket-state = { $ticket }: zrealizowany?
score-page-ticket-remove = Usuń Bilet: { $ticket }
score-page-attractions-more = { $player }: o jedną atrakcję więcej
score-page-attractions-fewer = { $player }: o jedną atrakcję mniej
score-page-taxis = { $count ->
    [one] { $count } taksówka
    [few] { $count } taksówki
    [many] { $count } taksówek
   *[other] { $count } taksówki
}
score-page-too-many = { $count ->
    [one] { $player }: { $count } taksówka na planszy, a w pudełku jest tylko po { $most }.
    [few] { $player }: { $count } taksówki na planszy, a w pudełku jest tylko po { $most }.
    [many] { $player }: { $count } taksówek na planszy, a w pudełku jest tylko po { $most }.
   *[other] { $player }: { $count } taksówki na planszy, a w pudełku jest tylko po { $most }.
}
score-page-leads = Na czele: { $names }
score-page-first-journey = W grze Pierwsza podróż notes nie jest potrzebny
score-page-first-journey-line = Tam nie liczy się punktów: kto pierwszy zrealizuje sześć Biletów, dostaje Złoty Bilet.
score-page-no-board = Plansza musi się raz wczytać z serwera; potem notes punktów działa bez niego.

## Finał gry.

score-you-win = Wygrywasz!
score-you-share = Wspólne zwycięstwo: ty i { $names }!
score-takes = { $names } zdobywa miasto!
score-by = { $gap ->
    [one] Przewaga: jeden punkt
    [few] Przewaga: { $gap } punkty
    [many] Przewaga: { $gap } punktów
   *[other] Przewaga: { $gap } punktu
}
score-kind-close = { $gap ->
    [one] Tak blisko! Zabrakło jednego punktu.
    [few] Tak blisko! Zabrakło { $gap } punktów.
    [many] Tak blisko! Zabrakło { $gap } punktów.
   *[other] Tak blisko! Zabrakło { $gap } punktu.
}
score-kind = { $rank ->
    [2] Drugie miejsce. Brawo!
    [3] Trzecie miejsce. Brawo!
   *[other] Czwarte miejsce. Dobra gra!
}
score-place = { $rank }. miejsce
score-first-journey-yours = Złoty Bilet jest twój!
score-first-journey-kind = { $count ->
    [0] Co za podróż! Jedziemy jeszcze raz?
    [one] Masz jeden zrealizowany Bilet. Co za podróż!
    [few] Masz { $count } zrealizowane Bilety. Co za podróż!
    [many] Masz { $count } zrealizowanych Biletów. Co za podróż!
   *[other] Masz { $count } zrealizowanego Biletu. Co za podróż!
}
score-golden-you = jest twój!
score-tickets-done = Zrealizowane Bilety
score-facts = Co się działo
score-fact-way = Najdłuższa trasa
score-fact-way-line = { $names }, { $way } jednym ciągiem
score-fact-ring = { $names }, pętla przez: { $place }
score-fact-equal = { $names }: remis
score-fact-hand = Najwięcej kart na ręce
score-fact-hand-line = { $names }, tura { $turn }
score-fact-near = Było blisko
score-fact-near-line = { $count ->
    [one] { $names }, { $ticket }: zabrakło jednego pola
    [few] { $names }, { $ticket }: zabrakło { $count } pól
    [many] { $names }, { $ticket }: zabrakło { $count } pól
   *[other] { $names }, { $ticket }: zabrakło { $count } pola
}
score-fact-ticket = Najcenniejszy Bilet
score-fact-first = Pierwszy zrealizowany Bilet
score-fact-first-line = { $names }, { $ticket }, tura { $turn }
score-connections = Sieci połączeń
score-connections-all = Narysuj wszystkie sieci od nowa
score-sheet = Tabela wyników
score-board = Plansza
score-back = Wróć
score-count-again = Policz krok po kroku

## What the record of the game is

score-record-note = Tekst, po angielsku
score-record-title = Otwiera zapis gry: karty, wszystkie ruchy i wynik jako zwykły tekst, po angielsku. Możesz go zachować albo odtworzyć z niego grę.

## From the end of a game to its review.

score-review = Analiza
score-review-game = Analiza gry
score-review-line = Który ruch ważył najwięcej?
score-ask-enough = Bilet { $ticket } dałby ci wygraną. Gdzie przepadł?
score-ask-cost = { $points ->
    [one] Bilet { $ticket } kosztował cię { $points } punkt. Gdzie przepadł?
    [few] Bilet { $ticket } kosztował cię { $points } punkty. Gdzie przepadł?
    [many] Bilet { $ticket } kosztował cię { $points } punktów. Gdzie przepadł?
   *[other] Bilet { $ticket } kosztował cię { $points } punktu. Gdzie przepadł?
}
score-ask-short = { $gap ->
    [one] Zabrakło jednego punktu. Gdzie przepadł?
    [few] Zabrakło { $gap } punktów. Gdzie przepadły?
    [many] Zabrakło { $gap } punktów. Gdzie przepadły?
   *[other] Zabrakło { $gap } punktu. Gdzie przepadły?
}
score-ask-ahead = { $gap ->
    [one] Wygrana jednym punktem. Który ruch zdecydował?
    [few] Wygrana { $gap } punktami. Który ruch zdecydował?
    [many] Wygrana { $gap } punktami. Który ruch zdecydował?
   *[other] Wygrana { $gap } punktu. Który ruch zdecydował?
}
score-ask-despite = Wygrana nawet bez Biletu { $ticket }. Był w zasięgu?
score-ask-decided = { $gap ->
    [one] Różnica: jeden punkt. Który ruch zdecydował?
    [few] Różnica: { $gap } punkty. Który ruch zdecydował?
    [many] Różnica: { $gap } punktów. Który ruch zdecydował?
   *[other] Różnica: { $gap } punktu. Który ruch zdecydował?
}
score-ask-level = Tyle samo punktów. Który ruch zdecydował?
score-ask-shared = Tyle samo punktów. Który ruch przechyliłby szalę?
score-again-you = Czy ktoś cię dogoni następnym razem?
score-again-close = Tylko o jeden Bilet mniej. Jedziemy jeszcze raz?
score-again-next = Czyj będzie Złoty Bilet następnym razem?
score-results-line = Jak inni zagrali tymi samymi kartami?

## The others play again

score-rematch-call = Zaczyna się następna gra.
score-rematch-in = Dołączysz za { $seconds } s
score-rematch-now = Dołącz teraz
score-rematch-stay = Zostań tutaj
