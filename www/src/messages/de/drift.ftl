# Lektion „Drift und Rückführung“. {$namen} im Text sind Formeln und Bedienelemente: src/lessons/drift/vocabulary.ts.

drift-lead = Die Formel stimmt, und die Perle verlässt den Ring trotzdem. Fünf Sekunden genügen, um es zu sehen. Woran liegt es, wenn nicht an der Formel?
drift-guide = Alle Versuche verwenden die Perle der letzten Lektion. Nacheinander kommen hinzu: ein Integrator mit endlichen Schritten, die Rückführung, zu viel davon und eine Feder zum Vergleich.

## Drift
drift-drift-title = Fertig?
drift-drift-1 = So schien es. In jedem Zustand kennen wir die Beschleunigung, {$acceleration}, und können sie einem Integrator übergeben. Der einfachste ist das Euler-Verfahren: Ort und Geschwindigkeit ändern sich einen Schritt {$h} lang mit der Rate, die sie an dessen Anfang haben. Unsere Perle beginnt zulässig, und in jedem Schritt gilt {$Cddot-zero}.
drift-drift-question = Die Perle wird an der Seite des Rings losgelassen. Wo wird sie nach 5 Sekunden mit Schritten von 10 ms sein?
drift-drift-choice-on = genau auf dem Ring
drift-drift-choice-out = außerhalb, immer weiter
drift-drift-choice-in = innerhalb, immer weiter
drift-drift-choice-both = bald außerhalb, bald innerhalb
drift-drift-measured = Nach { $time } s hat dieser Lauf { $end }; unterwegs war C nie kleiner als { $least } und nie größer als { $most }.
drift-drift-why-1 = Der Euler-Schritt folgt der Tangente, und die Tangente liegt außerhalb des Kreises. Aus einem zulässigen Zustand führt ein Schritt zu
drift-drift-why-2 = und {$C} ist um {$growth} gewachsen. Das ist wenig. Doch {$C} kommt in der Formel für {$lambda} nicht vor: Der nächste Schritt beginnt, wo der letzte geendet hat, verlangt nur {$Cddot-zero} und fügt seinen eigenen Fehler hinzu. Kein Schritt nimmt je einen zurück. Das ist die *Drift*.
drift-drift-2 = Ein kleinerer Schritt verlangsamt sie nur: Beim halben Schritt sind es doppelt so viele Fehler von einem Viertel der Größe, also die halbe Drift. Ein besserer Integrator verlangsamt sie stärker. Das Problem ist nicht die Größe der Fehler, sondern dass sie bestehen bleiben:
drift-drift-3 = Ein Fehler in {$C} bleibt für immer, und ein Fehler in {$Cdot} lässt {$C} unbegrenzt wachsen. Dasselbe geschieht mit einer Perle, die neben dem Ring oder mit falscher Geschwindigkeit beginnt.
drift-drift-4 = Und die Energie? Der Integrator erhält sie nicht besser als {$C}.

## Rückführung
drift-feedback-title = Rückführung
drift-feedback-1 = Also muss {$C} in der Gleichung vorkommen. Statt {$Cddot-zero} verlangen wir, dass jede Abweichung abklingt wie der Ausschlag eines gedämpften Schwingers:
drift-feedback-2 = Der Koeffizient {$alpha} wirkt auf den Fehler der Lage, {$beta} auf den der Geschwindigkeit. Die Herleitung bleibt, wie sie war, und {$lambda} erhält einen Term mehr:
drift-feedback-3 = Auf dem Ring und bei zulässiger Geschwindigkeit ist dieser Term null: Wo nichts zu berichtigen ist, ändert die Rückführung nichts. Neben dem Ring holt sie die Perle zurück, am schnellsten ohne Überschwingen bei {$critical}: Das ist der *aperiodische Grenzfall*, die kritische Dämpfung. Stellen Sie {$set-alpha} und {$set-beta} nach Belieben ein, oder beginnen Sie neben dem Ring mit einem dieser Versuche:
drift-feedback-4 = Von der Perle aus gesehen wirkt die Schwerkraft in jedem Augenblick in eine andere Richtung, und doch ist der Kurve von {$C} davon nichts anzusehen. Das ist keine Näherung. Der Multiplikator gleicht jede Kraft quer zum Draht aus, und übrig bleibt allein {$oscillator}.
drift-feedback-5 = Die Rückführung berichtigt {$C}, nicht die übrigen Fehler des Integrators. Lassen Sie die drei nebeneinander laufen: Die Rückführung hält die Perle am Ring, aber sehen Sie sich die Energie an.

