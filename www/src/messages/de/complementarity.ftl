# Lektion „Von Zwangsbedingungen zur Komplementarität“. {$Namen} im Text sind Formeln: src/lessons/complementarity/formulas.tex.
# *Wort* ist betont, **Wort** ist fett. Ein Absatz ist eine Nachricht auf einer Zeile.

complementarity-lead = Ein Draht zieht und drückt, wie es nötig ist, um die Perle zu halten. Ein Boden drückt nur, und nur solange etwas auf ihm ruht. Dieses „nur“ macht aus Gleichungen etwas Neues.
complementarity-guide = Das Bild ist das Problem selbst: Ziehen Sie an den Geraden, und Formeln, Lösungen und Text folgen.

## 1 Nur drücken
complementarity-push-title = Ein Boden, der nur drückt
complementarity-ball-1 = Hier ist ein Ball über einem Boden. Das Diagramm daneben zeigt nach rechts die Kraft λ des Bodens, nach oben w = C/h: den Abstand C nach einem Schritt, geteilt durch dessen Länge h. Heben Sie den Ball an und lassen Sie ihn los, oder ziehen Sie den Punkt: Dieser verlässt die Ecke nie. In der Luft gibt es einen Abstand und keine Kraft, auf dem Boden eine Kraft und keinen Abstand.
complementarity-ball-lift = Höhe
complementarity-ball-press = andrücken
complementarity-ball-picture = Der Ball über dem Boden und der Punkt aus Abstand und Kraft
complementarity-ball-measured = Abstand C = { $gap } m, w = C/h = { $w } m/s, Kraft λ = { $force } N.
complementarity-push-1 = Ein Ball ist im Begriff, den Boden zu berühren. In einem Schritt kann ihm der Boden einen Kraftstoß {$lam} geben, und danach bewegt er sich mit der Geschwindigkeit {$w} vom Boden weg. Die Änderung der Geschwindigkeit ist proportional zum Kraftstoß:
complementarity-push-2 = {$b} ist die Geschwindigkeit, die er ohne Boden hätte, und {$A} die Geschwindigkeitsänderung je Einheit Kraftstoß; bei einem Ball ist das der Kehrwert der Masse. Ein Draht würde nun {$w-zero} verlangen. Der Boden verlangt drei Dinge zugleich:
complementarity-push-3 = Er zieht nicht, er lässt nichts durch, und er drückt nur, was sich nicht von selbst entfernt. Die letzte Bedingung, dass das Produkt null ist, ist das ⟂ der Lektion über Kontakte: Eines von beiden ist immer null. In der Mechanik heißen die drei *Signorini-Bedingungen*. Ein Komplementaritätsproblem, in dem {$w} wie hier linear von λ abhängt, ist ein *lineares Komplementaritätsproblem*, kurz LCP.
complementarity-push-4 = Im Bild bilden die beiden Bedingungen eine Ecke: nach oben entlang {$lambda-zero}, nach rechts entlang {$w-zero}. Die Lösung liegt dort, wo die Gerade sie trifft.
complementarity-falling-question = Der Ball kommt mit 2 m/s herunter, seine Masse ist 1 kg. Was tut der Boden?
complementarity-falling-choice-nothing = nichts: Der Kraftstoß ist null
complementarity-falling-choice-stops = er hält den Ball mit einem Kraftstoß von 2 N·s an
complementarity-falling-choice-throws = er wirft ihn mit 4 N·s zurück
complementarity-falling-measured = λ = { $lambda } N·s, w = { $w } m/s.
complementarity-falling-why = Die Gerade beginnt um {$b-falling} unter der Ecke, steigt mit Steigung 1 und trifft den waagrechten Teil. Dass der Ball nicht abprallt, gehört zum Problem, wie wir es gestellt haben: Abprallen bedeutet ein anderes {$b} und hat eine eigene Lektion.
complementarity-push-5 = Und wenn sich der Ball schon nach oben bewegt? Dann beginnt die Gerade über der Ecke, trifft sie sofort, und der Boden tut nichts:

## 2 Schranken
complementarity-bounds-title = Untere Schranke, obere Schranke, keine
complementarity-bounds-1 = Nicht nur beim Boden gibt es Schranken. Ein Motor hat ein größtes Drehmoment, Reibung eine größte Kraft, in beide Richtungen. Jeder Multiplikator habe eine untere und eine obere Schranke:
complementarity-bounds-2 = Jede darf unendlich sein. Ohne Schranke sagt die Zeile {$w-zero}, eine gewöhnliche Gleichung wie in den bisherigen Lektionen. Mit {$lo-zero} und ohne obere Schranke ist sie der Boden. Mit zwei Schranken ist sie ein Motor: Er hält seine Geschwindigkeit, {$w-zero}, solange seine Kraft reicht; ist die Schranke erreicht, bleibt die Geschwindigkeit zurück.
complementarity-motor-question = Ein Motor kann in beide Richtungen höchstens mit 1 ziehen, und 2 wären nötig, um die Geschwindigkeit zu halten. Wo liegt die Lösung?
complementarity-motor-choice-between = zwischen den Schranken, auf w = 0
complementarity-motor-choice-hi = an der oberen Schranke, mit w unter null
complementarity-motor-choice-none = nirgends: Es gibt keine
complementarity-motor-measured = λ = { $lambda }, w = { $w }.
complementarity-motor-why = Die geknickte Linie hat jetzt zwei Ecken. Die Gerade verläuft unter dem waagrechten Teil und trifft den senkrechten darunter, bei {$hi}. Was fehlt, erscheint als {$w-negative}: Die Geschwindigkeit wird nicht gehalten.
complementarity-bounds-3 = Alle diese Fälle passen in eine Zeile. Nehmen Sie einen Punkt der Geraden, ziehen Sie {$w} ab, und begrenzen Sie das Ergebnis auf die Schranken:
complementarity-bounds-4 = Lösungen sind die Punkte, die sich dabei nicht bewegen. Für alle anderen ist die Länge der Bewegung ein Maß ihres Fehlers, das *Residuum* (die Norm der *natürlichen Abbildung*; bei mehreren Zeilen wird {$w} zuvor durch das Diagonalelement der Zeile geteilt). Bewegen Sie die Raute auf der Geraden, und sehen Sie, wohin der Pfeil sie schickt:
complementarity-bounds-5 = Diese Zeile ist mehr als eine Probe. Wiederholt angewandt, ist sie schon ein Lösungsverfahren; die Lektion über Iterationen beginnt damit.

## 3 Zwei zugleich
complementarity-two-title = Zwei Kontakte, eine Ebene
complementarity-two-1 = Eine Kiste liegt auf zwei Ecken. Ein Kraftstoß unter der linken hebt die linke, drückt aber durch die Drehung der Kiste die rechte nach unten. Jedes {$w-i} hängt von beiden Kraftstößen ab:
complementarity-two-2 = Nun ist das Bild die Ebene der beiden Unbekannten. Auf der Geraden {$w1-zero} bleibt die erste Ecke am Boden, auf der schraffierten Seite hebt sie ab. Für jede Ecke ist eine geknickte Linie kräftig gezeichnet: entlang der Achse, wo sie nicht drückt, dann entlang ihrer Geraden, wo sie drückt. Die erste ist durchgezogen, die zweite gestrichelt. **Lösungen liegen dort, wo sich die beiden treffen.**
complementarity-landing-question = Die Kiste kommt drehend herunter, mit der linken Ecke zuerst: b = (−3, 1). Gegen welche Ecken drückt der Boden?
complementarity-landing-choice-both = beide
complementarity-landing-choice-left = nur die linke
complementarity-landing-choice-right = nur die rechte
complementarity-landing-choice-neither = keine
complementarity-landing-measured = λ = { $lambda }, w = { $w }.
complementarity-landing-why = Die beiden geknickten Linien treffen sich auf der Achse {$lambda2-zero}. Der Kraftstoß unter der linken Ecke drückt die rechte sogar zum Boden hin, doch {$b2} ist groß genug: Sie entfernt sich weiter. Welcher Fall vorliegt, zeigt erst die Lösung. Die Vermutung „beide berühren, also drücken beide“ ergäbe an einer Ecke einen Zug.
complementarity-two-3 = Zwei Paare haben vier Fälle, zehn Paare schon tausend. Das macht das Problem schwer, und reizvoll. Ziehen Sie an den Geraden, bis jeder der vier Fälle einmal aufgetreten ist.
complementarity-two-4 = Die gegenwärtigen Zahlen des Problems:

