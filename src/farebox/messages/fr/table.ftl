### The game screen. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

table-menu = Menu
table-board = Plateau
table-cards = Cartes
table-players = Joueurs
table-you = Vous
    .first_journey = Toi
table-log = Journal
table-lost = Connexion perdue. Nouvel essai…
table-dealing = On mélange les cartes…
table-offline = Pas de connexion
table-offline-note = La partie reprendra avec la connexion.

## Whose turn it is

table-your-turn = À vous de jouer
    .first_journey = À toi de jouer
table-your-turn-name = À toi de jouer, { $name } !
table-your-last-turn = Votre dernier tour
    .first_journey = Ton dernier tour
table-on-turn = À { $name } de jouer
table-begins = { $name } commence
table-thinking = réfléchit…
table-watching = Vous regardez
    .first_journey = Tu regardes
table-watch-note = Les mains et les Destinations restent cachées. Vous ne voyez que les cartes prises face visible.
    .first_journey = Les cartes et les Tickets des autres restent cachés.
table-watch-unknown = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
table-watch-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-choose-tickets = Choisissez vos Destinations
table-waiting-choice = Choix en cours : { $names }
table-last = Dernier tour
table-last-yours = Dernier tour · à vous
table-you-win = Vous avez gagné !
    .first_journey = Tu as gagné !
table-nobody-wins = Personne ne gagne
table-wins = { $count ->
    [one] { $names } remporte la partie
   *[other] Victoire partagée : { $names }
}
table-ending-last-turns = Chacun a joué son dernier tour.
table-ending-nobody-can-move = Plus personne ne peut jouer.
table-ending-sixth-ticket = Six Tickets complétés !
table-ending-last-piece = Le dernier wagon est posé.
table-ending-abandoned = La partie a été abandonnée.
table-do = Prenez au choix : { $list }
table-do-cards = 2 cartes (ou 1 carte Taxi visible)
table-do-cards-short = des cartes
table-do-draw = 2 cartes
table-do-claim = une Route
table-do-tickets = 2 Destinations
table-do-tickets-short = des Destinations
table-do-keep = Gardez 1 ou 2 Destinations
table-do-second = Encore une carte, mais pas une carte Taxi visible
table-pass = Passer
table-time-left = Temps restant : { $time }
table-hours = { $count } h

## Players

table-role-you = vous
    .first_journey = toi
table-role-bot = bot · { $level }
table-role-away = hors ligne
table-role-awaited = pas encore là
table-role-stand-in = hors ligne · un bot joue
table-player = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $piece ->
    [train] { $tickets ->
        [one] { $tickets } Ticket
       *[other] { $tickets } Tickets
    }
   *[taxi] { $tickets ->
        [one] { $tickets } Destination
       *[other] { $tickets } Destinations
    }
}, { $piece ->
    [train] { $pieces ->
        [one] { $pieces } wagon
       *[other] { $pieces } wagons
    }
   *[taxi] { $pieces ->
        [one] { $pieces } Taxi
       *[other] { $pieces } Taxis
    }
}{ $turn ->
    [you] . { $piece ->
        [train] C’est ton tour.
       *[taxi] C’est votre tour.
    }
    [yes] . C’est son tour.
   *[no] .
}
table-route-points = Points des Routes
table-cards-in-hand = Cartes en main
table-tickets = Destinations
    .first_journey = Tickets
table-pieces = { $piece ->
    [train] Wagons restants
   *[taxi] Taxis restants
}
table-pieces-left = { $piece ->
    [train] { $count ->
        [0] plus aucun wagon
        [one] plus que { $count } wagon
       *[other] plus que { $count } wagons
    }
   *[taxi] { $count ->
        [0] plus aucun Taxi
        [one] plus que { $count } Taxi
       *[other] plus que { $count } Taxis
    }
}
table-has-chosen = a choisi
table-stand-in = Faire jouer un bot
table-stand-in-soon = Faire jouer un bot dans { $seconds } s
table-stand-in-end = Arrêter le bot
table-track = { $count ->
    [one] { $count } Ticket complété sur 6
   *[other] { $count } Tickets complétés sur 6
}

