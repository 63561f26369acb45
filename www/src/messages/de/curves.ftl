# Lektion „Kurven und Flächen“. {$namen} im Text sind Formeln: src/lessons/curves/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

curves-lead = Der Ring war nur ein Beispiel. Eine Perle lässt sich auf jeder Kurve und auf jeder Fläche halten, ob sie ruht oder sich bewegt, und der Multiplikator wird jedes Mal auf dieselbe Weise gefunden. Was sich ändert, ist der Gradient und wie er sich dreht.
curves-guide = Jeder Abschnitt bringt seinen eigenen Versuch mit. Eine Schaltfläche baut ihn auf und startet ihn; der Lauf lässt sich jederzeit anhalten, durch Ziehen stören und zurückspulen.

## 1 Beliebige Funktion
curves-implicit-title = Kurven als Nullstellen einer Funktion
curves-implicit-1 = Jede glatte Funktion {$C-of-x} eignet sich als Zwangsbedingung: Die Kurve ist ihre Nullstellenmenge. Eine Ellipse, eine Acht und ein Quadrat mit runden Ecken brauchen je eine Zeile:
curves-implicit-2 = Nirgends hat die Herleitung der ersten Lektion nach einem Kreis gefragt. Zweimal angewandt, ergibt die Kettenregel
curves-implicit-3 = Die erste Zeile sagt, dass eine zulässige Geschwindigkeit senkrecht auf dem Gradienten steht. In der zweiten ist {$hessian} die Matrix der zweiten Ableitungen: Ihr Term ist das, was {$Cddot} wäre, liefe die Perle geradeaus weiter, und es gibt ihn, weil sich der Gradient unterwegs dreht. Wir schreiben dafür {$jdotv-is}: {$J-is} ist der Gradient als Zeile, die *Jacobi-Matrix* der nächsten Lektion, und der Punkt bezeichnet ihre zeitliche Änderung. Mit {$multiplier} und Newtons Gesetz wird der Multiplikator
curves-implicit-4 = Beim Kreis war der Geschwindigkeitsterm {$v-dot-v}, und {$grad} war der Ort. Starten Sie eine Kurve und sehen Sie zu, wie bald der eine, bald der andere der drei Terme überwiegt.

curves-own-title = Eine eigene Zwangsbedingung
curves-own-1 = Geben Sie eine beliebige Bedingung an den Ort der Perle und die Zeit ein. Der Rechenkern leitet sie exakt ab und zeigt {$J-is}, den Geschwindigkeitsterm und die Ableitung nach der Zeit; die Perle beginnt an einem Punkt, der die Bedingung erfüllt, und läuft sofort los.
curves-own-2 = Mit ≥ darf die Perle die Kurve nach einer Seite verlassen, und {$lambda} drückt nur: Das ist Kontakt, das Thema eines späteren Teils. Wo eine Kurve sich selbst schneidet oder eine Spitze hat, ist der Gradient null und mit ihm die Kraft, die die Perle dort halten könnte: Beim Herz, dem letzten Beispiel, verlässt die Perle die Kurve an der seitlichen Spitze, und der Lauf hält an.
curves-own-examples = Beispiele
curves-own-nowhere = Kein Punkt in Sichtweite erfüllt diese Bedingung.

## 2 Maßstab
curves-scale-title = Die Richtung zählt, nicht die Länge
curves-scale-1 = Eine Ellipse ist dort, wo {$C} null ist, und das Zehnfache von {$C} ist an denselben Stellen null. Zwei Perlen starten nebeneinander, eine mit {$C}, eine mit dem Zehnfachen.
curves-scale-question = Was wird aus λ und aus der Zwangskraft, wenn C mit zehn multipliziert wird?
curves-scale-choice-all = beide bleiben gleich
curves-scale-choice-tenth = λ wird ein Zehntel, die Kraft bleibt gleich
curves-scale-choice-force = beide werden zehnmal so groß
curves-scale-measured = Am Ende hat der erste Lauf λ = { $l1 } und |f̂| = { $f1 } N, der zweite λ = { $l2 } und |f̂| = { $f2 } N.
curves-scale-why-1 = Der Gradient ist zehnmal so lang und {$lambda} ein Zehntel; die Kraft ist ihr Produkt. Für sich allein sagt {$lambda} also wenig: Die Wahl von {$C} legt fest, in welcher Einheit es gemessen wird. Die Kraft und die Bewegung gehören zur Kurve.
curves-scale-2 = Eines darf ein Gradient nicht sein: null. Im Kreuzungspunkt der Acht treffen sich zwei Äste, die Kurve hat dort keine eindeutige Normale, und es ist {$grad-zero}. Lassen Sie eine Perle durch die Kreuzung laufen:
curves-scale-3 = Jedes Mal schießt {$lambda} um Größenordnungen in die Höhe, denn es muss den kleinen Gradienten {$grad} wettmachen. Nahe der Kreuzung wird die kleinste Abweichung zu einer großen Kraft, und genau auf ihr teilt die Formel durch null. Das Problem ist nicht die Kurve, sondern die Funktion, die sie beschreibt.

