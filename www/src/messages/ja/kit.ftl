# 組み立てキットと自由実験室：道具、一覧、ファイル。
kit-run = 組み立てたとおり
kit-run-sequence = 順に
kit-run-together = 同時に
kit-tools = 道具
kit-scene = シーン
kit-inspector = 部品とプロパティ
kit-hint = { POINTER() ->
    [touch] ステージは空です。棒を選んで場所から場所へドラッグするか、シーンを開いてください。
   *[mouse] ステージは空です。棒（S）を選んで場所から場所へドラッグするか、シーンを開いてください。
}
kit-quiet = 閉じる
kit-done = 完了
kit-add = 追加
kit-close = 閉じる

kit-tool-select = 選択
kit-tool-select-help = { POINTER() ->
    [touch] 粒子をドラッグします。タップで選択します。
   *[mouse] 粒子をドラッグします。クリックで選択、Shift＋クリックで複数選択します。
}
kit-tool-particle = 粒子
kit-tool-particle-help = { POINTER() ->
    [touch] 置きたい場所をタップします。
   *[mouse] 置きたい場所をクリックします。Shiftを押すと固定されます。
}
kit-tool-box = 箱
kit-tool-box-help = { POINTER() ->
    [touch] かどからかどへドラッグします。タップすると小さな箱になります。
   *[mouse] かどからかどへドラッグします。クリックすると小さな箱になります。Shiftで固定します。
}
kit-tool-disc = 円板
kit-tool-disc-help = { POINTER() ->
    [touch] 中心からドラッグします。タップすると小さな円板になります。
   *[mouse] 中心からドラッグします。クリックすると小さな円板になります。Shiftで固定します。
}
kit-tool-capsule = カプセル
kit-tool-capsule-help = { POINTER() ->
    [touch] 端から端へドラッグします。タップすると小さなカプセルになります。
   *[mouse] 端から端へドラッグします。クリックすると小さなカプセルになります。Shiftで固定します。
}
kit-tool-cylinder = 円柱
kit-tool-cylinder-help = { POINTER() ->
    [touch] 底面から底面へドラッグします。タップすると小さな円柱になります。
   *[mouse] 底面から底面へドラッグします。クリックすると小さな円柱になります。Shiftで固定します。
}
kit-tool-cone = 円錐
kit-tool-cone-help = { POINTER() ->
    [touch] 底面の中心から頂点へドラッグします。タップすると小さな円錐になります。
   *[mouse] 底面の中心から頂点へドラッグします。クリックすると小さな円錐になります。Shiftで固定します。
}
kit-tool-polygon = 凸多角形
kit-tool-polygon-help = { POINTER() ->
    [touch] 頂点を順にタップします。最初の頂点をもう一度タップするか、「完了」で閉じます。
   *[mouse] 頂点を順にクリックします。最初の頂点をもう一度クリックするか、ダブルクリックかEnterで閉じます。
}
kit-tool-hull = 凸な立体
kit-tool-hull-help = { POINTER() ->
    [touch] 輪郭の頂点を順にタップします。最初の頂点をもう一度タップするか、「完了」で板になります。入力する頂点はどこにあってもかまいません。
   *[mouse] 輪郭の頂点を順にクリックします。最初の頂点をもう一度クリックするか、ダブルクリックかEnterで板になります。入力する頂点はどこにあってもかまいません。
}
kit-tool-chain = 線分の地形
kit-tool-chain-help = { POINTER() ->
    [touch] 点を順にタップします。「完了」で終わり、最初の点をもう一度タップすると輪が閉じます。固定されています。
   *[mouse] 点を順にクリックします。ダブルクリックかEnterで終わり、最初の点をもう一度クリックすると輪が閉じます。固定されています。
}
kit-tool-fuse = 複合体
kit-tool-fuse-help = { POINTER() ->
    [touch] 一つにする物体を順にタップし、「完了」で作ります。質量はもとの合計です。
   *[mouse] 一つにする物体を順にクリックし、Enterで作ります。質量はもとの合計です。
}
kit-tool-ground = 地面
kit-tool-ground-help = { POINTER() ->
    [touch] 地面に沿ってドラッグするか、タップすると水平な地面になります。無限に続きます。
   *[mouse] 地面に沿ってドラッグするか、クリックすると水平な地面になります。無限に続きます。
}
kit-tool-stick = 棒
kit-tool-stick-help = { POINTER() ->
    [touch] 粒子から粒子へドラッグまたはタップします。何もない所には粒子ができます。
   *[mouse] 粒子から粒子へドラッグまたはクリックします。何もない所には粒子ができます。
}
kit-tool-spring = ばね
kit-tool-spring-help = { POINTER() ->
    [touch] 粒子から粒子へドラッグまたはタップします。何もない所には粒子ができます。
   *[mouse] 粒子から粒子へドラッグまたはクリックします。何もない所には粒子ができます。
}
kit-tool-rope = ロープ
kit-tool-rope-help = { POINTER() ->
    [touch] ロープが通る粒子を順にタップします。「完了」で終わります。
   *[mouse] ロープが通る粒子を順にクリックします。ダブルクリックかEnterで終わります。
}
kit-tool-wind = 風
kit-tool-wind-help = 物体の一点を押して風下へドラッグします。1 mが5 m/sです。何もない所からはすべての物体に吹きます。
kit-tool-pin = ピン
kit-tool-pin-help = { POINTER() ->
    [touch] いまの場所に留めておきたい粒子をタップします。
   *[mouse] いまの場所に留めておきたい粒子をクリックします。
}
kit-tool-ring = 輪
kit-tool-ring-help = ビーズを押さえ、輪の中心までドラッグします。
kit-tool-line = まっすぐな針金
kit-tool-line-help = ビーズを押さえ、針金に沿ってドラッグします。
kit-tool-pencil = 鉛筆
kit-tool-pencil-help = 好きな形の針金を描きます。ビーズの上を通っても、何もない所でもかまいません。
kit-tool-angle = 角度
kit-tool-angle-help = { POINTER() ->
    [touch] 粒子を三つタップします。角の頂点は二つ目の粒子です。
   *[mouse] 粒子を三つクリックします。角の頂点は二つ目の粒子です。
}
kit-tool-equal = 等しい距離
kit-tool-equal-help = { POINTER() ->
    [touch] 粒子を二つ、続けてもう二つタップします。
   *[mouse] 粒子を二つ、続けてもう二つクリックします。
}
kit-tool-area = 面積
kit-tool-area-help = { POINTER() ->
    [touch] 頂点の粒子を一周タップし、最後に最初の粒子をもう一度タップします。
   *[mouse] 頂点の粒子を一周クリックし、最後に最初の粒子をもう一度クリックします。
}
kit-tool-group = 剛体の組
kit-tool-group-help = { POINTER() ->
    [touch] 互いの距離を一定に保つ粒子をタップします。「完了」で終わります。
   *[mouse] 互いの距離を一定に保つ粒子をクリックします。Enterで終わります。
}
kit-tool-hinge = ヒンジ
kit-tool-hinge-help = 一点のまわりに回せます。空間では球関節になります。可動限界とモーターはプロパティの欄にあります。
kit-tool-slider = スライダー
kit-tool-slider-help = まっすぐな線に沿って動けます。その線に沿ってドラッグします。可動限界とモーターはプロパティの欄にあります。
kit-tool-weld = 溶接
kit-tool-weld-help = 二つの物体を剛に結合します。物体を地面に固定することもできます。
kit-tool-gear = 歯車
kit-tool-gear-help = { POINTER() ->
    [touch] 二つの車輪をタップします。両方を支える物体があれば三つ目にタップします。「完了」で終わります。
   *[mouse] 二つの車輪をクリックします。両方を支える物体があれば三つ目にクリックします。Enterで終わります。
}
kit-tool-motor = モーター
kit-tool-motor-help = 物体を別の物体または地面に対して回します。つなぎ留めはしません。
kit-tool-drum = ドラムに巻かれたロープ
kit-tool-drum-help = 車輪の、ロープが離れる側からおもりまでドラッグします。何もない所では新しいおもりができます。車輪にはヒンジが必要です。
kit-tool-screw = ねじ
kit-tool-screw-help = 物体が軸のまわりに一回転するごとにピッチだけ進みます。軸に沿ってドラッグします。ピッチはプロパティの欄にあります。
kit-tool-torsion = ねじりばね
kit-tool-torsion-help = 二つの物体、または物体と地面の角度の間のばね。どんなに硬くても安定です。つなぎ留めはしません。
kit-tool-motion = 運動の指定
kit-tool-motion-help = 物体をクリックします。何もない所をクリックすると新しい粒子になります。どんな力が作用しても、運動はtの式のとおりになります。式はプロパティの欄にあります。
kit-motion-x = x方向の変位 (m)
kit-motion-y = y方向の変位 (m)
kit-motion-z = z方向の変位 (m)
kit-motion-angle = 回転角 (rad)
kit-family-link = 棒・ばね・ロープ・風
kit-family-solid = 剛体
kit-family-joint = 関節
kit-family-wire = ピンと針金
kit-family-relation = いくつかの粒子の関係
kit-family-take = 切断と削除
kit-tool-cut = はさみ
kit-tool-cut-help = 棒やばねを横切るようにドラッグすると切れます。
kit-tool-erase = 消しゴム
kit-tool-erase-help = { POINTER() ->
    [touch] タップすると削除します。つながっている拘束も削除されます。
   *[mouse] クリックすると削除します。つながっている拘束も削除されます。
}
kit-tool-kind-help = 粒子を選んでください。
kit-all = すべての拘束条件と力
kit-constraints = 拘束条件
kit-forces = 力
kit-make-fixed = 固定：選んだ粒子、または新しい粒子

