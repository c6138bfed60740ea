### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-boast = Boast or Nothing
    .blurb = Genau so viele Stiche machen wie verlangt oder gar keinen, während die stärkste Farbe wechselt.
    .facts = 3–5 Personen · 15 Min. · schnell gelernt
    .lesson = In 3 Minuten lernen
    .deal = Runde { $n }
    .deals = { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