## Cards

table-cards-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
table-cards-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
}
table-cards-black = { $count ->
    [one] { $count } noire
   *[other] { $count } noires
}
table-cards-pink = { $count ->
    [one] { $count } rose
   *[other] { $count } roses
}
table-cards-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
table-cards-orange = { $count } orange
table-cards-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
table-cards-white = { $count ->
    [one] { $count } blanche
   *[other] { $count } blanches
}
table-cards-taxi = { $count ->
    [one] { $count } carte Taxi
   *[other] { $count } cartes Taxi
}
table-cards-locomotive = { $count ->
    [one] { $count } Locomotive
   *[other] { $count } Locomotives
}
table-take = Prendre : { $card }
table-face-up = Visible : { $card }
table-no-wild-now = { $card } : impossible en deuxième carte
table-no-card = Pas de carte
table-draw-blind = Piocher à l’aveugle ; cartes restantes : { $count }
table-deck-label = Pioche ; cartes restantes : { $count }
table-deck-counts = pioche { $deck } · défausse { $discards }
table-reset = Trois cartes Taxi étaient visibles : les cinq cartes ont été défaussées, en voici cinq nouvelles.
table-hand = Votre main · { $count }
    .first_journey = Ta main · { $count }
table-hand-empty = Aucune carte
table-hand-hidden = Cartes cachées jusqu’à votre tour
    .first_journey = Cartes cachées jusqu’à ton tour

## Asking about a route

table-ask = La Route choisie
table-spaces = { $count ->
    [one] { $count } Espace
   *[other] { $count } Espaces
}
table-plus-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
table-ways = Payer avec
table-claim-for = Prendre avec { $payment }
table-build = Construire !
table-finishes = { $count ->
    [one] complète une Destination
   *[other] complète { $count } Destinations
}
table-bonus = traverse le plateau
table-why-claimed = { $you ->
    [yes] Cette Route est à vous.
   *[no] Prise : { $name }
}
table-why-closed = Cette Route est fermée.
table-why-twin = { $you ->
    [yes] Fermée : vous avez déjà l’autre Route.
   *[no] Fermée : l’autre Route est à { $name }.
}
    .first_journey = { $you ->
        [yes] Fermée : tu as déjà l’autre Route.
       *[no] Fermée : l’autre Route est à { $name }.
    }
table-why-pieces = { $piece ->
    [train] { $need ->
        [one] Il faut { $need } wagon, tu en as { $have }.
       *[other] Il faut { $need } wagons, tu en as { $have }.
    }
   *[taxi] { $need ->
        [one] Il faut { $need } Taxi, vous en avez { $have }.
       *[other] Il faut { $need } Taxis, vous en avez { $have }.
    }
}
table-why-cards = Il faut { $cards }. En main : { $have }.
table-why-cards-gray = { $need ->
    [one] Il faut { $need } carte. Au mieux : { $have }.
   *[other] Il faut { $need } cartes de même couleur. Au mieux : { $have }.
}
table-why-over = La partie est terminée.
table-why-watching = Vous regardez cette partie.
    .first_journey = Tu regardes cette partie.
table-why-second = Prenez d’abord votre deuxième carte.
table-why-tickets = On choisit d’abord les Destinations.
table-why-turn = C’est à { $name } de jouer.

## Tickets

table-your-tickets = Vos Destinations
    .first_journey = Tes Tickets
table-your-first-journey-tickets = Tes Tickets
table-secret-now = secrètes jusqu’à la fin · pour l’instant
table-no-tickets = Aucune Destination
table-tickets-soon = Ils arrivent dès que tout le monde a choisi
    .first_journey = Aucun Ticket
