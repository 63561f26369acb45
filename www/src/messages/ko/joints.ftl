# “관절과 바움가르테” 수업. 글 속의 {$이름}은 수식: src/lessons/joints/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

joints-lead = 관절도 다른 것과 다름없는 구속 조건이다. 두 점이 일치해야 한다는 조건이다. 물리 엔진은 관절을 속도 수준에서 유지하므로 위치의 오차가 드러나지 않는다. 이 오차를 없애는 것을 안정화라 하며, 어떤 방법에나 대가가 따른다.
joints-guide = 여기서는 오차를 일부러 크게 했다. 1초에 쉰 단계(모터와 관절 한계에서는 100단계)를 부분 단계 없이 계산하고, 따로 언급하지 않는 한 모두 정확히 푼다. 막대를 잡고 끌어 보라.

## 1 행
joints-rows-title = 두 행으로 된 관절
joints-rows-1 = *구면 관절*(평면에서는 회전축)은 한 물체의 점을 다른 물체의 점과 일치시킨다. 물체의 중심에서 관절까지의 벡터를 {$r1}, {$r2}라 하면
joints-rows-2 = 이고, 물체가 돌면 그 팔도 함께 돈다. 변화율에는 물체마다 셋씩 모두 여섯 개의 속도가 들어 있다.
joints-rows-3 = 병진 속도의 계수는 1이나 −1이고, 자세에 의존하는 것은 각속도의 계수뿐이다. 두 막대 사이의 관절에 대하여, 한 줄에 한 행씩 오차와 힘을 함께 적으면 다음과 같다.
joints-rows-4 = 평면의 힌지는 이 두 행이고, 필요하면 모터와 한계가 추가된다. 고정 관절(용접)은 셋째 행을 더하여 회전까지 구속한다. 미끄럼 관절도 회전과 축에 수직인 이동을 막는 두 행으로 되어 있다. 행렬 패널은 무대에 있는 관절의 행을 보여 준다.

## 2 위치
joints-place-title = 속도에는 위치의 정보가 없다
joints-place-1 = 시간 진행법은 적용한 뒤의 속도가 허용 속도가 되는 충격량을 구하고, 그 속도로 물체를 움직인다. 허용된다는 것은
joints-place-2 = 이다. {$beta-B} = 0이면 관절의 두 점이 똑같이 움직일 것만을 요구한다. 요아힘 바움가르테의 항이 있으면 두 점은 단계마다 둘 사이 거리의 {$beta-B}배만큼 서로 다가가기도 한다. 막대 둘로 된 진자를 4초 동안 본다.
joints-drift-question = 바움가르테의 항이 없으면 관절은 얼마나 벌어지는가?
joints-drift-choice-none = 벌어지지 않는다: 속도가 정확하므로
joints-drift-choice-little = 몇 밀리미터
joints-drift-choice-much = 10센티미터보다 많이
joints-drift-measured = 두 관절을 합한 벌어짐은 항이 없을 때 최대 { $without } mm, 5분의 1일 때 최대 { $fifth } mm였다.
joints-drift-why-1 = 속도는 단계가 시작할 때 허용 속도이다. 그러나 한 단계는 접선을 따라 곧게 나아가고, 점은 원을 그리며 돌아야 한다. 핀에서 r만큼 떨어져 각속도 ω로 도는 점은 더 큰 원 위로 나간다.
joints-drift-why-2 = 오차는 단계마다 언제나 바깥쪽으로 생기고, 다시 보정되지 않는다. 시간 간격을 반으로 하면 4분의 1 크기의 오차가 두 배 자주 생기므로, 누적된 오차는 절반쯤이다.
joints-place-3 = 바움가르테의 항이 있으면, 한 단계에 늘어나는 양과 되돌리는 양이 같아지는 곳에서 오차의 증가가 멈춘다.
joints-place-4 = 따라서 오차는 사라지지 않지만 작게 유지되고, 시간 간격의 제곱에 비례하여 줄어든다. 그래서 물리 엔진은 {$beta-B}를 키우기보다 부분 단계를 늘린다.

