# 「摩擦：箱と円錐」のレッスン。文中の {$名前} は数式：src/lessons/friction/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

friction-lead = 接触は、それに沿って滑ろうとする動きにも抵抗します。ただし、ある限度までです。その限度は二つの物体がどれだけ強く押しつけられているかで決まるので、一つの未知数の限界が別の未知数に比例します。そのため摩擦はあらゆる拘束の中で最も厄介で、最も役に立ちます。
friction-guide = 各接触にある淡い三角形が*摩擦円錐*です。そこに働く力（矢印）は、決して円錐の外を向きません。

## 1 クーロン
friction-law-title = クーロンの法則
friction-law-1 = 接触の力を、法線に沿う{$normal-force}と、接平面内の{$friction-force}に分けます。面がどれほど粗くても、後者は前者にある数{$mu}（*摩擦係数*）を掛けたものを超えません。
friction-law-2 = 限界の内側では、摩擦は拘束と同じはたらきをします。物体が滑らないように、必要な値をとります。それで足りなければ速度{$v-t}で滑り、そのとき摩擦は許される最大の大きさで、滑りと逆を向きます。
friction-law-3 = ここではμ = 0.5で、斜面がわずかに急すぎるので、箱はゆっくり滑り下ります。設定の角度{$theta}を変えて箱が止まるところを探し、次に{$mu}を変えてください。箱を引き上げて放し、矢印が円錐の縁まで傾くのを見てください。

## 2 円錐
friction-cone-title = 固着と滑り
friction-cone-1 = 同じ箱を、{$mu} = 0.5の二つの斜面に置きます。一つは25度、もう一つは30度です。
friction-angles-question = 滑るのはどちらの箱でしょうか。
friction-angles-choice-both = 両方
friction-angles-choice-steep = 急な斜面の箱だけ
friction-angles-choice-neither = どちらも滑らない
friction-angles-measured = 1秒後、一つ目の速さは{ $gentle } m/s、二つ目は{ $steep } m/sです。
friction-angles-why-1 = 静止しているなら、接触の力は重力とつり合うように真上を向かなければならず、その向きは法線から斜面の角度{$theta}だけ傾いています。円錐の縁の傾きは{$atan}、ここでは26.6度です。質量も大きさも関係ありません。縁を超えると、箱に残る加速度は
friction-angles-why-2 = で、30度では0.66 m/s²です。二つ目の計算では、速さのグラフの傾きがこれに当たります。
friction-slide = 箱の速さの時間変化と理論の直線
friction-slide-measured = 計算された運動
friction-slide-theory = g (sin θ − μ cos θ) t
friction-cone-2 = 多くの材料では、滑り出すと摩擦が小さくなります。{$mu}より小さい第二の係数{$mu-k}です。ここでは0.7倍とします。どちらの箱も24度の斜面にあり、一つは静止し、もう一つは斜面に沿って下向きに0.3 m/sで軽く押されます。
friction-kinetic-question = 二つの箱はどうなるでしょうか。
friction-kinetic-choice-stop = 静止した箱は動かず、押された箱は止まる
friction-kinetic-choice-runs = 静止した箱は動かず、押された箱は滑っていく
friction-kinetic-choice-both = 両方とも滑っていく
friction-kinetic-measured = 最後の速さは、一つ目が{ $resting } m/s、二つ目が{ $nudged } m/sです。
friction-kinetic-why-1 = {$mu-k}の摩擦角と{$mu}の摩擦角の間では、同じ斜面で両方の状態がありえます。静止していれば円錐は十分に広く、滑っていれば足りません。ブレーキが鳴き、バイオリンが響くのもこのためです。弦は弓に固着し、滑り、また固着します。淡い円錐とグラフの限界は、そのとき有効なものです。静止していれば{$mu}により、滑っている間はその0.7倍になります。

## 3 転倒
friction-topple-title = 滑るか倒れるか
friction-topple-1 = 背が高く細い箱が22度の斜面に立っています。面は粗く、{$mu} = 0.8で、38度まで耐えられます。
friction-tall-question = 箱はどうなるでしょうか。
friction-tall-choice-stays = 動かない
friction-tall-choice-slides = 滑る
friction-tall-choice-topples = 倒れる
friction-tall-measured = { $turned }度回りました。
friction-tall-why-1 = 摩擦はもちこたえますが、法線力は押すことしかできません。重力の作用線が下側のかどの外を通るので、倒れないためには上側のかどを引き下げなければならないことになります。そこで、その接触が離れます。
friction-tall-why-2 = ここでdは箱の幅、Hは高さです。倒れるかどうかは法線の相補性が、滑るかどうかは円錐が決めます。両方を一緒に解きます。

