# Lektion „Gelenke und Baumgarte“. {$namen} im Text sind Formeln: src/lessons/joints/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

joints-lead = Ein Gelenk ist eine Zwangsbedingung wie jede andere: zwei Punkte, die einer sein sollen. Physik-Engines halten es über Geschwindigkeiten, und Geschwindigkeiten wissen nichts von Orten. Was man dagegen tut, heißt Stabilisierung, und jede Art davon hat ihren Preis.
joints-guide = Alle Fehler sind hier mit Absicht groß: fünfzig Schritte in der Sekunde, keine Teilschritte, und alles wird genau gelöst, wenn im Text nichts anderes steht. Fassen Sie die Stäbe an und ziehen Sie daran.

## 1 Zeilen
joints-rows-title = Ein Gelenk in zwei Zeilen
joints-rows-1 = Ein *Kugelgelenk*, in der Ebene eine Achse, hält einen Punkt des einen Körpers auf einem Punkt des anderen. Mit {$r1} und {$r2} von den Mitten der Körper zum Gelenk heißt das
joints-rows-2 = und wenn ein Körper sich dreht, dreht sich sein Arm mit. In der Änderungsrate stecken sechs Geschwindigkeiten, drei für jeden Körper:
joints-rows-3 = Das Verschieben geht schlicht mit 1 oder −1 ein; nur die Einträge für das Drehen hängen davon ab, wie die Stäbe stehen. Hier sind sie für das Gelenk zwischen den beiden Stäben, je Zeile eine, mit Fehler und Kraft:
joints-rows-4 = Ein Scharnier besteht in der Ebene aus diesen beiden Zeilen, auf Wunsch mit Motor und Anschlägen. Eine Schweißung fügt eine dritte hinzu, die auch die Drehung hält. Ein Schubgelenk hat zwei: keine Drehung, und keine Bewegung quer zur Achse. Das Feld mit der Matrix zeigt die Zeilen von allem, was auf der Bühne ist.

## 2 Ort
joints-place-title = Geschwindigkeiten sagen nichts über Orte
joints-place-1 = Das Zeitschrittverfahren sucht die Kraftstöße, nach denen die Geschwindigkeiten stimmen, und bewegt dann die Körper mit diesen Geschwindigkeiten. Stimmen heißt
joints-place-2 = Mit {$beta-B} = 0 wird den beiden Punkten des Gelenks nur gesagt, sie sollen sich gleich bewegen. Mit dem Term von Joachim Baumgarte nähern sie sich einander auch, in jedem Schritt um den Teil {$beta-B} ihres Abstands. Das Pendel aus zwei Stäben, vier Sekunden lang:
joints-drift-question = Wie weit klaffen die Gelenke ohne den Term von Baumgarte?
joints-drift-choice-none = gar nicht: die Geschwindigkeiten sind genau
joints-drift-choice-little = einige Millimeter
joints-drift-choice-much = mehr als zehn Zentimeter
joints-drift-measured = Beide Gelenke zusammen klafften ohne den Term höchstens { $without } mm, mit einem Fünftel { $fifth } mm.
joints-drift-why-1 = Die Geschwindigkeit stimmt dort, wo der Schritt beginnt. Der Schritt geht aber auf der Tangente geradeaus, und das Gelenk sollte im Kreis gehen. Ein Punkt im Abstand r von seinem Zapfen, der sich mit ω dreht, kommt auf einem größeren Kreis heraus:
joints-drift-why-2 = Immer nach außen, in jedem Schritt, und niemand sieht je wieder danach. Der halbe Schritt macht ein Viertel des Fehlers doppelt so oft; was sich aufsummiert, ist also etwa halb so groß.
joints-place-3 = Mit dem Term von Baumgarte wächst der Fehler nicht weiter, wenn ein Schritt so viel hinzufügt, wie er zurücknimmt:
joints-place-4 = Er ist also nicht fort, bleibt aber klein und fällt mit dem Quadrat des Schritts. Darum nehmen Physik-Engines lieber mehr Teilschritte als ein größeres {$beta-B}.

