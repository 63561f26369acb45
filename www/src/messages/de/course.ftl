# Der Rahmen jeder Lektion: was man danach kann, was sie voraussetzt, was man am Ende kann.

course-circle-goal-1 = Die Kraft, die eine Perle auf einem Ring hält, aus C, seinen Ableitungen und dem Prinzip der virtuellen Arbeit herleiten.
course-circle-goal-2 = Erklären, warum die gerechnete Perle abdriftet, und eine Rückführung wählen, die die Drift beseitigt, ohne die Bewegung instabil zu machen.
course-circle-needs = Newtons zweites Gesetz, Ableitungen, das Skalarprodukt
course-circle-now = die Zwangskraft einer Perle auf einem Ring berechnen, Integrationsfehler von Fehlern der Formel unterscheiden und α, β und h so wählen, dass ein unzulässiger Anfang zum Ring zurückkehrt.

course-curves-goal-1 = C, seinen Gradienten und seinen Geschwindigkeitsterm für eine Kurve oder Fläche Ihrer Wahl aufschreiben.
course-curves-goal-2 = Vorhersagen, wo auf einer Kurve die Zwangskraft groß ist und was sich ändert, wenn der Draht selbst sich bewegt.
course-curves-now = ein Teilchen auf jeder glatten Kurve oder Fläche halten, ruhend oder bewegt, und ihre Krümmung an der Zwangskraft ablesen.

course-particles-goal-1 = Das lineare Gleichungssystem für λ eines beliebigen Teilchensystems aus den Blöcken seiner Zwangsbedingungen aufbauen.
course-particles-goal-2 = Erklären, was konjugierte Gradienten von diesem System brauchen und warum seine Matrix nie gebildet wird.
course-particles-now = Ketten, Brücken und Tuch simulieren: die Zwangsbedingungen stapeln, in jedem Schritt nach λ lösen und die Drift aller Zeilen zugleich beherrschen.

course-redundant-goal-1 = Überzählige und widersprüchliche Zeilen am Rang von A, am Nullraum und am Residuum der kleinsten Quadrate erkennen.
course-redundant-goal-2 = Die Freiheitsgrade von Fachwerken und Getrieben zählen und sagen, welche Kräfte bestimmt sind.
course-redundant-now = für jedes System von Zeilen entscheiden, ob λ existiert und eindeutig ist, und einen Löser wählen, der auch sonst brauchbare Kräfte liefert.

course-impulses-goal-1 = A(λh) = −J(v + hWQ) − βC/h herleiten und sagen, woraus jeder Teil von b besteht.
course-impulses-goal-2 = Erklären, warum Engines nach Geschwindigkeiten und Impulsen lösen statt nach Beschleunigungen und Kräften.
course-impulses-now = einen Schritt einer Engine auf Geschwindigkeitsebene schreiben: rechte Seite, Blöcke von A, Baumgarte-Term, Warmstart.

course-rigid-goal-1 = Orientierung, Winkelgeschwindigkeit und Drehimpuls eines starren Körpers beschreiben und den Trägheitstensor, der sie verbindet.
course-rigid-goal-2 = Erklären, warum ein Körper um seine mittlere Achse umschlägt, und beurteilen, wie gut ein Zeitschritt Energie und Drehimpuls erhält.
course-rigid-now = die freie Drehung eines starren Körpers integrieren und wählen, wie der gyroskopische Term behandelt wird.

course-joints-goal-1 = Die Zeilen von Scharnieren, Schubgelenken, Motoren und Anschlägen für zwei Körper aufschreiben.
course-joints-goal-2 = Baumgarte-Stabilisierung, weiche Bedingungen, geteilte Impulse und Projektion danach vergleichen, was sie der Energie hinzufügen.
course-joints-now = einen Mechanismus auf Geschwindigkeitsebene zusammenhalten und die Korrektur wählen, die seine Energie verträgt.

course-contact-goal-1 = Kontakt als 0 ≤ λ ⟂ w ≥ 0 formulieren und die Lösung für einen und für zwei Kontakte durch Fallunterscheidung finden.
course-contact-goal-2 = Erklären, was ein Zeitschritt mit einem Abstand macht und was spekulativer Kontakt kostet.
course-contact-now = das Komplementaritätsproblem sich berührender Körper aufstellen und sagen, welche Kontakte halten und welche sich lösen.

course-complementarity-goal-1 = Gleichungen, Schranken und Minima als dasselbe lineare Komplementaritätsproblem erkennen.
course-complementarity-goal-2 = Ein gemischtes Problem durch ein Schur-Komplement auf seine Ungleichungen zurückführen.
course-complementarity-now = Gleichungen, Schranken und quadratische Minima in ein einziges Problem übersetzen und eine Lösung mit der natürlichen Abbildung prüfen.

