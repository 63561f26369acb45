# 조절, 준비된 실험, 글 속의 수, 말로 하는 상태, 목록의 이름.
number-unreadable = 수로 읽을 수 없다. 0.01이나 1e-2처럼 써야 한다. Esc를 누르면 이전 값으로 돌아간다.
number-whole = 정수여야 한다.
number-outside = { $from }부터 { $to }까지의 값이어야 한다. Esc를 누르면 이전 값으로 돌아간다.
control-reset = { $name }: { $value }로 되돌리기
control-restarts = 바꾸면 시뮬레이션이 처음부터 다시 시작한다.
control-on = 켬
control-off = 끔
control-idle = “{ $method }”에서는 쓰이지 않는다. 값은 그대로 남는다.
controls-title = 설정
controls-explain = 설명
controls-reset = 모두 기본값으로
controls-scope = 바꿀 대상
controls-this-run = 고른 실행
controls-all-runs = 모든 실행
controls-group-scene = 장면
controls-group-world = 세계
controls-group-method = 방법
controls-group-integrator = 시간 적분
controls-group-solver = λ 솔버
controls-group-projection = 단계 뒤의 투영
presets-title = 준비된 실험

state-say = 상태 읽어 주기
state-time = { $time } s:
state-constraint = C = { $C }({ $trend ->
    [growing] 0에서 멀어지는 중
    [shrinking] 0에 가까워지는 중
   *[steady] 변화 없음
}),
state-lambda = λ = { $lambda }.
state-motion = { $which ->
    [one] 구슬이
   *[other] 물체 { $which }이(가)
} { $speed } m/s로 { $direction ->
    [up] 위로
    [down] 아래로
    [left] 왼쪽으로
    [right] 오른쪽으로
    [up-left] 왼쪽 위로
    [up-right] 오른쪽 위로
    [down-left] 왼쪽 아래로
   *[down-right] 오른쪽 아래로
} 움직인다.
state-rest = { $which ->
    [one] 구슬은
   *[other] 물체 { $which }은(는)
} 정지해 있다.
state-exploded = 이 실행은 발산하여 그림 밖으로 나갔다.
state-diverged = 이 실행은 값이 한없이 커져 멈추었다.
state-unsupported = 이 방법이 이 장면을 지원하지 않아 멈추었다.
state-work-limit = 다음 단계에 허용된 것보다 많은 계산이 필요하여 멈추었다.

stages-more = 그 밖에 { $count }개

parameter-radius = 반지름
parameter-radius-help = 고리, 곡선 또는 외접원의 반지름.
parameter-mass = 질량
parameter-mass-help = 물체의 질량.
parameter-gravity = 중력
parameter-gravity-help = 아래쪽 중력 가속도.
parameter-form = 구속 조건의 꼴
parameter-form-help = 구속 조건이 지켜지는 곳에서 0이 되는 함수. 구속 조건은 같지만 기울기 벡터와 λ는 다르다.
parameter-start = 시작
parameter-start-help = 초기 상태: 고리 위에서 고리를 따라 움직이는지 아닌지.
parameter-angle = 각
parameter-angle-help = 처음 각 또는 기울기.
parameter-speed = 속력
parameter-speed-help = 처음 속도 또는 각속도.
parameter-method = 방법
parameter-method-help = 구속 조건을 지키게 하는 방법.
parameter-integrator = 적분법
parameter-integrator-help = 가속도에서 위치와 속도를 얻는 방법.
parameter-stepSize = 시간 간격
parameter-stepSize-help = 한 단계의 길이. 작을수록 정확하지만 느리다.
parameter-substeps = 부분 단계
parameter-substeps-help = 한 단계를 똑같이 나누는 부분의 수.
parameter-alpha = C에 대한 피드백
parameter-alpha-help = C̈ = −αC − βĊ: 어긋난 위치를 얼마나 세게 되돌리는지를 정한다. 0이면 드리프트가 되돌려지지 않는다.
parameter-beta = Ċ에 대한 피드백
parameter-beta-help = 어긋난 속도를 얼마나 세게 되돌리는지를 정한다. β = 2√α에서 임계 감쇠이며, 시간 간격에 비해 너무 크면 발산한다.
parameter-stiffness = 벌칙법의 강성
parameter-stiffness-help = 벌칙법의 용수철. C = |x| − r이면 N/m, 일반적으로는 C·∂C 단위당 N.
parameter-damping = 벌칙법의 감쇠
parameter-damping-help = 벌칙법의 감쇠기(Ċ에 작용).
parameter-solver = 솔버
parameter-solver-help = λ를 구하는 방법.
parameter-tolerance = 허용 오차
parameter-tolerance-help = ‖Aλ + b‖가 ‖b‖의 이 비율보다 작아지면 솔버가 멈춘다.
parameter-maxIterations = 반복 한도
parameter-maxIterations-help = 솔버는 이만큼 반복하면 멈춘다.
parameter-rankTolerance = 랭크 허용 오차
parameter-rankTolerance-help = 피벗이 가장 큰 피벗의 이 비율보다 작은 행을 직접법은 종속으로 본다.
parameter-workLimit = 계산량 한도
parameter-workLimit-help = 한 단계에 허용되는 기본 연산의 수. 더 많이 필요한 단계는 취소된다.
parameter-warmStart = 웜 스타트
parameter-warmStart-help = 0 대신 앞 단계의 λ에서 시작한다.
parameter-mouseFrequency = 마우스 용수철의 진동수
parameter-mouseFrequency-help = 포인터와 붙잡은 물체 사이 용수철의 고유 진동수.
parameter-mouseDamping = 마우스 용수철의 감쇠
parameter-mouseDamping-help = 그 용수철의 감쇠비. 1이면 임계 감쇠.

