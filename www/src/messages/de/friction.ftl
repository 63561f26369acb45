# Lektion „Reibung: Kasten und Kegel“. {$namen} im Text sind Formeln: src/lessons/friction/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

friction-lead = Ein Kontakt widersteht auch dem Gleiten, aber nur bis zu einer Grenze. Wo sie liegt, hängt davon ab, wie fest die Körper aneinandergedrückt werden; die Schranke der einen Unbekannten ist also proportional zu einer anderen. Das macht die Reibung zur lästigsten aller Zwangsbedingungen, und zur nützlichsten.
friction-guide = Das blasse Dreieck an jedem Kontakt ist sein *Reibungskegel*: Die Kraft dort, der Pfeil, kann nie aus ihm hinauszeigen.

## 1 Coulomb
friction-law-title = Das Gesetz von Coulomb
friction-law-1 = Zerlegen Sie die Kraft eines Kontakts in {$normal-force} entlang der Normalen und {$friction-force} in der Tangentialebene. Bei jeder Rauheit der Flächen ist die zweite durch die erste mal eine Zahl {$mu}, die *Reibungszahl*, beschränkt:
friction-law-2 = Innerhalb der Schranke wirkt die Reibung wie eine Zwangsbedingung: Sie nimmt den Wert an, der die Körper am Rutschen hindert. Reicht das nicht, so rutschen sie mit {$v-t}, und dann liegt die Reibung an ihrer Schranke und ist dem Gleiten entgegengerichtet:
friction-law-3 = Hier ist μ = 0,5, und die schiefe Ebene ist ein wenig zu steil: Die Kiste rutscht langsam hinunter. Ändern Sie den Winkel {$theta} bei den Reglern, bis sie liegen bleibt, dann ändern Sie {$mu}; ziehen Sie die Kiste hinauf, lassen Sie los und sehen Sie zu, wie sich die Pfeile bis an den Rand ihrer Kegel neigen.

## 2 Kegel
friction-cone-title = Haften und gleiten
friction-cone-1 = Zwei schiefe Ebenen mit derselben Kiste und {$mu} = 0,5: die eine mit 25 Grad, die andere mit 30.
friction-angles-question = Welche Kiste rutscht?
friction-angles-choice-both = beide
friction-angles-choice-steep = nur die auf der steileren Ebene
friction-angles-choice-neither = keine
friction-angles-measured = Nach einer Sekunde bewegt sich die erste mit { $gentle } m/s, die zweite mit { $steep } m/s.
friction-angles-why-1 = In Ruhe muss die Kontaktkraft dem Gewicht genau entgegengerichtet sein, und diese Richtung schließt mit der Normalen den Winkel {$theta} der Ebene ein. Der Rand des Kegels schließt mit ihr den Winkel {$atan} ein, hier 26,6 Grad. Weder Masse noch Größe spielen eine Rolle. Jenseits des Randes bleibt der Kiste die Beschleunigung
friction-angles-why-2 = bei 30 Grad 0,66 m/s², und das ist die Steigung der Geschwindigkeit im zweiten Lauf.
friction-slide = Geschwindigkeit der Kisten über der Zeit, mit der Geraden der Theorie
friction-slide-measured = der Lauf
friction-slide-theory = g (sin θ − μ cos θ) t
friction-cone-2 = Bei vielen Werkstoffen ist die Reibung kleiner, sobald sie gleiten: eine zweite Zahl {$mu-k} unterhalb von {$mu}. Hier beträgt sie das 0,7-Fache. Beide Kisten liegen auf einer Ebene von 24 Grad; die eine ruht, die andere wird mit 0,3 m/s hangabwärts angestoßen.
friction-kinetic-question = Was geschieht mit ihnen?
friction-kinetic-choice-stop = die ruhende bleibt, die angestoßene kommt zum Stehen
friction-kinetic-choice-runs = die ruhende bleibt, die angestoßene rutscht davon
friction-kinetic-choice-both = beide rutschen davon
friction-kinetic-measured = Am Ende bewegt sich die erste mit { $resting } m/s, die zweite mit { $nudged } m/s.
friction-kinetic-why-1 = Zwischen dem Reibungswinkel zu {$mu-k} und dem zu {$mu} sind auf derselben Ebene beide Zustände möglich: In Ruhe ist der Kegel weit genug, beim Gleiten nicht. So quietschen Bremsen, und so klingen Geigen: Die Saite haftet am Bogen, gleitet ab und haftet wieder. Der blasse Kegel und die Schranke im Diagramm sind die jeweils geltenden: in Ruhe mit {$mu}, beim Gleiten das 0,7-Fache davon.

