### Words every page uses. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

common-app = Farebox
common-home = Farebox : vers l’accueil
common-pages = Pages
common-nav-play = Jouer
common-nav-watch = Regarder
common-nav-score-pad = Carnet de score
common-nav-rules = Règles

common-close = Fermer
common-cancel = Retour
common-on = Oui
common-off = Non
common-you = vous
common-loading = Un instant…
common-try-again = Réessayer
common-to-lobby = Vers l’accueil

common-settings = Réglages
common-language = Langue
common-theme = Couleurs
common-theme-system = Auto
common-theme-light = Claires
common-theme-dark = Sombres
common-sound = Son
common-motion = Animations
common-motion-note = Les cartes volent, les pièces tombent, les succès se fêtent
common-motion-system = Auto
common-motion-reduced = Calmes
common-speed = Vitesse
common-speed-normal = Normale
common-speed-fast = Rapide
common-confirm = Confirmer chaque Route
common-confirm-note = À la souris ; sur écran tactile, toujours
common-notify = Notifications
common-notify-note = Vous prévient quand c’est à vous, si vous regardez ailleurs
common-notify-refused = Le navigateur le refuse ; cela se change dans ses réglages
common-guide = Guide pour débuter
common-guide-note = Explique chaque chose la première fois qu’elle compte

common-game-first-journey = Mon Premier Voyage

common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-from-to = { $a } – { $b }
common-seat = Place { $number }
