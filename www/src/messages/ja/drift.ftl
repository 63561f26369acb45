# レッスン「ドリフトとフィードバック」。文中の{$名前}は式と操作部：src/lessons/drift/vocabulary.ts。

drift-lead = 式は正しいのに、ビーズは輪から離れていきます。5秒もあれば目に見えます。式が悪くないのなら、何が悪いのでしょうか。
drift-guide = どの実験でも前のレッスンのビーズを使います。これに一つずつ加えていきます。有限のステップで進む積分法、フィードバック、強すぎるフィードバック、そして比較のためのばねです。

## ドリフト
drift-drift-title = これで完成？
drift-drift-1 = そう思われました。どの状態でも加速度{$acceleration}が分かるので、それを積分法に渡せます。最も簡単なのはオイラー法で、位置も速度も、ステップの始めの変化率のまま、時間刻み{$h}だけ進めます。ビーズは拘束を満たす状態から出発し、どのステップでも{$Cddot-zero}が成り立っています。
drift-drift-question = ビーズを輪の真横で放します。時間刻み10 msで5秒後、ビーズはどこにいるでしょうか。
drift-drift-choice-on = ちょうど輪の上
drift-drift-choice-out = 外側で、しだいに離れていく
drift-drift-choice-in = 内側で、しだいに離れていく
drift-drift-choice-both = 外側に出たり内側に入ったりする
drift-drift-measured = { $time }秒後、この計算では{ $end }です。途中のCの最小値は{ $least }、最大値は{ $most }でした。
drift-drift-why-1 = オイラー法の1ステップは接線に沿って進み、接線は円の外側にあります。拘束を満たす状態から1ステップ進むと
drift-drift-why-2 = となり、{$C}は{$growth}だけ増えます。わずかな量です。しかし{$lambda}の式に{$C}は現れません。次のステップは前のステップが終わったところから始まり、{$Cddot-zero}だけを要求し、自分の誤差をさらに加えます。誤差を補正するステップはありません。これが*ドリフト*です。
drift-drift-2 = 時間刻みを小さくしても、遅くなるだけです。半分にすれば、大きさ4分の1の誤差が2倍の回数たまるので、ドリフトは半分になります。よりよい積分法ならもっと遅くなります。困るのは誤差の大きさではなく、誤差がいつまでも消えずに残ることです。
drift-drift-3 = {$C}の誤差は永久に残り、{$Cdot}の誤差は{$C}を際限なく増やします。輪から外れた位置や、誤った速度から出発したビーズでも同じことが起こります。
drift-drift-4 = では、エネルギーはどうでしょうか。積分法は{$C}と同じく、エネルギーも保ちません。

## フィードバック
drift-feedback-title = フィードバック
drift-feedback-1 = そこで、方程式に{$C}を入れます。{$Cddot-zero}の代わりに、どんなずれも減衰振動のように消えていくことを要求します。
drift-feedback-2 = {$alpha}は位置の誤差に、{$beta}は速度の誤差にかかる係数です。導き方はそのままで、{$lambda}の項が一つ増えます。
drift-feedback-3 = 輪の上にいて速度も拘束を満たしていれば、この項は0です。直すものがなければ、フィードバックは何も変えません。輪から外れていればビーズを引き戻し、行き過ぎることなく最も速く戻るのは{$critical}のときです。これを*臨界減衰*といいます。{$set-alpha}と{$set-beta}を自由に変えるか、次の例で輪の外から出発させてみてください。
drift-feedback-4 = ビーズから見れば重力の向きは刻々と変わるのに、{$C}の曲線にはその跡がまったく現れません。これは近似ではありません。針金に垂直に働く力は、どのような力であれ乗数がつり合わせ、あとに残るのは{$oscillator}だけだからです。
drift-feedback-5 = フィードバックが補正するのは{$C}で、積分法のほかの誤差ではありません。三つを並べて計算してください。フィードバックはビーズを輪に留めますが、エネルギーのほうも見てください。

