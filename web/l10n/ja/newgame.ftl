### A new game: who sits where, options, who deals first.

other-game = 別のゲーム
how-many = 人数
who-plays = 顔ぶれ
preset-solo = CPUと
preset-people = 人だけ
seat-n = 席{ $n }
teams = { $before }対{ $side }
kind-human = 人
kind-bot = CPU
temperament-of = { $name }の性格
pass-and-play = スマホを回して遊びます。次の人の準備ができるまで、テーブルは隠れます。
several-phones = ほかのスマホは同じネットワークから参加します。インターネットは使いません。
bots-only = 人は参加せず、CPUがお手本を見せます。
who-deals = 最初のディーラー
dealer-random = くじ
options-standard = 変更なし：「遊び方」のとおりです
options-changed = { $n }件変更
options-reset = 変更を元に戻す
other-number = その他
number-range = { $low }〜{ $high }の整数
option-undo = 待った
    .help = 自分の直前の判断に戻れます。ただし、その後に新しいことがわかったときは戻れません。
option-practice = 練習
    .help = 新しいことがわかったあとの手も、待ったができます。練習の試合は別に数えます。

players-help = 抜ける人は席をCPUに任せ、あとで戻ってこられます。
players-human = 人
players-bot = CPU
players-bot-temperament = CPU · { $name }
players-to-human = 人が続ける
