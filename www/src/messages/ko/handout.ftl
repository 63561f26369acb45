# 쪽 #/sheet, #/symbols, #/notes: www/src/handout/.
sheet-lead = 이 강좌의 식을 개별 예제의 식만 빼고 한 가지 기호법으로, 수업별로 모았다. 인쇄하면 A4 두 쪽이다.
sheet-print = 인쇄
handout-pdf = { $title } PDF
symbols-lead = 따로 한 줄로 보인 식에 나오는 모든 글자와 그 이름, 단위, 처음 나오는 수업이다. 뜻이 여럿인 글자에는 뜻마다 한 줄이 있다.
symbols-symbol = 기호
symbols-name = 이름
symbols-unit = 단위
symbols-lesson = 처음 나오는 곳
symbols-letters = 자료별 기호
symbols-letters-lead = 같은 양을 자료마다 어떻게 쓰는지 나타낸다. 줄표는 그 자료에 그런 양이 없음을 뜻한다.
symbols-here = 여기
notes-lead = 수업마다 목표, 시간, 수업에서 던질 질문, 흔한 오해, 열어 보거나 슬라이드에 넣을 실험을 모았다. 답은 모두 실행에서 측정한다.
notes-questions = 수업에서 던질 질문
notes-question-kit-1 = 자유로운 관절 둘에는 좌표가 넷, 4절 링크의 막대 셋에는 행이 셋이다. 자유도는 몇이 남는가? 자유로운 관절에서 맞은편 회전점으로 막대를 하나 더하면 어떠한가?
notes-question-kit-2 = 더는 아무것도 움직이지 않는데 막대를 하나 더한다. 바뀌는 것은 랭크인가, 행의 수인가, 둘 다인가?
notes-errors = 흔한 오해
notes-experiments = 준비된 실험
notes-problems = 준비된 문제
notes-open = 열기
notes-time = 약 { $minutes }분.
notes-time-checked = 약 { $minutes }분. 연습 문제 { $count }개가 답을 확인해 준다.

