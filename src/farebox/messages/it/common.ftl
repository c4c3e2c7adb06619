### Parole di tutte le pagine. Forme: one, other.

common-app = Farebox
common-home = Farebox: pagina iniziale
common-pages = Menu principale
common-nav-play = Gioca
common-nav-watch = Guarda
common-nav-score-pad = Segnapunti
common-nav-rules = Regole

common-close = Chiudi
common-cancel = Indietro
common-on = Sì
common-off = No
common-you = tu
common-loading = Un attimo…
common-try-again = Riprova
common-to-lobby = Torna alla pagina iniziale

common-settings = Impostazioni
common-language = Lingua
common-theme = Aspetto
common-theme-system = Automatico
common-theme-light = Chiaro
common-theme-dark = Scuro
common-sound = Suoni
common-motion = Animazioni
common-motion-note = Carte che volano, pezzi che cadono, coriandoli
common-motion-system = Automatiche
common-motion-reduced = Ridotte
common-confirm = Chiedi conferma
common-confirm-note = Per ogni linea, quando usi il mouse; sugli schermi touch sempre
common-notify = Notifiche
common-notify-note = Ti avvisa quando tocca a te e sei in un’altra finestra
common-notify-refused = Il browser blocca le notifiche; puoi consentirle nelle sue impostazioni
common-guide = Guida iniziale
common-guide-note = Spiega ogni cosa la prima volta che serve

common-game-first-journey = Primo Viaggio

common-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
common-from-to = { $a } – { $b }
common-seat = Posto { $number }

## La pagina stessa, nelle ricerche e nelle anteprime dei link

common-dark-mode = Modalità scura
common-description = Gioca a New York e Primo Viaggio nel browser, secondo le regole stampate: con gli amici, con i bot o sullo stesso dispositivo.
common-invited = Invito a giocare: { $game }
common-invited-who = Al tavolo: { $names }.
common-invited-how = Siediti dal browser, senza registrarti.
common-picture = Una mappa di New York con linee colorate e taxi, e il logo di Farebox
## Come il tavolo gioca per te

common-pace = Ritmo dei bot
common-pace-note = Per quanto tempo si vede ogni loro turno
common-pace-slow = Lento
common-pace-normal = Normale
common-pace-fast = Veloce
common-pace-skip = Subito
common-words = I bot parlano
common-words-note = Una parola ogni tanto, su ciò che tutti hanno visto

## Kid table

common-kid = Tavolo dei piccoli
common-kid-note = Primo Viaggio a figure, per chi non sa ancora leggere
common-kid-aloud = Leggi tutto ad alta voce
common-kid-names = Mostra i nomi dei luoghi
common-kid-plays = Gioca anche un bambino
common-kid-plays-note = Figure al posto delle parole, pulsanti grandi, tutto letto ad alta voce

## Notifications

common-notify-yes = Avvisami quando tocca a me
common-notify-no = Non ora

## Il tabellone animato

common-theme-clock = In base all’ora
common-living = Tabellone animato
common-living-note = Barche e nuvole si muovono, taxi e vagoni arrivano lungo la linea. Se disattivato, il tabellone resta fermo

## A page without a server

common-page-loading = Preparo il gioco…

## A page that is too old for its server

common-reload = Ricarica la pagina
