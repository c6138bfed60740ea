### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-handromi = Handrömi
    .blurb = Rummy with two decks: open with 51, lay off, or go out from hand in one turn.
    .facts = 2–4 players · 30 min · some planning
    .lesson = Learn in 3 minutes
    .deal = deal { $n }
    .deals = { $n ->
        [one] one deal
       *[other] { $n } deals
    }
