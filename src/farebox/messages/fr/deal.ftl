### The check of the shuffles by this device, on the score sheet. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “;”.

deal-verdict-checked = Vérifié sur cet appareil : personne n’a choisi ces cartes. { $count ->
    [one] Un appareil a participé au mélange.
   *[other] { $count } appareils ont participé au mélange.
}
deal-verdict-watched = Vérifié sur cet appareil : la table a gardé le secret scellé avant le début, et chaque mélange découle des nombres. Vous étiez spectateur ; votre appareil n’a pas participé.
deal-verdict-nobody = Aucun appareil de joueur n’a participé au mélange. Pour ces cartes, vous n’avez que la parole du serveur.
deal-verdict-unchecked-kept = Cet appareil n’a pas pu vérifier les cartes : il n’était pas à la table avant le début, ou ses données ont été effacées.
deal-verdict-unchecked-part = Cet appareil n’a pas pu vérifier les cartes : il n’a pas participé au mélange.
deal-verdict-unchecked-late = Cet appareil n’a pas pu vérifier les cartes : son nombre est arrivé trop tard pour le mélange.
deal-verdict-unchecked-record = Cet appareil n’a pas pu vérifier les cartes : l’enregistrement ne s’est pas chargé.
deal-absent = { $name } : son appareil n’a pas participé au mélange.
deal-verdict-wrong = Quelque chose ne va pas avec ces cartes :

## What does not match

deal-trouble-commitment = Le sceau de la table n’est pas celui qu’elle montrait avant le début.
deal-trouble-secret = Le secret de la table ne correspond pas à son sceau.
deal-trouble-own = Le nombre de cet appareil n’est pas dans l’enregistrement.
deal-trouble-absent = Le serveur avait reçu le nombre de cet appareil, mais l’enregistrement le dit absent.
deal-trouble-devices = Les sceaux des joueurs ne sont pas ceux d’avant le début.
deal-trouble-fixed = Le plateau, les règles ou les options ne sont pas ceux d’avant le début.
deal-trouble-first = Le premier joueur n’est pas celui qui a été tiré au sort.
deal-trouble-shuffle = Les cartes de l’enregistrement ne sont pas celles du mélange.
deal-trouble-game = L’enregistrement n’est pas la partie vue sur cet appareil.
deal-trouble-record = L’enregistrement est illisible.

## The numbers

deal-numbers = Voir les nombres
deal-numbers-title = Les nombres du mélange
deal-save = Enregistrer le fichier
deal-save-proof = Enregistrer la preuve
deal-save-line = Avec ce fichier, « farebox verify --kept » vérifie l’enregistrement sur votre ordinateur, sans dépendre de cette page.
deal-seal = Sceau de la table
deal-secret = Secret de la table
deal-device = { $names } : sceau et nombre
deal-no-number = pas de nombre
deal-lot = { $name } commence.