## 3 대가
joints-price-title = β의 대가
joints-price-1 = 오차의 5분의 1을 보정하는 것이 좋다면 왜 전부 보정하지 않는가? 30 cm 벌어진 관절을 보자. 막대에는 중력이 작용하지 않고 막대는 정지해 있으며, {$beta-B} = 0.2이다.
joints-torn-question = 관절이 닫힌다. 그 뒤 막대는 어떻게 되는가?
joints-torn-choice-rest = 전처럼 정지해 있다
joints-torn-choice-turns = 핀 둘레를 계속 돈다
joints-torn-choice-swings = 지나쳐서 관절이 다시 벌어진다
joints-torn-measured = 닫히는 동안의 운동 에너지는 최대 { $most } J였고, 그 뒤 { $spin } rad/s로 돈다.
joints-torn-why-1 = 관절을 닫는 속도 {$speed}는 실제 물체의 실제 속도이다. 첫 단계에서 막대는 다음 에너지를 얻는다.
joints-torn-why-2 = 그 뒤의 단계들이 에너지를 거의 다 빼앗지만 전부는 아니다. 그동안 막대가 조금 돌아서, 막대를 멈추는 충격량의 방향이 움직이게 한 충격량의 방향과 다르기 때문이다. {$beta-B} = 1이면 첫 충격의 에너지는 25배인 28 J이고, 시간 간격을 반으로 하면 거기서 또 네 배가 된다.
joints-price-2 = 그것도 방정식을 완전히 풀었을 때의 이야기이다. 행들을 몇 번만 스윕하면, 다음 단계는 솔버의 오차를 위치의 오차로 여기고 {$speed}로 보정한다. 막대 여섯의 사슬을 놓고 단계마다 스윕을 열 번 한다.
joints-chain-question = 첫 관절의 힘이 단계 사이에서 더 매끄럽게 변하는 실행은 어느 것인가?
joints-chain-choice-same = 둘이 같다
joints-chain-choice-fifth = 5분의 1
joints-chain-choice-whole = 전부
joints-chain-measured = 단계 사이의 이계 차분은 평균하여 5분의 1일 때 { $fifth } N, 전부일 때 { $whole } N이다.
joints-chain-why-1 = 오차를 한꺼번에 되돌리는 것은 오차가 없는 솔버에만 적합하다. 여기서는 솔버의 오차가 줄지 않고 그대로 이웃에 전달되어 사슬이 떤다. 5분의 1이면 보정이 충분히 느려서 여러 단계의 오차가 서로 상쇄된다. {$lambda}의 곡선을 확대하면 톱니 모양이 보인다.

## 4 다른 방법
joints-other-title = 되돌리는 다른 방법
joints-other-1 = **부드러운 구속.** 오차의 비율이 아니라 용수철과 감쇠기를 고른다. 진동수 {$frequency}와 감쇠비 {$zeta}이다. 용수철과 감쇠기를 단계의 끝에서 계산하면 행의 두 수가 바뀔 뿐이고, 시간 간격에 관계없이 안정하다.
joints-other-2 = 오차가 있는 동안 관절은 {$gamma}만큼 조금 물러난다. 이것은 덜 수렴한 솔버의 결과도 안정시킨다. 같은 {$Omega}와 {$zeta}이면 가벼운 물체에서나 무거운 물체에서나 똑같이 작용한다. 용수철의 강성을 정할 때는 그렇지 않다.
joints-other-3 = **분리 충격량.** 두 번 푼다. 한 번은 아무 보정 없이 속도를, 한 번은 변위를 구하는데, 변위는 물체를 옮긴 뒤 버린다. **완화.** 보정을 넣어 풀고, 움직이고, 보정 없이 다시 풀어 틈을 닫은 속도를 덜어 낸다. **투영.** 단계 뒤에 물체를 곧장 {$C} = 0 위로, 필요한 만큼 되풀이하여 옮긴다. 벌어진 관절에서 바움가르테부터 완화까지 네 방법을 비교한다.
joints-ways-question = 단계의 끝에서 막대가 속도를 가지는 때가 있는 것은 어느 실행인가?
joints-ways-choice-all = 넷 모두
joints-ways-choice-two = 앞의 둘: 바움가르테와 부드러운 관절
joints-ways-choice-none = 어느 것에서도 그런 때가 없다
joints-ways-measured = 가장 큰 운동 에너지는 바움가르테 { $fifth } J, 부드러운 관절 { $soft } J, 분리 충격량 { $split } J, 완화 { $relaxation } J이다.
joints-ways-why-1 = 분리 충격량과 완화는 위치만 고치고 속도는 건드리지 않는다. 그래서 큰 {$beta-B}를 써도 된다. 그 대가로 단계마다 두 번 풀어야 한다. 여기서 부드러운 관절은 2 Hz로 거의 감쇠하지 않고 진동하여 용수철처럼 보인다.

