# “상보성으로서의 접촉” 수업. 글 속의 {$이름}은 수식: src/lessons/contact/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

contact-lead = 첫 수업의 철사는 구슬을 양쪽에서 붙들었다. 바닥은 그렇지 않다. 상자를 밀어 올릴 수는 있어도 아래로 붙잡아 둘 수는 없다. 어느 접촉이 유지되고 어느 접촉이 떨어지는지도 해의 일부이며, 이 둘을 동시에 구하는 문제를 *상보성 문제*라 한다.
contact-guide = 이 수업에서는 마찰을 고려하지 않으므로 접촉마다 법선 방향의 힘 하나뿐이다. 물체의 아무 점이나 잡아 끌고, 던지고, 실행을 멈춘 동안에는 다른 곳으로 옮겨 보라.

## 1 밀기
contact-push-title = 밀 수만 있다
contact-push-1 = 상자의 모서리와 바닥 사이의 *틈*을 {$C}라 하자. 위에 있으면 양수, 닿으면 0이다. 금지되는 것은 한쪽뿐이므로 {$gap-ineq}이다. 모든 구속력이 기울기 벡터 방향이듯 이 힘도 법선 {$normal} 방향이지만, 이제 승수의 부호가 정해져 있다. 곧 {$lambda-ineq}이다.
contact-push-2 = 틈과 힘은 서로 이어져 있다. 틈이 있으면 힘이 없고, 힘이 있으면 틈이 없다. 한 줄로 쓰면
contact-push-3 = ⟂은 “둘 가운데 적어도 하나는 0”이라고 읽는다. 상자를 떨어뜨리고 아래 왼쪽과 오른쪽 모서리의 틈과 힘을 보라.

## 2 두 모서리
contact-two-title = 두 모서리, 한 문제
contact-two-1 = 정지한 상자에서 틈은 이미 0이다. 이때 중요한 것은 틈이 벌어지는가이다. 두 틈의 가속도를 {$w}라 하자. 이 가속도는 음수여서는 안 되며, 두 모서리가 한 물체에 속하므로 두 힘 모두에 의존한다.
contact-two-2 = {$A}는 앞 수업들의 들라쉬 연산자이며, 여기서는 접촉의 힘을 틈의 가속도로 보낸다. 상자 너비의 절반을 {$a}, 관성 모멘트를 {$I}라 하면
contact-two-3 = 왼쪽 모서리를 밀면 왼쪽 모서리가 올라간다. 동시에 상자가 돌아, 넓은 상자에서는 오른쪽 모서리가 아래로 눌린다. 비대각 성분이 음수인 것이 그 때문이다. 아래는 바로 이 문제를 지금의 수로 나타낸 것이다. 각 직선 위에서는 두 가속도 가운데 하나가 0이고, 꺾인 선들이 만나는 곳이 해이다.
contact-two-5 = 두 모서리가 서로 돕는지 방해하는지는 상자의 너비에 달려 있다. 좁은 상자에서는 왼쪽 모서리를 밀면 오른쪽 모서리도 들린다.
contact-two-4 = 정지해 있을 때 모서리마다 무게의 절반을 받친다. 실행하면서 상자를 오른쪽 모서리 근처에서 잡아 위로 당겨 보라. 직선이 움직이면서 교점이 이동하고, 교점이 축에 닿는 순간 오른쪽 모서리가 떨어진다.

