# 수업 “피벗과 기울기”. 글 속의 {$…}는 수식: src/lessons/pivoting/formulas.tex.
pivoting-lead = 가우스–자이델이 유일한 방법은 아니다. 어떤 솔버는 활성 집합 자체를 찾고, 찾고 나면 정확하게 푼다. 어떤 솔버는 알맞은 보폭으로 에너지의 기울기 벡터를 따라 내려간다. 주어진 문제는 어느 것으로 풀어야 할까?
pivoting-guide = 본문 옆에, 좁은 화면에서는 본문 위에 솔버 하나의 동작이 보인다. 문제의 각 행, 지금 실행되는 줄이 강조되는 의사 코드, 그리고 변해 가는 활성 집합 F이다. 승수가 두 한계 사이의 안쪽에 있는 행에는 점이 붙는다.

pivoting-lemke-title = 렘케: 꼭짓점에서 꼭짓점으로
pivoting-lemke-1 = 풀 문제는 접촉의 문제이다.
pivoting-lemke-2 = 활성 집합을 알면 남는 것은 연립일차방정식 하나뿐이다. 그러나 집합은 {$sets}개나 된다. 렘케(1965)는 그 사이를 지나는 경로 하나를 찾았다. 먼저 인공 미지수 {$z0}을 크게 잡아 어느 행도 조건을 어기지 않게 한다.
pivoting-lemke-3 = *피벗* 한 번은 이 방정식의 미지수 둘을 맞바꾼다. 들어오는 것은 방금 나간 미지수의 짝이다. {$w-i}가 나갔으면 {$lambda-i}가 들어온다. 그 값을 키우다가 다른 미지수가 처음으로 0이 되면(*비율 검사*) 그것이 나간다. 불완전한 짝은 언제나 많아야 하나이므로 경로는 갈라지지 않는다. {$z0}이 나가면 끝난다.
pivoting-lemke-4 = 막는 것이 없으면 경로는 반직선으로 끝난다. {$A}가 양의 준정부호이면 이것은 해가 없다는 증명이다. 동점은 사전식 순서로 가르므로 경로가 되돌아와 순환하는 일은 없다.
pivoting-count-question = 장애물 위의 서른 행. 렘케 방법은 피벗을 몇 번 할까?
pivoting-count-choice-few = 행의 수와 비슷하게
pivoting-count-choice-sweeps = 가우스–자이델의 스윕처럼 수백 번
pivoting-count-choice-all = 집합을 모두 시험해야 하므로 수백만 번
pivoting-count-measured = 렘케 방법은 피벗 { $lemke }번, 가우스–자이델은 스윕 { $sweeps }번이었다. 무대에는 같은 꼴의 여섯 행에서 이 방법이 나온다.
pivoting-count-why = 경로가 지수적으로 길어지는 행렬도 있지만 실제로는 경로가 짧다. 다만 피벗 한 번은 n행의 표 전체를 갱신한다. n번이면 연산이 n³번으로 행렬 분해 한 번과 같은 정도이고, 웜 스타트도 {$A}의 0인 성분도 도움이 되지 않는다.

