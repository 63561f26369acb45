# レッスン「線形計画と二次計画を LCP にする」。本文の {$名前} は数式: src/lessons/programs/formulas.tex。
# *語* は強調、**語** は太字。一段落は一行の一つのメッセージ。

programs-lead = どの製品をどれだけ作ればよいか。リスクが最も小さいポートフォリオはどれか。毎日問われるこうした問いと、箱がどれだけ強く床を押すかという問いは、同じ一つの問題です。
programs-guide = 図の壁は動かせます。表の数も本文の数も、すべてそれに応じて変わります。

## 1 いちばんよい頂点
programs-lp-title = いちばんよい頂点
programs-lp-1 = ある工房が二つの製品を{$x1}個と{$x2}個作ります。利益は一個につき3と2、二台の機械の時間に限りがあります。最小にするのは、利益に負号をつけたものです。
programs-lp-2 = 実行可能領域は、壁に囲まれた多角形です。細い線は利益の等しい点を結んだものです。この線を、多角形に触れている限り遠くまでずらします。
programs-corner-question = 利益は3と2、壁は図のとおりx₁ + x₂ ≤ 4と3x₁ + x₂ ≤ 9。利益が最大になるのはどこでしょうか。
programs-corner-choice-right = (3, 0)、利益の大きい製品だけ
programs-corner-choice-middle = (2.5, 1.5)、壁が交わるところ
programs-corner-choice-top = (0, 4)、できるだけ多くの個数
programs-corner-measured = 最良はx = { $x }、f = { $value }です。
programs-corner-why = 等高線は頂点で多角形を離れます。どの頂点かは線の傾きで決まり、ここでは二つの壁の傾きのあいだにあります。壁の傾きとちょうど同じなら、辺全体が最適です。
programs-lp-3 = 等高線の傾きが壁の傾きに等しい場合と、最適解がない二つの場合を試してください。多角形が空の場合と、有界でなく、利益が限りなく増える場合です。

## 2 条件
programs-kkt-title = 力のつり合い
programs-kkt-1 = ある点が最適であることを、ほかのすべての点と比べずに、どうやって知るのでしょうか。目的関数は{$pull}で引き、触れている壁は、自分に垂直に、内側へだけ押し返します。最適点では、これらがつり合います。
programs-kkt-2 = 乗数{$y}は壁の力、{$s}は軸の力です。触れていない壁は押しません。これがカルーシュ・キューン・タッカーの条件で、見覚えがあるはずです。力と距離があり、どちらかが0なのです。図の矢印がこれらの力です。それぞれの条件がどれだけよく成り立っているかは、レムケ法が見つけた解について測っています。
programs-kkt-3 = 乗数は*シャドウプライス*（潜在価格）です。{$y-one}は、最適点が同じ壁の上に留まるかぎり、一台目の機械を一時間余分に使えたら利益がどれだけ増えるかを表します。壁を1だけずらして比べてください。
programs-film-1 = 同じことを力学として動かしてみます。最初の計画問題の壁のあいだでビーズを右へ3 N、上へ2 Nで引き、抵抗で減速させます。ビーズは最良の頂点で止まり、壁の乗数がシャドウプライスになります。
programs-film = 計画問題の壁のあいだのビーズ
programs-film-bead = (3, 2) Nで引く
programs-film-measured = x = { $x } mで静止。二つの斜めの壁の乗数は{ $force }です。
programs-kkt-4 = 壁がまっすぐである必要はありません。滑らかなfと滑らかな壁g(x) ≤ 0に対しても、触れている壁の法線が独立であるかぎり、最適点では{$G}の行を∇gに替えた同じ四つの条件が成り立ちます。これは*必要*条件で、fとすべてのgが凸なら*十分*条件でもあります。LCPだったものは非線形相補性問題（NCP）になります。

