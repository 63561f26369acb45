# “마찰: 상자와 원뿔” 수업. 글 속의 {$이름}은 수식: src/lessons/friction/formulas.tex.
# *말*은 강조, **말**은 강한 강조. 한 문단은 한 줄짜리 메시지 하나.

friction-lead = 접촉은 미끄러지는 것도 막지만, 어느 한도까지만 막는다. 그 한도는 두 물체가 얼마나 세게 눌려 있는가에 달려 있다. 곧 한 미지수의 한계가 다른 미지수에 비례한다. 그래서 마찰은 모든 구속 조건 가운데 가장 다루기 어렵고, 또 가장 쓸모 있다.
friction-guide = 접촉마다 그려진 옅은 삼각형이 *마찰 원뿔*이다. 그곳의 힘을 나타내는 화살표는 결코 그 밖으로 나갈 수 없다.

## 1 쿨롱
friction-law-title = 쿨롱의 법칙
friction-law-1 = 접촉력을 법선 성분 {$normal-force}과 접선 성분 {$friction-force}으로 나누자. 면이 아무리 거칠어도 접선 성분은 법선 성분에 어떤 수 {$mu}, 곧 *마찰 계수*를 곱한 것을 넘지 않는다.
friction-law-2 = 한계 안에서 마찰은 구속 조건과 같은 역할을 한다. 곧 물체가 미끄러지지 않도록 하는 값을 가진다. 그것으로 부족하면 물체는 {$v-t}로 미끄러지고, 그때 마찰은 허용되는 최대 크기로 미끄러지는 방향의 반대쪽으로 작용한다.
friction-law-3 = 여기서는 μ = 0.5이고 빗면이 조금 가팔라서 상자가 천천히 미끄러져 내려간다. 설정의 각 {$theta}를 바꾸어 상자가 멈추는 곳을 찾고, 그다음 {$mu}를 바꾸어 보라. 상자를 끌어 올렸다 놓고, 화살표가 원뿔의 가장자리까지 기울어지는 것을 보라.

## 2 원뿔
friction-cone-title = 붙음과 미끄러짐
friction-cone-1 = 같은 상자를 {$mu} = 0.5인 두 빗면에 놓는다. 하나는 25도, 하나는 30도이다.
friction-angles-question = 어느 상자가 미끄러지는가?
friction-angles-choice-both = 둘 다
friction-angles-choice-steep = 가파른 빗면의 상자만
friction-angles-choice-neither = 어느 것도 미끄러지지 않는다
friction-angles-measured = 1초 뒤 첫째는 { $gentle } m/s, 둘째는 { $steep } m/s로 움직인다.
friction-angles-why-1 = 정지해 있으려면 접촉력이 무게의 정반대 방향을 향해야 하고, 이 방향은 법선에서 빗면의 각 {$theta}만큼 기울어 있다. 원뿔의 가장자리는 {$atan}, 여기서는 26.6도 기울어 있다. 질량도 크기도 관계없다. 가장자리를 넘으면 상자에 남는 가속도는
friction-angles-why-2 = 이고, 30도에서 0.66 m/s²이다. 둘째 실행의 속력 그래프의 기울기가 바로 이 값이다.
friction-slide = 시간에 따른 상자의 속력과 이론의 직선
friction-slide-measured = 계산된 운동
friction-slide-theory = g (sin θ − μ cos θ) t
friction-cone-2 = 많은 재료에서는 일단 미끄러지기 시작하면 마찰이 작아진다. 이를 {$mu}보다 작은 둘째 계수 {$mu-k}로 나타내며, 여기서는 0.7배이다. 두 상자 모두 24도 빗면에 있는데, 하나는 정지해 있고 다른 하나는 아래쪽으로 0.3 m/s로 가볍게 밀린다.
friction-kinetic-question = 둘은 어떻게 되는가?
friction-kinetic-choice-stop = 정지해 있던 것은 그대로, 밀린 것은 멈춘다
friction-kinetic-choice-runs = 정지해 있던 것은 그대로, 밀린 것은 미끄러져 내려간다
friction-kinetic-choice-both = 둘 다 미끄러져 내려간다
friction-kinetic-measured = 마지막에 첫째는 { $resting } m/s, 둘째는 { $nudged } m/s로 움직인다.
friction-kinetic-why-1 = {$mu-k}의 마찰각과 {$mu}의 마찰각 사이에서는 같은 빗면에서 두 상태가 모두 가능하다. 정지해 있으면 원뿔이 충분히 넓고, 미끄러지면 그렇지 않다. 브레이크가 끽 소리를 내고 바이올린이 울리는 것이 이 때문이다. 줄은 활에 붙었다가 미끄러지고 다시 붙는다. 옅은 원뿔과 그래프의 한계는 그 순간에 적용되는 것이다. 정지해 있으면 {$mu}에 따르고, 미끄러지는 동안에는 그 0.7배이다.