table-ticket = Destination { $a } – { $b }, { $value ->
    [one] { $value } point
   *[other] { $value } points
} : { $state }
table-kid-ticket = Ticket { $a } – { $b }{ $state ->
    [done] , complété
    [blocked] , plus de chemin
    [short] , pas assez de wagons
   *[open] {""}
}
table-ticket-one = Ticket
table-ticket-done = Complétée
    .first_journey = Complété
table-ticket-blocked = Bloquée : plus de chemin libre
    .first_journey = Bloqué : plus de chemin libre
table-ticket-open = { $piece ->
    [train] { $count ->
        [one] encore { $count } wagon
       *[other] encore { $count } wagons
    }
   *[taxi] { $count ->
        [one] encore { $count } Taxi
       *[other] encore { $count } Taxis
    }
}
table-ticket-needs = { $piece ->
    [train] { $count ->
        [one] il faut { $count } wagon
       *[other] il faut { $count } wagons
    }
   *[taxi] { $count ->
        [one] il faut { $count } Taxi
       *[other] il faut { $count } Taxis
    }
}
table-ticket-finished = Destination complétée : { $ticket } · +{ $points }
table-attractions = Attractions
table-of = { $count } sur { $all }
table-attraction = { $name } : { $reached ->
    [yes] visitée
   *[no] pas encore visitée
}
table-draw-tickets = Reprendre 2 Destinations
table-left = { $count ->
    [one] ({ $count } restante)
   *[other] ({ $count } restantes)
}
table-keep-opening = Vos premières Destinations
table-keep-opening-note = Gardez une carte ou les deux. Complétée, elle rapporte ses points ; sinon, elle vous les fait perdre.
table-keep-title = Nouvelles Destinations
table-keep-note = Gardez une carte ou les deux. Une carte rendue va sous le paquet.
table-offer = { $a } – { $b }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { $count ->
    [one] { $count } Taxi
   *[other] { $count } Taxis
}
table-keep = { $count ->
    [one] Garder 1 carte
   *[other] Garder les deux
}
table-keep-none = Choisissez-en au moins une

## First Journey

table-verb-take = Piocher 2
table-verb-build = Construire
table-verb-swap = Échanger
table-take-two-label = Piocher 2 cartes ; { $count } dans la pioche
table-swap-both = Échanger les deux Tickets
table-swap-ask = Échanger les deux Tickets ?
table-swap-note = Tu reçois deux nouveaux Tickets et ton tour se termine.
table-swap-yes = Échanger
table-first-to-six = à 6, c’est gagné
table-golden = Ticket d’or
table-golden-note = pour le premier à 6 Tickets
table-bonus-east-to-west = Grande Traversée
table-bonus-coast-to-coast = D’une côte à l’autre
table-bonus-shout = { $name ->
    [coast-to-coast] D’une côte à l’autre !
   *[east-to-west] D’est en ouest !
}
table-you-did-it = Bravo !
table-more-to-win = { $count ->
    [0] C’est gagné !
    [1] Plus qu’un pour gagner
   *[other] Encore { $count } pour gagner
}
table-new-tickets = { $count ->
    [one] Nouveau Ticket
   *[other] Nouveaux Tickets
}
table-go-on = Continuer
table-done-toast = { $name } a complété un Ticket !
table-bonus-toast = { $name } a traversé le plateau : un Ticket de plus !

## What happened

table-log-empty = Rien pour l’instant.
table-log-turn = Tour { $turn }
table-log-bot = joué par un bot
table-log-deal = Les cartes sont distribuées. { $name } commence.
table-log-took = { $you ->
    [yes] Vous avez pris { $cards }
   *[no] { $name } a pris { $cards }
}
    .first_journey = { $you ->
        [yes] Tu as pris { $cards }
       *[no] { $name } a pris { $cards }
    }
