# 각 수업의 틀: 할 수 있게 되는 것, 필요한 것, 마칠 때 할 수 있는 것.

course-iterating-goal-1 = 야코비, 가우스–자이델, SOR을 한계가 있을 때와 없을 때 한 줄씩 따라가기.
course-iterating-goal-2 = 스펙트럼 반지름에서 스윕이 몇 번 필요한지, 언제 발산하는지 예상하기.
course-iterating-needs = 행렬과 고윳값
course-iterating-now = 종료 조건이 있는 반복 솔버를 쓰고, 주어진 행렬에서 수렴하는지와 얼마나 빠른지 말하는 것.
course-iterating-left = 전처리, 다중 격자법, 병렬로 푸는 행.

course-stack-goal-1 = 투영 가우스–자이델이 쌓인 무게를 한 행씩 아래로 전달하는 과정을 따라가기.
course-stack-goal-2 = 높이나 질량비에 필요한 스윕 횟수와 웜 스타트가 아껴 주는 양을 어림하기.
course-stack-now = 상자 더미에 맞는 반복 횟수, 행의 순서, 웜 스타트를 고르고, 잔차로 충분한지 판단하는 것.
course-stack-left = 아일랜드(서로 이어진 물체의 무리), 휴면 물체, 병렬로 푸는 행.

course-programs-goal-1 = 선형계획이나 볼록 이차계획을 KKT 조건으로 상보성 문제로 바꾸기.
course-programs-goal-2 = 승수를 잠재 가격으로, 또 접촉력으로 읽기.
course-programs-needs = 기울기 벡터, 연립일차부등식
course-programs-now = 계획 문제의 KKT 조건을 적고, LCP로 풀고, 벽의 잠재 가격의 뜻을 말하는 것.
course-programs-left = 내점법과, 미지수가 수천 개인 계획 문제.

course-pivoting-goal-1 = 작은 문제에서 렘케 방법과 주 피벗법을 손으로 따라가기.
course-pivoting-goal-2 = 문제의 크기, 질량비, 필요한 정확도에 따라 솔버를 고르기.
course-pivoting-now = 피벗법, 기울기법, 부분공간 최소화가 활성 집합을 어떻게 다루는지 말하고, 측정으로 그중에서 고르는 것.
course-pivoting-left = 내점법과 비평활 뉴턴 방법.
