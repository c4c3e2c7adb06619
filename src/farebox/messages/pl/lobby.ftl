### Lobby, poczekalnia i lista gier do oglądania.

lobby-title = Wybierz grę
lobby-setup = Przygotuj stół
lobby-seats-of = { $board } · gracze
lobby-card-players = { $from }–{ $to } graczy
lobby-card-new-york = krótka wyprawa po mieście
lobby-card-first-journey = od 6 lat
lobby-card-taxis = { $count ->
    [one] po { $count } taksówce
    [few] po { $count } taksówki
    [many] po { $count } taksówek
   *[other] po { $count } taksówki
}
lobby-card-trains = { $count ->
    [one] po { $count } wagoniku
    [few] po { $count } wagoniki
    [many] po { $count } wagoników
   *[other] po { $count } wagonika
}
lobby-card-tickets = { $count ->
    [one] { $count } Bilet
    [few] { $count } Bilety
    [many] { $count } Biletów
   *[other] { $count } Biletu
}
lobby-card-goal = wyścig do 6 Biletów
lobby-card-attractions = { $count ->
    [one] { $count } atrakcja
    [few] { $count } atrakcje
    [many] { $count } atrakcji
   *[other] { $count } atrakcji
}

lobby-your-name = Twoje imię
lobby-name = Imię
lobby-player-number = Gracz { $number }
lobby-friend = Gość
lobby-friend-line = dostaje od ciebie link i gra na swoim urządzeniu
lobby-here-line = gra na tym urządzeniu, na zmianę
lobby-add-seat = Dodaj gracza
lobby-add-friend = Gość
lobby-add-bot = Bot
lobby-add-here = Na tym urządzeniu
lobby-remove-seat = Usuń miejsce { $number }
lobby-level-of = Poziom gry: { $name }

lobby-first = Kto zaczyna
lobby-first-lot = Losowo
lobby-hints = Podpowiedzi
lobby-more-options = Więcej opcji
lobby-undo = Cofanie
lobby-undo-note = Dopóki nie odkryto niczego nowego; w grze z botami zawsze
lobby-chat = Czat
lobby-chat-note = Z dziećmi: same reakcje albo bez czatu
lobby-chat-all = Wiadomości
lobby-chat-reactions = Reakcje
lobby-listed = Inni mogą oglądać
lobby-listed-note = Na liście „Oglądaj”; karty na ręce są ukryte
lobby-completion-cards = Karty za każdy zrealizowany Bilet
lobby-completion-cards-note = Zasada domowa; w grze z pudełka jej nie ma

lobby-start = { $count ->
    [one] Rozpocznij grę ({ $count } gracz)
    [few] Rozpocznij grę ({ $count } graczy)
    [many] Rozpocznij grę ({ $count } graczy)
   *[other] Rozpocznij grę ({ $count } gracza)
}
lobby-open = Otwórz stół i zaproś innych
lobby-rulebook = Gramy według drukowanej instrukcji. Gdzie czegoś nie rozstrzyga, zaznaczamy naszą decyzję:
lobby-reconstructed = Większość Biletów na tej planszy odtworzyliśmy sami. Masz tę grę w domu? Bilety z pudełka można wpisać:
lobby-reconstructed-how = zobacz jak

lobby-score-pad-line = Gracie w wersję pudełkową? Policzcie punkty tutaj
lobby-watch-line = { $count ->
    [0] teraz nikt nie gra
    [one] teraz trwa { $count } gra
    [few] teraz trwają { $count } gry
    [many] teraz trwa { $count } gier
   *[other] teraz trwa { $count } gry
}
lobby-needs-server = potrzebny serwer

lobby-offline = Nie ma połączenia z serwerem.
lobby-offline-line = Zasady i notes punktów działają bez niego. Żeby grać, dołączać i oglądać, potrzebujesz serwera: uruchom go albo sprawdź połączenie.
lobby-offline-start = Stół otworzysz, gdy tylko serwer wróci.

