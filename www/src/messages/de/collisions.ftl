# Lektion „Stöße“. {$namen} im Text sind Formeln: src/lessons/collisions/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

collisions-lead = Treffen zwei Kugeln aufeinander, so ist die Kraft zwischen ihnen riesig und dauert eine Zehntausendstelsekunde. Ihr zeitlicher Verlauf interessiert selten. Was zählt, ist ihr Integral über diese Zeit, der Kraftstoß: Die Geschwindigkeiten ändern sich auf einmal, die Orte in dieser Zeit nicht.
collisions-guide = Ein Schritt der Simulation löst ohnehin nach Kraftstößen, ein Stoß ist für sie also nichts Neues. Anzugeben ist nur, wie schnell sich die Körper wieder trennen.

## 1 Stoß
collisions-impact-title = Abprallen
collisions-impact-1 = Es sei {$u} die Geschwindigkeit des einen Körpers gegenüber dem anderen am Berührungspunkt und {$a-n} der Kraftstoß entlang der Normalen. Newton beschrieb den Ausgang mit einer Zahl {$e}, der *Stoßzahl*:
collisions-impact-2 = Mit {$e} = 1 trennen sie sich so schnell, wie sie sich genähert haben, mit 0 bleiben sie beisammen. Ein Ball mit {$e} = 0,8 fällt einen Meter tief.
collisions-bounce-question = Wie hoch steigt er nach dem ersten Aufprall?
collisions-bounce-choice-h80 = 80 cm
collisions-bounce-choice-h64 = 64 cm
collisions-bounce-choice-h40 = 40 cm
collisions-bounce-measured = Er stieg { $height } cm; die Zeitschritte kosten oder geben etwas.
collisions-bounce-why-1 = Die Geschwindigkeit wird mit {$e} multipliziert, und die Höhe ist proportional zum Quadrat der Geschwindigkeit: {$height} = 0,64.

## 2 Energie
collisions-energy-title = Was verloren geht
collisions-energy-1 = Das Gesetz und die Erhaltung des Impulses ergeben zusammen den Kraftstoß. Am Kontaktpunkt wirke {$a-n} auf den zweiten Körper und {$minus-a-n} auf den ersten. Geschwindigkeiten und Winkelgeschwindigkeiten springen, und mit ihnen die Relativgeschwindigkeit:
collisions-energy-3 = Ein Kraftstoß an einem Punkt mit dem Ortsvektor {$r} vom Schwerpunkt aus ändert die Geschwindigkeit um {$dv} und die Winkelgeschwindigkeit um {$domega}; der Punkt selbst erhält beide Beiträge, einmal von jedem Körper, und sie bilden die Matrix {$K}. Sie gilt im Raum, mit {$I-tensor} in Weltachsen, und in der Ebene. Man nehme die Komponente entlang {$n-vector} und setze links Newtons Gesetz ein; übrig bleibt eine Gleichung für eine Zahl:
collisions-energy-2 = Dabei ist {$K-n} die Beweglichkeit der beiden Punkte entlang der Normalen: Beim zentralen Stoß zweier Kugeln ist es die Summe der Kehrwerte der Massen. Eine Kugel von 1 kg trifft mit 2 m/s auf eine gleiche, ruhende, mit {$e} = 0.
collisions-plastic-question = Wie viel der Bewegungsenergie geht verloren?
collisions-plastic-choice-all = alles
collisions-plastic-choice-half = die Hälfte
collisions-plastic-choice-none = nichts
collisions-plastic-measured = Vor dem Stoß waren es { $before } J, danach { $after } J.
collisions-plastic-why-1 = Der Impuls bleibt erhalten, also bewegen sich beide zusammen mit der halben Geschwindigkeit weiter: doppelte Masse, ein Viertel des Quadrats. Verloren gehen kann nur die Energie der Relativbewegung; im Schwerpunktsystem geht sie ganz verloren.

