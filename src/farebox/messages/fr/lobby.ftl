### The lobby, the waiting room and the list of games to watch. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

lobby-title = Choisissez un jeu
lobby-setup = Préparer la table
lobby-seats-of = { $board } · joueurs
lobby-card-players = { $from }–{ $to } joueurs
lobby-card-new-york = une partie rapide en ville
lobby-card-first-journey = dès 6 ans
lobby-card-taxis = { $count ->
    [one] { $count } Taxi chacun
   *[other] { $count } Taxis chacun
}
lobby-card-trains = { $count ->
    [one] { $count } wagon chacun
   *[other] { $count } wagons chacun
}
lobby-card-tickets = { $count ->
    [one] { $count } Destination
   *[other] { $count } Destinations
}
lobby-card-goal = 6 Tickets pour gagner
lobby-card-attractions = { $count ->
    [one] { $count } Attraction
   *[other] { $count } Attractions
}

lobby-your-name = Votre nom
lobby-name = Nom
lobby-player-number = Joueur { $number }
lobby-friend = Sur invitation
lobby-friend-line = rejoint la table par votre lien, sur son appareil
lobby-here-line = joue sur cet appareil, chacun son tour
lobby-add-seat = Ajouter un joueur
lobby-add-friend = Sur invitation
lobby-add-bot = Bot
lobby-add-here = Sur cet appareil
lobby-remove-seat = Retirer la place { $number }
lobby-level-of = Niveau du bot : { $name }

lobby-first = Qui commence ?
lobby-first-lot = Tirer au sort
lobby-hints = Conseils
lobby-more-options = Plus d’options
lobby-undo = Annulation des coups
lobby-undo-note = Tant que rien de nouveau n’a été révélé ; contre les bots, à tout moment
lobby-chat = Messages
lobby-chat-note = Avec des enfants : réactions seules, ou rien
lobby-chat-all = Tous
lobby-chat-reactions = Réactions
lobby-listed = Spectateurs admis
lobby-listed-note = Visible sous « Regarder » ; les mains restent cachées
lobby-completion-cards = Cartes pour chaque Ticket complété
lobby-completion-cards-note = Règle maison ; le jeu imprimé n’en prévoit pas

lobby-start = { $count ->
    [one] Jouer à { $count }
   *[other] Jouer à { $count }
}
lobby-open = Ouvrir la table et inviter des amis
lobby-rulebook = On joue selon les règles imprimées. Là où elles ne tranchent pas, notre décision est signalée :
lobby-reconstructed = Nous avons reconstitué la plupart des Tickets de ce plateau. Vous avez le jeu chez vous ? On peut saisir les vrais :
lobby-reconstructed-how = comment faire

lobby-score-pad-line = Vous jouez avec le jeu en boîte ? Comptez vos points ici
lobby-watch-line = { $count ->
    [0] aucune partie en ce moment
    [one] { $count } partie en ce moment
   *[other] { $count } parties en ce moment
}
lobby-needs-server = serveur nécessaire

lobby-offline = Le serveur ne répond pas.
lobby-offline-line = Les règles et le carnet de score fonctionnent sans lui. Pour jouer, rejoindre une table ou regarder, il faut le serveur : lancez-le ou vérifiez la connexion.
lobby-offline-start = Vous pourrez ouvrir une table dès que le serveur sera de retour.

