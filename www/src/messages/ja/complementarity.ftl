# レッスン「拘束から相補性へ」。本文の {$名前} は数式: src/lessons/complementarity/formulas.tex。
# *語* は強調、**語** は太字。一段落は一行の一つのメッセージ。

complementarity-lead = 針金は、ビーズを保つのに必要なだけ引きもすれば押しもします。床は押すだけ、それも上に何かが載っているあいだだけです。この「だけ」によって、方程式は新しいものに変わります。
complementarity-guide = 図が問題そのものです。直線をドラッグすると、数式も解も文章もそれに応じて変わります。

## 1 押すだけ
complementarity-push-title = 押すことしかしない床
complementarity-ball-1 = 床の上にボールがあります。その横の図では、右向きが床の力λ、上向きがw = C/h、つまりステップの後のすき間Cを時間刻みhで割ったものです。ボールを持ち上げて放すか、点をドラッグしてみてください。点はかどの線から決して離れません。空中ではすき間があって力がなく、床の上では力があってすき間がありません。
complementarity-ball-lift = 高さ
complementarity-ball-press = 押しつける
complementarity-ball-picture = 床の上のボールと、そのすき間と力を表す点
complementarity-ball-measured = すき間C = { $gap } m、w = C/h = { $w } m/s、力λ = { $force } N。
complementarity-push-1 = ボールが床に触れようとしています。1ステップのあいだに、床はボールに力積{$lam}を与えることができ、そのあとボールは床から離れる向きに速度{$w}で動きます。速度の変化は力積に比例します。
complementarity-push-2 = {$b}は床がなかったときの速度、{$A}は力積一単位が速度をどれだけ変えるかで、ボールなら質量の逆数です。針金なら{$w-zero}を求めるところです。床は三つのことを同時に求めます。
complementarity-push-3 = 引かない、通さない、ひとりでに離れていくものは押さない。最後の、積が0という条件は、接触のレッスンの⟂です。二つのうちどちらかはいつも0です。力学では、この三つを*シニョリーニの条件*といいます。ここのように{$w}がλの一次式である相補性問題を*線形相補性問題*、略してLCPと呼びます。
complementarity-push-4 = 図では、この二つの条件がかどを作ります。上へは{$lambda-zero}に沿って、右へは{$w-zero}に沿って。直線がこのかどと出会うところが解です。
complementarity-falling-question = ボールが2 m/sで落ちてきます。質量は1 kgです。床は何をするでしょうか。
complementarity-falling-choice-nothing = 何もしない。力積は0
complementarity-falling-choice-stops = 2 N·sの力積でボールを止める
complementarity-falling-choice-throws = 4 N·sで跳ね返す
complementarity-falling-measured = λ = { $lambda } N·s、w = { $w } m/sです。
complementarity-falling-why = 直線はかどより{$b-falling}だけ下から始まり、傾き1で上がって、水平な部分と出会います。跳ね返らないのは、問題をそう立てたからです。跳ね返りでは{$b}が変わり、別のレッスンで扱います。
complementarity-push-5 = では、ボールがすでに上へ向かっているときはどうでしょうか。直線はかどの上から始まり、すぐにかどと出会い、床は何もしません。

## 2 上下限
complementarity-bounds-title = 下限、上限、なし
complementarity-bounds-1 = 上下限をもつのは床の行だけではありません。モーターには最大のトルクがあり、摩擦には最大の力があって、どちらも両方向です。そこで、それぞれの乗数に下限と上限をもたせます。
complementarity-bounds-2 = どちらも無限大でかまいません。上下限がなければ、その行は{$w-zero}という、これまでのレッスンと同じふつうの方程式です。{$lo-zero}で上限なしなら床です。両方あればモーターです。力が足りるあいだは速度が保たれて{$w-zero}となり、上下限に達すると、速度は定めた値に届かなくなります。
complementarity-motor-question = モーターはどちらの向きにも最大1しか出せませんが、速度を保つには2が必要です。解はどこにあるでしょうか。
complementarity-motor-choice-between = 上下限のあいだ、w = 0の上
complementarity-motor-choice-hi = 上限にあって、wは0より小さい
complementarity-motor-choice-none = どこにもない
complementarity-motor-measured = λ = { $lambda }、w = { $w }です。
complementarity-motor-why = 折れ線のかどは、こんどは二つです。直線は水平な部分の下を通り、その下の垂直な部分と{$hi}で出会います。足りない分は{$w-negative}として残り、速度は保てません。
complementarity-bounds-3 = これらの場合はすべて一行に収まります。直線上の点をとり、{$w}を引き、その結果を上下限の中に制限します。
complementarity-bounds-4 = 解とは、こうしても動かない点です。ほかの点では、動く距離が誤りの大きさの目安になります。これが*残差*（*自然写像*のノルム。行が複数なら、先に{$w}をその行の対角成分で割ります）です。ひし形を直線に沿って動かし、矢印がどこへ送るか見てください。
complementarity-bounds-5 = この一行は、検算に使えるだけではありません。繰り返せば、それだけでもうソルバーになります。反復のレッスンはここから始まります。