## 3 Kippen
friction-topple-title = Rutschen oder kippen
friction-topple-1 = Eine hohe, schmale Kiste steht auf einer Ebene von 22 Grad. Ihre Fläche ist rau, {$mu} = 0,8, genug für 38 Grad.
friction-tall-question = Was tut sie?
friction-tall-choice-stays = sie bleibt stehen
friction-tall-choice-slides = sie rutscht
friction-tall-choice-topples = sie kippt
friction-tall-measured = Sie hat sich um { $turned } Grad gedreht.
friction-tall-why-1 = Die Reibung hält, aber die Normalkräfte können nur drücken. Die Wirkungslinie des Gewichts verläuft außerhalb der unteren Kante, die obere Kante müsste nach unten gezogen werden, und so löst sich dieser Kontakt:
friction-tall-why-2 = Dabei ist d die Breite der Kiste und H ihre Höhe. Über das Kippen entscheidet die Komplementarität in Normalenrichtung, über das Rutschen der Kegel. Beides wird zusammen gelöst.

## 4 Rollen
friction-rolling-title = Rollen und Bohren
friction-rolling-1 = Eine Tangentialkraft in einem Punkt hält weder ein rollendes Rad noch einen Kreisel auf, der sich auf der Stelle dreht. Sie kommen zur Ruhe, weil der Kontakt eine kleine Fläche ist: Ihre Normalkraft kann etwas vor der Mitte angreifen, und die Reibung in der Fläche hat ein Moment. Beide sind beschränkte Momente, und beide Schranken folgen der Normalkraft, mit einem Hebelarm {$rho} für das Rollen und einem Hebelarm {$sigma} für das Bohren:
friction-rolling-question = Eine Scheibe von 1 kg wird mit 2 m/s ohne Drehung angestoßen, auf Boden mit μ = 0,5. Im zweiten Lauf ist ρ 2 cm. Wie schnell ist die Scheibe des ersten Laufs am Ende?
friction-rolling-choice-all = 2 m/s wie am Anfang
friction-rolling-choice-part = langsamer, aber sie bleibt nicht stehen
friction-rolling-choice-none = sie bleibt stehen
friction-rolling-measured = Nach einer Sekunde rollt die Scheibe mit { $hard } m/s, die mit Rollreibung mit { $soft } m/s.
friction-rolling-why-1 = Zuerst gleitet die Scheibe; die Reibung bremst sie und versetzt sie in Drehung. Sobald der unterste Punkt ruht, hat die Reibung nichts mehr, dem sie entgegenwirken könnte: Von da an rollt die Scheibe, mit zwei Dritteln ihrer Geschwindigkeit, 1,33 m/s, und das für immer. Die Rollreibung wirkt weiter:
friction-rolling-why-2 = Das Moment bremst die Drehung, und die Reibung, jetzt eine Zwangskraft, die das Gleiten verhindert, überträgt das auf die Geschwindigkeit. Mit {$rho} = 2 cm und einem Radius von 30 cm verliert die Scheibe in jeder Sekunde 0,44 m/s. Beim Durchgehen Zeile für Zeile ist jedes dieser Momente eine eigene Zeile, nach der seiner Normalen.
friction-rolling-2 = Im Raum kann sich eine Kugel auch um die Normale drehen, ohne dass einer ihrer Punkte nennenswert gleitet. Nur das zweite Moment beendet das:

## 5 Kasten
friction-box-title = Ein Kasten anstelle des Kegels
friction-box-1 = Im Raum hat die Reibung zwei Komponenten. Löser, die Zeile für Zeile vorgehen, arbeiten am liebsten mit Schranken für jede Zeile allein:
friction-box-2 = Das ist ein Kasten. Das Gesetz von Coulomb hat einen Kreis, der zusammen mit {$lambda-n} einen Kegel bildet:
friction-box-3 = Ein Puck wird unter 23 Grad zur ersten der beiden Richtungen gestoßen; ein Lauf hat den Kegel, der andere den Kasten.
friction-bounds-question = Wie weit kommt der Puck mit dem Kasten, verglichen mit dem Kegel?
friction-bounds-choice-same = genauso weit
friction-bounds-choice-shorter = weniger weit
friction-bounds-choice-longer = weiter
friction-bounds-measured = Mit dem Kegel { $cone } m, mit dem Kasten { $pyramid } m.
friction-bounds-why-1 = In seinen Ecken erlaubt der Kasten das {$root2}-Fache an Reibung. Der Puck wird also zu früh gebremst, und weil beide Komponenten an ihren Schranken sind, ist die Reibung der Bewegung nicht einmal entgegengerichtet: Der Puck wird zu einer der beiden Richtungen hin gelenkt, die das Programm gewählt hat und nicht die Natur. Der Kegel hält ihn nach {$way} an, in jeder Richtung. Das Diagramm summiert die Beträge der Reibung an den vier Ecken. Am Ende bleiben dort 1,9 N, obwohl der Puck ruht: Sie heben einander auf, und nur ihre Resultierende ist bestimmt.
friction-line-1 = Größte Dissipation: unter allen Reibungskräften im Kegel diejenige, die dem Gleiten die meiste Leistung entzieht.
friction-line-2 = Die Ungleichung von Cauchy-Schwarz, dann die Schranke des Kegels.
friction-line-3 = Beim Gleiten gilt beide Male Gleichheit nur für diese Kraft: dem Gleiten entgegengerichtet und an ihrer Schranke. Das ist das Gesetz von Coulomb.
friction-line-4 = Dasselbe für den Kasten: Jede Komponente hat ihre eigene Schranke.
friction-line-5 = Gleichheit, wenn das Gleiten beide Komponenten hat: Beide Kräfte liegen an ihren Schranken, in einer Ecke des Kastens, bei jeder Richtung.
friction-box-4 = In der Ebene gibt es nur eine Tangente, und Kasten und Kegel sind dasselbe. Die Einstellung des Verfahrens für die Reibung bietet den Kegel, diesen Kasten und einen Kasten mit festen Schranken; sie lassen sich in jeder Szene vergleichen. In der Zahlentabelle von „{$complementarity}“ gibt es unter den Beispielen einen einzelnen Kontakt mit Kegel und mit Pyramide, dessen Reibungszeilen sich ändern lassen.
friction-box-5 = Halten Sie den Lauf an und gehen Sie seinen Schritt Zeile für Zeile durch. Die Zeile der Reibung kommt gleich nach der ihrer Normalen; ihre Schranke ist also proportional zur augenblicklichen Normalkraft. Ohne Warmstart ist diese zuerst null und eine Weile zu klein; wo die Schranke die Reibung begrenzt, markiert ein Quadrat den Kontakt.

