# 「衝突」のレッスン。文中の {$名前} は数式：src/lessons/collisions/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

collisions-lead = 二つの球がぶつかるとき、その間に働く力はきわめて大きく、1万分の1秒しか続きません。その時間経過が問題になることはほとんどありません。重要なのはその時間にわたる積分、つまり力積です。速度は瞬時に変わり、その間に位置は変わりません。
collisions-guide = シミュレーションの1ステップはもともと力積を解いているので、衝突は新しいことではありません。指定しなければならないのは、物体がどれだけの速さで離れるかだけです。

## 1 衝突
collisions-impact-title = 跳ね返り
collisions-impact-1 = 接触点での相対速度を{$u}、法線に沿う力積を{$a-n}とします。ニュートンは結果を一つの数{$e}、*反発係数*で表しました。
collisions-impact-2 = {$e} = 1ならぶつかったときと同じ速さで離れ、0なら離れません。{$e} = 0.8の球を1 m落とします。
collisions-bounce-question = 最初の跳ね返りでどこまで上がるでしょうか。
collisions-bounce-choice-h80 = 80 cm
collisions-bounce-choice-h64 = 64 cm
collisions-bounce-choice-h40 = 40 cm
collisions-bounce-measured = { $height } cm上がりました。時間刻みが有限なので、わずかに増減します。
collisions-bounce-why-1 = 速さは{$e}倍になり、高さは速さの二乗に比例します。{$height} = 0.64です。

## 2 エネルギー
collisions-energy-title = 失われるもの
collisions-energy-1 = この法則と運動量の保存から、力積が求まります。接触点で二つ目の物体に{$a-n}、一つ目に{$minus-a-n}が働くとします。速度と角速度が不連続に変わり、それとともに相対速度も変わります。
collisions-energy-3 = 重心からの位置が{$r}である点への力積は、速度を{$dv}、角速度を{$domega}だけ変えます。その点の速度にはこの両方が、物体ごとに加わります。それをまとめたものが行列{$K}です。{$I-tensor}をワールド座標の軸でとれば空間でも、また平面でも成り立ちます。{$n-vector}方向の成分をとり、左辺にニュートンの法則を入れると、一つの数に対する一つの方程式が残ります。
collisions-energy-2 = ここで{$K-n}は、法線方向についての二つの点の動きやすさ（モビリティ）です。二つの球の正面衝突では、質量の逆数の和になります。1 kgの球が2 m/sで、静止した同じ質量の球に{$e} = 0でぶつかります。
collisions-plastic-question = 運動エネルギーはどれだけ失われるでしょうか。
collisions-plastic-choice-all = 全部
collisions-plastic-choice-half = 半分
collisions-plastic-choice-none = 失われない
collisions-plastic-measured = 衝突の前は{ $before } J、後は{ $after } Jです。
collisions-plastic-why-1 = 運動量は保存されるので、二つは一緒に半分の速さで進みます。質量は2倍、速さの二乗は4分の1です。失われうるのは相対運動のエネルギーだけで、共通の重心の系では、そのすべてが失われます。

## 3 中心を外す
collisions-off-title = 中心を外す
collisions-off-1 = こんどは、滑らかな氷の上に置かれた棒に球がぶつかります。一度は真ん中、一度は端の近くです。エネルギーは失われません（{$e} = 1）。
collisions-rods-question = 衝突の後、棒の中央が速く動くのはどちらの計算でしょうか。
collisions-rods-choice-middle = 真ん中に当たったとき
collisions-rods-choice-end = 端の近くに当たったとき
collisions-rods-choice-same = 違いはない
collisions-rods-measured = 真ん中では{ $middle } m/s、端の近くでは{ $end } m/sで動きます。
collisions-rods-why-1 = 端の近くでは棒が回れるので、押されやすくなります。{$K-n}が大きく、力積{$impulse}は小さくなります。エネルギーの一部は回転に移り、球にもいくらか残ります。
collisions-off-2 = {$e}と、中央からの距離{$d}を選んでください。数値はコアの関数*collisionImpulse*のもので、ソルバーの結果と照合して検証されています。

