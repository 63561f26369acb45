# 相補性問題の実験室: 図、判定、ソルバー、表、コード。

## 図
lcp-tabs = 図
lcp-tab-pair = 一組
lcp-tab-plane = λ平面
lcp-tab-cones = bの平面
lcp-tab-space = bの空間
lcp-zoom-in = 拡大
lcp-zoom-out = 縮小
lcp-fit = 全体を表示
lcp-plane-label = 二つの未知数λの平面。Tabでつまみへ移り、矢印キーで動かします。Shiftで大きく動きます。
lcp-cones-label = bの平面と相補錐。Tabでつまみへ移り、矢印キーで動かします。
lcp-sphere-label = 単位球面の上の、三行の相補錐。b = { $b }。矢印キーで球を回し、Shiftを押しながらだとbを動かします。
lcp-friction-label = 摩擦の平面。円錐の円板と角錐の正方形、それぞれの解。
lcp-friction-box = 角錐
lcp-friction-cone = 円錐
lcp-pair-label = λとwの一組。Tabでつまみへ移り、矢印キーで動かします。
lcp-cones-plain = 錐は、すべての行がλ ≥ 0、w ≥ 0のときに描かれます。
lcp-back = 変更を取り消す
lcp-grip-move = 直線w{ $row } = 0を動かす
lcp-grip-turn = 直線w{ $row } = 0を回す
lcp-grip-start = ソルバーの出発点
lcp-grip-b = b
lcp-grip-column = −Aの第{ $column }列
lcp-grip-intercept = 直線を動かす：b
lcp-grip-slope = 直線を回す：A
lcp-grip-lo = 下限
lcp-grip-hi = 上限
lcp-grip-trial = 直線上の点
lcp-row-words = Aの第{ $row }行：{ $numbers }
lcp-b-words = b{ $row } = { $value }
lcp-start-words = λ₁ = { $x }、λ₂ = { $y }
lcp-trial-words = λ = { $lambda }、w = { $w }、clamp(λ − w) = { $clamped }
lcp-table-note = 未知数は{ $count }個で、平面には描けません。各行のλとwです。λ ≥ 0の行では、両方が同時に0でなくなることはありません。
lcp-table-solution = 解{ $number }

## 判定
lcp-verdict-one = 解はちょうど一つ：
lcp-verdict-several = 解は{ $count }個：
lcp-verdict-continuum = 解は無限にあります。
lcp-verdict-corners = たとえば
lcp-family-segment = { $from }から{ $to }までのすべてのλ。
lcp-family-ray = λ = { $from } + s { $along }、s ≥ 0のすべて。
lcp-family-ray-origin = λ = s { $along }（s ≥ 0）のすべて。
lcp-family-from = λ ≥ { $from }のすべて。
lcp-family-to = λ ≤ { $from }のすべて。
lcp-family-line = λ = { $from } + s { $along }、どんなsでも。
lcp-family-region = { $corners }に囲まれたすべてのλ。
lcp-family-endless = { $corners }の凸包から{ $along }の向きに限りなく続くすべてのλ。
lcp-verdict-none = 解はありません。
lcp-verdict-infeasible = 解はありません。不等式が互いに矛盾しています。
lcp-verdict-bases = 不等式は満たせますが、どの相補基底からも解は得られません。
lcp-verdict-certificate = 証明：y ≥ 0、Aᵀy ≤ 0、b·y < 0となる
lcp-verdict-found = 解の一つ：
lcp-verdict-undecided = 決まりません。どのソルバーも解を見つけず、解がないという証明もありません。
lcp-verdict-refused = この問題は無効です。
lcp-shape-pd = Aは正定値：bが何であっても解はちょうど一つ。
lcp-shape-psd = Aは半正定値：不等式を満たせるなら解があります。
lcp-shape-indefinite = Aは半正定値でない：解はないか、一つか、いくつもあります。
lcp-shape-one-pd = Aは正：bが何であっても解はちょうど一つ。
lcp-shape-one-psd = Aは0：直線は水平で、すべてはbしだい。
lcp-shape-one-indefinite = Aは負：直線は下がり、すべてはbしだい。
lcp-eigenvalues = ½(A + Aᵀ)の固有値：{ $values }

