# 수업 “드리프트와 피드백”. 글 속의 {$이름}은 식과 조작 요소: src/lessons/drift/vocabulary.ts.

drift-lead = 식은 옳은데도 구슬은 고리를 벗어난다. 5초면 눈에 보인다. 식이 아니라면 무엇이 잘못되었는가?
drift-guide = 아래의 실험은 모두 앞 수업의 구슬로 한다. 여기에 유한한 단계로 나아가는 적분법, 피드백, 지나친 피드백, 그리고 이와 견줄 용수철을 하나씩 더해 간다.

## 드리프트
drift-drift-title = 이것으로 끝인가?
drift-drift-1 = 그렇게 보였다. 어떤 상태에서도 가속도 {$acceleration}을 알 수 있으므로 그것을 적분법에 넘기면 된다. 가장 간단한 것은 오일러 방법이다. 위치와 속도는 각각 시간 간격 {$h} 동안, 단계가 시작될 때의 변화율대로 변한다. 구슬은 허용되는 상태에서 출발하고, 단계마다 {$Cddot-zero}이 성립한다.
drift-drift-question = 구슬을 고리 옆에서 놓는다. 시간 간격이 10 ms일 때 5초 뒤에 구슬은 어디에 있을까?
drift-drift-choice-on = 정확히 고리 위
drift-drift-choice-out = 바깥쪽에서 점점 멀어진다
drift-drift-choice-in = 안쪽에서 점점 멀어진다
drift-drift-choice-both = 바깥과 안쪽을 오간다
drift-drift-measured = { $time }초 뒤 이 실행에서는 { $end }이다. 그동안 C의 가장 작은 값은 { $least }, 가장 큰 값은 { $most }였다.
drift-drift-why-1 = 오일러 방법의 한 단계는 접선을 따라가고, 접선은 원의 바깥에 있다. 허용 상태에서 한 단계 나아가면
drift-drift-why-2 = 이 되어 {$C}는 {$growth}만큼 커진다. 작은 양이다. 그러나 {$lambda}의 식에는 {$C}가 나타나지 않는다. 다음 단계는 앞 단계가 끝난 곳에서 시작하여 {$Cddot-zero}만 만족하면 되고, 거기에 새로운 오차를 더한다. 어떤 단계도 오차를 되돌리지 않는다. 이것이 *드리프트*이다.
drift-drift-2 = 시간 간격을 줄여도 느려질 뿐이다. 시간 간격이 절반이면 크기가 4분의 1인 오차가 두 배 많이 쌓이므로 드리프트는 절반이 된다. 더 나은 적분법은 더 느리게 한다. 문제는 오차의 크기가 아니라 오차가 계속 남는다는 데 있다.
drift-drift-3 = {$C}의 오차는 영원히 남고, {$Cdot}의 오차는 {$C}를 끝없이 키운다. 고리 밖에서, 또는 잘못된 속도로 출발한 구슬에서도 같은 일이 일어난다.
drift-drift-4 = 에너지는 어떤가? 적분법은 {$C}를 지키지 못하듯 에너지도 지키지 못한다.

## 피드백
drift-feedback-title = 피드백
drift-feedback-1 = 그러므로 방정식에 {$C}를 넣는다. {$Cddot-zero} 대신, 모든 어긋남이 감쇠 진동자의 변위처럼 사라지기를 요구한다.
drift-feedback-2 = {$alpha}는 위치의 오차에, {$beta}는 속도의 오차에 곱하는 계수이다. 유도는 그대로이고 {$lambda}에 항이 하나 늘어난다.
drift-feedback-3 = 고리 위에서 허용 속도로 움직이면 이 항은 0이다. 바로잡을 것이 없으면 피드백은 아무것도 바꾸지 않는다. 고리를 벗어나 있으면 구슬을 되돌리는데, {$critical}일 때 지나치지 않고 가장 빨리 돌아온다. 이것이 *임계 감쇠*이다. {$set-alpha}와 {$set-beta}를 마음대로 바꾸거나, 다음 실험으로 고리 밖에서 출발시켜 보라.
drift-feedback-4 = 구슬에서 보면 중력의 방향이 순간마다 다른데도 {$C}의 곡선에는 그 흔적이 전혀 없다. 이것은 근사가 아니다. 철사에 수직으로 작용하는 힘은 어떤 것이든 승수가 상쇄하고, 남는 것은 {$oscillator}뿐이다.
drift-feedback-5 = 피드백은 {$C}를 보정할 뿐 적분법의 다른 오차는 보정하지 않는다. 셋을 나란히 실행해 보라. 피드백은 구슬을 고리에 붙들어 둔다. 그러나 에너지는 어떤지도 살펴보라.

