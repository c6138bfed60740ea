### Boast or Nothing, for three to five players.
### A code of the engine is the name of a message with "-" for "/". $seat and $to are names; beside each stands
### $seat_you, $to_you: "yes" where it is the one person who plays here. $colour is r, b or y.

## Colours as they are named within the messages below

boast-colour = { $colour ->
    [r] 赤
    [b] 青
   *[y] 黄色
}
boast-Colour = { boast-colour }
boast-over = { $over ->
    [r] 赤
    [b] 青
    [y] 黄色
    [rb] 赤と青
    [br] 青と赤
    [ry] 赤と黄色
    [yr] 黄色と赤
    [by] 青と黄色
   *[yb] 黄色と青
}
boast-either = { $over ->
    [r] 赤
    [b] 青
    [y] 黄色
    [rb] 赤か青
    [br] 青か赤
    [ry] 赤か黄色
    [yr] 黄色か赤
    [by] 青か黄色
   *[yb] 黄色か青
}
boast-have = { $have }枚
boast-kept = 手札に残る{ boast-colour }

## The table

title-boast = ボーストオアナッシング · 第{ $deal }ラウンド · { $wanted }トリックか0トリック · { $goal }点まで
zone-boast-hand = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の手札
zone-boast-tower = タワー（上の色ほど強い）
    .rule = tower
zone-boast-trick = トリック
zone-boast-trick-led = リードは{ boast-colour }
zone-boast-left = 余りのカード
zone-boast-won = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}のトリック
shape-boast-card = { boast-colour }の{ $rank }
shape-boast-escape = エスケープ
stat-boast-tricks = { $aloud ->
    [yes] { $tricks }トリック、目標は{ $wanted }
   *[no] { $tricks }/{ $wanted }
}
    .about = これまでに取ったトリックの数と、得点になる数。ちょうどその数で、1つでも多いとだめです
stat-boast-both = { $wanted }か0
    .about = 目標は2つ：ちょうど{ $wanted }つ取って1点、または1つも取らずに2点
stat-boast-more = あと{ $more }
    .about = あと{ $more }トリックで1点です。1つも取らない2点はもうありません
stat-boast-there = 十分
    .about = これで1点です。もう1つトリックを取らされない限りは
stat-boast-nothing = 0なら2点
    .about = 1点には残りのトリックが足りません。1つも取らなければまだ2点です
stat-boast-missed = 無得点
    .about = このラウンドではもう得点できません

## What cards and chips are called, and other words for what every table says

own-boast-card-r = { $rank ->
    [C] 赤のチップ
   *[other] 赤の{ $rank }
}
own-boast-card-b = { $rank ->
    [C] 青のチップ
   *[other] 青の{ $rank }
}
own-boast-card-y = { $rank ->
    [C] 黄色のチップ
   *[other] 黄色の{ $rank }
}
own-boast-card-x = エスケープ
own-boast-about-x = 何がリードされていても、いつでも出せます。色がなく、トリックを取ることはありません。
own-boast-about-card-fits = 今出せます：
own-boast-about-card-not = 今は出せません
own-boast-table-next = 次のラウンド
own-boast-table-menu-replay = 直前のラウンドを振り返る
own-boast-table-menu-review = 直前のラウンドの検討
own-boast-table-settlement = ラウンドの得点
own-boast-summary-hands = 余りのカード
own-boast-score-deal = ラウンド

## What beats a card

about-boast-card = { $over ->
    [none] { $higher ->
        [yes] { boast-colour }がタワーの一番上にある間、これに勝つのは、より大きな{ boast-colour }だけです。
       *[no] { boast-colour }がタワーの一番上にある間、これに勝つカードはありません。
    }
   *[other] { $higher ->
        [yes] より大きな{ boast-colour }と、タワーで{ boast-colour }より上にある{ boast-either }のどのカードにも負けます。
       *[no] これより大きな{ boast-colour }はありませんが、タワーで{ boast-colour }より上にある{ boast-either }のどのカードにも負けます。
    }
}

## Why a card won

