### What went wrong. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

problem-stale = La partie a avancé entre-temps. Regardez de nouveau.
    .first_journey = La partie a avancé entre-temps. Regarde de nouveau.
problem-repeated = C’est déjà fait.
problem-not-your-seat = Ce n’est pas votre place.
    .first_journey = Ce n’est pas ta place.
problem-not-your-turn = Ce n’est pas à vous de jouer.
    .first_journey = Ce n’est pas à toi de jouer.
problem-illegal = Les règles ne le permettent pas maintenant.
problem-not-playing = La partie n’a pas encore commencé.
problem-over = La partie est terminée.
problem-undo-off = À cette table, on n’annule pas les coups.
problem-cannot-undo = Trop tard pour annuler : quelque chose de nouveau a été révélé.
problem-chat-off = Les messages sont désactivés à cette table.
problem-too-fast = Pas si vite ! Réessayez dans un instant.
    .first_journey = Pas si vite ! Réessaie dans un instant.
problem-too-often = Cela fait beaucoup en peu de temps. Nouvel essai possible dans { $minutes } min.
problem-too-long = C’est trop long. Écrivez plus court.
    .first_journey = C’est trop long. Écris plus court.
problem-malformed = Quelque chose s’est perdu en route vers le serveur. Merci de recharger la page.
problem-no-table = Aucune table ne correspond à ce lien.
problem-table-full = Toutes les places de cette table sont prises.
problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-already-started = La partie a déjà commencé.
problem-places-open = Il reste des places libres.
problem-not-host = Seule la personne qui a ouvert la table peut le faire.
problem-bad-options = Ces places et ces options ne vont pas ensemble. Modifiez-les, s’il vous plaît.
problem-not-over = La partie n’est pas encore terminée.
problem-hints-off = À cette table, on joue sans conseils.
problem-server = Le serveur a rencontré un problème. Merci de réessayer.
problem-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
    .first_journey = Le serveur ne répond pas. Vérifie la connexion et réessaie.
problem-not-found = Il n’y a rien à cette adresse. Vérifiez le lien ou revenez à la page d’accueil.
problem-no-board = Ce serveur n’a pas ce plateau.
problem-busy = Le serveur est surchargé. Merci de réessayer dans un instant.
problem-wrong-origin = Cette page vient d’une autre adresse. Merci de la recharger et de réessayer.
problem-unavailable = Impossible d’ouvrir cette table : le serveur ne peut plus lire cette partie.
problem-old-rules = Cette table ne peut plus qu’être consultée : elle a été jouée avec des règles antérieures.
problem-reload = Cette page n’est plus à jour. Merci de la recharger.
problem-wrong-value = Cet appareil n’a pas pu participer à la distribution. Merci de recharger la page.
problem-too-many-entries = Cette partie est trop longue pour annuler encore un coup.
problem-not-away-yet = Un bot pourra jouer à cette place dans { $seconds } s : la personne revient peut-être tout de suite.

## Taking back

problem-cannot-take-back = Il n’y a rien à reprendre pour le moment.
problem-others-play = Quelqu’un joue sur un autre appareil : ce qui a été révélé ne peut plus être repris.
problem-undo-not-now = Vous pouvez annuler votre dernier coup tant que rien de nouveau n’a été révélé et que personne d’autre n’a joué.
    .first_journey = Tu peux annuler ton dernier coup tant que rien de nouveau n’a été révélé et que personne d’autre n’a joué.
## Ouverture du réseau domestique

problem-not-this-computer = Ce n’est possible que sur l’ordinateur où tourne Farebox.
problem-no-home-network = Cet ordinateur n’est pas dans un réseau domestique. Connectez-le au Wi‑Fi et réessayez.
problem-cannot-listen = Cet ordinateur n’autorise pas Farebox à accepter les connexions d’autres appareils.

## At the table

problem-seat-link = Ce lien vers une place ne fonctionne pas. Copiez-le de nouveau depuis l’autre appareil.
problem-player-back = Ce joueur est revenu à la table.
problem-reactions-only = À cette table, seules les réactions sont permises.

## Reviews

problem-review-running = Cette partie n’est pas encore terminée. L’analyse sera possible à la fin.
problem-review-record = Impossible d’analyser cette partie : son enregistrement est incomplet ou a été modifié, ou il lui faut un plateau ou des règles qui ne sont pas ici.
problem-review-board = Il n’y a pas encore de champion pour ce plateau : impossible d’y analyser des parties.

## The daily deal and challenges

problem-no-daily = Il n’y a pas de donne du jour pour ce plateau.
problem-no-challenge = Ce défi n’existe pas ou n’existe plus.
problem-not-offered = Cette partie ne peut pas devenir un défi : elle continue une autre partie ou n’a pas sa propre donne.
problem-challenge-running = Les résultats s’affichent quand vous avez terminé votre partie.
problem-challenge-record = Ce n’est pas l’enregistrement complet d’une partie jouée jusqu’au bout : impossible d’en faire un défi.

## A page without a server

problem-other-tab = Cette partie est ouverte dans un autre onglet. Elle continuera ici quand cet onglet sera fermé.
problem-page-broken = Le jeu n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.
problem-page-full = Il n’y a plus de place sur cet appareil : la partie continue, mais tout ce qui se passe à partir de maintenant sera perdu à la fermeture de cette page.
problem-board-file = { $place ->
    [file] Ce plateau ne peut pas être utilisé : { $problem }
   *[key] Ce plateau ne peut pas être utilisé. { $key } : { $problem }
}
problem-board-unkept = Il n’y a pas de place pour ce plateau sur cet appareil.
