# Lektion „Pivotieren und Gradienten“. {$namen} im Text sind Formeln: src/lessons/pivoting/formulas.tex.
pivoting-lead = Gauß-Seidel ist nicht das einzige Verfahren. Manche Löser bestimmen unmittelbar die aktive Menge und liefern die exakte Lösung, sobald sie gefunden ist; andere folgen mit gut gewählter Schrittweite dem Gradienten einer Energie. Welcher von ihnen soll Ihr Problem lösen?
pivoting-guide = Neben dem Text, auf einem schmalen Bildschirm darüber, sehen Sie einem Löser bei der Arbeit zu: Gezeigt werden das Problem Zeile für Zeile, der Pseudocode, in dem die gerade ausgeführte Zeile hervorgehoben ist, und die aktive Menge F. Ein Punkt markiert jede Zeile, deren Multiplikator echt zwischen seinen Schranken liegt.

pivoting-lemke-title = Lemke: von Ecke zu Ecke
pivoting-lemke-1 = Gesucht ist die Lösung des Kontaktproblems
pivoting-lemke-2 = Ist die aktive Menge bekannt, so bleibt nur ein lineares Gleichungssystem. Es gibt aber {$sets} Mengen. Lemke (1965) fand einen Pfad durch sie hindurch. Eine künstliche Unbekannte {$z0} wird so groß gewählt, dass keine Zeile verletzt ist:
pivoting-lemke-3 = Jeder *Pivotschritt* tauscht zwei Unbekannte dieses Systems. Eintreten muss stets der Partner derjenigen, die zuletzt ausgetreten ist: Trat {$w-i} aus, so tritt {$lambda-i} ein. Sie wächst, bis eine andere Unbekannte null wird (die *Quotientenregel*), und diese tritt aus. So ist immer höchstens ein Paar unvollständig, und der Pfad kann sich nicht verzweigen. Er endet, wenn {$z0} austritt.
pivoting-lemke-4 = Begrenzt nichts den Schritt, so endet der Pfad in einem Strahl. Für positiv semidefinites {$A} beweist das, dass es keine Lösung gibt. Bei Gleichstand entscheidet die lexikografische Ordnung; so schließt sich der Pfad nie zu einem Kreis.
pivoting-count-question = Dreißig Zeilen auf einem Hindernis: Wie viele Pivotschritte braucht das Verfahren von Lemke?
pivoting-count-choice-few = etwa so viele, wie es Zeilen gibt
pivoting-count-choice-sweeps = Hunderte, wie Gauß-Seidel Durchgänge
pivoting-count-choice-all = Millionen: Es muss alle Mengen durchprobieren
pivoting-count-measured = Das Verfahren von Lemke brauchte { $lemke } Pivotschritte, Gauß-Seidel { $sweeps } Durchgänge. Die Bühne zeigt das Verfahren an sechs solchen Zeilen.
pivoting-count-why = In der Praxis ist der Pfad kurz, obwohl es Matrizen gibt, auf denen er exponentiell lang wird. Ein Pivotschritt ändert aber das ganze Tableau aus n Zeilen: n Schritte kosten n³ Operationen, so viel wie eine Faktorisierung, und weder ein Warmstart noch die Nullen in {$A} helfen dabei.

