# 수업 “해가 없을 때, 하나일 때, 여럿일 때”. 본문의 {$이름}은 수식: src/lessons/solutions/formulas.tex.
# *낱말*은 강조, **낱말**은 굵게. 한 문단은 한 줄의 메시지 하나.

solutions-lead = 연립일차방정식은 해가 하나거나, 없거나, 무한히 많다. 상보성 문제는 해가 둘이나 셋일 수도 있다. 칠판 위의 분필 하나가 그런 문제가 자연에도 나타난다는 것을 보여 준다.
solutions-guide = 읽으면서 직접 직선을 끌어 보라. 해가 몇 개인지 그림 아래의 설명이 바로 알려 준다.

## 1 한 쌍
solutions-pair-title = 한 쌍: 기울기와 높이
solutions-pair-1 = 미지수가 하나면 모든 것이 한눈에 보인다. 직선 {$line}이 앞 수업의 모서리와 만난다. 직선이 올라가면, 곧 {$A-positive}이면 어디서 시작하든 꼭 한 번 만난다. 모서리보다 위에서 시작하면 수직 부분에서, 아래에서 시작하면 수평 부분에서 만난다.
solutions-falling-question = 직선이 내려간다. A = −1이고 b = 1에서 시작한다. 해는 몇 개일까?
solutions-falling-choice-none = 없다
solutions-falling-choice-one = 하나
solutions-falling-choice-two = 둘
solutions-falling-measured = 찾은 해는 { $count }개, λ = { $lambda }이다.
solutions-falling-why = 모서리 위에서 시작하므로 λ = 0, w = 1이 해이다. 직선은 내려가면서 λ = 1에서 수평 부분과도 만난다. 둘 다 해이고, 어느 쪽인지는 문제로 정해지지 않는다.
solutions-pair-2 = 아래에서, 곧 {$b-negative}인 곳에서 시작하면 내려가는 직선은 다시 올라오지 않으므로 해가 없다. 두 경우 사이에 수평인 직선 {$A-zero}이 있다. 0보다 낮으면 해가 없고, 높으면 하나, 정확히 0이면 무한히 많다. 어떤 힘에서도 {$w-zero}이기 때문이다.

