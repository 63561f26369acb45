# レッスン「反復法」。文中の {$名前} は数式：src/lessons/iterating/formulas.tex。
iterating-lead = シミュレーションのどのステップも同じことを問います。λはいくらか。接触が千もあれば、正確な答えには時間がかかりすぎます。推定値から始めて一行ずつ直し、十分によくなったら止めます。結果はどれほど正確で、どれほど早く得られ、いつ失敗するのでしょうか。
iterating-guide = 本文の横、幅の狭い画面ではその上にあるのは、反復そのものです。一行ずつ進めて、どの行を処理し、何を読み、何を変えるかを見てください。その下には、すべてのソルバーの曲線と、それを予測する数があります。

## 1
iterating-row-title = 一度に一行
iterating-row-1 = {$system}の第{$i}行は、ほかの乗数がすべて正しければ{$lambda-i}がいくらであるべきかを述べています。実際には正しくありませんが、かまいません。{$lambda-i}だけを変えてこの行を満たし、次の行へ進みます。
iterating-row-2 = 必要なのは対角成分一つと、行との積一つだけで、分解はしません。シミュレーションでは{$A}を作ることさえしません。代わりに{$delta-v}をつねに更新しておきます。どの行も、自分に関わる二つの物体の速度から{$lambda-i}の変化を計算し、その二つの速度だけを更新します。
iterating-row-3 = 行はどの乗数を読むべきでしょうか。前の掃引のものか、いちばん新しいものか。*ヤコビ法*は古いものを使うので、すべての行を同時に処理できます。*ガウス・ザイデル法*は最新のものを使います。一行ずつ見比べてください。
iterating-row-4 = 図の薄い棒は、まだ前の掃引の値です。ガウス・ザイデル法では一度の掃引で荷重の影響が鎖の端まで伝わり、ヤコビ法では一行分だけ進みます。
iterating-seidel-question = 10行の鎖で、残差を初めの100万分の1まで下げます。ガウス・ザイデル法の掃引の回数は、ヤコビ法と比べてどうでしょうか。
iterating-seidel-choice-same = 同じくらい
iterating-seidel-choice-half = およそ半分
iterating-seidel-choice-tenth = およそ10分の1
iterating-seidel-measured = ヤコビ法は{ $jacobi }回、ガウス・ザイデル法は{ $seidel }回でした。
iterating-seidel-why-1 = このような鎖や格子では、つねに{$squared}が成り立ちます。ガウス・ザイデル法の一掃引はヤコビ法の二掃引に当たります。{$rho}が何であるかは次で説明します。

## 2
iterating-rate-title = どれほど速いか
iterating-rate-1 = {$splitting}と書きます。{$B}は一度の掃引で解く部分で、ヤコビ法では対角、ガウス・ザイデル法では対角までの三角です。すると一掃引は
iterating-rate-2 = となり、誤差{$error}は次の式に従います。
iterating-rate-3 = 長い目で見れば効くのは、{$G}の固有値のうち絶対値が最大のものだけです。その絶対値である*スペクトル半径*{$rho-G}が、一掃引ごとに誤差が縮む割合であり、残差の対数は直線に沿って下がります。グラフの点線は{$rho-G}が予測する傾きで、曲線に当てはめたものではありません。いま見ている方法の値と、計算で測った値、そして精度を一桁上げるのに要る掃引の回数を示します。
iterating-rate-4 = 鎖が長いほど{$rho}は1に近づきます。反対の端からの情報が、長い道のりを伝わってこなければならないからです。この鎖では{$cosine}です。
iterating-rate-5 = 行が2倍になると掃引は4倍になり、一掃引の長さも2倍です。いまの問題での三つの方法は次のとおりです。
iterating-film-1 = 残った残差の影響は、動かしてみると目に見えます。十個の箱の積み重ねを、毎ステップλ = 0から始めて、2回の掃引と60回の掃引で計算します。接触が支えきれないところで、箱は互いにめり込みます。
iterating-film = 掃引の少ない場合と多い場合の十個の箱
iterating-film-few = 掃引2回
iterating-film-many = 掃引60回
iterating-film-measured = 一番上の箱は{ $down } cm下がりました。

