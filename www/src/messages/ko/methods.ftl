# “하나의 장면, 모든 방법” 수업. 글 속의 {$이름}은 수식: src/lessons/methods/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

methods-lead = 여섯 방법이 같은 두 막대를 같은 초기 상태에서 움직이는데, 몇 초 뒤에는 서로 다른 다섯 운동이 되고, 두 방법만 일치한다. 어느 것이 옳은가? 저마다 비용이 얼마나 들었는가? 가장 좋은 방법이 있는가?
methods-guide = 같은 두 막대의 여섯 실행이 시간 간격 10 ms로 함께 시작한다. 첫째는 기준해이다. 시간 간격 1 ms의 룽게–쿠타 방법으로 계산한 것이며, 8초 동안 백만분의 2 mm까지 정확하다.

## 1 경주
methods-race-title = 진자 하나, 실행 여섯
methods-race-1 = 피드백을 건 구속력, 충격량(“{$impulses}”), 일반화 좌표(“{$coordinates}”), 위치(“{$positions}”), RATTLE이다. 각각 기준해에서 얼마나 떨어져 있고, 관절이 얼마나 벌어졌으며, 운동량과 핀 둘레의 각운동량이 기준해와 얼마나 다르고, 에너지를 얼마나 얻거나 잃었는지, 또 이 기기에서 시뮬레이션 1초를 계산하는 데 드는 비용이 얼마인지, 지금의 값은 다음과 같다.
methods-race-caption = 아래 막대와 기준해의 거리(mm), 관절의 벌어짐(mm), 운동량 차의 크기(kg·m/s), 각운동량의 차(kg·m²/s), 에너지 드리프트(J), 시뮬레이션 1초당 계산 시간(ms).
methods-race-2 = 용수철과 컴플라이언스는 관절을 탄성적으로 붙든다. 같은 기준해 옆에서 강성이 작은 용수철, 강성이 큰 용수철, 그리고 강성이 큰 용수철과 컴플라이언스가 같은 위치 방법(부분 단계 열 개에서 스윕 한 번씩)이 움직인다.
methods-column-error = 오차
methods-column-cost = 비용
methods-nearest-question = 2초 뒤 아래 막대가 기준해에 가장 가까운 것은 어느 것인가?
methods-nearest-choice-feedback = 피드백을 건 구속력
methods-nearest-choice-impulses = 충격량
methods-nearest-choice-generalised = 일반화 좌표
methods-nearest-choice-position = 위치
methods-nearest-choice-rattle = RATTLE
methods-nearest-measured = 가장 가까운 것은 { $least } mm, 가장 먼 것은 { $most } mm 떨어져 있다.
methods-nearest-why-1 = RATTLE과 일반화 좌표는 2차이고 시간에 대하여 대칭이다. 오차는 시간 간격의 제곱에 비례하고 크기도 비슷하다. 나머지 셋은 1차이다.
methods-losing-question = 이 2초 동안 에너지를 가장 많이 잃는 것은 어느 것인가?
methods-losing-choice-feedback = 피드백을 건 구속력
methods-losing-choice-impulses = 충격량
methods-losing-choice-generalised = 일반화 좌표
methods-losing-choice-position = 위치
methods-losing-choice-rattle = RATTLE
methods-losing-measured = { $most } J을 잃었다.
methods-losing-why-1 = 위치 기반 방법에서는 단계의 끝에 예측 위치의 기울기 벡터 방향으로 위치를 바로잡는데, 이것은 제동으로 작용한다. 그러면서도 관절은 거의 벌어지지 않는다. 구속 조건의 어긋남, 오차, 에너지는 서로 다른 세 문제이다.