## ソルバーの道
lcp-ways-title = 反復点を表示
lcp-ways-hint = ソルバーを選ぶと、その反復点がλ平面の上に、ひし形から始めて描かれます。ひし形は動かせます。
lcp-ways-iterate = 反復点
lcp-ways-k = 反復点{ $k }
lcp-ways-residual = 残差{ $value }
lcp-way-solved = { $count }回
lcp-way-ray = 半直線で終わる
lcp-way-infeasible = 解が見つからない
lcp-way-limit = { $count }回で収束せず
lcp-way-refused = 適用できない

## 問題の表
lcp-editor-title = 数で見る問題
lcp-editor-title-short = 数
lcp-ways-card = ソルバーの反復点
lcp-ways-card-short = ソルバー
lcp-editor-bounds = λの上下限
lcp-editor-kind = 第{ $row }行の種類
lcp-kind-positive = λ ≥ 0
lcp-kind-free = 自由、w = 0
lcp-kind-between = lo ≤ λ ≤ hi
lcp-kind-box = 摩擦：角錐
lcp-kind-cone = 摩擦：円錐
lcp-editor-size = 未知数の個数
lcp-editor-count = n = { $count }
lcp-editor-less = 未知数を一つ減らす
lcp-editor-more = 未知数を一つ増やす
lcp-editor-examples = 例
lcp-editor-unreadable = { $entry }は数として読めません。2、−0.5、4/3、上下限なら∞のように書いてください。最後に読めた数がまだ使われています。
lcp-editor-refused = { $entry }：{ $message }
lcp-group-one = 解が一つ
lcp-group-many = 解がいくつも
lcp-group-none = 解なし
lcp-group-bounds = ほかの上下限
lcp-group-larger = 未知数がもっと多い
lcp-example-coupled = 連成した二行
lcp-example-plank = 二点で接する箱
lcp-example-edge = λの一つが0
lcp-example-turning = 対称でない
lcp-example-three-p = 解が三つ
lcp-example-two = 解は二つ、レムケ法は半直線で終わる
lcp-example-segment = 線分全体が解
lcp-example-ray = 半直線全体が解
lcp-example-minus-two = A = −1、b = 1
lcp-example-minus-none = A = −1、b = −1
lcp-example-infeasible = 矛盾
lcp-example-feasible-none = 矛盾はないが解もない
lcp-example-cyclic = 三行、対角が0
lcp-example-cycle = 巡回する三行
lcp-example-murty = マーティの例
lcp-example-fathi = ファティの例
lcp-example-fathi-turned = ファティの例、もう一つの積
lcp-example-chain = 十行の鎖
lcp-example-box = 両方に上下限
lcp-example-mixed = 混合：二行目が自由
lcp-example-linear = 連立一次方程式
lcp-example-cone = 摩擦のある接触、円錐
lcp-example-pyramid = 摩擦のある接触、角錐
lcp-example-sliding = 上下限が固定の摩擦をもつ接触

## コード
lcp-code-title = JSONとコードで
lcp-code-title-short = コード
lcp-code-json = JSON
lcp-code-js = JavaScript
lcp-code-rust = Rust
lcp-code-python = Python
lcp-code-copy = コピー
lcp-code-use = これを使う
lcp-code-discard = 破棄
lcp-code-open = ファイルを開く…
lcp-code-save = 保存
lcp-code-used = 取り込みました。
lcp-code-copied = コピーしました。
lcp-code-marked = 選択しました。キーボードでコピーしてください。
lcp-code-wrong-json = JSONとして読めません：{ $place }
lcp-code-wrong-keys = a、b、必要ならloとhiをもつオブジェクトが必要です。含められないもの：{ $place }
lcp-code-wrong-numbers = 数が必要です：{ $place }
lcp-code-wrong-size = 大きさが合わないか、大きすぎます：{ $place }

## 問い
lcp-predict-solve = 解いて確かめる
lcp-predict-right = あなたの答えは「{ $choice }」。そのとおりです。
lcp-predict-wrong = あなたの答えは「{ $choice }」。解は「{ $answer }」です。

## 数の前に読み上げる言葉
lcp-quantity-a = A
lcp-quantity-b = b
lcp-quantity-lambda = λ
lcp-quantity-w = w
lcp-quantity-aim = λ − w
lcp-quantity-clamped = λ − wを上下限に制限した値
