### Words every page uses. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

common-app = Farebox
common-home = Farebox : page d’accueil
common-pages = Menu principal
common-nav-play = Jouer
common-nav-watch = Regarder
common-nav-score-pad = Carnet de score
common-nav-rules = Règles

common-close = Fermer
common-cancel = Retour
common-on = Oui
common-off = Non
common-you = vous
    .first_journey = toi
common-loading = Un instant…
common-try-again = Réessayer
common-to-lobby = Retour à l’accueil

common-settings = Réglages
common-language = Langue
common-theme = Thème
common-theme-system = Auto
common-theme-light = Clair
common-theme-dark = Sombre
common-sound = Son
common-motion = Animations
common-motion-note = Cartes qui volent, pièces qui tombent, confettis
common-motion-system = Auto
common-motion-reduced = Réduites
common-confirm = Demander confirmation
common-confirm-note = Pour chaque Route, quand vous utilisez la souris ; sur écran tactile, toujours
common-notify = Notifications
common-notify-note = Vous prévient de votre tour quand vous êtes dans une autre fenêtre
common-notify-refused = Le navigateur bloque les notifications ; autorisez-les dans ses réglages
common-guide = Guide pour débuter
common-guide-note = Explique chaque chose la première fois que vous en avez besoin

common-game-first-journey = Mon Premier Voyage

common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-from-to = { $a } – { $b }
common-seat = Place { $number }

## La page elle-même, dans les recherches et les aperçus de liens

common-dark-mode = Mode sombre
common-description = Jouez à New York et à Mon Premier Voyage dans le navigateur, selon les règles imprimées : entre amis, avec des bots ou sur un même appareil.
common-invited = Invitation à jouer : { $game }
common-invited-who = À la table : { $names }.
common-invited-how = Prenez place depuis votre navigateur, sans créer de compte.
common-picture = Un plan de New York avec des routes colorées et des taxis, et le logo Farebox
## Comment la table joue pour vous

common-pace = Rythme des bots
common-pace-note = Durée d’affichage de chacun de leurs tours
common-pace-slow = Lent
common-pace-normal = Normal
common-pace-fast = Rapide
common-pace-skip = D’un coup
common-words = Les bots parlent
common-words-note = Un mot de temps en temps, sur ce que tout le monde a vu

## Kid table

common-kid = Table des petits
common-kid-note = Mon Premier Voyage en images, pour les enfants qui ne lisent pas encore
common-kid-aloud = Tout lire à voix haute
common-kid-names = Afficher les noms de lieux
common-kid-plays = Un enfant joue avec nous
common-kid-plays-note = Des images à la place des mots, de gros boutons, et tout est lu à voix haute

## Notifications

common-notify-yes = Me prévenir quand c’est mon tour
common-notify-no = Pas maintenant

## Le plateau animé

common-theme-clock = Selon l’heure
common-living = Plateau animé
common-living-note = Les bateaux et les nuages dérivent, les taxis et les wagons arrivent en roulant. Désactivé : le plateau reste immobile

## A page without a server

common-page-loading = Préparation du jeu…

## A page that is too old for its server

common-reload = Recharger la page
