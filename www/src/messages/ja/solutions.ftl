# レッスン「解なし、一つ、たくさん」。本文の {$名前} は数式: src/lessons/solutions/formulas.tex。
# *語* は強調、**語** は太字。一段落は一行の一つのメッセージ。

solutions-lead = 連立一次方程式の解は、一つか、ないか、無限にあるかです。相補性問題には、解が二つや三つのこともあります。黒板の上のチョーク一本が、そのような問題が自然にも現れることを示しています。
solutions-guide = 読みながら自分で直線を動かしてください。解がいくつあるか、図の下の文章にすぐに示されます。

## 1 一組
solutions-pair-title = 一組：傾きと高さ
solutions-pair-1 = 未知数が一つなら、すべてが一目で分かります。直線{$line}が前のレッスンのかどと出会います。上がる直線{$A-positive}なら、どこから始まってもちょうど一度だけ出会います。かどより上から始まれば垂直な部分で、下から始まれば水平な部分で出会います。
solutions-falling-question = 直線は下がります。A = −1で、b = 1から始まります。解はいくつあるでしょうか。
solutions-falling-choice-none = ない
solutions-falling-choice-one = 一つ
solutions-falling-choice-two = 二つ
solutions-falling-measured = 見つかったのは{ $count }個、λ = { $lambda }です。
solutions-falling-why = かどより上から始まるので、λ = 0、w = 1が解です。下がりながら、λ = 1で水平な部分も横切ります。どちらも解であり、どちらになるかは問題からは決まりません。
solutions-pair-2 = かどより下から始まると（{$b-negative}）、下がる直線は二度と上がってこないので、解はありません。二つの場合の境に水平な直線{$A-zero}があります。0より下なら解なし、上なら一つ、ちょうど0なら無限にあり、どの力でも{$w-zero}のままです。

## 2 チョーク
solutions-rod-title = 黒板の上のチョーク
solutions-rod-1 = 下がる直線は本当に現れるのでしょうか。摩擦のない接触では、{$A}は、接触点に働く単位の力がその点自身に生じさせる加速度なので、負になることはありません。ところが、チョークを急な角度で持ち、黒板の上で前へ押してみてください。がたがたと鳴り、点線になります。ポール・パンルヴェは1895年に、粗い床の上を先端で滑る棒でこれを説明しました。
solutions-rod-2 = 摩擦は床の法線力に比例し（{$friction}）、棒を回します。先端を床に食い込ませる向きに回すなら、法線力が大きいほど先端が*下へ*押されることがあります。書き下せば、これは{$unknowns}を未知数とするニュートンの方程式です。前のレッスンのように上下限のないものを取り除くと、一組が残ります。
solutions-rod-3 = 質量は1 kg、長さは2 mです。数はすべて五つの方程式から、コアが縮約したものです。棒を傾け、摩擦を変えてみてください。{$omega}は棒の初期角速度で、この回転は先端を上へ引きます。
solutions-chalk-question = 急で粗く、θ = 63°、μ = 2、回っていません。床の応答は何通りあるでしょうか。
solutions-chalk-choice-one = いつものように、ちょうど一通り
solutions-chalk-choice-none = 応答できない。解がない
solutions-chalk-choice-two = 二通り
solutions-chalk-measured = A = { $a }、b = { $b }。解は{ $count }個です。
solutions-chalk-why = {$A}は負で、直線はかどの下から始まります。剛体、滑り、摩擦と両立する有限の床の力はありません。実際には、先端が一瞬で食いついて止まります。力を有限とする剛体モデルは、ここで破綻します。このコースの時間刻み法は力積を求めるので、その先へ進めます。
solutions-rod-4 = こんどは、直線がかどより上から始まるように、十分に速く回してください。すると答えは二つになります。先端は床を離れるか、床に留まって押しつけられるかです。
solutions-runs-1 = 加速度だけでは、次に何が起こるかは決まりません。力積で計算すれば必ず先へ進めるので、三つの場合をそれぞれ動かして見てみましょう。初期状態は二つです。先端は3 m/sで滑りながら床に接しているか、1 cm/sでちょうど床を離れるところです。
solutions-starts-question = 二つの初期状態の違いは1 cm/sだけです。運動が分かれるのはどの場合でしょうか。
solutions-starts-choice-none = どの場合も分かれない。1 cm/sの違いはすぐに消える
solutions-starts-choice-chalk = 解がない場合
solutions-starts-choice-turning = 解が二つある場合
solutions-starts-measured = 4分の1秒後、回っていた棒の角速度は、一方では{ $rests } rad/s、もう一方では{ $lifted } rad/sです。
solutions-starts-why = 解が一つなら、浮いた先端はすぐに床へ戻り、二つの運動は一致します。解がなければ、二つの先端はともに食いつきます。解が二つなら、接していた先端は食いついて、棒の角速度はいったん2 rad/sに落ちます。浮いた先端は自由で、棒は4 rad/sを保ちます。それぞれの運動は二つの答えの一方に従い、どちらになるかを毎秒1センチメートルの違いが決めます。
solutions-runs-2 = 食いつくには、ステップがどれほど短くても、一つのステップで0.92 N·sの力積が要ります。近づく速さのない衝突です。実際のチョークの先はわずかにへこみ、どちらの答えになるかは、どれだけ深く押し込まれているかで決まります。

