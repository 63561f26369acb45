# 수업 “선형계획과 이차계획을 LCP로”. 본문의 {$이름}은 수식: src/lessons/programs/formulas.tex.
# *낱말*은 강조, **낱말**은 굵게. 한 문단은 한 줄의 메시지 하나.

programs-lead = 어떤 제품을 얼마나 만들어야 할까? 어느 투자 조합의 위험이 가장 작을까? 날마다 나오는 이런 질문과, 상자가 바닥을 얼마나 세게 누르는지 묻는 것은 같은 문제이다.
programs-guide = 그림의 벽은 끌어 움직일 수 있다. 표와 본문의 모든 수가 그에 따라 바뀐다.

## 1 가장 좋은 꼭짓점
programs-lp-title = 가장 좋은 꼭짓점
programs-lp-1 = 한 작업장이 두 제품을 {$x1}개와 {$x2}개 만든다. 이익은 한 개에 각각 3과 2이고, 기계 두 대의 시간에 한도가 있다. 최소화할 것은 이익에 음의 부호를 붙인 것이다.
programs-lp-2 = 실행 가능 영역은 벽으로 둘러싸인 다각형이다. 가는 선은 이익이 같은 점들을 이은 것이다. 이 선을 다각형에 닿아 있는 한 가장 멀리까지 밀어 보라.
programs-corner-question = 이익은 3과 2이고 벽은 그림대로 x₁ + x₂ ≤ 4와 3x₁ + x₂ ≤ 9이다. 이익은 어디서 가장 클까?
programs-corner-choice-right = (3, 0), 이익이 큰 제품만
programs-corner-choice-middle = (2.5, 1.5), 벽이 만나는 곳
programs-corner-choice-top = (0, 4), 되도록 많은 개수
programs-corner-measured = 가장 좋은 점은 x = { $x }, f = { $value }이다.
programs-corner-why = 등고선은 꼭짓점에서 다각형을 떠난다. 어느 꼭짓점인지는 등고선의 기울기로 정해지는데, 여기서는 그 기울기가 두 벽의 기울기 사이에 있다. 벽의 기울기와 정확히 같으면 변 전체가 최적이다.
programs-lp-3 = 등고선의 기울기가 벽의 기울기와 같은 경우와, 최적해가 없는 두 경우를 시험해 보라. 다각형이 비어 있거나, 유계가 아니어서 이익이 한없이 커지는 경우이다.

## 2 조건
programs-kkt-title = 힘의 평형
programs-kkt-1 = 다른 점을 모두 보지 않고 어떤 점이 최적임을 어떻게 알 수 있을까? 목적 함수는 {$pull}로 당기고, 닿은 벽은 벽에 수직으로, 안쪽으로만 민다. 최적점에서 이들은 평형을 이룬다.
programs-kkt-2 = 승수 {$y}는 벽의 힘, {$s}는 축의 힘이다. 닿지 않은 벽은 밀지 않는다. 이것이 카루시–쿤–터커(KKT) 조건이며, 이미 본 꼴이다. 힘과 거리가 있고 그 가운데 하나는 0이다. 그림의 화살표가 이 힘들이다. 각 조건이 얼마나 잘 만족되는지는 렘케 방법이 구한 해에서 측정한 것이다.
programs-kkt-3 = 승수는 *잠재 가격*이다. {$y-one}은 최적점이 같은 벽들에 머무는 한, 첫째 기계를 한 시간 더 쓸 때 이익이 얼마나 늘어나는지를 나타낸다. 그 벽을 1만큼 옮겨 비교해 보라.
programs-film-1 = 같은 것을 역학의 운동으로 보자. 첫 계획 문제의 벽들 사이에서 구슬을 오른쪽으로 3 N, 위로 2 N의 힘으로 끌고 저항으로 감속한다. 구슬은 가장 좋은 꼭짓점에서 멈추고, 벽의 승수가 잠재 가격이다.
programs-film = 계획 문제의 벽들 사이의 구슬
programs-film-bead = (3, 2) N으로 끈다
programs-film-measured = x = { $x } m에서 정지했다. 비스듬한 두 벽의 승수는 { $force }이다.
programs-kkt-4 = 벽이 곧을 필요는 없다. 매끄러운 f와 매끄러운 벽 g(x) ≤ 0에 대해서도, 닿은 벽들의 법선이 독립이기만 하면 최적점에서 {$G}의 행 대신 ∇g를 넣은 같은 네 조건이 성립한다. 이것은 *필요*조건이고, f와 모든 g가 볼록하면 *충분*조건이기도 하다. LCP였던 것은 비선형 상보성 문제(NCP)가 된다.

