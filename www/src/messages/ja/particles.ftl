# 「多くの粒子、一つのλ」のレッスン。文中の {$名前} は数式：src/lessons/particles/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

particles-lead = ビーズが一つ、針金が一本、乗数が一つ。それが始まりでした。鎖には20本、布には何百本もの棒があり、どの棒も、ほかの棒が引いている粒子を引いています。そのすべてを同時に保つのは、どのような力でしょうか。
particles-guide = 答えは、レッスン1の式を行列で書いたものです。開くことのできる欄が二つあります。一つはまさにこのステップの行列を図で見せ、もう一つではソルバーが{$lambda}を求めて競走します。

## 1 状態
particles-state-title = すべての粒子を一つのベクトルに
particles-state-1 = {$n}個の粒子の位置を縦に並べて長いベクトル{$q}とし、外力を{$Q}に、質量を対角行列{$M}にまとめます。
particles-state-2 = 質量の逆数を{$W-is}とします。0は固定された粒子を意味します。系全体のニュートンの運動方程式は一行で書け、ビーズ一つの式と同じ形をしています。

## 2 行
particles-rows-title = すべての拘束条件を一つのベクトルに
particles-rows-1 = {$m}個の拘束条件を、一つの関数の成分とみなして{$C-zero}と書きます。前と同じように連鎖律で微分します。
particles-rows-2 = *ヤコビ行列*{$J}の各行は、一つの拘束条件の勾配を全粒子にわたって並べたものです。一つの拘束に関わる粒子はわずかなので、ほとんどが0です。二つの粒子をつなぐ長さ{$r}の棒は、小さなブロックを二つ埋めます。
particles-rows-3 = 拘束条件が与えなければならないのは、{$C}とその変化率、{$J}のブロック、そして{$jdotv}だけです。だから拘束条件は部品のように組み合わせられます。一つ加えることは、行を一つ加えることなのです。

## 3 仕事
particles-work-title = 仕事をしない力
particles-work-1 = 拘束力{$fhat}の成分は座標の数だけあり、方程式より多くなります。ここでも決め手は仮想仕事の原理です。変化率がすべて0になるどの速度に対しても、拘束力は仕事をしません。したがって拘束力は行の一次結合であり、行ごとに一つの乗数がつきます。
particles-work-2 = どの棒も自分の方向に押すか引くかし、両端で大きさが等しく向きが反対です。まさにそうあるべきです。そして実際
particles-work-3 = すべての棒を合わせた仕事率は、いま{$now-power}です。一本一本の棒は粒子から粒子へエネルギーを渡すことができます。振り子がその下の振り子を動かすのも、この働きです。
particles-work-4-fold = 図で見る：接空間と法空間
particles-work-4 = これには幾何学的な意味があります。すべての座標を一つの空間にまとめましょう。拘束条件{$Ci}はその中の超曲面で、{$J}の{$i}行目はその法線です。すべての拘束を保つ速度は*接空間*{$tangent}をなし、行は*法空間*、つまりそこから離れる方向を張ります。仮想仕事の原理は、拘束力が法空間にあると述べています。だから{$m}個の数で足りるのです。
particles-normal-picture = 状態空間：曲面としての拘束条件、接平面と拘束を満たす速度、法線に沿う拘束力

