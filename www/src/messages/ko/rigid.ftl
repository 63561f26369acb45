# “강체의 회전” 수업. 글 속의 {$이름}은 수식: src/lessons/rigid/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

rigid-lead = 힘이 작용하지 않는 입자는 곧게 나아간다. 힘이 작용하지 않는 벽돌은 *뒤집히며 돈다*. 아무것도 닿지 않는데 회전축이 계속 바뀐다. 보존되는 것은 축이 아니다.
rigid-guide = 여기서 물체들은 공간에 자유로이 떠 있다. 토크는 작용하지 않는데도 운동 방정식에는 토크 항이 하나 나타난다. 물체가 올바르게 움직이는지는 한 단계에서 이 항을 어떻게 다루느냐에 달려 있다.

## 1 자세
rigid-pose-title = 세 자유도를 나타내는 네 수
rigid-pose-1 = 물체의 자세는 회전 {$R}이다. 그것을 나타내는 데는 세 수면 충분하지만, 세 수를 어떻게 고르든 극에서의 경도처럼 정의되지 않는 곳이 있다. 그래서 네 수, 곧 *단위 사원수* {$q}를 쓰고, 각속도 {$omega}를 그 변화율로 옮기는 행렬을 쓴다.
rigid-pose-2 = 여기서 {$omega}는 공간에 고정된 축, 곧 *세계 축*을 따라 적은 것이며, 이 수업에서 {$omega}의 수는 모두 그렇다. 물체 자신의 축을 따른 성분은 뒤에서 {$omega-b}라고 쓰며, 그에 대한 행렬은 이것과 다르다. 이제 속도와 좌표의 변화율은 같은 것이 아니다. 물체가 어떻게 도는지는 세 수가, 어떤 자세인지는 네 수가 나타낸다. 수가 하나 많은 대신 조건 {$unit}이 붙고, 시뮬레이션은 단계마다 이 조건을 다시 맞춘다. 지금의 값은 다음과 같다.

## 2 각운동량
rigid-momentum-title = 보존되는 것
rigid-momentum-1 = 입자의 운동량은 질량과 속도의 곱이고, 운동량과 속도는 방향이 같다. 회전하는 물체에서는 질량의 자리에 *관성 텐서*가 들어선다. {$I}에는 물체 자신의 축에 대한 관성 모멘트가 있고, {$R}이 이것을 세계 축으로 변환한다.
rigid-momentum-2 = 돌리기 쉬운 축과 어려운 축이 있으므로, 주축의 하나를 중심으로 도는 것이 아니라면 {$L}과 {$omega}는 방향이 서로 다르다. 무대의 벽돌이 그렇다.
rigid-kept-question = 벽돌에는 토크가 작용하지 않는다. 공간에서 일정한 것은 무엇인가?
rigid-kept-choice-omega = 각속도 ω
rigid-kept-choice-momentum = 각운동량 L
rigid-kept-choice-both = 둘 다
rigid-kept-measured = L의 세 성분은 그대로이다. ω의 크기는 { $least }에서 { $most } rad/s 사이를 오간다.
rigid-kept-why-1 = 토크가 없으면 {$L}은 일정하다. 그러나 벽돌은 계속 돌면서 관성 모멘트의 축도 함께 돌기 때문에, 같은 {$L}에 대한 {$omega}가 순간마다 다르다. 에너지도 일정하며, 이것이 {$omega}를 다음과 같이 제한한다.
rigid-kept-why-2 = {$L} 방향의 성분이 정해져 있으므로, 그 끝은 {$L}에 수직인 고정된 평면 안에서 움직인다. 이것이 푸앵소의 *불변 평면*이다. 실행하여 끝점이 곡선을 그리는 것을 보라.

