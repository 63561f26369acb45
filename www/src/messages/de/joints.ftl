# Lektion „Gelenke und Baumgarte“. {$namen} im Text sind Formeln: src/lessons/joints/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

joints-lead = Ein Gelenk ist eine Zwangsbedingung wie jede andere: zwei Punkte, die zusammenfallen müssen. Physik-Engines erzwingen es auf Geschwindigkeitsebene, wo Lagefehler nicht in Erscheinung treten. Deren Beseitigung heißt Stabilisierung, und jede Art davon hat ihren Preis.
joints-guide = Alle Fehler sind hier mit Absicht groß: fünfzig Schritte in der Sekunde, hundert bei Motoren und Anschlägen, keine Teilschritte, und alles wird genau gelöst, wenn im Text nichts anderes steht. Ziehen Sie an den Stäben.

## 1 Zeilen
joints-rows-title = Ein Gelenk in zwei Zeilen
joints-rows-1 = Ein *Kugelgelenk*, in der Ebene eine Achse, hält einen Punkt des einen Körpers auf einem Punkt des anderen. Mit {$r1} und {$r2} von den Schwerpunkten der Körper zum Gelenk heißt das
joints-rows-2 = und wenn ein Körper sich dreht, dreht sich sein Arm mit. In der Änderungsrate stecken sechs Geschwindigkeiten, drei für jeden Körper:
joints-rows-3 = Die linearen Geschwindigkeiten gehen mit 1 oder −1 ein; nur die Einträge der Winkelgeschwindigkeiten hängen von der Stellung der Stäbe ab. Hier stehen sie für das Gelenk zwischen den beiden Stäben, eine Zeile der Tabelle je Zeile des Systems, mit Fehler und Kraft:
joints-rows-4 = Ein Scharnier besteht in der Ebene aus diesen beiden Zeilen, auf Wunsch mit Motor und Anschlägen. Eine Schweißverbindung fügt eine dritte hinzu, die auch die Drehung sperrt. Ein Schubgelenk hat zwei: keine Drehung und keine Verschiebung quer zur Achse. Das Feld mit der Matrix zeigt die Zeilen von allem, was auf der Bühne ist.

## 2 Ort
joints-place-title = Geschwindigkeiten sagen nichts über die Lage
joints-place-1 = Das Zeitschrittverfahren bestimmt die Kraftstöße, nach denen die Geschwindigkeiten zulässig sind, und bewegt dann die Körper mit diesen Geschwindigkeiten. Zulässig heißt
joints-place-2 = Mit {$beta-B} = 0 wird von den beiden Punkten des Gelenks nur gleiche Geschwindigkeit verlangt. Mit dem Term von Joachim Baumgarte nähern sie sich einander auch, in jedem Schritt um den Anteil {$beta-B} ihres Abstands. Das Pendel aus zwei Stäben, vier Sekunden lang:
joints-drift-question = Wie weit klaffen die Gelenke ohne den Term von Baumgarte?
joints-drift-choice-none = gar nicht: Die Geschwindigkeiten sind genau
joints-drift-choice-little = einige Millimeter
joints-drift-choice-much = mehr als zehn Zentimeter
joints-drift-measured = Beide Gelenke zusammen klafften ohne den Term höchstens { $without } mm, mit einem Fünftel { $fifth } mm.
joints-drift-why-1 = Am Anfang des Schritts ist die Geschwindigkeit zulässig. Der Schritt führt aber geradeaus entlang der Tangente, während sich der Punkt auf einem Kreis bewegen sollte. Ein Punkt im Abstand r von seinem Stift, der sich mit ω dreht, landet auf einem größeren Kreis:
joints-drift-why-2 = Der Fehler geht in jedem Schritt nach außen, und nichts berichtigt ihn. Der halbe Schritt macht ein Viertel des Fehlers doppelt so oft; die Summe der Fehler ist also etwa halb so groß.
joints-place-3 = Mit dem Term von Baumgarte wächst der Fehler nicht weiter, wenn ein Schritt so viel hinzufügt, wie er zurücknimmt:
joints-place-4 = Er verschwindet also nicht, bleibt aber klein und fällt mit dem Quadrat des Schritts. Darum verwenden Physik-Engines lieber mehr Teilschritte als ein größeres {$beta-B}.

