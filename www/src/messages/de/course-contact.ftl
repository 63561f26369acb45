# Der Rahmen jeder Lektion: was man danach kann, was sie voraussetzt, was man am Ende kann.

course-contact-goal-1 = Kontakt als 0 ≤ λ ⟂ w ≥ 0 formulieren und die Lösung für einen und für zwei Kontakte durch Fallunterscheidung finden.
course-contact-goal-2 = Erklären, wie ein Zeitschritt einen Abstand behandelt und was vorausschauender Kontakt kostet.
course-contact-now = das Komplementaritätsproblem sich berührender Körper aufstellen und sagen, welche Kontakte halten und welche sich lösen.
course-contact-left = Kontaktsuche, Reibung und Abprallen.

course-complementarity-goal-1 = Gleichungen, Schranken und Minima als dasselbe lineare Komplementaritätsproblem erkennen.
course-complementarity-goal-2 = Ein gemischtes Problem durch ein Schur-Komplement auf seine Ungleichungen zurückführen.
course-complementarity-now = Gleichungen, Schranken und quadratische Minima in ein einziges Problem übersetzen und eine Lösung mit der natürlichen Abbildung prüfen.
course-complementarity-left = Reibung, deren Schranken von einer anderen Unbekannten abhängen, und Löser für viele Unbekannte.

course-solutions-goal-1 = An A entscheiden, ob ein Komplementaritätsproblem keine, eine oder viele Lösungen hat.
course-solutions-goal-2 = Den Stab von Painlevé erklären: einen Kontakt, dessen Gleichungen keine Lösung haben oder zwei.
course-solutions-now = Existenz und Eindeutigkeit an komplementären Kegeln ablesen und beweisen, dass ein Problem keine Lösung hat.
course-solutions-left = Die Existenz mit Reibung im Raum, die andere Mittel verlangt als P-Matrizen.

course-friction-goal-1 = Haften und Gleiten am Reibungskegel unterscheiden, Rutschen und Kippen am Hebelarm.
course-friction-goal-2 = Sagen, was eine Pyramide oder ein Kasten aus Schranken anstelle des Kegels falsch macht.
course-friction-now = das Kontaktproblem um Reibung erweitern und den Fehler jeder Vereinfachung des Kegels beurteilen.
course-friction-left = Schmierung, Verschleiß und Reibung, die von der Gleitgeschwindigkeit abhängt.

course-collisions-goal-1 = Den Kraftstoß eines Stoßes und den Energieverlust berechnen.
course-collisions-goal-2 = Erklären, warum mehrere gleichzeitige Stöße mehr als einen widerspruchsfreien Ausgang haben.
course-collisions-now = Stöße mit Stoßzahl lösen, zentral und exzentrisch, und sagen, auf welcher Annahme die Bewegung einer Reihe von Kugeln beruht.
course-collisions-left = Woher e kommt: plastische Verformung und die Wellen, die während des Stoßes durch einen Körper laufen.
