### Stół gry. Imiona stoją zawsze w mianowniku, miejsca jako „A – B”. Dziennik w czasie teraźniejszym: przeszły zdradza rodzaj.
### Nazwy kolorów kart i same karty przychodzą w mianowniku, dlatego stoją po dwukropku.

table-menu = Menu
table-board = Plansza
table-cards = Karty
table-players = Gracze
table-you = Ty
table-log = Dziennik
table-lost = Brak połączenia. Próbujemy dalej…
table-dealing = Tasowanie kart…
table-offline = Brak połączenia
table-offline-note = Gra ruszy dalej, gdy połączenie wróci.

## Czyja tura

table-your-turn = Twoja tura
table-your-turn-name = Twoja tura, { $name }!
table-your-last-turn = Twoja ostatnia tura
table-on-turn = Teraz gra { $name }
table-begins = Zaczyna { $name }
table-thinking = myśli…
table-watching = Oglądasz grę
table-watch-note = Karty na ręce i Bilety są ukryte. Widać tylko karty wzięte z odkrytych.
table-watch-unknown = i jeszcze { $count }
table-watch-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
table-choose-tickets = Wybierz swoje Bilety
table-waiting-choice = Czekamy na wybór: { $names }
table-last = Ostatnia runda
table-last-yours = Ostatnia runda · twoja ostatnia tura
table-you-win = Wygrywasz!
table-nobody-wins = Nikt nie wygrywa
table-wins = { $count ->
    [one] { $names } wygrywa
   *[other] Wspólne zwycięstwo: { $names }
}
table-ending-last-turns = Ostatnie tury już za nami.
table-ending-nobody-can-move = Nikt nie może już nic zrobić.
table-ending-sixth-ticket = Sześć zrealizowanych Biletów!
table-ending-last-piece = Ostatni wagonik jest na planszy.
table-ending-abandoned = Gra została przerwana.
table-do = Wybierz: { $list }
table-do-cards = dobierz 2 karty (lub 1 odkrytą kartę Taksówki)
table-do-cards-short = weź karty
table-do-draw = weź 2 karty
table-do-claim = utwórz połączenie
table-do-tickets = dobierz 2 Bilety, zatrzymaj 1 lub 2
table-do-tickets-short = weź Bilety
table-do-keep = Zatrzymaj 1 lub 2 Bilety
table-do-second = Dobierz jeszcze jedną kartę, ale nie odkrytą kartę Taksówki
table-pass = Pas
table-time-left = Pozostały czas: { $time }
table-hours = { $count } godz.

## Gracze

table-role-you = ty
table-role-bot = bot · { $level }
table-role-away = offline
table-role-awaited = jeszcze w drodze
table-role-stand-in = offline · gra bot
table-player = { $name }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, { $tickets ->
    [one] { $tickets } Bilet
    [few] { $tickets } Bilety
    [many] { $tickets } Biletów
   *[other] { $tickets } Biletu
}, { $piece ->
    [train] { $pieces ->
        [one] { $pieces } wagonik
        [few] { $pieces } wagoniki
        [many] { $pieces } wagoników
       *[other] { $pieces } wagonika
    }
   *[taxi] { $pieces ->
        [one] { $pieces } taksówka
        [few] { $pieces } taksówki
        [many] { $pieces } taksówek
       *[other] { $pieces } taksówki
    }
}{ $turn ->
    [you] . Teraz twoja tura.
    [yes] . Teraz gra.
   *[no] .
}
table-route-points = Punkty za połączenia
table-cards-in-hand = Karty na ręce
table-tickets = Bilety
table-pieces = { $piece ->
    [train] Pozostałe wagoniki
   *[taxi] Pozostałe taksówki
}
table-pieces-left = { $piece ->
    [train] { $count ->
        [one] został { $count } wagonik
        [few] zostały { $count } wagoniki
        [many] zostało { $count } wagoników
       *[other] zostało { $count } wagonika
    }
   *[taxi] { $count ->
        [one] została { $count } taksówka
        [few] zostały { $count } taksówki
        [many] zostało { $count } taksówek
       *[other] zostało { $count } taksówki
    }
}
table-has-chosen = już po wyborze
table-stand-in = Niech gra bot
table-stand-in-soon = Bot może grać za { $seconds } s
table-stand-in-end = Wyłącz bota
table-track = Zrealizowane Bilety: { $count } z 6