notes-error-circle = λ는 힘이 아니라 기울기 벡터의 단위 길이당 힘이다. 힘의 단위를 가진 것은 f̂ = λ∇C이며, C를 몇 배 하면 λ도 바뀐다.
notes-error-circle-2 = 힘이 늘 중심을 향한다고 여긴다. λ의 부호는 양도 음도 될 수 있어, 꼭대기의 느린 구슬은 바깥으로 밀린다. 부호는 식에서 읽으면 된다.
notes-error-drift = “시간 간격이 너무 크다.” 시간 간격을 줄이면 드리프트가 느려질 뿐이다. 빠져 있는 것은 C에 의존하는 항이다.
notes-error-drift-2 = “피드백은 셀수록 좋다.” 시간 간격에 따른 한계를 넘으면 계산이 불안정해진다. β를 1/h보다 작게, α = β²/4로 잡으면 된다.
notes-error-curves = 힘이 곡선의 기울기에서 나온다고 여기기 쉽지만, 힘은 경로의 곡률과 속력에 달려 있고 기울기는 무게가 성분으로 나뉘는 비율을 정할 뿐이다.
notes-error-curves-2 = 철사가 움직이지 않는다고 J̇v를 빼 버린다. 이 항은 나아가면서 기울기 벡터의 방향이 바뀌기 때문에 있으며, 정지 상태에서는 빠져도 드러나지 않는다. 움직이는 구슬로 식을 확인하면 된다.
notes-error-particles = A를 질량으로 여기기 쉽다. A는 역질량이며, 무거운 입자일수록 성분이 작다.
notes-error-particles-2 = λ를 하나씩 따로 계산한다. 입자를 공유하는 구속 조건은 A에 비대각 성분을 가지므로, 승수들을 연립하여 풀어야 한다.
notes-error-redundant = “λ가 유일하지 않으면 운동도 유일하지 않다.” 정해지지 않는 것은 승수이고, WJᵀz = 0이므로 운동은 정해진다.
notes-error-redundant-2 = A가 특이하면 모순이라고 여긴다. 잉여 행들은 서로 양립할 수 있으며, 모순되는지는 최소 제곱 잔차가 보여 준다.
notes-error-impulses = 힘과 충격량을 혼동한다. 솔버가 구하는 것은 hλ이다. 시간 간격을 절반으로 줄이면 정지 상태에서는 λ가, 충돌에서는 hλ가 그대로이다.
notes-error-impulses-2 = 바움가르테 항을 β_B C로 쓴다. 행은 속도이므로 β_B C/h가 옳다. 단위를 확인하면 된다.
notes-error-rigid = 토크가 없으면 ω가 일정하다고 여기기 쉽다. 일정한 것은 L이며, ω는 주축을 따르지 않는 한 변한다.
notes-error-rigid-2 = 세계의 축에서도 I를 그대로 쓴다. I는 물체의 축에서만 일정하다. 세계의 축에서는 RIRᵀ이며, 물체가 돌면 변한다.
notes-error-joints = 오차를 모두 없애므로 β = 1이 가장 좋아 보이지만, 계에 가장 큰 에너지를 더한다.
notes-error-joints-2 = 관절 한계와 모터를 방정식으로 쓴다. 관절 한계에는 λ ≥ 0이, 모터에는 양쪽으로 최대 힘이라는 한계가 필요하다. 그런 한계가 없으면 관절 한계가 당기기도 하고 모터는 결코 밀리지 않는다.
notes-error-contact = 접촉을 “닿아 있는 동안 C = 0”이라는 방정식으로 둔다. 그러면 바닥이 당기기도 한다.
notes-error-contact-2 = 한 물체의 접촉을 한 번씩 차례로 풀고 끝낸다. 한쪽 모서리를 밀면 A의 비대각 성분을 통해 다른 쪽도 움직인다. 이 성분은 I = ma²일 때에만 0이다.
notes-error-complementarity = “λ = 0 또는 w = 0”을 배타적으로 읽는다. 둘 다 동시에 0일 수 있다. 닿아 있으나 아무것도 받치지 않는 경우이다.
notes-error-complementarity-2 = 상한에서도 w = 0이라고 여긴다. 상한에서는 w ≤ 0이 허용된다. 모터의 힘이 최대에 이르러 그 행이 물러나는 경우이다.
notes-error-solutions = 해가 없는 문제를 솔버의 결함으로 여긴다. 마찰이 있으면 모형 자체에 해가 없을 수 있다.
notes-error-solutions-2 = 대각 성분이 양수이면 해가 하나라고 여긴다. 모든 b에 대해 해가 꼭 하나인 것은 A의 주소행렬식이 모두 양수일 때뿐이다.
notes-error-friction = 정지 상태의 마찰을 μλ_n으로 놓는다. 정지해 있을 때는 필요한 만큼이며, μλ_n은 그 상한일 뿐이다.
notes-error-friction-2 = 상자 꼴의 한계가 모든 방향에서 똑같이 작용한다고 여긴다. 대각선 방향으로는 원뿔의 √2배까지 마찰을 허용한다.
notes-error-collisions = e = 1이면 에너지가 보존된다고 여긴다. 마찰이 없고 접촉이 하나이거나 모든 접촉의 e가 같으면 그렇지만, 일반적으로는 그렇지 않다.
notes-error-collisions-2 = 뉴턴의 반발 법칙을 질량 중심에 적용한다. 이 법칙은 맞닿는 점에 대해 성립한다. 편심 충돌에서는 그 속도에 회전이 들어 있고, 1/m 대신 nᵀKn을 쓴다.
notes-error-iterating = 잔차가 작으면 오차도 작다고 읽는다. 오차는 마지막 변화의 ρ/(1 − ρ)배일 수 있다.
notes-error-iterating-2 = ω가 클수록 빠르다고 여긴다. A가 대칭 양의 정부호이면 최적의 ω를 넘어서는 다시 느려지고, ω = 2부터는 수렴하지 않는다.
notes-error-stack = 스윕을 늘리면 어디서나 똑같이 도움이 된다고 여긴다. 높은 상자 더미의 하중에는 n²번 정도의 스윕이 필요하다.
notes-error-stack-2 = 웜 스타트를 모든 단계에서 믿는다. 접촉이 막 바뀐 곳에서는 이전의 λ가 좋은 초깃값이 아니다. 충돌 뒤에는 잔차를 보면 된다.
notes-error-programs = 승수를 부산물로 여긴다. 승수는 잠재 가격이며, 한계가 한 단위 늘어날 때의 이득이다.
notes-error-programs-2 = KKT 조건을 만족하는 점을 최소점으로 여긴다. 계획 문제가 볼록하면 충분조건이지만, H에 음의 고윳값이 있으면 안장점도 그 조건을 만족할 수 있다.
notes-error-pivoting = 정확성과 강건성을 혼동한다. 렘케 방법은 해를 찾으면 정확하지만 반직선에서 끝날 수도 있다.
notes-error-pivoting-2 = 반복 횟수로 솔버를 비교한다. 피벗, 스윕, 기울기법의 한 단계는 계산량이 서로 다르다. 같은 정확도에 이르는 시간으로 비교하면 된다.
notes-error-positions = 강성이 컴플라이언스로만 정해진다고 여긴다. PBD에서는 스윕 횟수와 시간 간격에도 의존하고, XPBD에서는 스윕이 수렴했을 때에만 의존하지 않는다.
notes-error-positions-2 = PBD에서 각운동량이 줄어드는 것을 마찰로 여긴다. 예측 위치에서 계산한 기울기 벡터 때문이며, h와 함께 작아진다. SHAKE의 방향을 쓰면 사라진다.
notes-error-coordinates = 좌표가 적으면 언제나 계산량이 적다고 여긴다. 사슬에서 M(q)는 밀집 행렬이고, 닫힌 고리와 접촉에는 다시 행이 필요하다.
notes-error-coordinates-2 = 관절이 일정한 속력으로 돌면 h를 빼 버린다. 그때에도 물체는 곡선을 따라 움직이며, h는 거기에 필요한 일반화 힘이다.
notes-error-methods = 시간 간격을 같게 하여 방법을 비교한다. 비용이나 오차를 같게 하여 비교해야 한다.
notes-error-methods-2 = 에너지가 보존되면 운동도 옳다고 여긴다. 에너지를 잘 보존하면서도 위상이 어긋날 수 있다. 위치도 기준해와 비교하면 된다.
notes-error-kit = 움직이지 않을 때까지 링크를 추가한다. 만들기 전에 자유도를 세어 보라.
notes-error-kit-2 = 독립인 행이 아니라 막대의 수를 센다. 잉여 막대는 자유도를 줄이지 않는다. 세어야 할 것은 행렬 패널에 나오는 J의 랭크이다.

