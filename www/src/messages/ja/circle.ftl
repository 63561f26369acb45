# 「円周上の点」のレッスン。文中の {$名前} は数式や操作部品：src/lessons/circle/vocabulary.ts。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

circle-lead = 針金の輪にビーズが一つ通してあり、なめらかに滑ります。重力に引かれているのに、ビーズは決して輪から離れません。どのような力がビーズを輪の上に留めているのでしょうか。その力はどれだけの大きさでなければならないのでしょうか。
circle-guide = この力を導き、それを使って運動を計算し、それでもなお計算上のビーズが輪から離れていくのを見て、最後にそれを直します。文章の横にあるのは映像ではありません。読んでいる間に実際に計算しています。ビーズを引っぱったり、{$dotted}を変えたりしてみてください。色のついた記号を指すと、図とグラフの同じ量が光ります。
circle-guide-dotted = 点線の引かれた数値

## 1 拘束条件
circle-constraint-title = ビーズのいてよい場所
circle-constraint-1 = 輪の中心を原点とし、ビーズの位置を{$x}とします。輪を角度で表すかわりに、ビーズがいてよい場所を一つの方程式で述べます。
circle-constraint-2 = この関数{$C}が*拘束条件*です。輪の上で0、外側で正、内側で負になります。いまの値は{$now-C}です。計算を一時停止し、ビーズを輪の外へ動かして値の変化を確かめてください。
circle-constraint-3 = 輪からの距離{$constraint-length}も同じところで0になり、こちらのほうが自然に見えるかもしれません。二乗の形をとるのは、微分するときに厄介なところが一つもないからです。二つの形はあとで比べます。

## 2 拘束を満たす運動
circle-motion-title = 許される動き
circle-motion-1 = いま輪の上にいるだけでは足りません。次の瞬間にも輪の上にいなければならないからです。したがって{$C}の時間変化率も0、さらにその変化率も0でなければなりません。
circle-motion-2 = 一行目は、*拘束を満たす速度*が{$x}に垂直、つまり輪に沿っていることを述べています。二行目には小さな驚きがあります。動いているビーズでは{$inward}は0になりません。輪の上に留まるだけでも、中心に向かって大きさ{$centripetal}の加速度が必要なのです。これが向心加速度です。仮定したのではなく、自然に出てきました。
circle-motion-3 = 使うのはこの逆です。はじめに{$C-zero}かつ{$Cdot-zero}で、つねに{$Cddot-zero}ならば、ビーズは輪から離れません。位置と速度は過去によって決まっています。*これから選べるのは加速度だけです。*

## 3 二つの未知数
circle-work-title = 式は一つ、未知数は二つ
circle-work-1 = 加速度を与えるのはニュートンの運動方程式です。ビーズには二つの力が働きます。*外力*{$f}（ここでは重力）と、針金がおよぼすまだ知らない力、*拘束力*{$fhat}です。
circle-work-2 = これを{$Cddot-zero}に代入し、{$m}を掛けて、わかっているものを右辺に移します。
circle-work-3 = 式は一つですが、{$fhat}には成分が二つあります。決まるのは{$x}方向の成分だけで、輪に沿った成分は何であってもかまいません。それも当然で、モーターを積んだビーズでも拘束条件は満たされます。しかし、なめらかな針金はビーズを押し進めもしなければ、止めもしません。*拘束を満たすどのような速度に対しても、拘束力は仕事をしません。*
circle-work-4 = これが*仮想仕事の原理*です。{$x}に垂直なすべてのベクトルに垂直なベクトルは、{$x}に平行です。したがって
circle-work-5 = 二つの未知の成分は、一つの未知数、*ラグランジュ乗数*{$lambda}になりました。力の向きも偶然ではありません。{$gradient}は拘束条件の勾配、すなわち{$C}が最も急に増す方向です。

