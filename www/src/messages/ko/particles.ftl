# “많은 입자, 하나의 λ” 수업. 글 속의 {$이름}은 수식: src/lessons/particles/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

particles-lead = 구슬 하나, 철사 하나, 승수 하나. 그것이 시작이었다. 사슬에는 막대가 스무 개, 천에는 수백 개가 있고, 한 막대가 당기는 입자를 다른 막대도 당긴다. 모든 구속 조건을 동시에 지키는 힘은 무엇인가?
particles-guide = 답은 첫 수업의 식을 행렬로 쓴 것이다. 열어 볼 수 있는 패널이 둘 있다. 하나는 바로 이 단계의 행렬을 그림으로 보여 주고, 다른 하나에서는 여러 솔버가 {$lambda}를 구하는 경주를 한다.

## 1 상태
particles-state-title = 모든 입자를 한 벡터에
particles-state-1 = 입자 {$n}개의 위치를 차례로 쌓아 긴 벡터 {$q}로, 외력을 {$Q}로, 질량을 대각 행렬 {$M}으로 적는다.
particles-state-2 = 질량의 역수를 {$W-is}이라 하면(0은 고정된 입자를 뜻한다) 계 전체의 뉴턴 법칙은 한 줄이 된다. 구슬 하나의 법칙과 똑같은 꼴이다.

## 2 행
particles-rows-title = 모든 구속 조건을 한 벡터에
particles-rows-1 = 구속 조건 {$m}개를 한 함수의 성분으로 삼아 {$C-zero}이라고 쓴다. 전과 같이 연쇄 법칙으로 미분한다.
particles-rows-2 = *야코비 행렬* {$J}의 각 행은 구속 조건 하나의 기울기 벡터를 모든 입자에 걸쳐 늘어놓은 것이다. 구속 조건 하나에 관계되는 입자는 몇 개뿐이므로 성분은 거의 모두 0이다. 두 입자를 잇는 길이 {$r}의 막대는 작은 블록 둘을 채운다.
particles-rows-3 = 구속 조건마다 필요한 것은 {$C}, 그 변화율, {$J}의 블록, 그리고 {$jdotv}뿐이다. 그래서 구속 조건은 조립식 부품과 같다. 하나를 추가하는 것은 행 하나를 추가하는 것이다.

## 3 일
particles-work-title = 일을 하지 않는 힘
particles-work-1 = 구속력 {$fhat}의 성분은 좌표의 수만큼 있어 방정식보다 많다. 이번에도 가상일의 원리로 정해진다. 모든 변화율이 0인 어떤 속도에 대해서도 구속력은 일을 하지 않는다. 그러므로 구속력은 행들의 일차 결합이고, 행마다 승수가 하나씩 붙는다.
particles-work-2 = 막대는 저마다 자신의 방향으로 밀거나 당기며, 두 끝에서 크기는 같고 방향은 반대이다. 당연히 그래야 하는 대로이다. 그리고 실제로
particles-work-3 = 모든 막대의 일률을 더하면 지금 {$now-power}이다. 막대 하나하나는 입자에서 입자로 에너지를 건넬 수 있다. 진자가 그 아래의 진자를 움직이는 것도 그래서이다.
particles-work-4-fold = 그림으로 보기: 접공간과 법공간
particles-work-4 = 이것은 기하학적으로 이해할 수 있다. 모든 좌표를 한 공간의 점으로 본다. 구속 조건 {$Ci}는 그 안의 초곡면이고, {$J}의 {$i}번째 행은 그 법선이다. 모든 구속 조건을 지키는 속도는 *접공간* {$tangent}을 이루고, 행들은 *법공간*, 곧 거기서 벗어나는 방향들을 생성한다. 가상일의 원리는 구속력이 법공간에 있다는 것이다. 그래서 수 {$m}개면 충분하다.
particles-normal-picture = 상태 공간: 곡면인 구속 조건, 접평면과 허용 속도, 법선을 따르는 구속력

