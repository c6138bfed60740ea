### Haggis for two and three players, and what the rest of its family shares with it.
### A code of the engine is the name of a message with "-" for "/". $seat, $to and $from are names; beside each
### stands $seat_you, $to_you, $from_you: "yes" where it is the one person who plays here.

## Combinations as they are named within the messages below

haggis-ranks = { $rank }
haggis-rank = { $aloud ->
    [yes] { $rank ->
        [J] ジャック
        [Q] クイーン
        [K] キング
       *[other] { $rank }
    }
   *[no] { $rank }
}
haggis-shown = { $shown ->
    [none] {""}
   *[other] ：{ $shown }
}
haggis-single = { haggis-rank }
haggis-a-single = { $shown ->
    [none] シングルの{ haggis-rank }
   *[other] { $shown }
}
haggis-set = { haggis-ranks }の{ $width ->
    [2] ペア
   *[other] { $width }枚セット
}
haggis-a-set = { haggis-set }
haggis-run = { $low }〜{ haggis-rank }の{ $width ->
    [1] 連番
    [2] ペアの連番
   *[other] { $width }枚セットの連番
}
haggis-wild-cards = { $aloud ->
    [yes] { $bomb ->
        [2] ジャックとクイーンの
        [3] ジャックとキングの
        [4] クイーンとキングの
       *[5] ジャック、クイーン、キングの
    }
   *[no] { $bomb ->
        [2] J-Q
        [3] J-K
        [4] Q-K
       *[5] J-Q-K
    }
}
haggis-bomb = { $bomb ->
    [1] 4スートの3-5-7-9ボム
    [6] 同スートの3-5-7-9ボム
   *[other] { haggis-wild-cards }ボム
}
haggis-suit = { $suit ->
    [r] ひし形
    [o] 太陽
    [y] 星
    [g] 葉
    [b] しずく
    [s] スペード
    [h] ハート
    [d] ダイヤ
    [c] クラブ
   *[other] カード
}
haggis-suits = { haggis-suit }
haggis-more = あと{ $n }枚
haggis-few = { $n }枚
haggis-lack = { $lack }枚
haggis-too-many = { $over }枚多すぎます
haggis-wilds = あとワイルドカード{ $n }枚
haggis-need-single = { $rank ->
    [K] ボム
   *[other] { $rank }より強いシングル
}
haggis-need-set = { $rank }より強い{ $width ->
    [2] ペア
   *[other] { $width }枚セット
}
haggis-need-run = { $low }〜{ $rank }より強い{ $width ->
    [1] { $length }枚の連番
    [2] ペア{ $length }つの連番
   *[other] { $width }枚セット{ $length }つの連番
}
haggis-or-bomb = { $bomb ->
    [yes] かボム
   *[no] {""}
}
haggis-Bomb = { $bomb ->
    [1] 3-5-7-9ボム
    [6] 同スートの3-5-7-9ボム
   *[other] { haggis-wild-cards }ボム
}

## The table

title-haggis = ハギス · 第{ $deal }ラウンド · { $target }点まで
zone-hand = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の手札
zone-wild = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}のワイルドカード
zone-trick = トリック
zone-last = 直前のトリック：{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}
zone-last-given = 直前のトリック：{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}のボム、カードは{ $to_you ->
    [yes] あなた
   *[no] { $to }
}へ
zone-won = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}のトリック
zone-haggis = ハギス
    .rule = deal
stat-bet = { $value ->
    [0] ベットなし
   *[other] ベット{ $value }
}
    .about = 1位であがることに賭けた点
stat-captured = 獲得{ $points }点
    .about = これまでに取ったトリックの点
stat-out = あがり{ $points }点
shape-single = { haggis-single }
shape-set = { haggis-set }
shape-run = { haggis-run }
shape-bomb = { haggis-bomb }
shape-pass = パス
with-wild-set = { haggis-set }（{ $wilds }入り）
with-wild-run = { haggis-run }（{ $wilds }入り）

## The line that says what to do next

banner-lead = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}のリードです
banner-lead-instead = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}があがったので、{ $to_you ->
    [yes] あなた
   *[no] { $to }
}のリードです
beat-single = { haggis-single }に勝つか、パスします
beat-set = { haggis-set }に勝つか、パスします
beat-run = { haggis-run }に勝つか、パスします
beat-bomb = より強いボムで{ haggis-bomb }に勝つか、パスします
cannot-single = { haggis-single }に勝てません：パスです
    .rule = beating
cannot-set = { haggis-set }に勝てません：パスです
    .rule = beating
