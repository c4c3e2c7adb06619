### The rules in our own words. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

rules-title = Règles
rules-intro = Les deux jeux, règle par règle, avec nos propres mots. Chaque règle a son adresse, à envoyer à qui vous voulez.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-game = Jeu
rules-chapters = Chapitres
rules-ruling = Notre décision
rules-ruling-note = Les règles imprimées ne tranchent pas. Voici comment on joue dans Farebox.
rules-deal-title = La distribution
rules-deal = À une table, personne ne peut choisir les cartes, pas même le serveur. Avant la partie, le serveur et chaque appareil scellent chacun un nombre secret. C’est seulement quand tous sont scellés qu’on les réunit, et ensemble ils décident de chaque mélange.
rules-deal-check = Une fois la partie finie, tous les nombres figurent dans l’enregistrement et chacun peut les vérifier avec « farebox verify ». Une chose reste possible : que la personne qui gère le serveur regarde les cartes.
rules-ruling-only = Nos décisions seulement
rules-link = Lien vers { $clause }

rules-reconstructed-title = Les Tickets de Mon Premier Voyage · Europe
rules-reconstructed = Nous n’avons vu imprimés que 2 des 32 Tickets. Nous avons reconstitué les 30 autres : ils sont à peu près aussi longs, mais peuvent différer des tiens.
rules-reconstructed-cards = La répartition des 72 cartes Train entre les couleurs et les Locomotives est aussi une supposition, pour l’Europe comme pour les USA.
rules-reconstructed-how = Tu as le jeu chez toi ? La personne qui gère le serveur peut saisir tes 32 Tickets dans une copie du plateau ; le guide fourni avec Farebox explique tout pas à pas.

rules-chapter-box = Dans la boîte
rules-chapter-setup = Mise en place
rules-chapter-turn = Le tour de jeu
rules-chapter-draw = Prendre des cartes
rules-chapter-claim = Prendre une Route
rules-chapter-tickets = Cartes Destination
rules-chapter-end = Fin et décompte
rules-chapter-finish = La fin

## New York

rules-ny-box-1-title = Joueurs et Taxis
rules-ny-box-1 = De 2 à 4 joueurs. Chacun a 15 Taxis de sa couleur.
rules-ny-box-2-title = Les cartes
rules-ny-box-2 = 44 cartes Transport : 6 pour chacune des couleurs bleu, vert, noir, rose, rouge et orange, et 8 cartes Taxi. La carte Taxi est un joker.
rules-ny-box-3-title = Les Destinations
rules-ny-box-3 = 18 cartes Destination. Chacune montre deux Lieux et un nombre de points.

rules-ny-setup-1-title = Premières cartes
rules-ny-setup-1 = Mélangez les cartes Transport et distribuez-en 2 à chaque joueur. Le reste forme la pioche ; retournez à côté les 5 premières cartes, face visible.
rules-ny-setup-2-title = Trop de cartes Taxi au départ
rules-ny-setup-2 = S’il y a 3 cartes Taxi ou plus parmi ces 5 cartes, défaussez les cinq et retournez-en cinq nouvelles.
rules-ny-setup-3-title = Premières Destinations
rules-ny-setup-3 = Chacun reçoit 2 cartes Destination et garde une carte ou les deux. Une carte rendue va sous le paquet de cartes Destination.
rules-ny-setup-3-ruling = Tous choisissent en même temps et en secret. Puis les cartes rendues vont sous le paquet, dans l’ordre des places.
rules-ny-setup-4-title = Qui commence
rules-ny-setup-4 = Le plus jeune joueur commence. On joue ensuite dans le sens des aiguilles d’une montre.
rules-ny-setup-4-ruling = Ce sens est l’ordre des places. Vous choisissez quelle place commence, ou un tirage au sort décide.

