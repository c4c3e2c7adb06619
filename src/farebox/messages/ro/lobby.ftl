### Pagina de start, sala de așteptare și lista jocurilor de privit.

lobby-title = Alege o masă
lobby-setup = Pregătește masa
lobby-seats-of = { $board } · locuri
lobby-card-players = { $from }–{ $to } jucători
lobby-card-city = joc scurt în oraș
lobby-card-journey = de la 6 ani
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
    [one] { $count } traseu
    [few] { $count } trasee
   *[other] { $count } de trasee
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
lobby-guest = Oaspete
lobby-friend = Prieten
lobby-friend-line = primește linkul tău și joacă de oriunde
lobby-here-line = joacă pe acest dispozitiv, pe rând
lobby-add-seat = Adaugă un loc
lobby-add-friend = Prieten
lobby-add-bot = Bot
lobby-add-here = Pe același dispozitiv
lobby-remove-seat = Scoate locul { $number }
lobby-level-of = Cât de bine joacă { $name }

lobby-first = Cine începe
lobby-first-who = Cine e cel mai tânăr?
lobby-first-youngest = Cel mai tânăr
lobby-first-lot = Trage la sorți
lobby-time = Timp de gândire
lobby-time-none = Nelimitat
lobby-time-minute = 1 min
lobby-time-day = 1 zi
lobby-hints = Sfaturi
lobby-more-options = Alte opțiuni
lobby-undo = Anularea mutării
lobby-undo-note = Cât timp nu s-a văzut nimic nou
lobby-chat = Chat
lobby-chat-note = Pentru copii: doar reacții sau deloc
lobby-chat-all = Tot
lobby-chat-reactions = Reacții
lobby-listed = Alții pot privi
lobby-listed-note = Apare la „Privește”; mâinile rămân ascunse
lobby-completion-cards = Cărți pentru un bilet parcurs
lobby-completion-cards-note = Regulă a casei; jocul tipărit nu dă cărți

lobby-start = { $count ->
    [one] Începe cu { $count } jucător
    [few] Începe cu { $count } jucători
   *[other] Începe cu { $count } de jucători
}
lobby-open = Deschide masa și invită
lobby-rulebook = Ca în regulamentul tipărit. Unde el lasă ceva deschis, decizia noastră e marcată:
lobby-reconstructed = Majoritatea biletelor acestei table sunt reconstituite de noi. Ai cutia? Le poți pune pe cele tipărite:
lobby-reconstructed-how = iată cum

lobby-score-pad-line = Joci cu cutia adevărată? Numără aici
lobby-watch-line = { $count ->
    [0] niciun joc acum
    [one] { $count } joc acum
    [few] { $count } jocuri acum
   *[other] { $count } de jocuri acum
}
lobby-rules-line = ambele jocuri, pe larg
lobby-needs-server = cere serverul

lobby-offline = Serverul nu răspunde.
lobby-offline-line = Regulile și carnetul de scor merg și fără el. Ca să joci, să intri la o masă sau să privești, e nevoie de server: pornește-l sau verifică conexiunea.
lobby-offline-start = Poți deschide o masă de îndată ce serverul răspunde din nou.

lobby-mine = Jocurile tale
lobby-mine-waiting = { $count ->
    [0] gata de start
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
lobby-mine-your-turn = Rândul tău
lobby-mine-turn-of = La rând: { $names }
lobby-mine-forget = Scoate din listă
lobby-mine-forget-ask = Scoți jocul din listă?
lobby-mine-forget-note = Acest dispozitiv nu îți va mai păstra locul. Vei putea continua doar pe alt dispozitiv care îl are.
lobby-mine-all = { $count ->
    [one] Arată { $count } joc
    [few] Arată toate cele { $count } jocuri
   *[other] Arată toate cele { $count } de jocuri
}
lobby-mine-fewer = Arată mai puține

lobby-place-open = Loc liber
lobby-place-open-line = așteaptă pe cineva cu linkul
lobby-wait-who = Cine joacă?
lobby-wait-open = { $count ->
    [one] Mai e { $count } loc liber
    [few] Mai sunt { $count } locuri libere
   *[other] Mai sunt { $count } de locuri libere
}
lobby-wait-full = S-a strâns toată lumea.
lobby-wait-here = aici
lobby-wait-away = lipsește
lobby-wait-leave = Mă ridic
lobby-wait-begins = începe
lobby-wait-put-bot = Joacă un bot
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
lobby-invite-line = Trimite linkul sau dă-le celorlalți codul la scanat.
lobby-invite-link = Linkul acestei mese
lobby-invite-copy = Copiază linkul
lobby-invite-copied = Copiat
lobby-invite-send = Trimite
lobby-invite-share = Hai la masa mea!
lobby-invite-code = Cod de scanat cu telefonul: deschide această masă
lobby-invite-local = Adresa aceasta merge doar pe acest calculator. Pentru alte dispozitive pornește Farebox cu --host 0.0.0.0 și deschide pagina la adresa acestui calculator.

lobby-join = Așază-te la această masă
lobby-join-place = Alege un loc
lobby-join-button = Mă așez
lobby-join-watch = Doar privesc
lobby-join-watching = Privești. Jocul apare aici când începe.
lobby-join-after-all = Vreau totuși să joc
lobby-full = Masa e plină
lobby-full-line = Toate locurile sunt ocupate. Poți rămâne să privești sau îți poți deschide masa ta.
lobby-no-table = Nicio masă aici
lobby-no-table-line = Nicio masă nu are acest link. Poate lipsește o literă? Cere linkul din nou sau deschide-ți masa ta.

lobby-watch-title = Privește un joc
lobby-watch-note = Mese la care alții pot privi. Cărțile din mână și traseele rămân ascunse.
lobby-watch-refresh = Caută din nou
lobby-watch-none = Nimeni nu joacă în public acum
lobby-watch-none-line = Deschide o masă și alege „Alții pot privi” ca să apari aici.
lobby-status-waiting = așteaptă jucători
lobby-status-playing = se joacă
lobby-status-over = încheiat