## 強すぎるフィードバック
drift-explode-title = 過ぎたるは及ばざるがごとし
drift-explode-1 = {$beta-ten}でビーズが速く戻るのなら、600にすれば60倍の速さで戻るはずです。
drift-explode-question = β = 600 s⁻¹で臨界減衰、オイラー法、時間刻み10 ms、ちょうど輪の上から出発。何が起こるでしょうか。
drift-explode-choice-better = ビーズは前よりも輪の近くに留まる
drift-explode-choice-same = 目に見える違いはない
drift-explode-choice-explodes = 計算が発散する
drift-explode-measured = 初めはC = 0でした。{ $time }秒で計算を止めたとき、それまでの最大のずれは{ $most }でした。
drift-explode-why-1 = 1ステップの間に終わってしまう変化を、ステップで追うことはできません。本当のずれは縮んでいきますが、オイラー法は1ステップごとに{$euler-factor}を掛け、この数は{$euler-limit}になると−1を下回ります。すると、ずれは1ステップごとに符号を変えながら大きくなります。よりよい積分法ならこの限界を少し先へ延ばせますが、なくすことはできません。
drift-explode-2 = ここでの限界は6 msと7 msの間にあります。{$set-step}を6 msにして、初めからやり直してください。目安として{$beta}は{$one-over-h}より小さくします。

## ばね
drift-spring-title = ただのばねではいけないのか
drift-spring-1 = 硬いばねとダンパーでビーズを輪に結びつけることもできます。これが*ペナルティ法*です。
drift-spring-2 = フィードバックに似ていますが、別のものです。ここでの{$lambda}は拘束条件が成り立つように解かれたものではなく、すでに起きた違反に対する罰なのです。
drift-spring-question = ビーズがばねに支えられて最下点で静止しています。正確にはどこにいるでしょうか。
drift-spring-choice-on = ちょうど輪の上
drift-spring-choice-out = 輪より少し下
drift-spring-choice-in = 輪より少し上
drift-spring-measured = { $time }秒後、ビーズは{ $end }のところで静止しています。
drift-spring-why-1 = ばねは伸びてはじめて重さを支えられます。
drift-spring-why-2 = ペナルティの力は、拘束条件が破られないと働きません。拘束力は{$C-zero}のままで働きます。ずれの大きさからではなく、つり合わせるべき力から計算されるからです。
drift-spring-3 = では、ばねをもっと硬くすればよいでしょうか。誤差は{$one-over-k}に比例して減りますが、ビーズは{$frequency}で振動し、{$spring-limit}より長いステップではそれを追えません。硬いばねの例を始めてみてください。時間刻み10 msではビーズがはじき飛ばされます。{$set-step}を9 msにしてやり直すと、留まります。拘束力には剛性がまったく必要ありません。

## 二つの形
drift-forms-title = 輪は一つ、方程式は二つ
drift-forms-1 = もう一つの形{$constraint-length}を考えます。その勾配{$normal}は長さ1なので、乗数はニュートン単位の力です。{$form-half}の乗数は長さあたりの力でした。
drift-forms-2 = 輪の上にいて速度も拘束を満たしていれば、どちらの形も同じ{$fhat}を与えます。それ以外では同じとは限りません。異なる関数の二階微分は、異なる要求だからです。
drift-forms-3 = 誤った速度から、フィードバックなしで出発させてください。同じ輪の同じ場所から出た二つのビーズが別れていきます。0.5秒後、中心からの距離は一方が1.41 m、もう一方が1.50 mです。

## 厳密な運動
drift-exact-title = 厳密な運動と比べる
drift-exact-1 = このビーズは振り子であり、振り子の運動は厳密に分かっています。破線の円がそれで、ステップを使わず楕円関数から計算しています。ビーズとの距離が真の誤差です。そこにはドリフトのほかに、{$C}には決して現れない、輪に沿った方向の誤差も含まれています。
drift-exact-2 = 三つの積分法をフィードバックなしで並べて計算してください。いまの誤差は次のとおりです。
drift-exact-3 = 次に時間刻み{$set-step-all}を半分にし、初めからやり直して、同じ時刻まで計算してください。誤差はオイラー法で2分の1、中点法で4分の1、ルンゲ・クッタ法で16分の1になります。それぞれ1次、2次、4次の精度です。