## 4 ラグランジュ乗数
circle-lambda-title = 未知数は一つ
circle-lambda-1 = これで式が一つ、未知数も一つです。{$multiplier-inline}を代入して解きます。
circle-lambda-2 = ビーズが振れている間に数値を読んでみましょう。真横では重力は輪に沿っていて、第二項だけが残ります。最下点では両方の項が最大になります。針金は重さを支え、*しかも*軌道を曲げなければなりません。{$lambda}が負の間、針金は内向きに引いています。最上点の近くでビーズが遅いと正になります。輪は押すこともできますが、糸ならばできません。
circle-lambda-3 = ビーズを引っぱってみてください。ばねがビーズをポインターのほうへ引き、その力が{$f}に加わって、{$lambda}がただちに応じます。また、質量{$set-mass}や重力加速度{$set-gravity}を変えてみてください。運動そのものを変えるのはどちらで、力だけを変えるのはどちらでしょうか。

## 5 ドリフト
circle-drift-title = これで完成？
circle-drift-1 = そう見えます。どの状態でも加速度{$acceleration}がわかり、それを積分法に渡せばよいのです。いちばん簡単なのはオイラー法で、位置も速度も、刻みの始めの変化率のまま一刻み{$h}だけ進めます。ビーズは拘束を満たして出発し、どの刻みでも{$Cddot-zero}が成り立ちます。
circle-drift-question = ビーズを輪の真横で放します。刻み幅10 msで5秒後、ビーズはどこにいるでしょうか。
circle-drift-choice-on = ちょうど輪の上
circle-drift-choice-out = 外側で、しだいに離れていく
circle-drift-choice-in = 内側で、しだいに離れていく
circle-drift-choice-both = 外側に出たり内側に入ったりする
circle-drift-measured = { $time }秒後、この計算では{ $end }です。途中のCの最小値は{ $least }、最大値は{ $most }でした。
circle-drift-why-1 = オイラー法の一刻みは接線に沿って進み、接線は円の外側にあります。拘束を満たす状態から一刻み進むと
circle-drift-why-2 = となり、{$C}は{$growth}だけ増えます。わずかな量です。しかし{$lambda}の式には{$C}を見ている項がありません。次の刻みは前の刻みが終わったところから始まり、{$Cddot-zero}に満足して、自分の誤差をさらに加えます。どの刻みも誤差を取り消してはくれません。これが*ドリフト*です。
circle-drift-2 = 刻み幅を小さくしても、遅くなるだけです。半分にすれば、大きさ4分の1の誤差が2倍の回数たまるので、ドリフトは半分になります。よりよい積分法ならもっと遅くなります。困るのは誤差の大きさではなく、誤差がいつまでも忘れられないことです。
circle-drift-3 = {$C}の誤差は永久に残り、{$Cdot}の誤差は{$C}を際限なく増やします。輪から外れた位置や、誤った速度から出発したビーズも同じ目にあいます。

## 6 フィードバック
circle-feedback-title = フィードバック
circle-feedback-1 = それなら、方程式に{$C}を見させましょう。{$Cddot-zero}のかわりに、どんなずれも減衰振動のように消えていくことを要求します。
circle-feedback-2 = {$alpha}は位置の誤りに、{$beta}は速度の誤りに応じる係数です。導き方はそのままで、{$lambda}の項が一つ増えます。
circle-feedback-3 = 輪の上にいて速度も拘束を満たしていれば、この項は0です。直すものがなければ、フィードバックは何も変えません。輪から外れていればビーズを引き戻し、行き過ぎることなく最も速く戻るのは{$critical}のときです。これを*臨界減衰*といいます。{$set-alpha}と{$set-beta}を自由に変えるか、次の例で輪の外から出発させてみてください。
circle-feedback-4 = 重力がビーズを引く向きは刻々と変わるのに、{$C}の曲線にはその跡がまったく現れません。これは近似ではありません。乗数が、どのような力であれそのすべてを引き受け、あとに残るのは{$oscillator}だけだからです。
circle-feedback-5 = フィードバックは{$C}の薬であって、積分法の薬ではありません。三つを並べて計算してください。フィードバックはビーズを輪に留めますが、エネルギーのほうも見てください。