## 3 경우
contact-cases-title = 붙어 있거나 떨어지거나
contact-cases-1 = 접촉마다 붙어 있거나 떨어지는 두 가지가 있으므로, 접촉이 n개이면 {$cases}가지 경우를 구별해야 한다. 널빤지를 두 받침대에 올린다. 두 받침대는 모두 널빤지 가운데보다 조금 왼쪽에 있다.
contact-plank-question = 첫 순간에 미는 것은 어느 받침대인가?
contact-plank-choice-both = 둘 다
contact-plank-choice-left = 왼쪽
contact-plank-choice-right = 오른쪽
contact-plank-measured = 왼쪽 받침대는 { $left } N, 오른쪽 받침대는 { $right } N으로 민다.
contact-plank-why-1 = 널빤지를 수평으로 두려면 왼쪽 받침대가 당겨야 하는데 그럴 수 없다. 그래서 그 힘은 0이고 틈이 벌어지며 널빤지는 오른쪽 받침대를 축으로 기운다. 가운데가 두 받침대 사이에 있으면 둘 다 민다.
contact-cases-2 = 철사에서는 연립일차방정식만 풀면 되었다. 여기서는 어느 경우인지도 찾아야 하는데, 모두 시험해 보는 것은 불가능하다. 벽돌 이백 장으로 된 벽에는 우주의 원자보다 많은 경우가 있다. {$A}가 양의 정부호이면 해는 꼭 하나이고, 모든 경우를 시험하지 않고 해를 찾는 방법들이 있다.

## 4 단계
contact-step-title = 시간 진행
contact-step-1 = 시뮬레이션은 {$h}씩 나아간다. 단계가 *끝난 뒤* 어떤 틈도 음수여서는 안 되므로, 조건은 단계 뒤의 속도 {$v-after}에 건다.
contact-line-1 = 단계 뒤에 어느 틈도 음수여서는 안 된다.
contact-line-2 = 틈의 일차 근사: 단계 동안 속도 Jv⁺로 변한다.
contact-line-3 = 둘째 줄을 첫째 줄에 대입하고 h로 나누었다.
contact-line-4 = 접촉은 밀기만 하며, 단계 뒤에도 틈이 열려 있는 접촉은 그 단계에서 밀지 않았다.
contact-line-5 = 한 단계에 걸친 뉴턴과 오일러의 법칙. 접촉력이 들어 있다.
contact-line-6 = 다섯째 줄을 셋째, 넷째 줄에 대입하고 A = JWJᵀ로 놓았다. 충격량에 대한 상보성 문제이다.
contact-step-2 = 틈은 좁아져도 되지만, 틈이 허용하는 속도 {$gap-per-step}보다 빠르게 좁아져서는 안 된다. 공이 12 m/s로 바닥에 떨어진다. 1초에 쉰 단계이면 한 단계에 24 cm를 간다.
contact-ball-question = 공은 바닥에 얼마나 파고드는가?
contact-ball-choice-sinks = 힘이 충분히 커질 때까지 몇 센티미터 파고든다
contact-ball-choice-stops = 전혀 파고들지 않는다
contact-ball-choice-through = 뚫고 떨어진다
contact-ball-measured = 가장 낮은 점은 { $lowest } mm였다.
contact-ball-why-1 = 바닥에 닿기 직전의 단계에서는 틈이 이동 거리보다 작다. 그래서 λ는 닿기도 전에, 공이 바닥에 정확히 도달할 만큼 양수가 된다. 이를 *예측 접촉*(speculative contact)이라 한다. 시간 간격이 작지 않아도 되고, 얇은 벽도 뚫고 지나가지 않는다.
contact-step-3 = 여기에는 대가가 있다. 조건은 단계가 시작될 때의 틈과 법선을 쓰며, 물체가 만나는 순간의 것을 쓰지 않는다. 여기서는 탄성이 있는 공이 크기가 같은 다른 공에 비껴 부딪친다. 두 공이 닿을 때 중심을 잇는 선은 공의 경로와 30°를 이룬다. 마찰이 없으므로 맞은 공은 이 선을 따라 튀어 나가야 한다.
contact-off-centre-question = 시간 간격이 40 ms이면 어느 방향으로 튀어 나가는가?
contact-off-centre-choice-flat = 30°보다 작은 각도로
contact-off-centre-choice-exact = 30°로
contact-off-centre-choice-steep = 30°보다 큰 각도로
contact-off-centre-measured = { $coarse }°로 튀어 나갔고, 시간 간격이 4 ms이면 { $fine }°이다. 시간 간격이 40 ms라도 만나는 순간의 법선을 쓰면 { $meeting }°이다.
contact-off-centre-why-1 = 두 공이 만나는 단계가 시작될 때 첫째 공은 아직 11 cm 떨어져 있고, 거기서 보면 상대는 더 정면에 있다. 오차는 한 단계에 가는 거리 정도이다. 셋째 실행처럼 만나는 순간을 구하면 오차가 사라진다. 대신 다가가는 쌍마다 계산이 하나 늘어난다.
contact-step-4 = 같은 결함은 더 거친 꼴로 게임에서 잘 알려져 있다. 스쳐 지나갔을 것 때문에 물체가 느려지는 것으로, 이를 *유령 접촉*(ghost contact)이라 한다. 그러므로 물체가 만나는지 아닌지는 법선만이 아니라 경로를 따라 판단해야 한다. 여기서는 시간 간격 40 ms로 공이 블록의 모서리에서 1.4 cm 떨어져 지나가며, 아래 방향의 3 m/s를 그대로 유지한다.

