# “더 적은 좌표” 수업. 글 속의 {$이름}은 수식: src/lessons/coordinates/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

coordinates-lead = 평면에서 관절로 이어진 막대 열 개에는 좌표가 서른 개, 관절을 유지하는 행이 스무 개 있다. 각 열 개로도 같은 운동을 나타낼 수 있고, 그러면 관절이 벌어질 수도 없다. 그런데 왜 서른 개로 계산하는가?
coordinates-guide = 1 kg, 1 m 막대 둘이 핀에 매달려 흔들린다. 여기서 관절은 행이 아니다. 떨어질 수가 없으므로 붙들어 둘 필요도 없다.

## 1 세기
coordinates-count-title = 두 막대를 나타내는 두 수
coordinates-count-1 = “{$impulses}”에서는 평면의 두 막대에 좌표가 여섯 있었고, 두 관절이 단계마다 새로, 그것도 오차를 남기며 그 가운데 넷을 없앴다. 남는 것은 {$count}, 곧 첫째 막대의 각과, 첫째 막대에 대한 둘째 막대의 각이다. 처음부터 이 둘만으로 계산하면 어떤가?
coordinates-count-2 = tazz의 노트는 마지막 부분 “관절의 도입”에서 이 문제를 다루기 시작하여, 관절로 이어진 강체들을 계로 묶고, 각 계에 *일반화 좌표* {$q}를 준 다음, 운동 방정식을 적은 곳에서 끝난다. 여기서 그 나머지를 다룬다.

## 2 운동
coordinates-motions-title = 관절이 허용하는 운동
coordinates-motions-1 = 관절이 각속도 {$rates}으로 돌면 물체들은 얼마나 빨리 움직이는가? 물체의 속도는 각속도에 비례하는 기여의 합이므로, 좌표마다 한 열을 가진 행렬 {$S}로 쓸 수 있다. 각 열은 어떤 관절 조건도 어기지 않는 운동이다.
coordinates-motions-2 = {$J}의 행은 금지된 방향을, {$S}의 열은 허용된 속도를 생성한다. {$S}는 {$J}의 *영공간*을 생성하는 것이다. 두 막대에서 첫째 열은 둘 다 핀 둘레로, 둘째 열은 아래 막대만 사이의 관절 둘레로 돌린다.
coordinates-motions-3 = 각속도와의 곱은 표시된 모든 자릿수까지 물체들의 속도와 같다. 행을 쓸 때에는 요구 조건이던 것이 여기서는 저절로 성립한다.

## 3 방정식
coordinates-motion-title = 구속력이 사라진다
coordinates-motion-1 = 물체들의 질량의 대각 행렬을 {$Mhat}이라 하면, 물체들에 대한 뉴턴과 오일러의 법칙은 구속력까지 넣어 전과 같이 성립한다. 관절의 운동을 대입하고, 곱을 미분하고, 왼쪽에서 {$S}의 전치 행렬을 곱한다.
coordinates-motion-2 = 마지막 항은 0이다. 관절의 힘은 허용된 운동에 대해 일을 하지 않는다. 이것이 대수식 한 줄로 쓴 달랑베르의 원리이다. 남는 것은 자유도마다 하나씩인 방정식이고 {$lambda}는 없다.
coordinates-motion-3 = M(q)는 밀집 행렬이고 막대가 움직이면 달라진다. 아래 막대가 멀리 뻗을수록 둘을 함께 돌리기 어렵다. 풀어야 할 구속 조건의 연립방정식은 어디에도 없고 드리프트도 없다. (노트에서는 h가 우변에 있다.)

