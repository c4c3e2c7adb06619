### Ghidul primului joc: două, trei rânduri fiecare.

guide-ok = Am înțeles
guide-off = Nu mai arăta
guide-keep = Fiecare Carte Traseu arată două locații pe care trebuie să le conectezi. Cele scurte sunt mai ușoare; dacă le păstrezi pe ambele, poți câștiga mai mult.

## New York

guide-turn-title = Un singur lucru pe tură
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

guide-first-journey-turn-title = Un singur lucru pe tură
guide-first-journey-turn = Extrage 2 cărți, construiește o rută sau schimbă-ți biletele.
guide-first-journey-tickets-title = Biletele tale
guide-first-journey-tickets = Unește cele două orașe cu trenurile tale. Apasă pe un bilet ca să vezi drumul.
guide-first-journey-draw-title = Extrage 2
guide-first-journey-draw = Primești două cărți din teanc.
guide-first-journey-build-title = Construiește
guide-first-journey-build = Poți construi rutele cu margine luminoasă: apasă pe una, apoi pe „Construiește!”. Sau trage cărți pe ea.
guide-first-journey-wild-title = Locomotiva
guide-first-journey-wild = Ține loc de orice culoare.
guide-first-journey-bonus-title = De la un capăt la altul
guide-first-journey-bonus = Unește un oraș din vest cu unul din est: primești un bilet în plus!
guide-first-journey-swap-title = Schimbă
guide-first-journey-swap = Unul dintre bilete e blocat. Le poți schimba pe amândouă cu două noi.
guide-first-journey-golden-title = Șase bilete
guide-first-journey-golden = Primul care parcurge șase bilete ia biletul auriu și câștigă!

## Învățăm jucând

learn-title = Învață să joci
learn-intro = Durează două minute și joci chiar tu fiecare pas.
learn-aloud = Citește cu voce tare
learn-back = Înapoi
learn-skip = Sari peste
learn-go = Mai departe
learn-leave = Ieși din lecție
learn-step = Pasul { $number } din { $count }
learn-wait = Acum joacă { $bot }.
learn-done = Foarte bine!
learn-play = Joacă o partidă
learn-again = Încă o dată
learn-rules = Regulile în imagini
learn-new-york-hello = Bine ai venit la New York! Conectează locații pe hartă și strânge puncte. Câștigă cine are cele mai multe. { $bot } joacă cu tine.
learn-new-york-keep = Acestea sunt Cărțile tale Traseu. Fiecare îți cere să conectezi două locații. Păstrează-le pe ambele: apasă butonul galben.
learn-new-york-ticket = Apasă pe o Carte Traseu. Harta îți arată un drum.
learn-new-york-deck = E rândul tău! Fă un singur lucru: trage două cărți, revendică o rută sau trage Cărți Traseu. Acum trage cărți: apasă pe pachet.
learn-new-york-face-up = Ai tras o carte neagră. Acum ia a doua carte: apasă pe cea roșie.
learn-new-york-claim = Ai două cărți roșii. Cu ele plătești două spații roșii. Apasă pe ruta care strălucește, apoi pe butonul galben.
learn-new-york-gray = O rută gri se plătește cu orice culoare. Revendic-o cu cartea neagră și ai realizat o Carte Traseu!
learn-new-york-finished = Ai realizat o Carte Traseu: 3 puncte! Cele nerealizate te costă puncte. Acum să vedem cum se termină jocul.
learn-new-york-bonus = Câteva ture mai târziu. Locațiile cu inel portocaliu sunt atracții: fiecare la care ajungi aduce 1 punct. Revendică ruta care strălucește și mai ajungi la una.
learn-new-york-end = Mai ai 3 taxiuri. Când cineva are cel mult 2, fiecare mai joacă o ultimă tură. Revendică ruta care strălucește.
learn-new-york-last = Asta e ultima ta tură. Revendică ruta aceasta și mai realizezi o Carte Traseu!
learn-new-york-over = Câștigi! Punctele tale: { $total }. Rute: { $routes }, Cărți Traseu: { $tickets }, atracții: { $attractions }.
learn-first-journey-hello = Poftiți în vagoane! Unește orașe cu trenurile tale. Primul care parcurge șase bilete câștigă. { $bot } joacă cu tine.
learn-first-journey-ticket = Iată cele două bilete ale tale. Fiecare arată două orașe. Apasă pe un bilet ca să vezi drumul.
learn-first-journey-draw = Ca să construiești, ai nevoie de cărți. Apasă pe teanc și ia două.
learn-first-journey-build = Ai două cărți roșii. Apasă pe ruta care strălucește, apoi pe butonul galben.
learn-first-journey-complete = Mai lipsește o singură rută! Construiește-o cu cartea neagră.
learn-first-journey-six = Un bilet e gata și ai primit unul nou. Îți trebuie șase. Să sărim puțin înainte.
learn-first-journey-swap = Ai parcurs deja patru bilete! Următoarele două sunt greu de parcurs. Schimbă-le cu două noi. Îți ia toată tura.
learn-first-journey-cross = Trenurile tale ajung aproape din vest până în est! Construiește ruta aceasta și primești un bilet în plus.
learn-first-journey-win = Încă un singur bilet! Construiește ruta aceasta și câștigi.
learn-first-journey-over = Șase bilete: biletul auriu e al tău!

## The header of a lesson: what the owl asks for, in a few words

learn-do-keep = Păstrează ambele Cărți Traseu
learn-do-ticket = Apasă pe o Carte Traseu
learn-do-deck = Apasă pe pachet
learn-do-face-up = Apasă pe cartea roșie
learn-do-route = Apasă pe ruta care strălucește
learn-do-first-journey-ticket = Apasă pe un bilet
learn-do-first-journey-deck = Apasă pe teanc
learn-do-swap = Schimbă biletele
