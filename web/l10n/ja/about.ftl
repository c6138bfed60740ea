### What Talon is made of

parts = クレジット
parts-line = Talonは、ほかの人が作った次のものを使っています。ライセンスの名前を選ぶと全文を読めます。
part-licence = { $name }のライセンス：{ $license }

## What a part is for

use-rules = ルールとCPUを動かす
use-python = Pyodideの中身：Pythonとそのライブラリー
use-screen = 画面に見えるものを動かす
use-runtime = ブラウザーでPythonを動かす
use-start = その両方を起動させる
use-drawing = ページをその場で書き換える
use-dragging = カードのドラッグを可能にする
use-codes = QRコードを描く
use-scanning = QRコードを読み取る
use-type = ページの文字と数字
use-words = 言葉を文にまとめる
use-unpacking = ダウンロードしたPyodideを展開する
use-journal = すべての手を端末に残す
use-offline = Talonをオフライン用に保存する
use-tools = PyScriptの中の小さな道具
