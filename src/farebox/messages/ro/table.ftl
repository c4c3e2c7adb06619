### Ecranul jocului. $name nu se declină; locurile stau ca „A – B”. Scurt: „Taxi” e cartea, „taxi” e piesa.

table-menu = Meniu
table-board = Tabla
table-cards = Cărți
table-players = Jucători
table-you = Tu
table-log = Jurnal
table-lost = Conexiune pierdută. Încercăm din nou…
table-dealing = Se amestecă cărțile…
table-offline = Fără conexiune
table-offline-note = Jocul continuă când revine conexiunea.

## Cine e la rând

table-your-turn = Rândul tău
table-your-turn-name = Rândul tău, { $name }!
table-your-last-turn = Ultima ta tură
table-on-turn = Acum joacă { $name }
table-begins = Începe { $name }
table-thinking = se gândește…
table-watching = Ești spectator
table-watch-note = Cărțile din mână și Cărțile Traseu rămân ascunse. Aici apar doar cărțile luate cu fața în sus.
    .first_journey = Cărțile din mână și biletele rămân ascunse.
table-watch-unknown = { $count ->
    [one] și încă { $count }
   *[other] și încă { $count }
}
table-watch-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
table-choose-tickets = Alege-ți Cărțile Traseu
table-waiting-choice = Așteptăm să aleagă: { $names }
table-last = Ultima rundă
table-last-yours = Ultima rundă · ultima ta tură
table-you-win = Ai câștigat!
table-nobody-wins = Nu câștigă nimeni
table-wins = { $count ->
    [one] { $names } câștigă
   *[other] Victorie împărțită: { $names }
}
table-ending-last-turns = Toți și-au jucat ultima tură.
table-ending-nobody-can-move = Nimeni nu mai poate muta.
table-ending-sixth-ticket = Șase bilete parcurse!
table-ending-last-piece = Ultimul tren e pe tablă.
table-ending-abandoned = Jocul a fost abandonat.
table-do = Alege: { $list }
table-do-cards = trage 2 cărți (sau 1 Carte Taxi cu fața în sus)
table-do-cards-short = trage cărți
table-do-draw = extrage 2 cărți
table-do-claim = revendică o rută
table-do-tickets = trage 2 Cărți Traseu, păstrează 1 sau 2
table-do-tickets-short = Cărți Traseu
table-do-keep = Păstrează 1 sau 2 Cărți Traseu
table-do-second = Mai trage o carte, dar nu o Carte Taxi cu fața în sus
table-pass = Pas
table-time-left = Timp rămas: { $time }
table-hours = { $count } h

## Jucătorii

table-role-you = tu
table-role-bot = bot · { $level }
table-role-away = lipsește
table-role-awaited = încă nu e aici
table-role-stand-in = lipsește · joacă un bot
table-player = { $name }: { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}, { $piece ->
    [train] { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilete
       *[other] { $tickets } de bilete
    }, { $pieces ->
        [one] { $pieces } tren
        [few] { $pieces } trenuri
       *[other] { $pieces } de trenuri
    }
   *[taxi] { $tickets ->
        [one] { $tickets } Carte Traseu
        [few] { $tickets } Cărți Traseu
       *[other] { $tickets } de Cărți Traseu
    }, { $pieces ->
        [one] { $pieces } taxi
        [few] { $pieces } taxiuri
       *[other] { $pieces } de taxiuri
    }
}{ $turn ->
    [you] . Este rândul tău.
    [yes] . E la rând.
   *[no] .
}
table-route-points = Puncte din rute
table-cards-in-hand = Cărți în mână
table-tickets = Cărți Traseu
    .first_journey = Bilete
table-pieces = { $piece ->
    [train] Trenuri rămase
   *[taxi] Taxiuri rămase
}
table-pieces-left = { $piece ->
    [train] { $count ->
        [one] { $count } tren rămas
        [few] { $count } trenuri rămase
       *[other] { $count } de trenuri rămase
    }
   *[taxi] { $count ->
        [one] { $count } taxi rămas
        [few] { $count } taxiuri rămase
       *[other] { $count } de taxiuri rămase
    }
}
table-has-chosen = a ales
table-stand-in = Lasă un bot să joace
table-stand-in-soon = Un bot poate juca peste { $seconds } s
table-stand-in-end = Oprește botul
table-track = Bilete parcurse: { $count } din 6

