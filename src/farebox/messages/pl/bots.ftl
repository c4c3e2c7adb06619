### Boty. Poziomy są krótkie: stoją obok siebie na przełączniku.

bot-bot = bot
bot-beginner = Nowicjusz
bot-beginner-line = Dopiero poznaje planszę; popełnia błędy
bot-casual = Amator
bot-casual-line = Gra dla zabawy i realizuje swoje Bilety
bot-strong = Silny
bot-strong-line = Planuje z wyprzedzeniem i niczego nie marnuje
bot-expert = Ekspert
bot-expert-line = Rozważa każdy ruch; trudno z nim wygrać

bot-name-1 = Otto
bot-name-2 = Ada
bot-name-3 = Bruno
bot-name-4 = Klara
bot-name-5 = Feliks
bot-name-6 = Ida
bot-name-7 = Maks
bot-name-8 = Nora

## Who plays where a level is not ready. champion: the trained network alone, which does not think ahead

bot-as-warming-up = { $bot ->
    [champion] Rozgrzewa się: na razie gra intuicyjnie, zaraz zacznie myśleć naprzód
   *[other] Rozgrzewa się: na razie gra na poziomie „{ $level }”
}
bot-as-not-compiled = { $bot ->
    [champion] Gra intuicyjnie: tutaj nie może myśleć naprzód
   *[other] Gra na poziomie „{ $level }”: mocniej tutaj nie może
}
bot-as-failed = { $bot ->
    [last_resort] Coś poszło nie tak: od teraz wykonuje dowolny możliwy ruch
   *[other] Coś poszło nie tak: od teraz gra na poziomie „{ $level }”
}
