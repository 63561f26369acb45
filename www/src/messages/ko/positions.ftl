# “위치부터” 수업. 글 속의 {$이름}은 수식: src/lessons/positions/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

positions-lead = 게임 속의 천은 당기고 찢고 문틈으로 끌고 가도 결코 발산하지 않는다. 천을 붙드는 힘은 없다. 잘못 놓인 점을 있어야 할 자리로 옮길 뿐이다. 이것이 어떻게 역학이 될 수 있으며, 그 대가는 무엇인가?
positions-guide = 막대로 된 정사각형이 중력 없이 회전한다. 각 하나와 넓이 하나가 구속되어 있다. 구슬 하나는 원점 둘레의 고리 위를, 다른 하나는 약한 용수철에 당겨지며 직선 위를 움직인다. 따로 언급하지 않는 한 모두 위치 기반 방법으로 계산한다.

## 1 예측과 투영
positions-scheme-title = 먼저 움직이고 나중에 바로잡기
positions-scheme-1 = 지금까지 구속 조건은 가속도에, “{$impulses}”에서는 속도에 작용했고, 위치는 드리프트했다. 위치 기반 동역학(PBD)은 순서를 뒤집는다. 외력만으로 모든 것을 예측 위치 {$xbar}로 옮기고, 그것을 {$C} = 0 위로 투영한 다음, 그 결과 움직인 변위에서 속도를 얻는다.
positions-scheme-2 = 어느 방향으로 바로잡을 것인가? 구속력이라면 {$grad} 방향으로 작용하고, 그에 대한 변위는 질량에 반비례한다. 구속 조건 하나에 대해 뉴턴 방법을 한 번 쓰면
positions-scheme-3 = 이렇게 모든 구속 조건을 차례로 투영한다. 단계마다 스윕을 여러 번 하고, 각 투영은 바로 앞 투영의 결과에서 시작한다. 비선형 구속 조건 자체에 적용한 가우스–자이델 방법이다(“{$iterating}”). 행렬도 속도 구속 조건도 없고, 드리프트도 있을 수 없다.

## 2 불변성
positions-sums-title = 구속 조건이 보존하는 것
positions-sums-1 = 기울기 벡터를 따라 바로잡으면 입자들은 {$grad}에 비례하는 충격량을 받는다. 이 충격량들이 서로 상쇄되는지는 대칭성의 문제이다. 모든 것을 같은 {$a}만큼 옮겨도 {$C}가 달라지지 않으면, 곧 *병진 불변*이면, {$a}에 대한 도함수는 0이다.
positions-sums-2 = 충격량의 합은 0이고 선운동량이 보존된다. 모든 것을 원점 둘레로 돌려도 {$C}가 달라지지 않으면, 각으로 미분하여
positions-sums-3 = 를 얻고, 충격량의 토크도 0이다. 무대에 있는 구속 조건의 종류별로 이 순간의 두 합은 다음과 같다. 첫째 합은 성분이 둘이므로 평면에서는 수가 셋이다.
positions-sums-4 = 거리와 각과 넓이는 입자들의 상대적인 위치에만 의존하므로 세 수가 모두 0이다. 원점 둘레의 고리는 회전에 대해서는 불변이지만 병진에 대해서는 그렇지 않다. 직선은 자신의 방향으로 병진할 때만 불변이다. 직선은 운동량과 각운동량을 계 바깥의 무언가로 넘긴다.

## 3 각운동량
positions-angular-title = 주장 4의 검증
positions-angular-1 = 이로부터 역학 노트는 위치 기반 동역학이 자유로운 물체의 선운동량과 각운동량을 보존한다고 결론짓는다(주장 4). 중력 없이 5 rad/s로 도는, 구슬 둘을 이은 막대 하나는 가정을 모두 만족한다. 선운동량은 마지막 자리까지 보존된다. 시간 간격은 20 ms이다.
positions-steps-question = 시간 간격을 절반인 10 ms로 하면 1초 동안 잃는 각운동량은 어떻게 되는가?
positions-steps-choice-same = 거의 그대로이다
positions-steps-choice-half = 절반보다 조금 많아진다
positions-steps-choice-quarter = 약 4분의 1이 된다
positions-steps-measured = 사라진 비율은 시간 간격 20 ms에서 { $twenty } %, 10 ms에서 { $ten } %, 5 ms에서 { $five } %이다.
positions-steps-why-1 = 새 속도는 {$x}에서 새 위치로 가는 변위와 평행하므로 {$old-arm}이다. 중요한 것은 *원래* 위치의 모멘트 팔이다. 그런데 기울기 벡터는 예측 위치에서 구했다.
positions-steps-why-2 = 명제에 따르면 {$zero-at}이지만, 이것은 윗줄을 그은 위치의 팔로 계산할 때 성립한다. 원래 위치의 팔로는 0이 아니다. 예측 위치에서는 막대가 늘어날 뿐 아니라 약 hω만큼 회전하여, 당기는 힘이 더는 원래 방향을 향하지 않는다. 이 막대에서는 잃는 양을 닫힌 꼴로 쓸 수 있다.
positions-steps-why-3 = 일차 근사로 시간 간격이 절반이면 손실도 절반이다. 이 식으로 계산하면 29.3, 18.4, 10.6 %이다.
positions-angular-2 = 해결책은 1977년부터 알려져 있다. SHAKE는 단계 끝에서 같은 {$C} = 0을 요구하되 원래 위치의 기울기 벡터 방향 {$shake}로 바로잡는다. 그러면 팔과 기울기 벡터를 같은 위치에서 계산하게 된다.
positions-angular-3 = 각운동량은 지금 {$now-momentum}이다. SHAKE의 대가는 λ에 대한 비선형 방정식이다. 원래 방향으로 한 번 보정하여 구속 조건을 만족한다는 보장이 없고, 시간 간격이 크면 해가 아예 없을 수도 있다. (여기서 실행하는 것은 RATTLE, 곧 속도까지 투영하는 SHAKE이다.)

