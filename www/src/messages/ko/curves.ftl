# “곡선과 곡면” 수업. 글 속의 {$이름}은 수식: src/lessons/curves/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

curves-lead = 고리는 한 예일 뿐이다. 구슬은 어떤 곡선, 어떤 곡면 위에도, 그것이 멈추어 있든 움직이든 붙들어 둘 수 있고, 승수를 구하는 방법은 언제나 같다. 달라지는 것은 기울기 벡터와, 그 방향이 바뀌는 방식이다.
curves-guide = 절마다 고유한 실험이 있다. 버튼을 누르면 실험이 준비되어 시작된다. 언제든지 실행을 멈추거나 되돌리고, 물체를 끌 수 있다.

## 1 임의의 함수
curves-implicit-title = 함수의 영점으로서의 곡선
curves-implicit-1 = 매끄러운 함수 {$C-of-x}라면 무엇이든 구속 조건이 된다. 그 값이 0인 곳이 곡선이다. 타원, 8자 곡선, 모서리가 둥근 정사각형은 각각 한 줄이면 된다.
curves-implicit-2 = 첫 수업의 유도는 어디에서도 원을 요구하지 않았다. 연쇄 법칙을 두 번 쓰면
curves-implicit-3 = 첫째 줄은 허용 속도가 기울기 벡터에 수직이라는 뜻이다. 둘째 줄의 {$hessian}는 이계 도함수의 행렬이다. 이 항은 구슬이 똑바로 나아간다고 할 때의 {$Cddot}이며, 경로를 따라 기울기 벡터의 방향이 바뀌기 때문에 생긴다. 이 항을 {$jdotv-is}로 쓴다. {$J-is}는 기울기 벡터를 행으로 쓴 것, 곧 다음 수업의 *야코비 행렬*이고, 점은 그 시간 변화율이다. {$multiplier}와 뉴턴의 법칙을 쓰면 승수는
curves-implicit-4 = 원에서는 속도항이 {$v-dot-v}였고 {$grad}는 위치 자체였다. 곡선을 골라 움직여 보고, 세 항이 번갈아 커지는 것을 보라.

curves-own-title = 직접 입력하는 구속 조건
curves-own-1 = 구슬의 위치와 시간에 관한 조건을 마음대로 입력해 보라. 코어가 그것을 정확히 미분하여 {$J-is}, 속도항, 시간에 대한 도함수를 보여 준다. 구슬은 조건을 만족하는 점에서 출발하여 곧바로 움직인다.
curves-own-2 = ≥로 쓰면 구슬은 곡선의 한쪽으로 떠날 수 있고 {$lambda}는 밀기만 한다. 이것이 접촉이며 뒤의 부에서 다룬다. 곡선이 자기 자신과 만나는 점이나 뾰족한 점에서는 기울기 벡터가 0이고, 구슬을 그곳에 붙들 힘도 없다. 마지막 예인 하트 모양에서는 구슬이 옆의 뾰족한 점에서 곡선을 벗어나고 실행이 멈춘다.
curves-own-examples = 예시
curves-own-nowhere = 보이는 범위에 이 조건을 만족하는 점이 없다.

## 2 크기
curves-scale-title = 중요한 것은 방향이지 길이가 아니다
curves-scale-1 = 타원은 {$C}가 0인 곳인데, {$C}의 열 배도 같은 곳에서 0이다. 두 구슬이, 하나는 {$C}로, 하나는 그 열 배로, 나란히 출발한다.
curves-scale-question = C에 10을 곱하면 λ와 구속력은 어떻게 될까?
curves-scale-choice-all = 둘 다 그대로이다
curves-scale-choice-tenth = λ는 10분의 1이 되고 힘은 그대로이다
curves-scale-choice-force = 둘 다 열 배가 된다
curves-scale-measured = 실행이 끝날 때 첫째는 λ = { $l1 }, |f̂| = { $f1 } N이고, 둘째는 λ = { $l2 }, |f̂| = { $f2 } N이다.
curves-scale-why-1 = 기울기 벡터는 열 배로 길고 {$lambda}는 10분의 1이며, 힘은 그 곱이다. 그러므로 {$lambda} 하나만으로는 별 의미가 없다. 그 단위는 {$C}를 어떻게 고르느냐에 따라 정해진다. 힘과 운동은 곡선 자체로 정해진다.
curves-scale-2 = 기울기 벡터가 가져서는 안 되는 값이 하나 있다. 바로 0이다. 8자 곡선의 교차점에서는 두 가지가 만나고, 곡선의 법선이 하나로 정해지지 않으며, {$grad-zero}이다. 구슬이 교차점을 지나가게 해 보라.
curves-scale-3 = 지날 때마다 {$lambda}는 몇 자릿수씩 치솟는다. 작은 {$grad}를 보충해야 하기 때문이다. 교차점 가까이에서는 아주 작은 어긋남도 큰 힘이 되고, 바로 그 점에서는 식의 분모가 0이 된다. 문제는 곡선이 아니라 곡선을 나타내는 함수에 있다.

