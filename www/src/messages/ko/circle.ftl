# 「원 위의 한 점」 수업. 글 속의 {$이름}은 수식과 조작 요소: src/lessons/circle/vocabulary.ts.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

circle-lead = 구슬 하나가 철사 고리를 따라 미끄러진다. 중력이 끌어당기는데도 구슬은 결코 고리를 벗어나지 않는다. 어떤 힘이 구슬을 붙들어 두며, 그 힘은 얼마나 커야 하는가?
circle-guide = 우리는 그 힘을 유도하고, 그 힘으로 운동을 계산하고, 그런데도 계산한 구슬이 고리를 벗어나는 것을 보고, 그것을 바로잡을 것이다. 글 옆에 있는 것은 영상이 아니다. 읽는 동안 실제로 계산되고 있다. 구슬을 끌어 보고, {$dotted}를 바꾸어 보라. 색이 있는 기호를 가리키면 그림과 그래프에서 같은 양이 빛난다.
circle-guide-dotted = 점선을 그은 수

## 1 구속 조건
circle-constraint-title = 구슬이 있어도 되는 곳
circle-constraint-1 = 고리의 중심을 원점으로 하고 구슬의 위치를 {$x}라 하자. 고리를 각도로 나타내는 대신, 구슬이 있어도 되는 곳을 방정식 하나로 말한다.
circle-constraint-2 = 이 함수 {$C}가 *구속 조건*이다. 고리 위에서 0, 바깥에서 양수, 안쪽에서 음수이다. 지금 값은 {$now-C}이다. 실행을 멈추고 구슬을 고리 밖으로 옮겨 값이 변하는 것을 보라.
circle-constraint-3 = 고리까지의 거리 {$constraint-length}도 같은 곳에서 0이 되며 더 자연스러워 보일 수 있다. 제곱 꼴을 쓰는 까닭은 미분하기에 까다로운 데가 없기 때문이다. 두 꼴은 뒤에서 비교한다.

## 2 허용되는 운동
circle-motion-title = 구슬이 움직여도 되는 방식
circle-motion-1 = 지금 고리 위에 있는 것만으로는 모자란다. 다음 순간에도 고리 위에 있어야 하기 때문이다. 따라서 {$C}의 변화율도 0이어야 하고, 그 변화율의 변화율도 0이어야 한다.
circle-motion-2 = 첫째 줄은 *허용 속도*가 {$x}에 수직이라는, 곧 고리를 따라간다는 말이다. 둘째 줄에는 작은 놀라움이 있다. 움직이는 구슬에서 {$inward}은 0이 아니다. 그저 고리 위에 머무르기 위해서도 구슬은 중심을 향해 {$centripetal}만큼 가속되어야 한다. 이것이 구심 가속도이다. 우리가 넣은 것이 아니라 저절로 나왔다.
circle-motion-3 = 우리가 쓸 것은 그 역이다. 처음에 {$C-zero}이고 {$Cdot-zero}이며 언제나 {$Cddot-zero}이면 구슬은 고리를 벗어나지 않는다. 위치와 속도는 과거가 정해 준다. *고를 수 있는 것은 가속도뿐이다.*

## 3 두 미지수
circle-work-title = 방정식은 하나, 미지수는 둘
circle-work-1 = 가속도는 뉴턴의 법칙에서 나온다. 구슬에는 두 힘이 작용한다. *외력* {$f}(여기서는 무게)와, 아직 모르는 철사의 힘인 *구속력* {$fhat}이다.
circle-work-2 = 이것을 {$Cddot-zero}에 넣고 {$m}을 곱한 뒤 아는 것을 오른쪽으로 옮긴다.
circle-work-3 = 방정식은 하나인데 {$fhat}의 성분은 둘이다. 정해지는 것은 {$x} 방향의 성분뿐이고, 고리를 따르는 성분은 무엇이든 될 수 있다. 당연한 일이다. 모터를 단 구슬도 구속 조건을 똑같이 지키기 때문이다. 그러나 매끄러운 철사는 구슬을 밀지도 멈추지도 않는다. *어떤 허용 속도에 대해서도 구속력은 일을 하지 않는다.*
circle-work-4 = 이것이 *가상일의 원리*이다. {$x}에 수직인 모든 것에 수직인 벡터는 {$x}에 평행하다. 그러므로
circle-work-5 = 모르는 두 성분이 모르는 수 하나, *라그랑주 승수* {$lambda}가 되었다. 방향도 우연이 아니다. {$gradient}는 구속 조건의 기울기 벡터, 곧 {$C}가 가장 빨리 커지는 방향이다.