## 3 二つ同時に
complementarity-two-title = 二つの接触、一つの平面
complementarity-two-1 = 箱が二つのかどで床に載っています。左のかどへの力積は左を持ち上げますが、箱の回転を通じて右を押し下げます。どの{$w-i}も両方の力積に依存します。
complementarity-two-2 = こんどの図は、二つの未知数の平面です。直線{$w1-zero}の上では一つ目のかどは床に留まり、斜線の側では浮きます。かどごとに折れ線が太く描かれています。押さないところでは軸に沿い、押すところでは自分の直線に沿います。一つ目は実線、二つ目は破線です。**二つの折れ線が出会うところが解です。**
complementarity-landing-question = 箱が回りながら、左のかどから先に落ちてきます。b = (−3, 1)です。床はどのかどを押すでしょうか。
complementarity-landing-choice-both = 両方
complementarity-landing-choice-left = 左だけ
complementarity-landing-choice-right = 右だけ
complementarity-landing-choice-neither = どちらも押さない
complementarity-landing-measured = λ = { $lambda }、w = { $w }です。
complementarity-landing-why = 二つの折れ線は軸{$lambda2-zero}の上で出会います。左のかどへの力積は右のかどを床へ押し込もうとさえしますが、{$b2}が十分大きいので、右は離れていきます。どの場合かは、問題を解かなければ分かりません。「両方触れているから両方押す」と決めつけると、一方が引くことになります。
complementarity-two-3 = 二組なら四つの場合、十組ならもう千通りです。だからこそ問題は難しく、おもしろいのです。直線を動かして、四つの場合を一度ずつ出してみてください。
complementarity-two-4 = いまの問題の数値は次のとおりです。

## 4 一つの形
complementarity-kinds-title = 等式、不等式、その両方
complementarity-kinds-1 = 行ごとの上下限があれば、このコースで解くものはすべて一つの形になります。上下限がまったくなければ連立一次方程式、すべて{$lam-positive}ならLCP、両者が混ざっていれば*混合*LCP、上下限がどれも有限なら*箱形LCP*です。
complementarity-kinds-2 = 上下限のない行は、方程式を自分の乗数について解けるので、前もって取り除けます。残るのはもっと小さいLCPです。その行列を*シューア補行列*といいます。
complementarity-kinds-3 = 一行目に上下限があり、二行目にないとき、小さくなった問題は次のとおりです。
complementarity-kinds-4 = 図の下の表で行の種類を変え、折れ線のどの部分が残るか見てください。
complementarity-kinds-5 = ここで、文献に現れる名前を二つ挙げておきましょう。{$w}が{$line-form}に限らず滑らかにλによるとき、*非線形*相補性問題（NCP）といい、各行に上下限があれば*混合*相補性問題（MCP）といいます。箱形LCPは線形のMCP、方程式は上下限のないMCPです。本当の円錐をもつ摩擦では上下限そのものが動きますが、滑る速さを未知数に加えればNCPとして書けます。