## 지나친 피드백
drift-explode-title = 지나침은 모자람만 못하다
drift-explode-1 = {$beta-ten}일 때 구슬이 빨리 돌아온다면, 600일 때는 예순 배 빨리 돌아와야 할 것이다.
drift-explode-question = β = 600 s⁻¹의 임계 감쇠, 오일러 방법, 시간 간격 10 ms로 정확히 고리 위에서 출발한다. 무슨 일이 일어날까?
drift-explode-choice-better = 구슬이 전보다 고리에 더 가까이 머문다
drift-explode-choice-same = 눈에 띄는 차이가 없다
drift-explode-choice-explodes = 계산이 발산한다
drift-explode-measured = 처음에는 C = 0이었다. { $time }초에 실행을 멈추었을 때 그때까지의 가장 큰 어긋남은 { $most }였다.
drift-explode-why-1 = 한 단계 안에 끝나 버리는 변화를 그 단계로 따라갈 수는 없다. 정확한 해에서 어긋남은 줄어들지만, 오일러 방법은 단계마다 {$euler-factor}를 곱하고, 이 수는 {$euler-limit}이면 −1보다 작아진다. 그러면 어긋남은 단계마다 부호를 바꾸며 커진다. 더 나은 적분법은 이 한계를 조금 밀어낼 뿐 없애지는 못한다.
drift-explode-2 = 여기서 한계는 6 ms와 7 ms 사이에 있다. {$set-step}을 6 ms로 놓고 처음부터 다시 해 보라. 경험적으로 {$beta}는 {$one-over-h}보다 작게 잡는다.

## 용수철
drift-spring-title = 그냥 용수철이면 안 되는가?
drift-spring-1 = 구슬을 뻣뻣한 용수철과 감쇠기로 고리에 묶을 수도 있다. 이것이 *벌칙법*(penalty method)이다.
drift-spring-2 = 피드백처럼 보이지만 다른 것이다. 여기서 {$lambda}는 구속 조건이 성립하도록 푼 값이 아니라, 이미 일어난 위반에 매기는 벌칙이다.
drift-spring-question = 구슬이 용수철에 매달려 최저점에 멈추어 있다. 정확히 어디일까?
drift-spring-choice-on = 정확히 고리 위
drift-spring-choice-out = 고리보다 조금 아래
drift-spring-choice-in = 고리보다 조금 위
drift-spring-measured = { $time }초 뒤 구슬은 { $end }인 곳에 매달려 있다.
drift-spring-why-1 = 용수철은 늘어나야만 무게를 받칠 수 있다.
drift-spring-why-2 = 벌칙력은 구속 조건을 어겨야 비로소 작용한다. 구속력은 {$C-zero}에서 작용한다. 어긋난 정도가 아니라 평형을 이루어야 할 힘으로부터 계산되기 때문이다.
drift-spring-3 = 그러면 용수철을 더 뻣뻣하게 하면 어떤가? 오차는 {$one-over-k}에 비례하여 줄지만, 구슬은 이제 {$frequency}으로 진동하고, {$spring-limit}보다 긴 시간 간격으로는 그 진동을 따라가지 못한다. 뻣뻣한 용수철의 실험을 시작해 보라. 시간 간격이 10 ms이면 구슬이 튕겨 나간다. {$set-step}을 9 ms로 놓고 다시 시작하면 고리에 머문다. 구속력에는 강성이 전혀 필요 없다.

## 두 꼴
drift-forms-title = 고리는 하나, 방정식은 둘
drift-forms-1 = 이제 다른 꼴 {$constraint-length}을 보자. 그 기울기 벡터 {$normal}의 길이가 1이므로 승수는 뉴턴 단위의 힘이다. {$form-half}의 승수는 미터당 힘이었다.
drift-forms-2 = 고리 위에서 허용 속도로 움직이면 두 꼴은 같은 {$fhat}을 준다. 다른 곳에서는 다를 수 있다. 서로 다른 두 함수의 이계 도함수는 서로 다른 요구이기 때문이다.
drift-forms-3 = 잘못된 속도로, 피드백 없이 출발시켜 보라. 같은 고리의 같은 곳에서 떠난 두 구슬이 갈라진다. 0.5초 뒤 중심에서의 거리는 하나가 1.41 m, 다른 하나가 1.50 m이다.

## 정확한 운동
drift-exact-title = 정확한 운동과 비교하기
drift-exact-1 = 우리 구슬은 진자이고, 진자의 운동은 정확히 알려져 있다. 파선 원이 그것으로, 단계가 아니라 타원 함수로 계산한 것이다. 구슬까지의 거리가 참된 오차이다. 여기에는 드리프트뿐 아니라, {$C}에는 나타나지 않는 고리 방향의 오차도 들어 있다.
drift-exact-2 = 세 적분법을 피드백 없이 나란히 실행해 보라. 지금의 오차는 다음과 같다.
drift-exact-3 = 그런 다음 시간 간격 {$set-step-all}을 절반으로 줄이고 처음부터 다시 시작하여 같은 시각까지 실행하라. 오차는 오일러 방법에서 2분의 1, 중점법에서 4분의 1, 룽게–쿠타 방법에서 16분의 1이 된다. 차수가 1, 2, 4라는 뜻이다.

