# “충돌” 수업. 글 속의 {$이름}은 수식: src/lessons/collisions/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

collisions-lead = 두 공이 부딪칠 때 그 사이의 힘은 매우 크고 만분의 일 초쯤 지속된다. 그 시간에 따른 변화가 문제 되는 경우는 드물다. 중요한 것은 그 시간에 걸친 적분, 곧 충격량이다. 속도는 한순간에 바뀌고, 그동안 위치는 변하지 않는다.
collisions-guide = 시뮬레이션의 한 단계에서는 어차피 충격량을 구하므로 충돌은 새로운 문제가 아니다. 따로 정해야 할 것은 물체들이 얼마나 빠르게 멀어지는가이다.

## 1 충돌
collisions-impact-title = 튀어 오르기
collisions-impact-1 = 접촉점에서 한 물체의 다른 물체에 대한 상대 속도를 {$u}, 법선 방향의 충격량을 {$a-n}이라 하자. 뉴턴은 결과를 한 수 {$e}, 곧 *반발 계수*로 나타냈다.
collisions-impact-2 = {$e} = 1이면 다가온 속력 그대로 멀어지고, 0이면 서로 떨어지지 않는다. {$e} = 0.8인 공을 1 m 떨어뜨린다.
collisions-bounce-question = 처음 튄 뒤 얼마나 높이 오르는가?
collisions-bounce-choice-h80 = 80 cm
collisions-bounce-choice-h64 = 64 cm
collisions-bounce-choice-h40 = 40 cm
collisions-bounce-measured = { $height } cm 올랐다. 시간 간격이 유한하므로 조금 늘거나 준다.
collisions-bounce-why-1 = 속력은 {$e}배가 되고, 높이는 속력의 제곱에 비례한다. {$height} = 0.64이다.

## 2 에너지
collisions-energy-title = 잃는 것
collisions-energy-1 = 이 법칙과 운동량 보존에서 충격량이 나온다. 접촉점에서 둘째 물체에 {$a-n}, 첫째 물체에 {$minus-a-n}이 작용한다고 하자. 속도와 각속도가 불연속적으로 변하고, 그와 함께 상대 속도도 변한다.
collisions-energy-3 = 질량 중심에서 본 위치가 {$r}인 점에 충격을 주면 속도는 {$dv}, 각속도는 {$domega}만큼 바뀐다. 그 점의 속도에는 두 변화가 물체마다 한 번씩 더해지며, 이를 모은 것이 행렬 {$K}이다. {$I-tensor}를 세계 축으로 나타내면 공간에서 성립하고, 평면에서도 성립한다. {$n-vector} 방향 성분을 취하고 좌변에 뉴턴의 법칙을 대입하면, 미지수 하나에 대한 방정식 하나가 남는다.
collisions-energy-2 = 여기서 {$K-n}은 법선 방향에서 두 점의 움직이기 쉬움(모빌리티)이다. 정면으로 부딪치는 두 공에서는 질량의 역수의 합이다. 1 kg인 공이 2 m/s로, 정지한 같은 질량의 공에 {$e} = 0으로 부딪친다.
collisions-plastic-question = 운동 에너지는 얼마나 없어지는가?
collisions-plastic-choice-all = 모두
collisions-plastic-choice-half = 절반
collisions-plastic-choice-none = 없어지지 않는다
collisions-plastic-measured = 충돌 전에는 { $before } J, 뒤에는 { $after } J이다.
collisions-plastic-why-1 = 운동량은 보존되므로 둘은 함께 절반의 속력으로 나아간다. 질량은 두 배, 속력의 제곱은 4분의 1이다. 없어질 수 있는 것은 상대 운동의 에너지뿐이며, 공통의 질량 중심 좌표계에서는 그것이 모두 없어진다.

## 3 중심을 벗어난 충돌
collisions-off-title = 중심을 벗어난 충돌
collisions-off-1 = 이제 매끄러운 얼음 위에 놓인 막대에 공이 부딪친다. 한 번은 가운데에, 한 번은 끝 가까이에 부딪친다. {$e} = 1이므로 잃는 에너지는 없다.
collisions-rods-question = 충돌 뒤 막대의 가운데가 더 빠르게 움직이는 것은 어느 실행인가?
collisions-rods-choice-middle = 가운데를 맞았을 때
collisions-rods-choice-end = 끝 가까이를 맞았을 때
collisions-rods-choice-same = 차이가 없다
collisions-rods-measured = 가운데를 맞으면 { $middle } m/s, 끝 가까이를 맞으면 { $end } m/s로 움직인다.
collisions-rods-why-1 = 끝 가까이에서 막대는 돌 수 있으므로 더 쉽게 밀린다. {$K-n}이 크고 충격량 {$impulse}는 작다. 에너지의 일부는 회전에 들어가고, 공에도 얼마가 남는다.
collisions-off-2 = {$e}와 가운데에서의 거리 {$d}를 고르라. 수는 코어의 함수 *collisionImpulse*로 계산한 것이며, 이 함수는 솔버와 비교하여 검증되어 있다.

