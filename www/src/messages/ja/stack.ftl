# 「積み重ねを解く」のレッスン。文中の {$名前} は数式：src/lessons/stack/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

stack-lead = 箱が十個、接触が二十、互いに依存する未知数が四十。ほとんどのゲームがこのような問題を毎秒六十回解いており、しかもそのほとんどが、最も単純なやり方、つまり一行ずつ解くやり方をとっています。
stack-guide = 箱は一つ1 kgなので、地面は98.1 Nを支えなければなりません。ソルバーがそれをどう見つけるかを見ていきましょう。

## 1 行
stack-rows-title = 一度に一行
stack-rows-1 = 一つの接触をとり、ほかの力はすべて正しいとみなします。するとその力は、割り算一つと、押すことしかできないための比較一つで決まります。
stack-rows-2 = ここで{$w-i}は接触が開く速度（閉じる間は負）、{$A-ii}は{$lambda-i}の1単位がその速度をどれだけ変えるかです。次の接触も、新しい速度を使って同じように扱い、すべてを一巡します。これが一回の掃引で、「{$iterating}」の射影ガウス・ザイデル法です。行列はいりません。いるのは、つねに更新される速度{$v}だけです。
stack-rows-3 = 積み重ねは静止していて、力はすべて0から始まります。掃引は地面から上へ進みます。
stack-first-question = 最初の掃引の後、地面は重さのどれだけを支えているでしょうか。
stack-first-choice-all = 全部
stack-first-choice-half = およそ半分
stack-first-choice-little = 10分の1より少ない
stack-first-measured = { $weight } Nのうち{ $share } Nを支えています。
stack-first-why-1 = 地面の行に関わるのは一番下の箱だけです。その落下を止めますが、上の九個の情報は含みません。上の箱も順に止められますが、その重さは下りてこなければならず、一回の掃引で接触一つ分ずつ下りてきます。
stack-rows-4 = いま時間は止まっています。この1ステップを一行ずつたどってください。輪は処理中の接触、四角は上下限に制限された接触です。掃引のたびに、積み重ねの中で力が下からも上からも大きくなっていきます。*コールド*は0から始まります。*ウォーム*が何をするかは第3節で扱います。

## 2 順序
stack-order-title = 行の順序
stack-order-1 = 同じ積み重ねの三つの計算です。掃引は15回、つねに0から始めます。上向き、下向き、そしてステップごとに新しい順序です。一行ずつ解くとき、各行は前の行の結果を使うので、順序も方法の一部です。
stack-order-2 = 下向きなら、上からの押しは一回の掃引のうちに下へ渡されますが、地面の反力は接触一つ分しか上がりません。混ぜた順序も平均すれば同じくらい良く、残る誤差がいつも同じ側に偏ることもありません。解はどの場合も同じです。違うのは、15回の掃引でそれにどれだけ近づくかです。

## 3 出発点
stack-start-title = どこから始めるか
stack-start-sweeps = n個の箱の積み重ねには、{$n-squared}回ほどの掃引がいります。十個なら、ステップごとに百回です。
stack-line-1 = 静止から1ステップにわたるニュートンの法則。n個の等しい箱は傾かないとします。どの箱も下から押し上げられ、上から押し下げられます。一番上の箱には何も載っていません。λは力積です。
stack-line-2 = 接触は、上下の箱の速度の差で開きます。地面は静止しています。1行目を二度使いました。
stack-line-3 = 行の更新式。{$A-ii}は2/m、地面の接触では1/mです。地面より上では、どの力積も上下の隣の平均になります。負にならないので、上下限は効きません。
stack-line-4 = 解は3行目を等号で満たします。それを引くと誤差が残ります。下の値はもう新しく、上の値はまだ古いものです。
stack-line-5 = 4行目に代入し、cos (i − 2)φ + cos iφ = 2 cos φ cos (i − 1)φを使いました。
stack-line-6 = 一番上の箱より上に誤差はありません。このようなφのうち、最も小さいものの減衰が最も遅くなります。
stack-line-7 = 1回の掃引での倍率です。この誤差が10分の1になるまでの掃引は0.93 n²回で、十個の箱なら93回です。
stack-start-1 = しかし、一つのステップから次のステップまでの間には、ほとんど何も変わりません。それなら、「{$impulses}」の鎖のように、前のステップの力から始めてはどうでしょう。二つの計算を掃引10回ずつで比べます。一つは*ウォーム*（前の力から）、一つは*コールド*（0から）始めます。
stack-warm-question = 5秒後に立っているのはどちらでしょうか。
stack-warm-choice-both = 両方
stack-warm-choice-warm = ウォームの方だけ
stack-warm-choice-neither = どちらも立っていない
stack-warm-measured = 一番上の箱の高さは、ウォームの方で{ $warmTop } m、コールドの方で{ $coldTop } mです。
stack-warm-why-1 = ウォームの方は掃引を多くのステップに分けて行うことになり、約0.5秒で力が正しくなって、そのまま保たれます。コールドの方はステップごとに0から始めます。はじめのうち掃引で得られる力は重さの一部だけで、箱の重なりが十分に押し返すまで全体が沈みます。やがて傾き、倒れます。
stack-start-2 = そのためには、接触を同じものと見分けなければなりません。接触には触れ合うかどと辺からなる識別子があり、識別子が同じである限り、その{$lambda}を持ち続けます。