## 4 연립방정식 하나
particles-system-title = 연립일차방정식 하나
particles-system-1 = 이 힘을 뉴턴의 법칙에 대입하고, 그것을 모든 어긋남이 사라져야 한다는 요구에 대입한다. 남는 것은 승수 {$m}개에 대한 방정식 {$m}개, 곧 연립일차방정식이다. 위트킨과 두탈러는 {$alpha}와 {$beta}를 {$k-s}와 {$k-d}라고 쓴다. 행렬 {$A}는 *들라쉬 연산자*라고 한다. 아래는 처음 두 행의 수이다.
particles-system-2 = 성분 {$A-ij}는 {$j}번째 승수 한 단위가 {$i}번째 구속 조건의 이계 도함수를 얼마나 바꾸는지를 나타낸다. 움직일 수 있는 입자를 공유하지 않으면 0이다. 이중 진자에서는 가운데 입자를 공유하므로, 어느 한 힘만 따로 구할 수 없다.
particles-metric-fold = 같은 계산을 투영으로 보기(끌어 움직이는 그림)
particles-metric-1 = 이 연립방정식이 계산하는 것은 투영이다. 레일 위의 두 수레를 막대로 이은 것이 완전히 그림으로 나타낼 수 있는 가장 작은 예이다. 평면의 한 점이 두 가속도를 나타낸다. 막대가 없으면 수레는 자유 가속도 {$free}로 움직이고, 막대가 있으면 한 직선 위의 점만 허용된다. 구속력은 점을 {$reaction}만큼 옮겨 이 직선 위에 놓는다. 두 질량이 같지 않으면 이 이동은 수직으로 보이지 않는다. 그러나 길이를 질량으로, 곧 {$metric}의 제곱근으로 재면 수직이다. 수선의 길이는 {$lambda}에 비례한다.
particles-metric-2 = 그래서 운동은 허용되는 모든 가속도 가운데 질량 계량에서 자유 가속도에 가장 가까운 것을 택한다. 이것이 *가우스의 최소 구속 원리*이다. 같은 그림은 투영이 있는 곳마다 다시 나타난다. 드리프트 뒤의 위치, 충돌에서의 속도, 위치 기반 방법의 보정이 그렇다.
particles-metric-choice = 길이를 재는 방법
particles-metric-plain = 좌표 그대로
particles-metric-masses = 질량 계량
particles-metric-mass = 질량
particles-metric-free = 자유 가속도(끌기 또는 화살표 키)
particles-metric-caption = 막대로 이은 두 수레의 가속도: 자유 가속도(파랑), 허용되는 가속도(초록 직선), 구속력의 몫(주황). 파선은 질량 계량에서 자유 가속도까지의 거리가 실제 가속도와 같은 가속도들을 이은 것이다.
particles-system-3 = 매달린 사슬에서는 막대마다 다음 막대를 당긴다. 이제부터 막대의 구속 조건은 길이 꼴로 쓴다. 그 승수는 N 단위의 힘이고, 막대가 당길 때 음수이다.
particles-hang-question = 똑같은 구슬 열 개가 위아래로 매달려 멈추어 있다. 맨 위 막대의 장력은 맨 아래 막대의 장력과 비교하여 어떠할까?
particles-hang-choice-same = 같다
particles-hang-choice-twice = 위가 두 배쯤이다
particles-hang-choice-ten = 위가 열 배이다
particles-hang-measured = 맨 위 막대의 장력은 { $top } N, 맨 아래 막대의 장력은 { $bottom } N이다.
particles-hang-why-1 = 막대는 모두 자기 아래에 매달린 것을 지탱한다. 그 하중을 막대에 입력으로 준 것은 아니다. 막대의 행에는 그 막대의 두 입자만 들어 있다. 연립일차방정식이 무게를 행에서 행으로 전한 것이다.
particles-start-question = 이제 막대 스무 개를 한쪽 끝에서 잡아 곧게 수평으로 두었다가 놓는다. 맨 처음 순간 첫 막대의 장력은 얼마일까?
particles-start-choice-whole = 사슬의 무게만큼
particles-start-choice-half = 무게의 절반만큼
particles-start-choice-none = 0
particles-start-measured = 처음에는 { $begin } N이었다. 그동안 가장 큰 장력은 { $most } N이었고, 사슬의 무게는 19.6 N이다.
particles-start-why-1 = 무게는 모든 막대에 수직이고 아직 아무것도 움직이지 않는다. 우변에서 외력의 항도 속도항도 0이므로 해는 0이다. 한순간 모든 구슬이, 핀 옆의 구슬조차, 자유 낙하한다. 장력은 막대가 돌기 시작하면서 생긴다.

## 5 한 단계
particles-step-title = 전과 같은 네 과정
particles-step-1 = 프로그램은 길어지지 않았다. 커진 것은 벡터뿐이다. 힘을 0으로 지우고, 외력을 더하고, 승수를 구하여 구속력을 더하고, 모두 적분법에 돌려준다.
particles-step-2 = 구속 조건이 관여하는 것은 셋째 과정뿐이다. 나머지는 전과 같은 입자계이다.

