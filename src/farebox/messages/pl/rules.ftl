### Zasady naszymi słowami, jedna po drugiej: tytuł, zasada, a gdzie druk milczy, nasza decyzja.

rules-title = Zasady
rules-intro = Obie gry, zasada po zasadzie, naszymi słowami. Każda zasada ma własny adres, który możesz wysłać innym.
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
rules-game = Gra
rules-chapters = Rozdziały
rules-ruling = Nasza decyzja
rules-ruling-note = Drukowana instrukcja tego nie rozstrzyga. Tak gramy w Farebox.
rules-deal-title = Rozdanie
rules-deal = Przy stole nikt nie może wybrać kart, nawet serwer. Przed grą serwer i każde urządzenie pieczętują po jednej tajnej liczbie. Dopiero gdy wszystkie są zapieczętowane, liczby zostają połączone i razem decydują o każdym tasowaniu.
rules-deal-check = Po grze wszystkie liczby są w zapisie i każdy może je sprawdzić poleceniem „farebox verify”. Jednego nie da się wykluczyć: że osoba prowadząca serwer zagląda w karty.
rules-ruling-only = Same decyzje
rules-link = Link do { $clause }

rules-reconstructed-title = O Biletach w grze Pierwsza podróż · Europa
rules-reconstructed = W druku widzieliśmy tylko 2 z 32 Biletów. Pozostałe 30 odtworzyliśmy sami: są podobnej długości, ale mogą się różnić od twoich.
rules-reconstructed-cards = Podział 72 kart Wagonów na kolory i Lokomotywy też jest naszym domysłem, dla Europy i dla USA.
rules-reconstructed-how = Masz tę grę w domu? Osoba prowadząca serwer może wpisać twoje 32 Bilety do kopii planszy; przewodnik dołączony do Farebox pokazuje to krok po kroku.

rules-chapter-box = W pudełku
rules-chapter-setup = Przygotowanie
rules-chapter-turn = Tura
rules-chapter-draw = Dobieranie kart
rules-chapter-claim = Tworzenie połączeń
rules-chapter-tickets = Bilety
rules-chapter-end = Koniec i punkty
rules-chapter-finish = Koniec gry

## New York

rules-ny-box-1-title = Gracze i taksówki
rules-ny-box-1 = Od 2 do 4 graczy. Każdy ma 15 taksówek w swoim kolorze.
rules-ny-box-2-title = Karty
rules-ny-box-2 = 44 karty Lokomocji: po 6 niebieskich, zielonych, czarnych, różowych, czerwonych i pomarańczowych oraz 8 kart Taksówek. Karta Taksówki to dżoker.
rules-ny-box-3-title = Bilety
rules-ny-box-3 = 18 Biletów. Na każdym są dwa miejsca i wartość punktowa.

rules-ny-setup-1-title = Pierwsze karty
rules-ny-setup-1 = Potasujcie karty Lokomocji. Każdy dostaje 2. Reszta to talia; odkryjcie obok niej 5 kart z wierzchu.
rules-ny-setup-2-title = Za dużo kart Taksówek na start
rules-ny-setup-2 = Jeśli wśród tych 5 kart są co najmniej 3 karty Taksówek, odrzućcie całą piątkę i odkryjcie pięć nowych.
rules-ny-setup-3-title = Pierwsze Bilety
rules-ny-setup-3 = Każdy dostaje 2 Bilety i zatrzymuje jeden albo oba. Bilet, którego nie zatrzymujesz, odkładasz na spód talii Biletów.
rules-ny-setup-3-ruling = Wszyscy wybierają naraz i w tajemnicy. Potem odłożone Bilety trafiają na spód talii w kolejności miejsc przy stole.
rules-ny-setup-4-title = Kto zaczyna
rules-ny-setup-4 = Zaczyna najmłodszy gracz. Dalej gra się zgodnie z kierunkiem ruchu wskazówek zegara.
rules-ny-setup-4-ruling = Ten kierunek to kolejność miejsc przy stole. Sami wybieracie, kto zaczyna, albo decyduje losowanie.

