# レッスン「ピボット法と勾配法」。本文の {$…} は数式：src/lessons/pivoting/formulas.tex。
pivoting-lead = ガウス・ザイデル法が唯一の方法ではありません。有効集合そのものを探し、見つければ厳密に解くソルバーもあれば、エネルギーの勾配を適切な歩幅で下るソルバーもあります。手元の問題には、どれを使えばよいでしょうか。
pivoting-guide = 本文の横、幅の狭い画面ではその上で、一つのソルバーが働いています。問題の各行、実行中の行が光る擬似コード、そして変わっていく有効集合Fが見えます。乗数が上下限のどちらにも達していない行には点が付きます。

pivoting-lemke-title = レムケ法：頂点から頂点へ
pivoting-lemke-1 = 解くのは接触の問題です。
pivoting-lemke-2 = 有効集合がわかれば、残るのは連立一次方程式だけです。しかし集合は{$sets}通りあります。レムケ（1965）は、その中を通る一本の道を見つけました。まず、どの行も条件に反しなくなるまで、人工的な未知数{$z0}を大きくとります。
pivoting-lemke-3 = 一回の*ピボット*では、この方程式の未知数を二つ入れ替えます。入るのは、直前に出た未知数の相手です。{$w-i}が出たのなら{$lambda-i}が入ります。それを増やしていき、最初に0になった別の未知数が出ます（*比の判定*）。不完全な組はいつも高々一つなので、道は枝分かれしません。{$z0}が出れば終わりです。
pivoting-lemke-4 = 止めるものが何もなければ、道は半直線で終わります。{$A}が半正定値なら、これは解がないことの証明です。同順位は辞書式順序で決めるので、道が輪になることはありません。
pivoting-count-question = 障害物の上に三十行があります。レムケ法は何回のピボットを必要とするでしょうか。
pivoting-count-choice-few = 行の数と同じくらい
pivoting-count-choice-sweeps = ガウス・ザイデル法の掃引のように数百回
pivoting-count-choice-all = 集合を試すので数百万回
pivoting-count-measured = レムケ法は{ $lemke }回のピボット、ガウス・ザイデル法は{ $sweeps }回の掃引でした。ステージには、同じ形の六行の問題での動きを示します。
pivoting-count-why = 指数的に長くなる行列もありますが、実際には道は短いのがふつうです。ただし一回のピボットはn行の表（タブロー）全体を書き換えます。n回でn³の演算、つまり分解一回と同じ程度で、ウォームスタートも{$A}の0の成分も役に立ちません。

pivoting-principal-title = 主ピボット法：一行ずつ
pivoting-principal-1 = 主ピボット法には人工的な未知数がいりません。{$w-i} < 0の行を一つ取り、{$lambda-i}を増やします。Fの行はwが0のままになるように動き、残りの行は動きません。動きを止めるものは三つあります。{$w-i}が0になるか、Fの行が上下限に達してFを出るか、別のwが0になってFに入るかです。
pivoting-line-1 = Fの行は等式です。Fの外では、{$lambda-i}のほかの乗数は0のままです。
pivoting-line-2 = 動いた後と前の差。{$lambda-i}がtだけ増えると、Fもそれに合わせて変わります。
pivoting-line-3 = 問題の行iに、2行目を代入しました。
pivoting-line-4 = dᵀAdを展開し、2行目とAの対称性を使いました。Fとiの外でdは0です。Aは正定値なので、{$lambda-i}を増やせば{$w-i}も必ず増えます。
pivoting-line-5 = 三つのうち最初に起こることが動きを止めます。{$w-i}が増えて0になるか、Fの{$lambda-j}が減って0になるか、Fの外の{$w-k} > 0が減って0になるかです。
pivoting-principal-2 = 力学の言葉でいえば、接触を一つずつ有効にし、先に有効にしたものはつり合いを保ち続けます（Baraff、1994）。*ブロック*主ピボット法は、条件に反する行をすべて一度に入れ替え、その数が減らないときだけ一つずつの入れ替えに戻ります（JúdiceとPires）。大きな問題でも分解はわずかな回数で済みます。