## 3 Preis
joints-price-title = Was β kostet
joints-price-1 = Wenn ein Fünftel gut ist, warum nicht das Ganze? Sehen Sie sich ein Gelenk an, das um 30 cm klafft. Der Stab ist schwerelos und ruht, und {$beta-B} = 0,2.
joints-torn-question = Das Gelenk schließt sich. Was tut der Stab dann?
joints-torn-choice-rest = er ruht wie zuvor
joints-torn-choice-turns = er dreht sich weiter um den Stift
joints-torn-choice-swings = er schießt über das Ziel hinaus, und das Gelenk öffnet sich wieder
joints-torn-measured = Während des Schließens hatte er bis zu { $most } J. Danach dreht er sich mit { $spin } rad/s.
joints-torn-why-1 = Die Geschwindigkeit {$speed}, die das Gelenk schließt, ist eine wirkliche Geschwindigkeit eines wirklichen Körpers. Der erste Schritt gibt ihm die Energie
joints-torn-why-2 = und die späteren entziehen ihm das meiste davon wieder, aber nicht alles: Bis dahin hat sich der Stab ein wenig gedreht, und die Kraftstöße, die ihn anhalten, haben eine andere Richtung als die, die ihn in Bewegung setzten. Bei {$beta-B} = 1 liefert der erste Kraftstoß die 25-fache Energie, 28 J; mit dem halben Schritt wird sie noch einmal viermal so groß.
joints-price-2 = Das gilt selbst dann, wenn die Gleichungen genau gelöst werden. Wendet man nur wenige Durchgänge durch die Zeilen auf, so behandelt der nächste Schritt den Fehler des Lösers wie einen Lagefehler und antwortet mit {$speed}. Eine Kette aus sechs Stäben wird losgelassen, mit zehn Durchgängen je Schritt.
joints-chain-question = In welchem Lauf verläuft die Kraft im ersten Gelenk von Schritt zu Schritt glatter?
joints-chain-choice-same = in beiden gleich
joints-chain-choice-fifth = mit einem Fünftel
joints-chain-choice-whole = mit dem Ganzen
joints-chain-measured = Ihre zweite Differenz von Schritt zu Schritt beträgt im Mittel { $fifth } N mit einem Fünftel, { $whole } N mit dem Ganzen.
joints-chain-why-1 = Den ganzen Fehler auf einmal zurückzunehmen, passt zu einem Löser, der selbst keinen macht. Hier wird jeder Fehler des Lösers in voller Größe an die Nachbarn weitergereicht, und die Kette zittert. Mit einem Fünftel ist die Korrektur so langsam, dass sich die Fehler mehrerer Schritte aufheben. Vergrößern Sie die Kurve von {$lambda}, um die Zacken zu sehen.

