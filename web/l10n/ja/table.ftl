### The table's own words. What a game says of itself stands in its own file.
### $seat is a name, and $seat_you "yes" where it is the one person who plays here.

## Cards

card-points = { $card }、{ $points }点
card-given = { $card }、渡すカード
card-received = { $card }、受け取ったばかり
card-drawn = { $card }、引いたばかり
card-stands = { $card }、{ $rank }として
card-no-join = { $card }、合いません
card-r = ひし形の{ $rank }
card-o = 太陽の{ $rank }
card-y = 星の{ $rank }
card-g = 葉の{ $rank }
card-b = しずくの{ $rank }
card-s = スペードの{ $rank }
card-h = ハートの{ $rank }
card-d = ダイヤの{ $rank }
card-c = クラブの{ $rank }
rank-J = ジャック
rank-Q = クイーン
rank-K = キング
rank-A = エース

## The table

table-setting = カードを並べています
table-older = この試合の最新の保存は読めませんでした。これはその1つ前です
table-menu = メニュー
table-score = 得点
table-score-label = 得点：{ $scores }
table-players = ほかのプレイヤー
table-hand = あなたの手札、{ $n }枚
table-trick = トリック
table-tricks = トリック
table-tricks-none = まだ何も出ていません
table-last = 直前のトリック
table-guide = 早見表
table-log = 経過
table-sort-rank = 数字順：スート順にする
table-sort-suit = スート順：数字順にする
table-sort-own = 手動の順：数字順にする
table-sort-melds = 組み合わせ別：数字順にする
table-melds-best = 最良の組み合わせに分ける
table-melds = 場の組み合わせ
table-melds-none = まだ何も出ていません
table-stock = 山札
table-aim = { $where }：{ $what }
table-no-drop = そのカードはそこに置けません
table-drop-what = 先に、そこへ出すカードを選んでください
hand-found = 選ぶ：{ $what }
hand-found-none = まだ組み合わせがありません
hand-moved = { $card }：{ $all }枚中{ $n }番目
table-practice = { $title } · 練習
table-of-day = { $game } · { DATETIME($day, day: "numeric", month: "short") }の{ $free ->
    [yes] フリー挑戦
   *[no] ディール
}
table-undo = 待った
    .when = 戻せるのは自分の直前の手だけ。その後に新しいことがわかったときは戻せません
    .short = 待った
table-undone = 手を戻しました
table-undo-of = { $name }の待った
table-hint = ヒント
table-hint-why = { $move }。{ $why }
table-hint-move = { $move }
table-hint-bet = { $waits ->
    [yes] ベットはまだ待てます
   *[no] ベットはしないほうがよさそうです
}
table-automatic = ほかに手がないため自動で：{ $cards }
table-automatic-move = ほかに手がないため自動で：{ $move }
table-automatic-pass = 勝てるカードがないため、パスします
table-hint-weighs = 考えています…
table-hint-others = ほかの手：{ $moves }
table-hint-other =
    「{ $move }」（{ $loss ->
        [0] わずかに劣る
       *[other] 約{ $loss }点劣る
    }）
table-hint-next = 「{ $move }」
table-hint-close = 同等かもしれない手：{ $moves }
table-hint-as-good = 同等の手：{ $moves }
table-clear = 選択を解除
table-other = 別のカードを選ぶ
table-rule = ルールを見る
table-complete = 選んだカードを含む組み合わせ
table-only = これだけ
table-moment = お待ちください
table-no-join = そのカードはここに合いません
table-rush = 結果まで飛ばす
table-thinking = { $name }が考えています
table-reveal = { $name }の手札
token-moved = { $chip }、直前のトリックで移動
token-beats = 次より強い：{ $chips }
token-lowest = いちばん弱い
trick-earlier = これより前のカードは下にあります
trick-number = 第{ $n }トリック
seat-turn = 手番
seat-leads = リード
seat-top = 今のところいちばん強い
seat-dealer = ディーラー
seat-dealer-about = ディーラーのしるし：このカードを配った人
seat-about = { $name }について
seat-told = { $name }：{ $what }
seat-cards = 手札{ $n }枚{ $open ->
    [0] {""}
   *[other] 、うち{ $open }枚は表
}
seat-partner = 味方
seat-against = 相手
seat-out = { $n ->
    [1] 1位
    [2] 2位
    [3] 3位
   *[other] あがり
}

## Bets

