# Lektion „Iterieren“. {$Namen} im Text sind Formeln: src/lessons/iterating/formulas.tex.
iterating-lead = Jeder Schritt einer Simulation stellt dieselbe Frage: welches λ? Bei tausend Kontakten dauert die exakte Antwort zu lange. Man beginnt mit einer Schätzung, verbessert sie Zeile für Zeile und hört auf, wenn sie gut genug ist. Wie gut ist das Ergebnis, wie bald, und wann versagt das Verfahren?
iterating-guide = Neben dem Text, auf einem schmalen Bildschirm darüber, steht die Iteration selbst. Gehen Sie Zeile für Zeile hindurch und sehen Sie zu, welche Zeile arbeitet, was sie liest und was sie ändert. Darunter stehen die Kurven aller Löser und die Zahlen, die sie vorhersagen.

## 1
iterating-row-title = Eine Zeile nach der anderen
iterating-row-1 = Zeile {$i} von {$system} sagt, wie groß {$lambda-i} sein müsste, wenn alle anderen Multiplikatoren richtig wären. Sie sind es nicht, doch das schadet nicht: Man erfüllt die Zeile, indem man nur {$lambda-i} ändert, und geht zur nächsten.
iterating-row-2 = Dazu genügen ein Diagonaleintrag und ein Produkt mit einer Zeile; nichts wird faktorisiert. In einer Simulation wird {$A} nicht einmal gebildet. Stattdessen führt man {$delta-v} mit: Jede Zeile berechnet die Änderung von {$lambda-i} aus den Geschwindigkeiten ihrer beiden Körper und ändert nur diese:
iterating-row-3 = Welche Multiplikatoren soll eine Zeile lesen: die des vorigen Durchgangs oder die neuesten? *Jacobi* nimmt die alten; alle Zeilen könnten dann parallel arbeiten. *Gauß-Seidel* nimmt die neuesten. Sehen Sie sich beide an, Zeile für Zeile:
iterating-row-4 = Die blassen Balken im Bild stammen noch vom vorigen Durchgang. Bei Gauß-Seidel läuft die Wirkung der Last in einem Durchgang durch die ganze Kette, bei Jacobi rückt sie um eine Zeile weiter.
iterating-seidel-question = Eine Kette von zehn Zeilen, bis auf ein Millionstel des anfänglichen Residuums. Wie viele Durchgänge braucht Gauß-Seidel, verglichen mit Jacobi?
iterating-seidel-choice-same = ebenso viele
iterating-seidel-choice-half = etwa die Hälfte
iterating-seidel-choice-tenth = etwa ein Zehntel
iterating-seidel-measured = Jacobi brauchte { $jacobi } Durchgänge, Gauß-Seidel { $seidel }.
iterating-seidel-why-1 = Für Ketten und Gitter dieser Art ist das ein Satz: {$squared}. Ein Durchgang von Gauß-Seidel ist zwei von Jacobi wert. Was {$rho} bedeutet, folgt im nächsten Abschnitt.

## 2
iterating-rate-title = Wie schnell
iterating-rate-1 = Man schreibe {$splitting}, wobei {$B} das ist, was ein Durchgang löst: bei Jacobi die Diagonale, bei Gauß-Seidel das Dreieck bis zu ihr. Ein ganzer Durchgang ist dann
iterating-rate-2 = und der Fehler {$error} gehorcht
iterating-rate-3 = Auf die Dauer zählt nur der betragsgrößte Eigenwert von {$G}. Sein Betrag, der *Spektralradius* {$rho-G}, ist der Faktor, um den der Fehler mit jedem Durchgang schrumpft, und der Logarithmus des Residuums fällt entlang einer Geraden. Die punktierte Linie im Diagramm hat die Steigung, die {$rho-G} vorhersagt; sie ist der Kurve nicht angepasst. Hier steht er für das gezeigte Verfahren, mit der im Lauf gemessenen Rate und der Zahl der Durchgänge für eine weitere Dezimalstelle:
iterating-rate-4 = Je länger die Kette, desto näher liegt {$rho} bei eins, denn die Information vom anderen Ende hat einen weiten Weg. Für diese Kette ist {$cosine}.
iterating-rate-5 = Doppelt so viele Zeilen brauchen viermal so viele Durchgänge, und jeder davon ist doppelt so lang. Die drei Verfahren für das gegenwärtige Problem:
iterating-film-1 = Wie sich das verbliebene Residuum auswirkt, zeigt ein Lauf: zehn Kisten aufeinander, jeder Schritt von λ = 0 aus, mit 2 Durchgängen und mit 60. Wo ein Kontakt zu wenig trägt, sinken die Kisten ineinander.
iterating-film = Zehn Kisten mit wenigen und mit vielen Durchgängen
iterating-film-few = 2 Durchgänge
iterating-film-many = 60 Durchgänge
iterating-film-measured = Die oberste ist um { $down } cm gesunken.

