### The daily deal, and challenges: the same cards and bots for several players.

daily-title = Donne du jour
daily-line = Les mêmes cartes pour tous
daily-lead = Chaque jour une donne : mêmes cartes et mêmes adversaires pour tout le monde. Ferez-vous mieux que le champion ?
daily-public = Les cartes dépendent de la date : qui le veut vraiment peut les découvrir. La première partie que vous terminez compte ; elle apparaît ici sous votre nom, avec tout son enregistrement. Sans conseils, et sans reprendre de coup.
daily-yesterday = Hier
daily-next = Prochaine donne dans { $hours } h { $minutes } min
daily-bots = { $count ->
    [one] Vous contre { $count } bot
   *[other] Vous contre { $count } bots
}
daily-play = Jouer la donne du jour
daily-go-on = Continuer la partie
daily-hidden = Le résultat du champion et ceux des autres s’affichent quand vous avez terminé.
daily-champion = Le champion
daily-you = Vous
daily-champion-plays = Le champion joue encore cette donne.
daily-better = Vous avez battu le champion !
daily-equal = À égalité avec le champion.
daily-worse = Cette fois, le champion a fait mieux.
daily-place = { $place ->
    [1] 1re place sur { $count }
   *[other] { $place }e place sur { $count }
}
daily-earlier = Une partie précédente de ce navigateur compte.
daily-open = Ouvrir l’analyse
daily-day = { $date }, { $state ->
    [first] champion battu
    [solved] jouée
    [today] à jouer
   *[none] non jouée
}
daily-streak-note = Terminez une donne par jour ; vous pouvez sauter un jour sur sept. Une étoile : champion battu. Conservé uniquement sur cet appareil.

## The result to share

daily-share-result = { $board } · { $total } (le champion : { $par })
daily-share-turns = Tours : { $turns }, erreurs : { $mistakes }
daily-fine = bon coup
daily-slip = petite imprécision
daily-mistake = erreur
daily-copy = Copier le résultat
daily-judging = Analyse de vos tours en cours…

## Challenges

challenge-title = Défi
challenge-lead = { $name } a joué cette partie. Vous recevez les mêmes cartes, les mêmes bots et la même place.
challenge-hidden = Ce qu’a fait { $name } reste caché jusqu’à ce que vous ayez terminé. La première partie que vous terminez compte. Sans conseils, et sans reprendre de coup.
challenge-own = C’est votre propre défi. Envoyez le lien à des amis.
challenge-play = Relever le défi
challenge-results = Côte à côte
challenge-nobody = Personne n’a encore terminé ce défi.
challenge-offer = Défier
challenge-link = Lien vers le défi
challenge-link-about = Mêmes cartes, mêmes bots, même place. Vos amis ne voient votre partie qu’après avoir terminé la leur.
challenge-seat = Quelle place reçoivent vos amis ?
challenge-guessed = On ne sait pas quels bots ont joué cette partie : des bots de niveau Expert prennent les autres places.
challenge-record = Enregistrement
challenge-see = Voir les résultats

## What the results count

daily-points = Points
daily-tickets = Tickets

## In a page without a server

daily-here = Les cartes dépendent de la date : elles sont les mêmes partout. Cette page n’a pas de serveur et ne peut pas montrer les résultats des autres : partagez le vôtre pour comparer. Sans conseils, et sans reprendre de coup.
daily-here-hidden = Le résultat du champion s’affiche quand vous avez terminé.
daily-no-champion = Le champion n’a pas pu jouer : ses données ne sont pas encore sur cet appareil. Rouvrez cette page avec une connexion.
