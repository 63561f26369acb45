# 상보성 문제의 실험실: 그림, 판정, 솔버, 표, 코드.

## 그림
lcp-tabs = 그림
lcp-tab-pair = 한 쌍
lcp-tab-plane = λ 평면
lcp-tab-cones = b의 평면
lcp-tab-space = b의 공간
lcp-zoom-in = 크게
lcp-zoom-out = 작게
lcp-fit = 모두 보기
lcp-plane-label = 두 미지수 λ의 평면. Tab으로 손잡이로 가고 화살표 키로 움직인다. Shift를 누르면 크게 움직인다.
lcp-cones-label = b의 평면과 상보 뿔. Tab으로 손잡이로 가고 화살표 키로 움직인다.
lcp-sphere-label = 단위 구면 위에 그린 세 행의 상보 뿔, b = { $b }. 화살표 키로 구를 돌리고, Shift와 함께 누르면 b가 움직인다.
lcp-friction-label = 마찰의 평면. 원뿔의 원판과 각뿔의 정사각형, 그리고 저마다의 해.
lcp-friction-box = 각뿔
lcp-friction-cone = 원뿔
lcp-pair-label = λ와 w의 한 쌍. Tab으로 손잡이로 가고 화살표 키로 움직인다.
lcp-cones-plain = 뿔은 모든 행이 λ ≥ 0, w ≥ 0일 때 그려진다.
lcp-back = 변경 취소
lcp-grip-move = 직선 w{ $row } = 0 옮기기
lcp-grip-turn = 직선 w{ $row } = 0 돌리기
lcp-grip-start = 솔버의 출발점
lcp-grip-b = b
lcp-grip-column = −A의 { $column }열
lcp-grip-intercept = 직선 옮기기: b
lcp-grip-slope = 직선 돌리기: A
lcp-grip-lo = 하한
lcp-grip-hi = 상한
lcp-grip-trial = 직선 위의 점
lcp-row-words = A의 { $row }행: { $numbers }
lcp-b-words = b{ $row } = { $value }
lcp-start-words = λ₁ = { $x }, λ₂ = { $y }
lcp-trial-words = λ = { $lambda }, w = { $w }, clamp(λ − w) = { $clamped }
lcp-table-note = 미지수가 { $count }개라 평면에는 그릴 수 없다. 각 행의 λ와 w이며, λ ≥ 0인 행에서 둘 다 0이 아닌 경우는 없다.
lcp-table-solution = 해 { $number }

## 판정
lcp-verdict-one = 해가 꼭 하나:
lcp-verdict-several = 해가 { $count }개:
lcp-verdict-continuum = 해가 무한히 많다.
lcp-verdict-corners = 그 가운데
lcp-family-segment = { $from }에서 { $to }까지의 모든 λ.
lcp-family-ray = λ = { $from } + s { $along }, s ≥ 0인 모든 λ.
lcp-family-ray-origin = 모든 λ = s { $along }, s ≥ 0.
lcp-family-from = 모든 λ ≥ { $from }.
lcp-family-to = 모든 λ ≤ { $from }.
lcp-family-line = λ = { $from } + s { $along }, 모든 s.
lcp-family-region = { $corners } 사이의 모든 λ.
lcp-family-endless = { $corners }의 볼록 껍질에서 { $along } 쪽으로 끝없이 이어지는 모든 λ.
lcp-verdict-none = 해가 없다.
lcp-verdict-infeasible = 해가 없다. 부등식들이 서로 모순된다.
lcp-verdict-bases = 부등식은 만족시킬 수 있지만, 어느 상보 기저에서도 해가 나오지 않는다.
lcp-verdict-certificate = 증명: y ≥ 0, Aᵀy ≤ 0, b·y < 0인
lcp-verdict-found = 해 하나:
lcp-verdict-undecided = 정해지지 않음: 어느 솔버도 해를 찾지 못했고, 해가 없다는 증명도 없다.
lcp-verdict-refused = 이 문제는 올바르지 않다.
lcp-shape-pd = A는 양의 정부호: b가 무엇이든 해가 꼭 하나이다.
lcp-shape-psd = A는 양의 준정부호: 부등식을 만족시킬 수 있으면 해가 있다.
lcp-shape-indefinite = A는 양의 준정부호가 아님: 해가 없거나, 하나거나, 여럿이다.
lcp-shape-one-pd = A가 양수: b가 무엇이든 해가 꼭 하나이다.
lcp-shape-one-psd = A가 0: 직선이 수평이고, 모든 것은 b에 달렸다.
lcp-shape-one-indefinite = A가 음수: 직선이 내려가고, 모든 것은 b에 달렸다.
lcp-eigenvalues = ½(A + Aᵀ)의 고윳값: { $values }

