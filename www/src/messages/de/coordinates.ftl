# Lektion „Weniger Koordinaten“. {$namen} im Text sind Formeln: src/lessons/coordinates/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

coordinates-lead = Zehn gelenkig verbundene Stäbe in der Ebene haben dreißig Koordinaten und zwanzig Zeilen, die ihre Gelenke halten. Zehn Winkel beschreiben dieselbe Bewegung, und kein Gelenk könnte sich je öffnen. Warum rechnet man dann überhaupt mit dreißig?
coordinates-guide = Zwei Stäbe von 1 kg und 1 m schwingen an einem Stift. Ihre Gelenke sind hier keine Zeilen: Nichts hält sie zusammen, weil nichts sie trennen könnte.

## 1 Zählen
coordinates-count-title = Zwei Zahlen für zwei Stäbe
coordinates-count-1 = In „{$impulses}“ hatten zwei Stäbe in der Ebene sechs Koordinaten, und zwei Gelenke nahmen vier davon wieder weg, in jedem Schritt aufs Neue und mit einem Fehler. Übrig bleiben {$count}: der Winkel des ersten Stabs und der des zweiten gegen den ersten. Warum nicht gleich mit diesen beiden rechnen?
coordinates-count-2 = Der Text von tazz beginnt damit in seinem letzten Teil, „Einführung von Gelenken“: Er fasst verbundene Körper zu Systemen zusammen, gibt jedem seine *generalisierten Koordinaten* {$q} und bricht nach der Bewegungsgleichung ab. Hier ist der Rest.

## 2 Bewegungen
coordinates-motions-title = Die Bewegungen, die Gelenke erlauben
coordinates-motions-1 = Wie schnell bewegen sich die Körper, wenn sich die Gelenke mit den Raten {$rates} drehen? Die Geschwindigkeiten sind linear in den Raten, es gibt also eine Matrix {$S} mit einer Spalte je Koordinate. Jede Spalte ist eine Bewegung, die kein Gelenk verletzt:
coordinates-motions-2 = Die Zeilen von {$J} spannen die verbotenen Richtungen auf, die Spalten von {$S} die zulässigen Geschwindigkeiten: {$S} spannt den *Nullraum* von {$J} auf. Bei den Stäben dreht die erste Spalte beide um den Stift, die zweite nur den unteren um das Gelenk zwischen ihnen:
coordinates-motions-3 = Das Produkt mit den Raten ist die Geschwindigkeit der Körper, auf alle gezeigten Stellen. Mit Zeilen war das eine Forderung; hier ist es von vornherein erfüllt.

## 3 Die Gleichung
coordinates-motion-title = Zwangskräfte fallen heraus
coordinates-motion-1 = Die Gesetze von Newton und Euler für die Körper, mit der Diagonalmatrix {$Mhat} ihrer eigenen Massen, gelten wie zuvor, Zwangskräfte eingeschlossen. Man setze die Bewegungen der Gelenke ein, leite das Produkt ab und multipliziere von links mit dem transponierten {$S}:
coordinates-motion-2 = Der letzte Term ist null: Die Kräfte der Gelenke leisten bei zulässigen Bewegungen keine Arbeit. Das ist das d’Alembert’sche Prinzip in einer Zeile Algebra. Was bleibt, hat eine Gleichung je Freiheitsgrad und kein {$lambda}:
coordinates-motion-3 = M(q) ist voll besetzt und ändert sich mit der Bewegung: Je weiter der untere Stab hinausragt, desto größer ist die Trägheit gegen die Drehung beider. Es ist kein System von Zwangsbedingungen zu lösen, und nichts driftet. (Bei tazz steht h auf der anderen Seite.)