## 3 Außermittig
collisions-off-title = Außermittig
collisions-off-1 = Nun trifft eine Kugel einen Stab, der frei auf glattem Eis liegt, einmal in der Mitte, einmal nahe am Ende. Energie geht nicht verloren, {$e} = 1.
collisions-rods-question = In welchem Lauf bewegt sich die Mitte des Stabs danach schneller?
collisions-rods-choice-middle = wenn er in der Mitte getroffen wird
collisions-rods-choice-end = wenn er nahe am Ende getroffen wird
collisions-rods-choice-same = es gibt keinen Unterschied
collisions-rods-measured = In der Mitte getroffen bewegt er sich mit { $middle } m/s, nahe am Ende mit { $end } m/s.
collisions-rods-why-1 = Nahe am Ende gibt der Stab leichter nach, denn er kann sich drehen: {$K-n} ist größer, der Kraftstoß {$impulse} kleiner. Ein Teil der Energie steckt in der Drehung, und die Kugel behält etwas.
collisions-off-2 = Wählen Sie {$e} und den Abstand {$d} von der Mitte. Die Zahlen sind die der Kernfunktion *collisionImpulse*, die gegen den Löser geprüft ist:

## 4 Mit Reibung
collisions-friction-title = Mit Reibung
collisions-friction-1 = Auf rauem Boden hat der Kraftstoß {$p-vector} auch einen Anteil entlang des Bodens. Die Geschwindigkeit des berührenden Punktes ändert sich linear mit ihm, und er bleibt im Reibungskegel:
collisions-friction-2 = Edward Routh hat das in der Ebene der Kraftstöße dargestellt. Der Kraftstoß beginnt bei null. Solange der Punkt gleitet, wächst er entlang einer Kante des Kegels. Auf der *Haftgeraden* ist das Gleiten zu Ende: Von dort folgt er dieser Geraden, wenn sie innerhalb des Kegels verläuft, sonst der anderen Kante, denn dann setzt das Gleiten in der Gegenrichtung wieder ein. Die Annäherung endet auf der *Geraden der größten Kompression*.
collisions-friction-3 = Wo der Weg endet, bestimmt ein eigenes Gesetz, und davon gibt es drei. Newtons {$e} vergleicht Normalgeschwindigkeiten, Poissons die normalen Kraftstöße nach und bis zu {$p-c}, der größten Kompression, und Stronges {$height} die Arbeit, die die Normalkraft zurückgibt, mit der, die sie aufgenommen hat:
collisions-friction-4 = Hier trifft ein Stab mit seinem unteren Ende auf den Boden. {$K} und die Geschwindigkeit vor dem Stoß kommen aus dem Rechenkern, ebenso der Kreis: der Kraftstoß, den ein Schritt mit Newtons Gesetz und dem Reibungskegel findet. Ein anderes Gesetz hat der Rechenkern nicht; die Endpunkte P und S sind daneben gezeichnet. Auch den Weg berechnet er nicht: Wo sich das Gleiten umkehrt, liegt sein Kraftstoß neben dem Ende des Weges.
collisions-friction-5 = Newtons Gesetz betrachtet nur die Normalenrichtung. Bei dieser Neigung und {$e} = 0,9 verwandelt die Reibung einen Teil des Gleitens in Bewegung entlang der Normalen, und der Stab hat danach 8,1 % mehr Bewegungsenergie als zuvor. Nach Poisson und nach Stronge geht beim selben Stoß Energie verloren. Im Lauf folgt ein zweiter Stoß, bei dem Energie verloren geht: Vergleichen Sie T vor und nach dem ersten. In der Karte ist jedes Feld ein Schritt des Rechenkerns; ein Klick zeigt seinen Stoß.

## 5 Viele
collisions-many-title = Mehrere Stöße zugleich
collisions-many-1 = Fünf gleiche Kugeln, {$e} = 1. Vier stehen in einer Reihe und berühren sich, die fünfte nähert sich mit 2 m/s. Im ersten Lauf werden alle Kraftstöße *zusammen* bestimmt, als ein einziges Problem.
collisions-cradle-question = Was geschieht im ersten Lauf?
collisions-cradle-choice-last = die letzte Kugel fliegt mit 2 m/s davon, die anderen bleiben liegen
collisions-cradle-choice-four = die vier gehen zusammen los, und die erste prallt zurück
collisions-cradle-choice-all = alle fünf bewegen sich zusammen weiter
collisions-cradle-measured = Geschwindigkeiten von links nach rechts in m/s: { $speeds }.
collisions-cradle-why-1 = Jeder Kontakt gehorcht Newtons Gesetz, und Impuls wie Energie bleiben erhalten, aber nicht wie beim Spielzeug. Das Gesetz gibt an, wie schnell sich jedes Paar trennt, und für Paare, die in Ruhe waren, ist das null. Also bleiben die vier beisammen wie eine Kugel mit der vierfachen Masse.
collisions-cradle-why-2 = Der zweite Lauf löst die Stöße *nacheinander*, Paar für Paar, so wie eine Welle durch Stahl läuft: Da fliegt die letzte Kugel davon. Falsch ist keines von beiden; Newtons Gesetz beschreibt einfach nicht, was während eines Stoßes geschieht. Welches man verwendet, ist eine Frage des Modells, und eine Simulation sollte angeben, welches sie benutzt.

