# 이 수업의 기호: formula/symbols.ts.
symbol-x = 위치
symbol-C = 구속 조건. 위치가 허용되는 곳에서 0이다
symbol-r = 반지름
symbol-Cdot = 구속 조건의 변화율. 속도가 허용되는 곳에서 0이다
symbol-v = 속도
symbol-grad = 구속 조건의 기울기 벡터. C가 가장 빠르게 커지는 방향
symbol-Cddot = 구속 조건의 이계 도함수. 이것이 0이 되도록 λ를 정한다
symbol-m = 질량
symbol-f = 외력. 무게, 용수철, 마우스 용수철 등
symbol-fhat = 구속력. 구속 조건을 지키는 힘. 구속 조건이 움직이지 않는 한 일을 하지 않는다
symbol-lambda = 라그랑주 승수. 구속 조건이 작용하는 세기
symbol-h = 시간 간격
symbol-E = 에너지. 운동 에너지와 위치 에너지의 합
symbol-alpha = C에 대한 피드백. 위치의 오차를 되돌린다
symbol-beta = Ċ에 대한 피드백. 속도의 오차를 되돌린다
symbol-J = 야코비 행렬. 모든 구속 조건의 도함수이며 Ċ = Jv
symbol-W = 역질량 행렬. 고정된 물체에서는 0이다
symbol-A = 들라쉬 연산자 J W Jᵀ. λ가 구속 조건에 미치는 작용
symbol-b = 우변. λ가 없을 때 구속 조건의 변화
symbol-q = 자세를 나타내는 단위 사원수
symbol-omega = 각속도
symbol-L = 각운동량
symbol-I = 관성 텐서
symbol-mu = 마찰 계수
symbol-e = 반발 계수. 멀어지는 속력과 다가오는 속력의 비
symbol-unit = 단위 { $unit }
symbol-introduced = “{ $title }”에서 도입
