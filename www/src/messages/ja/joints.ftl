# 「関節とバウムガルテ」のレッスン。文中の {$名前} は数式：src/lessons/joints/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

joints-lead = 関節もほかと変わらない拘束条件で、二つの点が一致することを求めるものです。物理エンジンは関節を速度レベルで保つので、位置の誤差はそこに現れません。この誤差を取り除くことを安定化といい、どのやり方にも代償があります。
joints-guide = ここでは誤差をわざと大きくしています。毎秒50ステップ（モーターと可動限界では100ステップ）、部分ステップはなし、断りのない限りすべて正確に解きます。棒をつかんで引いてみてください。

## 1 行
joints-rows-title = 二つの行でできた関節
joints-rows-1 = *球関節*（平面では軸）は、一方の物体の点を他方の物体の点に重ねておきます。物体の中心から関節までを{$r1}、{$r2}とすると
joints-rows-2 = となります。物体が回ればその腕も回ります。変化率には、物体ごとに三つ、合わせて六つの速度が入ります。
joints-rows-3 = 並進速度の成分は1か−1で、配置に依存するのは角速度の成分だけです。二本の棒の間の関節について、行ごとに、誤差と力とともに示します。
joints-rows-4 = 平面のヒンジはこの二行で、必要ならモーターと可動限界がつきます。溶接は三つ目の行を加えて回転も止めます。スライダーは二行です。回らないことと、軸に垂直な向きに動かないことです。行列の欄には、ステージにあるものの行がいつも出ています。

## 2 位置
joints-place-title = 速度は位置のことを語らない
joints-place-1 = 時間刻み法は、その後の速度が拘束を満たすような力積を求め、それからその速度で物体を動かします。拘束を満たすとは
joints-place-2 = ということです。{$beta-B} = 0なら、関節の二点に求められるのは、同じ速度で動くことだけです。ヨアヒム・バウムガルテの項があれば、二点は1ステップごとに、隔たりの{$beta-B}の割合だけ近づきもします。二本の棒の振り子を4秒間動かします。
joints-drift-question = バウムガルテの項がないとき、関節はどれだけ離れるでしょうか。
joints-drift-choice-none = まったく離れない。速度は正確だから
joints-drift-choice-little = 数ミリメートル
joints-drift-choice-much = 10センチメートルより大きく
joints-drift-measured = 二つの関節の隔たりは合わせて、項がないとき最大{ $without } mm、5分の1のとき最大{ $fifth } mmでした。
joints-drift-why-1 = 速度はステップの始まりでは拘束を満たしていますが、ステップは接線に沿ってまっすぐ進みます。一方、点は円に沿って進むべきものです。ピンから距離rのところを角速度ωで回る点は、一回り大きな円の上に出ます。
joints-drift-why-2 = どのステップでも誤差は外向きで、しかも何もそれを補正しません。時間刻みを半分にすると4分の1の誤差が2倍の回数生じるので、積もる誤差はおよそ半分です。
joints-place-3 = バウムガルテの項があれば、1ステップで加わる分と取り戻す分が等しくなったところで、誤差の増加は止まります。
joints-place-4 = つまり誤差は消えませんが小さいままで、時間刻みの二乗に比例して減ります。だから物理エンジンは、{$beta-B}を大きくするよりも、部分ステップを増やすことを選びます。