pivoting-principal-title = 주 피벗: 한 행씩
pivoting-principal-1 = 주 피벗법에는 인공 미지수가 필요 없다. {$w-i} < 0인 행을 하나 골라 {$lambda-i}를 키운다. F의 행들은 w가 0으로 남도록 따라 움직이고 나머지는 그대로 있다. 움직임을 멈추는 것은 셋이다. {$w-i}가 0이 되거나, F의 한 행이 한계에 닿아 F에서 나가거나, 다른 w가 0이 되어 F에 들어온다.
pivoting-line-1 = F의 행은 등식이다. F 밖에서는 {$lambda-i}를 뺀 모든 승수가 0으로 남는다.
pivoting-line-2 = 움직인 뒤와 앞의 차: {$lambda-i}가 t만큼 커지면 F도 그에 맞추어 바뀐다.
pivoting-line-3 = 문제의 행 i에 둘째 줄을 대입했다.
pivoting-line-4 = dᵀAd를 전개하고 둘째 줄과 A의 대칭성을 썼다. F와 i 밖에서 d는 0이다. A는 양의 정부호이므로 {$lambda-i}를 키우면 {$w-i}도 반드시 커진다.
pivoting-line-5 = 셋 가운데 먼저 일어나는 것이 움직임을 멈춘다: {$w-i}가 커져 0이 되거나, F의 {$lambda-j}가 줄어 0이 되거나, F 밖의 {$w-k} > 0이 줄어 0이 된다.
pivoting-principal-2 = 역학적으로 보면 접촉을 하나씩 켜고, 먼저 켠 접촉은 계속 평형을 유지한다(Baraff, 1994). *블록* 주 피벗법은 조건을 어기는 행을 모두 한꺼번에 바꾸고, 그 수가 줄지 않을 때만 하나씩 바꾸는 방식으로 돌아간다(Júdice와 Pires). 큰 문제도 분해 몇 번이면 된다.

pivoting-sweeps-title = 더 나은 스윕
pivoting-sweeps-1 = *블록 가우스–자이델*은 접촉이나 관절 하나의 행을 모두 함께 푼다. 법선력과 마찰이 여러 스윕에 걸쳐 서로 맞추어 가지 않고 한 번에 맞추어진다. 실험의 상자는 접촉이 둘이고, 각각이 두 행짜리 블록이다. 블록 사이의 연성에는 여전히 스윕이 필요하다.
pivoting-sweeps-2 = *NNCG*(비평활 비선형 켤레 기울기법)는 스윕 한 번의 변화를 음의 기울기 벡터로 보고, 켤레 기울기법처럼 앞의 방향과 합친다. {$beta-one}이면 변화가 커진 것이므로 방향을 버린다. 두 줄 가운데 어느 줄이 강조되는지 살펴보라.
pivoting-conjugate-question = 상자 열 개를 쌓았다. NNCG의 반복 횟수는 가우스–자이델의 스윕 횟수와 비교하여 어떠할까?
pivoting-conjugate-choice-same = 거의 같다
pivoting-conjugate-choice-fifth = 약 5분의 1
pivoting-conjugate-choice-fiftieth = 약 50분의 1
pivoting-conjugate-measured = NNCG는 반복 { $nncg }번, 가우스–자이델은 스윕 { $seidel }번으로 비는 { $part }이다. 무대에는 상자 셋의 NNCG가 나온다.
pivoting-conjugate-why = 반복 한 번에는 스윕 한 번과 {$A}와의 곱 한 번이 더 든다. 켤레 방향은 조건수에 대한 의존을 {$kappa-plain}에서 {$kappa}로 줄이므로 높이 쌓을수록 이득이 크다.

pivoting-gradients-title = 기울기 벡터를 따라서
pivoting-gradients-1 = {$A}가 대칭이고 양의 준정부호이면 해는 한계 안에서 다음 함수가 가장 작은 점이고,
pivoting-gradients-2 = {$w}가 그 기울기 벡터이다. 투영한 이동 한 번은 모든 행을 한꺼번에 바꾸므로 병렬로 계산할 수 있다. *APGD*(가속 투영 기울기법)는 네스테로프의 관성을 써서 {$lambda}보다 앞선 점 y에서 기울기 벡터를 구한다. L은 이동 방향으로 잰 곡률보다 커질 때까지 키우고, 이동이 오르막이면 관성을 처음부터 다시 쌓는다.
pivoting-gradients-3 = *스펙트럼 투영 기울기*에는 관성이 없다. 보폭 {$alpha}는 앞 이동을 따라 잰 곡률에서 나오고(Barzilai와 Borwein), f는 최근 열 개 값의 최댓값을 넘지 않는 한 잠시 커져도 된다.

