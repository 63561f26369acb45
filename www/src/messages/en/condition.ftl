# A constraint that is typed as text: the field, its formulas, what can be wrong.
condition-label = C(x, y, t) = 0, or an inequality
condition-derivatives = The condition and its derivatives
condition-pushes = so λ ≥ 0
condition-at = Character { $column }: { $said }
condition-ends = The formula ends here. Continue with a number, a name or a bracket.
condition-unknown = “{ $name }” has no meaning here. Names: { $names }, pi, and functions such as sin, sqrt, exp.
condition-closing = This bracket was never opened.
condition-comma = Write decimals with a point, as in 1.5.
condition-operator = Write products with *, as in 2*x.
condition-strict = Only ≥ and ≤ can be enforced; write >= or <=.
condition-missing = “{ $sign }” is expected here.
condition-number = “{ $word }” cannot be read as a number. Examples: 2, 0.5, 1e-3.
condition-sign = “{ $sign }” does not fit here.
condition-deep = There are more than { $most } nested brackets, signs and powers.
condition-long = The text has more than { $most } characters.
condition-derivatives-long = The derivatives of this formula become too long.
condition-constant = No coordinate occurs in it, so it constrains nothing.
condition-no-value = At t = 0 it has no finite value and derivative.
motion-derivatives = The derivatives of this formula
