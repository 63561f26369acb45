# 「一つのシーン、すべての方法」のレッスン。文中の {$名前} は数式：src/lessons/methods/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

methods-lead = 六つの方法が同じ二本の棒を同じ状態から動かすと、数秒後には五つの異なる運動になり、二つの方法だけが一致します。正しいのはどれでしょうか。それぞれどれだけの計算量がかかったのでしょうか。そして、最もよい方法はあるのでしょうか。
methods-guide = 同じ二本の棒の六つの計算が、10 msのステップで同時に始まります。一つ目は参照解で、1 msのステップのルンゲ・クッタ法です。8秒の間、100万分の2 mmまで正確です。

## 1 競走
methods-race-title = 一つの振り子、六つの計算
methods-race-1 = フィードバックつきの拘束力、力積（「{$impulses}」）、一般化座標（「{$coordinates}」）、位置（「{$positions}」）、RATTLEです。参照解からの隔たり、関節の開き、運動量およびピンのまわりの角運動量の参照解との差、増減したエネルギー、そしてこの端末での計算時間（シミュレーション1秒あたり）の、いまの値を示します。
methods-race-caption = 下の棒の参照解からの距離（mm）、関節の開き（mm）、運動量の差の大きさ（kg·m/s）、角運動量の差（kg·m²/s）、エネルギーのドリフト（J）、シミュレーション1秒あたりの計算時間（ms）。
methods-race-2 = ばねとコンプライアンスは、関節を弾性的に保ちます。同じ参照解と並べて、柔らかいばね、硬いばね、そして硬いばねと同じコンプライアンスの位置（10個の部分ステップで掃引を1回ずつ）を動かします。
methods-column-error = 誤差
methods-column-cost = 計算時間
methods-nearest-question = 2秒後に、下の棒が参照解にいちばん近いのはどれでしょうか。
methods-nearest-choice-feedback = フィードバックつきの拘束力
methods-nearest-choice-impulses = 力積
methods-nearest-choice-generalised = 一般化座標
methods-nearest-choice-position = 位置
methods-nearest-choice-rattle = RATTLE
methods-nearest-measured = いちばん近いものは{ $least } mm、いちばん遠いものは{ $most } mm離れています。
methods-nearest-why-1 = RATTLEと一般化座標は二次で、時間について対称です。誤差はステップの二乗に比例し、大きさも同程度です。残りの三つは一次です。
methods-losing-question = この2秒間にいちばん多くのエネルギーを失うのはどれでしょうか。
methods-losing-choice-feedback = フィードバックつきの拘束力
methods-losing-choice-impulses = 力積
methods-losing-choice-generalised = 一般化座標
methods-losing-choice-position = 位置
methods-losing-choice-rattle = RATTLE
methods-losing-measured = { $most } Jを失いました。
methods-losing-why-1 = 位置は、ステップの終わりに予測位置での勾配の方向に補正され、これは減速として働きます。その一方で、関節はほとんど開きません。拘束の違反と誤差とエネルギーは、三つの別々の問題です。

## 2 計算量
methods-cost-title = 精度の代償
methods-cost-1 = 手元の端末で測ります。同じシーンを、それぞれの方法で20、10、5、2.5 msのステップで計算します。横軸はシミュレーション1秒あたりの計算時間、縦軸は1秒後の誤差です。速くて正確なのは左下です。
methods-cost-2 = ステップを半分にすると時間は2倍になります。そのとき誤差がどれだけ減るかが*次数*p、曲線の傾きで、誤差は{$order}に比例します。フィードバックつきの単純なステップは半分、RATTLEと一般化座標は4分の1、ルンゲ・クッタ法は16分の1になります。次数の高い曲線が下にあるところでは、桁数を求めるほどその差が開きます。
methods-cost-5 = ばねの曲線は水平です。その誤差はばねの伸び縮みで、ステップを短くしても変わりません。変えるのは硬いばねだけで、それには短いステップが要ります。
methods-cost-4 = 図の二つの点を、並べて動かします。フィードバックつきの単純なステップを20 msと10 msにして、参照解と比べます。1秒後、参照解からの距離は103 mmと50 mmです。
methods-cost-3 = 振り子の運動は滑らかです。衝突や摩擦があると、衝突の瞬間を求めない方法はせいぜい一次で、重要なのは図の左端、つまり発散しない大きな1ステップにかかる計算時間です。
methods-cost-label = 計算時間に対する誤差。両軸とも対数
methods-measure = 測る
methods-compute = マップを計算する
methods-cancel = 中止
methods-progress = { $all }のうち{ $done }

