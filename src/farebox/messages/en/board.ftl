# The board: what a screen reader says of it, and its buttons.

board-name-new-york = New York
board-name-first-journey-europe = First Journey: Europe
board-name-first-journey-usa = First Journey: USA
board-map = Map: { $name }
# The map for screen readers: the routes of one player.
board-routes-of = { $count ->
    [0] { $name }: no routes
   *[other] { $name }: { $routes }
}
# $state is how the route stands; $name the player who claimed it.
board-route = { $a } – { $b }, length { $length }, { $color }, { $state ->
    [claimed] claimed by { $name }
    [closed] closed
    [claimable] open, you can claim it
   *[free] open
}
board-any-color = gray (any single color)
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole-map = Whole map

## Colors

color-blue = blue
color-green = green
color-black = black
color-pink = pink
color-red = red
color-orange = orange
color-yellow = yellow
color-white = white
color-gray = gray
color-taxi = taxi card
color-locomotive = locomotive

## First Journey builds what New York claims

board-route-build = { $a } – { $b }, length { $length }, { $color }, { $state ->
    [claimed] built by { $name }
    [closed] closed
    [claimable] open, you can build it
   *[free] open
}
