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
bot-name-otter = Otto
bot-name-penguin = Pip
bot-name-owl = Hoot
bot-name-fox = Rusty
bot-name-rabbit = Clover

## Who plays where a level is not ready. champion: the trained network alone, which does not think ahead

bot-as-warming-up = { $bot ->
    [champion] Warming up: plays by instinct until it can think ahead
   *[other] Warming up: plays like { $level } until it is ready
}
bot-as-not-compiled = { $bot ->
    [champion] Plays by instinct: it can’t think ahead here
   *[other] Plays like { $level }: it can’t play any stronger here
}
bot-as-failed = { $bot ->
    [last_resort] Something went wrong: plays any legal move from now on
   *[other] Something went wrong: plays like { $level } from now on
}

## What bots say

bot-say-claim = { $pick ->
    [0] My line!
    [1] Mine now!
   *[other] What a fine route!
}
bot-say-ticket = { $pick ->
    [0] Ticket done!
    [1] All aboard!
   *[other] Right on time!
}
bot-say-tickets = { $pick ->
    [0] Where to next?
    [1] More trips for me!
   *[other] Let’s see…
}
bot-say-praise = { $pick ->
    [0] Well played!
    [1] Nice one!
   *[other] Good move!
}
bot-say-last = { $pick ->
    [0] Last round!
    [1] Last stop ahead!
   *[other] Now it counts!
}
bot-say-over = { $pick ->
    [0] Good game!
    [1] That was fun!
   *[other] Well played, everyone!
}
