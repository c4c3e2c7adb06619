### The check of the shuffles by this device, on the score sheet.

deal-verdict-checked = Verificat pe acest dispozitiv: nimeni nu a ales cărțile. { $count ->
    [one] La amestecare a participat un dispozitiv.
    [few] La amestecare au participat { $count } dispozitive.
   *[other] La amestecare au participat { $count } de dispozitive.
}
deal-verdict-watched = Verificat pe acest dispozitiv: masa a păstrat secretul sigilat înainte de început și toate amestecările rezultă din numere. Ai fost spectator, așa că dispozitivul tău nu a participat.
deal-verdict-nobody = La amestecare nu a participat dispozitivul niciunui jucător. Pentru aceste cărți ai doar cuvântul serverului.
deal-verdict-unchecked-kept = Acest dispozitiv nu a putut verifica cărțile: nu era la masă înainte de început sau datele păstrate au fost șterse.
deal-verdict-unchecked-part = Acest dispozitiv nu a putut verifica cărțile: nu a participat la amestecare.
deal-verdict-unchecked-late = Acest dispozitiv nu a putut verifica cărțile: numărul lui a ajuns prea târziu pentru amestecare.
deal-verdict-unchecked-record = Acest dispozitiv nu a putut verifica cărțile: înregistrarea nu s-a încărcat.
deal-absent = Dispozitivul jucătorului { $name } nu a participat la amestecare.
deal-verdict-wrong = Ceva nu este în regulă cu aceste cărți:

## What does not match

deal-trouble-commitment = Sigiliul mesei nu este cel arătat înainte de început.
deal-trouble-secret = Secretul mesei nu se potrivește cu sigiliul.
deal-trouble-own = Numărul acestui dispozitiv lipsește din înregistrare.
deal-trouble-absent = Serverul primise numărul acestui dispozitiv, dar în înregistrare dispozitivul apare ca absent.
deal-trouble-devices = Sigiliile jucătorilor nu sunt cele dinainte de început.
deal-trouble-fixed = Tabla, regulile sau opțiunile nu sunt cele dinainte de început.
deal-trouble-first = Primul jucător nu este cel tras la sorți.
deal-trouble-shuffle = Cărțile din înregistrare nu sunt cele din amestecare.
deal-trouble-game = Înregistrarea nu este a jocului văzut pe acest dispozitiv.
deal-trouble-record = Înregistrarea nu poate fi citită.

## The numbers

deal-numbers = Arată numerele
deal-numbers-title = Numerele amestecării
deal-save = Salvează fișierul
deal-save-proof = Salvează dovada
deal-save-line = Cu acest fișier, „farebox verify --kept” verifică înregistrarea pe calculatorul tău, independent de această pagină.
deal-seal = Sigiliul mesei
deal-secret = Secretul mesei
deal-device = { $names }: sigiliu și număr
deal-no-number = fără număr
deal-lot = Începe { $name }.