table-log-claim = { $you ->
    [yes] Vous avez pris la Route { $route } avec { $cards } { $points }
   *[no] { $name } a pris la Route { $route } avec { $cards } { $points }
}
table-log-build = { $you ->
    [yes] Tu as construit la Route { $route } avec { $cards }
   *[no] { $name } a construit la Route { $route } avec { $cards }
}
table-log-offer = { $you ->
    [yes] Vous avez repris des Destinations
   *[no] { $name } a repris des Destinations
}
table-log-choose = { $you ->
    [yes] Vous avez choisi vos Destinations
   *[no] { $name } a choisi ses Destinations
}
table-log-kept = { $you ->
    [yes] { $count ->
        [one] Vous commencez avec 1 Destination
       *[other] Vous commencez avec { $count } Destinations
    }
   *[no] { $count ->
        [one] { $name } commence avec 1 Destination
       *[other] { $name } commence avec { $count } Destinations
    }
}
table-log-keep = { $you ->
    [yes] Vous avez repris des Destinations et en avez gardé { $count }
   *[no] { $name } a repris des Destinations et en a gardé { $count }
}
table-log-completed = { $you ->
    [yes] Tu as complété le Ticket { $ticket }
   *[no] { $name } a complété le Ticket { $ticket }
}
table-log-bonus = { $you ->
    [yes] Tu as traversé le plateau : un Ticket de plus !
   *[no] { $name } a traversé le plateau : un Ticket de plus !
}
table-log-exchange = { $you ->
    [yes] Tu as échangé tes deux Tickets
   *[no] { $name } a échangé ses deux Tickets
}
table-log-pass = { $you ->
    [yes] Vous avez passé
   *[no] { $name } a passé
}
    .first_journey = { $you ->
        [yes] Tu as passé
       *[no] { $name } a passé
    }
table-log-undo = { $you ->
    [yes] Vous avez annulé un coup
   *[no] { $name } a annulé un coup
}
    .first_journey = { $you ->
        [yes] Tu as annulé un coup
       *[no] { $name } a annulé un coup
    }
table-log-reset = Trois cartes Taxi visibles : cinq nouvelles cartes.
table-log-shuffle = Les cartes utilisées sont mélangées : nouvelle pioche.
table-log-last = Dernier tour : { $name } a 2 Taxis ou moins. Chacun joue encore une fois, y compris { $name }.
table-log-over = La partie est terminée.
table-log-abandoned = La partie a été abandonnée : personne ne gagne.
table-last-toast = Dernier tour ! { $name } a 2 Taxis ou moins : chacun joue encore une fois.

## Hints

table-hint = Conseil
table-hint-claim = Prenez la Route { $route } avec { $payment }.
table-hint-take = Prenez la carte visible : { $card }.
table-hint-blind = Prenez une carte de la pioche.
table-hint-draw = Pioche 2 cartes.
table-hint-tickets = Reprenez des Destinations.
table-hint-exchange = Échange les deux Tickets.
table-hint-pass = Passez.
    .first_journey = Passe.
table-hint-keep = { $count ->
    [one] Gardez { $tickets }.
   *[other] Gardez les deux : { $tickets }.
}
table-why-hint-finish = { $has ->
    [yes] Cela complète { $ticket }.
   *[no] Cela traverse le plateau.
}
table-why-hint-toward = Un pas de plus vers { $ticket }.
table-why-hint-collect = { $has ->
    [yes] C’est utile pour { $ticket }.
   *[no] Plus de cartes, c’est plus de choix.
}
table-why-hint-points = C’est ce qui rapporte le plus.
table-why-hint-more-tickets = Il reste du temps pour d’autres Destinations.
table-why-hint-hopeless = { $has ->
    [yes] Plus aucun chemin libre pour { $ticket }.
   *[no] Ces Tickets sont difficiles à compléter.
}
table-why-hint-end = La fin est proche : les points passent avant tout.
table-why-hint-only = Rien d’autre n’est possible.
table-why-hint-bot = C’est ce qu’un bot jouerait ici.

## Undo, hot seat, moving, leaving

