### Several phones at one table.

## At the host's table

phones = このテーブルのスマホ
phones-help = すべてのスマホを同じネットワークか、どれか1台のテザリングにつないでください。インターネットは使いません。配るのはこのスマホなので、すべてのカードを知っていますが、誰にも見せません。ほかの人が遊べるのは、このテーブルが開いている間だけです。
phones-here = 参加中
phones-invited = まだ来ていません
phones-away = { $n ->
    [0] つながりません
   *[other] { $n }分前からつながりません
}
phones-invite = 招待する
phones-beside = { $name }さんのスマホで一緒に
phones-is-beside = { $name }さんのスマホで一緒に参加
phones-apart = 別のスマホにする
phones-making = コードを作っています…
phones-code-label = コードのQRコード
phones-link-text = リンクの文字
phones-step-offer = 1. { $name }さんのスマホのカメラでこのコードを読み取るか、リンクを送ってください。
phones-step-answer = 2. 相手のスマホにもコードが表示されます。それを読み取るか、ここに貼り付けてください。
phones-answer = 相手のスマホのコード
phones-take = 接続する
phones-joined = { $name }さんがテーブルに着きました。
phones-lost = { $name }さんとつながりません。
phones-copied = リンクをコピーしました
phones-copy-link = リンクをコピー
phones-dealt = 全員がそろいました。みんなで配り直しました。
phones-without = { $names }のスマホから返事がなかったため、その分を除いて配りました。
phones-seal-all = みんなで配りました：確認済み
    .text = 配るたびに、どのスマホも自分の乱数を、ほかの人の乱数を知る前に封をして出しました。このスマホでもう一度切り混ぜたところ、配られたのはその結果どおりのカードでした。誰もカードを選んでいません。
phones-seal-some = みんなで配れなかった回があります
    .text = 参加できなかったスマホ、または2回聞かれたスマホがありました：{ $deals }。ほかにこのスマホで確認できたことは、すべて正しいものでした。
phones-seal-wrong = 配られたカードを確認できませんでした
    .text = スマホが出した数から決まるカードではありません：{ $deals }。誰かがカードを選んだのかもしれません。

## At a guest's phone

join-help = テーブルを用意したスマホに、あなた用のコードが表示されます。それを読み取るか、ここに貼り付けてください。
join-code = テーブルのコード
join-scan = テーブルを用意したスマホのコードにカメラを向けてください
join-answer = 次に、招待してくれたスマホでこのコードを読み取ってもらうか、リンクを送ってください
join-wait = 相手が受け取るとテーブルが開きます。それまでこのページを開いたままにしてください。
answer = テーブルに参加
answer-passed = コードをテーブルのタブに渡しました。そのタブに戻ってください。
answer-lost = このブラウザーはタブの間でデータを渡せません。このページのアドレスをコピーして、テーブルで貼り付けてください。
guest-seats = このスマホで遊ぶ人：{ $names }
guest-lost = 相手のスマホとつながりません。つながれば続きから遊べます。戻らないときは、新しいコードを見せてもらってください。
guest-without = このスマホの返事が間に合わなかったため、今回はその分を除いて配られました。
guest-kept = この試合を「保存した試合」に入れました。
guest-later = 試合が終わると、すべてを振り返れます。

## The camera

scan = 読み取る
scan-end = カメラを切る
scan-view = カメラの映像

## What can go wrong

error-phones-damaged = コードが完全ではありません。途中で欠けたか、変わってしまいました。もう一度コピーしてください。
error-phones-version = 別のバージョンのTalonのコードです。両方のページを再読み込みして、もう一度試してください。
error-phones-kind = もう一方のコードです。招待のコードと、それに答えるコードがあります。
error-phones-other = 別の招待に答えるコードです。今の招待をもう一度見せてください。
error-phones-gone = その招待はもう使えません。新しく作ってください。
error-phones-taken = その招待にはもう答えが届いています。
error-phones-unsupported = このブラウザーでは、ほかのスマホとつなげません。
error-phones-network = このスマホはネットワークにつながっていません。どこかにつなぐか、テザリングをオンにして、もう一度試してください。
error-phones-unreachable = スマホどうしがつながりません。同じネットワークですか? 利用者どうしを切り離すネットワークもあります。そのときは、どれか1台のテザリングを使ってください。
error-phones-lost = 接続が切れました。
error-phones-failed = 接続できませんでした。新しいコードで試してください。
error-phones-large = 相手のスマホから届いたデータが大きすぎたため、切断しました。
error-phones-message = 相手のスマホからTalonのものではないデータが届いたため、切断しました。
error-phones-late = ほかの人が先でした。もう一度見てください。
error-phones-rate = メッセージが多すぎます。少し待ってください。
error-phones-paused = 相手のスマホのテーブルは、今は閉じています。
error-phones-host = テーブルを用意したスマホでしかできません。
error-phones-nowhere = このスマホはどのテーブルにも招待されていません。コードを見せてもらってください。
error-phones-away = 相手のスマホとつながりません。
error-scan-refused = このページではカメラを使えません。ブラウザーの設定で許可するか、コードを貼り付けてください。
error-scan-none = このページで使えるカメラがありません。代わりにコードを貼り付けてください。
error-scan-busy = カメラを起動できません。ほかのアプリが使っているかもしれません。もう一度試すか、コードを貼り付けてください。
error-scan-away = 読み取り機能がまだ届いておらず、今はネットワークがありません。代わりにコードを貼り付けてください。
error-scan-foreign = テーブルのコードではありません。相手のスマホのコードにカメラを向けてください。
error-phones-early = 試合はまだ終わっていません。
error-phones-record = 相手のスマホから届いた記録が、この試合のものではないため、保存しませんでした。
