# 各レッスンの枠：できるようになること、前提、終わりにできること。

course-circle-goal-1 = 輪の上にビーズを保つ力を、C とその微分、仮想仕事の原理から導く。
course-circle-goal-2 = 計算上のビーズがドリフトする理由を説明し、運動を不安定にせずにドリフトを除くフィードバックを選ぶ。
course-circle-needs = ニュートンの第二法則、微分、内積
course-circle-now = 輪の上のビーズの拘束力を計算し、積分の誤差と式の誤りを見分け、輪から外れた初期状態が輪に戻るように α、β、h を選ぶこと。

course-curves-goal-1 = 好きな曲線や曲面について、C、その勾配、速度項を書き下す。
course-curves-goal-2 = 曲線のどこで拘束力が大きくなるか、針金そのものが動くと何が変わるかを予想する。
course-curves-now = 静止していても動いていても、なめらかな曲線や曲面の上に粒子を保ち、拘束力からその曲率を読み取ること。

course-particles-goal-1 = 任意の粒子系について、各拘束条件のブロックから λ の連立一次方程式を組み立てる。
course-particles-goal-2 = 共役勾配法がこの方程式の何を必要とし、なぜ行列を作らずに済むのかを説明する。
course-particles-now = 鎖、橋、布をシミュレーションすること。拘束条件を並べ、ステップごとに λ を解き、すべての行のドリフトを一度に抑えられます。

course-redundant-goal-1 = 重複する行と矛盾する行を、A の階数、零空間、最小二乗残差から見分ける。
course-redundant-goal-2 = トラスやリンク機構の自由度を数え、どの力が定まるかを述べる。
course-redundant-now = どのような行の組についても λ が存在し一意であるかを判定し、そうでないときにも使える力を返すソルバーを選ぶこと。

course-impulses-goal-1 = A(λh) = −J(v + hWQ) − βC/h を導き、b の各部分が何からできているかを述べる。
course-impulses-goal-2 = 物理エンジンが加速度と力ではなく速度と力積を解く理由を説明する。
course-impulses-now = 速度レベルのエンジンの 1 ステップを書くこと。右辺、A のブロック、バウムガルテの項、ウォームスタートまで。

course-rigid-goal-1 = 剛体の姿勢、角速度、角運動量と、それらを結ぶ慣性テンソルを記述する。
course-rigid-goal-2 = 物体が中間の軸のまわりでひっくり返る理由を説明し、時間積分がエネルギーと角運動量をどれだけ保つかを判断する。
course-rigid-now = 剛体の自由な回転を積分し、ジャイロ項の扱い方を選ぶこと。

course-joints-goal-1 = 二つの物体をつなぐ回転関節、直動関節、モーター、可動範囲の行を書く。
course-joints-goal-2 = バウムガルテ安定化、柔らかい拘束、分離力積、射影を、エネルギーに何を加えるかで比べる。
course-joints-now = 速度のレベルで機構をつなぎ止め、エネルギーの面で許される補正を選ぶこと。

course-contact-goal-1 = 接触を 0 ≤ λ ⟂ w ≥ 0 と表し、接触が一つと二つの場合の解を場合分けで求める。
course-contact-goal-2 = 時間ステップがすき間をどう扱い、投機的接触が何を代償とするかを説明する。
course-contact-now = 触れ合う物体の相補性問題を立て、どの接触が保たれ、どれが離れるかを述べること。

course-complementarity-goal-1 = 等式、上下限、最小化を同じ線形相補性問題として捉える。
course-complementarity-goal-2 = 混合問題をシューア補行列によって不等式だけの問題に帰着させる。
course-complementarity-now = 等式、上下限、二次の最小化を一つの問題に書き換え、自然写像で解を確かめること。

course-solutions-goal-1 = A から、相補性問題の解がないか、一つか、多数かを判定する。
course-solutions-goal-2 = パンルヴェの棒、すなわち方程式に解がない、または二つある接触を説明する。
course-solutions-now = 相補錐から解の存在と一意性を読み取り、解がないことを証明すること。

course-friction-goal-1 = 固着と滑りを摩擦円錐で、滑走と転倒を力の腕で見分ける。
course-friction-goal-2 = 円錐の代わりに角錐や箱型の上下限を使うと何が誤りになるかを述べる。
course-friction-now = 接触問題に摩擦を加え、円錐の簡略化がもたらす誤差を判断すること。

course-collisions-goal-1 = 衝突の力積と、失われるエネルギーを計算する。
course-collisions-goal-2 = 同時に起こる複数の衝突に、矛盾のない結果が二つ以上ある理由を説明する。
course-collisions-now = 中心でも中心から外れていても反発係数つきの衝突を解き、球の列が何を仮定しているかを述べること。

course-iterating-goal-1 = ヤコビ法、ガウス・ザイデル法、SOR 法を、上下限のある場合もない場合も一行ずつたどる。
course-iterating-goal-2 = スペクトル半径から、必要な掃引の回数と、手法が発散する場合を予想する。
course-iterating-needs = 行列と固有値
course-iterating-now = 停止条件をもつ反復ソルバーを書き、与えられた行列について収束するか、どれだけ速いかを述べること。

course-stack-goal-1 = 射影ガウス・ザイデル法が積み重ねの重さを一行ずつ下へ伝える様子をたどる。
course-stack-goal-2 = 高さや質量比に必要な掃引の回数と、ウォームスタートで省ける分を見積もる。
course-stack-now = 積み重ねに対して反復回数、行の順序、ウォームスタートを選び、残差から十分かどうかを判断すること。

course-programs-goal-1 = 線形計画や凸二次計画を KKT 条件によって相補性問題に変える。
course-programs-goal-2 = 乗数をシャドウプライスとして、また接触力として読む。
course-programs-now = 計画問題の KKT 条件を書き、LCP として解き、壁の価格を述べること。

course-pivoting-goal-1 = 小さな問題でレムケ法と主ピボット法を手でたどる。
course-pivoting-goal-2 = 問題の大きさ、質量比、必要な精度に応じてソルバーを選ぶ。
course-pivoting-now = ピボット法、勾配法、部分空間法が有効集合をどう扱うかを述べ、測定にもとづいて選ぶこと。

course-positions-goal-1 = PBD の位置補正を導き、どの運動量が保たれるかを確かめる。
course-positions-goal-2 = 剛性が PBD では反復回数に依存し、XPBD では依存しない理由を説明する。
course-positions-now = 位置ベースのステップを書き、小さな時間刻みと多い反復のどちらかを選び、何が保存されるかを述べること。

course-coordinates-goal-1 = 関節の木を自由度で表す：M(q)q̈ = h + τ。
course-coordinates-goal-2 = 一般化座標が拘束条件より優れる場合とそうでない場合を判断する。
course-coordinates-now = 同じ機構を関節の座標でも拘束力でもシミュレーションし、それぞれの代償を述べること。

course-methods-goal-1 = 一つのシーンで、すべての手法を誤差、ドリフト、運動量、エネルギー、計算量で比べる。
course-methods-goal-2 = 安定性の地図を読み、手法、安定化、時間刻みを選ぶ。
course-methods-now = 与えられたシーンに対する手法の選択を、自分で測った数値で根拠づけること。

course-kit-goal-1 = 粒子、棒、関節から機構を組み立て、必要な自由度だけを与える。
course-kit-goal-2 = 機構が意図どおりに働くかを、測った数値で判断する。
course-kit-now = 自分の機構を組み立て、測り、人に渡すこと。
