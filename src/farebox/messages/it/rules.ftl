### Le regole con parole nostre, una per una: un titolo, la regola e, dove il regolamento stampato lascia un dubbio, il nostro chiarimento.

rules-title = Regole
rules-intro = Entrambi i giochi, regola per regola, con parole nostre. Ogni regola ha un indirizzo suo, da mandare a chi vuoi.
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato. Prova con un’altra parola.
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
rules-game = Gioco
rules-chapters = Capitoli
rules-ruling = Chiarimento
rules-ruling-note = Il regolamento stampato lascia un dubbio. In Farebox si gioca così.
rules-deal-title = La distribuzione
rules-deal = A un tavolo nessuno può scegliere le carte, nemmeno il server. Prima della partita il server e ogni dispositivo sigillano un numero segreto. Solo quando tutti sono sigillati i numeri vengono uniti, e insieme decidono ogni mescolata.
rules-deal-check = A fine partita tutti i numeri sono nella trascrizione e chiunque può verificarli con “farebox verify”. Una cosa non si può escludere: che chi gestisce il server guardi le carte.
rules-ruling-only = Solo chiarimenti
rules-link = Link: { $clause }

rules-reconstructed-title = I Biglietti di Primo Viaggio · Europa
rules-reconstructed = Dei 32 Biglietti ne abbiamo visti stampati solo 2. Gli altri 30 li abbiamo ricostruiti noi: altrettanto lunghi, ma forse diversi dai tuoi.
rules-reconstructed-cards = Anche la suddivisione delle 72 carte Treno tra colori e Locomotive è una nostra ipotesi, sia per l’Europa sia per gli USA.
rules-reconstructed-how = Hai il gioco a casa? Chi gestisce il server può inserire i tuoi 32 Biglietti in una copia del tabellone; la guida fornita con Farebox lo spiega passo per passo.

rules-chapter-box = Nella scatola
rules-chapter-setup = Preparazione
rules-chapter-turn = Il turno
rules-chapter-draw = Pescare carte
rules-chapter-claim = Controllare una linea
rules-chapter-tickets = Biglietti
rules-chapter-end = Fine e punteggi
rules-chapter-finish = La fine

## New York

rules-ny-box-1-title = Giocatori e Taxi
rules-ny-box-1 = Da 2 a 4 giocatori. Ognuno ha 15 Taxi del proprio colore.
rules-ny-box-2-title = Le carte
rules-ny-box-2 = 44 carte Trasporto: 6 per ogni colore, cioè blu, verde, nero, rosa, rosso e arancione, e 8 carte Taxi. La carta Taxi è un jolly.
rules-ny-box-3-title = I Biglietti
rules-ny-box-3 = 18 Biglietti Destinazione. Ognuno indica due Località e un valore in punti.

rules-ny-setup-1-title = Le prime carte
rules-ny-setup-1 = Si mescolano le carte Trasporto e se ne danno 2 a testa. Le altre formano il mazzo di pesca; le prime 5 si girano a faccia in su lì accanto.
rules-ny-setup-2-title = Troppe carte Taxi all’inizio
rules-ny-setup-2 = Se 3 o più di queste 5 sono carte Taxi, si scartano tutte e cinque e se ne girano cinque nuove.
rules-ny-setup-3-title = I primi Biglietti
rules-ny-setup-3 = Ognuno riceve 2 Biglietti Destinazione e ne tiene uno o entrambi. Quello che non tieni va in fondo al mazzo dei Biglietti.
rules-ny-setup-3-ruling = Si sceglie tutti insieme e in segreto. Poi i Biglietti restituiti vanno in fondo al mazzo nell’ordine dei posti.
rules-ny-setup-4-title = Chi comincia
rules-ny-setup-4 = Comincia il giocatore più giovane. Poi si prosegue in senso orario.
rules-ny-setup-4-ruling = Il senso orario è l’ordine dei posti. Decidete voi quale posto comincia, oppure si sorteggia.

