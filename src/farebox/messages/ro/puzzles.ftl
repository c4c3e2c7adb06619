### Puzzles: find the best action.

puzzles-title = Enigme
puzzles-lead = Momente din jocuri adevărate între boți. O singură mutare e clar cea mai bună. O vezi?
puzzles-today = Enigma zilei
puzzles-today-line = Găsește cea mai bună mutare
puzzles-all = Toate enigmele
puzzles-count = Rezolvate: { $solved } din { $count }
puzzles-number = Enigma { $number }
puzzles-none = Nu există încă enigme pentru acest joc.
puzzles-question = Găsește cea mai bună mutare
puzzles-ask-turn = E rândul tău. Ce faci?
puzzles-ask-second = Ai luat o carte. Care urmează?
puzzles-ask-keep = Ce Cărți Traseu păstrezi?
puzzles-difficulty = Dificultate { $level } din 5
puzzles-state-first = găsită din prima
puzzles-state-solved = rezolvată
puzzles-state-missed = negăsită
puzzles-state-open = încă nerezolvată

## Answering

puzzles-answer = Răspunsul tău
puzzles-choose = Atinge o rută, o carte sau un buton.
puzzles-submit = Asta e mutarea mea
puzzles-clear = Alege altceva
puzzles-tries = { $count ->
    [one] A rămas { $count } încercare
    [few] Au rămas { $count } încercări
   *[other] Au rămas { $count } de încercări
}
puzzles-hint = Indiciu
puzzles-hint-1 = E una dintre mutările încă evidențiate.
puzzles-hint-2 = { $count ->
    [one] A rămas doar una.
   *[other] Au rămas doar două.
}
puzzles-hint-ticket = { $count ->
    [one] E vorba de acest traseu: { $tickets }
   *[other] E vorba de aceste trasee: { $tickets }
}
    .first_journey = { $count ->
        [one] E vorba de acest bilet: { $tickets }
       *[other] E vorba de aceste bilete: { $tickets }
    }
puzzles-show = Arată soluția
puzzles-actions = Toate mutările
puzzles-not-now = Acum nu se poate: { $route }
puzzles-not-it = { $action }: nu e asta.
puzzles-do-take = Ia o carte cu fața în sus: { $card }
puzzles-do-blind = Trage din pachet
puzzles-do-draw = Extrage 2 cărți
puzzles-do-tickets = Trage Cărți Traseu
puzzles-do-exchange = Schimbă ambele bilete
puzzles-do-keep = Păstrează { $tickets }

## The solution

puzzles-wrong = { $action }: șansa de câștig scade cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
puzzles-right-first = Găsită din prima!
puzzles-right = Exact!
puzzles-missed = Aceasta era cea mai bună mutare
puzzles-chances = Șansa ta de câștig cu fiecare mutare
puzzles-tried = încercată
puzzles-best = cea mai bună
puzzles-missed-by = Boți care nu o găsesc: { $levels }
puzzles-no-reason = Nu există un singur motiv: în multe continuări posibile ale jocului, această mutare a dat cea mai mare șansă de câștig.
puzzles-next = Enigma următoare

## The streak

puzzles-streak = { $count ->
    [0] Încă nicio serie
    [one] { $count } zi la rând
    [few] { $count } zile la rând
   *[other] { $count } de zile la rând
}
puzzles-streak-best = record: { $count }
puzzles-streak-note = Rezolvă zilnic o enigmă a zilei sau una din jocurile tale; poți sări o zi din șapte. Se păstrează doar pe acest dispozitiv.
puzzles-day = { $date }, { $state ->
    [first] găsită din prima
    [solved] rezolvată
    [missed] negăsită
    [today] încă nerezolvată
   *[none] nejucată
}

## From the player’s own games
puzzles-own-title = Din jocurile tale
puzzles-own-none = Analizează unul dintre jocurile tale: momentele în care se putea mai bine devin enigme aici.
puzzles-own-cost = { $points ->
    [one] În joc, mutarea ta de aici a scăzut șansa de câștig cu { $points } punct.
    [few] În joc, mutarea ta de aici a scăzut șansa de câștig cu { $points } puncte.
   *[other] În joc, mutarea ta de aici a scăzut șansa de câștig cu { $points } de puncte.
}
puzzles-own-cost-short = { $points ->
    [one] { $points } punct pierdut
    [few] { $points } puncte pierdute
   *[other] { $points } de puncte pierdute
}
puzzles-own-more = { $count ->
    [one] Arată încă { $count } joc
    [few] Arată încă { $count } jocuri
   *[other] Arată încă { $count } de jocuri
}
puzzles-own-review = Vezi în analiză
puzzles-wrong-unknown = { $action }: nu e printre cele bune.
puzzles-own-place = { $place } din { $count }
puzzles-completed = Cărți Traseu realizate: { $count }
    .first_journey = Bilete parcurse: { $count }