## 4 Andere Wege
joints-other-title = Andere Wege zurück
joints-other-1 = **Weich.** Wählen Sie statt eines Anteils des Fehlers eine Feder mit Dämpfer: eine Frequenz {$frequency} und ein Dämpfungsgrad {$zeta}. Am Ende des Schritts ausgewertet, ändert das zwei Zahlen der Zeile und ist bei jeder Schrittweite stabil:
joints-other-2 = Solange ein Fehler da ist, gibt das Gelenk um {$gamma} ein wenig nach; das beruhigt auch einen Löser, der nicht fertig geworden ist. Dieselben {$Omega} und {$zeta} wirken bei leichten und schweren Körpern gleich; bei der Steifigkeit einer Feder ist das nicht so.
joints-other-3 = **Split Impulse.** Man löst zweimal: einmal nach Geschwindigkeiten, ohne jede Korrektur, und einmal nach Verschiebungen, die die Körper bewegen und dann verworfen werden. **Relaxation.** Man löst mit der Korrektur, bewegt die Körper und löst noch einmal ohne sie, damit die Geschwindigkeit, die den Spalt geschlossen hat, wieder verschwindet. **Projektion.** Man verschiebt die Körper nach dem Schritt direkt auf {$C} = 0, mit so vielen Iterationen wie nötig. Vier Wege am offenen Gelenk, von Baumgarte bis zur Relaxation:
joints-ways-question = In welchen Läufen hat der Stab am Ende eines Schritts je eine Geschwindigkeit?
joints-ways-choice-all = in allen vier
joints-ways-choice-two = in den ersten beiden: Baumgarte und weich
joints-ways-choice-none = in keinem
joints-ways-measured = Ihre größten Bewegungsenergien: Baumgarte { $fifth } J, weich { $soft } J, Split Impulse { $split } J, Relaxation { $relaxation } J.
joints-ways-why-1 = Split Impulse und Relaxation korrigieren Lagen und lassen die Geschwindigkeiten unverändert; sie dürfen also ein großes {$beta-B} verwenden. Ihr Preis ist eine zweite Lösung in jedem Schritt. Das weiche Gelenk schwingt hier mit 2 Hz und wenig Dämpfung und ist sichtbar eine Feder.

## 5 Energie
joints-energy-title = Eine richtige Lage ist noch keine richtige Bewegung
joints-energy-1 = Die Projektion hält die Gelenke des Pendels auf zwölf Stellen genau. Baumgartes Fünftel lässt Fehler von Zentimetern.
joints-projection-question = Wie viel Energie hat das projizierte Pendel nach vier Sekunden verloren, verglichen mit dem von Baumgarte?
joints-projection-choice-nothing = keine: Seine Gelenke sind genau
joints-projection-choice-less = weniger
joints-projection-choice-more = mehr
joints-projection-measured = Das von Baumgarte hat { $fifth } J verloren, das projizierte { $projected } J, von den 19,6 J, die sein Fall freisetzen kann.
joints-projection-why-1 = Baumgartes Verfahren lässt die Geschwindigkeit so, wie sie für die Stellung am Anfang des Schritts zulässig ist. Bis zu seinem Ende haben sich die Stäbe gedreht, und sie wieder zulässig zu machen, kostet in jedem Schritt Energie. Die Projektion verschiebt die Körper auf {$C} = 0 und korrigiert dabei auch die Geschwindigkeit, wie SHAKE, sodass sie am Ende des Schritts zulässig ist. Diese Korrektur ist so begrenzt, dass sie keine Bewegungsenergie hinzufügt. Die Gesamtenergie schwankt dann ein wenig; auf lange Sicht geht trotzdem etwas verloren, aber weniger.
joints-energy-2 = Die genaue Alternative löst nach Beschleunigungen, mit dem Runge-Kutta-Verfahren vierter Ordnung und Rückführung {$alpha}, {$beta} von {$C} und seiner Änderungsrate. Bei derselben Schrittweite bleiben die Gelenke auf einen Zehntelmillimeter genau und die Energie auf drei Tausendstel Joule. Sie kostet vier Lösungen je Schritt und kann Stöße nicht einfach behandeln; darum verwenden Physik-Engines sie nicht. Für ein Pendel ist sie die richtige Wahl.

