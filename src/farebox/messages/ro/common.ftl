### Cuvintele tuturor paginilor. Plural: one (1), few (0, 2–19, 101–119 …), other (20–100, 120 …), cu „de”.

common-app = Farebox
common-home = Farebox: pagina principală
common-pages = Meniu principal
common-nav-play = Joacă
common-nav-watch = Privește
common-nav-score-pad = Carnet de scor
common-nav-rules = Reguli

common-close = Închide
common-cancel = Renunță
common-on = Da
common-off = Nu
common-you = tu
common-loading = O clipă…
common-try-again = Încearcă din nou
common-to-lobby = Înapoi la pagina principală

common-settings = Setări
common-language = Limbă
common-theme = Aspect
common-theme-system = Automat
common-theme-light = Luminos
common-theme-dark = Întunecat
common-sound = Sunet
common-motion = Animații
common-motion-note = Cărți care zboară, piese care cad, confetti
common-motion-system = Automat
common-motion-reduced = Reduse
common-confirm = Cere confirmare
common-confirm-note = Pentru fiecare rută, când folosești mouse-ul; pe ecran tactil, mereu
common-notify = Notificări
common-notify-note = Te anunță când îți vine rândul și ești în altă fereastră
common-notify-refused = Browserul blochează notificările; le poți permite în setările lui
common-guide = Ghid pentru primul joc
common-guide-note = Îți explică fiecare lucru când apare prima dată

common-game-first-journey = Prima călătorie

common-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
common-from-to = { $a } – { $b }
common-seat = Locul { $number }

## Pagina însăși, în căutări și în previzualizarea linkurilor

common-dark-mode = Mod întunecat
common-description = Joacă New York și Prima călătorie în browser, după regulile tipărite: cu prieteni, cu boți sau pe același dispozitiv.
common-invited = Invitație la joc: { $game }
common-invited-who = La masă: { $names }.
common-invited-how = Ia loc direct din browser, fără cont.
common-picture = O hartă a New Yorkului cu rute colorate și taxiuri, și sigla Farebox
## Cum joacă masa pentru tine

common-pace = Ritmul boților
common-pace-note = Cât timp se vede fiecare tură a lor
common-pace-slow = Lent
common-pace-normal = Normal
common-pace-fast = Rapid
common-pace-skip = Toate deodată
common-words = Boții vorbesc
common-words-note = Câte un cuvânt din când în când, despre ce a văzut toată lumea

## Kid table

common-kid = Masa copiilor
common-kid-note = Prima călătorie în imagini, pentru copiii care nu citesc încă
common-kid-aloud = Citește totul cu voce tare
common-kid-names = Arată numele locurilor
common-kid-plays = Joacă și un copil
common-kid-plays-note = Imagini în loc de cuvinte, butoane mari, totul citit cu voce tare

## Notifications

common-notify-yes = Anunță-mă când e rândul meu
common-notify-no = Nu acum

## Tabla animată

common-theme-clock = După oră
common-living = Tablă animată
common-living-note = Bărcile și norii plutesc, taxiurile și trenurile sosesc pe rută. Oprită, tabla rămâne nemișcată

## A page without a server

common-page-loading = Se pregătește jocul…

## A page that is too old for its server

common-reload = Reîncarcă pagina
