# 「剛体の回転」のレッスン。文中の {$名前} は数式：src/lessons/rigid/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

rigid-lead = 自由な粒子はまっすぐ進みます。自由な直方体は*転げ回ります*。何も触れていないのに、回転の軸が次々に変わるのです。保たれるのは軸ではありません。
rigid-guide = ここでは物体が空間に自由に浮いています。トルクは働いていないのに、運動方程式にはトルクの項が現れます。1ステップの計算がこの項をどう扱うかで、正しく動くかどうかが決まります。

## 1 姿勢
rigid-pose-title = 三つのための四つの数
rigid-pose-1 = 物体の姿勢は回転{$R}です。それを表すには三つの数で足りますが、どんな三つの選び方にも、極での経度のように、うまくいかない場所があります。そこで四つの数、*単位四元数*{$q}を使い、角速度{$omega}をその変化率に直す行列を用います。
rigid-pose-2 = ここで{$omega}は空間に固定した軸、*ワールド座標の軸*に沿った成分で書かれており、このレッスンの{$omega}の数値はすべてそうです。物体自身の軸に沿った成分は、あとで{$omega-b}と書きます。それに対する行列はこれとは別のものです。速度と座標の変化率はもう同じものではありません。どう回るかは三つの数、どんな姿勢かは四つの数で表されます。余分な一つの代わりに条件{$unit}が付き、シミュレーションはステップのたびに、これが成り立つように直します。いまの数は次のとおりです。

## 2 角運動量
rigid-momentum-title = 保存されるもの
rigid-momentum-1 = 粒子の運動量は質量と速度の積で、二つは同じ向きです。回る物体では、質量の代わりに*慣性テンソル*が入ります。{$I}には物体自身の軸のまわりの慣性モーメントが並び、{$R}がそれをワールド座標の軸に変換します。
rigid-momentum-2 = 回しやすい軸と回しにくい軸があるので、主軸の一つのまわりに回るのでないかぎり、{$L}と{$omega}の向きは違います。ステージの直方体も、主軸のまわりには回っていません。
rigid-kept-question = 直方体にトルクは働いていません。空間で一定なのはどれでしょうか。
rigid-kept-choice-omega = 角速度ω
rigid-kept-choice-momentum = 角運動量L
rigid-kept-choice-both = 両方
rigid-kept-measured = Lの三つの成分は変わりません。ωの大きさは{ $least }から{ $most } rad/sの間を行き来します。
rigid-kept-why-1 = トルクがなければ{$L}は一定です。しかし直方体は回り続け、慣性モーメントも一緒に回るので、同じ{$L}でも瞬間ごとに違う{$omega}が必要です。エネルギーも一定で、{$omega}は次の式で制限されます。
rigid-kept-why-2 = {$L}に沿った成分が決まっているので、先端は{$L}に垂直な、固定された平面の中を動きます。この平面がポアンソの*不変面*です。動かして、先端が曲線を描くのを見てください。

## 3 中間の軸
rigid-euler-title = どこからも加えられていないトルク
rigid-euler-1 = 直方体から見ると、一定の{$L}のほうが回ります。物体自身の軸に沿った成分{$omega-b-is}をとると、{$I}は一定です。法則には二つ目の項が現れ、*オイラーの方程式*になります。
rigid-euler-2 = 項{$gyro}は*ジャイロトルク*と呼ばれますが、どこからも加えられていません。{$tau}は0です。ちょうど主軸のまわりに回っていれば、この項は消えます。三つの同じT字の取っ手を、それぞれ別の主軸のまわりに、わずかにずらして10 rad/sで回します。棒のまわり（最小の慣性モーメント）、柄のまわり（中間）、両方に垂直な軸のまわり（最大）です。
rigid-axes-question = 軸を保てないのはどの取っ手でしょうか。
rigid-axes-choice-bar = 棒のまわり（最小のモーメント）
rigid-axes-choice-stem = 柄のまわり（中間のモーメント）
rigid-axes-choice-across = 両方に垂直な軸のまわり（最大のモーメント）
rigid-axes-measured = ωの大きさの変動は、棒のまわりで{ $bar } rad/s、柄のまわりで{ $stem } rad/s、垂直な軸のまわりで{ $across } rad/sでした。
rigid-axes-why-1 = {$order}の物体が二番目の軸のまわりに{$Omega}で回り、ほかの軸に沿ってわずかなずれがあるとします。オイラーの方程式から、ずれは次の式に従います。
rigid-axes-why-2 = 係数は正です。ずれは指数関数的に大きくなり、取っ手は何度もひっくり返ります。一番目や三番目の軸では同じ計算で係数が負になり、ずれは振動するだけです。宇宙飛行士ウラジーミル・ジャニベコフは1985年に軌道上の蝶ナットでこれを見ました。テニスラケットでも起こります。

