### Parole di tutte le pagine. Forme: one, other.

common-app = Farebox
common-home = Farebox: ai tavoli
common-pages = Pagine
common-nav-play = Gioca
common-nav-watch = Guarda
common-nav-score-pad = Segnapunti
common-nav-rules = Regole

common-close = Chiudi
common-cancel = Indietro
common-on = Sì
common-off = No
common-you = tu
common-loading = Un attimo …
common-try-again = Riprova
common-to-lobby = Ai tavoli

common-settings = Impostazioni
common-language = Lingua
common-theme = Aspetto
common-theme-system = Automatico
common-theme-light = Chiaro
common-theme-dark = Scuro
common-sound = Suoni
common-motion = Animazioni
common-motion-note = Le carte volano, i pezzi cadono, si festeggia
common-motion-system = Automatiche
common-motion-reduced = Poche
common-speed = Velocità
common-speed-normal = Normale
common-speed-fast = Rapida
common-confirm = Conferma le linee
common-confirm-note = Con il mouse; sul touch la conferma c’è sempre
common-notify = Notifiche
common-notify-note = Quando tocca a te e guardi altrove
common-notify-refused = Il browser non lo permette; puoi cambiarlo nelle sue impostazioni
common-guide = Guida iniziale
common-guide-note = Spiega ogni cosa la prima volta che serve

common-game-first-journey = Primo Viaggio

common-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
common-from-to = { $a } – { $b }
common-seat = Posto { $number }