## 4 마찰
collisions-friction-title = 마찰이 있는 충돌
collisions-friction-1 = 거친 바닥에서는 충격량 {$p-vector}에 바닥 방향의 성분도 있다. 접촉점의 속도는 충격량에 따라 일차식으로 변하고, 충격량은 마찰 원뿔 안에 머문다.
collisions-friction-2 = 에드워드 라우스는 이것을 충격량 평면에 그렸다. 충격량은 0에서 시작한다. 점이 미끄러지는 동안에는 원뿔의 가장자리를 따라 커진다. *고착선*에 이르면 미끄러짐이 멎는다. 그 선이 원뿔 안에 있으면 충격량은 거기서부터 선을 따라가고, 그렇지 않으면 반대쪽으로 다시 미끄러지기 시작하므로 다른 가장자리를 따라간다. 접근은 *최대 압축선*에서 끝난다.
collisions-friction-3 = 경로가 어디서 끝나는지는 따로 법칙이 정하며, 법칙은 세 가지이다. 뉴턴의 {$e}는 법선 속도를, 푸아송의 {$e}는 최대 압축 {$p-c} 뒤와 앞의 법선 충격량을 비교한다. 스트롱의 {$height}은 법선력이 돌려주는 일을 그 전에 받은 일과 비교한다.
collisions-friction-4 = 여기서는 막대가 아래쪽 끝으로 바닥에 부딪힌다. {$K}와 충돌 전의 속도는 코어가 계산한 것이다. 원도 마찬가지로, 한 단계가 뉴턴의 법칙과 마찰 원뿔로 구한 충격량이다. 코어에는 이 법칙밖에 없으며, 끝점 P와 S는 그 옆에 그려 놓은 것이다. 코어는 경로도 계산하지 않는다. 미끄러짐이 뒤집히는 곳에서는 그 충격량이 경로의 끝에서 벗어난다.
collisions-friction-5 = 뉴턴의 법칙은 법선 방향만 고려한다. 이 기울기에서 {$e} = 0.9이면 마찰이 미끄러짐의 일부를 법선 방향의 운동으로 바꾸어, 막대의 운동 에너지는 충돌 전보다 8.1 % 늘어난다. 같은 충돌에서 푸아송과 스트롱의 법칙은 에너지를 잃는다. 재생에서는 둘째 충돌이 이어져 에너지를 잃는다. 첫 충돌 앞뒤의 T를 비교하라. 지도의 칸 하나하나가 코어의 한 단계이다. 누르면 그 충돌이 나타난다.

## 5 여럿
collisions-many-title = 한꺼번에 일어나는 충돌
collisions-many-1 = 똑같은 공 다섯이 있고 {$e} = 1이다. 넷은 맞닿아 한 줄로 놓여 있고, 다섯째가 2 m/s로 다가온다. 첫째 실행에서는 모든 충격량을 한 문제로 *함께* 구한다.
collisions-cradle-question = 첫째 실행에서는 무슨 일이 일어나는가?
collisions-cradle-choice-last = 마지막 공이 2 m/s로 튀어 나가고 나머지는 멈춘다
collisions-cradle-choice-four = 넷이 함께 나아가고 첫 공은 되튄다
collisions-cradle-choice-all = 다섯이 함께 나아간다
collisions-cradle-measured = 왼쪽부터 속도(m/s): { $speeds }.
collisions-cradle-why-1 = 접촉마다 뉴턴의 법칙을 따르고 운동량과 에너지도 보존되지만, 장난감에서 보는 것과는 다르다. 법칙은 각 쌍이 얼마나 빠르게 멀어지는지를 정하며, 서로 정지해 있던 쌍은 떨어지지 않는다. 그래서 넷은 질량이 네 배인 공 하나처럼 함께 움직인다.
collisions-cradle-why-2 = 둘째 실행은 강철 속을 파동이 지나가듯 충돌을 쌍마다 *차례로* 푼다. 그러면 마지막 공이 튀어 나간다. 어느 쪽도 틀린 것이 아니다. 뉴턴의 법칙만으로는 충돌이 진행되는 동안의 일이 정해지지 않을 뿐이다. 어느 것을 쓸지는 모형의 선택이며, 시뮬레이션은 어느 것을 썼는지 밝혀야 한다.

