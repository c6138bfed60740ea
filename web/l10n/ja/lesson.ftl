### Lessons: what the coach's panel says besides the steps, which are each game's own, and the offer before a first match.

lesson-step = ステップ{ $n }/{ $all }
lesson-next = 次へ
lesson-back = 前のステップ
lesson-leave = やめる
lesson-again = もう一度
lesson-play = 試合をする
lesson-watch = { $count ->
    [1] いいですね。{ $name }の番を見ましょう。
   *[other] いいですね。ほかの人の番を見ましょう。
}
lesson-read-first = 先に読み進めてください。「次へ」で手番に進みます。
lesson-taps = 試合では、1回のタップで、一緒に出す見込みの高いカードも選ばれます。「これだけ」やほかの組み合わせは手札の上に示されます。
lesson-offer = { $game }は初めてですか？
lesson-offer-text = テーブルでのレッスンで、一手ずつ遊び方を覚えられます。
lesson-known = 知っている
lesson-begin = レッスン開始
lesson-resume = レッスンの続き（ステップ{ $n }）
lesson-anew = 最初から
