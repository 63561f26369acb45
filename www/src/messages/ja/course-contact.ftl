# 各レッスンの枠：できるようになること、前提、終わりにできること。

course-contact-goal-1 = 接触を0 ≤ λ ⟂ w ≥ 0と表し、接触が一つと二つの場合の解を場合分けで求める。
course-contact-goal-2 = 1ステップがすき間をどう扱い、先読みの接触が何を代償とするかを説明する。
course-contact-now = 触れ合う物体の相補性問題を立て、どの接触が保たれ、どれが離れるかを述べること。
course-contact-left = 接触検出の方法、摩擦、跳ね返り。

course-complementarity-goal-1 = 等式、上下限、最小化を同じ線形相補性問題として捉える。
course-complementarity-goal-2 = 混合問題をシューア補行列によって不等式だけの問題に帰着させる。
course-complementarity-now = 等式、上下限、二次の最小化を一つの問題に書き換え、自然写像で解を確かめること。
course-complementarity-left = 上下限がほかの未知数に左右される摩擦と、未知数の多い問題のためのソルバー。

course-solutions-goal-1 = Aから、相補性問題の解がないか、一つか、多数かを判定する。
course-solutions-goal-2 = パンルヴェの棒、すなわち方程式に解がない、または二つある接触を説明する。
course-solutions-now = 相補錐から解の存在と一意性を読み取り、解がないことを証明すること。
course-solutions-left = 空間での摩擦を含む問題の解の存在。P行列とは別の手段が必要です。

course-friction-goal-1 = 固着と滑りを摩擦円錐で、滑走と転倒をモーメントの腕で見分ける。
course-friction-goal-2 = 円錐の代わりに角錐や箱形の上下限を使うと何が誤りになるかを述べる。
course-friction-now = 接触問題に摩擦を加え、円錐の簡略化がもたらす誤差を判断すること。
course-friction-left = 潤滑、摩耗、滑る速さに依存する摩擦。

course-collisions-goal-1 = 衝突の力積と、失われるエネルギーを計算する。
course-collisions-goal-2 = 同時に起こる複数の衝突に、矛盾のない結果が二つ以上ある理由を説明する。
course-collisions-now = 中心に当たる場合も外れる場合も、反発係数を使って衝突を解き、球の列の運動がどのような仮定にもとづくかを述べること。
course-collisions-left = eの由来、すなわち塑性変形と、衝突のあいだに物体の中を伝わる波。