rules-ny-turn-1-title = Une action
rules-ny-turn-1 = À votre tour, vous faites exactement une de ces trois choses : prendre des cartes Transport, prendre une Route ou reprendre des cartes Destination.
rules-ny-turn-2-title = Quand rien n’est possible
rules-ny-turn-2 = Si vous ne pouvez ni prendre une carte ni prendre une Route, vous pouvez reprendre des cartes Destination ou passer. Dans les autres cas, on ne passe pas. Si tous les joueurs sont bloqués ainsi l’un après l’autre, la partie s’arrête et on compte les points.

rules-ny-draw-1-title = Deux cartes
rules-ny-draw-1 = Prenez deux cartes, l’une après l’autre : chacune parmi les cartes visibles ou à l’aveugle dans la pioche.
rules-ny-draw-1-ruling = Vous ne pouvez pas vous arrêter à la première s’il y en a une deuxième que vous avez le droit de prendre.
rules-ny-draw-2-title = La carte prise est aussitôt remplacée
rules-ny-draw-2 = La carte visible que vous prenez est aussitôt remplacée par la première de la pioche. Vous pouvez prendre la nouvelle comme deuxième carte, sauf si c’est une carte Taxi.
rules-ny-draw-3-title = D’abord une carte Taxi visible
rules-ny-draw-3 = Si votre première carte est une carte Taxi visible, c’est la seule de ce tour.
rules-ny-draw-4-title = Pas de carte Taxi visible en deuxième
rules-ny-draw-4 = Votre deuxième carte ne peut pas être une carte Taxi visible, même si elle vient d’être retournée.
rules-ny-draw-5-title = Une carte Taxi à l’aveugle
rules-ny-draw-5 = Une carte Taxi piochée à l’aveugle compte comme n’importe quelle carte : vous avez encore droit à la deuxième.
rules-ny-draw-6-title = Main sans limite
rules-ny-draw-6 = Vous pouvez avoir autant de cartes en main que vous voulez.
rules-ny-draw-7-title = Quand il n’y a plus de cartes
rules-ny-draw-7 = S’il n’y a pas de deuxième carte que vous pouvez prendre, votre tour s’arrête à la première. S’il n’y a aucune carte, vous ne pouvez pas choisir cette action.
rules-ny-display-1-title = Trois cartes Taxi, c’est trop
rules-ny-display-1 = Chaque fois qu’il y a 3 cartes Taxi ou plus parmi les cartes visibles, on les défausse toutes et on en retourne cinq nouvelles.
rules-ny-display-1-ruling = On vérifie quand cinq cartes sont visibles, ou quand il n’en reste plus à retourner, et pas avant.
rules-ny-display-2-title = Trois fois de suite au plus
rules-ny-display-2 = Cela arrive au plus trois fois de suite ; les cartes restent alors jusqu’à ce qu’une autre soit retournée. S’il n’y a pas assez de cartes, il y en a moins de cinq en attendant.
rules-ny-deck-1-title = Une nouvelle pioche
rules-ny-deck-1 = Quand la pioche est vide, on mélange les cartes défaussées pour en faire une nouvelle.
rules-ny-deck-1-ruling = À l’instant même où la pioche est vide, même pendant qu’on retourne des cartes ; ou dès qu’il y a de nouveau des cartes défaussées.

rules-ny-claim-1-title = Quelles Routes prendre
rules-ny-claim-1 = Une Route est une suite d’Espaces entre deux Lieux voisins. Vous pouvez prendre n’importe quelle Route libre du plateau, mais une seule par tour.
rules-ny-claim-2-title = Le prix
rules-ny-claim-2 = Payez une carte par Espace, de la couleur de la Route. Pour une Route grise, choisissez une couleur, une seule.
rules-ny-claim-3-title = Payer en cartes Taxi
rules-ny-claim-3 = Une carte Taxi remplace n’importe quelle couleur. Vous pouvez en utiliser autant que vous voulez.
rules-ny-claim-3-ruling = Vous pouvez même ne payer qu’avec des cartes Taxi.
rules-ny-claim-4-title = Poser les Taxis
rules-ny-claim-4 = Posez un de vos Taxis sur chaque Espace. Si vous n’avez pas assez de Taxis, vous ne pouvez pas prendre la Route.
rules-ny-claim-5-title = Cartes payées
rules-ny-claim-5 = Les cartes payées sont défaussées.
rules-ny-double-1-title = Jamais les deux Routes
rules-ny-double-1 = Deux Routes côte à côte forment une Route Double. Personne ne peut prendre les deux.
rules-ny-double-2-title = Routes Doubles à deux joueurs
rules-ny-double-2 = À 2 joueurs, dès qu’une des deux est prise, l’autre est fermée pour les deux joueurs. À 3 ou 4, deux joueurs différents peuvent les prendre.

