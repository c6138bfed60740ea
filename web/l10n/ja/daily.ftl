### The deals of the day: one for each game, the same for everybody, and what came of them.

daily-title = 今日のディール
daily-date = { $today ->
    [yes] 今日、{ DATETIME($at, day: "numeric", month: "long") }
   *[no] { DATETIME($at, weekday: "long", day: "numeric", month: "long", year: "numeric") }
}
daily-today = 今日
daily-help = カードは全員同じです。記録になる挑戦は1回で、ヒントも待ったもありません。
daily-late = あとから遊んだディールは、カレンダーには入りますが、連続日数には入りません。
daily-streak = { $n ->
    [1] 連続1日目です。明日も遊ぶと続きます。
   *[other] { $n }日連続です。
}
daily-streak-due = { $n ->
    [1] ここまで1日。今日のディールを1つ遊べば連続になります。
   *[other] ここまで{ $n }日連続。今日のディールを1つ遊べば続きます。
}
daily-none = その日のディールはありません。さかのぼれるのは1年で、先の日のものは当日まで出ません。これは今日のディールです。

## A game of the day

daily-rivals = 対{ $names }
daily-partner = { $partners }と組んで、対{ $names }
daily-player = { $name }（{ $temperament }）
daily-player-plain = { $name }
daily-play-game = { $game }のディールで遊ぶ
daily-go-on = { $game }のディールを続ける
daily-begun = 開始済み：この挑戦が記録になります。
daily-gone = 開始後に削除済み：記録になる挑戦はもうできません。
daily-free = { $game }にフリー挑戦
    .short = フリー挑戦
daily-free-on = { $game }のフリー挑戦を続ける
    .short = フリー挑戦を続ける
daily-look = { $game }のディールを振り返る
    .short = 振り返る
daily-share = { $game }の結果を共有

## What came of it

daily-number = { $n }点
daily-over-par = { $kind ->
    [over] パーより良い
    [under] パーより悪い
   *[level] ちょうどパー
}
daily-lead = { $kind ->
    [over] { $n }点リード
    [under] { $n }点ビハインド
   *[level] 同点
}
daily-compared = { $others ->
    [1] 相手側と比べて
   *[other] ほかの人の平均と比べて
}
daily-own = { daily-compared }、あなたの結果は{ $mine }。
daily-mine = { daily-compared }、あなたは{ $mine }、同じカードで達人は{ $par }。
daily-par-working = パーを求めるため、達人があなたのカードで遊んでいます。待つ必要はありません。
daily-par-away = パーを求められませんでした。あとでまた見にきてください。
daily-line = Talon { $game } { $day }：{ $kind ->
    [over] パーより{ $n }点良い
    [under] パーより{ $n }点悪い
   *[level] ちょうどパー
}（パーのバージョン{ $bots }）

## The calendar

daily-month = { DATETIME($at, month: "long", year: "numeric") }
daily-month-before = 前の月
daily-month-after = 次の月
daily-weekday = { DATETIME($at, weekday: "short") }
daily-day = { DATETIME($at, day: "numeric", month: "long") }：{ $n }回済み
