# 각 수업의 틀: 할 수 있게 되는 것, 필요한 것, 마칠 때 할 수 있는 것.

course-contact-goal-1 = 접촉을 0 ≤ λ ⟂ w ≥ 0으로 나타내고, 접촉이 하나일 때와 둘일 때의 해를 경우를 나누어 구하기.
course-contact-goal-2 = 한 단계가 틈을 어떻게 다루는지, 예측 접촉의 대가가 무엇인지 설명하기.
course-contact-now = 맞닿은 물체들의 상보성 문제를 세우고, 어느 접촉이 유지되고 어느 접촉이 떨어지는지 말하는 것.
course-contact-left = 접촉을 검출하는 방법, 마찰, 반발.

course-complementarity-goal-1 = 등식, 한계, 최소화를 같은 선형 상보성 문제로 알아보기.
course-complementarity-goal-2 = 혼합 문제를 슈어 보수로 부등식만의 문제로 줄이기.
course-complementarity-now = 등식, 한계, 이차 최소화를 하나의 문제로 옮기고, 자연 사상으로 해를 검사하는 것.
course-complementarity-left = 한계가 다른 미지수에 달린 마찰과, 미지수가 많은 문제를 위한 솔버.

course-solutions-goal-1 = A를 보고 상보성 문제의 해가 없는지, 하나인지, 여럿인지 판단하기.
course-solutions-goal-2 = 팽르베의 막대, 곧 방정식에 해가 없거나 둘인 접촉을 설명하기.
course-solutions-now = 상보 뿔에서 해의 존재와 유일성을 읽고, 해가 없음을 증명하는 것.
course-solutions-left = 공간에서 마찰이 있을 때의 해의 존재. P 행렬과는 다른 수단이 필요하다.

course-friction-goal-1 = 붙음과 미끄러짐을 마찰 원뿔로, 미끄러짐과 넘어짐을 모멘트 팔로 구별하기.
course-friction-goal-2 = 원뿔 대신 각뿔이나 상자 제약을 쓰면 무엇이 틀리는지 말하기.
course-friction-now = 접촉 문제에 마찰을 더하고, 원뿔을 단순화할 때마다 생기는 오차를 판단하는 것.
course-friction-left = 윤활, 마모, 미끄러지는 속력에 따라 달라지는 마찰.

course-collisions-goal-1 = 충돌의 충격량과 그때 잃는 에너지를 계산하기.
course-collisions-goal-2 = 동시에 일어나는 여러 충돌에 모순 없는 결과가 둘 이상인 까닭을 설명하기.
course-collisions-now = 중심 충돌이든 편심 충돌이든 반발 계수로 풀고, 한 줄로 선 공의 운동이 어떤 가정에 따른 것인지 말하는 것.
course-collisions-left = e가 어디에서 오는지: 소성 변형, 그리고 충돌하는 동안 물체 속을 지나는 파동.
