# Lektion „Alle Verfahren, eine Szene“. {$namen} im Text sind Formeln: src/lessons/methods/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

methods-lead = Sechs Verfahren bewegen dieselben beiden Stäbe aus demselben Anfangszustand, und nach wenigen Sekunden sind es fünf verschiedene Bewegungen: Zwei Verfahren stimmen überein. Welche ist richtig, was hat jede gekostet, und gibt es ein bestes Verfahren?
methods-guide = Sechs Läufe derselben beiden Stäbe beginnen zusammen, mit Schritten von 10 ms. Der erste ist die Referenzlösung: das Runge-Kutta-Verfahren mit Schritten von 1 ms, acht Sekunden lang auf zwei Millionstel Millimeter genau.

## 1 Der Vergleich
methods-race-title = Sechs Läufe eines Pendels
methods-race-1 = Zwangskräfte mit Rückführung, Kraftstöße („{$impulses}“), generalisierte Koordinaten („{$coordinates}“), das positionsbasierte Verfahren („{$positions}“), RATTLE. Die Tabelle zeigt den augenblicklichen Abstand jedes Laufs von der Referenz, die Öffnung seiner Gelenke, wie weit sein Impuls und sein Drehimpuls um den Stift von denen der Referenz abweichen, die Energie, die er gewonnen oder verloren hat, und seinen Aufwand, die Rechenzeit je simulierter Sekunde auf diesem Gerät:
methods-race-caption = Abstand des unteren Stabs von der Referenz in mm, Öffnung der Gelenke in mm, Betrag des Unterschieds der Impulse in kg·m/s, Unterschied der Drehimpulse in kg·m²/s, Energiedrift in J, Rechenzeit je simulierter Sekunde in ms.
methods-race-2 = Federn und Nachgiebigkeit halten die Gelenke elastisch. Sie laufen neben derselben Referenz: weiche Federn, steife, und das positionsbasierte Verfahren mit der Nachgiebigkeit der steifen, ein Durchgang in jedem von zehn Teilschritten:
methods-column-error = Fehler
methods-column-cost = Aufwand
methods-nearest-question = In welchem Lauf ist der untere Stab der Referenz nach zwei Sekunden am nächsten?
methods-nearest-choice-feedback = Zwangskräfte mit Rückführung
methods-nearest-choice-impulses = Kraftstöße
methods-nearest-choice-generalised = generalisierte Koordinaten
methods-nearest-choice-position = positionsbasiert
methods-nearest-choice-rattle = RATTLE
methods-nearest-measured = Der nächste ist { $least } mm entfernt, der fernste { $most } mm.
methods-nearest-why-1 = RATTLE und generalisierte Koordinaten sind von zweiter Ordnung und symmetrisch in der Zeit: Ihr Fehler ist proportional zum Quadrat der Schrittweite und etwa gleich groß. Die drei anderen sind von erster Ordnung.
methods-losing-question = Welcher Lauf verliert in diesen zwei Sekunden die meiste Energie?
methods-losing-choice-feedback = Zwangskräfte mit Rückführung
methods-losing-choice-impulses = Kraftstöße
methods-losing-choice-generalised = generalisierte Koordinaten
methods-losing-choice-position = positionsbasiert
methods-losing-choice-rattle = RATTLE
methods-losing-measured = Er hat { $most } J verloren.
methods-losing-why-1 = Orte werden am Ende jedes Schritts in der Richtung des Gradienten am vorhergesagten Ort korrigiert, und das bremst die Bewegung. Die Gelenke sind dabei fast geschlossen. Verletzung, Fehler und Energie sind drei verschiedene Fragen.

