# Lektion „Ein Punkt auf einem Kreis“. {$namen} im Text sind Formeln und Bedienelemente: src/lessons/circle/vocabulary.ts.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

circle-lead = Eine Perle gleitet auf einem Drahtring. Die Schwerkraft zieht an ihr, und doch verlässt sie den Ring nie. Welche Kraft hält sie dort, und wie groß muss diese Kraft sein?
circle-guide = Wir leiten diese Kraft her und berechnen mit ihr eine Bewegung, Schritt für Schritt. Die Simulation ist kein Film: Sie wird gerechnet, während Sie lesen. Ziehen Sie an der Perle, ändern Sie eine beliebige {$dotted}, zeigen Sie auf ein farbiges Symbol, um es im Bild und in den Kurven wiederzufinden.
circle-guide-dotted = gepunktete Zahl

## Die Zwangsbedingung
circle-constraint-title = Wo die Perle sein darf
circle-constraint-1 = Der Ursprung liege im Mittelpunkt des Rings, {$x} sei der Ort der Perle. Statt den Ring durch einen Winkel zu beschreiben, sagen wir mit einer einzigen Gleichung, wo die Perle sein darf:
circle-constraint-2 = Die Funktion {$C} ist die *Zwangsbedingung* (englisch *constraint*). Sie ist null auf dem Ring, positiv außerhalb, negativ innerhalb; in diesem Augenblick ist {$now-C}. Halten Sie den Lauf an und schieben Sie die Perle vom Ring, um zu sehen, wie sich der Wert ändert.
circle-constraint-3 = Der Abstand vom Ring, {$constraint-length}, hat dieselben Nullstellen und wirkt vielleicht natürlicher. Wir nehmen die quadratische Form, weil sich an ihr alles mühelos ableiten lässt. Die nächste Lektion vergleicht beide.

## Zulässige Bewegung
circle-motion-title = Wie sie sich bewegen darf
circle-motion-1 = Jetzt auf dem Ring zu sein genügt nicht, denn die Perle soll auch einen Augenblick später noch dort sein. Also muss auch die Änderungsrate von {$C} verschwinden, und ebenso deren Änderungsrate:
circle-motion-2 = Die erste Zeile sagt, dass eine *zulässige Geschwindigkeit* senkrecht auf {$x} steht: Sie zeigt entlang des Rings. Die zweite Zeile hält eine kleine Überraschung bereit: {$inward} ist für eine bewegte Perle nicht null. Schon um auf dem Ring zu bleiben, muss sie zum Mittelpunkt hin beschleunigt werden, und zwar mit {$centripetal}. Das ist die Zentripetalbeschleunigung. Wir haben sie nicht hineingesteckt, sie ist herausgekommen.
circle-motion-3 = Gebraucht wird die Umkehrung. Sind am Anfang {$C-zero} und {$Cdot-zero}, und ist jederzeit {$Cddot-zero}, so verlässt die Perle den Ring nie. Ort und Geschwindigkeit sind durch die Vergangenheit gegeben; *allein die Beschleunigung ist noch frei zu wählen.*

## Zwei Unbekannte
circle-work-title = Eine Gleichung, zwei Unbekannte
circle-work-1 = Die Beschleunigung liefert Newtons Gesetz. Zwei Kräfte wirken auf die Perle: die *eingeprägte Kraft* {$f}, hier ihr Gewicht, und die Kraft des Drahts, die *Zwangskraft* {$fhat}, die wir noch nicht kennen:
circle-work-2 = Das setzen wir in {$Cddot-zero} ein, multiplizieren mit {$m} und bringen das Bekannte nach rechts:
circle-work-3 = Das ist eine Gleichung, aber {$fhat} hat zwei Komponenten. Bestimmt ist nur die Komponente in Richtung von {$x}; entlang des Rings könnte die Kraft beliebig sein. Mit Recht: Eine Perle mit Motor erfüllt die Zwangsbedingung ebenso gut. Ein glatter Draht aber treibt weder an, noch bremst er. *Bei keiner zulässigen Geschwindigkeit leistet die Zwangskraft Arbeit*:
circle-work-4 = Das ist das *Prinzip der virtuellen Arbeit* (für bewegte Körper: das d’Alembert’sche Prinzip). Ein Vektor, der auf allem senkrecht steht, was auf {$x} senkrecht steht, ist parallel zu {$x}, und so folgt
circle-work-5 = Aus den zwei unbekannten Komponenten ist eine unbekannte Zahl geworden, der *Lagrange-Multiplikator* {$lambda}. Auch die Richtung ist kein Zufall: {$gradient} ist der Gradient der Zwangsbedingung, die Richtung also, in der {$C} am schnellsten wächst.