## Karty

table-cards-blue = { $count ->
    [one] { $count } niebieska
    [few] { $count } niebieskie
    [many] { $count } niebieskich
   *[other] { $count } niebieskiej
}
table-cards-green = { $count ->
    [one] { $count } zielona
    [few] { $count } zielone
    [many] { $count } zielonych
   *[other] { $count } zielonej
}
table-cards-black = { $count ->
    [one] { $count } czarna
    [few] { $count } czarne
    [many] { $count } czarnych
   *[other] { $count } czarnej
}
table-cards-pink = { $count ->
    [one] { $count } różowa
    [few] { $count } różowe
    [many] { $count } różowych
   *[other] { $count } różowej
}
table-cards-red = { $count ->
    [one] { $count } czerwona
    [few] { $count } czerwone
    [many] { $count } czerwonych
   *[other] { $count } czerwonej
}
table-cards-orange = { $count ->
    [one] { $count } pomarańczowa
    [few] { $count } pomarańczowe
    [many] { $count } pomarańczowych
   *[other] { $count } pomarańczowej
}
table-cards-yellow = { $count ->
    [one] { $count } żółta
    [few] { $count } żółte
    [many] { $count } żółtych
   *[other] { $count } żółtej
}
table-cards-white = { $count ->
    [one] { $count } biała
    [few] { $count } białe
    [many] { $count } białych
   *[other] { $count } białej
}
table-cards-taxi = { $count ->
    [one] { $count } karta Taksówki
    [few] { $count } karty Taksówek
    [many] { $count } kart Taksówek
   *[other] { $count } karty Taksówki
}
table-cards-locomotive = { $count ->
    [one] { $count } Lokomotywa
    [few] { $count } Lokomotywy
    [many] { $count } Lokomotyw
   *[other] { $count } Lokomotywy
}
table-take = Weź: { $card }
table-face-up = Odkryta: { $card }
table-no-wild-now = { $card }: nie może być drugą kartą
table-no-card = Brak karty
table-draw-blind = Dobierz z talii, zostało: { $count }
table-deck-label = Talia, zostało: { $count }
table-deck-counts = talia { $deck } · odrzucone { $discards }
table-reset = Trzy odkryte karty Taksówek: odrzuciliśmy całą piątkę i odkryliśmy pięć nowych kart.
table-hand = Na ręce · { $count }
table-hand-empty = Brak kart
table-hand-hidden = Ukryte do twojej tury

## Pytanie o połączenie

table-ask = Wybrane połączenie
table-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
table-plus-points = { $count ->
    [one] +{ $count } punkt
    [few] +{ $count } punkty
    [many] +{ $count } punktów
   *[other] +{ $count } punktu
}
table-ways = Czym zapłacić
table-claim-for = Utwórz ({ $payment })
table-build = Buduj!
table-finishes = { $count ->
    [one] realizuje Bilet
    [few] realizuje { $count } Bilety
    [many] realizuje { $count } Biletów
   *[other] realizuje { $count } Biletu
}
table-bonus = przez całą mapę
table-why-claimed = { $you ->
    [yes] To połączenie jest twoje.
   *[no] Zajęte: { $name }
}
table-why-closed = To połączenie jest niedostępne.
table-why-twin = { $you ->
    [yes] Niedostępne: masz drugą nitkę.
   *[no] Niedostępne: drugą nitkę ma { $name }.
}
table-why-pieces = { $piece ->
    [train] { $need ->
        [one] Potrzebujesz { $need } wagonika, masz { $have }.
       *[other] Potrzebujesz { $need } wagoników, masz { $have }.
    }
   *[taxi] { $need ->
        [one] Potrzebujesz { $need } taksówki, masz { $have }.
       *[other] Potrzebujesz { $need } taksówek, masz { $have }.
    }
}
table-why-cards = Potrzeba: { $cards }. Masz: { $have }.
table-why-cards-gray = { $need ->
    [one] Potrzeba: { $need } karta. Masz najwyżej: { $have }.
   *[other] Potrzeba kart w jednym kolorze: { $need }. Masz najwyżej: { $have }.
}
table-why-over = Gra się skończyła.
table-why-watching = Tylko oglądasz tę grę.
table-why-second = Najpierw dobierz drugą kartę.
table-why-tickets = Najpierw trzeba wybrać Bilety.
table-why-turn = Teraz gra { $name }.