cannot-run = { haggis-run }に勝てません：パスです
    .rule = beating
cannot-bomb = { haggis-bomb }に勝てません：パスです
    .rule = bombs
waits-single = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ haggis-single }に挑む番です
waits-set = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ haggis-set }に挑む番です
waits-run = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ haggis-run }に挑む番です
waits-bomb = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ haggis-bomb }に挑む番です
banner-give = { $seat_you ->
    [yes] あなたのボムの勝ち：カードを渡す人を選んでください
   *[no] { $seat }のボムの勝ち：{ $seat }がカードを渡す人を選びます
}
banner-over = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が1位であがりました：{ $points }点

## Buttons

action-pass = パス
action-bet = { $value ->
    [0] ベットなし
    [15] スモールベット15
    [30] ビッグベット30
   *[other] ベット{ $value }
}
    .short = { $value ->
        [0] なし
        [15] スモール15
        [30] ビッグ30
       *[other] ベット{ $value }
    }
action-give = { $to }に渡す
action-single = { haggis-single }を出す
action-set = { haggis-set }を出す
action-run = { haggis-run }を出す
action-with-set = { haggis-set }（{ $wilds }入り）を出す
    .short = { haggis-set }を出す
action-with-run = { haggis-run }（{ $wilds }入り）を出す
    .short = { haggis-run }を出す
action-bomb = { $points ->
    [0] { haggis-bomb }を出す
   *[other] { haggis-Bomb }：{ $points }点を渡す
}
action-bomb-to = { haggis-Bomb }：{ $to }に{ $points ->
    [0] カード
   *[other] { $points }点
}

## The log, also read aloud

log-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] あなたが配り、リードします
       *[no] あなたが配り、{ $to }がリードします
    }
   *[no] { $to_you ->
        [yes] { $seat }が配り、あなたがリードします
       *[no] { $seat }が配り、{ $to }がリードします
    }
}
play-single = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ haggis-a-single }を出しました
play-set = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ haggis-a-set }を出しました{ $seat_you ->
    [yes] {""}
   *[no] { haggis-shown }
}
play-run = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ haggis-run }を出しました{ $seat_you ->
    [yes] {""}
   *[no] { haggis-shown }
}
play-bomb = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ haggis-bomb }を出しました
log-pass = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がパスしました
log-bet = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $value ->
    [0] ベットなしに決めました
   *[other] { $value }点をベットしました
}
log-give = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $to_you ->
    [yes] あなた
   *[no] { $to }
}にカードを渡しました
log-taken = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がトリックを取りました
log-taken-points = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がトリックを取りました：{ $points ->
    [0] 得点なし
   *[other] { $points }点
}
log-given = { $from_you ->
    [yes] あなた
   *[no] { $from }
}のボムの勝ち、カードは{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}へ
log-given-points = { log-given }：{ $points ->
    [0] 得点なし
   *[other] { $points }点
}
log-out = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}があがりました。最も多い残り手札は{ $cards }枚：{ $points }点
deal-first-out = ラウンド終了。{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が1位であがりました
match-haggis-conceded = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が投了しました
match-won = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $points }点で試合に勝ちました

## Where points come from

score-out = あがり：最も多い残り手札{ $cards }枚×{ $each }
score-out-against = あがり：{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の手札{ $cards }枚×{ $each }
score-first-bonus = 1位あがりのボーナス
score-captured = トリックの得点カード
score-leftover = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の手に残ったカードの点
score-haggis = ハギスの得点カード
score-bet-made = ベット{ $value }成功
score-bet-from = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}のベット{ $value }失敗
score-bet-failed = ベット{ $value }失敗

## Player's aid

guide-shapes = セットと連番
    .heading = yes
guide-set = セット：同じ数字のカード1枚以上
guide-run = 連番：同じスートで3枚以上続くカード
guide-run-of-pairs = ペアや3枚以上のセットも、どの数字も同じスートで続けば連番です
guide-bombs = ボム（強い順）
    .heading = yes
guide-bomb = { $bomb ->
    [1] 4スートの3-5-7-9
    [2] J-Q
    [3] J-K
    [4] Q-K
    [5] J-Q-K
   *[6] 同スートの3-5-7-9
}
guide-bomb-wilds = 3-5-7-9では、ワイルドカードは数字の代わりになりません
guide-bomb-price = ボムの代償：トリックのカードはほかの人に渡り、リードはあなたに移ります
guide-points = 得点
    .heading = yes
