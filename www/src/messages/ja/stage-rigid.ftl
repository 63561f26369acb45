# 剛体と接触のあるステージ。
stage-layers = 接触
stage-layers-help = 接触の表示
stage-layer-points = 接触点（同じ組の点は線で結ぶ）
stage-layer-normals = 法線
stage-layer-forces = 接触力
stage-layer-cones = 摩擦円錐
stage-layer-boxes = 境界ボックス
rigid-description = 動ける物体{ $bodies }個、接触点{ $contacts }個。
rigid-keys = NとPで物体を選び、Enterで選択、Escapeで放します。停止中は矢印キーで移動、Rで回転、実行中は押します。＋、−、0で拡大縮小します。
rigid-body = 物体{ $order }／{ $count }：{ $place }
rigid-placed = 置きました（静止）
stage-load = { $weight } Nのうち{ $force } N
