# Lektion „Zuerst die Orte“. {$namen} im Text sind Formeln: src/lessons/positions/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

positions-lead = Das Tuch in einem Spiel wird gezogen, zerrissen und durch eine Tür gezerrt und explodiert doch nie. Keine Kraft hält es zusammen: Jeder Punkt am falschen Ort wird einfach an den richtigen versetzt. Wie kann das Mechanik sein, und was kostet es?
positions-guide = Ein Quadrat aus Stäben mit je einer Bedingung an Winkel und Fläche dreht sich schwerelos; eine Perle läuft auf einem Ring um den Ursprung, eine andere auf einer Geraden, von einer schwachen Feder zurückgezogen. Alles rechnet hier mit dem positionsbasierten Verfahren, wenn im Text nichts anderes steht.

## 1 Vorhersagen, projizieren
positions-scheme-title = Erst bewegen, dann berichtigen
positions-scheme-1 = Bisher griffen Zwangsbedingungen an Beschleunigungen an oder, in „{$impulses}“, an Geschwindigkeiten, und die Orte drifteten. Die positionsbasierte Dynamik (PBD) dreht die Reihenfolge um. Die eingeprägten Kräfte allein bewegen alles an einen vorhergesagten Ort {$xbar}, dieser wird auf {$C} = 0 projiziert, und die Geschwindigkeit folgt aus der gesamten Verschiebung:
positions-scheme-2 = In welche Richtung geht die Korrektur? Eine Zwangskraft würde längs {$grad} wirken, und die Massen antworten mit ihren Kehrwerten. Mit einem Newton-Schritt für eine einzelne Bedingung:
positions-scheme-3 = So werden alle Bedingungen der Reihe nach projiziert, in mehreren Durchgängen je Schritt, die jeweils vom Ergebnis des vorigen ausgehen: Gauß-Seidel („{$iterating}“), angewandt auf die nichtlinearen Bedingungen selbst. Es gibt keine Matrix und keine Bedingungen an Geschwindigkeiten, und nichts kann driften.

## 2 Invarianz
positions-sums-title = Was eine Bedingung erhält
positions-sums-1 = Eine Korrektur längs des Gradienten gibt den Teilchen Kraftstöße, die proportional zu {$grad} sind. Ob diese sich aufheben, ist eine Frage der Symmetrie. Ändert sich {$C} nicht, wenn man alles um dasselbe {$a} verschiebt – ist es *invariant unter Verschiebungen* –, so ist die Ableitung nach {$a} null:
positions-sums-2 = Die Kraftstöße heben sich auf, und der Gesamtimpuls bleibt erhalten. Ändert sich {$C} auch nicht, wenn man alles um den Ursprung dreht, so folgt aus der Ableitung nach dem Winkel
positions-sums-3 = und die Kraftstöße haben kein Drehmoment. Beide Summen für jede Art von Bedingung auf der Bühne in diesem Augenblick; in der Ebene sind es drei Zahlen, denn die erste Summe hat zwei Komponenten:
positions-sums-4 = Abstand, Winkel und Fläche hängen nur von der gegenseitigen Lage der Teilchen ab: Alle drei Zahlen sind null. Der Ring um den Ursprung lässt sich drehen, aber nicht verschieben. Die Gerade lässt sich nur in sich verschieben: Sie gibt Impuls und Drehimpuls an etwas außerhalb des Systems ab.