## 3 Preis
joints-price-title = Was β kostet
joints-price-1 = Wenn ein Fünftel gut ist, warum nicht das Ganze? Sehen Sie sich ein Gelenk an, das um 30 cm auseinandergerissen ist. Der Stab ist schwerelos und ruht, und {$beta-B} = 0,2.
joints-torn-question = Das Gelenk schließt sich. Was tut der Stab dann?
joints-torn-choice-rest = er ruht wie zuvor
joints-torn-choice-turns = er dreht sich weiter um den Zapfen
joints-torn-choice-swings = er schießt darüber hinaus, und das Gelenk öffnet sich wieder
joints-torn-measured = Während des Schließens hatte er bis zu { $most } J. Danach dreht er sich mit { $spin } rad/s.
joints-torn-why-1 = Die Geschwindigkeit {$speed}, die das Gelenk schließt, ist eine wirkliche Geschwindigkeit eines wirklichen Körpers. Der erste Schritt gibt ihm die Energie
joints-torn-why-2 = und die späteren nehmen ihm das meiste davon wieder, aber nicht alles: Bis dahin hat sich der Stab ein wenig gedreht, und die Stöße, die ihn anhalten, haben eine andere Richtung als die, die ihn in Gang setzten. Bei {$beta-B} = 1 hat der erste Stoß die 25-fache Energie, 28 J; mit dem halben Schritt wird sie noch einmal viermal so groß.
joints-price-2 = Und das gilt, wenn die Gleichungen gelöst werden. Wendet man nur wenige Durchgänge durch die Zeilen an sie, so hält der nächste Schritt den Fehler des Lösers für einen Fehler des Orts, und {$speed} ist seine Antwort. Eine Kette aus sechs Stäben wird losgelassen, mit zehn Durchgängen je Schritt.
joints-chain-question = In welchem Lauf ist die Kraft im ersten Gelenk ruhiger, von Schritt zu Schritt?
joints-chain-choice-same = in beiden gleich
joints-chain-choice-fifth = mit einem Fünftel
joints-chain-choice-whole = mit dem Ganzen
joints-chain-measured = Von Schritt zu Schritt knickt ihre Kurve im Mittel um { $fifth } N mit einem Fünftel, um { $whole } N mit dem Ganzen.
joints-chain-why-1 = Den ganzen Fehler auf einmal zurückzunehmen, ist richtig für einen Löser, der keine macht. Hier reicht es jeden Fehler in voller Größe an die Nachbarn weiter, und die Kette zittert. Ein Fünftel vergisst so langsam, dass sich die Fehler mehrerer Schritte aufheben. Vergrößern Sie die Kurve von {$lambda}, um die Zacken zu sehen.

## 4 Andere Wege
joints-other-title = Andere Wege zurück
joints-other-1 = **Weich.** Wählen Sie nicht einen Teil des Fehlers, sondern eine Feder mit Dämpfer: eine Frequenz {$Omega}/2π und ein Dämpfungsmaß {$zeta}. Am Ende des Schritts genommen ändert das zwei Zahlen der Zeile und ist bei jedem Schritt stabil:
joints-other-2 = Solange ein Fehler da ist, gibt das Gelenk um {$gamma} ein wenig nach; das beruhigt auch einen Löser, der nicht fertig geworden ist. Dieselben {$Omega} und {$zeta} sehen bei leichten und schweren Körpern gleich aus; bei der Steifigkeit einer Feder ist das nicht so.
joints-other-3 = **Split Impulse.** Man löst zweimal: einmal nach Geschwindigkeiten, ohne jede Korrektur, und einmal nach Verschiebungen, die die Körper bewegen und dann vergessen werden. **Relaxation.** Man löst mit der Korrektur, bewegt die Körper und löst noch einmal ohne sie, damit die Geschwindigkeit, die den Spalt geschlossen hat, wieder verschwindet. **Projektion.** Man setzt die Körper nach dem Schritt geradewegs auf {$C} = 0, sooft es dazu nötig ist. Vier Wege am zerrissenen Gelenk, von Baumgarte bis zur Relaxation:
joints-ways-question = In welchen Läufen hat der Stab am Ende eines Schritts je eine Geschwindigkeit?
joints-ways-choice-all = in allen vier
joints-ways-choice-two = in den ersten beiden: Baumgarte und weich
joints-ways-choice-none = in keinem
joints-ways-measured = Ihre größten Bewegungsenergien: Baumgarte { $fifth } J, weich { $soft } J, Split Impulse { $split } J, Relaxation { $relaxation } J.
joints-ways-why-1 = Split Impulse und Relaxation korrigieren Orte und lassen die Geschwindigkeiten in Ruhe; sie dürfen also ein großes {$beta-B} nehmen. Ihr Preis ist eine zweite Lösung in jedem Schritt. Das Weiche schwingt hier mit 2 Hz und wenig Dämpfung, und man sieht das Gelenk als Feder.

