# 1 ステップの連立一次方程式を絵で見る。
matrix-show = 表示
matrix-label = { $matrix }、{ $meaning }：{ $rows }行{ $cols }列。矢印キーで成分を移動します。
matrix-hint = 成分を指すかタップするか、矢印キーで移動してください。橙は正、青は負、空白は構造的な0です。
matrix-nothing = 拘束がないので、解くものがありません。
matrix-too-large = 方程式が{ $rows }本あります。Aの図は{ $most }本までです。ソルバーもAを作りません。J、W、Jᵀを掛けるだけです。
matrix-J = 勾配。方程式ごとに1行
matrix-W = 質量の逆数
matrix-JdotV = C̈の速度項
matrix-A = J W Jᵀ。一つのλが他の{ $rate }をどう変えるか
matrix-lambda = 乗数
matrix-b = 拘束力がないときの{ $rate }とフィードバック。Aλ + bは0でなければなりません
matrix-U = 消去した後のA。従属な行は0になります

matrix-impulses = この方法は力積を求めます。Aとbは次のステップの、λは終えたばかりのステップのものです。

matrix-part = { $constraint }の成分{ $part }
matrix-j = { $constraint }を粒子{ $body }の{ $whole ->
    [yes] 位置
   *[no]  { $axis }座標
}で微分したものです。
matrix-j-fixed = { $constraint }を粒子{ $body }の位置で微分したものです。この粒子は固定されています。
matrix-j-none = { $constraint }は粒子{ $body }によりません。
matrix-w-mass = 粒子{ $body }の質量の逆数です。
matrix-w-fixed = 粒子{ $body }は固定されています。質量の逆数は0です。
matrix-w-off = Wは対角行列です。ほかの成分は0です。
matrix-a-diagonal = 自分のλの1単位あたりの、{ $constraint }の{ $rate }の変化です。
matrix-a-shared = { $one }と{ $other }は粒子{ $bodies }を{ $count ->
   *[other] 共有しています。
}
matrix-a-fixed = { $one }と{ $other }は固定された粒子しか共有しないので、連成しません。
matrix-a-none = { $one }と{ $other }は粒子を共有しないので、直接には連成しません。
matrix-u = 上の行を消去した後の{ $constraint }の行です。
matrix-lambda-entry = { $constraint }の乗数：勾配の単位あたりの力です。
matrix-b-entry = 拘束力がないときの{ $constraint }の{ $rate }です（フィードバックを含む）。
matrix-JdotV-entry = { $constraint }のC̈の速度項です。

matrix-of = { $rows }のうち{ $rank }
matrix-fact-size = A
matrix-fact-size-help = 方程式ごとに1行1列
matrix-fact-symmetric = 対称
matrix-fact-symmetric-help = Aとその転置の差の最大値（実測）
matrix-fact-rank = 階数
matrix-fact-rank-help = 独立な方程式の数
matrix-fact-nullity = 退化次数
matrix-fact-nullity-help = 固有値0の数：力を生まないλの空間の次元
matrix-fact-condition = 条件数
matrix-fact-condition-help = 最大の固有値と0でない最小の固有値の比。大きいと反復の収束が遅くなります
matrix-spectrum = Aの固有値（対数）
matrix-spectrum-words = Aの固有値{ $count }個。最大{ $largest }、0でない最小{ $smallest }、0は{ $zeros }個
matrix-spectrum-ask = この瞬間の{ $count }個の固有値を求める（少し時間がかかります）
matrix-dependent = { $count ->
   *[other] { $count }行は、それより前の行に線形従属です。固有値0が増えます：
}
matrix-dependent-many = { $row }は他の{ $count }行に従属です
matrix-more = ほか{ $count }行

matrix-kind-circle = 輪
matrix-kind-driven-circle = 動く輪
matrix-kind-distance = 棒
matrix-kind-pin = ピン
matrix-kind-line = まっすぐな針金
matrix-kind-through = 輪を通る棒
matrix-kind-angle = 角度
matrix-kind-rope = ロープ
matrix-kind-area = 面積
matrix-kind-volume = 体積
matrix-kind-equal-distances = 等しい距離
matrix-kind-rigid-group = 剛体の組
matrix-kind-ellipse = 楕円
matrix-kind-lemniscate = レムニスケート
matrix-kind-polynomial = 多項式曲線
matrix-kind-sphere = 球面
matrix-kind-plane = 平面
matrix-kind-cylinder = 円柱面
matrix-kind-ellipsoid = 楕円体面
matrix-kind-torus = トーラス
matrix-kind-parabola = 放物線
matrix-kind-cycloid = サイクロイド
matrix-kind-helix = らせん
matrix-kind-spline = 描いた針金
