### Words every page uses. Plural categories in English: one, other.

common-app = Farebox
common-home = Farebox home page
common-pages = Main menu
common-nav-play = Play
common-nav-watch = Watch
common-nav-score-pad = Score pad
common-nav-rules = Rules

common-close = Close
common-cancel = Cancel
common-on = On
common-off = Off
common-you = you
common-loading = One moment…
common-try-again = Try again
common-to-lobby = Back to the start page

common-settings = Settings
common-language = Language
common-theme = Theme
common-theme-system = Auto
common-theme-light = Light
common-theme-dark = Dark
common-sound = Sound
common-motion = Animations
common-motion-note = Cards fly, pieces drop, confetti falls
common-motion-system = Auto
common-motion-reduced = Reduced
common-confirm = Confirm each route
common-confirm-note = When you use a mouse; touch screens always ask
common-notify = Notifications
common-notify-note = Tells you when it’s your turn while you’re in another window
common-notify-refused = Your browser blocks notifications; you can allow them in its settings
common-guide = First-game guide
common-guide-note = Explains each thing when you first need it

common-game-first-journey = First Journey

common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# A way between two places; always with the dash.
common-from-to = { $a } – { $b }
# The mark and the number of a seat, where nobody sits yet.
common-seat = Seat { $number }

## The page itself, in search results and previews of links

common-dark-mode = Dark mode
common-description = Play New York and First Journey in your browser by the printed rules: with friends, against bots or on one device.
common-invited = You’re invited to play { $game }
common-invited-who = At the table: { $names }.
common-invited-how = Take a seat in your browser, no account needed.
common-picture = A tilted map of New York with colored routes and taxis, and the Farebox logo
## How the table plays for you

common-pace = Pace of the bots
common-pace-note = How long each bot’s turn stays on screen
common-pace-slow = Slow
common-pace-normal = Normal
common-pace-fast = Fast
common-pace-skip = All at once
common-words = Bots talk
common-words-note = A short remark now and then, only about what everyone can see

## Kid table

common-kid = Kids’ table
common-kid-note = First Journey in pictures, for children who can’t read yet
common-kid-aloud = Read everything aloud
common-kid-names = Show place names
common-kid-plays = A child is playing
common-kid-plays-note = Pictures instead of words, big buttons, everything read aloud

## Notifications

common-notify-yes = Tell me when it’s my turn
common-notify-no = Not now

## The living board

common-theme-clock = By time of day
common-living = Living board
common-living-note = Boats and clouds drift by; taxis and trains roll onto their routes. When off, the board stays still

## A page without a server

common-page-loading = Getting the game ready…

## A page that is too old for its server

common-reload = Reload the page
