### Ghidul primului joc: două, trei rânduri fiecare.

guide-ok = Am înțeles
guide-off = Nu mai arăta
guide-keep = Fiecare Carte Traseu arată două locații pe care trebuie să le conectezi. Cele scurte sunt mai ușoare; dacă le păstrezi pe ambele, poți câștiga mai mult.

## New York

guide-turn-title = O singură acțiune pe tură
guide-turn = Când ești la rând, faci unul din trei lucruri: tragi cărți, revendici o rută sau tragi Cărți Traseu. Apoi urmează alt jucător.
guide-cards-title = Trage 2 cărți
guide-cards = Alege dintre cărțile cu fața în sus sau trage din pachet. Strângi cărți de aceeași culoare ca să plătești rutele.
guide-second-title = Încă una
guide-second = Acum ia a doua carte. Nu poate fi o Carte Taxi cu fața în sus.
guide-wild-title = Cartea Taxi e joker
guide-wild = O Carte Taxi ține loc de orice culoare. Dacă iei una cu fața în sus, tura ta se încheie.
guide-tickets-title = Cărțile tale Traseu
guide-tickets = Conectează cu rutele tale cele două locații de pe carte. Treci cu mouse-ul peste ea sau atinge-o ca să vezi cel mai scurt drum încă liber.
guide-claim-title = Revendică o rută
guide-claim = Rutele cu margine luminoasă pot fi revendicate acum: apasă pe una și alege cum plătești sau trage pe ea cărți din mână.
guide-gray-title = Rute gri
guide-gray = O rută gri se plătește cu cărți de aceeași culoare. Tu alegi culoarea.
guide-closed-title = Rute duble
guide-closed = Nimeni nu poate lua ambele rute ale unei rute duble. În doi, după ce una e revendicată, cealaltă se închide.
guide-blocked-title = O Carte Traseu blocată
guide-blocked = Una dintre Cărțile tale Traseu nu mai poate fi realizată. O să te coste punctele ei: recuperează-le în altă parte.
guide-more-tickets-title = Alte Cărți Traseu
guide-more-tickets = Ai realizat o Carte Traseu! Poți trage încă două și păstra una sau ambele. Cele nerealizate costă puncte.
guide-attractions-title = Atracții
guide-attractions = Fiecare atracție la care ajung rutele tale aduce un punct la sfârșit.
guide-last-title = Ultima rundă
guide-last = Cineva aproape că nu mai are taxiuri. Asta e ultima ta tură: folosește-o bine!

## First Journey

guide-fj-turn-title = Un singur lucru pe tură
guide-fj-turn = Extrage 2 cărți, construiește o rută sau schimbă-ți biletele.
guide-fj-tickets-title = Biletele tale
guide-fj-tickets = Unește cele două orașe cu trenurile tale. Apasă pe un bilet ca să vezi drumul.
guide-fj-draw-title = Extrage 2
guide-fj-draw = Primești două cărți din teanc.
guide-fj-build-title = Construiește
guide-fj-build = Poți construi rutele cu margine luminoasă: apasă pe una, apoi pe „Construiește!”. Sau trage cărți pe ea.
guide-fj-wild-title = Locomotiva
guide-fj-wild = Ține loc de orice culoare.
guide-fj-bonus-title = De la un capăt la altul
guide-fj-bonus = Unește un oraș din vest cu unul din est: primești un bilet în plus!
guide-fj-swap-title = Schimbă
guide-fj-swap = Unul dintre bilete e blocat. Le poți schimba pe amândouă cu două noi.
guide-fj-golden-title = Șase bilete
guide-fj-golden = Primul care parcurge șase bilete ia biletul auriu și câștigă!
