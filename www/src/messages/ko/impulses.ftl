# “힘에서 충격량으로” 수업. 글 속의 {$이름}은 수식: src/lessons/impulses/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

impulses-lead = 게임이 관절 백 개를 유지하는 데 쓸 수 있는 시간은 16밀리초이다. 그동안 연립일차방정식 하나, {$goal}가 각 속도의 변화량을 결정한다. 이 식은 어디에서 오는가? 왜 가속도가 나타나지 않는가? 그리고 행렬을 한 번도 만들지 않고 어떻게 풀 수 있는가?
impulses-guide = 1 kg과 2 kg의 막대 둘이 핀에 매달려 흔들린다. 1초에 백 단계를 계산하고, 단계마다 한 번 정확히 푼다. 아래의 내용은 모두 이 가운데 한 단계에 관한 것이다. 실행을 멈추고, “한 단계” 버튼으로 따라가 보라.

## 1 쌓은 벡터
impulses-stack-title = 모든 물체를 네 가지 양에
impulses-stack-1 = “{$particles}”에서는 모든 입자의 위치, 속도, 힘을 긴 벡터로 쌓았다. 강체에는 자세 R, 각속도 ω, 토크 τ가 더해지고, {$M}에는 질량과 나란히 관성 텐서가 들어간다.
impulses-stack-2 = 이주형의 강의 노트에서는 이 벡터들을 s, V, f라고 쓴다. 공간에서는 물체 하나가 {$v}의 여섯 행을 차지한다. 평면에서는 각 하나로 충분하므로 세 행이다.
impulses-stack-3 = 모든 물체에 대한 뉴턴과 오일러의 법칙은 한 줄이 된다. 구속력은 전과 같이 {$fhat}이고, {$S}는 각속도를 자세의 변화율로 바꾼다. 평면에서는 단위 행렬이다.
impulses-stack-4 = 공간에서 도는 물체의 자이로 토크는 {$Q}에 포함시킨다.

## 2 한 단계
impulses-step-title = 한 단계, 충격량 하나
impulses-step-1 = 이제 한순간 대신 길이 {$h}인 단계 전체를 생각한다. 그동안 모든 힘이 일정하다고 보고, 단계가 끝날 때의 속도로는 어떤 관절도 벌어지지 않을 것을 요구한다.
impulses-step-2 = 미지수 둘에 대한 방정식 둘이다. 첫째를 둘째에 대입하고 아는 항을 우변으로 옮긴다.
impulses-step-3 = 미지수는 {$hlambda}, 곧 단위가 N·s인 *충격량*이다. {$free}는 관절이 없을 때 물체들이 가질 속도이고, {$J}는 그것을 관절이 벌어지는 속도로 옮긴다. 행렬은 충격량이 이 속도에 주는 효과를 나타낸다. 두 번 미분한 것이 없으므로 속도항 {$jdotv}도 남지 않는다.

## 3 b
impulses-b-title = b의 세 항
impulses-b-1 = 관절의 두 점이 이미 {$C}만큼 떨어져 있으면 속도는 두 점을 서로 다가가게도 해야 한다. 단계 끝에서 {$Jv} = 0을 요구하는 대신, 한 단계에 오차의 {$beta-B}배를 없애는 속도를 요구하는 것이다. 이 강좌에서 늘 쓰는 w = Aλ + b의 꼴로 쓰면
impulses-b-2 = 다음은 이 순간의 행별 세 항과 그 합, 그리고 모든 행을 함께 풀어 얻은 충격량이다.
impulses-b-3 = 항마다 원인이 하나씩 있다. 첫 단계에서 무게, 타격, 벌어진 관절 가운데 하나만 작용하는 실험을 골라 보라.
impulses-b-4 = 정지해 있을 때는 무게의 항만 남는다. 10 ms 동안 자유 낙하하면 0.098 m/s가 되고, 핀의 연직 방향 행이 꼭 그만큼을 막아야 한다. 두 막대 사이의 관절에서는 이 항이 0이다. 두 막대가 똑같이 떨어질 것이므로 이 관절을 벌리는 것은 없다. 그래도 충격량은 0이 아니다. 아래 막대를 받치기 때문이다. 행들은 {$A}를 통해 연성되어 있다.

