### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-team = Haggis Team
    .blurb = Zwei gegen zwei: Karten tauschen, gemeinsam überbieten, gemeinsam fertig werden.
    .facts = 4 Personen · 45 Min. · anspruchsvoll
    .lesson = In 4 Minuten lernen
    .deal = Runde { $n }
    .deals = { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
