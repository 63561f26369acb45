# 各レッスンの枠：できるようになること、前提、終わりにできること。

course-iterating-goal-1 = ヤコビ法、ガウス・ザイデル法、SOR法を、上下限のある場合もない場合も一行ずつたどる。
course-iterating-goal-2 = スペクトル半径から、必要な掃引の回数と、方法が発散する場合を予想する。
course-iterating-needs = 行列と固有値
course-iterating-now = 停止条件をもつ反復ソルバーを書き、与えられた行列について収束するか、どれだけ速いかを述べること。
course-iterating-left = 前処理、多重格子法、並列に解く行。

course-stack-goal-1 = 射影ガウス・ザイデル法が積み重ねの重さを一行ずつ下へ伝える様子をたどる。
course-stack-goal-2 = 高さや質量比に必要な掃引の回数と、ウォームスタートで省ける分を見積もる。
course-stack-now = 積み重ねに対して反復回数、行の順序、ウォームスタートを選び、残差から十分かどうかを判断すること。
course-stack-left = アイランド、スリープ、並列に解く行。

course-programs-goal-1 = 線形計画や凸二次計画をKKT条件によって相補性問題に変える。
course-programs-goal-2 = 乗数をシャドウプライスとして、また接触力として読む。
course-programs-needs = 勾配、連立一次不等式
course-programs-now = 計画問題のKKT条件を書き、LCPとして解き、壁のシャドウプライスの意味を述べること。
course-programs-left = 内点法と、未知数が何千もある計画問題。

course-pivoting-goal-1 = 小さな問題でレムケ法と主ピボット法を手でたどる。
course-pivoting-goal-2 = 問題の大きさ、質量比、必要な精度に応じてソルバーを選ぶ。
course-pivoting-now = ピボット法、勾配法、部分空間最小化が有効集合をどう扱うかを述べ、測定にもとづいて選ぶこと。
course-pivoting-left = 内点法と非平滑ニュートン法。