## 4 승수
circle-lambda-title = 미지수는 하나
circle-lambda-1 = 이제 방정식 하나에 미지수 하나이다. {$multiplier-inline}를 넣고 푼다.
circle-lambda-2 = 구슬이 흔들리는 동안 수를 읽어 보라. 옆에서는 무게가 고리를 따라 향하므로 둘째 항만 남는다. 맨 아래에서는 두 항이 모두 가장 크다. 철사는 무게를 받치면서 *동시에* 길을 휘게 해야 한다. {$lambda}가 음수인 동안 철사는 안쪽으로 당긴다. 꼭대기 근처에서 구슬이 느리면 양수가 된다. 고리는 밀 수도 있지만 끈은 밀지 못한다.
circle-lambda-3 = 구슬을 끌어 보라. 용수철이 구슬을 포인터 쪽으로 당기고, 그 힘이 {$f}에 더해지며, {$lambda}가 곧바로 응답한다. 또는 질량 {$set-mass}와 중력 가속도 {$set-gravity}를 바꾸어 보라. 운동을 바꾸는 것은 어느 쪽이고, 힘만 바꾸는 것은 어느 쪽인가?

## 5 드리프트
circle-drift-title = 끝인가?
circle-drift-1 = 그래 보인다. 어떤 상태에서도 가속도 {$acceleration}을 알고, 그것을 적분법에 넘기면 된다. 가장 간단한 것은 오일러 방법으로, 위치와 속도가 한 걸음 {$h} 동안 걸음이 시작될 때의 변화율 그대로 나아간다. 구슬은 구속 조건을 지키며 출발하고, 걸음마다 {$Cddot-zero}이 성립한다.
circle-drift-question = 구슬을 고리 옆에서 놓는다. 10 ms 걸음으로 5초 뒤에 구슬은 어디에 있을까?
circle-drift-choice-on = 정확히 고리 위
circle-drift-choice-out = 바깥쪽에서 점점 멀어진다
circle-drift-choice-in = 안쪽에서 점점 멀어진다
circle-drift-choice-both = 바깥과 안쪽을 오간다
circle-drift-measured = { $time }초 뒤 이 실행에서는 { $end }이다. 그동안 C의 가장 작은 값은 { $least }, 가장 큰 값은 { $most }였다.
circle-drift-why-1 = 오일러 방법의 한 걸음은 접선을 따라가고, 접선은 원의 바깥에 있다. 허용 상태에서 한 걸음 나아가면
circle-drift-why-2 = 이 되어 {$C}는 {$growth}만큼 커진다. 작은 양이다. 그러나 {$lambda}의 식에는 {$C}를 보는 항이 없다. 다음 걸음은 앞 걸음이 끝난 곳에서 시작하여 {$Cddot-zero}에 만족하고 자기 오차를 또 보탠다. 어떤 걸음도 오차를 되돌리지 않는다. 이것이 *드리프트*이다.
circle-drift-2 = 걸음을 줄여도 느려질 뿐이다. 걸음이 절반이면 크기가 4분의 1인 오차가 두 배로 쌓이므로 드리프트는 절반이다. 더 나은 적분법은 더 느리게 한다. 문제는 오차의 크기가 아니라 오차가 잊히지 않는다는 데 있다.
circle-drift-3 = {$C}의 오차는 영원히 남고, {$Cdot}의 오차는 {$C}를 끝없이 키운다. 고리 밖에서, 또는 잘못된 속도로 출발한 구슬도 같은 일을 겪는다.

