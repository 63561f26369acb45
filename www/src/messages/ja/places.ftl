# シーンの一覧と、それぞれの見どころ。
scenes-title = シーン
scenes-lead = 見どころのある{ $count }個のシーン。ここで実行することも、実験室で変更することもできます。
scenes-search = シーンを探す
scenes-none = 該当するシーンはありません。
scenes-all = すべてのシーン
scenes-plane = 平面
scenes-space = 空間
scenes-see = 見どころ
scenes-open = 実験室で開く

scene-circle-observation = フィードバックがなければ、1ステップごとにCに小さな誤差が残り、後のステップでは戻りません。ビーズは輪から離れていきます。
scene-pendulum-observation = 棒の張力は、粒子が最も速い最下点で最大です。重さにmv²/rを加えた大きさになります。
scene-double-pendulum-observation = ほんのわずかに違う二つの初期状態が、やがてまったく違う動きをします。カオスです。それでもエネルギーは保存されます。
scene-triple-pendulum-observation = どのλもほかのすべてに依存しますが、Aの第1行と第3行は粒子を共有しないので、その成分は0です。
scene-chain-observation = 初めはどの粒子も自由落下し、λはすべて0です。やがて張力が鎖を伝わり、先端が鞭のように勢いよく振れます。
scene-rope-bridge-observation = 荷重がなければ橋は放物線の形で静止し、張力の水平成分はどこでも同じです。荷重をかけると折れ目ができます。
scene-bead-on-curve-observation = 拘束力はどんな曲線でも曲線に垂直です。道筋を曲げますが、エネルギーは変えません。
scene-bead-on-space-curve-observation = らせんの上のビーズは、質量が大きくなったばね振り子のように上下に振動します：ω² = k/(m + m(2πR/b)²)。
scene-bead-on-surface-observation = ビーズは最下点を決して通りません。鉛直軸まわりの角運動量が保存されるからです。
scene-moving-ring-observation = 十分に速く揺さぶると（a²ω² > 2gr）ビーズは輪の頂上に留まり、遅いと落ちます。
scene-turning-ring-observation = ゆっくり回ればビーズは底に留まり、Ω = √(g/r)より速ければ昇ります。仕事をするのはモーターです。
scene-cloth-observation = 張力は留められた二つの隅で最大です。どの糸も、その下にぶら下がる分を支えます。
scene-stick-figure-observation = すべての棒の長さが同時に保たれます。胴と頭には、形を保つのに必要な数より棒が一本ずつ多いので、棒への荷重の分かれ方は一通りに決まりません。
scene-truss-tower-observation = 動くのは荷重だけです。腕の下の脚は押し（λ > 0）、遠い脚とロープは引きます（λ < 0）。
scene-tensegrity-observation = 支柱は押し（λ > 0）、ケーブルは引きます。上の三角形を支えるものはほかにありません。
scene-atwood-observation = まっすぐ下がっていれば加速度は(m₁ − m₂)g/(m₁ + m₂)です。揺れると、軽い方が重い方を支えます。
scene-pendulum-row-observation = 最初の振り子がエネルギーを隣に渡し、列を伝わっていき、やがて戻ってきます。
scene-four-bar-observation = すべてのクランクは平行のままです。最下点で√(2gr)より速ければ水平の位置に達し、そこでAの階数が落ちます。
scene-peaucellier-observation = 直線のガイドはどこにもないのに、いちばん下の節点は水平な直線上を動きます。
scene-redundant-observation = 一本の棒のときと同じ動きです。Aの階数は1で、最小のλはどの棒にも同じ分を与えます。
scene-contradiction-observation = 三角形はほとんど平らに引き伸ばされます。最小二乗が誤差を三辺に分け、どのλでも除けない分が残差です。
scene-soft-body-observation = 物体は揺れて形を変えますが、内側の面積は変わりません。λは圧力です。
scene-molecule-observation = 外力は働きません。結合の力によらず、運動量と角運動量は保存されます。
scene-incline-observation = tan θ = μまでは動きません。それを超えると、質量によらず加速度g(sin θ − μ cos θ)で滑り降ります。
scene-stack-observation = λは下の接触ほど箱一つ分の重さだけ増えます。反復が少ないと、積み重ねは沈み、揺れます。
scene-pyramid-observation = どの箱も重さを下の二つに分けます。λは一意ではありませんが、速度は一意です。
scene-mass-ratio-observation = ガウス・ザイデル法の反復回数は質量比に比例して増えます。直接法は質量比によりません。
scene-newtons-cradle-observation = 順に解けば一つの球が全速で飛び出し、同時に解けばすべてが動きます。運動量もエネルギーも同じです。
scene-bouncing-ball-observation = 跳ねるたびに高さはe²倍になり、無限回の跳ね返りが√(2h/g)(1 + e)/(1 − e)で終わります。
scene-billiards-observation = クッションに当たるまで、運動量は保存されます。
scene-dominoes-observation = 最初の一押しによらず、波は固有の速さで列を進みます。
scene-card-house-observation = 足もとの摩擦が足りないとカードは滑って開きます。必要な摩擦は重さによりません。
scene-arch-observation = 推力は石から石へ地面まで伝わります。どの石も両隣に押され、滑りません。
scene-seesaw-observation = 重い方が下がり、質量が等しければ板は水平のままです。
scene-sliding-ball-observation = t = 2v₀/(7μg)の後、球は初速の5/7の速さで転がります。それからは摩擦力は0です。
scene-three-cylinders-observation = 円柱どうしのμが2 − √3 = 0.268以上なら崩れません。それより小さいと、上の円柱が下の二つを押し広げます。
scene-ladder-observation = 両端の摩擦係数がμなら、長さや重さによらずtan θ ≥ (1 − μ²)/(2μ)の間は立っています。
scene-painleve-rod-observation = μ = (1 + 3cos²θ)/(3 sin θ cos θ)を超えると、加速度のレベルでは条件に合う接触力がありません。力積なら必ずあり、棒は食い込んで跳ねます。
scene-t-handle-observation = 中間の慣性モーメントの軸まわりの回転は不安定です。取っ手はひっくり返り、エネルギーと角運動量は保たれます。
scene-spinning-top-observation = 速く回れば倒れず、軸が鉛直線のまわりを角速度mgl/(Iω)で歳差運動します。遅ければ倒れます。
scene-tower-observation = 三点で足りるものを四点で支えるので、λは一意ではありません。マウスで引くと、揺れて倒れます。
scene-wall-and-ball-observation = 壁は球が当たるまで立っています。その後、運動量は接触だけを通って煉瓦から煉瓦へ広がります。
scene-box-of-spheres-observation = 接触は多く、1ステップの反復は少数です。どのステップも前のステップのλから始まります。
scene-wrecking-ball-observation = 鎖の張力は球が最も低いとき最大です。そこで鎖は重さを支え、向心力を与えます。そのあと球は箱に当たります。
scene-gear-train-observation = 角速度は半径に反比例し、隣どうしは逆に回ります。
scene-massive-pulley-observation = おもりの加速度は(m₁ − m₂)g/(m₁ + m₂ + I/r²)、I = ½Mr²で、両側の張力は違います。重い方が床に着くと、その側のロープがたるみます。
scene-torsion-pendulum-observation = 周期は振幅によらず2π√(I/k)です。陰的オイラー法のためにゆっくり減衰しますが、時間刻みが短いほどわずかです。
scene-turntable-observation = 箱は外側のものから順に滑り出します。それぞれω²rがμgを超えたときで、質量にはよりません。
scene-ratchet-observation = レバーは往復しますが、歯車は一方向だけに、クランク一回転につき二歯進みます。爪がなければ元の位置のままです。
scene-motor-linkage-observation = 最短と最長の和がほかの二本の和より短いので、最短の棒は一回転できます（グラスホフの条件）。
scene-conveyor-observation = 滑っている間、箱の加速度は質量によらずμgです。やがてローラーの表面の速さωrで進み、摩擦力は0になります。最後に端の台が箱を止めます。
scene-gyroscope-observation = 倒れずに、小さな章動を伴いながら、鉛直線のまわりを角速度mgl/(Iω)で歳差運動します。回転がなければ振り子のように揺れます。
scene-heavy-top-observation = 適切な速さで始めると、傾きを保って一様に歳差運動します。手を放すと章動し、遅いと振り子のように揺れます。
scene-body-chain-observation = どの関節も下にぶら下がる分を支え、先端は鞭のように勢いよく振れます。
scene-puppet-observation = Aには接触と可動限界の行しかなく、関節は丸め誤差まで保たれます。力積の方法では関節ごとに二行となり、地面に当たると開きます。
scene-bricard-observation = 行の数からは動けないはずですが、Aに0の固有値があり、輪は裏返るように回ります。
scene-board-observation = 作ったものも、ほかのシーンと同じ方程式に従います。