rules-ny-turn-1-title = Jedna akcja
rules-ny-turn-1 = W swojej turze robisz dokładnie jedną z trzech rzeczy: dobierasz karty Lokomocji, tworzysz połączenie albo dobierasz Bilety.
rules-ny-turn-2-title = Gdy nic nie można zrobić
rules-ny-turn-2 = Jeśli nie możesz dobrać karty ani utworzyć połączenia, możesz dobrać Bilety albo spasować. W innym przypadku pasować nie wolno. Gdy wszyscy po kolei utkną w ten sposób, gra się kończy i podlicza się punkty.

rules-ny-draw-1-title = Dwie karty
rules-ny-draw-1 = Dobierz dwie karty, jedną po drugiej: każdą z odkrytych kart albo w ciemno z talii.
rules-ny-draw-1-ruling = Nie możesz poprzestać na pierwszej karcie, jeśli jest druga, którą wolno ci wziąć.
rules-ny-draw-2-title = Wolne miejsce uzupełnia się od razu
rules-ny-draw-2 = W miejsce wziętej karty od razu odkrywa się nową z talii. Możesz ją wziąć jako drugą, chyba że to karta Taksówki.
rules-ny-draw-3-title = Najpierw odkryta karta Taksówki
rules-ny-draw-3 = Jeśli twoją pierwszą kartą jest odkryta karta Taksówki, to jedyna karta w tej turze.
rules-ny-draw-4-title = Odkryta karta Taksówki nie może być druga
rules-ny-draw-4 = Drugą kartą nie może być odkryta karta Taksówki, nawet odkryta przed chwilą.
rules-ny-draw-5-title = Karta Taksówki w ciemno
rules-ny-draw-5 = Karta Taksówki dobrana w ciemno liczy się jak każda inna: druga karta nadal ci się należy.
rules-ny-draw-6-title = Bez limitu kart na ręce
rules-ny-draw-6 = Możesz mieć na ręce dowolną liczbę kart.
rules-ny-draw-7-title = Gdy zabraknie kart
rules-ny-draw-7 = Jeśli nie ma drugiej karty, którą wolno ci wziąć, tura kończy się na jednej. Jeśli nie ma żadnej, nie możesz wybrać dobierania.
rules-ny-display-1-title = Trzy karty Taksówek to za dużo
rules-ny-display-1 = Gdy wśród odkrytych kart są co najmniej 3 karty Taksówek, odrzuca się wszystkie odkryte i odkrywa pięć nowych.
rules-ny-display-1-ruling = Sprawdza się to dopiero wtedy, gdy leży pięć odkrytych kart albo nie ma już czego odkryć.
rules-ny-display-2-title = Najwyżej trzy razy z rzędu
rules-ny-display-2 = Dzieje się to najwyżej trzy razy z rzędu; potem karty zostają, aż odkryje się następną. Gdy kart brakuje, leży ich mniej niż pięć, dopóki nie przybędzie nowych.
rules-ny-deck-1-title = Nowa talia
rules-ny-deck-1 = Gdy talia się skończy, karty odrzucone tasuje się i stają się nową talią.
rules-ny-deck-1-ruling = Dokładnie w chwili, gdy talia się kończy, nawet w trakcie odkrywania kart; albo gdy tylko znów są karty odrzucone.

rules-ny-claim-1-title = Które połączenia
rules-ny-claim-1 = Połączenie to ciąg pól między dwoma sąsiednimi miejscami. Możesz utworzyć dowolne niezajęte połączenie na planszy, ale tylko jedno na turę.
rules-ny-claim-2-title = Cena
rules-ny-claim-2 = Za każde pole płacisz jedną kartą w kolorze połączenia. Za szare płacisz kartami jednego, dowolnego koloru.
rules-ny-claim-3-title = Zapłata kartami Taksówek
rules-ny-claim-3 = Karta Taksówki zastępuje dowolny kolor. Możesz użyć ich, ile chcesz.
rules-ny-claim-3-ruling = Możesz nawet zapłacić samymi kartami Taksówek.
rules-ny-claim-4-title = Stawianie taksówek
rules-ny-claim-4 = Na każdym polu stawiasz jedną swoją taksówkę. Jeśli masz ich za mało, nie możesz utworzyć połączenia.
rules-ny-claim-5-title = Zapłacone karty
rules-ny-claim-5 = Karty, którymi płacisz, odrzucasz.
rules-ny-double-1-title = Nigdy obie nitki
rules-ny-double-1 = Dwa połączenia obok siebie to podwójne połączenie. Nikt nie może zająć obu jego nitek.
rules-ny-double-2-title = Podwójne połączenia w grze 2-osobowej
rules-ny-double-2 = W grze 2-osobowej po zajęciu jednej nitki druga staje się niedostępna dla obu graczy. W 3 lub 4 osoby nitki mogą zająć dwaj różni gracze.