## 6 되먹임
circle-feedback-title = 되먹임
circle-feedback-1 = 그렇다면 방정식이 {$C}를 보게 하자. {$Cddot-zero} 대신, 모든 어긋남이 감쇠 진동처럼 사라지기를 요구한다.
circle-feedback-2 = {$alpha}는 잘못된 위치에, {$beta}는 잘못된 속도에 응답하는 수이다. 유도는 그대로이고 {$lambda}에 항이 하나 늘어난다.
circle-feedback-3 = 고리 위에서 허용 속도로 움직이면 이 항은 0이다. 바로잡을 것이 없으면 되먹임은 아무것도 바꾸지 않는다. 고리를 벗어나 있으면 구슬을 되돌리는데, 지나치지 않으면서 가장 빨리 돌아오는 것은 {$critical}일 때이다. 이것이 *임계 감쇠*이다. {$set-alpha}와 {$set-beta}를 마음대로 바꾸거나, 다음 실험으로 고리 밖에서 출발시켜 보라.
circle-feedback-4 = 중력은 순간마다 다른 방향으로 구슬을 당기는데도 {$C}의 곡선에는 그 흔적이 전혀 없다. 이것은 근사가 아니다. 승수는 어떤 힘이든 그 전부를 떠맡고, 남는 것은 {$oscillator}뿐이다.
circle-feedback-5 = 되먹임은 {$C}의 약이지 적분법의 약이 아니다. 셋을 나란히 실행해 보라. 되먹임은 구슬을 고리에 붙들어 두지만, 에너지도 살펴보라.

## 7 지나친 되먹임
circle-explode-title = 지나치면 모자람만 못하다
circle-explode-1 = {$beta-ten}일 때 구슬이 빨리 돌아온다면, 600일 때는 예순 배 빨리 돌아와야 할 것이다.
circle-explode-question = β = 600 s⁻¹로 임계 감쇠, 오일러 방법, 걸음 10 ms, 정확히 고리 위에서 출발. 무슨 일이 일어날까?
circle-explode-choice-better = 구슬이 전보다 고리에 더 가까이 머문다
circle-explode-choice-same = 눈에 띄는 차이가 없다
circle-explode-choice-explodes = 계산이 발산한다
circle-explode-measured = 처음에는 C = 0이었다. { $time }초에 실행을 멈추었을 때 그때까지의 가장 큰 어긋남은 { $most }였다.
circle-explode-why-1 = 한 걸음 안에서 끝나 버리는 변화를 걸음으로 따라갈 수는 없다. 참된 어긋남은 줄어들지만, 오일러 방법은 걸음마다 {$euler-factor}를 곱하고, 이 수는 {$euler-limit}이면 −1보다 작아진다. 그러면 어긋남은 걸음마다 부호를 바꾸며 커진다. 더 나은 적분법은 이 한계를 조금 밀어낼 뿐 없애지는 못한다.
circle-explode-2 = 여기서 한계는 6 ms와 7 ms 사이에 있다. {$set-step}을 6 ms로 놓고 처음부터 다시 해 보라. 어림 규칙으로 {$beta}는 {$one-over-h}보다 작게 둔다.