## 3 二組
solutions-plane-title = 二組：何度も出会う線
solutions-plane-1 = λ平面では、実線の折れ線と破線の折れ線が出会うところが解です。二つの折れ線は何度も出会うことがあり、一点ずつのことも、ひと続きのこともあります。
solutions-three-question = A = ((1, 2), (2, 1))、b = (−1, −1)。Aの成分はすべて正です。解はいくつでしょうか。
solutions-three-choice-one = 一つ
solutions-three-choice-two = 二つ
solutions-three-choice-three = 三つ
solutions-three-measured = 見つかったのは{ $count }個、{ $lambda }です。
solutions-three-why = どの行も単独ですべてを担うことができ、二つで分け合うこともできます。エネルギーで見ると分かります。Aは不定値で、面は鞍形です。二つの解は壁の上の極小点、三つ目はそのあいだの峠です。ソルバーがどこに着くかは、どこから始めるかによります。ひし形を動かして確かめてください。
solutions-plane-2 = 二つの行が等しいと、線分全体が解になります。四本脚の机と同じで、荷重の分け方は決まらず、和だけが決まります。
solutions-plane-3 = 半直線全体が解になることもあります。ここでは二つの力が互いにつり合ったまま際限なく大きくなれますが、何も動きません。

## 4 証明
solutions-proof-title = 解なし、証明つき
solutions-proof-1 = 解が見つからなかった、というのは証明ではありません。けれども不等式{$feasible}が互いに矛盾するなら、証明があります。足し合わせるとありえない式になるような重み{$y}です。
solutions-proof-2 = 負でないものの和が負になってしまいます。{$y}が分かれば、ソルバーを信じなくても一行で確かめられます。そのような{$y}があれば、図の下に示されます。
solutions-psd-question = 不等式は満たせます。では、解はあるでしょうか。
solutions-psd-choice-always = はい、いつでも
solutions-psd-choice-depends = Aによる
solutions-psd-measured = ここでは、領域が空でないのに、{ $bases }通りの相補的な選び方のどれからも解は出ません。
solutions-psd-why = Aが半正定値なら、答えは「はい」です。領域が空でなければ十分です。摩擦のない接触の行列はそうなので、実行可能な問題には必ず解があります。そうでなければ、ここのように、緑の領域はあっても、その中に相補的な点が一つもないことがあります。
solutions-proof-3 = レムケのピボット法は頂点から頂点へ進み、無限へ向かう辺、*半直線*で終わることがあります。いま述べた行列ならそれも証明ですが、一般には何も決まりません。次の問題には解が二つありますが、レムケ法は半直線で終わります。

## 5 錐
solutions-cones-title = もう一つの図：錐
solutions-cones-1 = Aはそのままにして、どの{$b}なら解があるかを考えます。どの行が押すかの選び方ごとに錐が一つできます。{$cone-form}で、各組からλかwのどちらかを選びます。{$b}の平面では、矢印のあいだに四つの錐があります。{$b}を含む錐の数が、解の数です。
solutions-cones-2 = {$b}を動かしてみてください。Aが正定値なら、四つの錐は平面をすき間も重なりもなく一度だけ覆い、解はいつも一つです。
solutions-cones-3 = 先ほどの三つの解では、{$b}のところで三つの錐が重なり、ほかでは一つだけです。
solutions-cones-4 = 錐が平面をちょうど一度だけ覆うのは、行列の主小行列式がすべて正のとき、そしてそのときに限ります。このような行列をP行列といい、対称でなくてもかまいません。二行なら{$p-matrix}。列の先を動かして、いつすき間があくか見てください。
solutions-cones-5 = 三行なら錐は八つあり、{$b}は空間の中にあります。図は錐が単位球面と交わるところを示します。ドラッグすると球が回り、{$b}も球面の上を動かせます。三角形の底面をもつ柱の三つの接触で、初めは滑らかな床、次はμ = 2の粗い床の上を滑っています。
solutions-cones-6 = 滑らかな床では、錐は球面を一度だけ覆います。粗い床では棒のときと同じくA₁₁が負になり、錐が折り重なって、{$b}を含む錐は二つか、一つもないかです。空間でのパンルヴェのパラドックスです。