## 4 편향항
coordinates-bias-title = 코리올리 항과 원심력 항
coordinates-bias-1 = 새로운 것은 편향항 {$h}이다. 모든 관절이 일정한 각속도로 계속 돌 때 물체들에 필요한 일반화 힘이다. 그때에도 물체들은 곧게 가지 않기 때문이다. 똑같은 두 막대에서 관절에서 아래 막대의 가운데까지를 r이라 하면
coordinates-bias-2 = 첫 부분은 각속도의 제곱을 포함하는 *원심력* 항이다. 둘째 부분은 서로 다른 두 각속도의 곱을 포함하는 *코리올리* 항이다. 막대가 일직선으로 놓이면 둘 다 0이다. 이 순간의 수는 다음과 같다.
coordinates-bias-3 = 이제 중력을 없앤다. 두 막대가 직각을 이루고 한 물체처럼 3 rad/s로 핀 둘레를 돈다. 둘 사이의 관절은 돌지 않는다. 토크는 작용하지 않는다. τ = 0이다.
coordinates-bent-question = 다음 0.3초 동안 이 직각은 어떻게 되는가?
coordinates-bent-choice-stays = 그대로이다: 관절에 토크가 없으므로
coordinates-bent-choice-folds = 접힌다
coordinates-bent-choice-stretches = 펴진다
coordinates-bent-measured = 0.3초 뒤 꺾인 각은 { $bend }도이다.
coordinates-bent-why-1 = 아래 막대에는 {$h2}이 있고, τ가 없으면 가속도만이 그것과 평형을 이룰 수 있다. 관절 좌표에서 보면 막대를 바깥으로 밀어내는 힘이지만, 공간에서 보면 막대의 중심이 곧게 나아가려 할 뿐이다.

## 5 두 가지 방법
coordinates-both-title = 인형 하나를 두 번
coordinates-both-1 = 물체 열 개와 힌지 아홉 개로 된 인형이 발부터 떨어진다. 한 실행은 좌표가 열둘이고, 다른 실행은 좌표가 서른에 힌지의 행이 열여덟이다. 접촉과 힌지의 한계는 두 실행 모두에서 행이다. 시간 간격은 10 ms, 스윕은 단계마다 20번이다.
coordinates-puppets-question = 발이 지면에 닿은 직후 관절이 1 mm보다 많이 벌어지는 것은 어느 실행인가?
coordinates-puppets-choice-neither = 어느 것도 아니다
coordinates-puppets-choice-rows = 관절을 행으로 둔 실행
coordinates-puppets-choice-both = 둘 다
coordinates-puppets-measured = 0.56초 뒤 관절의 가장 큰 벌어짐은 행을 쓰면 { $rows } mm, 적은 좌표를 쓰면 { $fewer } mm였다.
coordinates-puppets-why-1 = 행을 쓰면 스윕 스무 번으로 충격을 발에서 모든 관절로 전해야 하고, 남은 잔차만큼 관절이 벌어진다. 이것을 바움가르테의 항이 다시 닫는다(“{$joints}”). 약 0.8초에는 이 실행의 전체 에너지가 14 J이나 늘어난다(이 항이 없으면 4 J). 적은 좌표에서는 발의 충격이 M(q)의 역행렬을 거쳐 곧바로 인형 전체에 미치고, 에너지는 1 J을 넘게 늘지 않으며 그것은 시간 간격에 대한 1차 오차이다. (그래프의 ‖C‖에는 두 실행 모두 접촉과 한계에서의 겹침이 들어 있고, 관절의 몫은 행을 쓰는 실행에만 들어 있다.)

## 6 그림으로 본 A
coordinates-matrix-title = 행렬 A
coordinates-matrix-1 = 접촉과 한계는 여전히 같은 솔버가 푸는 충격량이다. 그 행은 이제 {$J} 대신 JS로 관절의 각속도에 작용한다. 트리 k에 대한 것을 {$J-k}라 하자. 행에 관계되는 트리마다 그 기여를 더한다.
coordinates-matrix-2 = 인형을 실행해 보라. 실행마다 그림이 하나씩 있고, 이 순간의 성분마다 네모가 하나이다. 파랑은 음수, 주황은 양수이다.
coordinates-matrix-3 = 행을 쓰면 A는 크고 희소하다. 두 행은 공유하는 물체를 통해서만 연성된다. 적은 좌표에서는 A가 관절의 행만큼 작고 밀집하다. 발의 접촉과 손의 접촉은 같은 트리에 속하고, M(q)의 역행렬이 둘을 연성한다. 한쪽에서 솔버가 여러 번의 스윕으로 구해야 할 것을 다른 쪽에서는 미리 계산해 둔 것이다.
coordinates-rows-joint = 관절
coordinates-rows-limit = 한계
coordinates-rows-contact = 접촉
coordinates-picture = 행 { $rows }개, 0이 아닌 성분 { $part } %
coordinates-picture-none = 이 순간에는 행이 없다. 인형을 실행해 보라

