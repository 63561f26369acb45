# 장면 모음과 각 장면에서 볼 것.
scenes-title = 장면
scenes-lead = 저마다 볼거리가 있는 장면 { $count }개. 여기서 실행하거나 실험실에서 바꾸어 볼 수 있다.
scenes-search = 장면 찾기
scenes-none = 맞는 장면이 없다.
scenes-all = 모든 장면
scenes-plane = 평면
scenes-space = 공간
scenes-see = 볼 것
scenes-open = 실험실에서 열기

scene-circle-observation = 피드백이 없으면 단계마다 C에 작은 오차가 남고 그 뒤의 단계는 이를 되돌리지 않는다. 구슬은 드리프트하여 고리에서 벗어난다.
scene-pendulum-observation = 막대는 입자가 가장 빠른 최저점에서 가장 세게 당긴다. 그 크기는 무게에 mv²/r을 더한 값이다.
scene-double-pendulum-observation = 거의 같은 두 초기 상태에서 시작해도 곧 전혀 다르게 움직인다. 이것이 카오스이다. 그래도 에너지는 보존된다.
scene-triple-pendulum-observation = 모든 λ가 서로 의존하지만, A의 1행과 3행은 공유하는 입자가 없으므로 그 성분은 0이다.
scene-chain-observation = 처음에는 모든 입자가 자유 낙하하고 λ는 모두 0이다. 이어 장력이 사슬을 따라 퍼지고 끝이 채찍처럼 휘둘린다.
scene-rope-bridge-observation = 하중이 없으면 다리는 포물선 모양으로 매달려 있고 장력의 수평 성분은 어디서나 같다. 하중이 실린 곳에서는 꺾인다.
scene-bead-on-curve-observation = 구속력은 어느 곡선에서나 곡선에 수직이다. 경로를 휘게 할 뿐 에너지는 그대로이다.
scene-bead-on-space-curve-observation = 나선 위의 구슬은 질량이 더 큰 용수철 진자처럼 진동한다: ω² = k/(m + m(2πR/b)²).
scene-bead-on-surface-observation = 구슬은 가장 낮은 점을 결코 지나지 않는다. 연직축에 대한 각운동량이 보존되기 때문이다.
scene-moving-ring-observation = 충분히 빠르게 흔들면(a²ω² > 2gr) 구슬이 고리 꼭대기에 머물고, 느리면 떨어진다.
scene-turning-ring-observation = 천천히 돌면 구슬은 바닥에 머물고, Ω = √(g/r)보다 빠르면 올라간다. 일은 모터가 한다.
scene-cloth-observation = 장력은 고정된 두 모서리에서 가장 크다. 실은 저마다 그 아래에 매달린 것을 지탱한다.
scene-stick-figure-observation = 모든 막대의 길이가 동시에 유지된다. 몸통과 머리에는 모양을 유지하는 데 필요한 것보다 막대가 하나씩 더 있어, 막대들이 하중을 나누어 받는 방식이 하나로 정해지지 않는다.
scene-truss-tower-observation = 움직이는 것은 하중뿐이다. 팔 아래의 다리는 밀고(λ > 0), 먼 쪽 다리와 밧줄은 당긴다(λ < 0).
scene-tensegrity-observation = 버팀대는 밀고(λ > 0) 줄은 당긴다. 위쪽 삼각형을 받치는 것은 그 밖에 없다.
scene-atwood-observation = 곧게 매달리면 두 질량의 가속도는 (m₁ − m₂)g/(m₁ + m₂)이다. 흔들리면 가벼운 쪽이 무거운 쪽을 붙든다.
scene-pendulum-row-observation = 첫째 진자의 에너지가 이웃 진자로 넘어가 줄을 따라 퍼졌다가 나중에 되돌아온다.
scene-four-bar-observation = 모든 크랭크가 평행을 유지한다. 맨 아래에서 √(2gr)보다 빠르면 수평 위치에 이르고, 거기서 A의 랭크가 줄어든다.
scene-peaucellier-observation = 직선 가이드가 어디에도 없는데도 맨 아래 관절은 수평 직선 위를 움직인다.
scene-redundant-observation = 막대가 하나일 때처럼 움직인다. A의 랭크는 1이고, 노름이 가장 작은 λ는 막대마다 같은 몫을 준다.
scene-contradiction-observation = 삼각형은 거의 납작하게 늘어난다. 최소 제곱 해는 오차를 세 변에 나누고, 어떤 λ로도 없앨 수 없는 양이 잔차이다.
scene-soft-body-observation = 물체는 흔들리며 모양이 계속 바뀌지만 안쪽 넓이는 그대로이다. λ는 압력이다.
scene-molecule-observation = 외력이 작용하지 않는다. 결합력이 어떻든 운동량과 각운동량이 보존된다.
scene-incline-observation = tan θ = μ까지는 정지해 있고, 그보다 가파르면 질량과 관계없이 가속도 g(sin θ − μ cos θ)로 내려간다.
scene-stack-observation = λ는 아래 접촉으로 갈수록 상자 하나의 무게만큼씩 커진다. 반복이 적으면 상자 더미가 가라앉고 흔들린다.
scene-pyramid-observation = 상자는 저마다 무게를 아래의 두 상자에 나누어 싣는다. λ는 유일하지 않지만 속도는 유일하다.
scene-mass-ratio-observation = 가우스–자이델의 반복 횟수는 질량비에 비례하여 늘어나지만, 직접법은 질량비에 좌우되지 않는다.
scene-newtons-cradle-observation = 차례로 풀면 공 하나가 처음의 속도로 나가고, 함께 풀면 모두 움직인다. 운동량과 에너지는 같다.
scene-bouncing-ball-observation = 튈 때마다 높이는 앞의 e²배가 되고, 무한 번의 튐이 √(2h/g)(1 + e)/(1 − e) 뒤에 끝난다.
scene-billiards-observation = 쿠션에 닿기 전까지 운동량은 보존된다.
scene-dominoes-observation = 처음에 어떻게 밀었든 파동은 고유한 속력으로 줄을 따라 전해진다.
scene-card-house-observation = 아래쪽의 마찰이 부족하면 카드가 벌어진다. 필요한 마찰 계수는 무게와 관계없다.
scene-arch-observation = 미는 힘이 돌에서 돌로 지면까지 이어진다. 돌은 저마다 양옆에서 눌려 미끄러지지 않는다.
scene-seesaw-observation = 무거운 쪽이 내려가고, 질량이 같으면 널빤지는 수평을 유지한다.
scene-sliding-ball-observation = t = 2v₀/(7μg) 뒤에 처음 속력의 5/7로 구르고, 그 뒤로 마찰력은 0이다.
scene-three-cylinders-observation = 원기둥 사이의 μ가 2 − √3 = 0.268 이상이면 정지해 있고, 그보다 작으면 위의 원기둥이 아래 둘을 벌린다.
scene-ladder-observation = 양 끝의 마찰 계수가 μ이면 길이와 무게에 관계없이 tan θ ≥ (1 − μ²)/(2μ)인 동안 서 있다.
scene-painleve-rod-observation = μ = (1 + 3cos²θ)/(3 sin θ cos θ)을 넘으면 가속도 수준에서 맞는 접촉력이 없다. 충격량은 언제나 존재하며, 막대가 걸렸다가 튄다.
scene-t-handle-observation = 중간 관성 모멘트 축에 대한 회전은 불안정하다. 손잡이는 뒤집히고 에너지와 각운동량은 보존된다.
scene-spinning-top-observation = 빠르게 돌면 넘어지지 않고 축이 연직선 둘레를 각속도 mgl/(Iω)로 세차 운동한다. 느리면 넘어진다.
scene-tower-observation = 세 점이면 충분한데 네 점이 받치므로 λ는 유일하지 않다. 마우스로 당기면 흔들리고 무너진다.
scene-wall-and-ball-observation = 벽은 공에 맞기 전까지 서 있고, 그다음 운동량이 접촉만으로 벽돌에서 벽돌로 퍼진다.
scene-box-of-spheres-observation = 접촉은 많고 단계마다 반복은 적다. 단계마다 앞 단계의 λ에서 시작한다.
scene-wrecking-ball-observation = 사슬은 공이 가장 낮을 때 가장 세게 당긴다. 그때 무게를 받치고 구심력도 내야 한다. 이어 공이 상자를 친다.
scene-gear-train-observation = 각속도는 반지름에 반비례하고, 이웃끼리는 서로 반대 방향으로 돈다.
scene-massive-pulley-observation = 추들의 가속도는 (m₁ − m₂)g/(m₁ + m₂ + I/r²), I = ½Mr²이고, 양쪽의 장력이 다르다. 무거운 추가 바닥에 닿으면 그쪽 밧줄이 느슨해진다.
scene-torsion-pendulum-observation = 주기는 진폭과 관계없이 2π√(I/k)이다. 암시적 오일러 방법 때문에 천천히 감쇠하며, 시간 간격이 짧을수록 덜하다.
scene-turntable-observation = 상자는 바깥쪽 것부터 차례로 미끄러져 나간다. 저마다 ω²r이 μg를 넘을 때이며, 질량과는 관계없다.
scene-ratchet-observation = 레버는 왕복하지만 바퀴는 한쪽으로만, 크랭크 한 바퀴에 톱니 두 개만큼씩 돈다. 멈춤쇠가 없으면 바퀴는 제자리에 있다.
scene-motor-linkage-observation = 가장 짧은 막대와 가장 긴 막대의 합이 나머지 둘의 합보다 짧아서 가장 짧은 막대가 완전히 한 바퀴 돈다(그라쇼프).
scene-conveyor-observation = 미끄러지는 동안 상자의 가속도는 질량과 관계없이 μg이다. 그 뒤로는 롤러 표면의 속력 ωr로 움직이며 마찰력이 사라지고, 끝의 받침대에 이르면 감속한다.
scene-gyroscope-observation = 떨어지지 않고 조금 장동하면서 연직선 둘레를 각속도 mgl/(Iω)로 세차 운동한다. 회전이 없으면 진자처럼 흔들린다.
scene-heavy-top-observation = 알맞은 속력으로 시작하면 기울기를 유지하며 일정하게 세차 운동하고, 가만히 놓으면 장동하고, 느리게 돌면 진자처럼 흔들린다.
scene-body-chain-observation = 관절은 저마다 그 아래에 매달린 것을 지탱하고, 끝은 채찍처럼 휘둘린다.
scene-puppet-observation = A에는 접촉과 관절 한계의 행만 있고 관절은 반올림 오차 이내로 맞는다. 충격량 방법에서는 관절마다 두 행이고, 바닥에 부딪히면 벌어진다.
scene-bricard-observation = 행을 세면 움직일 수 없지만 A에 고윳값 0이 있어 고리가 자신을 뒤집으며 돈다.
scene-board-observation = 여기서 만든 것도 다른 모든 장면과 같은 방정식을 따른다.

