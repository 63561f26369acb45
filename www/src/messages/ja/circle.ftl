# 「円周上の点」のレッスン。文中の {$名前} は数式や操作部品：src/lessons/circle/vocabulary.ts。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

circle-lead = 針金の輪にビーズが一つ通してあり、滑らかに滑ります。重力に引かれているのに、ビーズは決して輪から離れません。どのような力がビーズを輪の上に留めているのでしょうか。その力はどれだけの大きさでなければならないのでしょうか。
circle-guide = この力を導き、それを使って運動を1ステップずつ計算します。シミュレーションは録画された映像ではなく、読んでいる間に実際に計算しているものです。ビーズを引っぱったり、{$dotted}を変えたりしてみてください。色のついた記号を指すと、図とグラフの同じ量が光ります。
circle-guide-dotted = 点線の引かれた数値

## 拘束条件
circle-constraint-title = ビーズのいてよい場所
circle-constraint-1 = 輪の中心を原点とし、ビーズの位置を{$x}とします。輪を角度で表す代わりに、ビーズがいてよい場所を一つの方程式で述べます。
circle-constraint-2 = この関数{$C}が*拘束条件*です。輪の上で0、外側で正、内側で負になります。いまの値は{$now-C}です。計算を一時停止し、ビーズを輪の外へ動かして値の変化を確かめてください。
circle-constraint-3 = 輪からの距離{$constraint-length}も同じところで0になり、こちらのほうが自然に見えるかもしれません。二乗の形をとるのは、微分しやすいからです。二つの形は次のレッスンで比べます。

## 拘束を満たす運動
circle-motion-title = 許される動き
circle-motion-1 = いま輪の上にいるだけでは足りません。次の瞬間にも輪の上にいなければならないからです。したがって{$C}の時間変化率も0、さらにその変化率も0でなければなりません。
circle-motion-2 = 一行目は、*拘束を満たす速度*が{$x}に垂直、つまり輪に沿っていることを述べています。二行目には小さな驚きがあります。動いているビーズでは{$inward}は0になりません。輪の上に留まるだけでも、中心に向かって大きさ{$centripetal}の加速度が必要なのです。これが向心加速度です。仮定したのではなく、自然に出てきました。
circle-motion-3 = 使うのはこの逆です。初めに{$C-zero}かつ{$Cdot-zero}で、つねに{$Cddot-zero}ならば、ビーズは輪から離れません。位置と速度は過去によって決まっています。*これから選べるのは加速度だけです。*

## 二つの未知数
circle-work-title = 式は一つ、未知数は二つ
circle-work-1 = 加速度を与えるのはニュートンの運動方程式です。ビーズには二つの力が働きます。*外力*{$f}（ここでは重力）と、針金がおよぼす、まだ分からない力、すなわち*拘束力*{$fhat}です。
circle-work-2 = これを{$Cddot-zero}に代入し、{$m}を掛けて、分かっているものを右辺に移します。
circle-work-3 = 式は一つですが、{$fhat}には成分が二つあります。決まるのは{$x}方向の成分だけで、輪に沿った成分は何であってもかまいません。それも当然で、モーターを積んだビーズでも拘束条件は満たされます。しかし、滑らかな針金はビーズを押し進めもしなければ、止めもしません。*拘束を満たすどのような速度に対しても、拘束力は仕事をしません。*
circle-work-4 = これが*仮想仕事の原理*です（動いている物体については、ダランベールの原理と呼ばれます）。{$x}に垂直なすべてのベクトルに垂直なベクトルは、{$x}に平行です。したがって
circle-work-5 = 二つの未知の成分は、一つの未知数、*ラグランジュ乗数*{$lambda}になりました。力の向きも偶然ではありません。{$gradient}は拘束条件の勾配、すなわち{$C}が最も急に増す方向です。

## ラグランジュ乗数
circle-lambda-title = 未知数は一つ
circle-lambda-1 = これで式が一つ、未知数も一つです。{$multiplier-inline}を代入して解きます。
circle-lambda-2 = ビーズが振れている間に数値を読んでみましょう。真横では重力は輪に沿っていて、第二項だけが残ります。最下点では両方の項が最大になります。針金は重さを支え、*しかも*軌道を曲げなければなりません。{$lambda}が負の間、針金は内向きに引いています。最上点の近くでビーズの動きが遅いと、{$lambda}は正になります。輪は押すこともできますが、糸にはできません。
circle-lambda-3 = ビーズを引っぱってみてください。ばねがビーズをポインターのほうへ引き、その力が{$f}に加わって、{$lambda}がただちに応じます。また、質量{$set-mass}や重力加速度{$set-gravity}を変えてみてください。運動そのものを変えるのはどちらで、力だけを変えるのはどちらでしょうか。
circle-top-title = 最上点を越える
circle-top-1 = 十分に速いビーズは一周します。最下点から、最上点をゆっくり越えるだけの速さで出発させてみましょう。
circle-top-question = ビーズが最上点をゆっくり通るとき、針金は何をしますか。
circle-top-choice-in = ビーズを内向き、つまり下に引く
circle-top-choice-out = ビーズを外向き、つまり上に押す
circle-top-choice-zero = 何もしない。そこでは力は0である
circle-top-measured = この計算では、{ $time }秒後、最上点でλ = { $end }となりました。
circle-top-why-1 = 軌道が求める内向きの加速度は{$centripetal}だけで、重力だけでもそれを上回ります。針金は余った分を打ち消すために外向きに押し、{$lambda}は正になります。符号が変わるのは両者が等しくなる速さ、{$balance}のときです。それより遅ければ糸はたるみ、レールの下側に車輪のないジェットコースターなら、車両はレールを離れます。

