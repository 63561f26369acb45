# #/misprints のページ：www/src/misprints/。
misprints-lead = このコースの出典で、書こうとしたことと印刷が違っている所、成り立たないことを主張している所です。印刷どおりの式、訂正した式、そしてどちらが正しいかを決める計算を並べます。数値は、このページを開いたときにコアが計算します。
misprints-printed = 原文
misprints-corrected = 訂正
misprints-by-printed = 誤植のまま
misprints-by-corrected = 訂正後
misprints-by-measured = 計算での実測

misprint-slide-7-place = Duthaler、スライド7
misprint-slide-7-why = {$Cdot-is}を積の微分の公式で微分すると、{$both-terms}になります。印刷された{$first-term}は隣の項と単位が合わず、力が調整できる加速度を含んでいません。
misprint-slide-7-what = 輪の外から出発し、フィードバックで戻されるビーズの{$Cddot}。実測は{$C}の二階差分です。
misprint-slide-8-place = Duthaler、スライド8と15
misprint-slide-8-why = 仕事をしないのは拘束力だけです。重力は仕事をします。その仕事率{$f-power}が運動エネルギーの変化率です。
misprint-slide-8-what = 横から下りていく途中のビーズの{$Tdot}。実測は{$T}の差分商です。
misprint-slide-9-place = Duthaler、スライド9
misprint-slide-9-why = スライドのすぐ上の行、{$line-above}では、どちらの項にもマイナスがついています。外力がなければ、動くビーズには中心に向かう力が必要なので、{$lambda}は負でなければなりません。
misprint-slide-9-what = {$r} = {$radius} mの輪の横でビーズを放し、それぞれの式の{$lambda}による力{$lambda-x}で動かしたときの、{$time} s後の{$distance}。実測ではコアが{$lambda}を決めます。
misprint-lee-4-place = Lee、4節
misprint-lee-4-why = (9)から(10)を引くと、{$subtracted}が残ります。スペクトル半径は符号によりませんが、誤差の符号は符号によって変わります。
misprint-lee-4-what = ヤコビ法の{$k} = {$sweeps}での誤差{$error}の第一成分を、一つ前の反復の誤差から求めたもの。問題はレッスンの鎖です。
misprint-lee-4-3-place = Lee、4.3節
misprint-lee-4-3-why = その下の行では、{$omega-A}を{$S-is}と{$T-is}に分けています。ですから{$sum-is}です。
misprint-lee-4-3-what = {$omega} = {$factor}とし、レッスンの鎖について、それぞれの方程式を解いた{$x}の第一成分。実測ではSORが{$system}を解きます。
misprint-ogawa-power-place = hi-ogawa、“Constrained dynamics”、命題1の証明
misprint-ogawa-power-why = 命題は{$fhat-is}を仮定し、証明の次の行{$next-line}はそこから従います。{$product}という積は、拘束条件の数と座標の数が等しくないかぎり、存在すらしません。“Position based dynamics”の最後の式にも転置が抜けていて、{$last-corrected}が{$last-printed}となっています。
misprint-ogawa-power-what = 揺れるビーズにはたらく拘束力の仕事率。輪を二つの形の両方で書いてあるので、{$DG}は正方行列になり、どちらの積も存在します。
misprint-ogawa-references-place = hi-ogawa、“Position based dynamics”、主張4：参照先
misprint-ogawa-references-why = 命題2は並進、命題3は回転についてのものです。命題4はありません。
misprint-ogawa-momentum-place = hi-ogawa、“Position based dynamics”、主張4：角運動量
misprint-ogawa-momentum-why = 命題3が成り立つのは、勾配をとった所、つまり予測位置{$xbar}です。もとの位置での腕については余りが残るので、主張とは違い、この方法は角運動量を保存しません。
misprint-ogawa-momentum-what = 回転する棒の、最初の1ステップでの角運動量の変化。
misprint-tazz-place = tazz、第1部の見出し
misprint-tazz-why = この語はcomplement（補うもの）から来ています。{$lambda}と{$w}の少なくとも一方は0です。
