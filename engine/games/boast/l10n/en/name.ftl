### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-boast = Boast or Nothing
    .blurb = Take exactly as many tricks as wanted, or none at all, while the trump changes.
    .facts = 3–5 players · 15 min · quickly learned
    .lesson = Learn in 3 minutes
    .deal = round { $n }
    .deals = { $n ->
        [one] one round
       *[other] { $n } rounds
    }