kit-pick = { $title }：{ $total }個のうち{ $number }個目の粒子
kit-pick-open = { POINTER() ->
    [touch] { $title }：{ $count }個を選択、{ $least }個以上。「完了」で終わります
   *[mouse] { $title }：{ $count }個を選択、{ $least }個以上。Enterかダブルクリックで終わります
}
kit-pick-any = { POINTER() ->
    [touch] { $title }：粒子を一つタップします。すべてなら「完了」を押します
   *[mouse] { $title }：粒子を一つクリックします。すべてならEnterを押します
}
kit-joint-first = { $title }：物体の上の関節を置く位置を押さえ、もう一つの物体または地面までドラッグします
kit-joint-second = { POINTER() ->
    [touch] { $title }：次にもう一つの物体か、何もない所をタップします。同じ場所をもう一度タップすると、下にある物体を選びます
   *[mouse] { $title }：次にもう一つの物体か、何もない所をクリックします。同じ場所をもう一度クリックすると、下にある物体を選びます
}
kit-joint-needs-body = { POINTER() ->
    [touch] どちらか一つは物体でなければなりません。物体をタップしてください。
   *[mouse] どちらか一つは物体でなければなりません。物体をクリックしてください。
}
kit-polygon-corners = 多角形には、一直線上にない頂点が三つ要ります。
kit-chain-corners = 線分の列には、少なくとも二つの点が要ります。
kit-fuse-which = 結合できるのは、拘束がなく、有限で、まだ複合体でない物体だけです。
kit-type-corners = x, y; x, y; x, y
kit-type-corners-space = x, y, z; x, y, z; …
kit-type-bodies = 物体の番号
kit-type-place = x, y（メートル）
kit-type-place-space = x, y, z（メートル）
kit-type-particles = 粒子の番号
kit-type-place-wrong = 座標ごとに数を一つ入れてください。
kit-type-none = 粒子{ $number }はありません。
kit-type-count = 粒子の数が合いません。
kit-stroke-short = 針金にするには線が短すぎます。

