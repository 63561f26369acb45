# ページ #/sheet、#/symbols、#/notes：www/src/handout/。
sheet-lead = このコースのすべての式を、一つの記法でレッスンごとにまとめました。印刷するとA4で2ページです。
sheet-print = 印刷
handout-pdf = { $title } PDF
symbols-lead = このコースのすべての記号と、その名前、単位、初めて現れるレッスンです。
symbols-symbol = 記号
symbols-name = 名前
symbols-unit = 単位
symbols-lesson = 初出
symbols-letters = 各資料の文字
symbols-letters-lead = 同じ量を各資料がどう書いているかを示します。ダッシュは、その資料に当たる量がないことを表します。
symbols-here = ここ
notes-lead = レッスンごとに、目標、時間、クラスへの問い、よくある誤り、開いたりスライドに載せたりできる実験をまとめました。答えはどれも計算で測られます。
notes-questions = クラスへの問い
notes-errors = よくある誤り
notes-experiments = 用意された実験
notes-open = 開く
notes-checked = { $count }問で解答を確かめられます。

notes-error-circle = λは力ではなく、勾配の単位あたりの力です。力の単位をもつのはf̂ = λ∇Cで、Cを定数倍するとλは変わります。
notes-error-drift = 「時間刻みが大きすぎる」。時間刻みを小さくしてもドリフトは遅くなるだけです。足りないのは、Cに依存する項です。
notes-error-curves = 力は曲線の傾きで決まると思われがちですが、力を左右するのは軌道の曲率と速さで、傾きは重力の分かれ方を決めるだけです。
notes-error-particles = Aを質量と取り違えることがあります。Aは逆質量で、重い粒子ほど成分は小さくなります。
notes-error-redundant = 「λが一通りでなければ運動も一通りでない」。決まらないのは乗数だけで、WJᵀz = 0なので運動は決まります。
notes-error-impulses = 力と力積の混同です。ソルバーが求めるのはhλです。ステップを半分にすると、静止しているときはλが、衝突ではhλが変わりません。
notes-error-rigid = トルクがなければωは一定だと思われがちです。一定なのはLで、ωは主軸に沿わないかぎり変化します。
notes-error-joints = 誤差をすべて取り除くのでβ = 1が最良に見えますが、系に最も多くのエネルギーを持ち込みます。
notes-error-contact = 接触を「触れている間はC = 0」という方程式にする誤りです。それでは地面が引くことにもなります。
notes-error-complementarity = 「λ = 0またはw = 0」を排他的に読む誤りです。両方が同時に0でもよく、触れていながら何も支えない場合です。
notes-error-solutions = 解のない問題をソルバーの不具合と思いがちです。摩擦があると、モデル自体に解がないことがあります。
notes-error-friction = 静止しているときの摩擦をμλ_nとする誤りです。静止中は必要なだけの大きさで、μλ_nはその上限です。
notes-error-collisions = e = 1ならエネルギーが保たれると思われがちです。成り立つのは摩擦がなく、接触が一つか、どの接触でもeが共通の場合です。一般には成り立ちません。
notes-error-iterating = 残差が小さければ誤差も小さいと読む誤りです。誤差は最後の変化のρ/(1 − ρ)倍になりえます。
notes-error-stack = 掃引を増やせばどこでも同じように効くと思われがちですが、高い積み重ねの荷重には約n²回が必要です。
notes-error-programs = 乗数を副産物と見る誤りです。乗数はシャドウプライスで、上限を1単位緩める価値を表します。
notes-error-pivoting = 厳密さと頑健さの混同です。レムケ法は解を見つければ厳密ですが、半直線で終わることもあります。
notes-error-positions = 剛性はコンプライアンスだけで決まると思われがちです。PBDでは掃引とステップにも依存し、XPBDでも依存しなくなるのは掃引が収束したときだけです。
notes-error-coordinates = 座標が少なければ計算量も必ず少ないと思われがちです。鎖に沿ってM(q)は密になり、閉ループや接触があれば行が戻ってきます。
notes-error-methods = 同じステップで方法を比べる誤りです。同じ計算量か、同じ誤差で比べるべきです。
notes-error-kit = 動かなくなるまでリンクを足してしまう誤りです。組み立てる前に自由度を数えましょう。

symbols-term-position = 位置
symbols-term-velocity = 速度
symbols-term-mass = 質量
symbols-term-mass-matrix = 質量行列
symbols-term-known-part-of-w = wの既知の部分

code-title = これを計算しているコアのプログラム
code-lines = { $first }〜{ $last }行目

letters-of = 式の文字
letters-own = このコース
letters-all = すべての文字の表
letters-stay = { $source }の資料には { $letters } に当たる文字がないので、このコースの文字のままです。
letters-untreated = { $source }の資料はこの題材を扱っていないので、式はこのコースの文字のままです。
letters-none = 四つの資料はいずれもこの題材を扱っていないので、式はこのコースの文字のままです。