pivoting-principal-title = Hauptpivotverfahren: eine Zeile nach der anderen
pivoting-principal-1 = Das Hauptpivotverfahren kommt ohne künstliche Unbekannte aus. Es nimmt eine Zeile mit {$w-i} < 0 und erhöht {$lambda-i}. Die Multiplikatoren aus F passen sich so an, dass ihr w null bleibt, alle übrigen ändern sich nicht. Dreierlei kann die Bewegung beenden: {$w-i} wird null, eine Zeile aus F erreicht ihre Schranke und verlässt F, oder ein anderes w wird null und seine Zeile tritt in F ein.
pivoting-line-1 = Die Zeilen von F sind Gleichungen; außerhalb von F bleiben alle Multiplikatoren außer {$lambda-i} null.
pivoting-line-2 = Die Differenz von nachher und vorher: F passt sich dem Schritt t von {$lambda-i} an.
pivoting-line-3 = Zeile i des Problems, mit Zeile 2.
pivoting-line-4 = dᵀAd ausmultipliziert, mit Zeile 2 und symmetrischem A; außerhalb von F und i ist d null. A ist positiv definit: Wer {$lambda-i} erhöht, erhöht stets auch {$w-i}.
pivoting-line-5 = Das erste von drei Ereignissen beendet die Bewegung: {$w-i} steigt auf null, ein {$lambda-j} aus F fällt auf null, oder ein {$w-k} > 0 außerhalb von F fällt auf null.
pivoting-principal-2 = Mechanisch gesprochen: Die Kontakte werden nacheinander eingeschaltet, und die schon eingeschalteten bleiben dabei im Gleichgewicht (Baraff 1994). Das *Block*-Hauptpivotverfahren tauscht alle verletzten Zeilen auf einmal aus und geht zum Austausch einzelner Zeilen über, wenn die Zahl der verletzten nicht abnimmt (Júdice und Pires); große Probleme brauchen dann nur wenige Faktorisierungen.

pivoting-sweeps-title = Bessere Durchgänge
pivoting-sweeps-1 = *Block-Gauß-Seidel* löst alle Zeilen eines Kontakts oder Gelenks gemeinsam: Normalkraft und Reibung passen sofort zueinander, statt sich über viele Durchgänge aneinander anzupassen. Der Versuch zeigt eine Kiste auf zwei Kontakten, jeder ein Block aus zwei Zeilen. Um die Kopplung zwischen den Blöcken aufzulösen, sind weiterhin mehrere Durchgänge nötig.
pivoting-sweeps-2 = *NNCG* (nichtglatte nichtlineare konjugierte Gradienten) betrachtet den Schritt eines ganzen Durchgangs als negativen Gradienten und verbindet ihn mit der vorigen Richtung, wie es konjugierte Gradienten tun. Wo {$beta-one} ist, sind die Schritte gewachsen, und die Richtung wird verworfen: Achten Sie darauf, welche der beiden Zeilen hervorgehoben wird.
pivoting-conjugate-question = Ein Stapel aus zehn Kisten. Wie viele Iterationen braucht NNCG, verglichen mit den Durchgängen von Gauß-Seidel?
pivoting-conjugate-choice-same = etwa gleich viele
pivoting-conjugate-choice-fifth = etwa ein Fünftel
pivoting-conjugate-choice-fiftieth = etwa ein Fünfzigstel
pivoting-conjugate-measured = NNCG brauchte { $nncg } Iterationen, Gauß-Seidel { $seidel } Durchgänge: Das Verhältnis ist { $part }. Die Bühne zeigt NNCG an drei Kisten.
pivoting-conjugate-why = Eine Iteration kostet einen Durchgang und ein weiteres Produkt mit {$A}. Der Gewinn wächst mit dem Stapel, denn konjugierte Richtungen verringern die Abhängigkeit von der Konditionszahl von {$kappa-plain} auf {$kappa}.

pivoting-gradients-title = Dem Gradienten nach
pivoting-gradients-1 = Für symmetrisches, positiv semidefinites {$A} ist die Lösung innerhalb der Schranken der tiefste Punkt von
pivoting-gradients-2 = und {$w} ist der Gradient. Ein projizierter Schritt ändert alle Zeilen zugleich und lässt sich daher parallel ausführen. *APGD* (beschleunigter projizierter Gradientenabstieg) verwendet den Trägheitsterm von Nesterov: Der Gradient wird nicht in {$lambda}, sondern im vorausliegenden Punkt y ausgewertet. L wird erhöht, bis es die Krümmung entlang des Schritts übertrifft; führt ein Schritt bergauf, so wird der Trägheitsterm auf null zurückgesetzt.
pivoting-gradients-3 = *Spektrale projizierte Gradienten* kommen ohne Trägheitsterm aus. Ihre Schrittweite {$alpha} folgt aus der Krümmung entlang des vorigen Schritts (Barzilai und Borwein), und f darf vorübergehend steigen, solange es unter dem größten seiner letzten zehn Werte bleibt.