## 7 언제 무엇을 쓸까
coordinates-when-title = 언제 무엇을 쓸까
coordinates-when-1 = 벌어질 수 없는 관절이 곧 올바른 운동은 아니다. 막대 열둘의 사슬을 수평으로 잡았다 놓으면 끝이 채찍처럼 휘둘린다. 두 실행 모두 10 ms마다 부분 단계를 넷씩 쓴다.
coordinates-whips-question = 3초 동안 에너지를 더 많이 잃는 실행은 어느 것인가?
coordinates-whips-choice-neither = 어느 것도 2 J보다 많이 잃지 않는다
coordinates-whips-choice-fewer = 적은 좌표를 쓰는 실행
coordinates-whips-choice-rows = 행을 쓰는 실행
coordinates-whips-measured = 적은 좌표에서는 { $fewer } J, 행을 쓰면 { $rows } J을 잃었다.
coordinates-whips-why-1 = 적은 좌표의 단계는 이산적인 정상 작용의 원리에서 나온다. 심플렉틱이고 2차이므로 에너지 오차는 진동할 뿐 커지지 않는다. 행을 쓰면 속도는 단계 처음의 자세에서 구속 조건을 만족한다. 단계가 끝나면 막대가 ωh만큼 돌아 있으므로, 속도가 다시 구속 조건을 만족하게 하려면 단계마다 운동 에너지에서 (ωh)² 정도의 비율이 사라진다.
coordinates-when-2 = **적은 좌표**는 로봇, 인형, 기계에 알맞다. 곧 접촉이 적은 관절 트리, 관절각에 직접 작용하는 모터, 큰 질량비, 벌어져서는 안 되는 관절이 있는 경우이다. M(q)에서 서로 연성되는 것은 루트에서 이어지는 한 경로 위의 링크들뿐이다. 인형에서는 성분 144개 가운데 66개가 어느 자세에서나 0이어서 분해의 계산량이 적다. 긴 사슬에는 0인 성분이 없어 분해의 계산량이 길이의 세제곱에 비례하지만, 재귀 알고리즘(Featherstone)을 쓰면 링크의 수에 비례한다.
coordinates-when-3 = **행**은 조립하고 부수는 것에 알맞다. 트리를 다시 구성하지 않고 관절을 더하거나 자를 수 있고, 닫힌 고리에도 다른 것과 같은 행만 있으면 되며, 관절에 컴플라이언스를 줄 수 있고, 떨어져 있는 물체가 많은 장면에서는 행렬이 희소하다. 닫힌 고리에는 어느 방법에서나 행이 필요하다. 하나를 제외한 모든 관절이 트리를 이루고, 마지막 하나가 고리를 닫는다.

coordinates-line-1 = 구속력을 포함한, 물체에 대한 뉴턴과 오일러의 법칙.
coordinates-line-2 = 관절이 허용하는 운동.
coordinates-line-3 = 곱의 미분법.
coordinates-line-4 = 셋째 줄을 첫째 줄에 대입하고 왼쪽에서 Sᵀ를 곱했다.
coordinates-line-5 = JS = 0: 허용되는 운동은 어느 관절도 어기지 않으므로 λ가 사라진다.

