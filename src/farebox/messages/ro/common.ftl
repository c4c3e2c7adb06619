### Cuvintele tuturor paginilor. Plural: one (1), few (0, 2–19, 101–119 …), other (20–100, 120 …), cu „de”.

common-app = Farebox
common-home = Farebox: la pagina de start
common-pages = Pagini
common-nav-play = Joacă
common-nav-watch = Privește
common-nav-score-pad = Carnet de scor
common-nav-rules = Reguli

common-close = Închide
common-cancel = Renunță
common-on = Da
common-off = Nu
common-you = tu
common-loading = O clipă…
common-try-again = Încearcă iar
common-to-lobby = La pagina de start

common-settings = Setări
common-language = Limbă
common-theme = Culori
common-theme-system = Automat
common-theme-light = Luminos
common-theme-dark = Întunecat
common-sound = Sunet
common-motion = Animații
common-motion-note = Cărțile zboară, piesele cad, reușitele se sărbătoresc
common-motion-system = Automat
common-motion-reduced = Calme
common-speed = Viteză
common-speed-normal = Normală
common-speed-fast = Rapidă
common-confirm = Întreabă la revendicare
common-confirm-note = Cu mouse-ul; pe ecran tactil întreabă mereu
common-notify = Notificări
common-notify-note = Te anunță că ești la rând când te uiți în altă parte
common-notify-refused = Browserul nu permite; poți schimba asta în setările lui
common-guide = Ghid pentru primul joc
common-guide-note = Explică fiecare lucru când apare prima dată

common-game-first-journey = First Journey

common-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
common-from-to = { $a } – { $b }
common-seat = Locul { $number }
