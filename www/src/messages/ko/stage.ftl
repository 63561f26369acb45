# 시뮬레이션 그림과 그 주변.
stage-label = 무대: 구슬을 끌거나 화살표 키로 움직인다
stage-description = 구슬의 위치는 x = { $x } m, y = { $y } m이고 |C| = { $c }이다. 멈춘 상태에서는 화살표 키로 구슬을 옮기고, 실행 중에는 민다. +, −, 0으로 확대·축소한다.
stage-arrows = 화살표
stage-arrow-v = 속도
stage-arrow-v-help = ẋ: 구슬의 속도
stage-arrow-f = 외력
stage-arrow-f-help = f: 고리를 제외하고 구슬에 작용하는 모든 힘(무게, 마우스 용수철)
stage-arrow-fhat = 구속력
stage-arrow-fhat-help = f̂: 고리가 구슬에 주는 힘
stage-arrow-grad = 기울기 벡터
stage-arrow-grad-help = ∇C: C가 가장 빨리 커지는 방향
stage-exact = 정확한 해
stage-exact-help = 계산한 운동 옆에 정확한 운동을 보여 준다
stage-view = 보기
stage-zoom-in = 확대 (+)
stage-zoom-out = 축소 (−)
stage-fit = 모두 보기 (0)
stage-full = 전체 화면 켜기, 끄기
stage-placed-legal = 고리 위에 정지: 구속 조건을 만족하는 시작
stage-placed-illegal = 고리에서 벗어남, |C| = { $c }: 구속 조건을 어기는 시작
stage-run-unnamed = 실행 { $number }
stage-loupe = 확대경
stage-loupe-help = 확대경: 곡선 근처의 최근 단계들, 마지막 단계의 접선, C = 0까지의 거리. ⊥는 곡선에 수직, ∥는 곡선을 따르는 방향의 배율
stage-levels = C의 등위선
stage-levels-help = C의 등위선: C가 양수인 곳은 호박색, 음수인 곳은 파란색
