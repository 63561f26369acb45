# 調整、用意された実験、文中の数値、状態の言葉、カタログの名前。
number-unreadable = 数として読めません。0.01、1e-2のように書いてください。Escapeで元の値に戻ります。
number-whole = 整数を入れてください。
number-outside = { $from }から{ $to }の間の値にしてください。Escapeで元の値に戻ります。
control-reset = { $name }：{ $value }に戻す
control-restarts = 変えるとシミュレーションを最初からやり直します。
control-on = オン
control-off = オフ
control-idle = 「{ $method }」では使いません。値は保たれます。
controls-title = 設定
controls-explain = 説明
controls-reset = すべて初期値に戻す
controls-scope = 変更の対象
controls-this-run = 選択中の実行
controls-all-runs = すべての実行
controls-group-scene = シーン
controls-group-world = 世界
controls-group-method = 方法
controls-group-integrator = 時間発展
controls-group-solver = λのソルバー
controls-group-projection = ステップ後の射影
presets-title = 用意された実験

state-say = 状態を読み上げる
state-time = { $time } s：
state-constraint = C = { $C }（{ $trend ->
    [growing] 0から離れつつある
    [shrinking] 0に近づきつつある
   *[steady] 変化なし
}）、
state-lambda = λ = { $lambda }。
state-motion = { $which ->
    [one] ビーズ
   *[other] 物体{ $which }
}は{ $speed } m/sで{ $direction ->
    [up] 上
    [down] 下
    [left] 左
    [right] 右
    [up-left]左上
    [up-right]右上
    [down-left]左下
   *[down-right]右下
}へ動いています。
state-rest = { $which ->
    [one] ビーズ
   *[other] 物体{ $which }
}は静止しています。
state-exploded = この実行は発散し、画面の外へ出ました。
state-diverged = この実行は停止しました：数値が際限なく大きくなりました。
state-unsupported = 停止しました。この方法はこのシーンに対応していません。
state-work-limit = 停止しました。次のステップには、許された量を超える計算が必要です。

stages-more = ほか{ $count }個

parameter-radius = 半径
parameter-radius-help = 輪、曲線、または外接円の半径。
parameter-mass = 質量
parameter-mass-help = 物体の質量。
parameter-gravity = 重力
parameter-gravity-help = 下向きの重力加速度。
parameter-form = 拘束条件の形
parameter-form-help = 拘束が満たされるところで0になる関数。拘束は同じでも、勾配とλは違います。
parameter-start = 初期状態
parameter-start-help = 初期状態：輪の上で輪に沿って動き始めるか、そうでないか。
parameter-angle = 角度
parameter-angle-help = 初めの角度、または傾き。
parameter-speed = 速さ
parameter-speed-help = 初めの速度、または角速度。
parameter-method = 方法
parameter-method-help = 拘束をどのように守らせるか。
parameter-integrator = 積分法
parameter-integrator-help = 加速度から位置と速度を求める方法。
parameter-stepSize = 時間刻み
parameter-stepSize-help = 1ステップの長さ。小さいほど正確ですが、計算は遅くなります。
parameter-substeps = 部分ステップ
parameter-substeps-help = 1ステップを等分する数。
parameter-alpha = Cへのフィードバック
parameter-alpha-help = C̈ = −αC − βĊ：位置のずれをどれだけ強く戻すか。0ならドリフトは戻りません。
parameter-beta = Ċへのフィードバック
parameter-beta-help = 速度のずれをどれだけ強く戻すか。β = 2√αで臨界減衰。時間刻みに対して大きすぎると発散します。
parameter-stiffness = ペナルティの剛性
parameter-stiffness-help = ペナルティ法のばね。C = |x| − rならN/m、一般にはC·∂Cの単位あたりのN。
parameter-damping = ペナルティの減衰
parameter-damping-help = ペナルティ法のダンパー（Ċに働く）。
parameter-solver = ソルバー
parameter-solver-help = λの求め方。
parameter-tolerance = 許容誤差
parameter-tolerance-help = ‖Aλ + b‖が‖b‖のこの割合を下回ると止まります。
parameter-maxIterations = 反復回数の上限
parameter-maxIterations-help = ソルバーはこの反復回数で止まります。
parameter-rankTolerance = 階数の許容誤差
parameter-rankTolerance-help = 最大のピボットのこの割合より小さい行を、直接法は従属とみなします。
parameter-workLimit = 計算量の上限
parameter-workLimit-help = 1ステップに許される基本演算の回数。これを超えるステップは取り消されます。
parameter-warmStart = ウォームスタート
parameter-warmStart-help = 0ではなく前のステップのλから始めます。
parameter-mouseFrequency = マウスばねの振動数
parameter-mouseFrequency-help = ポインターとつかんだ物体の間のばねの固有振動数。
parameter-mouseDamping = マウスばねの減衰
parameter-mouseDamping-help = そのばねの減衰比。1で臨界減衰。

form-half-squared = ½(x·x − r²)
form-length = |x| − r
start-legal = 輪の上
start-off-circle = 輪から外れて
start-wrong-velocity = 誤った速度
method-acceleration = 拘束力
method-acceleration-help = C̈ = −αC − βĊとなる力を求めます。フィードバックがなければCはドリフトします。接触は力の不等式、衝突は力積で扱います。
method-penalty = ペナルティ法
method-penalty-help = 拘束条件ごとに硬いばねとダンパーを置きます。単純ですが、Cがずれているときにしか働きません。
integrator-explicit-euler = 陽的オイラー法
integrator-explicit-euler-help = 1次：時間刻みを半分にすると誤差も半分。エネルギーが増えます。
integrator-symplectic-euler = シンプレクティック・オイラー法
integrator-symplectic-euler-help = 1次。ゲームでよく使われます。位置には新しい速度を使います。
integrator-midpoint = 中点法
integrator-midpoint-help = 2次：時間刻みを半分にすると誤差は4分の1。
integrator-rk4 = ルンゲ・クッタ4次
integrator-rk4-help = 4次：時間刻みを半分にすると誤差は16分の1。
integrator-dormand-prince = ドルマン・プリンス
solver-direct = 直接法
solver-direct-help = Aを分解し、丸め誤差を除いて正確に解きます。
solver-cg = 共役残差法
solver-cg-help = Aを作らずに、反復によって‖Aλ + b‖を最小化します。
solver-jacobi-help = 前回の掃引のλで各行を解き、そのω倍だけ変えます。発散することがあります。
solver-gauss-seidel-help = 各行を最新の値で解きます。
solver-symmetric-gauss-seidel-help = 前向きに掃引し、次に後ろ向きに掃引します。
solver-sor-help = ガウス・ザイデル法の変化をそれぞれω倍します。
solver-block-gauss-seidel-help = 一つの接触または関節の行を、ほかの行の最新の値を使ってまとめて解きます。
solver-nncg-help = ガウス・ザイデル法の掃引による変化を勾配とみなし、共役な方向に進みます。
solver-apgd-help = ネステロフの加速を用いる射影勾配法です。目的関数が増えるときは加速をやり直します。
solver-spectral-projected-gradient-help = 射影勾配法です。1回の移動の長さは勾配の直前の変化から決めます（Barzilai・Borwein）。
solver-subspace-help = 掃引で自由な行を見つけ、その行を共役勾配法で解きます。
solver-lemke-help = 基底から基底へ移り、正確な解に達します。1反復は1回のピボットで、最後の反復で解を改良します。
solver-principal-pivoting-help = 行を一つずつ正確に相補にします。1反復は1回のピボットで、最後の反復で解を改良します。
