# Die Seite #/misprints: www/src/misprints/.
misprints-lead = Wo die Quellen dieses Kurses etwas anderes drucken, als sie meinen, oder etwas behaupten, das nicht zutrifft: die Formel wie gedruckt, die berichtigte, und eine Rechnung, die entscheidet. Die Zahlen berechnet der Rechenkern, wenn diese Seite geöffnet wird.
misprints-printed = gedruckt
misprints-corrected = berichtigt
misprints-by-printed = mit dem Druckfehler
misprints-by-corrected = berichtigt
misprints-by-measured = im Lauf gemessen

misprint-slide-7-place = Duthaler, Folie 7
misprint-slide-7-why = Nach der Produktregel wird aus {$Cdot-is} die Summe {$both-terms}. Das gedruckte {$first-term} hat nicht die Einheit des Terms daneben und enthält keine Beschleunigung, die eine Kraft einstellen könnte.
misprint-slide-7-what = {$Cddot} einer Perle, die neben dem Ring beginnt und von der Rückführung zurückgebracht wird; gemessen als zweite Differenz von {$C}.
misprint-slide-8-place = Duthaler, Folien 8 und 15
misprint-slide-8-why = Nur die Zwangskraft leistet keine Arbeit. Das Gewicht leistet welche: Seine Leistung {$f-power} ist die Änderungsrate der Bewegungsenergie.
misprint-slide-8-what = {$Tdot} einer Perle auf dem Weg von der Seite nach unten; gemessen als Differenzenquotient von {$T}.
misprint-slide-9-place = Duthaler, Folie 9
misprint-slide-9-why = In der Zeile darüber, {$line-above}, steht das Minuszeichen vor beiden Termen. Ohne eingeprägte Kraft braucht eine bewegte Perle eine Kraft zur Mitte hin, also muss {$lambda} negativ sein.
misprint-slide-9-what = {$distance} zur Zeit {$time} s, nachdem die Perle an der Seite eines Rings mit {$r} = {$radius} m losgelassen wurde, bewegt von der Kraft {$lambda-x} mit {$lambda} aus der jeweiligen Formel; im Lauf bestimmt der Rechenkern {$lambda}.
misprint-lee-4-place = Lee, Abschnitt 4
misprint-lee-4-why = Zieht man (10) von (9) ab, so bleibt {$subtracted}. Der Spektralradius hängt nicht vom Vorzeichen ab, wohl aber das Vorzeichen der Fehler.
misprint-lee-4-what = Erste Komponente des Fehlers {$error} beim Jacobi-Verfahren für {$k} = {$sweeps}, aus dem Fehler der Iteration davor; die Aufgabe ist die Kette der Lektion.
misprint-lee-4-3-place = Lee, Abschnitt 4.3
misprint-lee-4-3-why = Die Zeilen darunter zerlegen {$omega-A} in {$S-is} und {$T-is}. Also ist {$sum-is}.
misprint-lee-4-3-what = Erste Komponente von {$x} als Lösung der jeweiligen Gleichung, mit {$omega} = {$factor} und der Kette der Lektion; im Lauf löst SOR {$system}.
misprint-ogawa-power-place = hi-ogawa, „Constrained dynamics“, Satz 1, Beweis
misprint-ogawa-power-why = Der Satz setzt {$fhat-is} voraus, und daraus folgt der nächste Schritt des Beweises, {$next-line}. Das Produkt {$product} gibt es nicht einmal, außer wenn es so viele Zwangsbedingungen wie Koordinaten gibt. Auch der letzten Formel von „Position based dynamics“ fehlt eine Transposition: {$last-printed} statt {$last-corrected}.
misprint-ogawa-power-what = Leistung der Zwangskraft an einer schwingenden Perle. Ihr Ring ist in beiden Formen hingeschrieben, so dass {$DG} quadratisch ist und es beide Produkte gibt.
misprint-ogawa-references-place = hi-ogawa, „Position based dynamics“, Behauptung 4: die Verweise
misprint-ogawa-references-why = Satz 2 handelt von Verschiebungen, Satz 3 von Drehungen; einen Satz 4 gibt es nicht.
misprint-ogawa-momentum-place = hi-ogawa, „Position based dynamics“, Behauptung 4: der Drehimpuls
misprint-ogawa-momentum-why = Satz 3 gilt dort, wo der Gradient genommen wird: an den vorhergesagten Orten {$xbar}. Für Hebelarme an den alten Orten bleibt ein Rest: Anders als behauptet, erhält das Verfahren den Drehimpuls nicht.
misprint-ogawa-momentum-what = Änderung des Drehimpulses eines rotierenden Stabs in seinem ersten Schritt.
misprint-tazz-place = tazz, Überschrift von Teil 1
misprint-tazz-why = Das Wort kommt von „Komplement“, Ergänzung: Mindestens eines von {$lambda} und {$w} ist null.