## 5 Energie
joints-energy-title = Der richtige Ort ist nicht die richtige Bewegung
joints-energy-1 = Die Projektion hält die Gelenke des Pendels auf zwölf Stellen. Das Fünftel von Baumgarte liegt um Zentimeter daneben.
joints-projection-question = Wie viel Energie hat das projizierte Pendel nach vier Sekunden verloren, verglichen mit dem von Baumgarte?
joints-projection-choice-nothing = keine: seine Gelenke sind genau
joints-projection-choice-less = weniger
joints-projection-choice-more = mehr
joints-projection-measured = Das von Baumgarte hat { $fifth } J verloren, das projizierte { $projected } J, von den 19,6 J, um die es fallen kann.
joints-projection-why-1 = Baumgarte lässt die Geschwindigkeit, wie sie zu den Gelenken am Anfang des Schritts passt. Bis zu seinem Ende haben sich die Stäbe gedreht, und die Geschwindigkeit wieder an die Gelenke anzupassen, kostet in jedem Schritt Energie. Die Projektion rückt die Körper auf {$C} = 0 und lässt die Geschwindigkeit daran teilnehmen, wie SHAKE, sodass sie am Ende des Schritts zu den Gelenken passt, wie sie dann stehen. Was dabei dazukommt, ist begrenzt, sodass keine Energie gewonnen wird: Etwas geht trotzdem verloren, aber weniger.
joints-energy-2 = Der Rivale löst nach Beschleunigungen, mit dem Verfahren vierter Ordnung von Runge und Kutta und Rückführung {$alpha}, {$beta} auf {$C} und seine Rate. Beim selben Schritt bleiben die Gelenke auf einen Zehntelmillimeter genau und die Energie auf einige Tausendstel Joule. Er kostet vier Lösungen je Schritt und hat keine einfache Antwort auf Stöße; darum nehmen ihn Physik-Engines nicht, und darum sollte man ihn für ein Pendel nehmen.

## 6 Schranken
joints-bounds-title = Motoren und Anschläge
joints-bounds-1 = Auch ein Motor ist eine Zeile: Der Unterschied zweier Drehgeschwindigkeiten soll der eingestellte sein. Ein Motor hat aber ein größtes Drehmoment {$tau}. Sein {$lambda} ist eine Unbekannte *in einem Kasten*: Entweder stimmt die Drehzahl, oder das Drehmoment ist an seiner Schranke.
joints-bounds-2 = Ein Stab von 1 kg hängt an seinem Zapfen, und ein Motor dreht ihn mit 1 rad/s hinauf. Das Drehmoment des Gewichts ist am größten, wo der Stab waagrecht steht: {$weight} = 4,905 N·m. Der eine Motor hat 3 N·m, der andere 6.
joints-motor-question = Welcher Motor dreht den Stab über den höchsten Punkt?
joints-motor-choice-both = beide
joints-motor-choice-strong = nur der mit 6 N·m
joints-motor-choice-neither = keiner
joints-motor-measured = Der schwache hat den Stab um höchstens { $weak } Grad gehoben, der starke hat ihn um { $strong } gedreht.
joints-motor-why-1 = Unterhalb seiner Schranke liefert ein Motor genau, was nötig ist, und der Stab dreht sich gleichmäßig. Der schwache kommt bei {$asin} an seine Schranke, bei 37,7 Grad. Von da an ist {$lambda} konstant, wie ein Gewicht über eine Rolle: Der Stab läuft weiter, bis sein Schwung verbraucht ist, und schaukelt um diesen Winkel. Dem starken fehlt nur in den ersten Schritten Drehmoment; jenseits des höchsten Punkts bremst er.
joints-bounds-3 = Ein Anschlag ist eine Zeile mit einer Schranke. Er drückt nur, wie ein Kontakt, und nur, wenn er erreicht ist:
joints-bounds-4 = Für einen Löser ist das alles dasselbe: eine Unbekannte, eine Zeile, eine untere und eine obere Schranke. Ein Kugelgelenk hat keine, ein Anschlag hat unten die Null, ein Motor einen Kasten, und die Reibung einen Kasten, den eine andere Unbekannte weitet. Verfahren, die nur Gleichungen lösen, können es nicht und sagen es.

