### Handrömi: what it says of itself. $seat and $to are names; beside each stands $seat_you, $to_you: "yes" where it is
### the one person who plays here. $rank and $suit name a card, $given and $given_suit one that is given for it or
### laid off, $also a second card of its suit, $low and $high the ends of a run.

## Cards and combinations as they are named within the messages below

handromi-suit = { $aloud ->
    [yes] { $suit ->
        [s] スペード
        [h] ハート
        [d] ダイヤ
       *[c] クラブ
    }
   *[no] { $suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    }
}
handromi-card = { $aloud ->
    [yes] { handromi-of }
   *[no] { $rank }{ handromi-suit }
}
handromi-low = { $aloud ->
    [yes] { $low ->
        [A] エース
        [J] ジャック
        [Q] クイーン
        [K] キング
       *[other] { $low }
    }
   *[no] { $low }
}
handromi-high = { $aloud ->
    [yes] { $high ->
        [A] エース
        [J] ジャック
        [Q] クイーン
        [K] キング
       *[other] { $high }
    }
   *[no] { $high }
}
handromi-given = { $aloud ->
    [yes] { $given_suit ->
        [s] スペード
        [h] ハート
        [d] ダイヤ
       *[c] クラブ
    }の{ $given ->
        [A] エース
        [J] ジャック
        [Q] クイーン
        [K] キング
       *[other] { $given }
    }
   *[no] { $given }{ $given_suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    }
}
handromi-also = { $aloud ->
    [yes] { $given_suit ->
        [s] スペード
        [h] ハート
        [d] ダイヤ
       *[c] クラブ
    }の{ $also ->
        [A] エース
        [J] ジャック
        [Q] クイーン
        [K] キング
       *[other] { $also }
    }
   *[no] { $also }{ $given_suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    }
}
handromi-shown = { $shown ->
    [none] {""}
   *[other] ：{ $shown }
}
handromi-run = { handromi-suit }{ $aloud ->
    [yes] の
   *[no] {""}
}{ handromi-low }〜{ handromi-high }の連番
handromi-group = { $aloud ->
    [yes] { handromi-rank }
   *[no] { $rank }
}の{ $cards ->
    [3] 3枚
   *[other] 4枚
}組
handromi-points = { $points }点
handromi-rank = { $rank ->
    [A] エース
    [J] ジャック
    [Q] クイーン
    [K] キング
   *[other] { $rank }
}
handromi-of = { $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
   *[c] クラブ
}の{ handromi-rank }
handromi-more = あと{ $n }枚
handromi-few = { $n }枚

## The table

title-handromi = ハンドラミー · ディール{ $deal }/{ $deals }
title-handromi-extra = ハンドラミー · 追加ディール
zone-handromi-hand = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の手札
zone-handromi-found-run = { handromi-run }（{ $points }点）
zone-handromi-found-group = { handromi-group }（{ $points }点）
zone-handromi-melds = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が出した組
zone-handromi-stock = 山札、{ $cards }枚
zone-handromi-pile = 捨て札
zone-handromi-exchange = { $when ->
    [now] 交換カード：今入れ替え可
    [first] 交換カード：最初の番で
    [hand] 交換カード：あがり専用
   *[other] 交換カード
}
shape-handromi-run = { handromi-run }
shape-handromi-group = { handromi-group }
stat-handromi-opened = オープン
stat-handromi-unopened = 未オープン
stat-handromi-opening = { $have }/{ $need }
stat-handromi-opens = { $have }、オープン可
stat-handromi-out = あがる番
stat-handromi-sits-out = お休み

## The line that says what to do next

banner-handromi-draw = 山札から1枚引いてください
banner-handromi-take = 山札から引くか、捨て札を取ってください
banner-handromi-claim = ハンドあがりできます：交換カードを取ってください
banner-handromi-first = { $swap ->
    [yes] 1枚入れ替えるか、1枚捨ててください
   *[no] 最初の1枚を捨ててください
}
    .coached = 最初の1枚を捨ててください
