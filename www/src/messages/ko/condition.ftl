# A constraint that is typed as text: the field, its formulas, what can be wrong.
condition-label = C(x, y, t) = 0 또는 부등식
condition-derivatives = 조건과 그 도함수
condition-pushes = 따라서 λ ≥ 0
condition-at = { $column }번째 글자: { $said }
condition-ends = 수식이 여기서 끊긴다. 수, 이름 또는 괄호가 이어져야 한다.
condition-unknown = “{ $name }”은(는) 여기서 쓸 수 없다. 쓸 수 있는 이름: { $names }, pi, 그리고 sin, sqrt, exp 같은 함수.
condition-closing = 이 괄호는 열린 적이 없다.
condition-comma = 소수는 1.5처럼 점으로 쓴다.
condition-operator = 곱은 2*x처럼 *로 쓴다.
condition-strict = 지킬 수 있는 것은 ≥와 ≤뿐이다. >= 또는 <=로 쓴다.
condition-missing = 여기에 “{ $sign }”이(가) 있어야 한다.
condition-number = “{ $word }”은(는) 수로 읽을 수 없다. 예: 2, 0.5, 1e-3.
condition-sign = “{ $sign }”은(는) 여기에 올 수 없다.
condition-deep = 괄호, 부호, 거듭제곱이 { $most }겹보다 깊다.
condition-long = 글자 수가 { $most }자를 넘는다.
condition-derivatives-long = 이 수식의 도함수가 너무 길어진다.
condition-constant = 좌표가 들어 있지 않아 아무것도 구속하지 않는다.
condition-no-value = t = 0에서 값이나 도함수가 유한하지 않다.
motion-derivatives = 이 식의 도함수