won-boast-above = { boast-Colour }は{ boast-over }より上：{ $cards ->
    [1] {""}
   *[other] 最も大きな{ boast-colour }で
}{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がトリックを取りました
won-boast-only = { boast-Colour }に対抗するカードなし：{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がトリックを取りました
won-boast-highest = 色は{ boast-colour }だけで{ $rank }が最大：{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がトリックを取りました

## The line that says what to do next

banner-boast-lead = { $seat_you ->
    [yes] あなたのリード：どのカードでも出せます
   *[no] { $seat }のリード
}
    .coached = { $seat_you ->
        [yes] あなたのリード
       *[no] { $seat }のリード
    }
banner-boast-open = { $seat_you ->
    [yes] まだエスケープだけ：どのカードでも出せます
   *[no] { $seat }の番です。まだエスケープだけです
}
banner-boast-waits = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}の番です。リードは{ boast-colour }
banner-boast-free = { boast-colour }がありません：どのカードでも出せます
banner-boast-follow = { boast-colour }をフォローします
banner-boast-follow-escape = { boast-colour }をフォローするか、エスケープを出します
banner-boast-last = 最後のカードを出します
boast-capped = { $tricks ->
    [0] { $points ->
        [1] （5点が上限）
       *[other] {""}
    }
   *[other] {""}
}
banner-boast-over = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}は{ $tricks }トリックでした：{ $points ->
    [0] 得点なし
   *[other] { $points }点
}{ boast-capped }

## Buttons

action-boast-card = { boast-colour }の{ $rank }を出す{ $so ->
    [takes] ：トリックを取る
    [ahead] ：今は勝ち
    [beaten] ：勝てない
   *[leads] {""}
}
action-boast-escape = エスケープを出す

## The log, also read aloud

log-boast-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] あなたが配り、リードします
       *[no] あなたが配り、{ $to }がリードします
    }
   *[no] { $to_you ->
        [yes] { $seat }が配り、あなたがリードします
       *[no] { $seat }が配り、{ $to }がリードします
    }
}
log-boast-deal-won = { $seat_you ->
    [yes] あなたが配り
   *[no] { $seat }が配り
}、{ $to_you ->
    [yes] 最後のトリックを取ったあなたがリードします
   *[no] 最後のトリックを取った{ $to }がリードします
}
log-boast-tower = タワーは上から{ $top ->
    [r] 赤
    [b] 青
   *[y] 黄色
}、{ $middle ->
    [r] 赤
    [b] 青
   *[y] 黄色
}、一番下が{ $bottom ->
    [r] 赤
    [b] 青
   *[y] 黄色
}です
log-boast-left = 余りのカード（誰の手札でもありません）{ $shown ->
    [none] {""}
   *[other] ：{ $shown }
}
play-boast-card = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ boast-colour }の{ $rank }を出しました
play-boast-escape = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}がエスケープを出しました
log-boast-chip = { boast-colour }のチップが一番下に移りました
deal-boast-over = ラウンド終了。最後のトリックは{ $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が取りました
deal-boast-again = ラウンド終了。{ $count }人が{ $points }点で並びました：もう1ラウンドで決着をつけます
match-boast-conceded = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が投了しました
match-boast-won = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}が{ $points }点で試合に勝ちました
match-boast-shared = { $count }人が各{ $points }点で勝ちを分け合いました

## Where points come from

score-boast-exact = ちょうど{ $tricks }トリック
score-boast-nothing = 0トリック
score-boast-missed = { $tricks }トリック：{ $wanted }でも0でもありません
score-boast-cap = { $goal }点で打ち止め

## Player's aid

guide-boast-exact = ちょうど{ $wanted }トリック：{ $points }点
guide-boast-nothing = 0トリック：{ $points }点
guide-boast-goal = 先に{ $goal }点に届いた人の勝ち
guide-boast-follow = リードされた色があればフォロー。エスケープはいつでも出せます
guide-boast-number = トリックが1色なら、最も大きな数字の勝ち
guide-boast-tower = 複数の色なら、数字に関係なく、タワーで最も上の色の勝ち
guide-boast-chip = 色がぶつかったら、勝った色のチップが一番下へ
guide-boast-chip-always = トリックごとに、勝った色のチップが一番下へ
guide-boast-escape = エスケープには色がなく、勝つことはありません
guide-boast-cards = 全カード：3色の1〜{ $top }とエスケープ{ $escapes }枚