## 4 ステップ
rigid-steps-title = 1ステップの中のトルク
rigid-steps-1 = 1ステップでは、ジャイロトルクをどの時点で取るかを決めなければなりません。ここでは{$omega-b}はつねに物体の軸に沿った成分です。すべてが分かっている初めの時点で取るのが*陽的*な方法です。
rigid-steps-2 = 終わりの時点で取るのが*陰的*な方法です。{$new}についての小さな非線形方程式になり、ニュートン法なら数回で解けます。
rigid-steps-3 = 三つ目は、いくつかのゲームエンジンのように*省く*ことです。三つの取っ手を、それぞれの方法で、10 msのステップで柄のまわりに回します。四つ目は隣で、4次のルンゲ・クッタ法で動きます。
rigid-gain-question = 三つのうち、エネルギーを得るのはどれでしょうか。
rigid-gain-choice-implicit = 陰的な方法
rigid-gain-choice-explicit = 陽的な方法
rigid-gain-choice-off = トルクを省く方法
rigid-gain-measured = 6秒後、運動エネルギーの変化は、陰的が{ $implicit } %、陽的が{ $explicit } %、省略が{ $off } %でした。
rigid-gain-why-1 = 陽的な式には{$old}を、陰的な式には{$new}を掛けてみてください。トルクは、それを計算するのに使った角速度に垂直なので、どちらも右辺が消えます。残るのは次の式です。
rigid-gain-why-2 = 陽的なら正、陰的なら負の符号です。陽的な方法はステップごとにエネルギーを得て、最後には発散します。陰的な方法は少しずつ失いますが、決して発散しません。だからゲームではこちらが使われます。指定がなければ、このエンジンはステップの中央で評価します。角運動量は丸め誤差を除いて保たれ、エネルギーも狭い範囲にとどまります。
rigid-steps-4 = トルクを省くと、エネルギーは最後の桁まで保たれます。それでも運動は間違いです。{$omega}は空間で一定なのに{$L}は一定でなく、取っ手は決してひっくり返りません。エネルギーが一定であることだけでは、何の証明にもなりません。トルクがあるときとないときの直方体を、続いて同じ時間刻みの三つの積分法を比べてください。

## 5 こま
rigid-tops-title = こま
rigid-tops-1 = 二つの慣性モーメントが等しく、軸に垂直な方向が{$I1}、軸のまわりが{$I3}なら、すべて式で解けます。軸と{$omega}は{$L}のまわりを、次の一定の角速度で*歳差運動*します。
rigid-tops-2 = 丸い皿がそうした物体で、{$disc}です。コーネル大学の食堂で誰かが皿を放り上げました。皿はふらつき、皿の校章は回りました。リチャード・ファインマンは、二つの回る速さがどういう関係にあるのかを知りたくなりました。
rigid-wobble-question = 皿が一回転する間に、何回ふらつくでしょうか。
rigid-wobble-choice-half = 半回
rigid-wobble-choice-same = 1回
rigid-wobble-choice-twice = およそ2回
rigid-wobble-measured = 軸は{ $wobbles }周、縁の印は{ $turns }周しました。
rigid-wobble-why-1 = ふらつきが小さければ、角運動量はほぼ{$I3}と回転の速さの積で、{$I1}で割ると回転の速さの2倍になります。ファインマンは著書で逆に、2回転で1回ふらつくと書きました。計算の結果は彼と一致しません。
rigid-tops-3 = 重心から外れた点で支えられて回る物体を重力が引くと、そのトルク{$mgl}は{$L}を下ではなく横へ動かします。だから速いこまは倒れず、軸は鉛直線のまわりを次の角速度で歳差運動します。
rigid-tops-4 = 自転が遅いほど軸は速く回り、やがては倒れます。設定の*速さ*を変えて確かめてください。

rigid-line-1 = ワールド座標の軸で表した角運動量の法則です。
rigid-line-2 = Iは物体の軸の成分に作用し、Rがその結果をワールド座標の軸に変換します。
rigid-line-3 = 角速度の意味。物体の軸はこの角速度で回ります。
rigid-line-4 = 2行目に積の微分を使い、3行目を代入しました。物体の軸ではIは一定です。
rigid-line-5 = Rᵀを掛けました。{$tau-body}です。

