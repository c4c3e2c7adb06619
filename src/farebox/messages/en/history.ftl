### Your games: the finished ones, kept in this browser.

history-running = In progress
history-finished = Finished
history-none = No finished games yet. When a game ends, you’ll find it here with its map and result.
history-empty = Your first game is waiting
history-empty-line = The games you play stay here on this device, each with its result and a small map.
history-result-won = Won
history-result-shared = Shared win
history-result-lost = Lost
history-result-given-up = Given up
history-result-seen = No opponents
history-place = { $rank ->
    [2] Second place
    [3] Third place
   *[other] Fourth place
}
history-continued = Continued from another game
history-undated = no date
history-review = Review
history-record = Save the game record
history-remove = Delete
history-remove-ask = Delete this game?
history-remove-note = The game, its record and the puzzles made from your mistakes will be deleted from this device. This can’t be undone.
history-remove-all = Delete all
history-remove-all-ask = Delete all finished games?
history-remove-all-note = { $count ->
    [one] { $count } game and its record will be deleted from this device. To keep it, export it first. An import won’t bring back its place in daily deals and challenges, or the puzzles made from your mistakes.
   *[other] { $count } games and their records will be deleted from this device. To keep them, export them first. An import won’t bring back their places in daily deals and challenges, or the puzzles made from your mistakes.
}
history-export = Export
history-import = Import
history-imported = { $count ->
    [0] You already have these games.
    [one] Added { $count } game.
   *[other] Added { $count } games.
}
history-file-large = Nothing was imported: a file may have at most { $games } games and { $size } MB.
history-file-game = Nothing was imported: game { $number }, on line { $line }, isn’t the whole record of a finished game.
history-file-line = Nothing was imported: there’s a mistake on line { $line }, in { $key }.
history-no-records = There’s no game record in this file.
history-filter-game = Game
history-filter-opponent = Opponent
history-filter-result = Result
history-filter-all = All
history-filter-none = No game matches.
history-filter-found = { $count ->
    [0] No game matches.
    [one] { $count } game shown.
   *[other] { $count } games shown.
}
history-filter-clear = Show all
history-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
history-results = Your results
history-stat-games = { $count ->
    [one] game
   *[other] games
}
# $share is a percentage: “58%”.
history-stat-won = won ({ $share })
history-stat-streak = wins in a row
history-stat-quality = quality of decisions
history-stat-without-luck = Luck aside, you’d have won { $share } of your reviewed games.
history-best = Best scores
history-by-level = Against bots
history-ahead-of = Finished ahead of
history-won-of = { $won } of { $games } won
history-details = More numbers
history-full = There’s no room left on this device, so not every game can be kept. Export your games and delete some.
history-closed = This browser isn’t keeping your games, maybe because this is a private window. You can play as usual.

## Unfinished games from another device

history-resumed = { $count ->
    [one] { $count } unfinished game continues here.
   *[other] { $count } unfinished games continue here.
}
history-unfinished = { $count ->
    [one] The file also has { $count } unfinished game, with your seats in it. Go on with it here only if the game is yours.
   *[other] The file also has { $count } unfinished games, with your seats in them. Go on with them here only if they are yours.
}
history-resume = Go on here
history-file-unfinished = No unfinished game goes on here because of the one on line { $line }. { $problem }

## Entries of this browser that are damaged

history-unreadable = Can’t be read
history-unreadable-note = These entries of this browser are damaged and can’t be shown. Everything else is as it was.
history-unreadable-game = Finished game { $name }
history-unreadable-puzzle = Puzzle { $name }
history-unreadable-table = Table { $name }
history-unreadable-board = Board { $name }