## 3 M과 q
programs-lcp-title = 계획 문제에서 LCP로
programs-lcp-1 = 미지수 {$x}와 승수 {$y}를 위아래로 놓으면 조건은 LCP가 된다. 최적화 책에서는 행렬을 {$M}, 벡터를 {$q-letter}라고 쓰지만, 다른 수업의 {$A-letter}, {$b-letter}와 같은 것이다.
programs-lcp-2 = 지금의 계획 문제의 행렬을 그림 아래에 블록으로 나누어 놓았다. 블록 {$gt}는 각 벽의 힘의 방향을, 블록 {$minus-g}는 각 벽까지의 거리를 나타낸다. 선형계획이면 {$h-zero}이다.

## 4 가장 낮은 점
programs-qp-title = 가장 낮은 점
programs-qp-1 = 목적 함수에 이차항이 들어가면 등고선이 휜다. {$H}가 양의 정부호이면 가장 낮은 점을 둘러싼 타원이다. 그 점이 안쪽에 있으면 아무것도 밀지 않는다. 최적점이 벽 위나 꼭짓점에 있을 수도 있다.
programs-wall-question = f = x₁² + x₂² − 6x₁ − 4x₂는 벽 x₁ + x₂ ≤ 4 너머의 (3, 2)에서 가장 낮다. 실행 가능한 점 가운데 가장 좋은 점은 어디일까?
programs-wall-choice-corner = 앞에서처럼 꼭짓점
programs-wall-choice-wall = 벽 위, 꼭짓점 사이
programs-wall-choice-inside = 안쪽
programs-wall-measured = 가장 좋은 점은 x = { $x }, 벽의 힘은 y₁ = { $y }이다.
programs-wall-why = 타원이 벽에 막 닿는 곳이다. 여기서는 원이므로 가장 가까운 점이지만, 비스듬한 타원이면 그렇지 않다는 것을 상보성 수업에서 보았다.
programs-qp-2 = 접촉이 바로 이것이다. {$contact}이고 축 말고는 벽이 없다. 접촉 수업의 승수가 이 계획 문제의 {$x}이다.

## 5 볼록하지 않을 때
programs-saddle-title = 곡률의 부호가 반대일 때
programs-saddle-1 = {$M}은 {$H}가 양의 준정부호일 때, 그리고 그때만 양의 준정부호이다. {$H}가 그렇지 않으면 조건은 가장 좋은 점에서 여전히 성립하지만 다른 점에서도 성립할 수 있다.
programs-saddle-question = 정사각형 위의 f = −x₁² + x₂² + 2.4x₁ − 3x₂, 안장 모양이다. 힘이 평형인 점은 몇 개일까?
programs-saddle-choice-one = 하나
programs-saddle-choice-three = 셋
programs-saddle-choice-none = 없다: 최솟값이 없으므로
programs-saddle-measured = { $count }개 점이다. 가장 좋은 것은 x = { $x }, f = { $value }이다. 렘케 방법은 { $lemke }에서 끝난다.
programs-saddle-why = 왼쪽 벽에 극소점이, 오른쪽 벽에 더 낮은 극소점이 있고, 그 사이의 산등성이에서도, 극소점이 아닌데도 힘이 평형을 이룬다. 상보성 문제의 솔버는 그 가운데 하나를 찾을 뿐, 더 좋은 점이 있는지 알 방법이 없다. 속이 찬 점이 가장 좋은 점이고 고리는 다른 점들이다.
programs-saddle-2 = 안장 대신 언덕이면 더 나빠진다. 꼭짓점마다 극소점이다.

programs-line-1 = 라그랑주 함수. 모든 벽과 축에 승수 y ≥ 0, s ≥ 0을 붙인다.
programs-line-2 = 기울기 벡터가 0이다: 힘이 평형을 이룬다. H는 대칭이다.
programs-line-3 = 둘째 줄을 s에 대해 풀었다. w = Mλ + q의 앞쪽 행들이다.
programs-line-4 = 벽까지의 거리를 같은 미지수로 썼다. 나머지 행들이다.
programs-line-5 = 닿지 않은 벽이나 축은 밀지 않는다. 어느 항도 음수가 아니므로 모두 0이다: λ ⟂ w.