## 3 Krümmung
curves-bend-title = Krümmung
curves-bend-1 = Ohne Schwerkraft bleibt von den drei Termen nur der Geschwindigkeitsterm. Eine Perle läuft um eine Ellipse, die doppelt so lang ist wie hoch.
curves-bend-question = Nichts zieht an der Perle. Wo auf ihrem Weg ist die Zwangskraft am größten?
curves-bend-choice-ends = an den Enden, wo die Ellipse schmal ist
curves-bend-choice-sides = auf den flachen Seiten
curves-bend-choice-same = sie ist überall gleich groß
curves-bend-measured = Am rechten Ende beträgt sie { $ends } N, auf der flachen oberen Seite { $sides } N.
curves-bend-why-1 = Die Zwangskraft leistet keine Arbeit, und sonst wirkt nichts, also ändert sich der Betrag der Geschwindigkeit nie. Was sich ändert, ist die Krümmung der Bahn:
curves-bend-why-2 = Dabei ist {$kappa} die Krümmung, der Kehrwert des Radius jenes Kreises, der am besten passt: {$kappa-end} an den Enden, {$kappa-side} auf den flachen Seiten, und bei unserer Ellipse ist die erste {$eight-times}-mal so groß wie die zweite.
curves-bend-2-fold = Wo die Kurve gerade ist
curves-bend-2 = Wo eine Kurve gerade ist, ist der Term null, gleich wie schnell die Perle ist. Beim Quadrat mit runden Ecken verschwindet er entlang der Seiten fast ganz:

## 4 Durchlaufen
curves-parameter-title = Parametrisierte Kurven
curves-parameter-1 = Viele Kurven sind nicht als Nullstellen einer Funktion gegeben, sondern durch einen Parameter: ein Punkt {$gamma} für jeden Wert von {$s}. Was heißt es, auf einer solchen Kurve zu sein? Man nehme den Wert von {$s}, dessen Punkt der Perle am nächsten liegt. Dort steht die Verbindungslinie zur Perle senkrecht auf der Tangente {$gamma-tangent}:
curves-parameter-2 = Die Zwangsbedingung ist nun der Abstand von diesem Punkt, mit Vorzeichen längs der Normalen {$normal} gemessen:
curves-parameter-3 = Der Parameter {$s} ist keine neue Unbekannte, denn er folgt aus dem Ort. Und da der Gradient hier die Länge eins hat, ist {$lambda} die Kraft in Newton. Der Draht dieses Versuchs wurde von Hand durch zehn Punkte gezogen; ein glatter Spline verbindet sie.
curves-parameter-4-fold = Was man in einer Achterbahn spürt
curves-parameter-4 = Die zweite Ableitung des Splines hat keine Sprünge, und darum hat auch {$lambda} keine: Was man in einer Achterbahn spürt, ist die Krümmung. Einen eigenen Draht kann man in „{$kit}“ zeichnen.

## 5 Gleiche Zeiten
curves-time-title = Ein Wettlauf ohne Sieger
curves-time-1 = Ein Punkt auf dem Rand eines Rades beschreibt eine Zykloide. Das Rad mit dem Radius {$R} rolle unter einer Decke entlang:
curves-time-question = Zwei Perlen werden auf dieser Kurve im selben Augenblick losgelassen, eine hoch oben, eine nahe dem tiefsten Punkt. Welche ist zuerst am tiefsten Punkt?
curves-time-choice-high = die obere, denn sie wird schneller
curves-time-choice-low = die untere, denn ihr Weg ist kürzer
curves-time-choice-same = beide kommen zugleich an
curves-time-measured = Die obere Perle brauchte { $high } s, die untere { $low } s.
curves-time-why-1 = Es sei {$arc-length} die Länge des Drahts vom tiefsten Punkt bis zur Perle. Auf der Zykloide, und auf keiner anderen Kurve, ist das Gewicht entlang des Drahts proportional dazu. Die Perle ist also ein harmonischer Schwinger, dessen Periode nicht von der Amplitude abhängt:
curves-time-why-2 = Christiaan Huygens fand das 1659 und baute Uhren, deren Pendel auf einer Zykloide schwingt.
curves-time-2-fold = Auf anderen Kurven
curves-time-2 = Auf einer Parabel oder einem Kreis dauert die weitere Schwingung länger:

## 6 Bewegt
curves-motor-title = Ein Draht, der sich bewegt
curves-motor-1 = Nun bewege sich der Draht selbst, auf vorgeschriebene Weise. Die Zwangsbedingung hängt auch von der Zeit ab, {$C-of-t}, und daher ist
curves-motor-2 = Eine zulässige Geschwindigkeit zeigt nicht mehr entlang des Drahts: Sie enthält dessen Bewegung. Leitet man noch einmal nach der Zeit ab, so kommen alle Terme, die die Bewegung des Drahts enthalten, zum Geschwindigkeitsterm hinzu; die Herleitung bleibt, wie sie war:
curves-motor-6 = In die Formel für {$lambda} eingesetzt, ergibt das mit den Zahlen dieses Augenblicks und allen drei Teilen von {$jdotv}:
curves-motor-7 = Eines aber ist anders. Die Kraft zeigt immer noch entlang des Gradienten, doch die Geschwindigkeit steht nicht mehr senkrecht darauf:
curves-motor-3 = Das ist die Leistung des Motors. Eine Zwangskraft leistet keine Arbeit an den Bewegungen, die die Bedingung frei lässt; ein bewegter Draht aber nimmt die Perle mit, und sein Motor leistet positive oder negative Arbeit: {$now-work} seit dem Start. Hier schwingt der Ring im Takt der Perle hin und her, so wie man ein Kind auf der Schaukel anschiebt:
curves-motor-4 = Weit seltsamer ist ein Ring, der mit einer Amplitude von 10 cm auf und ab vibriert, etwa zehnmal in der Sekunde. Die Perle beginnt fast ganz oben auf ihm.
curves-upright-question = Die Schwerkraft wirkt. Was tut die Perle auf dem vibrierenden Ring?
curves-upright-choice-falls = sie fällt auf einer Seite herunter
curves-upright-choice-stays = sie bleibt oben
curves-upright-choice-round = sie läuft immer im Kreis
curves-upright-measured = In 5 s war die Perle nie tiefer als { $least } m, von der Mitte der Ringschwingung aus gezählt.
curves-upright-why-1 = Wird der Ring nach unten beschleunigt, so richtet er die Perle auf; wird er nach oben beschleunigt, so kippt er sie weiter. Im ersten Fall ist sie etwas stärker geneigt als im zweiten, und so wird sie im Mittel nach oben gedrängt. Pjotr Kapiza zeigte 1951, dass sie oben bleibt, wenn {$upright-limit}, mit der Amplitude {$amplitude} und der Kreisfrequenz {$omega} der Vibration. Hier sind es 6 m/s gegenüber 3,1 m/s.
curves-motor-5 = Mit einem Drittel der Amplitude fällt sie. Im Raum kann ein Ring sich auch um die Senkrechte drehen. Ein langsamer lässt die Perle unten; sobald {$turning-limit}, wird der tiefste Punkt instabil, und die Perle steigt:

## 7 Flächen
curves-surface-title = Flächen
curves-surface-1 = Im Raum beschreibt eine Gleichung keine Kurve, sondern eine Fläche. Die Kugel ist Buchstabe für Buchstabe der Kreis der ersten Lektion:
curves-surface-2 = Eine Zeile, ein Multiplikator, ein Freiheitsgrad weniger: {$count} bleiben. Ziehen Sie neben der Perle, um die Blickrichtung zu ändern. Die Perle startet nun auf halbem Weg zwischen Äquator und Pol und wird genau nach Osten gestoßen, ohne Schwerkraft.
curves-sphere-question = Welchen Weg nimmt die Perle?
curves-sphere-choice-latitude = in gleicher Höhe rund um die Kugel
curves-sphere-choice-great = auf dem größtmöglichen Kreis, über den Äquator hinab
curves-sphere-choice-pole = hinauf zum Pol
curves-sphere-measured = Ihre Höhe ging von { $most } m bis hinab zu { $least } m.
curves-sphere-why-1 = Die einzige Kraft zeigt entlang des Gradienten, senkrecht zur Fläche. Innerhalb der Fläche lenkt nichts die Perle ab, also läuft sie so gerade, wie die Kugel es erlaubt, und das ist ein Großkreis. Um in gleicher Höhe zu bleiben, müsste sie ständig gesteuert werden, wie ein Flugzeug.
curves-surface-3 = Mit Schwerkraft ist eine Perle in einer Schale ein Pendel, das in zwei Richtungen schwingen kann. Mit der richtigen Geschwindigkeit angestoßen, bleibt sie nun doch in gleicher Höhe, denn jetzt wird sie von ihrem Gewicht gelenkt. Auf einem Torus winden sich die geradesten Bahnen, die Geodäten, um die Röhre:
curves-surface-4 = Ein Draht im Raum schließlich braucht zwei Gleichungen: Er ist die Schnittlinie zweier Flächen. Es gibt zwei Gradienten und zwei Multiplikatoren:
curves-surface-5 = Jede der beiden Kräfte muss die andere berücksichtigen, denn jede für sich allein würde die andere Bedingung verletzen. Wie mehrere Multiplikatoren zugleich gefunden werden, ist der Gegenstand der nächsten Lektion.

curves-line-1 = Kettenregel.
curves-line-2 = Kettenregel für den Gradienten; H enthält die zweiten Ableitungen.
curves-line-3 = Ebenso für ∂C/∂t; die Reihenfolge der Ableitungen ist gleichgültig.
curves-line-4 = Produktregel in Zeile 1, dann die Zeilen 2 und 3.

