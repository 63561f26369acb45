# シミュレーションの図とその周り。
stage-label = ステージ：ビーズをドラッグするか、矢印キーで動かします
stage-description = ビーズの位置はx = { $x } m、y = { $y } m、|C| = { $c }。停止中は矢印キーで移動、実行中は押します。＋、−、0で拡大縮小します。
stage-arrows = 矢印
stage-arrow-v = 速度
stage-arrow-v-help = ẋ：ビーズの速度
stage-arrow-f = 外力
stage-arrow-f-help = f：輪以外からビーズに働くすべての力（重力、マウスばね）
stage-arrow-fhat = 拘束力
stage-arrow-fhat-help = f̂：輪がビーズに及ぼす力
stage-arrow-grad = 勾配
stage-arrow-grad-help = ∇C：Cが最も速く増える向き
stage-exact = 厳密解
stage-exact-help = 計算した運動と並べて厳密な運動を示します
stage-view = 表示
stage-zoom-in = 拡大（+）
stage-zoom-out = 縮小（−）
stage-fit = 全体を表示（0）
stage-full = 全画面表示の切り替え
stage-placed-legal = 輪の上で静止：拘束を満たす初期状態
stage-placed-illegal = 輪から外れています。|C| = { $c }：拘束を満たさない初期状態
stage-run-unnamed = 実行{ $number }
stage-loupe = 拡大鏡
stage-loupe-help = 拡大鏡：曲線のそばの直近のステップ、最後のステップの接線、C = 0からの距離。⊥は曲線に垂直、∥は曲線に沿う向きの倍率
stage-levels = Cの等高線
stage-levels-help = Cの等高線：Cが正のところは琥珀色、負のところは青
