# Lektion „Einen Stapel lösen“. {$namen} im Text sind Formeln: src/lessons/stack/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

stack-lead = Zehn Kisten, zwanzig Kontakte, vierzig Unbekannte, die alle voneinander abhängen. Fast jedes Spiel löst eine solche Aufgabe sechzigmal in der Sekunde, und fast jedes tut es auf die einfachste Art, die es gibt: Zeile für Zeile.
stack-guide = Jede Kiste wiegt 1 kg, der Boden hat also 98,1 N zu tragen. Sehen Sie zu, wie ein Löser das herausfindet.

## 1 Zeilen
stack-rows-title = Eine Zeile nach der anderen
stack-rows-1 = Nehmen Sie einen Kontakt und tun Sie so, als wären alle anderen Kräfte richtig. Dann ist seine eigene Kraft eine Frage einer Division und eines Vergleichs, denn er kann nur drücken:
stack-rows-2 = Hier ist {$w-i} die Geschwindigkeit, mit der sich der Kontakt öffnet (negativ, solange er sich schließt), und {$A-ii} das, was eine Einheit von {$lambda-i} daran ändert. Dann kommt der nächste Kontakt, mit den neuen Geschwindigkeiten, und so fort durch alle: ein *Durchgang*. Das ist das projizierte Gauß-Seidel-Verfahren. Es braucht gar keine Matrix, nur die Geschwindigkeiten {$v}, die immer auf dem neuesten Stand sind:
stack-rows-3 = Der Stapel steht still, und alle Kräfte beginnen bei null. Ein Durchgang geht vom Boden nach oben.
stack-first-question = Wie viel des Gewichts trägt der Boden nach dem ersten Durchgang?
stack-first-choice-all = das ganze
stack-first-choice-half = etwa die Hälfte
stack-first-choice-little = weniger als ein Zehntel
stack-first-measured = Er trägt { $share } N von { $weight } N.
stack-first-why-1 = Die Zeile am Boden sieht nur die unterste Kiste: Sie hält deren Fall auf und weiß nichts von den neun darüber. Die werden eine nach der anderen aufgehalten, aber ihr Gewicht muss erst herunterkommen, und in jedem Durchgang kommt es um einen Kontakt weiter.
stack-rows-4 = Die Zeit steht jetzt still. Gehen Sie diesen einen Schritt Zeile für Zeile durch: Ein Ring zeigt den Kontakt, der an der Reihe ist, ein Quadrat einen, den seine Schranke hält. Sehen Sie, wie die Kräfte im Stapel Durchgang um Durchgang wachsen, von unten und von oben. *Kalt* beginnt bei null; was *warm* bewirkt, ist Thema von Abschnitt 3.

## 2 Reihenfolge
stack-order-title = Die Reihenfolge der Zeilen
stack-order-1 = Drei Läufe desselben Stapels, 15 Durchgänge und immer von null an: aufwärts, abwärts und in jedem Schritt in neuer Reihenfolge. Zeile für Zeile liest jede, was die vor ihr geschrieben haben, und so gehört die Reihenfolge zum Verfahren.
stack-order-2 = Abwärts wird das Gewicht innerhalb eines Durchgangs weitergereicht, die Gegenkraft des Bodens aber nicht. Gemischte Zeilen sind im Mittel ebenso gut, und der Fehler, der bleibt, neigt nicht immer zur selben Seite. Die Lösung ist in allen Fällen dieselbe; verschieden ist, wie viel davon 15 Durchgänge finden.

## 3 Beginn
stack-start-title = Wo man beginnt
stack-start-1 = Ein Stapel aus n Kisten braucht größenordnungsmäßig {$n-squared} Durchgänge. Bei zehn Kisten wären das hundert, in jedem Schritt. Von einem Schritt zum nächsten ändert sich aber fast nichts. Warum also nicht bei den Kräften des vorigen Schritts beginnen? Zwei Läufe, je zehn Durchgänge: Einer beginnt *warm*, einer *kalt*, bei null.
stack-warm-question = Welcher Stapel steht nach fünf Sekunden noch?
stack-warm-choice-both = beide
stack-warm-choice-warm = nur der warme
stack-warm-choice-neither = keiner
stack-warm-measured = Die oberste Kiste ist im warmen Lauf bei { $warmTop } m, im kalten bei { $coldTop } m.
stack-warm-why-1 = Der warme Lauf verteilt seine Durchgänge über viele Schritte: Nach einigen Zehntelsekunden stimmen seine Kräfte, und dabei bleibt es. Der kalte beginnt in jedem Schritt bei nichts, findet nie das ganze Gewicht, sinkt ein und neigt sich.
stack-start-2 = Dazu muss ein Kontakt wiedererkannt werden. Jeder hat einen Namen aus den Ecken und Kanten, die sich berühren, und solange der Name derselbe ist, behält er sein {$lambda}.

