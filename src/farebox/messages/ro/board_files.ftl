### Ce nu e bine într-un fișier cu o tablă, după cheia la care se referă.

## The file

board-problem-no-board = nu există o astfel de tablă; există { $boards }, sau dă calea unui fișier .toml
board-problem-unreadable = nu poate fi citit: { $reason }
board-problem-not-a-file = nu este numele unui fișier
board-problem-not-utf8 = nu este text în UTF-8
board-problem-not-json = nu este JSON
board-problem-not-toml = nu este TOML: are un număr prea lung sau prea multe niveluri unul în altul
board-problem-not-toml-at = nu este TOML: vezi linia { $line }, coloana { $column }
board-problem-not-toml-end = nu este TOML: la sfârșitul fișierului lipsește ceva
board-problem-file-name = numele fișierului nu poate avea spații, ; sau #, pentru că apare în înregistrări și poziții
board-problem-page-name = numele fișierului poate avea doar litere, cifre, - și _, cel mult { $most }
board-problem-taken-name = { $name } este deja numele unei table din joc: dă-i fișierului alt nume
board-problem-large-file = e prea mare pentru o tablă: cel mult { $most } caractere

## Keys and values

board-problem-missing = această cheie lipsește
board-problem-unknown-key = cheia nu e cunoscută
board-problem-kind = { $kind ->
    [text] trebuie un text, nu { $value }
    [number] trebuie un număr întreg, nu { $value }
    [list] trebuie o listă, nu { $value }
    [bool] trebuie true sau false, nu { $value }
   *[table] trebuie un tabel, nu { $value }
}
board-problem-number = trebuie un număr întreg de la { $low } la { $high }, nu { $value }
board-problem-name = trebuie un nume de la 1 la { $most } caractere, fără caractere de control
board-problem-sentence = e prea lung: cel mult { $most } caractere
board-problem-ruleset = trebuie să fie una dintre valorile { $choices }, nu { $value }
board-problem-choice = { $value } nu se potrivește; se poate alege dintre { $choices }
board-problem-seats = trebuie [cel puțin, cel mult], nu { $value }

## Cards

board-problem-no-card = { $value } nu se află printre cărți
board-problem-colors = trebuie { $colors } culori și jokerul; numărul de feluri de cărți este acum { $count }
board-problem-card-name = nu poate fi numele unei cărți
board-problem-many-cards = prea multe cărți: { $count }; regulile permit cel mult { $most }
board-problem-few-cards = prea puține cărți: { $count }; pentru împărțire trebuie { $needed }
board-problem-no-picture = pagina nu are imagini pentru { $cards }; are pentru { $known }

## Locations, routes and tickets

board-problem-locations = trebuie între 2 și { $most } locații, nu { $count }
board-problem-location-id = numele scurt poate avea doar litere mici, cifre și _, cel mult { $most }
board-problem-unknown-location = locație necunoscută: { $value }
board-problem-unknown-location-near = locație necunoscută: { $value }; ai vrut să scrii { $near }?
board-problem-ends = trebuie două locații, nu { $value }
board-problem-same-end = { $location } apare de două ori
board-problem-route-colors = trebuie o culoare, sau două pentru o rută dublă, nu { $value }
board-problem-twin = există deja în { $other }; o rută dublă se scrie pe un singur rând, cu două culori
board-problem-twin-length = perechea ei, { $other }, are lungimea { $length }; o rută dublă se scrie pe un singur rând, cu două culori
board-problem-routes = numărul de rute este { $count }; regulile permit de la 1 la { $most }
board-problem-same-ticket = { $a } și { $b } sunt deja în { $other }
board-problem-no-path = nicio rută nu duce de la { $a } la { $b }
board-problem-tickets = numărul de bilete este { $count }; pentru { $seats } jucători trebuie cel puțin { $needed }, iar regulile permit cel mult { $most }

## Points and bonus

board-problem-no-points = lipsesc punctele pentru lungimea { $length }
board-problem-length = nu este o lungime de la 1 la { $most }
board-problem-both-sides = { $location } apare și la est, și la vest
board-problem-no-bonus-path = nicio rută nu duce de la est la vest

## The drawing

board-problem-drawn-locations = trebuie să fie exact cele de pe tablă; verifică { $names }
board-problem-drawn-twice = trebuie să fie exact cele de pe tablă; una se repetă sau nu are id