## 3
iterating-fail-title = Wenn das Verfahren versagt
iterating-fail-1 = Bisher garantiert nichts, dass {$rho} unter eins liegt. Man nehme drei Kontakte mit fast gleichen Zeilen, etwa die einer Platte auf drei eng stehenden Füßen. Sie dürfen drücken, aber nicht ziehen:
iterating-alike-question = Was tut Jacobi damit?
iterating-alike-choice-slow = es kriecht auf die Lösung zu
iterating-alike-choice-cycles = es springt endlos hin und her
iterating-alike-choice-infinity = λ wächst unbegrenzt
iterating-alike-measured = Nach { $sweeps } Durchgängen ist λ gleich { $last }; einen Durchgang vorher war es { $before }. Der Spektralradius ist { $radius }.
iterating-alike-why-1 = Jede der drei Zeilen korrigiert den ganzen Fehler, zusammen also fast dreifach. Der nächste Durchgang würde λ negativ machen; die Schranken begrenzen es bei null, und der Zyklus beginnt von vorn. Ohne Schranken begrenzt es nichts, und es wächst. Gauß-Seidel, das die neuesten Werte liest, löst dasselbe Problem.
iterating-fail-2 = Es gibt ein Kriterium, das man vorher prüfen kann, mit Schranken oder ohne: Ist {$A} symmetrisch und positiv definit und {$B-minus-C} positiv definit, so konvergiert die Iteration. Die drei Differenzen sind
iterating-fail-3 = Der Teil {$L-minus-U} ist schiefsymmetrisch und spielt keine Rolle. Gauß-Seidel konvergiert für solche {$A} also immer, SOR genau für {$range} und Jacobi nur, wo die Diagonale stark genug ist. Die Karte „Warum“ zeigt für das gegenwärtige Problem das Ergebnis für jedes Verfahren.
iterating-fail-4 = Der Fall ist nicht konstruiert. Vier Kisten übereinander, unter jeder zwei Kontakte, alle durch die Kisten gekoppelt: Die Zahlen stammen unmittelbar aus der Simulation. Zuerst scheint Jacobi zu konvergieren, denn die Last ist symmetrisch. Was wächst, ist eine Kippmode, die in der Last nicht vorkommt; Rundungsfehler regen sie an, und nach etwa hundertzwanzig Durchgängen überwiegt sie. Gedämpft, mit {$omega} unter eins, konvergiert Jacobi, aber langsam.

## 4
iterating-further-title = Überrelaxation
iterating-further-1 = Gauß-Seidel ändert jeden Multiplikator genau so weit, wie seine Zeile verlangt. Bei einer Kette ist das zu wenig: Die nächsten Zeilen werden mehr in dieselbe Richtung verlangen. Man gehe also gleich {$omega}-mal so weit. Das ist die *sukzessive Überrelaxation*, SOR:
iterating-omega-question = Wieder zehn Zeilen. Welches ω braucht die wenigsten Durchgänge?
iterating-omega-choice-careful = ω = 0,8
iterating-omega-choice-plain = ω = 1, Gauß-Seidel
iterating-omega-choice-middle = ω = 1,56
iterating-omega-choice-bold = ω = 1,95
iterating-omega-measured = Der Reihe nach: { $careful }, { $plain }, { $middle } und { $bold } Durchgänge.
iterating-omega-why-1 = Zu wenig kostet Zeit, zu viel schießt über das Ziel hinaus. Dazwischen ist der Gewinn groß: Beim besten {$omega} liegen alle Eigenwerte von {$G} der Kette auf einem Kreis, wie die Karte „Warum“ zeigt. Ziehen Sie dort an {$omega} und sehen Sie, wie sie die reelle Achse verlassen.
iterating-further-2 = Für Ketten und verwandte Matrizen fand Young 1950 das beste {$omega}:
iterating-further-3 = Für andere Matrizen muss man es suchen, und in einer Simulation ist die Matrix in jedem Schritt eine andere. Physik-Engines bleiben deshalb bei eins oder etwas darüber. Das *symmetrische* Gauß-Seidel-Verfahren geht stattdessen vorwärts und dann rückwärts: Eine Iteration ist die doppelte Arbeit, und {$G} hat nur reelle Eigenwerte. Für einen fairen Vergleich trage man beide über der Arbeit auf.

