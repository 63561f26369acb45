# “구속 조건이 겹치거나 모순될 때” 수업. 글 속의 {$이름}은 수식: src/lessons/redundant/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

redundant-lead = 지금까지는 구속 조건마다 새로운 내용이었고, 서로 모순되는 것도 없었다. 그러나 기구를 만들다 보면 곧 같은 조건을 두 번 쓰게 되고, 언젠가는 불가능한 조건을 요구하게 된다. 그때 시뮬레이션은 어떻게 해야 하는가?
redundant-guide = 읽는 동안 행렬 패널을 열어 두라. 거기에 보이는 행과 고윳값이 이 수업의 주제이다.

## 1 겹침
redundant-repeat-title = 같은 조건 셋
redundant-repeat-1 = 막대 하나에 매달린 진자가 있다. 그 옆의 진자에는 같은 막대가 세 겹으로 달려 있어, 같은 행이 셋이다. 붙드는 데는 한 행이면 충분하고, 나머지 둘은 새로운 조건이 아니다.
redundant-thrice-question = 세 승수는 어떻게 될까?
redundant-thrice-choice-each = 저마다 막대 하나일 때와 같다
redundant-thrice-choice-third = 저마다 그 3분의 1이다
redundant-thrice-choice-first = 첫째가 그만큼이고 나머지는 0이다
redundant-thrice-choice-fails = 구할 수 없어 실행이 멈춘다
redundant-thrice-measured = 막대가 하나일 때 λ = { $alone } N, 셋일 때 { $shares } N이다. 두 진자는 똑같이 움직인다.
redundant-thrice-why-1 = 행도 열도 모두 같고 우변도 같다. 정해지는 것은 승수의 합뿐이다. 행렬의 고윳값은 {$eigenvalues}이다. 역행렬은 없지만 해는 있으며, 해 전체는 하나의 평면을 이룬다. 켤레 잔차법은 그 가운데 승수가 모두 같은 해를 찾는다.
redundant-repeat-2 = 흔들리는 동안 같은 막대를 하나 더하고 행렬을 보라. 똑같은 행이 나타나고 0인 고윳값이 하나 늘어난다.
redundant-repeat-3 = 무대의 운동에는 아무 변화도 없다. 이번에는 하나가 남을 때까지 막대를 빼 보라.

## 2 어느 해인가
redundant-null-title = 힘은 하나, 승수는 여럿
redundant-null-1 = {$lambda}가 하나로 정해지지 않아도 왜 문제가 되지 않는가? 승수를 {$z}만큼 바꾸어도 방정식이 그대로 성립한다고 하자. 그러면
redundant-null-2 = 이므로 {$lambda-plus-z}는 움직일 수 있는 모든 입자에 {$lambda}와 같은 힘을 준다. 모든 해가 계를 똑같이 붙들며, 막대에 하중을 나누는 방식만 다르다. 벡터 {$z}의 전체가 {$A}의 *영공간*이다. 하나를 고른다면 가장 작은 것, 곧 *유사역행렬*이 주는 해를 고른다.
redundant-null-3 = 0에서 시작한 켤레 잔차법은 {$A}의 상을 결코 벗어나지 않는다. 방정식이 달라지는 방향만 더하므로 가장 작은 해에 이른다. 가우스–자이델은 행을 하나씩 차례로 고친다.
redundant-null-4 = 첫째 막대가 모두 떠맡고 나머지에는 할 일이 남지 않는다. 야코비 방법은 사정이 더 나쁘다. 셋이 같은 오차를 동시에, 각각 전부 고치므로, 오차는 반복할 때마다 부호가 바뀌며 두 배가 된다.

