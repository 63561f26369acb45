# 「位置を先に」のレッスン。文中の {$名前} は数式：src/lessons/positions/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

positions-lead = ゲームの布は引っぱられ、破られ、戸口を引きずられても、決して発散しません。布をつなぎ止める力はどこにもなく、ずれた点はただ、あるべき場所に置き直されます。それがなぜ力学と言えるのでしょうか。その代償は何でしょうか。
positions-guide = 角度一つと面積一つを拘束した、棒でできた正方形が、重力なしで回っています。一つのビーズは原点のまわりの輪の上を、もう一つは、弱いばねに引き戻されながら直線の上を動きます。とくに断らないかぎり、すべてを位置ベース法で動かします。

## 1 予測と射影
positions-scheme-title = まず動かし、あとから直す
positions-scheme-1 = これまで拘束条件は加速度に、「{$impulses}」では速度に働き、位置はドリフトしました。位置ベース動力学（PBD）は順序を逆にします。まず外力だけで全体を予測位置{$xbar}へ動かし、それを{$C} = 0の上へ射影し、結果として生じた移動から速度を求めます。
positions-scheme-2 = どの方向へ補正すればよいのでしょうか。拘束力なら{$grad}に沿って働き、どの粒子も質量の逆数に比例して動きます。一つの拘束条件についてニュートン法を一回行うと、次のようになります。
positions-scheme-3 = こうしてすべての拘束条件を順に射影します。1ステップに何回か掃引し、どの射影も前の射影の結果から始めます。非線形の拘束条件そのものに対するガウス・ザイデル法です（「{$iterating}」）。行列も速度の拘束もなく、ドリフトも起こりません。

## 2 不変性
positions-sums-title = 拘束条件は何を保つか
positions-sums-1 = 勾配に沿って補正すると、粒子は{$grad}に比例する力積を受けます。それらが打ち消し合うかどうかは、対称性の問題です。すべてを同じ{$a}だけ動かしても{$C}が変わらない（*並進不変*である）なら、{$a}についての微分は0です。
positions-sums-2 = 力積の和は0になり、運動量が保たれます。すべてを原点のまわりに回しても{$C}が変わらないなら、角度で微分して
positions-sums-3 = が得られ、力積のトルクも0です。ステージにある拘束条件の種類ごとに、この瞬間の二つの和を示します。一つ目の和には成分が二つあるので、平面では三つの数になります。
positions-sums-4 = 距離、角度、面積は粒子どうしの位置関係だけで決まるので、三つの数はどれも0です。原点のまわりの輪は、回しても変わりませんが、並進させれば変わります。直線は、それ自身に沿って動かすときしか不変ではありません。運動量と角運動量を、系の外の何かへ渡します。

## 3 角運動量
positions-angular-title = 主張4を試す
positions-angular-1 = 力学ノートはここから、位置ベース法は自由な物体の運動量と角運動量を保つと結論します（主張4）。重力なしで5 rad/sで回る、二つのビーズと一本の棒では、仮定がすべて成り立ちます。運動量は最後の桁まで保たれます。時間刻みは20 msです。
positions-steps-question = 時間刻みを半分の10 msにすると、1秒間に失われる角運動量はどうなるでしょうか。
positions-steps-choice-same = ほとんど変わらない
positions-steps-choice-half = 半分より少し多くなる
positions-steps-choice-quarter = およそ4分の1になる
positions-steps-measured = 失われたのは、20 msのステップで{ $twenty } %、10 msで{ $ten } %、5 msで{ $five } %です。
positions-steps-why-1 = 新しい速度は{$x}から新しい位置への移動に平行なので、{$old-arm}です。効くのは*古い*位置の腕です。ところが勾配は予測位置でとられています。
positions-steps-why-2 = 命題から{$zero-at}ですが、これはバーのついた位置の腕についての式です。古い位置の腕では0になりません。予測は棒を伸ばすだけでなく、およそhωだけ回しもするので、張力の向きは古い向きから外れます。この棒では、失われる量を閉じた形で書けます。
positions-steps-why-3 = 一次では、ステップを半分にすれば損失も半分です。式の値は29.3、18.4、10.6 %です。
positions-angular-2 = 解決策は1977年からあります。SHAKEは、ステップの終わりに同じ{$C} = 0を求めながら、古い位置での勾配の方向{$shake}へ補正します。これで腕と勾配が同じ位置で評価されます。
positions-angular-3 = 角運動量は、いま{$now-momentum}です。SHAKEの代償は、λについての方程式が非線形になることです。古い方向へ一度のニュートン・ステップで動かしただけで拘束面に届くとはかぎらず、時間刻みが大きければまったく届かないこともあります。（ここで動かすのはRATTLE、つまり速度も射影するSHAKEです。）

