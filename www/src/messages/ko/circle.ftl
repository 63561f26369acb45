# “원 위의 한 점” 수업. 글 속의 {$이름}은 수식과 조작 요소: src/lessons/circle/vocabulary.ts.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

circle-lead = 구슬 하나가 철사 고리를 따라 미끄러진다. 중력이 끌어당기는데도 구슬은 결코 고리를 벗어나지 않는다. 어떤 힘이 구슬을 붙들어 두며, 그 힘은 얼마나 커야 하는가?
circle-guide = 그 힘을 유도하고, 그것으로 운동을 한 단계씩 계산한다. 시뮬레이션은 녹화된 영상이 아니라 읽는 동안 실제로 계산되는 것이다. 구슬을 끌어 보고, {$dotted}를 바꾸어 보라. 색이 있는 기호를 가리키면 그림과 그래프에서 같은 양이 강조된다.
circle-guide-dotted = 점선 밑줄이 있는 수

## 구속 조건
circle-constraint-title = 구슬이 있을 수 있는 곳
circle-constraint-1 = 고리의 중심을 원점으로 하고 구슬의 위치를 {$x}라 하자. 고리를 각도로 나타내는 대신, 구슬이 있을 수 있는 곳을 방정식 하나로 나타낸다.
circle-constraint-2 = 이 함수 {$C}가 *구속 조건*이다. 고리 위에서 0, 바깥에서 양수, 안쪽에서 음수이다. 지금 값은 {$now-C}이다. 실행을 멈추고 구슬을 고리 밖으로 옮겨 값이 변하는 것을 보라.
circle-constraint-3 = 고리까지의 거리 {$constraint-length}도 같은 곳에서 0이 되며 더 자연스러워 보일 수 있다. 제곱 꼴을 쓰는 까닭은 미분하기 쉽기 때문이다. 두 꼴은 다음 수업에서 비교한다.

## 허용되는 운동
circle-motion-title = 구슬이 움직일 수 있는 방식
circle-motion-1 = 지금 고리 위에 있는 것만으로는 충분하지 않다. 다음 순간에도 고리 위에 있어야 하기 때문이다. 따라서 {$C}의 변화율도 0이어야 하고, 그 변화율의 변화율도 0이어야 한다.
circle-motion-2 = 첫째 줄은 *허용 속도*가 {$x}에 수직이라는 것, 곧 고리의 접선 방향이라는 것을 뜻한다. 둘째 줄에는 조금 뜻밖의 사실이 들어 있다. 움직이는 구슬에서 {$inward}은 0이 아니다. 그저 고리 위에 머무르기 위해서도 구슬은 중심을 향해 {$centripetal}만큼 가속되어야 한다. 이것이 구심 가속도이다. 따로 넣은 것이 아니라 식에서 저절로 나온 것이다.
circle-motion-3 = 여기서는 그 역을 쓴다. 처음에 {$C-zero}이고 {$Cdot-zero}이며 언제나 {$Cddot-zero}이면 구슬은 고리를 벗어나지 않는다. 위치와 속도는 이미 정해져 있다. *고를 수 있는 것은 가속도뿐이다.*

## 두 미지수
circle-work-title = 방정식은 하나, 미지수는 둘
circle-work-1 = 가속도는 뉴턴의 법칙에서 나온다. 구슬에는 두 힘이 작용한다. *외력* {$f}(여기서는 무게)와, 아직 모르는 철사의 힘인 *구속력* {$fhat}이다.
circle-work-2 = 이것을 {$Cddot-zero}에 대입하고 {$m}을 곱한 뒤 아는 항을 우변으로 옮긴다.
circle-work-3 = 방정식은 하나인데 {$fhat}의 성분은 둘이다. 정해지는 것은 {$x} 방향의 성분뿐이고, 고리를 따르는 성분은 무엇이든 될 수 있다. 당연한 일이다. 모터를 단 구슬도 구속 조건을 똑같이 지키기 때문이다. 그러나 매끄러운 철사는 구슬을 앞으로 밀지도, 제동하지도 않는다. *어떤 허용 속도에 대해서도 구속력은 일을 하지 않는다.*
circle-work-4 = 이것이 *가상일의 원리*이다(움직이는 물체에 대해서는 달랑베르의 원리라 한다). {$x}에 수직인 모든 벡터에 수직인 벡터는 {$x}에 평행하다. 그러므로
circle-work-5 = 미지의 두 성분이 미지수 하나, *라그랑주 승수* {$lambda}로 바뀌었다. 방향도 우연이 아니다. {$gradient}는 구속 조건의 기울기 벡터, 곧 {$C}가 가장 빨리 커지는 방향이다.