## 2 분필
solutions-rod-title = 칠판 위의 분필
solutions-rod-1 = 내려가는 직선이 정말 나타날까? 마찰이 없는 접촉에서 {$A}는 접촉점에 작용하는 단위 힘이 그 점에 일으키는 가속도이고, 음수가 되는 일이 없다. 그런데 분필을 가파르게 쥐고 칠판 위에서 앞으로 밀어 보라. 분필은 덜덜 떨며 점선을 그린다. 폴 팽르베는 1895년에 거친 바닥 위를 끝으로 미끄러지는 막대로 이것을 설명했다.
solutions-rod-2 = 마찰은 바닥의 법선력에 비례하며({$friction}) 막대를 회전시킨다. 끝이 바닥으로 파고드는 방향으로 회전시킨다면, 법선력이 클수록 끝이 *아래로* 눌릴 수 있다. 식으로 쓰면 {$unknowns}를 미지수로 하는 뉴턴 방정식이다. 앞 수업처럼 한계가 없는 미지수를 소거하면 한 쌍이 남는다.
solutions-rod-3 = 질량은 1 kg, 길이는 2 m이다. 모든 수는 다섯 방정식을 코어가 소거하여 얻은 것이다. 막대를 기울이고 마찰을 바꾸어 보라. {$omega}는 막대의 처음 각속도이며, 이 회전은 끝을 위로 끌어올린다.
solutions-chalk-question = 가파르고 거칠며, θ = 63°, μ = 2이고 돌지 않는다. 바닥은 몇 가지로 반응할 수 있을까?
solutions-chalk-choice-one = 늘 그렇듯 꼭 한 가지로
solutions-chalk-choice-none = 반응할 수 없다. 해가 없다
solutions-chalk-choice-two = 두 가지로
solutions-chalk-measured = A = { $a }, b = { $b }: 해가 { $count }개이다.
solutions-chalk-why = {$A}가 음수이고 직선은 모서리 아래에서 시작한다. 강체, 미끄러짐, 마찰의 조건을 모두 만족하는 유한한 바닥의 힘은 없다. 실제로는 끝이 순식간에 걸려 멈춘다. 유한한 힘을 쓰는 강체 모형은 여기서 성립하지 않는다. 이 강좌의 시간 진행법은 충격량을 구하므로 이런 경우도 넘어간다.
solutions-rod-4 = 이제 직선이 모서리보다 위에서 시작하도록 충분히 빨리 돌려 보라. 그러면 해가 둘이다. 끝이 바닥을 떠나거나, 바닥에 머물러 눌린다.
solutions-runs-1 = 가속도만으로는 다음에 무슨 일이 일어날지 정해지지 않는다. 충격량으로 계산하면 언제나 계속 나아갈 수 있으니, 세 경우를 각각 실행해 보자. 초기 상태는 두 가지이다. 끝이 3 m/s로 미끄러지면서 바닥에 닿아 있거나, 1 cm/s로 막 바닥을 떠나고 있다.
solutions-starts-question = 두 초기 상태는 1 cm/s만큼만 다르다. 어느 경우에 두 운동이 갈라질까?
solutions-starts-choice-none = 어느 경우에도 갈라지지 않는다. 1 cm/s의 차이는 오래가지 않는다
solutions-starts-choice-chalk = 해가 없는 경우
solutions-starts-choice-turning = 해가 두 개인 경우
solutions-starts-measured = 4분의 1초 뒤, 돌고 있던 막대의 각속도는 한쪽 초기 상태에서 { $rests } rad/s, 다른 쪽에서 { $lifted } rad/s이다.
solutions-starts-why = 해가 하나이면 들린 끝이 곧바로 다시 내려오고 두 운동이 일치한다. 해가 없으면 두 끝이 모두 걸려 멈춘다. 해가 두 개이면 닿아 있던 끝은 걸려 멈춰서 막대의 각속도가 처음에는 2 rad/s로 줄고, 들린 끝은 자유로워서 막대가 4 rad/s를 유지한다. 두 운동은 각각 두 해 가운데 하나를 따르며, 어느 쪽이 될지는 초속 1센티미터의 차이가 정한다.
solutions-runs-2 = 끝이 걸려 멈출 때에는, 시간 간격이 아무리 짧아도, 한 단계에 0.92 N·s의 충격량이 작용한다. 접근 속도가 없는 충돌이다. 실제 분필의 끝은 조금 변형되며, 얼마나 깊이 눌렸는지에 따라 두 해 가운데 하나가 나온다.

## 3 두 쌍
solutions-plane-title = 두 쌍: 더 자주 만나는 선
solutions-plane-1 = λ 평면에서 해는 실선인 꺾인 선과 파선인 꺾인 선이 만나는 곳이다. 두 꺾인 선은 여러 번 만날 수 있으며, 한 점씩 만나기도 하고 한 구간 전체에서 겹치기도 한다.
solutions-three-question = A = ((1, 2), (2, 1)), b = (−1, −1)이다. A의 성분은 모두 양수이다. 해는 몇 개일까?
solutions-three-choice-one = 하나
solutions-three-choice-two = 둘
solutions-three-choice-three = 셋
solutions-three-measured = 찾은 해는 { $count }개, { $lambda }이다.
solutions-three-why = 행 하나가 혼자서 모두 받칠 수도 있고, 둘이 나누어 받칠 수도 있다. 에너지로 설명할 수 있다. A는 부정부호이고 곡면은 안장 모양이다. 두 해는 벽 위의 극소점이고, 셋째는 그 사이의 고개이다. 솔버가 어느 해에 이르는지는 어디서 시작하는지에 달려 있다. 마름모를 옮겨 보라.
solutions-plane-2 = 두 행이 같으면 선분 전체가 해가 된다. 다리가 넷인 탁자가 그 예이다. 하중을 어떻게 나누는지는 정해지지 않고 합만 정해진다.
solutions-plane-3 = 반직선 전체가 해가 되기도 한다. 여기서는 두 힘이 서로 맞서며 한없이 커질 수 있고, 아무것도 움직이지 않는다.

