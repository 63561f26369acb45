# Das lineare Gleichungssystem eines Schritts als Bild.
matrix-show = Gezeigt
matrix-label = { $matrix }, { $meaning }: { $rows } mal { $cols }. Die Pfeiltasten gehen von Eintrag zu Eintrag.
matrix-hint = Zeigen Sie auf einen Eintrag, tippen Sie ihn an, oder gehen Sie mit den Pfeiltasten über die Einträge. Orange ist positiv, blau negativ, leer strukturell null.
matrix-nothing = Es gibt keine Zwangsbedingungen, also nichts zu lösen.
matrix-too-large = { $rows } Gleichungen: mehr als { $most } sind zu viele für ein Bild von A. Auch der Löser bildet A nie, er multipliziert nur mit J, W und Jᵀ.
matrix-J = Gradienten, eine Zeile für jede Gleichung
matrix-W = inverse Massen
matrix-JdotV = Geschwindigkeitsterme von C̈
matrix-A = J W Jᵀ, wie jedes λ jedes { $rate } ändert
matrix-lambda = Multiplikatoren
matrix-b = { $rate } ohne Zwangskräfte, dazu die Rückführung; die Summe Aλ + b muss null sein
matrix-U = A nach der Elimination: Eine abhängige Zeile wird null

matrix-impulses = Dieses Verfahren bestimmt Kraftstöße: A und b gehören zum kommenden Schritt, λ zum eben ausgeführten.

matrix-part = Teil { $part } von { $constraint }
matrix-j = Ableitung nach dem Ort von Teilchen { $body }{ $whole ->
    [yes] {""}: { $constraint }.
   *[no] {" "}entlang { $axis }: { $constraint }.
}
matrix-j-fixed = Ableitung nach dem Ort von Teilchen { $body }, das fest ist: { $constraint }.
matrix-j-none = { $constraint } hängt nicht von Teilchen { $body } ab.
matrix-w-mass = Inverse Masse von Teilchen { $body }.
matrix-w-fixed = Teilchen { $body } ist fest: Seine inverse Masse ist null.
matrix-w-off = W ist diagonal: Alle anderen Einträge sind null.
matrix-a-diagonal = Änderung von { $rate } je Einheit des eigenen λ: { $constraint }.
matrix-a-shared = { $one } und { $other } haben { $count ->
    [one] Teilchen { $bodies }
   *[other] die Teilchen { $bodies }
} gemeinsam.
matrix-a-fixed = { $one } und { $other } teilen nur ein festes Teilchen: Sie sind nicht gekoppelt.
matrix-a-none = { $one } und { $other } haben kein Teilchen gemeinsam: Sie sind nicht unmittelbar gekoppelt.
matrix-u = Die Zeile nach der Elimination der Zeilen darüber: { $constraint }.
matrix-lambda-entry = Multiplikator von { $constraint }: Kraft je Einheit des Gradienten.
matrix-b-entry = { $rate } ohne Zwangskräfte, Rückführung eingeschlossen: { $constraint }.
matrix-JdotV-entry = Geschwindigkeitsterm von C̈: { $constraint }.

matrix-of = { $rank } von { $rows }
matrix-fact-size = A
matrix-fact-size-help = Eine Zeile und eine Spalte für jede Gleichung
matrix-fact-symmetric = symmetrisch
matrix-fact-symmetric-help = Der größte Unterschied zwischen A und seiner Transponierten, gemessen
matrix-fact-rank = Rang
matrix-fact-rank-help = Anzahl der unabhängigen Gleichungen
matrix-fact-nullity = Defekt
matrix-fact-nullity-help = Vielfachheit des Eigenwerts null: Dimension des Raums der λ, die keine Kraft ergeben
matrix-fact-condition = Kondition
matrix-fact-condition-help = Verhältnis des größten zum kleinsten Eigenwert ungleich null: Ist es groß, konvergieren Iterationen langsam
matrix-spectrum = Eigenwerte von A, logarithmisch
matrix-spectrum-words = { $count } Eigenwerte von A: der größte { $largest }, der kleinste, der nicht null ist, { $smallest }, { $zeros } davon null
matrix-spectrum-ask = Die { $count } Eigenwerte dieses Augenblicks suchen (dauert eine Weile)
matrix-dependent = { $count ->
    [one] Eine Zeile ist von den Zeilen davor linear abhängig; sie bringt einen Eigenwert null:
   *[other] { $count } Zeilen sind von den Zeilen davor linear abhängig; sie bringen Eigenwerte null:
}
matrix-dependent-many = { $row } hängt von { $count } anderen ab
matrix-more = und { $count } weitere

matrix-kind-circle = Ring
matrix-kind-driven-circle = bewegter Ring
matrix-kind-distance = Stab
matrix-kind-pin = Stift
matrix-kind-line = gerader Draht
matrix-kind-through = Stange durch einen Ring
matrix-kind-angle = Winkel
matrix-kind-rope = Seil
matrix-kind-area = Fläche
matrix-kind-volume = Volumen
matrix-kind-equal-distances = gleiche Abstände
matrix-kind-rigid-group = starre Gruppe
matrix-kind-ellipse = Ellipse
matrix-kind-lemniscate = Lemniskate
matrix-kind-polynomial = Polynomkurve
matrix-kind-sphere = Kugel
matrix-kind-plane = Ebene
matrix-kind-cylinder = Zylinder
matrix-kind-ellipsoid = Ellipsoid
matrix-kind-torus = Torus
matrix-kind-parabola = Parabel
matrix-kind-cycloid = Zykloide
matrix-kind-helix = Schraubenlinie
matrix-kind-spline = gezeichneter Draht
