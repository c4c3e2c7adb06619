### Reviews of finished games.

review-title = Analisi
