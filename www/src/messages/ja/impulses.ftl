# 「力から力積へ」のレッスン。文中の {$名前} は数式：src/lessons/impulses/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

impulses-lead = ゲームが百個の関節をつなぎ止めるのに使える時間は16ミリ秒です。その間に、ただ一つの連立一次方程式{$goal}が、すべての速度の変化を決めます。この式はどこから来るのでしょうか。なぜ加速度が現れないのでしょうか。そして、行列を一度も作らずにどうやって解くのでしょうか。
impulses-guide = 1 kgと2 kgの二本の棒がピンに吊られて揺れています。1秒に100ステップ、ステップごとに一度だけ正確に解きます。以下はすべて、このうちの一つのステップについて述べます。一時停止して、「1ステップ進む」ボタンで一つずつ進めてみてください。

## 1 積み重ねたベクトル
impulses-stack-title = すべての物体を四つの量に
impulses-stack-1 = 「{$particles}」では、全粒子の位置、速度、力を長いベクトルに積み重ねました。剛体ではこれに姿勢R、角速度ω、トルクτが加わり、{$M}には質量と並んで慣性テンソルが入ります。
impulses-stack-2 = Leeの講義ノートは、これらのベクトルをs、V、fと書いています。空間では一つの物体が{$v}の六行を占めます。平面では角度が一つで足りるので三行です。
impulses-stack-3 = すべての物体のニュートンの法則とオイラーの法則は、一行にまとまります。拘束力はこれまでどおり{$fhat}で、{$S}は角速度を姿勢の変化率に直します。平面では単位行列です。
impulses-stack-4 = 空間で回る物体のジャイロトルクは、ここでは{$Q}に含めます。

## 2 一つのステップ
impulses-step-title = 一つのステップ、一つの力積
impulses-step-1 = 一瞬の代わりに、長さ{$h}のステップ全体を考えます。その間どの力も一定とみなし、ステップの終わりの速度がどの関節も引き離さないことを求めます。
impulses-step-2 = 二つの未知数に対する二つの方程式です。第一式を第二式に代入し、既知のものを右辺に移します。
impulses-step-3 = 未知数は{$hlambda}、すなわち単位がN·sの*力積*です。{$free}は関節がないときの速度で、{$J}はそれを、関節が離れる速度に写します。行列は、力積がこの速度に及ぼす効果を表します。二度微分したものはどこにもなく、速度項{$jdotv}は現れません。

## 3 b
impulses-b-title = bの三つの項
impulses-b-1 = 関節の二点がすでに{$C}だけ離れていれば、速度には二点を近づけることも求めます。ステップの終わりに{$Jv} = 0とするのではなく、1ステップで誤差のうち{$beta-B}の割合を取り除く速度を求めるのです。このコースで共通に使うw = Aλ + bの形では、次のようになります。
impulses-b-2 = この瞬間の三つの項を、行ごとに、その和と、すべての行を合わせて解いた力積とともに示します。
impulses-b-3 = どの項にも、それぞれ一つの原因があります。最初のステップで一つだけが働く実験を選んでください。重力だけ、打撃だけ、引き離された関節だけです。
impulses-b-4 = 静止しているときに残るのは重力の項だけです。10 msの自由落下で速度は0.098 m/sになり、ピンの鉛直方向の行がちょうどそれを止めます。二本の棒の間の関節では、この項は0です。二本とも同じように落ちるので、この関節を引き離すものはありません。それでも力積は0ではありません。下の棒を支えているからです。行どうしは{$A}によって結びついています。

