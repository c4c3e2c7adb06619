### Bots: what they are called and how they play. Names are given names and stay as they are unless a language has its own.

bot-bot = bot
bot-beginner = Beginner
bot-beginner-line = Still learning the routes; makes mistakes
bot-casual = Casual
bot-casual-line = Plays for fun and finishes its tickets
bot-strong = Strong
bot-strong-line = Plans ahead and wastes little
bot-expert = Expert
bot-expert-line = Thinks through every turn; hard to beat

bot-name-1 = Otto
bot-name-2 = Ada
bot-name-3 = Bruno
bot-name-4 = Clara
bot-name-5 = Felix
bot-name-6 = Ida
bot-name-7 = Max
bot-name-8 = Nora