pivoting-subspace-title = 부분공간 최소화
pivoting-subspace-1 = 스윕은 λ가 정확해지기 훨씬 전에 활성 집합을 찾는다. 활성 집합을 알면 켤레 기울기법이 빠르다. 그래서 둘을 합친다. 스윕 다섯 번으로 F를 추정하고, F의 행을 등식으로 푼 다음, 결과를 한계 안으로 제한한다. 잔차가 줄어들 때, 또는 마찰이 없는 경우 최소화할 이차 함수의 값이 줄어들 때만 그 결과를 받아들인다.
pivoting-subspace-2 = 추정이 맞으면 반복 한 번으로 충분하다. 틀려도 잃는 것은 계산량뿐이다.

pivoting-choice-title = 무엇에 어떤 솔버를 쓸까
pivoting-choice-1 = 자신의 기기에서 측정해 보라. 문제 다섯을 솔버 여덟으로, 자연 사상의 잔차가 그 크기의 10⁻⁸보다 작아질 때까지 푼다. 칸마다 반복 횟수, 시간, 결과, 잔차가 나온다.
pivoting-choice-2 = 반복 횟수가 아니라 시간을 비교해야 한다. 피벗 한 번, 스윕 한 번, 부분공간 최소화 한 번은 비용이 크게 다르다. 질량비와 높이는 스윕을 느리게 하지만 피벗에는 거의 영향이 없다. 마찰의 한계가 법선력을 따라 바뀌면 접촉마다 여러 방향으로 이루어진 작은 원뿔이 된다. 렘케 방법에서는 행렬이 그만큼 커지고, 주 피벗법은 한계가 더 바뀌지 않을 때까지 계산을 되풀이한다.
pivoting-film-1 = 운동으로 살펴보자. 1 kg 상자 다섯 개 위에 100 kg 상자를 얹고, 단계마다 λ = 0에서 시작하여 열 번씩 반복한다. 스윕으로는 하중이 가벼운 상자들을 지나 아래까지 전해지지 않는다. 부분공간 최소화는 활성 집합 전체를 한꺼번에 푼다.
pivoting-film = 무거운 상자 아래의 가벼운 상자 다섯 개
pivoting-film-sweeps = 가우스–자이델
pivoting-film-subspace = 부분공간 최소화
pivoting-film-measured = 맨 위 상자가 { $down } cm 내려왔다.
pivoting-circle-question = 세 행이 순환하며 연성되어 있고 A는 대칭이 아니다. 셋 가운데 어느 것이 해를 찾을까?
pivoting-circle-choice-seidel = 가우스–자이델
pivoting-circle-choice-conjugate = NNCG
pivoting-circle-choice-lemke = 렘케 방법
pivoting-circle-measured = 가우스–자이델과 NNCG는 { $most }번을 반복해도 해에 이르지 못했고, 렘케 방법은 피벗 { $lemke }번으로 풀었다.
pivoting-circle-why = 스윕은 끝없이 같은 값을 순환하고 스윕을 바탕으로 하는 NNCG도 그러하다. 렘케의 경로에는 대칭성이 필요 없다. 기울기 방법이 여기서 성공하는 것은 이 문제가 아주 규칙적이기 때문일 뿐이다. 대칭이 아니면 내려갈 f가 없다.
pivoting-choice-3 = 대략의 기준은 다음과 같다. 마찰이 없고 행이 백 개쯤까지인 문제나 정확한 해가 중요한 곳에서는 피벗을 쓴다. 웜 스타트가 있고 계산 시간이 정해진 게임에서는 스윕을 쓰며, NNCG도 비용이 조금 더 들 뿐이다. 접촉이 많고 마찰이나 큰 질량비가 있으면 APGD나 스펙트럼 기울기, 활성 집합이 별로 바뀌지 않는 사슬과 더미에는 부분공간 최소화가 알맞다.

