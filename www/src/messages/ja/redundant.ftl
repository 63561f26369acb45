# 「拘束が重なるとき、矛盾するとき」のレッスン。文中の {$名前} は数式：src/lessons/redundant/formulas.tex。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

redundant-lead = これまでの拘束条件は、どれも新しいことを述べ、互いに食い違うこともありませんでした。しかし機構を組み立てていれば、やがて同じことを二度言い、いつかは、ありえないことを求めてしまいます。そのときシミュレーションはどうすればよいのでしょうか。
redundant-guide = 読む間、行列の欄を開いておいてください。そこに示される行と固有値が、このレッスンの主題です。

## 1 重なり
redundant-repeat-title = 同じことを三度
redundant-repeat-1 = 一本の棒に下がった振り子があります。隣の振り子には同じ棒が三本重ねてあり、等しい行が三つ並びます。支えるには一つで足り、残りの二つは何も新しいことを述べません。
redundant-thrice-question = 三つの乗数はどうなるでしょうか。
redundant-thrice-choice-each = どれも、棒が一本のときと同じ大きさになる
redundant-thrice-choice-third = どれも、その3分の1になる
redundant-thrice-choice-first = 一つ目だけがその大きさで、残りは0になる
redundant-thrice-choice-fails = 求められず、計算が止まる
redundant-thrice-measured = 一本のときはλ = { $alone } N、三本では{ $shares } Nです。二つの振り子は同じように動きます。
redundant-thrice-why-1 = 行も列もすべて同じで、右辺も同じです。決まるのは乗数の和だけです。行列の固有値は{$eigenvalues}で、逆行列はありません。それでも解はあり、しかも平面をなすほどあって、共役残差法はそのうち乗数の等しい解を見つけます。
redundant-repeat-2 = 振れている間に同じ棒をもう一本加え、行列を見てください。同じ行がもう一つ現れ、0の固有値が一つ増えます。
redundant-repeat-3 = ステージの上の運動はまったく変わりません。こんどは棒を一本になるまで取り除いてください。

## 2 どの解か
redundant-null-title = 力は一つ、乗数は多数
redundant-null-1 = {$lambda}が一つに決まらなくても害がないのはなぜでしょうか。乗数を{$z}だけ変えても方程式が成り立つとします。すると
redundant-null-2 = となり、{$lambda-plus-z}は、動ける粒子のすべてに{$lambda}と同じ力を及ぼします。どの解も同じように系を支え、棒への割り振りが違うだけです。ベクトル{$z}の全体が{$A}の*零空間*です。どれか一つを選ぶなら最も小さいもの、*擬似逆行列*が与える解にします。
redundant-null-3 = 0から始めた共役残差法は、{$A}の像の外へ出ることがありません。加えるのは方程式が変化する方向だけなので、最も小さい解にたどり着きます。ガウス・ザイデル法は、行を一つずつ順に直します。
redundant-null-4 = 一本目がすべてを引き受け、ほかの棒にはすることが残りません。ヤコビ法ではさらに悪くなります。三つの行が同じ誤差をそれぞれ丸ごと同時に直すので、誤差は反復のたびに符号を変えて2倍になります。

## 3 矛盾
redundant-contradict-title = ありえないもの
redundant-contradict-1 = 1、1、3メートルの棒で三角形を作ろうとします。そのような三角形はありません。二辺の和は、残りの一辺より短くはならないからです。三つの行は互いに矛盾し、すべてを満たす{$lambda}はありません。
redundant-triangle-question = フィードバックをつけて、三角形を一つの頂点で吊るします。何が起こるでしょうか。
redundant-triangle-choice-one = 棒が一本だけずれ、残りは長さを保つ
redundant-triangle-choice-shared = 三本とも同じだけずれる
redundant-triangle-choice-explodes = 計算が発散する
redundant-triangle-measured = 三つの長さのずれは{ $errors } m、残差は{ $residual }です。
redundant-triangle-why-1 = 方程式を満たすことができなくても、できるかぎりよく満たすことはできます。
redundant-triangle-why-2 = 二乗の和は、誤差を分け合うときに最小になります。三角形は一直線につぶれ、どの棒も{$third} mずれて、{$lengths} mになります。
redundant-contradict-2 = 残るのは、どの{$lambda}にも取り除けない残差で、いまは{$now-residual}です。プログラムはこれによって矛盾に気づきます。隠さずに示すべきものです。ソルバーの欄では、共役残差法と直接法がそこで止まる高さとして見えます。
redundant-line-1 = 最小二乗法。½|Aλ + b|²の勾配が0です。Aは対称です。
redundant-line-2 = 残差は零空間にあります（第2節）。つまり何も加速しません。
redundant-line-3 = Aの対称性と1行目を使いました。b = r − Aλは互いに垂直な二つの部分に分かれ、λが一意でなくても、どちらの部分も一意です。
redundant-line-4 = 3行目により、二つの解のAλは等しく、解の差は零空間にあります。したがって加速度も等しくなります。
redundant-line-5 = 三平方の定理。零空間のすべてに垂直な解が最小です。
redundant-contradict-3 = 落とし穴が一つあります。揺れている三角形は厳密には一直線にならず（浮動小数点数では静止していてもそうです）、行列も厳密には特異になりません。三つ目の固有値は小さいけれども0ではなく、それをそのまま使うソルバーは解を見つけてしまいます。一瞬で棒の長さを合わせるような、棒に垂直な巨大な力です。どの固有値を0とみなすかを、ソルバーに教えなければなりません。これが*階数の許容誤差*で、最大の固有値に対する比で表し、ここでは{$tolerance}です。{$strict}では、同じ三角形が1秒ももちません。
redundant-contradict-4 = 許容誤差がどれだけ大きければ三角形が保たれるか、調べてみましょう。{$set-rank-tolerance}を変えて、初めからやり直してください。

