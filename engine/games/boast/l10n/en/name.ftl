### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-boast = Boast or Nothing
    .blurb = Take exactly as many tricks as you need, or none at all, while the strongest colour changes.
    .facts = 3–5 players · 15 min · quick to learn
    .lesson = Learn in 3 minutes
    .deal = round { $n }
    .deals = { $n ->
        [one] one round
       *[other] { $n } rounds
    }
