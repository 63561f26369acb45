# 수업 “구속 조건에서 상보성으로”. 본문의 {$이름}은 수식: src/lessons/complementarity/formulas.tex.
# *낱말*은 강조, **낱말**은 굵게. 한 문단은 한 줄의 메시지 하나.

complementarity-lead = 철사는 구슬을 붙드는 데 필요하면 당기기도 하고 밀기도 한다. 바닥은 밀기만 하고, 그것도 위에 무엇이 놓여 있는 동안에만 민다. 이 “만” 때문에 방정식은 새로운 문제가 된다.
complementarity-guide = 그림이 바로 문제이다. 직선을 잡아 움직이면 수식과 해와 설명이 모두 따라 바뀐다.

## 1 밀기만
complementarity-push-title = 밀기만 하는 바닥
complementarity-ball-1 = 바닥 위에 공이 있다. 옆 그림에서 오른쪽은 바닥의 힘 λ, 위쪽은 w = C/h, 곧 한 단계 뒤의 틈 C를 시간 간격 h로 나눈 값이다. 공을 들어 올렸다가 놓거나 점을 끌어 보라. 점은 ㄴ자 모서리를 결코 벗어나지 않는다. 공중에서는 틈이 있고 힘이 없으며, 바닥에서는 힘이 있고 틈이 없다.
complementarity-ball-lift = 높이
complementarity-ball-press = 누르기
complementarity-ball-picture = 바닥 위의 공, 그리고 그 틈과 힘을 나타내는 점
complementarity-ball-measured = 틈 C = { $gap } m, w = C/h = { $w } m/s, 힘 λ = { $force } N.
complementarity-push-1 = 공이 바닥에 막 닿으려 한다. 한 단계 동안 바닥은 공에 충격량 {$lam}을 줄 수 있고, 그 뒤 공은 바닥에서 멀어지는 쪽으로 속도 {$w}로 움직인다. 속도의 변화는 충격량에 비례한다.
complementarity-push-2 = {$b}는 바닥이 없을 때의 속도이고, {$A}는 단위 충격량에 의한 속도의 변화이다. 공에서는 질량의 역수이다. 철사라면 이제 {$w-zero}을 요구할 것이다. 바닥은 세 가지를 동시에 요구한다.
complementarity-push-3 = 바닥은 당기지 않고, 통과시키지 않으며, 저절로 떠나는 것은 밀지 않는다. 마지막 조건, 곧 곱이 0이라는 것은 접촉 수업의 ⟂이다. 둘 가운데 하나는 언제나 0이다. 역학에서는 이 세 조건을 *시뇨리니 조건*이라 한다. 여기처럼 {$w}가 λ의 일차식인 상보성 문제를 *선형 상보성 문제*, 줄여서 LCP라고 한다.
complementarity-push-4 = 그림에서 두 조건은 모서리를 이룬다. 위쪽은 {$lambda-zero}, 오른쪽은 {$w-zero}인 반직선이다. 직선이 이 모서리와 만나는 곳이 해이다.
complementarity-falling-question = 공이 2 m/s로 내려온다. 질량은 1 kg이다. 바닥은 무엇을 할까?
complementarity-falling-choice-nothing = 아무것도 하지 않는다. 충격량은 0이다
complementarity-falling-choice-stops = 2 N·s의 충격량으로 공을 멈춘다
complementarity-falling-choice-throws = 4 N·s의 충격량으로 되튕긴다
complementarity-falling-measured = λ = { $lambda } N·s, w = { $w } m/s이다.
complementarity-falling-why = 직선은 모서리보다 {$b-falling}만큼 아래에서 시작해 기울기 1로 올라가 수평 부분과 만난다. 튀지 않는 것은 문제를 그렇게 세웠기 때문이다. 튀는 경우는 {$b}가 다른 문제이며, 다른 수업에서 다룬다.
complementarity-push-5 = 공이 이미 올라가는 중이라면 어떨까? 그러면 직선은 모서리보다 위에서 시작해 곧바로 모서리의 선과 만나고, 바닥은 아무것도 하지 않는다.

