### A reminder to export.

remind-line = このブラウザーは保存したものを消すことがあります。ときどき試合をファイルに書き出しておきましょう。
remind-export = すべて書き出す
