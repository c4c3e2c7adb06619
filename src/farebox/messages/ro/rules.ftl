### Regulile cu cuvintele noastre, punct cu punct.

rules-title = Reguli
rules-intro = Ambele jocuri, regulă cu regulă, cu cuvintele noastre. Fiecare regulă are un link al ei, pe care îl poți trimite altora.
rules-search = Caută în reguli
rules-found = { $count ->
    [0] Nu s-a găsit nimic. Încearcă alt cuvânt.
    [one] { $count } regulă găsită
    [few] { $count } reguli găsite
   *[other] { $count } de reguli găsite
}
rules-game = Joc
rules-chapters = Capitole
rules-ruling = Decizia noastră
rules-ruling-note = Regulamentul tipărit nu lămurește acest caz. Așa se joacă în Farebox.
rules-deal-title = Împărțirea cărților
rules-deal = La o masă, nimeni nu poate alege cărțile, nici măcar serverul. Înainte de joc, serverul și fiecare dispozitiv pun deoparte, sigilat, câte un număr secret. Abia când toate sunt sigilate, numerele se pun laolaltă și hotărăsc împreună fiecare amestecare.
rules-deal-check = La sfârșitul jocului, toate numerele sunt în înregistrare și oricine le poate verifica cu „farebox verify”. Un singur lucru nu poate fi exclus: ca administratorul serverului să se uite la cărți.
rules-ruling-only = Doar deciziile
rules-link = Link către { $clause }

rules-reconstructed-title = Despre biletele din Prima călătorie · Europa
rules-reconstructed = Am văzut tipărite doar 2 dintre cele 32 de bilete. Pe celelalte 30 le-am reconstituit noi: sunt cam la fel de lungi, dar pot fi diferite de ale tale.
rules-reconstructed-cards = Și împărțirea celor 72 de cărți cu trenuri pe culori și locomotive e presupunerea noastră, pentru Europa și SUA.
rules-reconstructed-how = Ai jocul acasă? Cine administrează serverul poate introduce cele 32 de bilete ale tale într-o copie a tablei; ghidul care vine cu Farebox arată cum, pas cu pas.

rules-chapter-box = În cutie
rules-chapter-setup = Pregătirea
rules-chapter-turn = Tura
rules-chapter-draw = Tragerea cărților
rules-chapter-claim = Revendicarea rutelor
rules-chapter-tickets = Cărți Traseu
rules-chapter-end = Sfârșit și scor
rules-chapter-finish = Sfârșitul

## New York

rules-ny-box-1-title = Jucători și taxiuri
rules-ny-box-1 = De la 2 la 4 jucători. Fiecare are 15 taxiuri în culoarea sa.
rules-ny-box-2-title = Cărțile
rules-ny-box-2 = 44 de Cărți Transport: câte 6 albastre, verzi, negre, roz, roșii și portocalii, plus 8 Cărți Taxi. O Carte Taxi e joker.
rules-ny-box-3-title = Cărțile Traseu
rules-ny-box-3 = 18 Cărți Traseu. Fiecare indică două locații și o valoare în puncte.

rules-ny-setup-1-title = Primele cărți
rules-ny-setup-1 = Amestecă Cărțile Transport și împarte câte 2 fiecărui jucător. Restul formează pachetul; întoarce lângă el primele 5 cărți cu fața în sus.
rules-ny-setup-2-title = Prea multe Cărți Taxi la început
rules-ny-setup-2 = Dacă 3 sau mai multe dintre aceste 5 sunt Cărți Taxi, decartează-le pe toate cinci și întoarce altele cinci.
rules-ny-setup-3-title = Primele Cărți Traseu
rules-ny-setup-3 = Fiecare primește 2 Cărți Traseu și păstrează una sau ambele. Cea pe care nu o păstrezi merge la baza pachetului de Cărți Traseu.
rules-ny-setup-3-ruling = Toți aleg în același timp și în secret. Apoi cărțile returnate merg la baza pachetului, în ordinea locurilor.
rules-ny-setup-4-title = Cine începe
rules-ny-setup-4 = Începe cel mai tânăr jucător. Apoi se joacă în ordinea acelor de ceas.
rules-ny-setup-4-ruling = Ordinea acelor de ceas e ordinea locurilor. Alegeți voi ce loc începe sau se trage la sorți.