## 4 硬さ
positions-stiffness-title = 掃引による剛性
positions-stiffness-1 = 1 kgのビーズ八つの鎖がぶら下がり、弱い抵抗の中で静止します。時間刻みは20 msで、棒は伸びないものとします。一方では1ステップに1回、もう一方では40回掃引します。
positions-stiff-question = 鎖の端は本来の位置より下がります。その下がりは、1回の掃引では40回に比べてどれだけでしょうか。
positions-stiff-choice-same = ほぼ同じ。ステップが短いから
positions-stiff-choice-twice = 4倍まで
positions-stiff-choice-more = 4倍をはるかに超える
positions-stiff-measured = 鎖の端は、1回の掃引で{ $one } mm、40回で{ $many } mm下がりすぎています。
positions-stiff-why-1 = ステップごとに重力がすべての棒を引き伸ばし、掃引のたびにその一部が直ります。残りは弾性のように見えますが、その剛性は数値的なものです。掃引を増やすかステップを短くすればロープは硬くなります。その硬さをN/mで指定することはできません。
positions-stiffness-2 = XPBD（拡張されたPBD）は、拘束条件ごとに*コンプライアンス*{$compliance}（単位m/N）を与え、そのステップの間、乗数を足し合わせていきます。
positions-stiffness-3 = 掃引が収束したところではC = −{$alpha-tilde}λが成り立ちます。これはステップの終わりで評価したばねで、時間刻みがどれだけ大きくても安定です。収束してしまえば、剛性は掃引の回数によりません。{$compliance} = 1 mm/Nのとき、10回でも40回でも同じだけ垂れ下がり、フックの法則との差は1 mm以内です。

## 5 小さなステップ
positions-substeps-title = 小さなステップか、多くの反復か
positions-substeps-1 = 20 msごとに、どの棒も20回射影することにします。一つのステップで20回掃引するか、20の部分ステップで1回ずつ掃引するかです。鎖を水平に保って放します。
positions-small-question = 3秒の間、エネルギーをよく保つのはどちらでしょうか。
positions-small-choice-iterations = 多くの掃引。拘束条件をよく解くから
positions-small-choice-same = 同じ。手間が同じだから
positions-small-choice-substeps = 多くの部分ステップ
positions-small-measured = 20回の掃引では{ $iterations } Jを失い、棒の誤差は最大{ $sweepsError } mmでした。20の部分ステップでは{ $substeps } Jと{ $stepsError } mmです。
positions-small-why-1 = 1ステップで補正すべき量は、その長さの二乗に比例して増えます。20分の1の部分ステップでは違反が400分の1になり、1回の掃引で足ります。勾配の方向の誤差もステップとともに小さくなりますが、こちらはいくら掃引を増やしても減りません。
positions-substeps-2 = これはMacklinら（2019）の助言で、速度を解くエンジンにもあてはまります。

