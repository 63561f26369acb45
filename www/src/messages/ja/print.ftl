# 紙のレッスン: app/print-edition.ts、紙の上の 1 ステップ: app/worksheet.ts。
print-preparing = 図を計算しています…
print-qr = このレッスンの QR コード
print-figure = { $title }({ $time } s 後)

worksheet-title = 紙の上の 1 ステップ
worksheet-facts = シーン: { $scene }、時刻 t = { $time } s、時間刻み h = { $step } s。
worksheet-given = 与えられた量
worksheet-wanted = 求める量
worksheet-task = Aλ + b = 0 を(行に上下限があればそれも考えて)解き、上から順に計算してください。
worksheet-solution = 解答
worksheet-position = 位置
worksheet-velocity = 速度
worksheet-inverse-mass = 質量行列の逆
worksheet-too-large = このシーンは 1 枚の紙には大きすぎます。行は 1 以上 6 以下、座標は 16 以下に限ります。