## 3 代償
joints-price-title = βの代償
joints-price-1 = 誤差の5分の1を補正するのがよいなら、なぜ全部にしないのでしょうか。30 cm引き離された関節を見ましょう。棒には重力が働かず、静止していて、{$beta-B} = 0.2です。
joints-torn-question = 関節は閉じます。そのあと棒はどうなるでしょうか。
joints-torn-choice-rest = 前と同じく静止する
joints-torn-choice-turns = ピンのまわりを回り続ける
joints-torn-choice-swings = 行き過ぎて、関節がまた開く
joints-torn-measured = 閉じる間に最大{ $most } Jのエネルギーをもち、そのあとは{ $spin } rad/sで回ります。
joints-torn-why-1 = 関節を閉じる速度{$speed}は、本物の物体の本物の速度です。最初のステップは棒に次のエネルギーを与えます。
joints-torn-why-2 = あとのステップがそのほとんどを取り返しますが、すべてではありません。それまでに棒が少し回り、止める力積の向きが、動かした力積の向きと違ってしまうからです。{$beta-B} = 1なら最初の力積が与えるエネルギーは25倍の28 J、時間刻みを半分にすればさらに4倍です。
joints-price-2 = しかもこれは、方程式がきちんと解けている場合の話です。行を数回掃引するだけで済ませると、次のステップはソルバーの誤差を位置の誤差とみなし、{$speed}で応じます。六本の棒の鎖を、1ステップ10回の掃引で放します。
joints-chain-question = 最初の関節の力の、ステップごとの変動が小さいのはどちらの計算でしょうか。
joints-chain-choice-same = どちらも同じ
joints-chain-choice-fifth = 5分の1
joints-chain-choice-whole = 全部
joints-chain-measured = ステップごとの二階差分は平均して、5分の1で{ $fifth } N、全部で{ $whole } Nでした。
joints-chain-why-1 = 誤差を一度に全部取り戻すのは、誤差を出さないソルバーにふさわしいやり方です。ここではソルバーの誤差がどれもそのままの大きさで隣へ渡され、鎖は震えます。5分の1なら補正がゆっくりなので、何ステップかの誤差が互いに打ち消し合います。{$lambda}の曲線を拡大すると、のこぎりの歯のようなぎざぎざが見えます。

## 4 ほかの手立て
joints-other-title = ほかの戻し方
joints-other-1 = **柔らかい拘束。**誤差の割合ではなく、ばねとダンパーを選びます。振動数{$frequency}と減衰比{$zeta}です。ステップの終わりで評価すれば、行の二つの数が変わるだけで、時間刻みがどれだけ大きくても安定です。
joints-other-2 = 誤差がある間、関節は{$gamma}の分だけ少したわみます。これは、解き終えていないソルバーを安定させもします。同じ{$Omega}と{$zeta}なら、軽い物体にも重い物体にも同じように働きます。ばねの剛性で指定したのでは、そうはいきません。
joints-other-3 = **スプリットインパルス。**二度解きます。一度は補正なしで速度を、もう一度は変位を求め、変位は物体を動かしたら捨てます。**緩和。**補正をつけて解き、動かし、補正なしでもう一度解いて、すき間を閉じた速度を取り除きます。**射影。**ステップのあと、物体をまっすぐ{$C} = 0の上に、必要なだけ繰り返して戻します。引き離された関節で、バウムガルテから緩和までの四つを比べます。
joints-ways-question = ステップの終わりに棒が速度をもつことがあるのは、どの計算でしょうか。
joints-ways-choice-all = 四つすべて
joints-ways-choice-two = 初めの二つ：バウムガルテと柔らかい関節
joints-ways-choice-none = どれでもない
joints-ways-measured = 運動エネルギーの最大は、バウムガルテ{ $fifth } J、柔らかい関節{ $soft } J、スプリットインパルス{ $split } J、緩和{ $relaxation } Jです。
joints-ways-why-1 = スプリットインパルスと緩和は、位置だけを直し、速度を変えません。だから大きな{$beta-B}を使えます。代償は、ステップごとに二度解くことです。ここの柔らかい関節は2 Hzで、わずかな減衰とともに揺れ、関節がばねのように見えます。