## 4 위치의 오차
impulses-errors-title = 바움가르테의 항
impulses-errors-1 = 속도로만 유지하는 관절에는 위치의 오차가 전혀 반영되지 않는다. {$b}의 마지막 항이 있으면 반영되고, 일차 근사로 오차는 단계마다 같은 비율로 줄어든다.
impulses-errors-2 = 오차를 한꺼번에 되돌리는 {$beta-B} = 1에서는 행을 근사적으로 풀 때 관절이 떤다. 흔히 0.1에서 0.3을 쓴다. 그 대가는 “{$joints}”에서 다룬다. 여기서는 막대 둘이 중력 없이 떠 있고, 관절이 30 cm 벌어져 있다.
impulses-torn-question = 단계마다 5분의 1을 되돌리면, 다섯 단계 뒤에 관절은 얼마나 벌어져 있는가?
impulses-torn-choice-closed = 벌어져 있지 않다: 5분의 1을 다섯 번이므로
impulses-torn-choice-third = 처음의 3분의 1쯤
impulses-torn-choice-most = 처음의 절반보다 많이
impulses-torn-measured = 다섯 단계 뒤에 { $apart } mm, 곧 300 mm의 { $left } %였다.
impulses-torn-why-1 = 단계마다 남은 오차의 5분의 1이 없어지므로 {$fifth-power}이다. 벌어진 방향이 막대와 나란하여 아무것도 돌지 않으므로 일차 근사의 규칙이 정확히 맞는다. 가벼운 막대는 무거운 막대의 두 배를 움직인다. 둘이 받는 충격량은 크기가 같고 방향이 반대이며, 전체 운동량은 0으로 남는다.
impulses-errors-3-fold = 접촉이면 부등식
impulses-errors-3 = 접촉은 같은 행을 부등식으로 바꾼 것이다. 틈 {$C}는 음수가 되어서는 안 되고, 바닥은 밀 수만 있다. 방정식은 언제나 어느 하나가 등호로 성립하는 한 쌍의 조건이 된다.
impulses-errors-4 = “{$contact}”는 이 한 줄에서 출발한다.

## 5 블록
impulses-blocks-title = 블록으로 본 행렬
impulses-blocks-1 = {$A}에서 두 관절 i, j의 블록은, 관절 j의 단위 충격량이 관절 i에 어떤 속도를 일으키는지를 나타낸다. 충격량은 두 관절이 공유하는 물체 k를 통하여, 그 질량과 관성에 따라 전해진다.
impulses-blocks-2 = 공간의 구면 관절은 세 행이므로 블록은 모두 3 × 3이다. 벽돌 셋의 실험을 시작하고 블록을 하나 골라 보라. 아래에 그 합의 항들이 공유하는 물체마다 둘씩 나온다.
impulses-blocks-3 = {$A-13}은 0이다. 두 관절이 공유하는 벽돌이 없기 때문이며, 어떻게 움직여도 0으로 남는다. 핀은 W = 0이므로 아무 기여도 하지 않는다. 그래서 긴 사슬의 행렬은 좁은 띠행렬이고, 관절 하나당 드는 계산량은 짧은 사슬과 다르지 않다.
impulses-blocks-none = 관절 넷까지의 블록을 보여 준다. 여기에는 관절이 없거나 넷보다 많다.
impulses-blocks-zero = 0: 두 관절이 공유하는 움직이는 물체가 없다
impulses-blocks-choose = 관절 { $row }과 { $col }의 블록
impulses-blocks-linear = 질량, 물체 { $body }
impulses-blocks-angular = 관성, 물체 { $body }
impulses-heavy-question = 관절 2와 관절 3 사이의 벽돌을 모양은 그대로 두고 열 배 무겁게 한다. 블록 A(2, 3)은 어떻게 되는가?
impulses-heavy-choice-more = 커진다
impulses-heavy-choice-same = 거의 그대로이다
impulses-heavy-choice-tenth = 10분의 1이 된다
impulses-heavy-measured = 그 노름은 가벼운 벽돌에서 { $one } 1/kg, 무거운 벽돌에서 { $ten } 1/kg이다.
impulses-heavy-why-1 = 관절 2와 3은 이 벽돌을 통해서만 서로 영향을 주는데, 충격량에 대한 벽돌의 속도 변화가 10분의 1이 된다. 질량도 관성도 분모에 있기 때문이다. 질량이 무한한 물체를 사이에 두면 서로 아무 영향도 주지 못한다.

