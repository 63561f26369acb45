# 「曲線と曲面」のレッスン。文中の {$名前} は数式：src/lessons/curves/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

curves-lead = 輪は一つの例にすぎません。ビーズは、どのような曲線や曲面の上にも、それが止まっていても動いていても留めておくことができ、乗数の求め方はいつも同じです。変わるのは勾配と、その向きの変わり方だけです。
curves-guide = どの節にもそれぞれの実験があります。ボタンを押すと実験が用意され、動き出します。いつでも止めたり、引っぱったり、巻き戻したりできます。

## 1 任意の関数
curves-implicit-title = 関数の零点としての曲線
curves-implicit-1 = 滑らかな関数{$C-of-x}ならば、どれでも拘束条件になります。その値が0になるところが曲線です。楕円、8の字、角の丸い正方形は、それぞれ一行で書けます。
curves-implicit-2 = レッスン1の導き方は、どこでも円であることを使っていませんでした。連鎖律を二度使うと
curves-implicit-3 = 一行目は、拘束を満たす速度が勾配に垂直であることを述べています。二行目の{$hessian}は二階微分の行列です。この項は、ビーズがまっすぐ進んだとしたときの{$Cddot}であり、進むにつれて勾配の向きが変わるために現れます。これを{$jdotv-is}と書くことにします。{$J-is}は勾配を行として書いたもの、すなわち次のレッスンの*ヤコビ行列*で、点はその時間変化を表します。{$multiplier}とニュートンの運動方程式から、乗数は次のようになります。
curves-implicit-4 = 円では、速度項は{$v-dot-v}、{$grad}は位置そのものでした。曲線を選んで動かし、三つの項が入れ替わりに大きくなるようすを見てください。

curves-own-title = 自分で書く拘束条件
curves-own-1 = ビーズの位置と時刻についての条件を、自由に入力してください。コアはそれを厳密に微分し、{$J-is}、速度項、時間についての導関数を示します。ビーズは条件を満たす点から出発し、すぐに動きはじめます。
curves-own-2 = ≥と書くと、ビーズは曲線の片側へ離れることができ、{$lambda}は押すだけになります。これが接触で、後の部で扱います。曲線が自分自身と交わる点や尖った点では勾配が0になり、ビーズをそこにとどめる力もなくなります。最後の例のハート形では、ビーズは横の尖った点で曲線から外れ、計算はそこで止まります。
curves-own-examples = 例
curves-own-nowhere = 見える範囲に、この条件を満たす点がありません。

## 2 大きさ
curves-scale-title = 効くのは向きであって長さではない
curves-scale-1 = 楕円は{$C}が0になるところですが、{$C}の10倍も同じところで0になります。二つのビーズを、一つは{$C}で、もう一つはその10倍で、並べて出発させます。
curves-scale-question = Cを10倍すると、λと拘束力はどうなるでしょうか。
curves-scale-choice-all = どちらも変わらない
curves-scale-choice-tenth = λは10分の1になり、力は変わらない
curves-scale-choice-force = どちらも10倍になる
curves-scale-measured = 計算の終わりに、一つ目ではλ = { $l1 }、|f̂| = { $f1 } N、二つ目ではλ = { $l2 }、|f̂| = { $f2 } Nでした。
curves-scale-why-1 = 勾配の長さは10倍、{$lambda}は10分の1で、力はその積です。したがって{$lambda}だけでは多くを語りません。その単位は{$C}の選び方で決まるからです。力と運動は曲線そのもので決まります。
curves-scale-2 = 勾配には、なってはならない値が一つあります。0です。8の字の交点では二本の枝が出会い、曲線の法線は一つに決まらず、{$grad-zero}となります。ビーズに交点を通らせてみましょう。
curves-scale-3 = 通るたびに{$lambda}は何桁も跳ね上がります。小さな{$grad}を補わなければならないからです。交点の近くではわずかなずれが大きな力になり、ちょうど交点では、式は0による割り算になります。困るのは曲線ではなく、それを表す関数のほうです。