pivoting-exercises-title = 연습 문제
pivoting-exercise-1 = {$pair}에 대해 렘케 방법의 첫 피벗을 손으로 해 보라. 어느 행이 나가고 {$z0}은 얼마인가?
pivoting-exercise-1-ask = 첫 피벗 뒤의 z₀
pivoting-exercise-1-hint = d의 성분은 모두 √Aᵢᵢ, 여기서는 √2이고 λ는 아직 0이다. −6 + √2 z₀이 0이 되는 z₀은 얼마인가?
pivoting-exercise-1-answer = 조건을 가장 크게 어기는 것은 둘째 행이다. {$pair-cover}이고 그 행의 w가 0이 된다. 그러므로 다음에 들어오는 것은 둘째 승수이다.
pivoting-exercise-2 = 같은 문제를 주 피벗법으로, 1행부터 풀어 보라. 첫 피벗 뒤와 마지막에 λ는 얼마인가?
pivoting-exercise-2-ask = 첫 피벗 뒤의 λ₁
pivoting-exercise-2-hint = 1행만 보면 2λ₁ − 5 = 0이다.
pivoting-exercise-2-end-ask = 마지막의 λ₁
pivoting-exercise-2-end-hint = 마지막에는 두 행이 모두 한계에 닿지 않는다. 두 방정식을 풀어 보라.
pivoting-exercise-2-answer = 1행만 보면 {$pair-first}이다. 2행은 아직 조건을 어긴다. 그 승수를 키우면 첫째 승수가 줄고, 마지막에는 두 행이 모두 한계에 닿지 않는다. 해는 {$pair-solution}이다.
pivoting-exercise-3 = 30행에는 활성 집합이 몇 개 있고, 렘케 방법은 반복 몇 번으로 끝나는가?
pivoting-exercise-3-ask = 30행에서 렘케 방법의 반복 횟수(이 페이지의 표에 있는 값)
pivoting-exercise-3-hint = 이 페이지의 표에서 “장애물” 문제로 측정해 보라.
pivoting-exercise-3-answer = 30행에는 집합이 {$many-sets}개 있다. 렘케 방법은 반복 24번, 곧 피벗 23번과 마지막 다듬기로 끝났다.
pivoting-exercise-4 = 같은 문제를 스펙트럼 투영 기울기법으로 λ = 0에서 풀어 보라. α = 1, t = 1인 첫 단계 뒤에 λ와 f는 얼마인가?
pivoting-exercise-4-ask = 첫 단계 뒤의 f
pivoting-exercise-4-hint = S = 1/2이므로 λ = −b/2로 간다. 이것을 f = ½λᵀAλ + bᵀλ에 대입해 보라.
pivoting-exercise-4-answer = λ = (2.5, 3), f = −7.75이다. f의 최솟값은 −10.33이다. 행마다 혼자일 때 필요한 만큼 나아가므로 둘이 함께 지나치게 간다. 다음 단계는 더 짧아서 α = 0.67이다.

pivoting-sources-title = 참고 문헌
pivoting-source-lemke = Carlton E. Lemke, *Bimatrix equilibrium points and mathematical programming*, Management Science 11, 1965, 681–689.
pivoting-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, 1992, 4장(피벗), 5.2절(블록 분할).
pivoting-source-judice = Joaquim J. Júdice, Fernanda M. Pires, *A block principal pivoting algorithm for large-scale strictly monotone linear complementarity problems*, Computers & Operations Research 21, 1994, 587–596.
pivoting-source-silcowitz = Morten Silcowitz-Hansen, Sarah Niebe, Kenny Erleben, *A nonsmooth nonlinear conjugate gradient method for interactive contact force problems*, The Visual Computer 26, 2010, 893–901.
pivoting-source-mazhar = Hammad Mazhar, Toby Heyn, Dan Negrut, Alessandro Tasora, *Using Nesterov’s method to accelerate multibody dynamics with friction and contact*, ACM Transactions on Graphics 34, 2015, 논문 32.
pivoting-source-birgin = Ernesto G. Birgin, José Mario Martínez, Marcos Raydan, *Nonmonotone spectral projected gradient methods on convex sets*, SIAM Journal on Optimization 10, 2000, 1196–1211.
pivoting-source-morales = José Luis Morales, Jorge Nocedal, Mikhail Smelyanskiy, *An algorithm for the fast solution of symmetric linear complementarity problems*, Numerische Mathematik 111, 2008, 251–266.

