# 「相補性としての接触」のレッスン。文中の {$名前} は数式：src/lessons/contact/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

contact-lead = 最初のレッスンの針金は、ビーズを両側から支えていました。地面はそうではありません。箱を押し上げることはできますが、引き留めることはできません。どの接触が保たれ、どれが離れるかも答えの一部であり、両方を同時に問う問題を*相補性問題*といいます。
contact-guide = このレッスンには摩擦がないので、各接触の力は法線に沿う一つだけです。物体はどの点でもつかめます。引き、投げ、一時停止中には別の場所へ動かしてみてください。

## 1 押す
contact-push-title = 押すことしかできない
contact-push-1 = 箱のかどと地面の*すき間*を{$C}とします。上にあれば正、触れていれば0です。禁じられるのは片側だけで、{$gap-ineq}です。力は、拘束力がいつも勾配に沿うように、法線{$normal}に沿います。ただしこんどは乗数に符号があります。{$lambda-ineq}。
contact-push-2 = すき間と力は結びついています。すき間があれば力はなく、力があればすき間はありません。一行で書くと、
contact-push-3 = ⟂は「少なくとも一方が0」と読みます。箱を落とし、下の左右のかどのすき間と力を見てください。

## 2 二つのかど
contact-two-title = 二つのかど、一つの問題
contact-two-1 = 静止した箱では、すき間はどちらも0です。このとき問題になるのは、すき間が開くかどうかです。二つのすき間の加速度を並べたものを{$w}とします。どちらの成分も負であってはなりません。また、二つのかどは同じ物体のものなので、どちらの成分も両方の力に依存します。
contact-two-2 = {$A}はこれまでのレッスンのデラスス作用素で、ここでは接触の力をすき間の加速度へ写します。箱の幅の半分を{$a}、慣性モーメントを{$I}とすると、
contact-two-3 = 左のかどに力が働くと、左のかどは上がります。同時に箱が回り、幅の広い箱では右のかどが押し下げられます。非対角成分が負なのはそのためです。下に、この問題そのものをいまの数値で示します。それぞれの直線の上では加速度の一方が0で、折れ線どうしの交わるところが解です。
contact-two-5 = 二つのかどが助け合うか妨げ合うかは、箱の幅で決まります。幅の狭い箱では、左のかどを押すと右のかども持ち上がります。
contact-two-4 = 静止していれば、どちらのかども重さの半分を支えます。動かしながら右のかどの近くをつかみ、上へ引いてください。直線が動き、交点が滑り、軸に達したとき右のかどが離れます。

## 3 場合分け
contact-cases-title = 保たれるか離れるか
contact-cases-1 = 接触ごとに、保たれるか離れるかの二通りがあり、n個の接触では{$cases}通りの場合を見分けなければなりません。板を二つの台に載せます。台はどちらも板の中央より少し左にあります。
contact-plank-question = 最初の瞬間、押しているのはどちらの台でしょうか。
contact-plank-choice-both = 両方
contact-plank-choice-left = 左の台
contact-plank-choice-right = 右の台
contact-plank-measured = 左の台は{ $left } N、右の台は{ $right } Nで押しています。
contact-plank-why-1 = 板を水平に保つには左の台が引かなければなりませんが、それはできません。そこで左の力は0になり、すき間が開き、板は右の台を支点に傾きます。中央が二つの台の間にあれば、両方が押します。
contact-cases-2 = 針金なら連立一次方程式を解けば済みました。ここではどの場合かも見つけなければならず、全部を試すのは論外です。煉瓦二百個の壁には、宇宙の原子より多くの場合があります。{$A}が正定値なら解はちょうど一つで、試さずに見つける方法があります。