## 3 모순
redundant-contradict-title = 불가능한 조건
redundant-contradict-1 = 1, 1, 3미터 막대로 삼각형을 만들려고 한다. 그런 삼각형은 없다. 두 변의 길이의 합이 나머지 한 변보다 짧을 수 없기 때문이다. 세 행은 서로 모순되고, 모두를 만족하는 {$lambda}는 없다.
redundant-triangle-question = 피드백을 두고, 삼각형의 한 꼭짓점을 매단다. 무슨 일이 일어날까?
redundant-triangle-choice-one = 막대 하나의 길이가 어긋나고 나머지는 길이를 유지한다
redundant-triangle-choice-shared = 셋 다 같은 만큼 어긋난다
redundant-triangle-choice-explodes = 계산이 발산한다
redundant-triangle-measured = 세 길이의 어긋남은 { $errors } m이고 잔차는 { $residual }이다.
redundant-triangle-why-1 = 방정식을 만족할 수 없더라도, 가능한 한 가깝게 만족할 수는 있다.
redundant-triangle-why-2 = 제곱의 합은 오차를 나눌 때 가장 작다. 삼각형은 한 직선으로 납작해지고, 막대마다 {$third} m씩 어긋나 {$lengths} m가 된다.
redundant-contradict-2 = 남는 것은 어떤 {$lambda}로도 없앨 수 없는 잔차이며, 지금은 {$now-residual}이다. 프로그램은 이것으로 모순을 알아챈다. 숨기지 말고 표시해야 한다. 솔버 패널에서는 켤레 잔차법과 직접법이 멈추는 값으로 나타난다.
redundant-line-1 = 최소 제곱: ½|Aλ + b|²의 기울기 벡터가 0이다. A는 대칭이다.
redundant-line-2 = 잔차는 영공간에 있다(2절). 곧 아무것도 가속하지 않는다.
redundant-line-3 = A의 대칭성과 첫째 줄을 썼다. b = r − Aλ는 서로 수직인 두 부분으로 나뉘며, λ가 하나로 정해지지 않아도 두 부분은 하나로 정해진다.
redundant-line-4 = 셋째 줄에 따라 두 해의 Aλ가 같고, 두 해의 차는 영공간에 있다. 그러므로 가속도도 같다.
redundant-line-5 = 피타고라스 정리: 영공간 전체에 수직인 해가 가장 작다.
redundant-contradict-3 = 함정이 하나 있다. 흔들리는 삼각형은 완전히 납작해지지 않으며(부동소수점 수에서는 정지해 있어도 그렇다), 따라서 행렬도 완전히 특이하지는 않다. 셋째 고윳값은 작지만 0이 아니며, 솔버가 이것을 그대로 받아들이면 해가 나오고 만다. 막대에 수직으로 작용하여 한순간에 길이를 맞추려는 엄청난 힘이다. 어떤 고윳값을 0으로 볼지 솔버에 알려 주어야 한다. 이것이 *랭크 허용 오차*로, 가장 큰 고윳값에 대한 비이며 여기서는 {$tolerance}이다. {$strict}이면 같은 삼각형이 1초도 버티지 못한다.
redundant-contradict-4 = 허용 오차가 어느 값부터 삼각형이 버티는지 알아보라. {$set-rank-tolerance}를 바꾸고 처음부터 다시 시작한다.

## 4 트러스
redundant-truss-title = 트러스: 어떤 힘이 정해지는가
redundant-truss-1 = 구조 공학자들은 이 문제를 오래전부터 알고 있었다. 트러스는 막대와 절점으로 이루어지며 아무것도 움직이지 않도록 설계된다. 평면에 자유로운 절점이 {$n}개 있으면 좌표는 {$coordinates}개이다. 행마다 자유도를 하나씩 줄이지만, 다른 행들에 종속이면 줄이지 못한다. 독립인 행의 수가 *랭크*(rank)이다.
redundant-truss-2 = {$free}는 남은 자유도의 수, {$spare}는 잉여 부재의 수이다. 벽에 붙은 두 칸짜리 트러스에서는 {$eight}이고 부재도 여덟이어서 두 수가 모두 0이다. 이런 트러스를 *정정*(靜定)이라고 한다. 모든 부재력이 하중만으로 정해진다.
redundant-truss-3 = 이제 벽 쪽 칸에 둘째 대각선을 넣고, 켤레 잔차법과 가우스–자이델로 부재력을 나란히 계산한다.
redundant-braced-question = 두 솔버가 같은 부재력을 구하는 것은 어느 부재일까?
redundant-braced-choice-all = 모든 부재
redundant-braced-choice-panel = 바깥 칸의 부재만
redundant-braced-choice-none = 어느 것도 아니다
redundant-braced-measured = 부재 { $members }개 가운데 { $same }개에서 같았다. 구속력 전체의 크기는 { $fa } N과 { $fb } N이다.
redundant-braced-why-1 = 두 대각선과 그 둘레의 부재는 서로 맞버틸 수 있다. 대각선은 인장을, 둘레의 부재는 압축을 받고, 절점에서 합력은 0이다. 이런 *자기 응력*은 어떤 해에든 더할 수 있다. 자기 응력은 닫힌 칸 안에만 미치고, 그 밖에서는 여전히 모든 힘이 정해진다.
redundant-braced-why-2 = 실제 트러스에서는 조립할 때의 부재 길이가, 10분의 1 mm의 차이까지도, 자기 응력을 정한다. 강체 막대에는 그런 정보가 없으므로, 가장 작은 해도 다른 해 못지않은 답이다.
redundant-truss-4 = 무대에서는 인장과 압축에 따라 막대에 색을 입힐 수 있다. 두 트러스에서 해 보라.