## 4 Last
stack-load-title = Schwer auf leicht
stack-load-1 = Fünf Kisten, die oberste hundertmal so schwer wie die anderen; 30 Durchgänge, warm.
stack-heavy-question = Was geschieht in fünf Sekunden?
stack-heavy-choice-stands = der Turm steht
stack-heavy-choice-sinks = er sinkt in sich zusammen und bleibt
stack-heavy-choice-falls = er fällt um
stack-heavy-measured = Die schwere Kiste ist bei { $top } m; begonnen hat sie bei 2,25 m.
stack-heavy-why-1 = In jedem Durchgang kann eine leichte Kiste nur etwa so viel weitergeben, wie ihre eigene Masse erlaubt; ein Verhältnis von {$ratio} braucht hier also etwa fünfzigmal so viele Durchgänge. Das ist die schwache Seite aller Verfahren, die Zeile für Zeile gehen, und der Grund, warum Spiele Panzer auf Eierkartons meiden.
stack-load-2 = Andere Löser sehen mehr als eine Zeile: Dieser errät aus einigen Durchgängen, welche Kontakte halten, und löst für alle diese auf einmal. Er kostet mehr und findet das Gewicht jeder Last.
stack-load-3 = Oder man behält die Arbeit und teilt den Schritt: Vier Teilschritte mit je acht Durchgängen sind so viel Arbeit wie 32 Durchgänge, und doch steht der Turm. Mit warmem Start geht kein Durchgang verloren, und was die Schwere in einem Teilschritt verdirbt, fällt mit dem Quadrat seiner Länge. So machen es die heutigen Physik-Engines.

## Aufgaben
stack-exercises-title = Aufgaben
stack-exercise-1 = In welcher Reihenfolge müsste man einen Stapel durchgehen, damit ein Durchgang alle Kräfte genau findet?
stack-exercise-1-ask = Was der unterste Kontakt am Ende tragen muss, bei zehn Kisten von 1 kg, in N
stack-exercise-1-hint = Alle zehn Gewichte.
stack-exercise-1-answer = In keiner. Abwärts erfährt jeder Kontakt vom Gewicht darüber, drückt aber nur so stark, wie es nötig ist, um die Kiste über ihm aufzuhalten, als wäre unter ihr nichts fest.
stack-exercise-2 = Beim Löser *Jacobi* werden alle Zeilen zugleich berichtigt, jede aus den alten Geschwindigkeiten. Warum explodiert ein einfaches Jacobi-Verfahren bei einem Brett mit vielen Stützen?
stack-exercise-2-choice-order = Die Zeilen werden in der falschen Reihenfolge berichtigt
stack-exercise-2-choice-each = Jede Stütze hält das ganze Brett für sich allein auf
stack-exercise-2-choice-rounding = Rundungsfehler summieren sich
stack-exercise-2-not-order = Es gibt keine Reihenfolge: Alle Zeilen werden zugleich berichtigt, aus denselben Geschwindigkeiten.
stack-exercise-2-not-rounding = Schon der erste Durchgang drückt viel zu stark.
stack-exercise-2-answer = Jede Stütze hält das ganze Brett für sich allein auf, und alle zusammen halten es viele Male auf. Mitteln hilft, und macht langsam.
stack-exercise-3 = Warum steht der Turm, wenn die schwere Kiste unten liegt?
stack-exercise-3-ask = Die Kraft am Boden, wenn die 100 kg unten liegen und vier Kisten von 1 kg darauf, in N
stack-exercise-3-hint = 104 kg ruhen auf dem Boden.
stack-exercise-3-answer = Dann ist jede Kraft dort klein, wo die Kisten leicht sind: Der Boden hält die schwere Kiste in einem Durchgang auf, und die leichten darüber drücken kaum auf sie.
stack-exercise-4 = Zehn Kisten von 1 kg ruhen. Welche Kraft wirkt zwischen der fünften und der sechsten Kiste von unten?
stack-exercise-4-ask = Die Kraft, in N
stack-exercise-4-hint = Wie viele Kisten liegen über diesem Kontakt?
stack-exercise-4-answer = Sie trägt die fünf Kisten darüber: 49,1 N. λ wächst also gleichmäßig von oben bis zum Boden, und genau dieses Gefälle müssen die Durchgänge finden.

stack-sources-title = Quellen
stack-source-catto = Erin Catto, *Iterative dynamics with temporal coherence*, GDC 2005.
stack-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, Teil 1. 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitt 5.1: der Durchgang, der Δv nachführt.
stack-source-erleben = Kenny Erleben, *Numerical methods for linear complementarity problems in physics-based animation*, SIGGRAPH 2013.


## Knöpfe, Voreinstellungen und Läufe
stack-preset-ten = zehn Kisten
stack-preset-first = zehn Kisten
stack-preset-warm = warm und kalt
stack-preset-order = drei Reihenfolgen
stack-preset-heavy = schwer auf leicht
stack-preset-blocks = schwere Last, besserer Löser
stack-preset-substeps = vier Teilschritte
stack-preset-pyramid = Pyramide
stack-run-ten = zehn Kisten
stack-run-warm = warm
stack-run-cold = kalt
stack-run-up = aufwärts
stack-run-down = abwärts
stack-run-shuffled = gemischt
stack-run-heavy = 100 kg obenauf
stack-run-pyramid = Pyramide