## 2 Aufwand
methods-cost-title = Was Genauigkeit kostet
methods-cost-1 = Auf diesem Gerät gemessen: dieselbe Szene mit jedem Verfahren und Schritten von 20, 10, 5 und 2,5 ms. Nach rechts ist die Rechenzeit je simulierter Sekunde aufgetragen, nach unten hin wird der Fehler nach einer Sekunde kleiner. Billig und genau liegt unten links.
methods-cost-2 = Der halbe Schritt verdoppelt die Zeit; wie stark der Fehler dabei fällt, ist die *Ordnung* p, die Steigung der Kurve: Der Fehler ist proportional zu {$order}. Der Fehler einfacher Schritte mit Rückführung fällt auf die Hälfte, der von RATTLE und generalisierten Koordinaten auf ein Viertel, der des Runge-Kutta-Verfahrens auf ein Sechzehntel. Liegt eine Kurve hoher Ordnung tiefer, so wächst ihr Vorteil mit der Zahl der verlangten Stellen.
methods-cost-5 = Die Kurve der Federn ist waagrecht: Ihr Fehler ist, wie weit sie nachgeben, und daran ändern kürzere Schritte nichts. Das tun nur steifere Federn, und diese brauchen kürzere Schritte.
methods-cost-4 = Zwei Punkte des Diagramms als Läufe: einfache Schritte mit Rückführung, 20 ms und 10 ms lang, neben der Referenz. Nach einer Sekunde sind sie 103 mm und 50 mm von ihr entfernt.
methods-cost-3 = Die Bewegung eines Pendels ist glatt. Mit Stößen und Reibung ist ein Verfahren, das die Zeitpunkte der Stöße nicht bestimmt, bestenfalls von erster Ordnung, und dann zählt das linke Ende des Diagramms: der Preis eines großen Schritts, der nicht explodiert.
methods-cost-label = Fehler gegen Rechenzeit, beide Achsen logarithmisch
methods-measure = Messen
methods-compute = Karte berechnen
methods-cancel = Abbrechen
methods-progress = { $done } von { $all }

## 3 Stabilität
methods-stability-title = Stabilitätskarten
methods-stability-1 = Durch Rückführung gehorcht {$C} der Gleichung einer gedämpften Feder, aber in Schritten. Beim symplektischen Euler-Verfahren ist ein Schritt eine 2 × 2-Matrix, und der Fehler klingt ab, wo beide Eigenwerte dem Betrag nach kleiner als eins sind:
methods-stability-2 = Die Karte ist nicht nach dieser Formel gezeichnet. An jedem Punkt macht ein Stab, der um 1 mm zu lang ist, bis zu 640 Schritte (auf der ersten Karte von 20 ms), und der größte Fehler ihrer zweiten Hälfte wird mit dem der ersten verglichen: Blau heißt Abklingen, je dunkler, desto schneller, Rot heißt Wachsen, und beim blassesten Blau bleibt der Fehler gleich groß. Die Linie ist die theoretische Grenze. Ein Klick auf einen Punkt lädt seine Werte und zeigt den Lauf; mit der Tastatur bewegen die Pfeiltasten ein Fadenkreuz, und die Eingabetaste lädt seinen Punkt.
methods-map-feedback = Rückführung: α und β
methods-map-damped = Rückführung mit α = β²/4: β und h
methods-map-spring = Penalty-Verfahren: k und h
methods-map-label = Stabilitätskarte: gemessenes Abklingen oder Wachsen und die theoretische Grenze. Die Pfeiltasten bewegen ein Fadenkreuz, die Eingabetaste lädt seine Werte.
methods-map-point = { $values }: { $verdict }.
methods-map-loaded = { $values }: { $verdict }. Geladen.
methods-map-decays = der Fehler klingt ab
methods-map-stays = der Fehler bleibt gleich groß
methods-map-grows = der Fehler wächst
methods-map-unmeasured = noch nicht gemessen
methods-stability-5 = Im aperiodischen Grenzfall, α = β²/4, bleiben nur {$beta} und {$h}. Die zweite Karte hat eine einzige Grenze; die Faustregel aus „{$drift}“, β kleiner als 1/h, bleibt darunter:
methods-stability-3 = Bei einer Penalty-Feder ohne Dämpfung zählt nur eine Zahl:
methods-stability-4 = Unter der Linie schwingt sie immer weiter, darüber explodiert sie. Eine steifere Feder verlangt kürzere Schritte, und das steifste Glied einer Szene bestimmt die Schrittweite für alle. Zwei Stäbe sind steifer als einer: Ein Fehler im Gelenk dreht die Stäbe auch.
methods-springs-question = Die beiden Stäbe mit Federn statt Gelenken, k = 1000 N/m und 10 000 N/m, beide mit h = 10 ms. Welcher Lauf ist stabil?
methods-springs-choice-both = beide: Die Grenze liegt bei 40 000 N/m
methods-springs-choice-soft = nur der mit weichen Federn
methods-springs-choice-stiff = nur der mit steifen Federn
methods-springs-measured = Die weichen Gelenke öffnen sich um bis zu { $soft } mm, die steifen um { $stiff } m.
methods-springs-why-1 = Die effektive Masse ist 1/A, und der größte Eigenwert von A erreicht bei diesen Stäben 8,75 1/kg: In der ungünstigsten Stellung liegt die Grenze bei 4600 N/m. Knapp darüber verlassen die Stäbe diese Stellung, bevor das Anwachsen ins Gewicht fällt; bei 10 000 N/m nicht mehr. Und die weichen Gelenke halten nur, indem sie nachgeben.