form-half-squared = ½(x·x − r²)
form-length = |x| − r
start-legal = 고리 위
start-off-circle = 고리를 벗어나
start-wrong-velocity = 틀린 속도
method-acceleration = 구속력
method-acceleration-help = C̈ = −αC − βĊ가 되는 힘을 구한다. 피드백이 없으면 C가 드리프트한다. 접촉은 힘의 부등식, 충돌은 충격량으로 다룬다.
method-penalty = 벌칙법
method-penalty-help = 구속 조건마다 뻣뻣한 용수철과 감쇠기를 둔다. 단순하지만 C가 어긋났을 때만 작용한다.
integrator-explicit-euler = 명시적 오일러
integrator-explicit-euler-help = 1차: 시간 간격을 반으로 하면 오차도 반. 에너지가 늘어난다.
integrator-symplectic-euler = 심플렉틱 오일러
integrator-symplectic-euler-help = 1차. 위치를 새 속도로 계산한다. 게임에서 흔히 쓴다.
integrator-midpoint = 중점법
integrator-midpoint-help = 2차: 시간 간격을 반으로 하면 오차는 4분의 1.
integrator-rk4 = 룽게–쿠타 4차
integrator-rk4-help = 4차: 시간 간격을 반으로 하면 오차는 16분의 1.
integrator-dormand-prince = 도먼드–프린스
solver-direct = 직접법
solver-direct-help = A를 분해하여 반올림 오차를 제외하면 정확히 푼다.
solver-cg = 켤레 잔차법
solver-cg-help = A를 만들지 않고 반복하여 ‖Aλ + b‖를 최소화한다.
solver-jacobi-help = 직전 스윕의 λ로 각 행을 풀고 그 변화의 ω배만큼 바꾼다. 발산할 수 있다.
solver-gauss-seidel-help = 각 행을 최신 값으로 푼다.
solver-symmetric-gauss-seidel-help = 앞으로 스윕한 다음 뒤로 스윕한다.
solver-sor-help = 가우스–자이델 방법의 변화마다 ω를 곱한다.
solver-block-gauss-seidel-help = 한 접촉이나 관절의 행들을 다른 행의 최신 값으로 함께 푼다.
solver-nncg-help = 가우스–자이델 스윕의 변화를 기울기로 보고 켤레 방향을 따라간다.
solver-apgd-help = 네스테로프 가속을 쓰는 투영 기울기법. 목적 함수가 커지면 가속을 다시 시작한다.
solver-spectral-projected-gradient-help = 투영 기울기법. 보폭은 기울기의 직전 변화에서 정한다(Barzilai와 Borwein).
solver-subspace-help = 스윕으로 자유로운 행을 찾고 그 행들을 켤레 기울기로 푼다.
solver-lemke-help = 기저에서 기저로 옮겨 정확한 해에 이른다. 반복 한 번은 피벗 한 번이며, 마지막 반복은 해를 다듬는다.
solver-principal-pivoting-help = 행을 하나씩 정확히 상보적으로 만든다. 반복 한 번은 피벗 한 번이며, 마지막 반복은 해를 다듬는다.