## 4 位置の誤差
impulses-errors-title = バウムガルテの項
impulses-errors-1 = 速度レベルだけで保たれる関節では、位置の誤差は補正されません。{$b}の最後の項があれば補正され、一次近似では、誤差はステップごとに同じ割合で減ります。
impulses-errors-2 = 誤差を一度に全部戻す{$beta-B} = 1では、行を近似的に解くと関節が震えます。ふつうは0.1から0.3です。その代償は「{$joints}」で扱います。ここでは、重力のないところに二本の棒が浮き、関節が30 cm引き離されています。
impulses-torn-question = 1ステップに5分の1ずつ戻すと、5ステップ後に関節はどれだけ開いているでしょうか。
impulses-torn-choice-closed = まったく開いていない（5分の1を5回だから）
impulses-torn-choice-third = 初めの3分の1ほど
impulses-torn-choice-most = 初めの半分より大きい
impulses-torn-measured = 5ステップ後は{ $apart } mm、300 mmの{ $left } %でした。
impulses-torn-why-1 = どのステップでも、残りの5分の1が戻ります。{$fifth-power}です。すき間は棒に沿っているので何も回らず、一次近似の規則が正確に成り立ちます。軽い棒は重い棒の2倍動きます。二本が受ける力積は大きさが等しく向きが反対で、全運動量は0のままです。
impulses-errors-3-fold = 接触なら不等式
impulses-errors-3 = 接触は、同じ行を不等式にしたものです。すき間{$C}は負になってはならず、地面は押すことしかできません。方程式は、必ずどちらか一方が等号で成り立つ、一組の条件に変わります。
impulses-errors-4 = 「{$contact}」はこの一行から始まります。

## 5 ブロック
impulses-blocks-title = 行列をブロックで見る
impulses-blocks-1 = {$A}のうち二つの関節i、jに対応するブロックは、関節jの単位力積が関節iにどれだけの速度を生むかを表します。力積は、両方の関節につながる物体kを通って、その質量と慣性によって伝わります。
impulses-blocks-2 = 空間の球関節は三行なので、どのブロックも3 × 3です。三つの直方体を動かし、ブロックを選んでください。下に現れるのはその和の各項で、共有する物体ごとに二つあります。
impulses-blocks-3 = {$A-13}は0です。両方の関節につながる直方体がないからで、どう動いても0のままです。ピンはW = 0なので何も加えません。だから長い鎖の行列は細い帯になり、関節一つあたりの計算量は短い鎖と変わりません。
impulses-blocks-none = 四つまでの関節のブロックを表示します。ここには関節がないか、四つより多くあります。
impulses-blocks-zero = 0：二つの関節が共有する動ける物体がない
impulses-blocks-choose = 関節{ $row }と関節{ $col }のブロック
impulses-blocks-linear = 質量、物体{ $body }
impulses-blocks-angular = 慣性、物体{ $body }
impulses-heavy-question = 関節2と関節3の間の直方体を、形はそのままで10倍重くします。ブロックA(2, 3)はどうなるでしょうか。
impulses-heavy-choice-more = 大きくなる
impulses-heavy-choice-same = ほぼ同じ
impulses-heavy-choice-tenth = 10分の1になる
impulses-heavy-measured = ノルムは、軽いとき{ $one } 1/kg、重いとき{ $ten } 1/kgでした。
impulses-heavy-why-1 = 関節2と関節3は、この直方体だけを通して影響し合います。その応答が10分の1になるのです。質量も慣性も分母にあるからです。質量が無限大の物体を隔てれば、互いにまったく影響しません。

## 6 なぜ速度か
impulses-why-title = なぜ加速度ではなく速度なのか
impulses-why-1 = これまでのレッスンでは、加速度についての条件から力を求めました。ぶら下がった棒をハンマーで打ってみましょう。棒は、ピンで留めた端も含めて、2 m/sで動き出します。一方の計算は10 ms、もう一方は5 msのステップです。
impulses-halves-question = 最初のステップで、ピンは棒の端を止めなければなりません。ステップが半分のとき、そのステップの力λはどうなるでしょうか。
impulses-halves-choice-half = 半分
impulses-halves-choice-same = 同じ
impulses-halves-choice-twice = 2倍
impulses-halves-measured = λは{ $long } Nと{ $short } N、力積hλは{ $first } N·sと{ $second } N·sでした。
impulses-halves-why-1 = 打撃で決まるのは力積{$hlambda}です。力は、この力積を、ステップの長さで割ったもので、ステップを短くすると限りなく大きくなります。加速度を求める方法は、この瞬間に答えをもちません。ステップの終わりの速度を求める方法にとっては、特別なことは何も起きていません。
impulses-why-2 = だからステップの途中で接触が始まっても、終わっても、固着してもかまわず、摩擦があって加速度の解がない場合にも解があります（「{$solutions}」）。代償は精度です。速度が正しいのはステップの始まりの{$J}に対してで、運動は一次精度であり、位置の誤差が生じて、それをバウムガルテの項が取り除かなければなりません。