## Cărți

table-cards-blue = { $count ->
    [one] { $count } albastră
    [few] { $count } albastre
   *[other] { $count } de albastre
}
table-cards-green = { $count ->
    [one] { $count } verde
    [few] { $count } verzi
   *[other] { $count } de verzi
}
table-cards-black = { $count ->
    [one] { $count } neagră
    [few] { $count } negre
   *[other] { $count } de negre
}
table-cards-pink = { $count ->
    [one] { $count } roz
    [few] { $count } roz
   *[other] { $count } de roz
}
table-cards-red = { $count ->
    [one] { $count } roșie
    [few] { $count } roșii
   *[other] { $count } de roșii
}
table-cards-orange = { $count ->
    [one] { $count } portocalie
    [few] { $count } portocalii
   *[other] { $count } de portocalii
}
table-cards-yellow = { $count ->
    [one] { $count } galbenă
    [few] { $count } galbene
   *[other] { $count } de galbene
}
table-cards-white = { $count ->
    [one] { $count } albă
    [few] { $count } albe
   *[other] { $count } de albe
}
table-cards-taxi = { $count ->
    [one] { $count } Carte Taxi
    [few] { $count } Cărți Taxi
   *[other] { $count } de Cărți Taxi
}
table-cards-locomotive = { $count ->
    [one] { $count } locomotivă
    [few] { $count } locomotive
   *[other] { $count } de locomotive
}
table-take = Ia: { $card }
table-face-up = Cu fața în sus: { $card }
table-no-wild-now = { $card }: nu poate fi a doua carte
table-no-card = Nicio carte
table-draw-blind = Trage din pachet; cărți rămase: { $count }
table-deck-label = Pachet; cărți rămase: { $count }
table-deck-counts = pachet { $deck } · decartate { $discards }
table-reset = Erau trei Cărți Taxi cu fața în sus: toate cele cinci cărți au fost decartate și înlocuite.
table-hand = Mâna ta · { $count }
table-hand-empty = Nicio carte
table-hand-hidden = Ascunse până la rândul tău

## Întrebarea despre o rută

table-ask = Ruta aleasă
table-spaces = { $count ->
    [one] { $count } spațiu
    [few] { $count } spații
   *[other] { $count } de spații
}
table-plus-points = { $count ->
    [one] +{ $count } punct
    [few] +{ $count } puncte
   *[other] +{ $count } de puncte
}
table-ways = Cum plătești
table-claim-for = Revendică cu { $payment }
table-build = Construiește!
table-finishes = { $count ->
    [one] realizează o Carte Traseu
    [few] realizează { $count } Cărți Traseu
   *[other] realizează { $count } de Cărți Traseu
}
table-bonus = traversează harta
table-why-claimed = { $you ->
    [yes] Ruta asta e a ta.
   *[no] Revendicată: { $name }
}
table-why-closed = Ruta asta e închisă.
table-why-twin = { $you ->
    [yes] Închisă: ai ruta pereche.
   *[no] Închisă: { $name } are ruta pereche.
}
table-why-pieces = { $piece ->
    [train] { $need ->
        [one] Îți trebuie { $need } tren, ai { $have }.
        [few] Îți trebuie { $need } trenuri, ai doar { $have }.
       *[other] Îți trebuie { $need } de trenuri, ai doar { $have }.
    }
   *[taxi] { $need ->
        [one] Îți trebuie { $need } taxi, ai { $have }.
        [few] Îți trebuie { $need } taxiuri, ai doar { $have }.
       *[other] Îți trebuie { $need } de taxiuri, ai doar { $have }.
    }
}
table-why-cards = Îți trebuie { $cards }, ai { $have }.
table-why-cards-gray = { $need ->
    [one] Îți trebuie { $need } carte, ai cel mult { $have }.
    [few] Îți trebuie { $need } cărți de aceeași culoare, ai cel mult { $have }.
   *[other] Îți trebuie { $need } de cărți de aceeași culoare, ai cel mult { $have }.
}
table-why-over = Jocul s-a încheiat.
table-why-watching = Ești doar spectator.
table-why-second = Mai întâi trage a doua carte.
table-why-tickets = Mai întâi se aleg Cărțile Traseu.
table-why-turn = Acum joacă { $name }.