## 7 強すぎるフィードバック
circle-explode-title = 過ぎたるは及ばざるがごとし
circle-explode-1 = {$beta-ten}でビーズが速く戻るのなら、600にすれば60倍の速さで戻るはずです。
circle-explode-question = β = 600 s⁻¹で臨界減衰、オイラー法、刻み幅10 ms、ちょうど輪の上から出発。何が起こるでしょうか。
circle-explode-choice-better = ビーズは前よりも輪の近くに留まる
circle-explode-choice-same = 目に見える違いはない
circle-explode-choice-explodes = 計算が発散する
circle-explode-measured = はじめはC = 0でした。{ $time }秒で計算を止めたとき、それまでの最大のずれは{ $most }でした。
circle-explode-why-1 = 一刻みの間に終わってしまう変化を、刻みで追うことはできません。本当のずれは縮んでいきますが、オイラー法は一刻みごとに{$euler-factor}を掛け、この数は{$euler-limit}になると−1を下回ります。すると、ずれは一刻みごとに符号を変えながら大きくなります。よりよい積分法ならこの限界を少し先へ延ばせますが、なくすことはできません。
circle-explode-2 = ここでの限界は6 msと7 msの間にあります。{$set-step}を6 msにして、はじめからやり直してください。目安として{$beta}は{$one-over-h}より小さくします。

## 8 ばね
circle-spring-title = ただのばねではいけないのか
circle-spring-1 = 硬いばねとダンパーでビーズを輪に結びつけることもできます。これが*ペナルティ法*です。
circle-spring-2 = フィードバックに似ていますが、別のものです。ここでの{$lambda}は拘束条件が成り立つように解かれたものではなく、すでに起きた違反に対する罰なのです。
circle-spring-question = ビーズがばねに支えられて最下点で静止しています。正確にはどこにいるでしょうか。
circle-spring-choice-on = ちょうど輪の上
circle-spring-choice-out = 輪より少し下
circle-spring-choice-in = 輪より少し上
circle-spring-measured = { $time }秒後、ビーズは{ $end }のところで静止しています。
circle-spring-why-1 = ばねは伸びてはじめて重さを支えられます。
circle-spring-why-2 = ペナルティの力は、拘束条件が破られないと働きません。拘束力は{$C-zero}のままで働きます。破れの大きさからではなく、つり合うべき力から計算されるからです。
circle-spring-3 = では、ばねをもっと硬くすればよいでしょうか。誤差は{$one-over-k}に比例して減りますが、ビーズは{$frequency}で細かく震え、{$spring-limit}より長い刻みではそれを追えません。硬いばねを始めてみてください。刻み幅10 msではビーズがはじき飛ばされます。{$set-step}を9 msにしてやり直すと、留まります。拘束力は鋼のように硬く、しかも剛性をまったく必要としません。

## 9 二つの形
circle-forms-title = 輪は一つ、方程式は二つ
circle-forms-1 = もう一つの形{$constraint-length}を考えます。その勾配{$normal}は長さ1なので、乗数はニュートン単位の力です。{$form-half}の乗数は長さあたりの力でした。
circle-forms-2 = 輪の上にいて速度も拘束を満たしていれば、どちらの形も同じ{$fhat}を与えます。それ以外では同じとは限りません。異なる関数の二階微分は、異なる要求だからです。
circle-forms-3 = 誤った速度から、フィードバックなしで出発させてください。同じ輪の同じ場所から出た二つのビーズが別れていきます。0.5秒後、中心からの距離は一方が1.41 m、もう一方が1.50 mです。

## 10 一刻み
circle-step-title = 一刻みの中身
circle-step-1 = 導き方がそのままプログラムになります。一刻みは四つの段階からなり、ここでは現在の状態の数値を示しています。順にたどってください。
circle-step-2 = では仕事は？要求したことは確かめられます。
circle-step-3 = {$Cdot}が0のところで仕事率は0です。針金はエネルギーを受け取りも与えもしません。いま{$now-power}、出発からの合計は{$now-work}です。これらが0でなければ、ドリフトかフィードバックが働いています。

