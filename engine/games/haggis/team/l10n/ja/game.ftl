### Haggis Team, four players, two against two: what it says beyond Haggis.
### $seat, $to and $from are names; beside each stands $seat_you, $to_you, $from_you: "yes" where it is the one person
### who plays here.

## Partners as they are named within the messages below

team-pair = { $seat_you ->
    [yes] あなたと{ $to }
   *[no] { $to_you ->
        [yes] あなたと{ $seat }
       *[no] { $seat }と{ $to }
    }
}
team-the-pair = { $seat_you ->
    [yes] あなたと{ $to }
   *[no] { $to_you ->
        [yes] あなたと{ $seat }
       *[no] { $seat }と{ $to }
    }
}

## The table

title-team = ハギス チーム戦 · 第{ $deal }ラウンド · { $target }点まで
title-team-rounds = ハギス チーム戦 · ラウンド{ $deal }/{ $rounds }
zone-won-pair = { team-the-pair }が取ったカード
zone-last-bombed = 直前のトリック：{ $from_you ->
    [yes] あなた
   *[no] { $from }
}のボム、カードは{ team-the-pair }へ
stat-chosen = 選択済み
stat-bet-replaced = ベット{ $value }、置き換え
    .about = パートナーのより大きいベットに置き換えられたもので、もう数えません
stat-bet-raised = { $value }に引き上げ
    .about = パートナーのベットを引き上げたもの。引き続きパートナーの1位あがりにかかります
stat-captured-cards = 計{ $cards }枚
    .about = これまでにパートナー2人で取ったカード（1枚1点）

## The line that says what to do next

banner-exchange = { $swap ->
    [1] { $to }に渡すカードを選んでください
   *[other] もう1枚、{ $to }に渡すカードを選んでください
}
banner-exchange-waits = { $seat }があなたに渡すカードを選んでいます
banner-exchange-others = ほかの人がまだ交換しています
banner-exchange-all = パートナー同士でカードを交換中
banner-choose = { $seat_you ->
    [yes] あなたのボムの勝ち：リードする人を選んでください
   *[no] { $seat }のボムの勝ち：{ $seat }がリードする人を選びます
}
banner-over-pair = { $seat_you ->
    [yes] あなたが1位であがりました：{ $to }と2人で{ $points }点
   *[no] { $to_you ->
        [yes] { $seat }が1位であがりました：あなたと2人で{ $points }点
       *[no] { $seat }が1位であがりました：{ $to }と2人で{ $points }点
    }
}
banner-slam = スラム！{ team-pair }：{ $points }点

## Buttons

action-exchange = { $to }に{ haggis-suits }の{ $rank }を渡す
action-bomb-pair = { haggis-Bomb }：{ team-the-pair }に{ $cards }枚
action-lead = { $to_you ->
    [yes] 自分でリード
   *[no] { $to }がリード
}
action-team-bet = { $value ->
    [10] ベビーベット10
    [30] リトルベット30
   *[60] ビッグベット60
}
    .short = { $value ->
        [10] ベビー10
        [30] リトル30
       *[60] ビッグ60
    }
action-team-bet-replace = { $to }のベットの代わりに{ $value ->
    [10] ベビーベット10
    [30] リトルベット30
   *[60] ビッグベット60
}
    .short = 代わりに{ $value ->
        [10] ベビー10
        [30] リトル30
       *[60] ビッグ60
    }
action-team-bet-raise = { $to }のベットを{ $value }に引き上げる
    .short = { $value }に引き上げ

## The log, also read aloud

