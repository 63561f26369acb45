# 「구속 조건이 겹치거나 모순될 때」 수업. 글 속의 {$이름}은 수식: src/lessons/redundant/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

redundant-lead = 지금까지는 구속 조건마다 새로운 것을 말했고, 서로 어긋나는 것도 없었다. 그러나 짓다 보면 곧 같은 말을 두 번 하게 되고, 언젠가는 있을 수 없는 것을 말하게 된다. 그때 시뮬레이션은 어떻게 해야 하는가?
redundant-guide = 읽는 동안 그래프 아래의 행렬 칸을 열어 두라. 거기에 보이는 행과 고윳값이 이 수업의 주제이다.

## 1 겹침
redundant-repeat-title = 같은 것 셋
redundant-repeat-1 = 막대 하나에 매달린 진자가 있다. 그 옆의 진자에는 같은 막대가 세 번 달려 있어, 같은 행이 셋이다. 붙드는 데는 한 행이면 되고, 나머지 둘은 새로운 것을 말하지 않는다.
redundant-thrice-question = 세 승수는 어떻게 될까?
redundant-thrice-choice-each = 저마다 막대 하나일 때와 같다
redundant-thrice-choice-third = 저마다 그 3분의 1이다
redundant-thrice-choice-first = 첫째가 그만큼이고 나머지는 0이다
redundant-thrice-choice-fails = 구할 수 없어 실행이 멈춘다
redundant-thrice-measured = 막대가 하나일 때 λ = { $alone } N, 셋일 때 { $shares } N이다. 두 진자는 똑같이 움직인다.
redundant-thrice-why-1 = 행도 열도 모두 같고 우변도 같다. 정해지는 것은 승수의 합뿐이다. 행렬의 고윳값은 {$eigenvalues}이다. 역행렬은 없지만 해는 있고, 그것도 평면을 이룰 만큼 많으며, 켤레 잔차법은 그 한가운데의 해를 찾는다.
redundant-repeat-2 = 흔들리는 동안 같은 막대를 하나 더하고 행렬을 보라. 베낀 행이 나타나고 고윳값 하나가 0으로 떨어진다.
redundant-repeat-3 = 무대에서는 아무것도 움찔하지 않는다. 이번에는 하나가 남을 때까지 막대를 빼 보라.

## 2 어느 해인가
redundant-null-title = 힘은 하나, 승수는 여럿
redundant-null-1 = {$lambda}가 하나로 정해지지 않아도 왜 해가 되지 않는가? 방정식이 알아채지 못하는 승수의 변화를 {$z}라 하자. 그러면
redundant-null-2 = 이므로 {$lambda-plus-z}는 {$lambda}와 같은 힘을 낸다. 모든 해가 계를 똑같이 붙들며, 막대에 하중을 나누는 방식만 다르다. 벡터 {$z}의 전체가 {$A}의 *영공간*이다. 하나를 고른다면 가장 작은 것, 곧 *유사역행렬*이 주는 해를 고른다.
redundant-null-3 = 0에서 시작한 켤레 잔차법은 {$A}의 상을 결코 벗어나지 않는다. 방정식이 달라지는 방향만 더하므로 가장 작은 해에 이른다. 가우스–자이델은 행을 하나씩 차례로 고친다.
redundant-null-4 = 첫째 막대가 모두 떠맡고 나머지에는 할 일이 남지 않는다. 야코비 방법은 사정이 더 나쁘다. 셋이 같은 오차를 저마다 통째로 한꺼번에 고치므로, 오차는 반복할 때마다 뒤집혀 두 배가 된다.