## 3 曲率
curves-bend-title = 曲率
curves-bend-1 = 重力を切ると、三つの項のうち速度項だけが残ります。ここでは、横の長さが高さの2倍ある楕円をビーズが回ります。
curves-bend-question = ビーズを引くものは何もありません。拘束力が最も大きいのは道筋のどこでしょうか。
curves-bend-choice-ends = 楕円の細くなった両端
curves-bend-choice-sides = 平らな側
curves-bend-choice-same = どこでも同じ
curves-bend-measured = 右端では{ $ends } N、平らな上側では{ $sides } Nです。
curves-bend-why-1 = 拘束力は仕事をせず、ほかに力はないので、速さは変わりません。変わるのは道筋の曲がりの強さです。
curves-bend-why-2 = ここで{$kappa}は曲率、つまり最もよく合う円の半径の逆数です。両端では{$kappa-end}、平らな側では{$kappa-side}で、この楕円では前者が後者の{$eight-times}倍になります。
curves-bend-2-fold = 曲線がまっすぐなところでは
curves-bend-2 = 曲線がまっすぐなところでは、ビーズがどれほど速くてもこの項は0です。角の丸い正方形では、辺に沿ってほとんど消えます。

## 4 たどる曲線
curves-parameter-title = 媒介変数で表された曲線
curves-parameter-1 = 関数の零点としてではなく、媒介変数で与えられる曲線も多くあります。{$s}の値ごとに一つの点{$gamma}が決まります。そのような曲線の上にあるとは、どういうことでしょうか。ビーズに最も近い点を与える{$s}をとります。そこでは、ビーズへ引いた線が接線{$gamma-tangent}に垂直です。
curves-parameter-2 = 拘束条件は、この点からの距離を、法線{$normal}に沿って符号つきで測ったものになります。
curves-parameter-3 = 媒介変数{$s}は位置から決まるので、新しい未知数ではありません。また、ここでは勾配の長さが1なので、{$lambda}はニュートン単位の力そのものです。この実験の針金は、手で置いた10個の点を、滑らかなスプラインで結んだものです。
curves-parameter-4-fold = ジェットコースターで感じるもの
curves-parameter-4 = このスプラインの二階微分は連続で、したがって{$lambda}も連続です。ジェットコースターで感じるのは曲率なのです。自分の針金は「{$kit}」で描けます。

## 5 等しい時間
curves-time-title = 勝者のいない競走
curves-time-1 = 車輪の縁の一点はサイクロイドを描きます。半径{$R}の車輪を天井に沿って転がすと
curves-time-question = この曲線の上で、二つのビーズを同時に放します。一つは高いところから、一つは底の近くからです。最下点に先に着くのはどちらでしょうか。
curves-time-choice-high = 上のビーズ（速さを多く得るから）
curves-time-choice-low = 下のビーズ（道のりが短いから）
curves-time-choice-same = 同時に着く
curves-time-measured = 上のビーズは{ $high }秒、下のビーズは{ $low }秒かかりました。
curves-time-why-1 = 最下点からビーズまでの針金の長さを{$arc-length}とします。サイクロイドの上では、そしてこの曲線に限って、重力の針金に沿った成分がこの長さに比例します。ですからビーズは調和振動子であり、その周期は振幅によりません。
curves-time-why-2 = クリスティアーン・ホイヘンスは1659年にこれを見いだし、サイクロイドに沿って振れる振り子の時計を作りました。
curves-time-2-fold = ほかの曲線では
curves-time-2 = 放物線や円では、大きな振れのほうが長くかかります。

## 6 動く拘束
curves-motor-title = 動く針金
curves-motor-1 = こんどは針金そのものを、決められたとおりに動かします。拘束条件は時間にもよる関数{$C-of-t}になり、
curves-motor-2 = 拘束を満たす速度は、もう針金に沿ってはおらず、針金の動きを含みます。もう一度時間で微分すると、針金の動きを含む項がすべて速度項に加わります。導き方は変わりません。
curves-motor-6 = これを{$lambda}の式に代入すると、三つの部分をすべて含む{$jdotv}の、いまの値では次のようになります。
curves-motor-7 = ただ一つ違うことがあります。力はやはり勾配の向きですが、速度はもう勾配に垂直ではありません。
curves-motor-3 = これがモーターの仕事率です。拘束力は、拘束が自由に残した運動に対しては仕事をしません。しかし動く針金はビーズを運び、モーターは正または負の仕事をします。初めからの合計は{$now-work}です。ここでは、子どもの乗ったぶらんこを押すように、輪がビーズの振れに合わせて左右に揺れます。
curves-motor-4 = もっと不思議なのは、上下に振幅10 cmで、毎秒およそ10回振動する輪です。ビーズはほぼ頂上から出発します。
curves-upright-question = 重力は働いています。振動する輪の上で、ビーズはどうなるでしょうか。
curves-upright-choice-falls = どちらかの側へ落ちる
curves-upright-choice-stays = 上に留まる
curves-upright-choice-round = ぐるぐる回る
curves-upright-measured = 5秒の間、ビーズの高さは、輪の振動の中心から測って{ $least } mを下回りませんでした。
curves-upright-why-1 = 輪が下向きに加速されるとビーズは起こされ、上向きに加速されるとさらに倒されます。下向きのときのほうがビーズの傾きは少し大きいので、平均すると頂上へ押しやられます。ピョートル・カピッツァは1951年に、振動の振幅を{$amplitude}、角振動数を{$omega}として、{$upright-limit}のとき上に留まることを示しました。ここでは6 m/sに対して3.1 m/sです。
curves-motor-5 = 振幅を3分の1にすると落ちます。空間では、輪を鉛直軸のまわりに回すこともできます。ゆっくりならビーズは底に留まりますが、{$turning-limit}になると底は不安定になり、ビーズは登ります。

