# Lektion „Einen Stapel lösen“. {$namen} im Text sind Formeln: src/lessons/stack/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

stack-lead = Zehn Kisten, zwanzig Kontakte, vierzig Unbekannte, die alle voneinander abhängen. Fast jedes Spiel löst ein solches Problem sechzigmal in der Sekunde, und fast immer auf die einfachste Art, die es gibt: Zeile für Zeile.
stack-guide = Jede Kiste hat eine Masse von 1 kg, der Boden hat also 98,1 N zu tragen. Sehen Sie zu, wie ein Löser diesen Wert findet.

## 1 Zeilen
stack-rows-title = Eine Zeile nach der anderen
stack-rows-1 = Nehmen Sie einen Kontakt und setzen Sie voraus, dass alle anderen Kräfte richtig sind. Dann erfordert seine eigene Kraft eine Division und einen Vergleich, denn er kann nur drücken:
stack-rows-2 = Hier ist {$w-i} die Geschwindigkeit, mit der sich der Kontakt öffnet (negativ, solange er sich schließt), und {$A-ii} die Änderung von {$w-i} je Einheit von {$lambda-i}. Dann kommt der nächste Kontakt, mit den neuen Geschwindigkeiten, und so weiter durch alle: ein Durchgang. Das ist das projizierte Gauß-Seidel-Verfahren aus „{$iterating}“. Es braucht gar keine Matrix, nur die Geschwindigkeiten {$v}, die dabei mitgeführt werden:
stack-rows-3 = Der Stapel ruht, und alle Kräfte beginnen bei null. Ein Durchgang geht vom Boden nach oben.
stack-first-question = Wie viel des Gewichts trägt der Boden nach dem ersten Durchgang?
stack-first-choice-all = das ganze
stack-first-choice-half = etwa die Hälfte
stack-first-choice-little = weniger als ein Zehntel
stack-first-measured = Er trägt { $share } N von { $weight } N.
stack-first-why-1 = Die Zeile am Boden betrifft nur die unterste Kiste: Sie hält deren Fall auf, ohne Information über die neun darüber. Diese werden eine nach der anderen aufgehalten, aber ihr Gewicht muss sich erst nach unten fortpflanzen, in jedem Durchgang um einen Kontakt.
stack-rows-4 = Der Lauf ist jetzt angehalten. Gehen Sie diesen einen Schritt Zeile für Zeile durch: Ein Ring zeigt den Kontakt, der an der Reihe ist, ein Quadrat einen, den seine Schranke hält. Sehen Sie, wie die Kräfte im Stapel Durchgang um Durchgang wachsen, von unten und von oben. *Kalt* beginnt bei null; *warm* ist Thema von Abschnitt 3.

## 2 Reihenfolge
stack-order-title = Die Reihenfolge der Zeilen
stack-order-1 = Drei Läufe desselben Stapels, 15 Durchgänge und immer von null an: aufwärts, abwärts und in jedem Schritt in neuer Reihenfolge. Jede Zeile verwendet die Ergebnisse der Zeilen vor ihr; die Reihenfolge gehört also zum Verfahren.
stack-order-2 = Abwärts wird ein Stoß von oben innerhalb eines Durchgangs weitergereicht, die Gegenkraft des Bodens aber steigt nur um einen Kontakt. Gemischte Zeilen sind im Mittel ebenso gut, und der verbleibende Fehler bevorzugt keine Seite. Die Lösung ist in allen Fällen dieselbe; verschieden ist, wie nahe 15 Durchgänge ihr kommen.

