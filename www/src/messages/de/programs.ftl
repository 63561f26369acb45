# Lektion „Lineare und quadratische Programme als LCP“. {$Namen} im Text sind Formeln: src/lessons/programs/formulas.tex.
# *Wort* ist betont, **Wort** ist fett. Ein Absatz ist eine Nachricht auf einer Zeile.

programs-lead = Wie viel von jedem Produkt soll man herstellen? Welches Portfolio hat das kleinste Risiko? Solche alltäglichen Fragen und die Frage, wie stark eine Kiste auf den Boden drückt, sind ein und dasselbe Problem.
programs-guide = Die Wände im Bild lassen sich ziehen. Alle Zahlen, in der Tabelle und im Text, folgen.

## 1 Die beste Ecke
programs-lp-title = Die beste Ecke
programs-lp-1 = Eine Werkstatt stellt zwei Produkte her, {$x1} und {$x2} Stück. Sie bringen je 3 und 2, und zwei Maschinen setzen Grenzen. Zu minimieren ist der negative Gewinn:
programs-lp-2 = Zulässig ist ein Vieleck, das von Wänden begrenzt wird. Die dünnen Linien sind Linien gleichen Gewinns. Schieben Sie eine solche Linie so weit, wie sie das Vieleck noch berührt:
programs-corner-question = Gewinn 3 und 2, Wände wie gezeichnet: x₁ + x₂ ≤ 4 und 3x₁ + x₂ ≤ 9. Wo ist er am größten?
programs-corner-choice-right = bei (3, 0), nur das einträglichere Produkt
programs-corner-choice-middle = bei (2,5; 1,5), wo sich die Wände treffen
programs-corner-choice-top = bei (0, 4), so viele Stück wie möglich
programs-corner-measured = Am besten: x = { $x } mit f = { $value }.
programs-corner-why = Eine Höhenlinie verlässt das Vieleck an einer Ecke; an welcher, entscheidet ihre Neigung, und die liegt hier zwischen den Neigungen der beiden Wände. Ist sie gleich der einer Wand, so ist die ganze Kante optimal.
programs-lp-3 = Probieren Sie eine Neigung gleich der einer Wand aus, dazu die beiden Fälle, in denen ein Programm kein Optimum hat: Das Vieleck ist leer, oder es ist unbeschränkt und der Gewinn wächst unbegrenzt.

## 2 Bedingungen
programs-kkt-title = Kräfte im Gleichgewicht
programs-kkt-1 = Woran erkennt man, dass ein Punkt optimal ist, ohne ihn mit allen anderen zu vergleichen? Die Zielfunktion zieht mit {$pull}, und die berührten Wände drücken zurück, jede senkrecht zu sich und nur nach innen. Im Optimum halten sie sich das Gleichgewicht:
programs-kkt-2 = Die Multiplikatoren {$y} sind die Kräfte der Wände, {$s} die der Achsen. Eine Wand, die nicht berührt wird, drückt nicht. Das sind die Bedingungen von Karush, Kuhn und Tucker, und sie sehen vertraut aus: eine Kraft, ein Abstand, eines davon null. Die Pfeile im Bild sind diese Kräfte; wie gut jede Bedingung erfüllt ist, steht darüber, gemessen an der Lösung, die das Verfahren von Lemke gefunden hat.
programs-kkt-3 = Die Multiplikatoren sind *Schattenpreise*: {$y-one} ist der zusätzliche Gewinn durch eine weitere Stunde auf der ersten Maschine, solange das Optimum an denselben Wänden bleibt. Verschieben Sie ihre Wand um eins und vergleichen Sie.
programs-film-1 = Dasselbe als mechanischer Lauf: eine Perle zwischen den Wänden des ersten Programms, mit 3 N nach rechts und 2 N nach oben gezogen und vom Luftwiderstand gebremst. Sie kommt in der besten Ecke zur Ruhe, und die Multiplikatoren ihrer Wände sind die Schattenpreise.
programs-film = Eine Perle zwischen den Wänden des Programms
programs-film-bead = gezogen mit (3, 2) N
programs-film-measured = In Ruhe bei x = { $x } m; Multiplikatoren der beiden schrägen Wände: { $force }.
programs-kkt-4 = Nichts davon setzt gerade Wände voraus. Für jedes glatte f und glatte Wände g(x) ≤ 0 gelten in einem Optimum dieselben vier Bedingungen, mit ∇g statt der Zeilen von {$G}, solange die Normalen der berührten Wände unabhängig sind. Sie sind *notwendig*; wo f und alle g konvex sind, auch *hinreichend*. Was ein LCP war, ist dann ein nichtlineares Komplementaritätsproblem, NCP.

