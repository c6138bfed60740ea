### What stands in the page itself, before any other text is there, and in the manifest: the build writes it
### into both.

## Where a part of the page did not come

start-trouble = Talonを起動できませんでした
start-trouble-line = 一部が正しく届きませんでした。接続を確認して（Wi-Fiで先にログインが必要な場合もあります）、再読み込みしてください。それでもだめなら、新しいブラウザーを使うか、プライベートウィンドウ以外で開いてみてください。

## Where JavaScript is switched off

start-script = TalonにはJavaScriptが必要です
start-script-line = ルールとテーブルはブラウザーの中で動きます。このページでJavaScriptをオンにして、再読み込みしてください。

## In the manifest, for lists of apps

start-installed = ポケットの中のカードルーム。ネットワークなしで、CPUとも隣にいる人とも遊べます。