## 3 安定性
methods-stability-title = 安定性マップ
methods-stability-1 = フィードバックがあると、{$C}は減衰のあるばねの方程式に従います。ただしステップごとにです。シンプレクティック・オイラー法では1ステップが2 × 2行列になり、両方の固有値の大きさが1より小さいところで誤差は減衰します。
methods-stability-2 = マップはこの式から描いたものではありません。どの点でも、1 mm長すぎる棒を最大640ステップ（最初のマップでは20 msずつ）動かし、後半でいちばん大きい誤差を前半のそれと比べます。青は減衰で、濃いほど速く、赤は増大、いちばん淡い青は誤差の大きさが変わらないところです。線は理論上の境界です。点を押すとその設定が読み込まれ、様子を見ることができます。キーボードでは、矢印キーで十字線を動かし、Enterで読み込みます。
methods-map-feedback = フィードバック：αとβ
methods-map-damped = α = β²/4のフィードバック：βとh
methods-map-spring = ペナルティ法：kとh
methods-map-label = 安定性マップ：測った減衰と増大、理論の境界。矢印キーで十字線を動かし、Enterで設定を読み込みます。
methods-map-point = { $values }：{ $verdict }。
methods-map-loaded = { $values }：{ $verdict }。読み込みました。
methods-map-decays = 誤差は減衰します
methods-map-stays = 誤差の大きさは変わりません
methods-map-grows = 誤差は増大します
methods-map-unmeasured = まだ測っていません
methods-stability-5 = 臨界減衰α = β²/4では、残るのは{$beta}と{$h}だけです。二番目のマップの境界は一本で、「{$drift}」で目安とした「βは1/hより小さく」は、その内側にあります。
methods-stability-3 = 減衰のないペナルティのばねでは、一つの数だけで決まります。
methods-stability-4 = 線の下ではいつまでも振動し、上では発散します。硬いばねほど短いステップが要り、シーンの中でいちばん硬い結合が全体のステップを決めます。二本の棒は一本より硬くなります。関節の誤差は棒を回しもするからです。
methods-springs-question = 二本の棒の関節をばねにします。k = 1000 N/mと10 000 N/m、どちらもh = 10 msです。安定なのはどちらでしょうか。
methods-springs-choice-both = 両方。限界は40 000 N/mだから
methods-springs-choice-soft = 柔らかいほうだけ
methods-springs-choice-stiff = 硬いほうだけ
methods-springs-measured = 柔らかい関節は最大{ $soft } mm、硬い関節は{ $stiff } m開きました。
methods-springs-why-1 = 有効質量は1/Aで、この棒ではAの最大固有値が8.75 1/kgに達します。いちばん不利な配置では、限界は4600 N/mです。それを少し超えるだけなら、棒が通り過ぎてしまうので増大する時間がありません。10 000 N/mでは、その時間が足ります。柔らかい関節が保たれるのも、たわむことによってです。

## 4 選び方
methods-decide-title = どの方法、どの安定化、どのソルバー
methods-decide-1 = 測定から勧められるのは、次のとおりです。
methods-need-exact = 滑らかな運動を多くの桁まで
methods-take-exact = ルンゲ・クッタ4次法による拘束力、マップの十分内側でβ = 2√αのフィードバック、直接法のソルバー。
methods-need-long = 長い運動で、エネルギーと運動量を保つ
methods-take-long = RATTLE。安定化は要らない。直接法のソルバー。
methods-need-contact = 接触、摩擦、積み重ね
methods-take-contact = 小さな部分ステップの力積。柔らかい拘束か緩和。ウォームスタートつきのガウス・ザイデル法、質量比が大きければより正確なソルバー。
methods-need-robot = ロボット、モーターつきの人形、少ない接触
methods-take-robot = 一般化座標。接触と可動限界は力積として。
methods-need-cloth = 布、ロープ、もっともらしいアニメーション
methods-take-cloth = コンプライアンスつきの位置。多くの部分ステップで1回ずつ掃引。
methods-need-soft = ゴムなど、実際に弾性をもつ材料
methods-take-soft = kh²が4mよりずっと小さいかぎり、ばね。それを超えるならコンプライアンス。
methods-decide-3 = このうち二つは、ここで確かめられます。10秒間に、RATTLEはエネルギーを0.00027 J変え、フィードバックつきの単純なステップは3.8 J変えます。また、10 000 N/mのばねは発散しますが、同じコンプライアンスの位置では、関節の開きは最大でも6.7 mmです。
methods-decide-2 = 物体が何にもつながれていないとき、それぞれの方法がどの運動量を保つかは「{$positions}」で、ソルバーは「{$iterating}」で扱います。

