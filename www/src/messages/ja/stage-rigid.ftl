# 剛体と接触のあるステージ。
stage-layers = 接触
stage-layers-help = 接触について表示するもの
stage-layer-points = 接触点(同じ組の点は線で結ぶ)
stage-layer-normals = 法線
stage-layer-forces = 接触力
stage-layer-cones = 摩擦円錐
stage-layer-boxes = 境界ボックス
rigid-description = 動ける物体 { $bodies } 個、接触点 { $contacts } 個。
rigid-keys = N と P で物体を選び、Enter で選択、Escape で解除します。一時停止中は矢印キーで動かし、R で回します。実行中は矢印キーで押します。プラス、マイナス、ゼロで拡大縮小します。
rigid-body = 物体 { $order } / { $count }: { $place }
rigid-placed = 置きました(静止)