## 4 摩擦
collisions-friction-title = 摩擦のある衝突
collisions-friction-1 = 粗い床では、力積{$p-vector}は床に沿った成分ももちます。接触点の速度は力積の一次式で表され、力積は摩擦円錐の中に留まります。
collisions-friction-2 = エドワード・ラウスはこれを力積の平面に描きました。力積は0から始まります。点が滑っているあいだは、円錐の縁に沿って大きくなります。*固着の線*に達すると滑りは止まります。その線が円錐の中にあれば力積はそこから線に沿って進み、そうでなければ逆向きの滑りが始まるので、もう一方の縁に沿って進みます。接近は*最大圧縮の線*で終わります。
collisions-friction-3 = 経路がどこで終わるかは別の法則で決まり、それには三つあります。ニュートンの{$e}は法線方向の速度を、ポアソンの{$e}は最大圧縮{$p-c}の後と前の法線方向の力積を比べます。ストロンジの{$height}は、法線力が返す仕事を、受け取った仕事と比べます。
collisions-friction-4 = ここでは棒が下の端で床に当たります。{$K}と衝突前の速度はコアが計算したものです。円も同じで、一回のステップがニュートンの法則と摩擦円錐から求めた力積です。コアにあるのはこの法則だけで、PとSの終点はそれに並べて描いたものです。コアは経路も計算しません。滑りが逆転するところでは、コアの力積は経路の終点から外れます。
collisions-friction-5 = ニュートンの法則は法線方向しか考慮しません。この傾きで{$e} = 0.9のとき、摩擦が滑りの一部を法線方向の運動に変え、棒は当たる前より8.1 %多い運動エネルギーをもって離れます。同じ衝突で、ポアソンとストロンジの法則ではエネルギーが失われます。再生では二度目の衝突が続き、そこでエネルギーが失われます。一度目の前と後のTを比べてください。マップの升目は、一つ一つがコアの一回のステップです。押すとその衝突が表示されます。

## 5 いくつも
collisions-many-title = 同時に起こる衝突
collisions-many-1 = 等しい球が五つ、{$e} = 1です。四つは触れ合って並び、五つ目が2 m/sで来ます。一つ目の計算では、すべての力積を一つの問題として*同時に*求めます。
collisions-cradle-question = 一つ目の計算では何が起こるでしょうか。
collisions-cradle-choice-last = 最後の球が2 m/sで飛び出し、ほかは止まる
collisions-cradle-choice-four = 四つが一緒に動き出し、最初の球は跳ね返る
collisions-cradle-choice-all = 五つが一緒に進む
collisions-cradle-measured = 左から順に、速度（m/s）は{ $speeds }です。
collisions-cradle-why-1 = どの接触もニュートンの法則に従い、運動量もエネルギーも保たれていますが、おもちゃのようにはなりません。法則は各組の離れる速さを定め、静止していた組ではそれは0です。そこで四つは、質量が4倍の一つの球のように一緒に動きます。
collisions-cradle-why-2 = 二つ目の計算は、鋼の中を波が伝わるように、衝突を組ごとに*順に*解きます。すると最後の球が飛び出します。どちらも間違いではありません。衝突のあいだに何が起こるかを、ニュートンの法則は記述していないのです。どちらをとるかはモデルの選択であり、シミュレーションは、どちらをとったかを明示すべきです。

## 6 静止
collisions-rest-title = 止まるまで
collisions-rest-1 = {$e}が1より小さい球は無限回跳ねますが、有限の時間で静止します。
collisions-rest-2 = シミュレーションは無限回の跳ね返りを計算できません。ある小さな速さ（設定の*反発のしきい値*）より下では、接触は静止しているとみなし、{$e}を0とします。

collisions-line-1 = 運動量の法則。力積は二つの物体に逆向きに働きます（二つ目が+）。
collisions-line-2 = それぞれの重心のまわりの角運動量の法則です。
collisions-line-3 = 接触点の速度はv + ω × rです。1行目と2行目を使い、二つの物体の差をとりました。
collisions-line-4 = 法線方向の成分です。
collisions-line-5 = 左辺にニュートンの反発の法則を使いました。
collisions-line-6 = aについて解きました。法線方向の動きやすさは正です。

## 練習問題
collisions-exercises-title = 練習問題
collisions-exercise-1 = {$e} = 0.8の球は、何回跳ねると最初の高さの10分の1より低くなるでしょうか。
collisions-exercise-1-ask = 跳ね返りの回数
collisions-exercise-1-hint = 高さはe²ⁿに比例します。0.64ⁿがはじめて0.1を下回るnはいくつでしょうか。
collisions-exercise-1-answer = 高さは{$answer-n}に比例し、六回目から0.1を下回ります。
collisions-exercise-2 = 自由な棒の一端が初めに動かないようにするには、どこを打てばよいでしょうか。
collisions-exercise-2-ask = 長さ1.8 mの細い棒の遠い端が止まったままになる、中央からの距離（m）
collisions-exercise-2-hint = 止まる点は中央からI/mdのところで、I = mL²/12です。これがL/2になればよいのです。
collisions-exercise-2-answer = 中央から{$d}のところを打つと、動かない点は反対側の{$answer-centre}のところにあります。細い棒の遠い端なら、{$d}は長さの6分の1です。バットでいえば芯（スイートスポット）に相当します。
collisions-exercise-3 = 1 kgの等しい球が三つ、一列に触れ合っています。左の球は2 m/sでほかの球に向かい、中央は静止し、右は1 m/sで離れつつあります。{$e}は左の接触で1、右で0です。二つの接触を同時に解くとき、衝突でエネルギーが増えることはあるでしょうか。
collisions-exercise-3-ask = 衝突後のエネルギー（J）
collisions-exercise-3-hint = 行は二つです。衝突の後、左のすき間は閉じたときと同じ速さで開き、右のすき間は開きも閉じもしません。運動量は保存されます。
collisions-exercise-3-answer = あります。二つの接触で{$e}が異なるため、2.5 Jが2.83 Jになります。摩擦がなければ、一つの接触でも、{$e}が共通な複数の接触でも、エネルギーは増えません。摩擦があれば、一つの接触でもありえます。摩擦が滑りを法線方向の運動に変え、法線方向しか考慮しないニュートンの法則が物体を速く引き離しすぎるからです。ポアソンやストロンジの法則はこれを避けます。
collisions-exercise-4 = ビリヤードです。滑らかな球が2 m/sで、静止している同じ球に当たります。{$e} = 1とし、中心を結ぶ線は速度と30°の角をなすとします。衝突の後、二つの球はどう動きますか。
collisions-exercise-4-ask = 当てられた球の速さ（m/s）
collisions-exercise-4-hint = 摩擦がなければ、力積は中心を結ぶ線に沿って働きます。その方向では、等しい球どうしは速度を交換します。
collisions-exercise-4-answer = 当てられた球は中心線方向の成分1.73 m/sを受け取り、当てた球にはそれと垂直な成分1 m/sが残ります。エネルギーが失われないかぎり、正面衝突の場合を除いて、二つの球は90°をなして離れていきます。

