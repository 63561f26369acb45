# 여러 입자와 막대, 용수철이 있는 무대(평면과 공간).
system-label = 무대: 입자를 끌거나, N과 P로 골라 화살표 키로 움직인다
system-description = 입자 { $particles }개, 고정점 { $fixed }개, 막대 { $sticks }개, 다른 구속 조건 { $others }개; |C| = { $c }.
system-keys = N과 P로 입자를 고르고, Enter로 선택하고, Esc로 놓는다. 멈춘 상태에서는 화살표 키로 옮기고, 실행 중에는 민다. +, −, 0으로 확대·축소한다.
system-keys-space = 화살표 키로 장면을 돌린다. N과 P로 입자를 고르면 화살표 키로 움직이고, Esc로 놓는다. +와 −로 확대·축소하고, Home으로 모두 본다.
system-body = 입자 { $order }/{ $count }: { $place }
system-arrow-v-help = ẋ: 각 입자의 속도
system-arrow-f-help = f: 구속력을 제외하고 입자에 작용하는 모든 힘(무게, 용수철, 마우스 용수철)
system-arrow-fhat-help = f̂: 모든 구속 조건이 함께 입자에 주는 힘
system-arrow-grad-help = 구속 조건의 ∇C: 거기에 딸린 입자마다, C가 가장 빨리 커지는 방향
system-loads = 막대의 힘
system-loads-help = 막대의 λ: 파란 막대는 양 끝을 당기고, 주황 막대는 민다
system-all = 모두에 화살표
system-all-help = 보고 있는 입자뿐 아니라 모든 입자에 화살표를 표시한다
system-pushed = 압축
system-pulled = 인장
system-placed-legal = 모든 구속 조건을 만족하는 시작
system-placed-illegal = |C| = { $c }: 구속 조건을 어기는 시작
system-iterate = { $solver }의 λ, 반복점 k = { $k }