methods-line-1 = C̈ = −αC − βĊに対するシンプレクティック・オイラー法の1ステップです。
methods-line-2 = 第一式を第二式に代入しました。どちらも一次式です。
methods-line-3 = 固有値の和と積です。
methods-line-4 = z² − tr z + detの二つの根の絶対値がともに1より小さい条件です（Schur、Cohn、Jury）。
methods-line-5 = −tr < 1 + detから第一の条件、det > −1から第二の条件が出ます。αとβが正なら残りは成り立ちます。

## 練習問題
methods-exercises-title = 練習問題
methods-exercise-1 = 10 msのステップで、1 kgにつけるペナルティのばねはどこまで硬くできますか。
methods-exercise-1-ask = 最も硬いばね（N/m）
methods-exercise-1-hint = kh²/m < 4です。
methods-exercise-1-half-ask = 5 msのステップなら（N/m）
methods-exercise-1-half-hint = 半分のステップは二乗で効きます。
methods-exercise-1-answer = {$answer-k}です。マップで、線のすぐ上とすぐ下の点を読み込んでみてください。
methods-exercise-2 = {$beta} = 20 s⁻¹、{$h} = 20 msのとき、{$alpha}はどこまで大きくできますか。
methods-exercise-2-ask = 最大のα（s⁻²）
methods-exercise-2-hint = αh² + 2βh < 4です。
methods-exercise-2-answer = 第一の条件から{$answer-alpha}です。臨界減衰α = β²/4 = 100は、はるか内側にあります。
methods-exercise-3 = ある方法の誤差は、10 msで8 mm、5 msで2 mmです。1 msではいくらですか。その答えはいつ信用できますか。
methods-exercise-3-ask = 1 msのときの誤差（mm）
methods-exercise-3-hint = ステップが半分で4分の1なら二次です。誤差はh²に比例します。
methods-exercise-3-choice-always = どんな二つの誤差からでも。方法の次数は決まっているから
methods-exercise-3-choice-straight = 図の点が一直線に並ぶとき
methods-exercise-3-choice-small = ステップが十分に小さければいつでも
methods-exercise-3-not-always = 次数は小さなステップで成り立ちます。大きなステップの誤差は、まだそれに届いていません。
methods-exercise-3-not-small = ごく小さなステップでは丸め誤差が勝ち、誤差はもう減りません。
methods-exercise-3-answer = ステップが半分で4分の1なら二次で、0.08 mmです。図の点が一直線に並ぶときに信用できます。大きなステップではまだ並ばず、ごく小さなステップでは丸め誤差が勝ります。
methods-exercise-4 = フィードバックが臨界減衰α = β²/4で、{$h} = 5 msのとき、{$beta}はどこまで大きくできますか。
methods-exercise-4-ask = 最大のβ（s⁻¹）
methods-exercise-4-hint = αh² + 2βh < 4にα = β²/4を代入し、βhについて解いてください。
methods-exercise-4-answer = {$answer-beta}です。x = βhとおくと、条件はx²/4 + 2x < 4となります。二番目のマップで境界を探し、その両側の点を読み込んでみてください。

methods-sources-title = 出典
methods-source-duthaler = Stefan Duthaler, *Constrained Dynamics*（ドイツ語のスライド, 2003）, スライド4と10：ばね、フィードバック。Andrew Witkinによる。
methods-source-hairer = Ernst Hairer, Christian Lubich, Gerhard Wanner, *Geometric Numerical Integration*, Springer 2006, 第I章とVII.1節：RATTLE、長い運動。
methods-source-ascher = Uri Ascher, Hongsheng Chin, Sebastian Reich, *Stabilization of DAEs and invariant manifolds*, Numerische Mathematik 67 (1994), 131–149。

## ボタン、実験、計算
methods-preset-race = すべての方法を一緒に
methods-preset-springs = 関節の代わりのばね
methods-preset-cost = 図の二つの点
methods-preset-long = RATTLEとフィードバック
methods-preset-stick = 長すぎる一本の棒
methods-run-truth = 参照解（1 ms）
methods-run-feedback = フィードバック
methods-run-impulses = 力積
methods-run-generalised = 一般化座標
methods-run-position = 位置
methods-run-rattle = RATTLE
methods-run-rk4 = フィードバック、RK4
methods-run-coarse = h = 20 ms
methods-run-fine = h = 10 ms
methods-run-soft = k 1000
methods-run-stiff = k 10 000
methods-run-compliant = k 10 000、位置
methods-run-stick = 棒
