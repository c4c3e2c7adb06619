### Reviews of finished games.

review-title = Analiză

## Why another action was better ($tickets: one or several, named by their ends)

review-reason-wasted-wild = { $count ->
    [one] Cu altă plată, un joker ar fi rămas în mână.
    [few] Cu altă plată, { $count } jokeri ar fi rămas în mână.
   *[other] Cu altă plată, { $count } de jokeri ar fi rămas în mână.
}
review-reason-finishes = Ar fi dus la capăt { $tickets }.
review-reason-bonus = Ar fi legat cele două capete ale hărții.
review-reason-on-the-way = Este pe unul dintre cele mai scurte drumuri pentru { $tickets }.
review-reason-taken-later = { $turns ->
    [one] Chiar în tura următoare, ruta aceasta era deja ocupată: { $name }.
    [few] La numai { $turns } ture după aceea, ruta aceasta era deja ocupată: { $name }.
   *[other] La numai { $turns } de ture după aceea, ruta aceasta era deja ocupată: { $name }.
}
review-reason-more-points-than = { $points ->
    [one] Aduce cu { $points } punct mai mult decât { $route }.
    [few] Aduce cu { $points } puncte mai mult decât { $route }.
   *[other] Aduce cu { $points } de puncte mai mult decât { $route }.
}
review-reason-end-was-near = Sfârșitul jocului era aproape.
review-reason-end-too-soon = Jocul s-a încheiat prea devreme pentru { $tickets }.
review-reason-blocks = { $name } are rute de ambele părți: aceasta le-ar fi despărțit.
review-reason-twin-free = Ruta de lângă cea jucată era încă liberă, așa că nu era nicio grabă.
review-reason-wild-fits-everywhere = Un joker se potrivește la orice rută.
review-reason-card-for-ticket = Cartea aceasta e utilă pentru { $tickets }.
review-reason-route-without-ticket = Ruta aleasă nu ajută la niciun traseu.
    .first_journey = Ruta aleasă nu ajută la niciun bilet.
review-reason-never-finished = A rămas nerealizat până la sfârșit: { $tickets }.
    .first_journey = A rămas neparcurs până la sfârșit: { $tickets }.
review-reason-ticket-done = Rutele de pe tablă legau deja { $tickets }.
review-reason-ticket-nearer = { $spaces ->
    [one] { $tickets } era mai aproape: mai lipsea { $spaces } spațiu.
    [few] { $tickets } era mai aproape: mai lipseau { $spaces } spații.
   *[other] { $tickets } era mai aproape: mai lipseau { $spaces } de spații.
}
review-reason-ticket-far = { $spaces ->
    [one] Mai lipsea { $spaces } spațiu pentru { $tickets }.
    [few] Mai lipseau { $spaces } spații pentru { $tickets }.
   *[other] Mai lipseau { $spaces } de spații pentru { $tickets }.
}
review-reason-more-spaces = { $spaces ->
    [few] Cu { $tickets } cu tot, trebuie { $spaces } spații în loc de { $alone }.
   *[other] Cu { $tickets } cu tot, trebuie { $spaces } de spații în loc de { $alone }.
}
review-reason-ticket-worth-more = { $points ->
    [one] { $tickets } aduce cu { $points } punct mai mult.
    [few] { $tickets } aduce cu { $points } puncte mai mult.
   *[other] { $tickets } aduce cu { $points } de puncte mai mult.
}
review-reason-tickets-together = Au o bucată de drum în comun: { $tickets }.
review-reason-tickets-lost = Nu se mai putea duce la capăt: { $tickets }.
review-reason-tickets-far = { $spaces ->
    [one] Fiecărui bilet din mână îi mai lipsea cel puțin { $spaces } spațiu. Cele noi pot fi mai aproape.
    [few] Fiecărui bilet din mână îi mai lipseau cel puțin { $spaces } spații. Cele noi pot fi mai aproape.
   *[other] Fiecărui bilet din mână îi mai lipseau cel puțin { $spaces } de spații. Cele noi pot fi mai aproape.
}
review-reason-bonus-next = După ea, o singură rută ar fi fost de ajuns ca să lege cele două capete ale hărții.
review-reason-cards-for-rest = Cărțile din mână ar fi ajuns apoi pentru { $tickets }.
review-reason-last-of-double = Ruta de lângă ea era deja ocupată ({ $name }), așa că aceasta era ultima liberă.
review-reason-more-attractions-than = { $count ->
    [one] Ajunge la o atracție în plus față de { $route }.
    [few] Ajunge la { $count } atracții în plus față de { $route }.
   *[other] Ajunge la { $count } de atracții în plus față de { $route }.
}
review-reason-enough-for-ticket = Cu cartea aceasta se poate plăti { $route }, iar ruta ajută la { $tickets }.
review-reason-enough-for-route = { $points ->
    [one] Cu cartea aceasta se poate plăti { $route }, care aduce { $points } punct.
    [few] Cu cartea aceasta se poate plăti { $route }, care aduce { $points } puncte.
   *[other] Cu cartea aceasta se poate plăti { $route }, care aduce { $points } de puncte.
}
review-reason-almost-enough = Mai lipsea o singură carte pentru { $route }, iar ruta duce la capăt { $tickets }.
review-reason-keeps-wild = { $count ->
    [one] Un joker rămâne în mână.
    [few] { $count } jokeri rămân în mână.
   *[other] { $count } de jokeri rămân în mână.
}
review-reason-no-turn-left = { $points ->
    [one] Nu mai rămăsese nicio tură pentru a duce la capăt un traseu. Alegerea aceasta costă cu { $points } punct mai puțin.
    [few] Nu mai rămăsese nicio tură pentru a duce la capăt un traseu. Alegerea aceasta costă cu { $points } puncte mai puțin.
   *[other] Nu mai rămăsese nicio tură pentru a duce la capăt un traseu. Alegerea aceasta costă cu { $points } de puncte mai puțin.
}
review-reason-new-tickets-done = { $count ->
    [one] Trasee nevăzute: { $unseen }. Dintre ele, unul ar fi fost realizat pe loc.
   *[other] Trasee nevăzute: { $unseen }. Dintre ele, { $count } ar fi fost realizate pe loc.
}
    .first_journey = { $count ->
        [one] Bilete nevăzute: { $unseen }. Dintre ele, unul ar fi fost parcurs pe loc.
       *[other] Bilete nevăzute: { $unseen }. Dintre ele, { $count } ar fi fost parcurse pe loc.
    }
review-reason-last-turn-for-tickets = Era ultima tură: cărțile nu mai foloseau la nimic, dar un traseu nou putea fi realizat pe loc.