## 4 Entscheidungen
methods-decide-title = Welches Verfahren, welche Stabilisierung, welcher Löser
methods-decide-1 = Was die Messungen empfehlen:
methods-need-exact = Eine glatte Bewegung, viele Stellen
methods-take-exact = Zwangskräfte mit Runge-Kutta 4, Rückführung mit β = 2√α weit im Innern der Karte, direkter Löser.
methods-need-long = Eine lange Bewegung, Energie und Impuls erhalten
methods-take-long = RATTLE; braucht keine Stabilisierung; direkter Löser.
methods-need-contact = Kontakte, Reibung, Stapel
methods-take-contact = Kraftstöße mit kleinen Teilschritten; weiche Bedingungen oder Relaxation; Gauß-Seidel mit Warmstart, bei großen Massenverhältnissen genauere Löser.
methods-need-robot = Roboter, Figuren mit Motoren, wenige Kontakte
methods-take-robot = Generalisierte Koordinaten; Kontakte und Anschläge als Kraftstöße.
methods-need-cloth = Tuch, Seile, glaubhafte Animation
methods-take-cloth = Positionsbasiert mit Nachgiebigkeit, ein Durchgang in jedem von vielen Teilschritten.
methods-need-soft = Gummi und andere Stoffe, die wirklich elastisch sind
methods-take-soft = Federn, solange kh² weit unter 4m bleibt; darüber Nachgiebigkeit.
methods-decide-3 = Zwei dieser Empfehlungen lassen sich hier nachprüfen. In zehn Sekunden ändert RATTLE die Energie um 0,00027 J, einfache Schritte mit Rückführung ändern sie um 3,8 J. Und Federn von 10 000 N/m explodieren, wo das positionsbasierte Verfahren mit derselben Nachgiebigkeit die Gelenke um höchstens 6,7 mm öffnet.
methods-decide-2 = Welche Impulse die Verfahren bei freien Körpern erhalten, behandelt „{$positions}“, die Löser behandelt „{$iterating}“.

methods-line-1 = Ein Schritt des symplektischen Euler-Verfahrens auf C̈ = −αC − βĊ.
methods-line-2 = Die erste Gleichung in die zweite eingesetzt; beide sind linear.
methods-line-3 = Summe und Produkt der Eigenwerte.
methods-line-4 = Wann beide Nullstellen von z² − tr z + det einen Betrag unter eins haben (Schur, Cohn, Jury).
methods-line-5 = −tr < 1 + det gibt die erste, det > −1 die zweite; für positive α und β gelten die anderen von selbst.

