### Co jest nie tak w pliku z planszą; przed tekstem stoi klucz, którego dotyczy.

## The file

board-problem-no-board = nie ma takiej planszy; są { $boards }, albo podaj ścieżkę do pliku .toml
board-problem-unreadable = nie da się odczytać pliku: { $reason }
board-problem-not-a-file = to nie jest nazwa pliku
board-problem-not-utf8 = to nie jest tekst w UTF-8
board-problem-not-json = to nie jest JSON
board-problem-not-toml = to nie jest TOML: jakaś liczba jest za długa albo zagnieżdżeń jest za dużo
board-problem-not-toml-at = to nie jest TOML: sprawdź wiersz { $line }, kolumnę { $column }
board-problem-not-toml-end = to nie jest TOML: na końcu pliku czegoś brakuje
board-problem-file-name = nazwa pliku nie może zawierać spacji, ; ani #, bo trafia do zapisów i pozycji
board-problem-page-name = nazwa pliku może mieć tylko litery, cyfry, - i _, najwyżej { $most }
board-problem-taken-name = { $name } to nazwa planszy, która już jest w grze: nazwij plik inaczej
board-problem-large-file = plik jest za duży na planszę: najwyżej { $most } znaków

## Keys and values

board-problem-missing = brakuje tego klucza
board-problem-unknown-key = nieznany klucz
board-problem-kind = { $kind ->
    [text] musi tu być tekst, a nie { $value }
    [number] musi tu być liczba całkowita, a nie { $value }
    [list] musi tu być lista, a nie { $value }
    [bool] musi tu być true lub false, a nie { $value }
   *[table] musi tu być tabela, a nie { $value }
}
board-problem-number = musi tu być liczba całkowita od { $low } do { $high }, a nie { $value }
board-problem-name = musi tu być nazwa od 1 do { $most } znaków, bez znaków sterujących
board-problem-sentence = za długie: najwyżej { $most } znaków
board-problem-ruleset = musi tu być jedna z wartości { $choices }, a nie { $value }
board-problem-choice = { $value } tu nie pasuje; do wyboru są { $choices }
board-problem-seats = musi tu być [najmniej, najwięcej], a nie { $value }

## Cards

board-problem-no-card = nie ma karty { $value }
board-problem-colors = musi tu być { $colors } kolorów i dżoker; rodzajów kart jest teraz { $count }
board-problem-card-name = karta nie może się tak nazywać
board-problem-many-cards = za dużo kart: { $count }; zasady pozwalają najwyżej na { $most }
board-problem-few-cards = za mało kart: { $count }; na rozdanie potrzeba { $needed }
board-problem-no-picture = ta strona nie ma obrazków dla { $cards }; ma dla { $known }

## Locations, routes and tickets

board-problem-locations = musi tu być od 2 do { $most } miejsc, a nie { $count }
board-problem-location-id = krótka nazwa może mieć tylko małe litery, cyfry i _, najwyżej { $most }
board-problem-unknown-location = nieznane miejsce: { $value }
board-problem-unknown-location-near = nieznane miejsce: { $value }; może chodzi o { $near }?
board-problem-ends = muszą tu być dwa miejsca, a nie { $value }
board-problem-same-end = { $location } występuje dwa razy
board-problem-route-colors = musi tu być jeden kolor albo dwa dla podwójnego połączenia, a nie { $value }
board-problem-twin = to połączenie jest już w { $other }; podwójne połączenie zapisz w jednym wierszu, z dwoma kolorami
board-problem-twin-length = druga nitka, { $other }, ma długość { $length }; podwójne połączenie zapisz w jednym wierszu, z dwoma kolorami
board-problem-routes = liczba połączeń to { $count }; zasady pozwalają na 1 do { $most }
board-problem-same-ticket = { $a } i { $b } są już w { $other }
board-problem-no-path = żadne połączenia nie prowadzą z { $a } do { $b }
board-problem-tickets = liczba biletów to { $count }; dla { $seats } graczy potrzeba co najmniej { $needed }, a zasady pozwalają najwyżej na { $most }

## Points and bonus

board-problem-no-points = brakuje punktów za długość { $length }
board-problem-length = to nie jest długość od 1 do { $most }
board-problem-both-sides = { $location } jest i na wschodzie, i na zachodzie
board-problem-no-bonus-path = żadne połączenia nie prowadzą ze wschodu na zachód

## The drawing

board-problem-drawn-locations = muszą tu być dokładnie miejsca z planszy; sprawdź { $names }
board-problem-drawn-twice = muszą tu być dokładnie miejsca z planszy; jedno się powtarza albo nie ma id
