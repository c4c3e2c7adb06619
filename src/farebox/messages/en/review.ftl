### Reviews of finished games.

review-title = Review
