### Bots. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

bot-bot = bot
bot-beginner = Débutant
bot-beginner-line = Découvre les Routes et fait des erreurs
bot-casual = Amateur
bot-casual-line = Joue pour le plaisir et termine ses trajets
bot-strong = Fort
bot-strong-line = Prévoit ses coups et gaspille peu
bot-expert = Expert
bot-expert-line = Réfléchit à chaque coup ; difficile à battre
bot-name-otter = Otto
bot-name-penguin = Pip
bot-name-owl = Hulotte
bot-name-fox = Goupil
bot-name-rabbit = Noisette

## Who plays where a level is not ready. champion: the trained network alone, which does not think ahead

bot-as-warming-up = { $bot ->
    [champion] S’échauffe : joue à l’instinct en attendant de pouvoir anticiper
   *[other] S’échauffe : joue au niveau « { $level } » en attendant
}
bot-as-not-compiled = { $bot ->
    [champion] Joue à l’instinct : ici, il ne peut pas anticiper
   *[other] Joue au niveau « { $level } » : ici, il ne peut pas faire mieux
}
bot-as-failed = { $bot ->
    [last_resort] Un problème est survenu : joue désormais n’importe quel coup possible
   *[other] Un problème est survenu : joue désormais au niveau « { $level } »
}

## Ce que disent les bots

bot-say-claim = { $pick ->
    [0] C’est ma ligne !
    [1] Elle est à moi !
   *[other] Quelle belle Route !
}
bot-say-ticket = { $pick ->
    [0] Et voilà !
    [1] En voiture !
   *[other] Pile à l’heure !
}
bot-say-tickets = { $pick ->
    [0] Où aller maintenant ?
    [1] Encore des voyages !
   *[other] Voyons voir…
}
bot-say-praise = { $pick ->
    [0] Bien joué !
    [1] Joli !
   *[other] Beau coup !
}
bot-say-last = { $pick ->
    [0] Dernier tour !
    [1] Bientôt le terminus !
   *[other] C’est maintenant ou jamais !
}
bot-say-over = { $pick ->
    [0] Belle partie !
    [1] On s’est bien amusés !
   *[other] Bravo à tous !
}