## 3 Drehimpuls
positions-angular-title = Behauptung 4 im Versuch
positions-angular-1 = Daraus schließen die Mechanik-Notizen (Behauptung 4), dass die positionsbasierte Dynamik Impuls und Drehimpuls freier Körper erhält. Für einen Stab zwischen zwei Perlen, der sich schwerelos mit 5 rad/s dreht, gelten alle Voraussetzungen. Der Impuls bleibt bis zur letzten Stelle erhalten. Der Lauf hat Schritte von 20 ms.
positions-steps-question = Wie groß ist der Verlust an Drehimpuls in einer Sekunde mit dem halben Schritt, 10 ms?
positions-steps-choice-same = etwa gleich groß
positions-steps-choice-half = etwas mehr als halb so groß
positions-steps-choice-quarter = etwa ein Viertel
positions-steps-measured = Der Verlust beträgt { $twenty } % bei Schritten von 20 ms, { $ten } % bei 10 ms und { $five } % bei 5 ms.
positions-steps-why-1 = Die neue Geschwindigkeit ist parallel zur Verschiebung von {$x} an den neuen Ort, also {$old-arm}: Es zählt der Hebelarm am *alten* Ort. Der Gradient aber wurde am vorhergesagten ausgewertet:
positions-steps-why-2 = Nach dem Satz ist {$zero-at}, mit den Querstrichen. Mit den Armen des alten Ortes ist es nicht null. Die Vorhersage streckt den Stab nicht nur, sie dreht ihn auch um etwa hω, sodass sein Zug nicht mehr in die alte Richtung zeigt. Für den Stab lässt sich der Verlust geschlossen angeben:
positions-steps-why-3 = In erster Ordnung halbiert der halbe Schritt den Verlust. Die Formel gibt 29,3; 18,4 und 10,6 %.
positions-angular-2 = Das Gegenmittel stammt von 1977. SHAKE verlangt am Ende des Schritts dasselbe {$C} = 0, korrigiert aber in der Richtung des Gradienten am alten Ort, {$shake}. Dann sind Hebelarme und Gradient am selben Ort ausgewertet:
positions-angular-3 = Der Drehimpuls ist jetzt {$now-momentum}. Der Preis von SHAKE ist eine nichtlineare Gleichung für λ: Die alte Richtung muss nicht in einem Newton-Schritt auf die Bedingung führen, und bei großen Zeitschritten führt sie unter Umständen gar nicht dorthin. (Der Lauf rechnet mit RATTLE, das ist SHAKE mit einer Projektion auch der Geschwindigkeiten.)

## 4 Steifigkeit
positions-stiffness-title = Steifigkeit aus Durchgängen
positions-stiffness-1 = Eine Kette aus acht Perlen von 1 kg hängt und kommt durch schwachen Widerstand zur Ruhe, gerechnet mit Schritten von 20 ms. Ihre Glieder sollen starr sein. Ein Lauf projiziert sie mit einem Durchgang je Schritt, der andere mit vierzig.
positions-stiff-question = Das Ende der Kette hängt zu tief. Wie weit bei einem Durchgang, verglichen mit vierzig?
positions-stiff-choice-same = etwa gleich weit: Der Schritt ist ja kurz
positions-stiff-choice-twice = bis zu viermal so weit
positions-stiff-choice-more = weit mehr als viermal so weit
positions-stiff-measured = Mit einem Durchgang hängt ihr Ende { $one } mm zu tief, mit vierzig { $many } mm.
positions-stiff-why-1 = In jedem Schritt zieht das Gewicht alle Glieder auseinander, und jeder Durchgang behebt einen Teil. Was bleibt, sieht aus wie Elastizität, doch die Steifigkeit ist numerisch: Mehr Durchgänge oder kürzere Schritte ergeben ein steiferes Seil. In Newton pro Meter lässt sie sich nicht einstellen.
positions-stiffness-2 = XPBD (erweitertes PBD) gibt jeder Bedingung eine *Nachgiebigkeit* {$compliance} in Metern pro Newton und summiert den Multiplikator über den Schritt auf:
positions-stiffness-3 = Sind die Durchgänge konvergiert, so gilt C = −{$alpha-tilde}λ: eine Feder, ausgewertet am Ende des Schritts und darum bei jeder Schrittweite stabil, deren Steifigkeit nicht von der Zahl der Durchgänge abhängt. Mit {$compliance} = 1 mm/N hängt die Kette mit zehn und mit vierzig Durchgängen gleich tief, auf einen Millimeter genau nach dem Hooke’schen Gesetz.

## 5 Kleine Schritte
positions-substeps-title = Kleine Schritte oder viele Iterationen
positions-substeps-1 = In je 20 ms darf jeder Stab zwanzigmal projiziert werden: mit zwanzig Durchgängen in einem Schritt oder mit je einem Durchgang in zwanzig Teilschritten. Eine Kette wird waagrecht gehalten und losgelassen.
positions-small-question = Welcher der beiden Läufe erhält drei Sekunden lang die Energie besser?
positions-small-choice-iterations = viele Durchgänge: Sie lösen die Bedingungen besser
positions-small-choice-same = beide gleich: Der Aufwand ist derselbe
positions-small-choice-substeps = viele Teilschritte
positions-small-measured = Zwanzig Durchgänge verlieren { $iterations } J, die Glieder weichen um bis zu { $sweepsError } mm ab; zwanzig Teilschritte verlieren { $substeps } J bei { $stepsError } mm.
positions-small-why-1 = Was ein Schritt zu korrigieren hat, wächst mit dem Quadrat seiner Länge: Bei einem Zwanzigstel bleibt ein Vierhundertstel der Verletzung, und dafür genügt ein Durchgang. Auch der Fehler in der Richtung des Gradienten wird mit dem Schritt kleiner, und gegen ihn hilft keine Zahl von Durchgängen.
positions-substeps-2 = Das ist der Rat von Macklin und anderen (2019). Er gilt auch für Physik-Engines, die nach Geschwindigkeiten lösen.

