# The board: what a screen reader says of it, and its buttons.

board-name-new-york = New York
board-name-first-journey-europe = Prima călătorie: Europa
board-name-first-journey-usa = Prima călătorie: SUA
board-map = Hartă: { $name }
# The map for screen readers: the routes of one player.
board-routes-of = { $count ->
    [0] { $name }: nicio rută
   *[other] { $name }: { $routes }
}
# $state is how the route stands; $name the player who claimed it.
board-route = { $a } – { $b }, lungime { $length }, culoare: { $color }, { $state ->
    [claimed] revendicată: { $name }
    [closed] închisă
    [claimable] liberă, o poți revendica
   *[free] liberă
}
board-any-color = gri (o culoare la alegere)
board-zoom-in = Mărește
board-zoom-out = Micșorează
board-whole-map = Toată harta

## Colors

color-blue = albastru
color-green = verde
color-black = negru
color-pink = roz
color-red = roșu
color-orange = portocaliu
color-yellow = galben
color-white = alb
color-gray = gri
color-taxi = Carte Taxi
color-locomotive = locomotivă

## First Journey builds what New York claims

board-route-build = { $a } – { $b }, lungime { $length }, culoare: { $color }, { $state ->
    [claimed] construită: { $name }
    [closed] închisă
    [claimable] liberă, o poți construi
   *[free] liberă
}
