### Pagina de start, sala de așteptare și lista jocurilor de privit.

lobby-title = Alege un joc
lobby-setup = Pregătește masa
lobby-seats-of = { $board } · jucători
lobby-card-players = { $from }–{ $to } jucători
lobby-card-new-york = o partidă scurtă prin oraș
lobby-card-first-journey = de la 6 ani
lobby-card-taxis = { $count ->
    [one] câte { $count } taxi
    [few] câte { $count } taxiuri
   *[other] câte { $count } de taxiuri
}
lobby-card-trains = { $count ->
    [one] câte { $count } tren
    [few] câte { $count } trenuri
   *[other] câte { $count } de trenuri
}
lobby-card-tickets = { $count ->
    [one] { $count } Carte Traseu
    [few] { $count } Cărți Traseu
   *[other] { $count } de Cărți Traseu
}
lobby-card-goal = câștigi cu 6 bilete
lobby-card-attractions = { $count ->
    [one] { $count } atracție
    [few] { $count } atracții
   *[other] { $count } de atracții
}

lobby-your-name = Numele tău
lobby-name = Nume
lobby-player-number = Jucător { $number }
lobby-friend = Prieten
lobby-friend-line = intră cu linkul tău, de pe alt dispozitiv
lobby-here-line = joacă pe acest dispozitiv, pe rând
lobby-add-seat = Adaugă un jucător
lobby-add-friend = Prieten
lobby-add-bot = Bot
lobby-add-here = Pe același dispozitiv
lobby-remove-seat = Elimină locul { $number }
lobby-level-of = Nivelul de joc: { $name }

lobby-first = Cine începe
lobby-first-lot = Trage la sorți
lobby-hints = Sfaturi
lobby-more-options = Alte opțiuni
lobby-undo = Anularea mutării
lobby-undo-note = Doar cât timp nu s-a dezvăluit nimic nou; cu boții, oricând
lobby-chat = Chat
lobby-chat-note = Pentru copii: doar reacții sau deloc
lobby-chat-all = Mesaje
lobby-chat-reactions = Reacții
lobby-listed = Acceptă spectatori
lobby-listed-note = Apare la „Privește”; cărțile din mână rămân ascunse
lobby-completion-cards = Cărți pentru fiecare bilet parcurs
lobby-completion-cards-note = Regulă a casei; în jocul tipărit nu primești niciuna

lobby-start = { $count ->
    [one] Începe cu { $count } jucător
    [few] Începe cu { $count } jucători
   *[other] Începe cu { $count } de jucători
}
lobby-open = Deschide masa și invită prieteni
lobby-rulebook = Se joacă după regulamentul tipărit. Unde acesta nu e clar, decizia noastră e marcată:
lobby-reconstructed = Cele mai multe bilete de pe această tablă sunt reconstituite de noi. Ai jocul acasă? Cele tipărite pot fi introduse:
lobby-reconstructed-how = iată cum

lobby-score-pad-line = Jucați cu jocul din cutie? Calculați scorul aici
lobby-watch-line = { $count ->
    [0] niciun joc în desfășurare
    [one] { $count } joc în desfășurare
    [few] { $count } jocuri în desfășurare
   *[other] { $count } de jocuri în desfășurare
}
lobby-needs-server = e nevoie de server

lobby-offline = Serverul nu răspunde.
lobby-offline-line = Regulile și carnetul de scor funcționează și fără el. Ca să joci, să intri la o masă sau să privești un joc, ai nevoie de server: pornește-l sau verifică conexiunea.
lobby-offline-start = Poți deschide o masă de îndată ce serverul răspunde din nou.

