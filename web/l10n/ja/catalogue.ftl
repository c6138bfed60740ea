### Saved games: the list of matches, its search and filters, the sheet of one match, its name and tags.

saved-none = まだ試合がありません。試合は最初の1枚から保存されます。ほかの端末で遊んだ試合は、そちらで書き出して、ここに取り込めます。
saved-running = 進行中
saved-over = 終了
saved-unknown = 不明な試合
saved-broken = 読めません
    .help = 保存された内容が壊れていて読めません。何も上書きしていません。ファイルとして残すか、削除してください。
saved-newer = 新しいTalonの試合
    .help = より新しいTalonで書かれた試合です。ページを再読み込みすると、そのバージョンになります。それまではこのまま残ります。
more-for = その他：{ $title }
star-for = お気に入り：{ $title }
saved-further = あと{ $n }件を表示（残り{ $all }件）
delete = 削除
deleted = 試合を削除しました
stats = この端末で
stats-alone = 1人での試合だけです。ほかの試合は「成績」にあります。
stats-line = { $deals }、{ $matches }試合、CPU相手に{ $won }勝
everything-title = まとめて
everything-used = { $n }試合。ほかの保存内容と合わせて、この端末の約5,000KBのうち{ $size }KBを使っています。

## Search and filters

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
