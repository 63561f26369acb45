# レッスンの一覧：題名と一文の説明
lesson-circle-title = 円周上の点
lesson-circle-summary = 針金の輪に通したビーズ。どんな力がビーズを輪の上に保つのか、位置についての一つの方程式から、どのようにして力を決める一つの数が得られるのか。
lesson-drift-title = ドリフトとフィードバック
lesson-drift-summary = 計算上のビーズは輪から離れていきます。なぜどのステップも誤差を加え、どのステップもそれを打ち消さないのか。フィードバックは何を補正し、いつ計算を発散させるのか。
lesson-curves-title = 曲線と曲面
lesson-curves-summary = 手描きの曲線、動く針金、空間の曲面。どこにでもビーズを留めるとき、勾配は何をし、その向きの変化は何をするのか。
lesson-particles-title = 多くの粒子、一つのλ
lesson-particles-summary = 振り子、鎖、吊り橋、布。すべての拘束条件は合わせて一つの連立一次方程式となり、1ステップごとに解かれます。
lesson-redundant-title = 拘束が重なるとき、矛盾するとき
lesson-redundant-summary = 同じ拘束を三度、ありえない三角形、トラスとリンク機構。それでも決まるものは何か。
lesson-impulses-title = 力から力積へ
lesson-impulses-summary = 一瞬の代わりに1ステップ。すべての関節を保つ力積、右辺の中身、そして行列を作らずに解く方法。
lesson-rigid-title = 剛体の回転
lesson-rigid-summary = 空間に浮いた直方体は転げ回ります。何が保たれ、なぜ取っ手がひっくり返るのか。そして、どこからも加えられていないトルクを1ステップの計算がどう扱うのか。
lesson-contact-title = 相補性としての接触
lesson-contact-summary = 地面は押せますが、引けません。どの接触が保たれ、どれが離れるか、それ自体が未知数です。
lesson-friction-title = 摩擦：箱と円錐
lesson-friction-summary = 固着と滑り、滑走と転倒。別の未知数に依存する限界と、単純化した限界が何を誤るか。
lesson-collisions-title = 衝突
lesson-collisions-summary = 力積、跳ね返り、失われるエネルギー。同時に起こる複数の衝突と、球の列に正しい答えが二つある理由。
lesson-stack-title = 積み重ねを解く
lesson-stack-summary = 四十の未知数を一行ずつ。重さがどう下へ伝わり、なぜウォームスタートが効くのか。
lesson-joints-title = 関節とバウムガルテ
lesson-joints-summary = 速度で保つ関節はずれていきます。何がそれを戻し、何を代償とするのか。モーターと可動限界の入れ方も。
lesson-positions-title = 位置を先に
lesson-positions-summary = 動かしてから直す。対称性が何を保ち、角運動量がどこで失われ、剛性が掃引にどう依存するか。そして小さなステップが多くの反復にまさる理由。
lesson-coordinates-title = より少ない座標
lesson-coordinates-summary = 関節を行ではなく座標として扱う。M(q)、コリオリ項と遠心力項、同じ人形の二つの計算、そして行列A。
lesson-methods-title = 一つのシーン、すべての方法
lesson-methods-summary = 参照解と比べる六つの計算。誤差、ドリフト、エネルギー、計算量、安定性マップ、そして問題に応じた方法の選び方。
lesson-kit-title = 組み立てキット
lesson-kit-summary = 自分で機構を組み立て、思いどおりに働くかどうかを、測った数値で確かめます。
# U+2060, so that the name stays on one line.
lesson-iterating-title = 反復法：ヤコビ、ガウス{"\u2060"}・{"\u2060"}ザイデル、SOR
lesson-iterating-summary = 一行ずつ解く。擬似コードを一行ずつたどり、なぜ収束し、いつ失敗し、ωと上下限が何を変えるかを見ます。
lesson-complementarity-title = 拘束から相補性へ
lesson-complementarity-summary = 床は押すことしかしません。一つの接触から二つの接触へ、そして等式・上下限・最小化が一つの問題になるまで。
lesson-solutions-title = 解なし、一つ、たくさん
lesson-solutions-summary = パンルヴェの棒、直線、錐。相補性問題に解があるのはいつか、二つ以上あるのはいつか。
lesson-programs-title = 線形計画と二次計画をLCPにする
lesson-programs-summary = いちばんよい頂点、いちばん低い点。制約つきの最適化が、接触の問題と同じ形になります。
lesson-pivoting-title = ピボット法と勾配法
lesson-pivoting-summary = ガウス・ザイデル法の先にあるソルバーを一行ずつ。レムケ法、主ピボット法、共役勾配と射影勾配、部分空間最小化。どれを選ぶかは、手元の端末で測って決めます。

# どのレッスンにも共通の枠
lesson-kicker = レッスン{ $number }・約{ $minutes }分
lesson-answer = 解答
lesson-lines = 一行ずつ：それぞれで使ったこと
lesson-formula-scrolls = 数式。矢印キーで横にスクロールします。
lesson-film-play = 再生
lesson-film-pause = 一時停止
lesson-film-time = 時刻
lesson-answer-check = 確かめる
lesson-answer-reasons = 答えの候補
lesson-answer-right = 正解です。
lesson-answer-sign = 大きさは合っていますが、符号が違います。
lesson-answer-twice = 正しい値の2倍です。
lesson-answer-half = 正しい値の半分です。
lesson-answer-ten = 10のべきだけ違います。単位を確かめてください。
lesson-answer-near = 惜しいですが、まだ正確ではありません。
lesson-answer-wrong = まだ違います。
lesson-predict = 予想してください
lesson-predict-run = 計算して確かめる
lesson-predict-again = もう一度考える
lesson-predict-skip = 説明を見る
lesson-predict-running = 計算中…
lesson-predict-right = 予想は「{ $choice }」。計算結果と一致しました。
lesson-predict-wrong = 予想は「{ $choice }」。計算結果は「{ $answer }」でした。
lesson-stage-label = 実験
lesson-fold-plots = グラフ
lesson-fold-controls = 設定
lesson-fold-more = 実験とその他の設定

# 読み上げで数値の前に言うこと
quantity-lambda = ラグランジュ乗数
quantity-f = 外力の勾配方向成分
quantity-v = 速度項
quantity-feedback = フィードバックの項
quantity-gradient = 勾配の二乗
quantity-C = 拘束条件
quantity-Cdot = 拘束条件の変化率
quantity-fhat = 拘束力の大きさ
quantity-kC = ばね
quantity-dCdot = ダンパー
quantity-f1 = 拘束力とxの内積、二乗の形
quantity-f2 = 拘束力とxの内積、長さの形
quantity-difference = 両者の差
quantity-power = 拘束力の仕事率
quantity-work = 拘束力の仕事
quantity-error = 厳密な運動からの距離

# Below the lessons.
laboratory-title = 自由実験室
laboratory-summary = 何もないステージと組み立てキットです。粒子、棒、ばね、自分で描いた曲線で自由に組み立て、保存し、共有できます。

# グラフの下に開く欄の題名。ほかの文はその欄と一緒に読み込まれる。
matrix-title = λの方程式を図で見る
matrix-title-short = 行列
solvers-title = ソルバーの働きを見る
solvers-title-short = ソルバー