## 승수
circle-lambda-title = 미지수는 하나
circle-lambda-1 = 이제 방정식도 하나, 미지수도 하나이다. {$multiplier-inline}를 대입하여 푼다.
circle-lambda-2 = 구슬이 흔들리는 동안 수를 읽어 보라. 옆에서는 무게가 고리의 접선 방향이므로 둘째 항만 남는다. 최저점에서는 두 항이 모두 가장 크다. 철사는 무게를 받치면서 *동시에* 경로를 휘게 해야 한다. {$lambda}가 음수이면 철사는 구슬을 안쪽으로 당긴다. 구슬이 최고점 근처를 느리게 지나면 {$lambda}는 양수가 된다. 고리는 밀 수도 있지만 끈은 밀지 못한다.
circle-lambda-3 = 구슬을 끌어 보라. 용수철이 구슬을 포인터 쪽으로 당기고, 그 힘이 {$f}에 더해지며, {$lambda}가 곧바로 달라진다. 또는 질량 {$set-mass}와 중력 가속도 {$set-gravity}를 바꾸어 보라. 운동을 바꾸는 것은 어느 쪽이고, 힘만 바꾸는 것은 어느 쪽인가?
circle-top-title = 최고점을 넘어서
circle-top-1 = 충분히 빠른 구슬은 한 바퀴를 돈다. 최저점에서, 최고점을 천천히 넘을 만큼의 속력으로 출발시켜 보라.
circle-top-question = 구슬이 최고점을 천천히 지날 때 철사는 무엇을 하는가?
circle-top-choice-in = 구슬을 안쪽, 곧 아래로 당긴다
circle-top-choice-out = 구슬을 바깥쪽, 곧 위로 민다
circle-top-choice-zero = 아무것도 하지 않는다. 그곳에서 힘은 0이다
circle-top-measured = { $time }초 뒤 최고점에서 이 실행의 λ는 { $end }이었다.
circle-top-why-1 = 경로를 따라가는 데 필요한 안쪽 가속도는 {$centripetal}뿐인데, 무게만으로도 그보다 큰 가속도가 생긴다. 철사는 그 차이를 상쇄해야 하므로 바깥쪽으로 밀고, {$lambda}는 양수이다. 부호는 둘이 같아지는 속력, 곧 {$balance}일 때 바뀐다. 그보다 느리면 끈은 느슨해지고, 레일 아래쪽에 바퀴가 없는 롤러코스터라면 차량이 레일을 벗어난다.

## 한 단계
circle-step-title = 한 단계 들여다보기
circle-step-1 = 유도가 곧 프로그램이다. 한 단계는 네 과정으로 이루어지며, 아래에 지금 상태의 수가 적혀 있다. 차례로 따라가 보라.
circle-step-2 = 그러면 일은 어떤가? 앞에서 요구한 것을 다음 식으로 확인할 수 있다.
circle-step-3 = {$Cdot}이 0인 곳에서 일률은 0이다. 따라서 철사는 에너지를 받지도 주지도 않는다. 지금 {$now-power}이고, 출발한 뒤로는 {$now-work}이다. 둘째 수는 작지만 꼭 0은 아니다. 계산한 구슬은 이제 정확히 고리 위에 있지 않다. 이 오차가 어디에서 오고 어떻게 커지는지가 다음 수업의 주제이다.

circle-line-1 = 뉴턴의 법칙. 철사의 힘은 아직 모른다.
circle-line-2 = 구슬은 고리 위에 머문다: C̈ = 0.
circle-line-3 = 첫째 줄과 x의 내적에 둘째 줄을 대입했다.
circle-line-4 = 가상일의 원리: 힘은 모든 허용 속도에 수직이다.
circle-line-5 = 넷째 줄을 셋째 줄에 대입했다.
circle-line-6 = λ에 대해 풀었다. x·x = r²은 0이 아니다.