rules-ny-ticket-1-title = Deux cartes Destination
rules-ny-ticket-1 = Reprenez les 2 premières cartes Destination et gardez une carte ou les deux. Celle que vous ne gardez pas va sous le paquet.
rules-ny-ticket-2-title = Quand il en reste peu
rules-ny-ticket-2 = S’il ne reste qu’une carte Destination, vous pouvez la prendre, mais vous devez alors la garder. S’il n’en reste aucune, cette action n’est plus possible.
rules-ny-ticket-3-title = Gardée jusqu’à la fin
rules-ny-ticket-3 = On ne rend jamais une carte Destination gardée. Vous pouvez en avoir autant que vous voulez.
rules-ny-ticket-4-title = Destinations secrètes
rules-ny-ticket-4 = Jusqu’au décompte final, personne ne montre ses cartes Destination ni ne dit lesquelles sont complétées.
rules-ny-public-1-title = Ce que tout le monde voit
rules-ny-public-1 = Tout le monde voit les cartes visibles et les cartes défaussées, combien chacun a de cartes, de Destinations et de Taxis, quelles cartes visibles ont été prises, et qui a pris quelle Route avec quelles cartes. Restent secrètes les cartes piochées à l’aveugle, les Destinations et celles qui ont été rendues.

rules-ny-end-1-title = Les derniers tours
rules-ny-end-1 = Quand il reste à un joueur 2 Taxis ou moins à la fin de son tour, chacun joue encore un tour, ce joueur en dernier. Puis la partie s’arrête.
rules-ny-end-1-ruling = Un dernier tour est un tour comme un autre. Ce qui s’y passe ne déclenche pas un nouveau dernier tour.
rules-ny-end-2-title = Une partie abandonnée
rules-ny-end-2 = Une partie qui dure encore après 30 000 tours est abandonnée : on compte les points, mais personne ne gagne. Le serveur peut aussi abandonner une partie plus tôt, de la même façon.
rules-ny-score-1-title = Points des Routes
rules-ny-score-1 = Chaque Route vous rapporte des points selon sa longueur : 1 Espace 1 point, 2 Espaces 2, 3 Espaces 4, 4 Espaces 7.
rules-ny-score-2-title = Points des Destinations
rules-ny-score-2 = Chacun révèle ses cartes Destination. Si vos Routes relient les deux Lieux par un Chemin Continu, vous marquez la valeur de la carte. Sinon, vous la perdez.
rules-ny-score-3-title = Points des Attractions
rules-ny-score-3 = 1 point par Attraction Touristique connectée à au moins une de vos Routes. Elle ne compte qu’une fois pour vous, mais peut aussi compter pour d’autres.
rules-ny-score-4-title = Le vainqueur
rules-ny-score-4 = Le joueur qui a le plus de points l’emporte. À égalité, c’est celui qui a complété le plus de cartes Destination. Encore égalité ? Alors la victoire est partagée.

## First Journey

