### La guida della prima partita: ogni cosa è spiegata la prima volta che serve.

guide-ok = Ho capito
guide-off = Basta consigli
guide-keep = Ogni Biglietto ti chiede di collegare due Località. Quelli corti sono più facili; tenerli entrambi può rendere di più.

## New York

guide-turn-title = Una cosa per turno
guide-turn = Nel tuo turno fai una cosa su tre: peschi carte, prendi una linea o peschi Biglietti. Poi si passa a chi segue.
guide-cards-title = Pesca 2 carte
guide-cards = Scegli tra le carte scoperte o pesca dal mazzo. Raccogli carte dello stesso colore per pagare le linee.
guide-second-title = Ancora una
guide-second = Ora pesca la seconda carta. Una carta Taxi scoperta non vale come seconda.
guide-wild-title = I Taxi sono jolly
guide-wild = Una carta Taxi vale per qualsiasi colore. Se ne prendi una scoperta, il turno finisce lì.
guide-tickets-title = I tuoi Biglietti
guide-tickets = Collega le due Località di un Biglietto con le tue linee. Toccalo per vedere la via libera più breve.
guide-claim-title = Prendi una linea
guide-claim = Le linee dal bordo luminoso si possono prendere ora: toccane una, scegli come pagare e prendila.
guide-gray-title = Linee grigie
guide-gray = Una linea grigia si paga con carte di un colore qualsiasi, purché uno solo. Scegli quale.
guide-closed-title = Doppie Linee
guide-closed = Di due linee affiancate puoi prenderne una sola. In due giocatori, presa la prima, l’altra si chiude per tutti.
guide-blocked-title = Un Biglietto bloccato
guide-blocked = Per uno dei tuoi Biglietti non c’è più una via libera. Ti costerà i suoi punti: rifatti altrove.
guide-more-tickets-title = Altri Biglietti
guide-more-tickets = Un Biglietto è completato! Puoi pescarne altri due e tenerne uno o entrambi. Quelli incompleti costano punti.
guide-attractions-title = Attrazioni
guide-attractions = Ogni Attrazione Turistica toccata dalle tue linee vale un punto alla fine.
guide-last-title = L’ultimo giro
guide-last = Qualcuno ha quasi finito i Taxi. Questo è il tuo ultimo turno: sfruttalo bene.

## First Journey

guide-fj-turn-title = Una cosa per turno
guide-fj-turn = Pesca 2 carte, costruisci una linea o cambia i tuoi Biglietti.
guide-fj-tickets-title = I tuoi Biglietti
guide-fj-tickets = Collega le due città con i tuoi vagoni. Tocca un Biglietto per vedere la strada.
guide-fj-draw-title = Pesca 2
guide-fj-draw = Due carte del mazzo arrivano nella tua mano.
guide-fj-build-title = Costruisci
guide-fj-build = Puoi costruire le linee dal bordo luminoso: toccane una e poi “Costruisci!”.
guide-fj-wild-title = La Locomotiva
guide-fj-wild = Vale per qualsiasi colore.
guide-fj-bonus-title = Da una parte all’altra
guide-fj-bonus = Collega una città su un lato della mappa con una sul lato opposto: è un Biglietto in più!
guide-fj-swap-title = Cambia
guide-fj-swap = Per un Biglietto non c’è più strada. Puoi cambiarli entrambi con due nuovi.
guide-fj-golden-title = Sei Biglietti
guide-fj-golden = Chi arriva prima a sei Biglietti riceve il Biglietto d’Oro e vince.