rules-ny-turn-1-title = O singură acțiune
rules-ny-turn-1 = Când ești la rând, faci exact unul din trei lucruri: tragi Cărți Transport, revendici o rută sau tragi Cărți Traseu.
rules-ny-turn-2-title = Când nu se poate face nimic
rules-ny-turn-2 = Dacă nu poți nici să tragi o carte, nici să revendici o rută, poți să tragi Cărți Traseu sau să spui pas. În orice alt caz nu poți spune pas. Dacă toți jucătorii, unul după altul, se blochează astfel, jocul se încheie și se calculează scorul.

rules-ny-draw-1-title = Două cărți
rules-ny-draw-1 = Tragi două cărți, una după alta: fiecare dintre cele cu fața în sus sau, fără să o vezi, din pachet.
rules-ny-draw-1-ruling = Nu te poți opri după prima dacă există o a doua pe care o poți lua.
rules-ny-draw-2-title = Cartea luată se înlocuiește imediat
rules-ny-draw-2 = O carte luată dintre cele cu fața în sus e înlocuită imediat din pachet. Pe cea nouă o poți lua ca a doua carte, dacă nu e o Carte Taxi.
rules-ny-draw-3-title = Întâi o Carte Taxi cu fața în sus
rules-ny-draw-3 = Dacă prima ta carte e o Carte Taxi cu fața în sus, e singura ta carte din această tură.
rules-ny-draw-4-title = A doua nu poate fi o Carte Taxi cu fața în sus
rules-ny-draw-4 = A doua carte nu poate fi o Carte Taxi cu fața în sus, nici măcar una întoarsă chiar acum.
rules-ny-draw-5-title = O Carte Taxi din pachet
rules-ny-draw-5 = O Carte Taxi trasă din pachet e ca oricare alta: o tragi și pe a doua.
rules-ny-draw-6-title = Oricâte cărți în mână
rules-ny-draw-6 = Poți avea în mână oricâte cărți.
rules-ny-draw-7-title = Când se termină cărțile
rules-ny-draw-7 = Dacă nu există o a doua carte pe care o poți lua, tura ta se încheie după prima. Dacă nu e nicio carte, nu poți alege să tragi.
rules-ny-display-1-title = Trei Cărți Taxi sunt prea multe
rules-ny-display-1 = Ori de câte ori 3 sau mai multe dintre cărțile cu fața în sus sunt Cărți Taxi, se decartează toate și se întorc altele cinci.
rules-ny-display-1-ruling = Se verifică abia când sunt cinci cărți cu fața în sus sau nu mai e nimic de întors.
rules-ny-display-2-title = De cel mult trei ori la rând
rules-ny-display-2 = Asta se întâmplă de cel mult trei ori la rând; apoi cărțile rămân până se întoarce următoarea. Dacă nu sunt destule cărți, rămân mai puțin de cinci până apar altele.
rules-ny-deck-1-title = Un pachet nou
rules-ny-deck-1 = Când pachetul se golește, cărțile decartate se amestecă și devin noul pachet.
rules-ny-deck-1-ruling = Chiar în clipa în care pachetul se golește, fie și în timp ce se întorc cărți; sau de îndată ce există iar cărți decartate.

