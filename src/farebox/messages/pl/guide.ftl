### Przewodnik po pierwszej grze: dwie, trzy linijki.

guide-ok = Jasne
guide-off = Nie pokazuj więcej
guide-keep = Na każdym Bilecie są dwa miejsca do połączenia. Krótkie Bilety są łatwiejsze, ale oba mogą dać więcej punktów.

## New York

guide-turn-title = Jedna rzecz na turę
guide-turn = W swojej turze robisz jedną z trzech rzeczy: dobierasz karty, tworzysz połączenie albo dobierasz Bilety. Potem gra następna osoba.
guide-cards-title = Dobierz 2 karty
guide-cards = Weź odkryte karty albo dobierz z talii. Zbieraj karty jednego koloru, żeby płacić nimi za połączenia.
guide-second-title = Jeszcze jedna
guide-second = Teraz dobierz drugą kartę. Nie może to być odkryta karta Taksówki.
guide-wild-title = Karta Taksówki to dżoker
guide-wild = Karta Taksówki zastępuje każdy kolor. Jeśli weźmiesz odkrytą, kończysz turę.
guide-tickets-title = Twoje Bilety
guide-tickets = Połącz oba miejsca z Biletu swoimi połączeniami. Najedź na Bilet albo go dotknij, a zobaczysz najkrótszą wolną drogę.
guide-claim-title = Utwórz połączenie
guide-claim = Połączenia z jasną obwódką możesz utworzyć już teraz: naciśnij jedno i wybierz zapłatę albo przeciągnij na nie karty z ręki.
guide-gray-title = Szare połączenia
guide-gray = Za szare połączenie płacisz kartami jednego koloru. Wybierz, którego.
guide-closed-title = Podwójne połączenia
guide-closed = Nikt nie może zająć obu nitek podwójnego połączenia. W grze 2-osobowej po zajęciu jednej druga jest niedostępna.
guide-blocked-title = Zablokowany Bilet
guide-blocked = Jednego z twoich Biletów nie da się już zrealizować. Stracisz jego punkty: odrób je gdzie indziej.
guide-more-tickets-title = Więcej Biletów
guide-more-tickets = Bilet zrealizowany! Możesz dobrać dwa kolejne i zatrzymać jeden albo oba. Za niezrealizowane stracisz punkty.
guide-attractions-title = Atrakcje
guide-attractions = Każda atrakcja, do której docierają twoje połączenia, da na koniec jeden punkt.
guide-last-title = Ostatnia runda
guide-last = Komuś kończą się taksówki. To twoja ostatnia tura: dobrze ją wykorzystaj!

## First Journey

guide-first-journey-turn-title = Jedna rzecz na turę
guide-first-journey-turn = Weź 2 karty, zbuduj jedno połączenie albo wymień Bilety.
guide-first-journey-tickets-title = Twoje Bilety
guide-first-journey-tickets = Połącz dwa miasta swoimi wagonikami. Naciśnij Bilet, a zobaczysz drogę.
guide-first-journey-draw-title = Weź 2
guide-first-journey-draw = Dostajesz dwie karty z talii.
guide-first-journey-build-title = Buduj
guide-first-journey-build = Możesz zbudować połączenia z jasną obwódką: naciśnij jedno, a potem „Buduj!”. Albo przeciągnij na nie karty.
guide-first-journey-wild-title = Lokomotywa
guide-first-journey-wild = Zastępuje każdy kolor.
guide-first-journey-bonus-title = Przez całą mapę
guide-first-journey-bonus = Połącz miasto na zachodzie z miastem na wschodzie: dostaniesz dodatkowy Bilet!
guide-first-journey-swap-title = Wymień
guide-first-journey-swap = Jeden z Biletów jest zablokowany. Możesz wymienić oba na dwa nowe.
guide-first-journey-golden-title = Sześć Biletów
guide-first-journey-golden = Kto pierwszy zrealizuje sześć Biletów, dostaje Złoty Bilet i wygrywa.

## Nauka przez zabawę

