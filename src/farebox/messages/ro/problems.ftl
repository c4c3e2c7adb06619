### Ce n-a mers, într-un rând prietenos.

problem-stale = Între timp jocul a mers mai departe. Mai uită-te o dată.
problem-repeated = Ai făcut deja asta.
problem-not-your-seat = Acesta nu e locul tău.
problem-not-your-turn = Nu e rândul tău.
problem-illegal = Regulile nu permit asta acum.
problem-not-playing = Jocul nu a început încă.
problem-over = Jocul s-a încheiat.
problem-undo-off = La această masă mutările nu se anulează.
problem-cannot-undo = Prea târziu: s-a dezvăluit deja ceva nou.
problem-chat-off = La această masă mesajele sunt oprite.
problem-too-fast = Nu așa repede! Încearcă din nou peste o clipă.
problem-too-often = Prea multe cereri în scurt timp. Încearcă din nou peste { $minutes } min.
problem-too-long = E prea lung. Scrie mai scurt.
problem-malformed = Ceva s-a pierdut pe drumul spre server. Reîncarcă pagina.
problem-no-table = La acest link nu există nicio masă.
problem-table-full = Toate locurile de la masă sunt ocupate.
problem-seat-taken = Cineva a fost mai rapid: locul e ocupat.
problem-already-started = Jocul a început deja.
problem-places-open = Mai sunt locuri libere.
problem-not-host = Doar cine a deschis masa poate face asta.
problem-bad-options = Locurile și opțiunile alese nu se potrivesc. Te rugăm să le schimbi.
problem-not-over = Jocul nu s-a încheiat încă.
problem-hints-off = La această masă se joacă fără sfaturi.
problem-server = A apărut o problemă pe server. Încearcă din nou.
problem-offline = Serverul nu răspunde. Verifică conexiunea și încearcă din nou.
problem-not-found = La această adresă nu e nimic. Verifică linkul sau întoarce-te la pagina principală.
problem-no-board = Serverul nu are această tablă.
problem-busy = Serverul e aglomerat. Încearcă din nou peste o clipă.
problem-wrong-origin = Pagina aceasta vine de la altă adresă. Reîncarc-o și încearcă din nou.
problem-unavailable = Masa nu poate fi deschisă: serverul nu mai poate citi jocul.
problem-old-rules = Masa poate fi doar citită: s-a jucat după reguli mai vechi.
problem-reload = Pagina nu mai este actuală. Te rugăm să o reîncarci.
problem-wrong-value = Acest dispozitiv nu a putut lua parte la împărțirea cărților. Reîncarcă pagina.
problem-too-many-entries = Jocul este prea lung pentru a mai anula mutări.
problem-not-away-yet = Un bot poate juca pe acest loc peste { $seconds } s. Poate că jucătorul revine imediat.

## Taking back

problem-cannot-take-back = Acum nu e nicio mutare de luat înapoi.
problem-others-play = Cineva joacă de pe alt dispozitiv: ce s-a dezvăluit nu se mai poate lua înapoi.
problem-undo-not-now = Îți poți anula ultima mutare până când se dezvăluie ceva nou sau joacă altcineva.
## Deschiderea rețelei de acasă

problem-not-this-computer = Poți face asta doar de pe calculatorul pe care rulează Farebox.
problem-no-home-network = Acest calculator nu este conectat la o rețea de acasă. Conectează-l la Wi‑Fi și încearcă din nou.
problem-cannot-listen = Acest calculator nu îi permite lui Farebox să accepte conexiuni de la alte dispozitive.

## At the table

problem-seat-link = Linkul acestui loc nu funcționează. Copiază-l din nou de pe celălalt dispozitiv.
problem-player-back = Jucătorul s-a întors la masă.
problem-reactions-only = La această masă se trimit doar reacții.

## Reviews

problem-review-running = Jocul acesta nu s-a încheiat încă. Îl poți analiza la sfârșit.
problem-review-record = Jocul nu poate fi analizat: înregistrarea lui este incompletă sau a fost modificată, ori e nevoie de o tablă sau de reguli care nu sunt aici.
problem-review-board = Pentru această tablă nu există încă un campion, deci jocurile nu pot fi analizate.

## The daily deal and challenges

problem-no-daily = Pentru această tablă nu există o partidă a zilei.
problem-no-challenge = Această provocare nu există sau nu mai există.
problem-not-offered = Această partidă nu poate deveni provocare: continuă un alt joc sau nu are o împărțire proprie a cărților.
problem-challenge-running = Vezi rezultatele după ce îți termini partida.
problem-challenge-record = Aceasta nu este înregistrarea completă a unei partide jucate până la capăt, așa că nu poate deveni provocare.

## A page without a server

problem-other-tab = Jocul acesta este deschis în altă filă. Continuă aici după ce închizi fila aceea.
problem-page-broken = Jocul nu a putut fi încărcat. Verifică conexiunea și reîncarcă pagina.
problem-page-full = Pe acest dispozitiv nu mai e loc: jocul continuă, dar tot ce se întâmplă de acum înainte se va pierde când închizi pagina.
problem-board-file = { $place ->
    [file] Această tablă nu poate fi folosită: { $problem }
   *[key] Această tablă nu poate fi folosită. { $key }: { $problem }
}
problem-board-unkept = Pe acest dispozitiv nu e loc pentru această tablă.