## 3 모순
redundant-contradict-title = 있을 수 없는 것
redundant-contradict-1 = 1, 1, 3미터 막대로 삼각형을 만들려고 한다. 그런 삼각형은 없다. 두 변을 지나는 길이 나머지 한 변보다 짧을 수 없기 때문이다. 세 행은 서로 모순되고, 모두를 만족하는 {$lambda}는 없다.
redundant-triangle-question = 삼각형을 되먹임과 함께 한 꼭짓점으로 매단다. 무슨 일이 일어날까?
redundant-triangle-choice-one = 막대 하나가 물러서고 나머지는 길이를 지킨다
redundant-triangle-choice-shared = 셋 다 같은 만큼 물러선다
redundant-triangle-choice-explodes = 계산이 발산한다
redundant-triangle-measured = 세 길이의 어긋남은 { $errors } m이고 잔차는 { $residual }이다.
redundant-triangle-why-1 = 방정식을 만족할 수 없더라도, 되도록 잘 만족할 수는 있다.
redundant-triangle-why-2 = 제곱의 합은 오차를 나눌 때 가장 작다. 삼각형은 납작해지고, 막대마다 {$third} m씩 어긋나 {$lengths} m가 된다.
redundant-contradict-2 = 남는 것, 지금 {$now-residual}은 어떤 {$lambda}로도 없앨 수 없는 잔차이다. 프로그램은 이것으로 모순을 알아챈다. 숨기지 말고 보여야 한다. 풀이 칸에서는 어느 곡선도 그 아래로 내려가지 않는 높이로 보인다.
redundant-contradict-3 = 함정이 하나 있다. 납작해진 삼각형도 완전히 납작하지는 않고, 행렬도 완전히 특이하지는 않다. 셋째 고윳값은 아주 작지만 0이 아니며, 이것을 곧이곧대로 받아들이면 해가 나오고 만다. 한순간에 막대를 들어맞게 하려는, 막대를 가로지르는 엄청난 힘이다. 어떤 고윳값을 0으로 볼지 풀이기에 알려 주어야 한다. 이것이 *계수 허용 오차*로, 가장 큰 고윳값에 대한 비이며 여기서는 {$tolerance}이다. {$strict}이면 같은 삼각형이 1초도 버티지 못한다.
redundant-contradict-4 = 어디서부터 버티는지 알아보라. {$set-rank-tolerance}를 바꾸고 처음부터 다시 시작한다.

## 4 트러스
redundant-truss-title = 트러스: 어떤 힘이 정해지는가
redundant-truss-1 = 기술자들은 이 일을 오래전부터 알고 있다. 트러스는 막대와 관절로 이루어지며 아무것도 움직이지 않도록 짜인다. 평면에 자유로운 관절이 {$n}개 있으면 좌표는 {$coordinates}개이다. 행마다 하나씩 빼앗지만, 다른 행이 한 말을 되풀이하면 빼앗지 못한다. 참으로 세어지는 행의 수가 *계수*(rank)이다.
redundant-truss-2 = {$free}는 남은 움직임의 수, {$spare}는 남아도는 부재의 수이다. 벽에 붙은 두 칸에서는 {$eight}이고 부재도 여덟이어서 두 수가 모두 0이다. 이런 트러스를 *정정*(靜定)이라고 한다. 모든 부재의 힘이 하중에서 정해진다.
redundant-truss-3 = 이제 벽 쪽 칸에 둘째 대각선을 넣고, 켤레 잔차법과 가우스–자이델로 부재의 힘을 나란히 계산한다.
redundant-braced-question = 두 풀이기가 같은 힘을 찾는 것은 어느 부재일까?
redundant-braced-choice-all = 모든 부재
redundant-braced-choice-panel = 바깥 칸의 부재만
redundant-braced-choice-none = 어느 것도 아니다
redundant-braced-measured = 부재 { $members }개 가운데 { $same }개에서 같았다. 구속력 전체의 크기는 { $fa } N과 { $fb } N이다.
redundant-braced-why-1 = 두 대각선과 그 둘레의 부재는 서로 버틸 수 있다. 대각선은 당기고 둘레는 밀며, 관절은 아무것도 느끼지 못한다. 이런 *자기 응력*은 어떤 해에든 더할 수 있다. 그것은 닫힌 칸까지만 미치고, 그 너머에서는 여전히 모든 힘이 정해진다.
redundant-braced-why-2 = 실제 트러스에서는 부재를 끼울 때의 길이가, 10분의 1 mm까지, 자기 응력을 정한다. 굳은 막대는 그런 것을 모르므로, 가장 작은 해도 다른 해 못지않은 답이다.
redundant-truss-4 = 무대는 당기는 힘과 미는 힘에 따라 막대를 칠할 수 있다. 두 트러스에서 해 보라.