## 3 M と q
programs-lcp-title = 計画問題からLCPへ
programs-lcp-1 = 未知数{$x}と乗数{$y}を縦に並べると、条件はLCPになります。最適化の本では行列を{$M}、ベクトルを{$q-letter}と書きますが、ほかのレッスンの{$A-letter}と{$b-letter}と同じものです。
programs-lcp-2 = いまの計画問題の行列を、図の下にブロックごとに示してあります。ブロック{$gt}はそれぞれの壁の力の向き、ブロック{$minus-g}はそれぞれの壁までの距離を表します。線形計画では{$h-zero}です。

## 4 いちばん低い点
programs-qp-title = いちばん低い点
programs-qp-1 = 目的関数に二次の項が入ると等高線は曲がります。{$H}が正定値なら、いちばん低い点のまわりの楕円です。その点が内部にあれば何も押しません。最適点が壁の上や頂点にあることもあります。
programs-wall-question = f = x₁² + x₂² − 6x₁ − 4x₂は、壁x₁ + x₂ ≤ 4の向こうの(3, 2)で最小です。実行可能な点のうち最良の点はどこでしょうか。
programs-wall-choice-corner = 先ほどと同じく頂点
programs-wall-choice-wall = 壁の上、頂点のあいだ
programs-wall-choice-inside = 内部
programs-wall-measured = 最良はx = { $x }、壁の力はy₁ = { $y }です。
programs-wall-why = 楕円がちょうど壁に触れるところです。ここでは円なのでいちばん近い点になりますが、斜めの楕円ではそうならないことを、相補性のレッスンで見ました。
programs-qp-2 = 接触とはまさにこれです。{$contact}、軸のほかに壁のないものです。接触のレッスンの乗数が、この計画問題の{$x}です。

## 5 凸でない
programs-saddle-title = 曲率の符号が逆のとき
programs-saddle-1 = {$M}が半正定値になるのは{$H}が半正定値のとき、そしてそのときに限ります。そうでない場合、条件は最良の点でやはり成り立ちますが、ほかの点でも成り立つことがあります。
programs-saddle-question = 正方形の上のf = −x₁² + x₂² + 2.4x₁ − 3x₂、鞍形の関数を考えます。力がつり合う点はいくつあるでしょうか。
programs-saddle-choice-one = 一つ
programs-saddle-choice-three = 三つ
programs-saddle-choice-none = ない。最小がないから
programs-saddle-measured = { $count }点です。最良はx = { $x }、f = { $value }。レムケ法は{ $lemke }で終わります。
programs-saddle-why = 左の壁に極小点、右の壁にもっと低い極小点があります。そのあいだの尾根の上でも力はつり合いますが、その点は極小点ではありません。相補性問題のソルバーはそのうちの一つを見つけますが、もっとよい点があるかどうかは分かりません。塗りつぶした点が最良、輪がほかの点です。
programs-saddle-2 = 鞍の代わりに丘なら、さらに悪くなります。どの頂点も極小点です。

programs-line-1 = ラグランジュ関数。すべての壁と軸に乗数y ≥ 0、s ≥ 0をつけます。
programs-line-2 = 勾配が0、つまり力がつり合います。Hは対称です。
programs-line-3 = 2行目をsについて解きました。w = Mλ + qの初めの行になります。
programs-line-4 = 壁までの距離を同じ未知数で書きました。残りの行になります。
programs-line-5 = 触れていない壁や軸は押しません。どの項も負にならないので、すべて0です。λ ⟂ wとなります。

