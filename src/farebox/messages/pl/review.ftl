### Reviews of finished games.

review-title = Analiza
