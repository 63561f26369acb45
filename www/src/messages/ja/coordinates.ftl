# 「より少ない座標」のレッスン。文中の {$名前} は数式：src/lessons/coordinates/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

coordinates-lead = 平面で関節につながれた十本の棒には、三十の座標と、関節を保つ二十の行があります。十個の角度だけでも同じ運動を表せ、しかも関節が外れることはありません。それなのに、なぜ三十の座標で計算するのでしょうか。
coordinates-guide = 1 kg、1 mの棒が二本、ピンに吊られて揺れています。ここでは関節は行ではありません。離れようがないので、つなぎ止めるものも要りません。

## 1 数える
coordinates-count-title = 二本の棒に二つの数
coordinates-count-1 = 「{$impulses}」では、平面の二本の棒に六つの座標があり、二つの関節がそのうち四つを、ステップごとに、しかも誤差つきで取り去っていました。残るのは{$count}、一本目の棒の角度と、一本目に対する二本目の角度です。初めからこの二つだけで計算してはどうでしょうか。
coordinates-count-2 = tazzのノートは最後の「関節の導入」でこれに取りかかり、関節でつながれた剛体を系にまとめ、それぞれに*一般化座標*{$q}を与え、運動方程式を書いたところで終わっています。ここではその続きを述べます。

## 2 運動
coordinates-motions-title = 関節が許す運動
coordinates-motions-1 = 関節が角速度{$rates}で回るとき、物体はどう動くでしょうか。物体の速度は各角速度に比例する寄与の和なので、座標ごとに一列をもつ行列{$S}で書けます。どの列も、関節の拘束を破らない一つの運動です。
coordinates-motions-2 = {$J}の行は禁じられた方向を、{$S}の列は許された速度を張ります。{$S}は{$J}の*零空間*を張るのです。二本の棒では、第1列が両方をピンのまわりに、第2列が下の棒だけを間の関節のまわりに回します。
coordinates-motions-3 = 角速度との積は、示した桁すべてで物体の速度に一致します。行を使うときには課した条件だったことが、ここではつねに成り立ちます。

## 3 方程式
coordinates-motion-title = 拘束力が消える
coordinates-motion-1 = 各物体の質量の対角行列を{$Mhat}とすると、物体についてのニュートンとオイラーの法則は、拘束力も含めて、これまでどおり成り立ちます。そこに関節の運動を代入し、積を微分し、左から{$S}の転置を掛けます。
coordinates-motion-2 = 最後の項は0です。関節の力は、許された運動に対して仕事をしません。ダランベールの原理が、代数の一行になっています。残るのは自由度ごとに一つの方程式で、{$lambda}は現れません。
coordinates-motion-3 = M(q)は密で、棒の動きとともに変わります。下の棒が遠くへ伸びるほど、二本を回しにくくなります。解くべき拘束の連立方程式はなく、ドリフトもありません。（ノートではhが右辺にあります。）

## 4 バイアス項
coordinates-bias-title = コリオリ項と遠心力項
coordinates-bias-1 = 新しいのはバイアス項{$h}です。すべての関節が一定の角速度で回り続けるとしたときに、物体が必要とする一般化力です。そのときでさえ、物体はまっすぐ進まないからです。二本の等しい棒で、関節から下の棒の中心までをrとすると
coordinates-bias-2 = 第一の部分は角速度の二乗を含む*遠心力項*、第二の部分は異なる二つの角速度の積を含む*コリオリ項*です。棒が一直線に並ぶところでは、どちらも0になります。この瞬間の値を示します。
coordinates-bias-3 = こんどは重力をなくします。棒は直角をなし、一体となって3 rad/sでピンのまわりを回ります。間の関節は止まっています。トルクは働きません。τ = 0です。
coordinates-bent-question = 次の0.3秒の間に、この直角はどうなるでしょうか。
coordinates-bent-choice-stays = 変わらない。関節にトルクが働かないから
coordinates-bent-choice-folds = 折れ曲がる
coordinates-bent-choice-stretches = 伸びる
coordinates-bent-measured = 0.3秒後の折れ角は{ $bend }度です。
coordinates-bent-why-1 = 下の棒には{$h2}があり、τがなければ加速度だけがこれとつり合えます。関節の座標では、棒を外へ振り出す力です。空間から見れば、棒の中心がまっすぐ進もうとしているだけです。