## 2 한계
complementarity-bounds-title = 하한, 상한, 없음
complementarity-bounds-1 = 한계가 있는 것은 바닥의 행만이 아니다. 모터의 토크와 마찰력에는 양쪽 방향으로 최댓값이 있다. 그래서 모든 승수에 하한과 상한을 두자.
complementarity-bounds-2 = 어느 쪽이든 무한대여도 된다. 한계가 없으면 그 행은 {$w-zero}, 지금까지의 수업과 같은 보통 방정식이다. {$lo-zero}이고 상한이 없으면 바닥이다. 둘 다 있으면 모터이다. 힘이 충분한 동안은 속도를 유지하여 {$w-zero}이고, 한계에 이르면 뒤처진다.
complementarity-motor-question = 모터는 어느 방향으로든 최대 1을 낼 수 있는데, 속도를 유지하려면 2가 필요하다. 해는 어디에 있을까?
complementarity-motor-choice-between = 두 한계 사이, w = 0 위
complementarity-motor-choice-hi = 상한에 있고, w는 0보다 작다
complementarity-motor-choice-none = 어디에도 없다
complementarity-motor-measured = λ = { $lambda }, w = { $w }이다.
complementarity-motor-why = 꺾인 선에는 이제 모서리가 둘이다. 직선은 수평 부분 아래를 지나 그 아래의 수직 부분과 {$hi}에서 만난다. 모자라는 것은 {$w-negative}으로 남는다. 속도를 유지하지 못한 것이다.
complementarity-bounds-3 = 이 모든 경우를 한 줄로 쓸 수 있다. 직선 위의 한 점에서 {$w}를 빼고, 그 결과를 한계 안으로 제한한다.
complementarity-bounds-4 = 이렇게 해도 움직이지 않는 점이 해이다. 다른 점에서는 움직인 거리가 해에서 얼마나 어긋났는지를 나타내는 값, 곧 *잔차*(*자연 사상*의 노름. 행이 여럿이면 먼저 {$w}를 그 행의 대각 성분으로 나눈다)이다. 마름모를 직선을 따라 움직이며 화살표가 어디로 보내는지 보라.
complementarity-bounds-5 = 이 식은 검산에만 쓰이는 것이 아니다. 되풀이하면 그것만으로 이미 하나의 해법이며, 반복법에 관한 수업이 여기서 시작한다.

## 3 둘을 한꺼번에
complementarity-two-title = 두 접촉, 한 평면
complementarity-two-1 = 상자가 두 모서리로 놓여 있다. 왼쪽 모서리 아래의 충격량은 왼쪽을 들어 올리지만, 상자를 돌려 오른쪽을 내리누른다. 따라서 각 {$w-i}는 두 충격량에 모두 의존한다.
complementarity-two-2 = 이제 그림은 두 미지수의 평면이다. 직선 {$w1-zero} 위에서는 첫째 모서리가 바닥에 머물고, 빗금 쪽에서는 뜬다. 모서리마다 꺾인 선이 굵게 그려져 있다. 밀지 않는 곳에서는 축을 따라, 미는 곳에서는 자기 직선을 따라간다. 첫째는 실선, 둘째는 파선이다. **두 선이 만나는 곳이 해이다.**
complementarity-landing-question = 상자가 돌면서 왼쪽 모서리부터 내려온다. b = (−3, 1)이다. 바닥은 어느 모서리를 밀까?
complementarity-landing-choice-both = 둘 다
complementarity-landing-choice-left = 왼쪽만
complementarity-landing-choice-right = 오른쪽만
complementarity-landing-choice-neither = 어느 쪽도 아님
complementarity-landing-measured = λ = { $lambda }, w = { $w }이다.
complementarity-landing-why = 두 꺾인 선은 축 {$lambda2-zero} 위에서 만난다. 왼쪽 모서리의 충격량 때문에 오른쪽은 바닥 쪽으로 눌리기까지 하지만, {$b2}가 충분히 커서 오른쪽은 계속 멀어진다. 어느 경우인지는 풀어 보아야 안다. “둘 다 닿으니 둘 다 민다”고 짐작하면 한쪽이 당기게 된다.
complementarity-two-3 = 두 쌍이면 네 경우, 열 쌍이면 벌써 천 가지 경우이다. 그래서 이 문제는 어렵고도 흥미롭다. 네 경우가 한 번씩 나올 때까지 직선을 끌어 보라.
complementarity-two-4 = 지금 문제의 수는 다음과 같다.