## 4 トラス
redundant-truss-title = トラス：どの力が決まるのか
redundant-truss-1 = 構造技術者は昔からこのことを知っています。トラスは棒と節点からなり、何も動かないように組まれます。平面内に自由な節点が{$n}個あれば、座標は{$coordinates}個です。一つの行は座標を一つ取り去りますが、ほかの行に従属していれば取り去りません。独立な行の数が*階数*です。
redundant-truss-2 = {$free}は残った自由度の数、{$spare}は冗長な部材の数です。壁についた二つの格間では{$eight}で、部材も8本、どちらの数も0になります。このようなトラスを*静定*といいます。どの部材の力も荷重から決まります。
redundant-truss-3 = こんどは壁側の格間に二本目の斜材を加え、共役残差法とガウス・ザイデル法で部材の力を並べて計算します。
redundant-braced-question = 二つのソルバーが同じ力を見いだすのは、どの部材でしょうか。
redundant-braced-choice-all = すべての部材
redundant-braced-choice-panel = 外側の格間の部材だけ
redundant-braced-choice-none = どれも一致しない
redundant-braced-measured = { $members }本のうち{ $same }本で一致しました。拘束力全体の大きさは{ $fa } Nと{ $fb } Nです。
redundant-braced-why-1 = 二本の斜材とそれを囲む部材は、互いに突っ張り合うことができます。斜材には張力、まわりの部材には圧縮力が働き、節点での合力は0です。このような*自己応力*は、どの解にも加えることができます。及ぶのは閉じた格間の中だけで、その外では力はやはり決まります。
redundant-braced-why-2 = 実際のトラスでは、部材を取り付けたときの長さが、0.1 mmの違いまで、自己応力を決めます。剛体の棒にはその情報がないので、最も小さい解も、ほかの解に劣らない答えなのです。
redundant-truss-4 = ステージでは、張力と圧縮力で棒を塗り分けることができます。両方のトラスで試してください。

## 5 リンク機構
redundant-linkage-title = リンク機構：動くのか
redundant-linkage-1 = 同じ数え方で機構を見分けることができます。四節リンクは自由な節点が二つ、棒が三本で{$four-bar}、自由度は一つです。だからモーター一つで動きます。ポースリエの機構は節点が四つ、棒が七本で{$seven}です。そのいちばん下の節点は、棒と節点では長いあいだ不可能と思われていた動き、直線運動をします。
redundant-linkage-2 = 次は、長さの等しい平行な三本のクランクで支えた板です。板は三本の棒の三角形なので、節点は三つ、棒は六本で{$cranks}です。
redundant-cranks-question = 数えると自由度は残りません。これは動くでしょうか。
redundant-cranks-choice-still = いいえ、動かない
redundant-cranks-choice-moves = はい、揺れる
redundant-cranks-measured = 一つ目の節点は{ $way } m動きました。階数は{ $rank }で、{ $nullity }行がほかの行に従属しています。
redundant-cranks-why-1 = この数え方は行がいくつあるかを問いますが、効くのは階数だけです。クランクが平行なら、どの位置でも三つ目の行はほかの二つの行に従属します。このような機構を*過拘束*といい、長さが正確なときだけ動きます。
redundant-linkage-3 = 真ん中のクランクを10 cm長くすると、階数は6になります。
redundant-linkage-4 = もう何も動きません。このように車輪をつないだ本物の機関車では、長さに誤りがあっても自由度が0になるわけではなく、摩耗として現れます。このような例は「{$kit}」で自分で組み立てられます。

