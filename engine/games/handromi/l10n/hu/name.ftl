### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-handromi = Handrömi
    .blurb = Römi két paklival: nyiss 51-gyel, szúrj rá, vagy handolj egyetlen körben.
    .facts = 2–4 játékos · 30 perc · némi tervezés
    .lesson = Megtanulható 3 perc alatt
    .deal = { $n }. osztás
    .deals = { $n } osztás
