### Ghidul primului joc: două, trei rânduri fiecare.

guide-ok = Am înțeles
guide-off = Nu mai arăta
guide-keep = Fiecare Carte Traseu numește două locații de unit. Cele scurte sunt mai ușoare; amândouă pot aduce mai mult.

## New York

guide-turn-title = Câte un lucru pe tură
guide-turn = Când ești la rând, faci unul din trei lucruri: iei cărți, revendici o rută sau tragi Cărți Traseu. Apoi urmează altcineva.
guide-cards-title = Trage 2 cărți
guide-cards = Alege dintre cărțile cu fața în sus sau trage din pachet. Strângi cărți de aceeași culoare ca să plătești rutele.
guide-second-title = Încă una
guide-second = Acum ia a doua carte. Nu poate fi o Carte Taxi cu fața în sus.
guide-wild-title = Cartea Taxi e joker
guide-wild = O Carte Taxi ține loc de orice culoare. Dacă o iei cu fața în sus, e toată tura ta.
guide-tickets-title = Cărțile tale Traseu
guide-tickets = Unește cu rutele tale cele două locații de pe carte. Arată spre ea sau apas-o ca să vezi cel mai scurt drum încă liber.
guide-claim-title = Revendică o rută
guide-claim = Rutele cu margine luminoasă pot fi revendicate acum: apasă una, alege cum plătești și revendic-o.
guide-gray-title = Rute gri
guide-gray = O rută gri se plătește cu cărți de aceeași culoare, oricare ar fi ea. Tu alegi.
guide-closed-title = Rute duble
guide-closed = Nimeni nu ia ambele rute ale unei rute duble. În doi jucători, după prima revendicare cealaltă se închide.
guide-blocked-title = Un traseu blocat
guide-blocked = Pentru una dintre Cărțile tale Traseu nu mai e drum liber. O să te coste punctele ei: recuperează-le în altă parte.
guide-more-tickets-title = Alte Cărți Traseu
guide-more-tickets = O Carte Traseu e realizată! Poți trage încă două și păstra una sau ambele. Cele nerealizate costă puncte.
guide-attractions-title = Atracții
guide-attractions = Fiecare atracție la care ajung rutele tale aduce un punct la sfârșit.
guide-last-title = Ultima rundă
guide-last = Cineva aproape nu mai are taxiuri. Asta e ultima ta tură: folosește-o bine.

## First Journey

guide-fj-turn-title = Câte un lucru pe tură
guide-fj-turn = Extrage 2 cărți, construiește o rută sau schimbă-ți biletele.
guide-fj-tickets-title = Biletele tale
guide-fj-tickets = Unește cele două orașe cu trenurile tale. Apasă un bilet ca să vezi drumul.
guide-fj-draw-title = Extrage 2
guide-fj-draw = Două cărți din teanc vin în mâna ta.
guide-fj-build-title = Construiește
guide-fj-build = Poți construi rutele cu margine luminoasă: apasă una, apoi „Construiește!”.
guide-fj-wild-title = Locomotiva
guide-fj-wild = Ține loc de orice culoare.
guide-fj-bonus-title = Peste toată harta
guide-fj-bonus = Unește un oraș dintr-o parte a hărții cu unul din cealaltă: primești un bilet în plus!
guide-fj-swap-title = Schimbă
guide-fj-swap = Un bilet nu mai are drum liber. Le poți schimba pe amândouă cu două noi.
guide-fj-golden-title = Șase bilete
guide-fj-golden = Cine parcurge primul șase bilete ia biletul auriu și câștigă.
