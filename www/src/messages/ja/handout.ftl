# ページ #/sheet、#/symbols、#/notes：www/src/handout/。
sheet-lead = このコースの主な式を、一つの記法でレッスンごとにまとめました。印刷するとA4で2ページです。
sheet-print = 印刷
handout-pdf = { $title } PDF
symbols-lead = 別行の式に現れるすべての文字と、その名前、単位、初めて現れるレッスンです。意味がいくつかある文字には、意味ごとに行があります。
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
symbols-term-predicted-position = 予測位置
symbols-term-time = 時刻
symbols-term-relative-velocity = 相対速度
symbols-term-acceleration = 加速度
symbols-term-half-axes = 楕円の半軸
symbols-term-gravitational-acceleration = 重力加速度
symbols-term-radius = 半径
symbols-term-lever-arm = 腕
symbols-term-length = 長さ
symbols-term-radius-of-the-rolling-circle = 転がる円の半径
symbols-term-unit-normal = 単位法線
symbols-term-number-of-particles = 粒子の数
symbols-term-point-of-the-curve = 曲線上の点
symbols-term-curve-parameter = 曲線のパラメータ
symbols-term-curvature = 曲率
symbols-term-matrix-of-second-derivatives = 二階微分の行列
symbols-term-angle = 角度
symbols-term-mass-matrix-of-the-bodies = 物体の質量行列
symbols-term-velocities-per-rate-of-the-coordinates = 座標の変化率から速度への行列
symbols-term-rates-of-q-per-velocity = 速度からqの変化率への行列
symbols-term-tension = 張力
symbols-term-horizontal-tension = 張力の水平成分
symbols-term-slope-angle = 傾斜角
symbols-term-number-of-redundant-members = 冗長な部材の数
symbols-term-number-of-rows = 行の数
symbols-term-numbers-of-particles-and-bodies = 粒子の数と物体の数
symbols-term-drop-height = 落下の高さ
symbols-term-bias = バイアス項
symbols-term-duration = 所要時間
symbols-term-spring-stiffness = ばね定数
symbols-term-distance-vector = 二点間のベクトル
symbols-term-angular-frequency = 角振動数
symbols-term-damping-ratio = 減衰比
symbols-term-softness-of-a-joint = 関節の柔らかさ
symbols-term-objective-function = 目的関数
symbols-term-identity-matrix = 単位行列
symbols-term-over-relaxation-factor = 緩和係数
symbols-term-rotation-rate-about-the-second-axis = 第2軸まわりの角速度
symbols-term-momentum = 運動量
symbols-term-arm-of-rolling-friction = 転がり摩擦の腕の長さ
symbols-term-arm-of-spinning-friction = 法線まわりの回転摩擦の腕の長さ
symbols-term-half-width-and-height-of-the-centre-of-mass = 幅の半分と重心の高さ
symbols-term-error-of-an-iterate = 反復点の誤差
symbols-term-mobility-at-the-point-of-impact = 衝突点での動きやすさ
symbols-term-velocity-at-the-point-of-impact = 衝突点での速度
symbols-term-parts-of-A = Aの分割
symbols-term-diagonal-lower-and-upper-part-of-A = Aの対角、下三角、上三角部分
symbols-term-iteration-matrix = 反復行列
symbols-term-spectral-radius = スペクトル半径
symbols-term-certificate-of-infeasibility = 解がないことの証明
symbols-term-unknowns-of-a-program = 計画問題の未知数
symbols-term-linear-and-quadratic-part-of-the-objective = 目的関数の一次と二次の部分
symbols-term-walls-of-a-program = 計画問題の壁
symbols-term-forces-of-the-axes = 軸の力
symbols-term-matrix-and-vector-of-the-LCP = LCPの行列とベクトル
symbols-term-artificial-unknown-and-its-column = 人工の未知数とその列
symbols-term-rows-between-their-bounds-and-the-others = 上下限の間にある行と残りの行
symbols-term-compliance-in-a-step = 1ステップでのコンプライアンス

code-title = これを計算しているコアのプログラム
code-lines = { $first }〜{ $last }行目

letters-of = 式の文字
letters-own = このコース
letters-all = すべての文字の表
letters-stay = { $source }の資料には { $letters } に当たる文字がないので、このコースの文字のままです。
letters-untreated = { $source }の資料はこの題材を扱っていないので、式はこのコースの文字のままです。
letters-none = 四つの資料はいずれもこの題材を扱っていないので、式はこのコースの文字のままです。