## Aufgaben
joints-exercises-title = Aufgaben
joints-exercise-1 = Drei Stäbe und vier Scharniere bilden mit dem Boden ein Viergelenk. Wie viele Möglichkeiten hat es, sich zu bewegen, und welche Zeile muss dazukommen, damit ein Motor es festhält?
joints-exercise-1-ask = Freiheitsgrade
joints-exercise-1-hint = Drei Zahlen für jeden Stab, zwei Zeilen für jedes Gelenk.
joints-exercise-1-answer = {$answer-dof}: drei Zahlen für jeden Stab, zwei Zeilen für jedes Scharnier. Die Zeile des Motors nimmt die letzte, solange er nicht an seiner Schranke ist.
joints-exercise-2 = Ein Stab dreht sich schwerelos und gleichmäßig mit 4 rad/s um seinen Zapfen; {$h} = 0,02 s, r = 0,5 m, {$beta-B} = 0,2. Wie weit ist sein Ende vom Zapfen entfernt?
joints-exercise-2-ask = Der Abstand, in mm
joints-exercise-2-hint = In einem Schritt wächst der Fehler um ½r(hω)², und Baumgarte nimmt den Teil β davon zurück: Wann hält sich beides die Waage?
joints-exercise-2-answer = Probieren Sie es: Werfen Sie den zerrissenen Stab mit der Maus herum und lesen Sie {$C} ab. Er hat kein Gewicht. Mit {$beta-B} = 1 bleibt ein Fünftel davon.
joints-exercise-3 = Welche Kraft täuscht der Term von Baumgarte im zerrissenen Gelenk vor, in einem Schritt? Was bedeutet das für ein Gelenk, das oberhalb einer Kraft brechen soll?
joints-exercise-3-ask = Die Kraft bei β = 0,2, in N
joints-exercise-3-hint = λ = βC/(Ah²) mit A = 1/m + r²/I und C = 0,3 m.
joints-exercise-3-answer = {$answer-torque}, hier 38 N an einem Stab ohne Gewicht, und 189 N bei {$beta-B} = 1: Es bricht wegen einer Zahl im Programm. Kräfte aus Split Impulse oder Relaxation sind frei davon.
joints-exercise-4 = Wie macht man aus einem Motor eine Bremse?
joints-exercise-4-ask = Ein Stab mit 0,334 kg·m² um seinen Stift dreht sich ohne Gewicht mit 10 rad/s. Nach wie vielen Sekunden hat ihn eine Bremse von 2 N·m angehalten?
joints-exercise-4-hint = Die Winkelgeschwindigkeit fällt je Sekunde um τ/I.
joints-exercise-4-answer = Man stellt seine Drehzahl auf null. Dann hält er bis zu seinem Drehmoment und rutscht darüber, wie trockene Reibung in der Achse.

joints-sources-title = Quellen
joints-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972).
joints-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitte 2.1–2.2: Geschwindigkeiten und die Korrektur von Fehlern.
joints-source-catto = Erin Catto, *Soft constraints*, GDC 2011; *Solver2D*, 2024.
joints-source-macklin = Miles Macklin u. a., *Small steps in physics simulation*, SCA 2019.

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
joints-quantity-w = Drehgeschwindigkeit weniger der eingestellten

## Knöpfe, Voreinstellungen und Läufe
joints-preset-pendulum = Pendel aus zwei Stäben
joints-preset-drift = ohne und mit β
joints-preset-tornWhole = zerrissenes Gelenk: ein Fünftel, halb, ganz
joints-preset-chain = Kette mit zehn Durchgängen
joints-preset-ways = zerrissenes Gelenk: vier Wege
joints-preset-rival = der genaue Rivale
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
