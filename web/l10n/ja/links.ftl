### Links: what is sent, and what arrives.

## Sending

send-what = 送るもの
send-deal = 同じカード：{ $deal }
    .help = 最初から、どの席でも遊べます。
send-deal-beat = 最初から遊べます。目標はあなたの{ $points }点です。
send-position = この場面：{ $deal }、{ $n }手目のあと
    .help = ここから続きを遊べます。
send-match = 試合全体
    .help = ディールごとに振り返れます。
send-problem = { $game }、問題{ $n }
    .help = リンクには場面が入っています。開いた人には同じ場面が出て、あなたの答えは伝わりません。
send-names = プレイヤーの名前を含める
    .help = 含めなければ、誰が遊んだかはリンクからはわかりません。
send-long = このリンクは長く、途中で切ってしまうメッセンジャーもあります。ファイルのほうが安全です。
send-file = ファイルに保存
send-qr = QRコード
send-copy = リンクをコピー
send-copied = リンクをコピーしました
send-no-qr = このリンクはQRコードには長すぎます。コピーするか、ファイルに保存してください。
send-said-beat = { $game }、私と同じカードです。目標は{ $points }点。
send-said-deal = { $game }、私と同じカードです。
send-said-position = { $game }：ここからどうプレイしますか？
send-said-match = { $game }：振り返って見られる試合です。
send-said-problem = { $game }：一手が勝負を分けます。見つけられますか？
qr = QRコード
qr-label = リンクのQRコード
qr-line = 別の端末のカメラを向けてください。すべてがコードの中にあり、何もアップロードされません。

## Arriving

link-title = リンク
link-opening = リンクを開いています…
link-deal = 目標{ $points }点
    .help = 同じカードがもう一度配られ、ほかの席はCPUが受け持ちます。保存した試合に加わりますが、成績には入りません。
    .yes = 挑戦する
    .seat = あなたの席と、そこでの得点
    .title = リンクから：目標{ $points }点
link-position = ここから続ける
    .help = この場面から練習の試合が始まり、ほかの席はCPUが受け持ちます。保存した試合に加わりますが、成績には入りません。
    .yes = 遊ぶ
    .seat = あなたの席
    .title = リンクからの場面
link-match = 試合全体
    .help = あなたの試合と並んで、保存した試合に加わります。
    .yes = 見る
link-problem = 解く問題
    .help = 一手が勝負を分けます。解けたかどうかだけが、ほかの問題と一緒に記録されます。
    .yes = 見る
    .number = 問題{ $n }（{ $level }）
    .solved = この問題はもう解いています。
link-problem-sent =
    .help = 一手が勝負を分けます。この問題はこのTalonにはありません。解くことはできますが、どこにも記録されません。
    .yes = 見る
link-from = { $name }から
link-from-somebody = 名前を伏せた人から
link-game = ゲーム
link-moment = 内容
link-players = プレイヤー
link-size = リンクの長さ
link-letters = { $n }文字
link-at = { $deal }、{ $n }手のあと
link-over = { $deal }で終了
link-sender = 送り主
link-low = このゲームでは点が少ないほど上位です。
link-seat = { $name }：{ $points }
link-not-now = 今はしない
link-home = ホーム
link-untouched = 何も始まっていません。あなたのデータもそのままです。
link-fault-nothing = この試合ではまだ1つのディールも終わっていません。送れるものがありません。
link-fault-damaged = このリンクは完全ではありません。途中で一部が失われたか、変わってしまいました。もう一度送ってもらうか、ファイルをもらってください。
link-fault-newer = より新しいTalonが作ったリンクです。ページを再読み込みして新しいバージョンにしてから、もう一度リンクを開いてください。
link-fault-large = このリンクの中身は、Talonが開ける量を超えています。
link-fault-game = このTalonが知らないゲームのリンクです。
link-fault-game-away = { $offline ->
    [yes] まだこの端末にないゲームのリンクです。ネットワークにつないで、もう一度リンクを開いてください。
   *[no] まだこの端末にないゲームのリンクで、ゲームを取得できませんでした。もう一度リンクを開いてください。
}
link-fault-away = リンクを読むための部分がまだこの端末にありません。ネットワークにつないで、もう一度お試しください。
link-fault-engine = ルールを読み込めなかったため、リンクを読めません。再読み込みして、もう一度お試しください。
