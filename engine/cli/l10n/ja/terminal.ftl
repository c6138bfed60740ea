### What the terminal says of itself; what a game says stands in its own files. What is typed is English in every
### language: moves as each game writes them, `hint` and the others that the help lists.

terminal-next = Enterで{ $deal }に進みます
terminal-turn = { $name }の番です：Enterで手札を見ます
terminal-ask = { $name }（help または手）
terminal-cards = { $cards }枚
terminal-total = 合計{ $total }
terminal-points = { $points }点
terminal-place = { $place }位
terminal-less = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }点損（±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }）
terminal-as-good = 同等
terminal-help =
    ?        できる手の一覧   hint   CPUならどうするか   undo   自分の直前の判断まで戻す
    log      経過             guide  早見表              concede  投了する
    quit     終わる

## Refusals, by their codes

terminal-move-notation = それは手ではありません。「?」でできる手を見られます
terminal-move-illegal = その手は今はできません。「?」でできる手を見られます
terminal-seat-turn = このプレイヤーの番ではありません
terminal-match-over = 試合は終わっています
terminal-undo-nothing = 待ったで戻す手がありません
terminal-undo-off = このテーブルでは待ったができません
terminal-undo-late = もう戻せません。その後にカードが見えたか、ベットがありました

## 振り返りと、配られたカードの確認

terminal-seat = 席{ $seat }
terminal-decision = 第{ $deal }ディール、{ $move }手目、{ $name }：
terminal-best = 最善手
terminal-good = 好手
terminal-inaccuracy = 疑問手
terminal-mistake = 悪手
terminal-blunder = 大悪手
terminal-behind = { $best }より{ NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }点（±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }）損
terminal-open = 全カード公開なら{ $best }
terminal-accuracy-deal = 第{ $deal }ディール、{ $name }：精度{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }（判断{ $decisions }回）
terminal-accuracy = { $name }：精度{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }（判断{ $decisions }回）
terminal-verified = 第{ $deal }ディール、{ $part ->
    [deck] デッキ
   *[shuffle] シャッフル{ $number }
}：{ $word ->
    [seed] シードどおり
    [shares] 全員の持ち寄った乱数どおり
    [set] 試合とともに指定されたもの（シードからではない）
    [unlike] 持ち寄った乱数と違います
   *[other] シードと違います
}
terminal-commitment = 第{ $deal }ディール、ホストが事前に示したコミットメント：{ $commitment }

## What a command cannot do

terminal-refused-read = { $path } を読めません
terminal-refused-text = { $path } を読めません。UTF-8 のテキストではありません
terminal-refused-broken = { $path } はTalonの記録ではありません。どのゲームか書かれていないか、最初のディールを配れません
terminal-refused-newer = { $path } はより新しいTalonで書かれています。先に更新してください
terminal-refused-unknown = { $path } はこのTalonが知らないゲームの記録です
terminal-refused-other = { $path } は別のゲーム（{ $game }）の記録です
terminal-refused-lost = { $path } は{ $line }行目から無効です：{ $why }
terminal-refused-over = { $path } は{ $line }行目から無効です：{ $why }。別の場所に保存してください。でないと、その行が失われます
terminal-refused-write = { $path } に書き込めません。記録を下に示しますので、ご自分で保存してください
terminal-refused-folder = { $path } というフォルダーはありません。先に作るか、別の場所に保存してください
terminal-refused-game = どのゲームですか。{ $names } があります
terminal-refused-seats = { $game } の人数は{ $counts }です。{ $seats }人では遊べません
terminal-refused-option = オプションは「名前=値」の形で書きます（「{ $wish }」ではなく）。使えるもの：{ $names }
terminal-refused-seat = 席{ $seat }はありません。0から{ $most }までです
terminal-refused-deal = { $path } には、検討できる終わったディールがありません
