# The board: what a screen reader says of it, and its buttons.

board-name-new-york = New York
board-name-first-journey-europe = Primo Viaggio: Europa
board-name-first-journey-usa = Primo Viaggio: USA
board-map = Mappa: { $name }
# The map for screen readers: the routes of one player.
board-routes-of = { $count ->
    [0] { $name }: nessuna linea
   *[other] { $name }: { $routes }
}
# $state is how the route stands; $name the player who claimed it.
board-route = { $a } – { $b }, lunghezza { $length }, colore: { $color }, { $state ->
    [claimed] controllata: { $name }
    [closed] chiusa
    [claimable] libera, puoi prenderla
   *[free] libera
}
board-any-color = grigio (un colore a scelta)
board-zoom-in = Ingrandisci
board-zoom-out = Riduci
board-whole-map = Mappa intera

## Colors

color-blue = blu
color-green = verde
color-black = nero
color-pink = rosa
color-red = rosso
color-orange = arancione
color-yellow = giallo
color-white = bianco
color-gray = grigio
color-taxi = carta Taxi
color-locomotive = Locomotiva

## First Journey builds what New York claims

board-route-build = { $a } – { $b }, lunghezza { $length }, colore: { $color }, { $state ->
    [claimed] costruita: { $name }
    [closed] chiusa
    [claimable] libera, puoi costruirla
   *[free] libera
}
