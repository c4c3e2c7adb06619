### Reviews of finished games. No-break spaces are literal: U+00A0 before “:” and inside « », U+202F before “! ? ;”.

review-title = Analyse
