# 多数の粒子・棒・ばねのステージ（平面と空間）。
system-label = ステージ：粒子をドラッグするか、NとPで選んで矢印キーで動かします
system-description = 粒子{ $particles }個、固定点{ $fixed }個、棒{ $sticks }本、その他の拘束{ $others }個。|C| = { $c }。
system-keys = NとPで粒子を選び、Enterで選択、Escapeで放します。停止中は矢印キーで移動、実行中は押します。＋、−、0で拡大縮小します。
system-keys-space = 矢印キーで視点を回します。NとPで粒子を選ぶと矢印キーで動かせ、Escapeで放します。＋、−で拡大縮小、Homeで全体を表示します。
system-body = 粒子{ $order }／{ $count }：{ $place }
system-arrow-v-help = ẋ：各粒子の速度
system-arrow-f-help = f：拘束力以外に粒子に働くすべての力（重力、ばね、マウスばね）
system-arrow-fhat-help = f̂：すべての拘束が合わせて粒子に及ぼす力
system-arrow-grad-help = 拘束の∇C：その粒子ごとにCが最も速く増える向き
system-loads = 棒の力
system-loads-help = 棒のλ：青い棒は両端を引き寄せ、橙の棒は押し離します
system-all = すべてに矢印
system-all-help = 注目している粒子だけでなく、すべての粒子に矢印を付けます
system-pushed = 圧縮
system-pulled = 引張
system-placed-legal = すべての拘束を満たす初期状態
system-placed-illegal = |C| = { $c }：拘束を満たさない初期状態
system-iterate = { $solver }のλ、反復点k = { $k }