## 6 Ruhe
collisions-rest-title = Zur Ruhe kommen
collisions-rest-1 = Ein Ball mit {$e} unter 1 prallt unendlich oft auf und ist doch nach endlicher Zeit in Ruhe:
collisions-rest-2 = Eine Simulation kann nicht unendlich viele Aufpralle berechnen. Unterhalb einer kleinen Geschwindigkeit, der *Schwelle für Rückprall* in den Einstellungen, gilt ein Kontakt als ruhend und {$e} als null.

collisions-line-1 = Impulssatz: Der Kraftstoß wirkt auf beide Körper, in entgegengesetzter Richtung (+ beim zweiten).
collisions-line-2 = Drehimpulssatz um den jeweiligen Schwerpunkt.
collisions-line-3 = Der Kontaktpunkt bewegt sich mit v + ω × r; Differenz beider Körper, mit den Zeilen 1 und 2.
collisions-line-4 = Komponente entlang der Normalen.
collisions-line-5 = Links Newtons Stoßgesetz.
collisions-line-6 = Nach a aufgelöst: Die Beweglichkeit entlang der Normalen ist positiv.

## Aufgaben
collisions-exercises-title = Aufgaben
collisions-exercise-1 = Nach wie vielen Aufprallen mit {$e} = 0,8 bleibt der Ball unter einem Zehntel seiner ersten Höhe?
collisions-exercise-1-ask = Anzahl der Aufpralle
collisions-exercise-1-hint = Die Höhen sind proportional zu e²ⁿ. Für welches n ist 0,64ⁿ zum ersten Mal kleiner als 0,1?
collisions-exercise-1-answer = Die Höhen sind proportional zu {$answer-n}; das ist ab dem sechsten Aufprall unter 0,1.
collisions-exercise-2 = Wo muss der freie Stab getroffen werden, damit sich eines seiner Enden zunächst nicht bewegt?
collisions-exercise-2-ask = Abstand von der Mitte, in m, damit das ferne Ende eines dünnen Stabs von 1,8 m ruht
collisions-exercise-2-hint = Der ruhende Punkt liegt im Abstand I/md von der Mitte, mit I = mL²/12; das muss L/2 sein.
collisions-exercise-2-answer = Beim Abstand {$d} von der Mitte liegt der ruhende Punkt {$answer-centre} auf der anderen Seite. Für das ferne Ende eines dünnen Stabs ist das ein Sechstel der Länge: der beste Treffpunkt eines Schlägers.
collisions-exercise-3 = Drei gleiche Kugeln von 1 kg berühren sich in einer Reihe. Die linke bewegt sich mit 2 m/s auf die anderen zu, die mittlere ruht, die rechte entfernt sich mit 1 m/s; {$e} ist links 1 und rechts 0. Kann der Stoß Energie hinzufügen, wenn beide Kontakte zusammen gelöst werden?
collisions-exercise-3-ask = Die Energie nach dem Stoß, in J
collisions-exercise-3-hint = Zwei Zeilen: Nach dem Stoß öffnet sich der linke Spalt so schnell, wie er sich schloss, und der rechte wird weder größer noch kleiner. Der Impuls bleibt erhalten.
collisions-exercise-3-answer = Er kann: Aus 2,5 J werden 2,83 J, weil {$e} an den zwei Kontakten verschieden ist. Ohne Reibung kann ein einzelner Kontakt keine Energie hinzufügen, und auch mehrere mit gemeinsamem {$e} können es nicht. Mit Reibung kann es schon einer: Sie verwandelt Rutschen in Bewegung entlang der Normalen, und Newtons Gesetz, das nur die Normalenrichtung betrachtet, trennt die Körper dann zu schnell. Andere Gesetze (von Poisson, von Stronge) vermeiden das.
collisions-exercise-4 = Billard: Eine glatte Kugel trifft mit 2 m/s eine gleiche, die ruht, {$e} = 1. Die Gerade durch beide Mittelpunkte bildet mit der Geschwindigkeit einen Winkel von 30°. Wie bewegen sich beide danach?
collisions-exercise-4-ask = Geschwindigkeit der getroffenen Kugel, in m/s
collisions-exercise-4-hint = Ohne Reibung wirkt der Kraftstoß entlang der Geraden durch die Mittelpunkte. In dieser Richtung tauschen gleiche Kugeln ihre Geschwindigkeiten.
collisions-exercise-4-answer = Die getroffene Kugel übernimmt die Komponente entlang der Geraden durch die Mittelpunkte, 1,73 m/s; die andere behält die Komponente quer dazu, 1 m/s. Solange keine Energie verloren geht, trennen sie sich also unter 90°, außer bei einem zentralen Stoß.

