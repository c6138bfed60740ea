### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-handromi = Handrömi
    .blurb = Rommé mit zwei Kartenspielen: mit 51 eröffnen, anlegen oder aus der Hand Schluss machen.
    .facts = 2–4 Personen · 30 Min. · etwas Planung
    .lesson = In 3 Minuten lernen
    .deal = Runde { $n }
    .deals = { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