## 4 증명
solutions-proof-title = 해가 없음을 증명하기
solutions-proof-1 = 해를 찾지 못했다는 것은 증명이 아니다. 그러나 부등식 {$feasible}이 서로 모순되면 증명이 있다. 더하면 불가능한 부등식이 되는 가중치 {$y}이다.
solutions-proof-2 = 음수가 아닌 항의 합이 음수가 되기 때문이다. {$y}가 주어지면 솔버를 믿지 않아도 누구나 한 줄로 확인할 수 있다. 그런 {$y}가 있으면 그림 아래에 표시된다.
solutions-psd-question = 부등식을 만족시킬 수 있다. 그러면 해가 있을까?
solutions-psd-choice-always = 그렇다, 언제나 있다
solutions-psd-choice-depends = A에 달려 있다
solutions-psd-measured = 여기서는 영역이 비어 있지 않은데도 { $bases }가지 상보적 선택 어디에서도 해가 나오지 않는다.
solutions-psd-why = A가 양의 준정부호이면 그렇다. 영역이 비어 있지 않으면 충분하다. 마찰이 없는 접촉의 행렬이 그러하므로, 실행 가능한 문제에는 언제나 해가 있다. 그렇지 않으면 여기처럼, 초록 영역은 있지만 그 안의 어느 점도 상보적이지 않을 수 있다.
solutions-proof-3 = 렘케의 피벗법은 꼭짓점에서 꼭짓점으로 가다가 무한히 뻗은 변, 곧 *반직선*에서 끝날 수 있다. 방금 말한 행렬에서는 그것도 증명이 되지만, 일반적으로는 아무것도 결정하지 못한다. 이 문제는 해가 둘인데도 렘케 방법은 반직선에서 끝난다.

## 5 뿔
solutions-cones-title = 다른 그림: 뿔
solutions-cones-1 = A는 그대로 두고, 어떤 {$b}에 해가 있는지 물어보자. 어느 쪽이 미는지를 고를 때마다 뿔이 하나 생긴다. {$cone-form}에서 쌍마다 λ나 w 하나를 고르는 것이다. {$b}의 평면에는 화살표 사이에 뿔이 넷 있다. {$b}를 포함하는 뿔의 수가 해의 수이다.
solutions-cones-2 = {$b}를 이리저리 끌어 보라. A가 양의 정부호이면 네 뿔이 평면을 빈틈도 겹침도 없이 한 번 덮고, 해는 언제나 하나이다.
solutions-cones-3 = 위에서 본 해 셋의 경우, {$b}에서 뿔 셋이 겹치고 다른 곳에서는 하나뿐이다.
solutions-cones-4 = 뿔들이 평면을 꼭 한 번 덮는 것은 행렬의 주소행렬식이 모두 양수일 때, 그리고 그때만이다. 이런 행렬을 P 행렬이라고 하며, 대칭일 필요는 없다. 두 행이면 {$p-matrix}이다. 열의 끝을 끌어 언제 틈이 벌어지는지 보라.
solutions-cones-5 = 세 행에는 뿔이 여덟 개 있고 {$b}는 공간에 있다. 그림은 뿔들이 단위 구면과 만나는 곳을 보인다. 끌면 구가 돌고, {$b}도 구면 위에서 끌어 움직일 수 있다. 밑면이 삼각형인 기둥의 세 접촉이며, 처음에는 매끄러운 바닥에서, 다음에는 μ = 2인 거친 바닥에서 미끄러진다.
solutions-cones-6 = 매끄러운 바닥에서는 뿔들이 구면을 한 번 덮는다. 거친 바닥에서는 막대에서처럼 A₁₁이 음수이고 뿔들이 접혀 겹친다. {$b}를 포함하는 뿔은 두 개이거나 하나도 없다. 공간에서의 팽르베의 역설이다.

