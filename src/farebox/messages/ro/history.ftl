### Jocurile tale: cele terminate, păstrate în acest browser.

history-running = În desfășurare
history-finished = Terminate
history-none = Încă nu ai jocuri terminate. Fiecare joc terminat rămâne aici, cu harta și rezultatul lui.
history-empty = Primul tău joc te așteaptă
history-empty-line = Jocurile tale rămân aici, pe acest dispozitiv, fiecare cu rezultatul lui și o hartă mică.
history-result-won = Câștigat
history-result-shared = Victorie împărțită
history-result-lost = Pierdut
history-result-given-up = Abandonat
history-result-seen = Fără adversari
history-place = { $rank ->
    [2] Locul doi
    [3] Locul trei
   *[other] Locul patru
}
history-continued = Continuare a altui joc
history-undated = fără dată
history-review = Analiză
history-record = Salvează înregistrarea jocului
history-remove = Șterge
history-remove-ask = Ștergi acest joc?
history-remove-note = Jocul, înregistrarea lui și enigmele făcute din greșelile tale vor fi șterse de pe acest dispozitiv, definitiv.
history-remove-all = Șterge tot
history-remove-all-ask = Ștergi toate jocurile terminate?
history-remove-all-note = { $count ->
    [one] Un joc și înregistrarea lui vor fi șterse de pe acest dispozitiv. Ca să îl păstrezi, exportă-l mai întâi. La import nu revin locul lui în partidele zilei și în provocări, nici enigmele făcute din greșelile tale.
    [few] { $count } jocuri și înregistrările lor vor fi șterse de pe acest dispozitiv. Ca să le păstrezi, exportă-le mai întâi. La import nu revin locurile lor în partidele zilei și în provocări, nici enigmele făcute din greșelile tale.
   *[other] { $count } de jocuri și înregistrările lor vor fi șterse de pe acest dispozitiv. Ca să le păstrezi, exportă-le mai întâi. La import nu revin locurile lor în partidele zilei și în provocări, nici enigmele făcute din greșelile tale.
}
history-export = Exportă
history-import = Importă
history-imported = { $count ->
    [0] Ai deja aceste jocuri.
    [one] A fost adăugat un joc.
    [few] Au fost adăugate { $count } jocuri.
   *[other] Au fost adăugate { $count } de jocuri.
}
history-file-large = Nu s-a importat nimic: un fișier poate avea cel mult { $games } de jocuri și { $size } MB.
history-file-game = Nu s-a importat nimic: jocul { $number }, de la linia { $line }, nu este înregistrarea completă a unui joc terminat.
history-file-line = Nu s-a importat nimic: la linia { $line } e o greșeală, la { $key }.
history-no-records = În acest fișier nu există nicio înregistrare de joc.
history-filter-game = Joc
history-filter-opponent = Adversar
history-filter-result = Rezultat
history-filter-all = Toate
history-filter-none = Niciun joc nu se potrivește.
history-filter-found = { $count ->
    [0] Niciun joc nu se potrivește.
    [one] Un joc afișat.
    [few] { $count } jocuri afișate.
   *[other] { $count } de jocuri afișate.
}
history-filter-clear = Arată tot
history-more = { $count ->
    [one] Mai arată unul
    [few] Mai arată { $count }
   *[other] Mai arată { $count }
}
history-results = Rezultatele tale
history-stat-games = { $count ->
    [one] joc
    [few] jocuri
   *[other] de jocuri
}
history-stat-won = câștigate ({ $share })
history-stat-streak = victorii la rând
history-stat-quality = calitatea deciziilor
history-stat-without-luck = Lăsând norocul deoparte, ai fi câștigat { $share } din jocurile analizate.
history-best = Cele mai bune scoruri
history-by-level = Împotriva boților
history-ahead-of = Ai terminat înainte de
history-won-of = câștigate: { $won } din { $games }
history-details = Mai multe cifre
history-full = Nu mai este loc pe acest dispozitiv și nu toate jocurile pot fi păstrate. Exportă jocurile și șterge câteva.
history-closed = Acest browser nu păstrează jocurile, poate pentru că este o fereastră privată. Poți juca la fel ca de obicei.

## Unfinished games from another device

history-resumed = { $count ->
    [one] { $count } joc neterminat continuă aici.
    [few] { $count } jocuri neterminate continuă aici.
   *[other] { $count } de jocuri neterminate continuă aici.
}
history-unfinished = { $count ->
    [one] În fișier mai este un joc neterminat, cu locurile tale. Continuă-l aici doar dacă e al tău.
    [few] În fișier mai sunt { $count } jocuri neterminate, cu locurile tale. Continuă-le aici doar dacă sunt ale tale.
   *[other] În fișier mai sunt { $count } de jocuri neterminate, cu locurile tale. Continuă-le aici doar dacă sunt ale tale.
}
history-resume = Continuă aici
history-file-unfinished = Jocurile neterminate nu pot continua aici din cauza celui de la linia { $line }. { $problem }

## Entries of this browser that are damaged

history-unreadable = Nu pot fi citite
history-unreadable-note = Aceste date din browser sunt deteriorate și nu pot fi afișate. Restul a rămas neschimbat.
history-unreadable-game = Joc terminat { $name }
history-unreadable-puzzle = Problemă { $name }
history-unreadable-table = Masă { $name }
history-unreadable-board = Tablă { $name }