## 6 人形
positions-figure-title = ヤコブセンの人形とウィトキンの人形
positions-figure-1 = ドゥターラーのスライドは、ゲーム*Hitman*（2000）の倒れる人形で終わります。作者のトマス・ヤコブセンは、乗数を解きませんでした。速度も保存していません。{$v} = (x − x⁻)/hとすれば、第1節の予測はベルレの公式になります。
positions-figure-2 = そのあと、どの棒も両端を逆質量に応じて自分の長さまで引くか押すかし、それを何度か繰り返します。スライドの人形（棒21本）を、60分の1秒ごとに4回掃引する彼の方法と、ウィトキンの方法で動かします。後者は「{$particles}」のすべてのλの連立方程式を、フィードバックつきで、ルンゲ・クッタ法により1ステップに4回解きます。
positions-figures-question = 摩擦がなければ、人形の運動エネルギーは最大98 Jになります。3秒の間にその10分の1より多くを失うのはどちらでしょうか。
positions-figures-choice-both = どちらも失わない
positions-figures-choice-jakobsen = ヤコブセンの人形
positions-figures-choice-witkin = ウィトキンの人形
positions-figures-measured = ヤコブセンの人形は{ $jakobsen } J、ウィトキンの人形は{ $witkin } Jを失いました。棒の誤差は最大{ $jakobsenError } mmと{ $witkinError } mmです。
positions-figures-why-1 = ヤコブセンの1ステップの手間はウィトキンのごく一部で、発散することもなく、動く人形で2 cmの誤差はほとんど見えません。失われたエネルギーは摩擦のように見え、ゲームには好都合ですが、測定には使えません。この損失は人形のものではなく、ステップのものだからです。
positions-figure-3 = ですから、どちらを選ぶかは、何を求めるかによります。正確さを問わずもっともらしい映像がほしいのか、方程式どおりの運動がほしいのかです。

positions-line-1 = 補正した位置が拘束条件を満たすように求めます。
positions-line-2 = 予測した位置で線形化します。ニュートン法の1ステップです。
positions-line-3 = 拘束力の方向です。どの粒子も質量の逆数に比例して動きます。
positions-line-4 = 3行目を2行目に代入しました。
positions-line-5 = λについて解きました。勾配は0でなく、動けるものがあります。

## 練習問題
positions-exercises-title = 練習問題
positions-exercise-1 = 1 kgと3 kgの質量をつなぐ長さ1 mの棒が、1.5 mに伸びています。λと二つの変位を計算してください。重心はどうなりますか。
positions-exercise-1-ask = 軽いほうが動く距離（m）
positions-exercise-1-hint = 0.5 mを逆質量の比で分けます。
positions-exercise-1-lambda-ask = λ（kg·m）
positions-exercise-1-lambda-hint = Cは伸びです。質量の逆数の和で割ってください。
positions-exercise-1-answer = 軽いほうが3倍動き、重心は動きません。Cは棒の方向に線形なので、一度の射影で正確に直ります。
positions-exercise-2 = 粒子を原点にピンで留めます。ピンの二つの行では、二つの和のうちどちらが0ですか。振り子では何が保たれますか。
positions-exercise-2-choice-shift = 勾配の和が0で、運動量が保たれる
positions-exercise-2-choice-turn = x × 勾配の和が0で、ピンは自分のまわりの角運動量を保つ
positions-exercise-2-choice-both = どちらの和も0で、運動量も角運動量も保たれる
positions-exercise-2-not-shift = どの勾配も単位ベクトルで、それを打ち消す勾配はほかにありません。
positions-exercise-2-not-both = どの勾配も単位ベクトルで、それを打ち消す勾配はほかにありません。運動量は支点が受け取ります。
positions-exercise-2-answer = 勾配は単位ベクトルなので、第一の和は0でなく、運動量は支点へ渡ります。原点では腕が0なので、第二の和は0です。ピンは自分のまわりにトルクを与えません。ピンのまわりの角運動量を変えるのは重力だけです。
positions-exercise-3 = 棒の角運動量を1秒間99 %保つには、ステップをどれだけ短くすればよいですか。
positions-exercise-3-ask = ステップ（ms）
positions-exercise-3-hint = 損失はhに比例し、5 msで10.5 %です。
positions-exercise-3-answer = 第3節の式から{$answer-h}、初めの50倍のステップ数です。SHAKEなら20 msで保たれます。
positions-exercise-4 = コンプライアンス1 mm/Nの棒で、1 kgのビーズを八つ吊ります。鎖全体はどれだけ伸びますか。
positions-exercise-4-ask = 鎖全体の伸び（mm）
positions-exercise-4-hint = 下からk番目の棒は、1 mm/Nに重さk個分を掛けただけ伸びます。八つを足してください。
positions-exercise-4-answer = 下からk番目の棒はk個のビーズを支えます。{$answer-sag}です。第4節の実験で読み取ってください。
positions-exercise-5 = 20 msのPBDは1秒間に棒の角運動量の29 %を失います。同じステップのRATTLEはどれだけ失いますか。
positions-exercise-5-ask = 損失（%）
positions-exercise-5-hint = SHAKEやRATTLEの力積はどの方向に働きますか。
positions-exercise-5-answer = まったく失いません。力積はもとの位置での方向に、同じ直線上で逆向きの対として働くので、トルクをもちません。

