### The lobby, the waiting room and the list of games to watch. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

lobby-title = Choisissez une table
lobby-setup = Préparer la table
lobby-seats-of = { $board } · places
lobby-card-players = { $from }–{ $to } joueurs
lobby-card-city = partie rapide en ville
lobby-card-journey = dès 6 ans
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
lobby-guest = Invité
lobby-friend = Ami(e)
lobby-friend-line = reçoit votre lien et joue de n’importe où
lobby-here-line = joue sur cet appareil, chacun son tour
lobby-add-seat = Ajouter une place
lobby-add-friend = Ami(e)
lobby-add-bot = Bot
lobby-add-here = Cet appareil
lobby-remove-seat = Retirer la place { $number }
lobby-level-of = Niveau du bot : { $name }

lobby-first = Qui commence ?
lobby-first-who = Qui est le plus jeune ?
lobby-first-youngest = Le plus jeune
lobby-first-lot = Tirer au sort
lobby-time = Temps de réflexion
lobby-time-none = Illimité
lobby-time-minute = 60 s
lobby-time-day = 1 jour
lobby-hints = Conseils
lobby-more-options = Plus d’options
lobby-undo = Annuler le coup
lobby-undo-note = Tant que rien de nouveau n’a été vu
lobby-chat = Messages
lobby-chat-note = Pour les enfants : réactions seules, ou rien
lobby-chat-all = Tous
lobby-chat-reactions = Réactions
lobby-listed = Spectateurs admis
lobby-listed-note = Visible sous « Regarder » ; les mains restent cachées
lobby-completion-cards = Cartes par Ticket complété
lobby-completion-cards-note = Règle maison ; le jeu imprimé n’en donne pas

lobby-start = { $count ->
    [one] Jouer à { $count }
   *[other] Jouer à { $count }
}
lobby-open = Ouvrir la table et inviter
lobby-rulebook = Comme dans les règles imprimées. Là où elles ne tranchent pas, notre décision est signalée :
lobby-reconstructed = La plupart des Tickets de ce plateau sont reconstitués par nos soins. Vous avez la boîte ? Vous pouvez y mettre les vrais :
lobby-reconstructed-how = comment faire

lobby-score-pad-line = Vous jouez avec la vraie boîte ? Comptez ici
lobby-watch-line = { $count ->
    [0] aucune en ce moment
    [one] { $count } partie en ce moment
   *[other] { $count } parties en ce moment
}
lobby-rules-line = les deux jeux, règle par règle
lobby-needs-server = demande le serveur

lobby-offline = Le serveur ne répond pas.
lobby-offline-line = Les règles et le carnet de score marchent sans lui. Pour jouer, rejoindre une table ou regarder, il faut le serveur : lancez-le ou vérifiez la connexion.
lobby-offline-start = Vous pourrez ouvrir une table dès que le serveur sera de retour.

lobby-mine = Vos parties
lobby-mine-waiting = { $count ->
    [0] prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-mine-your-turn = À vous de jouer
lobby-mine-turn-of = On attend : { $names }
lobby-mine-forget = Ôter de la liste
lobby-mine-forget-ask = Ôter cette partie de la liste ?
lobby-mine-forget-note = Cet appareil oubliera alors votre place. Vous ne pourrez continuer que sur un autre appareil qui la connaît.
lobby-mine-all = { $count ->
    [one] Voir { $count } partie
   *[other] Voir les { $count } parties
}
lobby-mine-fewer = En voir moins

lobby-place-open = Place libre
lobby-place-open-line = attend quelqu’un qui a le lien
lobby-wait-who = Qui joue ?
lobby-wait-open = { $count ->
    [one] Encore { $count } place libre
   *[other] Encore { $count } places libres
}
lobby-wait-full = Tout le monde est là.
lobby-wait-here = est là
lobby-wait-away = pas là
lobby-wait-leave = Me lever
lobby-wait-begins = commence
lobby-wait-put-bot = Y mettre un bot
lobby-wait-fill = { $count ->
    [one] Donner la place libre à un bot
   *[other] Donner les places libres à des bots
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
lobby-wait-free = Donner la place { $number } à un(e) ami(e)

lobby-invite = Inviter
lobby-invite-line = Envoyez le lien ou faites scanner le code.
lobby-invite-link = Lien vers cette table
lobby-invite-copy = Copier le lien
lobby-invite-copied = Copié
lobby-invite-send = Envoyer
lobby-invite-share = Venez à ma table !
lobby-invite-code = Code à scanner avec un téléphone : ouvre cette table
lobby-invite-local = Cette adresse ne marche que sur cet ordinateur. Pour d’autres appareils, lancez Farebox avec --host 0.0.0.0 et ouvrez la page à l’adresse de cet ordinateur.

lobby-join = Prendre place à cette table
lobby-join-place = Choisissez une place
lobby-join-button = Prendre place
lobby-join-watch = Juste regarder
lobby-join-watching = Vous regardez. La partie s’affichera ici dès qu’elle commence.
lobby-join-after-all = Prendre place quand même
lobby-full = Cette table est complète
lobby-full-line = Toutes les places sont prises. Restez pour regarder ou ouvrez votre propre table.
lobby-no-table = Pas de table ici
lobby-no-table-line = Aucune table n’a ce lien. Il manque peut-être une lettre ? Redemandez le lien ou ouvrez votre propre table.

lobby-watch-title = Regarder une partie
lobby-watch-note = Les tables qui admettent des spectateurs. Les mains et les Destinations restent cachées.
lobby-watch-refresh = Actualiser
lobby-watch-none = Aucune partie publique en ce moment
lobby-watch-none-line = Ouvrez une table et activez « Spectateurs admis » pour apparaître ici.
lobby-status-waiting = attend des joueurs
lobby-status-playing = en cours
lobby-status-over = terminée