## 4 転がり
friction-rolling-title = 転がりと回転
friction-rolling-1 = 一点に働く接線方向の力では、転がる車輪も、その場で回るこまも止まりません。それらが止まるのは、接触が小さな面だからです。面の法線力は中心より少し前に働くことができ、面の中の摩擦はモーメントをもちます。どちらも上限のあるモーメントで、上限は法線力に従います。転がりの腕の長さを{$rho}、法線まわりの回転の腕の長さを{$sigma}とします。
friction-rolling-question = 1 kgの円板を、回転させずに2 m/sで押し出します。床の摩擦係数はμ = 0.5です。二つ目の計算ではρは2 cmです。一つ目の円板は、最後にどれだけの速さになるでしょうか。
friction-rolling-choice-all = 初めと同じ2 m/s
friction-rolling-choice-part = 遅くなるが、止まらない
friction-rolling-choice-none = 止まる
friction-rolling-measured = 1秒後、円板は{ $hard } m/sで、転がり摩擦のある円板は{ $soft } m/sで転がっています。
friction-rolling-why-1 = 初めは円板が滑り、摩擦が円板を減速させながら回転させます。最も低い点が静止すると、摩擦が逆らうものはなくなります。そこからは初めの速さの3分の2、1.33 m/sで、いつまでも転がります。転がり摩擦はその後も働きます。
friction-rolling-why-2 = モーメントが回転を遅くし、滑りを防ぐ拘束力となった摩擦が、それを速さに伝えます。{$rho} = 2 cm、半径30 cmでは、円板は一秒ごとに0.44 m/sずつ遅くなります。ステップを一行ずつたどると、これらのモーメントはそれぞれ、その法線の行の後に一行として現れます。
friction-rolling-2 = 空間では、球は法線のまわりにも回転できます。そのとき、大きく滑る点はありません。この回転を止めるのは二つ目のモーメントだけです。

## 5 箱
friction-box-title = 円錐の代わりの箱
friction-box-1 = 空間では摩擦に二つの成分があります。一行ずつ解くソルバーには、行ごとに独立した上下限のほうが都合がよいのです。
friction-box-2 = これは箱です。クーロンの法則では円になり、{$lambda-n}を上向きにとれば円錐になります。
friction-box-3 = 円盤を、二つの方向の一つ目から23度の向きに押し出します。一つの計算は円錐、もう一つは箱です。
friction-bounds-question = 箱の場合、円錐に比べてどこまで進むでしょうか。
friction-bounds-choice-same = 同じところまで
friction-bounds-choice-shorter = もっと手前まで
friction-bounds-choice-longer = もっと遠くまで
friction-bounds-measured = 円錐では{ $cone } m、箱では{ $pyramid } m進みました。
friction-bounds-why-1 = 箱のかどでは{$root2}倍の摩擦が許されます。そのため円盤は早く止まりすぎます。しかも両成分とも限界に達しているので、摩擦の向きは運動と正反対にすらなりません。円盤は二つの方向の一つへ曲げられますが、その方向を選んだのは自然ではなく、プログラムです。円錐なら、どの向きでも{$way}で止まります。グラフは四つのかどの摩擦の大きさを足したものです。円盤が止まったあとにも1.9 Nが残りますが、これらは互いに打ち消し合い、決まるのは合力だけです。
friction-line-1 = 最大散逸の原理。円錐の中の摩擦力のうち、滑りから最も大きな仕事率を奪うものです。
friction-line-2 = コーシー・シュワルツの不等式、次に円錐の限界を使いました。
friction-line-3 = 滑っている間、両方の等号が成り立つのはこの力だけです。滑りと逆を向き、大きさは限界に等しくなります。これがクーロンの法則です。
friction-line-4 = 箱でも同じようにします。成分ごとに独立した限界があります。
friction-line-5 = 滑りが両方の成分をもつとき、等号は二つの力がともに限界にあるときに成り立ちます。滑りの向きによらず、箱のかどになります。
friction-box-4 = 平面では接線が一つしかなく、箱と円錐は同じです。摩擦の設定では、円錐、この箱、上下限が一定の箱の三つを選べ、どのシーンでも比べられます。「{$complementarity}」の数の表には、円錐と角錐の接触が例として一つずつあり、摩擦の行を書き換えられます。
friction-box-5 = 一時停止して、そのステップを一行ずつたどってください。摩擦の行は法線の行のすぐ後に来るので、その限界はその瞬間の法線力に比例します。ウォームスタートなしでは、法線力は最初0で、しばらくは小さすぎます。限界が摩擦を制限している接触には、四角が付きます。