## 6 命題
solutions-props-title = 三つの命題と、その仮定
solutions-props-1 = hi-ogawaの力学ノートは、基礎を三つの命題にまとめています。証明は仮定で足りることを示し、反例はその仮定が必要なことを示します。仮定を一つ外してみてください。それを使う証明の行は成り立たなくなり、コアが小さな整数の中から、結論が成り立たない場合を探します。
solutions-props-2 = 命題3の例として、勾配を(1, 0)と(1, 1)、b = (−1, 1)とします。一つ目の行は押し、二つ目の行は開きます。
solutions-props-search = 反例を探す
solutions-props-proof = 証明
solutions-props-broken = 外した仮定を使うので、成り立ちません。
solutions-props-holds = { $cases }通りのうち仮定を満たすのは{ $met }通りで、そのすべてで結論が成り立ちます。
solutions-props-unused = { $cases }通りのうち残りの仮定を満たすのは{ $met }通りで、そのすべてで結論が成り立ちます。証明はこの仮定を使っていません。
solutions-props-fails = 反例：
solutions-prop1-fold = 命題1：拘束力は仕事をしない
solutions-prop1-given = 半径1 mの針金の輪に通した、質量1 kgのビーズを考えます。
solutions-prop1-fixed = 輪は動かない。つまりCは時間によらない。
solutions-prop1-legal = 速度は拘束を満たす：{$legal}
solutions-prop1-along = 針金の力は勾配の方向だけに働く：{$J-force}
solutions-prop1-then = このとき、拘束力の仕事率は0です：{$no-power}
solutions-prop1-line-1 = 針金の力を代入します。
solutions-prop1-line-2 = 転置した行列を、内積のもう一方へ移します。
solutions-prop1-line-3 = Cが時間を含まないときの連鎖律です。
solutions-prop1-line-4 = 速度は拘束を満たします。
solutions-prop1-found = x = { $at } m、v = { $velocity } m/sのとき、針金の力はf̂ = { $force } Nで、f̂·v = { $power } Wです。
solutions-prop2-fold = 命題2：拘束力の公式
solutions-prop2-given = 同じビーズで、{$newton}、{$delassus}、{$given-b}とします。
solutions-prop2-kept = 加速度は拘束条件を保つ：{$kept}
solutions-prop2-independent = 行は互いに独立で、Aに逆行列がある（ノートは断りなしにこれを使っています）。
solutions-prop2-then = このとき、λの値はただ一つです：{$lambda-formula}
solutions-prop2-line-1 = 加速度は拘束条件を保ちます。
solutions-prop2-line-2 = 連鎖律を二回使います。
solutions-prop2-line-3 = 運動方程式に{$J-force}を代入します。
solutions-prop2-line-4 = Aとbの定義です。
solutions-prop2-line-5 = Aには逆行列があります。
solutions-prop2-found-other = x = { $at } m、v = { $velocity } m/sのとき、フィードバックはC̈ = { $acceleration }を求めます。コアの値はλ = { $lambda }、公式の値は{ $formula }です。
solutions-prop2-found-many = 同じ輪が二度数えられています。x = { $at } m、v = { $velocity } m/sのとき、コアの値はλ = { $lambda }ですが、和が同じなら、ほかのどのλも同じ力を与えます。
solutions-prop3-fold = 命題3：不等式は相補性問題になる
solutions-prop3-given = 質量1 kgの粒子の二つの行を考えます。{$at-rest}とします。
solutions-prop3-opens = すき間はどれも閉じない：{$opens}
solutions-prop3-gradient = 勾配はどれも0でない：{$gradient}
solutions-prop3-pushes = 力は押すだけである：{$pushes}
solutions-prop3-either = どの行も、開くか押すかのどちらか一方である：{$either}
solutions-prop3-then = このとき、次が成り立ちます：{$complementary}
solutions-prop3-line-1 = 命題2と同じです。
solutions-prop3-line-2 = すき間はどれも閉じません。
solutions-prop3-line-3 = 力は、0でない勾配のλ倍です。
solutions-prop3-line-4 = 力が0でλも0になるか、加速度が0です。
solutions-prop3-line-5 = これらの積の和です。
solutions-prop3-found = 勾配{ $first }と{ $second }、b = { $b }、λ = { $lambda }。このときC̈ = { $w }で、λ·C̈ = { $product }です。

