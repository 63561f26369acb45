# ページの枠：見出し、目次、時間の操作、実行。
app-title = Constrained Dynamics
app-skip = 本文へ移動
app-lessons = レッスン
app-settings = 外観と言語
app-large-type = 大きな文字
app-language = 言語
app-theme = 配色
app-theme-auto = 配色：システムに合わせる
app-theme-light = 配色：明るい
app-theme-dark = 配色：暗い
app-course-kicker = ブラウザで学ぶ講座
app-course-lead = シミュレーションの中の物体は、どうやってあるべき場所に留まるのでしょうか。針金上のビーズ、ばらばらにならない鎖、床の上の箱。各レッスンは手で触れられるシミュレーションで、その横に方程式があり、すべての記号の下に数値が出ます。
app-course-how = 見えているものはすべて、その場で計算されています。何でも変え、時間を止め、一つのステップを分解し、手法を並べて比べてみてください。
app-lesson-number = レッスン { $number }
app-minutes = 約 { $minutes } 分
app-open-lesson = レッスンを開く
app-loading = シミュレーションを読み込んでいます…
app-core-missing = このブラウザには WebAssembly がないか、無効になっています。この講座のシミュレーションは WebAssembly がなければ動きません。
app-core-blocked = シミュレーションを読み込めませんでした。WebAssembly が遮断されたか、ファイルを取得できません。ページを再読み込みするか、ブラウザの管理者に WebAssembly の許可を依頼してください。
app-licences = このコースと、含まれるソフトウェア・フォントのライセンス
app-not-found = そのレッスンはありません。レッスンの一覧：
app-stage-column = シミュレーション
app-plots = グラフ
app-controls = 調整

app-transport = 時間
app-run = 実行
app-pause = 一時停止
app-step-forward = 1 ステップ進む
app-step-back = 1 ステップ戻る
app-rewind = 先頭へ戻る（記録は残ります）
app-reset = 今の設定で最初からやり直す（記録は消えます）
app-timeline = タイムライン
app-seconds = { $seconds } 秒
app-speed = 速さ
app-slow = 実時間より遅くなっています：この設定では計算が追いつきません
app-keys = キー操作
app-space = スペース
app-key-toggle = 実行・一時停止
app-key-forward = 1 ステップ進む（Shift で 10）
app-key-back = 1 ステップ戻る（Shift で 10）
app-key-rewind = 記録の先頭へ
app-key-reset = 最初からやり直す（記録を消す）
app-key-slower = 遅く
app-key-faster = 速く
app-key-zoom = ステージ上：拡大、縮小、全体表示
app-key-bead = ステージ上：ビーズを動かす（実行中は押す）

app-runs = 実行の一覧
app-run-add = 実行を追加
app-run-add-help = 同じ設定の実行をもう一つ並べます。すべて最初から始まります
app-run-select = 選択：調整、数式、矢印がこの実行を示します。ダブルクリックで名前を変更。
app-run-rename = 「{ $name }」の名前を変更
app-run-remove = 「{ $name }」を削除
app-run-new-name = 新しい名前
app-run-diverged = 「{ $name }」は停止しました：数値が際限なく大きくなりました。
app-run-exploded = 発散しました
app-run-exploded-help = |C| が百万を超え、この実行は図の外へ出ました
app-run-limit = 「{ $name }」：ソルバーが反復回数の上限に達しました。
app-run-unsupported = 「{ $name }」は停止しました：この手法はこのシーンに対応していません。別の手法を選んでください。
app-run-use-stepping = 時間刻みの方法に変える
app-run-work = 「{ $name }」は停止しました：次のステップには、1 ステップに許された量を超える計算が必要です。
app-run-more-work = 10 倍まで許す
app-run-start-over = 最初からやり直す

app-embed-wrong = このアドレスはそのままでは表示できません
app-embed-unknown = 「{ $name }」は不明です。使えるもの：{ $known }。
app-embed-unknown-too = 「{ $name }」も不明です。
app-embed-twice = 「{ $name }」が 2 回指定されています。値は 1 つだけ指定してください。
app-embed-number = 「{ $name } = { $value }」は数値ではありません。
app-embed-refused = 「{ $name } = { $value }」：{ $message }
app-embed-failed = シーンを組み立てられませんでした：{ $message }
app-embed-choice = 「{ $name } = { $value }」は { $known } のいずれでもありません。
app-embed-open = レッスンを開く

# コアが受け付けないもの。コードごとの文のあとに、場所とコア自身の言葉が続きます。
error-unknown-scene = そのようなシーンはありません。
error-unknown-key = この項目はここでは使えません。
error-wrong-type = ここには別の型の値が必要です。たとえば、文字列ではなく数値です。
error-out-of-range = この値は許される範囲にありません。
error-not-finite = 有限の数ではありません。
error-missing = 必要なものが欠けています。
error-unknown-id = 存在しないものを指しています。
error-duplicate-id = 同じ名前のものが二つあります。
error-in-use = ほかのものが必要としているあいだは取り除けません。
error-too-large = このプログラムで扱える大きさを超えています。
error-unsupported = この組み合わせには対応していません。別の手法、形、種類を選んでください。
error-bad-snapshot = 保存された状態が壊れているか、別のシーンのものです。
error-not-recorded = この量は記録されていません。
error-freed = このシミュレーションは終了しました。ページを再読み込みしてください。
error-recursive-use = 計算の途中でシミュレーションが呼び出されました。
error-out-of-memory = シミュレーションのメモリが足りなくなりました。ページを再読み込みしてください。このブラウザに保存されているシーンは、そのあと元どおりになります。
error-other = 予期しないエラーが起きました。ページを再読み込みしてください。
error-at = { $sentence }場所：{ $path }