## Der Multiplikator
circle-lambda-title = Eine Unbekannte
circle-lambda-1 = Nun steht eine Gleichung für eine Unbekannte da. Wir setzen {$multiplier-inline} ein und lösen auf:
circle-lambda-2 = Lesen Sie die Zahlen mit, während die Perle schwingt. An den Seiten zeigt das Gewicht entlang des Rings, und nur der zweite Term bleibt übrig. Am tiefsten Punkt sind beide Terme am größten: Der Draht muss das Gewicht tragen *und* die Bahn krümmen. Solange {$lambda} negativ ist, zieht der Draht nach innen. Nahe dem höchsten Punkt wird es bei langsamer Perle positiv: Ein Ring kann auch drücken, ein Faden könnte es nicht.
circle-lambda-3 = Ziehen Sie an der Perle: Eine Feder zieht sie zum Zeiger, ihre Kraft kommt zu {$f} hinzu, und {$lambda} antwortet sofort. Oder ändern Sie die Masse, {$set-mass}, und die Schwerkraft, {$set-gravity}. Was davon ändert die Bewegung, und was nur die Kraft?
circle-top-title = Über den höchsten Punkt
circle-top-1 = Eine Perle, die schnell genug ist, läuft ganz herum. Starten Sie sie am tiefsten Punkt mit gerade so viel Geschwindigkeit, dass sie den höchsten langsam durchläuft.
circle-top-question = Was tut der Draht, während die Perle langsam den höchsten Punkt durchläuft?
circle-top-choice-in = er zieht die Perle nach innen, also nach unten
circle-top-choice-out = er drückt die Perle nach außen, also nach oben
circle-top-choice-zero = nichts: Die Kraft ist dort null
circle-top-measured = Am höchsten Punkt, nach { $time } s, hatte dieser Lauf λ = { $end }.
circle-top-why-1 = Die Bahn verlangt nur {$centripetal} als Beschleunigung nach innen; das Gewicht allein gäbe mehr. Der Draht muss den Überschuss aufheben und drückt nach außen: {$lambda} ist positiv. Das Vorzeichen wechselt bei der Geschwindigkeit, für die beides gleich groß ist, {$balance}. Unterhalb dieser Geschwindigkeit wäre ein Faden schlaff, und ein Achterbahnwagen ohne Räder unter der Schiene höbe ab.

## Ein Schritt
circle-step-title = Ein Schritt, zerlegt
circle-step-1 = Die Herleitung ist auch schon das Programm. Ein Schritt besteht aus vier Stufen, hier mit den Zahlen des gegenwärtigen Zustands. Gehen Sie sie durch:
circle-step-2 = Und die Arbeit? Was wir verlangt haben, lässt sich nachprüfen, denn
circle-step-3 = Die Leistung ist null, wo {$Cdot} null ist; der Draht nimmt also keine Energie auf und gibt keine ab. Jetzt ist {$now-power}, und seit dem Start {$now-work}. Die zweite Zahl ist klein, aber nicht ganz null: Die gerechnete Perle ist nicht mehr genau auf dem Ring. Woher dieser Fehler kommt und wie er wächst, zeigt die nächste Lektion.

circle-line-1 = Newtons Gesetz, mit der unbekannten Kraft des Drahtes.
circle-line-2 = Die Perle bleibt auf dem Ring: C̈ = 0.
circle-line-3 = Zeile 1 mit x multipliziert, Zeile 2 eingesetzt.
circle-line-4 = Virtuelle Arbeit: Die Kraft steht senkrecht auf jeder zulässigen Geschwindigkeit.
circle-line-5 = Zeile 4 in Zeile 3.
circle-line-6 = Nach λ aufgelöst: x·x = r² ist nicht null.