## 6 명제
solutions-props-title = 세 명제와 그 가정
solutions-props-1 = hi-ogawa의 역학 노트는 기초를 세 명제로 정리한다. 증명은 가정으로 충분하다는 것을 보이고, 반례는 그 가정이 필요하다는 것을 보인다. 가정을 하나 꺼 보라. 그 가정을 쓰는 증명의 줄은 성립하지 않고, 코어가 작은 정수들 가운데에서 결론이 거짓인 경우를 찾는다.
solutions-props-2 = 명제 3의 예로 기울기 벡터가 (1, 0)과 (1, 1)이고 b = (−1, 1)인 경우를 보자. 첫째 행은 밀고, 둘째 행은 열린다.
solutions-props-search = 반례 찾기
solutions-props-proof = 증명
solutions-props-broken = 끈 가정을 쓰므로 성립하지 않는다.
solutions-props-holds = { $cases }가지 가운데 { $met }가지가 가정을 만족하며, 그 모두에서 결론이 성립한다.
solutions-props-unused = { $cases }가지 가운데 { $met }가지가 나머지 가정을 만족하며, 그 모두에서 결론이 성립한다. 증명은 이 가정을 쓰지 않는다.
solutions-props-fails = 반례:
solutions-prop1-fold = 명제 1: 구속력은 일을 하지 않는다
solutions-prop1-given = 반지름 1 m인 철사 고리에 꿴, 질량 1 kg인 구슬을 생각하자.
solutions-prop1-fixed = 고리가 움직이지 않아 C가 시간에 의존하지 않는다.
solutions-prop1-legal = 속도가 허용되는 것이다: {$legal}
solutions-prop1-along = 철사의 힘은 기울기 방향으로만 작용한다: {$J-force}
solutions-prop1-then = 그러면 구속력의 일률은 0이다: {$no-power}
solutions-prop1-line-1 = 철사의 힘을 넣는다.
solutions-prop1-line-2 = 전치된 행렬을 내적의 다른 쪽으로 옮긴다.
solutions-prop1-line-3 = C에 시간이 들어 있지 않을 때의 연쇄 법칙이다.
solutions-prop1-line-4 = 속도가 허용되는 것이다.
solutions-prop1-found = x = { $at } m, v = { $velocity } m/s일 때 철사의 힘은 f̂ = { $force } N이고, f̂·v = { $power } W이다.
solutions-prop2-fold = 명제 2: 구속력의 공식
solutions-prop2-given = 같은 구슬에서 {$newton}, {$delassus}, {$given-b}라고 하자.
solutions-prop2-kept = 가속도가 구속 조건을 지킨다: {$kept}
solutions-prop2-independent = 행들이 서로 독립이어서 A의 역행렬이 있다(노트는 이것을 말없이 가정한다).
solutions-prop2-then = 그러면 λ의 값은 꼭 하나이다: {$lambda-formula}
solutions-prop2-line-1 = 가속도가 구속 조건을 지킨다.
solutions-prop2-line-2 = 연쇄 법칙을 두 번 쓴다.
solutions-prop2-line-3 = 운동 방정식에 {$J-force}를 넣는다.
solutions-prop2-line-4 = A와 b의 정의이다.
solutions-prop2-line-5 = A의 역행렬이 있다.
solutions-prop2-found-other = x = { $at } m, v = { $velocity } m/s일 때 피드백은 C̈ = { $acceleration }을 요구한다. 코어의 값은 λ = { $lambda }이고, 공식의 값은 { $formula }이다.
solutions-prop2-found-many = 같은 고리가 두 번 들어 있다. x = { $at } m, v = { $velocity } m/s일 때 코어의 값은 λ = { $lambda }이지만, 합이 같은 다른 λ도 모두 같은 힘을 준다.
solutions-prop3-fold = 명제 3: 부등식은 상보성 문제가 된다
solutions-prop3-given = 질량 1 kg인 입자의 두 행을 생각하자. {$at-rest}이다.
solutions-prop3-opens = 어느 틈도 닫히지 않는다: {$opens}
solutions-prop3-gradient = 어느 기울기 벡터도 0이 아니다: {$gradient}
solutions-prop3-pushes = 힘은 밀기만 한다: {$pushes}
solutions-prop3-either = 각 행에서는 틈이 열리거나 힘이 밀거나 둘 중 하나이다: {$either}
solutions-prop3-then = 그러면 다음이 성립한다: {$complementary}
solutions-prop3-line-1 = 명제 2와 같다.
solutions-prop3-line-2 = 어느 틈도 닫히지 않는다.
solutions-prop3-line-3 = 힘은 0이 아닌 기울기 벡터의 λ배이다.
solutions-prop3-line-4 = 힘이 0이어서 λ도 0이거나, 가속도가 0이다.
solutions-prop3-line-5 = 이 곱들의 합이다.
solutions-prop3-found = 기울기 벡터 { $first }와 { $second }, b = { $b }, λ = { $lambda }. 이때 C̈ = { $w }이고 λ·C̈ = { $product }이다.