drift-line-1 = オイラー法の1ステップです。
drift-line-2 = Cに代入しました。
drift-line-3 = 展開しました。
drift-line-4 = 拘束を満たす状態なので、C = 0、Ċ = x·ẋ = 0です。

## 練習問題
drift-exercises-title = 練習問題
drift-exercise-1 = オイラー法、臨界減衰、時間刻み5 ms。{$beta}がいくらを超えると発散しますか。
drift-exercise-1-ask = βの限界（s⁻¹）
drift-exercise-1-hint = 臨界減衰では、ずれは1ステップごとに1 − hβ/2倍になります。それが−1になるのはいつでしょうか。
drift-exercise-1-answer = {$answer-roots}のとき、つまり{$answer-limit}です。その手前でもすでに役に立ちません。ずれはゆっくりとしか減らず、1ステップごとに符号を変えます。
drift-exercise-2 = 半径1 mの輪の最下点に静止した1 kgのビーズを、ばねで1 mm以内のずれに抑えたいとします。ばねはどれだけ硬くなければならず、時間刻みはどこまで許されますか。
drift-exercise-2-ask = 剛性k（N/m³）
drift-exercise-2-hint = 静止していればkC|x| = mgで、輪の1 mm外側ではCは約0.001 m²です。
drift-exercise-2-answer = {$answer-stiff}は約10 000 N/m³、したがってωは約100 s⁻¹、{$h}は20 ms以下です。1000分の1 mmに抑えるには{$k}は1000倍、{$h}は0.6 ms以下になります。
drift-exercise-3 = 重力もフィードバックもなく、ビーズが輪の上を2 m/sで出発します。オイラー法で時間刻みが10 msのとき、1ステップ後の{$C}はいくらですか。
drift-exercise-3-ask = 1ステップ後のC（m²）
drift-exercise-3-hint = ステップは接線に沿ってhvだけ進みます。
drift-exercise-3-answer = ビーズは{$tangent-place}にあるので、{$answer-growth}です。このステップが200回重なると、ビーズは輪から4 cm外れます。
drift-exercise-4 = {$beta-thirty}のとき、輪から外れた状態を、行き過ぎることなく最も速く戻す{$alpha}はいくらですか。
drift-exercise-4-ask = α（s⁻²）
drift-exercise-4-hint = 臨界減衰ではβ² = 4αです。
drift-exercise-4-answer = {$answer-critical}です。{$alpha}がこれより大きいと行き過ぎ、小さいとゆっくりとしか戻りません。

## 出典
drift-sources-title = 出典
drift-source-slides = Stefan Duthaler, *Constrained Dynamics*, スライド3、4、10：拘束のかわりのばねと、フィードバック。
drift-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16。フィードバックについて。

## ボタン、設定例、計算
drift-preset-drift = オイラー法、フィードバックなし：ドリフト
drift-preset-halved = 元の時間刻みと半分の時間刻み
drift-preset-rk4 = ルンゲ・クッタ法なら
drift-preset-critical = 臨界減衰
drift-preset-damping = 不足・臨界・過剰
drift-preset-velocity = 誤った速度から
drift-preset-explodes = このhに対してβが大きすぎる：発散
drift-preset-spring = 拘束ではなく、ばね
drift-preset-stiff = 硬いばね：発散
drift-preset-rivals = シンプレクティック・オイラー法：フィードバックなし・あり・ばね
drift-preset-forms = Cの二つの形
drift-preset-integrators = 三つの積分法
drift-run-none = オイラー法、フィードバックなし
drift-run-symplectic = シンプレクティック・オイラー法、フィードバックなし
drift-run-rk4 = フィードバックなし、ルンゲ・クッタ法
drift-run-feedback = フィードバックあり
drift-run-spring = ばね
drift-run-full = h = 10 ms
drift-run-half = h = 5 ms
drift-run-under = β = 2 s⁻¹：不足
drift-run-critical = β = 10 s⁻¹：臨界
drift-run-over = β = 40 s⁻¹：過剰
drift-run-high = β = 600 s⁻¹
drift-run-form-half = ½(x·x − r²)
drift-run-form-length = |x| − r
drift-run-euler = オイラー法
drift-run-midpoint = 中点法
drift-run-runge-kutta = ルンゲ・クッタ法