## Aufgaben
circle-exercises-title = Aufgaben
circle-exercise-1 = Die Perle ruht am tiefsten Punkt, an der Seite, am höchsten Punkt. Bestimmen Sie jedes Mal {$lambda}, setzen Sie dann die Perle dorthin und vergleichen Sie.
circle-exercise-1-ask = λ in Ruhe am tiefsten Punkt, in N/m, mit m = 1 kg, r = 1 m und g = 9,81 m/s²
circle-exercise-1-hint = In Ruhe bleibt im Zähler nur f·x; teilen Sie durch x·x und achten Sie auf das Minus davor.
circle-exercise-1-answer = Unten ist {$answer-below}, also {$answer-bottom}: Der Draht zieht mit dem Gewicht nach oben. An der Seite ist {$answer-side} und {$lambda-zero}. Oben ist {$answer-top}: Der Draht drückt, wieder nach oben.
circle-exercise-2 = Die Perle wird an der Seite losgelassen. Wie groß ist die Zwangskraft, wenn sie den tiefsten Punkt durchläuft?
circle-exercise-2-ask = Zwangskraft am tiefsten Punkt, in N, für m = 1 kg
circle-exercise-2-hint = Sie trägt das Gewicht und krümmt die Bahn; die Geschwindigkeit folgt aus der Höhe: v² = 2gr.
circle-exercise-2-answer = Sie ist um {$r} gefallen, also gilt {$fall} und {$answer-swing}, bei jedem Radius. Fügen Sie die Kurve von {$fhat-size} hinzu und lesen Sie ab.
circle-exercise-3 = Doppelte Masse: Was wird aus {$lambda}, und was aus der Bewegung?
circle-exercise-3-ask = λ einer Perle von 2 kg in Ruhe am tiefsten Punkt, in N/m, mit r = 1 m
circle-exercise-3-hint = Jeder Term des Zählers enthält den Faktor m.
circle-exercise-3-answer = Jeder Term des Zählers enthält den Faktor {$m} (auch das Gewicht), also verdoppeln sich {$lambda} und {$fhat}. Die Beschleunigung, Kraft durch Masse, bleibt gleich und mit ihr die Bewegung.
circle-exercise-4 = Die Folien, denen diese Lektion folgt, drucken den Multiplikator so. Ein Vorzeichen ist falsch. Finden Sie es ohne Rechnung:
circle-exercise-4-choice-first = Das Vorzeichen des ersten Terms, f·x
circle-exercise-4-choice-second = Das Vorzeichen des zweiten Terms, mẋ·ẋ
circle-exercise-4-choice-both = Beide Vorzeichen
circle-exercise-4-not-first = In Ruhe am tiefsten Punkt ist f·x positiv, und der Draht zieht zum Mittelpunkt: λ ist negativ, wie gedruckt.
circle-exercise-4-not-both = Nur eines ist falsch. Prüfen Sie den ersten Term an einer Perle, die am tiefsten Punkt ruht.
circle-exercise-4-answer = Lassen Sie die eingeprägte Kraft weg. Eine bewegte Perle braucht dann eine Kraft nach innen, {$lambda} muss also negativ sein; im Druck ist es positiv. Richtig ist − vor beiden Termen.
circle-exercise-5 = Der Draht sei eine Ellipse:
circle-exercise-5-which = Welche Zeilen der Herleitung ändern sich?
circle-exercise-5-ask = λ in Ruhe am tiefsten Punkt, in N·m, für a = 2 m, b = 0,5 m und m = 1 kg
circle-exercise-5-hint = Bei (0, −b) ist der Gradient (0, −1/b); in Ruhe bleibt im Zähler nur f·∇C.
circle-exercise-5-answer = Keine. Mit {$grad} anstelle von {$x} und der zweiten Ableitung dieses {$C} bleibt alles, wie es ist, und das gilt auch für jede weitere Zwangsbedingung:

## Quellen
circle-sources-title = Quellen
circle-source-slides = Stefan Duthaler, *Constrained Dynamics*, Seminar „Physically-based methods for 3D games and medical applications“, Wintersemester 2003, Folien 5–11.
circle-source-witkin = Andrew Witkin, *Constrained Dynamics*, in *Physically Based Modeling*, Kursunterlagen der SIGGRAPH 97, Abschnitt „A bead on a wire“.
circle-source-misprints = Druckfehler aller Quellen, jeder mit der berichtigten Formel und einer Rechnung, die entscheidet: {$misprints}.
circle-preset-pendulum = ein Schwung von der Seite
circle-preset-over = langsam über den höchsten Punkt
circle-preset-kinetic = ein Schwung mit seiner Bewegungsenergie
circle-preset-weightless = in Bewegung ohne Gewicht
circle-preset-beside = eine Perle neben dem Ring
circle-preset-turning = mit konstanter Geschwindigkeit im Kreis
circle-preset-work = Leistung und Arbeit des Drahts
circle-run-bead = Perle
