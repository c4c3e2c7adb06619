### Calcularea scorului, sfârșitul în First Journey și carnetul de scor pentru jocul cu cutia adevărată.

score-pad = Carnet de scor
score-counting = Numărăm punctele…
score-opening = Dezvăluim biletele…
score-skip = Sari peste
score-winner = câștigă
score-wins = { $names } câștigă!
score-shared = Victorie împărțită: { $names }
score-routes = Rute
score-tickets = Cărți Traseu
score-attractions = Atracții
score-total = Total
score-length = { $length } = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
score-route-count = { $count ->
    [one] { $count } rută
    [few] { $count } rute
   *[other] { $count } de rute
}
score-ticket-done = { $value ->
    [one] Realizată: { $ticket }, +{ $value } punct
    [few] Realizată: { $ticket }, +{ $value } puncte
   *[other] Realizată: { $ticket }, +{ $value } de puncte
}
score-ticket-missed = { $value ->
    [one] Nerealizată: { $ticket }, −{ $value } punct
    [few] Nerealizată: { $ticket }, −{ $value } puncte
   *[other] Nerealizată: { $ticket }, −{ $value } de puncte
}
score-done = parcurs
score-tie-rule = La egalitate câștigă cine a realizat mai multe Cărți Traseu; dacă e tot egalitate, victoria se împarte.
score-tie-tickets = Egalitate la puncte! { $player } a realizat mai multe Cărți Traseu: { $count } față de { $other }.
score-tie-shared = Același punctaj și același număr de Cărți Traseu realizate: victoria se împarte.
score-rematch = Mai jucăm o dată
score-rematch-join = Intră în jocul următor
score-look = Vezi tabla
score-record = Toate mutările jocului
score-fair-how = Cum funcționează

score-end = Călătoria s-a încheiat
score-golden-to = { $count ->
    [1] ajunge la { $names }
   *[other] se împarte: { $names }
}
score-end-sixth = Șase bilete parcurse: victorie!
score-end-last-train = { $player } a pus ultimul tren. Câștigă cine are cele mai multe bilete parcurse.
score-end-stuck = Nimeni nu mai putea să extragă cărți sau să construiască. Câștigă cine are cele mai multe bilete parcurse.
score-end-abandoned = Jocul a fost abandonat: nu câștigă nimeni.
score-first-journey-shared = Egalitate de bilete: câștigă împreună!
score-first-journey-tickets = { $count ->
    [one] bilet parcurs
    [few] bilete parcurse
   *[other] de bilete parcurse
}
score-bonus-east-west = De la est la vest
score-bonus-coast = De la coastă la coastă

score-page-line = Pentru o partidă de New York cu jocul din cutie. Scrie ce are fiecare; Farebox face suma.
score-page-players = Jucători
score-page-name = Numele jucătorului { $number }
score-page-add = Adaugă un jucător
score-page-remove = Scoate: { $player }
score-page-clear = Foaie nouă
score-page-clear-ask = Golești toată foaia?
score-page-on-board = Marchează pe tablă
score-page-by-number = Scrie numerele
score-page-how = Rute
score-page-board-line = Alege un jucător, apoi apasă pe rutele revendicate de el. Apasă din nou ca să scoți una.
score-page-fewer = { $player }: o rută de lungime { $length } în minus
score-page-more = { $player }: o rută de lungime { $length } în plus
score-page-ticket-add = Adaugă o Carte Traseu
score-page-ticket-choose = Alege o Carte Traseu…
score-page-ticket-state = { $ticket }: realizată?
score-page-ticket-remove = Scoate { $ticket }
score-page-attractions-more = { $player }: o atracție în plus
score-page-attractions-fewer = { $player }: o atracție în minus
score-page-taxis = { $count ->
    [one] { $count } taxi
    [few] { $count } taxiuri
   *[other] { $count } de taxiuri
}
score-page-too-many = { $count ->
    [one] { $player }: { $count } taxi pe tablă, dar fiecare jucător are doar { $most }.
    [few] { $player }: { $count } taxiuri pe tablă, dar fiecare jucător are doar { $most }.
   *[other] { $player }: { $count } de taxiuri pe tablă, dar fiecare jucător are doar { $most }.
}
score-page-leads = În frunte: { $names }
score-page-first-journey = Prima călătorie nu are nevoie de carnet de scor
score-page-first-journey-line = Acolo nu se numără puncte: primul care parcurge șase bilete ia biletul auriu.
score-page-no-board = Tabla trebuie încărcată o dată de pe server; apoi carnetul de scor funcționează și fără el.

## Finalul unui joc.