table-undo = Annuler le coup
table-turn-over = Votre tour est terminé.
    .first_journey = Ton tour est terminé.
table-pass-on = Joueur suivant
table-pass-device = Passez l’appareil à { $name }
    .first_journey = Passe l’appareil à { $name }
table-pass-note = Les cartes de chacun sont cachées.
table-pass-go = Je suis { $name }
table-move = Changer d’appareil
table-move-note = Ouvrez ce lien sur l’autre appareil, ou scannez le code avec son appareil photo, et continuez là-bas.
table-move-which = Quelle place ?
table-move-code = Code QR du lien
table-move-link = Lien vers votre place
table-move-warning = Gardez-le pour vous : toute personne qui a ce lien peut jouer à votre place.
table-copy = Copier le lien
table-copied = Copié
table-leave = Quitter la table
table-leave-note = Vous pouvez revenir quand vous voulez.
    .first_journey = Tu peux revenir quand tu veux.
table-show-scores = Scores finaux
table-note-bot-replaced = Un bot a eu un problème. Un bot plus simple le remplace.
table-note-time-up = Temps écoulé : un bot joue ce tour.
table-note-closing = Le serveur s’arrête. La partie est sauvegardée.

## Chat

table-chat = Messages
table-chat-empty = Personne n’a encore rien dit.
table-chat-placeholder = Message
    .first_journey = Dis quelque chose
table-chat-send = Envoyer
table-reactions = Réactions
table-react-hello = Bonjour !
table-react-well-played = Bien joué !
table-react-thanks = Merci !
table-react-laugh = Ha ha !
table-react-wow = Waouh !
table-react-oops = Oups !
table-react-sad = Oh non !
table-react-hurry = À vous !
    .first_journey = À toi !

## The list of routes

table-routes = Routes
table-routes-search = Chercher un lieu
table-routes-route = Route
table-routes-cost = Cartes
table-routes-points = Points
table-routes-state = État
table-routes-can = Vous pouvez la prendre
table-routes-none = Aucune Route trouvée.

## Keys

table-keys = Raccourcis clavier
table-key-display = Prendre une carte visible
table-key-deck = Prendre dans la pioche
table-key-draw = Piocher 2 cartes
table-key-tickets = Reprendre des Destinations
table-key-swap = Échanger les deux Tickets
table-key-routes = Liste des Routes
table-key-map = Aller au plateau
table-key-arrows = D’une Route à l’autre sur le plateau
table-key-enter = Voir la Route ; la prendre
table-key-escape = Retour
table-key-own = Aller à vos Destinations
table-key-undo = Annuler le coup
table-key-hint = Conseil
table-key-log = Journal
table-key-keys = Cette liste

## Tabs of the phone

table-tab-cards = Cartes
table-tab-tickets = Destinations
    .first_journey = Tickets
table-tab-log = Journal

## Taking back, alone or on one device

table-take-back = Reprendre le coup
table-take-back-note = Reprendre votre dernier coup et les réponses des bots
    .first_journey = Reprendre ton dernier coup et les réponses des bots
table-log-take-back = { $you ->
    [yes] Vous avez repris votre dernier coup
   *[no] { $name } a repris son dernier coup
}
    .first_journey = { $you ->
        [yes] Tu as repris ton dernier coup
       *[no] { $name } a repris son dernier coup
    }
## The hand as a tool, tickets as a plan, and building

table-card-tool = Touchez pour voir ce que ces cartes permettent de payer, ou glissez-les sur une Route
    .first_journey = Touche pour voir ce que ces cartes permettent de payer, ou glisse-les sur une Route