## 3 Beginn
stack-start-title = Wo man beginnt
stack-start-sweeps = Ein Stapel aus n Kisten braucht größenordnungsmäßig {$n-squared} Durchgänge. Bei zehn Kisten wären das hundert, in jedem Schritt.
stack-line-1 = Newtons Gesetz über einen Schritt aus der Ruhe, für n gleiche Kisten, die nicht kippen: Jede wird von unten hinauf- und von oben hinuntergedrückt, und auf der obersten liegt nichts. Die λ sind Kraftstöße.
stack-line-2 = Ein Kontakt öffnet sich mit der Differenz der Geschwindigkeiten seiner Kisten; der Boden ruht. Zeile 1, zweimal.
stack-line-3 = Die Formel der Zeile, mit {$A-ii} = 2/m, am Boden 1/m: Oberhalb davon wird jeder Kraftstoß zum Mittel seiner Nachbarn. Keiner ist negativ, also wirkt keine Schranke.
stack-line-4 = Die Lösung erfüllt Zeile 3 mit einem Gleichheitszeichen; zieht man sie ab, so bleiben die Fehler. Der Wert darunter ist schon neu, der darüber noch alt.
stack-line-5 = In Zeile 4 eingesetzt, mit cos (i − 2)φ + cos iφ = 2 cos φ cos (i − 1)φ.
stack-line-6 = Über der obersten Kiste gibt es keinen Fehler. Von allen diesen φ klingt das kleinste am langsamsten ab.
stack-line-7 = Der Faktor eines Durchgangs. Ein Zehntel dieses Fehlers bleibt nach 0,93 n² Durchgängen; bei zehn Kisten sind das 93.
stack-start-1 = Von einem Schritt zum nächsten ändert sich aber fast nichts. Warum also nicht bei den Kräften des vorigen Schritts beginnen, wie die Kette in „{$impulses}“? Zwei Läufe, je zehn Durchgänge: Einer beginnt *warm*, einer *kalt*, bei null.
stack-warm-question = Welcher Stapel steht nach fünf Sekunden noch?
stack-warm-choice-both = beide
stack-warm-choice-warm = nur der warme
stack-warm-choice-neither = keiner
stack-warm-measured = Die oberste Kiste ist im warmen Lauf bei { $warmTop } m, im kalten bei { $coldTop } m.
stack-warm-why-1 = Der warme Lauf verteilt seine Durchgänge über viele Schritte: Nach etwa einer halben Sekunde stimmen seine Kräfte, und das bleibt so. Der kalte beginnt in jedem Schritt bei null. Zuerst erreichen seine Durchgänge nur einen Teil des Gewichts, und der Stapel sinkt ein, bis die Überlappungen stark genug zurückdrücken; dann neigt er sich und stürzt um.
stack-start-2 = Dazu muss ein Kontakt von Schritt zu Schritt wiedererkannt werden. Jeder hat eine Kennung aus den Ecken und Kanten, die sich berühren, und solange sie dieselbe bleibt, behält er sein {$lambda}.

## 4 Last
stack-load-title = Schwer auf leicht
stack-load-1 = Fünf Kisten, die oberste hundertmal so schwer wie die anderen; 30 Durchgänge, warm.
stack-heavy-question = Was geschieht in fünf Sekunden?
stack-heavy-choice-stands = der Turm steht
stack-heavy-choice-sinks = er sinkt in sich zusammen und bleibt stehen
stack-heavy-choice-falls = er fällt um
stack-heavy-measured = Die schwere Kiste ist bei { $top } m; begonnen hat sie bei 2,25 m.
stack-heavy-why-1 = In jedem Durchgang kann eine leichte Kiste nur etwa so viel weitergeben, wie ihre eigene Masse erlaubt; ein Verhältnis von {$ratio} braucht hier also etwa fünfzigmal so viele Durchgänge. Das ist die Schwäche aller Verfahren, die Zeile für Zeile vorgehen, und der Grund, warum Spiele schwere Gegenstände auf leichten vermeiden.
stack-load-2 = Andere Löser behandeln mehr als eine Zeile zugleich: Dieser schätzt aus einigen Durchgängen, welche Kontakte halten, und löst für alle diese auf einmal. Er kostet mehr und findet die Kräfte bei jeder Last.
stack-load-3 = Oder man behält die Arbeit und teilt den Schritt: Vier Teilschritte mit je acht Durchgängen sind so viel Arbeit wie 32 Durchgänge, und doch steht der Turm. Mit Warmstart geht kein Durchgang verloren, und der Fehler, den die Schwerkraft in einem Teilschritt verursacht, fällt mit dem Quadrat seiner Länge. So machen es die heutigen Physik-Engines.