## 5 링크 장치
redundant-linkage-title = 링크 장치: 움직이는가
redundant-linkage-1 = 같은 셈으로 장치를 가려낼 수 있다. 사절 링크는 자유로운 관절이 둘, 막대가 셋이어서 {$four-bar}, 움직임이 하나이다. 그래서 모터 하나로 움직인다. 포슬리에 장치는 관절이 넷, 막대가 일곱이어서 {$seven}이다. 그 맨 아래 꼭짓점은 막대와 관절로는 불가능하다고 오래 믿었던 일, 곧은 선을 따라 움직이는 일을 한다.
redundant-linkage-2 = 이번에는 길이가 같은 나란한 크랭크 셋에 달린 판이다. 판은 막대 셋의 삼각형이다. 관절 셋, 막대 여섯, {$cranks}.
redundant-cranks-question = 세어 보면 남는 것이 없다. 움직일까?
redundant-cranks-choice-still = 아니다, 멈추어 있다
redundant-cranks-choice-moves = 그렇다, 흔들린다
redundant-cranks-measured = 첫째 관절이 { $way } m 움직였다. 계수는 { $rank }이고, 행 { $nullity }개가 다른 행을 되풀이한다.
redundant-cranks-why-1 = 이 셈은 행이 몇 개인지를 묻지만, 중요한 것은 계수뿐이다. 크랭크가 나란하면 어느 위치에서나 셋째는 둘이 이미 한 말을 되풀이한다. 이런 장치를 *과구속*이라고 하며, 정확한 길이 덕분에 움직인다.
redundant-linkage-3 = 가운데 크랭크를 10 cm 길게 하면 계수는 6이 된다.
redundant-linkage-4 = 더는 아무것도 움직이지 않는다. 바퀴를 바로 이렇게 이은 실제 기관차에서는 틀린 길이가 0이 아니라 마모로 나타난다. 이런 경우는 「{$kit}」에서 손수 지어 볼 수 있다.