## 5
iterating-bound-title = Schranken
iterating-bound-1 = Kontakte drücken und ziehen nicht: {$lambda-positive}. Die Iteration braucht dafür nur eine Operation mehr: Nach jeder Änderung wird der Multiplikator auf seine Schranken begrenzt. Das ist das *projizierte* Gauß-Seidel-Verfahren, das Arbeitspferd der Physik-Engines:
iterating-bound-2 = Auch das Residuum muss ein anderes sein. An einer Schranke braucht die Zeile nicht null zu sein; es zählt, ob {$lambda-i} sich noch ändern würde:
iterating-bound-3 = Gehen Sie zeilenweise hindurch. Die letzten Zeilen streben unter null und werden von der schraffierten Wand gehalten. Nach einigen Durchgängen steht fest, welche Zeilen dort bleiben (die anderen bilden die *aktive Menge*), und von da an ändern sich nur die anderen.
iterating-bounds-question = Fällt das Residuum am Ende schneller oder langsamer, als wenn alle Zeilen frei wären?
iterating-bounds-choice-faster = schneller
iterating-bounds-choice-same = gleich schnell
iterating-bounds-choice-slower = langsamer
iterating-bounds-measured = Alle Zeilen zusammen haben ρ = { $all }, die frei bleibenden { $free }. Es brauchte { $sweeps } Durchgänge.
iterating-bounds-why-1 = Die gehaltenen Zeilen nehmen nicht mehr teil, und übrig bleibt eine kürzere Kette. Welche Zeilen das sind, weiß man vorher nicht: Sie zu finden ist der schwierige Teil des Problems.

## 6
iterating-stop-title = Wann aufhören
iterating-stop-1 = Die letzte Zeile des Codes enthält drei Abbruchregeln; die erste, die zutrifft, beendet den Lauf und wird dann markiert. Die *Anzahl* garantiert nur eine Bildrate, weshalb Spiele sie verwenden. Das *Residuum* misst, wie gut die Zeilen erfüllt sind. Die *Änderung* zeigt, dass nichts mehr geschieht.
iterating-stop-2 = Keine der beiden letzten ist der Fehler, am wenigsten eine kleine Änderung bei langsamer Konvergenz:
iterating-stop-3 = Bei {$thousand} ist der verbleibende Fehler tausendmal so groß wie die letzte Änderung. Auch ein kleines Residuum täuscht, wo {$A} schlecht konditioniert ist. Bei Fathis Matrix ist die Regel erfüllt, und der Fehler von λ ist noch ein Vielfaches des Residuums:
iterating-stop-4 = Die anderen Löser der Liste gehen andere Wege. Konjugierte Residuen enden, wo alle Zeilen frei sind, nach höchstens so vielen Iterationen, wie es Zeilen gibt; Pivotverfahren sind nach endlich vielen Pivotschritten exakt; nichtglatte konjugierte Gradienten und die Unterraumverfahren bauen auf Gauß-Seidel auf. Schalten Sie ihre Kurven ein, hier für die Kette aus Stäben, wie sie in einer Simulation vorkommt:

iterating-line-1 = Die Lösung λ*, mit A = B + C.
iterating-line-2 = Ein Durchgang.
iterating-line-3 = Zeile 1 von Zeile 2 abgezogen.
iterating-line-4 = Der Fehler ist e = λ − λ*; B hat eine Inverse, da kein Diagonaleintrag null ist.
iterating-line-5 = C = A − B eingesetzt.