course-solutions-goal-1 = An A entscheiden, ob ein Komplementaritätsproblem keine, eine oder viele Lösungen hat.
course-solutions-goal-2 = Den Stab von Painlevé erklären: einen Kontakt, dessen Gleichungen keine Lösung haben oder zwei.
course-solutions-now = Existenz und Eindeutigkeit an komplementären Kegeln ablesen und beweisen, dass ein Problem keine Lösung hat.

course-friction-goal-1 = Haften und Gleiten am Reibungskegel unterscheiden, Rutschen und Kippen am Hebelarm.
course-friction-goal-2 = Sagen, was eine Pyramide oder feste Schranken anstelle des Kegels falsch machen.
course-friction-now = das Kontaktproblem um Reibung erweitern und den Fehler jeder Vereinfachung des Kegels beurteilen.

course-collisions-goal-1 = Den Kraftstoß eines Stoßes berechnen und die Energie, die er kostet.
course-collisions-goal-2 = Erklären, warum mehrere gleichzeitige Stöße mehr als einen widerspruchsfreien Ausgang haben.
course-collisions-now = Stöße mit Stoßzahl lösen, zentral und exzentrisch, und sagen, was eine Reihe von Kugeln voraussetzt.

course-iterating-goal-1 = Jacobi, Gauß-Seidel und SOR Zeile für Zeile verfolgen, mit und ohne Schranken.
course-iterating-goal-2 = Am Spektralradius vorhersagen, wie viele Durchgänge ein Problem braucht und wann ein Verfahren divergiert.
course-iterating-needs = Matrizen und Eigenwerte
course-iterating-now = einen iterativen Löser mit Abbruchregel schreiben und für eine gegebene Matrix sagen, ob und wie schnell er konvergiert.

course-stack-goal-1 = Verfolgen, wie projiziertes Gauß-Seidel das Gewicht eines Stapels Zeile für Zeile nach unten trägt.
course-stack-goal-2 = Abschätzen, wie viele Durchgänge eine Höhe oder ein Massenverhältnis braucht und was ein Warmstart spart.
course-stack-now = Iterationen, Reihenfolge der Zeilen und Warmstart für einen Stapel wählen und am Residuum sehen, ob es genügt.

course-programs-goal-1 = Ein lineares oder konvexes quadratisches Programm durch seine KKT-Bedingungen in ein Komplementaritätsproblem verwandeln.
course-programs-goal-2 = Multiplikatoren als Schattenpreise und als Kontaktkräfte deuten.
course-programs-now = die KKT-Bedingungen eines Programms aufschreiben, sie als LCP lösen und sagen, was eine Wand wert ist.

course-pivoting-goal-1 = Das Verfahren von Lemke und das Hauptpivotverfahren an einem kleinen Problem von Hand verfolgen.
course-pivoting-goal-2 = Einen Löser nach Größe, Massenverhältnissen und verlangter Genauigkeit eines Problems wählen.
course-pivoting-now = sagen, was Pivot-, Gradienten- und Unterraumverfahren mit der aktiven Menge tun, und durch Messung unter ihnen wählen.

course-positions-goal-1 = Die Positionskorrektur von PBD herleiten und prüfen, welche Impulse sie erhält.
course-positions-goal-2 = Erklären, warum die Steifigkeit bei PBD von den Iterationen abhängt und bei XPBD nicht.
course-positions-now = einen positionsbasierten Schritt schreiben, zwischen kleinen Schritten und vielen Iterationen wählen und sagen, was erhalten bleibt.

course-coordinates-goal-1 = Einen Baum von Gelenken durch seine Freiheitsgrade beschreiben, M(q)q̈ = h + τ.
course-coordinates-goal-2 = Entscheiden, wann generalisierte Koordinaten besser sind als Zwangsbedingungen und wann nicht.
course-coordinates-now = denselben Mechanismus in Gelenkkoordinaten und mit Zwangskräften simulieren und sagen, was beides kostet.

course-methods-goal-1 = Alle Verfahren an einer Szene nach Fehler, Drift, Impuls, Energie und Aufwand vergleichen.
course-methods-goal-2 = Eine Stabilitätskarte lesen und daraus Verfahren, Stabilisierung und Schrittweite wählen.
course-methods-now = die Wahl eines Verfahrens für eine gegebene Szene mit selbst gemessenen Zahlen begründen.

course-kit-goal-1 = Mechanismen aus Teilchen, Stäben und Gelenken bauen und ihnen genau die Freiheitsgrade geben, die sie brauchen.
course-kit-goal-2 = An gemessenen Zahlen beurteilen, ob ein Mechanismus tut, was er soll.
course-kit-now = eigene Mechanismen bauen, messen und weitergeben.