## 練習問題
solutions-exercises-title = 練習問題
solutions-exercise-1 = A = 0、b = 0、λは0から1まで。解は何ですか。
solutions-exercise-1-ask = 最大の解
solutions-exercise-1-hint = 上下限の間のどのλでもwは0です。
solutions-exercise-1-answer = 0から1までのすべてのλです。wはいつも0で、上下限でもそれは許されます。
solutions-exercise-2 = 対称でなく、bが何であっても解がちょうど一つになる行列を見つけてください。
solutions-exercise-2-choice-turning = ((1, 2), (−2, 1))
solutions-exercise-2-choice-mirrored = ((1, 2), (2, 1))
solutions-exercise-2-choice-skew = ((1, 2), (1, 1))
solutions-exercise-2-not-mirrored = 対称で、行列式は負です。
solutions-exercise-2-not-skew = 行列式が負なのでP行列ではありません。
solutions-exercise-2-ask = その行列の行列式
solutions-exercise-2-hint = 対角の積から残りの積を引きます。
solutions-exercise-2-answer = どのP行列でもよく、たとえば((1, 2), (−2, 1))。小行列式は1、1、5です。
solutions-exercise-3 = 細い棒でパンルヴェのパラドックスが起きるには、床は少なくともどれだけ粗くなければなりませんか。
solutions-exercise-3-ask = 最小のμ
solutions-exercise-3-hint = Aが0になるのは1 + 3cos²θ = 3μ sin θ cos θのところです。そのような角度があるのはどのμからですか。
solutions-exercise-3-answer = {$answer-mu}で、そのときはただ一つの角度{$answer-theta}だけです。設定して、Aが0になるのを見てください。
solutions-exercise-4 = y = (1, 1)はA = ((1, −1), (−1, 1))、b = (−1, 0.5)に解がないことの証明です。確かめてください。
solutions-exercise-4-ask = b·y
solutions-exercise-4-hint = 行ごとに掛けます。1·(−1) + 1·0.5です。
solutions-exercise-4-answer = y ≥ 0、Aᵀy = 0、b·y = −0.5 < 0。二つの行を足すと0 ≥ 0.5になります。
solutions-exercise-5 = 上の急な棒（中心から先端までℓ = 1 m）が、回らずに3 m/sで滑り、先端が食いつきます。その直後、棒はどれだけの角速度で回りますか。
solutions-exercise-5-ask = 角速度（rad/s）
solutions-exercise-5-hint = 力積は先端に働くので、先端のまわりの角運動量は保存されます。前はmvℓ sin θ、後は(I + mℓ²)ωで、I = mℓ²/3です。
solutions-exercise-5-answer = {$answer-jam}で、2.0 rad/sです。力積の大きさにはよりません。先端のまわりのモーメントがないからです。
solutions-exercise-6 = 命題3の四つの仮定を、一つずつ外してみてください。必要だと分かる仮定はいくつですか。
solutions-exercise-6-ask = 必要な仮定の数
solutions-exercise-6-hint = 証明のどの行が成り立たなくなるか、探して反例が見つかるかを見てください。
solutions-exercise-6-answer = 三つです。力が押すだけであることは、どの行でも使いません。λ ≥ 0は問題の一部ですが、この結論には要りません。

solutions-sources-title = 出典
solutions-source-painleve = Paul Painlevé, *Sur les lois du frottement de glissement*, Comptes rendus 121 (1895), 112–115。
solutions-source-genot = Frank Génot, Bernard Brogliato, *New results on Painlevé paradoxes*, European Journal of Mechanics A/Solids 18 (1999), 653–677。
solutions-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, SIAM 2009、第1、3、4章。
solutions-source-ogawa = hi-ogawa, *mechanics* (2020)、“Constrained dynamics”：命題1～3。

## 棒
solutions-rod-label = 下の先端で右へ滑る棒
solutions-rod-theta = 角度
solutions-rod-mu = 摩擦
solutions-rod-omega = 回転
solutions-quantity-a = A、単位の力あたりの先端の加速度
solutions-quantity-b = b、接触力がないときの先端の加速度
solutions-runs-label = 解の数
solutions-run-one = 一つ
solutions-run-none = なし
solutions-run-several = 二つ
solutions-run-count = 加速度に合う床の力の数：{ $count }
solutions-run-start = 初期状態
solutions-run-start-0 = 先端が床に接している
solutions-run-start-1 = 先端が1 cm/sで離れる
solutions-run-impulse = 最大の力積
solutions-run-height = 最後の先端の高さ
solutions-run-time = 時刻
solutions-run-play = 動かす
solutions-run-pause = 止める

## ボタン
solutions-try-climbing = 上がる
solutions-try-falling = 上から下がる
solutions-try-below = 下から下がる
solutions-try-level = 0で水平
solutions-try-chalk = 急で粗い
solutions-try-turning = 同じで、回っている
solutions-try-flat = 寝ている
solutions-try-three = 解が三つ
solutions-try-segment = 線分
solutions-try-ray = 半直線
solutions-try-infeasible = 矛盾
solutions-try-lemke = 解は二つ、レムケ法は半直線で終わる
solutions-try-cones-pd = 正定値
solutions-try-cones-three = 三つの錐
solutions-try-pillar = 滑らかな床の上の柱
solutions-try-pillar-rough = 粗い床の上の柱
solutions-try-rows = 粒子の二つの行