log-choose = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $to_you ->
    [yes] あなた
   *[no] { $to }
}に渡すカードを選びました
log-exchange = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}から{ $to_you ->
    [yes] あなた
   *[no] { $to }
}へカード1枚{ haggis-shown }
log-bet-replaces = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $to_you ->
    [yes] あなた
   *[no] { $to }
}の{ $was }に代えて{ $value }点をベットしました
log-bet-raises = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $to_you ->
    [yes] あなた
   *[no] { $to }
}のベットを{ $was }から{ $value }に引き上げました
log-lead = { $seat_you ->
    [yes] { $to_you ->
        [yes] あなたが自分でリードします
       *[no] あなたが{ $to }にリードを任せました
    }
   *[no] { $to_you ->
        [yes] { $seat }があなたにリードを任せました
       *[no] { $seat }の選択で{ $to }がリードします
    }
}
log-taken-cards = { $seat_you ->
    [yes] あなたがチームのためにトリックを取りました：{ $cards }枚
   *[no] { $seat }がトリックを取りました：{ $cards }枚
}
log-bombed-cards = { $from_you ->
    [yes] あなた
   *[no] { $from }
}のボムの勝ち、カード{ $cards }枚は{ team-the-pair }へ
log-slam = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $to_you ->
    [yes] あなた
   *[no] { $to }
}に続いて2位であがりました：スラム、もう一度{ $points }点
deal-slam = ラウンド終了。{ team-pair }が1位と2位であがりました
match-team-conceded = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が投了しました
match-won-pair = { team-pair }が{ $points }点で試合に勝ちました

## Where points come from

score-out-of = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}があがった得点：相手チームの多いほうの手札{ $cards }枚×{ $each }
score-slam = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が2位であがり、スラム：{ $to_you ->
    [yes] あなた
   *[no] { $to }
}と同じ得点
score-captured-cards = トリックで取ったカード
score-bet-made-by = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}のベット{ $value }成功
score-bet-replaced = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}のベット{ $value }、置き換え

## Player's aid

guide-bomb-cost = ボムで勝ったトリックのカードは相手チームへ。ボムを出した人はリードするか、パートナーに任せます
guide-out-team = あがり：相手チームの多いほうの手札1枚につき{ $points }点
guide-bets = 1位あがりのベット
    .heading = yes
guide-bet = { $value ->
    [10] ベビーベット：10点。失敗なら相手チームに{ $points }点
    [30] リトルベット：30点。失敗なら相手チームに{ $points }点
   *[60] ビッグベット：60点。失敗なら相手チームに{ $points }点
}

## Why a selection goes nowhere

refuse-exchange-waits = 選択済み：{ $seat }がまだ選んでいます
refuse-exchange-done = 交換済み：ほかの人がまだ交換しています
refuse-exchange-wild = ワイルドカードは渡せません：数字カードを渡してください
    .rule = exchange
refuse-exchange-one = 渡すのは1枚ずつです
    .rule = exchange
refuse-choose = 先に、リードする人を選んでください
    .rule = bombs
refuse-twins = このテーブルでは、連番に同じカードを2枚入れられません
    .rule = options

## What is still missing, instead of a button

missing-exchange = { $to }に渡すカードを選ぶ

## For somebody new to the game

tip-exchange = { $to }と同時に1枚ずつ、2回渡し合います。ワイルドカードは渡せません。
tip-exchange-again = { $to }から受け取ったカードを返しても構いません。
tip-choose = リードした人から先にカードを減らせます。自分か、パートナーか。
tip-team-lead = どちらが1位であがっても2人の得点です。取ったカードは1枚1点です。
tip-team-lead-later = あがりは今からでも2人の得点です。取ったカードは1枚1点です。
tip-mate = 今は{ $to }のトリックです。パスすれば、チームに残るかもしれません。

## Options

option-team-end = 試合の長さ
    .help = 試合がいつ終わるか：4ラウンドのあとか、チームの合計が目標点に届いたラウンドのあと。同点なら続けます。
option-team-end-4rounds = 4ラウンド
option-team-end-250 = 250点まで
option-team-end-350 = 350点まで
option-team-betBeforeExchange = 交換前のベット
    .help = カードが配られたらすぐベットできます。オフなら交換のあとにだけできます。
option-team-betBeforeExchange-off = 交換のあと
option-team-betBeforeExchange-on = すぐに
option-team-teamBetRaise = より大きなベット
    .help = パートナーのベットに代わるベットが、自分の1位あがりに賭けるものか、引き続きパートナーに賭けるものか。
option-team-teamBetRaise-own = 自分に
option-team-teamBetRaise-partner = 引き続きパートナーに
option-team-leadAfterOut = あがったあとのリード
    .help = トリックの勝者に手札がないとき、誰がリードするか。