## 5 エネルギー
joints-energy-title = 正しい位置は正しい運動ではない
joints-energy-1 = 射影は振り子の関節を12桁まで保ちます。バウムガルテの5分の1は何センチメートルもずれます。
joints-projection-question = 4秒後、射影した振り子が失ったエネルギーは、バウムガルテに比べてどうでしょうか。
joints-projection-choice-nothing = まったく失わない。関節が正確だから
joints-projection-choice-less = より少ない
joints-projection-choice-more = より多い
joints-projection-measured = 落ちて得られる19.6 Jのうち、バウムガルテは{ $fifth } J、射影は{ $projected } Jを失いました。
joints-projection-why-1 = バウムガルテ法では、速度はステップの初めの配置に対して拘束を満たします。ステップの終わりには棒が回っているので、速度に再び拘束を満たさせるには、ステップごとにエネルギーが失われます。射影は物体を{$C} = 0の上へ動かし、SHAKEと同じように速度も合わせて補正するので、速度はステップの終わりに拘束を満たします。この補正は運動エネルギーを増やさないように制限されます。全エネルギーはわずかに増減し、長い目で見ればいくらかは失われますが、より少なくて済みます。
joints-energy-2 = 正確な代わりの方法は加速度を求めます。四次のルンゲ・クッタ法で進め、{$C}とその変化率に{$alpha}、{$beta}のフィードバックをかけます。同じステップで、関節は0.1 mm以内、エネルギーは0.003 J以内に収まります。1ステップに四回解く必要があり、衝突を簡単に扱うこともできません。だから物理エンジンでは使われません。振り子にはこれが正しい選択です。

## 6 限界
joints-bounds-title = モーターと可動限界
joints-bounds-1 = モーターも一つの行です。二つの角速度の差が、定めた値になればよいのです。ただしモーターには最大のトルク{$tau}があります。その{$lambda}は*箱形の上下限*をもつ未知数で、速さが定めた値であるか、トルクが上下限に達しているかのどちらかです。
joints-bounds-2 = 1 kgの棒がピンからぶら下がり、モーターが1 rad/sで上へ回します。重力のトルクは棒が水平のとき最大で、{$weight} = 4.905 N·mです。一つのモーターは3 N·m、もう一つは6 N·mです。
joints-motor-question = 棒を頂点の向こうまで回すのは、どちらのモーターでしょうか。
joints-motor-choice-both = 両方
joints-motor-choice-strong = 6 N·mのほうだけ
joints-motor-choice-neither = どちらも回せない
joints-motor-measured = 弱いほうは棒を最大{ $weak }度まで持ち上げ、強いほうは{ $strong }度回しました。
joints-motor-why-1 = 上限より下では、モーターは必要な分をちょうど出し、棒は一定の速さで回ります。弱いほうは{$asin}、37.7度で上限に達します。そこから{$lambda}は、滑車に掛けたおもりのように一定です。棒は運動エネルギーを使い切るまで進み、その角度のまわりで振動します。強いほうでトルクが足りないのは最初の数ステップだけで、頂点を過ぎるとブレーキになります。
joints-bounds-3 = 可動限界は、上下限の一方だけをもつ行です。接触と同じく押すだけで、それも限界に達したときだけです。
joints-bounds-4 = ソルバーにとってはどれも同じです。未知数が一つ、行が一つ、下限と上限。球関節には上下限がなく、可動限界は下限が0、モーターは箱、摩擦は、大きさが別の未知数に依存する箱です。方程式しか解けない方法では扱えないので、そう知らせます。

joints-line-1 = ステップの終わりでのばねとダンパーの力です。1/Aはこの行が動かす質量です。
joints-line-2 = ステップの終わりの速度で位置を進めます。陰的オイラー法です。
joints-line-3 = 1行目に2行目を代入し、hを掛けました。
joints-line-4 = h(hk + d)で割り、この行の速度について解きました。
joints-line-5 = 1行目のkとdを代入しました。

