# “상자 더미 풀기” 수업. 글 속의 {$이름}은 수식: src/lessons/stack/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

stack-lead = 상자 열 개, 접촉 스무 개, 서로 의존하는 미지수 마흔 개. 거의 모든 게임이 이런 문제를 1초에 예순 번 풀며, 대부분 가장 단순한 방법인 한 행씩 풀기를 쓴다.
stack-guide = 상자는 하나에 1 kg이므로 바닥은 98.1 N을 받쳐야 한다. 솔버가 이것을 어떻게 알아내는지 보라.

## 1 행
stack-rows-title = 한 번에 한 행
stack-rows-1 = 접촉 하나를 골라, 다른 힘은 모두 옳다고 가정하자. 그러면 그 접촉의 힘은 나눗셈 한 번과, 밀 수만 있으므로 비교 한 번으로 정해진다.
stack-rows-2 = 여기서 {$w-i}는 접촉이 열리는 속도(닫히는 동안은 음수)이고, {$A-ii}는 단위 {$lambda-i}가 그 속도를 바꾸는 양이다. 다음 접촉에서는 새 속도로 같은 계산을 하고, 이렇게 모든 접촉을 한 번씩 지나면 한 번의 스윕이다. 이것이 “{$iterating}”의 투영 가우스–자이델 방법이다. 행렬은 전혀 필요 없고, 계속 갱신하는 속도 {$v}만 있으면 된다.
stack-rows-3 = 쌓인 상자는 정지해 있고, 모든 힘은 0에서 시작한다. 스윕은 바닥에서 위로 올라간다.
stack-first-question = 첫 스윕 뒤에 바닥은 무게의 얼마를 받치고 있는가?
stack-first-choice-all = 모두
stack-first-choice-half = 절반쯤
stack-first-choice-little = 10분의 1보다 적게
stack-first-measured = { $weight } N 가운데 { $share } N을 받친다.
stack-first-why-1 = 바닥의 행에 관계되는 것은 맨 아래 상자뿐이다. 그 상자의 낙하를 막을 뿐, 위의 아홉 상자는 반영되지 않는다. 그 상자들도 차례로 멈추지만 무게는 아래로 전해져야 하고, 스윕마다 접촉 하나만큼 내려온다.
stack-rows-4 = 지금 시간은 멈추어 있다. 이 한 단계를 한 행씩 따라가 보라. 고리는 지금 처리하는 접촉, 네모는 한계로 제한된 접촉이다. 스윕마다 힘이 아래에서, 또 위에서 커지는 것을 보라. *콜드*는 0에서 시작한다. *웜*이 무엇을 하는지는 3절의 주제이다.

## 2 순서
stack-order-title = 행의 순서
stack-order-1 = 같은 상자 더미의 세 실행이다. 스윕은 15번이고 언제나 0에서 시작하며, 순서는 위로, 아래로, 그리고 단계마다 새로 섞은 순서이다. 한 행씩 풀 때 각 행은 앞의 행들이 갱신한 값을 쓰므로, 순서도 방법의 일부이다.
stack-order-2 = 아래로 내려가면 위에서 미는 힘은 한 번의 스윕으로 전해지지만, 바닥의 반력은 접촉 하나만큼만 올라간다. 섞은 순서도 평균을 내면 이에 못지않고, 남는 오차가 한쪽으로 치우치지도 않는다. 해는 모든 경우에 같다. 다른 것은 스윕 15번으로 그 해에 얼마나 가까워지는가이다.