## 6 Schranken
joints-bounds-title = Motoren und Anschläge
joints-bounds-1 = Auch ein Motor ist eine Zeile: Die Differenz zweier Winkelgeschwindigkeiten soll den eingestellten Wert haben. Ein Motor hat aber ein größtes Drehmoment {$tau}. Sein {$lambda} ist eine *beidseitig beschränkte* Unbekannte: Entweder stimmt die Geschwindigkeit, oder das Drehmoment ist an seiner Schranke.
joints-bounds-2 = Ein Stab von 1 kg hängt an seinem Stift, und ein Motor dreht ihn mit 1 rad/s hinauf. Das Drehmoment des Gewichts ist am größten, wo der Stab waagrecht steht: {$weight} = 4,905 N·m. Der eine Motor hat 3 N·m, der andere 6.
joints-motor-question = Welcher Motor dreht den Stab über den höchsten Punkt?
joints-motor-choice-both = beide
joints-motor-choice-strong = nur der mit 6 N·m
joints-motor-choice-neither = keiner
joints-motor-measured = Der schwache hat den Stab um höchstens { $weak } Grad gehoben, der starke hat ihn um { $strong } gedreht.
joints-motor-why-1 = Unterhalb seiner Schranke liefert ein Motor genau, was nötig ist, und der Stab dreht sich gleichmäßig. Der schwache kommt bei {$asin} an seine Schranke, bei 37,7 Grad. Von da an ist {$lambda} konstant, wie ein Gewicht über eine Rolle: Der Stab dreht sich weiter, bis seine Bewegungsenergie verbraucht ist, und schwingt um diesen Winkel. Dem starken fehlt nur in den ersten Schritten Drehmoment; jenseits des höchsten Punkts bremst er.
joints-bounds-3 = Ein Anschlag ist eine Zeile mit einer Schranke. Er drückt nur, wie ein Kontakt, und nur, wenn er erreicht ist:
joints-bounds-4 = Für einen Löser ist das alles dasselbe: eine Unbekannte, eine Zeile, eine untere und eine obere Schranke. Ein Kugelgelenk hat keine, ein Anschlag hat unten die Null, ein Motor ein Intervall, und die Reibung ein Intervall, dessen Breite von einer anderen Unbekannten abhängt. Verfahren, die nur Gleichungen lösen, können das nicht und melden es.

joints-line-1 = Feder und Dämpfer, am Ende des Schritts genommen; 1/A ist die Masse, die die Zeile bewegt.
joints-line-2 = Die Lage aus der Geschwindigkeit am Ende des Schritts: implizites Euler-Verfahren.
joints-line-3 = Zeile 2 in Zeile 1, mit h multipliziert.
joints-line-4 = Nach der Geschwindigkeit der Zeile aufgelöst: durch h(hk + d) geteilt.
joints-line-5 = k und d aus Zeile 1 eingesetzt.