## Zu viel davon
drift-explode-title = Zu viel des Guten
drift-explode-1 = Wenn die Perle mit {$beta-ten} schnell zurückkommt, sollte sie mit 600 sechzigmal so schnell zurückkommen.
drift-explode-question = Kritisch gedämpft mit β = 600 s⁻¹, Euler-Verfahren, Schritte von 10 ms, Start genau auf dem Ring. Was wird geschehen?
drift-explode-choice-better = die Perle bleibt näher am Ring als zuvor
drift-explode-choice-same = kein sichtbarer Unterschied
drift-explode-choice-explodes = die Rechnung explodiert
drift-explode-measured = Am Anfang war C = 0. Als der Lauf nach { $time } s angehalten wurde, war die größte Abweichung { $most } gewesen.
drift-explode-why-1 = Ein Schritt kann kein Abklingen auflösen, das schon innerhalb des Schritts vorbei ist. Die wahre Abweichung schrumpft; das Euler-Verfahren multipliziert sie in jedem Schritt mit {$euler-factor}, und diese Zahl liegt unter −1, sobald {$euler-limit}. Dann wechselt die Abweichung das Vorzeichen und wächst mit jedem Schritt. Bessere Integratoren schieben diese Grenze ein wenig hinaus, beseitigen kann sie keiner.
drift-explode-2 = Hier liegt die Grenze zwischen 6 und 7 ms: Stellen Sie {$set-step} auf 6 ms und beginnen Sie neu. Als Faustregel sollte {$beta} unter {$one-over-h} bleiben.

## Feder
drift-spring-title = Warum nicht einfach eine Feder?
drift-spring-1 = Man könnte die Perle auch mit einer steifen Feder und einem Dämpfer an den Ring binden. Das ist das *Penalty-Verfahren*:
drift-spring-2 = Es sieht aus wie die Rückführung und ist doch etwas anderes. Hier wird {$lambda} nicht so bestimmt, dass die Zwangsbedingung gilt; es ist die Strafe für eine Verletzung, die schon geschehen ist.
drift-spring-question = Die Perle hängt in Ruhe an der Feder, am tiefsten Punkt. Wo genau?
drift-spring-choice-on = genau auf dem Ring
drift-spring-choice-out = ein wenig unter dem Ring
drift-spring-choice-in = ein wenig über dem Ring
drift-spring-measured = Nach { $time } s hängt die Perle bei { $end }.
drift-spring-why-1 = Die Feder kann das Gewicht nur tragen, wenn sie gedehnt ist:
drift-spring-why-2 = Eine Strafkraft wirkt erst, wenn die Bedingung verletzt ist. Die Zwangskraft wirkt schon bei {$C-zero}, denn sie wird aus der Kraft berechnet, der sie das Gleichgewicht hält, und nicht aus der Verletzung.
drift-spring-3 = Also die Feder steifer machen? Der Fehler fällt wie {$one-over-k}, doch die Perle schwingt nun mit {$frequency}, und kein Schritt über {$spring-limit} kann dem folgen. Starten Sie die steife Feder: Mit Schritten von 10 ms wird die Perle fortgeschleudert. Stellen Sie {$set-step} auf 9 ms, beginnen Sie neu, und sie bleibt. Die Zwangskraft braucht gar keine Steifigkeit.

## Zwei Formen
drift-forms-title = Ein Ring, zwei Gleichungen
drift-forms-1 = Nun zur anderen Form, {$constraint-length}. Ihr Gradient {$normal} hat die Länge eins, ihr Multiplikator ist darum eine Kraft in Newton, während der von {$form-half} eine Kraft je Meter ist:
drift-forms-2 = Auf dem Ring und bei zulässiger Geschwindigkeit geben beide Formen dasselbe {$fhat}. Anderswo müssen sie es nicht, denn die zweiten Ableitungen zweier verschiedener Funktionen sind zwei verschiedene Forderungen:
drift-forms-3 = Beginnen Sie mit falscher Geschwindigkeit und ohne Rückführung: Die beiden Perlen trennen sich, obwohl sie an derselben Stelle desselben Rings begonnen haben. Nach einer halben Sekunde ist die eine 1,41 m vom Mittelpunkt entfernt, die andere 1,50 m.

## Die exakte Bewegung
drift-exact-title = Vergleich mit der exakten Bewegung
drift-exact-1 = Unsere Perle ist ein Pendel, und die Bewegung eines Pendels ist exakt bekannt. Der gestrichelte Kreis zeigt sie, aus elliptischen Funktionen berechnet und nicht in Schritten. Sein Abstand von der Perle ist der wahre Fehler. Er enthält die Drift und auch den Fehler entlang des Rings, den {$C} nicht anzeigt.
drift-exact-2 = Lassen Sie drei Integratoren ohne Rückführung nebeneinander laufen. Die Fehler in diesem Augenblick:
drift-exact-3 = Dann halbieren Sie den Schritt, {$set-step-all}, beginnen neu und lassen sie bis zur selben Zeit laufen. Der Fehler des Euler-Verfahrens fällt auf die Hälfte, der der Mittelpunktregel auf ein Viertel, der des Runge-Kutta-Verfahrens auf ein Sechzehntel: Sie haben die Ordnung 1, 2 und 4.