## 6 왜 속도인가
impulses-why-title = 왜 가속도가 아니라 속도인가?
impulses-why-1 = 지금까지의 수업에서는 가속도에 대한 조건에서 힘을 구했다. 매달린 막대를 망치로 쳐 보자. 막대는 핀에 달린 끝까지 함께 2 m/s로 움직이기 시작한다. 한 실행은 10 ms, 다른 실행은 5 ms의 시간 간격으로 계산한다.
impulses-halves-question = 첫 단계에서 핀은 막대의 끝을 멈추어야 한다. 시간 간격이 절반이면 그 단계의 힘 λ는 얼마나 되는가?
impulses-halves-choice-half = 절반
impulses-halves-choice-same = 같다
impulses-halves-choice-twice = 두 배
impulses-halves-measured = λ는 { $long } N과 { $short } N, 충격량 hλ는 { $first } N·s와 { $second } N·s였다.
impulses-halves-why-1 = 타격이 정하는 것은 충격량 {$hlambda}이다. 힘은 충격량을 시간 간격으로 나눈 것이어서, 시간 간격을 줄이면 한없이 커진다. 가속도를 구하는 방법에는 이 순간에 답이 없다. 단계 끝의 속도를 구하는 방법에서는 특별한 일이 일어나지 않는다.
impulses-why-2 = 그래서 한 단계 안에서 접촉이 열리고 닫히고 붙어도 되며, 마찰 때문에 가속도의 해가 없는 경우에도 해가 있다(“{$solutions}”). 그 대가는 정확도이다. 속도는 단계 처음의 {$J}에 대해 옳을 뿐이고, 운동은 1차 정확도이며, 바움가르테의 항이 되돌려야 할 위치의 오차가 생긴다.

## 7 행
impulses-rows-title = A 없이 한 행씩
impulses-rows-1 = tazz의 노트는 한 단계 더 나아간다. {$A}에서 필요한 것은 대각 성분뿐이다. 지금까지의 충격량이 일으킨 속도의 변화 {$dv-is}를 저장해 두고 행들을 차례로 처리한다. 단계마다 한 번 각 행을 {$A-ii}로 나누어 두면, 한 행을 처리할 때 남는 계산은 벡터의 곱 둘이다.
impulses-rows-2 = 이것은 “{$iterating}”의 가우스–자이델 방법을 행렬 없이 하는 것이다. {$J}의 한 행에는 두 물체의 성분뿐이므로, 물체가 셋이든 삼천이든 한 행을 처리하는 계산량은 같다. 다음은 나누어 둔 우변과, 0에서 시작하여 스윕을 1번, 4번, 16번 한 뒤의 충격량이다.