## 연습 문제
circle-exercises-title = 연습 문제
circle-exercise-1 = 구슬이 최저점, 옆, 최고점에 멈추어 있다. 각 경우의 {$lambda}를 구한 다음 구슬을 그곳에 놓고 비교하라.
circle-exercise-1-ask = 최저점에 정지해 있을 때의 λ(N/m, m = 1 kg, r = 1 m, g = 9.81 m/s²)
circle-exercise-1-hint = 정지해 있으면 분자에는 f·x만 남는다. x·x로 나누고, 앞의 음의 부호에 주의하라.
circle-exercise-1-answer = 아래에서는 {$answer-below}이므로 {$answer-bottom}. 철사는 무게만큼 위로 당긴다. 옆에서는 {$answer-side}이고 {$lambda-zero}. 최고점에서는 {$answer-top}. 철사는 이번에도 위쪽으로 민다.
circle-exercise-2 = 구슬을 옆에서 놓는다. 최저점을 지날 때 구속력은 얼마나 큰가?
circle-exercise-2-ask = 최저점에서의 구속력(N, m = 1 kg)
circle-exercise-2-hint = 무게를 받치면서 경로를 휘게 한다. 속력은 높이에서 나온다. v² = 2gr.
circle-exercise-2-answer = {$r}만큼 떨어졌으므로 {$fall}이고, 반지름에 관계없이 {$answer-swing}이다. {$fhat-size}의 그래프를 추가하여 읽어 보라.
circle-exercise-3 = 질량이 두 배가 되면 {$lambda}는 어떻게 되고, 운동은 어떻게 되는가?
circle-exercise-3-ask = 최저점에 멈추어 있는 2 kg 구슬의 λ(N/m, r = 1 m)
circle-exercise-3-hint = 분자의 모든 항에 인수 m이 있다.
circle-exercise-3-answer = 분자의 모든 항에(무게에도) 인수 {$m}이 있으므로 {$lambda}와 {$fhat}은 두 배가 된다. 힘을 질량으로 나눈 가속도는 그대로이고, 운동도 그대로이다.
circle-exercise-4 = 이 수업이 따르는 슬라이드에는 승수가 이렇게 인쇄되어 있다. 부호 하나가 틀렸다. 계산하지 않고 찾아보라.
circle-exercise-4-choice-first = 첫째 항 f·x의 부호
circle-exercise-4-choice-second = 둘째 항 mẋ·ẋ의 부호
circle-exercise-4-choice-both = 두 부호 모두
circle-exercise-4-not-first = 최저점에 멈춰 있으면 f·x는 양수이고 철사는 중심으로 당긴다. λ는 인쇄된 대로 음수이다.
circle-exercise-4-not-both = 틀린 것은 하나뿐이다. 최저점에 멈춘 구슬로 첫째 항을 확인해 보라.
circle-exercise-4-answer = 외력을 없애 보라. 움직이는 구슬에는 안쪽으로 향하는 힘이 필요하므로 {$lambda}는 음수여야 한다. 인쇄된 대로라면 양수이다. 두 항 모두 앞에 −가 붙는 것이 맞다.
circle-exercise-5 = 철사가 타원이라고 하자.
circle-exercise-5-which = 유도의 어느 줄이 달라지는가?
circle-exercise-5-ask = a = 2 m, b = 0.5 m, m = 1 kg일 때 최저점에 멈추어 있는 구슬의 λ(N·m)
circle-exercise-5-hint = (0, −b)에서 기울기 벡터는 (0, −1/b)이다. 멈추어 있으면 분자에는 f·∇C만 남는다.
circle-exercise-5-answer = 어느 줄도 달라지지 않는다. {$x} 대신 {$grad}를 쓰고 이 {$C}의 이계 도함수를 쓰면 모두 그대로이며, 앞으로 나올 모든 구속 조건에서도 그러하다.

## 참고 문헌
circle-sources-title = 참고 문헌
circle-source-slides = Stefan Duthaler, *Constrained Dynamics*, 세미나 “Physically-based methods for 3D games and medical applications”, 2003년 겨울 학기, 슬라이드 5–11.
circle-source-witkin = Andrew Witkin, *Constrained Dynamics*, *Physically Based Modeling*, SIGGRAPH 97 강의 자료, “A bead on a wire” 절.
circle-source-misprints = 참고 문헌의 오자를 바로잡은 식, 그리고 어느 쪽이 맞는지 가르는 계산과 함께 모았다: {$misprints}.
circle-preset-pendulum = 옆에서 출발하는 진동
circle-preset-over = 최고점을 천천히 넘기
circle-preset-kinetic = 진동과 운동 에너지
circle-preset-weightless = 무게 없이 움직이기
circle-preset-beside = 고리에서 벗어난 구슬
circle-preset-turning = 일정한 속력으로 고리 돌기
circle-preset-work = 철사의 일률과 일
circle-run-bead = 구슬