## 4 荷
stack-load-title = 軽いものの上の重いもの
stack-load-1 = 箱は五つ、一番上はほかの百倍の重さです。掃引は30回、ウォームで始めます。
stack-heavy-question = 5秒のうちに何が起こるでしょうか。
stack-heavy-choice-stands = 立っている
stack-heavy-choice-sinks = めり込んで、そのまま留まる
stack-heavy-choice-falls = 倒れる
stack-heavy-measured = 重い箱の高さは{ $top } m、初めは2.25 mでした。
stack-heavy-why-1 = 一回の掃引で軽い箱が下へ渡せるのは、自分の質量が許す程度だけです。{$ratio}の比では、ここではおよそ50倍の掃引がいります。一行ずつ解く方法に共通の弱点で、ゲームで軽いものの上に重いものを載せない理由です。
stack-load-2 = 一度に複数の行を扱うソルバーもあります。このソルバーは数回の掃引からどの接触が保たれるかを推し量り、それらを一度に解きます。手間はかかりますが、どんな荷重でも力を求められます。
stack-load-3 = あるいは、手間はそのままにステップを分けます。四つの部分ステップで八回ずつ掃引すれば、手間は32回の掃引と同じですが、塔は立っています。ウォームスタートなら掃引は無駄にならず、一つの部分ステップで重力が乱す量は、その長さの二乗に比例して小さくなります。最近の物理エンジンはこうしています。

## 練習問題
stack-exercises-title = 練習問題
stack-exercise-1 = 一回の掃引ですべての力を正確に見つけるには、箱をどの順序で扱えばよいでしょうか。
stack-exercise-1-choice-up = 地面から上へ
stack-exercise-1-choice-down = 上から地面へ
stack-exercise-1-choice-no = どの順でも求まらない
stack-exercise-1-not-up = 地面の行は、上の重さが伝わる前に一番下の箱を止めてしまいます。上の重さはあとの掃引で届きます。
stack-exercise-1-not-down = 初めはどの箱も同じように落ちるので、地面より上の行には止めるものがありません。
stack-exercise-1-ask = 1 kgの箱が十個のとき、最も下の接触が最後に支える力（N）
stack-exercise-1-hint = 十個すべての重さです。
stack-exercise-1-answer = そのような順序はありません。初めはどの箱も同じように落ちるので、地面の接触より先に扱われる接触には止めるものがありません。どの順序でも、地面の行が止めるのは一番下の箱だけです。上の重さは次からの掃引を待たなければなりません。
stack-exercise-2 = ヤコビ法のソルバーでは、すべての行を古い速度から同時に直します。支えの多い板で、単純なヤコビ法が発散するのはなぜでしょうか。
stack-exercise-2-choice-order = 行を直す順序が誤っているから
stack-exercise-2-choice-each = どの支えも板全体を単独で止めようとするから
stack-exercise-2-choice-rounding = 丸め誤差が積み重なるから
stack-exercise-2-not-order = 順序はありません。すべての行を、同じ速度から同時に直します。
stack-exercise-2-not-rounding = 最初の掃引ですでに押しすぎています。
stack-exercise-2-answer = どの支えも板全体を単独で止めようとし、全部合わせると何重にも止めてしまいます。平均すれば収まりますが、遅くなります。
stack-exercise-3 = 重い箱が一番下にあれば塔が立っているのはなぜでしょうか。
stack-exercise-3-choice-light = 軽い箱は重い箱をほとんど押さず、わずかな掃引で足りる
stack-exercise-3-choice-weight = 地面が支える重さが小さくなる
stack-exercise-3-choice-friction = 重い箱が摩擦で塔を支える
stack-exercise-3-not-weight = 箱をどう積んでも、地面は塔全体の重さを支えます。
stack-exercise-3-not-friction = 塔はまっすぐで、力は鉛直に働きます。摩擦が支えるものはありません。
stack-exercise-3-ask = 100 kgを一番下、その上に1 kgの箱を四個置いたときの地面の力（N）
stack-exercise-3-hint = 地面の上には104 kgが載っています。
stack-exercise-3-answer = 箱の軽いところでは力も小さいからです。地面は重い箱を数回の掃引で止め、上の軽い箱はほとんど押しません。
stack-exercise-4 = 1 kgの箱が十個、静止しています。下から五番目と六番目の間に働く力はいくらですか。
stack-exercise-4-ask = 力（N）
stack-exercise-4-hint = その接触の上には箱がいくつありますか。
stack-exercise-4-answer = 上の五個を支えるので49.1 Nです。λは上から地面まで一定の割合で増え、掃引が見つけなければならないのはこの傾きです。

stack-sources-title = 出典
stack-source-catto = Erin Catto, *Iterative dynamics with temporal coherence*, GDC 2005：行ごとに求める力積、ウォームスタート。
stack-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, 第1部. 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 5.1節：Δvを更新しながらの掃引。
stack-source-erleben = Kenny Erleben, *Numerical methods for linear complementarity problems in physics-based animation*, SIGGRAPH 2013：射影ガウス・ザイデル法などの分割法。


## ボタン、実験、計算
stack-preset-ten = 十個の箱
stack-preset-first = 十個の箱
stack-preset-warm = ウォームとコールド
stack-preset-order = 三つの順序
stack-preset-heavy = 軽いものの上の重いもの
stack-preset-blocks = 重い荷、より良いソルバー
stack-preset-substeps = 四つの部分ステップ
stack-preset-pyramid = ピラミッド
stack-run-ten = 十個の箱
stack-run-warm = ウォーム
stack-run-cold = コールド
stack-run-up = 上向き
stack-run-down = 下向き
stack-run-shuffled = 混ぜる
stack-run-heavy = 上に100 kg
stack-run-pyramid = ピラミッド