kit-particle = 粒子{ $number }
kit-body = 物体{ $number }
kit-fixed = 固定
kit-all-particles = すべての粒子
kit-position = 位置
kit-velocity = 速度
kit-nothing-yet = 組み立てたものとそのプロパティが、すべてここに並びます。
kit-nothing-selected = ステージかこの一覧で何かを選ぶと、そのプロパティを見て変えることができます。
kit-several = { $count }個を選択中
kit-several-help = { $particles ->
    [0] 削除すると、まとめて取り除かれます。
    [1] 削除すると、まとめて取り除かれます。
   *[other] この{ $particles }個の粒子から、棒、ロープ、角度、組を作れます。そのボタンを押してください。
}
kit-delete = 削除
kit-delete-with = つながっている{ $count }個とともに削除
kit-key-delete = Deleteキー
kit-removed-with = つながっていた{ $count }個も削除されました。「元に戻す」ですべて戻ります。
kit-refused = それはできません：{ $message }
kit-now-stepping = 接触に最も適した方法「力積」（ガウス・ザイデル法）に切り替えました。
kit-list-body = 粒子：{ $count }
kit-list-bodies = 物体：{ $count }
kit-list-constraint = 拘束条件：{ $count }
kit-list-force = 力：{ $count }

kit-undo = 元に戻す
kit-redo = やり直す
kit-open = 開く
kit-empty-plane = 平面の空のステージ
kit-empty-plane-help = 重力だけです。
kit-empty-space = 空間の空のステージ
kit-empty-space-help = 重力だけの三次元空間です。
kit-from-file = ファイルから…
kit-from-file-help = ここで保存したシーンです。ステージにドロップすることもできます。
kit-scenes = このコースのシーン
kit-save = 保存
kit-save-help = いまの状態を含めて、シーンをファイルに保存します
kit-file-name = シーン
kit-share = 共有
kit-share-help = シーン全体を含むリンクをコピーします
kit-shared = リンクをクリップボードに入れました（{ $letters }文字）。
kit-shared-start = リンクをクリップボードに入れました（{ $letters }文字）。いまの状態を含めると長すぎるため、初めの状態から始まります。
kit-shared-address = リンクはアドレス欄にあります。そこからコピーしてください。
kit-share-long = このシーンは{ $most }文字のリンクには大きすぎます。ファイルに保存してください。
kit-code = コード
kit-code-help = シーンを文書やプログラムとして表示します
kit-code-language = 言語
kit-code-json = 文書
kit-code-js = JavaScript
kit-code-rust = Rust
kit-code-python = Python (Jupyter)
kit-copy = コピー
kit-copied = コピーしました。
kit-example = お試し用のシーンです。粒子をドラッグしたり、棒を切ったり、部品を付け足したりしてみてください。空のステージは「開く」にあります。
kit-restored = 前回組み立てたものを元どおりにしました。空のステージは「開く」にあります。
kit-link-opened = リンクのシーンを開きました。それまでのシーンは「元に戻す」で戻ります。
kit-link-refused = このリンクのシーンは表示できません：{ $message }
kit-link-broken = このリンクは途中で切れています。シーンを読み取れません。
kit-file-opened = { $name }を開きました。
kit-file-not-json = { $name }は開けませんでした。シーンのファイルではありません：{ $message }
kit-file-refused = { $name }は開けませんでした：{ $message }
kit-file-large = { $name }は開けませんでした。大きすぎます。