positions-sources-title = 出典
positions-source-ogawa = hi-ogawa, *mechanics*（ノート, 2020）, “Position based dynamics”：定義1、命題2と3、主張4。主張の最後の一歩は、{$xbar}での命題を{$x}での腕に使っています。
positions-source-muller = Matthias Müller, Bruno Heidelberger, Marcus Hennix, John Ratcliff, *Position Based Dynamics*, VRIPHYS 2006, 第3節。
positions-source-macklin = Miles Macklin, Matthias Müller, Nuttapong Chentanez, *XPBD*, MIG 2016, 第4節；Miles Macklinほか, *Small Steps in Physics Simulation*, SCA 2019：反復の代わりに部分ステップを増やす方法。
positions-source-shake = Jean-Paul Ryckaert, Giovanni Ciccotti, Herman Berendsen, *Numerical integration of the Cartesian equations of motion of a system with constraints*, Journal of Computational Physics 23 (1977), 327–341。
positions-source-jakobsen = Thomas Jakobsen, *Advanced Character Physics*, GDC 2001：ベルレ法、緩和；Stefan Duthaler, *Constrained Dynamics*（ドイツ語のスライド, 2003）, スライド23と24。

positions-sums-caption = 一つの拘束条件に属するすべての粒子についての和。原点のまわり。
positions-kind-distance = 距離
positions-kind-angle = 角度
positions-kind-area = 面積
positions-kind-circle = 輪
positions-kind-line = 直線
positions-quantity-momentum = 角運動量

## ボタン、実験、計算
positions-preset-invariance = 正方形、輪、直線
positions-preset-steps = 棒：三つのステップ
positions-preset-directions = 棒：新しい方向と古い方向
positions-preset-stiff = 鎖：掃引1回と40回
positions-preset-compliant = しなやかな鎖：掃引10回と40回
positions-preset-small = 掃引か、部分ステップか
positions-preset-figures = ヤコブセンの人形とウィトキンの人形
positions-preset-sweeps = 落ちる鎖：掃引が少ないときと多いとき
positions-run-bodies = 位置ベース
positions-run-twenty = 20 ms
positions-run-ten = 10 ms
positions-run-five = 5 ms
positions-run-shake = SHAKE
positions-run-one = 掃引1回
positions-run-ten-sweeps = 掃引10回
positions-run-many = 掃引40回
positions-run-iterations = 1 × 20回
positions-run-substeps = 20 × 1回
positions-run-jakobsen = ヤコブセン
positions-run-witkin = ウィトキン
positions-run-few = 掃引2回
positions-run-twenty-sweeps = 掃引20回