guide-out = あがり：ほかの人のうち最も多い手札1枚につき{ $points }点
guide-worth = { $points ->
    [1] { $cards }：各1点
   *[other] { $cards }：{ $points }点
}
guide-worth-each = どのカードも{ $points }点

## Why a selection goes nowhere

refuse-over = ラウンド終了：全員の手札が公開されています
refuse-turn = まだ{ $seat }の番です
refuse-turn-bet = まだ{ $seat }の番です：その間もベットできます
    .rule = bets
refuse-give = 先に、カードを渡す人を選んでください
refuse-hand = 手札にないカードが含まれています
refuse-suits = { $ranks }は連番になりません：同じスートで3枚必要です
    .rule = runs
refuse-tracks = { $ranks }はまだ連番になりません：セット同士のスートが一致しなければなりません
    .rule = runs
refuse-short = { $ranks }は連番になりません：同じスートで3枚必要です
    .rule = runs
refuse-gap = { $ranks }は連番になりません：間の{ haggis-lack }が足りません
    .rule = runs
refuse-bomb-wild = 3-5-7-9がボムになるのは、ワイルドカードなしのときだけです
    .rule = bombs
refuse-bomb-suits = 3-5-7-9がボムになるのは、同スートか4スートのときです
    .rule = bombs
refuse-bomb = { haggis-bomb }に勝てるのは、より強いボムだけです
    .rule = bombs
refuse-need-single = { haggis-need-single }{ haggis-or-bomb }が必要です
    .rule = beating
refuse-need-set = { haggis-need-set }{ haggis-or-bomb }が必要です
    .rule = beating
refuse-need-run = { haggis-need-run }{ haggis-or-bomb }が必要です
    .rule = beating
refuse-many-single = { haggis-too-many }：{ haggis-need-single }{ haggis-or-bomb }が必要です
    .rule = beating
refuse-many-set = { haggis-too-many }：{ haggis-need-set }{ haggis-or-bomb }が必要です
    .rule = beating
refuse-many-run = { haggis-too-many }：{ haggis-need-run }{ haggis-or-bomb }が必要です
    .rule = beating
refuse-mixed-set = { $ranks }はセットになりません：{ haggis-need-set }{ haggis-or-bomb }が必要です
    .rule = beating
refuse-few-set = { $rank }のセットが{ haggis-few }足りません
    .rule = beating
refuse-few-run = 連番が{ haggis-few }足りません
    .rule = beating

## What is still missing, instead of a button

missing-lead = カード、セット、連番、ボムを自由に選ぶ
missing-only-bomb = 手札で勝てるのはボムだけです
missing-single = { haggis-need-single }{ haggis-or-bomb }が必要
missing-set = { haggis-need-set }{ haggis-or-bomb }が必要
missing-run = { haggis-need-run }{ haggis-or-bomb }が必要
missing-bomb = より強いボムが必要
lacks-set = { $wild ->
    [no] { haggis-ranks }が{ haggis-more }で
    [only] { haggis-wilds }で
   *[some] { haggis-more }で
}{ haggis-a-set }
lacks-run = { $wild ->
    [no] { haggis-suit }が{ haggis-more }で
    [only] { haggis-wilds }で
   *[some] { haggis-more }で
}{ $width ->
    [1] { $length }枚の連番
    [2] ペア{ $length }つの連番
   *[other] { $width }枚セット{ $length }つの連番
}
lacks-bomb = { haggis-more }でボム

## For somebody new to the game

tip-lead = セット、連番、ボム、何でもリードできます。最大の得点源は1位あがり。
tip-lead-again = セットや連番は一度に多く減らせます。弱い組はあとでは勝てません。
tip-lead-wild = セットや連番は多く減らせますが、使ったJ、Q、Kは残りません。
tip-lead-few = 残りわずかです。誰にも負けなければ、続けてリードできます。
tip-follow = 同じ種類、同じ枚数で、より強いもの。またはパス。
tip-follow-bomb = 同じ種類、同じ枚数で、より強いもの。またはボム。またはパス。
tip-cannot = パスで逃すのはこのトリックだけ。カードは使いません。
tip-wild = J、Q、Kはワイルド。自分より低いカードか、自分自身になります。
tip-wild-bomb = J、Q、Kは自分以下のカードになり、2、3枚だけで出せばボムです。
tip-only-bomb = パスか、ボムです。ボムで取れるのはリードだけ、カードは取れません。
tip-bombed = 勝てるのはより強いボムだけ。カードはほかの人のものになります。
tip-points = 小さな数字は、トリックを取った人の得点です。今は{ $points }点。
tip-bet = ベットは最初のカードを出す前だけ。1位であがれば得点です。
tip-give = リードはあなたですが、カードは別です。渡す人を選びます。