rules-ny-turn-1-title = Una sola azione
rules-ny-turn-1 = Nel tuo turno fai esattamente una cosa su tre: peschi carte Trasporto, prendi il controllo di una linea o peschi Biglietti.
rules-ny-turn-2-title = Quando non si può fare niente
rules-ny-turn-2 = Se non puoi né pescare una carta né prendere una linea, puoi pescare Biglietti o passare. In ogni altro caso non puoi passare. Quando tutti, uno dopo l’altro, restano bloccati così, la partita finisce e si contano i punti.

rules-ny-draw-1-title = Due carte
rules-ny-draw-1 = Pesca due carte, una dopo l’altra: ognuna tra quelle a faccia in su oppure alla cieca dal mazzo.
rules-ny-draw-1-ruling = Non puoi fermarti alla prima carta se ce n’è una seconda che puoi prendere.
rules-ny-draw-2-title = La carta presa si sostituisce subito
rules-ny-draw-2 = Quando prendi una carta a faccia in su, la sostituisce subito una nuova dal mazzo. Puoi prendere anche quella come seconda carta, a meno che non sia una carta Taxi.
rules-ny-draw-3-title = Se la prima è una carta Taxi a faccia in su
rules-ny-draw-3 = Se la tua prima carta è una carta Taxi a faccia in su, è l’unica di questo turno.
rules-ny-draw-4-title = Mai una carta Taxi a faccia in su come seconda
rules-ny-draw-4 = La tua seconda carta non può essere una carta Taxi a faccia in su, nemmeno se è stata girata proprio ora.
rules-ny-draw-5-title = Una carta Taxi alla cieca
rules-ny-draw-5 = Una carta Taxi pescata alla cieca conta come ogni altra: hai ancora diritto alla seconda.
rules-ny-draw-6-title = Nessun limite di carte in mano
rules-ny-draw-6 = Puoi tenere in mano quante carte vuoi.
rules-ny-draw-7-title = Quando le carte finiscono
rules-ny-draw-7 = Se non c’è una seconda carta che puoi prendere, il turno finisce dopo la prima. Se non ce n’è nessuna, non puoi scegliere di pescare.
rules-ny-display-1-title = Tre carte Taxi sono troppe
rules-ny-display-1 = Ogni volta che 3 o più carte a faccia in su sono carte Taxi, si scartano tutte e se ne girano cinque nuove.
rules-ny-display-1-ruling = Si controlla quando ci sono cinque carte a faccia in su, o quando non ne restano da girare, e non prima.
rules-ny-display-2-title = Al massimo tre volte di fila
rules-ny-display-2 = Succede al massimo tre volte di fila; poi le carte restano lì finché non se ne gira un’altra. Se le carte scarseggiano, ce ne sono meno di cinque finché non ne arrivano altre.
rules-ny-deck-1-title = Un mazzo nuovo
rules-ny-deck-1 = Quando il mazzo di pesca è vuoto, si mescolano le carte scartate e diventano il nuovo mazzo.
rules-ny-deck-1-ruling = Nell’istante in cui il mazzo si svuota, anche mentre si girano le carte; oppure appena ci sono di nuovo carte scartate.