## 3 곡률
curves-bend-title = 곡률
curves-bend-1 = 중력을 끄면 세 항 가운데 속도항만 남는다. 구슬이 가로가 세로의 두 배인 타원을 돈다.
curves-bend-question = 구슬을 당기는 것은 아무것도 없다. 구속력은 경로의 어디에서 가장 클까?
curves-bend-choice-ends = 타원이 좁아지는 양 끝
curves-bend-choice-sides = 평평한 쪽
curves-bend-choice-same = 어디서나 같다
curves-bend-measured = 오른쪽 끝에서는 { $ends } N, 평평한 위쪽에서는 { $sides } N이다.
curves-bend-why-1 = 구속력은 일을 하지 않고 다른 힘도 없으므로 속력은 변하지 않는다. 변하는 것은 경로가 얼마나 급하게 휘는가이다.
curves-bend-why-2 = 여기서 {$kappa}는 곡률, 곧 가장 잘 맞는 원의 반지름의 역수이다. 양 끝에서는 {$kappa-end}, 평평한 쪽에서는 {$kappa-side}이고, 이 타원에서는 전자가 후자의 {$eight-times}배이다.
curves-bend-2-fold = 곡선이 곧은 곳에서는
curves-bend-2 = 곡선이 곧은 곳에서는 구슬이 아무리 빨라도 이 항은 0이다. 모서리가 둥근 정사각형에서는 변을 따라 거의 사라진다.

## 4 매개변수 곡선
curves-parameter-title = 매개변수로 나타낸 곡선
curves-parameter-1 = 함수의 영점이 아니라 매개변수로 주어지는 곡선도 많다. {$s}의 값마다 점 {$gamma}가 하나 정해진다. 그런 곡선 위에 있다는 것은 무슨 뜻인가? 구슬에 가장 가까운 점을 주는 {$s}를 고른다. 거기서 구슬로 그은 선분은 접선 {$gamma-tangent}에 수직이다.
curves-parameter-2 = 구속 조건은 이 점에서 법선 {$normal}을 따라 부호를 붙여 잰 거리가 된다.
curves-parameter-3 = 매개변수 {$s}는 위치에서 정해지므로 새로운 미지수가 아니다. 또 여기서는 기울기 벡터의 길이가 1이므로 {$lambda}는 N 단위의 힘이다. 이 실험의 철사는 손으로 놓은 점 열 개를 매끄러운 스플라인으로 이은 것이다.
curves-parameter-4-fold = 롤러코스터에서 느끼는 것
curves-parameter-4 = 스플라인의 이계 도함수는 연속이고, 따라서 {$lambda}도 연속이다. 롤러코스터에서 느끼는 것은 바로 곡률이다. 자신만의 철사는 “{$kit}”에서 그릴 수 있다.

## 5 같은 시간
curves-time-title = 승자가 없는 경주
curves-time-1 = 바퀴 가장자리의 한 점은 사이클로이드를 그린다. 반지름 {$R}인 바퀴가 천장을 따라 굴러간다고 하자.
curves-time-question = 이 곡선에서 두 구슬을 같은 순간에 놓는다. 하나는 높은 곳에서, 다른 하나는 바닥 가까이에서 놓는다. 어느 쪽이 먼저 최저점에 닿을까?
curves-time-choice-high = 위의 구슬: 더 큰 속력을 얻으므로
curves-time-choice-low = 아래의 구슬: 거리가 더 짧으므로
curves-time-choice-same = 동시에 닿는다
curves-time-measured = 위의 구슬은 { $high }초, 아래의 구슬은 { $low }초가 걸렸다.
curves-time-why-1 = 최저점에서 구슬까지 철사의 길이를 {$arc-length}이라 하자. 사이클로이드에서는, 그리고 이 곡선에서만, 무게의 접선 성분이 이 길이에 비례한다. 그래서 구슬은 조화 진동자이고, 그 주기는 진폭과 무관하다.
curves-time-why-2 = 크리스티안 하위헌스가 1659년에 이것을 알아내어, 진자가 사이클로이드를 따라 흔들리는 시계를 만들었다.
curves-time-2-fold = 다른 곡선에서는
curves-time-2 = 포물선이나 원에서는 크게 흔들릴수록 더 오래 걸린다.