table-card-pays = { $count ->
    [0] Aucune Route à payer pour l’instant
    [one] De quoi payer { $count } Route
   *[other] De quoi payer { $count } Routes
}
table-cards-unseen = { $count ->
    [one] { $count } carte de la pioche
   *[other] { $count } cartes de la pioche
}
table-why-cards-none = { $need ->
    [one] Il faut { $need } carte. En main : aucune.
   *[other] Il faut { $need } cartes de même couleur. En main : aucune.
}
table-why-built = { $you ->
    [yes] Cette Route est à toi.
   *[no] Construite : { $name }
}
table-do-build = construire une Route
table-hint-build = Construis la Route { $route } avec { $payment }.
table-routes-can-build = Tu peux la construire
table-finishes-first-journey = { $count ->
    [one] complète un Ticket
   *[other] complète { $count } Tickets
}
table-key-enter-build = Voir la Route ; la construire
table-key-own-first-journey = Aller à tes Tickets
table-build-tip = Touche une Route qui brille pour la construire.
table-ticket-short = { $piece ->
    [train] Pas assez de wagons : il en faut { $count }, il en reste { $have }
   *[taxi] Pas assez de Taxis : il en faut { $count }, il en reste { $have }
}
table-ticket-now = { $piece ->
    [train] { $count ->
        [one] { $before } → { $count } wagon
       *[other] { $before } → { $count } wagons
    }
   *[taxi] { $count ->
        [one] { $before } → { $count } Taxi
       *[other] { $before } → { $count } Taxis
    }
}
table-ticket-cut = { $name } barre le chemin : { $ticket }, { $pieces }
table-ticket-cut-off = { $name } ferme le dernier chemin libre : { $ticket }
table-held = Vos Destinations actuelles
## Ce que les autres ont fait

table-since = Ce qui vient de se passer
table-just-now = Les derniers coups
table-did-took = a pris { $cards }
table-did-claim = a pris { $route }
table-did-build = a construit { $route }
table-did-offer = a repris des Destinations
table-did-keep = a repris des Destinations et en a gardé { $count }
table-did-completed = a complété le Ticket { $ticket }
table-did-bonus = a traversé le plateau
table-did-exchange = a échangé ses deux Tickets
table-did-pass = a passé
table-again = Revoir ce qui s’est passé
table-again-short = Revoir
table-again-stop = Arrêter
table-pause = Pause
table-paused = En pause
table-resume = Continuer
table-skip = Passer à la suite
table-fold = Masquer le résumé
table-unfold = Afficher le résumé
table-key-again = Revoir ce que les autres ont fait
table-key-pause = Mettre les bots en pause ou reprendre
table-key-skip = Passer à la suite

## Kid table

table-kid-aloud = Lire à voix haute
table-kid-help = Montre-moi ce que je peux faire
table-kid-show = Montre-moi une Route à construire
table-kid-build = Construire la Route { $route }
table-kid-lock = Menu des adultes
table-kid-lock-hold = Pour les adultes : maintenez le cadenas deux secondes ou répondez à cette question.
table-kid-lock-sum = { $a } + { $b } font
table-kid-lock-wrong = Pas tout à fait. En voici une autre.
table-kid-lock-open = Ouvrir le menu
table-kid-golden = { $count ->
    [one] { $names } a le Ticket d’or. Hourra !
   *[other] { $names } se partagent le Ticket d’or. Hourra !
}

## Chat and clocks

table-chat-left = Quelqu’un qui est parti
table-chat-unread = Messages : { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
table-key-chat = Ouvrir ou fermer les messages
table-time-left-of = Temps restant ({ $name }) : { $time }
table-time-warning = { $count ->
    [one] Plus que { $count } seconde
   *[other] Plus que { $count } secondes
}
table-note-bank-empty-you = Temps écoulé : un bot joue la suite.
table-note-bank-empty = { $name } n’a plus de temps : un bot joue la suite.

## Going back from the kid table

table-kid-back = Quitter la partie ?
table-kid-back-ask = Pour les adultes : répondez à cette question pour quitter.

## A game that was played on from a review.

table-continues = Partie annexe
table-continues-note = Suite d’une partie analysée : ouvrir ce moment
table-continues-from = Partie annexe : elle reprend au tour { $turn } d’une partie terminée
table-continues-back = Retour à l’analyse