## Aufgaben
joints-exercises-title = Aufgaben
joints-exercise-1 = Drei Stäbe und vier Scharniere bilden mit dem Boden eine Viergelenkkette. Wie viele Freiheitsgrade hat sie, und welche Zeile muss dazukommen, damit ein Motor sie festhält?
joints-exercise-1-ask = Freiheitsgrade
joints-exercise-1-hint = Drei Zahlen für jeden Stab, zwei Zeilen für jedes Scharnier.
joints-exercise-1-answer = {$answer-dof}: drei Zahlen für jeden Stab, zwei Zeilen für jedes Scharnier. Die Zeile des Motors nimmt den letzten weg, solange er nicht an seiner Schranke ist.
joints-exercise-2 = Ein Stab dreht sich schwerelos und gleichmäßig mit 4 rad/s um seinen Stift; {$h} = 0,02 s, r = 0,5 m, {$beta-B} = 0,2. Wie weit ist sein Ende vom Stift entfernt?
joints-exercise-2-ask = Der Abstand, in mm
joints-exercise-2-hint = In einem Schritt wächst der Fehler um ½r(hω)², und Baumgartes Term nimmt den Anteil β davon zurück: Wann halten sich beide die Waage?
joints-exercise-2-answer = Probieren Sie es: Schwingen Sie den schwerelosen Stab des offenen Gelenks mit der Maus herum und lesen Sie {$C} ab. Mit {$beta-B} = 1 bleibt ein Fünftel davon.
joints-exercise-3 = Welche fiktive Kraft fügt der Term von Baumgarte im offenen Gelenk in einem Schritt hinzu? Was bedeutet das für ein Gelenk, das oberhalb einer Kraft brechen soll?
joints-exercise-3-ask = Die Kraft bei β = 0,2, in N
joints-exercise-3-hint = λ = βC/(Ah²) mit A = 1/m + r²/I und C = 0,3 m.
joints-exercise-3-answer = {$answer-torque}, hier 38 N an einem Stab ohne Gewicht, und 189 N bei {$beta-B} = 1: Es bricht wegen eines Parameters im Programm. Kräfte aus Split Impulse oder Relaxation enthalten sie nicht.
joints-exercise-4 = Wie macht man aus einem Motor eine Bremse?
joints-exercise-4-ask = Ein Stab mit dem Trägheitsmoment 0,334 kg·m² um seinen Stift dreht sich schwerelos mit 10 rad/s. Nach wie vielen Sekunden hat ihn eine Bremse von 2 N·m angehalten?
joints-exercise-4-hint = Die Winkelgeschwindigkeit fällt je Sekunde um τ/I.
joints-exercise-4-answer = Man stellt seine Geschwindigkeit auf null. Dann hält er bis zu seinem größten Drehmoment und rutscht darüber durch, wie trockene Reibung in der Achse.

joints-sources-title = Quellen
joints-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16.
joints-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitte 2.1–2.2: Geschwindigkeiten und die Korrektur von Fehlern.
joints-source-catto = Erin Catto, *Soft constraints*, GDC 2011: die weiche Zeile aus Frequenz und Dämpfungsgrad; *Solver2D*, 2024: Relaxation.
joints-source-macklin = Miles Macklin u. a., *Small steps in physics simulation*, SCA 2019: mehr Teilschritte statt mehr Iterationen.

joints-quantity-J-x1 = Eintrag von J, erste Zeile, Drehung des ersten Stabs
joints-quantity-J-x2 = Eintrag von J, erste Zeile, Drehung des zweiten Stabs
joints-quantity-J-y1 = Eintrag von J, zweite Zeile, Drehung des ersten Stabs
joints-quantity-J-y2 = Eintrag von J, zweite Zeile, Drehung des zweiten Stabs
joints-quantity-C-x = Fehler entlang x
joints-quantity-C-y = Fehler entlang y
joints-quantity-lambda-x = Kraft entlang x
joints-quantity-lambda-y = Kraft entlang y
joints-quantity-torque = Drehmoment des Motors
joints-quantity-bound = größtes Drehmoment
joints-quantity-w = Winkelgeschwindigkeit minus eingestellter Wert

## Knöpfe, Voreinstellungen und Läufe
joints-preset-pendulum = Pendel aus zwei Stäben
joints-preset-drift = ohne und mit β
joints-preset-tornWhole = offenes Gelenk: ein Fünftel, die Hälfte, das Ganze
joints-preset-chain = Kette mit zehn Durchgängen
joints-preset-ways = offenes Gelenk: vier Wege
joints-preset-rival = genaue Alternative
joints-preset-drive = Stab mit Motor
joints-preset-motor = schwacher und starker Motor
joints-preset-limited = Scharnier mit Anschlägen
joints-run-pendulum = Pendel
joints-run-without = β 0
joints-run-fifth = β 0,2
joints-run-half = β 0,5
joints-run-whole = β 1
joints-run-soft = weich
joints-run-split = Split Impulse
joints-run-relaxation = Relaxation
joints-run-projection = Projektion
joints-run-rk4 = RK4
joints-run-drive = 12 N·m
joints-run-weak = 3 N·m
joints-run-strong = 6 N·m
joints-run-limited = Stab
