### What went wrong, in one friendly line. One message for every code a server answers with.

problem-stale = The game has moved on. Take another look.
problem-repeated = That’s already done.
problem-not-your-seat = That’s not your seat.
problem-not-your-turn = It’s not your turn.
problem-illegal = The rules don’t allow that right now.
problem-not-playing = The game hasn’t started yet.
problem-over = The game is over.
problem-undo-off = Undo is turned off at this table.
problem-cannot-undo = Too late to undo: something new has been revealed.
problem-chat-off = Messages are turned off at this table.
problem-too-fast = Not so fast! Try again in a moment.
problem-too-often = That was a lot in a short time. Try again in { $minutes } min.
problem-too-long = That’s too long. Please shorten it.
problem-malformed = Something got lost on the way to the server. Please reload the page.
problem-no-table = There’s no table at this link.
problem-table-full = All seats at this table are taken.
problem-seat-taken = Someone was faster: this seat is taken.
problem-already-started = The game has already started.
problem-places-open = There are still empty seats.
problem-not-host = Only the person who opened the table can do that.
problem-bad-options = These seats and options don’t go together. Please change them.
problem-not-over = The game isn’t over yet.
problem-hints-off = Hints are turned off at this table.
problem-server = Something went wrong on the server. Please try again.
problem-offline = Can’t reach the server. Check your connection and try again.
problem-not-found = There’s nothing at this address. Check the link or go back to the start page.
problem-no-board = This server doesn’t have that board.
problem-busy = The server is busy. Please try again in a moment.
problem-wrong-origin = This page came from a different address. Please reload it and try again.
problem-unavailable = This table can’t be opened: the server can no longer read its game.
problem-old-rules = This table can only be read: it was played by earlier rules.
problem-reload = This page is out of date. Please reload it.
problem-wrong-value = This device couldn’t help deal the cards. Please reload the page.
problem-too-many-entries = This game is too long to undo any more moves.
problem-not-away-yet = You can let a bot play for this seat in { $seconds } s. They may be right back.

## Taking back

problem-cannot-take-back = There’s nothing to take back right now.
problem-others-play = Someone is playing on another device, so what has been revealed can’t be taken back.
problem-undo-not-now = You can undo your last move until something new is revealed or someone else plays.
## Opening the home network

problem-not-this-computer = You can only do that on the computer that runs Farebox.
problem-no-home-network = This computer isn’t on a home network. Connect it to your Wi‑Fi and try again.
problem-cannot-listen = This computer doesn’t let Farebox accept connections from other devices.

## At the table

problem-seat-link = This link to a seat doesn’t work. Copy it again on the other device.
problem-player-back = That player is back at the table.
problem-reactions-only = Only reactions are allowed at this table.

## Reviews

problem-review-running = This game is still being played. You can review it when it’s over.
problem-review-record = This game can’t be reviewed: its record is incomplete or has been changed, or it needs a board or rules that aren’t here.
problem-review-board = There’s no champion for this board yet, so games on it can’t be reviewed.

## The daily deal and challenges

problem-no-daily = There’s no daily deal for this board.
problem-no-challenge = There’s no such challenge, or it’s gone.
problem-not-offered = This game can’t become a challenge: it was continued from another game or has no deal of its own.
problem-challenge-running = You’ll see the results when you’ve finished your own game.
problem-challenge-record = This can’t become a challenge: the record isn’t of a complete game, played to its end.

## A page without a server

problem-other-tab = This game is open in another tab. It continues here once that tab is closed.
problem-page-broken = The game couldn’t be loaded. Check your connection and reload the page.
problem-page-full = This device is out of space. You can keep playing, but anything from now on is lost when you close this page.
problem-board-file = { $place ->
    [file] This board can’t be used: the file { $problem }
    [name] This board can’t be used: { $problem }
   *[key] This board can’t be used. { $key }: { $problem }
}
problem-board-unkept = There’s no room for this board on this device.