collisions-sources-title = Quellen
collisions-source-newton = Isaac Newton, *Principia*, 1687, Scholium zu den Bewegungsgesetzen: Kugeln aus Wolle, Stahl, Kork und Glas.
collisions-source-ogawa = hi-ogawa, *mechanics* (2020), „Rigid body“: die Reaktion eines Stoßes.
collisions-source-chatterjee = Anindya Chatterjee, Andy Ruina, *A new algebraic rigid-body collision law based on impulse space considerations*, 1998, Journal of Applied Mechanics 65, 939–951.

collisions-computed = Ein Stoß, berechnet
collisions-computed-picture = Kugel und Stab vor und nach dem Stoß
collisions-e = Stoßzahl
collisions-computed-offset = Abstand von der Mitte, m
collisions-computed-k = Beweglichkeit nᵀKn
collisions-computed-a = Kraftstoß a
collisions-computed-ball = Kugel danach
collisions-computed-rod = Stab danach
collisions-computed-spin = Drehung des Stabs
collisions-computed-lost = verlorene Energie
collisions-impact = Ein Stoß mit Reibung
collisions-impact-picture = Die Ebene der Kraftstöße: nach rechts entlang des Bodens, nach oben entlang der Normalen
collisions-impact-lean = Neigung des Stabs
collisions-impact-slip = Gleiten / Annäherungsgeschwindigkeit
collisions-impact-mu = Reibung
collisions-impact-flat = Der Stab liegt flach: Zwei Punkte treffen auf den Boden.
collisions-impact-run = Diesen Stoß ablaufen lassen
collisions-impact-gaining = Zurück zum Stoß, der Energie gewinnt
collisions-impact-map = Änderung der Bewegungsenergie über Neigung und Gleiten
collisions-impact-map-axes = Nach rechts: Neigung von −{ $lean }° bis { $lean }°. Nach oben: Gleiten von −{ $slip } bis { $slip }. Rot: Energiegewinn, blau: Verlust.
collisions-impact-map-most = In { $share } % der Felder wird Energie gewonnen, in ihrer Mitte höchstens { $most } %.
collisions-impact-cone = Reibungskegel
collisions-impact-sticking = Haftgerade
collisions-impact-compression = größte Kompression
collisions-impact-newton = Normalgeschwindigkeit nach Newton
collisions-impact-path = Weg des Kraftstoßes
collisions-impact-engine = Schritt des Rechenkerns
collisions-impact-pt = entlang des Bodens, N·s
collisions-impact-pn = entlang der Normalen, N·s
collisions-impact-change = Bewegungsenergie
collisions-impact-law-newton = Newton
collisions-impact-law-poisson = Poisson
collisions-impact-law-stronge = Stronge
collisions-quantity-momentum = Impuls entlang x
collisions-quantity-energy = Bewegungsenergie

## Knöpfe, Voreinstellungen und Läufe
collisions-preset-bounce = springender Ball
collisions-preset-several = e = 1; 0,8 und 0,5
collisions-preset-pair = zwei Kugeln, e = 0
collisions-preset-elastic = dasselbe mit e = 1
collisions-preset-oblique = zwei Kugeln, schief getroffen
collisions-preset-rods = Kugel und Stab
collisions-preset-cradle = Reihe von Kugeln
collisions-preset-plasticCradle = Reihe mit e = 0,5
collisions-preset-impact = Stab auf rauem Boden
collisions-preset-rack = Anstoß beim Billard
collisions-run-ball = Ball
collisions-run-balls = Kugeln
collisions-run-e1 = e = 1
collisions-run-e08 = e = 0,8
collisions-run-e05 = e = 0,5
collisions-run-plastic = e = 0
collisions-run-elastic = e = 1
collisions-run-middle = in der Mitte
collisions-run-end = nahe am Ende
collisions-run-rod = Stab
collisions-run-together = zusammen
collisions-run-sequence = nacheinander