## 4 ステップ
contact-step-title = 1ステップずつ
contact-step-1 = シミュレーションは{$h}ずつ進みます。守るべきなのは、ステップの*後*ですき間が負にならないことです。そこで条件は、ステップの後の速度{$v-after}に課します。
contact-line-1 = ステップの後、すき間はどれも負であってはなりません。
contact-line-2 = すき間の一次近似。ステップの間、速度Jv⁺で変わります。
contact-line-3 = 2行目を1行目に代入し、hで割りました。
contact-line-4 = 接触は押すだけで、ステップの後もすき間が開いている接触は、その間に押していません。
contact-line-5 = 1ステップにわたるニュートンとオイラーの法則。接触の力を含みます。
contact-line-6 = 5行目を3行目と4行目に代入し、A = JWJᵀとしました。力積についての相補性問題です。
contact-step-2 = すき間は狭まってもかまいませんが、すき間が許す速さ{$gap-per-step}より速く狭まってはいけません。ボールが12 m/sで地面へ落ちます。毎秒50ステップなら、1ステップで24 cm動きます。
contact-ball-question = ボールは地面にどれだけ沈むでしょうか。
contact-ball-choice-sinks = 力が十分大きくなるまで数センチ
contact-ball-choice-stops = まったく沈まない
contact-ball-choice-through = 突き抜ける
contact-ball-measured = 最下点は{ $lowest } mmでした。
contact-ball-why-1 = 地面の手前の最後のステップでは、すき間が進む距離より小さくなります。そこでλは触れる前から正になり、ボールはちょうど地面に着きます。これを*先読みの接触*（speculative contact）といいます。小さなステップはいらず、薄い壁も突き抜けません。
contact-step-3 = これには代償があります。条件が使うのはステップの初めのすき間と法線で、物体どうしが出会う瞬間のものではありません。ここでは、弾性的なボールが、同じ大きさのボールに中心を外して当たります。触れた瞬間、二つの中心を結ぶ線は進路に対して30°をなします。摩擦はないので、当てられたボールはこの線に沿って飛び出すはずです。
contact-off-centre-question = 時間刻みが40 msのとき、どの向きに飛び出すでしょうか。
contact-off-centre-choice-flat = 30°より小さい角度
contact-off-centre-choice-exact = 30°
contact-off-centre-choice-steep = 30°より大きい角度
contact-off-centre-measured = 飛び出した向きは{ $coarse }°、時間刻みが4 msなら{ $fine }°でした。時間刻みが40 msでも、出会う瞬間の法線を使うと{ $meeting }°です。
contact-off-centre-why-1 = 二つが出会うステップの初めには、最初のボールはまだ11 cm手前にあり、そこからは相手がもっと正面に見えます。誤差は、1ステップで進む距離の程度です。三つ目の計算のように出会う瞬間を求めれば、誤差はなくなります。その代わり、近づく組ごとに計算が一つ増えます。
contact-step-4 = 同じ欠点は、もっと粗い形でゲームによく見られます。通り過ぎるはずのものに、物体が減速されるのです。これを*幻の接触*（ghost contact）といいます。物体どうしがそもそも出会うかどうかは、法線だけでなく、進路に沿って調べなければなりません。ここでは時間刻み40 msで、ボールがブロックのかどから1.4 cmのところを通り過ぎ、下向きの3 m/sを保ちます。

## 5 多すぎる
contact-many-title = 冗長な支え
contact-many-1 = 一枚の板の下に三つの台。力は三つですが、自由度は板の高さと傾きの二つだけです。板を2 cm上から落とします。二つの計算は同じ状態から始まり、一つ目は接触から接触へと掃引してλを求め、二つ目は勾配をたどって求めます。
contact-threefold-question = 二つの計算では何が違うでしょうか。
contact-threefold-choice-same = 何も違わない
contact-threefold-choice-forces = 力が違い、運動は同じ
contact-threefold-choice-motion = 運動が違う
contact-threefold-measured = 中央の台が支えるのは、一つ目では{ $a } N、二つ目では{ $b } Nです。
contact-threefold-why-1 = 重なった拘束のときと同じく{$A}は特異です。λは一意でなく、方法ごとに多くの解の一つを見つけます。運動はどれでも同じです。中央の台が本当はどれだけ支えるかを知るには、木がどれだけたわむかを定めなければなりません。
contact-many-2 = シミュレーションが接触力を示すときは、このことを思い出してください。力の和とモーメントは物理的に決まりますが、その配分はソルバーによって違うことがあります。
contact-many-3 = 自分で確かめてください。一時停止して、いまのステップを一行ずつたどります。ソルバーはどれも同じλから始まりますが、λが一意でないところでは、残差がすべて0になっても異なるλに行き着きます。