## 8 용수철
circle-spring-title = 그냥 용수철이면 안 되는가?
circle-spring-1 = 구슬을 뻣뻣한 용수철과 감쇠기로 고리에 묶을 수도 있다. 이것이 *벌칙법*(penalty method)이다.
circle-spring-2 = 되먹임처럼 보이지만 다른 것이다. 여기서 {$lambda}는 구속 조건이 성립하도록 푼 값이 아니라, 이미 일어난 위반에 매기는 벌이다.
circle-spring-question = 구슬이 용수철에 매달려 맨 아래에 멈추어 있다. 정확히 어디일까?
circle-spring-choice-on = 정확히 고리 위
circle-spring-choice-out = 고리보다 조금 아래
circle-spring-choice-in = 고리보다 조금 위
circle-spring-measured = { $time }초 뒤 구슬은 { $end }인 곳에 매달려 있다.
circle-spring-why-1 = 용수철은 늘어나야만 무게를 받칠 수 있다.
circle-spring-why-2 = 벌칙력은 조건이 깨져야 작용한다. 구속력은 {$C-zero}에서도 작용한다. 어긋남이 아니라 맞서야 할 힘으로부터 계산되기 때문이다.
circle-spring-3 = 그러면 용수철을 더 뻣뻣하게 하면? 오차는 {$one-over-k}로 줄지만, 구슬은 이제 {$frequency}으로 떨고, {$spring-limit}보다 긴 걸음은 그것을 따라가지 못한다. 뻣뻣한 용수철을 시작해 보라. 걸음이 10 ms이면 구슬이 튕겨 나간다. {$set-step}을 9 ms로 놓고 다시 시작하면 머문다. 구속력은 강철처럼 단단하면서도 강성이 전혀 필요 없다.

## 9 두 꼴
circle-forms-title = 고리는 하나, 방정식은 둘
circle-forms-1 = 이제 다른 꼴 {$constraint-length}을 보자. 그 기울기 벡터 {$normal}의 길이가 1이므로 승수는 뉴턴 단위의 힘이다. {$form-half}의 승수는 미터당 힘이었다.
circle-forms-2 = 고리 위에서 허용 속도로 움직이면 두 꼴은 같은 {$fhat}을 준다. 다른 곳에서는 같을 까닭이 없다. 서로 다른 두 함수의 이계 도함수는 서로 다른 두 요구이기 때문이다.
circle-forms-3 = 잘못된 속도로, 되먹임 없이 출발시켜 보라. 같은 고리의 같은 곳에서 떠난 두 구슬이 갈라진다. 0.5초 뒤 중심에서의 거리는 하나가 1.41 m, 다른 하나가 1.50 m이다.

## 10 한 걸음
circle-step-title = 한 걸음 뜯어보기
circle-step-1 = 유도가 곧 프로그램이다. 한 걸음은 네 단계로 이루어지며, 여기에 지금 상태의 수가 적혀 있다. 차례로 따라가 보라.
circle-step-2 = 그럼 일은? 우리가 요구한 것은 확인할 수 있다.
circle-step-3 = {$Cdot}이 0인 곳에서 일률은 0이다. 철사는 에너지를 받지도 주지도 않는다. 지금 {$now-power}, 출발한 뒤 모두 {$now-work}이다. 이 수들이 0이 아니면 드리프트나 되먹임이 작용하고 있는 것이다.

## 11 정확한 운동
circle-exact-title = 정확한 운동과 견주기
circle-exact-1 = 우리 구슬은 진자이고, 진자의 운동은 정확히 알려져 있다. 점선 원이 그것으로, 걸음이 아니라 타원 함수로 계산한 것이다. 구슬까지의 거리가 참된 오차이다. 여기에는 드리프트뿐 아니라, {$C}가 전혀 알지 못하는 고리 방향의 오차도 들어 있다.
circle-exact-2 = 세 적분법을 되먹임 없이 나란히 실행해 보라. 지금의 오차는 다음과 같다.
circle-exact-3 = 그런 다음 걸음 {$set-step-all}을 절반으로 줄이고 처음부터 다시 시작하여 같은 시각까지 실행하라. 오차는 오일러 방법에서 2분의 1, 중점법에서 4분의 1, 룽게–쿠타 방법에서 16분의 1이 된다. 차수가 1, 2, 4라는 뜻이다.

