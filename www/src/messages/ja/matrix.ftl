# 1 ステップの連立一次方程式を絵で見る。
matrix-title = λ の方程式を絵で見る
matrix-title-short = 行列