## 2 비용
methods-cost-title = 정확도의 대가
methods-cost-1 = 이 기기에서 측정한다. 같은 장면을 방법마다 20, 10, 5, 2.5 ms의 시간 간격으로 계산한다. 가로축은 시뮬레이션 1초에 드는 계산 시간, 세로축은 1초 뒤의 오차이다. 비용이 적고 정확한 것은 왼쪽 아래에 있다.
methods-cost-2 = 시간 간격이 절반이면 계산 시간은 두 배이다. 그때 오차가 얼마나 줄어드는지가 *차수* p, 곧 곡선의 기울기이고, 오차는 {$order}에 비례한다. 오차는 피드백을 건 단순한 단계에서 절반, RATTLE과 일반화 좌표는 4분의 1, 룽게–쿠타 방법은 16분의 1이 된다. 차수가 높은 곡선이 아래에 있으면, 많은 자릿수가 필요할수록 더 유리하다.
methods-cost-5 = 용수철의 곡선은 수평이다. 그 오차는 용수철이 늘어나는 정도이며, 시간 간격을 줄여도 바뀌지 않는다. 강성을 키워야 줄어들고, 그러려면 더 짧은 시간 간격이 필요하다.
methods-cost-4 = 그림의 두 점을 나란히 실행해 본다. 피드백을 건 단순한 단계를 20 ms와 10 ms로 하여 기준해와 비교한다. 1초 뒤 기준해와의 거리는 103 mm와 50 mm이다.
methods-cost-3 = 진자의 운동은 매끄럽다. 충돌과 마찰이 있으면, 충돌의 순간을 찾지 않는 방법은 기껏해야 1차이고, 중요한 것은 그림의 왼쪽 끝, 곧 발산하지 않는 큰 한 단계의 비용이다.
methods-cost-label = 계산 시간에 대한 오차. 두 축 모두 로그
methods-measure = 측정
methods-compute = 지도 계산
methods-cancel = 취소
methods-progress = { $all } 가운데 { $done }

## 3 안정성
methods-stability-title = 안정성 지도
methods-stability-1 = 피드백이 있으면 {$C}는 감쇠하는 용수철의 방정식을 따르되 이산적인 단계로 따른다. 심플렉틱 오일러 방법에서 한 단계는 2 × 2 행렬이고, 두 고윳값의 크기가 모두 1보다 작은 곳에서 오차가 감쇠한다.
methods-stability-2 = 지도는 이 식으로 그린 것이 아니다. 점마다 1 mm 더 긴 막대를 최대 640단계(첫째 지도에서는 시간 간격 20 ms) 계산하여, 후반의 가장 큰 오차를 전반의 가장 큰 오차와 비교한다. 파랑은 감쇠이며 짙을수록 빠르고, 빨강은 증가이고, 가장 옅은 파랑은 오차의 크기가 변하지 않는 곳이다. 선은 이론적 경계이다. 점을 누르면 그 설정을 불러와 어떻게 되는지 볼 수 있다. 키보드에서는 화살표 키로 십자선을 움직이고 Enter로 불러온다.
methods-map-feedback = 피드백: α와 β
methods-map-damped = α = β²/4인 피드백: β와 h
methods-map-spring = 벌칙법: k와 h
methods-map-label = 안정성 지도: 측정한 감쇠와 증가, 이론의 경계. 화살표 키로 십자선을 움직이고 Enter로 설정을 불러온다.
methods-map-point = { $values }: { $verdict }.
methods-map-loaded = { $values }: { $verdict }. 불러왔다.
methods-map-decays = 오차가 감쇠한다
methods-map-stays = 오차의 크기가 변하지 않는다
methods-map-grows = 오차가 증가한다
methods-map-unmeasured = 아직 측정하지 않았다
methods-stability-5 = 임계 감쇠 α = β²/4에서는 {$beta}와 {$h}만 남는다. 둘째 지도에는 경계가 하나뿐이고, “{$drift}”에서 기준으로 삼은 ‘β는 1/h보다 작게’는 그 안쪽에 있다.
methods-stability-3 = 감쇠 없는 벌칙법의 용수철에서는 수 하나만 중요하다.
methods-stability-4 = 선 아래에서는 끝없이 진동하고 위에서는 발산한다. 강성이 큰 용수철일수록 짧은 시간 간격이 필요하고, 장면에서 강성이 가장 큰 연결이 전체의 시간 간격을 결정한다. 두 막대는 막대 하나보다 강성이 크다. 관절의 오차가 막대를 회전시키기도 하기 때문이다.
methods-springs-question = 두 막대의 관절을 용수철로 한다. k = 1000 N/m와 10 000 N/m, 둘 다 h = 10 ms이다. 안정한 것은 어느 것인가?
methods-springs-choice-both = 둘 다: 한계가 40 000 N/m이므로
methods-springs-choice-soft = 강성이 작은 것만
methods-springs-choice-stiff = 강성이 큰 것만
methods-springs-measured = 강성이 작은 관절은 최대 { $soft } mm, 강성이 큰 관절은 최대 { $stiff } m 벌어졌다.
methods-springs-why-1 = 유효 질량은 1/A이고, 이 막대들에서 A의 가장 큰 고윳값은 8.75 1/kg에 이른다. 가장 불리한 자세에서 한계는 4600 N/m이다. 그것을 조금 넘는 경우에는 막대가 그 자세를 지나가 버려 커질 시간이 없지만, 10 000 N/m에서는 시간이 충분하다. 강성이 작은 관절도 처지면서 버틸 뿐이다.