## Übungen
curves-exercises-title = Aufgaben
curves-exercise-1 = Sind beide Halbachsen gleich {$radius}, so ist die Ellipse der Ring der ersten Lektion. Wie groß ist ihr {$lambda} im Vergleich dazu?
curves-exercise-1-ask = Das Wievielfache des λ von Lektion 1 ist es bei einem Radius von 2 m? (nur die Zahl)
curves-exercise-1-hint = Schreiben Sie das C der Ellipse als Faktor mal ½(x·x − r²): Durch den Faktor, mit dem der Gradient multipliziert wird, wird λ geteilt.
curves-exercise-1-answer = Ihre Funktion ist {$answer-scale}. Der Gradient hat also den Faktor zwei durch das Quadrat des Radius, und {$lambda} ist das {$answer-lambda}-fache des λ der ersten Lektion. Die Kraft ist dieselbe.
curves-exercise-2 = Eine Perle auf einem geraden Draht: {$line}, wobei {$normal} die Länge eins hat. Welcher Term von {$lambda} ist immer null, und wie groß ist die Kraft?
curves-exercise-2-ask = Die Kraft auf einer schiefen Ebene von 30°, in N, für 2 kg
curves-exercise-2-hint = Der Draht hält der zu ihm senkrechten Komponente des Gewichts das Gleichgewicht: mg cos φ.
curves-exercise-2-answer = Der Gradient dreht sich nie, also ist {$jdotv} null, und {$answer-line}: Der Draht hält genau der zu ihm senkrechten Komponente der eingeprägten Kraft das Gleichgewicht. Auf einer schiefen Ebene mit dem Winkel φ ist das {$answer-incline}.
curves-exercise-3 = Im Kreuzungspunkt der Acht hat jeder Ast die Krümmung null. Welche Kraft wäre dort richtig, und warum kann die Formel sie nicht finden?
curves-exercise-3-choice-none = Gar keine, denn der Ast krümmt sich dort nicht
curves-exercise-3-choice-infinite = Eine unendliche
curves-exercise-3-choice-opposite = Das Negative der Komponente der eingeprägten Kraft quer zum Ast
curves-exercise-3-not-none = Für die Krümmung ist dort keine Kraft nötig, doch die eingeprägte Kraft hat eine Komponente quer zum Ast.
curves-exercise-3-not-infinite = Der Gradient ist null, doch der Zähler ist es auch: Die Formel ergibt 0/0.
curves-exercise-3-answer = Das Negative der zum Ast senkrechten Komponente der eingeprägten Kraft. Die Formel ergibt 0/0: Eingeprägte Kraft mal Gradient, Geschwindigkeitsterm und Quadrat des Gradienten verschwinden im Kreuzungspunkt alle. Nahe der Kreuzung zerlegt die Simulation die Funktion daher in Faktoren und nimmt den Gradienten desjenigen, der auf dem Ast der Perle verschwindet.
curves-exercise-4 = Eine Parabel {$parabola} dreht sich um ihre Achse. Wie schnell muss sie sich drehen, damit eine Perle in jeder Höhe ruhen kann?
curves-exercise-4-ask = Ω für p = 0,5 m, in rad/s
curves-exercise-4-hint = Die Steigung des Drahts bei x ist x/p: Vergleichen Sie Gewicht und Zentrifugalkraft entlang des Drahts.
curves-exercise-4-answer = Mit {$answer-parabola}. Entlang des rotierenden Drahts zieht das Gewicht mit {$answer-slope} nach unten und die Zentrifugalkraft mit {$answer-turn} nach außen, beides je Masse und je waagrechte Länge des Drahts. Sie halten sich an allen Stellen zugleich das Gleichgewicht; darum ist die Oberfläche einer rotierenden Flüssigkeit ein Paraboloid.
curves-exercise-5 = Eine Perle kreist in einer Schale vom Radius {$radius}, um den Winkel {$theta} vom tiefsten Punkt entfernt. Wie schnell?
curves-exercise-5-ask = Winkelgeschwindigkeit, in rad/s, für r = 0,5 m und θ = 60°
curves-exercise-5-hint = Zwei Komponenten: Nach oben trägt |f̂| cos θ das Gewicht, nach innen krümmt |f̂| sin θ die Bahn.
curves-exercise-5-answer = Nach oben gilt {$answer-cone-up}, nach innen {$answer-cone-in}, also {$answer-cone}. Für kleine Winkel ist das {$gravity-over-r}, die Eigenfrequenz des Pendels, und zugleich die Grenze, oberhalb der die Perle im rotierenden Ring steigt.
curves-exercise-6 = Starten Sie den vibrierenden Ring noch einmal und achten Sie auf die Kurve der Arbeit. Was geschieht auf die Dauer mit ihr?
curves-exercise-6-choice-grows = Sie wächst
curves-exercise-6-choice-falls = Sie nimmt ab
curves-exercise-6-choice-back = Sie geht auf und ab
curves-exercise-6-not-grows = Sehen Sie sich die Kurve der Arbeit über mehrere Schwingungen an: Was der Motor abgibt, nimmt er wieder auf.
curves-exercise-6-not-falls = Sehen Sie sich die Kurve der Arbeit an: Sie steigt auch.
curves-exercise-6-answer = Sie geht mit dem Ring auf und ab, denn der Motor gibt Energie ab und nimmt sie wieder auf. Solange die Perle oben bleibt, ist die mittlere Leistung null.

curves-sources-title = Quellen
curves-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, Folien 12–20: Punkt auf einer Kurve, {$J} und {$jdot} einer Zwangsbedingung.
curves-source-witkin = Andrew Witkin, *Constrained Dynamics*, in *Physically Based Modeling*, SIGGRAPH 97: beliebiges C, und ∂C/∂t.
curves-source-huygens = Christiaan Huygens, *Horologium oscillatorium*, Paris 1673: die Zykloide.
curves-source-kapitza = Pjotr Kapiza, *Dynamic stability of a pendulum with a vibrating point of suspension*, 1951: Eine schnelle Schwingung hält das Pendel aufrecht.

curves-quantity-motor = Leistung des Motors

## Knöpfe, Versuche und Läufe
curves-preset-ellipse = Ellipse
curves-preset-eight = Acht
curves-preset-own = eigene Zwangsbedingung
curves-preset-square = Quadrat mit runden Ecken
curves-preset-cycloids = zwei Perlen auf einer Zykloide
curves-preset-parabolas = dasselbe auf einer Parabel
curves-preset-pumped = Ring im Takt der Perle
curves-preset-trembling = vibrierender Ring
curves-preset-slower = ein Drittel der Amplitude
curves-preset-turning = rotierende Ringe
curves-preset-conical = Schale
curves-preset-torus = Torus
curves-preset-knot = Knoten
curves-preset-coaster = Achterbahn
curves-run-bead = Perle
curves-run-once = C
curves-run-ten = 10 C
curves-run-high = von hoch oben
curves-run-low = von weiter unten
curves-run-slow = Ω = 2 s⁻¹
curves-run-fast = Ω = 5 s⁻¹
