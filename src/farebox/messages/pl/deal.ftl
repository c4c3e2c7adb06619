### The check of the shuffles by this device, on the score sheet.

deal-verdict-checked = Sprawdzono na tym urządzeniu: nikt nie wybrał tych kart. { $count ->
    [one] W tasowaniu brało udział jedno urządzenie.
    [few] W tasowaniu brały udział { $count } urządzenia.
   *[other] W tasowaniu brało udział { $count } urządzeń.
}
deal-verdict-watched = Sprawdzono na tym urządzeniu: stół dotrzymał sekretu zapieczętowanego przed startem, a każde tasowanie wynika z liczb. To urządzenie tylko oglądało grę i samo nie brało udziału w tasowaniu.
deal-verdict-nobody = W tasowaniu nie brało udziału urządzenie żadnego gracza. Za te karty ręczy tylko serwer.
deal-verdict-unchecked-kept = To urządzenie nie mogło sprawdzić kart: nie było przy stole przed startem albo usunięto to, co zachowało.
deal-verdict-unchecked-part = To urządzenie nie mogło sprawdzić kart: nie brało udziału w tasowaniu.
deal-verdict-unchecked-late = To urządzenie nie mogło sprawdzić kart: jego liczba dotarła za późno.
deal-verdict-unchecked-record = To urządzenie nie mogło sprawdzić kart: zapis gry się nie wczytał.
deal-absent = Urządzenie gracza { $name } nie brało udziału w tasowaniu.
deal-verdict-wrong = Z tymi kartami coś jest nie tak:

## What does not match

deal-trouble-commitment = Pieczęć stołu nie jest tą, którą pokazał przed startem.
deal-trouble-secret = Sekret stołu nie pasuje do jego pieczęci.
deal-trouble-own = W zapisie nie ma liczby tego urządzenia.
deal-trouble-absent = Serwer dostał liczbę tego urządzenia, a w zapisie jest ono nieobecne.
deal-trouble-devices = Pieczęcie graczy nie są tymi sprzed startu.
deal-trouble-fixed = Plansza, zasady lub opcje nie są tymi sprzed startu.
deal-trouble-first = Grę zaczął ktoś inny, niż wylosowano.
deal-trouble-shuffle = Karty w zapisie nie są kartami z tasowania.
deal-trouble-game = Zapis nie jest grą, którą widziało to urządzenie.
deal-trouble-record = Zapisu nie da się odczytać.

## The numbers

deal-numbers = Pokaż liczby
deal-numbers-title = Liczby tasowania
deal-save = Zapisz plik
deal-save-proof = Zapisz dowód
deal-save-line = Z tym plikiem „farebox verify --kept” sprawdzi zapis na twoim komputerze, niezależnie od tej strony.
deal-seal = Pieczęć stołu
deal-secret = Sekret stołu
deal-device = { $names }: pieczęć i liczba
deal-no-number = brak liczby
deal-lot = Zaczyna { $name }.