pivoting-subspace-title = Minimierung im Unterraum
pivoting-subspace-1 = Durchgänge finden die aktive Menge früh, lange bevor λ genau ist; auf einer bekannten aktiven Menge sind konjugierte Gradienten schnell. Also verbindet man beides: Fünf Durchgänge schätzen F, dann werden die Zeilen aus F als Gleichungen gelöst, und das Ergebnis wird auf die Schranken begrenzt. Behalten wird es nur, wenn es das Residuum senkt oder, ohne Reibung, die quadratische Funktion, deren Minimum gesucht ist.
pivoting-subspace-2 = Ist die Schätzung richtig, so genügt eine Iteration. Ist sie falsch, so war nur der Rechenaufwand vergeblich.

pivoting-choice-title = Welcher Löser wofür
pivoting-choice-1 = Messen Sie es auf Ihrem eigenen Gerät: fünf Probleme, acht Löser, jeweils bis das natürliche Residuum unter 10⁻⁸ seiner Größenordnung liegt. Jede Zelle nennt die Iterationen, die Zeit, den Ausgang und das Residuum.
pivoting-choice-2 = Vergleichen Sie die Zeiten, nicht die Iterationen: Ein Pivotschritt, ein Durchgang und ein Unterraumschritt sind sehr verschieden teuer. Große Massenverhältnisse und hohe Stapel verlangsamen die Konvergenz der Durchgänge; auf Pivotverfahren haben sie kaum Einfluss. Folgen die Schranken der Reibung der Normalkraft, so wird aus jedem Kontakt ein kleiner Kegel von Richtungen: Lemkes Matrix wächst, und das Hauptpivotverfahren wird wiederholt, bis sich die Schranken nicht mehr ändern.
pivoting-film-1 = In Bewegung: fünf Kisten von 1 kg unter einer von 100 kg, zehn Iterationen je Schritt, jeweils von λ = 0 aus. So wenige Durchgänge übertragen die Last nicht durch die leichten Kisten bis zum Boden; das Unterraumverfahren löst die Gleichungen der aktiven Menge als Ganzes.
pivoting-film = Fünf leichte Kisten unter einer schweren
pivoting-film-sweeps = Gauß-Seidel
pivoting-film-subspace = Unterraumverfahren
pivoting-film-measured = Die oberste ist um { $down } cm gesunken.
pivoting-circle-question = Drei zyklisch gekoppelte Zeilen, A nicht symmetrisch. Welches der drei Verfahren findet die Lösung?
pivoting-circle-choice-seidel = Gauß-Seidel
pivoting-circle-choice-conjugate = NNCG
pivoting-circle-choice-lemke = das Verfahren von Lemke
pivoting-circle-measured = Nach { $most } Iterationen hatten Gauß-Seidel und NNCG noch keine Lösung; das Verfahren von Lemke brauchte { $lemke } Pivotschritte.
pivoting-circle-why = Die Durchgänge laufen endlos im Kreis, und NNCG, das auf ihnen aufbaut, ebenso. Der Pfad von Lemke braucht keine Symmetrie. Die Gradientenverfahren haben hier nur Erfolg, weil dieses Problem so regelmäßig ist: Ohne Symmetrie gibt es kein f, das man hinabsteigen könnte.
pivoting-choice-3 = Als Faustregel: Bei bis zu etwa hundert Zeilen ohne Reibung, und wo es auf Genauigkeit ankommt, wählt man ein Pivotverfahren. In Spielen, mit Warmstart und fester Rechenzeit, wählt man Durchgänge; NNCG kostet nur wenig mehr. Für viele Kontakte, Reibung und große Massenverhältnisse eignen sich APGD oder spektrale Gradienten, für Ketten und Stapel, deren aktive Menge sich wenig ändert, das Unterraumverfahren.

