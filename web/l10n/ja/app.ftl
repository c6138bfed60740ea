### The shell: home, new game, saved games, settings, messages. A code of the program is the name of a message.

app-name = Talon
app-line = ポケットの中のカードルーム
window-title = { $title } · Talon

## Common words

back = 戻る
close = 閉じる
cancel = やめる
save = 保存
undo = 元に戻す
reset = リセット
copy = コピー
share = 共有
copied = コピーしました
copy-failed = ここではコピーできませんでした。文字を選択して手動でコピーしてください
reload = 再読み込み
list-more = { $before }、{ $item }
list-last = { $before }と{ $item }
list-sentence = { $before }。{ $item }
menu = メニュー
scores = 得点

## Home

home-continue = 続ける
home-running = 進行中のほかの試合
home-all = すべての試合
home-state = { $state }、{ $turn }
home-play = 遊ぶ
home-play-game = CPUと{ $game }で遊ぶ
home-learn = 覚える
home-learn-game = { $game }を覚える
home-set-up = 準備
home-set-up-game = { $game }のテーブルを準備
home-waiting = ルールを読み込んでいます。少しお待ちください。
home-daily = 今日のディール
home-daily-played = { $n }回済み
home-daily-row = { $n }日連続
home-promise = ネットワークなしで遊べます。アカウントは不要。すべてこの端末の中に残ります。
home-lesson = { $game }のレッスンの続き（ステップ{ $n }）
new-game = 新しい試合
saved-games = 保存した試合
problems = 次の一手問題
figures = 成績
rules = 遊び方
join = テーブルに参加
together = みんなで遊ぶには
settings = 設定
count = { $n }
laying = シャッフル中：お待ちください
match-deal = { $game }、{ $deal }
match-practice = { $state }、練習
match-daily = { $state }、{ DATETIME($day, day: "numeric", month: "short", year: "numeric") }の{ $free ->
    [yes] ディールのフリー挑戦
   *[no] ディール
}
match-turn = { $you ->
    [yes] あなたの番
    [next] 次のディール待ち
   *[no] { $names }の番
}
match-over = { $game }、{ $deals }で終了
install-line = Talonをホーム画面に置くと、アプリのように開けます。
install-now = 追加
install-ios = Talonをホーム画面に置くには、「共有」から「ホーム画面に追加」を選びます。

## New game

which-game = ゲーム
players = プレイヤー
name-of = プレイヤー{ $n }の名前
field-full = { $n }文字まで
name-you = あなた
player-n = プレイヤー{ $n }
bot-n = CPU{ $n }
bot-names = ベーラ, ゾフィ, オットー, ハナコ, ユトカ, ケンジ, グレタ, イムレ, アダ, ミロ, ノラ, イヴォ
kind-remote = 別のスマホの人
level = CPUの強さ
level-novice = 初心者
    .about = ゲームは昨日覚えたばかり。出たカードを忘れ、先も読みません。
level-casual = 気軽
    .about = 楽しく遊ぶタイプ。覚えているのは直前に出たカードだけで、わかりやすいチャンスは逃しません。
level-club = 常連
    .about = すべてのカードを数え、ディール全体の計画を立てます。
level-expert = 達人
    .about = 一手ごとに、ほかの人の手札を読んで考え抜きます。
temperaments = 性格を選ぶ
    .about = 選ばなければ、CPUの性格はそれぞれくじで決まります。強さはどれもほぼ同じで、戦い方が違います。
options = ハウスルール
deal = 配る

## Matches

day = { DATETIME($at, day: "numeric", month: "short") }
room-coming = お待ちください…
export = 書き出す
send = リンクを送る
    .short = 送る
import = 取り込む
everything = すべて持ち出す

## Settings

language-away = { $language }はまだこの端末になく、取得できませんでした。届いたあとでページを開き直すと、その言語になります。
setting-pace = CPUの速さ
setting-pace-slow = ゆっくり
setting-pace-normal = ふつう
setting-pace-fast = 速い
setting-pace-instant = 即時
data = データ
storage-off = このブラウザーはこのページのために何も保存しません。閉じると試合は消えます。保存するには、Cookieを許可するか、プライベートウィンドウから出てください。
about = Talonについて
about-line = Talonはポケットの中のカードルームです。ルールもCPUもブラウザーの中で動きます。MITライセンスのフリーソフトウェアです。
version = バージョン
offline = オフライン

## Letters of court cards and aces, where the language has its own; they are offered if one is unlike the English one

letter-J = J
letter-Q = Q
letter-K = K
letter-A = A

## Rules

bring-coming = { $game }を取り寄せています。少しお待ちください。
bring-away = { $game }はまだこの端末にありません。

## The engine

