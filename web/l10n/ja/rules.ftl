### The page of a game’s rules.

rules-back = テーブルに戻る