## 練習問題
friction-exercises-title = 練習問題
friction-exercise-1 = 1 kgと100 kgの箱が、水平な地面を同じ速さで滑り始めます。遠くまで行くのはどちらでしょうか。
friction-exercise-1-ask = 3 m/sから、μ = 0.3で進む距離（m）
friction-exercise-1-hint = 減速度はμgです。これに距離を掛けるとv²/2になります。
friction-exercise-1-answer = どちらも同じです。摩擦は{$mu}と{$answer-mass}の積なので質量が消え、どちらも{$way}進みます。
friction-exercise-2 = 角度{$phi}で斜め上に張ったロープで箱を引きます。いちばん小さな力で済むのはどの角度でしょうか。
friction-exercise-2-ask = μ = 0.5のときの最良の角度（度）
friction-exercise-2-hint = cos φ + μ sin φが最大になるのはどこでしょうか。そこで微分は0です。
friction-exercise-2-answer = {$answer-pull}のとき動きます。括弧の中が最大になるのは{$answer-angle}のときで、ロープの最良の角度は円錐の半頂角です。
friction-exercise-3 = 最初の実験で、静止した箱の二つのかどの摩擦力は異なります。それぞれの値は決まるのでしょうか。
friction-exercise-3-ask = 20°の斜面で静止した2 kgの箱での、その和（N）
friction-exercise-3-hint = 静止しているとき、摩擦は斜面に沿った重力の成分をちょうど支えます。
friction-exercise-3-answer = 決まるのは和だけです。二つは同じ直線に沿って働くからです。分け方は、三つの台の板と同じく、ソルバーが選びます。
friction-exercise-4 = ある接触ではA = 1（単位行列）、b = (−1, −0.8, −0.6)、μ = 0.5です。λ₂は、円錐ではいくつ、角錐ではいくつですか。
friction-exercise-4-ask = 円錐でのλ₂
friction-exercise-4-hint = λ₁ = 1なので限界は0.5です。限界がなければ摩擦は(0.8, 0.6)、長さは1です。
friction-exercise-4-box-ask = 角錐でのλ₂
friction-exercise-4-box-hint = 成分ごとに制限します。
friction-exercise-4-answer = 円錐は(0.8, 0.6)の長さを0.5に縮め、(0.4, 0.3)になります。向きは滑りのちょうど逆です。角錐は両方の成分を0.5に制限し、(0.5, 0.5)になります。41 %大きく、向きは8°ずれます。

friction-sources-title = 出典
friction-source-coulomb = Charles-Augustin de Coulomb, *Théorie des machines simples*, 1781：法線力に比例する摩擦の上限。
friction-source-moreau = Jean Jacques Moreau, *Unilateral contact and dry friction in finite freedom dynamics*, Nonsmooth Mechanics and Applications, Springer 1988所収, 1–82。
friction-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 3.5節：箱形の摩擦（bLCP）。
friction-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, 第1部：静止摩擦と動摩擦のためのλの上下限。
friction-source-preclik = Tobias Preclik, *Iterative Rigid Multibody Dynamics*, Erlangen 2008：接触する物体のための反復ソルバー。Leeのノートの参考文献の一つ。

friction-quantity-normal = 法線力
friction-quantity-friction = 摩擦
friction-quantity-bound = 摩擦の最大値

## ボタン、実験、計算
friction-preset-incline = 斜面の箱
friction-preset-angles = 二つの斜面
friction-preset-kinetic = 静止と一押し
friction-preset-tall = 背の高い箱
friction-preset-bounds = 円錐と箱
friction-preset-rolling = 硬い床と柔らかい床の円板
friction-preset-spinning = 回転する球
friction-run-box = 箱
friction-run-gentle = 25°
friction-run-steep = 30°
friction-run-resting = 静止
friction-run-nudged = 一押し
friction-run-cone = 円錐
friction-run-pyramid = 箱
friction-run-hard = 硬い床
friction-run-soft = 柔らかい床