## Bilety

table-your-tickets = Twoje Bilety
table-your-first-journey-tickets = Twoje Bilety
table-secret-now = tajne do końca · teraz warte
table-no-tickets = Brak Biletów
table-tickets-soon = Dostaniesz je, gdy wszyscy wybiorą
table-ticket = Bilet { $a } – { $b }, { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}: { $state }
table-kid-ticket = Bilet { $a } – { $b }{ $state ->
    [done] , gotowy
    [blocked] , nie ma już drogi
    [short] , za mało wagoników
   *[open] {""}
}
table-ticket-one = Bilet
table-ticket-done = Zrealizowany
table-ticket-blocked = Brak wolnej drogi
table-ticket-open = { $piece ->
    [train] { $count ->
        [one] jeszcze { $count } wagonik
        [few] jeszcze { $count } wagoniki
        [many] jeszcze { $count } wagoników
       *[other] jeszcze { $count } wagonika
    }
   *[taxi] { $count ->
        [one] jeszcze { $count } taksówka
        [few] jeszcze { $count } taksówki
        [many] jeszcze { $count } taksówek
       *[other] jeszcze { $count } taksówki
    }
}
table-ticket-needs = { $piece ->
    [train] { $count ->
        [one] potrzeba { $count } wagonika
       *[other] potrzeba { $count } wagoników
    }
   *[taxi] { $count ->
        [one] potrzeba { $count } taksówki
       *[other] potrzeba { $count } taksówek
    }
}
table-ticket-finished = Bilet zrealizowany: { $ticket } · +{ $points }
table-attractions = Atrakcje
table-of = { $count } z { $all }
table-attraction = { $name }: { $reached ->
    [yes] zdobyta atrakcja
   *[no] jeszcze niezdobyta
}
table-draw-tickets = Dobierz 2 Bilety
table-left = { $count ->
    [one] (został { $count })
    [few] (zostały { $count })
    [many] (zostało { $count })
   *[other] (zostało { $count })
}
table-keep-opening = Twoje pierwsze Bilety
table-keep-opening-note = Zatrzymaj jeden albo oba. Zrealizowany Bilet daje punkty, niezrealizowany je zabiera.
table-keep-title = Nowe Bilety
table-keep-note = Zatrzymaj jeden albo oba. Odłożony Bilet trafi na spód talii.
table-offer = { $a } – { $b }, { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}, { $count ->
    [one] { $count } taksówka
    [few] { $count } taksówki
    [many] { $count } taksówek
   *[other] { $count } taksówki
}
table-keep = { $count ->
    [one] Zatrzymaj 1 Bilet
   *[other] Zatrzymaj oba
}
table-keep-none = Wybierz co najmniej jeden

## First Journey

table-verb-take = Weź 2
table-verb-build = Buduj
table-verb-swap = Wymień
table-take-two-label = Weź 2 karty; w talii: { $count }
table-swap-both = Wymień oba Bilety
table-swap-ask = Wymienić oba Bilety?
table-swap-note = Dostaniesz dwa nowe Bilety, a twoja tura się skończy.
table-swap-yes = Wymień
table-first-to-six = 6 Biletów wygrywa
table-golden = Złoty Bilet
table-golden-note = dla pierwszej osoby z 6 Biletami
table-bonus-east-to-west = Ze wschodu na zachód
table-bonus-coast-to-coast = Od wybrzeża do wybrzeża
table-bonus-shout = { $name ->
    [coast-to-coast] Od wybrzeża do wybrzeża!
   *[east-to-west] Ze wschodu na zachód!
}
table-you-did-it = Udało się!
table-more-to-win = Jeszcze { $count } do wygranej
table-new-tickets = { $count ->
    [one] Nowy Bilet
   *[other] Nowe Bilety
}
table-go-on = Dalej
table-done-toast = { $name } realizuje Bilet!
table-bonus-toast = { $name } łączy oba końce mapy: dodatkowy Bilet!

