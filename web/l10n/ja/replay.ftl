### Looking back at a finished deal: the slider, the steps, what is seen.

replay-title = { $title }、振り返り
replay-none = まだ振り返るものがありません。この試合では1つのディールも終わっていません。
replay-dealt = カードが配られました。
replay-settled = 得点を計算しました。
replay-move = { $phase ->
    [start] 開始時
    [turn] { $part }回目の番
   *[trick] 第{ $part }トリック
}、{ $you ->
    [yes] あなた
   *[no] { $name }
}の{ $n ->
    [0] 一手
   *[other] { $n }手目
}{ $when ->
    [before] の前
    [after] のあと
   *[at] { "" }
}
card-next = { $card }、次の手
card-better = { $card }、よりよい手
replay-seen = { $you ->
    [yes] あなたから見た場面
   *[no] { $name }から見た場面
}
replay-seen-open = { $you ->
    [yes] 全手札、あなたの席
   *[no] 全手札、{ $name }の席
}
replay-seat = 次の席：そこから見る
    .short = 次の席
replay-open = 全員の手札を公開
    .short = 全手札
replay-try = ここから試してみる
    .short = 試す
replay-send = 送る
replay-slider = ディール内の場面
replay-steps = ステップ
replay-deal-before = 前のディール
replay-trick-before = { $layout ->
    [rummy] 番の終わりまで戻る
   *[other] トリックの終わりまで戻る
}
replay-move-before = 一手戻る
replay-play = 自動再生
replay-stop = 停止
replay-move-after = 一手進む
replay-trick-after = { $layout ->
    [rummy] 番の終わりまで進む
   *[other] トリックの終わりまで進む
}
replay-deal-after = 次のディール
replay-first = 最初の場面
replay-last = 得点計算
replay-speed = 速さ
replay-speed-slow = 1×
replay-speed-normal = 2×
replay-speed-fast = 3×

## The review: decisions weighed again by what their player could know.

replay-review = 検討
review-whose = 誰の判断か
review-of = { $you ->
    [yes] あなたの判断
   *[no] { $name }の判断
}
review-working = { $all }件中{ $n }件目の判断を検討しています…
review-left = { $all }件中{ $n }件目の判断で止めました。
review-stop = 停止
review-go = 続ける
review-nothing = 選ぶ余地のある場面はありませんでした。毎回、できる手は1つだけでした。
review-fine = { $sure ->
    [yes] 大きな損になった判断はありませんでした。
   *[no] わかるかぎり、損になった判断はありませんでした。
}
review-forced = 選択の余地なし{ $n }
review-unweighed = 未検討{ $n }
review-missed = 一部の判断は、時間が足りず検討できませんでした。
review-again = 今すぐ検討する
review-accuracy = %の精度
review-costs = 損の大きかった手
review-move = { $place }：
review-told = 「{ $played }」を選びましたが、「{ $best }」のほうが{ $loss }点得です。
review-told-open = 「{ $played }」を選びましたが、全カード公開なら、「{ $best }」のほうが点差で{ $loss }点上回っていました。
review-told-close = 「{ $played }」を選びました。判断できるかぎり、「{ $best }」と同等です。
review-told-best = 「{ $played }」を選びました。これよりよい手は見つかりませんでした。
review-no-bet = ベットなし
review-why = { $told }理由：{ $why }。
review-open = 全カード公開
    .help = すべてのカードが見えていたら何が最善だったか。誰にも知りえなかったことです。
    .unknown = ここには全カード公開の検討はありません。何が最善だったかは、誰にも見えない山札の順番にもよるからです。
review-open-best = 全カード公開なら、{ $all }件の判断のうち{ $n }件が最善でした。
review-curve-about = { $against ->
    [opponent] { $name }
    [team] 相手チーム
   *[others] ほかの人の平均
}との点差。小さな丸：途中での見込み。白い丸：実際の結果。
review-curve = ディール中の得点の見込み：{ $values }
review-best = 最善手{ $n }
review-good = 好手{ $n }
review-inaccuracy = 疑問手{ $n }
review-mistake = 悪手{ $n }
review-blunder = 大悪手{ $n }
replay-keep = 保存した試合に加える
replay-kept = 保存した試合に加えました
error-save-loose = この試合は見ただけで、保存されていません。ファイルをもう一度開いてください。