## 6 조립식 부품
particles-blocks-title = 실행 중에 만들고 고치기
particles-blocks-1 = 힘은 필요할 때 더하고 필요 없으면 뺀다. 행도 마찬가지이다. 다리를 실행하고 행렬 패널을 열어 보라. 널빤지가 차례로 이어지므로 야코비 행렬은 계단이고, {$A}는 삼중 대각 행렬이다.
particles-blocks-2 = 이제 실행 중에 바꾸어 보라. 추는 입자 하나와 행 하나를 더하고, 자르면 행 하나가 빠진다. 행렬을, 그리고 같은 다리가 다른 하중 아래에서 찾아가는 모양을 보라.
particles-blocks-3 = 다음 단계의 행의 수가 달라질 뿐이다. 지금은 {$now-size}이다. 어느 관절도 잘릴 때를 위한 준비가 필요하지 않다.

## 7 λ 구하기
particles-cg-title = λ 구하기
particles-cg-1 = {$square} 행렬은 역행렬을 구할 수도 있지만 낭비이다. 거의 모든 성분이 0이고, 다음 단계에는 다른 행렬이 되기 때문이다. 위트킨과 두탈러는 *켤레 기울기법*을 쓴다. 초깃값에서 출발하여 {$lambda}를 반복하여 고치며, {$A}에서 필요한 것은 벡터와의 곱, 곧 블록을 차례로 한 번 거치는 것뿐이다. 이 강좌는 그와 가까운 *켤레 잔차법*을 쓴다. 반복 한 번에 곱이 한 번인 것은 같고, {$residual}을 지금까지의 반복으로 가능한 최솟값으로 만들며, 행이 겹치거나 모순되어 {$A}가 특이할 때에도 믿을 수 있다.
particles-solve-question = 막대 스무 개의 사슬에서 우변의 10억분의 1까지 푸는 데 켤레 잔차법은 몇 번 반복해야 할까?
particles-solve-choice-few = 열 번보다 적다
particles-solve-choice-rows = 스무 번쯤
particles-solve-choice-many = 마흔 번보다 많다
particles-solve-measured = { $cg }번이었다. 막대를 하나씩 차례로 고치는 가우스–자이델은 { $seidel }번이 필요했다.
particles-solve-why-1 = 반올림 오차가 없다면 많아야 행의 수만큼이면 된다. 여기서는 그보다 적을 수 없다. 한 번 반복할 때 막대에는 이웃의 정보만 전해지는데, 한쪽 끝의 정보가 다른 끝까지 닿아야 하기 때문이다.
particles-solve-curve = 지금 단계의 방정식을 풀 때의 잔차(우변에 대한 비)와 반복 횟수.
particles-cg-2 = 시간을 멈추고 지켜보라. 사슬을 준비하여 조금 떨어뜨린 뒤 멈추고, 솔버 패널을 연다. 반복점을 하나 고르면 그에 해당하는 힘이 무대에 나타난다. 정보가 사슬을 따라 전해지는 것을 볼 수 있다.
particles-cg-3-fold = 막대를 하나씩 소거하는 직접법
particles-cg-3 = 막대를 하나씩 소거하는 직접 솔버는 한 번이면 된다. 사슬과 트리에는 새로 채워지는 성분이 없는 소거 순서가 있기 때문이다. 막대가 스무 개든 2만 개든 하나당 드는 계산량은 같다. 행이 겹치거나 모순될 때 솔버가 하는 일은 “{$redundant}”의 주제이다.