## 11 厳密な運動
circle-exact-title = 厳密な運動と比べる
circle-exact-1 = このビーズは振り子であり、振り子の運動は厳密にわかっています。破線の円がそれで、刻みを使わず楕円関数から計算しています。ビーズとの距離が真の誤差です。そこにはドリフトのほかに、{$C}には決して現れない、輪に沿った方向の誤差も含まれています。
circle-exact-2 = 三つの積分法をフィードバックなしで並べて計算してください。いまの誤差は次のとおりです。
circle-exact-3 = 次に刻み幅{$set-step-all}を半分にし、はじめからやり直して、同じ時刻まで計算してください。誤差はオイラー法で2分の1、中点法で4分の1、ルンゲ・クッタ法で16分の1になります。それぞれ1次、2次、4次の精度です。

## 12 練習問題
circle-exercises-title = 練習問題
circle-exercise-1 = ビーズが最下点、真横、最上点で静止しているとき、それぞれの{$lambda}を求めてください。次にビーズをそこへ置いて比べてください。
circle-exercise-1-ask = 最下点で静止しているときのλ（N/m、m = 1 kg、r = 1 m、g = 9.81 m/s²）
circle-exercise-1-hint = 静止していれば分子に残るのはf·xだけです。x·xで割り、前の負号に気をつけてください。
circle-exercise-1-answer = 最下点では{$answer-below}なので{$answer-bottom}。針金は重さと同じ力で上に引きます。真横では{$answer-side}で{$lambda-zero}。最上点では{$answer-top}。針金は、やはり上向きに、押します。
circle-exercise-2 = ビーズを真横で放します。最下点を通るとき、拘束力の大きさはいくらでしょうか。
circle-exercise-2-ask = 最下点での拘束力（N、m = 1 kg）
circle-exercise-2-hint = 重さを支え、さらに道を曲げます。速さは高さから、v² = 2grです。
circle-exercise-2-answer = {$r}だけ落ちたので{$fall}、したがって半径によらず{$answer-swing}です。{$fhat-size}のグラフを加えて読み取ってください。
circle-exercise-3 = 質量を2倍にすると、{$lambda}はどうなりますか。運動はどうなりますか。
circle-exercise-3-answer = 分子のどの項にも因子{$m}があります（重力にも）。したがって{$lambda}と{$fhat}は2倍になります。力を質量で割った加速度は変わらず、運動も変わりません。
circle-exercise-4 = このレッスンのもとになったスライドでは、乗数が次のように印刷されています。符号が一つ誤っています。計算せずに見つけてください。
circle-exercise-4-answer = 外力がないとします。動いているビーズには内向きの力が必要なので、{$lambda}は負でなければなりません。印刷されたとおりでは正になります。正しくは、両方の項の前に−がつきます。
circle-exercise-5 = オイラー法、臨界減衰、刻み幅5 ms。{$beta}がいくらを超えると発散しますか。
circle-exercise-5-ask = βの限界（1/s）
circle-exercise-5-hint = 臨界減衰では、ずれは一刻みごとに1 − hβ/2倍になります。それが−1になるのはいつでしょうか。
circle-exercise-5-answer = {$answer-roots}のとき、つまり{$answer-limit}です。その手前でもすでに役に立ちません。ずれはゆっくりとしか減らず、一刻みごとに符号を変えます。
circle-exercise-6 = 半径1 mの輪の最下点に静止した1 kgのビーズを、ばねで1 mm以内のずれに抑えたいとします。ばねはどれだけ硬くなければならず、刻み幅はどこまで許されますか。
circle-exercise-6-ask = 剛性k（N/m³）
circle-exercise-6-hint = 静止していればkC|x| = mgで、輪の1 mm外側ではCは約0.001 m²です。
circle-exercise-6-answer = {$answer-stiff}は約10 000 N/m³、したがってωは約100 s⁻¹、{$h}は20 ms以下です。1000分の1 mmに抑えるには{$k}は1000倍、{$h}は0.6 ms以下になります。
circle-exercise-7 = 針金を楕円とします。
circle-exercise-7-hint = 導き方のどの行が変わりますか。
circle-exercise-7-answer = どの行も変わりません。{$x}のかわりに{$grad}とし、この{$C}の二階微分を使えば、すべてそのままです。これから現れるどの拘束条件でも同じです。

