### What the game is called, and how its deals are counted. The page has this before anything else of the game.

game-haggis = ハギス
    .blurb = より強いセットや連番、ボムを重ね、誰よりも早く手札をなくします。
    .facts = 2〜3人 · 25分 · 少し考える
    .lesson = 4分で覚える
    .deal = 第{ $n }ラウンド
    .deals = { $n }ラウンド