## Options

option-haggis-target = 目標点
    .help = 合計がこの点に届いた人が出たラウンドで試合が終わります。最高点が同点なら続けます。
option-haggis-target-250 = 250点（短い試合）
option-haggis-target-350 = 350点（長い試合）
option-haggis-bombRule3p = ボムで取ったトリック
    .help = ボムが勝ったとき、そのトリックのカードを誰がもらうか。
option-haggis-bombRule3p-choose = ボムを出した人が選ぶ
option-haggis-bombRule3p-tournament = 2番目に強かった人
option-haggis-firstOutBonus = 1位あがりのボーナス
    .help = 最初に手札をなくした人の追加点。
option-haggis-firstOutBonus-5 = 5点
option-haggis-firstOutBonus-0 = なし
option-haggis-tieLead = 最下位が同点
    .help = 合計が最も少ない人が複数いるとき、次のラウンドで誰がリードするか。
option-haggis-tieLead-leftOfDealer = ディーラーの左隣
option-haggis-tieLead-lastWinner = ラウンドの勝者
option-haggis-cardPoints = カードの点
    .help = 獲得したカードが何点になるか。
option-haggis-cardPoints-classic = 印のとおり
option-haggis-cardPoints-everyCard1 = どれも1点
option-haggis-bets = ベット
    .help = 最初のカードを出す前に、1位であがることに15点か30点をベットできます。
option-haggis-bets-on = オン
option-haggis-bets-off = オフ
option-haggis-showCaptured = 獲得点を見せる
    .help = 各自が取ったトリックの点をラウンド中に見せます。オフなら記憶に任せます。
option-haggis-showCaptured-on = 表示
option-haggis-showCaptured-off = 非表示

## Temperaments of the computer's players

temperament-haggis-careful = 慎重
    .about = めったにベットせず、ボムとワイルドカードを温存し、少ない枚数でリードします。
temperament-haggis-bold = 大胆
    .about = 進んでベットし、一度に多くのカードでリードし、ボムを狙います。
temperament-haggis-greedy = 欲張り
    .about = 点のあるトリックを追い、ワイルドカードを出し惜しみます。

## Why the rule-based player does what it does: hints, and looking back

why-cannot-beat = この手札では勝てません
why-beaten-in = { $of ->
    [100] { $worlds ->
        [1] これより強いものを誰かが出せることは、めったにありません
        [2] これより強いものを誰かが出せることは、めったにありません
        [3] これより強いものを誰かが出せることは、めったにありません
        [4] これより強いものを誰かが出せることは、めったにありません
        [5] これより強いものを誰かが出せることは、めったにありません
       *[other] ほとんどいつも、誰かがこれより強いものを出せます
    }
   *[other] { $worlds ->
        [2] 5回に1回ほど
        [3] 3回に1回ほど
        [5] 2回に1回ほど
        [7] 3回に2回ほど
        [8] 5回に4回ほど
       *[other] { $of }回に{ $worlds }回ほど
    }、誰かがこれより強いものを出せます
}
why-safe = 読んだ{ $of }通りのどれでも、これより強いものは誰にも出せません
why-found = 読んだ{ $of }通りでは、明らかにこれよりよい手はありませんでした
why-out-first = { $outs ->
    [0] 最初に
   *[other] 次に
}あがれる見込みが、約{ $than }%から{ $percent }%に上がります
why-better-in = 読んだ展開のうち約{ $percent }%ではこちらのほうがよく、{ $than }%では悪い結果でした
why-gift = 合計点が最も少ない{ $seat }に渡すのが、いちばん害がありません
why-gift-harmless = { $seat }に渡すのが、いちばん害がありません
why-bet = { $value ->
    [0] 1位あがりは、ベットするほど確実ではありません
    [15] まずまずの手札で、スモールベットの価値があります
   *[other] 強い手札で、ビッグベットの価値があります
}
why-bet-odds = { $of ->
    [100] この手札が最初にあがれることは、めったにないので
   *[other] この手札が最初にあがれるのは{ $worlds ->
        [2] 5回に1回ほど
        [3] 3回に1回ほど
        [5] 2回に1回ほど
       *[other] { $of }回に{ $worlds }回ほど
    }なので
}、ベットしても得になりません
why-out = 最後のカードがなくなります
why-sure = この手札はもう誰にも止められません
why-unbeatable = 誰にも負けず、次のリードは確実です
why-close = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の残りは{ $cards }枚だけです
why-takes-lead = リードを取れます。トリックのカードは{ $seats ->
    [2] 相手
    [3] ほかの人
   *[4] 相手チーム
}のものになります
why-takes-points = トリックにはすでに{ $points }点あります
why-odd-bomb = 3、5、7、9が一度に減り、リードも取れます。渡す{ $points }点より価値があります
why-sheds = 一度に{ $cards }枚減らせます
why-low-first = { $cards ->
    [1] 弱いカードを1枚減らせます
   *[other] 弱いカードを一度に{ $cards }枚減らせます
}{ $wilds ->
    [0] {""}
   *[other] 。ワイルドカード{ $wilds }枚は、リードを取り返すために残せます
}
why-draws-wilds = これに勝てるのは、ワイルドカードかボムだけです
why-only-bomb = これに勝てるのは、ボムだけです
why-cheap = 何も崩さず、ワイルドカードも使いません
why-keeps-shape = 勝とうとすると、組み合わせが{ $wild ->
    [yes] 崩れるか、{ $bomb ->
        [yes] ワイルドカードかボムを使うことになります
       *[no] ワイルドカードを使うことになります
    }
   *[no] { $bomb ->
        [yes] 崩れるか、ボムを使うことになります
       *[no] 崩れます
    }
}
why-keeps-high = 強いカードをあとに残せます
why-beaten-anyway = これに勝てる数字カードも、たぶん誰かに負けます
why-poor-trick = { $points ->
    [0] トリックに得点はありません
   *[other] トリックには{ $points }点しかありません
}
why-keeps-wilds = ワイルドカードをあとに残せます
why-keeps-bomb = ボムをあとに残せます
why-tricks-left = { $tricks ->
    [1] 残りの手札は、次の1回ですべて出し切れます
   *[other] 残りの手札は、あと{ $tricks }回で出し切れます
}