## 練習問題
contact-exercises-title = 練習問題
contact-exercise-1 = 成分{$A12}が0になり、かどどうしが互いに影響しないのは、どんな箱でしょうか。
contact-exercise-1-ask = 慣性モーメント（kg·m²、2 kg、幅1 m）
contact-exercise-1-hint = A₁₂ = 1/m − a²/Iで、aは幅の半分です。これが0になるのはいつでしょうか。
contact-exercise-1-answer = {$answer-inertia}のとき{$answer-off}です。質量が半分ずつかどにあるのと同じで、一方のかどを押してももう一方は動きません。ダンベルがそうです。
contact-exercise-2 = 力Fが高さHで箱を横に押します。手前のかどはどれだけ支え、いつ離れるでしょうか。箱は摩擦で滑らないものとします。
contact-exercise-2-ask = 手前のかどが支える力（N、2 kg、幅1 m、F = 10 N、H = 0.3 m）
contact-exercise-2-hint = もう一方のかどのまわりのモーメントをとってください。重さは幅の半分のところ、Fは高さHに働きます。
contact-exercise-2-answer = {$answer-tip}で、FHが幅の半分と{$mg}の積に等しいとき0になります。それより大きくなると箱は傾きます。
contact-exercise-3 = 相補性問題に解がないことはあるでしょうか。{$b1}が負の一行を考えてください。
contact-exercise-3-ask = 地面の上の2 kgのボールのA（1/kg）。正ですか。
contact-exercise-3-hint = Aは1 Nの力に対する接触点の加速度です。
contact-exercise-3-answer = あります。{$A}の成分が0か負なら、どう押しても加速度は0以上になりません。質量と法線力だけなら起こりませんが、摩擦があると起こりえます。パンルヴェの棒がその例です。
contact-exercise-4 = 1 kgのボールが5 m/sで水平な地面に当たり、跳ね返りません。時間刻みは10 msです。そのステップで接触の力はいくらですか。
contact-exercise-4-ask = 力（N）
contact-exercise-4-hint = 力積hλは、5 m/sと、そのステップに重力が加える分とを打ち消します。
contact-exercise-4-answer = 速度と、1ステップ分の重力を打ち消すので、λ = m(v/h + g) = 510 Nです。時間刻みが5 msなら1010 Nになります。衝突の力積は物理的に決まりますが、シミュレーションでの力は時間刻みに依存します。

contact-sources-title = 出典
contact-source-baraff = David Baraff, *Fast contact force computation for nonpenetrating rigid bodies*, SIGGRAPH 1994, 23–34。
contact-source-cottle = Richard Cottle, Jong-Shi Pang, Richard Stone, *The Linear Complementarity Problem*, 1992, 第1章。
contact-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 2.3節。tazz, *剛体の接触問題のLCPへの定式化*, 第1部。
contact-source-ogawa = hi-ogawa, *mechanics* (2020)、“Constrained dynamics”、命題3：不等式の拘束を加速度の相補性問題として。

contact-plane-state = この平面は、触れている接触が二つのときのものです。いまは{ $count }個です。
contact-plane-caption = 触れている二つの接触の問題のいまの様子：横軸λ₁、縦軸λ₂、単位N。

contact-quantity-gap1 = 左のすき間
contact-quantity-gap2 = 右のすき間
contact-quantity-lambda1 = 左の力
contact-quantity-lambda2 = 右の力
contact-quantity-A11 = Aの対角成分
contact-quantity-A12 = Aの非対角成分
contact-quantity-b = 接触力がないときのすき間の加速度

## ボタン、実験、計算
contact-preset-box = 地面の上の箱
contact-preset-falling = 箱を落とす
contact-preset-lying = 二つの台に載る板
contact-preset-tipping = 傾く板
contact-preset-threefold = 三つの台に載る板
contact-preset-off-centre = 中心を外した衝突
contact-preset-passing = かどのそばを通る
contact-act-narrow = 幅50 cmの箱
contact-act-wide = 幅1 mの箱
contact-run-box = 箱
contact-run-plank = 板
contact-run-ball = ボール
contact-run-coarse = h = 40 ms
contact-run-fine = h = 4 ms
contact-run-meeting = h = 40 ms、出会う瞬間
contact-run-sweeps = 掃引
contact-run-gradient = 勾配
