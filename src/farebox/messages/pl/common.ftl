### Słowa wspólne dla wszystkich stron. Formy liczby: one (1), few (2–4, 22–24 …), many (0, 5–21 …), other (ułamki).

common-app = Farebox
common-home = Farebox: strona główna
common-pages = Menu główne
common-nav-play = Graj
common-nav-watch = Oglądaj
common-nav-score-pad = Notes punktów
common-nav-rules = Zasady

common-close = Zamknij
common-cancel = Anuluj
common-on = Wł.
common-off = Wył.
common-you = ty
common-loading = Chwileczkę…
common-try-again = Spróbuj ponownie
common-to-lobby = Na stronę główną

common-settings = Ustawienia
common-language = Język
common-theme = Motyw
common-theme-system = Systemowy
common-theme-light = Jasny
common-theme-dark = Ciemny
common-sound = Dźwięk
common-motion = Animacje
common-motion-note = Fruwające karty, spadające pionki i konfetti
common-motion-system = Systemowe
common-motion-reduced = Ograniczone
common-confirm = Pytaj o potwierdzenie
common-confirm-note = Przy każdym połączeniu, gdy używasz myszki; na ekranie dotykowym zawsze
common-notify = Powiadomienia
common-notify-note = Dają znać o twojej turze, gdy jesteś w innym oknie
common-notify-refused = Przeglądarka blokuje powiadomienia; zmienisz to w jej ustawieniach
common-guide = Przewodnik po pierwszej grze
common-guide-note = Wyjaśnia każdą rzecz, gdy pojawia się pierwszy raz

common-game-first-journey = Pierwsza podróż

common-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
common-from-to = { $a } – { $b }
common-seat = Miejsce { $number }

## Sama strona, w wynikach wyszukiwania i podglądzie linków

common-dark-mode = Tryb ciemny
common-description = Zagraj w Nowy Jork i Pierwszą podróż w przeglądarce, według drukowanych zasad: ze znajomymi, z botami lub na jednym urządzeniu.
common-invited = Zaproszenie do gry: { $game }
common-invited-who = Przy stole: { $names }.
common-invited-how = Dołącz w przeglądarce, bez zakładania konta.
common-picture = Mapa Nowego Jorku z kolorowymi połączeniami i taksówkami oraz logo Farebox
## Jak stół gra dla ciebie

common-pace = Tempo botów
common-pace-note = Jak długo widać każdą ich turę
common-pace-slow = Wolne
common-pace-normal = Zwykłe
common-pace-fast = Szybkie
common-pace-skip = Od razu
common-words = Boty mówią
common-words-note = Od czasu do czasu słowo o tym, co wszyscy widzieli

## Kid table

common-kid = Stół dla dzieci
common-kid-note = Pierwsza podróż w obrazkach, dla dzieci, które jeszcze nie czytają
common-kid-aloud = Czytaj wszystko na głos
common-kid-names = Pokazuj nazwy miejsc
common-kid-plays = Gra dziecko
common-kid-plays-note = Obrazki zamiast słów, duże przyciski i wszystko czytane na głos

## Notifications

common-notify-yes = Daj mi znać, gdy będzie moja tura
common-notify-no = Nie teraz

## Żywa plansza

common-theme-clock = Zależnie od pory dnia
common-living = Żywa plansza
common-living-note = Łodzie i chmury płyną, taksówki i wagoniki wjeżdżają na połączenie. Po wyłączeniu plansza jest nieruchoma

## A page without a server

common-page-loading = Przygotowuję grę…

## A page that is too old for its server

common-reload = Odśwież stronę