## Cărți Traseu

table-your-tickets = Cărțile tale Traseu
    .first_journey = Biletele tale
table-your-first-journey-tickets = Biletele tale
table-secret-now = secrete până la sfârșit · acum valorează
table-no-tickets = Nicio Carte Traseu
table-tickets-soon = Le primești după ce au ales toți
    .first_journey = Niciun bilet
table-ticket = Carte Traseu { $a } – { $b }, { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}: { $state }
table-kid-ticket = Bilet { $a } – { $b }{ $state ->
    [done] , parcurs
    [blocked] , fără drum liber
    [short] , prea puține trenuri
   *[open] {""}
}
table-ticket-one = bilet
table-ticket-done = Realizată
    .first_journey = Parcurs
table-ticket-blocked = Blocată: niciun drum liber
    .first_journey = Blocat: niciun drum liber
table-ticket-open = { $piece ->
    [train] { $count ->
        [one] încă { $count } tren
        [few] încă { $count } trenuri
       *[other] încă { $count } de trenuri
    }
   *[taxi] { $count ->
        [one] încă { $count } taxi
        [few] încă { $count } taxiuri
       *[other] încă { $count } de taxiuri
    }
}
table-ticket-needs = { $piece ->
    [train] { $count ->
        [one] cere { $count } tren
        [few] cere { $count } trenuri
       *[other] cere { $count } de trenuri
    }
   *[taxi] { $count ->
        [one] cere { $count } taxi
        [few] cere { $count } taxiuri
       *[other] cere { $count } de taxiuri
    }
}
table-ticket-finished = Carte Traseu realizată: { $ticket } · +{ $points }
table-attractions = Atracții
table-of = { $count } din { $all }
table-attraction = { $name }: { $reached ->
    [yes] conectată
   *[no] neconectată
}
table-draw-tickets = Trage 2 Cărți Traseu
table-left = ({ $count ->
    [one] { $count } rămasă
    [few] { $count } rămase
   *[other] { $count } rămase
})
table-keep-opening = Primele tale Cărți Traseu
table-keep-opening-note = Păstrează una sau ambele. O Carte Traseu realizată îți aduce puncte; una nerealizată îți ia puncte.
table-keep-title = Cărți Traseu noi
table-keep-note = Păstrează una sau ambele. Cartea returnată merge la baza pachetului.
table-offer = { $a } – { $b }, { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}, { $count ->
    [one] { $count } taxi
    [few] { $count } taxiuri
   *[other] { $count } de taxiuri
}
table-keep = { $count ->
    [one] Păstrează 1 carte
   *[other] Păstrează ambele
}
table-keep-none = Alege cel puțin una

## First Journey

table-verb-take = Extrage 2
table-verb-build = Construiește
table-verb-swap = Schimbă
table-take-two-label = Extrage 2 cărți; în teanc: { $count }
table-swap-both = Schimbă ambele bilete
table-swap-ask = Schimbi ambele bilete?
table-swap-note = Primești două bilete noi, iar tura ta se încheie.
table-swap-yes = Schimbă
table-first-to-six = primul cu 6 câștigă
table-golden = Bilet auriu
table-golden-note = pentru primul cu 6 bilete
table-bonus-east-to-west = De la est la vest
table-bonus-coast-to-coast = De la coastă la coastă
table-bonus-shout = { $name ->
    [coast-to-coast] De la coastă la coastă!
   *[east-to-west] De la est la vest!
}
table-you-did-it = Ai reușit!
table-more-to-win = { $count ->
    [one] Încă 1 și câștigi
   *[other] Încă { $count } și câștigi
}
table-new-tickets = { $count ->
    [one] Bilet nou
   *[other] Bilete noi
}
table-go-on = Continuă
table-done-toast = { $name } a parcurs un bilet!
table-bonus-toast = { $name } a traversat harta: un bilet în plus!

## Ce s-a întâmplat