## 7 曲面
curves-surface-title = 曲面
curves-surface-1 = 空間では、一つの方程式が表すのは曲線ではなく曲面です。球面の式は、レッスン1の円の式と一字一句同じです。
curves-surface-2 = 行が一つ、乗数が一つ、失われる自由度が一つ。残りは{$count}です。ビーズのないところをドラッグすると、別の側から見ることができます。ビーズを赤道と極の中間に置き、重力なしで、真東へ押し出します。
curves-sphere-question = ビーズはどの道を行くでしょうか。
curves-sphere-choice-latitude = 同じ高さのまま球を回る
curves-sphere-choice-great = 最も大きな円に沿い、赤道を越えて下る
curves-sphere-choice-pole = 極へ登る
curves-sphere-measured = 高さは{ $most } mから{ $least } mまで変わりました。
curves-sphere-why-1 = 働く力は勾配の向き、つまり面に垂直な向きの力だけです。面の中にはビーズの向きを変えるものがないので、球の許すかぎりまっすぐ進み、それが大円です。同じ高さに留まるには、飛行機のようにたえず舵を切らなければなりません。
curves-surface-3 = 重力があれば、お椀の中のビーズは二方向に振れる振り子です。それでも、ちょうどよい速さで押すと、こんどは同じ高さに留まります。重力が進む向きを変えるからです。トーラスの上では、最もまっすぐな道である測地線は管に巻きつきます。
curves-surface-4 = 空間の針金は二つの曲面の交わりなので、方程式が二つ必要です。勾配も二つ、乗数も二つになります。
curves-surface-5 = どちらの力も、もう一方を考慮しなければなりません。一方だけでは、もう一方の拘束条件が破られるからです。いくつもの乗数をどうやって同時に求めるか、それが次のレッスンの主題です。

curves-line-1 = 連鎖律です。
curves-line-2 = 勾配に連鎖律を使います。Hは二階微分の行列です。
curves-line-3 = ∂C/∂tにも同じことをします。微分の順序は入れ替えられます。
curves-line-4 = 1行目に積の微分を使い、2行目と3行目を代入しました。