## Exercises
iterating-exercises-title = Aufgaben
iterating-exercise-1 = Wie viele Durchgänge von Gauß-Seidel kostet eine Dezimalstelle bei einer Kette von 10 Zeilen, wie viele bei 20?
iterating-exercise-1-ask = Durchgänge für eine Stelle bei 20 Zeilen
iterating-exercise-1-hint = ρ^k = 1/10, mit ρ = cos²(π/21).
iterating-exercise-1-ten-ask = Durchgänge für eine Stelle bei 10 Zeilen
iterating-exercise-1-ten-hint = ρ^k = 1/10 mit ρ = cos²(π/11).
iterating-exercise-1-answer = {$ten-digits} und {$twenty-digits}, also 28 und 103 Durchgänge: fast viermal so viele.
iterating-exercise-2 = Für welche a konvergiert Jacobi bei den zwei Zeilen {$pair}, und für welche bei drei Zeilen mit demselben a überall außerhalb der Diagonale?
iterating-exercise-2-ask = Die Grenze von a für Jacobi bei drei Zeilen
iterating-exercise-2-hint = Der größte Eigenwert der Iteration ist dem Betrag nach 2a.
iterating-exercise-2-answer = Zwei Zeilen: {$pair-radii}, beide Verfahren konvergieren also, wo die Matrix positiv definit ist. Drei Zeilen: {$triple-radius}, also nur für {$a-half}, obwohl die Matrix für {$a-definite} positiv definit ist.
iterating-exercise-3 = Warum konvergiert SOR mit {$omega} = 2 oder mehr für keine Matrix?
iterating-exercise-3-ask = Der Betrag der Determinante für ω = 2,5 und zwei Zeilen
iterating-exercise-3-hint = Er ist |1 − ω|ⁿ.
iterating-exercise-3-answer = Die Determinante ist das Produkt der Eigenwerte, und {$determinant}. Mindestens einer hat also einen Betrag von dieser Größe oder mehr: {$bound-rho}.
iterating-exercise-4 = Man gehe von der letzten Zeile zur ersten. Ändert sich {$rho} von Gauß-Seidel für symmetrisches {$A}?
iterating-exercise-4-ask = ρ des Rückwärtsdurchgangs bei der Kette von 10 Zeilen
iterating-exercise-4-hint = Es ist dasselbe wie vorwärts: cos²(π/11).
iterating-exercise-4-answer = Nein: Die Matrix des Rückwärtsdurchgangs hat die Eigenwerte des Vorwärtsdurchgangs. Die ersten Durchgänge unterscheiden sich trotzdem, denn es kommt darauf an, an welchem Ende die Last angreift; einen Stapel geht man am besten von der Last zum Boden oder umgekehrt durch, nicht in zufälliger Reihenfolge.
iterating-sources-title = Quellen
iterating-source-korean = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitte 4 und 5. Hier berichtigt: das Vorzeichen von T in der Matrix des Fehlers.
iterating-source-japanese = tazz, *剛体の接触問題のLCPへの定式化* (Starrer Kontakt als LCP), Teile 1 und 2: der Durchgang ohne Matrix und das Kriterium für B − C.
iterating-source-young = David M. Young, *Iterative Solution of Large Linear Systems*, Academic Press 1971: das beste ω.
iterating-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, 1992, Kapitel 5: Zerlegungen mit Schranken.

## Numbers and buttons
iterating-quantity-jacobi = Spektralradius, Jacobi
iterating-quantity-gauss-seidel = Spektralradius, Gauß-Seidel
iterating-quantity-sor = Spektralradius, SOR
iterating-quantity-watched = Spektralradius des betrachteten Verfahrens
iterating-quantity-measured = gemessene Rate
iterating-quantity-digit = Durchgänge für eine Dezimalstelle
iterating-quantity-omega = bestes ω
iterating-quantity-best = sein Spektralradius
iterating-quantity-free = Spektralradius der freien Zeilen
iterating-quantity-residual = Residuum am Ende
iterating-quantity-distance = Abstand von der Lösung
iterating-try-jacobi = sechs Zeilen, Jacobi
iterating-try-seidel = sechs Zeilen, Gauß-Seidel
iterating-try-short = fünf Zeilen
iterating-try-long = zwanzig Zeilen
iterating-try-free = Jacobi ohne Schranken
iterating-try-alike = Gauß-Seidel mit Schranken
iterating-try-stack-jacobi = Stapel, Jacobi
iterating-try-stack-damped = Stapel, gedämpftes Jacobi
iterating-try-stack-seidel = Stapel, Gauß-Seidel
iterating-try-best = bestes ω für zehn Zeilen
iterating-try-symmetric = vorwärts und rückwärts
iterating-try-obstacle = Kette auf einem Hindernis
iterating-try-fathi = Fathis Matrix, ε = 10⁻²
iterating-try-pendulum = Kette aus Stäben