## 8 웜 스타트
impulses-warm-title = 앞 단계의 결과에서 시작하기
impulses-warm-1 = 스윕 열여섯 번은 적지 않다. 그러나 충격량은 단계마다 조금씩만 달라지므로 앞 단계의 값이 좋은 초깃값이다. 그 값과, 그에 대응하는 {$dv}에서 시작한다. 막대 여덟이 가볍게 흔들리고, 잔차가 {$b}의 100분의 1이 될 때까지 스윕을 반복한다.
impulses-starts-question = 0에서 시작할 때와 비교하여, 웜 스타트는 단계마다 스윕이 몇 번 필요한가?
impulses-starts-choice-same = 거의 같다
impulses-starts-choice-half = 절반쯤
impulses-starts-choice-tenth = 10분의 1보다 적다
impulses-starts-measured = 평균 스윕 횟수는 0에서 시작하면 { $cold }번, 앞 단계의 충격량에서 시작하면 { $warm }번이다.
impulses-starts-why-1 = 0에서 시작하면 사슬의 무게가 단계마다 모든 관절을 거쳐 새로 전해져야 한다. 웜 스타트에는 그것이 이미 들어 있어 변화만 구하면 된다. 타격 뒤처럼 모든 것이 달라질 때는 0에서 시작하는 것보다 나을 것이 없다.
impulses-warm-2-fold = 시간 간격이 바뀔 때
impulses-warm-2 = 시간 간격이 바뀔 때 거의 그대로인 것은 충격량이 아니라 힘 {$lambda}이다. 초깃값에 새 {$h}와 옛 {$h}의 비를 곱해야 한다.

impulses-line-1 = 한 단계에 걸친 뉴턴과 오일러의 법칙. 그동안 힘은 일정하다고 둔다.
impulses-line-2 = 단계 끝의 속도가 오차 가운데 {$beta-B}의 비율을 없앤다.
impulses-line-3 = 첫째 줄을 둘째 줄에 대입했다.
impulses-line-4 = A = JWJᵀ로 놓고 아는 항을 오른쪽으로 옮겼다.

## 연습 문제
impulses-exercises-title = 연습 문제
impulses-exercise-1 = 1 kg 막대가 핀에 매달려 정지해 있다. {$h} = 10 ms일 때 핀의 연직 방향 행의 충격량과 힘은 얼마인가? 5 ms이면 얼마인가?
impulses-exercise-1-ask = 10 ms일 때의 충격량(N·s)
impulses-exercise-1-hint = 한 단계 동안 무게가 더하는 mgh를 없애야 한다.
impulses-exercise-1-half-ask = 5 ms일 때의 충격량(N·s)
impulses-exercise-1-half-hint = 힘은 그대로이고 시간 간격은 절반이다.
impulses-exercise-1-answer = {$answer-hang}, λ = 9.81 N이다. 시간 간격이 절반이면 {$answer-hang-half}이고 힘은 그대로 9.81 N이다. 정지해 있을 때 시간 간격에 의존하지 않는 것은 힘이다.
impulses-exercise-2 = 6절의 막대는 1 kg, 길이 ℓ = 1 m, 두께 d = 0.1 m, {$inertia}이고, 맞은 뒤 2 m/s로 움직인다. 핀의 충격량과 막대의 각속도를 계산하라.
impulses-exercise-2-ask = 핀의 충격량(N·s)
impulses-exercise-2-hint = r = 0.5 m로 A = 1/m + r²/I이다. 핀에 걸린 끝은 2 m/s를 잃어야 한다.
impulses-exercise-2-turn-ask = 각속도(rad/s)
impulses-exercise-2-turn-hint = 충격량은 팔 r에서 작용한다. ω = r hλ/I.
impulses-exercise-2-answer = 행이 하나, 미지수가 하나이다. 실험을 실행하고 두 값을 그래프에서 읽어 보라. 힘은 충격량을 {$h}로 나눈 것이다.
impulses-exercise-3 = 핀에 달린, 관절이 n개인 열린 사슬에서 {$A}의 0이 아닌 블록은 몇 개인가? 관절이 n개인 고리에서는 무엇이 다른가?
impulses-exercise-3-ask = 관절 8개일 때 0이 아닌 블록의 수
impulses-exercise-3-hint = 관절마다 하나, 이웃한 쌍마다 둘이다.
impulses-exercise-3-answer = {$answer-count}개이다. 대각 블록과 그 양쪽 이웃이다. 고리에서는 마지막 관절이 첫 관절의 이웃이어서 마주 보는 두 모서리에 블록이 둘 더해지고, 관절을 차례로 소거하면 한 행과 한 열이 채워진다.
impulses-exercise-4 = “{$particles}”의 우변에는 속도항 {$jdotv}가 있었다. 어디로 갔는가?
impulses-exercise-4-choice-position = 빠져 있고, 위치의 오차로 되돌아온다
impulses-exercise-4-choice-lambda = 승수에 들어 있다
impulses-exercise-4-choice-legal = 속도가 허용되므로 사라진다
impulses-exercise-4-not-lambda = 단계는 처음의 J를 쓰므로, 승수에는 J의 변화가 들어가지 않는다.
impulses-exercise-4-not-legal = 핀 둘레를 도는 막대의 속도는 허용되지만, 속도항은 구심 가속도이다.
impulses-exercise-4-ask = 중심에서 0.5 m 떨어진 핀 둘레를 4 rad/s로 도는 막대에서, 10 ms 한 단계의 오차(mm)
impulses-exercise-4-hint = ½h²에 구심 가속도 ω²r을 곱한다.
impulses-exercise-4-answer = 한 단계에서는 처음의 {$J}에 대해 허용되는 속도를 요구하지만, {$J}의 방향이 바뀌는 동안에도 곧게 나아간다. 여기서 빠진 것은 단계마다 {$order} 정도의 위치 오차로 나타난다. 바움가르테의 항이 되돌리는 것이 바로 이 오차이다.