## 6 Die Figur
positions-figure-title = Jakobsens Figur neben der von Witkin
positions-figure-1 = Duthalers Folien enden mit den fallenden Figuren des Spiels *Hitman* (2000). Ihr Urheber, Thomas Jakobsen, berechnete keine Multiplikatoren. Er speicherte auch keine Geschwindigkeiten: Mit {$v} = (x − x⁻)/h wird aus der Vorhersage von Abschnitt 1 die Regel von Verlet,
positions-figure-2 = und danach zieht oder drückt jeder Stab seine beiden Enden auf seine Länge, gewichtet mit der inversen Masse, in einigen Durchgängen. Hier ist die Figur der Folien mit 21 Stäben nach seinem Verfahren, vier Durchgänge in jeder Sechzigstelsekunde, und nach dem von Witkin: das Gleichungssystem für alle λ aus „{$particles}“, mit Rückführung, viermal je Runge-Kutta-Schritt gelöst.
positions-figures-question = Ohne Reibung schwingt die Figur mit bis zu 98 J. Welche verliert in drei Sekunden mehr als ein Zehntel davon?
positions-figures-choice-both = keine von beiden
positions-figures-choice-jakobsen = die von Jakobsen
positions-figures-choice-witkin = die von Witkin
positions-figures-measured = Jakobsens Figur hat { $jakobsen } J verloren, Witkins { $witkin } J. Die Glieder wichen um bis zu { $jakobsenError } mm und { $witkinError } mm ab.
positions-figures-why-1 = Jakobsens Schritte kosten einen kleinen Bruchteil derer von Witkin, sie können nicht explodieren, und zwei Zentimeter sind an einer bewegten Figur kaum zu sehen. Die verlorene Energie sieht aus wie Reibung, was einem Spiel gelegen kommt. Zum Messen taugt es nicht: Der Verlust gehört zum Schritt, nicht zur Figur.
positions-figure-3 = Die Wahl hängt also von der Frage ab: ein glaubhaftes Bild mit beliebiger Genauigkeit oder die Bewegung, die die Gleichungen vorschreiben.

positions-line-1 = Der berichtigte Ort soll die Zwangsbedingung erfüllen.
positions-line-2 = Am vorhergesagten Ort linearisiert: ein Newton-Schritt.
positions-line-3 = Die Richtung einer Zwangskraft; jede Masse antwortet mit ihrem Kehrwert.
positions-line-4 = Zeile 3 in Zeile 2.
positions-line-5 = Nach λ aufgelöst: Der Gradient ist nicht null, und etwas kann sich bewegen.

## Aufgaben
positions-exercises-title = Aufgaben
positions-exercise-1 = Ein Stab von 1 m zwischen Massen von 1 kg und 3 kg ist auf 1,5 m gestreckt. Berechnen Sie λ und beide Verschiebungen. Was geschieht mit dem Schwerpunkt?
positions-exercise-1-ask = Wie weit sich die leichtere bewegt, in m
positions-exercise-1-hint = Beide teilen sich 0,5 m im Verhältnis ihrer inversen Massen.
positions-exercise-1-lambda-ask = λ in kg·m
positions-exercise-1-lambda-hint = C ist die Dehnung; teilen Sie durch die Summe der inversen Massen.
positions-exercise-1-answer = Die leichtere Masse bewegt sich dreimal so weit, und der Schwerpunkt bleibt, wo er ist. Eine einzige Projektion ist genau, weil C längs des Stabs linear ist.
positions-exercise-2 = Ein Teilchen ist im Ursprung festgehalten. Welche der beiden Summen ist für die zwei Zeilen dieser Bedingung null, und welchen Impuls erhält sie bei einem Pendel?
positions-exercise-2-choice-shift = Die Summe der Gradienten; der Impuls bleibt erhalten
positions-exercise-2-choice-turn = Die Summe von x × Gradient; der Stift erhält den Drehimpuls um sich selbst
positions-exercise-2-choice-both = Beide Summen; Impuls und Drehimpuls bleiben erhalten
positions-exercise-2-not-shift = Jeder Gradient ist ein Einheitsvektor, und kein anderer hebt ihn auf.
positions-exercise-2-not-both = Jeder Gradient ist ein Einheitsvektor, und kein anderer hebt ihn auf: Die Aufhängung nimmt Impuls auf.
positions-exercise-2-answer = Die Gradienten sind Einheitsvektoren, die erste Summe ist also nicht null, und Impuls geht in die Aufhängung. Der Arm am Ursprung ist null und darum auch die zweite Summe: Ein Stift übt um sich selbst kein Drehmoment aus. Den Drehimpuls um den Stift ändert allein das Gewicht.
positions-exercise-3 = Wie kurz müssen die Schritte sein, damit der Stab eine Sekunde lang 99 % seines Drehimpulses behält?
positions-exercise-3-ask = Der Schritt, in ms
positions-exercise-3-hint = Der Verlust ist proportional zu h. Bei 5 ms beträgt er 10,5 %.
positions-exercise-3-answer = Nach der Formel in Abschnitt 3 {$answer-h}: fünfzigmal so viele Schritte wie zu Anfang. SHAKE erhält ihn schon bei 20 ms.
positions-exercise-4 = Acht Perlen von 1 kg hängen an Gliedern der Nachgiebigkeit 1 mm/N. Um wie viel dehnt sich die ganze Kette?
positions-exercise-4-ask = Die Dehnung der ganzen Kette, in mm
positions-exercise-4-hint = Glied k von unten dehnt sich um 1 mm/N mal k Gewichte; addieren Sie alle acht.
positions-exercise-4-answer = Das k-te Glied von unten trägt k Perlen: {$answer-sag}. Lesen Sie es am Versuch von Abschnitt 4 ab.
positions-exercise-5 = Ein PBD-Schritt von 20 ms verliert in einer Sekunde 29 % des Drehimpulses. Wie viel verliert RATTLE beim selben Schritt?
positions-exercise-5-ask = Der Verlust, in %
positions-exercise-5-hint = In welchen Richtungen wirken die Kraftstöße von SHAKE und RATTLE?
positions-exercise-5-answer = Nichts: Seine Kraftstöße wirken in den Richtungen am alten Ort, paarweise entgegengesetzt auf einer Geraden, und haben darum kein Drehmoment.