## 3 시작
stack-start-title = 어디서 시작하는가
stack-start-sweeps = 상자 n개를 쌓으면 {$n-squared}번 정도의 스윕이 든다. 열 개이면 단계마다 백 번이다.
stack-line-1 = 정지 상태에서 한 단계에 걸친 뉴턴의 법칙. 똑같은 상자 n개가 기울지 않는다고 하자. 각 상자는 아래에서 밀려 올라가고 위에서 눌리며, 맨 위 상자에는 아무것도 놓여 있지 않다. λ는 충격량이다.
stack-line-2 = 접촉은 위아래 상자의 속도 차로 열린다. 바닥은 정지해 있다. 첫째 줄을 두 번 썼다.
stack-line-3 = 행의 갱신식. {$A-ii}는 2/m이고 바닥의 접촉에서는 1/m이다. 바닥 위에서는 각 충격량이 위아래 이웃의 평균이 된다. 음수가 되지 않으므로 한계는 작용하지 않는다.
stack-line-4 = 해는 셋째 줄을 등호로 만족한다. 이것을 빼면 오차가 남는다. 아래의 값은 이미 새 값이고 위의 값은 아직 옛 값이다.
stack-line-5 = 넷째 줄에 대입하고 cos (i − 2)φ + cos iφ = 2 cos φ cos (i − 1)φ를 썼다.
stack-line-6 = 맨 위 상자보다 위에는 오차가 없다. 이런 φ 가운데 가장 작은 것이 가장 느리게 줄어든다.
stack-line-7 = 스윕 한 번의 배율. 이 오차가 10분의 1이 되기까지 스윕이 0.93 n²번 들고, 상자 열 개이면 93번이다.
stack-start-1 = 그러나 한 단계에서 다음 단계로 갈 때 바뀌는 것은 거의 없다. 그러면 “{$impulses}”의 사슬처럼 앞 단계의 힘에서 시작하면 어떤가? 두 실행에서 스윕을 열 번씩 한다. 하나는 *웜 스타트*로 앞 단계의 힘에서, 하나는 *콜드 스타트*로 0에서 시작한다.
stack-warm-question = 5초 뒤에 서 있는 것은 어느 쪽인가?
stack-warm-choice-both = 둘 다
stack-warm-choice-warm = 웜 스타트 쪽만
stack-warm-choice-neither = 어느 쪽도 아니다
stack-warm-measured = 맨 위 상자는 웜 스타트 실행에서 { $warmTop } m, 콜드 스타트 실행에서 { $coldTop } m에 있다.
stack-warm-why-1 = 웜 스타트 실행은 스윕을 여러 단계에 나누어 하는 셈이다. 약 0.5초 뒤에는 힘이 옳은 값이 되어 유지된다. 콜드 스타트 실행은 단계마다 0에서 시작한다. 처음에는 스윕으로 얻는 힘이 무게의 일부뿐이어서, 겹침이 충분히 밀어낼 때까지 상자들이 가라앉는다. 그러고는 기울어 쓰러진다.
stack-start-2 = 그러려면 같은 접촉인지를 식별해야 한다. 접촉마다 맞닿는 꼭짓점과 변으로 만든 식별자가 있고, 식별자가 같은 동안 그 {$lambda}를 유지한다.

## 4 하중
stack-load-title = 가벼운 것 위의 무거운 것
stack-load-1 = 상자가 다섯이고 맨 위의 것은 나머지보다 백 배 무겁다. 스윕은 30번이고 웜 스타트를 쓴다.
stack-heavy-question = 5초 안에 무슨 일이 일어나는가?
stack-heavy-choice-stands = 서 있다
stack-heavy-choice-sinks = 내려앉아 그대로 있다
stack-heavy-choice-falls = 쓰러진다
stack-heavy-measured = 무거운 상자는 { $top } m에 있다. 처음에는 2.25 m였다.
stack-heavy-why-1 = 한 번의 스윕에서 가벼운 상자가 아래로 전달할 수 있는 힘은 대략 자신의 질량에 비례하는 만큼뿐이다. 그래서 질량비가 {$ratio}이면 여기서는 약 쉰 배의 스윕이 든다. 이것이 한 행씩 푸는 모든 방법의 약점이며, 게임에서 가벼운 물체 위에 무거운 물체를 올리지 않는 까닭이다.
stack-load-2 = 한 번에 여러 행을 다루는 솔버도 있다. 이 솔버는 몇 번의 스윕으로 어느 접촉이 유지되는지를 추정하고, 그것들을 한꺼번에 푼다. 계산량은 더 많지만 하중이 얼마든 힘을 구한다.
stack-load-3 = 아니면 계산량은 그대로 두고 단계를 나눈다. 스윕을 여덟 번씩 하는 부분 단계 넷은 스윕 32번과 계산량이 같지만, 탑은 서 있다. 웜 스타트를 쓰면 버려지는 스윕이 없고, 부분 단계 하나에서 중력 때문에 생기는 오차는 그 길이의 제곱에 비례하여 줄어든다. 오늘날의 물리 엔진이 이렇게 한다.