## 1ステップ
circle-step-title = 1ステップの中身
circle-step-1 = 導き方がそのままプログラムになります。1ステップは四つの段階からなり、ここでは現在の状態の数値を示しています。順にたどってください。
circle-step-2 = では、仕事はどうでしょうか。要求どおりになっているかは、次の式から確かめられます。
circle-step-3 = {$Cdot}が0のところで仕事率は0です。針金はエネルギーを受け取りも与えもしません。いま{$now-power}、出発からの合計は{$now-work}です。二つ目の数は小さいながら、ちょうど0ではありません。計算上のビーズはもう正確には輪の上にないのです。この誤差がどこから来て、どのように大きくなるのかを、次のレッスンで調べます。

circle-line-1 = ニュートンの運動方程式。針金の力は未知です。
circle-line-2 = ビーズは輪の上にとどまります。C̈ = 0です。
circle-line-3 = 1行目とxの内積をとり、2行目を代入しました。
circle-line-4 = 仮想仕事の原理。力は、拘束を満たすどの速度にも垂直です。
circle-line-5 = 4行目を3行目に代入しました。
circle-line-6 = λについて解きました。x·x = r²は0ではありません。

## 練習問題
circle-exercises-title = 練習問題
circle-exercise-1 = ビーズが最下点、真横、最上点で静止しているとき、それぞれの{$lambda}を求めてください。次にビーズをそこへ置いて比べてください。
circle-exercise-1-ask = 最下点で静止しているときのλ（N/m、m = 1 kg、r = 1 m、g = 9.81 m/s²）
circle-exercise-1-hint = 静止していれば分子に残るのはf·xだけです。x·xで割り、前の負号に気をつけてください。
circle-exercise-1-answer = 最下点では{$answer-below}なので{$answer-bottom}。針金は重力と同じ大きさの力で上向きに引きます。真横では{$answer-side}で{$lambda-zero}。最上点では{$answer-top}。針金は押しますが、その力はやはり上向きです。
circle-exercise-2 = ビーズを真横で放します。最下点を通るとき、拘束力の大きさはいくらでしょうか。
circle-exercise-2-ask = 最下点での拘束力（N、m = 1 kg）
circle-exercise-2-hint = 針金は重さを支え、さらに軌道を曲げます。速さは落ちた高さから求まり、v² = 2grです。
circle-exercise-2-answer = {$r}だけ落ちたので{$fall}、したがって半径によらず{$answer-swing}です。{$fhat-size}のグラフを加えて読み取ってください。
circle-exercise-3 = 質量を2倍にすると、{$lambda}はどうなりますか。運動はどうなりますか。
circle-exercise-3-ask = 2 kgのビーズが最下点で静止しているときのλ（N/m、r = 1 m）
circle-exercise-3-hint = 分子のどの項にも因子mがあります。
circle-exercise-3-answer = 分子のどの項にも因子{$m}があります（重力の項にも）。したがって{$lambda}と{$fhat}は2倍になります。力を質量で割った加速度は変わらず、運動も変わりません。
circle-exercise-4 = このレッスンのもとになったスライドでは、乗数が次のように印刷されています。符号が一つ誤っています。計算せずに見つけてください。
circle-exercise-4-choice-first = 第一項f·xの符号
circle-exercise-4-choice-second = 第二項mẋ·ẋの符号
circle-exercise-4-choice-both = 両方の符号
circle-exercise-4-not-first = 最下点で静止しているとき、f·xは正で、針金は中心へ引きます。λは印刷されたとおり負です。
circle-exercise-4-not-both = 誤りは一つだけです。最下点で静止したビーズで第一項を確かめてください。
circle-exercise-4-answer = 外力がないとします。動いているビーズには内向きの力が必要なので、{$lambda}は負でなければなりません。印刷されたとおりでは正になります。正しくは、両方の項の前に−がつきます。
circle-exercise-5 = 針金を楕円とします。
circle-exercise-5-which = 導き方のどの行が変わりますか。
circle-exercise-5-ask = a = 2 m、b = 0.5 m、m = 1 kgのとき、最下点で静止しているビーズのλ（N·m）
circle-exercise-5-hint = (0, −b)での勾配は(0, −1/b)です。静止していれば分子にはf·∇Cだけが残ります。
circle-exercise-5-answer = どの行も変わりません。{$x}を{$grad}に置き換え、この{$C}の二階微分を使えば、あとはすべてそのままです。これから現れるどの拘束条件でも同じです。

## 出典
circle-sources-title = 出典
circle-source-slides = Stefan Duthaler, *Constrained Dynamics*, ゼミナール“Physically-based methods for 3D games and medical applications”, 2003年冬学期, スライド5–11。
circle-source-witkin = Andrew Witkin, *Constrained Dynamics*, *Physically Based Modeling*, SIGGRAPH 97講習資料所収、“A bead on a wire”の節。
circle-source-misprints = 出典の誤植を、訂正した式と、どちらが正しいかを決める計算とともに集めました：{$misprints}
circle-preset-pendulum = 真横から振らせる
circle-preset-over = 最上点をゆっくり越える
circle-preset-kinetic = 揺れと運動エネルギー
circle-preset-weightless = 重力のない運動
circle-preset-beside = 輪から外れたビーズ
circle-preset-turning = 一定の速さで輪を回る
circle-preset-work = 針金の仕事率と仕事
circle-run-bead = ビーズ