# 실험 공유.
app-share-link = 이 상태로 가는 링크 복사
app-share-link-place = 이 절로 가는 링크 복사
app-share-embed = 삽입 코드 복사
app-share-size = 틀의 크기
app-share-full-width = 전체 너비
app-share-qr = QR 코드 보기
app-share-code = 프로그램으로 보기
app-share-picture = 그림 저장 (PNG)
app-share-film = 마지막 5초를 동영상으로 저장 (WebM)
app-share-step = 종이 위의 한 단계
app-share-print = 수업을 인쇄하거나 PDF로 저장
app-share-qr-place = 이 상태는 코드로 만들기에 너무 길다. 이 코드는 수업으로 연결된다.
app-share-qr-beginning = 이 상태는 코드로 만들기에 너무 길다. 이 코드는 실험의 처음으로 이어진다.
app-share-filming = 동영상을 한 장면씩 그리는 중…
app-share-filmed = 저장했다.
app-share-no-film = 아직 기록된 것이 없다. 먼저 실험을 실행해야 한다.
app-share-film-missing = 이 브라우저에는 동영상 인코더(WebCodecs)가 없다. 링크를 복사해 컴퓨터의 최신 Chrome, Edge, Firefox 등에서 열면 된다.
app-share-film-insecure = 브라우저는 https로 시작하는 주소에서만 동영상을 만들 수 있다. 그런 주소에서 강좌를 열면 된다.
app-share-cannot-film = 이 브라우저에서는 WebM 동영상을 만들 수 없다. 링크를 복사해 다른 브라우저에서 열거나 그림을 저장하면 된다.
app-share-copied = 복사했다.
app-share-long = 이 상태는 링크에 담기에 너무 크다.
app-share-broken = 링크가 손상되었다. 수업은 평소처럼 시작한다.

# 용어집.
app-words-lead = 한 가지 개념에 한 단어. 이 강좌의 용어와 기호를 네 언어로 정리했다.
app-words-term = 용어
app-words-symbol = 기호
app-words-meaning = 뜻