rules-ny-ticket-1-title = Dwa Bilety
rules-ny-ticket-1 = Dobierz 2 Bilety z wierzchu talii i zatrzymaj jeden albo oba. Bilet, którego nie zatrzymasz, odłóż na spód talii Biletów.
rules-ny-ticket-2-title = Mało Biletów
rules-ny-ticket-2 = Jeśli został tylko jeden Bilet, możesz go dobrać, ale musisz go zatrzymać. Jeśli nie ma żadnego, nie możesz dobierać Biletów.
rules-ny-ticket-3-title = Zatrzymany do końca
rules-ny-ticket-3 = Zatrzymanego Biletu nie można oddać. Możesz mieć dowolną liczbę Biletów.
rules-ny-ticket-4-title = Bilety są tajne
rules-ny-ticket-4 = Aż do podliczania punktów nikt nie pokazuje swoich Biletów ani nie mówi, które są zrealizowane.
rules-ny-public-1-title = Co widzą wszyscy
rules-ny-public-1 = Wszyscy widzą odkryte karty, karty odrzucone, ile kart, Biletów i taksówek ma każdy gracz, jakie odkryte karty wziął oraz kto co zajął i czym zapłacił. Tajne są karty dobrane w ciemno, Bilety na ręce i Bilety odłożone.

rules-ny-end-1-title = Ostatnie tury
rules-ny-end-1 = Gdy na koniec tury komuś zostają najwyżej 2 taksówki, każdy rozgrywa jeszcze jedną turę, ten gracz jako ostatni. Potem gra się kończy.
rules-ny-end-1-ruling = Ostatnia tura jest taka jak każda inna. To, co się w niej stanie, nie zaczyna kolejnej rundy.
rules-ny-end-2-title = Przerwana gra
rules-ny-end-2 = Gra, która po 30 000 tur wciąż trwa, zostaje przerwana: punkty się podlicza, ale nikt nie wygrywa. Serwer może w ten sam sposób przerwać grę wcześniej.
rules-ny-score-1-title = Punkty za połączenia
rules-ny-score-1 = Każde twoje połączenie daje punkty za długość: 1 pole – 1 punkt, 2 pola – 2, 3 pola – 4, 4 pola – 7.
rules-ny-score-2-title = Punkty za Bilety
rules-ny-score-2 = Wszyscy pokazują Bilety. Jeśli twoje połączenia łączą oba miejsca nieprzerwanym ciągiem, dodajesz wartość Biletu. Jeśli nie, odejmujesz ją.
rules-ny-score-3-title = Punkty za atrakcje
rules-ny-score-3 = 1 punkt za każdą atrakcję turystyczną, z którą styka się co najmniej jedno twoje połączenie. U ciebie liczy się raz, ale może się liczyć także u innych.
rules-ny-score-4-title = Zwycięzca
rules-ny-score-4 = Wygrywa osoba, która ma najwięcej punktów. Przy remisie decyduje liczba zrealizowanych Biletów. Nadal remis? Wtedy zwycięstwo jest wspólne.

## First Journey

rules-fj-box-1-title = Gracze i wagoniki
rules-fj-box-1 = Od 2 do 4 graczy. Każdy ma 20 wagoników jednego koloru. Wolno ci budować połączenia w każdym kolorze, bez względu na kolor wagoników.
rules-fj-box-2-title = Karty
rules-fj-box-2 = 72 karty Wagonów: żółte, zielone, białe, czarne, niebieskie i czerwone oraz Lokomotywy. Lokomotywa to dżoker.
rules-fj-box-3-title = Bilety
rules-fj-box-3 = 32 Bilety, każdy z dwoma miastami i bez punktów; 4 Bilety premiowe; i jeden Złoty Bilet dla zwycięzcy.
rules-fj-box-3-ruling = Własna plansza musi mieć co najmniej 7 Biletów na gracza.

