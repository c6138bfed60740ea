### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-boast = ボーストオアナッシング
    .blurb = いちばん強い色が移り変わる中、目標ちょうどのトリックを取るか、1つも取らないか。
    .facts = 3〜5人 · 15分 · すぐ覚えられる
    .lesson = 3分で覚える
    .deal = 第{ $n }ラウンド
    .deals = { $n }ラウンド