## 4 고르기
methods-decide-title = 어느 방법, 어느 안정화, 어느 솔버
methods-decide-1 = 측정 결과에 따르면 다음을 권할 수 있다.
methods-need-exact = 매끄러운 운동을 여러 자리까지
methods-take-exact = 룽게–쿠타 4차의 구속력, 지도의 깊은 안쪽에서 β = 2√α인 피드백, 직접 솔버.
methods-need-long = 에너지와 운동량이 보존되는 긴 운동
methods-take-long = RATTLE. 안정화가 필요 없다. 직접 솔버.
methods-need-contact = 접촉, 마찰, 상자 더미
methods-take-contact = 작은 부분 단계를 쓰는 충격량. 부드러운 구속이나 완화. 웜 스타트를 쓰는 가우스–자이델, 질량비가 크면 더 정확한 솔버.
methods-need-robot = 로봇, 모터가 달린 인형, 적은 접촉
methods-take-robot = 일반화 좌표. 접촉과 한계는 충격량으로.
methods-need-cloth = 천, 밧줄, 그럴듯한 애니메이션
methods-take-cloth = 컴플라이언스를 둔 위치 기반 방법. 많은 부분 단계에서 스윕을 한 번씩.
methods-need-soft = 고무처럼 실제로 탄성이 있는 재료
methods-take-soft = kh²이 4m보다 훨씬 작은 동안은 용수철. 그것을 넘으면 컴플라이언스.
methods-decide-3 = 이 가운데 둘은 여기서 확인할 수 있다. 10초 동안 RATTLE은 에너지를 0.00027 J 바꾸고, 피드백을 건 단순한 단계는 3.8 J 바꾼다. 또 10 000 N/m의 용수철은 발산하지만, 컴플라이언스가 같은 위치 방법에서는 관절이 최대 6.7 mm 벌어진다.
methods-decide-2 = 아무것도 물체를 붙들지 않을 때 방법마다 어떤 운동량을 보존하는지는 “{$positions}”에서, 솔버는 “{$iterating}”에서 다룬다.

methods-line-1 = C̈ = −αC − βĊ에 대한 심플렉틱 오일러 방법의 한 단계.
methods-line-2 = 첫째 식을 둘째 식에 대입했다. 둘 다 일차식이다.
methods-line-3 = 고윳값의 합과 곱.
methods-line-4 = z² − tr z + det의 두 근의 절댓값이 모두 1보다 작을 조건(Schur, Cohn, Jury).
methods-line-5 = −tr < 1 + det에서 첫째, det > −1에서 둘째 조건이 나온다. α와 β가 양수이면 나머지는 저절로 성립한다.