## 4 Alles in einem
complementarity-kinds-title = Gleichungen, Ungleichungen und beides
complementarity-kinds-1 = Mit Schranken für jede Zeile umfasst eine einzige Form alles, was dieser Kurs löst: gar keine Schranken ergeben ein lineares Gleichungssystem, überall {$lam-positive} ein LCP, teils das eine, teils das andere ein *gemischtes*, endliche Schranken ein *Kasten-LCP*.
complementarity-kinds-2 = Zeilen ohne Schranken kann man vorher eliminieren, denn ihre Gleichungen lassen sich nach ihren Multiplikatoren auflösen. Übrig bleibt ein kleineres LCP. Seine Matrix heißt *Schur-Komplement*.
complementarity-kinds-3 = Wo die erste Zeile eine Schranke hat und die zweite keine, ist das kleinere Problem
complementarity-kinds-4 = Wählen Sie in der Zahlentabelle unter dem Bild andere Arten von Zeilen, und sehen Sie, welche Teile der geknickten Linien übrig bleiben.
complementarity-kinds-5 = Zwei Bezeichnungen der Literatur gehören hierher. Hängt {$w} auf beliebige glatte Weise von λ ab, nicht nur als {$line-form}, so ist es ein *nichtlineares* Komplementaritätsproblem, NCP; mit Schranken in jeder Zeile ein *gemischtes*, MCP. Das Kasten-LCP ist das lineare MCP, eine Gleichung ist ein MCP ohne Schranken, und Reibung mit ihrem wahren Kegel lässt sich als NCP schreiben, mit der Gleitgeschwindigkeit als weiterer Unbekannten: Dort bewegt sich die Schranke selbst.

## 5 Energie
complementarity-energy-title = Bergab bis zur Wand
complementarity-energy-1 = Wo {$A} symmetrisch und positiv definit ist, wie es der Delassus-Operator unabhängiger Zeilen ist, lässt sich das Problem ganz anders lesen. Die dünnen Ovale sind die Höhenlinien von
complementarity-energy-2 = und {$w} ist ihr Gradient. Die Lösung ist der tiefste Punkt innerhalb der Schranken: entweder der Talgrund, {$w-zero}, oder die Stelle an einer Wand, an der die Abstiegsrichtung genau gegen die Wand zeigt, {$w-positive}. Komplementarität ist dann genau die Bedingung für ein Minimum.
complementarity-line-1 = Die Schranken sind λ ≥ 0. E ist quadratisch, A symmetrisch, w der Gradient; d ist irgendeine Richtung, und t > 0.
complementarity-line-2 = Am tiefsten Punkt fällt E in keiner erlaubten Richtung, und für kleine t entscheidet der Term mit t. Entlang der Achse der Zeile i nach oben ist immer erlaubt.
complementarity-line-3 = Wo {$lambda-i} positiv ist, ist auch die Gegenrichtung erlaubt. Also gilt λ ⟂ w.
complementarity-line-4 = Umgekehrt: Zeile 1 mit t = 1, von einem λ mit 0 ≤ λ ⟂ w ≥ 0 zu irgendeinem anderen {$lambda-other} ≥ 0, also d = {$lambda-other} − λ.
complementarity-line-5 = Es ist w·λ = 0, weder w noch {$lambda-other} hat eine negative Komponente, und A ist positiv definit. Also ist λ der tiefste Punkt, und der einzige.
complementarity-energy-question = Der Talgrund liegt außerhalb, bei λ = (3, −1). Ist die Lösung der nächstgelegene zulässige Punkt, (3, 0)?
complementarity-energy-choice-nearest = ja, (3, 0)
complementarity-energy-choice-other = nein, ein anderer Punkt derselben Achse
complementarity-energy-choice-origin = nein, der Ursprung
complementarity-energy-measured = λ = { $lambda }, w = { $w }.
complementarity-energy-why = Das Tal liegt schräg. An der Wand entlang nimmt die Energie weiter ab, bis dorthin, wo eine Höhenlinie sie berührt. Löst man erst die Gleichungen und setzt dann negative Komponenten auf null, so ist das Ergebnis falsch, und bei Kontakten sichtbar falsch.
complementarity-energy-3 = Reibung hat keine solche Energie, denn ihre Schranken hängen von der Normalkraft ab. Auch deshalb ist sie schwieriger als alles Bisherige.

