### What is wrong with a board file, after the key that it is about. { $value } is quoted from the file, { $key } and { $other } name a place in it.

## The file

board-problem-no-board = no such board; there are { $boards }, or give the path of a .toml file
board-problem-unreadable = cannot be read: { $reason }
board-problem-not-a-file = is not the name of a file
board-problem-not-utf8 = is not UTF-8 text
board-problem-not-json = is not JSON
board-problem-not-toml = is not TOML: a number in it is too long, or something is nested too deeply
board-problem-not-toml-at = is not TOML: look at line { $line }, column { $column }
board-problem-not-toml-end = is not TOML: something at the end of the file is not complete
board-problem-file-name = the file name must not contain spaces, ; or #, because records and positions contain it
board-problem-page-name = the name of the file may have letters, digits, - and _, and at most { $most } of them
board-problem-taken-name = { $name } is the name of a board of the package: give the file another name
board-problem-large-file = is too large for a board: { $most } characters at most

## Keys and values

board-problem-missing = is missing
board-problem-unknown-key = is not a known key
board-problem-kind = { $kind ->
    [text] must be text, not { $value }
    [number] must be a whole number, not { $value }
    [list] must be a list, not { $value }
    [bool] must be true or false, not { $value }
   *[table] must be a table, not { $value }
}
board-problem-number = must be a whole number from { $low } to { $high }, not { $value }
board-problem-name = must be a name of 1 to { $most } characters, without control characters
board-problem-sentence = is too long: { $most } characters at most
board-problem-ruleset = must be one of { $choices }, not { $value }
board-problem-choice = { $value } is not one of { $choices }
board-problem-seats = must be [fewest, most], not { $value }

## Cards

board-problem-no-card = { $value } is not one of the cards
board-problem-colors = must have { $colors } colors and the wild, not { $count } kinds
board-problem-card-name = is not a valid name for a card
board-problem-many-cards = has { $count } cards; the rules allow at most { $most }
board-problem-few-cards = has { $count } cards; the deal needs { $needed }
board-problem-no-picture = this page has no picture of { $cards }; it has { $known }

## Locations, routes and tickets

board-problem-locations = must have 2 to { $most } locations, not { $count }
board-problem-location-id = must consist of lowercase letters, digits and _, and of at most { $most }
board-problem-unknown-location = unknown location { $value }
board-problem-unknown-location-near = unknown location { $value }; did you mean { $near }?
board-problem-ends = must be two locations, not { $value }
board-problem-same-end = { $location } is named twice
board-problem-route-colors = must be one color, or two for a double route, not { $value }
board-problem-twin = is already in { $other }; write a double route as one row with two colors
board-problem-twin-length = its twin { $other } has length { $length }; write a double route as one row with two colors
board-problem-routes = has { $count } routes; the rules allow 1 to { $most }
board-problem-same-ticket = { $a } and { $b } are already in { $other }
board-problem-no-path = no routes lead from { $a } to { $b }
board-problem-tickets = has { $count } tickets; { $seats } seats need at least { $needed }, the rules allow at most { $most }

## Points and bonus

board-problem-no-points = has no points for length { $length }
board-problem-length = is not a length from 1 to { $most }
board-problem-both-sides = { $location } is both east and west
board-problem-no-bonus-path = no routes lead from east to west

## The drawing

board-problem-drawn-locations = must be exactly those of the board; check { $names }
board-problem-drawn-twice = must be exactly those of the board; check an entry that is repeated or has no id