rules-ny-claim-1-title = Ce rute poți revendica
rules-ny-claim-1 = O rută e un șir de spații între două locații vecine. Poți revendica orice rută liberă, oriunde pe tablă, dar una singură pe tură.
rules-ny-claim-2-title = Prețul
rules-ny-claim-2 = Plătești câte o carte pentru fiecare spațiu, în culoarea rutei. Pentru o rută gri alegi tu o culoare.
rules-ny-claim-3-title = Plata cu Cărți Taxi
rules-ny-claim-3 = O Carte Taxi ține loc de orice culoare. Poți plăti cu oricâte.
rules-ny-claim-3-ruling = Poți plăti chiar și numai cu Cărți Taxi.
rules-ny-claim-4-title = Așezarea taxiurilor
rules-ny-claim-4 = Pune câte un taxi al tău pe fiecare spațiu. Dacă nu ai destule taxiuri, nu poți revendica ruta.
rules-ny-claim-5-title = Cărțile plătite
rules-ny-claim-5 = Cărțile cu care ai plătit se decartează.
rules-ny-double-1-title = Niciodată ambele rute
rules-ny-double-1 = Două rute alăturate formează o rută dublă. Nimeni nu le poate revendica pe amândouă.
rules-ny-double-2-title = Rutele duble în doi
rules-ny-double-2 = Într-un joc cu 2 jucători, când una dintre cele două e revendicată, cealaltă se închide pentru amândoi. În 3 sau în 4, le pot revendica doi jucători diferiți.

rules-ny-ticket-1-title = Două Cărți Traseu
rules-ny-ticket-1 = Tragi primele 2 Cărți Traseu și păstrezi una sau ambele. Cea pe care nu o păstrezi merge la baza pachetului.
rules-ny-ticket-2-title = Puține Cărți Traseu
rules-ny-ticket-2 = Dacă a mai rămas o singură Carte Traseu, o poți lua, dar trebuie să o păstrezi. Dacă nu mai e niciuna, nu poți trage.
rules-ny-ticket-3-title = Ce păstrezi, rămâne
rules-ny-ticket-3 = O Carte Traseu păstrată nu se mai returnează. Poți avea oricâte.
rules-ny-ticket-4-title = Cărțile Traseu sunt secrete
rules-ny-ticket-4 = Până la calcularea scorului nimeni nu își arată Cărțile Traseu și nu spune care sunt realizate.
rules-ny-public-1-title = Ce vede toată lumea
rules-ny-public-1 = Toți văd cărțile cu fața în sus și cărțile decartate, câte cărți, Cărți Traseu și taxiuri are fiecare, ce cărți cu fața în sus a luat, precum și cine ce a revendicat și cu ce a plătit. Rămân secrete cărțile trase din pachet, Cărțile Traseu și cele returnate.

rules-ny-end-1-title = Ultimele ture
rules-ny-end-1 = Când un jucător rămâne la sfârșitul turei sale cu 2 taxiuri sau mai puține, fiecare mai are o tură, iar acel jucător joacă ultimul. Apoi jocul se încheie.
rules-ny-end-1-ruling = Ultima tură e o tură ca oricare alta. Ce se întâmplă în ea nu mai pornește o nouă rundă.
rules-ny-end-2-title = Un joc abandonat
rules-ny-end-2 = Un joc care nu s-a încheiat nici după 30.000 de ture este abandonat: se calculează scorul, dar nu câștigă nimeni. Serverul poate abandona la fel un joc și mai devreme.
rules-ny-score-1-title = Puncte pentru rute
rules-ny-score-1 = Fiecare rută a ta aduce puncte după lungime: 1 spațiu – 1 punct, 2 spații – 2, 3 spații – 4, 4 spații – 7.
rules-ny-score-2-title = Puncte pentru Cărțile Traseu
rules-ny-score-2 = Toți își arată Cărțile Traseu. Dacă rutele tale conectează cele două locații fără întrerupere, primești valoarea cărții. Dacă nu, o pierzi.
rules-ny-score-3-title = Puncte pentru atracții
rules-ny-score-3 = 1 punct pentru fiecare atracție turistică conectată la cel puțin una dintre rutele tale. Pentru tine contează o singură dată; poate conta și pentru alții.
rules-ny-score-4-title = Cine câștigă
rules-ny-score-4 = Câștigă cine are cele mai multe puncte. La egalitate, câștigă cine a realizat mai multe Cărți Traseu. Tot egalitate? Atunci victoria se împarte.

## First Journey

