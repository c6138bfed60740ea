### Figures: what the finished deals of this device come to.

figures-none = まだ数えるものがありません。ディールを最後まで遊ぶと、ここに成績が出ます。
figures-nothing = これらの試合には、終わったディールがありません。
figures-newer = この成績は、より新しいバージョンのTalonで書かれています。見るには更新してください。中身には何も手を触れていません。

## What is chosen.

figures-choice = 成績の対象
figures-by-game = ゲーム
figures-by-kind = 種類
figures-by-person = プレイヤー
figures-by-seats = 人数
    .all = すべての人数
figures-by-level = 強さ
    .all = すべての強さ
figures-by-other = 相手
    .all = 全員
figures-by-period = 期間
    .all = 全期間
figures-kind-alone = 1人
figures-kind-people = 回して
figures-kind-practice = 練習
figures-kind-daily = 日替わり
figures-level-mixed = 強さ混在
figures-seats = { $n }人
figures-days = { $n ->
    [365] 過去12か月
   *[other] 過去{ $n }日
}

## The numbers.

figures-percent = { $n }%
figures-part = { $whole }中{ $part }
figures-points = 1ディールの点
figures-best = 自己ベスト{ $n }
figures-won-deals = 勝ったディール
figures-won-matches = 勝った試合
figures-run = 試合の連勝
    .about = 最長
figures-run-deals = ディールの連勝
figures-accuracy = 精度
figures-reviewed = { $deals }を検討
figures-low = このゲームでは点が少ないほど上位です。
figures-facts = このゲームでは

## The curves.

figures-chart-points = ディールごとの点
    .mean = 1ディールの点
figures-chart-won = 勝ったディールの割合（%）
    .mean = 勝ち
figures-chart-accuracy = 検討したディールの精度
    .mean = 精度
figures-curve = { $n }ディールの曲線。直近10回の平均は{ $mean }です。
figures-table = 表で見る
figures-deals = ディール
figures-trend = 直近10回

## Achievements.

figures-feats = 実績
figures-feats-count = { $all }件中{ $n }件達成
figures-feat-open = まだ
figures-earned-one = 実績「{ $name }」を達成。条件：{ $about }
figures-earned = 実績達成：{ $names }

## The matches.

figures-history = 試合
figures-against = 対{ $names }
figures-match-won = 勝ち
figures-match-place = { $n }位
figures-match-running = 進行中
figures-gone = 削除済み
figures-more = あと{ $n }件を表示

## How it was counted.

figures-counted = 数え方
figures-how = この端末で最後まで遊んだディールを、それぞれ1回数えます。試合を削除しても、数えた分は残ります。1人での試合、日替わりのディール、回して遊んだ試合、練習は別々に数えます。振り返りから試した試合と、リンクで届いた試合は、どこにも数えません。
figures-counting = { $all }試合中{ $n }試合目を数えています…
figures-again = 保存した試合から数え直す
figures-lost = 成績の記録が壊れていたため、保存した試合から作り直しました。削除した試合で数えた分の一部は、失われたかもしれません。
figures-failed = { $n }試合が読めず、数えられていません。
figures-away = { $n }試合は、そのゲームがこの端末に届いてから数えます。
figures-unkept = この成績を残す空きがなく、次回また数え直します。試合を削除すると空きができます。