## 6 움직이는 철사
curves-motor-title = 움직이는 철사
curves-motor-1 = 이제 철사 자체가 정해진 대로 움직인다고 하자. 구속 조건은 시간에도 의존하는 {$C-of-t}가 되고, 따라서
curves-motor-2 = 허용 속도는 이제 철사의 접선 방향이 아니며, 철사의 움직임을 포함한다. 시간에 대하여 한 번 더 미분하면 철사의 움직임이 들어간 항이 모두 속도항에 더해진다. 유도는 그대로이다.
curves-motor-6 = 이것을 {$lambda}의 식에 대입하면, {$jdotv}의 세 부분을 모두 포함한 지금 값으로 다음과 같다.
curves-motor-7 = 그러나 한 가지가 다르다. 힘은 여전히 기울기 벡터 방향이지만, 속도는 이제 기울기 벡터에 수직이 아니다.
curves-motor-3 = 이것이 모터의 일률이다. 구속력은 구속 조건이 자유롭게 남겨 둔 운동에 대해서는 일을 하지 않는다. 그러나 움직이는 철사는 구슬을 함께 움직이고, 모터는 양 또는 음의 일을 한다. 처음부터 지금까지 {$now-work}이다. 여기서는 그네 탄 아이를 밀어 주듯이 고리가 구슬의 박자에 맞추어 좌우로 흔들린다.
curves-motor-4 = 훨씬 더 이상한 것은 위아래로 진폭 10 cm로, 1초에 열 번쯤 진동하는 고리이다. 구슬은 거의 최고점에서 출발한다.
curves-upright-question = 중력이 작용한다. 진동하는 고리 위에서 구슬은 어떻게 될까?
curves-upright-choice-falls = 한쪽으로 떨어진다
curves-upright-choice-stays = 위에 머문다
curves-upright-choice-round = 빙글빙글 돈다
curves-upright-measured = 5초 동안 구슬의 높이는, 고리 진동의 중심에서 재어 { $least } m 아래로 내려가지 않았다.
curves-upright-why-1 = 고리가 아래로 가속되면 구슬이 바로 세워지고, 위로 가속되면 더 기울어진다. 아래로 가속될 때 구슬이 조금 더 기울어 있으므로, 평균하면 최고점 쪽으로 밀린다. 표트르 카피차는 1951년에, 진동의 진폭을 {$amplitude}, 각진동수를 {$omega}라 할 때 {$upright-limit}이면 위에 머문다는 것을 보였다. 여기서는 6 m/s 대 3.1 m/s이다.
curves-motor-5 = 진폭이 3분의 1이면 떨어진다. 공간에서는 고리가 연직축을 중심으로 돌 수도 있다. 느리면 구슬이 바닥에 머물지만, {$turning-limit}이면 바닥이 불안정해져 구슬이 올라간다.