## 4 모두 하나로
complementarity-kinds-title = 등식, 부등식, 그리고 둘 다
complementarity-kinds-1 = 행마다 한계를 두면 이 강좌에서 푸는 모든 문제가 한 가지 꼴이 된다. 한계가 전혀 없으면 연립일차방정식, 모두 {$lam-positive}이면 LCP, 둘이 섞여 있으면 *혼합* 문제, 한계가 유한하면 *상자 제약 LCP*이다.
complementarity-kinds-2 = 한계가 없는 행은 그 방정식을 자신의 승수에 대해 풀 수 있으므로 미리 소거할 수 있다. 남는 것은 더 작은 LCP이며, 그 행렬을 *슈어 보수*(Schur complement)라고 한다.
complementarity-kinds-3 = 첫째 행에 한계가 있고 둘째 행에 없을 때, 작아진 문제는 다음과 같다.
complementarity-kinds-4 = 그림 아래의 표에서 행의 종류를 바꾸고, 꺾인 선의 어느 부분이 남는지 보라.
complementarity-kinds-5 = 문헌에 나오는 이름 두 가지를 여기서 소개한다. {$w}가 {$line-form} 꼴에 한하지 않고 매끄럽게 λ에 의존하면 *비선형* 상보성 문제(NCP)이고, 행마다 한계가 있으면 *혼합* 상보성 문제(MCP)이다. 상자 제약 LCP는 선형 MCP이고, 방정식은 한계가 없는 MCP이며, 진짜 원뿔을 쓰는 마찰은 한계 자체가 변하지만, 미끄러지는 속력을 미지수로 더하면 NCP로 쓸 수 있다.

## 5 에너지
complementarity-energy-title = 벽에 닿을 때까지 내리막으로
complementarity-energy-1 = {$A}가 대칭이고 양의 정부호이면(서로 독립인 행들의 들라쉬 연산자가 그렇다) 문제를 전혀 다르게 해석할 수 있다. 가는 타원들은 다음 함수의 등고선이다.
complementarity-energy-2 = {$w}는 그 기울기 벡터이다. 해는 한계 안에서 가장 낮은 점이다. 골짜기 바닥({$w-zero})이거나, 벽 위에서 내려가는 방향이 벽을 똑바로 향하는 점({$w-positive})이다. 상보성은 바로 최소이기 위한 조건이다.
complementarity-line-1 = 한계는 λ ≥ 0이다. E는 이차식, A는 대칭, w는 기울기 벡터이다. d는 임의의 방향이고 t > 0이다.
complementarity-line-2 = 가장 낮은 점에서는 허용되는 어느 방향으로도 E가 줄지 않으며, t가 작으면 t의 일차항이 결정한다. 행 i의 축을 따라 커지는 방향은 언제나 허용된다.
complementarity-line-3 = {$lambda-i}가 양수이면 반대 방향도 허용된다. 따라서 λ ⟂ w이다.
complementarity-line-4 = 거꾸로, 0 ≤ λ ⟂ w ≥ 0인 λ에서 다른 {$lambda-other} ≥ 0으로 간다. 첫째 줄에서 t = 1, d = {$lambda-other} − λ로 놓았다.
complementarity-line-5 = w·λ = 0이고 w와 {$lambda-other}에 음의 성분이 없으며 A는 양의 정부호이다. 따라서 λ는 가장 낮은 점이고, 그런 점은 하나뿐이다.
complementarity-energy-question = 골짜기 바닥이 밖에, λ = (3, −1)에 있다. 해는 허용된 점 가운데 거기서 가장 가까운 (3, 0)일까?
complementarity-energy-choice-nearest = 그렇다, (3, 0)이다
complementarity-energy-choice-other = 아니다, 같은 축 위의 다른 점이다
complementarity-energy-choice-origin = 아니다, 원점이다
complementarity-energy-measured = λ = { $lambda }, w = { $w }이다.
complementarity-energy-why = 골짜기가 비스듬하다. 벽을 따라가면 에너지는 등고선이 벽에 접하는 점까지 더 줄어든다. 먼저 방정식을 풀고 나중에 음의 성분을 0으로 놓으면 틀린 답이 나오고, 접촉에서는 그것이 눈에 보인다.
complementarity-energy-3 = 마찰에는 이런 에너지가 없다. 한계가 법선력에 의존하기 때문이다. 마찰이 지금까지의 모든 것보다 어려운 까닭 가운데 하나이다.

