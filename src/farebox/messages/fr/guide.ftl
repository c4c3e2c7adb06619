### The first-game guide. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

guide-ok = Compris
guide-off = Arrêter le guide
guide-keep = Chaque carte Destination montre deux Lieux à relier. Les courtes sont plus faciles ; garder les deux peut rapporter plus.

## New York

guide-turn-title = Une seule chose par tour
guide-turn = À votre tour, faites une seule de ces trois choses : prendre des cartes, prendre une Route ou reprendre des Destinations. Puis c’est au joueur suivant.
guide-cards-title = Prenez 2 cartes
guide-cards = Choisissez parmi les cartes visibles ou dans la pioche. Réunissez des cartes d’une même couleur pour payer les Routes.
guide-second-title = Encore une
guide-second = Prenez maintenant une deuxième carte. Ce ne peut pas être une carte Taxi visible.
guide-wild-title = La carte Taxi est un joker
guide-wild = Une carte Taxi remplace n’importe quelle couleur. Si vous en prenez une visible, votre tour est terminé.
guide-tickets-title = Vos Destinations
guide-tickets = Reliez par vos Routes les deux Lieux de chaque carte. Survolez-la ou touchez-la pour voir le plus court chemin encore libre.
guide-claim-title = Prenez une Route
guide-claim = Vous pouvez prendre les Routes au bord lumineux : touchez-en une et choisissez comment payer, ou faites-y glisser des cartes de votre main.
guide-gray-title = Routes grises
guide-gray = Une Route grise se paie en cartes d’une seule couleur, au choix.
guide-closed-title = Routes Doubles
guide-closed = Personne ne peut prendre les deux Routes d’une Route Double. À deux joueurs, dès que l’une est prise, l’autre est fermée.
guide-blocked-title = Destination bloquée
guide-blocked = Une de vos Destinations ne peut plus être complétée. Vous perdrez ses points : rattrapez-vous ailleurs.
guide-more-tickets-title = D’autres Destinations
guide-more-tickets = Une Destination est complétée ! Vous pouvez en reprendre deux et garder une carte ou les deux. Non complétées, elles coûtent des points.
guide-attractions-title = Attractions
guide-attractions = Chaque Attraction Touristique que vos Routes touchent rapporte un point à la fin.
guide-last-title = Le dernier tour
guide-last = Un joueur n’a presque plus de Taxis. C’est votre dernier tour : profitez-en bien !

## First Journey

guide-first-journey-turn-title = Une seule chose par tour
guide-first-journey-turn = Pioche 2 cartes, construis une Route ou échange tes Tickets.
guide-first-journey-tickets-title = Tes Tickets
guide-first-journey-tickets = Relie les deux villes avec tes wagons. Touche un Ticket pour voir le chemin.
guide-first-journey-draw-title = Piocher 2
guide-first-journey-draw = Tu reçois deux cartes de la pioche.
guide-first-journey-build-title = Construire
guide-first-journey-build = Tu peux construire les Routes au bord lumineux : touches-en une, puis touche « Construire ! ». Ou fais-y glisser des cartes.
guide-first-journey-wild-title = La Locomotive
guide-first-journey-wild = Elle remplace n’importe quelle couleur.
guide-first-journey-bonus-title = La grande traversée
guide-first-journey-bonus = Relie une ville de l’ouest à une ville de l’est : tu gagnes un Ticket de plus !
guide-first-journey-swap-title = Échanger
guide-first-journey-swap = Un de tes Tickets est bloqué. Tu peux échanger les deux contre deux nouveaux.
guide-first-journey-golden-title = Six Tickets
guide-first-journey-golden = Le premier à compléter six Tickets reçoit le Ticket d’or et gagne !

## Apprendre en jouant