## 3 넘어짐
friction-topple-title = 미끄러지거나 넘어지거나
friction-topple-1 = 좁고 높은 상자가 22도 빗면에 서 있다. 면은 {$mu} = 0.8로 거칠어서 38도까지 미끄러지지 않는다.
friction-tall-question = 상자는 어떻게 되는가?
friction-tall-choice-stays = 그대로 있다
friction-tall-choice-slides = 미끄러진다
friction-tall-choice-topples = 넘어진다
friction-tall-measured = { $turned }도 회전했다.
friction-tall-why-1 = 마찰은 충분하지만 법선력은 밀 수만 있다. 무게의 작용선이 아래쪽 모서리 밖을 지나므로 위쪽 모서리는 아래로 당겨져야 하는데, 그럴 수 없으므로 그 접촉이 떨어진다.
friction-tall-why-2 = 여기서 d는 상자의 너비, H는 높이이다. 넘어지는지는 법선 방향의 상보성이, 미끄러지는지는 원뿔이 결정한다. 둘을 함께 푼다.

## 4 구름
friction-rolling-title = 구름과 회전
friction-rolling-1 = 한 점에 작용하는 접선력으로는 구르는 바퀴도, 제자리에서 도는 팽이도 멈추지 않는다. 이들이 멈추는 것은 접촉이 작은 면이기 때문이다. 면의 법선력은 가운데보다 조금 앞에 작용할 수 있고, 면 안의 마찰에는 모멘트가 있다. 둘 다 한계가 있는 모멘트이며, 그 한계는 법선력에 비례한다. 구름에 대한 모멘트 팔을 {$rho}, 법선 둘레 회전에 대한 모멘트 팔을 {$sigma}라 하면
friction-rolling-question = 1 kg의 원판을 회전 없이 2 m/s로 민다. 바닥의 마찰 계수는 μ = 0.5이다. 둘째 실행에서는 ρ가 2 cm이다. 첫째 실행의 원판은 마지막에 얼마나 빠른가?
friction-rolling-choice-all = 처음과 같은 2 m/s
friction-rolling-choice-part = 느려지지만 멈추지 않는다
friction-rolling-choice-none = 멈춘다
friction-rolling-measured = 1초 뒤 원판은 { $hard } m/s로, 구름 마찰이 있는 원판은 { $soft } m/s로 구른다.
friction-rolling-why-1 = 처음에는 원판이 미끄러지고, 마찰이 원판을 늦추면서 회전시킨다. 가장 낮은 점의 속도가 0이 되면 마찰이 막을 미끄러짐이 없어진다. 그때부터 원판은 처음 속력의 3분의 2인 1.33 m/s로 끝없이 구른다. 구름 마찰은 그 뒤에도 작용한다.
friction-rolling-why-2 = 모멘트가 회전을 늦추고, 이제 미끄러짐을 막는 구속력이 된 마찰이 그 효과를 병진 속도에 전한다. {$rho} = 2 cm이고 반지름이 30 cm이면 원판은 1초마다 0.44 m/s씩 느려진다. 단계를 한 행씩 따라가면 이 모멘트들은 저마다 그 법선의 행 뒤에 한 행으로 나타난다.
friction-rolling-2 = 공간에서는 공이 법선 둘레로도 회전할 수 있으며, 그때 크게 미끄러지는 점은 없다. 이 회전을 끝내는 것은 둘째 모멘트뿐이다.