banner-handromi-meld = カードを出すか、1枚捨ててください
banner-handromi-discard = 1枚捨ててください
banner-handromi-opening = { $need }点中{ $have }点：もっと出すか、待ったで戻してください
    .final = { $need }点中{ $have }点：もっと出してください
banner-handromi-must = 取った{ handromi-card }を出してください
banner-handromi-out = この番であがってください：{ $cards ->
    [1] 最後の1枚を捨てます
   *[other] 残り{ $cards }枚
}
banner-handromi-waits-draw = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が引く番です
banner-handromi-waits-meld = { $seat_you ->
    [yes] あなたの番です
   *[no] { $seat }が出して捨てる番です
}
banner-handromi-over = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}があがりました：{ $points }点
banner-handromi-void = 勝者なしでディール終了

## Buttons

action-handromi-draw = 引く
action-handromi-take = { handromi-card }を取る
action-handromi-claim = { handromi-card }を取ってあがる
action-handromi-swap = { handromi-given }を{ handromi-card }と入れ替える
action-handromi-meld-run = { handromi-run }を出す：{ $points }
action-handromi-meld-group = { handromi-group }を出す：{ $points }
action-handromi-layoff-run = { handromi-given }を{ handromi-run }に付ける
    .short = { handromi-suit }{ $low }〜{ $high }に
action-handromi-layoffs-run = { $n ->
    [2] { handromi-given }と{ handromi-also }
   *[other] { $n }枚
}を{ handromi-run }に付ける
    .short = { handromi-suit }{ $low }〜{ $high }に
action-handromi-layoff-group = { handromi-given }を{ handromi-group }に付ける
    .short = { $rank }の組に
action-handromi-opens-run = { handromi-run }を出す：{ $have }/{ $need }
action-handromi-opens-group = { handromi-group }を出す：{ $have }/{ $need }
action-handromi-discard = { handromi-of }を捨てる
    .short = { handromi-card }を捨てる
action-handromi-out = { handromi-of }を捨ててあがる
    .short = { handromi-card }を捨ててあがる

## The log, also read aloud