## 4 一つの連立方程式
particles-system-title = 一つの連立一次方程式
particles-system-1 = この力をニュートンの運動方程式に、それを「どんなずれも消えていく」という要求に代入すると、{$m}個の乗数に対する{$m}個の方程式、すなわち連立一次方程式が残ります。ウィトキンとドゥターラーは{$alpha}と{$beta}を{$k-s}と{$k-d}と書いています。行列{$A}は*デラスス作用素*と呼ばれます。下は、初めの二行の数値です。
particles-system-2 = 成分{$A-ij}は、{$j}番目の乗数の1単位が{$i}番目の拘束条件の二階微分をどれだけ変えるかを表します。動ける粒子を共有していなければ0です。二重振り子では真ん中の粒子を共有しているので、一方の力だけを求めることはできません。
particles-metric-fold = 同じ計算を射影として見る（ドラッグできる図）
particles-metric-1 = この連立方程式が計算しているのは射影です。レール上の二台の台車を棒でつないだものが、完全に描ける最小の例です。平面の一点が二つの加速度を表します。棒がなければ台車は自由な加速度{$free}をもち、棒があれば許されるのは一本の直線上の点だけです。拘束力は点を{$reaction}だけ動かしてこの直線に載せます。二つの質量が等しくないかぎり、この移動は垂直には見えません。しかし長さを質量で、つまり{$metric}の平方根として測れば垂直です。垂線の長さは{$lambda}に比例します。
particles-metric-2 = つまり運動は、拘束を満たす加速度のうち、質量の計量で自由な加速度に最も近いものをとります。これが*ガウスの最小拘束の原理*です。同じ図は射影が現れるところすべてに戻ってきます。ドリフトの後の位置、衝突での速度、位置ベースの方法の補正です。
particles-metric-choice = 長さの測り方
particles-metric-plain = 座標のまま
particles-metric-masses = 質量の計量
particles-metric-mass = 質量
particles-metric-free = 自由な加速度：ドラッグするか、矢印キーで動かします
particles-metric-caption = 棒でつながれた二台の台車の加速度：自由な加速度（青）、拘束を満たす加速度（緑の直線）、拘束力の寄与（橙）。破線は、質量の計量で自由な加速度から実際の加速度と同じ距離にある加速度を結んだものです。
particles-system-3 = ぶら下がった鎖では、どの棒も次の棒を引いています。ここからの棒は長さの形で書きます。その乗数はニュートンで測った力で、引くときに負になります。
particles-hang-question = 同じビーズが10個、上下に連なり、静止してぶら下がっています。いちばん上の棒の張力は、いちばん下の棒と比べてどうでしょうか。
particles-hang-choice-same = 同じ
particles-hang-choice-twice = 上が約2倍
particles-hang-choice-ten = 上が10倍
particles-hang-measured = いちばん上の棒は{ $top } N、いちばん下の棒は{ $bottom } Nで引いています。
particles-hang-why-1 = どの棒も、自分より下にあるものを支えます。その荷重はどの棒にも入力として与えられていません。どの棒の行にも、その二つの粒子しか現れないからです。連立方程式が、重さを行から行へ伝えるのです。
particles-start-question = こんどは20本の棒を、一端で支えてまっすぐ水平に保ち、放します。最初の瞬間、一本目の棒の張力はどれだけでしょうか。
particles-start-choice-whole = 鎖の重さと同じ
particles-start-choice-half = 重さの半分
particles-start-choice-none = 0
particles-start-measured = 初めは{ $begin } Nでした。途中の最大は{ $most } Nで、鎖の重さは19.6 Nです。
particles-start-why-1 = 重力はどの棒にも垂直で、まだ何も動いていません。右辺では外力の項も速度項も0になり、解は0です。この瞬間、すべてのビーズが、支点の隣のビーズさえも、自由落下します。張力は、棒が回り始めてから生じます。

## 5 1ステップ
particles-step-title = 前と同じ四つの段階
particles-step-1 = プログラムは大きくなっていません。大きくなったのはベクトルだけです。力を0に戻し、外力を足し合わせ、乗数を解いて拘束力を足し、すべてを積分法に返します。
particles-step-2 = 拘束条件が関わるのは第三段階だけです。ほかは、これまでどおりの粒子系です。

## 6 積み木
particles-blocks-title = 動かしながら組み、組み替える
particles-blocks-1 = 力は必要なときに加え、いらなくなれば取り除きます。行も同じです。橋を動かし、行列の欄を開いてください。板が順に続くのでヤコビ行列は階段になり、{$A}は三重対角になります。
particles-blocks-2 = では動かしながら変えてみましょう。おもりは粒子と行を一つずつ加え、切断は行を一つ取り除きます。行列と、荷重の変わった橋がとる形を見てください。
particles-blocks-3 = 次のステップでは行の数が変わるだけです。いまは{$now-size}です。切断に備えて特別に用意しておくべき関節は一つもありません。

## 7 解く
particles-cg-title = λを解く
particles-cg-1 = {$square}行列は逆行列を求めることもできますが、無駄が多すぎます。ほとんどの成分は0で、次のステップには別の行列になるからです。ウィトキンとドゥターラーは*共役勾配法*を使います。推定値から出発して{$lambda}を反復のたびに改良していく方法で、{$A}については、ベクトルとの積、つまりブロックをひとめぐりする計算しか必要ありません。このコースで使うのは、それによく似た*共役残差法*です。一回の反復に積が一つで済むのは同じで、それまでの反復で可能なかぎり{$residual}を小さくします。行が重複したり矛盾したりして{$A}が特異になっても、破綻しません。
particles-solve-question = 棒20本の鎖で、右辺の10億分の1まで解くのに、共役残差法は何回の反復を必要とするでしょうか。
particles-solve-choice-few = 10回より少ない
particles-solve-choice-rows = 約20回
particles-solve-choice-many = 40回より多い
particles-solve-measured = { $cg }回でした。棒を一本ずつ順に直していくガウス・ザイデル法は{ $seidel }回かかりました。
particles-solve-why-1 = 丸め誤差がなければ、反復は多くても行の数だけで済みます。ここではそれより少なくはできません。一回の反復で情報が伝わるのは隣り合う棒の間だけで、それが一端から他端まで届かなければならないからです。
particles-solve-curve = いまのステップの方程式を解くときの残差（右辺に対する比）と反復回数。
particles-cg-2 = 時間を止めて見てみましょう。鎖を用意し、少し落としてから一時停止し、ソルバーの欄を開いてください。反復点を一つ選ぶと、それに対応する力がステージに現れます。情報が鎖を伝わっていきます。
particles-cg-3-fold = 代わりに棒を一本ずつ消去する
particles-cg-3 = 棒を一本ずつ消去していく直接法なら、一度で済みます。鎖や木には、*フィルイン*（新たな非零成分）を生じない消去の順序があるからです。20本でも2万本でも、一本あたりの手間は同じです。行が重なったり矛盾したりするときにソルバーがどうするかは、「{$redundant}」で扱います。