learn-title = Naucz się grać
learn-intro = To tylko dwie minuty, a każdy krok robisz samodzielnie.
learn-aloud = Czytaj na głos
learn-back = Wstecz
learn-skip = Pomiń
learn-go = Dalej
learn-leave = Zakończ lekcję
learn-step = Krok { $number } z { $count }
learn-wait = Teraz gra { $bot }.
learn-done = Świetnie!
learn-play = Zagraj
learn-again = Jeszcze raz
learn-rules = Zasady na obrazkach
learn-new-york-hello = Witaj w Nowym Jorku! Łącz miejsca na mapie i zbieraj punkty. Wygrywa ten, kto ma ich najwięcej. Gra z tobą { $bot }.
learn-new-york-keep = To twoje Bilety. Na każdym są dwa miejsca do połączenia. Zatrzymaj oba: naciśnij żółty przycisk.
learn-new-york-ticket = Naciśnij Bilet. Mapa pokaże ci drogę.
learn-new-york-deck = Twoja tura! Możesz zrobić jedną rzecz: dobrać dwie karty, utworzyć połączenie albo dobrać Bilety. Teraz dobierz karty: naciśnij talię.
learn-new-york-face-up = To czarna karta. Teraz weź drugą: naciśnij czerwoną.
learn-new-york-claim = Masz dwie czerwone karty. Zapłacisz nimi za dwa czerwone pola. Naciśnij świecące połączenie, a potem żółty przycisk.
learn-new-york-gray = Za szare połączenie zapłacisz dowolnym kolorem. Utwórz je czarną kartą, a zrealizujesz Bilet!
learn-new-york-finished = Bilet zrealizowany: 3 punkty! Za niezrealizowane Bilety traci się punkty. Zobaczmy teraz, jak kończy się gra.
learn-new-york-bonus = Kilka tur później. Miejsca w pomarańczowej obwódce to atrakcje: każda, do której dotrzesz, daje 1 punkt. Utwórz świecące połączenie i dotrzyj do kolejnej.
learn-new-york-end = Masz jeszcze 3 taksówki. Gdy komuś zostaną najwyżej 2, każdy ma jeszcze jedną, ostatnią turę. Utwórz świecące połączenie.
learn-new-york-last = To twoja ostatnia tura. Utwórz to połączenie i zrealizuj jeszcze jeden Bilet!
learn-new-york-over = Wygrywasz! Twoje punkty: { $total }. Połączenia: { $routes }, Bilety: { $tickets }, atrakcje: { $attractions }.
learn-first-journey-hello = Wsiadamy! Łącz miasta swoimi wagonikami. Kto pierwszy zrealizuje sześć Biletów, wygrywa. Gra z tobą { $bot }.
learn-first-journey-ticket = To twoje dwa Bilety. Na każdym są dwa miasta. Naciśnij Bilet, a zobaczysz drogę.
learn-first-journey-draw = Do budowania potrzebujesz kart. Naciśnij talię i weź dwie.
learn-first-journey-build = Masz dwie czerwone karty. Naciśnij świecące połączenie, a potem żółty przycisk.
learn-first-journey-complete = Brakuje tylko jednego połączenia! Zbuduj je czarną kartą.
learn-first-journey-six = Jeden Bilet gotowy i masz już nowy. Potrzebujesz sześciu. Przeskoczmy trochę do przodu.
learn-first-journey-swap = Masz już cztery zrealizowane Bilety! Następne dwa są trudne. Wymień je na nowe. To zajmie całą turę.
learn-first-journey-cross = Twoje wagoniki sięgają już prawie z zachodu na wschód! Zbuduj to połączenie i weź dodatkowy Bilet.
learn-first-journey-win = Jeszcze tylko jeden Bilet! Zbuduj to połączenie i wygraj.
learn-first-journey-over = Sześć Biletów: Złoty Bilet jest twój!

## The header of a lesson: what the owl asks for, in a few words

learn-do-keep = Zatrzymaj oba Bilety
learn-do-ticket = Naciśnij Bilet
learn-do-deck = Naciśnij talię
learn-do-face-up = Naciśnij czerwoną kartę
learn-do-route = Naciśnij świecące połączenie
learn-do-first-journey-ticket = Naciśnij Bilet
learn-do-first-journey-deck = Naciśnij talię
learn-do-swap = Wymień swoje Bilety
