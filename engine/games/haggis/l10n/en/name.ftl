### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-haggis = Haggis
    .blurb = Climb with sets, runs and bombs, and be out of cards first.
    .facts = 2–3 players · 25 min · some planning
    .lesson = Learn in 4 minutes
    .deal = deal { $n }
    .deals = { $n ->
        [one] one deal
       *[other] { $n } deals
    }
