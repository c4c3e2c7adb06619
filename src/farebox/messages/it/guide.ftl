### La guida della prima partita: ogni cosa è spiegata la prima volta che serve.

guide-ok = Ho capito
guide-off = Chiudi la guida
guide-keep = Ogni Biglietto ti chiede di collegare due Località. Quelli corti sono più facili; tenerli entrambi può rendere di più.

## New York

guide-turn-title = Una sola cosa per turno
guide-turn = Nel tuo turno fai una cosa su tre: peschi carte, prendi una linea o peschi Biglietti. Poi tocca al giocatore successivo.
guide-cards-title = Pesca 2 carte
guide-cards = Scegli tra le carte a faccia in su o pesca dal mazzo. Raccogli carte dello stesso colore per pagare le linee.
guide-second-title = Ancora una
guide-second = Ora pesca la seconda carta. Non può essere una carta Taxi a faccia in su.
guide-wild-title = Le carte Taxi sono jolly
guide-wild = Una carta Taxi vale per qualsiasi colore. Se ne prendi una a faccia in su, il turno finisce lì.
guide-tickets-title = I tuoi Biglietti
guide-tickets = Collega le due Località di un Biglietto con le tue linee. Passaci sopra o toccalo per vedere il percorso libero più breve.
guide-claim-title = Prendi una linea
guide-claim = Le linee dal bordo luminoso si possono prendere ora: toccane una e scegli come pagare, oppure trascinaci sopra le carte dalla mano.
guide-gray-title = Linee grigie
guide-gray = Una linea grigia si paga con carte di un solo colore. Scegli tu quale.
guide-closed-title = Doppie Linee
guide-closed = Nessuno può prendere entrambe le linee di una Doppia Linea. In due, presa la prima, l’altra è chiusa.
guide-blocked-title = Un Biglietto bloccato
guide-blocked = Uno dei tuoi Biglietti non si può più completare. Perderai i suoi punti: recuperali altrove.
guide-more-tickets-title = Altri Biglietti
guide-more-tickets = Hai completato un Biglietto! Puoi pescarne altri due e tenerne uno o entrambi. Quelli incompleti costano punti.
guide-attractions-title = Attrazioni
guide-attractions = Ogni Attrazione Turistica raggiunta dalle tue linee vale un punto alla fine.
guide-last-title = L’ultimo giro
guide-last = Qualcuno ha quasi finito i Taxi. Questo è il tuo ultimo turno: sfruttalo bene!

## First Journey

guide-first-journey-turn-title = Una cosa per turno
guide-first-journey-turn = Pesca 2 carte, costruisci una linea o cambia i tuoi Biglietti.
guide-first-journey-tickets-title = I tuoi Biglietti
guide-first-journey-tickets = Collega le due città con i tuoi vagoni. Tocca un Biglietto per vedere la strada.
guide-first-journey-draw-title = Pesca 2
guide-first-journey-draw = Ricevi due carte dal mazzo.
guide-first-journey-build-title = Costruisci
guide-first-journey-build = Puoi costruire le linee dal bordo luminoso: toccane una, poi tocca “Costruisci!”. Oppure trascinaci sopra le carte.
guide-first-journey-wild-title = La Locomotiva
guide-first-journey-wild = Vale per qualsiasi colore.
guide-first-journey-bonus-title = Da una parte all’altra
guide-first-journey-bonus = Collega una città dell’ovest con una dell’est: ricevi un Biglietto in più!
guide-first-journey-swap-title = Cambia
guide-first-journey-swap = Uno dei Biglietti è bloccato. Puoi cambiarli entrambi con due nuovi.
guide-first-journey-golden-title = Sei Biglietti
guide-first-journey-golden = Chi completa per primo sei Biglietti riceve il Biglietto d’Oro e vince!

## Imparare giocando