## 무대, 표, 버튼
pivoting-stage = 솔버를 한 줄씩
pivoting-problem = 문제
pivoting-problem-pair = 두 행
pivoting-problem-obstacle = 장애물 위의 사슬, 6행
pivoting-problem-alike = 거의 같은 세 행
pivoting-problem-cyclic = 순환하는 행렬(비대칭)
pivoting-problem-stack = 쌓은 상자 세 개
pivoting-problem-rough = 마찰이 있는 상자 하나
pivoting-solver = 솔버
pivoting-solver-gauss-seidel = 가우스–자이델
pivoting-solver-lemke = 렘케
pivoting-solver-principal-pivoting = 주 피벗
pivoting-solver-block-gauss-seidel = 블록 가우스–자이델
pivoting-solver-nncg = NNCG
pivoting-solver-apgd = APGD
pivoting-solver-spectral-projected-gradient = 스펙트럼 기울기(SPG)
pivoting-solver-subspace = 부분공간 최소화
pivoting-rows = 문제의 각 행과 이 시점의 λ와 w
pivoting-free = 한계에 닿지 않음, 활성 집합에 속함
pivoting-readout = 반복 { $k } / { $most }, 잔차 { $residual }
pivoting-iteration-on = 한 반복 앞으로
pivoting-status-solved = 풀림
pivoting-status-limit = 풀리지 않음
pivoting-status-ray = 반직선
pivoting-status-infeasible = 해 없음
pivoting-code-repeat = 반복
pivoting-code-for = 각
pivoting-code-until = 다음까지
pivoting-code-stop = 종료:
pivoting-code-if = 만약
pivoting-code-otherwise = 아니면
pivoting-code-pivot = 맞바꿈
pivoting-code-enters = 짝이 들어옴:
pivoting-code-leaves = 나감:
pivoting-code-refine = 다듬기
pivoting-code-solve = 풀기
pivoting-code-exchange = 맞바꿈
pivoting-code-until-blocked = 처음 막는 행까지의 길이
pivoting-code-while = 다음 동안
pivoting-code-better = 나아지면
pivoting-trial-title = 무엇에 어떤 솔버를 쓸까: 여기서 측정
pivoting-trial-title-short = 측정
pivoting-trial-measure = 모든 솔버 측정
pivoting-trial-rule = 반복 · 시간, 결과, 잔차. 반복은 { $most }번까지. 피벗법에서는 마지막 다듬기도 한 번으로 센다.
pivoting-trial-progress = { $all } 가운데 { $done } 측정
pivoting-trial-obstacle = 장애물, 30행
pivoting-trial-stack = 상자 10개
pivoting-trial-heavy = 상자 10개, 맨 위 100 kg
pivoting-trial-rough = 상자 3개, 마찰
pivoting-trial-cyclic = 비대칭, 3행
pivoting-try-lemke = 두 행, 렘케
pivoting-try-lemke-obstacle = 장애물 위의 여섯 행
pivoting-try-principal = 두 행, 주 피벗
pivoting-try-principal-alike = 거의 같은 세 행
pivoting-try-block = 마찰이 있는 상자, 블록별로
pivoting-try-nncg = 상자 세 개, NNCG
pivoting-try-apgd = 장애물, APGD
pivoting-try-spg = 거의 같은 행, SPG
pivoting-try-subspace = 장애물, 부분공간 최소화