## Why a card cannot be played

refuse-boast-over = ラウンドは終わっています
refuse-boast-turn = { $seat_you ->
    [yes] あなたの番です
   *[no] まだ{ $seat }の番です
}
refuse-boast-hand = 出せるのは自分の手札だけです
refuse-boast-one = 出すのは1枚ずつです
    .rule = trick
refuse-boast-follow = { boast-colour }が{ boast-have }あります：フォローしてください
    .rule = trick
refuse-boast-follow-escape = { boast-colour }が{ boast-have }あります：フォローするか、エスケープを出してください
    .rule = trick

## What is still missing, instead of a button

missing-boast-lead = リードするカードを選ぶ
missing-boast-follow = { boast-colour }を1枚選ぶ
missing-boast-follow-escape = { boast-colour }かエスケープを1枚選ぶ
missing-boast-card = 出せるのは{ boast-colour }の{ $rank }だけです
missing-boast-escape = 出せるのはエスケープだけです

## For somebody new to the game

tip-boast-lead = ちょうど{ $wanted }トリックで1点、1つも取らなければ2点です。
tip-boast-tower = 色がぶつかると、タワーで最も上の色がトリックを取ります。
tip-boast-open = 最初に出た色つきのカードが、フォローする色になります。
tip-boast-count = 名前の横は、取った数と目標の数。あなたは{ $tricks }/{ $wanted }です。
tip-boast-free = 何でも出せます。その色がほかの色より上にあれば勝ちです。
tip-boast-escape = エスケープはトリックを取りません。どのトリックも避けられます。
tip-boast-there = 目標の数です。もう1つ取ると得点がなくなります。
tip-boast-missed = もう得点できませんが、ほかの人の得点は阻めます。
tip-boast-nothing = 1点には残りのトリックが足りません。1つも取らなければ2点です。
tip-boast-more = あと{ $more }つ必要です。強い色の大きな数字で取れます。
tip-boast-both = { $wanted }つで1点か、1つも取らずに2点か。どちらにしますか？

## Options

option-boast-towerMoves = タワーの変化
    .help = 勝った色のチップがいつ一番下に移るか：タワーで色の勝負を決めたときだけか、市販版のルールのようにトリックごとか。
option-boast-towerMoves-whenDecisive = 色がぶつかったとき
option-boast-towerMoves-everyTrick = トリックごと
option-boast-leftover = 余りのカード
    .help = 誰にも配られない2枚を、表向きにするか裏向きにするか。
option-boast-leftover-faceUp = 表向き
option-boast-leftover-faceDown = 裏向き
option-boast-nextStart = 次のラウンドのリード
    .help = 次のラウンドの最初のトリックを誰がリードするか。
option-boast-nextStart-lastTrick = 最後のトリックの勝者
option-boast-nextStart-rotate = 順に左隣へ
option-boast-towerNewRound = 新しいラウンドのタワー
    .help = チップをランダムに積み直すか、そのままにするか。
option-boast-towerNewRound-reshuffle = 積み直す
option-boast-towerNewRound-keep = そのまま
option-boast-tie = 首位が同点
    .help = 最後に最高点の人が複数いるとき、もう1ラウンド行うか、全員を勝ちとするか。
option-boast-tie-playOn = もう1ラウンド
option-boast-tie-shared = 全員が勝ち
option-boast-cap = 5点で止める
    .help = 4点の人が2点を取っても5点です。オフなら6点になります。
option-boast-cap-on = 5点で止める
option-boast-cap-off = 数える

## Temperaments of the computer's players

temperament-boast-careful = 慎重
    .about = 大きなカードをできるだけ長く取っておきます。
temperament-boast-bold = 大胆
    .about = 大きなカードを早めに出し、1つも取らないことを夢見ます。
temperament-boast-mischievous = いたずら
    .about = ほかの人の狙いを邪魔するためにトリックを取り、1つも取らないことはめったに狙いません。

## Why the rule-based player does what it does: hints, and looking back

