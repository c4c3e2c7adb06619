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

bot-name-1 = Otto
bot-name-2 = Ada
bot-name-3 = Bruno
bot-name-4 = Clara
bot-name-5 = Felix
bot-name-6 = Ida
bot-name-7 = Max
bot-name-8 = Nora
