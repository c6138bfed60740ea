### Problems: positions in which one move decides.

problems-line = 一手が勝負を分けます。見えているカードと、これまでに出たカードからわかることで見つけてください。
problems-count = { $all }問中{ $solved }問正解、うち{ $first }問は一発正解です。
problems-done = { $all }問すべて正解、うち{ $first }問は一発正解です。
problems-next = 問題{ $n }
problems-level = { $level }：{ $solved }/{ $all }
problems-one = 問題{ $n }{ $state ->
    [first] 、一発正解
    [later] 、正解
    [tried] 、挑戦済み
   *[new] {""}
}
problems-wait = 問題を取り寄せています…
problems-all-solved = すべて解きました。

# The others at the table, in their order, with a blank between two names.
problem-names = ベーラ ツィリ ダニ エルザ
problem-title = { $game } · 問題{ $n }
problem-title-sent = { $game } · リンクの問題
problem-level-1 = やさしめ
problem-level-2 = 難しめ
problem-level-3 = 最難関
problem-ask = あなたの番です。一手が勝負を分けます。どの手ですか？
problem-again = その手ではありません。もう一度考えてみてください。
problem-first = 一発正解です。
problem-solved = 正解です。
problem-leave = 問題一覧
problem-tell = なぜ？
problem-next = 次の問題
problem-try = もう一度
problem-reveal = 正解を見る

## The sheet that answers a move.

problem-right = その手です
problem-wrong = 最善手ではありません
problem-solution = 正解の手
problem-why = 理由：{ $why }。
problem-refuted = { $result ->
    [worse] たとえばこう進みます：{ $what }。その結果、あなたは{ $points }点。最善手なら{ $best }点でした。
    [same] たとえばこう進みます：{ $what }。どちらでもあなたは{ $points }点ですが、全体としてほかの人は最善手のあとより得をします。
   *[better] たとえばこう進みます：{ $what }。あなたは{ $best }点ではなく{ $points }点になりますが、ほかの人はそれ以上に得をします。
}
problem-follows = 実際のカードでの、その後の進行
problem-further = ほか{ $count }行
problem-writes = { $name }：{ $points }
problem-ends = 最後には
problem-mine = あなたの手のあと
problem-best = 最善手のあと
error-problem-none = その問題はありません。問題はすべて「次の一手問題」に並んでいます。