## 5 二つの方法
coordinates-both-title = 一つの人形を二度
coordinates-both-1 = 十の物体と九つのヒンジからなる人形が、足から落ちます。一方の計算は座標が十二、もう一方は座標が三十で、ヒンジのための行が十八あります。接触とヒンジの可動限界は、どちらでも行です。時間刻みは10 ms、掃引は20回です。
coordinates-puppets-question = 足が地面に着いた直後に、関節が1 mmより大きく離れるのはどの計算でしょうか。
coordinates-puppets-choice-neither = どちらでもない
coordinates-puppets-choice-rows = 関節を行とする計算
coordinates-puppets-choice-both = 両方
coordinates-puppets-measured = 0.56秒後の関節の最大のすき間は、行では{ $rows } mm、少ない座標では{ $fewer } mmでした。
coordinates-puppets-why-1 = 行を使うと、20回の掃引で衝撃を足からすべての関節へ伝えなければならず、残った残差のために関節が開きます。それをバウムガルテの項がまた閉じます（「{$joints}」）。約0.8秒では、この計算の全エネルギーが14 Jも増えます（この項がなければ4 Jです）。少ない座標では、足の衝撃がM(q)の逆行列を通して、ただちに人形全体に及びます。エネルギーの増加は1 Jを超えず、これは時間刻みについて1次の誤差です。（グラフの‖C‖は、どちらの計算でも接触と可動限界での重なりを含みますが、関節の分を含むのは行を使う計算だけです。）

## 6 Aの図
coordinates-matrix-title = 行列A
coordinates-matrix-1 = 接触と可動限界は、同じソルバーで解く力積のままです。その行は{$J}の代わりにJSとなって、関節の角速度に作用します。木kについてのそれを{$J-k}と書きます。行に関わる木が、それぞれの寄与を加えます。
coordinates-matrix-2 = 人形を動かしてください。計算ごとに図が一つあり、この瞬間の成分が一つずつ四角で表されます。青は負、橙は正です。
coordinates-matrix-3 = 行を使うと、Aは大きく疎です。二つの行が結びつくのは、共有する物体を通してだけです。少ない座標では、Aは関節の行の分だけ小さく、密です。足の接触と手の接触は同じ木に属し、M(q)の逆行列によって結びつきます。一方でソルバーが多くの掃引で見つけることを、もう一方ではあらかじめ計算してあるのです。
coordinates-rows-joint = 関節
coordinates-rows-limit = 可動限界
coordinates-rows-contact = 接触
coordinates-picture = { $rows }行、0でない成分{ $part } %
coordinates-picture-none = この瞬間は行がありません。人形を動かしてください

## 7 使い分け
coordinates-when-title = 使い分け
coordinates-when-1 = 開くことのない関節が、正しい運動を約束するわけではありません。十二本の棒の鎖を水平に保って放すと、端が鞭の先のように鋭く振れます。どちらの計算も10 msごとに四つの部分ステップをとります。
coordinates-whips-question = 3秒の間にエネルギーを多く失うのはどちらの計算でしょうか。
coordinates-whips-choice-neither = どちらも2 Jより多くは失わない
coordinates-whips-choice-fewer = 少ない座標
coordinates-whips-choice-rows = 行
coordinates-whips-measured = 少ない座標では{ $fewer } J、行では{ $rows } Jを失いました。
coordinates-whips-why-1 = 少ない座標のステップは、離散的な停留作用の原理から導かれます。シンプレクティックで二次の方法なので、エネルギーの誤差は振動するだけで増大しません。行を使うと、速度はステップの初めの配置に対して拘束を満たします。終わりには棒がωhだけ回っているので、速度に再び拘束を満たさせるには、ステップごとに運動エネルギーのうち(ωh)²程度の割合が失われます。
coordinates-when-2 = **少ない座標**は、ロボット、人形、機械に向きます。接触の少ない関節の木、関節の角度そのものに働くモーター、大きな質量比、開いてはならない関節です。M(q)で結びつくのは、根から一本につながる経路の上にあるリンクどうしだけです。人形では144個の成分のうち66個がどの配置でも0で、分解の手間はわずかです。長い鎖には0がなく、分解の手間は長さの3乗で増えますが、再帰的なアルゴリズム（Featherstone）なら、手間はリンクの数に比例します。
coordinates-when-3 = **行**は、組み立てたり壊したりするものに向きます。木を作り直さずに関節を足したり切ったりでき、閉ループもほかと同じ行で済み、関節に柔らかさをもたせることもでき、ばらばらの物体が多いシーンは疎になります。閉ループは、どちらの方法でも行を必要とします。木は一つを除くすべての関節を受け持ち、最後の一つが木を閉じます。