## 練習問題
joints-exercises-title = 練習問題
joints-exercise-1 = 三本の棒と四つのヒンジが、地面とともに四節リンクをつくります。自由度はいくつありますか。モーターがそれを止めておくには、どの行を加えますか。
joints-exercise-1-ask = 自由度
joints-exercise-1-hint = 棒ごとに数が3個、ヒンジごとに行が2個です。
joints-exercise-1-answer = {$answer-dof}です。棒ごとに三つの数、ヒンジごとに二つの行。モーターの行は、限界に達していない限り、最後の自由度を取り去ります。
joints-exercise-2 = 棒がピンのまわりを、重力なしに、一定の4 rad/sで回ります。{$h} = 0.02 s、r = 0.5 m、{$beta-B} = 0.2です。端はピンからどれだけ離れますか。
joints-exercise-2-ask = 距離（mm）
joints-exercise-2-hint = 1ステップで誤差は½r(hω)²だけ増え、バウムガルテの項がそのβ倍を取り戻します。つり合うのはいつですか。
joints-exercise-2-answer = 試してみてください。引き離された棒をマウスで回し、{$C}を読みます。この棒に重力は働きません。{$beta-B} = 1なら5分の1になります。
joints-exercise-3 = 引き離された関節で、バウムガルテの項は1ステップにどれだけの見かけの力を加えますか。ある力を超えると壊れる関節にとって、それは何を意味しますか。
joints-exercise-3-ask = β = 0.2のときの力（N）
joints-exercise-3-hint = A = 1/m + r²/I、C = 0.3 mとしてλ = βC/(Ah²)です。
joints-exercise-3-answer = {$answer-torque}で、重力の働かない棒なのに38 N、{$beta-B} = 1では189 Nです。関節はプログラムのパラメーターのために壊れます。スプリットインパルスや緩和の力には、これが混じりません。
joints-exercise-4 = モーターをブレーキにするには、どうしますか。
joints-exercise-4-ask = ピンのまわりに0.334 kg·m²の棒が、重力なしで10 rad/sで回っています。2 N·mのブレーキで止まるまで何秒かかりますか。
joints-exercise-4-hint = 角速度は1秒にτ/Iだけ減ります。
joints-exercise-4-answer = 速さを0に定めます。トルクの限界までは止めたままにし、それを超えると滑ります。軸の乾燥摩擦と同じです。

joints-sources-title = 出典
joints-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16。
joints-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 2.1–2.2節：速度の拘束と誤差の補正。
joints-source-catto = Erin Catto, *Soft constraints*, GDC 2011：振動数と減衰比で決める柔らかい行；*Solver2D*, 2024：緩和。
joints-source-macklin = Miles Macklinほか, *Small steps in physics simulation*, SCA 2019：反復の代わりに部分ステップを増やす方法。

joints-quantity-J-x1 = Jの成分、第1行、第1の棒の回転
joints-quantity-J-x2 = Jの成分、第1行、第2の棒の回転
joints-quantity-J-y1 = Jの成分、第2行、第1の棒の回転
joints-quantity-J-y2 = Jの成分、第2行、第2の棒の回転
joints-quantity-C-x = x方向の誤差
joints-quantity-C-y = y方向の誤差
joints-quantity-lambda-x = x方向の力
joints-quantity-lambda-y = y方向の力
joints-quantity-torque = モーターのトルク
joints-quantity-bound = 最大のトルク
joints-quantity-w = 角速度と定めた値との差

## ボタン、実験、計算
joints-preset-pendulum = 二本の棒の振り子
joints-preset-drift = βなしとβあり
joints-preset-tornWhole = 引き離された関節：5分の1、半分、全部
joints-preset-chain = 10回の掃引の鎖
joints-preset-ways = 引き離された関節：四つのやり方
joints-preset-rival = 正確な代わりの方法
joints-preset-drive = モーターつきの棒
joints-preset-motor = 弱いモーターと強いモーター
joints-preset-limited = 可動限界のあるヒンジ
joints-run-pendulum = 振り子
joints-run-without = β 0
joints-run-fifth = β 0.2
joints-run-half = β 0.5
joints-run-whole = β 1
joints-run-soft = 柔らかい関節
joints-run-split = スプリットインパルス
joints-run-relaxation = 緩和
joints-run-projection = 射影
joints-run-rk4 = RK4
joints-run-drive = 12 N·m
joints-run-weak = 3 N·m
joints-run-strong = 6 N·m
joints-run-limited = 棒