## 4 h
coordinates-bias-title = Coriolis- und Fliehkraftterme
coordinates-bias-1 = Neu ist {$h}. Es ist die generalisierte Kraft, die die Körper bräuchten, wenn sich alle Gelenke mit gleichbleibenden Raten weiterdrehten, denn auch dann bewegen sie sich nicht geradlinig. Für zwei gleiche Stäbe, mit r vom Gelenk zum Schwerpunkt des unteren, ist
coordinates-bias-2 = Der erste Teil enthält Quadrate der Raten, die *Fliehkraftterme*, der zweite das Produkt zweier verschiedener, den *Coriolisterm*. Beide verschwinden, wo die Stäbe in einer Linie liegen. Die Zahlen dieses Augenblicks:
coordinates-bias-3 = Nun ohne Gewicht. Die Stäbe bilden einen rechten Winkel und drehen sich wie ein einziger Körper mit 3 rad/s um den Stift; das Gelenk zwischen ihnen ruht. Es wirkt kein Drehmoment: τ = 0.
coordinates-bent-question = Was wird in den nächsten drei Zehntelsekunden aus dem rechten Winkel?
coordinates-bent-choice-stays = er bleibt: Im Gelenk wirkt kein Drehmoment
coordinates-bent-choice-folds = er klappt zusammen
coordinates-bent-choice-stretches = er streckt sich
coordinates-bent-measured = Nach 0,3 s beträgt der Knick { $bend } Grad.
coordinates-bent-why-1 = Zum unteren Stab gehört {$h2}, und ohne τ kann dem nur eine Beschleunigung das Gleichgewicht halten. In der Koordinate des Gelenks ist das eine Kraft, die den Stab nach außen schleudert; im Raum strebt sein Schwerpunkt bloß geradeaus weiter.

## 5 Zwei Formulierungen
coordinates-both-title = Eine Puppe, zweimal
coordinates-both-1 = Eine Puppe aus zehn Körpern mit neun Scharnieren fällt auf die Füße. Der eine Lauf hat zwölf Koordinaten, der andere dreißig und achtzehn Zeilen für die Scharniere. Kontakte und Anschläge sind in beiden Zeilen. Gerechnet wird mit Schritten von 10 ms und je 20 Durchgängen.
coordinates-puppets-question = In welchem Lauf klaffen Gelenke um mehr als einen Millimeter, kurz nachdem die Füße aufgekommen sind?
coordinates-puppets-choice-neither = in keinem
coordinates-puppets-choice-rows = in dem mit Zeilen für die Gelenke
coordinates-puppets-choice-both = in beiden
coordinates-puppets-measured = Nach 0,56 s war der größte Spalt in einem Gelenk { $rows } mm mit Zeilen, { $fewer } mm mit weniger Koordinaten.
coordinates-puppets-why-1 = Mit Zeilen müssen zwanzig Durchgänge den Stoß von den Füßen durch alle Gelenke weiterleiten, und das verbleibende Residuum öffnet die Gelenke; Baumgartes Term schließt sie wieder („{$joints}“). Nach etwa 0,8 s steigt die Gesamtenergie dieses Laufs sogar um 14 J (ohne den Term um 4 J). Mit weniger Koordinaten wirkt ein Stoß am Fuß sofort auf die ganze Puppe, durch die Inverse von M(q), und die Energie steigt nie um mehr als 1 J, ein Fehler erster Ordnung im Schritt. (‖C‖ im Diagramm enthält in beiden Läufen die Überlappung an Kontakten und Anschlägen, die Gelenke nur im Lauf mit Zeilen.)

## 6 A als Bild
coordinates-matrix-title = Die Matrix A
coordinates-matrix-1 = Kontakte und Anschläge bleiben Kraftstöße für dieselben Löser. Ihre Zeilen wirken jetzt auf die Raten, mit JS anstelle von {$J}; für den Baum k ist das {$J-k}. Jeder Baum, den eine Zeile betrifft, trägt seinen Teil bei:
coordinates-matrix-2 = Starten Sie die Puppe: Zu jedem Lauf gehört ein Bild, mit einem Quadrat für jeden Eintrag in diesem Augenblick. Blau ist negativ, orange positiv.
coordinates-matrix-3 = Mit Zeilen ist A groß und dünn besetzt: Zwei Zeilen sind nur durch einen gemeinsamen Körper gekoppelt. Mit weniger Koordinaten ist es um die Zeilen der Gelenke kleiner und voll besetzt. Ein Kontakt am Fuß und einer an der Hand gehören zum selben Baum, und die Inverse von M(q) koppelt sie. Was der Löser im einen Fall mit vielen Durchgängen finden muss, ist im anderen vorher ausgerechnet.
coordinates-rows-joint = Gelenke
coordinates-rows-limit = Anschläge
coordinates-rows-contact = Kontakte
coordinates-picture = { $rows } Zeilen, { $part } % der Einträge nicht null
coordinates-picture-none = im Augenblick keine Zeilen: Starten Sie die Puppe