## 연습 문제
redundant-exercises-title = 연습 문제
redundant-exercise-1 = 막대 넷의 정사각형에 두 대각선을 넣어 평면에 자유롭게 둔다. 남아도는 부재는 몇 개인가?
redundant-exercise-1-ask = 남는 부재의 수
redundant-exercise-1-hint = 점 네 개의 좌표는 8개이고, 평면의 강체에는 운동 3개가 남는다.
redundant-exercise-1-answer = {$answer-square}. 평면의 강체에는 세 움직임이 남으므로 자유로운 트러스에는 부재가 {$maxwell}개 필요하다. 이것이 맥스웰의 셈이다.
redundant-exercise-2 = 앞 수업의 인형에서 머리와 몸통은 입자 여섯과 막대 열셋이다. 남아도는 막대는 몇 개인가?
redundant-exercise-2-ask = 남는 막대의 수
redundant-exercise-2-hint = 입자 여섯 개에는 막대 2·6 − 3개가 필요하다.
redundant-exercise-2-answer = {$answer-trunk}. 행렬 칸에서도 그렇게 말한다. 없애도 된다. 그러나 막대가 남아도는 인형은 하나가 잘려도 견딘다.
redundant-exercise-3 = 있을 수 없는 삼각형의 변을 1, 1, 2.5 m로 한다. 어떤 길이가 되는가?
redundant-exercise-3-ask = 가장 긴 변(m)
redundant-exercise-3-hint = 모자라는 0.5 m를 최소 제곱은 세 행에 고르게 나눈다.
redundant-exercise-3-answer = 변마다 {$answer-off} m씩 어긋나 {$answer-sides} m가 된다.
redundant-exercise-4 = 가우스–자이델을 0이 아니라 앞 걸음의 승수에서 시작한다(웜 스타트). 같은 막대 셋은 어떻게 되는가?
redundant-exercise-4-choice-equal = 걸음마다 서로 같아져 간다
redundant-exercise-4-choice-kept = 처음 정해진 몫이 그대로 남는다
redundant-exercise-4-choice-grow = 첫째 막대가 걸음마다 더 많이 맡는다
redundant-exercise-4-not-equal = 그러려면 이미 방정식이 성립하는 행이 바뀌어야 한다.
redundant-exercise-4-not-grow = 한 바퀴가 첫째 막대에 더하는 것은 합에 모자라는 만큼뿐인데, 모자라는 것이 없다.
redundant-exercise-4-answer = 한 번 정해진 몫이 그대로 남는다. 한 바퀴마다 합에 모자라는 만큼만 첫째가 바뀌기 때문이다. 운동은 같다.
redundant-exercise-5 = 마주 보는 막대의 길이가 같은 사절 링크는 넷을 한 직선에 납작하게 놓을 수 있다. 거기서 계수는 어떻게 되며, 그것은 무엇을 뜻하는가?
redundant-exercise-5-ask = 일직선일 때의 운동의 수
redundant-exercise-5-hint = 자유로운 두 관절의 좌표는 4개이다. 세 행 가운데 몇이 아직 독립인가?
redundant-exercise-5-answer = 행들이 일차 종속이 되어 계수가 하나 줄고, 그 순간에는 움직임이 둘이다. 거기서 평행사변형으로 갈 수도, 엇갈려 갈 수도 있다. 방정식은 어느 쪽인지 말하지 않는다.

redundant-sources-title = 참고 문헌
redundant-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, 슬라이드 21: 최소 제곱, 남아도는 구속 조건.
redundant-source-maxwell = James Clerk Maxwell, *On the calculation of the equilibrium and stiffness of frames*, Philosophical Magazine 27 (1864).
redundant-source-bjorck = Åke Björck, *Numerical Methods for Least Squares Problems*, SIAM 1996.
redundant-source-peaucellier = Charles-Nicolas Peaucellier, *Nouvelles annales de mathématiques* (1864)에 실린 편지.

redundant-quantity-lambda1 = 첫째 승수
redundant-quantity-lambda2 = 둘째 승수
redundant-quantity-lambda3 = 셋째 승수
redundant-quantity-coordinates = 자유로운 좌표의 수
redundant-quantity-rows = 행의 수
redundant-quantity-rank = 계수
redundant-quantity-free = 남은 움직임의 수
redundant-quantity-spare = 남아도는 행의 수
redundant-quantity-residual = 잔차

## 단추, 실험, 실행의 이름
redundant-preset-thrice = 한 번과 세 번
redundant-preset-ways = 나누는 두 방식
redundant-preset-jacobi = 같은 행 셋에 야코비
redundant-preset-triangle = 있을 수 없는 삼각형
redundant-preset-strict = 같은 것을 곧이곧대로
redundant-preset-truss = 트러스
redundant-preset-braced = 둘째 대각선이 있는 트러스
redundant-preset-cranks = 크랭크 셋
redundant-preset-locked = 크랭크 하나를 길게
redundant-preset-four-bar = 사절 링크
redundant-preset-peaucellier = 포슬리에 장치
redundant-act-add = 같은 막대를 하나 더
redundant-act-remove = 막대를 하나 빼기
redundant-run-once = 한 번
redundant-run-thrice = 세 번
redundant-run-cg = 켤레 잔차법
redundant-run-seidel = 가우스–자이델
redundant-run-jacobi = 야코비
redundant-run-tolerant = 계수 허용 오차 0.01
redundant-run-strict = 계수 허용 오차 10⁻⁸
redundant-run-truss = 트러스
redundant-run-cranks = 크랭크
redundant-run-locked = 하나가 길다
redundant-run-four-bar = 사절 링크
redundant-run-peaucellier = 장치