## 6 멈춤
collisions-rest-title = 멈추기까지
collisions-rest-1 = {$e}가 1보다 작은 공은 무한 번 튀지만, 유한한 시간 뒤에는 정지한다.
collisions-rest-2 = 시뮬레이션은 무한 번의 튐을 계산할 수 없다. 어떤 작은 속력, 곧 설정의 *반발 문턱 속도* 아래에서는 접촉이 정지한 것으로 보고 {$e}를 0으로 한다.

collisions-line-1 = 운동량 법칙: 충격량은 두 물체에 반대 방향으로 작용한다(둘째가 +).
collisions-line-2 = 각 질량 중심에 대한 각운동량 법칙.
collisions-line-3 = 접촉점의 속도는 v + ω × r이다. 첫째, 둘째 줄을 써서 두 물체의 차를 구했다.
collisions-line-4 = 법선 방향의 성분.
collisions-line-5 = 왼쪽에 뉴턴의 반발 법칙을 썼다.
collisions-line-6 = a에 대해 풀었다. 법선 방향의 모빌리티 nᵀKn은 양수이다.

## 연습 문제
collisions-exercises-title = 연습 문제
collisions-exercise-1 = {$e} = 0.8인 공은 몇 번 튄 뒤에 처음 높이의 10분의 1보다 낮아지는가?
collisions-exercise-1-ask = 튀는 횟수
collisions-exercise-1-hint = 높이는 e²ⁿ에 비례한다. 0.64ⁿ이 처음으로 0.1보다 작아지는 n은?
collisions-exercise-1-answer = 높이는 {$answer-n}에 비례하며, 여섯 번째부터 0.1보다 작다.
collisions-exercise-2 = 자유로운 막대의 한쪽 끝이 처음에 움직이지 않게 하려면 어디를 쳐야 하는가?
collisions-exercise-2-ask = 길이 1.8 m인 가는 막대의 먼 끝이 움직이지 않게 되는, 가운데로부터의 거리(m)
collisions-exercise-2-hint = 움직이지 않는 점은 가운데에서 I/md 떨어져 있고 I = mL²/12이다. 그것이 L/2가 되어야 한다.
collisions-exercise-2-answer = 가운데에서 {$d}만큼 떨어진 곳을 치면 움직이지 않는 점은 반대쪽으로 {$answer-centre}만큼 떨어져 있다. 가는 막대의 먼 끝이라면 {$d}는 길이의 6분의 1이다. 방망이의 스위트 스폿이다.
collisions-exercise-3 = 1 kg인 같은 공 셋이 한 줄로 맞닿아 있다. 왼쪽 공은 2 m/s로 다른 공 쪽으로 움직이고, 가운데 공은 정지해 있으며, 오른쪽 공은 1 m/s로 멀어진다. {$e}는 왼쪽 접촉에서 1, 오른쪽에서 0이다. 두 접촉을 함께 풀 때 충돌이 에너지를 늘릴 수 있는가?
collisions-exercise-3-ask = 충돌 뒤의 에너지(J)
collisions-exercise-3-hint = 행은 둘이다. 충돌 뒤 왼쪽 틈은 닫힌 만큼 빠르게 열리고, 오른쪽 틈은 열리지도 닫히지도 않는다. 운동량은 보존된다.
collisions-exercise-3-answer = 그럴 수 있다. 두 접촉의 {$e}가 달라서 2.5 J이 2.83 J이 된다. 마찰이 없으면 접촉이 하나이거나, 여럿이라도 {$e}가 같으면 에너지가 늘 수 없다. 마찰이 있으면 접촉이 하나라도 늘 수 있다. 마찰이 미끄러짐을 법선 방향의 운동으로 바꾸고, 법선 방향만 고려하는 뉴턴의 법칙이 물체들을 너무 빠르게 떨어지게 하기 때문이다. 푸아송이나 스트롱의 법칙은 이를 피한다.
collisions-exercise-4 = 당구: 매끄러운 공이 2 m/s로 정지해 있는 같은 공에 부딪친다. {$e} = 1이고 두 중심을 잇는 직선은 속도와 30°의 각을 이룬다. 충돌 뒤 두 공은 어떻게 움직이는가?
collisions-exercise-4-ask = 맞은 공의 속력(m/s)
collisions-exercise-4-hint = 마찰이 없으면 충격량은 두 중심을 잇는 직선을 따라 작용한다. 그 방향에서는 같은 공끼리 속도를 교환한다.
collisions-exercise-4-answer = 맞은 공은 중심을 잇는 직선 방향의 성분 1.73 m/s를 넘겨받고, 친 공에는 그에 수직인 성분 1 m/s가 남는다. 따라서 에너지가 손실되지 않는 한, 정면충돌이 아니면 두 공은 90°를 이루며 갈라진다.

