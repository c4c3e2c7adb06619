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

bot-name-1 = Otto
bot-name-2 = Ada
bot-name-3 = Bruno
bot-name-4 = Clara
bot-name-5 = Felix
bot-name-6 = Ida
bot-name-7 = Max
bot-name-8 = Nora
