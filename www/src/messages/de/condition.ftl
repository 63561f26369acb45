# A constraint that is typed as text: the field, its formulas, what can be wrong.
condition-label = C(x, y, t) = 0 oder eine Ungleichung
condition-derivatives = Die Bedingung und ihre Ableitungen
condition-pushes = also λ ≥ 0
condition-at = Zeichen { $column }: { $said }
condition-ends = Hier bricht die Formel ab. Es fehlt eine Zahl, ein Name oder eine Klammer.
condition-unknown = „{ $name }“ hat hier keine Bedeutung. Namen: { $names }, pi sowie Funktionen wie sin, sqrt, exp.
condition-closing = Diese Klammer wurde nie geöffnet.
condition-comma = Dezimalzahlen werden hier mit Punkt geschrieben, etwa 1.5.
condition-operator = Produkte werden mit * geschrieben, etwa 2*x.
condition-strict = Nur ≥ und ≤ lassen sich einhalten; schreiben Sie >= oder <=.
condition-missing = Hier gehört „{ $sign }“ hin.
condition-number = „{ $word }“ ist keine lesbare Zahl. Beispiele: 2, 0.5, 1e-3.
condition-sign = „{ $sign }“ passt hier nicht.
condition-deep = Mehr als { $most } Klammern, Vorzeichen und Potenzen sind ineinander geschachtelt.
condition-long = Der Text hat mehr als { $most } Zeichen.
condition-derivatives-long = Die Ableitungen dieser Formel werden zu lang.
condition-constant = Es kommt keine Koordinate vor; die Formel schränkt also nichts ein.
condition-no-value = Bei t = 0 hat sie keinen endlichen Wert oder keine endliche Ableitung.
motion-derivatives = Die Ableitungen dieser Formel
