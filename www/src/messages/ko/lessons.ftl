# 수업 목록: 제목과 한 문장 설명
lesson-circle-title = 원 위의 한 점
lesson-circle-summary = 철사 고리에 꿴 구슬. 어떤 힘이 구슬을 고리 위에 붙들어 두는가, 위치에 대한 방정식 하나에서 어떻게 힘을 정하는 수 하나가 나오는가.
lesson-drift-title = 드리프트와 피드백
lesson-drift-summary = 계산한 구슬이 고리를 벗어난다. 단계마다 더해지는 오차는 왜 되돌려지지 않는가, 피드백은 무엇을 보정하며 언제 계산을 발산시키는가.
lesson-curves-title = 곡선과 곡면
lesson-curves-summary = 손으로 그린 곡선, 움직이는 철사, 공간의 곡면. 어디에든 구슬을 붙들어 둘 때 기울기 벡터는 무엇을 하고, 그 방향의 변화는 무엇을 하는가.
lesson-particles-title = 많은 입자, 하나의 λ
lesson-particles-summary = 진자, 사슬, 다리, 천. 모든 구속 조건이 모여 하나의 연립일차방정식이 되고, 단계마다 새로 풀린다.
lesson-redundant-title = 구속 조건이 겹치거나 모순될 때
lesson-redundant-summary = 같은 구속 조건 셋, 불가능한 삼각형, 트러스와 링크 기구. 그래도 정해지는 것은 무엇인가.
lesson-impulses-title = 힘에서 충격량으로
lesson-impulses-summary = 한순간 대신 한 단계. 모든 관절을 붙드는 충격량, 우변을 이루는 항들, 그리고 행렬 없이 푸는 방법.
lesson-rigid-title = 강체의 회전
lesson-rigid-summary = 공간에 홀로 뜬 벽돌은 텀블링한다. 무엇이 보존되고 왜 손잡이가 뒤집히는지, 그리고 아무것도 가하지 않는 토크를 한 단계에서 어떻게 다루는지.
lesson-contact-title = 상보성으로서의 접촉
lesson-contact-summary = 바닥은 밀 수는 있어도 당길 수는 없다. 어느 접촉이 유지되고 어느 접촉이 떨어지는지가 바로 미지수이다.
lesson-friction-title = 마찰: 상자와 원뿔
lesson-friction-summary = 붙음과 미끄러짐, 미끄러짐과 넘어짐. 다른 미지수에 의존하는 한계와, 한계를 단순화할 때 생기는 오차.
lesson-collisions-title = 충돌
lesson-collisions-summary = 충격량, 튀어 오름, 잃는 에너지. 동시에 일어나는 여러 충돌, 그리고 한 줄로 선 공에 옳은 답이 둘인 까닭.
lesson-stack-title = 상자 더미 풀기
lesson-stack-summary = 마흔 개의 미지수를 한 행씩. 무게가 아래로 전해지는 과정과 웜 스타트가 큰 도움이 되는 까닭.
lesson-joints-title = 관절과 바움가르테
lesson-joints-summary = 속도로 유지하는 관절에는 드리프트가 생긴다. 무엇으로 되돌리고 그 대가는 무엇인가, 그리고 모터와 관절 한계는 어떻게 다루는가.
lesson-positions-title = 위치부터
lesson-positions-summary = 먼저 움직이고 나중에 바로잡는다. 대칭성이 지키는 것, 각운동량이 사라지는 곳, 스윕에 따라 달라지는 강성, 그리고 작은 단계가 많은 반복보다 나은 까닭.
lesson-coordinates-title = 더 적은 좌표
lesson-coordinates-summary = 관절을 행이 아니라 좌표로 다룬다. M(q), 코리올리 항과 원심력 항, 같은 인형의 두 가지 계산, 그리고 행렬 A.
lesson-methods-title = 하나의 장면, 모든 방법
lesson-methods-summary = 기준해와 비교한 여섯 실행. 오차, 드리프트, 에너지, 비용, 안정성 지도, 그리고 문제에 맞는 방법 고르기.
lesson-kit-title = 조립 도구
lesson-kit-summary = 기구를 직접 만들고, 뜻대로 움직이는지 수로 확인한다.
lesson-iterating-title = 반복법: 야코비, 가우스–자이델, SOR
lesson-iterating-summary = 한 행씩 풀기. 의사 코드를 한 줄씩 따라가며 왜 수렴하고 언제 수렴하지 않는지, ω와 한계가 무엇을 바꾸는지 본다.
lesson-complementarity-title = 구속 조건에서 상보성으로
lesson-complementarity-summary = 바닥은 밀기만 한다. 접촉 하나에서 둘로, 그리고 등식과 한계와 최소화가 하나의 문제가 되기까지.
lesson-solutions-title = 해가 없을 때, 하나일 때, 여럿일 때
lesson-solutions-summary = 팽르베 막대, 직선과 뿔: 상보성 문제에 해가 있는 때와 둘 이상 있는 때.
lesson-programs-title = 선형계획과 이차계획을 LCP로
lesson-programs-summary = 가장 좋은 꼭짓점, 가장 낮은 점: 제약이 있는 최적화가 접촉 문제와 같은 꼴이 된다.
lesson-pivoting-title = 피벗과 기울기
lesson-pivoting-summary = 가우스–자이델 너머의 솔버를 한 줄씩. 렘케, 주 피벗, 켤레 기울기와 투영 기울기, 부분공간 최소화, 그리고 어느 솔버를 쓸지 자신의 기기에서 측정한다.