pivoting-sweeps-title = 掃引の改良
pivoting-sweeps-1 = *ブロック・ガウス・ザイデル法*は、一つの接触や関節の行をまとめて解きます。法線力と摩擦は、何回もの掃引で互いに合わせていかなくても、すぐに整合します。実験の箱には接触が二つあり、それぞれが二行のブロックです。ブロックどうしの結びつきには、やはり掃引が必要です。
pivoting-sweeps-2 = *NNCG*（非平滑非線形共役勾配法）は一掃引での変化を負の勾配とみなし、共役勾配法のように直前の方向と組み合わせます。{$beta-one}なら変化が大きくなったということなので、方向を捨てます。二つの行のどちらが光るかを見てください。
pivoting-conjugate-question = 箱が十個積み重なっています。NNCGの反復回数は、ガウス・ザイデル法の掃引に比べてどれくらいでしょうか。
pivoting-conjugate-choice-same = ほぼ同じ
pivoting-conjugate-choice-fifth = 約5分の1
pivoting-conjugate-choice-fiftieth = 約50分の1
pivoting-conjugate-measured = NNCGは{ $nncg }回の反復、ガウス・ザイデル法は{ $seidel }回の掃引で、比は{ $part }です。ステージには箱三つの場合のNNCGを示します。
pivoting-conjugate-why = 一回の反復には、掃引一回と{$A}との積がもう一回かかります。共役な方向は条件数への依存を{$kappa-plain}から{$kappa}に弱めるので、積み重ねが高いほど得になります。

pivoting-gradients-title = 勾配に沿って
pivoting-gradients-1 = {$A}が対称で半正定値なら、解は上下限の中で次の関数が最も小さくなる点であり、
pivoting-gradients-2 = {$w}はその勾配です。射影した一歩はすべての行を同時に変えるので、並列に計算できます。*APGD*（加速射影勾配法）はネステロフの慣性を使い、{$lambda}より先の点yで勾配を取ります。Lは歩みに沿った曲率を上回るまで大きくし、歩みが上り坂になれば慣性を初めからやり直します。
pivoting-gradients-3 = *スペクトル射影勾配法*には慣性がありません。歩幅{$alpha}は直前の歩みに沿った曲率から決まります（BarzilaiとBorwein）。fは、最近の十個の値の最大を超えない限り、一時的に増えてもかまいません。

pivoting-subspace-title = 部分空間最小化
pivoting-subspace-1 = 掃引は、λが正確になるよりずっと早く有効集合を見つけます。有効集合が分かっていれば、共役勾配法は速く進みます。そこで両方を使います。五回の掃引でFを推定し、Fの行を等式として解き、結果を上下限の中に制限します。残差が減ったとき、または、摩擦のない場合に最小化すべき二次関数の値が減ったときだけ、その結果を採用します。
pivoting-subspace-2 = 推定が正しければ一回の反復で足ります。誤っていても、失うのは計算の手間だけです。

pivoting-choice-title = どの問題にどのソルバーか
pivoting-choice-1 = 手元の端末で測ってください。五つの問題と八つのソルバーを、自然写像の残差がその規模の10⁻⁸を下回るまで解きます。各欄には反復回数、時間、結果、残差が出ます。
pivoting-choice-2 = 比べるのは反復回数ではなく時間です。ピボット、掃引、部分空間最小化の一回では、手間が大きく違います。質量比と高さは掃引を遅くしますが、ピボット法にはほとんど影響しません。摩擦の上下限が法線力に従うときは、接触ごとに方向を並べた小さな錐を考えます。レムケ法ではそのぶん行列が大きくなり、主ピボット法では上下限が変わらなくなるまで計算を繰り返します。
pivoting-film-1 = 動かしてみましょう。1 kgの箱五つの上に100 kgの箱を載せ、毎ステップλ = 0から始めて10回ずつ反復します。掃引では、荷重が軽い箱を通って下まで伝わりません。部分空間最小化は、有効集合をまとめて解きます。
pivoting-film = 重い箱の下の五つの軽い箱
pivoting-film-sweeps = ガウス・ザイデル法
pivoting-film-subspace = 部分空間最小化
pivoting-film-measured = 一番上の箱は{ $down } cm下がりました。
pivoting-circle-question = 三つの行が巡回するように連成し、Aは対称ではありません。三つのうち、解を見つけるのはどれでしょうか。
pivoting-circle-choice-seidel = ガウス・ザイデル法
pivoting-circle-choice-conjugate = NNCG
pivoting-circle-choice-lemke = レムケ法
pivoting-circle-measured = ガウス・ザイデル法とNNCGは{ $most }回反復しても解に達しませんでした。レムケ法は{ $lemke }回のピボットで解きました。
pivoting-circle-why = 掃引はいつまでも循環し、掃引にもとづくNNCGも同じです。レムケ法の道に対称性はいりません。勾配法がここで成功するのは、この問題がとても規則的だからにすぎません。対称でなければ、下るべきfがありません。
pivoting-choice-3 = 目安は次のとおりです。摩擦のない百行ほどまでの問題や、正確な解が必要な場合はピボット法。ウォームスタートがあり計算時間が決まっているゲームでは掃引。NNCGも、それよりわずかに手間が増えるだけです。接触が多く、摩擦や大きな質量比がある場合はAPGDかスペクトル勾配法。有効集合があまり変わらない鎖や積み重ねには部分空間最小化です。