## Aufgaben
complementarity-exercises-title = Aufgaben
complementarity-exercise-1 = A = 2, b = −3, λ ≥ 0. Was ist die Lösung, und was mit der oberen Schranke 1?
complementarity-exercise-1-ask = λ ohne die obere Schranke
complementarity-exercise-1-hint = Bei λ > 0 ist die Zeile eine Gleichung: 2λ − 3 = 0.
complementarity-exercise-1-bound-ask = w mit der oberen Schranke 1
complementarity-exercise-1-bound-hint = λ bleibt bei 1 stehen; w = Aλ + b ist, was übrig bleibt.
complementarity-exercise-1-answer = {$answer-one} mit {$w-zero}; mit der Schranke λ = 1 und w = −1.
complementarity-exercise-2 = Was sagt eine Zeile mit lo = hi?
complementarity-exercise-2-ask = w für A = 2, b = −3 und lo = hi = 3
complementarity-exercise-2-hint = λ ist gegeben; w = Aλ + b folgt.
complementarity-exercise-2-answer = λ ist gegeben, w darf alles sein: Die Zeile ist eine bekannte Kraft. Auch diesen Fall umfasst das Kasten-LCP.
complementarity-exercise-3 = A = ((2, 1), (1, 2)) und b = (−5, −6). Zeigen Sie, dass beide Ecken drücken.
complementarity-exercise-3-ask = λ der ersten Ecke
complementarity-exercise-3-hint = Lösen Sie 2λ₁ + λ₂ = 5 und λ₁ + 2λ₂ = 6.
complementarity-exercise-3-answer = {$answer-both} löst beide Gleichungen und ist positiv, also dürfen beide w null sein; da A positiv definit ist, gibt es keine andere Lösung.
complementarity-exercise-4 = Masse und Trägheitsmoment der Kiste werden verdoppelt. Was geschieht mit A, mit λ und mit w?
complementarity-exercise-4-ask = Der Faktor, um den λ wächst
complementarity-exercise-4-hint = A ist eine inverse Masse; b ändert sich nicht.
complementarity-exercise-4-answer = A halbiert sich, λ verdoppelt sich, w bleibt gleich. Schwerere Kisten drücken stärker und bewegen sich gleich.

complementarity-sources-title = Quellen
complementarity-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitte 2.3–3.5.
complementarity-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, Teil 1: Schranken von λ. hi-ogawa, *mechanics* (2020), „Constrained dynamics“, Satz 3.
complementarity-source-cottle = Richard W. Cottle, Jong-Shi Pang und Richard E. Stone, *The Linear Complementarity Problem*, SIAM 2009, Kapitel 1.
complementarity-source-moreau = Jean Jacques Moreau, *Unilateral contact and dry friction in finite freedom dynamics*, in: Nonsmooth Mechanics and Applications, Springer 1988, 1–82.

complementarity-quantity-reduced-a = reduzierte Matrix
complementarity-quantity-reduced-b = reduzierte rechte Seite

## Knöpfe
complementarity-try-falling = Ball kommt herunter
complementarity-try-leaving = Ball bewegt sich nach oben
complementarity-try-motor = Motor, der stark genug ist
complementarity-try-weak = Motor, der zu schwach ist
complementarity-try-wire = ohne Schranken
complementarity-try-resting = Kiste in Ruhe
complementarity-try-landing = Landung auf der linken Ecke
complementarity-try-flying = beide Ecken lösen sich
complementarity-try-mixed = zweite Zeile frei
complementarity-try-box = beide Zeilen mit zwei Schranken
complementarity-try-linear = keine Schranken
complementarity-try-valley = Tal außerhalb
