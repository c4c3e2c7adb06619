### I bot: come si chiamano e come giocano.

bot-bot = bot
bot-beginner = Novizio
bot-beginner-line = Sta ancora imparando le linee; fa errori
bot-casual = Medio
bot-casual-line = Gioca per divertirsi e completa i suoi Biglietti
bot-strong = Forte
bot-strong-line = Pianifica in anticipo e non spreca nulla
bot-expert = Esperto
bot-expert-line = Valuta ogni mossa; difficile da battere
bot-name-otter = Otto
bot-name-penguin = Pino
bot-name-owl = Gufetto
bot-name-fox = Fulvio
bot-name-rabbit = Fiocco

## Who plays where a level is not ready. champion: the trained network alone, which does not think ahead

bot-as-warming-up = { $bot ->
    [champion] Si sta riscaldando: gioca d’istinto finché non può ragionare in anticipo
   *[other] Si sta riscaldando: per ora gioca al livello “{ $level }”
}
bot-as-not-compiled = { $bot ->
    [champion] Gioca d’istinto: qui non può ragionare in anticipo
   *[other] Gioca al livello “{ $level }”: qui non può fare di più
}
bot-as-failed = { $bot ->
    [last_resort] Qualcosa è andato storto: d’ora in poi fa una mossa qualsiasi
   *[other] Qualcosa è andato storto: d’ora in poi gioca al livello “{ $level }”
}

## Che cosa dicono i bot

bot-say-claim = { $pick ->
    [0] Questa linea è mia!
    [1] Presa!
   *[other] Che bella linea!
}
bot-say-ticket = { $pick ->
    [0] Biglietto fatto!
    [1] Tutti a bordo!
   *[other] In perfetto orario!
}
bot-say-tickets = { $pick ->
    [0] E adesso dove si va?
    [1] Altri viaggi per me!
   *[other] Vediamo…
}
bot-say-praise = { $pick ->
    [0] Ben giocato!
    [1] Niente male!
   *[other] Bella mossa!
}
bot-say-last = { $pick ->
    [0] Ultimo giro!
    [1] Si arriva al capolinea!
   *[other] Ora o mai più!
}
bot-say-over = { $pick ->
    [0] Bella partita!
    [1] Che divertimento!
   *[other] Complimenti a tutti!
}
