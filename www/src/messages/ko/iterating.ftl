# “반복법” 수업. 글 속의 {$이름}은 수식: src/lessons/iterating/formulas.tex.
iterating-lead = 시뮬레이션의 모든 단계에는 같은 물음이 있다. λ는 얼마인가? 접촉이 천 개이면 정확한 답을 기다릴 수 없다. 초깃값에서 시작해 한 행씩 고치고, 충분히 정확해지면 멈춘다. 얼마나 정확하고 얼마나 빠르며, 언제 실패하는가?
iterating-guide = 본문 옆에, 좁은 화면에서는 본문 위에 반복 과정 자체가 있다. 한 줄씩 나아가며 어느 행이 처리되고 있는지, 무엇을 읽고 무엇을 바꾸는지 보라. 그 아래에는 모든 솔버의 수렴 곡선과 그것을 예측하는 수가 있다.

## 1
iterating-row-title = 한 번에 한 행
iterating-row-1 = {$system}의 {$i}번째 행은 다른 승수가 모두 옳다면 {$lambda-i}가 얼마여야 하는지를 나타낸다. 실제로는 옳지 않지만 상관없다. {$lambda-i}만 바꾸어 이 행을 맞추고 다음 행으로 간다.
iterating-row-2 = 필요한 것은 대각 성분 하나와 행과의 곱 하나뿐이며, 분해는 하지 않는다. 시뮬레이션에서는 {$A}를 만들지도 않는다. 그 대신 {$delta-v}를 계속 갱신한다. 각 행은 그 두 물체의 속도에서 {$lambda-i}의 변화를 계산하고, 그 두 물체의 속도만 갱신한다.
iterating-row-3 = 행은 어떤 승수를 읽어야 할까? 앞 스윕의 값일까, 최신 값일까? *야코비* 방법은 앞 스윕의 값을 쓰므로 모든 행을 동시에 처리할 수 있다. *가우스–자이델* 방법은 최신 값을 쓴다. 한 줄씩 비교해 보라.
iterating-row-4 = 그림에서 옅은 막대는 아직 앞 스윕의 값이다. 가우스–자이델에서는 스윕 한 번에 하중의 영향이 사슬 끝까지 전해지고, 야코비에서는 한 행만 나아간다.
iterating-seidel-question = 열 행의 사슬에서 잔차를 처음의 백만분의 일까지 낮춘다. 가우스–자이델에 필요한 스윕 횟수는 야코비와 비교하여 어떠할까?
iterating-seidel-choice-same = 거의 같다
iterating-seidel-choice-half = 약 절반
iterating-seidel-choice-tenth = 약 십분의 일
iterating-seidel-measured = 야코비는 { $jacobi }번, 가우스–자이델은 { $seidel }번이었다.
iterating-seidel-why-1 = 이런 사슬과 격자에서는 언제나 {$squared}이다. 가우스–자이델의 스윕 한 번은 야코비의 스윕 두 번과 맞먹는다. {$rho}가 무엇인지는 다음에 나온다.

## 2
iterating-rate-title = 얼마나 빠른가
iterating-rate-1 = {$splitting}라고 쓰자. {$B}는 스윕 한 번에서 푸는 부분으로, 야코비에서는 대각선, 가우스–자이델에서는 대각선까지의 삼각형이다. 그러면 스윕 한 번은
iterating-rate-2 = 이고, 오차 {$error}는 다음을 따른다.
iterating-rate-3 = 스윕을 거듭하면 {$G}의 절댓값이 가장 큰 고윳값만 남는다. 그 절댓값인 *스펙트럼 반지름* {$rho-G}가 스윕마다 오차가 줄어드는 비율이고, 잔차의 로그는 직선을 따라 내려간다. 그래프의 점선은 {$rho-G}가 예측하는 기울기이며 곡선에 맞춘 것이 아니다. 지금 보고 있는 방법에 대하여 그 값과 실제로 측정한 값, 그리고 소수 한 자리를 더 얻는 데 드는 스윕 횟수는 다음과 같다.
iterating-rate-4 = 사슬이 길수록 {$rho}는 1에 가까워진다. 먼 끝의 정보가 전해지는 거리가 멀기 때문이다. 이 사슬에서는 {$cosine}이다.
iterating-rate-5 = 행의 수가 두 배가 되면 스윕은 네 배가 필요하고, 스윕 한 번의 계산량도 두 배이다. 지금 문제에서 세 방법의 값은 다음과 같다.
iterating-film-1 = 남은 잔차의 영향은 실행해 보면 눈에 보인다. 상자 열 개를 쌓고 단계마다 λ = 0에서 시작하여, 스윕 2번과 60번으로 계산한다. 접촉이 충분히 받치지 못하는 곳에서 상자들이 서로 파고든다.
iterating-film = 스윕이 적을 때와 많을 때의 상자 열 개
iterating-film-few = 스윕 2번
iterating-film-many = 스윕 60번
iterating-film-measured = 맨 위 상자가 { $down } cm 내려왔다.