rules-fj-box-1-title = Joueurs et wagons
rules-fj-box-1 = De 2 à 4 joueurs. Chacun a 20 wagons de sa couleur. Tu peux construire des Routes de toutes les couleurs, quelle que soit celle de tes wagons.
rules-fj-box-2-title = Les cartes
rules-fj-box-2 = 72 cartes Train jaunes, vertes, blanches, noires, bleues et rouges, plus des Locomotives. La Locomotive est un joker.
rules-fj-box-3-title = Les Tickets
rules-fj-box-3 = 32 Tickets, chacun avec deux villes et sans points ; 4 cartes Bonus ; et un Ticket d’or pour le vainqueur.
rules-fj-box-3-ruling = Un plateau créé par toi doit avoir au moins 7 Tickets par joueur.

rules-fj-setup-1-title = Premières cartes
rules-fj-setup-1 = Mélange les cartes Train et distribues-en 4 à chaque joueur. Le reste forme la pioche, face cachée.
rules-fj-setup-2-title = Premiers Tickets
rules-fj-setup-2 = Chacun reçoit 2 Tickets et garde les deux. Le reste forme la pioche Ticket.
rules-fj-setup-3-title = Ce que tout le monde voit
rules-fj-setup-3 = Tes cartes et les Tickets que tu n’as pas encore complétés sont ton secret.
rules-fj-setup-3-ruling = Tout le reste est visible : combien chacun a de cartes, de Tickets et de wagons, les Tickets complétés, qui a construit quelle Route avec quelles cartes, et les cartes payées. Les Tickets échangés restent secrets.
rules-fj-setup-4-title = Qui commence
rules-fj-setup-4 = Le plus jeune joueur commence. On joue ensuite dans le sens des aiguilles d’une montre.

rules-fj-turn-1-title = Une action
rules-fj-turn-1 = À ton tour, tu fais exactement une de ces trois choses : piocher des cartes Train, construire une Route ou échanger tes Tickets.
rules-fj-draw-1-title = Deux cartes
rules-fj-draw-1 = Pioche les deux premières cartes de la pioche.
rules-fj-draw-1-ruling = Si la pioche s’épuise entre les deux, continue avec la nouvelle. S’il n’y a qu’une carte, prends-la. S’il n’y en a aucune, tu ne peux pas choisir de piocher.
rules-fj-deck-1-title = Cartes payées et nouvelle pioche
rules-fj-deck-1 = Les cartes payées restent face visible à côté de la pioche.
rules-fj-deck-1-ruling = Quand la pioche est vide, on les mélange aussitôt pour en faire une nouvelle.
rules-fj-claim-1-title = Le prix
rules-fj-claim-1 = Pour construire une Route, paie une carte par Espace, de la couleur de la Route. Une Locomotive remplace n’importe quelle couleur ; tu peux en utiliser autant que tu veux.
rules-fj-claim-1-ruling = Tu peux même ne payer qu’avec des Locomotives.
rules-fj-claim-2-title = Quelles Routes construire, et les wagons
rules-fj-claim-2 = Pose un wagon sur chaque Espace. Tu peux construire n’importe quelle Route libre du plateau, mais une seule par tour.
rules-fj-claim-2-ruling = Si tu n’as pas assez de wagons, tu ne peux pas construire la Route.
rules-fj-double-1-title = Jamais les deux Routes
rules-fj-double-1 = Personne ne peut construire les deux Routes d’une Route Double. Quelqu’un d’autre peut construire la seconde, même à deux joueurs.
rules-fj-swap-1-title = Échanger les Tickets
rules-fj-swap-1 = Au lieu de piocher des cartes ou de construire une Route, tu peux rendre tes DEUX Tickets et en piocher deux nouveaux.
rules-fj-swap-1-ruling = C’est permis à chaque tour où tu as deux Tickets. Les anciens vont face cachée sur une pile, qui devient la nouvelle pioche Ticket quand l’autre est vide. Tu peux donc les retrouver.
rules-fj-pass-1-title = Quand rien n’est possible
rules-fj-pass-1 = Si tu ne peux ni piocher une carte ni construire une Route, tu peux échanger tes Tickets ou passer. Dans les autres cas, on ne passe pas. Si tous les joueurs sont bloqués ainsi l’un après l’autre, la partie s’arrête et celui qui a complété le plus de Tickets l’emporte.

