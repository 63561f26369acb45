# 紙のレッスン: app/print-edition.ts、紙の上の 1 ステップ: app/worksheet.ts。
print-preparing = 図を計算しています…
print-qr = このレッスンのQRコード
print-figure = { $title }（{ $time } s後）

worksheet-title = 紙の上の1ステップ
worksheet-facts = シーン：{ $scene }、時刻t = { $time } s、時間刻みh = { $step } s。
worksheet-given = 与えられた量
worksheet-wanted = 求める量
worksheet-task = Aλ + b = 0を（行に上下限があればそれも考えて）解き、上から順に計算してください。v⁺ = v + hW(f + f̂)、q⁺はqから時間hだけv⁺で進めたものです。
worksheet-task-explicit = Aλ + b = 0を（行に上下限があればそれも考えて）解き、上から順に計算してください。v⁺ = v + hW(f + f̂)、q⁺はqから時間hだけステップ前の速度vで進めたものです。
worksheet-task-impulses = A(hλ) + b = 0を（行に上下限があればそれも考えて）解き、上から順に計算してください。v⁺ = v + hW(f + f̂)、q⁺はqから時間hだけv⁺で進めたものです。
worksheet-instead = 実行そのものは別の方法で進みます（{ $ways }）。この紙では代わりに、同じ状態からオイラー法の単純な1ステップを下の規則で計算します。
worksheet-solution = 解答
worksheet-position = 位置
worksheet-velocity = 速度
worksheet-inverse-mass = 逆質量
worksheet-impulse = 各行の力積
worksheet-force = 拘束力Jᵀλ
worksheet-sum = 以上の和；A(hλ) + b = 0
worksheet-too-large = このシーンは1枚の紙にできません。行は1以上6以下、座標は16以下で、加速度か速度を解く方法に限ります。