## 5 너무 많음
contact-many-title = 잉여 받침대 하나
contact-many-1 = 널빤지 하나를 받침대 셋으로 받친다. 힘은 셋이지만 자유도는 널빤지의 높이와 기울기, 둘뿐이다. 널빤지를 2 cm 위에서 떨어뜨린다. 두 실행은 같은 상태에서 시작하며, 첫째는 접촉을 차례로 도는 스윕으로, 둘째는 기울기 벡터를 따라가며 λ를 구한다.
contact-threefold-question = 두 실행은 무엇이 다를까?
contact-threefold-choice-same = 다르지 않다
contact-threefold-choice-forces = 힘은 다르고 운동은 같다
contact-threefold-choice-motion = 운동이 다르다
contact-threefold-measured = 가운데 받침대는 첫째 실행에서 { $a } N, 둘째 실행에서 { $b } N을 받친다.
contact-threefold-why-1 = 겹친 구속 조건에서처럼 {$A}는 특이 행렬이다. λ는 하나로 정해지지 않고, 방법마다 많은 해 가운데 하나를 찾는다. 운동은 어느 것이든 같다. 가운데 받침대가 실제로 얼마를 받치는지 알려면 나무가 얼마나 변형되는지를 정해야 한다.
contact-many-2 = 시뮬레이션이 접촉력을 보여 줄 때 이것을 기억하라. 힘의 합과 모멘트는 물리 법칙으로 정해지지만, 나누어 받치는 몫은 솔버에 따라 다를 수 있다.
contact-many-3 = 직접 확인해 보라. 실행을 멈추고 지금의 단계를 한 행씩 따라가 보라. 솔버들은 같은 λ에서 시작하지만, λ가 하나로 정해지지 않는 곳에서는 잔차가 모두 0이 되어도 서로 다른 λ에 이른다.

