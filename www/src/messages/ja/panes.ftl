# 並べた実行と、その成績。
panes-violation = ドリフト
panes-violation-help = これまでの|C|の最大値
panes-energy = エネルギー
panes-energy-help = この時刻のエネルギードリフトΔE
panes-momentum = 運動量
panes-momentum-help = この時刻の全運動量の大きさ
panes-cost = 1ステップ
panes-cost-help = 1ステップの計算時間（開始からの全ステップの平均）