## 5 상자
friction-box-title = 원뿔 대신 상자
friction-box-1 = 공간에서 마찰은 두 성분을 가진다. 한 행씩 푸는 솔버에는 행마다 독립인 한계가 편리하다.
friction-box-2 = 이것은 상자이다. 쿨롱의 법칙에서는 원이 되고, {$lambda-n}과 함께 원뿔을 이룬다.
friction-box-3 = 원반을 두 방향 가운데 첫째에서 23도 벗어난 쪽으로 민다. 한 실행에는 원뿔을, 다른 실행에는 상자를 쓴다.
friction-bounds-question = 상자를 쓴 원반은 원뿔을 쓴 원반과 비교하여 얼마나 멀리 가는가?
friction-bounds-choice-same = 똑같이 간다
friction-bounds-choice-shorter = 덜 간다
friction-bounds-choice-longer = 더 멀리 간다
friction-bounds-measured = 원뿔에서는 { $cone } m, 상자에서는 { $pyramid } m를 갔다.
friction-bounds-why-1 = 상자의 모서리에서는 마찰이 {$root2}배까지 허용된다. 그래서 원반은 너무 일찍 멈추고, 두 성분이 모두 한계에 있으므로 마찰의 방향도 운동의 정반대가 아니다. 원반은 두 방향 가운데 하나로 꺾이는데, 이 방향은 자연이 아니라 프로그램이 정한 것이다. 원뿔을 쓰면 어느 쪽으로 가든 {$way}만큼 간 뒤에 멈춘다. 그래프는 네 모서리의 마찰의 크기를 더한 것이다. 원반이 멎은 뒤에도 거기에 1.9 N이 남는데, 이들은 서로 상쇄되며 정해지는 것은 합력뿐이다.
friction-line-1 = 최대 소산의 원리: 원뿔 안의 마찰력 가운데 미끄러짐에서 가장 큰 일률을 빼앗는 것.
friction-line-2 = 코시–슈바르츠 부등식, 그다음 원뿔의 한계.
friction-line-3 = 미끄러지는 동안 두 등호가 모두 성립하는 힘은 이것뿐이다: 미끄러짐과 반대 방향이고 크기가 한계와 같다. 이것이 쿨롱 법칙이다.
friction-line-4 = 상자에서도 마찬가지이다. 성분마다 한계가 따로 있다.
friction-line-5 = 미끄러짐에 두 성분이 다 있으면 등호는 두 힘이 모두 한계에 있을 때 성립한다: 미끄러지는 방향과 관계없이 상자의 모서리이다.
friction-box-4 = 평면에는 접선이 하나뿐이어서 상자와 원뿔이 같다. 마찰의 설정에서 원뿔, 이 상자, 한계가 일정한 상자의 세 모형을 고를 수 있고, 어느 장면에서나 비교할 수 있다. “{$complementarity}”의 숫자 표에는 원뿔과 각뿔을 쓰는 접촉이 예로 하나씩 있고, 그 마찰 행을 편집할 수 있다.
friction-box-5 = 실행을 멈추고 그 단계를 한 행씩 따라가 보라. 마찰의 행은 그 법선의 행 바로 다음에 오므로, 그 한계는 그 순간의 법선력에 비례한다. 웜 스타트가 없으면 법선력이 처음에 0이고 한동안 너무 작다. 한계가 마찰을 제한하는 접촉에는 네모가 표시된다.