## 12 연습 문제
circle-exercises-title = 연습 문제
circle-exercise-1 = 구슬이 맨 아래, 옆, 꼭대기에 멈추어 있다. 각각의 {$lambda}를 구한 다음, 구슬을 그곳에 놓고 비교하라.
circle-exercise-1-ask = 가장 낮은 점에 가만히 있을 때의 λ(N/m, m = 1 kg, r = 1 m, g = 9.81 m/s²)
circle-exercise-1-hint = 가만히 있으면 분자에는 f·x만 남는다. x·x로 나누고, 앞의 음의 부호에 주의하라.
circle-exercise-1-answer = 아래에서는 {$answer-below}이므로 {$answer-bottom}. 철사는 무게만큼 위로 당긴다. 옆에서는 {$answer-side}이고 {$lambda-zero}. 꼭대기에서는 {$answer-top}. 철사는 이번에도 위쪽으로, 민다.
circle-exercise-2 = 구슬을 옆에서 놓는다. 맨 아래를 지날 때 구속력은 얼마나 큰가?
circle-exercise-2-ask = 가장 낮은 점에서의 구속력(N, m = 1 kg)
circle-exercise-2-hint = 무게를 받치고 길을 굽힌다. 빠르기는 높이에서 나온다. v² = 2gr.
circle-exercise-2-answer = {$r}만큼 떨어졌으므로 {$fall}이고, 반지름에 관계없이 {$answer-swing}이다. {$fhat-size}의 그래프를 더해 읽어 보라.
circle-exercise-3 = 질량이 두 배가 되면 {$lambda}는 어떻게 되고, 운동은 어떻게 되는가?
circle-exercise-3-answer = 분자의 모든 항에 인수 {$m}이 있으므로(무게에도) {$lambda}와 {$fhat}은 두 배가 된다. 힘을 질량으로 나눈 가속도는 그대로이고, 운동도 그대로이다.
circle-exercise-4 = 이 수업이 따르는 슬라이드에는 승수가 이렇게 인쇄되어 있다. 부호 하나가 틀렸다. 계산하지 않고 찾아보라.
circle-exercise-4-answer = 외력을 없애 보라. 움직이는 구슬에는 안쪽으로 향하는 힘이 필요하므로 {$lambda}는 음수여야 한다. 인쇄된 대로라면 양수이다. 두 항 모두 앞에 −가 붙는 것이 맞다.
circle-exercise-5 = 오일러 방법, 임계 감쇠, 걸음 5 ms. {$beta}가 얼마를 넘으면 발산하는가?
circle-exercise-5-ask = β의 한계(1/s)
circle-exercise-5-hint = 임계 감쇠에서 어긋남은 시간 간격마다 1 − hβ/2배가 된다. 그것이 −1이 되는 때는 언제인가?
circle-exercise-5-answer = {$answer-roots}일 때, 곧 {$answer-limit}이다. 그보다 조금 작아도 이미 쓸모가 없다. 어긋남이 느리게 사라지고 걸음마다 부호를 바꾼다.
circle-exercise-6 = 반지름 1 m인 고리의 맨 아래에 멈추어 있는 1 kg의 구슬을 용수철로 1 mm 안에 붙들려고 한다. 용수철은 얼마나 뻣뻣해야 하고, 걸음은 얼마나 길어도 되는가?
circle-exercise-6-ask = 강성 k(N/m³)
circle-exercise-6-hint = 가만히 있으면 kC|x| = mg이고, 고리에서 1 mm 밖이면 C는 약 0.001 m²이다.
circle-exercise-6-answer = {$answer-stiff}는 약 10 000 N/m³이므로 ω는 약 100 s⁻¹, {$h}는 많아야 20 ms이다. 1000분의 1 mm라면 {$k}는 천 배이고 {$h}는 많아야 0.6 ms이다.
circle-exercise-7 = 철사가 타원이라고 하자.
circle-exercise-7-hint = 유도의 어느 줄이 달라지는가?
circle-exercise-7-answer = 어느 줄도 달라지지 않는다. {$x} 대신 {$grad}를 쓰고 이 {$C}의 이계 도함수를 쓰면 모두 그대로이며, 앞으로 나올 모든 구속 조건에서도 그러하다.