table-log-empty = Încă nimic.
table-log-turn = Tura { $turn }
table-log-bot = a jucat un bot
table-log-deal = Cărțile sunt împărțite. Începe { $name }.
table-log-took = { $you ->
    [yes] Ai luat { $cards }
   *[no] { $name } a luat { $cards }
}
table-log-claim = { $you ->
    [yes] Ai revendicat ruta { $route } cu { $cards } { $points }
   *[no] { $name } a revendicat ruta { $route } cu { $cards } { $points }
}
table-log-build = { $you ->
    [yes] Ai construit ruta { $route } cu { $cards }
   *[no] { $name } a construit ruta { $route } cu { $cards }
}
table-log-offer = { $you ->
    [yes] Ai tras Cărți Traseu
   *[no] { $name } a tras Cărți Traseu
}
table-log-choose = { $you ->
    [yes] Ți-ai ales Cărțile Traseu
   *[no] { $name } și-a ales Cărțile Traseu
}
table-log-kept = { $you ->
    [yes] { $count ->
        [one] Începi cu 1 Carte Traseu
        [few] Începi cu { $count } Cărți Traseu
       *[other] Începi cu { $count } de Cărți Traseu
    }
   *[no] { $count ->
        [one] { $name } începe cu 1 Carte Traseu
        [few] { $name } începe cu { $count } Cărți Traseu
       *[other] { $name } începe cu { $count } de Cărți Traseu
    }
}
table-log-keep = { $you ->
    [yes] Ai tras Cărți Traseu și ai păstrat { $count }
   *[no] { $name } a tras Cărți Traseu și a păstrat { $count }
}
table-log-completed = { $you ->
    [yes] Ai parcurs biletul { $ticket }
   *[no] { $name } a parcurs biletul { $ticket }
}
table-log-bonus = { $you ->
    [yes] Ai traversat harta: un bilet în plus!
   *[no] { $name } a traversat harta: un bilet în plus!
}
table-log-exchange = { $you ->
    [yes] Ai schimbat ambele bilete
   *[no] { $name } a schimbat ambele bilete
}
table-log-pass = { $you ->
    [yes] Ai spus pas
   *[no] { $name } a spus pas
}
table-log-undo = { $you ->
    [yes] Ai anulat o mutare
   *[no] { $name } a anulat o mutare
}
table-log-reset = Erau trei Cărți Taxi cu fața în sus: cinci cărți noi.
table-log-shuffle = Cărțile folosite au fost amestecate din nou.
table-log-last = Ultima rundă: { $name } are 2 taxiuri sau mai puține. Fiecare mai are o tură, inclusiv { $name }.
table-log-over = Jocul s-a încheiat.
table-log-abandoned = Jocul a fost abandonat: nu câștigă nimeni.
table-last-toast = Ultima rundă! { $name } are 2 taxiuri sau mai puține: fiecare mai are o tură.

## Sfaturi

table-hint = Sfat
table-hint-claim = Revendică ruta { $route } cu { $payment }.
table-hint-take = Ia cartea cu fața în sus: { $card }.
table-hint-blind = Trage din pachet.
table-hint-draw = Extrage 2 cărți.
table-hint-tickets = Trage Cărți Traseu.
table-hint-exchange = Schimbă ambele bilete.
table-hint-pass = Spune pas.
table-hint-keep = { $count ->
    [one] Păstrează { $tickets }.
   *[other] Păstrează ambele: { $tickets }.
}
table-why-hint-finish = { $has ->
    [yes] Încheie traseul { $ticket }.
   *[no] Traversează harta.
}
table-why-hint-toward = Te apropie de traseul { $ticket }.
table-why-hint-collect = { $has ->
    [yes] Îți trebuie pentru { $ticket }.
   *[no] Mai multe cărți îți dau mai multe posibilități.
}
table-why-hint-points = Aduce cele mai multe puncte.
table-why-hint-more-tickets = E timp pentru alte Cărți Traseu.
table-why-hint-hopeless = { $has ->
    [yes] Pentru { $ticket } nu mai există drum liber.
   *[no] Biletele acestea sunt greu de parcurs.
}
table-why-hint-end = Jocul se apropie de sfârșit: acum contează punctele.
table-why-hint-only = Nu se poate face altceva.
table-why-hint-bot = Așa ar juca aici un bot.