## 솔버의 반복점
lcp-ways-title = 반복점 보기
lcp-ways-hint = 솔버를 고르면 그 반복점이 λ 평면에 마름모에서부터 그려진다. 마름모는 옮길 수 있다.
lcp-ways-iterate = 반복점
lcp-ways-k = 반복점 { $k }
lcp-ways-residual = 잔차 { $value }
lcp-way-solved = { $count }회
lcp-way-ray = 반직선에서 끝남
lcp-way-infeasible = 해를 찾지 못함
lcp-way-limit = { $count }회 뒤에도 수렴하지 않음
lcp-way-refused = 적용할 수 없음

## 문제의 표
lcp-editor-title = 숫자로 보는 문제
lcp-editor-title-short = 숫자
lcp-ways-card = 솔버의 반복점
lcp-ways-card-short = 솔버
lcp-editor-bounds = λ의 한계
lcp-editor-kind = { $row }행의 종류
lcp-kind-positive = λ ≥ 0
lcp-kind-free = 한계 없음, w = 0
lcp-kind-between = lo ≤ λ ≤ hi
lcp-kind-box = 마찰: 각뿔
lcp-kind-cone = 마찰: 원뿔
lcp-editor-size = 미지수의 개수
lcp-editor-count = n = { $count }
lcp-editor-less = 미지수 하나 빼기
lcp-editor-more = 미지수 하나 더하기
lcp-editor-examples = 예제
lcp-editor-unreadable = { $entry }은(는) 숫자가 아니다. 2, −0.5, 4/3, 한계라면 ∞처럼 쓴다. 마지막으로 읽은 숫자가 그대로 쓰인다.
lcp-editor-refused = { $entry }: { $message }
lcp-group-one = 해가 하나
lcp-group-many = 해가 여럿
lcp-group-none = 해가 없음
lcp-group-bounds = 다른 한계
lcp-group-larger = 미지수가 더 많은 것
lcp-example-coupled = 서로 연성된 두 행
lcp-example-plank = 두 점에 놓인 상자
lcp-example-edge = λ 하나가 0
lcp-example-turning = 대칭이 아님
lcp-example-three-p = 해가 셋
lcp-example-two = 해 둘, 렘케 방법은 반직선으로 끝남
lcp-example-segment = 선분 전체가 해
lcp-example-ray = 반직선 전체가 해
lcp-example-minus-two = A = −1, b = 1
lcp-example-minus-none = A = −1, b = −1
lcp-example-infeasible = 모순
lcp-example-feasible-none = 모순도 없고 해도 없음
lcp-example-cyclic = 세 행, 대각선이 0
lcp-example-cycle = 순환하는 세 행
lcp-example-murty = 머티의 예
lcp-example-fathi = 파티의 예
lcp-example-fathi-turned = 파티의 예, 다른 곱
lcp-example-chain = 열 개짜리 사슬
lcp-example-box = 둘 다 상자 제약
lcp-example-mixed = 혼합: 둘째 행은 한계 없음
lcp-example-linear = 연립일차방정식
lcp-example-cone = 마찰이 있는 접촉, 원뿔
lcp-example-pyramid = 마찰이 있는 접촉, 각뿔
lcp-example-sliding = 한계가 고정된 마찰이 있는 접촉

## 코드
lcp-code-title = JSON과 코드로
lcp-code-title-short = 코드
lcp-code-json = JSON
lcp-code-js = JavaScript
lcp-code-rust = Rust
lcp-code-python = Python
lcp-code-copy = 복사
lcp-code-use = 적용
lcp-code-discard = 버리기
lcp-code-open = 파일 열기…
lcp-code-save = 저장
lcp-code-used = 적용했다.
lcp-code-copied = 복사했다.
lcp-code-marked = 선택했다. 키보드로 복사하라.
lcp-code-wrong-json = JSON이 아니다: { $place }
lcp-code-wrong-keys = a, b와 필요하면 lo, hi가 있는 객체여야 한다. 여기에 있을 수 없는 항목: { $place }
lcp-code-wrong-numbers = 숫자가 있어야 한다: { $place }
lcp-code-wrong-size = 크기가 맞지 않거나 너무 크다: { $place }

## 질문
lcp-predict-solve = 풀어서 확인하기
lcp-predict-right = “{ $choice }”라고 답했다. 맞다.
lcp-predict-wrong = “{ $choice }”라고 답했다. 풀어 보면 “{ $answer }”이다.

## 숫자 앞에 읽어 주는 말
lcp-quantity-a = A
lcp-quantity-b = b
lcp-quantity-lambda = λ
lcp-quantity-w = w
lcp-quantity-aim = λ − w
lcp-quantity-clamped = λ − w를 한계 안으로 제한한 값