## 3 가운데 축
rigid-euler-title = 아무것도 가하지 않는 토크
rigid-euler-1 = 벽돌에서 보면 일정한 {$L}이 회전한다. 물체 자신의 축을 따른 성분 {$omega-b-is}를 쓰면 {$I}가 일정하다. 그 법칙에는 둘째 항이 생겨 *오일러 방정식*이 된다.
rigid-euler-2 = 항 {$gyro}는 *자이로 토크*라 불리지만 그것을 가하는 것은 없다. {$tau}는 0이다. 물체가 정확히 주축을 중심으로 돌면 이 항은 사라진다. 이제 똑같은 T자 손잡이 셋을 저마다 다른 주축을 중심으로 조금 어긋나게 10 rad/s로 돌린다. 막대 축(가장 작은 관성 모멘트), 자루 축(가운데), 둘에 수직인 축(가장 큰)이다.
rigid-axes-question = 축을 유지하지 못하는 손잡이는 어느 것인가?
rigid-axes-choice-bar = 막대 축, 모멘트가 가장 작은 것
rigid-axes-choice-stem = 자루 축, 모멘트가 가운데인 것
rigid-axes-choice-across = 둘에 수직인 축, 모멘트가 가장 큰 것
rigid-axes-measured = ω의 크기는 막대 축에서 { $bar } rad/s, 자루 축에서 { $stem } rad/s, 수직인 축에서 { $across } rad/s만큼 변했다.
rigid-axes-why-1 = {$order}인 물체가 둘째 축을 중심으로 {$Omega}로 돌고, 다른 축들을 따라 조금 어긋나 있다고 하자. 오일러 방정식에 따르면 그 어긋남은 다음을 만족한다.
rigid-axes-why-2 = 계수가 양수이다. 어긋남은 지수적으로 커지고, 손잡이는 되풀이하여 뒤집힌다. 첫째나 셋째 축에서는 같은 계산이 음의 계수를 주어, 어긋남이 진동하기만 한다. 우주 비행사 블라디미르 자니베코프는 1985년 궤도에서 나비너트로 이것을 보았다. 테니스 라켓도 같은 운동을 한다.

## 4 단계
rigid-steps-title = 한 단계 안의 토크
rigid-steps-1 = 단계마다 자이로 토크를 어느 순간의 값으로 잡을지 정해야 한다. 여기서 {$omega-b}는 늘 물체의 축을 따른 성분이다. 모든 것을 아는 처음 순간에 잡는 것이 *명시적* 방법이다.
rigid-steps-2 = 끝 순간에 잡는 것이 *암시적* 방법이다. {$new}에 대한 작은 비선형 연립방정식이며, 뉴턴 방법을 몇 번 반복하면 풀린다.
rigid-steps-3 = 셋째는 몇몇 게임 엔진처럼 *빼 버리는* 것이다. 손잡이 셋이 저마다 한 가지 방법으로, 10 ms의 시간 간격으로 자루 축을 중심으로 돈다. 넷째는 그 곁에서 4차 룽게–쿠타 방법으로 돈다.
rigid-gain-question = 셋 가운데 에너지를 얻는 것은 어느 것인가?
rigid-gain-choice-implicit = 암시적 방법
rigid-gain-choice-explicit = 명시적 방법
rigid-gain-choice-off = 토크를 뺀 것
rigid-gain-measured = 6초 뒤 운동 에너지의 변화는 암시적 { $implicit } %, 명시적 { $explicit } %, 뺀 것 { $off } %이다.
rigid-gain-why-1 = 명시적 식에는 {$old}를, 암시적 식에는 {$new}를 곱해 보라. 토크는 그것을 계산한 각속도에 수직이므로 두 경우 모두 우변이 사라진다. 남는 것은 이것이다.
rigid-gain-why-2 = 명시적이면 양의 부호, 암시적이면 음의 부호이다. 명시적 방법은 단계마다 에너지를 얻어 끝내 발산한다. 암시적 방법은 조금씩 잃지만 결코 발산하지 않는다. 그래서 게임에서는 이것을 쓴다. 따로 정하지 않으면 이 엔진은 단계의 한가운데에서 계산한다. 그러면 각운동량은 반올림 오차까지 보존되고 에너지도 좁은 범위에 머문다.
rigid-steps-4 = 토크를 빼면 에너지는 마지막 자리까지 보존되지만, 운동은 틀렸다. {$omega}는 공간에서 일정하지만 {$L}은 일정하지 않고, 손잡이는 결코 뒤집히지 않는다. 에너지가 일정하다는 것만으로는 아무것도 증명되지 않는다. 토크가 있는 벽돌과 없는 벽돌을, 이어서 같은 시간 간격의 적분법 셋을 비교해 보라.

