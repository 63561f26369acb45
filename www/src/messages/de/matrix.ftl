# Das lineare Gleichungssystem eines Schritts als Bild.
matrix-title = Die Gleichungen für λ als Bild
matrix-title-short = Matrix
matrix-show = Gezeigt
matrix-label = { $matrix }, { $meaning }: { $rows } mal { $cols }. Die Pfeiltasten gehen von Eintrag zu Eintrag.
matrix-hint = Zeigen Sie auf einen Eintrag, oder gehen Sie mit den Pfeiltasten über die Einträge. Orange ist positiv, blau negativ, leer ist null, weil dort nichts steht.
matrix-nothing = Es gibt keine Zwangsbedingungen, also nichts zu lösen.
matrix-too-large = { $rows } Gleichungen: mehr als { $most } sind zu viele für ein Bild von A. Auch der Löser bildet A nie, er multipliziert nur mit J, W und Jᵀ.
matrix-J = Gradienten, eine Zeile für jede Gleichung
matrix-W = Kehrwerte der Massen
matrix-JdotV = Geschwindigkeitsterme von C̈
matrix-A = J W Jᵀ, wie ein λ das { $rate } eines anderen ändert
matrix-lambda = Multiplikatoren
matrix-b = { $rate } ohne Zwangskräfte, dazu die Rückführung; die Summe Aλ + b muss null sein
matrix-U = A nach der Elimination: Eine Zeile, die aus anderen folgt, wird null

matrix-impulses = Dieses Verfahren sucht Kraftstöße: A und b gehören zum kommenden Schritt, λ zum eben getanen.

matrix-part = Teil { $part } von { $constraint }
matrix-j = Was { $constraint } spürt, wenn sich Teilchen { $body } { $whole ->
    [yes] bewegt.
   *[no] entlang { $axis } bewegt.
}
matrix-j-fixed = Was { $constraint } spüren würde, wenn sich Teilchen { $body } bewegte; es ist fest.
matrix-j-none = { $constraint } hat mit Teilchen { $body } nichts zu tun.
matrix-w-mass = Eins durch die Masse von Teilchen { $body }.
matrix-w-fixed = Teilchen { $body } ist fest: als wäre seine Masse unendlich.
matrix-w-off = Neben der Diagonale ist W leer: Jede Masse bewegt sich für sich.
matrix-a-diagonal = Was eine Einheit des eigenen λ am { $rate } bewirkt: { $constraint }.
matrix-a-shared = { $one } und { $other } haben { $count ->
    [one] Teilchen { $bodies }
   *[other] die Teilchen { $bodies }
} gemeinsam.
matrix-a-fixed = { $one } und { $other } treffen sich nur an einem festen Teilchen: Sie spüren einander nicht.
matrix-a-none = { $one } und { $other } haben kein Teilchen gemeinsam: Sie spüren einander nicht unmittelbar.
matrix-u = Was von { $constraint } bleibt, wenn die Zeilen darüber herausgenommen sind.
matrix-lambda-entry = Wie stark { $constraint } entlang des Gradienten drückt.
matrix-b-entry = Was { $rate } ohne Zwangskräfte wäre, Rückführung eingeschlossen: { $constraint }.
matrix-JdotV-entry = Der Teil von C̈, der allein aus der Bewegung kommt: { $constraint }.

matrix-of = { $rank } von { $rows }
matrix-fact-size = A
matrix-fact-size-help = Eine Zeile und eine Spalte für jede Gleichung
matrix-fact-symmetric = symmetrisch
matrix-fact-symmetric-help = Der größte Unterschied zwischen A und seiner Transponierten, gemessen
matrix-fact-rank = Rang
matrix-fact-rank-help = Wie viele Gleichungen etwas Neues sagen
matrix-fact-nullity = Defekt
matrix-fact-nullity-help = Wie viele Eigenwerte null sind: In so vielen Richtungen bewirkt λ nichts
matrix-fact-condition = Kondition
matrix-fact-condition-help = Größter durch kleinsten Eigenwert, der nicht null ist: wie schwer es Iterationen haben
matrix-spectrum = Eigenwerte von A, logarithmisch
matrix-spectrum-words = { $count } Eigenwerte von A: der größte { $largest }, der kleinste, der nicht null ist, { $smallest }, { $zeros } davon null
matrix-spectrum-ask = Die { $count } Eigenwerte dieses Augenblicks suchen (dauert eine Weile)
matrix-dependent = { $count ->
    [one] Eine Zeile folgt aus den Zeilen davor. Sie bringt nur einen Eigenwert null:
   *[other] { $count } Zeilen folgen aus den Zeilen davor. Sie bringen nur Eigenwerte null:
}
matrix-dependent-many = { $row } folgt aus { $count } anderen
matrix-more = und { $count } weitere

matrix-kind-circle = Ring
matrix-kind-driven-circle = bewegter Ring
matrix-kind-distance = Stab
matrix-kind-pin = Nagel
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