score-you-win = Ai câștigat!
score-you-share = Împarți victoria cu { $names }!
score-takes = { $names } cucerește orașul!
score-by = { $gap ->
    [one] La un singur punct diferență
    [few] La { $gap } puncte diferență
   *[other] La { $gap } de puncte diferență
}
score-kind-close = { $gap ->
    [one] Atât de aproape! Ți-a lipsit un singur punct.
    [few] Atât de aproape! Ți-au lipsit doar { $gap } puncte.
   *[other] Atât de aproape! Ți-au lipsit doar { $gap } de puncte.
}
score-kind = { $rank ->
    [2] Locul doi. Bine jucat!
    [3] Locul trei. Bine jucat!
   *[other] Locul patru. Frumos joc!
}
score-place = locul { $rank }
score-first-journey-yours = Biletul auriu e al tău!
score-first-journey-kind = { $count ->
    [0] Ce călătorie! Mai facem una?
    [one] Ai parcurs un bilet. Ce călătorie!
    [few] Ai parcurs { $count } bilete. Ce călătorie!
   *[other] Ai parcurs { $count } de bilete. Ce călătorie!
}
score-golden-you = e al tău!
score-tickets-done = Bilete parcurse
score-facts = Ce s-a întâmplat
score-fact-way = Cel mai lung drum
score-fact-way-line = { $names }, { $way } fără întrerupere
score-fact-ring = { $names }, un cerc prin { $place }
score-fact-equal = { $names }: egalitate
score-fact-hand = Cele mai multe cărți în mână
score-fact-hand-line = { $names }, în tura { $turn }
score-fact-near = Foarte aproape
score-fact-near-line = { $count ->
    [one] { $names }, { $ticket }: mai lipsea un spațiu
    [few] { $names }, { $ticket }: mai lipseau { $count } spații
   *[other] { $names }, { $ticket }: mai lipseau { $count } de spații
}
score-fact-ticket = Cea mai valoroasă Carte Traseu
score-fact-first = Primul bilet parcurs
score-fact-first-line = { $names }, { $ticket }, în tura { $turn }
score-connections = Rețele
score-connections-all = Desenează din nou toate rețelele
score-sheet = Tabel de scor
score-board = Tabla
score-back = Înapoi
score-count-again = Numără pas cu pas

## What the record of the game is

score-record-note = Text, în engleză
score-record-title = Deschide înregistrarea jocului: cărțile, toate mutările și rezultatul ca text simplu, în engleză. O poți păstra sau poți reda jocul după ea.

## From the end of a game to its review.

score-review = Analiză
score-review-game = Analiza jocului
score-review-line = Care mutare a contat cel mai mult?
score-ask-enough = Cu Cartea Traseu { $ticket } ai fi câștigat. Unde ți-a scăpat?
score-ask-cost = { $points ->
    [one] Cartea Traseu { $ticket } te-a costat un punct. Unde ți-a scăpat?
    [few] Cartea Traseu { $ticket } te-a costat { $points } puncte. Unde ți-a scăpat?
   *[other] Cartea Traseu { $ticket } te-a costat { $points } de puncte. Unde ți-a scăpat?
}
score-ask-short = { $gap ->
    [one] Ți-a lipsit un singur punct. Unde s-a pierdut?
    [few] Ți-au lipsit { $gap } puncte. Unde s-au pierdut?
   *[other] Ți-au lipsit { $gap } de puncte. Unde s-au pierdut?
}
score-ask-ahead = { $gap ->
    [one] Ai câștigat la un singur punct diferență. Ce mutare a decis jocul?
    [few] Ai câștigat la { $gap } puncte diferență. Ce mutare a decis jocul?
   *[other] Ai câștigat la { $gap } de puncte diferență. Ce mutare a decis jocul?
}
score-ask-despite = Ai câștigat și fără Cartea Traseu { $ticket }. Era la îndemână?
score-ask-decided = { $gap ->
    [one] Un singur punct diferență. Ce mutare a decis jocul?
    [few] { $gap } puncte diferență. Ce mutare a decis jocul?
   *[other] { $gap } de puncte diferență. Ce mutare a decis jocul?
}
score-ask-level = Egalitate de puncte. Ce mutare a decis jocul?
score-ask-shared = Egalitate de puncte. Ce mutare ar fi înclinat balanța?
score-again-you = Te ajunge cineva data viitoare?
score-again-close = Doar un bilet în urmă. Mai facem o călătorie?
score-again-next = Al cui va fi biletul auriu data viitoare?
score-results-line = Cum au jucat alții aceleași cărți?

## The others play again

score-rematch-call = Începe jocul următor.
score-rematch-in = Intri peste { $seconds } s
score-rematch-now = Intră acum
score-rematch-stay = Rămâi aici