## 7 行
impulses-rows-title = Aを作らずに一行ずつ
impulses-rows-1 = tazzのノートはさらに一歩進みます。{$A}のうち必要なのは対角成分だけです。これまでの力積が生んだ速度の変化{$dv-is}を記憶しておき、行を順に処理します。ステップの初めに各行を{$A-ii}で割っておけば、一行の処理に残るのはベクトルの積二つだけです。
impulses-rows-2 = これは「{$iterating}」のガウス・ザイデル法を、行列なしで行うものです。{$J}の一行には二つの物体の成分しかないので、一行の処理の手間は、物体が三つでも三千でも同じです。あらかじめ割っておいた右辺と、0から始めて1回、4回、16回掃引したあとの力積を示します。

## 8 ウォームスタート
impulses-warm-title = 前のステップの終わりから始める
impulses-warm-1 = 16回の掃引は決して少なくありません。しかし力積はステップごとに少ししか変わらないので、前のステップの力積はよい推定値です。この力積と、それに対応する{$dv}から始めます。八本の棒が静かに揺れ、残差が{$b}の100分の1になるまで掃引します。
impulses-starts-question = 0から始める場合に比べて、ウォームスタートでは1ステップの掃引が何回必要でしょうか。
impulses-starts-choice-same = ほぼ同じ
impulses-starts-choice-half = およそ半分
impulses-starts-choice-tenth = 10分の1より少ない
impulses-starts-measured = 平均して、0からは{ $cold }回、前のステップの力積からは{ $warm }回でした。
impulses-starts-why-1 = 0から始めると、鎖の重さはステップごとに、すべての関節を伝わり直さなければなりません。ウォームスタートの初期値はそれをすでに含むので、変化だけを求めます。打撃のあとのようにすべてが変わるときは、0から始めるのと変わりません。
impulses-warm-2-fold = ステップの長さが変わるとき
impulses-warm-2 = ステップの長さが変わるとき、ほぼ同じままなのは力積ではなく力{$lambda}です。推定値には、新しい{$h}と古い{$h}の比を掛けます。

impulses-line-1 = 1ステップにわたるニュートンとオイラーの法則。その間、力は一定とします。
impulses-line-2 = ステップの終わりの速度が、誤差のうち{$beta-B}の割合を打ち消します。
impulses-line-3 = 1行目を2行目に代入しました。
impulses-line-4 = A = JWJᵀとし、既知の項を右辺に移しました。

