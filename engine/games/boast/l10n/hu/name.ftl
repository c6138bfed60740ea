### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-boast = Boast or Nothing
    .blurb = Vigyél el pontosan annyi ütést, amennyi kell, vagy egyet se, miközben változik, melyik szín a legerősebb.
    .facts = 3–5 játékos · 15 perc · gyorsan tanulható
    .lesson = Megtanulható 3 perc alatt
    .deal = { $n }. forduló
    .deals = { $n } forduló
