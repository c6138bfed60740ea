### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-handromi = ハンドラミー
    .blurb = 2デッキのラミー。51点でオープンし、付け札をするか、手札から一気にあがります。
    .facts = 2〜4人 · 30分 · 少し考える
    .lesson = 3分で覚える
    .deal = 第{ $n }ディール
    .deals = { $n }ディール