## 3 M und q
programs-lcp-title = Vom Programm zum LCP
programs-lcp-1 = Schreibt man die Unbekannten {$x} und die Multiplikatoren {$y} untereinander, sind die Bedingungen ein LCP. Bücher über Optimierung nennen seine Matrix {$M} und seinen Vektor {$q-letter}; es sind {$A-letter} und {$b-letter} der anderen Lektionen:
programs-lcp-2 = Unter dem Bild steht die Matrix des gegenwärtigen Programms mit ihren Blöcken. Der Block {$gt} gibt die Richtung der Kraft jeder Wand an, der Block {$minus-g} den Abstand zu jeder Wand. Für ein lineares Programm ist {$h-zero}.

## 4 Der tiefste Punkt
programs-qp-title = Der tiefste Punkt
programs-qp-1 = Mit quadratischen Termen in der Zielfunktion sind die Höhenlinien gekrümmt. Ist {$H} positiv definit, sind sie Ellipsen um den tiefsten Punkt. Er kann innen liegen, und dann drückt nichts; sonst liegt das Optimum an einer Wand oder in einer Ecke.
programs-wall-question = f = x₁² + x₂² − 6x₁ − 4x₂ ist am tiefsten bei (3, 2), jenseits der Wand x₁ + x₂ ≤ 4. Wo ist der beste zulässige Punkt?
programs-wall-choice-corner = in einer Ecke, wie vorhin
programs-wall-choice-wall = an der Wand, zwischen ihren Ecken
programs-wall-choice-inside = innen
programs-wall-measured = Am besten: x = { $x }, Kraft der Wand y₁ = { $y }.
programs-wall-why = Er liegt dort, wo eine Ellipse die Wand gerade berührt. Hier sind die Ellipsen Kreise, und so ist es der nächstgelegene Punkt; bei schrägen Ellipsen ist er es nicht, wie die Lektion über Komplementarität gezeigt hat.
programs-qp-2 = Kontakte sind genau das: {$contact}, ohne andere Wände als die Achsen. Die Multiplikatoren der Kontaktlektionen sind die {$x} eines solchen Programms.

## 5 Nicht konvex
programs-saddle-title = Wenn die Krümmung das falsche Vorzeichen hat
programs-saddle-1 = {$M} ist genau dann positiv semidefinit, wenn {$H} es ist. Ist {$H} es nicht, gelten die Bedingungen am besten Punkt immer noch, können aber auch an anderen gelten.
programs-saddle-question = f = −x₁² + x₂² + 2,4x₁ − 3x₂ auf einem Quadrat, ein Sattel. An wie vielen Punkten herrscht Gleichgewicht?
programs-saddle-choice-one = an einem
programs-saddle-choice-three = an dreien
programs-saddle-choice-none = an keinem, er hat kein Minimum
programs-saddle-measured = An { $count } Punkten; der beste ist x = { $x } mit f = { $value }. Lemkes Verfahren endet bei { $lemke }.
programs-saddle-why = An der linken Wand liegt ein Minimum, an der rechten ein tieferes, und dazwischen, auf dem Grat, herrscht ebenfalls Gleichgewicht, obwohl dort kein lokales Minimum ist. Ein Löser für Komplementaritätsprobleme findet einen dieser Punkte und kann nicht erkennen, ob es bessere gibt. Der gefüllte Punkt ist der beste, die Ringe sind die anderen.
programs-saddle-2 = Mit einem Hügel statt des Sattels wird es noch schlimmer: Jede Ecke ist ein lokales Minimum.

programs-line-1 = Die Lagrange-Funktion: jede Wand und jede Achse mit ihrem Multiplikator, y ≥ 0 und s ≥ 0.
programs-line-2 = Ihr Gradient verschwindet: Die Kräfte sind im Gleichgewicht. H ist symmetrisch.
programs-line-3 = Zeile 2 nach s aufgelöst: die ersten Zeilen von w = Mλ + q.
programs-line-4 = Die Abstände zu den Wänden in denselben Unbekannten: die übrigen Zeilen.
programs-line-5 = Eine Wand oder Achse, die nicht berührt wird, drückt nicht. Kein Summand ist negativ, also ist jeder null: λ ⟂ w.