collisions-sources-title = 出典
collisions-source-newton = Isaac Newton, *Principia*, 1687. 運動の法則への注解：羊毛、鋼、コルク、ガラスの球。
collisions-source-ogawa = hi-ogawa, *mechanics* (2020)、“Rigid body”：衝突の反作用。
collisions-source-chatterjee = Anindya Chatterjee, Andy Ruina, *A new algebraic rigid-body collision law based on impulse space considerations*, 1998、Journal of Applied Mechanics 65, 939–951。

collisions-computed = 一つの衝突の計算
collisions-computed-picture = 衝突の前と後の球と棒
collisions-e = 反発係数
collisions-computed-offset = 中央からの距離（m）
collisions-computed-k = 動きやすさnᵀKn
collisions-computed-a = 力積a
collisions-computed-ball = 衝突後の球
collisions-computed-rod = 衝突後の棒
collisions-computed-spin = 棒の回転
collisions-computed-lost = 失われたエネルギー
collisions-impact = 摩擦のある衝突
collisions-impact-picture = 力積の平面。右が床に沿った向き、上が法線の向き
collisions-impact-lean = 棒の傾き
collisions-impact-slip = 滑りの速さと接近の速さの比
collisions-impact-mu = 摩擦
collisions-impact-flat = 棒が平らなので、二点が床に当たります。
collisions-impact-run = この衝突を動かす
collisions-impact-gaining = エネルギーが増える衝突に戻す
collisions-impact-map = 傾きと滑りに対する運動エネルギーの変化
collisions-impact-map-axes = 横：傾き−{ $lean }°から{ $lean }°。縦：滑り−{ $slip }から{ $slip }。赤は増加、青は減少。
collisions-impact-map-most = 升目の{ $share } %でエネルギーが増え、升目の中心では最大で{ $most } %です。
collisions-impact-cone = 摩擦円錐
collisions-impact-sticking = 固着の線
collisions-impact-compression = 最大圧縮
collisions-impact-newton = ニュートンの法則の法線速度
collisions-impact-path = 力積の経路
collisions-impact-engine = コアのステップ
collisions-impact-pt = 床に沿う方向（N·s）
collisions-impact-pn = 法線方向（N·s）
collisions-impact-change = 運動エネルギー
collisions-impact-law-newton = ニュートン
collisions-impact-law-poisson = ポアソン
collisions-impact-law-stronge = ストロンジ
collisions-quantity-momentum = x方向の運動量
collisions-quantity-energy = 運動エネルギー

## ボタン、実験、計算
collisions-preset-bounce = 跳ねる球
collisions-preset-several = e = 1、0.8、0.5
collisions-preset-pair = 二つの球、e = 0
collisions-preset-elastic = 同じくe = 1
collisions-preset-oblique = 斜めに当たる二つの球
collisions-preset-rods = 球と棒
collisions-preset-cradle = 球の列
collisions-preset-plasticCradle = e = 0.5の列
collisions-preset-impact = 粗い床の上の棒
collisions-preset-rack = ビリヤードのブレイク
collisions-run-ball = 球
collisions-run-balls = 球
collisions-run-e1 = e = 1
collisions-run-e08 = e = 0.8
collisions-run-e05 = e = 0.5
collisions-run-plastic = e = 0
collisions-run-elastic = e = 1
collisions-run-middle = 真ん中
collisions-run-end = 端の近く
collisions-run-rod = 棒
collisions-run-together = 同時
collisions-run-sequence = 順に
