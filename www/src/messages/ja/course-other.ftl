# 各レッスンの枠：できるようになること、前提、終わりにできること。

course-positions-goal-1 = PBDの位置補正を導き、どの運動量が保たれるかを確かめる。
course-positions-goal-2 = 剛性がPBDでは反復回数に依存し、XPBDでは依存しない理由を説明する。
course-positions-now = 位置ベースのステップを書き、小さな時間刻みと多い反復のどちらかを選び、何が保存されるかを述べること。
course-positions-left = 位置ベース法での剛体、布、流体。

course-coordinates-goal-1 = 関節の木を自由度で表す：{$tree-motion}。
course-coordinates-goal-2 = 一般化座標が拘束条件より優れる場合とそうでない場合を判断する。
course-coordinates-now = 同じ機構を関節の座標でも拘束力でもシミュレーションし、それぞれの代償を述べること。
course-coordinates-left = M(q)を作らない再帰的なアルゴリズムと、曲がるリンク。

course-methods-goal-1 = 一つのシーンで、すべての方法を誤差、ドリフト、運動量、エネルギー、計算量で比べる。
course-methods-goal-2 = 安定性マップを読み、方法、安定化、時間刻みを選ぶ。
course-methods-now = 与えられたシーンに対する方法の選択を、自分で測った数値で根拠づけること。
course-methods-left = 高次の陰的積分法と、ソルバーが計算量を決めるほど大きなシーン。
