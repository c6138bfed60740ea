### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-team = Haggis Team
    .blurb = Ketten kettő ellen: adj lapot a társadnak, kapaszkodjatok együtt, menjetek ki együtt.
    .facts = 4 játékos · 45 perc · igényes
    .lesson = Megtanulható 4 perc alatt
    .deal = { $n }. leosztás
    .deals = { $n } leosztás