## 연습 문제
solutions-exercises-title = 연습 문제
solutions-exercise-1 = A = 0, b = 0이고 λ는 0과 1 사이이다. 해는 무엇인가?
solutions-exercise-1-ask = 가장 큰 해
solutions-exercise-1-hint = 한계 사이의 어느 λ에서나 w는 0이다.
solutions-exercise-1-answer = 0부터 1까지의 모든 λ이다. w는 언제나 0이고, 이것은 한계에서도 허용된다.
solutions-exercise-2 = 대칭이 아니면서 b가 무엇이든 해가 꼭 하나인 행렬을 찾아라.
solutions-exercise-2-choice-turning = ((1, 2), (−2, 1))
solutions-exercise-2-choice-mirrored = ((1, 2), (2, 1))
solutions-exercise-2-choice-skew = ((1, 2), (1, 1))
solutions-exercise-2-not-mirrored = 대칭이고 행렬식이 음수이다.
solutions-exercise-2-not-skew = 행렬식이 음수이므로 P 행렬이 아니다.
solutions-exercise-2-ask = 그 행렬의 행렬식
solutions-exercise-2-hint = 대각선의 곱에서 나머지 둘의 곱을 뺀다.
solutions-exercise-2-answer = 어느 P 행렬이든 된다. 예를 들어 ((1, 2), (−2, 1))의 소행렬식은 1, 1, 5이다.
solutions-exercise-3 = 가는 막대에서 팽르베의 역설이 일어나려면 바닥은 적어도 얼마나 거칠어야 하는가?
solutions-exercise-3-ask = 가장 작은 μ
solutions-exercise-3-hint = A가 0이 되는 것은 1 + 3cos²θ = 3μ sin θ cos θ인 곳이다. 그런 각이 있는 것은 어느 μ부터인가?
solutions-exercise-3-answer = {$answer-mu}이고, 그때는 한 각도 {$answer-theta}에서만이다. 이 값으로 맞추고 A가 0이 되는 것을 보라.
solutions-exercise-4 = y = (1, 1)은 A = ((1, −1), (−1, 1)), b = (−1, 0.5)에 해가 없다는 증명이다. 확인하라.
solutions-exercise-4-ask = b·y
solutions-exercise-4-hint = 행마다 곱한다. 1·(−1) + 1·0.5.
solutions-exercise-4-answer = y ≥ 0, Aᵀy = 0, b·y = −0.5 < 0이다. 두 행을 더하면 0 ≥ 0.5가 된다.
solutions-exercise-5 = 위의 가파른 막대(가운데에서 끝까지 ℓ = 1 m)가 돌지 않고 3 m/s로 미끄러지다가 끝이 걸려 멈춘다. 그 직후 막대는 얼마나 빨리 도는가?
solutions-exercise-5-ask = 각속도(rad/s)
solutions-exercise-5-hint = 충격량이 끝에 작용하므로 끝을 중심으로 한 각운동량이 보존된다. 전에는 mvℓ sin θ, 후에는 (I + mℓ²)ω이고 I = mℓ²/3이다.
solutions-exercise-5-answer = {$answer-jam}, 곧 2.0 rad/s이다. 충격량의 크기는 상관없다. 끝을 중심으로 한 모멘트가 없기 때문이다.
solutions-exercise-6 = 명제 3의 네 가정을 하나씩 꺼 보라. 필요하다고 밝혀지는 가정은 몇 개인가?
solutions-exercise-6-ask = 필요한 가정의 수
solutions-exercise-6-hint = 증명의 어느 줄이 성립하지 않게 되는지, 반례가 나오는지 보라.
solutions-exercise-6-answer = 세 개이다. 힘이 밀기만 한다는 것은 어느 줄에서도 쓰지 않는다. λ ≥ 0은 문제의 일부이지만 이 결론에는 필요하지 않다.