## 練習問題
rigid-exercises-title = 練習問題
rigid-exercise-1 = 10 msのステップの陰的な方法は、6秒で約10 %を失います。5 msならどうなるでしょうか。
rigid-exercise-1-ask = 失われる割合（%）
rigid-exercise-1-hint = 1ステップで失う量と、ステップの数を考えてください。
rigid-exercise-1-answer = 1ステップでの{$omega}の変化は{$h}に比例するので、1ステップで失う量は{$h2}に比例します。ステップの数は2倍なので、損失は半分、約5 %です。設定の*時間刻み*で試してください。
rigid-exercise-2 = 球にジャイロトルクが要らないのはなぜでしょうか。
rigid-exercise-2-choice-parallel = 角運動量が角速度と平行だから
rigid-exercise-2-choice-free = 外からトルクが働かないから
rigid-exercise-2-choice-small = 慣性モーメントが小さいから
rigid-exercise-2-not-free = 自由な直方体にも外からトルクは働きませんが、その角速度は変わります。
rigid-exercise-2-not-small = 大きさは関係ありません。重い球にもジャイロトルクは要りません。
rigid-exercise-2-ask = 2 kg、r = 0.5 mの一様な球の慣性モーメント（kg·m²）
rigid-exercise-2-hint = mr²の5分の2です。
rigid-exercise-2-answer = 慣性モーメントがすべて等しいからです。{$L}と{$omega}は平行で、積{$gyro}は消えます。立方体でも同じです。
rigid-exercise-3 = 閉じた本の三つの軸のうち、どの軸のまわりに回せば、転げ回らないように投げられるでしょうか。
rigid-exercise-3-ask = モーメント1、2、3 kg·m²のうち、転げ回ってしまう軸のもの
rigid-exercise-3-hint = 最大と最小のモーメントの軸は安定です。
rigid-exercise-3-answer = 背に沿った軸（最小のモーメント）と、表紙を貫く軸（最大）です。三つ目の、表紙の面内で背に垂直な軸のまわりではひっくり返ります。本は輪ゴムで閉じておきましょう。
rigid-exercise-4 = ファインマンの皿です。軸のまわりに6 rad/sで回り、少しふらつくように投げます。ふらつきの速さはどれだけですか。
rigid-exercise-4-ask = ふらつきの角速度（rad/s）
rigid-exercise-4-hint = 軸はLのまわりを|L|/I₁で回ります。薄い皿ではI₃ = 2I₁です。
rigid-exercise-4-answer = {$L}は変わらず、そのほとんどは軸のまわりの回転によるもので、|L| = 6I₃です。軸に垂直な向きのモーメントは半分なので、軸は{$L}のまわりを|L|/I₁ = 6·I₃/I₁ = 12 rad/sで回ります。皿の回転の2倍の速さです。

rigid-sources-title = 出典
rigid-source-euler = Leonhard Euler, *Du mouvement de rotation des corps solides autour d’un axe variable*, 1758（印刷は1765）、154–193。
rigid-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 1節：行列Q(q)、ωはワールド座標の軸に沿う成分。
rigid-source-ogawa = hi-ogawa, *mechanics* (2020)、“Rigid body”：物体の軸に沿った角速度。
rigid-source-poinsot = Louis Poinsot, *Théorie nouvelle de la rotation des corps*, 1834：不変面。
rigid-source-racket = Mark Ashbaugh, Carmen Chicone, Richard Cushman, *The twisting tennis racket*, 1991、Journal of Dynamics and Differential Equations 3, 67–85。
rigid-source-catto = Erin Catto, *Numerical Methods*, Game Developers Conference 2015：陰的なジャイロトルク。
rigid-source-eberly = David Eberly, *Game Physics*, Morgan Kaufmann 2010、第3章：運動方程式。Helmut Garstenauer, *A Unified Framework for Rigid Body Dynamics*, Linz 2006：剛体と拘束条件を一つの系として扱う。Leeのノートの参考文献の最初の一つ。

rigid-picture = 角運動量と角速度、その先端の通った道
rigid-picture-caption = 選んだ実行の二つのベクトル。初めのLを上向きに置いています。破線の楕円は不変面の中にあり、細い曲線はωの先端の通った道です。
rigid-picture-none = このシーンでは何も回りません。
rigid-quantity-qx = 四元数のx
rigid-quantity-qy = 四元数のy
rigid-quantity-qz = 四元数のz
rigid-quantity-qw = 四元数のw
rigid-quantity-qdotx = 四元数の変化率、x
rigid-quantity-qdoty = 四元数の変化率、y
rigid-quantity-qdotz = 四元数の変化率、z
rigid-quantity-qdotw = 四元数の変化率、w
rigid-quantity-length = 四元数の長さ
rigid-quantity-wx = 角速度のx成分
rigid-quantity-wy = 角速度のy成分
rigid-quantity-wz = 角速度のz成分
rigid-quantity-Lx = 角運動量のx成分
rigid-quantity-Ly = 角運動量のy成分
rigid-quantity-Lz = 角運動量のz成分
rigid-quantity-energy = 運動エネルギー

## ボタン、実験、実行
rigid-preset-brick = 自由な直方体
rigid-preset-without = トルクのあるなし
rigid-preset-axes = 三つの軸
rigid-preset-handle = T字の取っ手
rigid-preset-steps = ステップの三つの方法
rigid-preset-rivals = 三つの積分法
rigid-preset-plate = ファインマンの皿
rigid-preset-gyroscope = ジャイロスコープ
rigid-preset-heavyTop = 重いこま：一様な歳差と手を放した場合
rigid-preset-top = 床の上のこま
rigid-run-brick = 直方体
rigid-run-exact = 厳密解
rigid-run-off = 省略
rigid-run-bar = 棒のまわり
rigid-run-stem = 柄のまわり
rigid-run-across = 垂直な軸
rigid-run-handle = 取っ手
rigid-run-implicit = 陰的
rigid-run-explicit = 陽的
rigid-run-rk4 = ルンゲ・クッタ4次
rigid-run-dormand = ドルマン・プリンス
rigid-run-rattle = RATTLE
rigid-run-plate = 皿
rigid-run-gyroscope = ジャイロスコープ
rigid-run-steady = 一様
rigid-run-letGo = 手を放す
rigid-run-top = こま