lobby-mine = Twoje gry
lobby-mine-waiting = { $count ->
    [0] można zaczynać
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
lobby-mine-your-turn = Twoja tura
lobby-mine-turn-of = Czekamy na ruch: { $names }
lobby-mine-forget = Usuń z listy
lobby-mine-forget-ask = Usunąć tę grę z listy?
lobby-mine-forget-note = To urządzenie straci twoje miejsce przy stole. Dalej zagrasz tylko na innym urządzeniu, które je pamięta.
lobby-mine-all = { $count ->
    [one] Pokaż { $count } grę
   *[other] Pokaż wszystkie ({ $count })
}

lobby-place-open = Wolne miejsce
lobby-place-open-line = czeka na zaproszoną osobę
lobby-wait-who = Kto gra?
lobby-wait-open = { $count ->
    [one] Zostało { $count } wolne miejsce
    [few] Zostały { $count } wolne miejsca
    [many] Zostało { $count } wolnych miejsc
   *[other] Zostało { $count } wolnego miejsca
}
lobby-wait-taken = Wszystkie miejsca są zajęte.
lobby-wait-here = online
lobby-wait-away = offline
lobby-wait-leave = Zwolnij miejsce
lobby-wait-begins = zaczyna
lobby-wait-put-bot = Posadź tu bota
lobby-wait-fill = { $count ->
    [one] Posadź bota na wolnym miejscu
   *[other] Posadź boty na wolnych miejscach
}
lobby-wait-for = { $count ->
    [one] Czekamy na { $count } gracza
    [few] Czekamy na { $count } graczy
    [many] Czekamy na { $count } graczy
   *[other] Czekamy na { $count } gracza
}
lobby-wait-host = Grę rozpocznie osoba, która otworzyła stół.
lobby-wait-add-open = Wolne miejsce
lobby-wait-add-bot = Bot
lobby-wait-up = Przesuń miejsce { $number } wyżej
lobby-wait-down = Przesuń miejsce { $number } niżej
lobby-wait-free = Oddaj miejsce { $number } gościowi

lobby-invite = Zaproś
lobby-invite-line = Wyślij link albo daj innym zeskanować kod.
lobby-invite-link = Link do tego stołu
lobby-invite-copy = Kopiuj link
lobby-invite-copied = Skopiowano
lobby-invite-send = Wyślij
lobby-invite-share = Usiądź przy moim stole!
lobby-invite-code = Kod QR otwierający ten stół
lobby-invite-local = Ten link działa tylko na tym komputerze.

lobby-join = Usiądź przy tym stole
lobby-join-place = Wybierz miejsce
lobby-join-button = Usiądź
lobby-join-watch = Tylko oglądam
lobby-join-watching = Oglądasz. Gra pojawi się tutaj, gdy się zacznie.
lobby-join-after-all = Jednak usiądę
lobby-full = Przy tym stole nie ma już miejsc
lobby-full-line = Wszystkie miejsca są zajęte. Możesz zostać i oglądać albo otworzyć własny stół.
lobby-no-table = Nie znaleziono stołu
lobby-no-table-line = Pod tym linkiem nie ma żadnego stołu. Może brakuje litery? Poproś o link jeszcze raz albo otwórz własny stół.

lobby-watch-title = Obejrzyj grę
lobby-watch-note = Stoły otwarte dla widzów. Karty na ręce i Bilety są ukryte.
lobby-watch-refresh = Odśwież
lobby-watch-none = Nie ma teraz żadnej publicznej gry
lobby-watch-none-line = Otwórz stół i włącz „Inni mogą oglądać”, a pojawi się na tej liście.
lobby-status-waiting = czeka na graczy
lobby-status-playing = gra trwa
lobby-status-over = koniec gry

## Urządzenia w domu

lobby-house-line = Niech dołączą telefony, tablety i inne komputery w domu.
lobby-house-open = Graj na telefonach w domu
lobby-house-ask = Wpuścić urządzenia z sieci domowej?
lobby-house-ask-text = Każde urządzenie w twojej sieci Wi‑Fi będzie mogło otworzyć Farebox na tym komputerze. Dostęp kończy się, gdy go tutaj wyłączysz albo zamkniesz Farebox. Z internetu nic nie będzie dostępne.
lobby-house-yes = Wpuść
lobby-house-on = Urządzenia w tym domu mogą dołączyć.
lobby-house-help = Telefon nie otwiera strony?
lobby-house-help-same = Telefon i komputer muszą być w tej samej sieci Wi‑Fi; dane komórkowe nie wystarczą.
lobby-house-help-guest = Sieci dla gości oddzielają urządzenia od siebie. Użyj głównej sieci Wi‑Fi.
lobby-house-help-firewall = Jeśli ten komputer zapyta, czy Farebox lub Python może przyjmować połączenia, zezwól na to.
lobby-house-other = Wypróbuj inny adres
lobby-house-close = Wyłącz
lobby-house-close-ask = Wyłączyć dostęp dla urządzeń w domu?
lobby-house-close-text = Grające urządzenia stracą połączenie. Ich miejsca przy stole pozostaną zajęte.

## Strona główna

lobby-play-now = Zagraj teraz
lobby-new-game = Nowa gra
lobby-continue = Graj dalej
lobby-headline-1 = Dobierz kartę.
lobby-headline-2 = Zbuduj połączenie.
lobby-lead = Dwie rodzinne gry planszowe dla 2–4 graczy. Dziesięć minut, bez zakładania konta.
lobby-welcome = Witaj ponownie!
lobby-welcome-name = Witaj ponownie, { $name }!
lobby-quick-against = { $board } · przy stole: { $names }
lobby-quick-with = { $board } · przy stole: { $names }
lobby-quick-or = albo
lobby-quick-europe = Europa
lobby-quick-usa = USA
lobby-child = Dla dzieci
lobby-child-line = Pierwsza podróż z dużymi obrazkami, prawie bez tekstu
lobby-tiles = Inne strony
lobby-tile-friends = Graj ze znajomymi
lobby-tile-friends-line = Wyślij link albo grajcie na jednym ekranie
lobby-tile-learn = Naucz się grać
lobby-tile-learn-line = Dwie minuty, krok po kroku
lobby-new = Nowy stół
lobby-new-line = Wybierz miejsca, boty i opcje
lobby-nowhere = Tu nic nie ma
lobby-nowhere-line = Ten adres donikąd nie prowadzi. Może w linku brakuje litery.

## Clocks

lobby-clock = Zegar
lobby-clock-none = Brak
lobby-clock-turn = Na turę
lobby-clock-bank = Na gracza
lobby-clock-turn-note = Gdy czas minie, tę turę gra bot
lobby-clock-bank-note = Na całą grę; gdy czas minie, dalej gra bot
lobby-clock-seconds = { $count } s
lobby-clock-minutes = { $count } min
lobby-clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
lobby-wait-turn = Zegar: { $time } na turę
lobby-wait-bank = Zegar: { $time } na gracza na całą grę

## Links inside a sentence, and a table that cannot be opened

lobby-rulebook-link = zobacz zasady
lobby-no-connection = Nie można teraz otworzyć stołu

## Who you are at the table. The animals are also what players without a name are called.

look-title = Kolor i zwierzę
look-choose = Wybierz kolor i zwierzę: { $name }
look-color = Kolor
look-animal = Zwierzę
look-taken = zajęte: { $name }
look-done = Gotowe
look-color-1 = fioletowy
look-color-2 = turkusowy
look-color-3 = brązowy
look-color-4 = limonkowy
look-fox = Lis
look-rabbit = Królik
look-cat = Kot
look-bear = Miś
look-frog = Żaba
look-otter = Wydra
look-penguin = Pingwin
look-owl = Sowa

## Inviting from a phone, and who begins

lobby-invite-qr = Kod QR
lobby-first-note = Według zasad: najmłodsza osoba

## Tables in this page

lobby-here = Tylko na tym urządzeniu
lobby-here-note = Gra działa w tej przeglądarce, z serwerem lub bez niego. Nikt inny nie może dołączyć ani oglądać. Silny i Ekspert grają tu intuicyjnie.
lobby-here-quick = { $game }, na tym urządzeniu
lobby-offline-here = Gry na tym urządzeniu, zagadki, lekcje, zasady i notes punktów działają bez niego.
lobby-needs-server-line = Farebox działa tu bez serwera, ale ta strona go potrzebuje: pokazuje gry innych osób.

## Boards of one's own, in a page without a server

lobby-board-load = Wczytaj planszę z pliku
lobby-board-load-note = Plik .toml, razem z plikiem .layout.json, jeśli istnieje. Zostaje na tym urządzeniu.
lobby-board-which = Wybierz jeden plik .toml, razem z plikiem .layout.json, jeśli istnieje.
lobby-board-loaded = { $board }: można grać.
lobby-board-remove = Usuń planszę { $board }
lobby-board-bots = Na własnej planszy boty grają na poziomie Nowicjusz lub Amator: Silny i Ekspert potrzebują sieci wytrenowanej na tej planszy.
