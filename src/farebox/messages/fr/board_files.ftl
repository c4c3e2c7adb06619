### Ce qui ne va pas dans le fichier d’un plateau, après la clé concernée.

## The file

board-problem-no-board = ce plateau n’existe pas ; il y a { $boards }, ou indiquez le chemin d’un fichier .toml
board-problem-unreadable = lecture impossible : { $reason }
board-problem-not-a-file = ce n’est pas le nom d’un fichier
board-problem-not-utf8 = ce n’est pas du texte en UTF-8
board-problem-not-json = ce n’est pas du JSON
board-problem-not-toml = ce n’est pas du TOML : un nombre est trop long, ou l’imbrication est trop profonde
board-problem-not-toml-at = ce n’est pas du TOML : voyez la ligne { $line }, colonne { $column }
board-problem-not-toml-end = ce n’est pas du TOML : il manque quelque chose à la fin du fichier
board-problem-file-name = le nom du fichier ne doit contenir ni espace, ni point-virgule, ni dièse, car il figure dans les enregistrements et les positions
board-problem-page-name = le nom du fichier ne peut avoir que des lettres, des chiffres, - et _, { $most } au plus
board-problem-taken-name = { $name } est déjà le nom d’un plateau du jeu : renommez le fichier
board-problem-large-file = c’est trop long pour un plateau : { $most } caractères au plus

## Keys and values

board-problem-missing = cette clé manque
board-problem-unknown-key = cette clé n’existe pas
board-problem-kind = { $kind ->
    [text] il faut un texte, pas { $value }
    [number] il faut un nombre entier, pas { $value }
    [list] il faut une liste, pas { $value }
    [bool] il faut true ou false, pas { $value }
   *[table] il faut une table, pas { $value }
}
board-problem-number = il faut un nombre entier de { $low } à { $high }, pas { $value }
board-problem-name = il faut un nom de 1 à { $most } caractères, sans caractères de contrôle
board-problem-sentence = c’est trop long : { $most } caractères au plus
board-problem-ruleset = il faut l’une de ces valeurs : { $choices }, pas { $value }
board-problem-choice = { $value } ne convient pas ; choisissez parmi { $choices }
board-problem-seats = il faut [minimum, maximum], pas { $value }

## Cards

board-problem-no-card = { $value } ne figure pas parmi les cartes
board-problem-colors = il faut { $colors } couleurs et le joker ; nombre actuel de sortes de cartes : { $count }
board-problem-card-name = une carte ne peut pas s’appeler ainsi
board-problem-many-cards = trop de cartes : { $count } ; les règles en permettent { $most } au plus
board-problem-few-cards = pas assez de cartes : { $count } ; la donne en demande { $needed }
board-problem-no-picture = cette page n’a pas d’image pour { $cards } ; elle en a pour { $known }

## Locations, routes and tickets

board-problem-locations = il faut de 2 à { $most } lieux, pas { $count }
board-problem-location-id = le nom court ne peut avoir que des minuscules, des chiffres et _, { $most } au plus
board-problem-unknown-location = lieu inconnu : { $value }
board-problem-unknown-location-near = lieu inconnu : { $value } ; vouliez-vous écrire { $near } ?
board-problem-ends = il faut deux lieux, pas { $value }
board-problem-same-end = { $location } figure deux fois
board-problem-route-colors = il faut une couleur, ou deux pour une route double, pas { $value }
board-problem-twin = cette route est déjà dans { $other } ; écrivez une route double en une seule ligne, avec deux couleurs
board-problem-twin-length = sa jumelle { $other } est de longueur { $length } ; écrivez une route double en une seule ligne, avec deux couleurs
board-problem-routes = nombre de routes : { $count } ; les règles en permettent de 1 à { $most }
board-problem-same-ticket = { $a } et { $b } sont déjà dans { $other }
board-problem-no-path = { $a } – { $b } : aucune route ne relie ces deux lieux
board-problem-tickets = nombre de tickets : { $count } ; à { $seats } joueurs il en faut { $needed } au moins, les règles en permettent { $most } au plus

## Points and bonus

board-problem-no-points = il manque les points pour la longueur { $length }
board-problem-length = ce n’est pas une longueur de 1 à { $most }
board-problem-both-sides = { $location } est à la fois à l’est et à l’ouest
board-problem-no-bonus-path = aucune route ne mène d’est en ouest

## The drawing

board-problem-drawn-locations = il faut exactement ceux du plateau ; vérifiez { $names }
board-problem-drawn-twice = il faut exactement ceux du plateau ; l’un est répété ou n’a pas d’id