## Aufgaben
friction-exercises-title = Aufgaben
friction-exercise-1 = Zwei Kisten, 1 kg und 100 kg, rutschen mit derselben Geschwindigkeit auf ebenem Boden los. Welche kommt weiter?
friction-exercise-1-ask = Wie weit sie von 3 m/s aus mit μ = 0,3 rutschen, in m
friction-exercise-1-hint = Die Verzögerung ist μg, und sie ergibt mal dem Weg v²/2.
friction-exercise-1-answer = Keine: Die Reibung ist {$mu} mal {$answer-mass}, die Masse kürzt sich also heraus, und beide kommen {$way} weit.
friction-exercise-2 = Eine Kiste wird an einem Seil gezogen, das unter dem Winkel {$phi} ansteigt. Welcher Winkel braucht die kleinste Kraft?
friction-exercise-2-ask = Der beste Winkel für μ = 0,5, in Grad
friction-exercise-2-hint = Wo ist cos φ + μ sin φ am größten? Dort verschwindet die Ableitung.
friction-exercise-2-answer = Sie bewegt sich, wenn {$answer-pull}. Die Klammer ist am größten für {$answer-angle}: Der beste Winkel des Seils ist der halbe Öffnungswinkel des Kegels.
friction-exercise-3 = Im ersten Versuch haben die beiden Ecken der ruhenden Kiste verschiedene Reibungskräfte. Sind diese bestimmt?
friction-exercise-3-ask = Ihre Summe in Ruhe bei 20°, für 2 kg, in N
friction-exercise-3-hint = In Ruhe hält die Reibung genau der Komponente des Gewichts entlang der Ebene das Gleichgewicht.
friction-exercise-3-answer = Nur ihre Summe: Beide wirken entlang derselben Geraden. Wie sie sich verteilt, hängt vom Löser ab, wie beim Brett auf drei Böcken.
friction-exercise-4 = Ein Kontakt hat A = 1 (die Einheitsmatrix), b = (−1; −0,8; −0,6) und μ = 0,5. Wie groß ist λ₂ mit dem Kegel, wie groß mit der Pyramide?
friction-exercise-4-ask = λ₂ mit dem Kegel
friction-exercise-4-hint = λ₁ = 1, die Schranke ist also 0,5; ohne sie wäre die Reibung (0,8; 0,6) mit der Länge 1.
friction-exercise-4-box-ask = λ₂ mit der Pyramide
friction-exercise-4-box-hint = Jede Komponente wird für sich begrenzt.
friction-exercise-4-answer = Der Kegel kürzt (0,8; 0,6) auf die Länge 0,5: (0,4; 0,3), dem Gleiten genau entgegengerichtet. Die Pyramide begrenzt beide Komponenten auf 0,5: (0,5; 0,5), um 41 % zu viel und um 8° verdreht.

friction-sources-title = Quellen
friction-source-coulomb = Charles-Augustin de Coulomb, *Théorie des machines simples*, 1781: die Schranke der Reibung, proportional zur Normalkraft.
friction-source-moreau = Jean Jacques Moreau, *Unilateral contact and dry friction in finite freedom dynamics*, in: Nonsmooth Mechanics and Applications, Springer 1988, 1–82.
friction-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitt 3.5: Reibung in einem Kasten (bLCP).
friction-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, Teil 1: Schranken von λ für Haft- und Gleitreibung.
friction-source-preclik = Tobias Preclik, *Iterative Rigid Multibody Dynamics*, Erlangen 2008: iterative Löser für Körper mit Kontakten; im Literaturverzeichnis von Lees Skript.

friction-quantity-normal = Normalkraft
friction-quantity-friction = Reibung
friction-quantity-bound = größtmögliche Reibung

## Knöpfe, Voreinstellungen und Läufe
friction-preset-incline = Kiste auf schiefer Ebene
friction-preset-angles = zwei schiefe Ebenen
friction-preset-kinetic = ruhend und angestoßen
friction-preset-tall = hohe Kiste
friction-preset-bounds = Kegel und Kasten
friction-preset-rolling = Scheibe auf hartem und weichem Boden
friction-preset-spinning = Kugel, die sich dreht
friction-run-box = Kiste
friction-run-gentle = 25°
friction-run-steep = 30°
friction-run-resting = ruhend
friction-run-nudged = angestoßen
friction-run-cone = Kegel
friction-run-pyramid = Kasten
friction-run-hard = harter Boden
friction-run-soft = weicher Boden