lobby-mine = Jocurile tale
lobby-mine-waiting = { $count ->
    [0] gata de start
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
lobby-mine-your-turn = Rândul tău
lobby-mine-turn-of = Se așteaptă: { $names }
lobby-mine-forget = Elimină din listă
lobby-mine-forget-ask = Elimini jocul din listă?
lobby-mine-forget-note = Acest dispozitiv îți va pierde locul. Vei putea continua doar de pe un dispozitiv care încă îl are.
lobby-mine-all = { $count ->
    [one] Arată { $count } joc
    [few] Arată toate cele { $count } jocuri
   *[other] Arată toate cele { $count } de jocuri
}

lobby-place-open = Loc liber
lobby-place-open-line = așteaptă un jucător
lobby-wait-who = Cine joacă?
lobby-wait-open = { $count ->
    [one] Mai e { $count } loc liber
    [few] Mai sunt { $count } locuri libere
   *[other] Mai sunt { $count } de locuri libere
}
lobby-wait-taken = Toate locurile sunt ocupate.
lobby-wait-here = aici
lobby-wait-away = lipsește
lobby-wait-leave = Eliberez locul
lobby-wait-begins = începe
lobby-wait-put-bot = Pune un bot
lobby-wait-fill = { $count ->
    [one] Pune un bot pe locul liber
   *[other] Pune boți pe locurile libere
}
lobby-wait-for = { $count ->
    [one] Mai așteptăm { $count } jucător
    [few] Mai așteptăm { $count } jucători
   *[other] Mai așteptăm { $count } de jucători
}
lobby-wait-host = Cine a deschis masa pornește jocul.
lobby-wait-add-open = Loc liber
lobby-wait-add-bot = Bot
lobby-wait-up = Mută locul { $number } mai sus
lobby-wait-down = Mută locul { $number } mai jos
lobby-wait-free = Lasă locul { $number } unui prieten

lobby-invite = Invită
lobby-invite-line = Trimite linkul sau lasă-i pe ceilalți să scaneze codul.
lobby-invite-link = Linkul acestei mese
lobby-invite-copy = Copiază linkul
lobby-invite-copied = Copiat
lobby-invite-send = Trimite
lobby-invite-share = Hai la masa mea!
lobby-invite-code = Cod QR care deschide această masă
lobby-invite-local = Linkul acesta funcționează doar pe acest calculator.

lobby-join = Așază-te la această masă
lobby-join-place = Alege un loc
lobby-join-button = Mă așez
lobby-join-watch = Doar privesc
lobby-join-watching = Ești spectator. Jocul va apărea aici când începe.
lobby-join-after-all = Vreau totuși să joc
lobby-full = Nu mai sunt locuri la această masă
lobby-full-line = Toate locurile sunt ocupate. Poți rămâne să privești sau poți deschide altă masă.
lobby-no-table = Masa nu a fost găsită
lobby-no-table-line = La acest link nu există nicio masă. Poate lipsește o literă? Cere din nou linkul sau deschide altă masă.

lobby-watch-title = Privește un joc
lobby-watch-note = Mese deschise spectatorilor. Cărțile jucătorilor rămân ascunse.
lobby-watch-refresh = Actualizează
lobby-watch-none = Niciun joc public în acest moment
lobby-watch-none-line = Deschide o masă și activează „Acceptă spectatori” ca să apari aici.
lobby-status-waiting = se așteaptă jucători
lobby-status-playing = în desfășurare
lobby-status-over = încheiat

## Dispozitivele din casă

lobby-house-line = Lasă telefoanele, tabletele și celelalte calculatoare din casă să intre în joc.
lobby-house-open = Joacă de pe telefoanele din casă
lobby-house-ask = Lași dispozitivele din rețeaua de acasă să intre?
lobby-house-ask-text = Orice dispozitiv din rețeaua ta Wi‑Fi va putea deschide Farebox de pe acest calculator. Accesul se încheie când îl oprești aici sau când închizi Farebox. Pe internet nu se deschide nimic.
lobby-house-yes = Lasă-le să intre
lobby-house-on = Dispozitivele din casă pot intra.
lobby-house-help = Nu se deschide pe telefon?
lobby-house-help-same = Telefonul și calculatorul trebuie să fie în aceeași rețea Wi‑Fi; datele mobile nu ajung.
lobby-house-help-guest = Rețelele pentru oaspeți izolează dispozitivele între ele. Folosește rețeaua Wi‑Fi principală.
lobby-house-help-firewall = Dacă acest calculator întreabă dacă Farebox sau Python poate primi conexiuni, permite.
lobby-house-other = Încearcă altă adresă
lobby-house-close = Oprește
lobby-house-close-ask = Oprești accesul dispozitivelor din casă?
lobby-house-close-text = Dispozitivele care joacă pierd conexiunea. Locurile lor se păstrează.

## Pagina principală

lobby-play-now = Joacă acum
lobby-new-game = Joc nou
lobby-continue = Continuă
lobby-headline-1 = Trage o carte.
lobby-headline-2 = Construiește-ți ruta.
lobby-lead = Două jocuri de societate pentru familie, de la doi la patru jucători. Zece minute, fără cont.
lobby-welcome = Bine ai revenit!
lobby-welcome-name = Bine ai revenit, { $name }!
lobby-quick-against = { $board }, cu { $names }
lobby-quick-with = { $board } cu { $names }
lobby-quick-or = sau
lobby-quick-europe = Europa
lobby-quick-usa = SUA
lobby-child = Pentru copii
lobby-child-line = Prima călătorie cu imagini mari și aproape fără text
lobby-tiles = Alte pagini
lobby-tile-friends = Joacă cu prietenii
lobby-tile-friends-line = Trimite un link sau joacă pe același ecran
lobby-tile-learn = Învață să joci
lobby-tile-learn-line = Două minute, pas cu pas
lobby-new = Masă nouă
lobby-new-line = Alege locurile, boții și opțiunile
lobby-nowhere = Aici nu e nimic
lobby-nowhere-line = Adresa aceasta nu duce nicăieri. Poate lipsește o literă din link.

## Clocks

lobby-clock = Ceas
lobby-clock-none = Fără
lobby-clock-turn = Pe tură
lobby-clock-bank = Pe jucător
lobby-clock-turn-note = Când expiră, un bot joacă tura
lobby-clock-bank-note = Pentru tot jocul; când expiră, continuă un bot
lobby-clock-seconds = { $count } s
lobby-clock-minutes = { $count } min
lobby-clock-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
lobby-wait-turn = Ceas: { $time } pe tură
lobby-wait-bank = Ceas: { $time } de jucător pentru tot jocul

## Links inside a sentence, and a table that cannot be opened

lobby-rulebook-link = vezi regulile
lobby-no-connection = Masa nu poate fi deschisă acum

## Who you are at the table. The animals are also what players without a name are called.

look-title = Culoare și animal
look-choose = Alege culoarea și animalul pentru { $name }
look-color = Culoare
look-animal = Animal
look-taken = ales deja de { $name }
look-done = Gata
look-color-1 = violet
look-color-2 = turcoaz
look-color-3 = maro
look-color-4 = verde-lime
look-fox = Vulpe
look-rabbit = Iepure
look-cat = Pisică
look-bear = Urs
look-frog = Broască
look-otter = Vidră
look-penguin = Pinguin
look-owl = Bufniță

## Inviting from a phone, and who begins

lobby-invite-qr = Cod QR
lobby-first-note = După regulament: cel mai tânăr

## Tables in this page

lobby-here = Doar pe acest dispozitiv
lobby-here-note = Jocul rulează în acest browser, cu sau fără server. Nimeni altcineva nu poate intra sau privi. Aici Puternic și Expert joacă din instinct.
lobby-here-quick = { $game }, pe acest dispozitiv
lobby-offline-here = Jocurile de pe acest dispozitiv, enigmele, lecțiile, regulile și carnetul de scor funcționează și fără el.
lobby-needs-server-line = Farebox merge aici fără server, dar pagina aceasta are nevoie de unul: arată jocurile altora.

## Boards of one's own, in a page without a server

lobby-board-load = Încarcă o tablă dintr-un fișier
lobby-board-load-note = Un fișier .toml, împreună cu .layout.json dacă are. Rămâne pe acest dispozitiv.
lobby-board-which = Alege un singur fișier .toml, împreună cu .layout.json dacă are.
lobby-board-loaded = { $board } e gata de joc.
lobby-board-remove = Elimină { $board }
lobby-board-bots = Pe tabla ta boții joacă la nivelul Începător sau Relaxat: Puternic și Expert au nevoie de o rețea antrenată pe acea tablă.
