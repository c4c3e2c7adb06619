### Boții: cum se numesc și cum joacă.

bot-bot = bot
bot-beginner = Începător
bot-beginner-line = Abia învață rutele; mai și greșește
bot-casual = Relaxat
bot-casual-line = Joacă de plăcere și își termină traseele
bot-strong = Puternic
bot-strong-line = Plănuiește din timp și nu irosește nimic
bot-expert = Expert
bot-expert-line = Cântărește fiecare mutare; e greu de învins
bot-name-otter = Otto
bot-name-penguin = Pip
bot-name-owl = Bufni
bot-name-fox = Vulpi
bot-name-rabbit = Țupi

## Who plays where a level is not ready. champion: the trained network alone, which does not think ahead

bot-as-warming-up = { $bot ->
    [champion] Se încălzește: joacă din instinct până când poate gândi în avans
   *[other] Se încălzește: joacă la nivelul „{ $level }” până când e gata
}
bot-as-not-compiled = { $bot ->
    [champion] Joacă din instinct: aici nu poate gândi în avans
   *[other] Joacă la nivelul „{ $level }”: aici nu poate mai mult
}
bot-as-failed = { $bot ->
    [last_resort] Ceva n-a mers: de acum face orice mutare posibilă
   *[other] Ceva n-a mers: de acum joacă la nivelul „{ $level }”
}

## Ce spun boții

bot-say-claim = { $pick ->
    [0] Ruta mea!
    [1] Acum e a mea!
   *[other] Ce rută frumoasă!
}
bot-say-ticket = { $pick ->
    [0] Bilet terminat!
    [1] Poftiți în vagoane!
   *[other] Exact la timp!
}
bot-say-tickets = { $pick ->
    [0] Încotro acum?
    [1] Alte călătorii!
   *[other] Ia să vedem…
}
bot-say-praise = { $pick ->
    [0] Bine jucat!
    [1] Frumos!
   *[other] Bună mutare!
}
bot-say-last = { $pick ->
    [0] Ultima rundă!
    [1] Urmează capătul de linie!
   *[other] Acum ori niciodată!
}
bot-say-over = { $pick ->
    [0] Frumos joc!
    [1] Ce distractiv a fost!
   *[other] Felicitări tuturor!
}
