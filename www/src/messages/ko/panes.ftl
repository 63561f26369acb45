# 나란히 놓은 실행과 그 결과.
panes-violation = 드리프트
panes-violation-help = 지금까지의 |C| 최댓값
panes-energy = 에너지
panes-energy-help = 이 시각의 에너지 드리프트 ΔE
panes-momentum = 운동량
panes-momentum-help = 이 시각의 총운동량의 크기
panes-cost = 단계당
panes-cost-help = 한 단계의 계산 시간(시작부터 모든 단계의 평균)