## 5 팽이
rigid-tops-title = 팽이
rigid-tops-1 = 두 관성 모멘트가 같아서 축에 수직으로 {$I1}, 축에 대하여 {$I3}이면 모든 것이 닫힌 꼴로 풀린다. 축과 {$omega}는 {$L} 둘레를 일정한 각속도로 *세차 운동*한다.
rigid-tops-2 = 둥근 접시가 그런 물체로, {$disc}이다. 코넬 대학 식당에서 누군가 접시를 공중에 던졌다. 접시는 비틀거렸고, 거기 새겨진 문장은 돌았다. 리처드 파인먼은 둘이 어떤 관계인지 알고 싶었다.
rigid-wobble-question = 접시는 한 바퀴 도는 동안 몇 번 비틀거리는가?
rigid-wobble-choice-half = 반 번
rigid-wobble-choice-same = 한 번
rigid-wobble-choice-twice = 약 두 번
rigid-wobble-measured = 축은 { $wobbles }바퀴, 가장자리의 표시는 { $turns }바퀴 돌았다.
rigid-wobble-why-1 = 비틀거림이 작으면 각운동량은 거의 {$I3}과 회전 각속도의 곱이고, 이것을 {$I1}로 나누면 회전 각속도의 두 배가 된다. 파인먼은 책에서 반대로, 두 바퀴에 한 번 비틀거린다고 적었다. 계산 결과는 그와 다르다.
rigid-tops-3 = 질량 중심에서 벗어난 점에서 받쳐진 채 도는 물체를 중력이 당기면, 그 토크 {$mgl}은 {$L}을 아래가 아니라 옆으로 옮긴다. 그래서 빠른 팽이는 쓰러지지 않고, 그 축이 연직선 둘레를 다음 각속도로 세차 운동한다.
rigid-tops-4 = 느리게 자전할수록 축은 빠르게 돌고, 마침내는 쓰러진다. 설정에서 *속력*을 바꾸어 확인해 보라.

rigid-line-1 = 세계 축으로 나타낸 각운동량 법칙.
rigid-line-2 = I는 물체의 축을 따른 성분에 작용하고, R이 그 결과를 세계 축으로 변환한다.
rigid-line-3 = 각속도의 뜻: 물체의 축이 이 각속도로 돈다.
rigid-line-4 = 둘째 줄에 곱의 미분법을 쓰고 셋째 줄을 대입했다. I는 물체의 축에서 일정하다.
rigid-line-5 = Rᵀ를 곱했다. {$tau-body}이다.

## 연습 문제
rigid-exercises-title = 연습 문제
rigid-exercise-1 = 시간 간격 10 ms의 암시적 방법은 6초에 약 10 %를 잃는다. 5 ms라면 어떨까?
rigid-exercise-1-ask = 잃는 비율(%)
rigid-exercise-1-hint = 한 단계에 얼마를 잃고, 단계는 몇 번인가?
rigid-exercise-1-answer = 한 단계에 {$omega}는 {$h}에 비례하여 변하므로, 한 단계에 잃는 양은 {$h2}에 비례한다. 단계 수는 두 배이니 손실은 절반, 약 5 %가 남는다. 설정의 *시간 간격*을 바꾸어 보라.
rigid-exercise-2 = 구에는 왜 자이로 토크가 필요 없는가?
rigid-exercise-2-choice-parallel = 각운동량이 각속도와 평행하다
rigid-exercise-2-choice-free = 밖에서 토크가 작용하지 않는다
rigid-exercise-2-choice-small = 관성 모멘트가 작다
rigid-exercise-2-not-free = 자유로운 직육면체에도 밖에서 토크가 작용하지 않지만, 그 각속도는 변한다.
rigid-exercise-2-not-small = 크기는 상관없다. 무거운 구에도 자이로 토크는 필요 없다.
rigid-exercise-2-ask = 2 kg, r = 0.5 m인 속이 찬 공의 관성 모멘트(kg·m²)
rigid-exercise-2-hint = mr²의 5분의 2이다.
rigid-exercise-2-answer = 관성 모멘트가 모두 같기 때문이다. {$L}과 {$omega}는 평행하고, 곱 {$gyro}는 0이 된다. 정육면체도 마찬가지이다.
rigid-exercise-3 = 덮은 책의 세 축 가운데 어느 축을 중심으로 돌리며 던지면 뒤집히지 않는가?
rigid-exercise-3-ask = 모멘트 1, 2, 3 kg·m² 가운데 뒤집히는 축의 모멘트
rigid-exercise-3-hint = 가장 큰 모멘트와 가장 작은 모멘트의 축은 안정하다.
rigid-exercise-3-answer = 책등을 따르는 축(가장 작은 모멘트)과 표지를 꿰뚫는 축(가장 큰)이다. 셋째 축, 곧 표지 면 안에서 책등에 수직인 축을 중심으로는 뒤집힌다. 책은 고무줄로 묶어 두면 펼쳐지지 않는다.
rigid-exercise-4 = 파인먼의 접시이다. 축 둘레로 6 rad/s로 돌면서 조금 비틀거리게 던진다. 비틀거림은 얼마나 빠른가?
rigid-exercise-4-ask = 비틀거림의 각속도(rad/s)
rigid-exercise-4-hint = 축은 L 둘레를 |L|/I₁로 돈다. 얇은 접시는 I₃ = 2I₁이다.
rigid-exercise-4-answer = {$L}은 그대로이고, 그 대부분은 축 둘레의 회전에 속하므로 |L| = 6I₃이다. 축에 수직인 쪽의 모멘트는 절반이므로, 축은 {$L} 둘레를 |L|/I₁ = 6·I₃/I₁ = 12 rad/s로 돈다. 접시가 도는 것보다 두 배 빠르다.

