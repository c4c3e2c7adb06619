# Places as the boards show them.

## New York

place-lincoln-center = Lincoln Center
place-central-park = Central Park
place-midtown-west = Midtown West
place-times-square = Times Square
place-united-nations = United Nations
place-empire-state-building = Empire State Building
place-chelsea = Chelsea
place-gramercy-park = Gramercy Park
place-greenwich-village = Greenwich Village
place-east-village = East Village
place-lower-east-side = Lower East Side
place-soho = SoHo
place-chinatown = Chinatown
place-wall-street = Wall Street
place-brooklyn = Brooklyn

## First Journey: Europe

place-dublin = Dublin
place-london = Londyn
place-brest = Brest
place-paris = Paryż
place-amsterdam = Amsterdam
place-madrid = Madryt
place-barcelona = Barcelona
place-zurich = Zurych
place-rome = Rzym
place-copenhagen = Kopenhaga
place-berlin = Berlin
place-vienna = Wiedeń
place-sarajevo = Sarajewo
place-athens = Ateny
place-stockholm = Sztokholm
place-warsaw = Warszawa
place-kiev = Kijów
place-bucharest = Bukareszt
place-ankara = Ankara
place-riga = Ryga
place-moscow = Moskwa
place-rostov = Rostów

## First Journey: USA

place-seattle = Seattle
place-calgary = Calgary
place-winnipeg = Winnipeg
place-duluth = Duluth
place-montreal = Montreal
place-new-york = Nowy Jork
place-helena = Helena
place-san-francisco = San Francisco
place-salt-lake-city = Salt Lake City
place-denver = Denver
place-kansas-city = Kansas City
place-chicago = Chicago
place-washington = Waszyngton
place-los-angeles = Los Angeles
place-albuquerque = Albuquerque
place-dallas = Dallas
place-new-orleans = Nowy Orlean
place-atlanta = Atlanta
place-miami = Miami

## Waters

water-hudson = Hudson
water-east-river = East River