## 4 강성
positions-stiffness-title = 스윕에서 생기는 강성
positions-stiffness-1 = 1 kg 구슬 여덟 개의 사슬이 매달려 약한 저항을 받으며 멎는다. 시간 간격은 20 ms이고, 막대는 늘어나지 않아야 한다. 한쪽은 단계마다 스윕을 한 번, 다른 쪽은 마흔 번 한다.
positions-stiff-question = 사슬의 끝은 있어야 할 곳보다 처진다. 스윕이 한 번일 때 처진 길이는 마흔 번일 때에 견주어 얼마인가?
positions-stiff-choice-same = 거의 같다: 시간 간격이 짧으므로
positions-stiff-choice-twice = 네 배까지
positions-stiff-choice-more = 네 배보다 훨씬 많이
positions-stiff-measured = 사슬의 끝은 스윕 한 번이면 { $one } mm, 마흔 번이면 { $many } mm 더 낮다.
positions-stiff-why-1 = 단계마다 무게가 모든 막대를 늘이고, 스윕마다 그 일부가 바로잡힌다. 남은 것은 탄성처럼 보이지만 그 강성은 수치 계산에서 생긴 것이다. 스윕을 늘리거나 시간 간격을 줄이면 밧줄의 강성이 커진다. 이 강성을 N/m로 지정할 수는 없다.
positions-stiffness-2 = XPBD(확장된 PBD)는 구속 조건마다 *컴플라이언스* {$compliance}(단위 m/N)를 주고, 그 단계 동안 승수를 누적한다.
positions-stiffness-3 = 스윕이 수렴하면 C = −{$alpha-tilde}λ가 성립한다. 이것은 단계의 끝에서 계산하여 시간 간격에 관계없이 안정한 용수철이며, 수렴한 뒤의 강성은 스윕 횟수에 의존하지 않는다. {$compliance} = 1 mm/N이면 스윕이 열 번이든 마흔 번이든 똑같이 처지며, 훅의 법칙과의 차이는 1 mm 이내이다.

## 5 작은 단계
positions-substeps-title = 작은 단계인가, 많은 반복인가
positions-substeps-1 = 20 ms마다 막대 하나를 스무 번씩 투영하기로 한다. 한 단계에서 스윕을 스무 번 하거나, 부분 단계 스무 개에서 스윕을 한 번씩 한다. 사슬을 수평으로 잡았다가 놓는다.
positions-small-question = 3초 동안 에너지를 더 잘 보존하는 것은 어느 쪽인가?
positions-small-choice-iterations = 많은 스윕: 구속 조건을 더 잘 풀므로
positions-small-choice-same = 같다: 계산량이 같으므로
positions-small-choice-substeps = 많은 부분 단계
positions-small-measured = 스윕 스무 번은 { $iterations } J을 잃고 막대의 오차는 최대 { $sweepsError } mm였다. 부분 단계 스무 개는 { $substeps } J을 잃고 오차는 최대 { $stepsError } mm였다.
positions-small-why-1 = 한 단계가 바로잡아야 할 어긋남은 그 길이의 제곱에 비례하여 커진다. 길이가 20분의 1인 부분 단계에서는 어긋남이 400분의 1이므로 스윕 한 번이면 충분하다. 기울기 벡터의 방향 오차도 시간 간격과 함께 작아지는데, 이 오차는 스윕을 아무리 늘려도 줄지 않는다.
positions-substeps-2 = 이것이 Macklin 등(2019)의 권고이며, 속도를 구하는 엔진에도 적용된다.