## 7 Wann was
coordinates-when-title = Welche Formulierung wann
coordinates-when-1 = Ein Gelenk, das sich nicht öffnen kann, garantiert noch keine richtige Bewegung. Eine Kette aus zwölf Stäben wird waagrecht gehalten und losgelassen; ihr Ende schlägt wie eine Peitsche. Beide Läufe rechnen mit vier Teilschritten je 10 ms.
coordinates-whips-question = Welcher Lauf verliert in drei Sekunden mehr Energie?
coordinates-whips-choice-neither = keiner verliert mehr als 2 J
coordinates-whips-choice-fewer = der mit weniger Koordinaten
coordinates-whips-choice-rows = der mit Zeilen
coordinates-whips-measured = Mit weniger Koordinaten gingen { $fewer } J verloren, mit Zeilen { $rows } J.
coordinates-whips-why-1 = Mit weniger Koordinaten folgt der Schritt aus einem diskreten Prinzip der stationären Wirkung: Er ist symplektisch und von zweiter Ordnung, und sein Energiefehler schwankt, wächst aber nicht an. Mit Zeilen ist die Geschwindigkeit für die Stellung am Anfang des Schritts zulässig. Bis zu seinem Ende haben sich die Stäbe um ωh gedreht; sie wieder zulässig zu machen, kostet in jedem Schritt einen Anteil der Bewegungsenergie von der Größenordnung (ωh)².
coordinates-when-2 = **Weniger Koordinaten** eignen sich für Roboter, Puppen und Maschinen: Bäume von Gelenken mit wenigen Kontakten, Motoren, die auf den Gelenkwinkel selbst wirken, große Massenverhältnisse, Gelenke, die sich nicht öffnen dürfen. In M(q) sind nur Glieder gekoppelt, die auf einem gemeinsamen Weg von der Wurzel aus liegen: Bei der Puppe sind 66 von 144 Einträgen in jeder Stellung null, und die Faktorisierung ist billig. Eine lange Kette hat keine Nullen, und der Aufwand der Faktorisierung wächst mit der dritten Potenz der Länge; rekursive Verfahren (Featherstone) kommen mit einem Aufwand aus, der zur Zahl der Glieder proportional ist.
coordinates-when-3 = **Zeilen** eignen sich für alles, was gebaut und zerbrochen wird: Ein Gelenk kommt dazu oder wird durchgeschnitten, ohne dass ein Baum umgebaut wird, eine Schleife braucht nur Zeilen wie alle anderen, Gelenke dürfen nachgiebig sein, und eine Szene aus vielen getrennten Körpern ist dünn besetzt. Schleifen brauchen in beiden Formulierungen Zeilen: Der Baum nimmt alle Gelenke einer Schleife bis auf eines auf, und das letzte schließt sie.

coordinates-line-1 = Die Gesetze von Newton und Euler für die Körper, mit Zwangskräften.
coordinates-line-2 = Die Bewegungen, die die Gelenke zulassen.
coordinates-line-3 = Produktregel.
coordinates-line-4 = Zeile 3 in Zeile 1, von links mit Sᵀ multipliziert.
coordinates-line-5 = JS = 0: Zulässige Bewegungen verletzen kein Gelenk, also fällt λ heraus.