## Co się stało

table-log-empty = Jeszcze nic.
table-log-turn = Tura { $turn }
table-log-bot = zagrał bot
table-log-deal = Karty rozdane. Zaczyna { $name }.
table-log-took = { $you ->
    [yes] Dobierasz: { $cards }
   *[no] { $name } dobiera: { $cards }
}
table-log-claim = { $you ->
    [yes] Tworzysz połączenie { $route }: { $cards } { $points }
   *[no] { $name } tworzy połączenie { $route }: { $cards } { $points }
}
table-log-build = { $you ->
    [yes] Budujesz połączenie { $route }: { $cards }
   *[no] { $name } buduje połączenie { $route }: { $cards }
}
table-log-offer = { $you ->
    [yes] Dobierasz Bilety
   *[no] { $name } dobiera Bilety
}
table-log-choose = { $you ->
    [yes] Twoje Bilety są wybrane
   *[no] { $name } ma już wybrane Bilety
}
table-log-kept = { $you ->
    [yes] { $count ->
        [one] Zaczynasz z 1 Biletem
       *[other] Zaczynasz z { $count } Biletami
    }
   *[no] { $count ->
        [one] { $name } zaczyna z 1 Biletem
       *[other] { $name } zaczyna z { $count } Biletami
    }
}
table-log-keep = { $you ->
    [yes] Dobierasz Bilety i zatrzymujesz { $count }
   *[no] { $name } dobiera Bilety i zatrzymuje { $count }
}
table-log-completed = { $you ->
    [yes] Realizujesz Bilet { $ticket }
   *[no] { $name } realizuje Bilet { $ticket }
}
table-log-bonus = { $you ->
    [yes] Łączysz oba końce mapy: dodatkowy Bilet!
   *[no] { $name } łączy oba końce mapy: dodatkowy Bilet!
}
table-log-exchange = { $you ->
    [yes] Wymieniasz oba Bilety
   *[no] { $name } wymienia oba Bilety
}
table-log-pass = { $you ->
    [yes] Pasujesz
   *[no] { $name } pasuje
}
table-log-undo = { $you ->
    [yes] Cofasz ruch
   *[no] { $name } cofa ruch
}
table-log-reset = Trzy odkryte karty Taksówek: pięć nowych kart.
table-log-shuffle = Zużyte karty potasowano w nową talię.
table-log-last = Ostatnia runda: { $name } ma najwyżej 2 taksówki. Każdy ma jeszcze jedną turę, { $name } też.
table-log-over = Koniec gry.
table-log-abandoned = Gra została przerwana: nikt nie wygrywa.
table-last-toast = Ostatnia runda! { $name } ma najwyżej 2 taksówki: każdy ma jeszcze jedną turę.

## Podpowiedzi

table-hint = Podpowiedź
table-hint-claim = Utwórz połączenie { $route }. Karty: { $payment }.
table-hint-take = Weź odkrytą kartę: { $card }.
table-hint-blind = Dobierz z talii.
table-hint-draw = Weź 2 karty.
table-hint-tickets = Dobierz Bilety.
table-hint-exchange = Wymień oba Bilety.
table-hint-pass = Spasuj.
table-hint-keep = { $count ->
    [one] Zatrzymaj Bilet { $tickets }.
   *[other] Zatrzymaj oba Bilety: { $tickets }.
}
table-why-hint-finish = { $has ->
    [yes] Zrealizuje Bilet { $ticket }.
   *[no] Połączy oba końce mapy.
}
table-why-hint-toward = Przybliża do Biletu { $ticket }.
table-why-hint-collect = { $has ->
    [yes] Przyda się na Bilet { $ticket }.
   *[no] Więcej kart to większy wybór.
}
table-why-hint-points = Da najwięcej punktów.
table-why-hint-more-tickets = Jest czas na więcej Biletów.
table-why-hint-hopeless = { $has ->
    [yes] Dla Biletu { $ticket } nie ma już wolnej drogi.
   *[no] Te Bilety trudno zrealizować.
}
table-why-hint-end = Gra zaraz się skończy: teraz liczą się punkty.
table-why-hint-only = Nic innego nie można zrobić.
table-why-hint-bot = Tak zagrałby tu bot.