# 모든 수업에 공통인 틀
lesson-kicker = 수업 { $number } · 약 { $minutes }분
lesson-answer = 답
lesson-film-play = 재생
lesson-film-pause = 일시 정지
lesson-film-time = 시각
lesson-answer-check = 확인
lesson-answer-reasons = 가능한 답
lesson-answer-right = 정답이다.
lesson-answer-sign = 크기는 맞지만 부호가 틀렸다.
lesson-answer-twice = 정답의 두 배이다.
lesson-answer-half = 정답의 절반이다.
lesson-answer-ten = 10의 거듭제곱만큼 다르다. 단위를 확인하라.
lesson-answer-near = 가깝지만 아직 정확하지 않다.
lesson-answer-wrong = 아직 아니다.
lesson-predict = 예상해 보라
lesson-predict-run = 실행해서 확인
lesson-predict-again = 다시 묻기
lesson-predict-skip = 설명 보기
lesson-predict-running = 실행 중…
lesson-predict-right = 예상: ‘{ $choice }’. 실행 결과와 일치한다.
lesson-predict-wrong = 예상: ‘{ $choice }’. 실행 결과: ‘{ $answer }’.
lesson-stage-label = 실험
lesson-fold-plots = 그래프
lesson-fold-controls = 설정
lesson-fold-more = 실험과 그 밖의 설정

# 화면 낭독기가 수 앞에 말하는 것
quantity-lambda = 라그랑주 승수
quantity-f = 외력의 기울기 방향 성분
quantity-v = 속도항
quantity-feedback = 피드백 항
quantity-gradient = 기울기 벡터의 제곱
quantity-C = 구속 조건
quantity-Cdot = 구속 조건의 변화율
quantity-fhat = 구속력의 크기
quantity-kC = 용수철
quantity-dCdot = 감쇠기
quantity-f1 = 구속력과 x의 내적, 제곱 꼴
quantity-f2 = 구속력과 x의 내적, 길이 꼴
quantity-difference = 둘의 차이
quantity-power = 구속력의 일률
quantity-work = 구속력이 한 일
quantity-error = 정확한 운동까지의 거리

# Below the lessons.
laboratory-title = 자유 실험실
laboratory-summary = 빈 무대와 조립 도구. 입자, 막대, 용수철, 직접 그린 곡선으로 자유롭게 만들고, 저장하고, 공유한다.

# 그래프 아래에 열리는 판의 제목. 나머지 말은 판과 함께 온다.
matrix-title = λ의 방정식을 그림으로
matrix-title-short = 행렬
solvers-title = 솔버의 동작
solvers-title-short = 솔버
