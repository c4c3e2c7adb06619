### Che cosa non va nel file di un tabellone, dopo la chiave di cui si parla.

## The file

board-problem-no-board = questo tabellone non esiste; ci sono { $boards }, oppure indica il percorso di un file .toml
board-problem-unreadable = non si può leggere: { $reason }
board-problem-not-a-file = non è il nome di un file
board-problem-not-utf8 = non è un testo in UTF-8
board-problem-not-json = non è JSON
board-problem-not-toml = non è TOML: c’è un numero troppo lungo o un annidamento troppo profondo
board-problem-not-toml-at = non è TOML: controlla la riga { $line }, colonna { $column }
board-problem-not-toml-end = non è TOML: alla fine del file manca qualcosa
board-problem-file-name = il nome del file non può avere spazi, ; o #, perché compare in trascrizioni e posizioni
board-problem-page-name = il nome del file può avere solo lettere, cifre, - e _, al massimo { $most }
board-problem-taken-name = { $name } è già il nome di un tabellone del gioco: dai un altro nome al file
board-problem-large-file = è troppo grande per un tabellone: al massimo { $most } caratteri

## Keys and values

board-problem-missing = questa chiave manca
board-problem-unknown-key = non è una chiave conosciuta
board-problem-kind = { $kind ->
    [text] serve un testo, non { $value }
    [number] serve un numero intero, non { $value }
    [list] serve una lista, non { $value }
    [bool] serve true o false, non { $value }
   *[table] serve una tabella, non { $value }
}
board-problem-number = serve un numero intero da { $low } a { $high }, non { $value }
board-problem-name = serve un nome da 1 a { $most } caratteri, senza caratteri di controllo
board-problem-sentence = è troppo lungo: al massimo { $most } caratteri
board-problem-ruleset = deve essere uno di questi valori: { $choices }, non { $value }
board-problem-choice = { $value } non va bene; si può scegliere tra { $choices }
board-problem-seats = serve [minimo, massimo], non { $value }

## Cards

board-problem-no-card = { $value } non è tra le carte
board-problem-colors = servono { $colors } colori e il jolly; i tipi di carte ora sono { $count }
board-problem-card-name = una carta non si può chiamare così
board-problem-many-cards = troppe carte: { $count }; le regole ne permettono al massimo { $most }
board-problem-few-cards = troppo poche carte: { $count }; per distribuirle ne servono { $needed }
board-problem-no-picture = questa pagina non ha immagini per { $cards }; le ha per { $known }

## Locations, routes and tickets

board-problem-locations = servono da 2 a { $most } località, non { $count }
board-problem-location-id = il nome breve può avere solo lettere minuscole, cifre e _, al massimo { $most }
board-problem-unknown-location = località sconosciuta: { $value }
board-problem-unknown-location-near = località sconosciuta: { $value }; intendevi { $near }?
board-problem-ends = servono due località, non { $value }
board-problem-same-end = { $location } compare due volte
board-problem-route-colors = serve un colore, o due per una linea doppia, non { $value }
board-problem-twin = c’è già in { $other }; una linea doppia si scrive in una sola riga, con due colori
board-problem-twin-length = la linea gemella { $other } è lunga { $length }; una linea doppia si scrive in una sola riga, con due colori
board-problem-routes = il numero di linee è { $count }; le regole ne permettono da 1 a { $most }
board-problem-same-ticket = { $a } e { $b } ci sono già in { $other }
board-problem-no-path = nessuna linea porta da { $a } a { $b }
board-problem-tickets = il numero di biglietti è { $count }; per { $seats } giocatori ne servono almeno { $needed }, le regole ne permettono al massimo { $most }

## Points and bonus

board-problem-no-points = mancano i punti per la lunghezza { $length }
board-problem-length = non è una lunghezza da 1 a { $most }
board-problem-both-sides = { $location } è sia a est sia a ovest
board-problem-no-bonus-path = nessuna linea porta da est a ovest

## The drawing

board-problem-drawn-locations = devono essere esattamente quelle del tabellone; controlla { $names }
board-problem-drawn-twice = devono essere esattamente quelle del tabellone; una è ripetuta o non ha id