## Cofanie, wspólne urządzenie, przenosiny, wyjście

table-undo = Cofnij
table-turn-over = Koniec twojej tury.
table-pass-on = Przekaż dalej
table-pass-device = Teraz gra { $name }
table-pass-note = Przekaż urządzenie. Wszystkie karty są ukryte.
table-pass-go = To ja, { $name }
table-move = Graj na innym urządzeniu
table-move-note = Otwórz ten link na drugim urządzeniu albo zeskanuj nim kod i graj dalej tam.
table-move-which = Które miejsce przy stole
table-move-code = Kod QR linku
table-move-link = Link do twojego miejsca przy stole
table-move-warning = Nie pokazuj go nikomu: kto ma link, może grać za ciebie.
table-copy = Kopiuj link
table-copied = Skopiowano
table-leave = Odejdź od stołu
table-leave-note = Możesz wrócić w każdej chwili.
table-show-scores = Wyniki
table-note-bot-replaced = Bot miał problem. Zastąpił go prostszy.
table-note-time-up = Czas minął: tę turę gra bot.
table-note-closing = Serwer kończy pracę. Gra została zapisana.

## Czat

table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie napisał.
table-chat-placeholder = Napisz coś
table-chat-send = Wyślij
table-reactions = Reakcje
table-react-hello = Cześć!
table-react-well-played = Brawo!
table-react-thanks = Dzięki!
table-react-laugh = Ha, ha!
table-react-wow = O rany!
table-react-oops = Ojej!
table-react-sad = O nie!
table-react-hurry = Twoja tura!

## Lista połączeń

table-routes = Połączenia
table-routes-search = Szukaj miejsca
table-routes-route = Połączenie
table-routes-cost = Karty
table-routes-points = Punkty
table-routes-state = Stan
table-routes-can = Możesz je utworzyć
table-routes-none = Nie ma takiego połączenia.

## Klawisze

table-keys = Skróty klawiszowe
table-key-display = Weź odkrytą kartę
table-key-deck = Dobierz z talii
table-key-draw = Weź 2 karty
table-key-tickets = Dobierz Bilety
table-key-swap = Wymień oba Bilety
table-key-routes = Lista połączeń
table-key-map = Przejdź do mapy
table-key-arrows = Po mapie, od połączenia do połączenia
table-key-enter = Pokaż połączenie; utwórz je
table-key-escape = Wstecz
table-key-own = Przejdź do swoich Biletów
table-key-undo = Cofnij
table-key-hint = Podpowiedź
table-key-log = Dziennik
table-key-keys = Ta lista

## Zakładki na telefonie

table-tab-cards = Karty
table-tab-tickets = Bilety
table-tab-log = Dziennik

## Taking back, alone or on one device

table-take-back = Cofnij ruch
table-take-back-note = Cofnij swój ostatni ruch wraz z odpowiedziami botów
table-log-take-back = { $you ->
    [yes] Cofasz swój ostatni ruch
   *[no] { $name } cofa swój ostatni ruch
}
## The hand as a tool, tickets as a plan, and building

