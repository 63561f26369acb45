# 각 수업의 틀: 할 수 있게 되는 것, 필요한 것, 마칠 때 할 수 있는 것.

course-impulses-goal-1 = 한 단계의 충격량 hλ에 관한 연립일차방정식을 유도하고, b의 각 부분이 무엇으로 이루어지는지 말하기.
course-impulses-goal-2 = 물리 엔진이 가속도와 힘 대신 속도와 충격량을 푸는 까닭을 설명하기.
course-impulses-now = 속도 수준 엔진의 한 단계를 쓰는 것: 우변, A의 블록, 바움가르테 항, 웜 스타트.
course-impulses-left = 한계. 모터와 관절 한계와 접촉도 같은 종류의 행이지만 부등식이 따른다.

course-rigid-goal-1 = 강체의 자세, 각속도, 각운동량과 그것들을 잇는 관성 텐서를 기술하기.
course-rigid-goal-2 = 물체가 중간 축에 대해 뒤집히는 까닭을 설명하고, 한 단계가 에너지와 각운동량을 얼마나 지키는지 판단하기.
course-rigid-needs = 벡터곱, 관성 모멘트
course-rigid-now = 강체의 자유로운 회전을 적분하고, 자이로 항을 다루는 방법을 고르는 것.
course-rigid-left = 모양에서 관성 텐서를 구하는 방법과, 변형하는 물체.

course-joints-goal-1 = 두 물체를 잇는 힌지, 미끄럼 관절, 모터, 관절 한계의 행을 적기.
course-joints-goal-2 = 바움가르테 안정화, 부드러운 구속, 분리 충격량, 투영을 에너지에 무엇을 더하는지로 비교하기.
course-joints-now = 속도 수준에서 기구를 붙들어 두고, 에너지가 허용하는 보정을 고르는 것.
course-joints-left = 톱니바퀴, 탄성이 있는 관절, 하중을 받아 파손되는 관절.