## Aufgaben
coordinates-exercises-title = Aufgaben
coordinates-exercise-1 = Wie viele Freiheitsgrade hat die Puppe aus zehn Körpern und neun Scharnieren in der Ebene?
coordinates-exercise-1-ask = Freiheitsgrade
coordinates-exercise-1-hint = Zehn Körper mit je drei Zahlen, neun Scharniere mit je zwei Zeilen.
coordinates-exercise-1-answer = {$answer-puppet}: drei für den Rumpf, der frei ist, und einen für jedes Scharnier.
coordinates-exercise-2 = Berechnen Sie M(q) für zwei gestreckte Stäbe von 1 kg, 1 m mal 0,1 m. Warum ist der erste Eintrag so viel größer als der letzte?
coordinates-exercise-2-ask = M₁₁, in kg·m²
coordinates-exercise-2-hint = Beide Stäbe um den Stift: der eine um sein Ende, der andere mit dem Schwerpunkt bei 1,5 m.
coordinates-exercise-2-answer = {$answer-M}. Der erste gehört zur Drehung beider Stäbe um den Stift, mit dem Schwerpunkt des zweiten im Abstand von 1,5 m; der letzte gehört zur Drehung eines Stabs um sein Ende.
coordinates-exercise-3 = In welchen Stellungen verschwindet h bei allen Raten?
coordinates-exercise-3-ask = h₂ für zwei Stäbe von 1 kg und 1 m mit q₂ = 90°, bei q̇₁ = 3 rad/s und q̇₂ = 0, in N·m
coordinates-exercise-3-hint = mℓr sin q₂ · q̇₁² mit ℓ = 1 m und r = 0,5 m.
coordinates-exercise-3-answer = Wo {$sine} ist: gestreckt oder gefaltet. Dort hat M(q) als Funktion von q₂ ein Extremum, und h besteht aus den Ableitungen von M(q).
coordinates-exercise-4 = Drei Stäbe und vier Scharniere bilden mit dem Boden eine Viergelenkkette. Wie behandelt man sie mit weniger Koordinaten, und wie viele bleiben?
coordinates-exercise-4-ask = Koordinaten, die bleiben
coordinates-exercise-4-hint = Drei Koordinaten des Baums minus die zwei Zeilen, die ihn schließen.
coordinates-exercise-4-answer = Drei Scharniere ergeben einen Baum mit drei Koordinaten, das vierte ist ein Gelenk mit zwei Zeilen, das ihn schließt: {$answer-loop}. Liegen alle vier auf einer Geraden, werden die beiden Zeilen abhängig.

coordinates-sources-title = Quellen
coordinates-source-tazz = tazz, *剛体の接触問題のLCPへの定式化* (japanisch), Teil 3, „関節の導入“.
coordinates-source-featherstone = Roy Featherstone, *Rigid Body Dynamics Algorithms*, Springer 2008, Kapitel 3 und 5 bis 8.
coordinates-source-murray = Richard Murray, Zexiang Li, Shankar Sastry, *A Mathematical Introduction to Robotic Manipulation*, CRC 1994, Kapitel 4.
coordinates-source-baraff = David Baraff, *Linear-time dynamics using Lagrange multipliers*, SIGGRAPH 1996: mit Zeilen, bei einem Aufwand proportional zur Zahl der Glieder.

coordinates-motions-caption = S in m und 1; Geschwindigkeiten in m/s und rad/s. Für die beiden Stäbe.
coordinates-bias-caption = M(q) in kg·m²; die Terme von h und τ in N·m. Für die beiden Stäbe.

## Knöpfe, Versuche und Läufe
coordinates-preset-swinging = zwei schwingende Stäbe
coordinates-preset-bent = Stäbe im rechten Winkel
coordinates-preset-both = zwei Stäbe, beide Formulierungen
coordinates-preset-puppets = Puppe, beide Formulierungen
coordinates-preset-whips = Kette aus zwölf Stäben
coordinates-preset-angles = zwei Stäbe und ihre Winkel
coordinates-preset-joint = nur das Gelenk zwischen den Stäben dreht sich
coordinates-preset-reach = gestreckte und gefaltete Stäbe
coordinates-run-fewer = weniger Koordinaten
coordinates-run-rows = Zeilen
coordinates-run-stretched = gestreckt
coordinates-run-folded = gefaltet