collisions-sources-title = 참고 문헌
collisions-source-newton = Isaac Newton, *Principia*, 1687. 운동 법칙의 주석: 양털, 강철, 코르크, 유리 공.
collisions-source-ogawa = hi-ogawa, *mechanics* (2020), “Rigid body”: 충돌의 반작용.
collisions-source-chatterjee = Anindya Chatterjee, Andy Ruina, *A new algebraic rigid-body collision law based on impulse space considerations*, 1998, Journal of Applied Mechanics 65, 939–951.

collisions-computed = 충돌 하나의 계산
collisions-computed-picture = 충돌 전후의 공과 막대
collisions-e = 반발 계수
collisions-computed-offset = 가운데에서의 거리 (m)
collisions-computed-k = 모빌리티 nᵀKn
collisions-computed-a = 충격량 a
collisions-computed-ball = 충돌 뒤의 공
collisions-computed-rod = 충돌 뒤의 막대
collisions-computed-spin = 막대의 회전
collisions-computed-lost = 잃은 에너지
collisions-impact = 마찰이 있는 충돌
collisions-impact-picture = 충격량의 평면. 오른쪽은 바닥 방향, 위쪽은 법선 방향
collisions-impact-lean = 막대의 기울기
collisions-impact-slip = 미끄러짐 속도와 접근 속도의 비
collisions-impact-mu = 마찰
collisions-impact-flat = 막대가 누워 있어 두 점이 바닥에 닿는다.
collisions-impact-run = 이 충돌 실행
collisions-impact-gaining = 에너지가 늘어나는 충돌로 되돌리기
collisions-impact-map = 기울기와 미끄러짐에 따른 운동 에너지의 변화
collisions-impact-map-axes = 가로: 기울기 −{ $lean }°에서 { $lean }°까지. 세로: 미끄러짐 −{ $slip }에서 { $slip }까지. 빨강은 증가, 파랑은 감소.
collisions-impact-map-most = 전체 칸의 { $share } %에서 에너지가 늘며, 칸의 중심에서 최대 { $most } %이다.
collisions-impact-cone = 마찰 원뿔
collisions-impact-sticking = 고착선
collisions-impact-compression = 최대 압축
collisions-impact-newton = 뉴턴 법칙의 법선 속도
collisions-impact-path = 충격량의 경로
collisions-impact-engine = 코어의 단계
collisions-impact-pt = 바닥 방향, N·s
collisions-impact-pn = 법선 방향, N·s
collisions-impact-change = 운동 에너지
collisions-impact-law-newton = 뉴턴
collisions-impact-law-poisson = 푸아송
collisions-impact-law-stronge = 스트롱
collisions-quantity-momentum = x 방향 운동량
collisions-quantity-energy = 운동 에너지

## 버튼, 실험, 실행
collisions-preset-bounce = 튀는 공
collisions-preset-several = e = 1, 0.8, 0.5
collisions-preset-pair = 두 공, e = 0
collisions-preset-elastic = 같은 두 공, e = 1
collisions-preset-oblique = 비스듬히 부딪치는 두 공
collisions-preset-rods = 공과 막대
collisions-preset-cradle = 한 줄로 선 공
collisions-preset-plasticCradle = e = 0.5인 줄
collisions-preset-impact = 거친 바닥 위의 막대
collisions-preset-rack = 당구 브레이크
collisions-run-ball = 공
collisions-run-balls = 공들
collisions-run-e1 = e = 1
collisions-run-e08 = e = 0.8
collisions-run-e05 = e = 0.5
collisions-run-plastic = e = 0
collisions-run-elastic = e = 1
collisions-run-middle = 가운데
collisions-run-end = 끝 가까이
collisions-run-rod = 막대
collisions-run-together = 함께
collisions-run-sequence = 차례로
