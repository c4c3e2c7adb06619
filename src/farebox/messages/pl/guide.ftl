### Przewodnik po pierwszej grze: dwie, trzy linijki.

guide-ok = Jasne
guide-off = Nie pokazuj więcej
guide-keep = Na każdym Bilecie są dwa miejsca do połączenia. Krótkie Bilety są łatwiejsze, ale oba mogą dać więcej punktów.

## New York

guide-turn-title = Jedna akcja na turę
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

guide-fj-turn-title = Jedna rzecz na turę
guide-fj-turn = Weź 2 karty, zbuduj jedno połączenie albo wymień Bilety.
guide-fj-tickets-title = Twoje Bilety
guide-fj-tickets = Połącz dwa miasta swoimi wagonikami. Naciśnij Bilet, a zobaczysz drogę.
guide-fj-draw-title = Weź 2
guide-fj-draw = Dostajesz dwie karty z talii.
guide-fj-build-title = Buduj
guide-fj-build = Możesz zbudować połączenia z jasną obwódką: naciśnij jedno, a potem „Buduj!”. Albo przeciągnij na nie karty.
guide-fj-wild-title = Lokomotywa
guide-fj-wild = Zastępuje każdy kolor.
guide-fj-bonus-title = Przez całą mapę
guide-fj-bonus = Połącz miasto na zachodzie z miastem na wschodzie: dostaniesz dodatkowy Bilet!
guide-fj-swap-title = Wymień
guide-fj-swap = Jeden z Biletów jest zablokowany. Możesz wymienić oba na dwa nowe.
guide-fj-golden-title = Sześć Biletów
guide-fj-golden = Kto pierwszy zrealizuje sześć Biletów, dostaje Złoty Bilet i wygrywa.
