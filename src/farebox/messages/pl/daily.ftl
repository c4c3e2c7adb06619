### The daily deal, and challenges: the same cards and bots for several players.

daily-title = Rozdanie dnia
daily-line = Te same karty dla wszystkich
daily-lead = Codziennie jedno rozdanie: te same karty i ci sami przeciwnicy dla wszystkich. Pokonasz mistrza?
daily-public = Karty wynikają z daty, więc kto bardzo chce, może je poznać. Liczy się pierwsza gra, którą skończysz: pojawi się tutaj pod twoim imieniem razem z całym zapisem. Bez podpowiedzi i bez cofania ruchów.
daily-yesterday = Wczoraj
daily-next = Następne rozdanie za { $hours } godz. { $minutes } min
daily-bots = { $count ->
    [one] Ty przeciwko { $count } botowi
   *[other] Ty przeciwko { $count } botom
}
daily-play = Zagraj dzisiejsze rozdanie
daily-go-on = Kontynuuj grę
daily-hidden = Wynik mistrza i pozostałych graczy zobaczysz po skończonej grze.
daily-champion = Mistrz
daily-you = Ty
daily-champion-plays = Mistrz jeszcze gra to rozdanie.
daily-better = Mistrz pokonany!
daily-equal = Remis z mistrzem.
daily-worse = Tym razem mistrz wypadł lepiej.
daily-place = { $place }. miejsce na { $count }
daily-earlier = Liczy się wcześniejsza gra z tej przeglądarki.
daily-open = Otwórz analizę
daily-day = { $date }, { $state ->
    [first] mistrz pokonany
    [solved] rozegrane
    [today] jeszcze do zagrania
   *[none] nierozegrane
}
daily-streak-note = Rozegraj do końca jedno rozdanie dziennie. Jeden dzień na siedem można opuścić. Gwiazdka: mistrz pokonany. Zapisane tylko na tym urządzeniu.

## The result to share

daily-share-result = { $board } · { $total } (mistrz { $par })
daily-share-turns = Tury: { $turns }, błędy: { $mistakes }
daily-fine = dobry ruch
daily-slip = mała niedokładność
daily-mistake = błąd
daily-copy = Kopiuj wynik
daily-judging = Trwa analiza twoich tur…

## Challenges

challenge-title = Wyzwanie
challenge-lead = { $name } ma już za sobą tę grę. Dostajesz te same karty, te same boty i to samo miejsce.
challenge-hidden = Ruchy, które wykonuje { $name }, pozostają ukryte, dopóki nie skończysz. Liczy się pierwsza gra, którą skończysz. Bez podpowiedzi i bez cofania ruchów.
challenge-own = To twoje własne wyzwanie. Wyślij link znajomym.
challenge-play = Podejmij wyzwanie
challenge-results = Obok siebie
challenge-nobody = Nikt jeszcze nie ukończył tego wyzwania.
challenge-offer = Wyzwij
challenge-link = Link do wyzwania
challenge-link-about = Te same karty, te same boty, to samo miejsce. Znajomi zobaczą twoją grę dopiero, gdy skończą swoją.
challenge-seat = Które miejsce dostaną znajomi?
challenge-guessed = Nie wiadomo, jakie boty grały w tej grze: pozostałe miejsca zajmą Eksperci.
challenge-record = Zapis
challenge-see = Zobacz wyniki

## What the results count

daily-points = Punkty
daily-tickets = Bilety

## In a page without a server

daily-here = Karty wynikają z daty, więc wszędzie są te same. Ta strona nie ma serwera i nie może pokazać wyników innych osób: udostępnij swój, żeby porównać. Bez podpowiedzi i bez cofania ruchów.
daily-here-hidden = Wynik mistrza zobaczysz po skończonej grze.
daily-no-champion = Mistrz nie mógł zagrać: jego danych nie ma jeszcze na tym urządzeniu. Otwórz tę stronę ponownie, gdy będzie połączenie z internetem.