## What is said of a card that is unlike the others

haggis-wild = セットや連番では、スートを問わず、自分自身か、自分より低いどのカードにもなれます。1枚で出すと
haggis-wild-bombs = ワイルドカードだけの組はボムです：J-Q、J-K、Q-K、J-Q-K。
own-haggis-summary-hands = 残ったカード
own-haggis-about-card-fits = このカードでできることの例：
own-haggis-about-J = ワイルドカードです。{ haggis-wild }11です。{ haggis-wild-bombs }
own-haggis-about-Q = ワイルドカードです。{ haggis-wild }12です。{ haggis-wild-bombs }
own-haggis-about-K = ワイルドカードです。{ haggis-wild }13です。{ haggis-wild-bombs }

## Figures: what is counted of each hand, and what is worth doing.

fact-haggis-first = 1位あがり
fact-haggis-tricks = 1ラウンドに取ったトリック
fact-haggis-captured = 1ラウンドに取ったカードの点
fact-haggis-left = 1ラウンドの残り手札
fact-haggis-bombs = 1ラウンドのボム
fact-haggis-given = ボムで渡した点
fact-haggis-longest = 一度に出した最多枚数
fact-haggis-bets = ベットしたラウンド
fact-haggis-kept = 成功したベット
fact-haggis-staked = ベットの大きさ

feat-haggis-bomb = お手頃なボム
    .about = 下にある点が3点未満のトリックを、ボムで取る。
feat-haggis-bet = 有言実行
    .about = ベットして、1位であがる。
feat-haggis-heavy = 大勝負
    .about = 30点のベットを成功させる。
feat-haggis-far = 独走
    .about = 誰かがまだ8枚以上持っているうちに、1位であがる。
feat-haggis-tidy = 無駄のない手札
    .about = 8回以内のプレイで1位であがる。手札をうまく組み合わせて。
feat-haggis-long = 大盤振る舞い
    .about = 一度に7枚以上出す。
feat-haggis-rich = 山盛り
    .about = 1ラウンドにカードの点を25点取る。
feat-haggis-consoled = 残念賞
    .about = ほかの人が1位であがったラウンドで、カードの点を15点取る。
feat-haggis-quiet = 静かな勝利
    .about = ボムを出さずに、1位であがる。

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-haggis =
    7r, 7r 7b    カードを出す：カードの名前を並べます（順序は自由）
    7r 8r J      連番。J、Q、Kはワイルドカード
    7r J Q =set  2通りに読めるときは、セットなら =set、連番なら =run1
    J Q          ボム
    give 2       ボムで取ったカードを席2に渡す
    bet 15       ベットする。1:bet 15 は席1にいるほかの人が手番でないときにするベット
    pass         パス
