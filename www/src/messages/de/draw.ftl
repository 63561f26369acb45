# Kurven, die man vor einem Versuch zeichnet: src/lessons/draw-curve.ts. <id>-question, <id>-quantity, <id>-why.
draw-kicker = Zeichnen Sie, was Sie erwarten
draw-how = Zeichnen Sie mit Maus, Stift oder Finger in die Achsen. Mit der Tastatur: mit Tab zu einem Punkt, dann die Pfeiltasten.
draw-yours = Ihre Kurve
draw-truth = der Lauf
draw-again = Neu zeichnen
draw-handle = { $quantity } bei { $place }
draw-same = Gezeichnet, als hätten Sie es gesehen.
draw-close = Nahe daran: Die Form stimmt.
draw-partly = Teils, teils: Manches an der Kurve stimmt, manches nicht.
draw-other = Der Lauf verläuft anders.
draw-error = Ihre Kurve weicht um { $error } % der Spanne der tatsächlichen ab (quadratisches Mittel). Am weitesten auseinander liegen beide bei { $place }: Sie haben { $drawn } gezeichnet, der Lauf hat { $truth }.

draw-swing-question = Die Perle von 1 kg wird an der Seite des Rings losgelassen. Zeichnen Sie λ für eine Schwingung hin und zurück.
draw-swing-quantity = Lagrange-Multiplikator
draw-swing-why = Sei d die Tiefe unter der Seite. Das Gewicht trägt zu λ den Teil −mgd/r² bei. Die Perle ist um d gefallen, also ist v² = 2gd, und die Krümmung der Bahn trägt −2mgd/r² bei. Zusammen ist λ = −3mgd/r²: null an beiden Seiten, −3mg/r am tiefsten Punkt, und das zweimal in einer Schwingung, denn λ hängt nicht von der Bewegungsrichtung ab.

draw-energy-question = Euler-Verfahren, keine Rückführung, Schritte von 10 ms. Zeichnen Sie, wie sich die Energie der Perle in den ersten fünf Sekunden ändert.
draw-energy-quantity = Änderung der Energie
draw-energy-why = Sie wächst, aber nicht gleichmäßig. In einem Schritt ändert sie sich um ½mh²a² + hλ{$Cdot}. Der erste Term ist in jedem Schritt ein Gewinn: Die Geschwindigkeit ändert sich geradlinig um ha und wird ein wenig zu lang. Der zweite ist die Arbeit der Zwangskraft an einer Perle, die schon eine Geschwindigkeit {$Cdot} vom Ring weg hat; λ zieht nach innen und nimmt so einen Teil des Gewinns zurück. Übrig bleibt ein Gewinn in jeder Schwingung.

draw-back-question = Die Perle beginnt in Ruhe außerhalb des Rings, bei C = 0,22 m², kritisch gedämpft: α = 25 s⁻², β = 10 s⁻¹. Zeichnen Sie C.
draw-back-quantity = Wert der Zwangsbedingung
draw-back-why = {$oscillator} mit β² = 4α hat die Lösung C = C₀(1 + βt/2) exp(−βt/2). Sie beginnt waagrecht, denn am Anfang ist {$Cdot} = 0, fällt am schnellsten bei t = 2/β = 0,2 s und nähert sich der Null von einer Seite. Die Schwerkraft hat keinen Einfluss darauf.

draw-uphill-preset = bergauf gestoßen
draw-uphill-run = Kiste
draw-uphill-question = Eine Kiste wird mit 3 m/s eine schiefe Ebene von 15° hinaufgestoßen, μ = 0,5. Zeichnen Sie ihre Geschwindigkeit.
draw-uphill-quantity = Geschwindigkeit
draw-uphill-why = Solange sie hinaufgleitet, bremsen Gewicht und Reibung zugleich: Die Geschwindigkeit fällt auf einer Geraden mit der Steigung −g(sin θ + μ cos θ) = −7,3 m/s². Dann hat die Kurve einen Knick. In Ruhe genügt zum Halten das tan θ = 0,27-fache der Normalkraft, und die Reibung kann bis zum 0,5-fachen liefern: Die Kiste bleibt liegen. Die Beschleunigung springt auf null, die Geschwindigkeit nicht.

draw-height-question = Eine Kugel fällt einen Meter tief und prallt mit e = 0,8 ab. Zeichnen Sie die Höhe ihres Mittelpunkts für zwei Sekunden.
draw-height-quantity = Höhe des Mittelpunkts
draw-height-why = Zwischen den Stößen liegen Parabeln mit derselben Krümmung, −g. Beim Stoß kehrt die Geschwindigkeit ihr Vorzeichen um und behält 0,8 ihres Betrags: Jede Parabel dauert 0,8-mal so lang wie die vorige und steigt auf das 0,64-fache ihrer Höhe. Darum rücken die Knicke zusammen.

draw-momentum-question = Ein Stab dreht sich frei, ohne äußere Kräfte. Gerechnet wird mit dem positionsbasierten Verfahren in Schritten von 20 ms. Zeichnen Sie seinen Drehimpuls.
draw-momentum-quantity = Drehimpuls
draw-momentum-why = Nichts wirkt auf den Stab, der Drehimpuls müsste also bei 2,5 bleiben. Doch jeder Schritt korrigiert längs der Gradienten am vorhergesagten Ort und nicht am alten und nimmt einen zu h² proportionalen Teil von L weg. Bei 1/h Schritten in der Sekunde ist der Verlust von der Ordnung h: 29 % bei 20 ms, 10,5 % bei 5 ms.

draw-residual-question = Zehn Kisten in einem Stapel; λ beginnt bei null. Zeichnen Sie das Residuum nach jedem von 40 Durchgängen von Gauß-Seidel, als Zehnerlogarithmus seines Verhältnisses zum anfänglichen: −1 ist ein Zehntel.
draw-residual-quantity = Logarithmus des Residuums
draw-residual-why = Nach 40 Durchgängen ist noch ein Fünftel davon da. Die ersten Durchgänge gleichen die Unterschiede zwischen Nachbarn aus, und die Kurve fällt. Übrig bleibt der glatte Fehler im Gewicht des ganzen Stapels, und der wandert je Durchgang um einen Kontakt weiter. Eine Gerade würde einen festen Faktor je Durchgang bedeuten; ihre Steigung stellt sich erst später ein und ist flach.
