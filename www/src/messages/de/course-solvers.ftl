# Der Rahmen jeder Lektion: was man danach kann, was sie voraussetzt, was man am Ende kann.

course-iterating-goal-1 = Jacobi, Gauß-Seidel und SOR Zeile für Zeile verfolgen, mit und ohne Schranken.
course-iterating-goal-2 = Am Spektralradius vorhersagen, wie viele Durchgänge ein Problem braucht und wann ein Verfahren divergiert.
course-iterating-needs = Matrizen und Eigenwerte
course-iterating-now = einen iterativen Löser mit Abbruchregel schreiben und für eine gegebene Matrix sagen, ob und wie schnell er konvergiert.
course-iterating-left = Vorkonditionierung, Mehrgitterverfahren und Zeilen, die parallel gelöst werden.

course-stack-goal-1 = Verfolgen, wie projiziertes Gauß-Seidel das Gewicht eines Stapels Zeile für Zeile nach unten trägt.
course-stack-goal-2 = Abschätzen, wie viele Durchgänge eine Höhe oder ein Massenverhältnis braucht und was ein Warmstart spart.
course-stack-now = Iterationen, Reihenfolge der Zeilen und Warmstart für einen Stapel wählen und am Residuum sehen, ob es genügt.
course-stack-left = Inseln, schlafende Körper und Zeilen, die parallel gelöst werden.

course-programs-goal-1 = Ein lineares oder konvexes quadratisches Programm durch seine KKT-Bedingungen in ein Komplementaritätsproblem verwandeln.
course-programs-goal-2 = Multiplikatoren als Schattenpreise und als Kontaktkräfte deuten.
course-programs-needs = Gradienten, lineare Ungleichungen
course-programs-now = die KKT-Bedingungen eines Programms aufschreiben, sie als LCP lösen und den Schattenpreis einer Wand deuten.
course-programs-left = Innere-Punkte-Verfahren und Programme mit Tausenden von Unbekannten.

course-pivoting-goal-1 = Das Verfahren von Lemke und das Hauptpivotverfahren an einem kleinen Problem von Hand verfolgen.
course-pivoting-goal-2 = Einen Löser nach Größe, Massenverhältnissen und verlangter Genauigkeit eines Problems wählen.
course-pivoting-now = erklären, wie Pivot-, Gradienten- und Unterraumverfahren die aktive Menge behandeln, und durch Messung unter ihnen wählen.
course-pivoting-left = Innere-Punkte-Verfahren und nichtglatte Newton-Verfahren.
