# A constraint that is typed as text: the field, its formulas, what can be wrong.
condition-label = C(x, y, t) = 0、または不等式
condition-derivatives = 条件とその導関数
condition-pushes = したがってλ ≥ 0
condition-at = { $column }文字目：{ $said }
condition-ends = 数式がここで途切れています。数、名前、または括弧を続けてください。
condition-unknown = 「{ $name }」はここでは使えません。使える名前：{ $names }、pi、およびsin、sqrt、expなどの関数。
condition-closing = この括弧に対応する開き括弧がありません。
condition-comma = 小数は1.5のように点で書いてください。
condition-operator = 積は2*xのように*を使って書いてください。
condition-strict = 拘束にできるのは≥と≤だけです。>=または<=と書いてください。
condition-missing = ここに「{ $sign }」が必要です。
condition-number = 「{ $word }」は数として読めません。例：2、0.5、1e-3。
condition-sign = 「{ $sign }」はここには書けません。
condition-deep = 括弧、符号、べきの入れ子が{ $most }段を超えています。
condition-long = { $most }文字を超えています。
condition-derivatives-long = この数式の導関数は長くなりすぎます。
condition-constant = 座標が含まれていないので、何も拘束しません。
condition-no-value = t = 0で、値または導関数が有限ではありません。
motion-derivatives = この式の導関数
