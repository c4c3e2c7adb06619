### Words every page uses. Plural categories in English: one, other.

common-app = Farebox
common-home = Farebox: to the lobby
common-pages = Pages
common-nav-play = Play
common-nav-watch = Watch
common-nav-score-pad = Score pad
common-nav-rules = Rules

common-close = Close
common-cancel = Cancel
common-on = On
common-off = Off
common-you = you
common-loading = One moment …
common-try-again = Try again
common-to-lobby = To the lobby

common-settings = Settings
common-language = Language
common-theme = Colors
common-theme-system = As the device
common-theme-light = Light
common-theme-dark = Dark
common-sound = Sound
common-motion = Motion
common-motion-note = Cards fly, pieces drop, tickets are celebrated
common-motion-system = As the device
common-motion-reduced = Calm
common-speed = Speed
common-speed-normal = Normal
common-speed-fast = Fast
common-confirm = Ask before claiming
common-confirm-note = With a mouse; on a touch screen it always asks
common-notify = Notifications
common-notify-note = Tells you that it is your turn while you look elsewhere
common-notify-refused = The browser does not allow it; its own settings can change that
common-guide = First-game guide
common-guide-note = Explains each thing the first time it matters

common-game-first-journey = First Journey

common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# A way between two places; always with the dash.
common-from-to = { $a } – { $b }
# The mark and the number of a seat, where nobody sits yet.
common-seat = Seat { $number }
