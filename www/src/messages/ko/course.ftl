# 각 수업의 틀: 할 수 있게 되는 것, 필요한 것, 마칠 때 할 수 있는 것.

course-circle-goal-1 = 고리 위에 구슬을 붙들어 두는 힘을 C와 그 도함수, 가상 일의 원리에서 유도하기.
course-circle-goal-2 = 계산한 구슬이 왜 드리프트하는지 설명하고, 운동을 불안정하게 만들지 않으면서 드리프트를 없애는 되먹임을 고르기.
course-circle-needs = 뉴턴의 제2법칙, 미분, 내적
course-circle-now = 고리 위 구슬의 구속력을 계산하고, 적분 오차와 식의 잘못을 구별하고, 고리를 벗어난 시작 상태가 고리로 돌아오도록 α, β, h를 정하는 것.

course-curves-goal-1 = 원하는 곡선이나 곡면에 대해 C와 그 기울기 벡터, 속도항을 적기.
course-curves-goal-2 = 곡선의 어디에서 구속력이 커지는지, 철사 자체가 움직이면 무엇이 달라지는지 예상하기.
course-curves-now = 멈춰 있든 움직이든 매끄러운 곡선이나 곡면 위에 입자를 붙들어 두고, 구속력에서 그 곡률을 읽는 것.

course-particles-goal-1 = 임의의 입자계에 대해 구속 조건의 블록들로부터 λ의 연립 일차 방정식을 세우기.
course-particles-goal-2 = 켤레 기울기법이 이 방정식에서 무엇을 필요로 하는지, 왜 행렬을 만들지 않아도 되는지 설명하기.
course-particles-now = 사슬, 다리, 천을 시뮬레이션하는 것: 구속 조건을 쌓고, 단계마다 λ를 풀고, 모든 행의 드리프트를 한꺼번에 다스리기.

course-redundant-goal-1 = 겹치는 행과 모순되는 행을 A의 계수, 영공간, 최소 제곱 잔차로 알아보기.
course-redundant-goal-2 = 트러스와 링크 장치의 자유도를 세고, 어떤 힘이 정해지는지 말하기.
course-redundant-now = 어떤 행들의 모임이든 λ가 존재하고 유일한지 판단하고, 그렇지 않을 때에도 쓸 만한 힘을 주는 풀이기를 고르는 것.

course-impulses-goal-1 = A(λh) = −J(v + hWQ) − βC/h를 유도하고, b의 각 부분이 무엇으로 이루어지는지 말하기.
course-impulses-goal-2 = 물리 엔진이 가속도와 힘 대신 속도와 충격량을 푸는 까닭을 설명하기.
course-impulses-now = 속도 수준 엔진의 한 단계를 쓰는 것: 우변, A의 블록, 바움가르테 항, 웜 스타트.

course-rigid-goal-1 = 강체의 자세, 각속도, 각운동량과 그것들을 잇는 관성 텐서를 기술하기.
course-rigid-goal-2 = 물체가 중간 축에 대해 뒤집히는 까닭을 설명하고, 시간 적분이 에너지와 각운동량을 얼마나 지키는지 판단하기.
course-rigid-now = 강체의 자유로운 회전을 적분하고, 자이로 항을 다루는 방법을 고르는 것.

course-joints-goal-1 = 두 물체를 잇는 회전 관절, 미끄럼 관절, 모터, 운동 한계의 행을 적기.
course-joints-goal-2 = 바움가르테 안정화, 부드러운 구속, 분리 충격량, 투영을 에너지에 무엇을 더하는지로 비교하기.
course-joints-now = 속도 수준에서 장치를 붙들어 두고, 에너지가 허용하는 보정을 고르는 것.

course-contact-goal-1 = 접촉을 0 ≤ λ ⟂ w ≥ 0으로 나타내고, 접촉이 하나일 때와 둘일 때의 해를 경우를 나누어 구하기.
course-contact-goal-2 = 시간 단계가 틈을 어떻게 다루는지, 미리 보는 접촉의 대가가 무엇인지 설명하기.
course-contact-now = 맞닿은 물체들의 상보성 문제를 세우고, 어느 접촉이 유지되고 어느 접촉이 떨어지는지 말하는 것.

course-complementarity-goal-1 = 등식, 한계, 최소화를 같은 선형 상보성 문제로 알아보기.
course-complementarity-goal-2 = 혼합 문제를 슈어 여인수로 부등식만의 문제로 줄이기.
course-complementarity-now = 등식, 한계, 이차 최소화를 하나의 문제로 옮기고, 자연 사상으로 해를 검사하는 것.