## 연습 문제
methods-exercises-title = 연습 문제
methods-exercise-1 = 시간 간격이 10 ms일 때 1 kg에 단 벌칙법 용수철의 강성은 얼마까지 커도 되는가?
methods-exercise-1-ask = 가장 큰 강성(N/m)
methods-exercise-1-hint = kh²/m < 4.
methods-exercise-1-half-ask = 시간 간격이 5 ms이면(N/m)
methods-exercise-1-half-hint = 절반이 된 시간 간격은 제곱으로 들어간다.
methods-exercise-1-answer = {$answer-k}이다. 지도에서 선 바로 위의 점과 바로 아래의 점을 불러와 보라.
methods-exercise-2 = {$beta} = 20 s⁻¹, {$h} = 20 ms일 때 {$alpha}는 얼마나 커도 되는가?
methods-exercise-2-ask = 가장 큰 α(s⁻²)
methods-exercise-2-hint = αh² + 2βh < 4.
methods-exercise-2-answer = 첫째 조건에서 {$answer-alpha}이다. 임계 감쇠 α = β²/4 = 100은 훨씬 안쪽이다.
methods-exercise-3 = 어떤 방법의 오차가 10 ms에서 8 mm, 5 ms에서 2 mm이다. 1 ms에서는 얼마이고, 그 답은 언제 믿을 수 있는가?
methods-exercise-3-ask = 1 ms일 때의 오차(mm)
methods-exercise-3-hint = 시간 간격이 절반일 때 오차가 4분의 1이면 2차이다. 오차는 h²에 비례한다.
methods-exercise-3-choice-always = 어떤 두 오차로든: 방법의 차수는 정해져 있으므로
methods-exercise-3-choice-straight = 그림의 점들이 한 직선에 놓일 때
methods-exercise-3-choice-small = 시간 간격이 충분히 작기만 하면
methods-exercise-3-not-always = 차수는 작은 시간 간격에서 성립한다. 시간 간격이 크면 오차가 아직 차수를 따르지 않는다.
methods-exercise-3-not-small = 아주 작은 시간 간격에서는 반올림 오차가 더 커서 오차가 더 줄지 않는다.
methods-exercise-3-answer = 시간 간격이 절반일 때 오차가 4분의 1이면 2차이므로 0.08 mm이다. 그림의 점들이 한 직선에 놓일 때 믿을 수 있다. 시간 간격이 크면 아직 그렇지 않고, 아주 작으면 반올림 오차가 더 커진다.
methods-exercise-4 = 피드백이 임계 감쇠 α = β²/4이고 {$h} = 5 ms일 때 {$beta}는 얼마나 커도 되는가?
methods-exercise-4-ask = 가장 큰 β(s⁻¹)
methods-exercise-4-hint = αh² + 2βh < 4에 α = β²/4를 대입하고 βh에 대해 풀어 보라.
methods-exercise-4-answer = {$answer-beta}이다. x = βh로 놓으면 조건은 x²/4 + 2x < 4이다. 둘째 지도에서 경계를 찾고 그 양쪽의 점을 불러와 보라.

methods-sources-title = 참고 문헌
methods-source-duthaler = Stefan Duthaler, *Constrained Dynamics* (독일어 슬라이드, 2003), 슬라이드 4와 10: 용수철, 피드백. Andrew Witkin을 따름.
methods-source-hairer = Ernst Hairer, Christian Lubich, Gerhard Wanner, *Geometric Numerical Integration*, Springer 2006, I장과 VII.1절: RATTLE, 긴 운동.
methods-source-ascher = Uri Ascher, Hongsheng Chin, Sebastian Reich, *Stabilization of DAEs and invariant manifolds*, Numerische Mathematik 67 (1994), 131–149.

## 버튼, 실험, 실행
methods-preset-race = 모든 방법을 함께
methods-preset-springs = 관절 대신 용수철
methods-preset-cost = 그림의 두 점
methods-preset-long = RATTLE과 피드백
methods-preset-stick = 너무 긴 막대 하나
methods-run-truth = 기준해 (1 ms)
methods-run-feedback = 피드백
methods-run-impulses = 충격량
methods-run-generalised = 일반화 좌표
methods-run-position = 위치
methods-run-rattle = RATTLE
methods-run-rk4 = 피드백, RK4
methods-run-coarse = h = 20 ms
methods-run-fine = h = 10 ms
methods-run-soft = k 1000
methods-run-stiff = k 10 000
methods-run-compliant = k 10 000, 위치
methods-run-stick = 막대
