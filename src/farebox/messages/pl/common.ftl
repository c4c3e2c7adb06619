### Słowa wspólne dla wszystkich stron. Formy liczby: one (1), few (2–4, 22–24 …), many (0, 5–21 …), other (ułamki).

common-app = Farebox
common-home = Farebox: do lobby
common-pages = Strony
common-nav-play = Graj
common-nav-watch = Oglądaj
common-nav-score-pad = Notes
common-nav-rules = Zasady

common-close = Zamknij
common-cancel = Anuluj
common-on = Wł.
common-off = Wył.
common-you = ty
common-loading = Chwileczkę…
common-try-again = Spróbuj ponownie
common-to-lobby = Do lobby

common-settings = Ustawienia
common-language = Język
common-theme = Kolory
common-theme-system = Jak system
common-theme-light = Jasne
common-theme-dark = Ciemne
common-sound = Dźwięk
common-motion = Animacje
common-motion-note = Karty fruwają, a Bilety się świętuje
common-motion-system = Jak system
common-motion-reduced = Spokojne
common-speed = Tempo
common-speed-normal = Zwykłe
common-speed-fast = Szybkie
common-confirm = Pytaj przed ruchem
common-confirm-note = Gdy tworzysz połączenie myszką; ekran dotykowy pyta zawsze
common-notify = Powiadomienia
common-notify-note = Dają znać, że to twoja tura, gdy patrzysz gdzie indziej
common-notify-refused = Przeglądarka na to nie pozwala; zmienisz to w jej ustawieniach
common-guide = Przewodnik na start
common-guide-note = Wyjaśnia każdą rzecz, gdy pierwszy raz się przyda

common-game-first-journey = First Journey

common-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
common-from-to = { $a } – { $b }
common-seat = Miejsce { $number }