lobby-mine = Vos parties
lobby-mine-waiting = { $count ->
    [0] prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-mine-your-turn = À vous de jouer
lobby-mine-turn-of = On attend : { $names }
lobby-mine-forget = Retirer de la liste
lobby-mine-forget-ask = Retirer cette partie de la liste ?
lobby-mine-forget-note = Cet appareil perdra votre place. Vous ne pourrez continuer que sur un autre appareil qui l’a encore.
lobby-mine-all = { $count ->
    [one] Voir { $count } partie
   *[other] Voir les { $count } parties
}

lobby-place-open = Place libre
lobby-place-open-line = en attente d’un joueur
lobby-wait-who = Qui joue ?
lobby-wait-open = { $count ->
    [one] Encore { $count } place libre
   *[other] Encore { $count } places libres
}
lobby-wait-taken = Toutes les places sont prises.
lobby-wait-here = en ligne
lobby-wait-away = hors ligne
lobby-wait-leave = Quitter ma place
lobby-wait-begins = commence
lobby-wait-put-bot = Placer un bot
lobby-wait-fill = { $count ->
    [one] Placer un bot sur la place libre
   *[other] Placer des bots sur les places libres
}
lobby-wait-for = { $count ->
    [one] On attend { $count } joueur
   *[other] On attend { $count } joueurs
}
lobby-wait-host = La personne qui a ouvert la table lance la partie.
lobby-wait-add-open = Place libre
lobby-wait-add-bot = Bot
lobby-wait-up = Monter la place { $number }
lobby-wait-down = Descendre la place { $number }
lobby-wait-free = Garder la place { $number } pour une personne invitée

lobby-invite = Inviter
lobby-invite-line = Envoyez le lien ou faites scanner le code.
lobby-invite-link = Lien vers cette table
lobby-invite-copy = Copier le lien
lobby-invite-copied = Copié
lobby-invite-send = Envoyer
lobby-invite-share = Rejoignez ma table !
lobby-invite-code = Code QR qui ouvre cette table
lobby-invite-local = Ce lien ne fonctionne que sur cet ordinateur.

lobby-join = Prendre place à cette table
lobby-join-place = Choisissez une place
lobby-join-button = Prendre place
lobby-join-watch = Juste regarder
lobby-join-watching = Vous regardez. La partie s’affichera ici dès qu’elle commencera.
lobby-join-after-all = Finalement, je joue
lobby-full = Cette table est complète
lobby-full-line = Toutes les places sont prises. Vous pouvez rester pour regarder ou ouvrir une autre table.
lobby-no-table = Table introuvable
lobby-no-table-line = Aucune table ne correspond à ce lien. Il manque peut-être une lettre ? Redemandez le lien ou ouvrez une autre table.

lobby-watch-title = Regarder une partie
lobby-watch-note = Les tables ouvertes aux spectateurs. Les cartes de chacun restent cachées.
lobby-watch-refresh = Actualiser
lobby-watch-none = Aucune partie publique en ce moment
lobby-watch-none-line = Ouvrez une table et activez « Spectateurs admis » pour apparaître ici.
lobby-status-waiting = en attente de joueurs
lobby-status-playing = en cours
lobby-status-over = terminée

## Les appareils de la maison

lobby-house-line = Invitez les téléphones, tablettes et autres ordinateurs de la maison.
lobby-house-open = Jouer avec les téléphones de la maison
lobby-house-ask = Laisser entrer les appareils de votre réseau domestique ?
lobby-house-ask-text = Tous les appareils connectés à votre Wi‑Fi pourront ouvrir Farebox sur cet ordinateur. L’accès prend fin quand vous le désactivez ici ou quittez Farebox. Rien n’est ouvert sur Internet.
lobby-house-yes = Laisser entrer
lobby-house-on = Les appareils de la maison peuvent rejoindre la table.
lobby-house-help = Le téléphone n’ouvre pas la page ?
lobby-house-help-same = Le téléphone et l’ordinateur doivent être sur le même Wi‑Fi ; les données mobiles ne suffisent pas.
lobby-house-help-guest = Les réseaux invités isolent les appareils les uns des autres. Utilisez le Wi‑Fi principal.
lobby-house-help-firewall = Si cet ordinateur demande si Farebox ou Python peut accepter des connexions, autorisez-le.
lobby-house-other = Essayer une autre adresse
lobby-house-close = Désactiver
lobby-house-close-ask = Désactiver l’accès pour les appareils de la maison ?
lobby-house-close-text = Les appareils en cours de partie perdent la connexion. Leurs places restent réservées.

## La page d’accueil

lobby-play-now = Jouer maintenant
lobby-new-game = Nouvelle partie
lobby-continue = Continuer
lobby-headline-1 = Piochez une carte.
lobby-headline-2 = Tracez votre ligne.
lobby-lead = Deux jeux de plateau à partager en famille, de deux à quatre joueurs. Dix minutes, sans compte.
lobby-welcome = Bon retour !
lobby-welcome-name = Bon retour, { $name } !
lobby-quick-against = { $board }, contre { $names }
lobby-quick-with = { $board } avec { $names }
lobby-quick-or = ou
lobby-quick-europe = Europe
lobby-quick-usa = USA
lobby-child = Pour les enfants
lobby-child-line = Mon Premier Voyage avec de grandes images et presque sans texte
lobby-tiles = Autres pages
lobby-tile-friends = Jouer entre amis
lobby-tile-friends-line = Envoyez un lien ou partagez un écran
lobby-tile-learn = Apprendre à jouer
lobby-tile-learn-line = Deux minutes, pas à pas
lobby-new = Nouvelle table
lobby-new-line = Choisissez les places, les bots et les options
lobby-nowhere = Il n’y a rien ici
lobby-nowhere-line = Cette adresse ne mène nulle part. Il manque peut-être une lettre dans le lien.

## Clocks

lobby-clock = Chrono
lobby-clock-none = Aucun
lobby-clock-turn = Par tour
lobby-clock-bank = Par joueur
lobby-clock-turn-note = Temps écoulé : un bot joue ce tour
lobby-clock-bank-note = Pour toute la partie ; ensuite, un bot joue la suite
lobby-clock-seconds = { $count } s
lobby-clock-minutes = { $count } min
lobby-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
lobby-wait-turn = Chrono : { $time } par tour
lobby-wait-bank = Chrono : { $time } par joueur pour toute la partie

## Links inside a sentence, and a table that cannot be opened

lobby-rulebook-link = voir les règles
lobby-no-connection = Impossible d’ouvrir la table pour l’instant

## Who you are at the table. The animals are also what players without a name are called.

look-title = Couleur et animal
look-choose = { $name } : choisir la couleur et l’animal
look-color = Couleur
look-animal = Animal
look-taken = déjà pris par { $name }
look-done = OK
look-color-1 = violet
look-color-2 = turquoise
look-color-3 = marron
look-color-4 = vert anis
look-fox = Renard
look-rabbit = Lapin
look-cat = Chat
look-bear = Ours
look-frog = Grenouille
look-otter = Loutre
look-penguin = Manchot
look-owl = Hibou

## Inviting from a phone, and who begins

lobby-invite-qr = Code QR
lobby-first-note = Selon la règle : le plus jeune

## Tables in this page

lobby-here = Seulement sur cet appareil
lobby-here-note = La partie se déroule dans ce navigateur, avec ou sans serveur. Personne d’autre ne peut la rejoindre ni la regarder. Fort et Expert y jouent à l’instinct.
lobby-here-quick = { $game }, sur cet appareil
lobby-offline-here = Les parties sur cet appareil, les énigmes, les leçons, les règles et le carnet de score fonctionnent sans lui.
lobby-needs-server-line = Ici, Farebox fonctionne sans serveur, mais cette page en a besoin : elle montre les parties d’autres joueurs.

## Boards of one's own, in a page without a server

lobby-board-load = Charger un plateau depuis un fichier
lobby-board-load-note = Un fichier .toml, avec son .layout.json s’il en a un. Il reste sur cet appareil.
lobby-board-which = Choisissez un seul fichier .toml, avec son .layout.json s’il en a un.
lobby-board-loaded = { $board } est prêt à jouer.
lobby-board-remove = Retirer { $board }
lobby-board-bots = Sur votre propre plateau, les bots sont Débutant ou Amateur : Fort et Expert ont besoin d’un réseau entraîné sur ce plateau.