table-bet = あなたのベット
table-bet-sure = ルール上、ベットは取り消せません。
table-bet-practice = ベットしますか？このテーブルでは待ったができます。
table-bet-never = ベットなしにしますか？あとからは変更できません。
table-bet-later = あとで
table-bet-lapses = 最後の機会
table-bet-lapses-said = 最初のカードを出すと、もうベットできません。ベットせずに出しますか？
table-bet-back = 戻る
table-bet-without = ベットせずに出す
table-bet-someone = ベットしたい人がいる
table-bet-who = ベットするのは誰？
table-bet-of = { $name }のベット
table-bet-none = 今ベットできる人はいません

## After a hand

table-settlement = ラウンドの得点
table-next = 次のラウンド
table-home = ホーム
table-daily = 今日のディールに戻る
table-replay = このディールを振り返る
    .short = 振り返る
score-look-back = { $n }：振り返る
table-review = このディールを検討
    .short = 検討
table-same = 同じカードで
table-rematch = 再戦
table-won = { $you ->
    [yes] あなたの勝ちです
   *[no] { $name }の勝ちです
}
table-won-together = { $names }の勝ちです
table-shared = { $names }が同点1位です
table-place = { $n }位
summary-nothing = 得点なし
summary-aim = { $result ->
    [better] 目標は{ $aim }点、あなたは{ $points }点で、目標を上回りました。
    [same] 目標は{ $aim }点、あなたも同じ点です。
   *[worse] 目標は{ $aim }点、あなたは{ $points }点です。
}
summary-total = 計{ $points }
summary-said = { $names }：{ $points }点、計{ $total }点
summary-ahead = 首位：{ $names }
summary-hands = 全員の手札
curve-label = ディールごとの得点：{ $scores }
about-card-worth = { $n ->
    [0] 点数はありません
   *[other] { $n }点になります
}
about-card-fits = このカードでできること：
about-card-not = 今は出せません
score-bet = （{ $lost ->
    [yes] ベット{ $value }は失敗
   *[no] ベット{ $value }
}）
    .short = ベット{ $value }
score-deal = ラウンド
score-total = 合計

## Between two people

curtain-turn = { $name }の番です
curtain-turn-to = { $name }
curtain-show = { $name }です：手札を見る
curtain-agree = { $wants }が直前の判断に「待った」を求めています。認めますか？
curtain-agree-yes = はい、認めます
curtain-agree-no = いいえ、続けます
unkept = この試合は保存されていません
unkept-full = この端末にもう空きがありません。続けて遊べますが、このページを閉じると試合は消えます。空きができ次第、また保存されます。
unkept-off = このブラウザーはこのページのために何も保存しません。続けて遊べますが、ページを閉じると試合は消えます。あとで続けるには書き出してください。
unkept-again = この試合はまた保存されています
unkept-delete = 終了した{ $n }試合を削除
unkept-delete-title = 空きを作る
unkept-delete-text = 終了した{ $n }試合をこの端末から削除します。元には戻せません。
curtain-taken = この試合は別のところで開いています
curtain-taken-text = このブラウザーの別のタブかウィンドウで、この試合が進んでいます。保存できるのはどちらか1つだけです。
curtain-taken-here = ここで遊ぶ

## Menu

table-menu-guide = 早見表
table-menu-tricks = トリックを振り返る
table-menu-log = 経過
table-menu-score = 得点
table-menu-bets = ベットしたい人がいる
table-menu-reopen-bets = ベット
table-menu-phones = このテーブルのスマホ
table-menu-players = 顔ぶれ
table-menu-replay = 直前のディールを振り返る
table-menu-review = 直前のディールの検討
table-menu-branch = 試し始めた元の場面に戻る
table-menu-rules = 遊び方
table-menu-settings = 設定
table-menu-keys = キー操作
table-menu-export = この試合を書き出す
table-menu-leave = 席を立つ
    .help = 試合はそのまま残り、いつでも戻れます
table-menu-concede = 投了する
    .help = 負けになり、終了した試合に残ります
table-menu-abandon = この試合を削除
    .help = 初めからなかったことになります
players-to-bot = CPUが続ける
concede-title = 投了しますか？
concede-text = 負けとして数えられ、終了した試合に残ります。
concede-text-of = { $name }が投了し、全員の試合が終わります。終了した試合に残ります。
concede-yes = 投了する
abandon-title = この試合を削除しますか？
abandon-text = ここまでのプレイもすべて削除されます。
abandon-yes = 削除
abandon-done = 試合を削除しました
abandon-undo = 元に戻す

mend-title = この試合の一部が読めません
mend-text = { $deal }の{ $ply }手目から、新しい試合として続けられます。元の試合はこのまま残ります。
mend-yes = そこから続ける