option-team-leadAfterOut-left = 左側の次の人
option-team-leadAfterOut-partner = パートナー
option-team-identicalInRuns = 連番の同じカード
    .help = セットの連番で、1つの数字に同じカードを2枚入れられます。
option-team-identicalInRuns-on = あり
option-team-identicalInRuns-off = なし

## Temperaments of the computer's players

temperament-team-careful = 慎重
    .about = めったにベットせず、ボムとワイルドカードをあとのために温存します。
temperament-team-bold = 大胆
    .about = 進んでベットし、一度に多くのカードでリードし、ボムを狙います。
temperament-team-greedy = 欲張り
    .about = 点のあるトリックを追い、ワイルドカードを出し惜しみます。

## Why the rule-based player does what it does: hints, and looking back

why-team-bet = { $value ->
    [0] 1位あがりは、ベットするほど確実ではありません
    [10] まずまずの手札で、ベビーベット向きです
    [30] よい手札で、リトルベット向きです
   *[60] 強い手札で、ビッグベット向きです
}
why-team-out-first = チームの誰かが{ $outs ->
    [0] 最初に
   *[other] 次に
}あがれる見込みが、約{ $than }%から{ $percent }%に上がります
why-gift-lone = ここではほとんど惜しくなく、{ $to }の手札に仲間がいるかもしれません
why-gift-spare = なくても済みます：同じ数字のカードがここにあと{ $n }枚残ります
why-gift-fits = { $to }がもう受け取ったカードと合います
why-lead = リードがいちばん役立つのは{ $to_you ->
    [yes] あなた
   *[no] { $to }
}です
why-mate-holds = 今は{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}のトリックです
why-helps-mate = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の残りは{ $cards }枚だけで、この上に出してあがれるかもしれません

## What is said of a card that is unlike the others

own-team-about-card-fits = このカードでできることの例：
own-team-about-J = ワイルドカードです。{ haggis-wild }11です。{ haggis-wild-bombs }
own-team-about-Q = ワイルドカードです。{ haggis-wild }12です。{ haggis-wild-bombs }
own-team-about-K = ワイルドカードです。{ haggis-wild }13です。{ haggis-wild-bombs }

## Figures: what is counted of each hand, and what is worth doing.

fact-team-first = 自分の1位あがり
fact-team-tricks = 1ラウンドに取ったトリック
fact-team-captured = 1ラウンドにチームが取ったカード
fact-team-left = 1ラウンドの残り手札
fact-team-bombs = 1ラウンドのボム
fact-team-given = ボムで渡したカード
fact-team-longest = 一度に出した最多枚数
fact-team-bets = 自分がベットしたラウンド
fact-team-kept = 成功したベット
fact-team-staked = ベットの大きさ
fact-team-mate = パートナーの1位あがり
fact-team-slam = チームで1位と2位

feat-team-bomb = お手頃なボム
    .about = 下にあるカードが5枚未満のトリックを、ボムで取る。
feat-team-bet = 有言実行
    .about = ベットして、1位であがる。
feat-team-heavy = 大勝負
    .about = 30点以上のベットを成功させる。
feat-team-slam = そろってゴール
    .about = パートナーと1位、2位であがる。
feat-team-handed = お先にどうぞ
    .about = パートナーが1位であがるラウンドで、自分のボムのあとにパートナーにリードを任せる。
feat-team-tidy = 無駄のない手札
    .about = 7回以内のプレイで1位であがる。手札をうまく組み合わせて。
feat-team-far = 独走
    .about = 相手がまだ10枚以上持っているうちに、1位であがる。
feat-team-long = 大盤振る舞い
    .about = 一度に8枚以上出す。
feat-team-rich = 山盛り
    .about = 1ラウンドにパートナーと55枚のカードを取る。

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-team =
    exchange 4c  交換でパートナーにカードを渡す
    7h, 7h 7s    カードを出す：カードの名前を並べます（順序は自由）
    7h 8h J      連番。J、Q、Kはワイルドカード
    7h J Q =set  2通りに読めるときは、セットなら =set、連番なら =run1
    J Q          ボム
    lead 2       自分のボムのあと：席2がリードする
    bet 10       ベットする。1:bet 10 は席1にいるほかの人が手番でないときにするベット
    pass         パス
