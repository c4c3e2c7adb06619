### Calcularea scorului, sfârșitul în First Journey și carnetul de scor pentru jocul cu cutia adevărată.

score-pad = Carnet de scor
score-counting = Numărăm punctele…
score-opening = Dezvăluim biletele…
score-skip = Sari peste
score-winner = câștigă
score-wins = { $names } câștigă!
score-wins-with = Câștigă { $names }! Puncte: { $points }
score-shared = Victorie împărțită: { $names }
score-your-rank = { $rank ->
    [2] ai ieșit pe locul doi
    [3] ai ieșit pe locul trei
   *[other] ai ieșit pe locul patru
}
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
score-record = Istoric
score-fair = Nimeni nu a ales aceste cărți: dispozitivele de la masă le-au tras împreună, iar istoricul o dovedește.
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
score-fj-shared = Egalitate de bilete: câștigă împreună!
score-fj-tickets = { $count ->
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
score-page-fj = First Journey nu are nevoie de carnet de scor
score-page-fj-line = Acolo nu se numără puncte: primul care parcurge șase bilete ia biletul auriu.
score-page-no-board = Tabla trebuie încărcată o dată de pe server; apoi carnetul de scor funcționează și fără el.