learn-title = Apprendre à jouer
learn-intro = En deux minutes, et c’est vous qui jouez à chaque étape.
learn-aloud = Lire à voix haute
learn-back = Revenir
learn-skip = Passer
learn-go = Continuer
learn-leave = Quitter la leçon
learn-step = Étape { $number } sur { $count }
learn-wait = À { $bot } de jouer.
learn-done = Bravo !
learn-play = Jouer une partie
learn-again = Encore une fois
learn-rules = Les règles en images
learn-new-york-hello = Bienvenue à New York ! Reliez des Lieux sur le plateau et marquez des points. Le plus grand total gagne. { $bot } joue avec vous.
learn-new-york-keep = Voici vos cartes Destination. Chacune demande de relier deux Lieux. Gardez les deux : touchez le bouton jaune.
learn-new-york-ticket = Touchez une carte Destination. Le plateau montre un chemin.
learn-new-york-deck = À vous ! Faites une seule chose : prendre deux cartes, prendre une Route ou reprendre des Destinations. Commencez par les cartes : touchez la pioche.
learn-new-york-face-up = Vous avez pioché une carte noire. Prenez la deuxième : touchez la rouge.
learn-new-york-claim = Vous avez deux cartes rouges. Elles paient deux Espaces rouges. Touchez la Route qui brille, puis le bouton jaune.
learn-new-york-gray = Une Route grise se paie avec la couleur de votre choix. Prenez-la avec votre carte noire : votre Destination est complète !
learn-new-york-finished = Destination complète : 3 points ! Celles qui restent incomplètes coûtent des points. Voyons maintenant la fin de la partie.
learn-new-york-bonus = Quelques tours plus tard. Les Lieux cerclés d’orange sont des Attractions Touristiques : chacune que vous touchez rapporte 1 point. Prenez la Route qui brille pour en toucher une de plus.
learn-new-york-end = Il vous reste 3 Taxis. Dès qu’un joueur en a 2 ou moins, chacun joue un dernier tour. Prenez la Route qui brille.
learn-new-york-last = C’est votre dernier tour. Prenez cette Route et complétez encore une Destination !
learn-new-york-over = Vous gagnez avec { $total } points : { $routes } pour les Routes, { $tickets } pour les Destinations et { $attractions } pour les Attractions Touristiques.
learn-first-journey-hello = En voiture ! Relie des villes avec tes wagons. Le premier à compléter six Tickets gagne. { $bot } joue avec toi.
learn-first-journey-ticket = Voici tes deux Tickets. Chacun montre deux villes. Touche un Ticket pour voir le chemin.
learn-first-journey-draw = Pour construire, il faut des cartes. Touche la pioche pour en prendre deux.
learn-first-journey-build = Tu as deux cartes rouges. Touche la Route qui brille, puis le bouton jaune.
learn-first-journey-complete = Il ne manque qu’une Route ! Construis-la avec ta carte noire.
learn-first-journey-six = Un Ticket est complet, et tu en as reçu un nouveau. Il en faut six. Avançons un peu.
learn-first-journey-swap = Tu as déjà complété quatre Tickets ! Les deux suivants sont difficiles. Échange-les contre deux nouveaux. Cela prend tout le tour.
learn-first-journey-cross = Tes wagons vont presque de l’ouest à l’est ! Construis cette Route et gagne un Ticket de plus.
learn-first-journey-win = Plus qu’un Ticket ! Construis cette Route et gagne.
learn-first-journey-over = Six Tickets : le Ticket d’or est à toi !

## The header of a lesson: what the owl asks for, in a few words

learn-do-keep = Gardez les deux cartes Destination
learn-do-ticket = Touchez une carte Destination
learn-do-deck = Touchez la pioche
learn-do-face-up = Touchez la carte rouge
learn-do-route = Touchez la Route qui brille
    .first_journey = Touche la Route qui brille
learn-do-first-journey-ticket = Touche un Ticket
learn-do-first-journey-deck = Touche la pioche
learn-do-swap = Échange tes Tickets