solutions-sources-title = 참고 문헌
solutions-source-painleve = Paul Painlevé, *Sur les lois du frottement de glissement*, Comptes rendus 121 (1895), 112–115.
solutions-source-genot = Frank Génot, Bernard Brogliato, *New results on Painlevé paradoxes*, European Journal of Mechanics A/Solids 18 (1999), 653–677.
solutions-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, SIAM 2009, 1, 3, 4장.
solutions-source-ogawa = hi-ogawa, *mechanics* (2020), “Constrained dynamics”: 명제 1~3.

## 막대
solutions-rod-label = 아래 끝으로 오른쪽으로 미끄러지는 막대
solutions-rod-theta = 각도
solutions-rod-mu = 마찰
solutions-rod-omega = 회전
solutions-quantity-a = A, 단위 힘에 대한 끝의 가속도
solutions-quantity-b = b, 접촉력이 없을 때 끝의 가속도
solutions-runs-label = 해의 수
solutions-run-one = 하나
solutions-run-none = 없음
solutions-run-several = 둘
solutions-run-count = 가속도에 맞는 바닥의 힘: { $count }개
solutions-run-start = 초기 상태
solutions-run-start-0 = 끝이 바닥에 닿아 있음
solutions-run-start-1 = 끝이 1 cm/s로 떠남
solutions-run-impulse = 가장 큰 충격량
solutions-run-height = 마지막 순간 끝의 높이
solutions-run-time = 시각
solutions-run-play = 재생
solutions-run-pause = 일시 정지

## 버튼
solutions-try-climbing = 올라가는 직선
solutions-try-falling = 위에서 내려가는 직선
solutions-try-below = 아래에서 내려가는 직선
solutions-try-level = 0에서 수평
solutions-try-chalk = 가파르고 거친
solutions-try-turning = 같지만 회전하는
solutions-try-flat = 눕힌
solutions-try-three = 해가 셋
solutions-try-segment = 선분
solutions-try-ray = 반직선
solutions-try-infeasible = 모순
solutions-try-lemke = 해 둘, 렘케 방법은 반직선으로 끝남
solutions-try-cones-pd = 양의 정부호
solutions-try-cones-three = 뿔 셋
solutions-try-pillar = 매끄러운 바닥 위의 기둥
solutions-try-pillar-rough = 거친 바닥 위의 기둥
solutions-try-rows = 입자의 두 행
