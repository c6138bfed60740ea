### Matches as text: exported, and imported.

export-open = この試合はまだ進行中です。テキストには、まだ誰も見てはいけないものも含めて、そのディールのすべてのカードが入ります。
export-whole = 試合全体
    .help = よそで続けるとき、または不具合の報告に
export-finished = 終わった分だけ
    .help = 伏せたカードなし。新しいディールから続きます
export-day = この挑戦は記録になり、まだ進行中です。テキストに伏せたカードが入ってしまうため、書き出せるのはディールが終わってからです。
export-nothing-finished = 伏せたカードなしでは、まだ渡せるものがありません。最初のディールが終わっていません。
export-file = ファイルに保存
export-not-copied = ここではコピーできませんでした。ファイルに保存してください
import-line = ここや別の端末で書き出した試合、または多くの試合が入ったファイルを取り込みます。
import-file = ファイルを選ぶ
import-paste = またはテキストを貼り付ける
import-read = 読み取る
import-reading = 読み取り中
import-found = { $game }：{ $names }、{ $deal }、{ $ply }手まで。
import-lost = { $n }行は再現できませんでした。試合はそこから続き、テキストは届いたまま残ります。
import-lost-line = { $line }行目：{ $text }
import-shortened = 40文字を超える試合名と60文字を超えるプレイヤー名は短くなります
import-look = 先に振り返ってみる
import-keep = 保存した試合に加える
everything-line = { $n }試合、{ $size }KB。ここでも別の端末でも、このファイルを取り込めます。すでにあるものは重複しません。
everything-rest = 成績、検討、日替わりの結果、解いた問題も一緒に入ります。
everything-damaged = 成績や解いた問題の一部が壊れているため、含まれていません。成績を開くと作り直されます。
everything-unread = { $n }試合が読めず、含まれていません。それぞれのメニューからテキストを保存してください。
everything-day = 日替わりの記録になる挑戦は、終わるまで含まれません。テキストに伏せたカードが入ってしまうためです。
everything-open = 進行中の試合のテキストには、まだ誰も見てはいけないものも含めて、そのディールのすべてのカードが入ります。
take-in-reading = { $all }試合中{ $n }試合目を読み取っています…
take-in-new = 新しい試合：{ $n }
take-in-further = この端末のものより先に進んでいる試合：{ $n }
take-in-known = この端末にもうある試合：{ $n }
take-in-damaged = 読めない試合：{ $n }
take-in-away = まだこの端末になく、取得できなかったゲームの試合：{ $n }。あとでもう一度取り込んでください
take-in-cut = うち{ $n }件には再生できない行があります。試合はその手前から続き、元のテキストもそのまま残ります
take-in-figures = 成績：{ $n }試合分
take-in-days = 日替わりの結果：{ $n }
take-in-solved = 解いた問題：{ $n }
take-in-reviews = 検討：{ $n }
take-in-part-damaged = 試合以外の{ $n }か所が壊れているため、取り込みません
take-in-part-newer = より新しいTalonで書かれた{ $n }か所は取り込みません
take-in-figures-newer = ここの成績はより新しいTalonで書かれているため、取り込めません。先に更新してください
take-in-keep = { $n }試合を取り込む
take-in-rest = 取り込む
take-in-done-rest = 取り込みました。
take-in-done = { $n }試合を取り込みました。
import-empty = まだテキストがありません。ファイルを選ぶか、貼り付けてください。
import-too-long = 試合にしては長すぎます。
import-request-size = { import-too-long }
import-reply-size = { import-too-long }
import-record-broken = これはTalonの試合ではありません。どのゲームか書かれていないか、最初のディールを配れません。
import-record-newer = より新しいTalonで書かれたものです（バージョン{ $number }）。ページを再読み込みすると、そのバージョンになります。
import-game-unknown = このTalonが知らないゲームの試合です。
import-game-away = { $offline ->
    [yes] この試合のゲームはまだこの端末にありません。ネットワークにつないで、もう一度読み取ってください。
   *[no] この試合のゲームはまだこの端末になく、取得できませんでした。もう一度読み取ってください。
}
import-engine-failed = ルールを読み込めなかったため、テキストを読めません。再読み込みして、もう一度お試しください。