## 8 ドリフト
particles-drift-title = ドリフトへの三つの答え
particles-drift-1 = フィードバックは誤差を少しずつ打ち消します。*射影*することもできます。1ステップごとに、すべての{$C}が0になるように全粒子を最短の距離だけ動かし、速度も同じように直すのです。するとドリフトはまったく残りません。1ラジアン傾いた鎖を、ゲームと同じ16 msのステップで、三つ並べて放します。三つとも部分ステップは使いません。射影をする計算は、ゲームで使われる力積の方法です。
particles-methods-question = 射影をすると、棒の長さは12桁まで保たれます。5秒の間にエネルギーはどうなるでしょうか。
particles-methods-choice-kept = 保たれる
particles-methods-choice-lost = 多くが失われる
particles-methods-choice-gained = 増える
particles-methods-measured = 最大の運動エネルギーに対して、フィードバックは{ $feedback }、射影は{ $projection }、RATTLEは{ $rattle }だけエネルギーを変えました。
particles-methods-why-1 = 各粒子を最も近い許された場所へ動かすだけなら、エネルギーは失われます。最も近い場所は正しい場所ではなく、1ステップごとに、いつも同じ側でかどを少しずつ切り落とすからです。ここではSHAKEと同じように速度も補正に加わるので、失われる分はわずかです。フィードバックは棒の伸びを許してから引き戻すので、その力が仕事をします。
particles-methods-why-2 = RATTLEはステップの両端に拘束力を置くので、ステップは時間について対称になります。{$C}は丸め誤差を除いて0に保たれ、エネルギーは真の値のまわりを揺れるだけで、離れていきません。高次の積分法でもあまり失われませんが、手間は4倍です。
particles-drift-2 = ですから、どの方法にも問うべきことが二つあります。拘束は守られているか。その上の運動は正しいか。グラフは、この二つに別々に答えます。

## 9 多くの粒子
particles-many-title = ここから先は、数が増えるだけ
particles-many-1 = スライドの人形は、トマス・ヤコブセンが2000年にゲーム*Hitman*のために作ったもので、14個の粒子と21本の棒からなり、ここでは片手でぶら下がっています。彼は長さが合うまで粒子を動かして棒を保ちましたが、ここではそれぞれを乗数が保ちます。布は空間の144個の粒子と264本の糸です。理論には何も加わっていません。
particles-many-2 = 引っぱってみてください。布では糸の力に注目してください。張力は、留められた二つの隅に集まります。
particles-many-3 = 人形の胴には、必要な数より4本多く棒があります。本来そのような連立方程式の解は一つに決まらないのに、計算は動きます。その理由は「{$redundant}」で述べます。

particles-line-1 = 全粒子についてのニュートンの運動方程式です。
particles-line-2 = どのずれも減衰させます（C̈ = −αC − βĊ）。左辺は連鎖律によるC̈です。
particles-line-3 = 1行目を2行目に代入しました。
particles-line-4 = 仮想仕事の原理。拘束を満たす速度に対して仕事をしません。
particles-line-5 = 4行目を3行目に代入し、既知の項を右辺に移しました。Aλ = −bです。