symbols-term-position = 위치
symbols-term-velocity = 속도
symbols-term-mass = 질량
symbols-term-mass-matrix = 질량 행렬
symbols-term-known-part-of-w = w의 알려진 부분
symbols-term-predicted-position = 예측 위치
symbols-term-time = 시간
symbols-term-relative-velocity = 상대 속도
symbols-term-acceleration = 가속도
symbols-term-half-axes = 타원의 반축
symbols-term-gravitational-acceleration = 중력 가속도
symbols-term-radius = 반지름
symbols-term-lever-arm = 모멘트 팔
symbols-term-length = 길이
symbols-term-radius-of-the-rolling-circle = 구르는 원의 반지름
symbols-term-unit-normal = 단위 법선
symbols-term-number-of-particles = 입자의 수
symbols-term-point-of-the-curve = 곡선 위의 점
symbols-term-curve-parameter = 곡선의 매개변수
symbols-term-curvature = 곡률
symbols-term-matrix-of-second-derivatives = 이계 도함수의 행렬
symbols-term-angle = 각도
symbols-term-mass-matrix-of-the-bodies = 물체들의 질량 행렬
symbols-term-velocities-per-rate-of-the-coordinates = 좌표의 변화율에서 속도로 가는 행렬
symbols-term-rates-of-q-per-velocity = 속도에서 q의 변화율로 가는 행렬
symbols-term-tension = 장력
symbols-term-horizontal-tension = 장력의 수평 성분
symbols-term-slope-angle = 기울기 각
symbols-term-number-of-redundant-members = 잉여 부재의 수
symbols-term-number-of-rows = 행의 수
symbols-term-numbers-of-particles-and-bodies = 입자의 수와 물체의 수
symbols-term-drop-height = 낙하 높이
symbols-term-bias = 편향항
symbols-term-duration = 소요 시간
symbols-term-spring-stiffness = 용수철 상수
symbols-term-distance-vector = 두 점 사이의 벡터
symbols-term-angular-frequency = 각진동수
symbols-term-damping-ratio = 감쇠비
symbols-term-softness-of-a-joint = 관절의 부드러움
symbols-term-objective-function = 목적 함수
symbols-term-identity-matrix = 단위 행렬
symbols-term-over-relaxation-factor = 완화 계수
symbols-term-rotation-rate-about-the-second-axis = 둘째 축 둘레의 각속도
symbols-term-momentum = 운동량
symbols-term-arm-of-rolling-friction = 구름 마찰의 모멘트 팔
symbols-term-arm-of-spinning-friction = 법선 둘레 회전 마찰의 모멘트 팔
symbols-term-half-width-and-height-of-the-centre-of-mass = 너비의 절반과 질량 중심의 높이
symbols-term-error-of-an-iterate = 반복점의 오차
symbols-term-mobility-at-the-point-of-impact = 충돌점의 이동도
symbols-term-velocity-at-the-point-of-impact = 충돌점의 속도
symbols-term-parts-of-A = A의 분할
symbols-term-diagonal-lower-and-upper-part-of-A = A의 대각, 아래삼각, 위삼각 부분
symbols-term-iteration-matrix = 반복 행렬
symbols-term-spectral-radius = 스펙트럼 반지름
symbols-term-certificate-of-infeasibility = 해가 없음의 증명
symbols-term-unknowns-of-a-program = 계획 문제의 미지수
symbols-term-linear-and-quadratic-part-of-the-objective = 목적 함수의 일차와 이차 부분
symbols-term-walls-of-a-program = 계획 문제의 벽
symbols-term-forces-of-the-axes = 축의 힘
symbols-term-matrix-and-vector-of-the-LCP = LCP의 행렬과 벡터
symbols-term-artificial-unknown-and-its-column = 인공 미지수와 그 열
symbols-term-rows-between-their-bounds-and-the-others = 한계 사이에 있는 행과 나머지 행
symbols-term-compliance-in-a-step = 한 단계에서의 컴플라이언스

code-title = 이것을 계산하는 코어의 코드
code-lines = { $first }~{ $last }행

letters-of = 식에 쓰는 기호
letters-own = 이 강좌
letters-all = 모든 기호를 한 표에
letters-stay = { $source }의 자료에는 { $letters }에 해당하는 글자가 없어 이 강좌의 글자를 그대로 쓴다.
letters-untreated = { $source }의 자료는 이 주제를 다루지 않으므로 식은 이 강좌의 글자를 그대로 쓴다.
letters-none = 네 자료 가운데 어느 것도 이 주제를 다루지 않으므로 식은 이 강좌의 글자를 그대로 쓴다.