# 拘束条件、力、その数値の名前。
kit-constraint-circle = 輪
kit-constraint-circle-help = 粒子を、中心のまわりの円の上に保ちます。
kit-constraint-driven-circle = 動く輪
kit-constraint-driven-circle-help = 粒子を、モーターが揺さぶり、空間では回しもする輪の上に保ちます。
kit-constraint-distance = 棒
kit-constraint-distance-help = 二つの物体、またはその上の点の距離を一定に保ちます。棒にあたります。
kit-constraint-pin = ピン
kit-constraint-pin-help = 粒子を一点に留めます。
kit-constraint-line = まっすぐな針金
kit-constraint-line-help = 粒子を直線の上に保ちます。
kit-constraint-through = 輪を通る棒
kit-constraint-through-help = 三つの粒子を一直線上に保ちます。三つ目は、初めの二つを結ぶ棒に通した輪です。
kit-constraint-angle = 角度
kit-constraint-angle-help = 三つの粒子がなす角度を保ちます。
kit-constraint-rope = ロープ
kit-constraint-rope-help = いくつかの粒子にかけたロープの長さを保ちます。固定した粒子は滑車になります。
kit-constraint-area = 面積
kit-constraint-area-help = 平面で、閉じた粒子の列が囲む面積を保ちます。
kit-constraint-volume = 体積
kit-constraint-volume-help = 空間で、四つの粒子がなす四面体の体積を保ちます。
kit-constraint-equal-distances = 等しい距離
kit-constraint-equal-distances-help = 二組の粒子の距離を等しく保ちます。
kit-constraint-rigid-group = 剛体の組
kit-constraint-rigid-group-help = いくつかの粒子を初めの形に、できるだけ少ない棒で保ちます。
kit-constraint-ellipse = 楕円
kit-constraint-ellipse-help = 平面で、粒子を楕円の上に保ちます。
kit-constraint-lemniscate = レムニスケート
kit-constraint-lemniscate-help = 平面で、粒子を8の字の上に保ちます。交点では勾配が消えます。
kit-constraint-polynomial = 多項式曲線
kit-constraint-polynomial-help = 平面で、粒子をxとyの多項式が0になる所に保ちます。
kit-constraint-sphere = 球面
kit-constraint-sphere-help = 粒子を球面の上に保ちます。
kit-constraint-plane = 平面
kit-constraint-plane-help = 空間で、粒子を平面の上に保ちます。
kit-constraint-cylinder = 円柱面
kit-constraint-cylinder-help = 空間で、粒子を円柱面の上に保ちます。
kit-constraint-ellipsoid = 楕円体面
kit-constraint-ellipsoid-help = 空間で、粒子を楕円体面の上に保ちます。
kit-constraint-torus = トーラス
kit-constraint-torus-help = 空間で、粒子をトーラスの上に保ちます。
kit-constraint-parabola = 放物線
kit-constraint-parabola-help = 粒子を、上に開いた放物線の上に保ちます。
kit-constraint-cycloid = サイクロイド
kit-constraint-cycloid-help = 粒子をサイクロイドの上に保ちます。振動の周期はいつも同じです。
kit-constraint-helix = らせん
kit-constraint-helix-help = 空間で、粒子を鉛直軸のまわりのらせんの上に保ちます。
kit-constraint-spline = 描いた針金
kit-constraint-spline-help = 粒子を、与えた点を通る滑らかな曲線の上に保ちます。自分で描いた曲線です。
kit-constraint-formula = 数式
kit-constraint-formula-help = 座標と時間の数式で与えた条件を守らせます。等式、または>=か<=の不等式です。
kit-constraint-ball = 球関節
kit-constraint-ball-help = 物体の一点を別の物体の一点に重ねます。どちらもその点のまわりに自由に回ります。
kit-constraint-hinge = ヒンジ
kit-constraint-hinge-help = 二つの物体を一つの軸のまわりだけに回します。可動限界やモーターもつけられます。
kit-constraint-slider = スライダー
kit-constraint-slider-help = 物体を、別の物体の軸に沿って回転なしに動かします。可動限界やモーターもつけられます。
kit-constraint-weld = 溶接
kit-constraint-weld-help = 二つの物体を一点で、初めの相対的な姿勢のまま結合します。
kit-constraint-gear = 歯車
kit-constraint-gear-help = 互いを回す二つの車輪。それぞれの軸をヒンジで支える必要があります。
kit-constraint-rack-and-pinion = ラックとピニオン
kit-constraint-rack-and-pinion-help = 歯車が歯のついた棒に沿って転がります。歯車が回ると、棒が平行に動きます。
kit-constraint-screw = ねじ
kit-constraint-screw-help = 空間で、物体を別の物体の軸のまわりに回し、一回転ごとにピッチだけ進めます。
kit-constraint-drum = ドラムに巻かれたロープ
kit-constraint-drum-help = ドラムが巻き取るロープ。ドラムを支える物体の一点からおもりまで延びます。質量のある滑車には、半径の符号が互いに逆のロープが二本あります。
kit-constraint-torsion = 物体間の角度
kit-constraint-torsion-help = 物体の、別の物体に対する角度を、剛に、または陰的なねじりばねで保ちます。空間では軸を支えるヒンジが必要です。
kit-constraint-motor = モーター
kit-constraint-motor-help = 二つの物体の二つ目を一つ目に対して、定めた速さで、限られたトルクで回します。
kit-constraint-max-distance = 最大距離
kit-constraint-max-distance-help = 二点を、ロープの長さより遠くへは離しません。ロープはたるむこともあります。
kit-force-constant = 一定の力
kit-force-constant-help = 一定の力。
kit-force-gravity = 重力
kit-force-gravity-help = すべての物体に等しい加速度。
kit-force-drag = 抵抗
kit-force-drag-help = 速度と逆向きで、速度に比例する力。
kit-force-user = ユーザーが与える力
kit-force-user-help = シミュレーションの途中で与える力。
kit-force-spring = ばね
kit-force-spring-help = 二つの物体、またはその上の点の間の、ダンパーつきのばね。
kit-force-buoyancy = 浮力
kit-force-buoyancy-help = ある高さより下の静止した流体が、形のある物体を、押しのけた流体の重さだけ持ち上げます。速度に比例する抵抗もあります。
kit-force-lorentz = ローレンツ力
kit-force-lorentz-help = 一様な電場と磁場が、電荷をもつ物体の中心に及ぼす力。
kit-force-rotating-frame = 回転座標系
kit-force-rotating-frame-help = 回転木馬や地球のような回転座標系で、すべての物体に働く遠心力とコリオリ力。
kit-force-torsional-spring = ねじりばねとダンパー
kit-force-torsional-spring-help = 二つの物体を互いに回す、ダンパーつきのばね。空間では軸を支えるヒンジが必要です。
kit-force-wind = 風
kit-force-wind-help = 動く空気から受ける抵抗。
kit-force-attraction = 互いの引力
kit-force-attraction-help = すべての物体が互いに引き合います。
kit-force-coulomb = 電荷
kit-force-coulomb-help = 電荷をもつ物体が反発し合い、引き合います。
kit-force-formula = 数式で与える力
kit-force-formula-help = 座標・速度・時間の数式で与える力。ポテンシャル、一つ目の物体の一点での成分、またはその物体へのトルクとして与えます。

