# Der Rahmen jeder Lektion: was man danach kann, was sie voraussetzt, was man am Ende kann.

course-circle-goal-1 = Die Kraft, die eine Perle auf einem Ring hält, aus C, seinen Ableitungen und dem Prinzip der virtuellen Arbeit herleiten.
course-circle-goal-2 = Größe und Vorzeichen von λ für jeden Ort auf dem Ring angeben und erklären, warum die Kraft keine Arbeit leistet.
course-circle-needs = Newtons zweites Gesetz, Ableitungen, das Skalarprodukt
course-circle-now = die Zwangskraft einer Perle auf einem Ring aus Ort, Geschwindigkeit und eingeprägter Kraft berechnen und einen Schritt der Simulation als Programm aufschreiben.
course-circle-left = Reibung am Draht, die Größe der Perle und die Frage, warum die gerechnete Perle nicht ganz auf dem Ring bleibt: Davon handelt die nächste Lektion.

course-drift-goal-1 = Erklären, warum die gerechnete Perle abdriftet, obwohl die Kraft stimmt, und wie die Drift von Schritt und Integrator abhängt.
course-drift-goal-2 = Eine Rückführung wählen, die die Drift beseitigt, ohne die Bewegung instabil zu machen, und die Grenzen einer Feder erklären.
course-drift-now = Integrationsfehler von Fehlern der Formel unterscheiden und α, β und h so wählen, dass ein unzulässiger Anfang zum Ring zurückkehrt.
course-drift-left = Die Projektion zurück auf den Ring und Integratoren, die ihre Schrittweite selbst wählen.

course-curves-goal-1 = C, seinen Gradienten und seinen Geschwindigkeitsterm für eine Kurve oder Fläche Ihrer Wahl aufschreiben.
course-curves-goal-2 = Vorhersagen, wo auf einer Kurve die Zwangskraft groß ist und was sich ändert, wenn der Draht selbst sich bewegt.
course-curves-needs = partielle Ableitungen
course-curves-now = ein Teilchen auf jeder glatten Kurve oder Fläche halten, ruhend oder bewegt, und ihre Krümmung an der Zwangskraft ablesen.
course-curves-left = Reibung am Draht, Kurven mit Ecken und Drähte, die die Perle verlassen kann.

course-particles-goal-1 = Das lineare Gleichungssystem für λ eines beliebigen Teilchensystems aus den Blöcken seiner Zwangsbedingungen aufbauen.
course-particles-goal-2 = Erklären, was konjugierte Residuen von diesem System brauchen und warum seine Matrix nie gebildet wird.
course-particles-needs = Matrizen und lineare Gleichungssysteme
course-particles-now = Ketten, Brücken und Tuch simulieren: die Zwangsbedingungen stapeln, in jedem Schritt nach λ lösen und die Drift aller Zeilen zugleich beherrschen.
course-particles-left = Zwangsbedingungen, die nur in einer Richtung wirken, etwa ein Seil, das schlaff werden kann, und Körper, die sich drehen.

course-redundant-goal-1 = Überzählige und widersprüchliche Zeilen am Rang von A, am Nullraum und am Residuum der kleinsten Quadrate erkennen.
course-redundant-goal-2 = Die Freiheitsgrade von Fachwerken und Getrieben zählen und sagen, welche Kräfte bestimmt sind.
course-redundant-needs = Rang und Eigenwerte einer Matrix
course-redundant-now = für jedes System von Zeilen entscheiden, ob λ existiert und eindeutig ist, und einen Löser wählen, der auch sonst brauchbare Kräfte liefert.
course-redundant-left = Elastizität: Wo Zeilen überzählig sind, entscheidet erst die Verformung der Teile, wie sie sich eine Last teilen.
