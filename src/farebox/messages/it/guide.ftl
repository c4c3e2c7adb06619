### La guida della prima partita: ogni cosa è spiegata la prima volta che serve.

guide-ok = Ho capito
guide-off = Chiudi la guida
guide-keep = Ogni Biglietto ti chiede di collegare due Località. Quelli corti sono più facili; tenerli entrambi può rendere di più.

## New York

guide-turn-title = Una sola azione per turno
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

guide-fj-turn-title = Una cosa per turno
guide-fj-turn = Pesca 2 carte, costruisci una linea o cambia i tuoi Biglietti.
guide-fj-tickets-title = I tuoi Biglietti
guide-fj-tickets = Collega le due città con i tuoi vagoni. Tocca un Biglietto per vedere la strada.
guide-fj-draw-title = Pesca 2
guide-fj-draw = Ricevi due carte dal mazzo.
guide-fj-build-title = Costruisci
guide-fj-build = Puoi costruire le linee dal bordo luminoso: toccane una, poi tocca “Costruisci!”. Oppure trascinaci sopra le carte.
guide-fj-wild-title = La Locomotiva
guide-fj-wild = Vale per qualsiasi colore.
guide-fj-bonus-title = Da una parte all’altra
guide-fj-bonus = Collega una città dell’ovest con una dell’est: ricevi un Biglietto in più!
guide-fj-swap-title = Cambia
guide-fj-swap = Uno dei Biglietti è bloccato. Puoi cambiarli entrambi con due nuovi.
guide-fj-golden-title = Sei Biglietti
guide-fj-golden = Chi completa per primo sei Biglietti riceve il Biglietto d’Oro e vince!
