### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-haggis = Haggis
    .blurb = Kapaszkodj fölfelé gyűjteményekkel, sorokkal, bombákkal, és fogyj ki elsőként a lapokból.
    .facts = 2–3 játékos · 25 perc · némi tervezés
    .lesson = Megtanulható 4 perc alatt
    .deal = { $n }. leosztás
    .deals = { $n } leosztás