rules-ny-claim-1-title = Quali linee puoi prendere
rules-ny-claim-1 = Una linea è una serie di caselle tra due Località adiacenti. Puoi prendere qualsiasi linea libera del tabellone, ma una sola per turno.
rules-ny-claim-2-title = Il prezzo
rules-ny-claim-2 = Paga una carta per casella, del colore della linea. Per una linea grigia scegli tu un colore qualsiasi, uno solo.
rules-ny-claim-3-title = Pagare con carte Taxi
rules-ny-claim-3 = Una carta Taxi sostituisce qualsiasi colore. Puoi usarne quante vuoi.
rules-ny-claim-3-ruling = Puoi anche pagare solo con carte Taxi.
rules-ny-claim-4-title = Collocare i Taxi
rules-ny-claim-4 = Colloca uno dei tuoi Taxi su ogni casella. Se non ne hai abbastanza, non puoi prendere la linea.
rules-ny-claim-5-title = Le carte pagate
rules-ny-claim-5 = Le carte con cui paghi si scartano.
rules-ny-double-1-title = Mai entrambe le linee
rules-ny-double-1 = Due linee affiancate sono una Doppia Linea. Nessuno può prenderle entrambe.
rules-ny-double-2-title = Doppie Linee nelle partite a due
rules-ny-double-2 = Nelle partite a 2 giocatori, appena una delle due è presa, l’altra è chiusa per entrambi. In 3 o in 4, possono prenderle due giocatori diversi.

rules-ny-ticket-1-title = Due Biglietti
rules-ny-ticket-1 = Prendi i primi 2 Biglietti Destinazione del mazzo e tienine uno o entrambi. Quello che non tieni va in fondo al mazzo dei Biglietti.
rules-ny-ticket-2-title = Pochi Biglietti rimasti
rules-ny-ticket-2 = Se ne resta uno solo puoi prenderlo, ma devi tenerlo. Se non ne resta nessuno, non puoi pescare Biglietti.
rules-ny-ticket-3-title = Tenuto fino alla fine
rules-ny-ticket-3 = Un Biglietto che hai tenuto non si può più restituire. Puoi averne quanti vuoi.
rules-ny-ticket-4-title = I Biglietti sono segreti
rules-ny-ticket-4 = Fino al calcolo dei punteggi nessuno mostra i suoi Biglietti né dice quali ha completato.
rules-ny-public-1-title = Che cosa vedono tutti
rules-ny-public-1 = Tutti vedono le carte a faccia in su e quelle scartate; quante carte, quanti Biglietti e quanti Taxi ha ogni giocatore; quali carte a faccia in su ha preso; e chi ha preso quale linea e come l’ha pagata. Restano segreti le carte pescate alla cieca, i Biglietti e quelli restituiti.

rules-ny-end-1-title = Gli ultimi turni
rules-ny-end-1 = Quando qualcuno alla fine del suo turno ha 2 Taxi o meno, tutti giocano ancora un turno e quel giocatore per ultimo. Poi la partita finisce.
rules-ny-end-1-ruling = L’ultimo turno è un turno come gli altri. Quello che succede non fa partire un altro giro.
rules-ny-end-2-title = Una partita interrotta
rules-ny-end-2 = Una partita che dopo 30.000 turni non è ancora finita viene interrotta: si contano i punti, ma non vince nessuno. Allo stesso modo il server può interrompere una partita anche prima.
rules-ny-score-1-title = Punti per le linee
rules-ny-score-1 = Ogni tua linea vale punti secondo la lunghezza: 1 casella 1 punto, 2 caselle 2, 3 caselle 4, 4 caselle 7.
rules-ny-score-2-title = Punti per i Biglietti
rules-ny-score-2 = Tutti rivelano i Biglietti. Se le tue linee collegano le due Località senza interruzioni, aggiungi il valore del Biglietto. Altrimenti lo sottrai.
rules-ny-score-3-title = Punti per le Attrazioni
rules-ny-score-3 = 1 punto per ogni Attrazione Turistica connessa ad almeno una delle tue linee. Per te conta una volta sola, ma può contare anche per altri.
rules-ny-score-4-title = Chi vince
rules-ny-score-4 = Vince chi ha più punti. A parità, vince chi ha completato più Biglietti. Ancora parità? Allora la vittoria è condivisa.

## First Journey