## 연습 문제
coordinates-exercises-title = 연습 문제
coordinates-exercise-1 = 평면에서 물체 열 개와 힌지 아홉 개로 된 인형의 자유도는 몇인가?
coordinates-exercise-1-ask = 자유도
coordinates-exercise-1-hint = 물체 열 개에 수가 셋씩, 힌지 아홉 개에 행이 둘씩이다.
coordinates-exercise-1-answer = {$answer-puppet}이다. 어디에도 매달리지 않은 몸통에 셋, 힌지마다 하나이다.
coordinates-exercise-2 = 1 kg, 1 m × 0.1 m인 막대 둘이 곧게 펴져 있을 때 M(q)를 계산하라. 첫 성분은 왜 마지막 성분보다 훨씬 큰가?
coordinates-exercise-2-ask = M₁₁(kg·m²)
coordinates-exercise-2-hint = 두 막대 모두 핀 둘레이다. 하나는 끝 둘레, 다른 하나는 중심이 1.5 m에 있다.
coordinates-exercise-2-answer = {$answer-M}이다. 첫째 성분은 두 막대를 모두 핀 둘레로 돌릴 때의 것이며, 둘째 막대의 중심은 1.5 m 떨어져 있다. 마지막 성분은 막대 하나를 그 끝 둘레로 돌릴 때의 것이다.
coordinates-exercise-3 = 각속도가 어떻든 편향항이 0이 되는 자세는 어느 것인가?
coordinates-exercise-3-ask = 1 kg, 1 m 막대 둘에서 q₂ = 90°, q̇₁ = 3 rad/s, q̇₂ = 0일 때의 h₂(N·m)
coordinates-exercise-3-hint = ℓ = 1 m, r = 0.5 m로 mℓr sin q₂ · q̇₁²이다.
coordinates-exercise-3-answer = {$sine}인 곳, 곧 펴지거나 접힌 자세이다. 거기서 M(q)는 q₂에 대해 극값을 가지고, 편향항은 M(q)의 도함수로 이루어진다.
coordinates-exercise-4 = 막대 셋과 힌지 넷이 지면과 함께 4절 링크를 이룬다. 적은 좌표로는 어떻게 계산하고 좌표는 몇이 남는가?
coordinates-exercise-4-ask = 남는 좌표의 수
coordinates-exercise-4-hint = 트리의 좌표 셋에서 고리를 닫는 행 둘을 뺀다.
coordinates-exercise-4-answer = 힌지 셋은 좌표가 셋인 트리를 이루고, 넷째는 두 행을 가진 관절로서 고리를 닫는다. {$answer-loop}이다. 넷이 한 직선에 놓이면 두 행이 종속이 된다.

coordinates-sources-title = 참고 문헌
coordinates-source-tazz = tazz, *剛体の接触問題のLCPへの定式化* (일본어), 3부 “関節の導入”.
coordinates-source-featherstone = Roy Featherstone, *Rigid Body Dynamics Algorithms*, Springer 2008, 3장, 5장부터 8장까지.
coordinates-source-murray = Richard Murray, Zexiang Li, Shankar Sastry, *A Mathematical Introduction to Robotic Manipulation*, CRC 1994, 4장.
coordinates-source-baraff = David Baraff, *Linear-time dynamics using Lagrange multipliers*, SIGGRAPH 1996: 행을 쓰며, 계산량은 링크의 수에 비례한다.

coordinates-motions-caption = S는 m와 1, 속도는 m/s와 rad/s. 두 막대일 때 표시한다.
coordinates-bias-caption = M(q)는 kg·m², h의 항과 τ는 N·m. 두 막대일 때 표시한다.

## 버튼, 실험, 실행
coordinates-preset-swinging = 흔들리는 두 막대
coordinates-preset-bent = 직각을 이룬 막대
coordinates-preset-both = 두 막대, 두 가지 방법
coordinates-preset-puppets = 인형, 두 가지 방법
coordinates-preset-whips = 막대 열둘의 사슬
coordinates-preset-angles = 두 막대와 그 각
coordinates-preset-joint = 막대 사이의 관절만 돌 때
coordinates-preset-reach = 편 막대와 접은 막대
coordinates-run-fewer = 적은 좌표
coordinates-run-rows = 행
coordinates-run-stretched = 편 막대
coordinates-run-folded = 접은 막대
