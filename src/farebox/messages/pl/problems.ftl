### Co poszło nie tak, w jednym życzliwym zdaniu.

problem-stale = Gra poszła już dalej. Spójrz jeszcze raz.
problem-repeated = To już jest zrobione.
problem-not-your-seat = To nie jest twoje miejsce przy stole.
problem-not-your-turn = To nie jest twoja tura.
problem-illegal = Zasady teraz na to nie pozwalają.
problem-not-playing = Gra jeszcze się nie zaczęła.
problem-over = Gra już się skończyła.
problem-undo-off = Przy tym stole nie cofa się ruchów.
problem-cannot-undo = Za późno na cofnięcie: odkryto już coś nowego.
problem-chat-off = Przy tym stole wiadomości są wyłączone.
problem-too-fast = Nie tak szybko! Spróbuj za chwilę.
problem-too-often = To dużo jak na tak krótki czas. Spróbuj ponownie za { $minutes } min.
problem-too-long = To za długie. Napisz krócej.
problem-malformed = Coś zgubiło się w drodze do serwera. Odśwież stronę.
problem-no-table = Pod tym linkiem nie ma żadnego stołu.
problem-table-full = Wszystkie miejsca przy tym stole są zajęte.
problem-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
problem-already-started = Gra już się zaczęła.
problem-places-open = Są jeszcze wolne miejsca.
problem-not-host = Może to zrobić tylko osoba, która otworzyła stół.
problem-bad-options = Te miejsca i opcje do siebie nie pasują. Zmień je.
problem-not-over = Gra jeszcze się nie skończyła.
problem-hints-off = Przy tym stole podpowiedzi są wyłączone.
problem-server = Coś poszło nie tak na serwerze. Spróbuj ponownie.
problem-offline = Nie ma połączenia z serwerem. Sprawdź internet i spróbuj ponownie.
problem-not-found = Pod tym adresem nic nie ma. Sprawdź link albo wróć na stronę główną.
problem-no-board = Na tym serwerze nie ma tej planszy.
problem-busy = Serwer jest przeciążony. Spróbuj za chwilę.
problem-wrong-origin = Ta strona pochodzi z innego adresu. Odśwież ją i spróbuj ponownie.
problem-unavailable = Nie można otworzyć tego stołu: serwer nie potrafi już odczytać tej gry.
problem-old-rules = Ten stół można tylko przeglądać: grano przy nim według wcześniejszych zasad.
problem-reload = Ta strona jest nieaktualna. Odśwież ją, proszę.
problem-wrong-value = To urządzenie nie mogło wziąć udziału w rozdaniu. Odśwież stronę.
problem-too-many-entries = Ta gra jest zbyt długa, by cofać kolejne ruchy.
problem-not-away-yet = Za { $seconds } s może tu zagrać bot. Być może ta osoba zaraz wróci.

## Taking back

problem-cannot-take-back = Teraz nie ma czego cofać.
problem-others-play = Ktoś gra na innym urządzeniu: nie można cofnąć tego, co już odkryto.
problem-undo-not-now = Ostatni ruch można cofnąć, dopóki nie odkryto niczego nowego i nikt inny nie zagrał.
## Otwieranie sieci domowej

problem-not-this-computer = Można to zrobić tylko na komputerze, na którym działa Farebox.
problem-no-home-network = Ten komputer nie jest w sieci domowej. Połącz go z Wi‑Fi i spróbuj ponownie.
problem-cannot-listen = Ten komputer nie pozwala programowi Farebox przyjmować połączeń z innych urządzeń.

## At the table

problem-seat-link = Ten link do miejsca przy stole nie działa. Skopiuj go jeszcze raz z drugiego urządzenia.
problem-player-back = Ta osoba wróciła już do stołu.
problem-reactions-only = Przy tym stole można wysyłać tylko reakcje.

## Reviews

problem-review-running = Ta gra jeszcze trwa. Przeanalizujesz ją, kiedy się skończy.
problem-review-record = Tej gry nie da się przeanalizować: zapis nie jest pełny, coś w nim zmieniono albo potrzebna jest plansza lub zasady, których tu nie ma.
problem-review-board = Dla tej planszy nie ma jeszcze mistrza, więc nie da się analizować gier na niej.

## The daily deal and challenges

problem-no-daily = Dla tej planszy nie ma rozdania dnia.
problem-no-challenge = Takie wyzwanie nie istnieje albo już go nie ma.
problem-not-offered = Tej gry nie można zaproponować jako wyzwania: to dalszy ciąg innej gry albo nie miała własnego rozdania.
problem-challenge-running = Wyniki zobaczysz, gdy skończysz swoją grę.
problem-challenge-record = To nie jest pełny zapis gry rozegranej do końca, więc nie można z niej zrobić wyzwania.

## A page without a server

problem-other-tab = Ta gra jest otwarta w innej karcie. Wróci tutaj, gdy tamta karta zostanie zamknięta.
problem-page-broken = Nie udało się wczytać gry. Sprawdź połączenie i odśwież stronę.
problem-page-full = Na tym urządzeniu nie ma już miejsca: gra toczy się dalej, ale wszystko, co wydarzy się od teraz, przepadnie po zamknięciu tej strony.
problem-board-file = { $place ->
    [file] Tej planszy nie można użyć: { $problem }
   *[key] Tej planszy nie można użyć. { $key }: { $problem }
}
problem-board-unkept = Na tym urządzeniu nie ma miejsca na tę planszę.
