### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-handromi = Handrömi
    .blurb = Rummy with two decks: open with 51, lay off, or go out from hand in one turn. For two to four.
    .lesson = Learn in 4 minutes
    .deal = deal { $n }
    .deals = { $n ->
        [one] one deal
       *[other] { $n } deals
    }