## 연습 문제
complementarity-exercises-title = 연습 문제
complementarity-exercise-1 = A = 2, b = −3, λ ≥ 0이다. 해는 무엇이고, 상한이 1이면 무엇인가?
complementarity-exercise-1-ask = 상한이 없을 때의 λ
complementarity-exercise-1-hint = λ > 0이면 행은 방정식 2λ − 3 = 0이다.
complementarity-exercise-1-bound-ask = 상한이 1일 때의 w
complementarity-exercise-1-bound-hint = λ는 1에서 멈추고 w = Aλ + b가 남는다.
complementarity-exercise-1-answer = {$answer-one}이고 {$w-zero}이다. 상한이 있으면 λ = 1, w = −1이다.
complementarity-exercise-2 = lo = hi인 행은 무엇을 뜻하는가?
complementarity-exercise-2-ask = A = 2, b = −3, lo = hi = 3일 때의 w
complementarity-exercise-2-hint = λ가 주어지면 w는 w = Aλ + b로 정해진다.
complementarity-exercise-2-answer = λ가 주어져 있고 w는 무엇이든 된다. 곧 그 행은 알려진 힘을 나타낸다. 상자 제약 LCP에는 이 경우도 있다.
complementarity-exercise-3 = A = ((2, 1), (1, 2)), b = (−5, −6)이다. 두 모서리가 모두 민다는 것을 보이라.
complementarity-exercise-3-ask = 첫째 모서리의 λ
complementarity-exercise-3-hint = 2λ₁ + λ₂ = 5와 λ₁ + 2λ₂ = 6을 풀어 보라.
complementarity-exercise-3-answer = {$answer-both}은 두 방정식의 해이고 양수이므로 w는 둘 다 0이어도 된다. A가 양의 정부호이므로 다른 해는 없다.
complementarity-exercise-4 = 상자의 질량과 관성 모멘트를 두 배로 한다. A, λ, w는 어떻게 되는가?
complementarity-exercise-4-ask = λ는 몇 배가 되는가
complementarity-exercise-4-hint = A는 역질량이고 b는 그대로이다.
complementarity-exercise-4-answer = A는 절반, λ는 두 배가 되고 w는 그대로이다. 무거운 상자는 더 세게 누르지만 똑같이 움직인다.

complementarity-sources-title = 참고 문헌
complementarity-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 2.3–3.5절.
complementarity-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, 1부: λ의 한계. hi-ogawa, *mechanics* (2020), “Constrained dynamics”, 명제 3.
complementarity-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, SIAM 2009, 1장.
complementarity-source-moreau = Jean Jacques Moreau, *Unilateral contact and dry friction in finite freedom dynamics*, Nonsmooth Mechanics and Applications, Springer 1988에 실림, 1–82.

complementarity-quantity-reduced-a = 줄인 행렬
complementarity-quantity-reduced-b = 줄인 우변

## 버튼
complementarity-try-falling = 내려오는 공
complementarity-try-leaving = 올라가는 공
complementarity-try-motor = 충분히 센 모터
complementarity-try-weak = 너무 약한 모터
complementarity-try-wire = 한계 없음
complementarity-try-resting = 정지한 상자
complementarity-try-landing = 왼쪽 모서리로 착지
complementarity-try-flying = 두 모서리 모두 떨어짐
complementarity-try-mixed = 둘째 행은 한계 없음
complementarity-try-box = 두 행 모두 상자 제약
complementarity-try-linear = 한계 없음
complementarity-try-valley = 골짜기가 밖에