## 練習問題
redundant-exercises-title = 練習問題
redundant-exercise-1 = 四本の棒の正方形に二本の対角線をつけ、平面に自由に置きます。冗長な部材は何本ですか。
redundant-exercise-1-ask = 冗長な部材の数
redundant-exercise-1-hint = 4点には8個の座標があり、平面の剛体には自由度が3残ります。
redundant-exercise-1-answer = {$answer-square}。平面の剛体には三つの自由度が残るので、自由なトラスに必要な部材は{$maxwell}本です。これがマクスウェルの数え方です。
redundant-exercise-2 = 前のレッスンの人形の頭と胴は、粒子が6個、棒が13本です。冗長な棒は何本ですか。
redundant-exercise-2-ask = 冗長な棒の数
redundant-exercise-2-hint = 6個の粒子に必要な棒は2·6 − 3本です。
redundant-exercise-2-answer = {$answer-trunk}。行列の欄にもそう示されています。取り除くこともできますが、冗長な棒のある人形は、一本切られても変形しません。
redundant-exercise-3 = ありえない三角形の辺を1、1、2.5 mとします。どのような長さになりますか。
redundant-exercise-3-ask = 最も長い辺（m）
redundant-exercise-3-hint = 足りない0.5 mを、最小二乗は三つの行に等しく分けます。
redundant-exercise-3-answer = どの辺も{$answer-off} mずれて、{$answer-sides} mになります。
redundant-exercise-4 = ガウス・ザイデル法を0からではなく、前のステップの乗数から始めます（ウォームスタート）。三本の等しい棒の割り振りはどうなりますか。
redundant-exercise-4-choice-equal = ステップごとに等しくなっていく
redundant-exercise-4-choice-kept = 最初に決まった割り振りが保たれる
redundant-exercise-4-choice-grow = 一本目の受け持ちがステップごとに増える
redundant-exercise-4-not-equal = そのためには、すでに方程式が成り立っている行が変わらなければなりません。
redundant-exercise-4-not-grow = 掃引で一本目に加わるのは和に足りない分だけで、もう足りない分はありません。
redundant-exercise-4-answer = 一度決まった割り振りが保たれます。どの掃引でも変わるのは一本目だけで、それも和に足りない分だけだからです。運動は同じです。
redundant-exercise-5 = 向かい合う棒の長さが等しい四節リンクは、四本を一直線に平らに置くことができます。そこで階数はどうなり、それは何を意味しますか。
redundant-exercise-5-ask = 一直線のときの自由度
redundant-exercise-5-hint = 自由な二つの節点には4個の座標があります。三つの行のうち独立なのはいくつですか。
redundant-exercise-5-answer = 行が従属になり、階数が一つ下がって、その瞬間には自由度が二つあります。そこから平行四辺形のまま進むか、交差して進むか、方程式からは決まりません。

redundant-sources-title = 出典
redundant-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, スライド21：最小二乗、冗長な拘束条件。
redundant-source-maxwell = James Clerk Maxwell, *On the calculation of the equilibrium and stiffness of frames*, Philosophical Magazine 27 (1864), 294–299。
redundant-source-bjorck = Åke Björck, *Numerical Methods for Least Squares Problems*, SIAM 1996、第1章：最小二乗、階数が不足する場合も。
redundant-source-peaucellier = Charles-Nicolas Peaucellier, *Nouvelles annales de mathématiques* (1864)所載の書簡、414–415。

redundant-quantity-lambda1 = 一つ目の乗数
redundant-quantity-lambda2 = 二つ目の乗数
redundant-quantity-lambda3 = 三つ目の乗数
redundant-quantity-coordinates = 自由な座標の数
redundant-quantity-rows = 行の数
redundant-quantity-rank = 階数
redundant-quantity-free = 残った自由度
redundant-quantity-spare = 冗長な行の数
redundant-quantity-residual = 残差

## ボタン、実験、計算の名前
redundant-preset-thrice = 一度と三度
redundant-preset-ways = 二つの分け方
redundant-preset-jacobi = 等しい三行にヤコビ法
redundant-preset-triangle = ありえない三角形
redundant-preset-strict = 同じ三角形、階数の許容誤差10⁻⁸
redundant-preset-truss = トラス
redundant-preset-braced = 二本目の斜材のあるトラス
redundant-preset-cranks = 三本のクランク
redundant-preset-locked = 一本だけ長いクランク
redundant-preset-four-bar = 四節リンク
redundant-preset-peaucellier = ポースリエの機構
redundant-act-add = 同じ棒をもう一本
redundant-act-remove = 棒を一本減らす
redundant-run-once = 棒1本
redundant-run-thrice = 棒3本
redundant-run-cg = 共役残差法
redundant-run-seidel = ガウス・ザイデル法
redundant-run-jacobi = ヤコビ法
redundant-run-tolerant = 階数の許容誤差0.1
redundant-run-strict = 階数の許容誤差10⁻⁸
redundant-run-truss = トラス
redundant-run-cranks = クランク
redundant-run-locked = 一本だけ長い
redundant-run-four-bar = 四節リンク
redundant-run-peaucellier = 機構
