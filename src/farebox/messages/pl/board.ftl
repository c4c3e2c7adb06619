# The board: what a screen reader says of it, and its buttons.

board-name-new-york = Nowy Jork
board-name-first-journey-europe = Pierwsza podróż: Europa
board-name-first-journey-usa = Pierwsza podróż: USA
board-map = Mapa: { $name }
# The map for screen readers: the routes of one player.
board-routes-of = { $count ->
    [0] { $name }: brak połączeń
   *[other] { $name }: { $routes }
}
# $state is how the route stands; $name the player who claimed it.
board-route = { $a } – { $b }, długość { $length }, kolor: { $color }, { $state ->
    [claimed] zajęte: { $name }
    [closed] niedostępne
    [claimable] niezajęte, możesz je utworzyć
   *[free] niezajęte
}
board-any-color = szary (jeden dowolny kolor)
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-whole-map = Cała mapa

## Colors

color-blue = niebieski
color-green = zielony
color-black = czarny
color-pink = różowy
color-red = czerwony
color-orange = pomarańczowy
color-yellow = żółty
color-white = biały
color-gray = szary
color-taxi = karta Taksówki
color-locomotive = Lokomotywa

## First Journey builds what New York claims

board-route-build = { $a } – { $b }, długość { $length }, kolor: { $color }, { $state ->
    [claimed] zbudowane: { $name }
    [closed] niedostępne
    [claimable] niezajęte, możesz je zbudować
   *[free] niezajęte
}
