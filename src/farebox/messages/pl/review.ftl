### Reviews of finished games.

review-title = Analiza

## Why another action was better ($tickets: one or several, named by their ends)

review-reason-wasted-wild = { $count ->
    [one] Przy innej zapłacie dżoker zostałby na ręce.
    [few] Przy innej zapłacie { $count } dżokery zostałyby na ręce.
    [many] Przy innej zapłacie { $count } dżokerów zostałoby na ręce.
   *[other] Przy innej zapłacie { $count } dżokera zostałoby na ręce.
}
review-reason-finishes = To by wystarczyło, żeby zrealizować { $tickets }.
review-reason-bonus = To połączyłoby oba końce mapy.
review-reason-on-the-way = Tędy prowadzi jedna z najkrótszych dróg: { $tickets }.
review-reason-taken-later = { $turns ->
    [one] Już turę później to połączenie ma { $name }.
    [few] Zaledwie { $turns } tury później to połączenie ma { $name }.
    [many] Zaledwie { $turns } tur później to połączenie ma { $name }.
   *[other] Zaledwie { $turns } tury później to połączenie ma { $name }.
}
review-reason-more-points-than = { $points ->
    [one] Daje o { $points } punkt więcej niż { $route }.
    [few] Daje o { $points } punkty więcej niż { $route }.
    [many] Daje o { $points } punktów więcej niż { $route }.
   *[other] Daje o { $points } punktu więcej niż { $route }.
}
review-reason-end-was-near = Koniec gry był blisko.
review-reason-end-too-soon = Gra skończyła się za wcześnie, żeby zrealizować { $tickets }.
review-reason-blocks = { $name } ma połączenia po obu stronach: to by je rozdzieliło.
review-reason-twin-free = Druga nitka zagranego połączenia była jeszcze wolna, więc nie trzeba było się spieszyć.
review-reason-wild-fits-everywhere = Dżoker pasuje do każdego połączenia.
review-reason-card-for-ticket = Ta karta się przyda: { $tickets }.
review-reason-route-without-ticket = Wybrane połączenie nie przybliża żadnego Biletu.
review-reason-never-finished = Do końca gry nie udało się zrealizować { $tickets }.
review-reason-ticket-done = Połączenia na planszy już tam prowadziły: { $tickets }.
review-reason-ticket-nearer = { $spaces ->
    [one] Tu było bliżej: { $tickets }, brakowało { $spaces } pola.
   *[other] Tu było bliżej: { $tickets }, brakowało { $spaces } pól.
}
review-reason-ticket-far = { $spaces ->
    [one] Brakowało jeszcze { $spaces } pola: { $tickets }.
   *[other] Brakowało jeszcze { $spaces } pól: { $tickets }.
}
review-reason-more-spaces = Razem z { $tickets } potrzeba { $spaces } pól zamiast { $alone }.
review-reason-ticket-worth-more = { $points ->
    [one] Jest wart o { $points } punkt więcej: { $tickets }.
    [few] Jest wart o { $points } punkty więcej: { $tickets }.
    [many] Jest wart o { $points } punktów więcej: { $tickets }.
   *[other] Jest wart o { $points } punktu więcej: { $tickets }.
}
review-reason-tickets-together = Mają wspólny kawałek drogi: { $tickets }.
review-reason-tickets-lost = Tego nie dało się już zrealizować: { $tickets }.
review-reason-tickets-far = { $spaces ->
    [one] Do każdego Biletu na ręce brakowało co najmniej { $spaces } pola. Nowe mogą być bliższe.
   *[other] Do każdego Biletu na ręce brakowało co najmniej { $spaces } pól. Nowe mogą być bliższe.
}
review-reason-bonus-next = Potem wystarczyłoby jedno połączenie, żeby spiąć oba końce mapy.
review-reason-cards-for-rest = Karty z ręki wystarczyłyby potem, żeby zrealizować { $tickets }.
review-reason-last-of-double = Druga nitka była już zajęta ({ $name }), więc ta była ostatnia.
review-reason-more-attractions-than = { $count ->
    [one] Łączy o jedną atrakcję więcej niż { $route }.
    [few] Łączy o { $count } atrakcje więcej niż { $route }.
    [many] Łączy o { $count } atrakcji więcej niż { $route }.
   *[other] Łączy o { $count } atrakcji więcej niż { $route }.
}
review-reason-enough-for-ticket = Z tą kartą wystarczy kart na { $route }, a to się przyda: { $tickets }.
review-reason-enough-for-route = { $points ->
    [one] Z tą kartą wystarczy kart na { $route }, a to { $points } punkt.
    [few] Z tą kartą wystarczy kart na { $route }, a to { $points } punkty.
    [many] Z tą kartą wystarczy kart na { $route }, a to { $points } punktów.
   *[other] Z tą kartą wystarczy kart na { $route }, a to { $points } punktu.
}
review-reason-almost-enough = Brakowało tylko jednej karty na { $route }, żeby zrealizować { $tickets }.
review-reason-keeps-wild = { $count ->
    [one] Dżoker zostaje na ręce.
    [few] { $count } dżokery zostają na ręce.
    [many] { $count } dżokerów zostaje na ręce.
   *[other] { $count } dżokera zostaje na ręce.
}
review-reason-no-turn-left = { $points ->
    [one] Nie było już tury, żeby zrealizować Bilet. Ten wybór kosztuje o { $points } punkt mniej.
    [few] Nie było już tury, żeby zrealizować Bilet. Ten wybór kosztuje o { $points } punkty mniej.
    [many] Nie było już tury, żeby zrealizować Bilet. Ten wybór kosztuje o { $points } punktów mniej.
   *[other] Nie było już tury, żeby zrealizować Bilet. Ten wybór kosztuje o { $points } punktu mniej.
}
review-reason-new-tickets-done = { $count ->
    [one] Niewidoczne Bilety: { $unseen }. Jeden z nich byłby od razu zrealizowany.
    [few] Niewidoczne Bilety: { $unseen }. { $count } z nich byłyby od razu zrealizowane.
    [many] Niewidoczne Bilety: { $unseen }. { $count } z nich byłoby od razu zrealizowanych.
   *[other] Niewidoczne Bilety: { $unseen }. { $count } z nich byłoby od razu zrealizowane.
}
review-reason-last-turn-for-tickets = To była ostatnia tura: karty na nic by się już nie przydały, a nowy Bilet mógł być od razu zrealizowany.
