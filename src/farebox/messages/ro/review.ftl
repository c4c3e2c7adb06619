### Reviews of finished games.

review-title = Analiză
