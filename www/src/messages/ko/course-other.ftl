# 각 수업의 틀: 할 수 있게 되는 것, 필요한 것, 마칠 때 할 수 있는 것.

course-positions-goal-1 = PBD의 위치 보정을 유도하고, 어떤 운동량이 보존되는지 확인하기.
course-positions-goal-2 = 강성이 PBD에서는 반복 횟수에 달렸지만 XPBD에서는 그렇지 않은 까닭을 설명하기.
course-positions-now = 위치 기반의 한 단계를 쓰고, 작은 단계와 많은 반복 중에서 고르고, 무엇이 보존되는지 말하는 것.
course-positions-left = 위치 기반 동역학의 강체, 천, 유체.

course-coordinates-goal-1 = 관절 트리를 자유도로 나타내기: {$tree-motion}.
course-coordinates-goal-2 = 일반화 좌표가 구속 조건보다 나을 때와 그렇지 않을 때를 판단하기.
course-coordinates-now = 같은 기구를 관절 좌표로도 구속력으로도 시뮬레이션하고, 각각의 대가를 말하는 것.
course-coordinates-left = M(q)를 만들지 않는 재귀 알고리즘과, 휘는 링크.

course-methods-goal-1 = 한 장면에서 모든 방법을 오차, 드리프트, 운동량, 에너지, 비용으로 비교하기.
course-methods-goal-2 = 안정성 지도를 읽고 방법, 안정화, 시간 간격을 고르기.
course-methods-now = 주어진 장면에 대한 방법의 선택을 스스로 잰 수로 뒷받침하는 것.
course-methods-left = 고차의 암시적 적분법과, 솔버가 비용을 좌우할 만큼 큰 장면.