positions-sources-title = Quellen
positions-source-ogawa = hi-ogawa, *mechanics* (Notizen, 2020), „Position based dynamics“: Definition 1, Sätze 2 und 3, Behauptung 4. Ihr letzter Schluss benutzt den Satz bei {$xbar} für Hebelarme bei {$x}.
positions-source-muller = Matthias Müller, Bruno Heidelberger, Marcus Hennix, John Ratcliff, *Position Based Dynamics*, VRIPHYS 2006, Abschnitt 3.
positions-source-macklin = Miles Macklin, Matthias Müller, Nuttapong Chentanez, *XPBD*, MIG 2016, Abschnitt 4; Miles Macklin u. a., *Small Steps in Physics Simulation*, SCA 2019: mehr Teilschritte statt mehr Iterationen.
positions-source-shake = Jean-Paul Ryckaert, Giovanni Ciccotti, Herman Berendsen, *Numerical integration of the Cartesian equations of motion of a system with constraints*, Journal of Computational Physics 23 (1977), 327–341.
positions-source-jakobsen = Thomas Jakobsen, *Advanced Character Physics*, GDC 2001: Verlet-Integration, Relaxation; Stefan Duthaler, *Constrained Dynamics* (Folien, 2003), Folien 23 und 24.

positions-sums-caption = Die Summen über alle Teilchen einer Bedingung, um den Ursprung.
positions-kind-distance = Abstand
positions-kind-angle = Winkel
positions-kind-area = Fläche
positions-kind-circle = Ring
positions-kind-line = Gerade
positions-quantity-momentum = Drehimpuls

## Knöpfe, Experimente und Läufe
positions-preset-invariance = Quadrat, Ring und Gerade
positions-preset-steps = Stab: drei Schrittweiten
positions-preset-directions = Stab: neue und alte Richtung
positions-preset-stiff = Kette: ein Durchgang, vierzig
positions-preset-compliant = nachgiebige Kette: zehn Durchgänge, vierzig
positions-preset-small = Durchgänge oder Teilschritte
positions-preset-figures = Jakobsens Figur und Witkins
positions-preset-sweeps = fallende Kette: wenige und viele Durchgänge
positions-run-bodies = Orte
positions-run-twenty = 20 ms
positions-run-ten = 10 ms
positions-run-five = 5 ms
positions-run-shake = SHAKE
positions-run-one = 1 Durchgang
positions-run-ten-sweeps = 10 Durchgänge
positions-run-many = 40 Durchgänge
positions-run-iterations = 1 × 20 Durchgänge
positions-run-substeps = 20 × 1 Durchgang
positions-run-jakobsen = Jakobsen
positions-run-witkin = Witkin
positions-run-few = 2 Durchgänge
positions-run-twenty-sweeps = 20 Durchgänge
