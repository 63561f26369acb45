# Der Rahmen jeder Lektion: was man danach kann, was sie voraussetzt, was man am Ende kann.

course-positions-goal-1 = Die Positionskorrektur von PBD herleiten und prüfen, welche Impulse sie erhält.
course-positions-goal-2 = Erklären, warum die Steifigkeit bei PBD von den Iterationen abhängt und bei XPBD nicht.
course-positions-now = einen positionsbasierten Schritt schreiben, zwischen kleinen Schritten und vielen Iterationen wählen und sagen, was erhalten bleibt.
course-positions-left = Starre Körper, Tuch und Flüssigkeiten in der positionsbasierten Dynamik.

course-coordinates-goal-1 = Einen Baum von Gelenken durch seine Freiheitsgrade beschreiben, {$tree-motion}.
course-coordinates-goal-2 = Entscheiden, wann generalisierte Koordinaten besser sind als Zwangsbedingungen und wann nicht.
course-coordinates-now = denselben Mechanismus in Gelenkkoordinaten und mit Zwangskräften simulieren und sagen, was beides kostet.
course-coordinates-left = Rekursive Verfahren, die M(q) nie bilden, und Glieder, die sich biegen.

course-methods-goal-1 = Alle Verfahren an einer Szene nach Fehler, Drift, Impuls, Energie und Aufwand vergleichen.
course-methods-goal-2 = Eine Stabilitätskarte lesen und daraus Verfahren, Stabilisierung und Schrittweite wählen.
course-methods-now = die Wahl eines Verfahrens für eine gegebene Szene mit selbst gemessenen Zahlen begründen.
course-methods-left = Implizite Integratoren höherer Ordnung und Szenen, die so groß sind, dass der Löser den Aufwand bestimmt.