## 연습 문제
programs-exercises-title = 연습 문제
programs-exercise-1 = y₂ = 0은 작업장에 어떤 의미인가?
programs-exercise-1-ask = 가장 좋은 꼭짓점에서의 y₂
programs-exercise-1-hint = 꼭짓점에서 두 벽의 힘이 당기는 힘과 평형을 이룬다. y₁ + 3y₂ = 3, y₁ + y₂ = 2.
programs-exercise-1-answer = 둘째 기계의 시간이 남거나 꼭 맞게 쓰이므로, 시간을 늘려도 이익이 늘지 않는다.
programs-exercise-2 = 세 벽이 만나는 꼭짓점에서 승수는 왜 하나로 정해지지 않는가?
programs-exercise-2-choice-optimum = 이 꼭짓점이 유일한 최적점이 아니기 때문이다
programs-exercise-2-choice-none = 세 벽 가운데 어느 것도 눌리지 않기 때문이다
programs-exercise-2-choice-dependent = 평면에서 세 법선은 일차 종속이기 때문이다
programs-exercise-2-not-optimum = 꼭짓점은 점 하나이다. 그 한 점에 여러 승수가 대응한다.
programs-exercise-2-not-none = 미는 힘이 없다면 승수는 모두 0으로 하나뿐이다.
programs-exercise-2-answer = 평면에서는 두 벽의 힘이 그 사이 방향의 어떤 힘과도 평형을 이룰 수 있다. 셋째 힘은 다른 두 힘의 결합으로 바꿀 수 있다. 다리가 넷인 탁자와 같은 상황이다.
programs-exercise-3 = λᵀMλ = 2xᵀHx임을 보이라.
programs-exercise-3-ask = H = 1(단위 행렬), x = (2.5, 1.5)일 때의 λᵀMλ
programs-exercise-3-hint = xᵀHx는 2.5² + 1.5²이다.
programs-exercise-3-answer = {$answer-form}. G가 든 두 블록이 서로 상쇄된다. 그래서 M은 H가 양의 준정부호일 때, 그리고 그때만 양의 준정부호이다.
programs-exercise-4 = 가장 좋은 꼭짓점에서 작업장의 이익은 얼마인가?
programs-exercise-4-ask = 이익
programs-exercise-4-hint = 꼭짓점은 x = (2.5, 1.5)이고 제품의 이익은 3과 2이다.
programs-exercise-4-answer = 3 · 2.5 + 2 · 1.5 = 10.5이다. 잠재 가격으로 계산해도 같다. 4y₁ + 9y₂ = 4 · 1.5 + 9 · 0.5 = 10.5. 둘이 일치하는 것을 *강한 쌍대성*이라 한다.
programs-exercise-5 = 첫째 기계의 시간이 한 단위 늘어 4가 5가 된다. 이제 작업장의 이익은 얼마인가?
programs-exercise-5-ask = 이익
programs-exercise-5-hint = 잠재 가격은 한 단위가 늘 때의 이익이다.
programs-exercise-5-answer = 12이고, 1.5만큼 늘었다. y₁은 첫째 기계의 잠재 가격이다.

programs-sources-title = 참고 문헌
programs-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 3.1–3.4절.
programs-source-lemke = Carlton E. Lemke, *Bimatrix equilibrium points and mathematical programming*, Management Science 11 (1965), 681–689.
programs-source-nocedal = Jorge Nocedal, Stephen J. Wright, *Numerical Optimization*, Springer 2006, 12, 13, 16장.

programs-quantity-stationarity = 힘의 불균형
programs-quantity-primal = 다각형 밖으로 나간 거리
programs-quantity-dual = 당기는 벽
programs-quantity-complementarity = 힘과 거리의 곱

## 그림과 표
program-plane-label = x₁과 x₂의 평면, 벽과 등고선. Tab으로 벽으로 가고 화살표 키로 옮긴다. Shift를 누르면 크게 움직인다.
program-grip-wall = 벽 { $row }
program-outcome-optimum = 가장 좋은 점:
program-outcome-edge = 변 전체가 최적, 예를 들어
program-outcome-degenerate = 가장 좋은 점 (승수는 하나로 정해지지 않음):
program-outcome-candidates = { $count }개 점에서 평형, 그 가운데 가장 좋은 것:
program-outcome-empty = 가장 좋은 점이 없다. 실행 가능한 점이 없고 다각형이 비어 있다.
program-outcome-unbounded = 가장 좋은 점이 없다. 다각형이 유계가 아니고 목적 함수가 한없이 작아진다.
program-outcome-refused = 이 계획 문제는 올바르지 않다.
program-outcome-covered = 질문에 답하거나 벽을 끌면 가장 좋은 점이 나타난다.
program-uncover = 보기
program-shape-pd = H는 양의 정부호: 실행 가능하면 가장 좋은 점은 꼭 하나이다.
program-shape-psd = H는 양의 준정부호: 평형인 점은 모두 최적이다.
program-shape-indefinite = H는 양의 준정부호가 아님: 평형은 필요하지만 충분하지 않다.
program-walls = 벽의 수
program-count = 벽 { $count }개
program-less = 벽 하나 빼기
program-more = 벽 하나 더하기
program-editor-title = 숫자로 보는 계획 문제
program-editor-title-short = 숫자
program-matrix-title = M과 q, 그리고 해
program-matrix-title-short = M과 q
program-matrix-label = 상보성 문제의 M과 q
program-matrix-key = { $count }쌍. λ는 x와 y, w는 s와 벽까지의 거리이다.
program-example-shop = 작업장
program-example-edge = 변 전체
program-example-unbounded = 유계가 아님
program-example-empty = 실행 불가능
program-example-inside = 안쪽에서 가장 낮음
program-example-wall = 벽에서 가장 낮음
program-example-corner = 꼭짓점에서 가장 낮음
program-example-saddle = 안장
program-example-hill = 언덕