pivoting-exercises-title = Aufgaben
pivoting-exercise-1 = Führen Sie den ersten Pivotschritt des Verfahrens von Lemke von Hand aus, für {$pair}. Welche Zeile tritt aus, und wie groß ist {$z0}?
pivoting-exercise-1-ask = z₀ nach dem ersten Pivotschritt
pivoting-exercise-1-hint = Jeder Eintrag von d ist √Aᵢᵢ, hier √2, und λ ist noch null: Für welches z₀ wird −6 + √2 z₀ zu null?
pivoting-exercise-1-answer = Am stärksten verletzt ist die zweite Zeile: {$pair-cover}, und ihr w wird null. Als Nächster tritt also der zweite Multiplikator ein.
pivoting-exercise-2 = Dasselbe Problem mit dem Hauptpivotverfahren, beginnend mit Zeile 1. Wie groß ist λ nach dem ersten Pivotschritt und am Ende?
pivoting-exercise-2-ask = λ₁ nach dem ersten Pivotschritt
pivoting-exercise-2-hint = Zeile 1 allein: 2λ₁ − 5 = 0.
pivoting-exercise-2-end-ask = λ₁ am Ende
pivoting-exercise-2-end-hint = Am Ende sind beide Zeilen frei: Lösen Sie beide Gleichungen.
pivoting-exercise-2-answer = Zeile 1 allein: {$pair-first}. Zeile 2 ist dann noch verletzt; wächst ihr Multiplikator, so geht der erste zurück, und am Ende sind beide Zeilen frei: {$pair-solution}.
pivoting-exercise-3 = Wie viele aktive Mengen haben 30 Zeilen, und wie viele Iterationen braucht das Verfahren von Lemke?
pivoting-exercise-3-ask = Iterationen des Verfahrens von Lemke bei 30 Zeilen, in der Tabelle der Seite
pivoting-exercise-3-hint = Messen Sie es in der Tabelle der Seite, Problem „Hindernis“.
pivoting-exercise-3-answer = 30 Zeilen haben {$many-sets} Mengen; das Verfahren von Lemke brauchte 24 Iterationen: 23 Pivotschritte und die Verfeinerung am Ende.
pivoting-exercise-4 = Dasselbe Problem mit spektralen projizierten Gradienten, von λ = 0 aus. Wie groß sind λ und f nach dem ersten Schritt mit α = 1 und t = 1?
pivoting-exercise-4-ask = f nach dem ersten Schritt
pivoting-exercise-4-hint = Mit S = 1/2 führt der Schritt zu λ = −b/2. Setzen Sie das in f = ½λᵀAλ + bᵀλ ein.
pivoting-exercise-4-answer = λ = (2,5; 3) und f = −7,75; der kleinste Wert von f ist −10,33. Jede Zeile ging so weit, wie sie allein müsste, und zusammen gehen sie zu weit. Der nächste Schritt ist kürzer, α = 0,67.

pivoting-sources-title = Quellen
pivoting-source-lemke = Carlton E. Lemke, *Bimatrix equilibrium points and mathematical programming*, Management Science 11, 1965, 681–689.
pivoting-source-cottle = Richard W. Cottle, Jong-Shi Pang, Richard E. Stone, *The Linear Complementarity Problem*, 1992, Kapitel 4: Pivotverfahren; 5.2: Zerlegungen in Blöcke.
pivoting-source-judice = Joaquim J. Júdice, Fernanda M. Pires, *A block principal pivoting algorithm for large-scale strictly monotone linear complementarity problems*, Computers & Operations Research 21, 1994, 587–596.
pivoting-source-silcowitz = Morten Silcowitz-Hansen, Sarah Niebe, Kenny Erleben, *A nonsmooth nonlinear conjugate gradient method for interactive contact force problems*, The Visual Computer 26, 2010, 893–901.
pivoting-source-mazhar = Hammad Mazhar, Toby Heyn, Dan Negrut, Alessandro Tasora, *Using Nesterov’s method to accelerate multibody dynamics with friction and contact*, ACM Transactions on Graphics 34, 2015, Artikel 32.
pivoting-source-birgin = Ernesto G. Birgin, José Mario Martínez, Marcos Raydan, *Nonmonotone spectral projected gradient methods on convex sets*, SIAM Journal on Optimization 10, 2000, 1196–1211.
pivoting-source-morales = José Luis Morales, Jorge Nocedal, Mikhail Smelyanskiy, *An algorithm for the fast solution of symmetric linear complementarity problems*, Numerische Mathematik 111, 2008, 251–266.

