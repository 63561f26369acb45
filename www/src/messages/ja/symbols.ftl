# このコースの記号: formula/symbols.ts。
symbol-x = 位置
symbol-C = 拘束条件。位置が許されるところで0
symbol-r = 半径
symbol-Cdot = 拘束条件の変化率。速度が許されるところで0
symbol-v = 速度
symbol-grad = 拘束条件の勾配。Cが最も速く増える方向
symbol-Cddot = 拘束条件の二階微分。これが0になるようにλを選ぶ
symbol-m = 質量
symbol-f = 外力。重力、ばね、マウスばねなど
symbol-fhat = 拘束力。拘束条件を保つ力で、拘束が動かないかぎり仕事をしない
symbol-lambda = ラグランジュ乗数。拘束が働く強さ
symbol-h = 時間刻み
symbol-E = エネルギー。運動エネルギーと位置エネルギーの和
symbol-alpha = Cのフィードバック。位置の誤差を打ち消す
symbol-beta = Ċのフィードバック。速度の誤差を打ち消す
symbol-J = ヤコビ行列。すべての拘束条件の微分で、Ċ = Jv
symbol-W = 質量行列の逆。固定された物体では0
symbol-A = デラスス作用素J W Jᵀ。λが拘束条件に及ぼす作用
symbol-b = 右辺。λがないときの拘束条件の変化
symbol-q = 姿勢を表す単位四元数
symbol-omega = 角速度
symbol-L = 角運動量
symbol-I = 慣性テンソル
symbol-mu = 摩擦係数
symbol-e = 反発係数。離れる速さと近づく速さの比
symbol-unit = 単位{ $unit }
symbol-introduced = 「{ $title }」で導入