## 3
iterating-fail-title = 失敗するとき
iterating-fail-1 = これまでのところ{$rho}が1より小さいという保証はありません。ほぼ同じ行をもつ三つの接触を考えましょう。近くに並ぶ三本の脚に載った板などです。これらは押せますが、引けません。
iterating-alike-question = ヤコビ法はどうなるでしょうか。
iterating-alike-choice-slow = 解にゆっくり近づく
iterating-alike-choice-cycles = いつまでも行ったり来たりする
iterating-alike-choice-infinity = λが限りなく大きくなる
iterating-alike-measured = { $sweeps }回の掃引の後λは{ $last }、その一つ前は{ $before }でした。スペクトル半径は{ $radius }です。
iterating-alike-why-1 = 三つの行がそれぞれ誤差をすべて取り除くので、合わせるとおよそ3倍も取りすぎます。次の掃引ではλが負になるところを上下限が0に制限し、同じことが繰り返されます。上下限がなければ制限されず、大きくなっていきます。最新の値を読むガウス・ザイデル法は同じ問題を解きます。
iterating-fail-2 = 前もって確かめられる判定条件があります。上下限があってもなくても使えます。{$A}が対称で正定値、かつ{$B-minus-C}が正定値ならば、反復は収束します。三つの差は
iterating-fail-3 = {$L-minus-U}の部分は歪対称なので効きません。したがって、このような{$A}ではガウス・ザイデル法は必ず収束し、SORは{$range}のとき、そしてそのときに限って収束し、ヤコビ法は対角が十分強いときだけ収束します。「なぜ」のカードに、いまの問題での各方法の判定があります。
iterating-fail-4 = これは特別な例ではありません。箱を4つ積み、それぞれの下に接触が2つあり、箱を通じてすべてが結び付いています。数はシミュレーションからそのまま取りました。荷重が対称なので、ヤコビ法は初め収束するように見えます。大きくなるのは荷重に含まれない傾きの成分で、丸め誤差から生じ、120回ほどの掃引で支配的になります。{$omega}を1より小さくして減衰させれば収束しますが、遅くなります。

## 4
iterating-further-title = 過緩和
iterating-further-1 = ガウス・ザイデル法は、それぞれの乗数を、その行が求める分だけちょうど変えます。鎖ではこれでは足りません。続く行が同じ向きにさらに変化を求めるからです。そこで一度に{$omega}倍だけ変えます。これが*逐次過緩和法*、SORです。
iterating-omega-question = 再び10行です。掃引が最も少なくて済むωはどれでしょうか。
iterating-omega-choice-careful = ω = 0.8
iterating-omega-choice-plain = ω = 1（ガウス・ザイデル法）
iterating-omega-choice-middle = ω = 1.56
iterating-omega-choice-bold = ω = 1.95
iterating-omega-measured = 順に{ $careful }、{ $plain }、{ $middle }、{ $bold }回でした。
iterating-omega-why-1 = 少なすぎれば時間の無駄、多すぎれば行きすぎます。その間では効果が大きく、最良の{$omega}では鎖の{$G}の固有値がすべて一つの円に乗ります。「なぜ」のカードを見てください。{$omega}をドラッグすると、固有値が実軸を離れていくのが見えます。
iterating-further-2 = 鎖とそれに類する行列については、ヤングが1950年に最良の{$omega}を見つけました。
iterating-further-3 = ほかの行列では探すしかなく、シミュレーションでは行列がステップごとに変わります。そのため物理エンジンでは1か、それより少し大きい値にとどめます。*対称*ガウス・ザイデル法は代わりに往復します。一回の反復が2倍の計算になり、{$G}の固有値は実数だけになります。公平に比べるには、計算量に対して描いてください。

## 5
iterating-bound-title = 上下限があるとき
iterating-bound-1 = 接触は押しますが引きません。{$lambda-positive}です。そのために反復に付け加えるのは、たった一つの操作です。更新のたびに、乗数を上下限の中に制限します。これが、物理エンジンで最もよく使われる*射影ガウス・ザイデル法*です。
iterating-bound-2 = 残差も変えなければなりません。上下限にある行は0でなくてもよく、{$lambda-i}がまだ動くかどうかが問題です。
iterating-bound-3 = 一行ずつ進めてください。終わりのほうの行は0より下へ行こうとして、斜線の壁に止められます。数回の掃引でどの行がそこに留まるかが決まり、それからは残りの行（*有効集合*）だけが変わります。
iterating-bounds-question = 最後には、残差はすべての行が自由な場合より速く下がるでしょうか、それとも遅く下がるでしょうか。
iterating-bounds-choice-faster = 速い
iterating-bounds-choice-same = 同じ
iterating-bounds-choice-slower = 遅い
iterating-bounds-measured = すべての行のρは{ $all }、自由なまま残る行のρは{ $free }です。掃引は{ $sweeps }回でした。
iterating-bounds-why-1 = 止められた行はもう加わらず、残るのは短い鎖です。ただし、それがどの行かは前もって分かりません。それを見つけることがこの問題の難しさです。

## 6
iterating-stop-title = いつ止めるか
iterating-stop-1 = 擬似コードの最後の行に三つの規則があります。最初に成り立ったものが反復を終わらせ、印が付きます。*回数*が約束するのはフレームレートだけで、だからゲームで使われます。*残差*は行がどれほどよく満たされたかを、*変化*はもう何も起きないことを示します。
iterating-stop-2 = 後の二つは、どちらも誤差そのものではありません。とりわけ変化の小ささは、収束が遅いために一回の変化が小さいだけのときには、まったく当てになりません。
iterating-stop-3 = {$thousand}なら、残りの誤差は最後の変化の千倍です。{$A}が悪条件なら、小さな残差も当てになりません。ファティの行列では、停止の規則が満たされても、λの誤差はまだ残差の何倍もあります。
iterating-stop-4 = 一覧のほかのソルバーは別の働き方をします。共役残差法は、すべての行が自由なら多くとも行の数だけの反復で終わります。ピボット法は有限回の交換で正確な解に達します。非平滑共役勾配法と部分空間最小化は、ガウス・ザイデル法にもとづいています。曲線を表示してみてください。ここではシミュレーションに現れる棒の鎖です。