pivoting-exercises-title = 練習問題
pivoting-exercise-1 = {$pair}について、レムケ法の最初のピボットを手で行ってください。どの行が出て、{$z0}はいくらになりますか。
pivoting-exercise-1-ask = 最初のピボットの後のz₀
pivoting-exercise-1-hint = dの各成分は√Aᵢᵢ、ここでは√2で、λはまだ0です。−6 + √2 z₀が0になるz₀はいくつでしょうか。
pivoting-exercise-1-answer = 最も大きく条件に反するのは二行目です。{$pair-cover}となり、その行のwが0になります。したがって次に入るのは二番目の乗数です。
pivoting-exercise-2 = 同じ問題を主ピボット法で、1行目から始めて解いてください。最初のピボットの後と最後で、λはいくらですか。
pivoting-exercise-2-ask = 最初のピボットの後のλ₁
pivoting-exercise-2-hint = 行1だけなら2λ₁ − 5 = 0です。
pivoting-exercise-2-end-ask = 最後のλ₁
pivoting-exercise-2-end-hint = 最後はどちらの行も自由です。二つの方程式を解いてください。
pivoting-exercise-2-answer = 1行目だけなら{$pair-first}です。2行目はまだ条件に反しています。その乗数を増やすと一番目の乗数は減り、最後は両方の行が自由になります。{$pair-solution}。
pivoting-exercise-3 = 30行には有効集合がいくつあり、レムケ法は何回の反復で終わりますか。
pivoting-exercise-3-ask = 30行でのレムケ法の反復回数（ページの表の値）
pivoting-exercise-3-hint = ページの表の「障害物」の問題で測ってください。
pivoting-exercise-3-answer = 30行には{$many-sets}通りの集合があります。レムケ法は24回の反復で終わりました。23回のピボットと、最後の仕上げです。
pivoting-exercise-4 = 同じ問題を、スペクトル射影勾配法でλ = 0から解きます。α = 1、t = 1の最初のステップの後、λとfはいくらですか。
pivoting-exercise-4-ask = 最初のステップの後のf
pivoting-exercise-4-hint = S = 1/2なので、λ = −b/2に移ります。これをf = ½λᵀAλ + bᵀλに代入してください。
pivoting-exercise-4-answer = λ = (2.5, 3)、f = −7.75です。fの最小値は−10.33です。どの行も、自分だけの場合に必要なだけ進むので、合わせると行き過ぎます。次のステップはそれより短く、α = 0.67です。