kit-parameter-center = 中心
kit-parameter-friction = 摩擦係数
kit-parameter-slidingFriction = 動摩擦と静止摩擦の比
kit-parameter-rollingFriction = 転がり摩擦
kit-parameter-torsionalFriction = ねじり摩擦
kit-parameter-restitution = 反発係数
kit-parameter-collide = 互いに接触する
kit-parameter-groups = 衝突グループ
kit-parameter-ignores = 無視するグループ
kit-parameter-half = 幅と高さの半分
kit-parameter-radius = 半径
kit-parameter-form = 形
kit-parameter-normal = 法線
kit-parameter-amplitude = 振幅
kit-parameter-frequency = 角振動数
kit-parameter-axis = 軸
kit-parameter-turning = 角速度
kit-parameter-length = 長さ
kit-parameter-point = 点
kit-parameter-direction = 向き
kit-parameter-angle = 角度
kit-parameter-area = 面積
kit-parameter-volume = 体積
kit-parameter-a = 半軸
kit-parameter-b = 半軸
kit-parameter-c = 半軸
kit-parameter-terms = 項i; j; 係数
kit-parameter-tube = 管の半径
kit-parameter-curvatureRadius = 曲率半径
kit-parameter-rollingRadius = 転がる円の半径
kit-parameter-pitch = ピッチ
kit-parameter-turns = 巻き数
kit-parameter-points = 点
kit-parameter-closed = 閉じている
kit-parameter-force = 力
kit-parameter-acceleration = 加速度
kit-parameter-coefficient = 係数
kit-parameter-stiffness = ばね定数
kit-parameter-damping = 減衰
kit-parameter-rest = 自然長
kit-parameter-velocity = 速度
kit-parameter-constant = 定数
kit-parameter-softening = ソフトニング長
kit-parameter-charge = 電荷
kit-parameter-density = 密度
kit-parameter-level = 液面の高さ
kit-parameter-gravity = 重力加速度
kit-parameter-magnetic = 磁場
kit-parameter-electric = 電場
kit-parameter-axes = 力の座標軸
axes-world = 世界
axes-body = 物体
kit-parameter-height = 高さ
kit-parameter-breakingForce = 破断荷重
kit-parameter-breakingTorque = 破断トルク
kit-parameter-alternating = 符号を交互にする
kit-parameter-anchors = 取り付け点
kit-parameter-limited = 可動限界あり
kit-parameter-lower = 可動限界の下端
kit-parameter-upper = 可動限界の上端
kit-parameter-driven = モーターで動かす
kit-parameter-speed = 速さ
kit-parameter-maxTorque = 最大のトルク
kit-parameter-maxForce = 最大の力
kit-parameter-gain = ゲイン
kit-parameter-target = 目標値
kit-parameter-frictionTorque = 軸受の摩擦トルク
kit-parameter-frictionForce = 案内面の摩擦力
kit-parameter-play = バックラッシュ
kit-parameter-taut = 常に張る
kit-parameter-ratio = 回転数の比
kit-parameter-of = 物体
kit-parameter-condition = 条件
kit-parameter-potential = ポテンシャル
kit-parameter-fx = x方向の力
kit-parameter-fy = y方向の力
kit-parameter-fz = z方向の力
kit-parameter-torque = トルク
kit-parameter-otherAxis = 二つ目の軸
kit-parameter-halfLength = 長さの半分
kit-parameter-mass = 質量
kit-parameter-body = 粒子
kit-parameter-between = 物体
kit-parameter-over = 粒子
kit-parameter-around = 粒子
kit-parameter-corners = 粒子
kit-parameter-bodies = 粒子
kit-parameter-first = 1組目
kit-parameter-second = 2組目

kit-heavy = 大きなシーン
kit-heavy-text = 物体が{ $bodies }個、拘束条件が{ $constraints }個あります。組み立てるのに時間がかかることがあり、終わるまでこのページは反応しません。
kit-heavy-points = { $numbers }個の数で書かれています。組み立てるのに時間がかかることがあり、終わるまでこのページは反応しません。
kit-heavy-build = 組み立てる
kit-heavy-cancel = やめる
kit-heavy-building = 組み立てています…
kit-heavy-cancelled = 何も開きませんでした。すべて元のままです。