## 8 드리프트
particles-drift-title = 드리프트에 대한 세 가지 답
particles-drift-1 = 피드백은 오차를 천천히 되돌린다. *투영*할 수도 있다. 단계가 끝날 때마다 모든 {$C}가 0이 되도록 입자들을 최소한으로 옮기고 속도도 같은 방식으로 바로잡는 것이다. 그러면 드리프트는 전혀 남지 않는다. 1라디안 기울인 사슬 셋을 나란히 두었다가 놓고, 게임처럼 시간 간격 16 ms로 계산한다. 셋 다 부분 단계를 쓰지 않는다. 투영하는 것은 게임에서 쓰는 충격량 방법이다.
particles-methods-question = 투영하면 모든 막대의 길이가 열두 자리까지 유지된다. 5초 동안 에너지는 어떻게 될까?
particles-methods-choice-kept = 보존된다
particles-methods-choice-lost = 많이 잃는다
particles-methods-choice-gained = 커진다
particles-methods-measured = 최대 운동 에너지에 대한 비로 피드백은 { $feedback }, 투영은 { $projection }, RATTLE은 { $rattle }만큼 에너지를 바꾸었다.
particles-methods-why-1 = 입자를 가장 가까운 허용된 곳으로 옮기기만 하면 에너지를 잃는다. 가장 가까운 곳이 올바른 곳은 아니어서, 단계마다 경로의 모서리를 조금씩, 언제나 같은 쪽에서 잘라 내기 때문이다. 여기서는 SHAKE처럼 속도도 함께 보정하므로 잃는 에너지가 적다. 피드백은 막대가 늘어난 뒤에 되돌리므로, 그 힘이 일을 한다.
particles-methods-why-2 = RATTLE은 단계의 두 끝에 구속력을 두므로 단계가 시간에 대하여 대칭이다. {$C}는 반올림 오차까지 0으로 유지되고, 에너지는 참값 둘레에서 흔들릴 뿐 멀어지지 않는다. 고차 적분법도 많이 잃지는 않지만 그 대신 계산량이 네 배이다.
particles-drift-2 = 그러므로 어느 방법에나 물을 것이 둘 있다. 구속 조건을 지키는가? 그 위의 운동은 올바른가? 그래프는 이 둘을 따로 보여 준다.

## 9 많은 입자
particles-many-title = 이제부터는 수가 늘 뿐이다
particles-many-1 = 슬라이드의 인형은 토마스 야콥센이 2000년에 게임 *Hitman*을 위해 만든 것으로, 입자 열네 개와 막대 스물한 개이며 여기서는 한 손으로 매달려 있다. 그는 길이가 맞을 때까지 입자를 이리저리 옮겨 막대의 길이를 유지했고, 여기서는 막대마다 승수 하나가 유지한다. 천은 공간의 입자 144개와 실 264개로 되어 있다. 이론에 더해진 것은 없다.
particles-many-2 = 끌어 보라. 천에서는 실의 힘을 보라. 장력은 붙들린 두 모서리에 집중된다.
particles-many-3 = 인형의 몸통에는 막대가 필요보다 넷 많다. 원래 그런 방정식의 해는 하나로 정해지지 않는데도 계산은 돌아간다. 그 이유는 “{$redundant}”에서 다룬다.

particles-line-1 = 모든 입자에 대한 뉴턴의 법칙.
particles-line-2 = 모든 어긋남이 감쇠하도록 C̈ = −αC − βĊ를 요구한다. 왼쪽은 연쇄 법칙으로 얻은 C̈이다.
particles-line-3 = 첫째 줄을 둘째 줄에 대입했다.
particles-line-4 = 가상일의 원리: 허용 속도에 대하여 일을 하지 않는다.
particles-line-5 = 넷째 줄을 셋째 줄에 대입하고 아는 항을 오른쪽으로 옮겼다: Aλ = −b.