rules-fj-setup-1-title = Pierwsze karty
rules-fj-setup-1 = Potasujcie karty Wagonów. Każdy dostaje 4. Reszta to zakryta talia.
rules-fj-setup-2-title = Pierwsze Bilety
rules-fj-setup-2 = Każdy dostaje 2 Bilety i zatrzymuje oba. Reszta to talia Biletów.
rules-fj-setup-3-title = Co widzą wszyscy
rules-fj-setup-3 = Twoje karty i jeszcze niezrealizowane Bilety to twoja tajemnica.
rules-fj-setup-3-ruling = Całą resztę widzą wszyscy: ile kart, Biletów i wagoników ma każdy gracz, zrealizowane Bilety, kto co zbudował i czym zapłacił, oraz zapłacone karty. Wymienione Bilety pozostają tajne.
rules-fj-setup-4-title = Kto zaczyna
rules-fj-setup-4 = Zaczyna najmłodszy gracz. Dalej gra się zgodnie z kierunkiem ruchu wskazówek zegara.

rules-fj-turn-1-title = Jedna akcja
rules-fj-turn-1 = W swojej turze robisz dokładnie jedną z trzech rzeczy: dobierasz karty Wagonów, budujesz połączenie albo wymieniasz Bilety.
rules-fj-draw-1-title = Dwie karty
rules-fj-draw-1 = Dobierasz dwie karty z wierzchu talii.
rules-fj-draw-1-ruling = Jeśli talia skończy się w trakcie, dobierasz dalej z nowej. Jeśli jest tylko jedna karta, bierzesz tę jedną. Jeśli nie ma żadnej, nie możesz wybrać dobierania.
rules-fj-deck-1-title = Zapłacone karty i nowa talia
rules-fj-deck-1 = Zapłacone karty leżą odkryte obok talii.
rules-fj-deck-1-ruling = Gdy talia się skończy, od razu się je tasuje i stają się nową talią.
rules-fj-claim-1-title = Cena
rules-fj-claim-1 = Aby zbudować połączenie, płacisz za każde pole jedną kartą w kolorze połączenia. Lokomotywa zastępuje dowolny kolor; możesz użyć ich, ile chcesz.
rules-fj-claim-1-ruling = Możesz nawet zapłacić samymi lokomotywami.
rules-fj-claim-2-title = Które połączenia; stawianie wagoników
rules-fj-claim-2 = Na każdym polu stawiasz jeden wagonik. Możesz zbudować dowolne niezajęte połączenie na planszy, ale tylko jedno na turę.
rules-fj-claim-2-ruling = Jeśli masz za mało wagoników, nie możesz zbudować połączenia.
rules-fj-double-1-title = Nigdy obie nitki
rules-fj-double-1 = Nikt nie może zbudować obu nitek podwójnego połączenia. Drugą może zbudować ktoś inny, także w grze 2-osobowej.
rules-fj-swap-1-title = Wymiana Biletów
rules-fj-swap-1 = Zamiast dobierać karty albo budować połączenie możesz oddać OBA Bilety i dobrać dwa nowe.
rules-fj-swap-1-ruling = Wolno to zrobić w każdej turze, gdy masz na ręce dwa Bilety. Stare trafiają zakryte na stos, który stanie się nową talią Biletów, gdy skończy się poprzednia. Możesz więc znów na nie trafić.
rules-fj-pass-1-title = Gdy nic nie można zrobić
rules-fj-pass-1 = Jeśli nie możesz dobrać karty ani zbudować połączenia, możesz wymienić Bilety albo spasować. W innym przypadku pasować nie wolno. Gdy wszyscy po kolei utkną w ten sposób, gra się kończy i wygrywa osoba, która ma najwięcej zrealizowanych Biletów.

