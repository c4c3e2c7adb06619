### I bot: come si chiamano e come giocano.

bot-bot = bot
bot-beginner = Allievo
bot-beginner-line = Impara ancora le linee e fa errori
bot-casual = Medio
bot-casual-line = Si diverte e completa i suoi Biglietti
bot-strong = Forte
bot-strong-line = Pensa in anticipo e spreca poco
bot-expert = Esperto
bot-expert-line = Riflette a ogni turno; difficile da battere

bot-name-1 = Otto
bot-name-2 = Ada
bot-name-3 = Bruno
bot-name-4 = Clara
bot-name-5 = Felix
bot-name-6 = Ida
bot-name-7 = Max
bot-name-8 = Nora
