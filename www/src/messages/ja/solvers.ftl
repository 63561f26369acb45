# ソルバーの反復を見る。
solvers-nothing = 拘束がないので、解くものがありません。
solvers-coordinates = この方法は一般化座標を使います。この瞬間には解くものが残っていません。
solvers-no-problem = この方法は方程式からλを求めません。ばねが力を直接与えます。ソルバーを見るには別の方法を選んでください。
solvers-running = 実行中です。一回の求解を見るには、一時停止してください。
solvers-frozen = 時刻は{ $time } sで止まっています。どのソルバーもλ = 0から、同じ{ $rows }本の方程式を解き始めます。
solvers-frozen-warm = 時刻は{ $time } sで止まっています。どのソルバーも前のステップのλから、同じ{ $rows }本の方程式を解き始めます。
solvers-iterations-axis = 反復回数
solvers-level = 最小二乗残差
solvers-diverges = 発散
solvers-shown = 表示
solvers-solver = ソルバー
solvers-iterations = 反復
solvers-ended = 終わった理由
solvers-show = { $solver }の曲線を表示
solvers-watch = { $solver }の反復点を見る
solvers-ended-direct = 直接解けた
solvers-ended-residual = 残差が許容誤差以下
solvers-ended-least = 最小二乗解
solvers-ended-change = λがもう変わらない
solvers-ended-iterations = 反復の上限に達した
solvers-ended-diverges = 発散
solvers-ended-none = 解くものがない
solvers-ended-too-large = このソルバーには方程式が多すぎる
solvers-same-forces = λは別だが運動は同じ
solvers-same-forces-help = 冗長な拘束条件があると、同じ運動を与えるλがたくさんあります。λ*はその中でノルムが最小のものです。
solvers-omega = SOR、ヤコビ：
solvers-most = 最大
solvers-iterates-of = { $solver }の反復点
solvers-play = 反復を再生
solvers-pause = 一時停止
solvers-release = このステップのλに戻す
solvers-readout = { $k }回反復後、‖Aλ + b‖ = { $residual }、‖λ − λ*‖ = { $distance }。
solvers-lifted = λの零空間成分は取り除かれました。
solvers-lambda = この反復点のλと最終のλ
solvers-iterate = 今
solvers-final = λ*
solvers-profile = 全{ $count }本の方程式のλ
solvers-no-direct = 方程式が多すぎて直接法は使えません。ここでのλ*は、このソルバーの最後の値です。

solver-jacobi = ヤコビ法
solver-gauss-seidel = ガウス・ザイデル法
solver-symmetric-gauss-seidel = 対称ガウス・ザイデル法
solver-sor = 逐次過緩和法（SOR）
solver-block-gauss-seidel = ブロック・ガウス・ザイデル
solver-nncg = 非平滑共役勾配（NNCG）
solver-apgd = 加速勾配（APGD）
solver-spectral-projected-gradient = スペクトル射影勾配（SPG）
solver-subspace = 部分空間最小化つきガウス・ザイデル
solver-lemke = レムケのピボット法
solver-principal-pivoting = 主ピボット法

# Where rows have bounds.
solvers-ended-equations-only = この上下限に対応していない
solvers-ended-ray = 半直線：判定できず
solvers-natural = 残差（λの単位）
solvers-readout-bounded = { $k }回の反復の後、残差 = { $residual }、‖λ − λ*‖ = { $distance }。
solvers-best-bounded = 接触のように上下限をもつ行があります。残差は各行の|λ − clamp(λ − w/A)|の最大値です。λ*は残差が最も小さいソルバーの結果です。

# To the lesson on iterating.
solvers-apart = レッスン「反復法」へ
solvers-apart-help = この瞬間の問題を、レッスン「反復法」で一行ずつ見る
solvers-by-rows = 一行ずつ
solvers-by-iterates = 反復ごと
solvers-walk = 求解のたどり方

# 一行ずつの求解と、ステージの上の力。
rows-title = このステップの求解を一行ずつ
rows-to-start = 最初へ
rows-back = 一行戻る
rows-on = 一行進む
rows-play = 行を順に再生
rows-stop = 止める
rows-sweep-on = 次の掃引
rows-sweep = 掃引{ $k } / { $most }
rows-iteration-on = 次の反復
rows-iteration = 反復{ $k } / { $most }
rows-from = 出発点
rows-cold = コールド
rows-warm = ウォーム
rows-paused = 一時停止すると、そのステップの求解をたどれます。
rows-nothing = この瞬間には解くものがありません。
rows-solved = いまのλがすでにこのステップの解です。{ $rows }行のどれも変わりません。
rows-start-cold = 最初の行の前：{ $rows }行すべてがλ = 0から始まります。
rows-start-warm = 最初の行の前：{ $rows }行すべてが前のステップのλから始まります。
rows-iterate = 反復{ $k }が終わりました。このソルバーはすべての行を一度に変えます。
rows-changed = 行{ $row }、{ $name }：λは{ $change }、いま{ $lambda }。
rows-held = 行{ $row }、{ $name }：λは{ $change }、上下限{ $lambda }に制限されました。
rows-normal = 接触{ $number }の法線
rows-friction = 接触{ $number }の摩擦
rows-rolling = 接触{ $number }の転がり摩擦
rows-torsion = 接触{ $number }のねじり摩擦
rows-equation = 拘束{ $number }
rows-limit = 拘束{ $number }の可動限界
rows-bounded = 拘束{ $number }の上下限のある行
rows-ground = 地面が支える力
rows-residual = 残差
rows-curves = 掃引に対する各ソルバーの残差（対数目盛）
rows-solvers = ソルバーと、掃引{ $k }の後の残差
rows-too-many = このステップには{ $most }を超える行があり、一行ずつたどるには多すぎます。ソルバーのパネルでは、反復ごとにすべてのソルバーを比べられます。
rows-together = 反復点{ $k }へ向かう途中、各行の後：すべての行を一度に変える一歩です。
rows-bars = 全{ $rows }行のλと、その下にこの反復での変化
rows-list = この反復点のすべての数値
rows-column-row = 行
rows-clamped = 上下限に制限
rows-listed = { $rows }行のうち{ $first }～{ $last }行：処理中の行の周り。