engine-starting = ルールを準備しています
engine-loading = ルールを読み込んでいます：{ $done }/{ $total }MB
engine-progress = ルールの読み込み
engine-failed = ルールを読み込めませんでした
engine-failed-line = Talonのルールを受け持つ部分が起動しませんでした。試合には手を触れていません。次のことをお試しください。
engine-try-again = もう一度試す：壊れていたものは新しく取得されます。
engine-try-network = 最初の1回はネットワークが必要です。次からはなくても動きます。
engine-try-private = 厳しいブロッカーや一部のプライベートウィンドウは、Talonに必要なWebAssemblyとワーカーを禁じています。
engine-try-browser = 古いブラウザーには、これらがないことがあります。ここ2年のChrome、Firefox、Safariなら大丈夫です。
engine-try-memory = ほかのページを閉じる：端末のメモリーが足りないのかもしれません。
engine-retry = もう一度試す
engine-detail = エラーの詳細
engine-slow = ルールがしばらく応答していません。
engine-restart = 起動し直す

# What happened to a file of the rules on its way here, or to the rules themselves.
cause-download-other-page = ネットワークが別のページを返しました。Wi-Fiにログインしていますか？ログインしてから、もう一度お試しください。
cause-download-damaged = ルールのファイルが2回、壊れて届きました。もう一度試すか、別のネットワークでお試しください。
cause-download-cut = ファイルの途中で接続が切れました。もう一度お試しください。届いた分は残っています。
cause-download-silent = { $seconds }秒間、何も届いていません。接続を確かめて、もう一度お試しください。届いた分は残っています。
cause-download-offline = ネットワークがなく、ルールもまだこの端末にありません。ネットワークが戻り次第、自動で読み込みます。
cause-download-unreachable = Talonの配信元が応答しません。接続を確かめて、もう一度お試しください。
cause-download-missing = ルールのファイルがなくなっています。新しいTalonに置き換わったところかもしれません。ページを再読み込みしてください。
cause-download-refused = Talonの配信元に不具合があります（{ $status }）。数分後にもう一度お試しください。
cause-engine-slow = ルールが{ $seconds }秒以内に起動しませんでした。ほかのページを閉じて、もう一度お試しください。
cause-engine-dead = ルールが何度も止まりました。ほかのページを閉じて、もう一度お試しください。
cause-engine-memory = ルールのためのメモリーが端末に足りません。ほかのページを閉じて、もう一度お試しください。

## New versions

update-ready = 新しいバージョンのTalonがあります。
update-now = 今すぐ更新

## Refusals and failures

error-other = うまくいきませんでした（{ $code }）
error-unexpected = 問題が起きました：{ $detail }。試合は保存されています。再読み込みで直るかもしれません。
error-save-full = この端末に空きがありません。終了した試合を削除するか、テーブルのメニューからこの試合を書き出してください。
error-save-off = このブラウザーは何も保存しません。あとで続けるには、テーブルのメニューから試合を書き出してください。
error-save-taken = この試合は別のウィンドウで開かれていて、そちらが保存しています。
error-save-changed = この試合は別のウィンドウで先に進みました。開き直すと今の状態が見られます。
error-save-gone = この試合は別のところで削除されました。
error-save-broken = この試合は読めません。何も上書きしていません。
error-lesson-none = そのレッスンはありません。
error-save-newer = より新しいTalonで書かれた試合です。ページを再読み込みすると、そのバージョンになります。
error-engine-failed = ルールが応答しません。
error-engine-silent = ルールが応答しません。起動し直しています。
error-cancelled = 取り消しました
error-move-illegal = その手は今はできません
error-move-notation = それは手ではありません
error-seat-turn = このプレイヤーの番ではありません
error-deal-over = ディールは終わっています
error-deal-running = ディールはまだ続いています
error-match-over = 試合は終わっています
error-undo-nothing = 待ったで戻す手がありません
error-undo-off = このテーブルでは待ったができません
error-undo-late = { $bet ->
    [yes] ベットのあとは戻せません。戻せるのはハウスルール「練習」だけです
   *[no] そのあとカードが見えたため戻せません。戻せるのはハウスルール「練習」だけです
}
error-game-unknown = このTalonはそのゲームを知りません
error-game-away = { $offline ->
    [yes] このゲームはまだこの端末にありません。ネットワークにつないで、もう一度お試しください
   *[no] このゲームはまだこの端末になく、取得できませんでした。もう一度お試しください
}
error-seats-count = そのゲームはこの人数では遊べません
error-option-unknown = このTalonが知らないハウスルールがあります
error-option-value = ハウスルールの1つが、使えない値になっています
error-deck-invalid = カードが一組そろっていません
error-level-unknown = このTalonはその強さを知りません
error-temperament-unknown = このTalonはその性格を知りません
error-record-broken = この試合は読めません
error-record-newer = より新しいTalonで書かれた試合です（バージョン{ $number }）
error-record-unknown = 進行状況がわからなくなりました。もう一度お試しください
error-record-mismatch = この試合は自身の記録と一致しません