impulses-sources-title = 참고 문헌
impulses-source-lee = 이주형, *Constrained Dynamics* (2011), 1절부터 2.3절까지: 쌓아 만든 벡터, 식 (3), 오차 보정, 부등식.
impulses-source-tazz = tazz, *剛体の接触問題のLCPへの定式化* (일본어), 1부: b, A의 블록, 나눈 행.
impulses-source-catto = Erin Catto, *Iterative Dynamics with Temporal Coherence*, GDC 2005: 속도 구속, 순차 충격량, 웜 스타트.
impulses-source-stewart = David Stewart, Jeffrey Trinkle, *An implicit time-stepping scheme for rigid body dynamics with inelastic collisions and Coulomb friction*, International Journal for Numerical Methods in Engineering 39 (1996), 2673–2691.

impulses-stack-caption = 지금의 두 막대: m와 rad, m/s와 rad/s, N과 N·m, kg과 kg·m².
impulses-b-caption = 방정식의 행마다 한 줄. 속도는 m/s, 충격량은 N·s.
impulses-rows-caption = 방정식의 행마다 한 줄. 1/kg, N·s.

## 버튼, 실험, 실행
impulses-preset-swing = 흔들리는 두 막대
impulses-preset-hang = 무게만: 정지한 막대
impulses-preset-blow = 속도만: 타격
impulses-preset-torn = 오차만: 벌어진 관절
impulses-preset-halves = 타격, 두 가지 시간 간격
impulses-preset-bricks = 공간의 벽돌 셋
impulses-preset-heavy = 가벼운 벽돌과 무거운 벽돌
impulses-preset-starts = 콜드 스타트와 웜 스타트
impulses-preset-bars = 두 막대와 그 속도
impulses-preset-loose = 관절이 있을 때와 없을 때
impulses-run-swing = 두 막대
impulses-run-hang = 정지
impulses-run-blow = 타격
impulses-run-torn = 벌어짐
impulses-run-long = 10 ms
impulses-run-short = 5 ms
impulses-run-bricks = 벽돌
impulses-run-one = 1 kg
impulses-run-ten = 10 kg
impulses-run-cold = 0에서
impulses-run-warm = 웜 스타트
impulses-run-joined = 관절 있음
impulses-run-loose = 관절 없음