learn-title = Impara a giocare
learn-intro = Bastano due minuti, e ogni passo lo giochi tu.
learn-aloud = Leggi ad alta voce
learn-back = Indietro
learn-skip = Salta
learn-go = Avanti
learn-leave = Esci dalla lezione
learn-step = Passo { $number } di { $count }
learn-wait = Ora tocca a { $bot }.
learn-done = Ottimo lavoro!
learn-play = Gioca una partita
learn-again = Ancora una volta
learn-rules = Le regole in figure
learn-new-york-hello = Ti diamo il benvenuto a New York! Collega le Località sulla mappa e fai punti. Vince chi ne ha di più. { $bot } gioca con te.
learn-new-york-keep = Questi sono i tuoi Biglietti. Ognuno ti chiede di collegare due Località. Tienili entrambi: tocca il pulsante giallo.
learn-new-york-ticket = Tocca un Biglietto. La mappa ti mostra una strada.
learn-new-york-deck = Tocca a te! Fai una cosa sola: pesca due carte, prendi una linea o pesca nuovi Biglietti. Adesso pesca le carte: tocca il mazzo.
learn-new-york-face-up = Hai pescato una carta nera. Ora prendi la seconda: tocca quella rossa.
learn-new-york-claim = Hai due carte rosse. Pagano due caselle rosse. Tocca la linea che brilla, poi il pulsante giallo.
learn-new-york-gray = Una linea grigia si paga con il colore che vuoi. Prendila con la tua carta nera e completi il Biglietto!
learn-new-york-finished = Biglietto completato: 3 punti! I Biglietti incompleti fanno perdere punti. Ora vediamo come finisce la partita.
learn-new-york-bonus = Qualche turno dopo. Le Località con l’anello arancione sono Attrazioni Turistiche: ognuna che raggiungi vale 1 punto. Prendi la linea che brilla e raggiungine un’altra.
learn-new-york-end = Ti restano 3 Taxi. Appena un giocatore ne ha 2 o meno, tutti giocano un ultimo turno. Prendi la linea che brilla.
learn-new-york-last = Questo è il tuo ultimo turno. Prendi questa linea e completa un altro Biglietto!
learn-new-york-over = Vinci con { $total } punti: { $routes } per le linee, { $tickets } per i Biglietti e { $attractions } per le Attrazioni Turistiche.
learn-first-journey-hello = In carrozza! Collega le città con i tuoi vagoni. Vince chi completa per primo sei Biglietti. { $bot } gioca con te.
learn-first-journey-ticket = Ecco i tuoi due Biglietti. Ognuno mostra due città. Tocca un Biglietto per vedere la strada.
learn-first-journey-draw = Per costruire servono le carte. Tocca il mazzo e pescane due.
learn-first-journey-build = Hai due carte rosse. Tocca la linea che brilla, poi il pulsante giallo.
learn-first-journey-complete = Manca solo una linea! Costruiscila con la tua carta nera.
learn-first-journey-six = Un Biglietto è completo e ne hai ricevuto uno nuovo. Te ne servono sei. Andiamo un po’ avanti.
learn-first-journey-swap = Hai già completato quattro Biglietti! I prossimi due sono difficili. Cambiali con due nuovi. Ci vuole tutto il turno.
learn-first-journey-cross = I tuoi vagoni arrivano quasi da ovest a est! Costruisci questa linea e ricevi un Biglietto in più.
learn-first-journey-win = Manca un solo Biglietto! Costruisci questa linea e vinci.
learn-first-journey-over = Sei Biglietti: il Biglietto d’Oro è tuo!

## The header of a lesson: what the owl asks for, in a few words

learn-do-keep = Tieni entrambi i Biglietti
learn-do-ticket = Tocca un Biglietto
learn-do-deck = Tocca il mazzo
learn-do-face-up = Tocca la carta rossa
learn-do-route = Tocca la linea che brilla
learn-do-first-journey-ticket = Tocca un Biglietto
learn-do-first-journey-deck = Tocca il mazzo
learn-do-swap = Cambia i tuoi Biglietti
