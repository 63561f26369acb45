# 한 단계의 연립일차방정식을 그림으로.
matrix-show = 표시
matrix-label = { $matrix }, { $meaning }: { $rows }행 { $cols }열. 화살표 키로 성분 사이를 움직인다.
matrix-hint = 성분을 가리키거나 누른다. 화살표 키로 옮겨 다녀도 된다. 주황은 양수, 파랑은 음수, 빈칸은 구조적인 0이다.
matrix-nothing = 구속 조건이 없으므로 풀 것이 없다.
matrix-too-large = 방정식이 { $rows }개이다. { $most }개를 넘으면 A를 그림으로 나타내기에 너무 많다. 솔버도 A를 만들지 않고 J, W, Jᵀ를 곱하기만 한다.
matrix-J = 기울기 벡터, 방정식마다 한 행
matrix-W = 역질량
matrix-JdotV = C̈의 속도항
matrix-A = J W Jᵀ, 한 λ가 다른 { $rate }를 바꾸는 정도
matrix-lambda = 승수
matrix-b = 구속력이 없을 때의 { $rate }와 피드백. Aλ + b는 0이어야 한다
matrix-U = 소거한 뒤의 A: 종속인 행은 0이 된다

matrix-impulses = 이 방법은 충격량을 구한다. A와 b는 다음 단계의 것이고, λ는 방금 마친 단계의 것이다.

matrix-part = { $constraint }의 성분 { $part }
matrix-j = { $constraint }: 입자 { $body }의 { $whole ->
    [yes] 위치
   *[no] { $axis } 좌표
}에 대한 도함수이다.
matrix-j-fixed = { $constraint }: 입자 { $body }의 위치에 대한 도함수이다. 이 입자는 고정되어 있다.
matrix-j-none = { $constraint }: 입자 { $body }에 의존하지 않는다.
matrix-w-mass = 입자 { $body }의 역질량이다.
matrix-w-fixed = 입자 { $body }: 고정되어 있어 역질량이 0이다.
matrix-w-off = W는 대각 행렬이다. 다른 성분은 0이다.
matrix-a-diagonal = 자신의 λ 한 단위당 { $constraint }의 { $rate }의 변화이다.
matrix-a-shared = { $one }, { $other }: 입자 { $bodies }을(를) { $count ->
   *[other] 공유한다.
}
matrix-a-fixed = { $one }, { $other }: 고정된 입자만 공유하므로 연성되지 않는다.
matrix-a-none = { $one }, { $other }: 공유하는 입자가 없어 직접 연성되지 않는다.
matrix-u = 위의 행들을 소거한 뒤의 { $constraint }의 행이다.
matrix-lambda-entry = { $constraint }의 승수: 기울기 벡터 한 단위당 힘이다.
matrix-b-entry = 구속력이 없을 때 { $constraint }의 { $rate }이다. 피드백을 포함한다.
matrix-JdotV-entry = { $constraint }의 C̈의 속도항이다.

matrix-of = { $rows } 중 { $rank }
matrix-fact-size = A
matrix-fact-size-help = 방정식마다 한 행과 한 열
matrix-fact-symmetric = 대칭
matrix-fact-symmetric-help = A와 그 전치 행렬의 가장 큰 차이(측정값)
matrix-fact-rank = 랭크
matrix-fact-rank-help = 독립인 방정식의 수
matrix-fact-nullity = 퇴화 차수
matrix-fact-nullity-help = 고윳값 0의 수: 힘을 내지 않는 λ의 공간의 차원
matrix-fact-condition = 조건수
matrix-fact-condition-help = 가장 큰 고윳값과 0이 아닌 가장 작은 고윳값의 비: 크면 반복이 느리게 수렴한다
matrix-spectrum = A의 고윳값, 로그
matrix-spectrum-words = A의 고윳값 { $count }개: 가장 큰 것 { $largest }, 0이 아닌 가장 작은 것 { $smallest }, 0은 { $zeros }개
matrix-spectrum-ask = 이 순간의 고윳값 { $count }개 구하기(시간이 걸린다)
matrix-dependent = { $count ->
   *[other] { $count }개 행이 앞의 행들에 일차 종속이다. 그만큼 고윳값 0이 늘어난다:
}
matrix-dependent-many = { $row }: 다른 { $count }개 행에 종속이다
matrix-more = 그 밖에 { $count }개

matrix-kind-circle = 고리
matrix-kind-driven-circle = 움직이는 고리
matrix-kind-distance = 막대
matrix-kind-pin = 핀
matrix-kind-line = 곧은 철사
matrix-kind-through = 고리를 지나는 막대
matrix-kind-angle = 각
matrix-kind-rope = 밧줄
matrix-kind-area = 넓이
matrix-kind-volume = 부피
matrix-kind-equal-distances = 같은 거리
matrix-kind-rigid-group = 강체 묶음
matrix-kind-ellipse = 타원
matrix-kind-lemniscate = 렘니스케이트
matrix-kind-polynomial = 다항식 곡선
matrix-kind-sphere = 구면
matrix-kind-plane = 평면
matrix-kind-cylinder = 원기둥면
matrix-kind-ellipsoid = 타원체면
matrix-kind-torus = 원환면
matrix-kind-parabola = 포물선
matrix-kind-cycloid = 사이클로이드
matrix-kind-helix = 나선
matrix-kind-spline = 그린 철사
