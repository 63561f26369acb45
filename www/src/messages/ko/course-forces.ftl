# 각 수업의 틀: 할 수 있게 되는 것, 필요한 것, 마칠 때 할 수 있는 것.

course-circle-goal-1 = 고리 위에 구슬을 붙들어 두는 힘을 C와 그 도함수, 가상일의 원리에서 유도하기.
course-circle-goal-2 = 고리의 모든 곳에서 λ의 크기와 부호, 그리고 그 힘이 일을 하지 않는 까닭을 말하기.
course-circle-needs = 뉴턴의 제2법칙, 미분, 내적
course-circle-now = 위치, 속도, 외력에서 고리 위 구슬의 구속력을 계산하고, 시뮬레이션의 한 단계를 프로그램으로 쓰는 것.
course-circle-left = 철사와의 마찰과 구슬의 크기. 계산한 구슬이 고리를 조금씩 벗어나는 까닭은 다음 수업에서 다룬다.

course-drift-goal-1 = 힘이 옳은데도 계산한 구슬이 드리프트하는 까닭과, 드리프트가 시간 간격과 적분법에 따라 어떻게 달라지는지 설명하기.
course-drift-goal-2 = 운동을 불안정하게 만들지 않으면서 드리프트를 없애는 피드백을 고르고, 용수철의 한계를 설명하기.
course-drift-now = 적분 오차와 식의 잘못을 구별하고, 고리를 벗어난 시작 상태가 고리로 돌아오도록 α, β, h를 정하는 것.
course-drift-left = 고리 위로 되돌리는 투영과, 시간 간격을 스스로 고르는 적분법.

course-curves-goal-1 = 원하는 곡선이나 곡면에 대해 C와 그 기울기 벡터, 속도항을 적기.
course-curves-goal-2 = 곡선의 어디에서 구속력이 커지는지, 철사 자체가 움직이면 무엇이 달라지는지 예상하기.
course-curves-needs = 편미분
course-curves-now = 정지해 있든 움직이든 매끄러운 곡선이나 곡면 위에 입자를 붙들어 두고, 구속력에서 그 곡률을 읽는 것.
course-curves-left = 철사와의 마찰, 모서리가 있는 곡선, 구슬이 떨어져 나갈 수 있는 철사.

course-particles-goal-1 = 임의의 입자계에 대해 구속 조건의 블록들로부터 λ의 연립일차방정식을 세우기.
course-particles-goal-2 = 켤레 잔차법이 이 방정식에서 무엇을 필요로 하는지, 왜 행렬을 만들지 않아도 되는지 설명하기.
course-particles-needs = 행렬과 연립일차방정식
course-particles-now = 사슬, 다리, 천을 시뮬레이션하는 것: 구속 조건을 쌓고, 단계마다 λ를 구하고, 모든 행의 드리프트를 한꺼번에 제어하기.
course-particles-left = 느슨해질 수 있는 밧줄처럼 한 방향으로만 작용하는 구속 조건과, 회전하는 물체.

course-redundant-goal-1 = 잉여 행과 모순되는 행을 A의 랭크, 영공간, 최소 제곱 잔차로 알아보기.
course-redundant-goal-2 = 트러스와 링크 기구의 자유도를 세고, 어떤 힘이 정해지는지 말하기.
course-redundant-needs = 행렬의 랭크와 고윳값
course-redundant-now = 어떤 행들의 모임이든 λ가 존재하고 유일한지 판단하고, 그렇지 않을 때에도 쓸 수 있는 힘을 주는 솔버를 고르는 것.
course-redundant-left = 탄성. 잉여 행이 있을 때 하중이 어떻게 나뉘는지는 부재의 변형이 있어야 정해진다.