## 7 곡면
curves-surface-title = 곡면
curves-surface-1 = 공간에서는 방정식 하나가 곡선이 아니라 곡면을 나타낸다. 구면의 식은 첫 수업의 원의 식과 글자 하나 다르지 않다.
curves-surface-2 = 행이 하나, 승수가 하나이고, 자유도가 하나 줄어 {$count}개가 남는다. 구슬이 아닌 곳을 끌면 다른 쪽에서 볼 수 있다. 이제 구슬은 적도와 극의 중간에서 출발하고, 중력 없이 정확히 동쪽으로 밀린다.
curves-sphere-question = 구슬은 어떤 경로로 갈까?
curves-sphere-choice-latitude = 같은 높이로 구를 돈다
curves-sphere-choice-great = 가장 큰 원을 따라 적도를 넘어 내려간다
curves-sphere-choice-pole = 극으로 올라간다
curves-sphere-measured = 높이는 { $most } m에서 { $least } m까지 내려갔다.
curves-sphere-why-1 = 작용하는 힘은 기울기 벡터 방향, 곧 면에 수직인 힘뿐이다. 면 안에서는 구슬의 방향을 바꾸는 것이 없으므로 구면이 허용하는 한 똑바로 나아가고, 그 경로가 대원이다. 같은 높이에 머물려면 비행기처럼 계속 방향을 틀어야 한다.
curves-surface-3 = 중력이 있으면 그릇 속의 구슬은 두 방향으로 흔들릴 수 있는 진자이다. 알맞은 속력으로 밀면 이번에는 같은 높이에 머문다. 무게가 방향을 바꾸어 주기 때문이다. 원환면에서는 가장 곧은 경로인 측지선이 관을 감고 돈다.
curves-surface-4 = 끝으로, 공간의 철사는 두 곡면이 만나는 곳이므로 방정식이 둘 필요하다. 기울기 벡터도 둘, 승수도 둘이다.
curves-surface-5 = 각 힘은 다른 힘을 고려해야 한다. 한쪽만으로는 다른 쪽의 구속 조건이 깨지기 때문이다. 여러 승수를 한꺼번에 구하는 방법이 다음 수업의 주제이다.

curves-line-1 = 연쇄 법칙.
curves-line-2 = 기울기 벡터에 연쇄 법칙을 쓴다. H는 이계 도함수의 행렬이다.
curves-line-3 = ∂C/∂t에도 똑같이 한다. 미분의 순서는 상관없다.
curves-line-4 = 첫째 줄에 곱의 미분법을 쓰고 둘째, 셋째 줄을 대입했다.

## 연습 문제
curves-exercises-title = 연습 문제
curves-exercise-1 = 두 반축이 모두 {$radius}이면 타원은 첫 수업의 고리이다. 그때의 {$lambda}는 첫 수업과 비교하여 얼마인가?
curves-exercise-1-ask = 반지름이 2 m이면 첫 수업의 λ의 몇 배인가? (수만)
curves-exercise-1-hint = 타원의 C를 어떤 계수와 ½(x·x − r²)의 곱으로 써 보라. 기울기 벡터에 곱해지는 그 계수로 λ를 나눈다.
curves-exercise-1-answer = 함수가 {$answer-scale}이므로 기울기 벡터에는 2를 반지름의 제곱으로 나눈 인수가 붙고, {$lambda}는 첫 수업의 {$answer-lambda}배이다. 힘은 같다.
curves-exercise-2 = 곧은 철사 {$line} 위의 구슬이 있다. {$normal}의 길이는 1이다. {$lambda}의 어느 항이 언제나 0이며, 힘은 얼마인가?
curves-exercise-2-ask = 30° 빗면에서의 힘(N, 2 kg)
curves-exercise-2-hint = 철사는 무게 가운데 철사에 수직인 성분 mg cos φ를 상쇄한다.
curves-exercise-2-answer = 기울기 벡터의 방향이 바뀌지 않으므로 {$jdotv}는 0이고 {$answer-line}이다. 철사는 외력 가운데 철사에 수직인 성분을 정확히 상쇄한다. 기울기 각이 φ인 빗면에서는 {$answer-incline}이다.
curves-exercise-3 = 8자 곡선의 교차점에서 두 가지 모두 곡률이 0이다. 그곳에서 올바른 힘은 무엇이며, 식은 왜 그 힘을 구하지 못하는가?
curves-exercise-3-choice-none = 가지가 휘지 않으므로 힘은 0이다
curves-exercise-3-choice-infinite = 무한대의 힘이다
curves-exercise-3-choice-opposite = 외력 가운데 가지에 수직인 성분의 정반대이다
curves-exercise-3-not-none = 그곳에서 휘는 데에는 힘이 필요 없지만 외력에는 가지에 수직인 성분이 있다.
curves-exercise-3-not-infinite = 기울기 벡터는 0이지만 분자도 0이다. 식은 0/0이 된다.
curves-exercise-3-answer = 외력 가운데 가지에 수직인 성분과 크기가 같고 방향이 반대인 힘이다. 식은 0/0이 된다. 외력과 기울기 벡터의 곱, 속도항, 기울기 벡터의 제곱이 교차점에서 모두 0이기 때문이다. 그래서 교차점 가까이에서 시뮬레이션은 이 함수를 인수분해하고, 구슬이 있는 가지 위에서 0이 되는 인수의 기울기 벡터를 쓴다.
curves-exercise-4 = 포물선 {$parabola}이 그 축을 중심으로 돈다. 구슬이 어느 높이에서나 멈추어 있으려면 얼마나 빨리 돌아야 하는가?
curves-exercise-4-ask = p = 0.5 m일 때의 Ω(rad/s)
curves-exercise-4-hint = x에서 철사의 기울기는 x/p이다. 철사를 따라 무게와 원심력을 비교하라.
curves-exercise-4-answer = {$answer-parabola}이면 된다. 도는 철사를 따라 무게는 아래로, 원심력은 바깥으로 구슬을 당기며, 그 크기는 각각 {$answer-slope}와 {$answer-turn}이다(둘 다 단위 질량, 단위 수평 거리당). 이 둘은 모든 점에서 동시에 평형을 이룬다. 회전하는 액체의 표면이 포물면인 것도 이 때문이다.
curves-exercise-5 = 반지름 {$radius}인 그릇 안에서 구슬이 최저점에서 각 {$theta}만큼 떨어진 곳을 원을 그리며 돈다. 얼마나 빠른가?
curves-exercise-5-ask = 각속도(rad/s, r = 0.5 m, θ = 60°)
curves-exercise-5-hint = 두 성분이 있다. 위로 |f̂| cos θ가 무게를 받치고, 안으로 |f̂| sin θ가 경로를 휘게 한다.
curves-exercise-5-answer = 위쪽으로 {$answer-cone-up}, 안쪽으로 {$answer-cone-in}이므로 {$answer-cone}이다. 각이 작으면 {$gravity-over-r}, 곧 진자의 고유 각진동수이며, 도는 고리에서 구슬이 올라가기 시작하는 한계이기도 하다.
curves-exercise-6 = 진동하는 고리를 다시 움직이고 일의 그래프를 보라. 일은 오랜 시간이 지나면 어떻게 되는가?
curves-exercise-6-choice-grows = 계속 커진다
curves-exercise-6-choice-falls = 계속 줄어든다
curves-exercise-6-choice-back = 오르내린다
curves-exercise-6-not-grows = 일의 그래프를 여러 번의 진동에 걸쳐 보라. 모터는 준 에너지를 되가져간다.
curves-exercise-6-not-falls = 일의 그래프를 보라. 오르기도 한다.
curves-exercise-6-answer = 모터가 에너지를 주었다가 되가져가므로 일은 고리와 함께 오르내린다. 구슬이 위에 머무는 동안 평균 일률은 0이다.