## Bühne, Tabelle, Knöpfe
pivoting-stage = Ein Löser, Zeile für Zeile
pivoting-problem = Problem
pivoting-problem-pair = Zwei Zeilen
pivoting-problem-obstacle = Kette auf einem Hindernis, 6 Zeilen
pivoting-problem-alike = Drei fast gleiche Zeilen
pivoting-problem-cyclic = Zyklus, nicht symmetrisch
pivoting-problem-stack = Stapel aus drei Kisten
pivoting-problem-rough = Eine Kiste mit Reibung
pivoting-solver = Löser
pivoting-solver-gauss-seidel = Gauß-Seidel
pivoting-solver-lemke = Lemke
pivoting-solver-principal-pivoting = Hauptpivotverfahren
pivoting-solver-block-gauss-seidel = Block-Gauß-Seidel
pivoting-solver-nncg = NNCG
pivoting-solver-apgd = APGD
pivoting-solver-spectral-projected-gradient = Spektraler Gradient (SPG)
pivoting-solver-subspace = Unterraumverfahren
pivoting-rows = Zeilen des Problems mit λ und w in diesem Augenblick
pivoting-free = frei, in der aktiven Menge
pivoting-readout = Iteration { $k } von { $most }, Residuum { $residual }
pivoting-iteration-on = Ganze Iteration
pivoting-status-solved = gelöst
pivoting-status-limit = nicht gelöst
pivoting-status-ray = Strahl
pivoting-status-infeasible = keine Lösung
pivoting-code-repeat = wiederhole
pivoting-code-for = für
pivoting-code-until = bis
pivoting-code-stop = Abbruch, wenn
pivoting-code-if = falls
pivoting-code-otherwise = sonst
pivoting-code-pivot = tausche
pivoting-code-enters = der Partner tritt ein:
pivoting-code-leaves = tritt aus:
pivoting-code-refine = verfeinere
pivoting-code-solve = löse
pivoting-code-exchange = tausche
pivoting-code-until-blocked = erste begrenzende Zeile, nach
pivoting-code-while = solange
pivoting-code-better = wenn besser
pivoting-trial-title = Welcher Löser wofür: hier gemessen
pivoting-trial-title-short = Messen
pivoting-trial-measure = Alle Löser messen
pivoting-trial-rule = Iterationen · Zeit, Ausgang, Residuum; höchstens { $most } Iterationen. Die Pivotverfahren zählen ihre Verfeinerung am Ende als Iteration.
pivoting-trial-progress = { $done } von { $all } gemessen
pivoting-trial-obstacle = Hindernis, 30 Zeilen
pivoting-trial-stack = 10 Kisten
pivoting-trial-heavy = 10 Kisten, oben 100 kg
pivoting-trial-rough = 3 Kisten, Reibung
pivoting-trial-cyclic = Nicht symmetrisch, 3 Zeilen
pivoting-try-lemke = zwei Zeilen, Lemke
pivoting-try-lemke-obstacle = sechs Zeilen auf einem Hindernis
pivoting-try-principal = zwei Zeilen, Hauptpivotverfahren
pivoting-try-principal-alike = drei fast gleiche Zeilen
pivoting-try-block = Kiste mit Reibung, in Blöcken
pivoting-try-nncg = drei Kisten, NNCG
pivoting-try-apgd = Hindernis, APGD
pivoting-try-spg = fast gleiche Zeilen, SPG
pivoting-try-subspace = Hindernis, Unterraumverfahren