## 6 사람 모형
positions-figure-title = 야콥센의 모형과 위트킨의 모형
positions-figure-1 = 두탈러의 슬라이드는 게임 *Hitman* (2000)의 쓰러지는 사람 모형으로 끝난다. 그것을 만든 토마스 야콥센은 승수를 구하지 않았다. 속도도 저장하지 않았다. {$v} = (x − x⁻)/h라 하면 1절의 예측은 베를레의 규칙이 된다.
positions-figure-2 = 그다음 막대마다 두 끝을 역질량에 비례하여 정해진 길이까지 당기거나 밀고, 이를 몇 번 되풀이한다. 막대 21개인 슬라이드의 모형을, 60분의 1초마다 스윕을 네 번 하는 그의 방법과 위트킨의 방법으로 움직인다. 위트킨의 방법은 모든 λ에 대한 “{$particles}”의 연립일차방정식을 피드백과 함께, 룽게–쿠타 방법으로 단계마다 네 번 푼다.
positions-figures-question = 마찰이 없으면 모형의 운동 에너지는 최대 98 J에 이른다. 3초 동안 그 10분의 1보다 많이 잃는 것은 어느 쪽인가?
positions-figures-choice-both = 어느 쪽도 아니다
positions-figures-choice-jakobsen = 야콥센의 모형
positions-figures-choice-witkin = 위트킨의 모형
positions-figures-measured = 야콥센의 모형은 { $jakobsen } J, 위트킨의 모형은 { $witkin } J을 잃었다. 막대의 오차는 각각 최대 { $jakobsenError } mm와 { $witkinError } mm였다.
positions-figures-why-1 = 야콥센의 한 단계는 계산량이 위트킨의 한 단계의 몇 분의 일밖에 되지 않고, 발산할 수 없으며, 움직이는 모형에서 2 cm는 거의 눈에 띄지 않는다. 잃은 에너지는 마찰처럼 보이므로 게임에는 오히려 알맞다. 그러나 측정에는 쓸 수 없다. 그 손실은 모형이 아니라 시간 간격에 따른 것이기 때문이다.
positions-figure-3 = 그러므로 선택은 목적에 달려 있다. 정확도가 어떻든 그럴듯한 그림이 필요한가, 방정식을 따르는 운동이 필요한가.

positions-line-1 = 보정한 위치가 구속 조건을 만족해야 한다.
positions-line-2 = 예측 위치에서 선형화한다: 뉴턴 방법의 한 단계.
positions-line-3 = 구속력의 방향이다. 입자마다 질량의 역수에 비례하여 움직인다.
positions-line-4 = 셋째 줄을 둘째 줄에 대입했다.
positions-line-5 = λ에 대해 풀었다. 기울기 벡터는 0이 아니고, 움직일 수 있는 것이 있다.