## 練習問題
curves-exercises-title = 練習問題
curves-exercise-1 = 二つの半軸がともに{$radius}なら、楕円はレッスン1の輪になります。このときの{$lambda}はレッスン1と比べてどうなりますか。
curves-exercise-1-ask = 半径2 mなら、レッスン1のλの何倍になりますか（数だけ）
curves-exercise-1-hint = 楕円のCを、ある係数と½(x·x − r²)の積に書いてください。勾配にかかるこの係数で、λは割られます。
curves-exercise-1-answer = 関数は{$answer-scale}です。勾配には、2を半径の二乗で割った因子がつき、{$lambda}はレッスン1の{$answer-lambda}倍です。力は同じです。
curves-exercise-2 = まっすぐな針金{$line}の上のビーズを考えます。{$normal}の長さは1とします。{$lambda}のどの項がつねに0で、力はいくらですか。
curves-exercise-2-ask = 30°の斜面での力（N、2 kg）
curves-exercise-2-hint = 針金の力は、重力のうち針金に垂直な成分mg cos φとつり合います。
curves-exercise-2-answer = 勾配の向きは変わらないので{$jdotv}は0で、{$answer-line}です。針金の力は、外力のうち針金に垂直な成分とちょうどつり合います。傾き角φの斜面なら{$answer-incline}です。
curves-exercise-3 = 8の字の交点では、どちらの枝も曲率が0です。そこで正しい力は何ですか。式ではなぜ求められないのでしょうか。
curves-exercise-3-choice-none = 枝が曲がっていないので、力は0
curves-exercise-3-choice-infinite = 無限大の力
curves-exercise-3-choice-opposite = 外力のうち枝に垂直な成分と、大きさが等しく逆向きの力
curves-exercise-3-not-none = 曲がるための力は要りませんが、外力には枝に垂直な成分があります。
curves-exercise-3-not-infinite = 勾配は0ですが、分子も0です。式は0/0になります。
curves-exercise-3-answer = 外力のうち枝に垂直な成分と、大きさが等しく逆向きの力です。式は0/0になります。外力と勾配の積、速度項、勾配の二乗が、交点ではすべて0になるからです。そこで交点の近くでは、シミュレーションは関数を因数分解し、ビーズのいる枝の上で0になる因数の勾配を使います。
curves-exercise-4 = 放物線{$parabola}がその軸のまわりに回ります。ビーズがどの高さでも静止できるには、どれだけの速さで回ればよいですか。
curves-exercise-4-ask = p = 0.5 mのときのΩ（rad/s）
curves-exercise-4-hint = xでの針金の傾きはx/pです。針金に沿った重力と遠心力を比べてください。
curves-exercise-4-answer = {$answer-parabola}です。回転する針金に沿って、重力は{$answer-slope}で下へ、遠心力は{$answer-turn}で外へ引きます（どちらも質量と水平距離あたり）。この二つはあらゆる点で同時につり合います。回転する液体の表面が放物面になるのもこのためです。
curves-exercise-5 = 半径{$radius}のお椀の中を、最下点から角度{$theta}のところでビーズが回っています。角速度はいくらですか。
curves-exercise-5-ask = 角速度（rad/s、r = 0.5 m、θ = 60°）
curves-exercise-5-hint = 成分は二つです。上向きの|f̂| cos θが重さを支え、内向きの|f̂| sin θが軌道を曲げます。
curves-exercise-5-answer = 上向きに{$answer-cone-up}、内向きに{$answer-cone-in}、したがって{$answer-cone}です。角が小さければ{$gravity-over-r}、つまり振り子の固有角振動数で、これは回る輪の中でビーズが登り始める限界でもあります。
curves-exercise-6 = 振動する輪をもう一度動かして、仕事のグラフを見てください。仕事は長い間にどうなりますか。
curves-exercise-6-choice-grows = 増え続ける
curves-exercise-6-choice-falls = 減り続ける
curves-exercise-6-choice-back = 増えたり減ったりする
curves-exercise-6-not-grows = 仕事のグラフを何回かの振れにわたって見てください。与えた分は取り戻されます。
curves-exercise-6-not-falls = 仕事のグラフを見てください。増えることもあります。
curves-exercise-6-answer = モーターはエネルギーを与えては取り戻すので、仕事は輪の動きとともに増えたり減ったりします。ビーズが上に留まっている間、平均の仕事率は0です。

curves-sources-title = 出典
curves-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, スライド12–20：曲線上の点、拘束条件の{$J}と{$jdot}。
curves-source-witkin = Andrew Witkin, *Constrained Dynamics*, in *Physically Based Modeling*, SIGGRAPH 97：一般のCと∂C/∂t。
curves-source-huygens = Christiaan Huygens, *Horologium oscillatorium*, Paris 1673：サイクロイド。
curves-source-kapitza = Pyotr Kapitza, *Dynamic stability of a pendulum with a vibrating point of suspension*, 1951：速い振動が振り子を逆さのまま支える。

curves-quantity-motor = モーターの仕事率

## ボタン、実験、計算の名前
curves-preset-ellipse = 楕円
curves-preset-eight = 8の字
curves-preset-own = 自分の拘束条件
curves-preset-square = 角の丸い正方形
curves-preset-cycloids = サイクロイドの二つのビーズ
curves-preset-parabolas = 放物線で同じことを
curves-preset-pumped = ビーズに合わせて揺れる輪
curves-preset-trembling = 振動する輪
curves-preset-slower = 振幅を3分の1に
curves-preset-turning = 回る輪
curves-preset-conical = お椀
curves-preset-torus = トーラス
curves-preset-knot = 結び目
curves-preset-coaster = ジェットコースター
curves-run-bead = ビーズ
curves-run-once = C
curves-run-ten = 10 C
curves-run-high = 高いところから
curves-run-low = 低いところから
curves-run-slow = Ω = 2 s⁻¹
curves-run-fast = Ω = 5 s⁻¹