## 5 エネルギー
complementarity-energy-title = 壁まで坂を下る
complementarity-energy-1 = {$A}が対称で正定値のとき（互いに独立な行のデラスス作用素はそうなっています）、この問題はまったく別の読み方ができます。細い楕円は次の関数の等高線です。
complementarity-energy-2 = {$w}はその勾配です。解は上下限の中でいちばん低い点です。谷底（{$w-zero}）か、壁の上で、降下方向が壁にまっすぐ向かう点（{$w-positive}）のどちらかです。相補性は、まさに最小であるための条件です。
complementarity-line-1 = 上下限はλ ≥ 0とします。Eは二次式、Aは対称、wは勾配です。dは任意の向き、t > 0です。
complementarity-line-2 = いちばん低い点では、許されるどの向きに進んでもEは減りません。tが小さければ、tの1次の項で決まります。行iの軸の正の向きはいつも許されます。
complementarity-line-3 = {$lambda-i}が正なら、逆の向きも許されます。したがってλ ⟂ wです。
complementarity-line-4 = 逆に、0 ≤ λ ⟂ w ≥ 0を満たすλからほかの{$lambda-other} ≥ 0へ進みます。1行目でt = 1、d = {$lambda-other} − λとしました。
complementarity-line-5 = w·λ = 0で、wにも{$lambda-other}にも負の成分はなく、Aは正定値です。したがってλはいちばん低い点で、そのような点はほかにありません。
complementarity-energy-question = 谷底は外にあり、λ = (3, −1)です。解は、許された範囲でそこにいちばん近い点(3, 0)でしょうか。
complementarity-energy-choice-nearest = はい、(3, 0)
complementarity-energy-choice-other = いいえ、同じ軸の別の点
complementarity-energy-choice-origin = いいえ、原点
complementarity-energy-measured = λ = { $lambda }、w = { $w }です。
complementarity-energy-why = 谷は斜めです。壁に沿ってエネルギーはさらに減り、等高線が壁に接する点で最小になります。まず方程式を解き、あとから負の成分を0にすると、誤った答えになります。接触では、その誤りが目に見えます。
complementarity-energy-3 = 摩擦にはこのようなエネルギーがありません。上下限が法線力によるからです。摩擦がここまでのどれよりも難しい理由の一つです。

## 練習問題
complementarity-exercises-title = 練習問題
complementarity-exercise-1 = A = 2、b = −3、λ ≥ 0。解は何ですか。上限が1ならどうですか。
complementarity-exercise-1-ask = 上限のないときのλ
complementarity-exercise-1-hint = λ > 0なら行は方程式2λ − 3 = 0です。
complementarity-exercise-1-bound-ask = 上限を1としたときのw
complementarity-exercise-1-bound-hint = λは1で止まり、w = Aλ + bが残ります。
complementarity-exercise-1-answer = {$answer-one}、{$w-zero}です。上限があればλ = 1、w = −1です。
complementarity-exercise-2 = lo = hiの行は何を言っていますか。
complementarity-exercise-2-ask = A = 2、b = −3、lo = hi = 3のときのw
complementarity-exercise-2-hint = λが与えられ、w = Aλ + bが決まります。
complementarity-exercise-2-answer = λは与えられていて、wは何であってもかまいません。つまり、その行は既知の力です。箱形LCPにはこの場合もあります。
complementarity-exercise-3 = A = ((2, 1), (1, 2))、b = (−5, −6)。両方のかどが押すことを示してください。
complementarity-exercise-3-ask = 一つ目のかどのλ
complementarity-exercise-3-hint = 2λ₁ + λ₂ = 5とλ₁ + 2λ₂ = 6を解いてください。
complementarity-exercise-3-answer = {$answer-both}は二つの方程式を満たし、正なので、wは両方0でかまいません。Aは正定値なので、ほかの解はありません。
complementarity-exercise-4 = 箱の質量と慣性モーメントを二倍にします。A、λ、wはどうなりますか。
complementarity-exercise-4-ask = λは何倍になりますか
complementarity-exercise-4-hint = Aは逆質量で、bは変わりません。
complementarity-exercise-4-answer = Aは半分、λは二倍、wは変わりません。重い箱ほど強く押しますが、動き方は同じです。

complementarity-sources-title = 出典
complementarity-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 2.3–3.5節。
complementarity-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, 第1部：λの上下限。hi-ogawa, *mechanics* (2020)、“Constrained dynamics”、命題3。
complementarity-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, SIAM 2009、第1章。
complementarity-source-moreau = Jean Jacques Moreau, *Unilateral contact and dry friction in finite freedom dynamics*, Nonsmooth Mechanics and Applications, Springer 1988所収, 1–82。

complementarity-quantity-reduced-a = 縮約した行列
complementarity-quantity-reduced-b = 縮約した右辺

## ボタン
complementarity-try-falling = 落ちてくるボール
complementarity-try-leaving = 上へ向かうボール
complementarity-try-motor = 十分強いモーター
complementarity-try-weak = 弱すぎるモーター
complementarity-try-wire = 上下限なし
complementarity-try-resting = 静止した箱
complementarity-try-landing = 左のかどで着地
complementarity-try-flying = 両方のかどが離れる
complementarity-try-mixed = 二行目が自由
complementarity-try-box = 両方に上下限
complementarity-try-linear = 上下限なし
complementarity-try-valley = 谷は外