rules-fj-box-1-title = Giocatori e vagoni
rules-fj-box-1 = Da 2 a 4 giocatori. Ognuno ha 20 vagoni dello stesso colore. Puoi costruire linee di ogni colore, qualunque sia il colore dei tuoi vagoni.
rules-fj-box-2-title = Le carte
rules-fj-box-2 = 72 carte Treno gialle, verdi, bianche, nere, blu e rosse, più le Locomotive. La Locomotiva è un jolly.
rules-fj-box-3-title = I Biglietti
rules-fj-box-3 = 32 Biglietti, ognuno con due città e senza punti; 4 Biglietti Bonus; e un Biglietto d’Oro per chi vince.
rules-fj-box-3-ruling = Un tabellone creato da te deve avere almeno 7 Biglietti per giocatore.

rules-fj-setup-1-title = Le prime carte
rules-fj-setup-1 = Si mescolano le carte Treno e se ne danno 4 a testa. Le altre formano il mazzo, a faccia in giù.
rules-fj-setup-2-title = I primi Biglietti
rules-fj-setup-2 = Ognuno riceve 2 Biglietti e li tiene entrambi. Gli altri formano il mazzo dei Biglietti.
rules-fj-setup-3-title = Che cosa vedono tutti
rules-fj-setup-3 = Le tue carte e i Biglietti che non hai ancora completato sono il tuo segreto.
rules-fj-setup-3-ruling = Tutto il resto è visibile a tutti: quante carte, quanti Biglietti e quanti vagoni ha ogni giocatore, i Biglietti completati, chi ha costruito quale linea e come l’ha pagata, e le carte pagate. I Biglietti cambiati restano segreti.
rules-fj-setup-4-title = Chi comincia
rules-fj-setup-4 = Comincia il giocatore più giovane. Poi si prosegue in senso orario.

rules-fj-turn-1-title = Una sola azione
rules-fj-turn-1 = Nel tuo turno fai esattamente una cosa su tre: peschi carte Treno, costruisci una linea o cambi i tuoi Biglietti.
rules-fj-draw-1-title = Due carte
rules-fj-draw-1 = Pesca le prime due carte del mazzo.
rules-fj-draw-1-ruling = Se il mazzo finisce tra una carta e l’altra, continua con quello nuovo. Se c’è una carta sola, prendi quella. Se non ce n’è nessuna, non puoi scegliere di pescare.
rules-fj-deck-1-title = Carte pagate e mazzo nuovo
rules-fj-deck-1 = Le carte pagate stanno a faccia in su accanto al mazzo.
rules-fj-deck-1-ruling = Quando il mazzo è vuoto, si mescolano subito e diventano il nuovo mazzo.
rules-fj-claim-1-title = Il prezzo
rules-fj-claim-1 = Per costruire una linea paga una carta per casella, del colore della linea. Una Locomotiva sostituisce qualsiasi colore; puoi usarne quante vuoi.
rules-fj-claim-1-ruling = Puoi anche pagare solo con Locomotive.
rules-fj-claim-2-title = Quali linee puoi costruire, e i vagoni
rules-fj-claim-2 = Colloca un vagone su ogni casella. Puoi costruire qualsiasi linea libera del tabellone, ma una sola per turno.
rules-fj-claim-2-ruling = Se non hai abbastanza vagoni, non puoi costruire la linea.
rules-fj-double-1-title = Mai entrambe le linee
rules-fj-double-1 = Nessuno può costruire entrambe le linee di una Doppia Linea. La seconda può costruirla qualcun altro, anche nelle partite a due.
rules-fj-swap-1-title = Cambiare i Biglietti
rules-fj-swap-1 = Invece di pescare carte o costruire una linea, puoi rinunciare a ENTRAMBI i Biglietti e pescarne due nuovi.
rules-fj-swap-1-ruling = Puoi farlo in ogni turno in cui hai due Biglietti. I vecchi vanno a faccia in giù in una pila, che diventa il nuovo mazzo dei Biglietti quando l’altro è vuoto. Potresti quindi ritrovarli.
rules-fj-pass-1-title = Quando non si può fare niente
rules-fj-pass-1 = Se non puoi né pescare una carta né costruire una linea, puoi cambiare i Biglietti o passare. In ogni altro caso non puoi passare. Quando tutti, uno dopo l’altro, restano bloccati così, la partita finisce e vince chi ha completato più Biglietti.