## 5 링크 기구
redundant-linkage-title = 링크 기구: 움직이는가
redundant-linkage-1 = 같은 계산으로 기구를 분류할 수 있다. 4절 링크는 자유로운 관절이 둘, 막대가 셋이어서 {$four-bar}, 자유도가 하나이다. 그래서 모터 하나로 구동한다. 포슬리에 기구는 관절이 넷, 막대가 일곱이어서 {$seven}이다. 그 맨 아래 꼭짓점은 막대와 관절만으로는 불가능하다고 오랫동안 여겨졌던 직선 운동을 한다.
redundant-linkage-2 = 이번에는 길이가 같은 평행한 크랭크 셋에 달린 판이다. 판은 막대 셋의 삼각형이다. 관절 셋, 막대 여섯, {$cranks}.
redundant-cranks-question = 계산으로는 남는 자유도가 없다. 움직일까?
redundant-cranks-choice-still = 아니다, 움직이지 않는다
redundant-cranks-choice-moves = 그렇다, 흔들린다
redundant-cranks-measured = 첫째 관절이 { $way } m 움직였다. 랭크는 { $rank }이고, 행 { $nullity }개가 다른 행에 종속이다.
redundant-cranks-why-1 = 이 계산은 행이 몇 개인지를 세지만, 중요한 것은 랭크뿐이다. 크랭크가 평행하면 어느 위치에서나 셋째 행이 다른 두 행에 종속이다. 이런 기구를 *과구속* 기구라고 하며, 길이가 정확할 때에만 움직인다.
redundant-linkage-3 = 가운데 크랭크를 10 cm 길게 하면 랭크는 6이 된다.
redundant-linkage-4 = 더는 아무것도 움직이지 않는다. 바퀴를 바로 이렇게 이은 실제 기관차에서는 길이가 틀려도 자유도가 0이 되지는 않고, 마모로 나타난다. 이런 경우는 “{$kit}”에서 직접 만들어 볼 수 있다.

