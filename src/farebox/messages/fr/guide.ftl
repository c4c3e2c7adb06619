### The first-game guide. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

guide-ok = Compris
guide-off = Arrêter le guide
guide-keep = Chaque carte Destination montre deux Lieux à relier. Les courtes sont plus faciles ; garder les deux peut rapporter plus.

## New York

guide-turn-title = Une action par tour
guide-turn = À votre tour, faites une seule de ces trois choses : prendre des cartes, prendre une Route ou reprendre des Destinations. Puis c’est au suivant.
guide-cards-title = Prenez 2 cartes
guide-cards = Choisissez parmi les cartes visibles ou dans la pioche. Réunissez des cartes d’une même couleur pour payer les Routes.
guide-second-title = Encore une
guide-second = Prenez maintenant une deuxième carte. Une carte Taxi visible n’est plus permise.
guide-wild-title = Le Taxi est un joker
guide-wild = Une carte Taxi remplace n’importe quelle couleur. En prendre une visible compte pour tout votre tour.
guide-tickets-title = Vos Destinations
guide-tickets = Reliez par vos Routes les deux Lieux de chaque carte. Survolez-la ou touchez-la pour voir le plus court chemin encore libre.
guide-claim-title = Prenez une Route
guide-claim = Les Routes au bord lumineux sont à votre portée : touchez-en une, choisissez comment payer, prenez-la.
guide-gray-title = Routes grises
guide-gray = Une Route grise se paie en cartes d’une seule couleur, au choix.
guide-closed-title = Routes Doubles
guide-closed = Personne ne prend les deux Routes d’une Route Double. À deux joueurs, dès que l’une est prise, l’autre est fermée.
guide-blocked-title = Destination bloquée
guide-blocked = Une de vos Destinations n’a plus de chemin libre. Elle vous coûtera ses points : rattrapez-les ailleurs.
guide-more-tickets-title = D’autres Destinations
guide-more-tickets = Une Destination est complétée ! Vous pouvez en piocher deux autres et garder une carte ou les deux. Non complétées, elles coûtent des points.
guide-attractions-title = Attractions
guide-attractions = Chaque Attraction Touristique que vos Routes touchent rapporte un point à la fin.
guide-last-title = Le dernier tour
guide-last = Il ne reste presque plus de Taxis à quelqu’un. C’est votre dernier tour : profitez-en bien.

## First Journey

guide-fj-turn-title = Une action par tour
guide-fj-turn = Piochez 2 cartes, construisez une Route ou échangez vos Tickets.
guide-fj-tickets-title = Vos Tickets
guide-fj-tickets = Reliez les deux villes avec vos wagons. Touchez un Ticket pour voir le chemin.
guide-fj-draw-title = Piocher 2
guide-fj-draw = Deux cartes de la pioche arrivent dans votre main.
guide-fj-build-title = Construire
guide-fj-build = Vous pouvez construire les Routes au bord lumineux : touchez-en une, puis « Construire ! ».
guide-fj-wild-title = La Locomotive
guide-fj-wild = Elle remplace n’importe quelle couleur.
guide-fj-bonus-title = La grande traversée
guide-fj-bonus = Reliez une ville d’un bord du plateau à une ville de l’autre bord : cela fait un Ticket de plus !
guide-fj-swap-title = Échanger
guide-fj-swap = Un Ticket n’a plus de chemin. Vous pouvez échanger les deux contre deux nouveaux.
guide-fj-golden-title = Six Tickets
guide-fj-golden = Qui complète six Tickets en premier reçoit le Ticket d’or et gagne.