## 연습 문제
contact-exercises-title = 연습 문제
contact-exercise-1 = 성분 {$A12}가 0이어서 두 모서리가 서로 영향을 주지 않는 상자는 어떤 상자인가?
contact-exercise-1-ask = 관성 모멘트(kg·m², 2 kg, 너비 1 m)
contact-exercise-1-hint = A₁₂ = 1/m − a²/I이고 a는 너비의 절반이다. 이것이 0이 되는 때는 언제인가?
contact-exercise-1-answer = {$answer-inertia}일 때 {$answer-off}이다. 질량의 절반이 모서리마다 있는 것과 같다. 그러면 한 모서리를 밀어도 다른 모서리는 움직이지 않는다. 아령이 그 예이다.
contact-exercise-2 = 힘 F가 높이 H에서 상자를 옆으로 민다. 가까운 쪽 모서리는 얼마를 받치고, 언제 떨어지는가? 마찰 때문에 상자는 미끄러지지 않는다.
contact-exercise-2-ask = 가까운 모서리가 받치는 힘(N, 2 kg, 너비 1 m, F = 10 N, H = 0.3 m)
contact-exercise-2-hint = 다른 모서리에 대한 토크를 따져 보라. 무게는 너비의 절반 되는 곳에, F는 높이 H에 작용한다.
contact-exercise-2-answer = {$answer-tip}이고, FH가 너비의 절반과 {$mg}의 곱과 같을 때 0이 된다. 그때부터 상자는 넘어지기 시작한다.
contact-exercise-3 = 상보성 문제에 해가 없을 수 있는가? {$b1}이 음수인 행 하나를 생각해 보라.
contact-exercise-3-ask = 바닥 위 2 kg 공의 A(1/kg). 양수인가?
contact-exercise-3-hint = A는 1 N의 힘에 대한 접촉점의 가속도이다.
contact-exercise-3-answer = 그렇다. {$A}의 성분이 0이거나 음수이면 아무리 밀어도 가속도가 0 이상이 되지 않는다. 질량과 법선력만으로는 결코 그렇지 않지만, 마찰이 있으면 그럴 수 있다. 팽르베의 막대가 그 예이다.
contact-exercise-4 = 1 kg의 공이 5 m/s로 수평한 바닥에 떨어지며 튀지 않는다. 시간 간격은 10 ms이다. 그 단계에서 접촉의 힘은 얼마인가?
contact-exercise-4-ask = 힘(N)
contact-exercise-4-hint = 충격량 hλ는 5 m/s와 그 단계에 무게가 더하는 속도를 없애야 한다.
contact-exercise-4-answer = 속도와 한 단계 동안의 무게를 상쇄하므로 λ = m(v/h + g) = 510 N이다. 시간 간격이 5 ms이면 1010 N이다. 충돌의 충격량은 물리 법칙으로 정해지지만, 시뮬레이션에서 그 힘은 시간 간격에 따라 달라진다.

contact-sources-title = 참고 문헌
contact-source-baraff = David Baraff, *Fast contact force computation for nonpenetrating rigid bodies*, SIGGRAPH 1994, 23–34.
contact-source-cottle = Richard Cottle, Jong-Shi Pang, Richard Stone, *The Linear Complementarity Problem*, 1992, 1장.
contact-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 2.3절. tazz, *剛体の接触問題のLCPへの定式化*, 1부.
contact-source-ogawa = hi-ogawa, *mechanics* (2020), “Constrained dynamics”, 명제 3: 부등식 구속을 가속도의 상보성 문제로.

contact-plane-state = 이 평면은 닿은 접촉이 둘일 때의 것이다. 지금은 { $count }개이다.
contact-plane-caption = 닿은 두 접촉의 문제, 실시간: 가로 λ₁, 세로 λ₂, 단위 N.

contact-quantity-gap1 = 왼쪽 틈
contact-quantity-gap2 = 오른쪽 틈
contact-quantity-lambda1 = 왼쪽 힘
contact-quantity-lambda2 = 오른쪽 힘
contact-quantity-A11 = A의 대각 성분
contact-quantity-A12 = A의 비대각 성분
contact-quantity-b = 접촉력이 없을 때 틈의 가속도

## 버튼, 실험, 실행
contact-preset-box = 바닥 위의 상자
contact-preset-falling = 떨어지는 상자
contact-preset-lying = 두 받침대 위의 널빤지
contact-preset-tipping = 기우는 널빤지
contact-preset-threefold = 세 받침대 위의 널빤지
contact-preset-off-centre = 비껴 맞은 공
contact-preset-passing = 모서리 옆을 지나기
contact-act-narrow = 너비 50 cm인 상자
contact-act-wide = 너비 1 m인 상자
contact-run-box = 상자
contact-run-plank = 널빤지
contact-run-ball = 공
contact-run-coarse = h = 40 ms
contact-run-fine = h = 4 ms
contact-run-meeting = h = 40 ms, 만나는 순간
contact-run-sweeps = 스윕
contact-run-gradient = 기울기법