rules-fj-box-1-title = Jucători și trenuri
rules-fj-box-1 = De la 2 la 4 jucători. Fiecare are 20 de trenuri de aceeași culoare. Poți construi rute de orice culoare, indiferent de culoarea trenurilor tale.
rules-fj-box-2-title = Cărțile
rules-fj-box-2 = 72 de cărți cu trenuri: galbene, verzi, albe, negre, albastre și roșii, plus locomotive. O locomotivă ține loc de orice culoare.
rules-fj-box-3-title = Biletele
rules-fj-box-3 = 32 de bilete, fiecare cu două orașe și fără puncte; 4 bilete-bonus; și un bilet auriu pentru câștigător.
rules-fj-box-3-ruling = O tablă făcută de tine are nevoie de cel puțin 7 bilete pentru fiecare jucător.

rules-fj-setup-1-title = Primele cărți
rules-fj-setup-1 = Amestecă cărțile cu trenuri și împarte câte 4 fiecărui jucător. Restul formează teancul, cu fața în jos.
rules-fj-setup-2-title = Primele bilete
rules-fj-setup-2 = Fiecare primește 2 bilete și le păstrează pe amândouă. Restul formează teancul cu bilete.
rules-fj-setup-3-title = Ce vede toată lumea
rules-fj-setup-3 = Cărțile tale și biletele pe care nu le-ai parcurs încă sunt secretul tău.
rules-fj-setup-3-ruling = Restul e la vedere: câte cărți, bilete și trenuri are fiecare, biletele parcurse, cine ce a construit și cu ce a plătit, cărțile plătite. Biletele schimbate rămân secrete.
rules-fj-setup-4-title = Cine începe
rules-fj-setup-4 = Începe cel mai tânăr jucător. Apoi se joacă în ordinea acelor de ceas.

rules-fj-turn-1-title = O singură acțiune
rules-fj-turn-1 = Când ești la rând, faci exact unul din trei lucruri: extragi cărți cu trenuri, construiești o rută sau îți schimbi biletele.
rules-fj-draw-1-title = Două cărți
rules-fj-draw-1 = Extragi primele două cărți din teanc.
rules-fj-draw-1-ruling = Dacă teancul se termină între timp, continuă cu cel nou. Dacă e o singură carte, ia-o pe aceea. Dacă nu e niciuna, nu poți alege să extragi.
rules-fj-deck-1-title = Cărțile plătite și teancul nou
rules-fj-deck-1 = Cărțile plătite stau cu fața în sus lângă teanc.
rules-fj-deck-1-ruling = Când teancul e gol, ele se amestecă imediat și devin noul teanc.
rules-fj-claim-1-title = Prețul
rules-fj-claim-1 = Ca să construiești o rută, plătești câte o carte pentru fiecare spațiu, în culoarea rutei. O locomotivă ține loc de orice culoare; poți folosi oricâte.
rules-fj-claim-1-ruling = Poți plăti chiar și numai cu locomotive.
rules-fj-claim-2-title = Ce rute poți construi și unde pui trenurile
rules-fj-claim-2 = Pune câte un tren pe fiecare spațiu. Poți construi orice rută liberă, oriunde pe tablă, dar una singură pe tură.
rules-fj-claim-2-ruling = Dacă nu ai destule trenuri, nu poți construi ruta.
rules-fj-double-1-title = Niciodată ambele rute
rules-fj-double-1 = Nimeni nu poate construi ambele rute ale unei rute duble. Pe a doua o poate construi altcineva, chiar și în doi.
rules-fj-swap-1-title = Schimbul biletelor
rules-fj-swap-1 = În loc să extragi cărți sau să construiești o rută, poți renunța la AMBELE bilete și extrage două noi.
rules-fj-swap-1-ruling = Poți face asta în orice tură în care ai două bilete. Cele vechi merg cu fața în jos într-un teanc separat, care devine noul teanc cu bilete când cel dintâi se golește. Deci le poți întâlni din nou.
rules-fj-pass-1-title = Când nu se poate face nimic
rules-fj-pass-1 = Dacă nu poți nici să extragi o carte, nici să construiești o rută, poți să schimbi biletele sau să spui pas. În orice alt caz nu poți spune pas. Dacă toți jucătorii, unul după altul, se blochează astfel, jocul se încheie și câștigă cine are cele mai multe bilete parcurse.