rules-fj-ticket-1-title = Zrealizowanie Biletu
rules-fj-ticket-1 = Gdy tylko twoje wagoniki połączą nieprzerwanie oba miasta z Biletu, jest on zrealizowany. Połóż go odkryty przed sobą i dobierz nowy: zawsze masz dwa do zrealizowania.
rules-fj-ticket-1-ruling = Najpierw liczy się wszystko, co łączy nowo zbudowane połączenie, także premia. Potem sprawdza się, czy to koniec gry. Dopiero wtedy dobiera się nowe Bilety.
rules-fj-ticket-2-title = Nowy Bilet już połączony
rules-fj-ticket-2 = Jeśli twoje wagoniki już łączą oba miasta z nowego Biletu, jest on od razu zrealizowany i dobierasz następny. Jeśli nigdzie nie ma już Biletów, grasz dalej z mniejszą ich liczbą.
rules-fj-ticket-3-title = Pomyłka w rumuńskiej instrukcji
rules-fj-ticket-3 = Rumuńska instrukcja mówi „dobierz dwie karty Wagonów”, a chodzi o nowy Bilet. U nas dobiera się Bilet. Jeśli chcesz dostawać też karty, przy otwieraniu stołu ustaw „Karty za każdy zrealizowany Bilet” na 2.
rules-fj-bonus-1-title = Z jednego końca na drugi
rules-fj-bonus-1 = Jeśli twoje wagoniki połączą jedno z miast wschodu (Moskwa, Rostów, Ankara) z jednym z miast zachodu (Dublin, Brest, Madryt), dostajesz Bilet premiowy „Ze wschodu na zachód”. Liczy się jak zrealizowany Bilet. Na planszy USA to „Od wybrzeża do wybrzeża”: jedno miasto z trójki Nowy Jork, Waszyngton, Miami i jedno z trójki Seattle, San Francisco, Los Angeles.
rules-fj-bonus-1-ruling = Każdy gracz dostaje premię tylko raz.

rules-fj-end-1-title = Sześć Biletów
rules-fj-end-1 = Kto zrealizuje szósty Bilet, od razu wygrywa i dostaje Złoty Bilet. Premia liczy się jak Bilet.
rules-fj-end-2-title = Ostatni wagonik
rules-fj-end-2 = Gra kończy się od razu także wtedy, gdy ktoś postawi swój ostatni wagonik. Wygrywa osoba, która ma najwięcej zrealizowanych Biletów, licząc premię. Przy remisie wygrywają wspólnie.
rules-fj-end-3-title = Przerwana gra
rules-fj-end-3 = Gra, która po 30 000 tur wciąż trwa, zostaje przerwana: zrealizowane Bilety się liczy, ale nikt nie wygrywa. Serwer może w ten sam sposób przerwać grę wcześniej.

## First Journey’s own chapters

rules-chapter-first-journey-tickets = Bilety

## Obrazki

rules-pictures = Gra na obrazkach
rules-learn = Naucz się, grając
rules-picture-new-york-goal = Połącz dwa miejsca z każdego swojego Biletu. Wygrywa ten, kto ma najwięcej punktów.
rules-picture-new-york-turn = W swojej turze zrób jedną rzecz: dobierz dwie karty, utwórz połączenie albo dobierz Bilety.
rules-picture-new-york-pay = Za każde pole zapłać kartą w kolorze połączenia. Karta Taksówki zastępuje dowolny kolor.
rules-picture-new-york-end = Gdy komuś zostaną najwyżej dwie taksówki, każdy ma jeszcze jedną turę. Punkty dają połączenia, zrealizowane Bilety i atrakcje.
rules-picture-first-journey-goal = Połącz dwa miasta z Biletu swoimi wagonikami, a Bilet jest gotowy.
rules-picture-first-journey-turn = W swojej turze zrób jedną rzecz: weź dwie karty, zbuduj połączenie albo wymień oba Bilety.
rules-picture-first-journey-pay = Za każde pole zapłać kartą w kolorze połączenia. Lokomotywa zastępuje dowolny kolor.
rules-picture-first-journey-end = Kto pierwszy zrealizuje sześć Biletów, zdobywa Złoty Bilet. Droga przez całą mapę też liczy się jako Bilet.