## 練習問題
impulses-exercises-title = 練習問題
impulses-exercise-1 = 1 kgの棒がピンから静止してぶら下がっています。{$h} = 10 msのとき、ピンの鉛直方向の行の力積と力はいくらですか。5 msではいくらですか。
impulses-exercise-1-ask = 10 msのときの力積（N·s）
impulses-exercise-1-hint = 1ステップで重力が加える分mghを打ち消します。
impulses-exercise-1-half-ask = 5 msのときの力積（N·s）
impulses-exercise-1-half-hint = 力は変わらず、ステップは半分の長さです。
impulses-exercise-1-answer = {$answer-hang}、λ = 9.81 Nです。ステップが半分なら{$answer-hang-half}で、力は同じ9.81 Nです。静止しているときにステップによらないのは、力のほうです。
impulses-exercise-2 = 第6節の棒は、1 kg、長さℓ = 1 m、太さd = 0.1 m、{$inertia}で、打たれて2 m/sで動き出します。ピンの力積と棒の角速度を計算してください。
impulses-exercise-2-ask = ピンの力積（N·s）
impulses-exercise-2-hint = r = 0.5 mとしてA = 1/m + r²/Iです。ピンの端は2 m/sを失わなければなりません。
impulses-exercise-2-turn-ask = 角速度（rad/s）
impulses-exercise-2-turn-hint = 力積は腕rで働くので、ω = r hλ/Iです。
impulses-exercise-2-answer = 行が一つ、未知数が一つです。実験をして、両方をグラフから読み取ってください。力は力積を{$h}で割ったものです。
impulses-exercise-3 = ピンに留めた、関節がn個の開いた鎖では、{$A}の0でないブロックはいくつありますか。n個の関節の環では、どこが違いますか。
impulses-exercise-3-ask = 関節8個のときの0でないブロックの数
impulses-exercise-3-hint = 関節ごとに1個、隣り合う組ごとに2個です。
impulses-exercise-3-answer = {$answer-count}個です。対角と、その両隣です。環では最後の関節が最初の関節の隣になり、向かい合う隅に二つのブロックが加わります。関節を順に消去すると、一行と一列が埋まります。
impulses-exercise-4 = 「{$particles}」の右辺には速度項{$jdotv}がありました。どこへ行ったのでしょうか。
impulses-exercise-4-choice-position = 省かれ、位置の誤差となって戻ってくる
impulses-exercise-4-choice-lambda = 乗数に含まれている
impulses-exercise-4-choice-legal = 速度が許されているので消える
impulses-exercise-4-not-lambda = ステップは初めのJを使うので、乗数にはJの変化が入りません。
impulses-exercise-4-not-legal = ピンのまわりを回る棒の速度は許されていますが、速度項は向心加速度になります。
impulses-exercise-4-ask = 中心から0.5 mのピンのまわりを4 rad/sで回る棒で、10 msの1ステップの誤差（mm）
impulses-exercise-4-hint = ½h²と向心加速度ω²rの積です。
impulses-exercise-4-answer = ステップは、始まりの{$J}に対して拘束を満たす速度を求めますが、そのあと{$J}が変わる間もまっすぐ進みます。省いたものは、ステップごとにおよそ{$order}の位置の誤差として戻ってきます。バウムガルテの項が取り除くのは、まさにこの誤差です。

impulses-sources-title = 出典
impulses-source-lee = Lee Ju Hyung（이주형）, *Constrained Dynamics*（韓国語, 2011）, 第1節から第2.3節：積み重ねたベクトル、式(3)、誤差の補正、不等式。
impulses-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, 第1部：b、Aのブロック、対角成分で割った行。
impulses-source-catto = Erin Catto, *Iterative Dynamics with Temporal Coherence*, GDC 2005：速度の拘束、逐次力積、ウォームスタート。
impulses-source-stewart = David Stewart, Jeffrey Trinkle, *An implicit time-stepping scheme for rigid body dynamics with inelastic collisions and Coulomb friction*, International Journal for Numerical Methods in Engineering 39 (1996), 2673–2691。

impulses-stack-caption = いまの二本の棒：mとrad、m/sとrad/s、NとN·m、kgとkg·m²。
impulses-b-caption = 方程式の行ごとに一行。速度はm/s、力積はN·s。
impulses-rows-caption = 方程式の行ごとに一行。1/kg、N·s。

## ボタン、実験、計算
impulses-preset-swing = 揺れる二本の棒
impulses-preset-hang = 重力だけ：静止した棒
impulses-preset-blow = 速度だけ：打撃
impulses-preset-torn = 誤差だけ：引き離された関節
impulses-preset-halves = 打撃、二つのステップ
impulses-preset-bricks = 空間の三つの直方体
impulses-preset-heavy = 軽い直方体と重い直方体
impulses-preset-starts = 0からとウォームスタート
impulses-preset-bars = 二本の棒とその速度
impulses-preset-loose = 関節のあるなし
impulses-run-swing = 二本の棒
impulses-run-hang = 静止
impulses-run-blow = 打撃
impulses-run-torn = 引き離し
impulses-run-long = 10 ms
impulses-run-short = 5 ms
impulses-run-bricks = 直方体
impulses-run-one = 1 kg
impulses-run-ten = 10 kg
impulses-run-cold = 0から
impulses-run-warm = ウォーム
impulses-run-joined = 関節あり
impulses-run-loose = 関節なし