## 練習問題
programs-exercises-title = 練習問題
programs-exercise-1 = y₂ = 0は工房にとって何を意味しますか。
programs-exercise-1-ask = 最良の頂点でのy₂
programs-exercise-1-hint = 頂点では、二つの壁の力が引っ張る力とつり合います。y₁ + 3y₂ = 3、y₁ + y₂ = 2です。
programs-exercise-1-answer = 二台目の機械の時間は余っているか、ちょうど足りているので、増やしても利益は増えません。
programs-exercise-2 = 三つの壁が交わる頂点では、なぜ乗数が一つに決まらないのですか。
programs-exercise-2-choice-optimum = この頂点が唯一の最適点ではないから
programs-exercise-2-choice-none = 三つの壁のどれも押されていないから
programs-exercise-2-choice-dependent = 平面では、三つの法線は線形従属だから
programs-exercise-2-not-optimum = 頂点は一つの点です。その一つの点に多くの乗数が対応します。
programs-exercise-2-not-none = どこも押されていなければ乗数はすべて0で、一つに決まります。
programs-exercise-2-answer = 平面では、二つの壁の力は、そのあいだの向きのどんな力ともつり合うことができます。三つ目の力は、ほかの二つの組み合わせと置き換えられます。四本脚の机と同じです。
programs-exercise-3 = λᵀMλ = 2xᵀHxを示してください。
programs-exercise-3-ask = H = 1（単位行列）、x = (2.5, 1.5)のときのλᵀMλ
programs-exercise-3-hint = xᵀHxは2.5² + 1.5²です。
programs-exercise-3-answer = {$answer-form}。Gを含む二つのブロックは打ち消し合います。だからMが半正定値になるのは、Hが半正定値のとき、そしてそのときに限ります。
programs-exercise-4 = 最良の頂点で工房の利益はいくらですか。
programs-exercise-4-ask = 利益
programs-exercise-4-hint = 頂点はx = (2.5, 1.5)で、製品の利益は3と2です。
programs-exercise-4-answer = 3 · 2.5 + 2 · 1.5 = 10.5です。価格からも同じく4y₁ + 9y₂ = 4 · 1.5 + 9 · 0.5 = 10.5になります。二つが一致することを*強双対性*といいます。
programs-exercise-5 = 一台目の機械の時間が1単位増えて、4が5になります。工房の利益はいくらになりますか。
programs-exercise-5-ask = 利益
programs-exercise-5-hint = シャドウプライスは1単位の価値を表します。
programs-exercise-5-answer = 12です。1.5増えました。y₁は一台目の機械のシャドウプライスです。

programs-sources-title = 出典
programs-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 3.1–3.4節。
programs-source-lemke = Carlton E. Lemke, *Bimatrix equilibrium points and mathematical programming*, Management Science 11 (1965), 681–689。
programs-source-nocedal = Jorge Nocedal, Stephen J. Wright, *Numerical Optimization*, Springer 2006、第12、13、16章。

programs-quantity-stationarity = 力の不つり合い
programs-quantity-primal = 多角形からのはみ出し
programs-quantity-dual = 引いている壁
programs-quantity-complementarity = 力と距離の積

## 図と表
program-plane-label = x₁とx₂の平面、壁と等高線。Tabで壁へ移り、矢印キーで動かします。Shiftで大きく動きます。
program-grip-wall = 壁{ $row }
program-outcome-optimum = 最良の点：
program-outcome-edge = 辺全体が最適、たとえば
program-outcome-degenerate = 最良の点（乗数は一つに決まらない）：
program-outcome-candidates = { $count }点でつり合います。そのうち最良は
program-outcome-empty = 最良の点はありません。実行可能な点がなく、多角形は空です。
program-outcome-unbounded = 最良の点はありません。多角形が有界でなく、目的関数が限りなく下がります。
program-outcome-refused = この計画問題は読めません。
program-outcome-covered = 最良の点は、問いに答えるか壁をドラッグすると表示されます。
program-uncover = 表示する
program-shape-pd = Hは正定値：実行可能なら、最良の点はちょうど一つ。
program-shape-psd = Hは半正定値：つり合っていれば最適。
program-shape-indefinite = Hは半正定値ではありません：つり合いは必要ですが、十分ではありません。
program-walls = 壁の数
program-count = 壁{ $count }枚
program-less = 壁を一枚減らす
program-more = 壁を一枚増やす
program-editor-title = 数で見る計画問題
program-editor-title-short = 数
program-matrix-title = Mとq、そして解
program-matrix-title-short = Mとq
program-matrix-label = 相補性問題のMとq
program-matrix-key = { $count }組。λはxとy、wはsと壁までの距離です。
program-example-shop = 工房
program-example-edge = 辺全体
program-example-unbounded = 非有界
program-example-empty = 実行不可能
program-example-inside = 最低点が内部
program-example-wall = 最低点が壁の上
program-example-corner = 最低点が頂点
program-example-saddle = 鞍
program-example-hill = 丘