## 참고 문헌
circle-sources-title = 참고 문헌
circle-source-slides = Stefan Duthaler, *Constrained Dynamics*, 세미나 “Physically-based methods for 3D games and medical applications”, 2003년 겨울 학기, 슬라이드 5–11. 여기서 바로잡은 것: 슬라이드 7의 ẋ·x는 ẍ·x가 맞고, 슬라이드 8의 Ṫ = 0은 f̂·ẋ = 0만 맞으며, 슬라이드 9의 부호는 연습 문제 4와 같다.
circle-source-witkin = Andrew Witkin, *Constrained Dynamics*, *Physically Based Modeling*, SIGGRAPH 97 강의 자료.
circle-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16. 되먹임에 관하여.
circle-misprint-title = 자료의 오자: 인쇄된 것과 바로잡은 것
circle-misprint-1 = Duthaler, 슬라이드 7: 이계 도함수에 ẋ·x라고 되어 있으나 ẍ·x가 맞다. 오자대로라면 어떤 가속도도 구슬을 고리 위에 붙들 수 없다.
circle-misprint-2 = Duthaler, 슬라이드 8: Ṫ = 0이라고 되어 있으나 성립하는 것은 f̂·ẋ = 0뿐이다. 무게는 일을 한다. 구슬을 흔들어 운동 에너지를 보라.
circle-misprint-3 = Duthaler, 슬라이드 9: λ의 부호 하나. 위의 연습 문제 4.
circle-misprint-4 = Lee, 4절: Seᵏ⁺¹ = Teᵏ라고 되어 있으나, A = S + T이면 Seᵏ⁺¹ = −Teᵏ이다. 스펙트럼 반지름은 같지만, 오차의 부호가 번갈아 바뀌는지는 야코비를 돌려 보면 드러난다.
circle-misprint-5 = Lee, 4.3절: (S − T)x = ωb는 (S + T)x = ωb의 오자이다. 그 아래 줄들은 더하기로 계산한다.
circle-misprint-6 = hi-ogawa, 명제 1의 증명: f̂ᵀẋ = (DG λ)ᵀẋ는 (DGᵀλ)ᵀẋ의 오자이다. 주장 4가 가리키는 명제 3과 4는 2와 3이다. 또 각운동량이 보존된다고 하지만, 기울기를 원래 자리가 아니라 예측한 자리 x̄에서 잡으므로 보존되지 않는다. 도는 막대는 h에 비례하여 작아지는 몫만큼 잃는다.
circle-misprint-7 = tazz, 1부 제목: “Complimentarity”는 complementarity의 오자.

## 단추, 설정, 실행
circle-preset-drift = 오일러, 되먹임 없음: 드리프트
circle-preset-halved = 원래 걸음과 절반 걸음
circle-preset-rk4 = 룽게–쿠타 방법이라면
circle-preset-critical = 임계 감쇠
circle-preset-damping = 부족, 임계, 과다
circle-preset-velocity = 잘못된 속도에서
circle-preset-explodes = 이 h에 비해 β가 너무 큼: 발산
circle-preset-spring = 구속 대신 용수철
circle-preset-stiff = 뻣뻣한 용수철: 발산
circle-preset-rivals = 심플렉틱 오일러: 되먹임 없음, 있음, 용수철
circle-preset-forms = C의 두 꼴
circle-preset-integrators = 세 적분법
circle-preset-pendulum = 처음부터: 정확한 진자
circle-run-bead = 구슬
circle-run-none = 오일러, 되먹임 없음
circle-run-symplectic = 심플렉틱 오일러, 되먹임 없음
circle-run-rk4 = 되먹임 없음, 룽게–쿠타
circle-run-feedback = 되먹임
circle-run-spring = 용수철
circle-run-full = h = 10 ms
circle-run-half = h = 5 ms
circle-run-under = β = 2 s⁻¹: 부족
circle-run-critical = β = 10 s⁻¹: 임계
circle-run-over = β = 40 s⁻¹: 과다
circle-run-high = β = 600 s⁻¹
circle-run-form-half = ½(x·x − r²)
circle-run-form-length = |x| − r
circle-run-euler = 오일러
circle-run-midpoint = 중점법
circle-run-runge-kutta = 룽게–쿠타
