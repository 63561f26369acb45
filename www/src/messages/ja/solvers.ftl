# ソルバーの反復を見る。
solvers-title = ソルバーの働きを見る
solvers-title-short = ソルバー