rules-fj-ticket-1-title = Parcurgerea traseului de pe un bilet
rules-fj-ticket-1 = De îndată ce trenurile tale unesc fără întrerupere cele două orașe de pe un bilet, biletul e parcurs. Pune-l cu fața în sus în fața ta și extrage altul: ai mereu două de parcurs.
rules-fj-ticket-1-ruling = Mai întâi se numără tot ce a unit ruta, inclusiv bonusul. Apoi se verifică dacă jocul s-a încheiat. Abia după aceea se extrag bilete noi.
rules-fj-ticket-2-title = Un bilet nou, deja parcurs
rules-fj-ticket-2 = Dacă trenurile tale unesc deja cele două orașe de pe biletul nou, acesta e parcurs imediat și îl extragi pe următorul. Dacă nu mai sunt bilete, continui cu mai puține.
rules-fj-ticket-3-title = O scăpare în regulamentul românesc
rules-fj-ticket-3 = Regulamentul în română spune „două cărți cu trenuri” acolo unde e vorba de un bilet nou. Noi jucăm cu biletul. Dacă vrei și cărțile, alege 2 la „Cărți pentru fiecare bilet parcurs” când deschizi o masă.
rules-fj-bonus-1-title = De la un capăt la altul
rules-fj-bonus-1 = Dacă trenurile tale unesc unul dintre orașele din est (Moscova, Rostov, Ankara) cu unul dintre cele din vest (Dublin, Brest, Madrid), primești un bilet-bonus, „De la est la vest”. Acesta contează ca bilet parcurs. Pe tabla SUA e „De la coastă la coastă”: New York, Washington sau Miami cu Seattle, San Francisco sau Los Angeles.
rules-fj-bonus-1-ruling = Fiecare jucător primește bonusul o singură dată.

rules-fj-end-1-title = Șase bilete
rules-fj-end-1 = Primul care parcurge șase bilete câștigă pe loc și primește biletul auriu. Bonusul contează ca un bilet.
rules-fj-end-2-title = Ultimul tren
rules-fj-end-2 = Jocul se încheie imediat și când cineva își pune ultimul tren. Atunci câștigă cine are cele mai multe bilete parcurse, cu tot cu bonus. La egalitate, câștigă împreună.
rules-fj-end-3-title = Un joc abandonat
rules-fj-end-3 = Un joc care nu s-a încheiat nici după 30.000 de ture este abandonat: se numără biletele parcurse, dar nu câștigă nimeni. Serverul poate abandona la fel un joc și mai devreme.

## First Journey’s own chapters

rules-chapter-first-journey-tickets = Bilete

## Imagini

rules-pictures = Jocul în imagini
rules-learn = Învață jucând
rules-picture-new-york-goal = Conectează cele două locații de pe fiecare Carte Traseu a ta. Câștigă cine are cele mai multe puncte.
rules-picture-new-york-turn = În tura ta faci un singur lucru: tragi două cărți, revendici o rută sau tragi Cărți Traseu.
rules-picture-new-york-pay = Pentru fiecare spațiu plătești o carte de culoarea rutei. O Carte Taxi ține loc de orice culoare.
rules-picture-new-york-end = Când cineva are cel mult două taxiuri, fiecare mai joacă o ultimă tură. Rutele, Cărțile Traseu realizate și atracțiile aduc puncte.
rules-picture-first-journey-goal = Unește cele două orașe de pe un bilet cu trenurile tale și biletul e gata.
rules-picture-first-journey-turn = În tura ta faci un singur lucru: extragi două cărți, construiești o rută sau schimbi ambele bilete.
rules-picture-first-journey-pay = Pentru fiecare spațiu plătești o carte de culoarea rutei. O locomotivă ține loc de orice culoare.
rules-picture-first-journey-end = Primul care parcurge șase bilete câștigă biletul auriu. Și un drum peste toată harta se socotește ca un bilet.