pivoting-sources-title = 出典
pivoting-source-lemke = Carlton E. Lemke, *Bimatrix equilibrium points and mathematical programming*, Management Science 11, 1965, 681–689。
pivoting-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, 1992, 第4章（ピボット法）、5.2節（ブロック分割）。
pivoting-source-judice = Joaquim J. Júdice, Fernanda M. Pires, *A block principal pivoting algorithm for large-scale strictly monotone linear complementarity problems*, Computers & Operations Research 21, 1994, 587–596。
pivoting-source-silcowitz = Morten Silcowitz-Hansen, Sarah Niebe, Kenny Erleben, *A nonsmooth nonlinear conjugate gradient method for interactive contact force problems*, The Visual Computer 26, 2010, 893–901。
pivoting-source-mazhar = Hammad Mazhar, Toby Heyn, Dan Negrut, Alessandro Tasora, *Using Nesterov’s method to accelerate multibody dynamics with friction and contact*, ACM Transactions on Graphics 34, 2015、論文32。
pivoting-source-birgin = Ernesto G. Birgin, José Mario Martínez, Marcos Raydan, *Nonmonotone spectral projected gradient methods on convex sets*, SIAM Journal on Optimization 10, 2000, 1196–1211。
pivoting-source-morales = José Luis Morales, Jorge Nocedal, Mikhail Smelyanskiy, *An algorithm for the fast solution of symmetric linear complementarity problems*, Numerische Mathematik 111, 2008, 251–266。

## ステージ、表、ボタン
pivoting-stage = ソルバーを一行ずつ
pivoting-problem = 問題
pivoting-problem-pair = 2行
pivoting-problem-obstacle = 障害物の上の鎖（6行）
pivoting-problem-alike = ほぼ同じ3行
pivoting-problem-cyclic = 巡回する行列（非対称）
pivoting-problem-stack = 積み重ねた3個の箱
pivoting-problem-rough = 摩擦のある箱1個
pivoting-solver = ソルバー
pivoting-solver-gauss-seidel = ガウス・ザイデル法
pivoting-solver-lemke = レムケ法
pivoting-solver-principal-pivoting = 主ピボット法
pivoting-solver-block-gauss-seidel = ブロック・ガウス・ザイデル法
pivoting-solver-nncg = NNCG
pivoting-solver-apgd = APGD
pivoting-solver-spectral-projected-gradient = スペクトル勾配（SPG）
pivoting-solver-subspace = 部分空間最小化
pivoting-rows = 問題の各行と、この時点のλとw
pivoting-free = 自由（有効集合に属する）
pivoting-readout = 反復{ $k } / { $most }、残差{ $residual }
pivoting-iteration-on = 一反復進む
pivoting-status-solved = 解けた
pivoting-status-limit = 解けていない
pivoting-status-ray = 半直線
pivoting-status-infeasible = 解なし
pivoting-code-repeat = 繰り返す
pivoting-code-for = 各
pivoting-code-until = 終わるまで：
pivoting-code-stop = 終了：
pivoting-code-if = もし
pivoting-code-otherwise = そうでなければ
pivoting-code-pivot = 入れ替え
pivoting-code-enters = 相手が入る：
pivoting-code-leaves = 出る：
pivoting-code-refine = 仕上げ
pivoting-code-solve = 解く
pivoting-code-exchange = 入れ替え
pivoting-code-until-blocked = 最初に止める行までの長さ
pivoting-code-while = 次の間
pivoting-code-better = よくなれば
pivoting-trial-title = どの問題にどのソルバーか：ここで測る
pivoting-trial-title-short = 測定
pivoting-trial-measure = すべてのソルバーを測る
pivoting-trial-rule = 反復回数・時間、結果、残差。反復は{ $most }回まで。ピボット法では最後の仕上げも1回と数えます。
pivoting-trial-progress = { $all }のうち{ $done }を測定
pivoting-trial-obstacle = 障害物、30行
pivoting-trial-stack = 箱10個
pivoting-trial-heavy = 箱10個、上が100 kg
pivoting-trial-rough = 箱3個、摩擦
pivoting-trial-cyclic = 非対称、3行
pivoting-try-lemke = 2行、レムケ法
pivoting-try-lemke-obstacle = 障害物の上の6行
pivoting-try-principal = 2行、主ピボット法
pivoting-try-principal-alike = ほぼ同じ3行
pivoting-try-block = 摩擦のある箱、ブロックごと
pivoting-try-nncg = 箱3個、NNCG
pivoting-try-apgd = 障害物、APGD
pivoting-try-spg = ほぼ同じ行、SPG
pivoting-try-subspace = 障害物、部分空間最小化