# 実験の共有。
app-share-link = この状態へのリンクをコピー
app-share-link-place = この節へのリンクをコピー
app-share-embed = 埋め込みコードをコピー
app-share-size = 枠の大きさ
app-share-full-width = 幅いっぱい
app-share-qr = QRコードを表示
app-share-code = プログラムとして表示
app-share-picture = 図を保存（PNG）
app-share-film = 直前の5秒を動画で保存（WebM）
app-share-step = 紙の上の1ステップ
app-share-print = レッスンを印刷、またはPDFで保存
app-share-qr-place = この状態はコードにするには長すぎます。このコードからはレッスンが開きます。
app-share-qr-beginning = この状態はコードにするには長すぎます。このコードからは実験の初めが開きます。
app-share-filming = 動画を1コマずつ描いています…
app-share-filmed = 保存しました。
app-share-no-film = まだ何も記録されていません。先に実験を実行してください。
app-share-film-missing = このブラウザーには動画のエンコーダー（WebCodecs）がありません。リンクをコピーして、パソコンの最新のChrome、Edge、Firefoxなどで開いてください。
app-share-film-insecure = ブラウザーが動画を作成できるのは、httpsで始まるアドレスだけです。そのアドレスでコースを開いてください。
app-share-cannot-film = このブラウザーではWebMの動画を作成できません。リンクをコピーしてほかのブラウザーで開くか、図を保存してください。
app-share-copied = コピーしました。
app-share-long = この状態はリンクにするには大きすぎます。
app-share-broken = リンクが壊れています。レッスンは通常どおり始まります。

# 用語集。
app-words-lead = 一つのものに一つの言葉。このコースの用語と記号を四つの言語で示します。
app-words-term = 用語
app-words-symbol = 記号
app-words-meaning = 意味
