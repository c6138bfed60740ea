### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-team = Haggis Team
    .blurb = Two against two: pass cards to your partner, climb together, go out together.
    .facts = 4 players · 45 min · demanding
    .lesson = Learn in 4 minutes
    .deal = deal { $n }
    .deals = { $n ->
        [one] one deal
       *[other] { $n } deals
    }