log-handromi-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] あなたが配り、始めます
       *[no] あなたが配り、{ $to }が始めます
    }
   *[no] { $to_you ->
        [yes] { $seat }が配り、あなたが始めます
       *[no] { $seat }が配り、{ $to }が始めます
    }
}。交換カードは{ handromi-card }です
log-handromi-shuffle = 山札がなくなりました：捨て札{ $cards }枚を混ぜ直します
log-handromi-draw = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が引きました
log-handromi-draw-card = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ handromi-card }を引きました
log-handromi-take = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ handromi-card }を取りました
log-handromi-claim = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}があがるために交換カード{ handromi-card }を取りました
log-handromi-swap = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が交換カード{ handromi-card }を取りました
log-handromi-swap-for = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が代わりに{ handromi-card }を置きました
log-handromi-meld-run = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ handromi-run }を出しました（{ handromi-points }）
log-handromi-meld-group = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ handromi-group }を出しました（{ handromi-points }）{ $seat_you ->
    [yes] {""}
   *[no] { handromi-shown }
}
log-handromi-layoff-own-run = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が自分の{ handromi-run }に付けました{ handromi-shown }
log-handromi-layoff-own-group = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が自分の{ handromi-group }に付けました{ handromi-shown }
log-handromi-layoff-run = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $to_you ->
    [yes] あなた
   *[no] { $to }
}の{ handromi-run }に付けました{ handromi-shown }
log-handromi-layoff-group = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $to_you ->
    [yes] あなた
   *[no] { $to }
}の{ handromi-group }に付けました{ handromi-shown }
log-handromi-open = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $points }点でオープンしました
log-handromi-discard = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ handromi-card }を捨てました
log-handromi-out = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}があがりました
deal-handromi-out = ディール終了。{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}があがりました
deal-handromi-hand = ディール終了。すでにカードの出ている場で、{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がハンドあがりしました
deal-handromi-hand-layoff = ディール終了。{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がほかの人のカードに付けて、ハンドあがりしました
deal-handromi-clean-hand = ディール終了。{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がハンドあがりしました
deal-handromi-void = このディールは無効です：山札が尽きた回数が多すぎました
deal-handromi-void-turns = このディールは無効です：番の回数が多すぎました
deal-handromi-extra = ディール終了。{ $count }人が{ $points }点で並びました：追加ディールで決着をつけます
match-handromi-conceded = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が投了しました
match-handromi-won = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $points }点で試合に勝ちました
match-handromi-shared = { $count }人が{ $points }点で同点1位です

## Where points come from

score-handromi-out = あがり
score-handromi-clean-hand = ハンドあがり
score-handromi-stabbed-hand = クリーンでないハンドあがり：場にすでにカードがありました
score-handromi-layoff-hand = クリーンでないハンドあがり：ほかの人のカードに付けました
score-handromi-left = 残った手札{ $cards }枚{ $aces ->
    [0] {""}
    [1] （エースは11点）
   *[other] （エース{ $aces }枚は各11点）
}
score-handromi-nothing-laid = このディールで何も出さず
score-handromi-left-replaced = 残った手札{ $cards }枚、{ $points }点：代わりに100点
score-handromi-doubled = 2倍：{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がハンドあがり
score-handromi-extra-lost = 追加ディールの負け
score-handromi-sits-out = 追加ディールに不参加
score-handromi-void = 無効のディール

## Player's aid

guide-handromi-run = 連番：同じスートで3枚以上の続き。エースは2の下かキングの上
guide-handromi-group = グループ：同じ数字の3枚か4枚、スートはすべて別
guide-handromi-values = 数字カードは数字どおり、J Q K Aは10点
guide-handromi-opening = 最初に出す組み合わせは、1回の番で合計{ $need }点以上
guide-handromi-low-ace = オープンでは、2の下のエースは1点
guide-handromi-take = 捨て札を取れるのは、すぐに出すときだけ：オープン済みか、今{ $need }点でオープンするか、あがるとき
guide-handromi-take-free = オープンしたあとは、捨て札を取って手札に残せます
guide-handromi-first-free = ディール最初の捨て札は、次の人がオープンせずに取れます
guide-handromi-layoff = オープンしたあとは、どの組み合わせにもカードを付けられます
guide-handromi-swap = { $who ->
    [off] 交換カードとの入れ替えはできません
    [firstPlayer] 始める人だけ、先にカードを1枚、交換カードと入れ替えられます
   *[other] 最初の番で、引いたり出したりする前に、カードを1枚、交換カードと入れ替えられます
}
guide-handromi-claim = 何も出していなければ、引く代わりに交換カードを取ってハンドあがりできます
guide-handromi-out = あがり：{ $points }点減
guide-handromi-left = ほかの人は手札の分だけ失点、エースは11点
guide-handromi-nothing = 何も出していない：代わりに{ $points }点
guide-handromi-nothing-adds = 何も出していない：さらに{ $points }点
guide-handromi-clean = 場が空でのハンドあがり（クリーンハンド）：{ $points }点減、ほかの人は2倍
guide-handromi-marks = 手札の組み合わせの下、線は連番、点はグループのしるしで、その点数が示されます：タップするとまとめて選べます
guide-handromi-clean-layoff = 付け札なしのハンドあがり（クリーンハンド）：{ $points }点減、ほかの人は2倍

## Why a selection goes nowhere

refuse-handromi-over = ディールは終わっています
refuse-handromi-turn = { $seat_you ->
    [yes] あなたの番です
   *[no] まだ{ $seat }の番です
}
refuse-handromi-draw = 先に1枚引いてください
    .rule = turn
refuse-handromi-has-card = 1回の番に取れるのは1枚で、もう取りました
    .rule = turn
refuse-handromi-no-draw = 15枚で始めるので、引きません
    .rule = turn
refuse-handromi-hand = 手札にないカードが含まれています
refuse-handromi-first = ディールの最初の番では、カードを出せません
    .rule = turn
refuse-handromi-take = 取るには{ $need }点のオープンが必要です：手札で{ $hand }点、このカードを足して{ $have }点
    .rule = discard
refuse-handromi-take-opened = このカードはすぐに出せません
    .rule = discard
refuse-handromi-take-last = 出すと捨てるカードが残りません。1枚残す必要があります
    .rule = discard
refuse-handromi-take-unused = オープンはできますが、このカードの出し場所がありません
    .rule = discard
refuse-handromi-claim = 交換カードを取れるのは、引く代わりに、その番でハンドあがりするときだけです
    .rule = exchange
refuse-handromi-claim-laid = もうカードを出しています：交換カードはハンドあがり専用です
    .rule = exchange
refuse-handromi-swap = 交換カードと入れ替えるには、手札のカードを1枚選んでください
    .rule = exchange
refuse-handromi-swap-later = 入れ替えは、最初の番で引く前にできます
    .rule = exchange
refuse-handromi-twins = 1つの組み合わせに同じカードは2枚入りません
    .rule = groups
refuse-handromi-suits = 連番は1つのスート、グループは1つの数字です
    .rule = runs
refuse-handromi-few-run = 連番が{ handromi-few }足りません
    .rule = runs
refuse-handromi-few-group = グループが{ handromi-few }足りません
    .rule = groups
refuse-handromi-opening = { $laid ->
    [0] {""}
   *[other] 出した分{ $laid }点、
}{ $chosen ->
    [0] {""}
   *[other] 選んだ分{ $chosen }点、
}全部で{ $have }点：オープンには{ $need }点必要です
    .rule = opening
refuse-handromi-reach = これを出しても{ $need }点中{ $have }点にしかなりません
    .rule = opening
refuse-handromi-short = { $need }点中{ $laid }点：捨てる前にもっと出すか、待ったで戻してください
    .final = { $need }点中{ $laid }点：捨てる前にもっと出してください
    .rule = opening
refuse-handromi-unopened = 先に{ $need }点でオープンしてください：{ $laid ->
    [0] {""}
   *[other] 出した分{ $laid }点、
}手札に{ $hand }点
    .rule = layoff
refuse-handromi-unfit = その組み合わせに付くのは{ handromi-card }だけです
    .rule = layoff
refuse-handromi-unfit-run = その連番に付くのは{ handromi-suit }{ $aloud ->
    [yes] の
   *[no] {""}
}{ handromi-low }か{ handromi-high }だけです
    .rule = layoff
refuse-handromi-full = その組み合わせは完成していて、もう付けられません
    .rule = layoff
refuse-handromi-apart = 組み合わせは1つずつ出してください
refuse-handromi-after = 1枚ずつ：先に{ handromi-card }です
    .rule = layoff
refuse-handromi-out = この番であがらなければなりません：まだ{ $cards }枚残っています
    .rule = out
refuse-handromi-must = 先に、取った{ handromi-card }を出してください
    .rule = discard
refuse-handromi-kept = 取ったばかりのカードは、同じ番では捨てられません
    .rule = discard
refuse-handromi-last = 捨てるカードを1枚残してください
    .rule = turn

## What is still missing, instead of a button

missing-handromi-discard = 捨てるカードを選ぶ
missing-handromi-swap = 入れ替えるか捨てるカードを選ぶ
missing-handromi-lay = 出すカードか、捨てる1枚を選ぶ
missing-handromi-must = 取った{ handromi-of }を出してください
missing-handromi-out = { $cards ->
    [1] 最後の1枚を捨てる
   *[other] カードを出し、最後の1枚を捨てる
}
missing-handromi-short = あと{ $more }点でオープン
lacks-handromi-run = { $suit ->
    [s] スペード
    [h] ハート
    [d] ダイヤ
   *[c] クラブ
}が{ handromi-more }で連番
lacks-handromi-group = { handromi-rank }が{ handromi-more }でグループ

## Of a card, before it can be laid off: where it fits

about-handromi-fits = { $n ->
    [0] 場の組み合わせには、まだどれにも付けられません。
   *[other] 場の組み合わせ{ $n }つに合います。
}
about-handromi-fits-run = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の{ handromi-run }に合います。
about-handromi-fits-group = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の{ handromi-group }に合います。

## For somebody new to the game

tip-handromi-swap = この番だけ、手札の1枚を交換カードと入れ替えられます。
tip-handromi-draw = 捨て札は、すぐに出せるカードだけ取れます。
tip-handromi-take = 捨て札を取ったら、この番のうちに出します。
tip-handromi-owed = 捨て札は出すためだけのもの。手札には残せません。
tip-handromi-out = あがるために取りました。1枚残して全部出し、それを捨てます。
tip-handromi-collect = { $have ->
    [0] 組み合わせ{ $need }点でオープンできます。今は0点です。
   *[other] 線は連番、点はグループのしるし。オープンまで{ $need }点中{ $have }点。
}
tip-handromi-open = { $have }点出せます。オープンは{ $need }点から。何も出さないと失点100。
tip-handromi-more = 残りは手札にあります。付け札は数えません。
tip-handromi-lay = 合うものは、ほかの人の組にも出せます。残ると失点です。
tip-handromi-discard = 捨てると番が終わります。{ $to }が取れるのは、すぐ出す場合だけ。

## Options

option-handromi-deals = ディール数
    .help = 1試合のディールの数。
option-handromi-deals-1 = 1
option-handromi-deals-3 = 3
option-handromi-deals-5 = 5
option-handromi-deals-7 = 7
option-handromi-exchangeSwap = 交換カードとの入れ替え
    .help = 引く前に、手札の1枚を交換カードと入れ替えてよいのは誰か。
option-handromi-exchangeSwap-everyFirstTurn = 全員（最初の番）
option-handromi-exchangeSwap-firstPlayer = 最初の人だけ
option-handromi-exchangeSwap-off = なし
option-handromi-firstTurnMeld = いちばん最初の番に出す
    .help = 15枚の人が、最初の捨て札の前にカードを出せます。
option-handromi-firstTurnMeld-on = あり
option-handromi-firstTurnMeld-off = なし
option-handromi-aceLowForOpening = 2の下のエース
    .help = A-2-3のエースが、オープンで何点になるか。
option-handromi-aceLowForOpening-10 = 10
option-handromi-aceLowForOpening-1 = 1
option-handromi-cleanHand = クリーンハンド
    .help = どんなハンドあがりが20点減になり、ほかの人の失点を2倍にするか。
option-handromi-cleanHand-emptyTable = 場が空だった
option-handromi-cleanHand-noLayoff = 付け札をしなかった
option-handromi-unmeldedPenalty = 何も出さず
    .help = 100点を、手札の点の代わりにするか、手札の点に加えるか。
option-handromi-unmeldedPenalty-replace = 手札の代わりに100点
option-handromi-unmeldedPenalty-add = 100点と手札
option-handromi-tie = 最後のディール後の同点
    .help = 最も少ない合計で並んだとき、1位を分け合ってよいか。
option-handromi-tie-shared = 1位を分け合う
option-handromi-tie-extraDeal = 追加ディール1回
option-handromi-openedTake = オープン後に取った捨て札
    .help = 同じ番で出さなければならないか。
option-handromi-openedTake-mustLay = 必ず出す
option-handromi-openedTake-free = 残してよい
option-handromi-freeFirstDiscard = 最初の捨て札は自由
    .help = ディール最初の捨て札を、次の人がオープンせずに取れます。
option-handromi-freeFirstDiscard-off = ほかと同じ
option-handromi-freeFirstDiscard-on = 自由に取れる

## Temperaments of the computer's players

temperament-handromi-careful = 慎重
    .about = 次の人が待っていそうなカードは、なるべく捨てません。
temperament-handromi-bold = 大胆
    .about = よい手札を出さずに抱え、1回の番であがることを狙います。
temperament-handromi-thrifty = 倹約
    .about = 誰がほしがろうと、点の高いカードから手放します。

## Why the rule-based player does what it does: hints, and looking back

why-handromi-swap = 交換カードのほうがこの手札に合います
why-handromi-swap-opens = 交換カードを取れば、すぐにオープンできます
why-handromi-claim = 交換カードでハンドあがりになります
why-handromi-draw = 捨て札より、まだ見えないカードのほうが役に立ちます
why-handromi-stock = 捨て札は取れません
why-handromi-out = これであがりです
why-handromi-hand = 手札のほとんどが合っているので、ハンドあがりを待つ価値があります
why-handromi-double = 場に何もないので、オープンは急がなくてよく、ハンドあがりなら2倍です
why-handromi-open = 今オープンすれば失点100を避けられます
why-handromi-take = 捨て札をすぐに出せます
why-handromi-fits = 捨て札で組み合わせができます
why-handromi-lay = 場に出したカードはもう失点になりません
why-handromi-layoff = 場の組み合わせに合います
why-handromi-useless = 見えないカードがあと1枚来るだけでは、組み合わせになりません
why-handromi-twin = 手札に2枚ありますが、1つの組み合わせには1枚しか入りません
why-handromi-outs = 組み合わせを完成させる見えないカードは、{ $n }枚しかありません
why-handromi-ends = 次に引くのが{ $n }枚の見えないカードのどれかなら、あがれます
why-handromi-saves = 誰かがあがったときの失点が{ $points }点少なくなります
why-handromi-least = いちばん惜しくなく、{ $to_you ->
    [yes] あなた
   *[no] { $to }
}の助けにもあまりなりません
why-handromi-laid-in = { $of }通りのうち約{ $worlds }通りだけ、{ $to_you ->
    [yes] あなた
   *[no] { $to }
}はこれをすぐ場に出せます
why-handromi-spoils-least = 何かを手放すなら、これがいちばん損の少ないカードです

## What other games call a hand

own-handromi-table-next = 次のディール
own-handromi-table-settlement = ディールの得点
own-handromi-summary-hands = 残ったカード
own-handromi-score-deal = ディール

## What is said of a card that is unlike the others

handromi-ten = 10、ジャック、クイーン、キングはどれも10点です。
own-handromi-about-A = 連番では2の下かキングの上に入り、その間には入りません。オープンでは10点、残った手札では11点です。
own-handromi-about-10 = { handromi-ten }
own-handromi-about-J = { handromi-ten }
own-handromi-about-Q = { handromi-ten }
own-handromi-about-K = { handromi-ten }

## Figures: what is counted of each deal, and what is worth doing.

fact-handromi-out = あがり
fact-handromi-hand = ハンドあがり
fact-handromi-clean = クリーンハンドのあがり
fact-handromi-laid = オープン
fact-handromi-opened = オープンまでの番数
fact-handromi-left = 残った手札の点
fact-handromi-melds = 1ディールの組み合わせ
fact-handromi-layoffs = 1ディールの付け札
fact-handromi-takes = 1ディールに取った捨て札
fact-handromi-swaps = 交換カードとの入れ替え
fact-handromi-claims = 交換カードであがり

feat-handromi-early = 早い出足
    .about = 自分の最初の4回の番のうちにオープンする。
feat-handromi-taken = ちょうどほしかった
    .about = 捨て札を取ってオープンする。
feat-handromi-tight = 1点の無駄もなく
    .about = 51点か52点でオープンする。
feat-handromi-layoffs = 気前よく
    .about = 1ディールに5枚以上の付け札をする。
feat-handromi-saved = 身軽
    .about = ほかの人があがったとき、手札が5点以下である。
feat-handromi-swift = 電光石火
    .about = 8回以内の番であがる。
feat-handromi-hand = 手札から一気に
    .about = それまでオープンせずに、1回の番ですべて出す。
feat-handromi-claim = 最後の1枚
    .about = 交換カードを取り、それであがる。
feat-handromi-clean = クリーンハンド
    .about = クリーンハンドであがる。

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-handromi =
    draw           山札から引く
    take           一番上の捨て札を取る
    claim          交換カードを取ってあがる
    swap 7c        そのカードを交換カードと入れ替える
    meld Qs Ks As  組み合わせを出す
    layoff 8h 2    場の2番目の組み合わせに付ける
    discard 4c     捨てて手番を終える