## 3
iterating-fail-title = 실패할 때
iterating-fail-1 = 지금까지 {$rho}가 1보다 작다는 보장은 없었다. 행이 거의 같은 접촉 세 개를 생각해 보자. 예를 들어 가까이 모인 세 발 위의 판이다. 접촉은 밀 수는 있지만 당길 수는 없다.
iterating-alike-question = 야코비는 어떻게 될까?
iterating-alike-choice-slow = 해에 천천히 다가간다
iterating-alike-choice-cycles = 끝없이 왔다 갔다 한다
iterating-alike-choice-infinity = λ가 끝없이 커진다
iterating-alike-measured = 스윕 { $sweeps }번 뒤의 λ는 { $last }, 바로 앞 스윕에서는 { $before }였다. 스펙트럼 반지름은 { $radius }이다.
iterating-alike-why-1 = 세 행이 저마다 오차를 모두 없애므로 합치면 거의 세 배나 지나치게 없앤다. 다음 스윕에서는 λ가 음수가 되려 하므로 한계 때문에 0으로 제한되고, 같은 일이 되풀이된다. 한계가 없으면 제한되지 않으므로 점점 커진다. 최신 값을 읽는 가우스–자이델은 같은 문제를 풀 수 있다.
iterating-fail-2 = 한계가 있든 없든 미리 확인할 수 있는 판정 조건이 있다. {$A}가 대칭이고 양의 정부호이며 {$B-minus-C}가 양의 정부호이면 반복은 수렴한다. 세 차이는
iterating-fail-3 = {$L-minus-U} 부분은 반대칭이므로 영향을 주지 않는다. 그래서 이런 {$A}에서 가우스–자이델은 언제나 수렴하고, SOR은 {$range}일 때, 그리고 그때에만 수렴하며, 야코비는 대각선이 충분히 강할 때만 수렴한다. ‘왜’ 카드에 지금 문제에 대한 방법별 판정이 있다.
iterating-fail-4 = 이것은 억지로 만든 예가 아니다. 상자 네 개를 쌓으면 상자마다 아래에 접촉이 둘 있고, 모든 접촉이 상자를 통해 연성된다. 수는 시뮬레이션에서 그대로 가져온 것이다. 하중이 대칭이므로 야코비는 처음에 수렴하는 듯 보인다. 커지는 것은 하중에 들어 있지 않은 기울어지는 성분으로, 반올림 오차에서 생겨 스윕 120번쯤이면 전체를 지배한다. {$omega}를 1보다 작게 하여 감쇠하면 수렴하지만 느리다.

## 4
iterating-further-title = 과완화
iterating-further-1 = 가우스–자이델은 각 승수를 그 행이 요구하는 만큼만 바꾼다. 사슬에서는 이것으로 모자란다. 다음 행들이 같은 방향으로 더 요구하기 때문이다. 그래서 한 번에 {$omega}배만큼 바꾼다. 이것이 *연속 과완화*, SOR이다.
iterating-omega-question = 다시 열 행이다. 어느 ω에서 필요한 스윕이 가장 적을까?
iterating-omega-choice-careful = ω = 0.8
iterating-omega-choice-plain = ω = 1(가우스–자이델)
iterating-omega-choice-middle = ω = 1.56
iterating-omega-choice-bold = ω = 1.95
iterating-omega-measured = 차례로 { $careful }, { $plain }, { $middle }, { $bold }번이었다.
iterating-omega-why-1 = 너무 작으면 시간을 낭비하고, 너무 크면 해를 지나친다. 그 사이에서는 이득이 크다. 최적의 {$omega}에서는 사슬의 {$G}의 고윳값이 모두 한 원 위에 놓인다. ‘왜’ 카드에서 {$omega}를 끌어 고윳값이 실수축을 떠나는 모습을 보라.
iterating-further-2 = 사슬과 그와 비슷한 행렬에 대해서는 영(Young)이 1950년에 최적의 {$omega}를 찾았다.
iterating-further-3 = 다른 행렬에서는 최적값을 탐색해야 하고, 시뮬레이션에서는 단계마다 행렬이 달라진다. 그래서 물리 엔진에서는 1이나 그보다 조금 큰 값을 쓴다. *대칭* 가우스–자이델은 대신 앞뒤로 한 번씩 스윕한다. 반복 한 번의 계산량이 두 배이고 {$G}의 고윳값은 실수뿐이다. 계산량을 가로축으로 놓고 공정하게 비교해 보라.