rigid-sources-title = 참고 문헌
rigid-source-euler = Leonhard Euler, *Du mouvement de rotation des corps solides autour d’un axe variable*, 1758 (인쇄 1765), 154–193.
rigid-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 1절: 행렬 Q(q), ω는 세계 축을 따른 성분.
rigid-source-ogawa = hi-ogawa, *mechanics* (2020), “Rigid body”: 물체의 축을 따라 잰 각속도.
rigid-source-poinsot = Louis Poinsot, *Théorie nouvelle de la rotation des corps*, 1834: 불변 평면.
rigid-source-racket = Mark Ashbaugh, Carmen Chicone, Richard Cushman, *The twisting tennis racket*, 1991, Journal of Dynamics and Differential Equations 3, 67–85.
rigid-source-catto = Erin Catto, *Numerical Methods*, Game Developers Conference 2015: 암시적 자이로 토크.
rigid-source-eberly = David Eberly, *Game Physics*, Morgan Kaufmann 2010, 3장: 운동 방정식. Helmut Garstenauer, *A Unified Framework for Rigid Body Dynamics*, Linz 2006: 강체와 구속 조건을 한 계로 다룬다. Lee의 노트에 실린 첫째 참고 문헌.

rigid-picture = 각운동량과 각속도, 그 끝의 궤적
rigid-picture-caption = 고른 실행의 두 벡터. 처음의 L을 똑바로 세워 놓았다. 파선 타원은 불변 평면 안에 있고, 가는 곡선은 ω의 끝의 궤적이다.
rigid-picture-none = 이 장면에서는 아무것도 돌지 않는다.
rigid-quantity-qx = 사원수의 x
rigid-quantity-qy = 사원수의 y
rigid-quantity-qz = 사원수의 z
rigid-quantity-qw = 사원수의 w
rigid-quantity-qdotx = 사원수의 변화율, x
rigid-quantity-qdoty = 사원수의 변화율, y
rigid-quantity-qdotz = 사원수의 변화율, z
rigid-quantity-qdotw = 사원수의 변화율, w
rigid-quantity-length = 사원수의 길이
rigid-quantity-wx = 각속도의 x 성분
rigid-quantity-wy = 각속도의 y 성분
rigid-quantity-wz = 각속도의 z 성분
rigid-quantity-Lx = 각운동량의 x 성분
rigid-quantity-Ly = 각운동량의 y 성분
rigid-quantity-Lz = 각운동량의 z 성분
rigid-quantity-energy = 운동 에너지

## 버튼, 실험, 실행
rigid-preset-brick = 자유로운 벽돌
rigid-preset-without = 토크가 있을 때와 없을 때
rigid-preset-axes = 세 축
rigid-preset-handle = T자 손잡이
rigid-preset-steps = 자이로 토크의 세 방법
rigid-preset-rivals = 적분법 셋
rigid-preset-plate = 파인먼의 접시
rigid-preset-gyroscope = 자이로스코프
rigid-preset-heavyTop = 무거운 팽이: 정상 세차와 가만히 놓은 경우
rigid-preset-top = 바닥 위의 팽이
rigid-run-brick = 벽돌
rigid-run-exact = 정확한 해
rigid-run-off = 토크 없음
rigid-run-bar = 막대 축
rigid-run-stem = 자루 축
rigid-run-across = 수직인 축
rigid-run-handle = 손잡이
rigid-run-implicit = 암시적
rigid-run-explicit = 명시적
rigid-run-rk4 = 룽게–쿠타 4차
rigid-run-dormand = 도먼드–프린스
rigid-run-rattle = RATTLE
rigid-run-plate = 접시
rigid-run-gyroscope = 자이로스코프
rigid-run-steady = 정상 세차
rigid-run-letGo = 가만히 놓음
rigid-run-top = 팽이