## 練習問題
particles-exercises-title = 練習問題
particles-exercise-1 = 棒100本の鎖が平面内で、固定点から下がっています。固定点を除いた{$J}の大きさはいくつで、0でない成分はいくつありますか。
particles-exercise-1-ask = 0でないJの成分の数
particles-exercise-1-hint = 動く端一つにつき数が二つです。最初の棒には動く端が一つしかありません。
particles-exercise-1-answer = {$hundred}です。一本目には動く端が一つ、ほかには二つあり、それぞれ数が二つなので、20 000個の成分のうち398個です。
particles-exercise-2 = 長さの形で書いた二本の棒が、質量{$mass}の粒子で角{$phi}をなして出会います。{$A}のうち、この二本を結ぶ成分はいくらですか。それが0になるのはどんなときですか。
particles-exercise-2-ask = 2 kg、60°のときの成分（1/kg）
particles-exercise-2-hint = 共有する粒子での二つの勾配は単位ベクトルで、その内積は余弦です。
particles-exercise-2-answer = {$angle-entry}です。一方の単位ベクトル、1/m、他方の単位ベクトルの積です。直角なら0になり、二本の棒は互いに影響しません。
particles-exercise-3 = n個のビーズがぶら下がった鎖で、上からk番目の棒の張力{$tension-k}を、連立方程式から、または考察によって求めてください。
particles-exercise-3-ask = 10個のうち3番目の棒の張力（N、ビーズは1 kg）
particles-exercise-3-hint = その棒より下にビーズはいくつありますか。
particles-exercise-3-answer = {$answer-tension}。棒は自分より下のすべてのビーズを支えます。
particles-exercise-4 = アトウッドの器械：滑車にかけたロープの両端に二つの質量があります。位置を下向きに測ると{$atwood-C}です。フィードバックなしの{$lambda}を求めてください。
particles-exercise-4-ask = 3 kgと1 kgのときのλ（N）
particles-exercise-4-hint = A = 1/m₁ + 1/m₂、b = 2gとしてAλ = −b。λの符号はどちらでしょうか。
particles-exercise-4-answer = 行は一つで、勾配はどちらに対しても1なので{$atwood-A}です。重力は下向きなので、bは重力加速度の2倍です。したがって{$atwood-lambda}となります。位置を下向きに測り、ロープは上向きに引くので負になります。張力はどちらの質量にも同じです。3 kgと1 kgなら−14.7 Nです。
particles-exercise-5 = 静止した鎖では{$jdotv}が0なのに、まっすぐな棒のように振れる鎖ではなぜ0にならないのですか。
particles-exercise-5-choice-speeds = 速度どうしの積からできているから
particles-exercise-5-choice-lengths = 長さの変わる速さを表すから
particles-exercise-5-choice-weight = 重力を含むから
particles-exercise-5-not-lengths = 長さはどちらの場合も保たれます。長さの変わる速さはJvで、これは0です。
particles-exercise-5-not-weight = 重力は静止した鎖にも働いています。
particles-exercise-5-answer = この項は速度の二次式です。振れる棒はどの長さも保ちますが、向きは変わり、粒子が円を描くには支点へ向かう力が必要です。

particles-sources-title = 出典
particles-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, スライド12–21。Andrew Witkin, *Physically Based Modeling*, SIGGRAPH 97、“Constrained Dynamics”の部に基づく。
particles-source-notes = hi-ogawa, *mechanics* (2020)、“Constrained dynamics”、命題1と2：仕事をしないこと、λの式。
particles-source-jakobsen = Thomas Jakobsen, *Advanced Character Physics*, Game Developers Conference 2001：Hitmanの人形。
particles-source-cg = Magnus Hestenes, Eduard Stiefel, *Methods of conjugate gradients for solving linear systems*, Journal of Research of the National Bureau of Standards 49 (1952), 409–436。Eduard Stiefel, *Relaxationsmethoden bester Strategie zur Lösung linearer Gleichungssysteme*, Commentarii Mathematici Helvetici 29 (1955), 157–179：共役残差法。
particles-source-rattle = Hans Andersen, *RATTLE: a “velocity” version of the SHAKE algorithm*, Journal of Computational Physics 52 (1983), 24–34。

particles-quantity-A11 = Aの1行1列の成分
particles-quantity-A12 = Aの1行2列の成分
particles-quantity-A22 = Aの2行2列の成分
particles-quantity-b1 = bの1行目の成分
particles-quantity-b2 = bの2行目の成分
particles-quantity-lambda1 = 一つ目の乗数
particles-quantity-lambda2 = 二つ目の乗数
particles-quantity-rows = 行の数

## ボタン、実験、計算の名前
particles-preset-double = 二重振り子
particles-preset-falling = 落ちる鎖
particles-preset-bridge = 吊り橋
particles-preset-solvers = ソルバーのための鎖
particles-preset-methods = ドリフトへの三つの答え
particles-preset-figure = 棒人間
particles-preset-cloth = 布
particles-preset-coordinates = 二重振り子の座標ごとの動き
particles-preset-rows = 長すぎる棒
particles-preset-power = 二重振り子の仕事率と速さ
particles-act-weigh = 真ん中におもりを下げる
particles-act-cut = 真ん中を切る
particles-run-double = 二重振り子
particles-run-chain = 鎖
particles-run-residuals = 共役残差法
particles-run-seidel = ガウス・ザイデル法
particles-run-bridge = 橋
particles-run-feedback = フィードバック
particles-run-projection = 射影
particles-run-rattle = RATTLE
particles-run-figure = 人形
particles-run-cloth = 布