## 5
iterating-bound-title = 한계가 있을 때
iterating-bound-1 = 접촉은 밀지만 당기지 않으므로 {$lambda-positive}이다. 이를 위해 반복에 더할 것은 하나뿐이다. 갱신할 때마다 승수를 한계 안으로 제한한다. 이것이 물리 엔진에서 가장 널리 쓰이는 *투영 가우스–자이델*이다.
iterating-bound-2 = 잔차도 달라져야 한다. 한계에 있는 행의 값은 0이 아니어도 되며, {$lambda-i}가 아직 변하는지가 중요하다.
iterating-bound-3 = 한 줄씩 나아가 보라. 끝쪽 행들은 0 아래로 가려다 빗금 친 벽에 막힌다. 스윕을 몇 번 하면 어느 행이 거기 머무는지 정해지고(나머지 행이 *활성 집합*이다), 그때부터는 나머지 행만 변한다.
iterating-bounds-question = 마지막에 잔차는 모든 행에 한계가 없을 때보다 빨리 줄어들까, 느리게 줄어들까?
iterating-bounds-choice-faster = 더 빠르게
iterating-bounds-choice-same = 똑같이
iterating-bounds-choice-slower = 더 느리게
iterating-bounds-measured = 모든 행의 ρ는 { $all }, 자유롭게 남은 행의 ρ는 { $free }이다. 스윕은 { $sweeps }번이었다.
iterating-bounds-why-1 = 한계에 막힌 행은 더는 관여하지 않고, 남는 것은 더 짧은 사슬이다. 다만 어느 행이 그런지는 미리 알 수 없다. 그것을 알아내는 것이 이 문제의 어려운 부분이다.

## 6
iterating-stop-title = 언제 멈출까
iterating-stop-1 = 의사 코드의 마지막 줄에 규칙이 셋 있다. 먼저 충족되는 규칙이 반복을 끝내고 표시된다. *횟수*가 보장하는 것은 프레임 속도뿐이며, 그래서 게임에서 쓴다. *잔차*는 행이 얼마나 잘 만족되는지를, *변화*는 더는 변하지 않는다는 것을 나타낸다.
iterating-stop-2 = 뒤의 둘은 어느 것도 오차가 아니다. 특히 작은 변화는, 수렴이 느려서 한 번의 변화가 작은 것일 때 가장 믿을 수 없다.
iterating-stop-3 = {$thousand}이면 남은 오차는 마지막 변화의 천 배이다. {$A}의 조건이 나쁘면 작은 잔차도 믿을 수 없다. 파티의 행렬에서는 규칙이 충족되어도 λ의 오차는 아직 잔차의 여러 배이다.
iterating-stop-4 = 목록의 다른 솔버는 다른 방식으로 푼다. 켤레 잔차법은 모든 행이 자유로우면 많아야 행의 수만큼 반복하면 끝난다. 피벗법은 유한 번의 교환 뒤에 정확하다. 비평활 켤레 기울기법과 부분공간 최소화는 가우스–자이델을 바탕으로 한다. 곡선을 켜 보라. 여기서는 시뮬레이션에 나오는 막대의 사슬이다.

iterating-line-1 = 해 λ*. A = B + C를 썼다.
iterating-line-2 = 한 번의 스윕.
iterating-line-3 = 둘째 줄에서 첫째 줄을 뺐다.
iterating-line-4 = 오차는 e = λ − λ*이다. 대각 성분이 모두 0이 아니므로 B에는 역행렬이 있다.
iterating-line-5 = C = A − B를 대입했다.

