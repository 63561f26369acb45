# Das Bild der Simulation und was darum herum steht.
stage-label = Bühne: die Perle ziehen oder mit den Pfeiltasten bewegen
stage-description = Die Perle ist bei x = { $x } m, y = { $y } m; |C| = { $c }. Angehalten: Die Pfeiltasten bewegen sie. Laufend: Sie schieben sie. Plus, Minus und Null zoomen.
stage-arrows = Pfeile
stage-arrow-v = Geschwindigkeit
stage-arrow-v-help = ẋ, die Geschwindigkeit der Perle
stage-arrow-f = eingeprägte Kraft
stage-arrow-f-help = f, alle Kräfte auf die Perle außer der des Rings: Gewicht, Mausfeder
stage-arrow-fhat = Zwangskraft
stage-arrow-fhat-help = f̂, die Kraft des Rings auf die Perle
stage-arrow-grad = Gradient
stage-arrow-grad-help = ∇C, die Richtung, in der C am schnellsten wächst
stage-exact = exakt
stage-exact-help = Die exakte Bewegung neben der berechneten
stage-view = Ansicht
stage-zoom-in = Vergrößern (+)
stage-zoom-out = Verkleinern (−)
stage-fit = Alles zeigen (0)
stage-full = Vollbild ein und aus
stage-placed-legal = Auf dem Ring, in Ruhe: ein zulässiger Start
stage-placed-illegal = Neben dem Ring, |C| = { $c }: ein unzulässiger Start
stage-run-unnamed = Lauf { $number }
stage-loupe = Lupe
stage-loupe-help = Lupe: die letzten Schritte neben der Kurve, die Tangente des letzten Schritts und der Abstand von C = 0; vergrößert ⊥ quer zur Kurve und ∥ längs der Kurve
stage-levels = Niveaumengen von C
stage-levels-help = Niveaumengen von C: bernsteinfarben, wo C positiv ist, blau, wo C negativ ist
