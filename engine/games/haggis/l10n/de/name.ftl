### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-haggis = Haggis
    .blurb = Mit Sets, Straßen und Bomben überbieten und zuerst alle Karten los sein.
    .facts = 2–3 Personen · 25 Min. · etwas Planung
    .lesson = In 4 Minuten lernen
    .deal = Runde { $n }
    .deals = { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