coordinates-line-1 = 拘束力を含む、物体についてのニュートンとオイラーの法則です。
coordinates-line-2 = 関節が許す運動です。
coordinates-line-3 = 積の微分です。
coordinates-line-4 = 3行目を1行目に代入し、左からSᵀを掛けました。
coordinates-line-5 = JS = 0です。許される運動はどの関節も破らないので、λが消えます。

## 練習問題
coordinates-exercises-title = 練習問題
coordinates-exercise-1 = 平面で、十の物体と九つのヒンジからなる人形の自由度はいくつですか。
coordinates-exercise-1-ask = 自由度
coordinates-exercise-1-hint = 十個の物体に数が3個ずつ、九個のヒンジに行が2個ずつです。
coordinates-exercise-1-answer = {$answer-puppet}です。何にもつながれていない胴体に三つ、ヒンジごとに一つです。
coordinates-exercise-2 = まっすぐ伸びた二本の棒（1 kg、1 m × 0.1 m）のM(q)を計算してください。最初の成分は、なぜ最後の成分よりずっと大きいのですか。
coordinates-exercise-2-ask = M₁₁（kg·m²）
coordinates-exercise-2-hint = 二本ともピンのまわりです。一本は端のまわり、もう一本は中心が1.5 mのところにあります。
coordinates-exercise-2-answer = {$answer-M}です。最初の成分は、二本をともにピンのまわりに回すときのもので、二本目の中心は1.5 m離れています。最後の成分は、一本だけを端のまわりに回すときのものです。
coordinates-exercise-3 = 角速度によらずバイアス項が0になるのは、どの配置ですか。
coordinates-exercise-3-ask = 1 kg、1 mの棒二本で、q₂ = 90°、q̇₁ = 3 rad/s、q̇₂ = 0のときのh₂（N·m）
coordinates-exercise-3-hint = ℓ = 1 m、r = 0.5 mとしてmℓr sin q₂ · q̇₁²です。
coordinates-exercise-3-answer = {$sine}となる、伸びきった配置と折りたたまれた配置です。そこでM(q)はq₂について極値をとり、バイアス項はM(q)の導関数からできています。
coordinates-exercise-4 = 三本の棒と四つのヒンジが、地面とともに四節リンクをつくります。少ない座標ではどう計算し、座標はいくつ残りますか。
coordinates-exercise-4-ask = 残る座標の数
coordinates-exercise-4-hint = 木の三つの座標から、閉じるための二つの行を引きます。
coordinates-exercise-4-answer = 三つのヒンジが三つの座標をもつ木になり、四つ目は二行の関節として木を閉じます。{$answer-loop}です。四つが一直線に並ぶと、二つの行は従属になります。

coordinates-sources-title = 出典
coordinates-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, 第3部「関節の導入」。
coordinates-source-featherstone = Roy Featherstone, *Rigid Body Dynamics Algorithms*, Springer 2008, 第3章、第5章から第8章。
coordinates-source-murray = Richard Murray, Zexiang Li, Shankar Sastry, *A Mathematical Introduction to Robotic Manipulation*, CRC 1994, 第4章。
coordinates-source-baraff = David Baraff, *Linear-time dynamics using Lagrange multipliers*, SIGGRAPH 1996：行を使う方法で、計算量はリンクの数に比例します。

coordinates-motions-caption = Sはmと1、速度はm/sとrad/s。二本の棒のとき。
coordinates-bias-caption = M(q)はkg·m²、hの各項とτはN·m。二本の棒のとき。

## ボタン、実験、計算
coordinates-preset-swinging = 揺れる二本の棒
coordinates-preset-bent = 直角をなす棒
coordinates-preset-both = 二本の棒、二つの方法
coordinates-preset-puppets = 人形、二つの方法
coordinates-preset-whips = 十二本の棒の鎖
coordinates-preset-angles = 二本の棒とその角度
coordinates-preset-joint = 棒の間の関節だけが回る
coordinates-preset-reach = 伸ばした棒と折りたたんだ棒
coordinates-run-fewer = 少ない座標
coordinates-run-rows = 行
coordinates-run-stretched = 伸ばした棒
coordinates-run-folded = 折りたたんだ棒
