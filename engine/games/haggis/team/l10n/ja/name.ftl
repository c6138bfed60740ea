### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-team = ハギス チーム戦
    .blurb = 2対2。パートナーとカードを交換し、力を合わせて、ともにあがります。
    .facts = 4人 · 45分 · 歯ごたえあり
    .lesson = 4分で覚える
    .deal = 第{ $n }ラウンド
    .deals = { $n }ラウンド