## 연습 문제
particles-exercises-title = 연습 문제
particles-exercise-1 = 평면에서 막대 100개의 사슬이 고정점에 매달려 있다. 고정점을 뺀 {$J}의 크기는 얼마이고, 0이 아닌 성분은 몇 개인가?
particles-exercise-1-ask = 0이 아닌 J의 성분 수
particles-exercise-1-hint = 움직이는 끝마다 수가 둘이다. 첫 막대에는 움직이는 끝이 하나뿐이다.
particles-exercise-1-answer = {$hundred}이다. 첫 막대에는 움직이는 끝이 하나, 나머지에는 둘 있고 끝마다 수가 둘이므로 20 000개 가운데 398개이다.
particles-exercise-2 = 길이 꼴의 두 막대가 질량 {$mass}인 입자에서 각 {$phi}를 이루며 만난다. {$A}에서 둘을 잇는 성분은 무엇인가? 언제 0인가?
particles-exercise-2-ask = 2 kg, 60°일 때의 성분(1/kg)
particles-exercise-2-hint = 공유하는 입자에서 두 기울기 벡터는 단위 벡터이고, 그 곱은 코사인이다.
particles-exercise-2-answer = {$angle-entry}이다. 한쪽의 단위 벡터, 1/m, 다른 쪽의 단위 벡터를 곱한 것이다. 직각이면 0이 되어 서로 영향을 주지 않는다.
particles-exercise-3 = 구슬 n개가 매달린 사슬에서 위에서 k번째 막대의 장력 {$tension-k}를 연립일차방정식으로, 또는 직접 따져서 구하라.
particles-exercise-3-ask = 열 개 가운데 셋째 막대의 장력(N, 구슬 1 kg)
particles-exercise-3-hint = 그 막대 아래에 구슬이 몇 개 매달려 있는가?
particles-exercise-3-answer = {$answer-tension}. 막대는 자기 아래의 모든 구슬을 지탱한다.
particles-exercise-4 = 애트우드 기계: 도르래에 걸린 밧줄의 두 끝에 질량이 매달려 있다. 위치를 아래쪽을 양으로 하여 재면 {$atwood-C}이다. 피드백 없이 {$lambda}를 구하라.
particles-exercise-4-ask = 3 kg과 1 kg일 때의 λ(N)
particles-exercise-4-hint = A = 1/m₁ + 1/m₂, b = 2g일 때 Aλ = −b. λ의 부호는 어느 쪽인가?
particles-exercise-4-answer = 행은 하나이고 기울기는 둘 다 1이므로 {$atwood-A}이며, 무게가 아래로 당기므로 b는 중력 가속도의 두 배이다. 따라서 {$atwood-lambda}이다. 위치는 아래쪽이 양인데 밧줄은 위로 당기므로 음수이며, 두 질량이 받는 장력은 같다. 3 kg과 1 kg이면 −14.7 N이다.
particles-exercise-5 = 정지한 사슬에서는 {$jdotv}가 0인데, 곧은 막대처럼 흔들리는 사슬에서는 왜 0이 아닌가?
particles-exercise-5-choice-speeds = 이 항은 속도끼리의 곱으로 이루어져 있기 때문이다
particles-exercise-5-choice-lengths = 이 항은 길이가 변하는 속도를 나타내기 때문이다
particles-exercise-5-choice-weight = 이 항은 무게를 포함하기 때문이다
particles-exercise-5-not-lengths = 두 경우 모두 길이는 유지된다. 길이가 변하는 속도는 Jv이고, 이것은 0이다.
particles-exercise-5-not-weight = 무게는 멈춘 사슬에도 작용한다.
particles-exercise-5-answer = 이 항은 속도의 이차식이다. 흔들리는 막대는 모든 길이를 유지하지만 방향이 바뀌고, 입자마다 원을 따라가려면 중심으로 향하는 힘이 필요하다.

particles-sources-title = 참고 문헌
particles-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, 슬라이드 12–21. Andrew Witkin, *Physically Based Modeling*, SIGGRAPH 97, “Constrained Dynamics” 부분을 따름.
particles-source-notes = hi-ogawa, *mechanics* (2020), “Constrained dynamics”, 명제 1과 2: 일을 하지 않음, 그리고 λ의 식.
particles-source-jakobsen = Thomas Jakobsen, *Advanced Character Physics*, Game Developers Conference 2001: Hitman의 인형.
particles-source-cg = Magnus Hestenes, Eduard Stiefel, *Methods of conjugate gradients for solving linear systems*, Journal of Research of the National Bureau of Standards 49 (1952), 409–436. Eduard Stiefel, *Relaxationsmethoden bester Strategie zur Lösung linearer Gleichungssysteme*, Commentarii Mathematici Helvetici 29 (1955), 157–179: 켤레 잔차법.
particles-source-rattle = Hans Andersen, *RATTLE: a “velocity” version of the SHAKE algorithm*, Journal of Computational Physics 52 (1983), 24–34.

particles-quantity-A11 = A의 1행 1열 성분
particles-quantity-A12 = A의 1행 2열 성분
particles-quantity-A22 = A의 2행 2열 성분
particles-quantity-b1 = b의 첫째 성분
particles-quantity-b2 = b의 둘째 성분
particles-quantity-lambda1 = 첫째 승수
particles-quantity-lambda2 = 둘째 승수
particles-quantity-rows = 행의 수

## 버튼, 실험, 실행의 이름
particles-preset-double = 이중 진자
particles-preset-falling = 떨어지는 사슬
particles-preset-bridge = 출렁다리
particles-preset-solvers = 솔버를 위한 사슬
particles-preset-methods = 드리프트에 대한 세 가지 답
particles-preset-figure = 막대 인형
particles-preset-cloth = 천
particles-preset-coordinates = 이중 진자, 좌표별로
particles-preset-rows = 너무 긴 막대
particles-preset-power = 이중 진자, 일률과 속력
particles-act-weigh = 가운데에 추를 매달기
particles-act-cut = 가운데를 자르기
particles-run-double = 이중 진자
particles-run-chain = 사슬
particles-run-residuals = 켤레 잔차법
particles-run-seidel = 가우스–자이델
particles-run-bridge = 다리
particles-run-feedback = 피드백
particles-run-projection = 투영
particles-run-rattle = RATTLE
particles-run-figure = 인형
particles-run-cloth = 천