## 연습 문제
stack-exercises-title = 연습 문제
stack-exercise-1 = 한 번의 스윕으로 모든 힘을 정확히 찾으려면 상자를 어떤 순서로 지나야 하는가?
stack-exercise-1-choice-up = 바닥에서 위로
stack-exercise-1-choice-down = 위에서 바닥으로
stack-exercise-1-choice-no = 어떤 순서로도 되지 않는다
stack-exercise-1-not-up = 바닥의 행은 위의 무게가 전해지기 전에 맨 아래 상자를 멈춘다. 위의 무게는 뒤의 스윕에서 도착한다.
stack-exercise-1-not-down = 처음에는 상자들이 똑같이 떨어지므로, 바닥 위의 행에는 멈출 것이 없다.
stack-exercise-1-ask = 1 kg 상자 열 개일 때 맨 아래 접촉이 결국 받쳐야 하는 힘(N)
stack-exercise-1-hint = 열 개의 무게 모두이다.
stack-exercise-1-answer = 그런 순서는 없다. 처음에는 모든 상자가 똑같이 떨어지므로, 바닥의 접촉보다 먼저 오는 접촉은 막을 것이 없다. 어떤 순서에서도 바닥의 행은 맨 아래 상자만 멈춘다. 위의 무게는 다음 스윕들을 기다려야 한다.
stack-exercise-2 = 야코비 솔버에서는 모든 행을 옛 속도에서 한꺼번에 고친다. 받침이 많은 널빤지에서 단순한 야코비 방법이 발산하는 까닭은 무엇인가?
stack-exercise-2-choice-order = 행을 고치는 순서가 틀렸기 때문이다
stack-exercise-2-choice-each = 받침마다 널빤지 전체를 혼자서 막기 때문이다
stack-exercise-2-choice-rounding = 반올림 오차가 쌓이기 때문이다
stack-exercise-2-not-order = 순서가 없다. 모든 행을 같은 속도에서 한꺼번에 고친다.
stack-exercise-2-not-rounding = 첫 스윕부터 이미 너무 세게 민다.
stack-exercise-2-answer = 받침 하나하나가 널빤지 전체를 혼자서 멈추므로, 모두 합치면 필요한 것의 몇 배가 된다. 평균하면 나아지지만 수렴이 느려진다.
stack-exercise-3 = 무거운 상자가 맨 아래에 있으면 탑이 서 있는 까닭은 무엇인가?
stack-exercise-3-choice-light = 가벼운 상자들이 무거운 상자를 거의 밀지 않아 몇 번의 스윕이면 충분하다
stack-exercise-3-choice-weight = 바닥이 받쳐야 할 무게가 줄어든다
stack-exercise-3-choice-friction = 무거운 상자가 마찰로 탑을 붙든다
stack-exercise-3-not-weight = 상자를 어떤 순서로 쌓든 바닥은 탑 전체의 무게를 받친다.
stack-exercise-3-not-friction = 탑은 곧고 힘은 연직으로 작용한다. 여기서 마찰이 붙들 것은 없다.
stack-exercise-3-ask = 100 kg이 맨 아래, 그 위에 1 kg 상자 넷이 있을 때 바닥의 힘(N)
stack-exercise-3-hint = 바닥에는 104 kg이 놓여 있다.
stack-exercise-3-answer = 상자가 가벼운 곳에서는 힘도 작기 때문이다. 바닥은 무거운 상자를 몇 번의 스윕으로 막고, 위의 가벼운 것들은 그것을 거의 밀지 않는다.
stack-exercise-4 = 1 kg 상자 열 개가 정지해 있다. 아래에서 다섯째와 여섯째 사이에 작용하는 힘은 얼마인가?
stack-exercise-4-ask = 힘(N)
stack-exercise-4-hint = 그 접촉 위에는 상자가 몇 개 있는가?
stack-exercise-4-answer = 위의 다섯 개를 받치므로 49.1 N이다. λ는 꼭대기에서 바닥까지 일정한 비율로 커지고, 스윕이 찾아야 하는 것이 바로 이 기울기이다.

stack-sources-title = 참고 문헌
stack-source-catto = Erin Catto, *Iterative dynamics with temporal coherence*, GDC 2005: 행마다 구하는 충격량, 웜 스타트.
stack-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, 1부. 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 5.1절: Δv를 갱신하는 스윕.
stack-source-erleben = Kenny Erleben, *Numerical methods for linear complementarity problems in physics-based animation*, SIGGRAPH 2013: 투영 가우스–자이델 등의 분할법.


## 버튼, 실험, 실행
stack-preset-ten = 상자 열 개
stack-preset-first = 상자 열 개
stack-preset-warm = 웜과 콜드
stack-preset-order = 세 가지 순서
stack-preset-heavy = 가벼운 것 위의 무거운 것
stack-preset-blocks = 무거운 하중, 더 나은 솔버
stack-preset-substeps = 부분 단계 넷
stack-preset-pyramid = 피라미드
stack-run-ten = 상자 열 개
stack-run-warm = 웜
stack-run-cold = 콜드
stack-run-up = 위로
stack-run-down = 아래로
stack-run-shuffled = 섞어서
stack-run-heavy = 위에 100 kg
stack-run-pyramid = 피라미드
