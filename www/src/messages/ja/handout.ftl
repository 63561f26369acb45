# ページ #/sheet、#/symbols、#/notes：www/src/handout/。
sheet-lead = このコースの式を、個々の例題のものを除いて、一つの記法でレッスンごとにまとめました。印刷するとA4で2ページです。
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
notes-question-kit-1 = 自由な節点二つの座標は四つ、四節リンクの三本の棒は行三つです。残る自由度はいくつでしょうか。自由な節点から向かいの固定された支点へ棒をもう一本加えるとどうなるでしょうか。
notes-question-kit-2 = もう何も動かない骨組みに棒を一本加えます。変わるのは階数でしょうか、行の数でしょうか、両方でしょうか。
notes-errors = よくある誤り
notes-experiments = 用意された実験
notes-problems = 用意された問題
notes-open = 開く
notes-time = 約{ $minutes }分。
notes-time-checked = 約{ $minutes }分。{ $count }問で解答を確かめられます。

notes-error-circle = λは力ではなく、勾配の単位あたりの力です。力の単位をもつのはf̂ = λ∇Cで、Cを定数倍するとλは変わります。
notes-error-circle-2 = 力はいつも中心を向くと思われがちです。λの符号は正にも負にもなり、頂上の遅いビーズは外向きに押されます。符号は式から読み取ります。
notes-error-drift = 「時間刻みが大きすぎる」。時間刻みを小さくしてもドリフトは遅くなるだけです。足りないのは、Cに依存する項です。
notes-error-drift-2 = 「フィードバックは強いほどよい」。時間刻みで決まる限界を超えると計算は不安定になります。目安はβを1/hより小さく、α = β²/4とすることです。
notes-error-curves = 力は曲線の傾きで決まると思われがちですが、力を左右するのは軌道の曲率と速さで、傾きは重力の分かれ方を決めるだけです。
notes-error-curves-2 = ワイヤーが動かないからとJ̇vを省く誤りです。この項は、進むにつれて勾配の向きが変わるために現れます。静止していると抜けても気づきません。式は動いているビーズで確かめます。
notes-error-particles = Aを質量と取り違えることがあります。Aは逆質量で、重い粒子ほど成分は小さくなります。
notes-error-particles-2 = λを一つずつ別々に計算する誤りです。粒子を共有する拘束条件はAに非対角成分をもち、乗数は連立して解く必要があります。
notes-error-redundant = 「λが一通りでなければ運動も一通りでない」。決まらないのは乗数だけで、WJᵀz = 0なので運動は決まります。
notes-error-redundant-2 = Aが特異なら矛盾があると思われがちです。冗長な行どうしは両立することもあり、矛盾の有無は最小二乗残差でわかります。
notes-error-impulses = 力と力積の混同です。ソルバーが求めるのはhλです。ステップを半分にすると、静止しているときはλが、衝突ではhλが変わりません。
notes-error-impulses-2 = バウムガルテの項をβ_B Cと書く誤りです。行の単位は速度なので、正しくはβ_B C/hです。単位を確かめましょう。
notes-error-rigid = トルクがなければωは一定だと思われがちです。一定なのはLで、ωは主軸に沿わないかぎり変化します。
notes-error-rigid-2 = 世界の軸でもIをそのまま使う誤りです。Iが一定なのは物体の軸についてだけで、世界の軸ではRIRᵀとなり、物体の回転とともに変わります。
notes-error-joints = 誤差をすべて取り除くのでβ = 1が最良に見えますが、系に最も多くのエネルギーを持ち込みます。
notes-error-joints-2 = 可動限界やモーターを方程式で書く誤りです。可動限界にはλ ≥ 0が、モーターには両側に最大の力という上下限が要ります。上下限がなければ可動限界は引き、モーターは決して負けません。
notes-error-contact = 接触を「触れている間はC = 0」という方程式にする誤りです。それでは地面が引くことにもなります。
notes-error-contact-2 = 一つの物体の接触を一度ずつ順に解いて終わる誤りです。一方の角を押すと、Aの非対角成分を通してもう一方の角も動きます。この成分が0になるのはI = ma²のときだけです。
notes-error-complementarity = 「λ = 0またはw = 0」を排他的に読む誤りです。両方が同時に0でもよく、触れていながら何も支えない場合です。
notes-error-complementarity-2 = 上限でもw = 0になると思われがちです。上限ではw ≤ 0が許されます。モーターの力は最大に達していて、行は満たされなくてもかまいません。
notes-error-solutions = 解のない問題をソルバーの不具合と思いがちです。摩擦があると、モデル自体に解がないことがあります。
notes-error-solutions-2 = 対角成分が正なら解は一つと思われがちです。どのbにも解がちょうど一つあるのは、Aの主小行列式がすべて正のときだけです。
notes-error-friction = 静止しているときの摩擦をμλ_nとする誤りです。静止中は必要なだけの大きさで、μλ_nはその上限です。
notes-error-friction-2 = 箱形の上下限はどの向きにも同じように働くと思われがちです。対角線の向きでは、円錐の√2倍の摩擦を許します。
notes-error-collisions = e = 1ならエネルギーが保たれると思われがちです。成り立つのは摩擦がなく、接触が一つか、どの接触でもeが共通の場合です。一般には成り立ちません。
notes-error-collisions-2 = ニュートンの反発の法則を重心に当てはめる誤りです。法則は触れ合う点について成り立ちます。偏心衝突ではその速度に回転が含まれ、1/mの代わりにnᵀKnを使います。
notes-error-iterating = 残差が小さければ誤差も小さいと読む誤りです。誤差は最後の変化のρ/(1 − ρ)倍になりえます。
notes-error-iterating-2 = ωは大きいほど速いと思われがちです。Aが対称正定値なら、最良のωを超えると再び遅くなり、ω = 2以上では収束しません。
notes-error-stack = 掃引を増やせばどこでも同じように効くと思われがちですが、高い積み重ねの荷重には約n²回が必要です。
notes-error-stack-2 = ウォームスタートをどのステップでも信頼する誤りです。接触が変わった直後は、前のλはよい初期値になりません。衝突の後では残差を見ます。
notes-error-programs = 乗数を副産物と見る誤りです。乗数はシャドウプライスで、上限を1単位緩める価値を表します。
notes-error-programs-2 = KKT条件を満たす点を最小点とみなす誤りです。十分条件になるのは計画問題が凸のときで、Hに負の固有値があれば鞍点も条件を満たすことがあります。
notes-error-pivoting = 厳密さと頑健さの混同です。レムケ法は解を見つければ厳密ですが、半直線で終わることもあります。
notes-error-pivoting-2 = 反復の回数でソルバーを比べる誤りです。ピボット1回、掃引1回、勾配法の1ステップでは計算量が違います。同じ精度に達するまでの時間で比べます。
notes-error-positions = 剛性はコンプライアンスだけで決まると思われがちです。PBDでは掃引とステップにも依存し、XPBDでも依存しなくなるのは掃引が収束したときだけです。
notes-error-positions-2 = PBDで角運動量が失われるのを摩擦と取り違える誤りです。原因は予測位置での勾配にあり、hとともに小さくなります。SHAKEの方向を使えばなくなります。
notes-error-coordinates = 座標が少なければ計算量も必ず少ないと思われがちです。鎖に沿ってM(q)は密になり、閉ループや接触があれば行が戻ってきます。
notes-error-coordinates-2 = 関節が一定の速さで回るときにhを省く誤りです。そのときも物体は曲線に沿って動きます。hはそれに必要な一般化力です。
notes-error-methods = 同じステップで方法を比べる誤りです。同じ計算量か、同じ誤差で比べるべきです。
notes-error-methods-2 = エネルギーが保たれていれば運動も正しいと思われがちです。よく保たれていても、位相がずれることはあります。位置も参照解と比べます。
notes-error-kit = 動かなくなるまでリンクを足してしまう誤りです。組み立てる前に自由度を数えましょう。
notes-error-kit-2 = 独立な行ではなく棒の数を数える誤りです。冗長な棒は自由度を減らしません。数えるべきは行列の欄に示されるJの階数です。

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