## 연습 문제
friction-exercises-title = 연습 문제
friction-exercise-1 = 1 kg과 100 kg 상자가 평평한 바닥에서 같은 속력으로 미끄러지기 시작한다. 어느 것이 더 멀리 가는가?
friction-exercise-1-ask = 3 m/s에서 μ = 0.3으로 가는 거리(m)
friction-exercise-1-hint = 감속도는 μg이다. 여기에 거리를 곱하면 v²/2이다.
friction-exercise-1-answer = 똑같다. 마찰은 {$mu}와 {$answer-mass}의 곱이므로 질량이 약분되어, 둘 다 {$way}만큼 간다.
friction-exercise-2 = 각 {$phi}로 올라가는 밧줄로 상자를 끈다. 필요한 힘이 가장 작은 각은 얼마인가?
friction-exercise-2-ask = μ = 0.5일 때 가장 좋은 각(도)
friction-exercise-2-hint = cos φ + μ sin φ는 어디서 가장 큰가? 거기서 도함수가 0이다.
friction-exercise-2-answer = {$answer-pull}일 때 움직인다. 괄호는 {$answer-angle}일 때 가장 크다. 가장 좋은 밧줄의 각은 원뿔의 반꼭지각과 같다.
friction-exercise-3 = 첫 실험에서 정지한 상자의 두 모서리는 마찰력이 다르다. 그 값은 정해지는가?
friction-exercise-3-ask = 20°에서 멈추어 있는 2 kg 상자에서 그 합(N)
friction-exercise-3-hint = 정지해 있을 때 마찰은 무게의 빗면 방향 성분을 정확히 지탱한다.
friction-exercise-3-answer = 합만 정해진다. 둘은 같은 직선을 따라 작용하기 때문이다. 어떻게 나뉘는지는 세 받침대 위의 널빤지처럼 솔버에 따라 다르다.
friction-exercise-4 = 어떤 접촉에서 A = 1(단위 행렬), b = (−1, −0.8, −0.6), μ = 0.5이다. λ₂는 원뿔에서 얼마이고 각뿔에서 얼마인가?
friction-exercise-4-ask = 원뿔에서의 λ₂
friction-exercise-4-hint = λ₁ = 1이므로 한계는 0.5이다. 한계가 없으면 마찰은 (0.8, 0.6)이고 길이는 1이다.
friction-exercise-4-box-ask = 각뿔에서의 λ₂
friction-exercise-4-box-hint = 성분마다 따로 제한된다.
friction-exercise-4-answer = 원뿔은 (0.8, 0.6)의 길이를 0.5로 줄여 (0.4, 0.3)이 되고, 방향은 미끄러짐의 정반대이다. 각뿔은 두 성분을 각각 0.5로 제한하여 (0.5, 0.5)가 된다. 크기가 41 % 크고 방향이 8° 벗어난다.

friction-sources-title = 참고 문헌
friction-source-coulomb = Charles-Augustin de Coulomb, *Théorie des machines simples*, 1781: 법선력에 비례하는 마찰의 한계.
friction-source-moreau = Jean Jacques Moreau, *Unilateral contact and dry friction in finite freedom dynamics*, Nonsmooth Mechanics and Applications, Springer 1988에 실림, 1–82.
friction-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, 3.5절: 상자 제약으로 나타낸 마찰(bLCP).
friction-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, 1부: 정지 마찰과 운동 마찰을 위한 λ의 한계.
friction-source-preclik = Tobias Preclik, *Iterative Rigid Multibody Dynamics*, Erlangen 2008: 접촉하는 물체를 위한 반복 솔버. Lee의 노트에 실린 참고 문헌.

friction-quantity-normal = 법선력
friction-quantity-friction = 마찰
friction-quantity-bound = 마찰의 최댓값

## 버튼, 실험, 실행
friction-preset-incline = 빗면 위의 상자
friction-preset-angles = 두 빗면
friction-preset-kinetic = 정지와 살짝 밀기
friction-preset-tall = 높은 상자
friction-preset-bounds = 원뿔과 상자
friction-preset-rolling = 단단한 바닥과 무른 바닥의 원판
friction-preset-spinning = 회전하는 공
friction-run-box = 상자
friction-run-gentle = 25°
friction-run-steep = 30°
friction-run-resting = 정지
friction-run-nudged = 살짝 밀기
friction-run-cone = 원뿔
friction-run-pyramid = 상자 한계
friction-run-hard = 단단한 바닥
friction-run-soft = 무른 바닥