course-solutions-goal-1 = A를 보고 상보성 문제의 해가 없는지, 하나인지, 여럿인지 판단하기.
course-solutions-goal-2 = 팽르베 막대, 곧 방정식에 해가 없거나 둘인 접촉을 설명하기.
course-solutions-now = 상보 뿔에서 해의 존재와 유일성을 읽고, 해가 없음을 증명하는 것.

course-friction-goal-1 = 붙음과 미끄러짐을 마찰 원뿔로, 미끄러짐과 넘어짐을 팔 길이로 구별하기.
course-friction-goal-2 = 원뿔 대신 각뿔이나 상자꼴 한계를 쓰면 무엇이 틀리는지 말하기.
course-friction-now = 접촉 문제에 마찰을 더하고, 원뿔을 단순화할 때마다 생기는 오차를 판단하는 것.

course-collisions-goal-1 = 충돌의 충격량과 그때 잃는 에너지를 계산하기.
course-collisions-goal-2 = 동시에 일어나는 여러 충돌에 모순 없는 결과가 둘 이상인 까닭을 설명하기.
course-collisions-now = 중심이든 아니든 반발 계수가 있는 충돌을 풀고, 한 줄로 선 공이 무엇을 가정하는지 말하는 것.

course-iterating-goal-1 = 야코비, 가우스–자이델, SOR을 한계가 있을 때와 없을 때 한 줄씩 따라가기.
course-iterating-goal-2 = 스펙트럼 반지름에서 훑기가 몇 번 필요한지, 언제 발산하는지 예상하기.
course-iterating-needs = 행렬과 고윳값
course-iterating-now = 멈춤 조건이 있는 반복 풀이기를 쓰고, 주어진 행렬에서 수렴하는지와 얼마나 빠른지 말하는 것.

course-stack-goal-1 = 투영 가우스–자이델이 쌓인 무게를 한 행씩 아래로 전하는 과정을 따라가기.
course-stack-goal-2 = 높이나 질량비에 필요한 훑기 횟수와 웜 스타트가 아껴 주는 양을 어림하기.
course-stack-now = 쌓기에 맞는 반복 횟수, 행의 순서, 웜 스타트를 고르고, 잔차로 충분한지 판단하는 것.

course-programs-goal-1 = 선형계획이나 볼록 이차계획을 KKT 조건으로 상보성 문제로 바꾸기.
course-programs-goal-2 = 승수를 그림자 가격으로, 또 접촉력으로 읽기.
course-programs-now = 계획 문제의 KKT 조건을 적고, LCP로 풀고, 벽의 값이 얼마인지 말하는 것.

course-pivoting-goal-1 = 작은 문제에서 렘케 방법과 주 피벗 방법을 손으로 따라가기.
course-pivoting-goal-2 = 문제의 크기, 질량비, 필요한 정확도에 따라 풀이기를 고르기.
course-pivoting-now = 피벗, 기울기, 부분공간 방법이 활성 집합을 어떻게 다루는지 말하고, 측정으로 그중에서 고르는 것.

course-positions-goal-1 = PBD의 위치 보정을 유도하고, 어떤 운동량이 지켜지는지 확인하기.
course-positions-goal-2 = 강성이 PBD에서는 반복 횟수에 달렸지만 XPBD에서는 그렇지 않은 까닭을 설명하기.
course-positions-now = 위치 기반 단계를 쓰고, 작은 시간 간격과 많은 반복 중에서 고르고, 무엇이 보존되는지 말하는 것.

course-coordinates-goal-1 = 관절 나무를 자유도로 나타내기: M(q)q̈ = h + τ.
course-coordinates-goal-2 = 일반화 좌표가 구속 조건보다 나을 때와 그렇지 않을 때를 판단하기.
course-coordinates-now = 같은 장치를 관절 좌표로도 구속력으로도 시뮬레이션하고, 각각의 대가를 말하는 것.

course-methods-goal-1 = 한 장면에서 모든 방법을 오차, 드리프트, 운동량, 에너지, 비용으로 비교하기.
course-methods-goal-2 = 안정성 지도를 읽고 방법, 안정화, 시간 간격을 고르기.
course-methods-now = 주어진 장면에 대한 방법의 선택을 스스로 잰 수로 뒷받침하는 것.

course-kit-goal-1 = 입자, 막대, 관절로 장치를 만들고 꼭 필요한 자유도만 주기.
course-kit-goal-2 = 장치가 뜻대로 움직이는지 측정한 수로 판단하기.
course-kit-now = 자신만의 장치를 만들고, 재고, 나누는 것.
