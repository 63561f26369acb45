# 종이 위의 수업: app/print-edition.ts, 종이 위의 한 단계: app/worksheet.ts.
print-preparing = 그림을 계산하는 중…
print-qr = 이 수업의 QR 코드
print-figure = { $title } ({ $time } s 뒤)

worksheet-title = 종이 위의 한 단계
worksheet-facts = 장면: { $scene }, 시각 t = { $time } s, 시간 간격 h = { $step } s.
worksheet-given = 주어진 양
worksheet-wanted = 구할 양
worksheet-task = Aλ + b = 0을 (행에 한계가 있으면 함께 고려하여) 풀고 위에서 아래로 차례로 계산하라. v⁺ = v + hW(f + f̂)이고, q⁺는 q에서 시간 h 동안 v⁺로 나아간 것이다.
worksheet-task-explicit = Aλ + b = 0을 (행에 한계가 있으면 함께 고려하여) 풀고 위에서 아래로 차례로 계산하라. v⁺ = v + hW(f + f̂)이고, q⁺는 q에서 시간 h 동안 단계 전의 속도 v로 나아간 것이다.
worksheet-task-impulses = A(hλ) + b = 0을 (행에 한계가 있으면 함께 고려하여) 풀고 위에서 아래로 차례로 계산하라. v⁺ = v + hW(f + f̂)이고, q⁺는 q에서 시간 h 동안 v⁺로 나아간 것이다.
worksheet-instead = 실행 자체는 다른 방식으로 나아간다({ $ways }). 이 종이에서는 대신 같은 상태에서 오일러 방법의 단순한 한 단계를 아래 규칙대로 계산한다.
worksheet-solution = 풀이
worksheet-position = 위치
worksheet-velocity = 속도
worksheet-inverse-mass = 역질량
worksheet-impulse = 각 행의 충격량
worksheet-force = 구속력 Jᵀλ
worksheet-sum = 위 항들의 합; A(hλ) + b = 0
worksheet-too-large = 이 장면은 종이 한 장에 담을 수 없다. 행은 1개 이상 6개 이하, 좌표는 16개 이하이고, 가속도나 속도를 푸는 방법이어야 한다.