## Aufgaben
stack-exercises-title = Aufgaben
stack-exercise-1 = In welcher Reihenfolge müsste man einen Stapel durchgehen, damit ein Durchgang alle Kräfte genau findet?
stack-exercise-1-choice-up = vom Boden nach oben
stack-exercise-1-choice-down = von oben zum Boden
stack-exercise-1-choice-no = in keiner Reihenfolge
stack-exercise-1-not-up = Die Zeile am Boden hält dann die unterste Kiste auf, bevor sie Gewicht von oben spürt; dieses kommt erst mit späteren Durchgängen an.
stack-exercise-1-not-down = Anfangs fallen die Kisten gleich: Die Zeilen über dem Boden finden nichts aufzuhalten.
stack-exercise-1-ask = Was der unterste Kontakt am Ende tragen muss, bei zehn Kisten von 1 kg, in N
stack-exercise-1-hint = Alle zehn Gewichte.
stack-exercise-1-answer = In keiner. Zuerst fallen alle Kisten gleich schnell, also findet ein Kontakt, der vor dem am Boden an der Reihe ist, nichts aufzuhalten. In jeder Reihenfolge hält die Zeile am Boden nur die unterste Kiste auf; das Gewicht darüber muss auf die nächsten Durchgänge warten.
stack-exercise-2 = Beim Löser Jacobi werden alle Zeilen zugleich berichtigt, jede aus den alten Geschwindigkeiten. Warum divergiert das einfache Jacobi-Verfahren bei einem Brett mit vielen Stützen?
stack-exercise-2-choice-order = Die Zeilen werden in der falschen Reihenfolge berichtigt
stack-exercise-2-choice-each = Jede Stütze hält das ganze Brett für sich allein auf
stack-exercise-2-choice-rounding = Rundungsfehler summieren sich
stack-exercise-2-not-order = Es gibt keine Reihenfolge: Alle Zeilen werden zugleich berichtigt, aus denselben Geschwindigkeiten.
stack-exercise-2-not-rounding = Schon der erste Durchgang drückt viel zu stark.
stack-exercise-2-answer = Jede Stütze hält das ganze Brett für sich allein auf, und alle zusammen halten es vielfach auf. Mitteln hilft, verlangsamt aber die Konvergenz.
stack-exercise-3 = Warum steht der Turm, wenn die schwere Kiste unten liegt?
stack-exercise-3-choice-light = Die leichten Kisten drücken kaum auf die schwere, und wenige Durchgänge genügen
stack-exercise-3-choice-weight = Der Boden muss weniger Gewicht tragen
stack-exercise-3-choice-friction = Die schwere Kiste hält den Turm durch seine Reibung
stack-exercise-3-not-weight = Er trägt in jeder Reihenfolge der Kisten das Gewicht des ganzen Turms.
stack-exercise-3-not-friction = Der Turm ist gerade, und seine Kräfte sind senkrecht; Reibung hat hier nichts zu halten.
stack-exercise-3-ask = Die Kraft am Boden, wenn die 100 kg unten liegen und vier Kisten von 1 kg darauf, in N
stack-exercise-3-hint = 104 kg ruhen auf dem Boden.
stack-exercise-3-answer = Dann ist jede Kraft dort klein, wo die Kisten leicht sind: Der Boden hält die schwere Kiste in wenigen Durchgängen auf, und die leichten darüber drücken kaum auf sie.
stack-exercise-4 = Zehn Kisten von 1 kg ruhen. Welche Kraft wirkt zwischen der fünften und der sechsten Kiste von unten?
stack-exercise-4-ask = Die Kraft, in N
stack-exercise-4-hint = Wie viele Kisten liegen über diesem Kontakt?
stack-exercise-4-answer = Sie trägt die fünf Kisten darüber: 49,1 N. λ wächst also linear von oben bis zum Boden, und genau dieses Gefälle müssen die Durchgänge finden.

stack-sources-title = Quellen
stack-source-catto = Erin Catto, *Iterative dynamics with temporal coherence*, GDC 2005: Kraftstöße Zeile für Zeile, Warmstart.
stack-source-tazz = tazz, *剛体の接触問題のLCPへの定式化*, Teil 1. 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitt 5.1: der Durchgang, der Δv nachführt.
stack-source-erleben = Kenny Erleben, *Numerical methods for linear complementarity problems in physics-based animation*, SIGGRAPH 2013: Zerlegungen, darunter projiziertes Gauß-Seidel.


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