## Aufgaben
programs-exercises-title = Aufgaben
programs-exercise-1 = Was bedeutet es für die Werkstatt, wenn y₂ = 0 ist?
programs-exercise-1-ask = y₂ in der besten Ecke
programs-exercise-1-hint = In der Ecke halten beide Kräfte dem Zug die Waage: y₁ + 3y₂ = 3 und y₁ + y₂ = 2.
programs-exercise-1-answer = Die zweite Maschine ist nicht ausgelastet, oder gerade eben, sodass mehr Zeit auf ihr keinen Gewinn brächte.
programs-exercise-2 = Warum sind die Multiplikatoren in einer Ecke, in der sich drei Wände treffen, nicht eindeutig?
programs-exercise-2-choice-optimum = Die Ecke ist nicht das einzige Optimum
programs-exercise-2-choice-none = Gegen keine der drei Wände drückt etwas
programs-exercise-2-choice-dependent = In der Ebene sind drei Normalen linear abhängig
programs-exercise-2-not-optimum = Die Ecke ist ein einziger Punkt; zu diesem einen Punkt gehören viele Multiplikatoren.
programs-exercise-2-not-none = Ohne jede Kraft wären alle Multiplikatoren null und damit eindeutig.
programs-exercise-2-answer = In der Ebene halten zwei Kräfte jedem Zug dazwischen das Gleichgewicht; die dritte lässt sich gegen Kombinationen der anderen tauschen. Es ist wieder der Tisch auf vier Beinen.
programs-exercise-3 = Zeigen Sie, dass λᵀMλ = 2xᵀHx.
programs-exercise-3-ask = λᵀMλ für H = 1 (die Einheitsmatrix) und x = (2,5; 1,5)
programs-exercise-3-hint = xᵀHx ist 2,5² + 1,5².
programs-exercise-3-answer = {$answer-form}: Die beiden Blöcke mit G heben sich auf. Deshalb ist M genau dann positiv semidefinit, wenn H es ist.
programs-exercise-4 = Wie viel verdient die Werkstatt in ihrer besten Ecke?
programs-exercise-4-ask = Der Verdienst
programs-exercise-4-hint = Die Ecke ist x = (2,5; 1,5); die Produkte bringen 3 und 2.
programs-exercise-4-answer = 3 · 2,5 + 2 · 1,5 = 10,5. Die Preise ergeben dasselbe: 4y₁ + 9y₂ = 4 · 1,5 + 9 · 0,5 = 10,5. Dass beides übereinstimmt, heißt *starke Dualität*.
programs-exercise-5 = Die erste Maschine erhält eine Einheit Zeit mehr, 5 statt 4. Wie viel verdient die Werkstatt nun?
programs-exercise-5-ask = Der Verdienst
programs-exercise-5-hint = Der Schattenpreis ist der Wert einer weiteren Einheit.
programs-exercise-5-answer = 12, also 1,5 mehr: y₁ ist der Schattenpreis der ersten Maschine.

programs-sources-title = Quellen
programs-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitte 3.1–3.4.
programs-source-lemke = Carlton E. Lemke, *Bimatrix equilibrium points and mathematical programming*, Management Science 11 (1965), 681–689.
programs-source-nocedal = Jorge Nocedal und Stephen J. Wright, *Numerical Optimization*, Springer 2006, Kapitel 12, 13 und 16.

programs-quantity-stationarity = Ungleichgewicht der Kräfte
programs-quantity-primal = außerhalb des Vielecks
programs-quantity-dual = Wände, die ziehen
programs-quantity-complementarity = Kraft mal Abstand

## Bild und Tabellen
program-plane-label = Die Ebene von x₁ und x₂ mit Wänden und Höhenlinien. Die Tabulatortaste führt zu den Wänden, Pfeiltasten verschieben sie, mit Umschalt in größeren Schritten.
program-grip-wall = Wand { $row }
program-outcome-optimum = Bester Punkt:
program-outcome-edge = Optimal auf einer ganzen Kante, zum Beispiel
program-outcome-degenerate = Bester Punkt, mit Multiplikatoren, die nicht eindeutig sind:
program-outcome-candidates = Im Gleichgewicht an { $count } Punkten, der beste davon:
program-outcome-empty = Kein bester Punkt: Kein Punkt ist zulässig, das Vieleck ist leer.
program-outcome-unbounded = Kein bester Punkt: Das Vieleck ist unbeschränkt, und die Zielfunktion fällt unbegrenzt.
program-outcome-refused = Das Programm ist nicht lesbar.
program-outcome-covered = Der beste Punkt erscheint, sobald Sie die Frage beantworten oder eine Wand ziehen.
program-uncover = Zeigen
program-shape-pd = H ist positiv definit: genau ein bester Punkt, sofern das Programm zulässig ist.
program-shape-psd = H ist positiv semidefinit: Jedes Gleichgewicht ist optimal.
program-shape-indefinite = H ist nicht positiv semidefinit: Gleichgewicht ist notwendig, aber nicht hinreichend.
program-walls = Anzahl der Wände
program-count = { $count ->
    [one] 1 Wand
   *[other] { $count } Wände
}
program-less = Eine Wand weniger
program-more = Eine Wand mehr
program-editor-title = Das Programm in Zahlen
program-editor-title-short = Zahlen
program-matrix-title = M und q, und die Lösung
program-matrix-title-short = M und q
program-matrix-label = M und q des Komplementaritätsproblems
program-matrix-key = { $count } Paare; λ enthält x und y, w enthält s und die Abstände zu den Wänden.
program-example-shop = Werkstatt
program-example-edge = eine ganze Kante
program-example-unbounded = unbeschränkt
program-example-empty = unzulässig
program-example-inside = Minimum innen
program-example-wall = Minimum an einer Wand
program-example-corner = Minimum in einer Ecke
program-example-saddle = Sattel
program-example-hill = Hügel