## Exercises
iterating-exercises-title = 연습 문제
iterating-exercise-1 = 10행 사슬에서 소수 한 자리를 얻으려면 가우스–자이델로 스윕을 몇 번 해야 하는가? 20행이면 몇 번인가?
iterating-exercise-1-ask = 20행에서 한 자리에 드는 스윕 횟수
iterating-exercise-1-hint = ρ = cos²(π/21)로 ρ^k = 1/10이다.
iterating-exercise-1-ten-ask = 10행에서 한 자리에 드는 스윕 횟수
iterating-exercise-1-ten-hint = ρ^k = 1/10, ρ = cos²(π/11)이다.
iterating-exercise-1-answer = {$ten-digits}와 {$twenty-digits}이므로 28번과 103번, 거의 네 배이다.
iterating-exercise-2 = 두 행 {$pair}에서 야코비가 수렴하는 a의 범위는 어디까지인가? 대각선 밖이 모두 같은 a인 세 행에서는 어떠한가?
iterating-exercise-2-ask = 세 행의 야코비에서 a의 한계
iterating-exercise-2-hint = 반복 행렬의 고윳값 가운데 절댓값이 가장 큰 것은 2a이다.
iterating-exercise-2-answer = 두 행에서는 {$pair-radii}이므로 행렬이 양의 정부호이면 둘 다 수렴한다. 세 행에서는 {$triple-radius}이므로 {$a-half}일 때뿐이다. 행렬은 {$a-definite}에서 양의 정부호인데도 그렇다.
iterating-exercise-3 = {$omega}가 2 이상이면 왜 어떤 행렬에서도 SOR이 수렴하지 않는가?
iterating-exercise-3-ask = ω = 2.5, 두 행일 때 행렬식의 절댓값
iterating-exercise-3-hint = |1 − ω|ⁿ이다.
iterating-exercise-3-answer = 행렬식은 고윳값의 곱이고 {$determinant}이다. 따라서 적어도 하나의 절댓값이 그 이상이다. 즉 {$bound-rho}.
iterating-exercise-4 = 마지막 행에서 첫 행으로 스윕한다. 대칭인 {$A}에서 가우스–자이델의 {$rho}는 달라지는가?
iterating-exercise-4-ask = 10행 사슬을 역방향으로 스윕할 때의 ρ
iterating-exercise-4-hint = 정방향으로 스윕할 때와 같은 cos²(π/11)이다.
iterating-exercise-4-answer = 달라지지 않는다. 역방향 스윕의 행렬은 정방향 스윕의 행렬과 고윳값이 같다. 그래도 처음 몇 번의 스윕은 다르다. 하중이 어느 끝에 작용하는지가 중요하기 때문이다. 상자 더미는 무작위가 아니라 하중에서 바닥 쪽으로, 또는 그 반대로 스윕하는 것이 가장 좋다.
iterating-sources-title = 참고 문헌
iterating-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 4절과 5절. 여기서 바로잡은 것: 오차의 행렬에서 T의 부호.
iterating-source-japanese = tazz, *剛体の接触問題のLCPへの定式化*(강체 접촉의 LCP 정식화), 1부와 2부: 행렬 없는 스윕과 B − C 판정 조건.
iterating-source-young = David M. Young, *Iterative Solution of Large Linear Systems*, Academic Press 1971: 최적의 ω.
iterating-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, 1992, 5장: 한계가 있을 때의 분할.

## Numbers and buttons
iterating-quantity-jacobi = 스펙트럼 반지름, 야코비
iterating-quantity-gauss-seidel = 스펙트럼 반지름, 가우스–자이델
iterating-quantity-sor = 스펙트럼 반지름, SOR
iterating-quantity-watched = 보고 있는 방법의 스펙트럼 반지름
iterating-quantity-measured = 측정한 수렴률
iterating-quantity-digit = 소수 한 자리에 드는 스윕 횟수
iterating-quantity-omega = 최적의 ω
iterating-quantity-best = 그 스펙트럼 반지름
iterating-quantity-free = 한계에 닿지 않은 행의 스펙트럼 반지름
iterating-quantity-residual = 마지막 잔차
iterating-quantity-distance = 해까지의 거리
iterating-try-jacobi = 여섯 행, 야코비
iterating-try-seidel = 여섯 행, 가우스–자이델
iterating-try-short = 다섯 행
iterating-try-long = 스무 행
iterating-try-free = 한계 없는 야코비
iterating-try-alike = 한계 있는 가우스–자이델
iterating-try-stack-jacobi = 상자 더미, 야코비
iterating-try-stack-damped = 상자 더미, 감쇠 야코비
iterating-try-stack-seidel = 상자 더미, 가우스–자이델
iterating-try-best = 열 행의 최적 ω
iterating-try-symmetric = 앞뒤로 스윕
iterating-try-obstacle = 장애물 위의 사슬
iterating-try-fathi = 파티의 행렬, ε = 10⁻²
iterating-try-pendulum = 막대의 사슬