why-boast-only = ほかに出せるカードがありません
why-boast-beaten-in = { $of ->
    [100] { $worlds ->
        [1] 誰かがこのカードに勝つことは、まずなさそうです
        [2] 誰かがこのカードに勝つことは、まずなさそうです
        [3] 誰かがこのカードに勝つことは、まずなさそうです
        [4] 誰かがこのカードに勝つことは、まずなさそうです
        [5] 誰かがこのカードに勝つことは、まずなさそうです
       *[other] ほとんどいつも、誰かがこのカードに勝ちそうです
    }
   *[other] { $worlds ->
        [2] 5回に1回ほど
        [3] 3回に1回ほど
        [5] 2回に1回ほど
        [7] 3回に2回ほど
        [8] 5回に4回ほど
       *[other] { $of }回に{ $worlds }回ほど
    }、誰かがこのカードに勝ちそうです
}
why-boast-safe = このカードに勝つ人はいなさそうです
why-boast-found = ほかの人の手札をあれこれ考えると、これが最もよい結果になります
why-boast-exactly = ちょうど{ $tricks }トリック取れる見込みが、約{ $than }%から{ $percent }%に上がります
why-boast-not-one = 1つも取らずに済む見込みが、約{ $than }%から{ $percent }%に上がります
why-boast-better-in = 読んだ展開のうち約{ $percent }%ではこちらのほうがよく、{ $than }%では悪い結果でした
why-boast-none = 1つも取らないほうがよい目標です
why-boast-more = あと{ $more }トリック必要です
why-boast-keeps = 強いカードを、まだ必要な{ $more }トリックのために残せます
why-boast-saves = 手札でいちばん強い{ boast-colour }の{ $rank }を、まだ必要な{ $more }トリックのために残せます
why-boast-rises = タワーで{ boast-over }が一番下に移り、{ boast-kept }が強くなります
why-boast-holds = タワーで{ boast-colour }の位置が下がらず、{ boast-kept }は弱くなりません
why-boast-sinks = タワーで{ boast-colour }が一番下に移り、{ boast-kept }が弱くなります
why-boast-leaves = タワーで{ boast-over }の位置が下がらず、{ boast-kept }は強くなりません
why-boast-there = { $tricks }トリックで十分なので、もう取りません
why-boast-lost = もう得点できないので、ほかの人の邪魔をします
why-boast-sure = 確実にトリックを取れます
why-boast-top = ほかの誰もこれより大きい{ boast-colour }を持たず、タワーでも一番上の色なので、確実にトリックを取れます
why-boast-takes = このカードで、最後にはこのトリックを取れそうです
why-boast-ducks = このカードでは、最後にはこのトリックを取らずに済みそうです
why-boast-cannot = このカードでは、トリックを取れません
why-boast-dumps = あとでトリックを取りかねないカードを、取らずに済む今、手放せます
why-boast-escape = エスケープはトリックを取りません
why-boast-spoils = { $seat_you ->
    [yes] あなた
   *[no] { $seat }
}はこのトリックを望んでいません

## Figures: what is counted of each round, and what is worth doing.

fact-boast-tricks = 1ラウンドのトリック
fact-boast-exact = 目標ちょうど
fact-boast-nothing = 1つも取らず
fact-boast-over = 目標を超えた
fact-boast-upsets = 色で負かした大きな数字
fact-boast-chips = 1ラウンドに沈めたチップ
fact-boast-escapes = 1ラウンドに出したエスケープ

feat-boast-exact = どんぴしゃ
    .about = ちょうど目標の数のトリックを取る。
feat-boast-nothing = ナッシング
    .about = トリックを1つも取らない。
feat-boast-upsets = 色がものを言う
    .about = 1ラウンドに2回、強い色で、より大きな数字に勝ってトリックを取る。
feat-boast-low = 小さな巨人
    .about = 1か2でトリックを取る。
feat-boast-last = 最後の最後に
    .about = 最後のトリックを取り、それを含めてちょうど目標の数にする。
feat-boast-bare = 逃げ道なし
    .about = エスケープを出さずに、ちょうど目標の数を取る。
feat-boast-high = 身をかわす
    .about = 最大の数字を2枚以上配られながら、トリックを1つも取らない。
feat-boast-chips = タワーは回る
    .about = 1ラウンドに、トリックを取ってチップを3枚沈める。

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-boast =
    7r, 3b  カードを出す：数字と色（r は赤、b は青、y は黄色）
    x       エスケープを出す
