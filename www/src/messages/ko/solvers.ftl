# 솔버의 반복을 지켜보기.
solvers-nothing = 구속 조건이 없으므로 풀 것이 없다.
solvers-coordinates = 이 방법은 일반화 좌표를 쓴다. 이 순간에는 풀 것이 남아 있지 않다.
solvers-no-problem = 이 방법은 방정식에서 λ를 구하지 않는다. 용수철이 힘을 바로 준다. 솔버가 푸는 것을 보려면 다른 방법을 골라야 한다.
solvers-running = 실행 중이다. 한 번의 풀이를 보려면 일시 정지해야 한다.
solvers-frozen = 시간은 { $time } s에 멈춰 있다. 모든 솔버가 λ = 0에서 같은 방정식 { $rows }개로 시작한다.
solvers-frozen-warm = 시간은 { $time } s에 멈춰 있다. 모든 솔버가 앞 단계의 λ에서 같은 방정식 { $rows }개로 시작한다.
solvers-iterations-axis = 반복 횟수
solvers-level = 최소 제곱 잔차
solvers-diverges = 발산
solvers-shown = 표시
solvers-solver = 솔버
solvers-iterations = 반복 횟수
solvers-ended = 종료 이유
solvers-show = { $solver } 곡선 보기
solvers-watch = { $solver }의 반복점 보기
solvers-ended-direct = 직접 풀었음
solvers-ended-residual = 잔차가 허용 오차 이하
solvers-ended-least = 최소 제곱 해
solvers-ended-change = λ가 더 변하지 않음
solvers-ended-iterations = 반복 한도에 이름
solvers-ended-diverges = 발산
solvers-ended-none = 풀 것이 없음
solvers-ended-too-large = 이 솔버에는 방정식이 너무 많음
solvers-same-forces = λ는 다르지만 운동은 같음
solvers-same-forces-help = 잉여 구속 조건이 있으면 같은 운동을 주는 λ가 많다. λ*는 그중 노름이 가장 작은 것이다.
solvers-omega = SOR, 야코비:
solvers-most = 최대
solvers-iterates-of = { $solver }의 반복점
solvers-play = 반복 과정 재생
solvers-pause = 일시 정지
solvers-release = 이 단계의 λ로 돌아가기
solvers-readout = { $k }번 반복 후 ‖Aλ + b‖ = { $residual }, ‖λ − λ*‖ = { $distance }.
solvers-lifted = λ의 영공간 성분을 제거했다.
solvers-lambda = 이 반복점의 λ와 마지막 λ
solvers-iterate = 지금
solvers-final = λ*
solvers-profile = 방정식 { $count }개의 λ
solvers-no-direct = 방정식이 너무 많아 직접법을 쓸 수 없다. 여기서 λ*는 이 솔버의 최종 값이다.

solver-jacobi = 야코비
solver-gauss-seidel = 가우스–자이델
solver-symmetric-gauss-seidel = 대칭 가우스–자이델
solver-sor = 과완화(SOR)
solver-block-gauss-seidel = 블록 가우스–자이델
solver-nncg = 비평활 켤레 기울기(NNCG)
solver-apgd = 가속 기울기(APGD)
solver-spectral-projected-gradient = 스펙트럼 투영 기울기(SPG)
solver-subspace = 부분공간 최소화를 쓰는 가우스–자이델
solver-lemke = 렘케의 피벗법
solver-principal-pivoting = 주 피벗법

# Where rows have bounds.
solvers-ended-equations-only = 이 한계를 지원하지 않음
solvers-ended-ray = 반직선: 판정 불가
solvers-natural = 잔차(λ의 단위)
solvers-readout-bounded = 반복 { $k }번 뒤 잔차 = { $residual }, ‖λ − λ*‖ = { $distance }.
solvers-best-bounded = 접촉처럼 한계가 있는 행이 있다. 잔차는 각 행의 |λ − clamp(λ − w/A)| 가운데 가장 큰 값이다. λ*는 잔차가 가장 작은 솔버의 결과이다.

# To the lesson on iterating.
solvers-apart = “반복법” 수업으로
solvers-apart-help = 지금의 문제를 “반복법” 수업에서 한 행씩 살펴보기
solvers-by-rows = 한 행씩
solvers-by-iterates = 반복점별로
solvers-walk = 풀이를 따라가는 방법

# 한 행씩 푸는 과정과 무대 위의 힘.
rows-title = 이 단계의 풀이를 한 행씩
rows-to-start = 처음으로
rows-back = 한 행 뒤로
rows-on = 한 행 앞으로
rows-play = 행을 차례로 재생
rows-stop = 멈춤
rows-sweep-on = 다음 스윕
rows-sweep = 스윕 { $k } / { $most }
rows-iteration-on = 다음 반복
rows-iteration = 반복 { $k } / { $most }
rows-from = 출발점
rows-cold = 콜드
rows-warm = 웜
rows-paused = 일시 정지하면 그 단계의 풀이를 따라가 볼 수 있다.
rows-nothing = 이 순간에는 풀 것이 없다.
rows-solved = 지금의 λ가 이미 이 단계의 해이다. { $rows }개 행 가운데 바뀌는 것이 없다.
rows-start-cold = 첫 행 이전: { $rows }개 행 모두 λ = 0에서 시작한다.
rows-start-warm = 첫 행 이전: { $rows }개 행 모두 앞 단계의 λ에서 시작한다.
rows-iterate = 반복 { $k }이(가) 끝났다. 이 솔버는 모든 행을 한꺼번에 바꾼다.
rows-changed = 행 { $row }, { $name }: λ { $change }, 이제 { $lambda }.
rows-held = 행 { $row }, { $name }: λ { $change }, 한계 { $lambda }(으)로 제한됨.
rows-normal = 접촉 { $number }의 법선
rows-friction = 접촉 { $number }의 마찰
rows-rolling = 접촉 { $number }의 구름 마찰
rows-torsion = 접촉 { $number }의 비틀림 마찰
rows-equation = 구속 조건 { $number }
rows-limit = 구속 조건 { $number }의 한계
rows-bounded = 구속 조건 { $number }의 한계가 있는 행
rows-ground = 바닥이 받치는 힘
rows-residual = 잔차
rows-curves = 스윕에 따른 각 솔버의 잔차, 로그 눈금
rows-solvers = 솔버와 스윕 { $k } 뒤의 잔차
rows-too-many = 이 단계에는 행이 { $most }개보다 많아 한 행씩 따라갈 수 없다. 솔버 패널에서는 그래도 반복점별로 모든 솔버를 비교할 수 있다.
rows-together = 반복점 { $k }에 이르는 도중, 행들을 처리한 뒤: 모든 행을 한꺼번에 바꾸는 단계이다.
rows-bars = { $rows }개 행 모두의 λ와, 그 아래 이 반복점에서 바뀐 양
rows-list = 이 반복점의 모든 수
rows-column-row = 행
rows-clamped = 한계로 제한됨
rows-listed = { $rows }개 행 가운데 { $first }~{ $last }행: 지금 처리하는 행의 주변이다.