rules-fj-ticket-1-title = Compléter un Ticket
rules-fj-ticket-1 = Dès que tes wagons relient sans interruption les deux villes d’un Ticket, il est complété. Pose-le devant toi, face visible, et pioches-en un nouveau : tu en as toujours deux en cours.
rules-fj-ticket-1-ruling = On compte d’abord tout ce que la Route relie, bonus compris. Puis on regarde si la partie est terminée. Alors seulement, on pioche de nouveaux Tickets.
rules-fj-ticket-2-title = Un nouveau Ticket déjà relié
rules-fj-ticket-2 = Si tes wagons relient déjà les deux villes d’un nouveau Ticket, il est aussitôt complété et tu en pioches un autre. S’il ne reste plus de Tickets, tu continues avec moins.
rules-fj-ticket-3-title = Une erreur dans les règles roumaines
rules-fj-ticket-3 = Les règles roumaines disent « piochez deux cartes Train » là où il s’agit d’un nouveau Ticket. Nous jouons avec le Ticket. Si tu veux aussi les cartes, règle « Cartes pour chaque Ticket complété » sur 2 en ouvrant une table.
rules-fj-bonus-1-title = D’un bord à l’autre
rules-fj-bonus-1 = Si tes wagons relient une des villes de l’est (Moscou, Rostov, Ankara) à une des villes de l’ouest (Dublin, Brest, Madrid), tu reçois une carte Bonus, la « Grande Traversée ». Elle compte comme un Ticket complété. Sur le plateau USA, c’est « D’une côte à l’autre » : New York, Washington ou Miami avec Seattle, San Francisco ou Los Angeles.
rules-fj-bonus-1-ruling = Chaque joueur ne reçoit le bonus qu’une fois.

rules-fj-end-1-title = Six Tickets
rules-fj-end-1 = Le premier qui complète six Tickets gagne aussitôt et reçoit le Ticket d’or. Le bonus compte comme un Ticket.
rules-fj-end-2-title = Le dernier wagon
rules-fj-end-2 = La partie s’arrête aussi dès qu’un joueur a posé son dernier wagon. Celui qui a complété le plus de Tickets l’emporte, bonus compris. En cas d’égalité, ils gagnent ensemble.
rules-fj-end-3-title = Une partie abandonnée
rules-fj-end-3 = Une partie qui dure encore après 30 000 tours est abandonnée : on compte les Tickets complétés, mais personne ne gagne. Le serveur peut aussi abandonner une partie plus tôt, de la même façon.

## First Journey’s own chapters

rules-chapter-first-journey-tickets = Tickets

## Images

rules-pictures = Le jeu en images
rules-learn = Apprendre en jouant
rules-picture-new-york-goal = Reliez les deux Lieux de chacune de vos cartes Destination. Le plus grand total de points gagne.
rules-picture-new-york-turn = À votre tour, faites une seule chose : prendre deux cartes, prendre une Route ou reprendre des Destinations.
rules-picture-new-york-pay = Payez une carte de la couleur de la Route par Espace. Une carte Taxi remplace n’importe quelle couleur.
rules-picture-new-york-end = Dès qu’un joueur a deux Taxis ou moins, chacun joue un dernier tour. Les Routes, les Destinations complétées et les Attractions Touristiques rapportent des points.
rules-picture-first-journey-goal = Relie les deux villes d’un Ticket avec tes wagons : le Ticket est complet.
rules-picture-first-journey-turn = À ton tour, fais une seule chose : piocher deux cartes, construire une Route ou échanger tes deux Tickets.
rules-picture-first-journey-pay = Paie une carte de la couleur de la Route par Espace. Une Locomotive remplace n’importe quelle couleur.
rules-picture-first-journey-end = Le premier à compléter six Tickets gagne le Ticket d’or. Traverser tout le plateau compte aussi comme un Ticket.