## Anulare, același dispozitiv, mutare, plecare

table-undo = Anulează mutarea
table-turn-over = Tura ta s-a încheiat.
table-pass-on = Dă mai departe
table-pass-device = Acum joacă { $name }
table-pass-note = Dă dispozitivul mai departe. Cărțile tuturor sunt ascunse.
table-pass-go = Sunt { $name }
table-move = Continuă pe alt dispozitiv
table-move-note = Deschide linkul pe celălalt dispozitiv sau scanează codul cu el și continuă de acolo.
table-move-which = Ce loc?
table-move-code = Codul QR al linkului
table-move-link = Linkul locului tău
table-move-warning = Păstrează-l pentru tine: cine are linkul poate juca în locul tău.
table-copy = Copiază linkul
table-copied = Copiat
table-leave = Pleacă de la masă
table-leave-note = Te poți întoarce oricând.
table-show-scores = Scor
table-note-bot-replaced = Un bot a avut o problemă. Îi ia locul unul mai simplu.
table-note-time-up = Timpul a expirat: un bot joacă tura aceasta.
table-note-closing = Serverul se închide. Jocul e salvat.

## Chat

table-chat = Chat
table-chat-empty = Încă n-a spus nimeni nimic.
table-chat-placeholder = Spune ceva
table-chat-send = Trimite
table-reactions = Reacții
table-react-hello = Salut!
table-react-well-played = Bine jucat!
table-react-thanks = Mersi!
table-react-laugh = Ha, ha!
table-react-wow = Uau!
table-react-oops = Hopa!
table-react-sad = Vai, nu!
table-react-hurry = Rândul tău!

## Lista rutelor

table-routes = Rute
table-routes-search = Caută un loc pe hartă
table-routes-route = Rută
table-routes-cost = Cărți
table-routes-points = Puncte
table-routes-state = Stare
table-routes-can = O poți revendica
table-routes-none = Nicio rută găsită.

## Taste

table-keys = Taste rapide
table-key-display = Ia o carte cu fața în sus
table-key-deck = Trage din pachet
table-key-draw = Extrage 2 cărți
table-key-tickets = Trage Cărți Traseu
table-key-swap = Schimbă ambele bilete
table-key-routes = Lista rutelor
table-key-map = Mergi la hartă
table-key-arrows = Treci de la o rută la alta pe hartă
table-key-enter = Deschide ruta; revendic-o
table-key-escape = Înapoi
table-key-own = Mergi la Cărțile tale Traseu
table-key-undo = Anulează mutarea
table-key-hint = Sfat
table-key-log = Jurnal
table-key-keys = Lista aceasta

## Filele telefonului

table-tab-cards = Cărți
table-tab-tickets = Trasee
    .first_journey = Bilete
table-tab-log = Jurnal

## Taking back, alone or on one device

table-take-back = Ia înapoi
table-take-back-note = Ia înapoi ultima ta mutare, cu tot cu răspunsurile boților
table-log-take-back = { $you ->
    [yes] Ți-ai luat înapoi ultima mutare
   *[no] { $name } și-a luat înapoi ultima mutare
}
## The hand as a tool, tickets as a plan, and building

table-card-tool = Atinge ca să vezi ce poți plăti cu aceste cărți sau trage-le pe o rută
table-card-pays = { $count ->
    [0] Încă nu ajung pentru nicio rută
    [one] Ajung pentru { $count } rută
    [few] Ajung pentru { $count } rute
   *[other] Ajung pentru { $count } de rute
}
table-cards-unseen = { $count ->
    [one] { $count } carte din pachet
    [few] { $count } cărți din pachet
   *[other] { $count } de cărți din pachet
}
    .first_journey = { $count ->
        [one] { $count } carte din teanc
        [few] { $count } cărți din teanc
       *[other] { $count } de cărți din teanc
    }