drift-line-1 = Der Euler-Schritt.
drift-line-2 = In C eingesetzt.
drift-line-3 = Ausmultipliziert.
drift-line-4 = Der Zustand war zulässig: C = 0 und Ċ = x·ẋ = 0.

## Aufgaben
drift-exercises-title = Aufgaben
drift-exercise-1 = Euler-Verfahren, kritische Dämpfung, Schritte von 5 ms: Ab welchem {$beta} explodiert die Rechnung?
drift-exercise-1-ask = Die Grenze von β, in s⁻¹
drift-exercise-1-hint = Bei kritischer Dämpfung wird eine Abweichung in jedem Schritt mit 1 − hβ/2 multipliziert. Wann wird das −1?
drift-exercise-1-answer = Wenn {$answer-roots} ist, also bei {$answer-limit}. Schon kurz davor ist sie unbrauchbar: Die Abweichung klingt langsam ab und wechselt in jedem Schritt das Vorzeichen.
drift-exercise-2 = Eine Feder soll eine ruhende Perle von 1 kg am tiefsten Punkt eines Rings von 1 m auf 1 mm genau halten. Wie steif muss sie sein, und wie lang darf ein Schritt sein?
drift-exercise-2-ask = Steifigkeit k, in N/m³
drift-exercise-2-hint = In Ruhe ist kC|x| = mg, und 1 mm außerhalb des Rings ist C etwa 0,001 m².
drift-exercise-2-answer = {$answer-stiff} ist etwa 10 000 N/m³, also ω etwa 100 s⁻¹ und {$h} höchstens 20 ms. Für ein Tausendstel Millimeter ist {$k} tausendmal so groß und {$h} höchstens 0,6 ms.
drift-exercise-3 = Ohne Schwerkraft und ohne Rückführung beginnt die Perle auf dem Ring mit 2 m/s. Euler-Verfahren, Schritte von 10 ms: Wie groß ist {$C} nach dem ersten Schritt?
drift-exercise-3-ask = C nach einem Schritt, in m²
drift-exercise-3-hint = Der Schritt geht um hv entlang der Tangente.
drift-exercise-3-answer = Die Perle ist dann bei {$tangent-place}, also ist {$answer-growth}. Nach zweihundert solchen Schritten ist sie 4 cm neben dem Ring.
drift-exercise-4 = Bei {$beta-thirty}: Welches {$alpha} bringt einen unzulässigen Anfang am schnellsten ohne Überschwingen zurück?
drift-exercise-4-ask = α, in s⁻²
drift-exercise-4-hint = Aperiodischer Grenzfall: β² = 4α.
drift-exercise-4-answer = {$answer-critical}. Bei größerem {$alpha} schwingt die Perle über, bei kleinerem kriecht sie.

## Quellen
drift-sources-title = Quellen
drift-source-slides = Stefan Duthaler, *Constrained Dynamics*, Folien 3, 4 und 10: Federn anstelle von Zwangsbedingungen, und die Rückführung.
drift-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16: die Rückführung.

## Knöpfe, Voreinstellungen und Läufe
drift-preset-drift = Euler, keine Rückführung: Drift
drift-preset-halved = Schritt und halber Schritt
drift-preset-rk4 = stattdessen Runge-Kutta
drift-preset-critical = kritisch gedämpft
drift-preset-damping = zu wenig, kritisch, zu viel
drift-preset-velocity = falsche Geschwindigkeit
drift-preset-explodes = β zu groß für dieses h: Es explodiert
drift-preset-spring = Feder statt Zwangsbedingung
drift-preset-stiff = steife Feder: Sie explodiert
drift-preset-rivals = symplektischer Euler: ohne Rückführung, mit Rückführung, Feder
drift-preset-forms = beide Formen von C
drift-preset-integrators = drei Integratoren
drift-run-none = Euler, keine Rückführung
drift-run-symplectic = symplektischer Euler, keine Rückführung
drift-run-rk4 = keine Rückführung, Runge-Kutta
drift-run-feedback = Rückführung
drift-run-spring = Feder
drift-run-full = h = 10 ms
drift-run-half = h = 5 ms
drift-run-under = β = 2 s⁻¹: zu wenig
drift-run-critical = β = 10 s⁻¹: kritisch
drift-run-over = β = 40 s⁻¹: zu viel
drift-run-high = β = 600 s⁻¹
drift-run-form-half = ½(x·x − r²)
drift-run-form-length = |x| − r
drift-run-euler = Euler
drift-run-midpoint = Mittelpunktregel
drift-run-runge-kutta = Runge-Kutta