table-card-tool = Dotknij, aby zobaczyć, za co możesz zapłacić tymi kartami, albo przeciągnij je na połączenie
table-card-pays = { $count ->
    [0] Na razie nie wystarczy na żadne połączenie
    [one] Wystarczy na { $count } połączenie
    [few] Wystarczy na { $count } połączenia
    [many] Wystarczy na { $count } połączeń
   *[other] Wystarczy na { $count } połączenia
}
table-cards-unseen = { $count ->
    [one] { $count } karta z talii
    [few] { $count } karty z talii
    [many] { $count } kart z talii
   *[other] { $count } karty z talii
}
table-why-cards-none = { $need ->
    [one] Potrzebna { $need } karta, a nie masz żadnej.
   *[other] Potrzebne karty w jednym kolorze: { $need }. Nie masz żadnej.
}
table-why-built = { $you ->
    [yes] To połączenie jest twoje.
   *[no] Zbudowane: { $name }
}
table-do-build = zbuduj połączenie
table-hint-build = Zbuduj połączenie { $route }. Karty: { $payment }.
table-routes-can-build = Możesz je zbudować
table-finishes-first-journey = { $count ->
    [one] realizuje Bilet
    [few] realizuje { $count } Bilety
    [many] realizuje { $count } Biletów
   *[other] realizuje { $count } Biletu
}
table-key-enter-build = Pokaż połączenie; zbuduj je
table-key-own-first-journey = Przejdź do swoich Biletów
table-build-tip = Dotknij świecącego połączenia, aby je zbudować.
table-ticket-short = { $piece ->
    [train] Za mało wagoników: potrzeba { $count }, masz { $have }
   *[taxi] Za mało taksówek: potrzeba { $count }, masz { $have }
}
table-ticket-now = { $piece ->
    [train] { $count ->
        [one] { $before } → { $count } wagonik
        [few] { $before } → { $count } wagoniki
        [many] { $before } → { $count } wagoników
       *[other] { $before } → { $count } wagonika
    }
   *[taxi] { $count ->
        [one] { $before } → { $count } taksówka
        [few] { $before } → { $count } taksówki
        [many] { $before } → { $count } taksówek
       *[other] { $before } → { $count } taksówki
    }
}
table-ticket-cut = { $name } przecina ci drogę: { $ticket }, { $pieces }
table-ticket-cut-off = { $name } zamyka ostatnią wolną drogę: { $ticket }
table-held = Bilety, które już masz
## Co zrobili inni

table-since = Od twojej ostatniej tury
table-just-now = Co się właśnie wydarzyło
table-did-took = dobiera: { $cards }
table-did-claim = tworzy { $route }
table-did-build = buduje { $route }
table-did-offer = dobiera Bilety
table-did-keep = dobiera Bilety i zatrzymuje { $count }
table-did-completed = realizuje Bilet { $ticket }
table-did-bonus = łączy oba końce mapy
table-did-exchange = wymienia oba Bilety
table-did-pass = pasuje
table-again = Pokaż jeszcze raz
table-again-short = Jeszcze raz
table-again-stop = Zatrzymaj
table-pause = Wstrzymaj
table-paused = Wstrzymano
table-resume = Dalej
table-skip = Pomiń pokaz
table-fold = Ukryj podsumowanie
table-unfold = Pokaż podsumowanie
table-key-again = Zobacz jeszcze raz, co zrobili inni
table-key-pause = Wstrzymaj boty lub wznów grę
table-key-skip = Pomiń pokaz

## Kid table

table-kid-aloud = Czytaj na głos
table-kid-help = Pokaż, co mogę zrobić
table-kid-show = Pokaż połączenie, które mogę zbudować
table-kid-build = Zbuduj połączenie { $route }
table-kid-lock = Menu dla dorosłych
table-kid-lock-hold = Dla dorosłych: przytrzymaj kłódkę przez dwie sekundy albo podaj wynik.
table-kid-lock-sum = { $a } + { $b } to
table-kid-lock-wrong = Niezupełnie. Oto następne zadanie.
table-kid-lock-open = Otwórz menu
table-kid-golden = { $count ->
    [one] Złoty Bilet dla: { $names }. Hurra!
   *[other] Złoty Bilet wspólnie dla: { $names }. Hurra!
}

## Chat and clocks

table-chat-left = Osoba, która odeszła
table-chat-unread = Czat: { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
table-key-chat = Otwórz lub zamknij czat
table-time-left-of = Pozostały czas ({ $name }): { $time }
table-time-warning = { $count ->
    [one] Została { $count } sekunda
    [few] Zostały { $count } sekundy
    [many] Zostało { $count } sekund
   *[other] Zostało { $count } sekundy
}
table-note-bank-empty-you = Czas minął: do końca gra za ciebie bot.
table-note-bank-empty = { $name } nie ma już czasu: do końca gra bot.

## Going back from the kid table

table-kid-back = Wyjść z gry?
table-kid-back-ask = Dla dorosłych: podaj wynik, aby wyjść.

## A game that was played on from a review.

table-continues = Gra poboczna
table-continues-note = To dalszy ciąg analizowanej gry: otwórz tamten moment
table-continues-from = Gra poboczna: dalszy ciąg zakończonej gry od tury { $turn }
table-continues-back = Wróć do analizy