## 5 에너지
joints-energy-title = 올바른 위치는 올바른 운동이 아니다
joints-energy-1 = 투영하면 진자의 관절이 열두 자리까지 맞는다. 5분의 1을 보정하는 바움가르테 방법에서는 몇 센티미터나 어긋난다.
joints-projection-question = 4초 뒤, 투영한 진자가 잃은 에너지는 바움가르테와 비교하여 어떠한가?
joints-projection-choice-nothing = 잃지 않는다: 관절이 정확하므로
joints-projection-choice-less = 더 적다
joints-projection-choice-more = 더 많다
joints-projection-measured = 떨어지며 얻을 수 있는 19.6 J 가운데 바움가르테는 { $fifth } J, 투영은 { $projected } J를 잃었다.
joints-projection-why-1 = 바움가르테 방법에서 속도는 단계가 시작될 때의 자세에서 구속 조건을 만족한다. 단계가 끝날 때면 막대가 돌아가 있으므로, 속도가 다시 구속 조건을 만족하게 하려면 단계마다 에너지를 잃는다. 투영은 물체를 {$C} = 0 위로 옮기면서 SHAKE처럼 속도도 함께 보정하므로, 단계가 끝날 때 속도가 구속 조건을 만족한다. 이 보정은 운동 에너지를 늘리지 않도록 제한된다. 전체 에너지는 조금씩 늘고 줄며, 길게 보면 그래도 조금은 잃지만 덜 잃는다.
joints-energy-2 = 정확한 대안은 가속도를 구하는 방법이다. 4차 룽게–쿠타 방법으로 적분하고, {$C}와 그 변화율에 {$alpha}, {$beta}의 피드백을 건다. 같은 시간 간격에서 관절의 오차는 0.1 mm 이내, 에너지의 오차는 0.003 J 이내이다. 단계마다 네 번 풀어야 하고 타격을 간단히 다룰 수 없다. 그래서 물리 엔진에서는 쓰지 않는다. 진자에는 이것이 옳은 선택이다.

## 6 한계
joints-bounds-title = 모터와 한계
joints-bounds-1 = 모터도 하나의 행이다. 두 각속도의 차이가 정해진 값이어야 한다. 그러나 모터의 토크에는 최댓값 {$tau}가 있다. 그 {$lambda}는 *상자 제약*이 있는 미지수여서, 각속도가 맞거나 토크가 한계에 있거나 둘 가운데 하나이다.
joints-bounds-2 = 1 kg 막대가 핀에 매달려 있고 모터가 1 rad/s로 위로 돌린다. 무게의 토크는 막대가 수평일 때 가장 커서 {$weight} = 4.905 N·m이다. 한 모터는 3 N·m, 다른 하나는 6 N·m이다.
joints-motor-question = 막대를 꼭대기 너머로 돌리는 모터는 어느 것인가?
joints-motor-choice-both = 둘 다
joints-motor-choice-strong = 6 N·m인 것만
joints-motor-choice-neither = 어느 것도 아니다
joints-motor-measured = 약한 모터는 막대를 최대 { $weak }도까지 올렸고, 센 모터는 { $strong }도 돌렸다.
joints-motor-why-1 = 한계에 이르기 전에는 모터가 꼭 필요한 만큼의 토크를 내고 막대는 일정하게 돈다. 약한 모터는 {$asin}, 곧 37.7도에서 한계에 이른다. 그때부터 {$lambda}는 도르래에 건 추처럼 일정하다. 막대는 운동 에너지가 다할 때까지 나아갔다가 그 각을 중심으로 진동한다. 센 모터는 처음 몇 단계를 제외하면 토크가 모자라지 않고, 꼭대기를 지나면 제동한다.
joints-bounds-3 = 관절 한계는 한계가 하나인 행이다. 접촉처럼 밀기만 하고, 그것도 한계에 이르렀을 때만 작용한다.
joints-bounds-4 = 솔버에게 이들은 모두 미지수 하나, 행 하나, 하한과 상한으로 된 같은 문제이다. 구면 관절에는 한계가 없고, 관절 한계는 하한이 0이며, 모터는 상자 제약이고, 마찰은 크기가 다른 미지수에 의존하는 상자 제약이다. 방정식만 푸는 방법은 이런 행을 다룰 수 없으며, 그 사실을 알려 준다.

joints-line-1 = 단계 끝에서의 용수철과 감쇠기. 1/A은 이 행이 움직이는 질량이다.
joints-line-2 = 단계 끝의 속도로 위치를 나아가게 한다: 암시적 오일러 방법.
joints-line-3 = 둘째 줄을 첫째 줄에 대입하고 h를 곱했다.
joints-line-4 = h(hk + d)로 나누어 이 행의 속도에 대해 풀었다.
joints-line-5 = 첫째 줄의 k와 d를 대입했다.