## 出典
circle-sources-title = 出典
circle-source-slides = Stefan Duthaler, *Constrained Dynamics*, ゼミナール “Physically-based methods for 3D games and medical applications”, 2003年冬学期, スライド5–11。ここで訂正した点：スライド7のẋ·xは正しくはẍ·x、スライド8のṪ = 0は正しくはf̂·ẋ = 0のみ、スライド9の符号は練習問題4のとおり。
circle-source-witkin = Andrew Witkin, *Constrained Dynamics*, *Physically Based Modeling*, SIGGRAPH 97 講習資料所収。
circle-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16。フィードバックについて。
circle-misprint-title = 資料の誤植：印刷と訂正
circle-misprint-1 = Duthaler，スライド7：二階微分にẋ·xとあるのは、正しくはẍ·x。誤植のままでは、どんな加速度もビーズを輪の上に保てません。
circle-misprint-2 = Duthaler，スライド8：Ṫ = 0とありますが、成り立つのはf̂·ẋ = 0だけです。重さは仕事をします。ビーズを揺らして運動エネルギーを見てください。
circle-misprint-3 = Duthaler，スライド9：λの符号の一つ。上の問題4。
circle-misprint-4 = Lee，4節：Seᵏ⁺¹ = Teᵏとありますが、A = S + TならSeᵏ⁺¹ = −Teᵏです。スペクトル半径は変わりませんが、誤差の符号が交互に変わるかどうかはヤコビ法を走らせると分かります。
circle-misprint-5 = Lee，4.3節：(S − T)x = ωbは(S + T)x = ωbの誤り。その下の行は正の符号で計算しています。
circle-misprint-6 = hi-ogawa，命題1の証明：f̂ᵀẋ = (DG λ)ᵀẋは(DGᵀλ)ᵀẋの誤り。主張4が引く命題3と4は、2と3のこと。また角運動量が保存されるとありますが、勾配を元の位置ではなく予測位置x̄でとるので、保存されません。回る棒は、hに比例して小さくなる割合を失います。
circle-misprint-7 = tazz，第1部の見出し：“Complimentarity”は complementarity の誤り。

## ボタン、設定例、計算
circle-preset-drift = オイラー法、フィードバックなし：ドリフト
circle-preset-halved = 元の刻み幅と半分の刻み幅
circle-preset-rk4 = ルンゲ・クッタ法なら
circle-preset-critical = 臨界減衰
circle-preset-damping = 不足・臨界・過剰
circle-preset-velocity = 誤った速度から
circle-preset-explodes = このhに対してβが大きすぎる：発散
circle-preset-spring = 拘束のかわりにばね
circle-preset-stiff = 硬いばね：発散
circle-preset-rivals = シンプレクティック・オイラー法：フィードバックなし・あり・ばね
circle-preset-forms = Cの二つの形
circle-preset-integrators = 三つの積分法
circle-preset-pendulum = はじめから：正確な振り子
circle-run-bead = ビーズ
circle-run-none = オイラー法、フィードバックなし
circle-run-symplectic = シンプレクティック・オイラー法、フィードバックなし
circle-run-rk4 = フィードバックなし、ルンゲ・クッタ法
circle-run-feedback = フィードバックあり
circle-run-spring = ばね
circle-run-full = h = 10 ms
circle-run-half = h = 5 ms
circle-run-under = β = 2 s⁻¹：不足
circle-run-critical = β = 10 s⁻¹：臨界
circle-run-over = β = 40 s⁻¹：過剰
circle-run-high = β = 600 s⁻¹
circle-run-form-half = ½(x·x − r²)
circle-run-form-length = |x| − r
circle-run-euler = オイラー法
circle-run-midpoint = 中点法
circle-run-runge-kutta = ルンゲ・クッタ法