iterating-line-1 = 解λ*。A = B + Cを使いました。
iterating-line-2 = 1回の掃引です。
iterating-line-3 = 2行目から1行目を引きました。
iterating-line-4 = 誤差はe = λ − λ*です。対角成分はどれも0でないので、Bには逆行列があります。
iterating-line-5 = C = A − Bを代入しました。

## Exercises
iterating-exercises-title = 練習問題
iterating-exercise-1 = 10行の鎖では、精度を一桁上げるのにガウス・ザイデル法の掃引が何回要るでしょうか。20行ではどうでしょうか。
iterating-exercise-1-ask = 20行で一桁に必要な掃引の回数
iterating-exercise-1-hint = ρ = cos²(π/21)として、ρ^k = 1/10です。
iterating-exercise-1-ten-ask = 10行で一桁に必要な掃引の回数
iterating-exercise-1-ten-hint = ρ^k = 1/10、ρ = cos²(π/11)です。
iterating-exercise-1-answer = {$ten-digits}と{$twenty-digits}なので28回と103回、ほぼ4倍です。
iterating-exercise-2 = 2行{$pair}でヤコビ法が収束するaはどの範囲でしょうか。対角以外がすべて同じaの3行ではどうでしょうか。
iterating-exercise-2-ask = 三行のヤコビ法でのaの限界
iterating-exercise-2-hint = 反復の固有値の絶対値は最大で2aです。
iterating-exercise-2-answer = 2行では{$pair-radii}なので、行列が正定値ならどちらも収束します。3行では{$triple-radius}なので収束するのは{$a-half}のときだけです。行列そのものは{$a-definite}で正定値なのに、です。
iterating-exercise-3 = {$omega}が2以上だと、どんな行列でもSORが収束しないのはなぜでしょうか。
iterating-exercise-3-ask = ω = 2.5、二行のときの行列式の絶対値
iterating-exercise-3-hint = |1 − ω|ⁿです。
iterating-exercise-3-answer = 行列式は固有値の積で、{$determinant}です。したがって少なくとも一つの固有値の絶対値はそれ以上、つまり{$bound-rho}です。
iterating-exercise-4 = 最後の行から最初の行へ掃引します。対称な{$A}でガウス・ザイデル法の{$rho}は変わるでしょうか。
iterating-exercise-4-ask = 10行の鎖での逆向きの掃引のρ
iterating-exercise-4-hint = 順方向のcos²(π/11)と同じです。
iterating-exercise-4-answer = 変わりません。逆向きの掃引の行列は、順方向と同じ固有値をもちます。それでも最初の数回は違います。荷重がどちらの端に働くかが効くからです。積み重ねは、でたらめな順ではなく、荷重から地面へ向かって、またはその逆に掃引するのが最もよいのです。
iterating-sources-title = 出典
iterating-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 4、5節。ここで訂正した点：誤差の行列におけるTの符号。
iterating-source-japanese = tazz『剛体の接触問題のLCPへの定式化』第1部と第2部：行列を作らない掃引と、B − Cの判定条件。
iterating-source-young = David M. Young, *Iterative Solution of Large Linear Systems*, Academic Press 1971：最良のω。
iterating-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, 1992、第5章：上下限のある場合の分割。

## Numbers and buttons
iterating-quantity-jacobi = スペクトル半径（ヤコビ法）
iterating-quantity-gauss-seidel = スペクトル半径（ガウス・ザイデル法）
iterating-quantity-sor = スペクトル半径（SOR）
iterating-quantity-watched = 見ている方法のスペクトル半径
iterating-quantity-measured = 実測の収束率
iterating-quantity-digit = 精度一桁あたりの掃引
iterating-quantity-omega = 最良のω
iterating-quantity-best = そのスペクトル半径
iterating-quantity-free = 自由な行のスペクトル半径
iterating-quantity-residual = 最後の残差
iterating-quantity-distance = 解からの距離
iterating-try-jacobi = 6行、ヤコビ法
iterating-try-seidel = 6行、ガウス・ザイデル法
iterating-try-short = 5行
iterating-try-long = 20行
iterating-try-free = 上下限なしのヤコビ法
iterating-try-alike = 上下限つきのガウス・ザイデル法
iterating-try-stack-jacobi = 積み重ね、ヤコビ法
iterating-try-stack-damped = 積み重ね、減衰ヤコビ法
iterating-try-stack-seidel = 積み重ね、ガウス・ザイデル法
iterating-try-best = 10行での最良のω
iterating-try-symmetric = 往復する
iterating-try-obstacle = 障害物の上の鎖
iterating-try-fathi = ファティの行列、ε = 10⁻²
iterating-try-pendulum = 棒の鎖