## Aufgaben
methods-exercises-title = Aufgaben
methods-exercise-1 = Wie steif darf bei Schritten von 10 ms eine Penalty-Feder an 1 kg sein?
methods-exercise-1-ask = Die steifste Feder, in N/m
methods-exercise-1-hint = kh²/m < 4.
methods-exercise-1-half-ask = Und bei Schritten von 5 ms, in N/m
methods-exercise-1-half-hint = Der halbe Schritt geht quadratisch ein.
methods-exercise-1-answer = {$answer-k}. Laden Sie auf der Karte einen Punkt knapp über und einen knapp unter der Linie.
methods-exercise-2 = Wie groß darf {$alpha} bei {$beta} = 20 s⁻¹ und {$h} = 20 ms sein?
methods-exercise-2-ask = Das größte α, in s⁻²
methods-exercise-2-hint = αh² + 2βh < 4.
methods-exercise-2-answer = {$answer-alpha}, nach der ersten Bedingung. Der aperiodische Grenzfall, α = β²/4 = 100, liegt weit im Innern.
methods-exercise-3 = Ein Verfahren hat mit 10 ms einen Fehler von 8 mm und mit 5 ms einen von 2 mm. Wie groß ist er mit 1 ms, und wann darf man der Antwort trauen?
methods-exercise-3-ask = Der Fehler bei 1 ms, in mm
methods-exercise-3-hint = Ein Viertel beim halben Schritt ist zweite Ordnung: Der Fehler ist proportional zu h².
methods-exercise-3-choice-always = Bei je zwei Fehlern: Die Ordnung eines Verfahrens steht fest
methods-exercise-3-choice-straight = Wenn die Punkte im Diagramm auf einer Geraden liegen
methods-exercise-3-choice-small = Sobald der Schritt klein genug ist
methods-exercise-3-not-always = Die Ordnung gilt für kleine Schritte. Bei großen haben die Fehler sie noch nicht erreicht.
methods-exercise-3-not-small = Bei winzigen Schritten überwiegt die Rundung, und der Fehler fällt nicht weiter.
methods-exercise-3-answer = Ein Viertel beim halben Schritt ist zweite Ordnung: 0,08 mm. Trauen darf man dem, wenn die Punkte im Diagramm auf einer Geraden liegen; bei großen Schritten tun sie es noch nicht, und bei winzigen überwiegt die Rundung.
methods-exercise-4 = Die Rückführung ist kritisch gedämpft, α = β²/4, und {$h} = 5 ms. Wie groß darf {$beta} sein?
methods-exercise-4-ask = Das größte β, in s⁻¹
methods-exercise-4-hint = Setzen Sie α = β²/4 in αh² + 2βh < 4 ein, und lösen Sie nach βh auf.
methods-exercise-4-answer = {$answer-beta}. Mit x = βh lautet die Bedingung x²/4 + 2x < 4. Suchen Sie die Grenze in der zweiten Karte, und laden Sie auf jeder Seite einen Punkt.

methods-sources-title = Quellen
methods-source-duthaler = Stefan Duthaler, *Constrained Dynamics* (Folien, 2003), Folien 4 und 10: Federn, Rückführung; nach Andrew Witkin.
methods-source-hairer = Ernst Hairer, Christian Lubich, Gerhard Wanner, *Geometric Numerical Integration*, Springer 2006, Kapitel I und VII.1: RATTLE, lange Bewegungen.
methods-source-ascher = Uri Ascher, Hongsheng Chin, Sebastian Reich, *Stabilization of DAEs and invariant manifolds*, Numerische Mathematik 67 (1994), 131–149.

## Knöpfe, Versuche und Läufe
methods-preset-race = alle Verfahren zusammen
methods-preset-springs = Federn statt Gelenken
methods-preset-cost = zwei Punkte des Diagramms
methods-preset-long = RATTLE neben Rückführung
methods-preset-stick = ein Stab, zu lang
methods-run-truth = Referenz (1 ms)
methods-run-feedback = Rückführung
methods-run-impulses = Kraftstöße
methods-run-generalised = generalisiert
methods-run-position = positionsbasiert
methods-run-rattle = RATTLE
methods-run-rk4 = Rückführung, RK4
methods-run-coarse = h = 20 ms
methods-run-fine = h = 10 ms
methods-run-soft = k 1000
methods-run-stiff = k 10 000
methods-run-compliant = k 10 000, positionsbasiert
methods-run-stick = Stab
