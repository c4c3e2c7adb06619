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
place-london = Londres
place-brest = Brest
place-paris = Paris
place-amsterdam = Amsterdam
place-madrid = Madrid
place-barcelona = Barcelone
place-zurich = Zurich
place-rome = Rome
place-copenhagen = Copenhague
place-berlin = Berlin
place-vienna = Vienne
place-sarajevo = Sarajevo
place-athens = Athènes
place-stockholm = Stockholm
place-warsaw = Varsovie
place-kiev = Kyiv
place-bucharest = Bucarest
place-ankara = Ankara
place-riga = Riga
place-moscow = Moscou
place-rostov = Rostov

## First Journey: USA

place-seattle = Seattle
place-calgary = Calgary
place-winnipeg = Winnipeg
place-duluth = Duluth
place-montreal = Montréal
place-new-york = New York
place-helena = Helena
place-san-francisco = San Francisco
place-salt-lake-city = Salt Lake City
place-denver = Denver
place-kansas-city = Kansas City
place-chicago = Chicago
place-washington = Washington
place-los-angeles = Los Angeles
place-albuquerque = Albuquerque
place-dallas = Dallas
place-new-orleans = La Nouvelle-Orléans
place-atlanta = Atlanta
place-miami = Miami

## Waters

water-hudson = Hudson
water-east-river = East River