## 연습 문제
positions-exercises-title = 연습 문제
positions-exercise-1 = 1 kg과 3 kg의 질량을 잇는 1 m 막대가 1.5 m로 늘어나 있다. λ와 두 변위를 계산하라. 질량 중심은 어떻게 되는가?
positions-exercise-1-ask = 가벼운 쪽이 움직이는 거리(m)
positions-exercise-1-hint = 0.5 m를 역질량의 비로 나눈다.
positions-exercise-1-lambda-ask = λ(kg·m)
positions-exercise-1-lambda-hint = C는 늘어난 길이이다. 역질량의 합으로 나눈다.
positions-exercise-1-answer = 가벼운 쪽이 세 배를 움직이고 질량 중심은 제자리에 있다. C가 막대 방향으로 선형이므로 한 번의 투영으로 정확하다.
positions-exercise-2 = 입자를 원점에 핀으로 박는다. 핀의 두 행에서 두 합 가운데 어느 것이 0이고, 진자에서는 어느 운동량이 보존되는가?
positions-exercise-2-choice-shift = 기울기 벡터의 합이 0이고 운동량이 보존된다
positions-exercise-2-choice-turn = x × 기울기 벡터의 합이 0이고 핀은 자기 둘레의 각운동량을 보존한다
positions-exercise-2-choice-both = 두 합이 모두 0이고 운동량과 각운동량이 모두 보존된다
positions-exercise-2-not-shift = 기울기 벡터마다 단위 벡터이고, 그것을 상쇄하는 다른 기울기 벡터가 없다.
positions-exercise-2-not-both = 기울기 벡터마다 단위 벡터이고, 그것을 상쇄하는 다른 기울기 벡터가 없다. 운동량은 받침이 받는다.
positions-exercise-2-answer = 기울기 벡터가 단위 벡터이므로 첫째 합은 0이 아니고 선운동량은 받침점으로 전해진다. 원점에서는 팔이 0이므로 둘째 합은 0이다. 핀은 자신의 둘레로 토크를 주지 않는다. 핀 둘레의 각운동량을 바꾸는 것은 무게뿐이다.
positions-exercise-3 = 막대의 각운동량을 1초 동안 99 % 유지하려면 시간 간격이 얼마나 짧아야 하는가?
positions-exercise-3-ask = 시간 간격(ms)
positions-exercise-3-hint = 손실은 h에 비례하며 5 ms에서 10.5 %이다.
positions-exercise-3-answer = 3절의 식에서 {$answer-h}이고, 단계 수는 처음의 쉰 배이다. SHAKE는 20 ms로도 보존한다.
positions-exercise-4 = 1 kg 구슬 여덟 개가 컴플라이언스 1 mm/N인 막대에 매달려 있다. 사슬 전체는 얼마나 늘어나는가?
positions-exercise-4-ask = 사슬 전체가 늘어난 길이(mm)
positions-exercise-4-hint = 아래에서 k번째 막대는 1 mm/N에 무게 k개를 곱한 만큼 늘어난다. 여덟을 모두 더하라.
positions-exercise-4-answer = 아래에서 k번째 막대는 구슬 k개를 받친다. {$answer-sag}이다. 4절의 실험에서 읽어 보라.
positions-exercise-5 = 시간 간격 20 ms의 PBD는 1초에 막대의 각운동량을 29 % 잃는다. 시간 간격이 같은 RATTLE은 얼마를 잃는가?
positions-exercise-5-ask = 잃는 비율(%)
positions-exercise-5-hint = SHAKE와 RATTLE의 충격량은 어느 방향으로 작용하는가?
positions-exercise-5-answer = 전혀 잃지 않는다. 충격량이 원래 위치의 방향으로, 한 직선 위에서 서로 반대인 쌍으로 작용하므로 토크가 없다.

positions-sources-title = 참고 문헌
positions-source-ogawa = hi-ogawa, *mechanics* (노트, 2020), “Position based dynamics”: 정의 1, 명제 2와 3, 주장 4. 주장의 마지막 단계는 {$xbar}에서의 명제를 {$x}에서의 팔에 쓴다.
positions-source-muller = Matthias Müller, Bruno Heidelberger, Marcus Hennix, John Ratcliff, *Position Based Dynamics*, VRIPHYS 2006, 3절.
positions-source-macklin = Miles Macklin, Matthias Müller, Nuttapong Chentanez, *XPBD*, MIG 2016, 4절; Miles Macklin 외, *Small Steps in Physics Simulation*, SCA 2019: 반복 대신 부분 단계를 늘리는 방법.
positions-source-shake = Jean-Paul Ryckaert, Giovanni Ciccotti, Herman Berendsen, *Numerical integration of the Cartesian equations of motion of a system with constraints*, Journal of Computational Physics 23 (1977), 327–341.
positions-source-jakobsen = Thomas Jakobsen, *Advanced Character Physics*, GDC 2001: 베를레 적분, 완화; Stefan Duthaler, *Constrained Dynamics* (독일어 슬라이드, 2003), 슬라이드 23과 24.

positions-sums-caption = 구속 조건 하나에 딸린 모든 입자에 대한 합. 원점 둘레.
positions-kind-distance = 거리
positions-kind-angle = 각
positions-kind-area = 넓이
positions-kind-circle = 고리
positions-kind-line = 직선
positions-quantity-momentum = 각운동량

## 버튼, 실험, 실행
positions-preset-invariance = 정사각형, 고리, 직선
positions-preset-steps = 막대: 세 가지 시간 간격
positions-preset-directions = 막대: 새 방향과 원래 방향
positions-preset-stiff = 사슬: 스윕 한 번과 마흔 번
positions-preset-compliant = 늘어나는 사슬: 스윕 열 번과 마흔 번
positions-preset-small = 스윕인가, 부분 단계인가
positions-preset-figures = 야콥센의 모형과 위트킨의 모형
positions-preset-sweeps = 떨어지는 사슬: 적은 스윕과 많은 스윕
positions-run-bodies = 위치 기반
positions-run-twenty = 20 ms
positions-run-ten = 10 ms
positions-run-five = 5 ms
positions-run-shake = SHAKE
positions-run-one = 스윕 1번
positions-run-ten-sweeps = 스윕 10번
positions-run-many = 스윕 40번
positions-run-iterations = 1 × 스윕 20번
positions-run-substeps = 20 × 스윕 1번
positions-run-jakobsen = 야콥센
positions-run-witkin = 위트킨
positions-run-few = 스윕 2번
positions-run-twenty-sweeps = 스윕 20번
