# The board: what a screen reader says of it, and its buttons.

board-name-new-york = New York
board-name-first-journey-europe = Mon Premier Voyage : Europe
board-name-first-journey-usa = Mon Premier Voyage : USA
board-map = Plateau : { $name }
# The map for screen readers: the routes of one player.
board-routes-of = { $count ->
    [0] { $name } : aucune Route
   *[other] { $name } : { $routes }
}
# $state is how the route stands; $name the player who claimed it.
board-route = { $a } – { $b }, longueur { $length }, couleur : { $color }, { $state ->
    [claimed] prise : { $name }
    [closed] fermée
    [claimable] libre, vous pouvez la prendre
   *[free] libre
}
board-any-color = gris (une couleur au choix)
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole-map = Tout le plateau

## Colors

color-blue = bleu
color-green = vert
color-black = noir
color-pink = rose
color-red = rouge
color-orange = orange
color-yellow = jaune
color-white = blanc
color-gray = gris
color-taxi = carte Taxi
color-locomotive = Locomotive

## First Journey builds what New York claims

board-route-build = { $a } – { $b }, longueur { $length }, couleur : { $color }, { $state ->
    [claimed] construite : { $name }
    [closed] fermée
    [claimable] libre, tu peux la construire
   *[free] libre
}