## 연습 문제
joints-exercises-title = 연습 문제
joints-exercise-1 = 막대 셋과 힌지 넷이 지면과 함께 4절 링크를 이룬다. 자유도는 몇인가? 모터로 이것을 정지시켜 두려면 어떤 행을 추가해야 하는가?
joints-exercise-1-ask = 자유도
joints-exercise-1-hint = 막대마다 수 셋, 힌지마다 행 둘이다.
joints-exercise-1-answer = {$answer-dof}이다. 막대마다 수 셋, 힌지마다 행 둘. 모터의 행은 한계에 이르지 않는 한 마지막 자유도를 없앤다.
joints-exercise-2 = 막대가 중력 없이 핀 둘레를 일정하게 4 rad/s로 돈다. {$h} = 0.02 s, r = 0.5 m, {$beta-B} = 0.2이다. 끝은 핀에서 얼마나 떨어져 있는가?
joints-exercise-2-ask = 거리(mm)
joints-exercise-2-hint = 한 단계에 오차는 ½r(hω)²만큼 늘고 바움가르테 항이 그 β배를 되돌린다. 언제 균형을 이루는가?
joints-exercise-2-answer = 해 보라. 벌어진 막대를 마우스로 돌리고 {$C}를 읽는다. 이 막대에는 중력이 작용하지 않는다. {$beta-B} = 1이면 그 5분의 1이 남는다.
joints-exercise-3 = 벌어진 관절에서 바움가르테의 항은 한 단계에 얼마만 한 가상의 힘을 더하는가? 이것은 일정한 힘을 넘으면 파손되어야 하는 관절에 무엇을 뜻하는가?
joints-exercise-3-ask = β = 0.2일 때의 힘(N)
joints-exercise-3-hint = A = 1/m + r²/I, C = 0.3 m로 λ = βC/(Ah²)이다.
joints-exercise-3-answer = {$answer-torque}. 중력이 작용하지 않는 막대인데도 38 N이고, {$beta-B} = 1이면 189 N이다. 관절은 프로그램의 매개변수 때문에 파손된다. 분리 충격량과 완화의 힘에는 이것이 섞이지 않는다.
joints-exercise-4 = 모터로 브레이크를 어떻게 만드는가?
joints-exercise-4-ask = 핀 둘레의 관성 모멘트가 0.334 kg·m²인 막대가 중력 없이 10 rad/s로 돈다. 2 N·m의 브레이크는 이 막대를 몇 초 뒤에 멈추는가?
joints-exercise-4-hint = 각속도는 1초에 τ/I만큼 준다.
joints-exercise-4-answer = 각속도를 0으로 정한다. 그러면 최대 토크까지 붙들고 그것을 넘으면 미끄러진다. 축의 건조 마찰과 같다.

joints-sources-title = 참고 문헌
joints-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16.
joints-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 2.1–2.2절: 속도 구속과 오차 보정.
joints-source-catto = Erin Catto, *Soft constraints*, GDC 2011: 진동수와 감쇠비로 정하는 부드러운 행; *Solver2D*, 2024: 완화.
joints-source-macklin = Miles Macklin 외, *Small steps in physics simulation*, SCA 2019: 반복 대신 부분 단계를 늘리는 방법.

joints-quantity-J-x1 = J의 성분, 첫째 행, 첫째 막대의 회전
joints-quantity-J-x2 = J의 성분, 첫째 행, 둘째 막대의 회전
joints-quantity-J-y1 = J의 성분, 둘째 행, 첫째 막대의 회전
joints-quantity-J-y2 = J의 성분, 둘째 행, 둘째 막대의 회전
joints-quantity-C-x = x 방향 오차
joints-quantity-C-y = y 방향 오차
joints-quantity-lambda-x = x 방향 힘
joints-quantity-lambda-y = y 방향 힘
joints-quantity-torque = 모터의 토크
joints-quantity-bound = 최대 토크
joints-quantity-w = 각속도와 정한 값의 차이

## 버튼, 실험, 실행
joints-preset-pendulum = 막대 둘의 진자
joints-preset-drift = β 없이, β 있게
joints-preset-tornWhole = 벌어진 관절: 5분의 1, 절반, 전부
joints-preset-chain = 스윕 열 번의 사슬
joints-preset-ways = 벌어진 관절: 네 가지 방법
joints-preset-rival = 정확한 대안
joints-preset-drive = 모터가 달린 막대
joints-preset-motor = 약한 모터와 센 모터
joints-preset-limited = 한계가 있는 힌지
joints-run-pendulum = 진자
joints-run-without = β 0
joints-run-fifth = β 0.2
joints-run-half = β 0.5
joints-run-whole = β 1
joints-run-soft = 부드러운 관절
joints-run-split = 분리 충격량
joints-run-relaxation = 완화
joints-run-projection = 투영
joints-run-rk4 = RK4
joints-run-drive = 12 N·m
joints-run-weak = 3 N·m
joints-run-strong = 6 N·m
joints-run-limited = 막대