drift-line-1 = 오일러 방법의 한 단계.
drift-line-2 = C에 대입했다.
drift-line-3 = 전개했다.
drift-line-4 = 허용 상태였다: C = 0, Ċ = x·ẋ = 0.

## 연습 문제
drift-exercises-title = 연습 문제
drift-exercise-1 = 오일러 방법과 임계 감쇠를 시간 간격 5 ms로 쓴다. {$beta}가 얼마를 넘으면 발산하는가?
drift-exercise-1-ask = β의 한계(s⁻¹)
drift-exercise-1-hint = 임계 감쇠에서 어긋남은 단계마다 1 − hβ/2배가 된다. 이 값이 −1이 되는 것은 언제인가?
drift-exercise-1-answer = {$answer-roots}일 때, 곧 {$answer-limit}이다. 한계 가까이에서는 이미 쓸모가 없다. 어긋남이 느리게 사라지고 단계마다 부호를 바꾼다.
drift-exercise-2 = 반지름 1 m인 고리의 최저점에 멈추어 있는 1 kg의 구슬을 용수철로 오차 1 mm 이내로 붙들려고 한다. 강성은 얼마여야 하고, 시간 간격은 얼마까지 길게 잡을 수 있는가?
drift-exercise-2-ask = 강성 k(N/m³)
drift-exercise-2-hint = 정지해 있으면 kC|x| = mg이고, 고리에서 1 mm 밖이면 C는 약 0.001 m²이다.
drift-exercise-2-answer = {$answer-stiff}는 약 10 000 N/m³이므로 ω는 약 100 s⁻¹, {$h}는 최대 20 ms이다. 1000분의 1 mm라면 {$k}는 천 배이고 {$h}는 최대 0.6 ms이다.
drift-exercise-3 = 중력도 피드백도 없이 구슬이 고리 위에서 2 m/s로 출발한다. 오일러 방법, 시간 간격 10 ms. 첫 단계 뒤 {$C}는 얼마인가?
drift-exercise-3-ask = 한 단계 뒤의 C(m²)
drift-exercise-3-hint = 한 단계에 접선을 따라 hv만큼 나아간다.
drift-exercise-3-answer = 구슬은 {$tangent-place}에 있으므로 {$answer-growth}이다. 이런 단계가 이백 번이면 구슬은 고리에서 4 cm 벗어난다.
drift-exercise-4 = {$beta-thirty}일 때, 고리에서 벗어난 상태를, 고리를 지나치지 않으면서 가장 빨리 되돌리는 {$alpha}는 얼마인가?
drift-exercise-4-ask = α(s⁻²)
drift-exercise-4-hint = 임계 감쇠에서는 β² = 4α이다.
drift-exercise-4-answer = {$answer-critical}. {$alpha}가 이보다 크면 고리를 지나치고, 작으면 느리게 돌아온다.

## 참고 문헌
drift-sources-title = 참고 문헌
drift-source-slides = Stefan Duthaler, *Constrained Dynamics*, 슬라이드 3, 4, 10: 구속 조건 대신 쓰는 용수철과 피드백.
drift-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16. 피드백에 관하여.

## 버튼, 설정, 실행
drift-preset-drift = 오일러, 피드백 없음: 드리프트
drift-preset-halved = 시간 간격 h와 그 절반
drift-preset-rk4 = 룽게–쿠타 방법이라면
drift-preset-critical = 임계 감쇠
drift-preset-damping = 부족, 임계, 과다
drift-preset-velocity = 잘못된 속도에서
drift-preset-explodes = 이 h에 비해 β가 너무 큼: 발산
drift-preset-spring = 구속 조건 대신 용수철
drift-preset-stiff = 뻣뻣한 용수철: 발산
drift-preset-rivals = 심플렉틱 오일러: 피드백 없음, 있음, 용수철
drift-preset-forms = C의 두 꼴
drift-preset-integrators = 세 적분법
drift-run-none = 오일러, 피드백 없음
drift-run-symplectic = 심플렉틱 오일러, 피드백 없음
drift-run-rk4 = 피드백 없음, 룽게–쿠타
drift-run-feedback = 피드백
drift-run-spring = 용수철
drift-run-full = h = 10 ms
drift-run-half = h = 5 ms
drift-run-under = β = 2 s⁻¹: 부족
drift-run-critical = β = 10 s⁻¹: 임계
drift-run-over = β = 40 s⁻¹: 과다
drift-run-high = β = 600 s⁻¹
drift-run-form-half = ½(x·x − r²)
drift-run-form-length = |x| − r
drift-run-euler = 오일러
drift-run-midpoint = 중점법
drift-run-runge-kutta = 룽게–쿠타
