### What the list of matches has besides its rows: search and filters, the sheet of one match, its name and tags.

find = 試合を検索
find-found = { $all }試合中{ $n }件
find-game = ゲーム
find-all-game = すべてのゲーム
find-state = 状態
find-all-state = すべての状態
find-state-running = 進行中
find-state-over = 終了
find-state-practice = 練習
find-state-daily = 日替わり
find-tag = タグ
find-all-tag = すべてのタグ
find-star = お気に入り
find-clear = すべて表示
find-day = { DATETIME($at, weekday: "long", day: "numeric", month: "long", year: "numeric") }
rename = 名前とタグ
rename-label = この試合の名前
tags-label = タグ
tags-example = 家族、日曜
tags-help = 自由な言葉を{ $n }個まで、「、」かコンマで区切ります。
tags-known = ほかの試合のタグ

## The sheet of one match

when = { DATETIME($at, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
open-running = 続ける
open-finished = 結果を見る
look-back = ディールを振り返る
same-cards = 同じカードでもう一度
rescue = 残った部分をファイルに