## 연습 문제
redundant-exercises-title = 연습 문제
redundant-exercise-1 = 막대 넷의 정사각형에 두 대각선을 넣어 평면에 자유롭게 둔다. 잉여 부재는 몇 개인가?
redundant-exercise-1-ask = 잉여 부재의 수
redundant-exercise-1-hint = 점 네 개의 좌표는 8개이고, 평면의 강체에는 자유도 3이 남는다.
redundant-exercise-1-answer = {$answer-square}. 평면의 강체에는 자유도 3이 남으므로 자유로운 트러스에는 부재가 {$maxwell}개 필요하다. 이것이 맥스웰의 규칙이다.
redundant-exercise-2 = 앞 수업의 인형에서 머리와 몸통은 입자 여섯과 막대 열셋이다. 잉여 막대는 몇 개인가?
redundant-exercise-2-ask = 잉여 막대의 수
redundant-exercise-2-hint = 입자 여섯 개에는 막대 2·6 − 3개가 필요하다.
redundant-exercise-2-answer = {$answer-trunk}. 앞 수업의 행렬 패널에 표시된 대로이다. 없애도 된다. 그러나 잉여 막대가 있는 인형은 하나가 잘려도 모양이 바뀌지 않는다.
redundant-exercise-3 = 불가능한 삼각형의 변을 1, 1, 2.5 m로 한다. 어떤 길이가 되는가?
redundant-exercise-3-ask = 가장 긴 변(m)
redundant-exercise-3-hint = 모자라는 0.5 m를 최소 제곱법은 세 행에 고르게 나눈다.
redundant-exercise-3-answer = 변마다 {$answer-off} m씩 어긋나 {$answer-sides} m가 된다.
redundant-exercise-4 = 가우스–자이델을 0이 아니라 앞 단계의 승수에서 시작한다(웜 스타트). 같은 막대 셋의 몫은 어떻게 되는가?
redundant-exercise-4-choice-equal = 단계마다 서로 같아져 간다
redundant-exercise-4-choice-kept = 처음 정해진 몫이 그대로 남는다
redundant-exercise-4-choice-grow = 첫째 막대가 단계마다 더 많이 맡는다
redundant-exercise-4-not-equal = 그러려면 이미 방정식이 성립하는 행이 바뀌어야 한다.
redundant-exercise-4-not-grow = 한 번의 스윕이 첫째 막대에 더하는 것은 합에 모자라는 만큼뿐인데, 모자라는 것이 없다.
redundant-exercise-4-answer = 한 번 정해진 몫이 그대로 남는다. 스윕마다 첫째는 합에 아직 모자라는 만큼만 바뀌기 때문이다. 운동은 같다.
redundant-exercise-5 = 마주 보는 막대의 길이가 같은 4절 링크는 넷을 한 직선에 납작하게 놓을 수 있다. 거기서 랭크는 어떻게 되며, 그것은 무엇을 뜻하는가?
redundant-exercise-5-ask = 일직선일 때의 자유도
redundant-exercise-5-hint = 자유로운 두 관절의 좌표는 4개이다. 세 행 가운데 몇이 아직 독립인가?
redundant-exercise-5-answer = 행들이 일차 종속이 되어 랭크가 하나 줄고, 그 순간에는 자유도가 둘이다. 거기서 평행사변형으로 갈 수도, 엇갈려 갈 수도 있다. 어느 쪽인지는 방정식으로 정해지지 않는다.

redundant-sources-title = 참고 문헌
redundant-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, 슬라이드 21: 최소 제곱, 잉여 구속 조건.
redundant-source-maxwell = James Clerk Maxwell, *On the calculation of the equilibrium and stiffness of frames*, Philosophical Magazine 27 (1864), 294–299.
redundant-source-bjorck = Åke Björck, *Numerical Methods for Least Squares Problems*, SIAM 1996, 1장: 최소 제곱, 랭크가 부족한 경우도.
redundant-source-peaucellier = Charles-Nicolas Peaucellier, *Nouvelles annales de mathématiques* (1864)에 실린 편지, 414–415.

redundant-quantity-lambda1 = 첫째 승수
redundant-quantity-lambda2 = 둘째 승수
redundant-quantity-lambda3 = 셋째 승수
redundant-quantity-coordinates = 자유로운 좌표의 수
redundant-quantity-rows = 행의 수
redundant-quantity-rank = 랭크
redundant-quantity-free = 남은 자유도의 수
redundant-quantity-spare = 잉여 행의 수
redundant-quantity-residual = 잔차

## 버튼, 실험, 실행의 이름
redundant-preset-thrice = 한 번과 세 번
redundant-preset-ways = 나누는 두 방식
redundant-preset-jacobi = 같은 행 셋에 야코비
redundant-preset-triangle = 불가능한 삼각형
redundant-preset-strict = 랭크 허용 오차 10⁻⁸으로 똑같이
redundant-preset-truss = 트러스
redundant-preset-braced = 둘째 대각선이 있는 트러스
redundant-preset-cranks = 크랭크 셋
redundant-preset-locked = 크랭크 하나를 길게
redundant-preset-four-bar = 4절 링크
redundant-preset-peaucellier = 포슬리에 기구
redundant-act-add = 같은 막대를 하나 더
redundant-act-remove = 막대를 하나 빼기
redundant-run-once = 막대 1개
redundant-run-thrice = 막대 3개
redundant-run-cg = 켤레 잔차법
redundant-run-seidel = 가우스–자이델
redundant-run-jacobi = 야코비
redundant-run-tolerant = 랭크 허용 오차 0.1
redundant-run-strict = 랭크 허용 오차 10⁻⁸
redundant-run-truss = 트러스
redundant-run-cranks = 크랭크
redundant-run-locked = 하나가 길다
redundant-run-four-bar = 4절 링크
redundant-run-peaucellier = 기구
