# 「組み立てキット」のレッスン：自分で判定される課題、src/lessons/kit/tasks.ts。
# *語* は強調、**語** は強い強調。一段落を一行の一メッセージとする。

build-lead = 機構を理解するには、組み立ててみることです。ここに作業台と道具ひとそろい、五つの課題があります。どの課題も、組み立てている間に測る数値で判定します。
build-guide = 道具はステージの左、幅の狭い画面ではその上にあります。どの道具にもキーがあり、次に何をすればよいかがステージの下端に示されます。組み立てたものは、動かしながら変えることも、いくらでも元に戻すことも、保存することも、リンクとして送ることもできます。各課題のボタンの一つは作業台を用意し、もう一つは作り方の一例を見せます。

build-task = 課題
build-begin = 作業台を用意する
build-again = もう一度用意する
build-solution = 一例を見る
build-reached = （達成）
build-done = できました。

build-things = 部品とプロパティ
build-things-short = 部品

build-first-title = 振り子
build-first-1 = 最も小さな機構は、固定された粒子と自由な粒子を棒でつないだものです。棒の道具で、空いたところから別のところへドラッグすると、両端に粒子が現れます。一方を固定して、動かしてください。
build-pendulum-task = 振り子を組み立て、5秒間振らせてください。
build-pendulum-tied = 自由な粒子が棒についている
build-pendulum-motions = 自由度はちょうど一つ
build-pendulum-stirs = 動いている
build-pendulum-lasts = 5秒動き、棒の長さが変わっていない
build-pendulum-done = 粒子の座標は二つ、棒がその一つを取り去ります。
build-first-2 = 自由度が多すぎるなら、まだ何も固定されていません。自由に落ちる棒には三つあります。粒子を選んで固定してください。
build-first-3 = 平面では、粒子は一つごとに二つ、物体は三つの座標をもち、独立な行は一つごとに座標を一つ減らします。粒子p個、物体b個なら、自由度は次のとおりです。

build-linkage-title = 四節リンク
build-linkage-1 = 固定された支点が二つ、自由な節点が二つ、支点から支点へ続く棒が三本。地面が四本目の棒です。機構の自由度はただ一つで、どの節点も決まった経路をたどります。
build-four-bar-task = 動く四節リンクを組み立ててください。
build-four-bar-tied = 自由な節点が二つ以上、棒でつながっている
build-four-bar-motions = 自由度はちょうど一つ
build-four-bar-stirs = 動いている
build-four-bar-done = 座標は四つ、行は三つ、自由度は一つ。節点を引っぱると、もう一つがついてきます。
build-linkage-2 = 動いている間に、棒を選んで「部品とプロパティ」でその長さを変えると、別の機構になります。ありえない長さを求めるとどうなるかは「{$redundant}」で述べました。

build-hanging-title = 橋
build-hanging-1 = 橋脚が二つ立っていて、空気抵抗があります。棒の橋は自分で形を見つけます。吊るして待ってください。
build-bridge-task = 五本以上の棒の橋を橋脚の間に吊るしてください。どの棒にも張力が働き、橋は静止しなければなりません。
build-bridge-tied = 自由な節点が四つ以上、棒が五本以上
build-bridge-rests = 静止した。運動エネルギー
build-bridge-pulls = どの棒にも張力が働いている
build-bridge-done = 鎖が、どのリンクにも張力が働くただ一つの形を見つけました。
build-hanging-2 = 頭の中で図を逆さにすると、張力はすべて圧縮力になります。アントニ・ガウディは、鎖と小さなおもりで、こうしてヴォールトの形を見つけました。棒を力で塗り分け、好きなところにおもりを下げてください。
build-hanging-3 = 節点に外から働くのは鉛直な重力だけです。だから張力の水平成分はつり合い、どの棒でも同じ値Hになります。いちばん急な棒の張力が最大です。

build-bracing-title = 多すぎるということ
build-bracing-1 = この枠には自由度が一つあり、傾いていきます。斜材が一本あれば止まります。必要以上に入れて、階数を見てください。
build-brace-task = 必要な数より一本多い棒で、何も動かないように枠を補強してください。
build-brace-motions = 自由度は残っていない
build-brace-spare = 冗長な行が一つ以上
build-brace-rests = 静止している：運動エネルギー
build-brace-done = 棒をいくら加えても階数は4のままです。行列の欄には固有値0が見えます。
build-bracing-2 = 斜材が二本あれば、一本切られても枠は変形しません。はさみで試し、ほかにどの棒を切ってよいか確かめてください。

build-drawing-title = ジェットコースター
build-drawing-1 = 鉛筆を取り、空の作業台に針金を描いてください。ビーズもついてきます。高いところから始めてください。拘束力は乗客の感じる力です。つまり、重力の針金に垂直な成分に、質量と曲率と速さの二乗の積が加わったものです。
build-drawing-3 = 曲率の中心を向く単位法線ベクトルをnとすると、次のようになります。
build-coaster-task = 速いけれども、1 kgのビーズに45 Nを超える力が決してかからないコースを描いてください。
build-coaster-drawn = 描かれた針金の上をビーズが走る
build-coaster-stirs = 速い：運動エネルギーが6 Jを超える
build-coaster-gently = 5秒走り、一度も45 Nを超えていない
build-coaster-done = ビーズが速いほど、曲がりの半径は大きくなければなりません。
build-drawing-2 = ぎざぎざの線では速くならず、衝撃が増えるだけです。ビーズが折れ目を通るとき、拘束力のグラフを見てください。

build-more-title = その先へ
build-more-1 = 道具の最後のボタンの中に、カタログのすべてがあります。角度、面積、いくつもの点にかけたロープ、剛体の組、ばね、風。「{$laboratory}」では作業台が空で広く、次に来るときまで残っています。
build-more-3 = 拘束条件を数式で入力することもできます。そこで*数式*を選び、粒子または物体を一つから四つまでクリックし、「部品とプロパティ」に条件を、たとえばx1^2 + y2 = 1のように書いてください。入力するそばから、厳密な導関数が数式として下に表示されます。
build-more-2 = いくつかの提案です。歩くリンク機構、天秤、体重の移し方で高く上がるぶらんこ、できるだけ少ない棒で荷重を支える橋、高さの違う二つのビーズが同時に着か*ない*針金。

build-sources-title = 出典
build-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, スライド12、18–20：計算の途中で加えたり外したりできるブロックとしての拘束条件。
build-source-maxwell = James Clerk Maxwell, *On the calculation of the equilibrium and stiffness of frames*, Philosophical Magazine 27 (1864)：棒と節点を数えること。
build-source-reuleaux = Franz Reuleaux, *Theoretische Kinematik*, Braunschweig 1875：リンクの連鎖としての機構。四節リンクもその一つ。
build-source-hooke = Robert Hooke, *A Description of Helioscopes*, London 1676：しなやかな線が垂れるとおりに、逆さにした硬いアーチが立つ。
build-source-stoer = Josef Stoer, Roland Bulirsch, *Introduction to Numerical Analysis*, Springer, 2.4節：鉛筆が描く三次スプライン。

build-run-own = 組み立てたまま
build-run-solution = 一例
build-run-typed = 数式
build-run-beads = ビーズ
build-preset-typed = 入力した条件
build-preset-beads = 一本の針金に二つのビーズ