rules-fj-ticket-1-title = Completare un Biglietto
rules-fj-ticket-1 = Appena i tuoi vagoni collegano senza interruzioni le due città di un Biglietto, il Biglietto è completato. Mettilo a faccia in su davanti a te e pescane uno nuovo: ne hai sempre due da completare.
rules-fj-ticket-1-ruling = Prima conta tutto ciò che la linea collega, bonus compreso. Poi si controlla se la partita è finita. Solo allora si pescano nuovi Biglietti.
rules-fj-ticket-2-title = Un Biglietto nuovo già collegato
rules-fj-ticket-2 = Se i tuoi vagoni collegano già le due città di un Biglietto nuovo, è subito completato e ne peschi un altro. Se non ci sono più Biglietti, continui con meno.
rules-fj-ticket-3-title = Una svista nel regolamento rumeno
rules-fj-ticket-3 = Il regolamento rumeno dice “pesca due carte Treno” dove intende un nuovo Biglietto. Noi giochiamo con il Biglietto. Se vuoi anche le carte, imposta “Carte per ogni Biglietto completato” su 2 quando apri un tavolo.
rules-fj-bonus-1-title = Da una parte all’altra
rules-fj-bonus-1 = Se i tuoi vagoni collegano una delle città dell’est (Mosca, Rostov, Ankara) con una di quelle dell’ovest (Dublino, Brest, Madrid), ricevi un Biglietto Bonus, “Da Est a Ovest”. Conta come un Biglietto completato. Sul tabellone USA è “Da costa a costa”: New York, Washington o Miami con Seattle, San Francisco o Los Angeles.
rules-fj-bonus-1-ruling = Ogni giocatore riceve il bonus una volta sola.

rules-fj-end-1-title = Sei Biglietti
rules-fj-end-1 = Chi completa per primo sei Biglietti vince subito e riceve il Biglietto d’Oro. Il bonus vale come un Biglietto.
rules-fj-end-2-title = L’ultimo vagone
rules-fj-end-2 = La partita finisce subito anche quando qualcuno mette il suo ultimo vagone. Allora vince chi ha completato più Biglietti, bonus compreso. A parità si vince insieme.
rules-fj-end-3-title = Una partita interrotta
rules-fj-end-3 = Una partita che dopo 30.000 turni non è ancora finita viene interrotta: si contano i Biglietti completati, ma non vince nessuno. Allo stesso modo il server può interrompere una partita anche prima.

## First Journey’s own chapters

rules-chapter-first-journey-tickets = Biglietti

## Figure

rules-pictures = Il gioco in figure
rules-learn = Impara giocando
rules-picture-new-york-goal = Collega le due Località di ogni tuo Biglietto. Vince chi ha più punti.
rules-picture-new-york-turn = Nel tuo turno fai una cosa sola: pesca due carte, prendi una linea o pesca Biglietti.
rules-picture-new-york-pay = Paga una carta del colore della linea per ogni casella. Una carta Taxi vale come qualsiasi colore.
rules-picture-new-york-end = Appena un giocatore ha due Taxi o meno, tutti giocano un ultimo turno. Danno punti le linee, i Biglietti completati e le Attrazioni Turistiche.
rules-picture-first-journey-goal = Collega le due città di un Biglietto con i tuoi vagoni: il Biglietto è completo.
rules-picture-first-journey-turn = Nel tuo turno fai una cosa sola: pesca due carte, costruisci una linea o cambia i due Biglietti.
rules-picture-first-journey-pay = Paga una carta del colore della linea per ogni casella. Una Locomotiva vale come qualsiasi colore.
rules-picture-first-journey-end = Chi completa per primo sei Biglietti vince il Biglietto d’Oro. Anche attraversare tutta la mappa vale un Biglietto.