curves-sources-title = 참고 문헌
curves-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, 슬라이드 12–20: 곡선 위의 점, 구속 조건의 {$J}와 {$jdot}.
curves-source-witkin = Andrew Witkin, *Constrained Dynamics*, in *Physically Based Modeling*, SIGGRAPH 97: 임의의 C와 ∂C/∂t.
curves-source-huygens = Christiaan Huygens, *Horologium oscillatorium*, Paris 1673: 사이클로이드.
curves-source-kapitza = Pyotr Kapitza, *Dynamic stability of a pendulum with a vibrating point of suspension*, 1951: 빠른 진동이 진자를 거꾸로 선 채 지탱한다.

curves-quantity-motor = 모터의 일률

## 버튼, 실험, 실행의 이름
curves-preset-ellipse = 타원
curves-preset-eight = 8자 곡선
curves-preset-own = 직접 쓴 구속 조건
curves-preset-square = 모서리가 둥근 정사각형
curves-preset-cycloids = 사이클로이드 위의 두 구슬
curves-preset-parabolas = 포물선에서 똑같이
curves-preset-pumped = 구슬에 맞추어 흔들리는 고리
curves-preset-trembling = 진동하는 고리
curves-preset-slower = 진폭을 3분의 1로
curves-preset-turning = 도는 고리
curves-preset-conical = 그릇
curves-preset-torus = 원환면
curves-preset-knot = 매듭
curves-preset-coaster = 롤러코스터
curves-run-bead = 구슬
curves-run-once = C
curves-run-ten = 10 C
curves-run-high = 높은 곳에서
curves-run-low = 낮은 곳에서
curves-run-slow = Ω = 2 s⁻¹
curves-run-fast = Ω = 5 s⁻¹
