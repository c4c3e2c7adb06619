### Vos parties : celles qui sont terminées, gardées dans ce navigateur.

history-running = En cours
history-finished = Terminées
history-none = Aucune partie terminée pour l’instant. Chaque partie terminée reste ici, avec son plateau et son résultat.
history-empty = Votre première partie vous attend
history-empty-line = Les parties que vous jouez restent ici, sur cet appareil, chacune avec son résultat et un petit plateau.
history-result-won = Gagnée
history-result-shared = Victoire partagée
history-result-lost = Perdue
history-result-given-up = Abandonnée
history-result-seen = Sans adversaire
history-place = { $rank ->
    [2] Deuxième place
    [3] Troisième place
   *[other] Quatrième place
}
history-continued = Suite d’une autre partie
history-undated = sans date
history-review = Analyse
history-record = Télécharger l’enregistrement de la partie
history-remove = Supprimer
history-remove-ask = Supprimer cette partie ?
history-remove-note = La partie, son enregistrement et les énigmes tirées de vos erreurs seront supprimés de cet appareil. C’est définitif.
history-remove-all = Tout supprimer
history-remove-all-ask = Supprimer toutes les parties terminées ?
history-remove-all-note = { $count ->
    [one] { $count } partie et son enregistrement seront supprimés de cet appareil. Pour la garder, exportez-la d’abord. L’importation ne rend ni sa place dans les donnes du jour et les défis, ni les énigmes tirées de vos erreurs.
   *[other] { $count } parties et leurs enregistrements seront supprimés de cet appareil. Pour les garder, exportez-les d’abord. L’importation ne rend ni leurs places dans les donnes du jour et les défis, ni les énigmes tirées de vos erreurs.
}
history-export = Exporter
history-import = Importer
history-imported = { $count ->
    [0] Vous avez déjà ces parties.
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
history-file-large = Rien n’a été importé : un fichier peut contenir { $games } parties et { $size } Mo au plus.
history-file-game = Rien n’a été importé : la partie { $number }, à la ligne { $line }, n’est pas l’enregistrement complet d’une partie terminée.
history-file-line = Rien n’a été importé : il y a une erreur à la ligne { $line }, dans { $key }.
history-no-records = Ce fichier ne contient aucun enregistrement de partie.
history-filter-game = Jeu
history-filter-opponent = Adversaire
history-filter-result = Résultat
history-filter-all = Tous
history-filter-none = Aucune partie ne correspond.
history-filter-found = { $count ->
    [0] Aucune partie ne correspond.
    [one] { $count } partie affichée.
   *[other] { $count } parties affichées.
}
history-filter-clear = Tout afficher
history-more = { $count ->
    [one] En afficher { $count } de plus
   *[other] En afficher { $count } de plus
}
history-results = Vos résultats
history-stat-games = { $count ->
    [one] partie
   *[other] parties
}
history-stat-won = gagnées ({ $share })
history-stat-streak = victoires d’affilée
history-stat-quality = qualité des décisions
history-stat-without-luck = Sans compter la chance, vous auriez gagné { $share } des parties analysées.
history-best = Meilleurs scores
history-by-level = Contre les bots
history-ahead-of = Devant
history-won-of = { $won } sur { $games }
history-details = Plus de chiffres
history-full = Il n’y a plus de place sur cet appareil : certaines parties ne peuvent pas être gardées. Exportez vos parties et supprimez-en.
history-closed = Ce navigateur ne garde pas les parties, peut-être parce que c’est une fenêtre privée. Vous pouvez jouer comme d’habitude.

## Unfinished games from another device

history-resumed = { $count ->
    [one] { $count } partie en cours continue ici.
   *[other] { $count } parties en cours continuent ici.
}
history-unfinished = { $count ->
    [one] Le fichier contient aussi { $count } partie en cours, avec vos places. Continuez-la ici seulement si elle est à vous.
   *[other] Le fichier contient aussi { $count } parties en cours, avec vos places. Continuez-les ici seulement si elles sont à vous.
}
history-resume = Continuer ici
history-file-unfinished = Les parties en cours ne peuvent pas continuer ici à cause de celle de la ligne { $line }. { $problem }

## Entries of this browser that are damaged

history-unreadable = Illisible
history-unreadable-note = Ces données du navigateur sont abîmées et ne peuvent pas être affichées. Le reste n’a pas changé.
history-unreadable-game = Partie terminée { $name }
history-unreadable-puzzle = Énigme { $name }
history-unreadable-table = Table de jeu { $name }
history-unreadable-board = Plateau { $name }
