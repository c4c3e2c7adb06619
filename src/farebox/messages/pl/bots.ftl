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
bot-name-otter = Otto
bot-name-penguin = Pip
bot-name-owl = Hugo
bot-name-fox = Rudek
bot-name-rabbit = Kicuś

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

## Co mówią boty

bot-say-claim = { $pick ->
    [0] Moja trasa!
    [1] To już moje!
   *[other] Ale piękne połączenie!
}
bot-say-ticket = { $pick ->
    [0] Bilet gotowy!
    [1] Proszę wsiadać!
   *[other] Punktualnie!
}
bot-say-tickets = { $pick ->
    [0] Dokąd teraz?
    [1] Kolejne podróże!
   *[other] Zobaczmy…
}
bot-say-praise = { $pick ->
    [0] Brawo!
    [1] Nieźle!
   *[other] Dobry ruch!
}
bot-say-last = { $pick ->
    [0] Ostatnia runda!
    [1] Zaraz stacja końcowa!
   *[other] Teraz albo nigdy!
}
bot-say-over = { $pick ->
    [0] Dobra gra!
    [1] Ale było fajnie!
   *[other] Brawo dla wszystkich!
}
