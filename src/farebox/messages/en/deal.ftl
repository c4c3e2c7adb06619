### The check of the shuffles by this device, on the score sheet.

deal-verdict-checked = Checked on this device: nobody chose these cards. { $count ->
    [one] One device took part in the shuffle.
   *[other] { $count } devices took part in the shuffle.
}
deal-verdict-watched = Checked on this device: the table kept the secret it had sealed before the start, and every shuffle follows from the numbers. You watched, so this device took no part itself.
deal-verdict-nobody = No player’s device took part in the shuffle. You only have the server’s word for these cards.
deal-verdict-unchecked-kept = This device could not check the cards: it was not at the table before the start, or what it kept has been deleted.
deal-verdict-unchecked-part = This device could not check the cards: it took no part in the shuffle.
deal-verdict-unchecked-late = This device could not check the cards: its number came too late for the shuffle.
deal-verdict-unchecked-record = This device could not check the cards: the record did not load.
deal-absent = { $name }’s device took no part in the shuffle.
deal-verdict-wrong = Something is wrong with these cards:

## What does not match

deal-trouble-commitment = The table’s seal is not the one it showed before the start.
deal-trouble-secret = The table’s secret does not match its seal.
deal-trouble-own = The record does not have this device’s own number.
deal-trouble-absent = The server had received this device’s number, but the record calls the device absent.
deal-trouble-devices = The players’ seals are not those from before the start.
deal-trouble-fixed = The board, the rules or the options are not those from before the start.
deal-trouble-first = The first player is not the one who was drawn.
deal-trouble-shuffle = The cards of the record are not those of the shuffle.
deal-trouble-game = The record is not the game that was played on this device.
deal-trouble-record = The record cannot be read.

## The numbers

deal-numbers = Show the numbers
deal-numbers-title = The numbers of the shuffle
deal-save = Save as a file
deal-save-proof = Save the proof
deal-save-line = With this file, “farebox verify --kept” checks the record on your own computer, independently of this page.
deal-seal = The table’s seal
deal-secret = The table’s secret
deal-device = { $names }: seal and number
deal-no-number = no number
deal-lot = { $name } starts.