table-why-cards-none = { $need ->
    [one] Îți trebuie { $need } carte și nu ai niciuna.
    [few] Îți trebuie { $need } cărți de aceeași culoare și nu ai niciuna.
   *[other] Îți trebuie { $need } de cărți de aceeași culoare și nu ai niciuna.
}
table-why-built = { $you ->
    [yes] Ruta asta e a ta.
   *[no] Construită: { $name }
}
table-do-build = construiește o rută
table-hint-build = Construiește ruta { $route } cu { $payment }.
table-routes-can-build = O poți construi
table-finishes-first-journey = { $count ->
    [one] parcurge un bilet
    [few] parcurge { $count } bilete
   *[other] parcurge { $count } de bilete
}
table-key-enter-build = Deschide ruta; construiește-o
table-key-own-first-journey = Mergi la biletele tale
table-build-tip = Atinge o rută care strălucește ca s-o construiești.
table-ticket-short = { $piece ->
    [train] Prea puține trenuri: trebuie { $count }, ai { $have }
   *[taxi] Prea puține taxiuri: trebuie { $count }, ai { $have }
}
table-ticket-now = { $piece ->
    [train] { $count ->
        [one] { $before } → { $count } tren
        [few] { $before } → { $count } trenuri
       *[other] { $before } → { $count } de trenuri
    }
   *[taxi] { $count ->
        [one] { $before } → { $count } taxi
        [few] { $before } → { $count } taxiuri
       *[other] { $before } → { $count } de taxiuri
    }
}
table-ticket-cut = { $name } îți taie drumul: { $ticket }, { $pieces }
table-ticket-cut-off = { $name } îți închide ultimul drum liber: { $ticket }
table-held = Cărțile Traseu pe care le ai
## Ce au făcut ceilalți

table-since = De la ultima ta tură
table-just-now = Ce tocmai s-a întâmplat
table-did-took = a luat { $cards }
table-did-claim = a revendicat { $route }
table-did-build = a construit { $route }
table-did-offer = a tras Cărți Traseu
table-did-keep = a tras Cărți Traseu și a păstrat { $count }
table-did-completed = a parcurs biletul { $ticket }
table-did-bonus = a traversat harta
table-did-exchange = a schimbat ambele bilete
table-did-pass = a spus pas
table-again = Arată din nou
table-again-short = Din nou
table-again-stop = Oprește
table-pause = Pauză
table-paused = În pauză
table-resume = Continuă
table-skip = Sari peste
table-fold = Ascunde rezumatul
table-unfold = Arată rezumatul
table-key-again = Vezi din nou ce au făcut ceilalți
table-key-pause = Pune boții pe pauză sau continuă
table-key-skip = Sari peste

## Kid table

table-kid-aloud = Citește cu voce tare
table-kid-help = Arată-mi ce pot face
table-kid-show = Arată-mi o rută pe care o pot construi
table-kid-build = Construiește ruta { $route }
table-kid-lock = Meniu pentru adulți
table-kid-lock-hold = Pentru adulți: ține apăsat lacătul două secunde sau răspunde la întrebare.
table-kid-lock-sum = { $a } + { $b } fac
table-kid-lock-wrong = Nu chiar. Iată alta.
table-kid-lock-open = Deschide meniul
table-kid-golden = { $count ->
    [one] { $names } are biletul auriu. Ura!
   *[other] { $names } împart biletul auriu. Ura!
}

## Chat and clocks

table-chat-left = Cineva care a plecat
table-chat-unread = Chat: { $count ->
    [one] { $count } mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}
table-key-chat = Deschide sau închide chatul
table-time-left-of = Timp rămas ({ $name }): { $time }
table-time-warning = { $count ->
    [one] Mai ai { $count } secundă
    [few] Mai ai { $count } secunde
   *[other] Mai ai { $count } de secunde
}
table-note-bank-empty-you = Timpul a expirat: un bot joacă în locul tău până la sfârșit.
table-note-bank-empty = { $name } nu mai are timp: un bot joacă până la sfârșit.

## Going back from the kid table

table-kid-back = Părăsești jocul?
table-kid-back-ask = Pentru adulți: răspunde la întrebare ca să ieși.

## A game that was played on from a review.

table-continues = Joc secundar
table-continues-note = Continuă un joc analizat: deschide acel moment
table-continues-from = Joc secundar: continuă de la tura { $turn } a unui joc terminat
table-continues-back = Înapoi la analiză
