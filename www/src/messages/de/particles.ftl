# Lektion „Viele Teilchen, ein λ“. {$namen} im Text sind Formeln: src/lessons/particles/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

particles-lead = Eine Perle, ein Draht, ein Multiplikator: Das war der Anfang. Eine Kette hat zwanzig Stäbe, ein Tuch hat Hunderte, und jeder zieht an Teilchen, an denen auch andere ziehen. Welche Kräfte halten alle Zwangsbedingungen zugleich ein?
particles-guide = Die Antwort ist die Formel der ersten Lektion, mit Matrizen geschrieben. Zwei Felder lassen sich öffnen: Das eine zeigt die Matrizen genau dieses Schritts als Bild, das andere vergleicht, wie schnell verschiedene Löser {$lambda} finden.

## 1 Der Zustand
particles-state-title = Alle Teilchen in einem Vektor
particles-state-1 = Man schreibe die Orte aller {$n} Teilchen untereinander in einen langen Vektor {$q}, die eingeprägten Kräfte in {$Q} und die Massen in eine Diagonalmatrix {$M}:
particles-state-2 = Mit {$W-is} für die Kehrwerte der Massen, wobei eine Null ein festes Teilchen bedeutet, ist Newtons Gesetz für das ganze System eine Zeile. Sie sieht aus wie das Gesetz für eine Perle:

## 2 Die Zeilen
particles-rows-title = Alle Zwangsbedingungen in einem Vektor
particles-rows-1 = Die {$m} Zwangsbedingungen werden zu Komponenten einer einzigen Funktion, {$C-zero}. Abgeleitet wird wie zuvor mit der Kettenregel:
particles-rows-2 = Jede Zeile der *Jacobi-Matrix* {$J} ist der Gradient einer Bedingung, über alle Teilchen ausgebreitet. Die meisten Einträge sind null, denn eine Bedingung betrifft nur wenige von ihnen. Ein Stab der Länge {$r} zwischen zwei Teilchen füllt zwei kleine Blöcke:
particles-rows-3 = Mehr muss eine Zwangsbedingung nicht liefern: {$C}, dessen Änderungsrate, ihre Blöcke von {$J} und {$jdotv}. Das macht Bedingungen zu Bausteinen: Jede weitere Bedingung ist eine weitere Zeile.

## 3 Arbeit
particles-work-title = Kräfte ohne Arbeit
particles-work-1 = Die Zwangskräfte {$fhat} haben so viele Komponenten, wie es Koordinaten gibt, mehr als Gleichungen. Wieder entscheidet das Prinzip der virtuellen Arbeit: Bei jeder Geschwindigkeit, für die die Änderungsraten aller Bedingungen null sind, leisten sie keine Arbeit. Also müssen sie eine Kombination der Zeilen sein, mit je einem Multiplikator:
particles-work-2 = Jeder Stab drückt oder zieht in seiner Längsrichtung, an beiden Enden gleich stark und entgegengesetzt, so wie es sein soll. Und in der Tat ist
particles-work-3 = Die Leistung aller Stäbe zusammen ist jetzt {$now-power}. Einzelne Stäbe dürfen sehr wohl Energie von Teilchen zu Teilchen weiterreichen; so treibt ein Pendel das nächste unter ihm an.
particles-work-4-fold = Ein Bild dazu: Tangentialraum und Normalraum
particles-work-4 = Dahinter steht ein geometrisches Bild. Man fasse alle Koordinaten zu einem Raum zusammen. Jede Zwangsbedingung {$Ci} ist darin eine Hyperfläche, und die Zeile {$i} von {$J} ist ihre Normale. Die Geschwindigkeiten, die alle Bedingungen einhalten, bilden den *Tangentialraum*, {$tangent}; die Zeilen spannen den *Normalraum* auf, die Richtungen, in denen man ihn verließe. Das Prinzip der virtuellen Arbeit sagt: Die Zwangskraft liegt im Normalraum, und darum genügen für sie {$m} Zahlen.
particles-normal-picture = Zustandsraum: die Zwangsbedingung als Fläche, ihre Tangentialebene mit einer zulässigen Geschwindigkeit, die Zwangskraft entlang der Normalen

## 4 Ein System
particles-system-title = Ein lineares Gleichungssystem
particles-system-1 = Man setze die Kraft in Newtons Gesetz ein und dieses in die Forderung, dass jede Abweichung abklingt. Übrig bleibt ein lineares Gleichungssystem mit {$m} Gleichungen für {$m} Multiplikatoren; wo hier {$alpha} und {$beta} stehen, schreiben Witkin und Duthaler {$k-s} und {$k-d}. Die Matrix {$A} heißt *Delassus-Operator*. Darunter stehen die Zahlen der ersten beiden Zeilen:
particles-system-2 = Der Eintrag {$A-ij} gibt an, wie eine Einheit des Multiplikators {$j} auf die zweite Ableitung der Bedingung {$i} wirkt. Er ist null, wenn die beiden kein bewegliches Teilchen gemeinsam haben. Beim Doppelpendel ist es das mittlere, und so lässt sich keine der beiden Kräfte ohne die andere finden.
particles-metric-fold = Derselbe Schritt als Projektion, zum Ziehen
particles-metric-1 = Was das System berechnet, ist eine Projektion. Zwei Wagen auf einer Schiene, durch eine Stange verbunden, sind das kleinste Beispiel, das sich vollständig zeichnen lässt: Ein Punkt der Ebene steht für beide Beschleunigungen. Ohne Stange hätten die Wagen die freie Beschleunigung {$free}; mit ihr sind nur die Punkte einer Geraden zulässig. Die Zwangskraft verschiebt den Punkt um {$reaction} auf diese Gerade. Senkrecht sieht das nicht aus, es sei denn, beide Massen sind gleich. Misst man Längen mit den Massen, als Wurzel aus {$metric}, so ist der Schritt ein Lot, und seine Länge ist proportional zu {$lambda}.
particles-metric-2 = Von allen zulässigen Beschleunigungen nimmt die Bewegung also diejenige an, die der freien in der Metrik der Massen am nächsten liegt. Das ist das *Gauß’sche Prinzip des kleinsten Zwangs*. Dasselbe Bild kehrt überall wieder, wo projiziert wird: bei Lagen nach einer Drift, bei Geschwindigkeiten in einem Stoß, bei den Korrekturen positionsbasierter Verfahren.
particles-metric-choice = Längen gemessen
particles-metric-plain = in Koordinaten
particles-metric-masses = in der Massenmetrik
particles-metric-mass = Masse
particles-metric-free = Freie Beschleunigung: ziehen oder mit den Pfeiltasten bewegen
particles-metric-caption = Beschleunigungen zweier Wagen, die eine Stange verbindet: die freie (blau), die zulässigen (grüne Gerade), der Beitrag der Zwangskraft (orange). Die gestrichelte Kurve verbindet alle Beschleunigungen, die in der Massenmetrik von der freien ebenso weit entfernt sind wie die wirkliche.
particles-system-3 = In einer hängenden Kette zieht jedes Glied am nächsten. Die Stäbe stehen von hier an in ihrer Längenform, deren Multiplikator eine Kraft in Newton ist, negativ, wo sie zieht.
particles-hang-question = Zehn gleiche Perlen hängen ruhig untereinander. Wie verhält sich der Zug im obersten Glied zu dem im untersten?
particles-hang-choice-same = sie sind gleich
particles-hang-choice-twice = der obere ist etwa doppelt so groß
particles-hang-choice-ten = der obere ist zehnmal so groß
particles-hang-measured = Das oberste Glied zieht mit { $top } N, das unterste mit { $bottom } N.
particles-hang-why-1 = Jedes Glied trägt, was unter ihm hängt. Keinem Glied ist diese Last vorgegeben: Jedes betrifft nur seine eigenen zwei Teilchen. Das Gleichungssystem reicht das Gewicht von Zeile zu Zeile weiter.
particles-start-question = Nun wird eine gerade, waagrechte Kette aus zwanzig Gliedern losgelassen, die an einem Ende befestigt ist. Wie groß ist der Zug im ersten Glied im allerersten Augenblick?
particles-start-choice-whole = so groß wie das Gewicht der Kette
particles-start-choice-half = so groß wie ihr halbes Gewicht
particles-start-choice-none = null
particles-start-measured = Er begann mit { $begin } N. Der größte Zug während der Bewegung war { $most } N; die Kette wiegt 19,6 N.
particles-start-why-1 = Das Gewicht steht senkrecht auf jedem Glied, und noch bewegt sich nichts. Rechts ergeben daher sowohl die eingeprägten Kräfte als auch der Geschwindigkeitsterm null, und null ist die Lösung: Einen Augenblick lang fallen alle Perlen frei, selbst die neben dem Stift. Der Zug entsteht erst, wenn sich die Glieder drehen.

## 5 Ein Schritt
particles-step-title = Vier Stufen, wie zuvor
particles-step-1 = Das Programm ist nicht gewachsen, nur seine Vektoren sind es. Kräfte löschen; eingeprägte Kräfte aufsummieren; nach den Multiplikatoren auflösen und die Zwangskräfte hinzufügen; alles an den Integrator zurückgeben:
particles-step-2 = Nur die dritte Stufe hat mit den Zwangsbedingungen zu tun. Alles Übrige ist ein Teilchensystem wie zuvor.

## 6 Bausteine
particles-blocks-title = Hinzufügen und entfernen, während es läuft
particles-blocks-1 = Kräfte lassen sich jederzeit hinzufügen und entfernen. Mit Zeilen ist es ebenso. Starten Sie die Brücke und öffnen Sie das Matrizenfeld: Die Jacobi-Matrix hat Treppenform, denn Brett folgt auf Brett, und {$A} hat drei Diagonalen.
particles-blocks-2 = Nun wird sie im Lauf verändert. Ein Gewicht fügt ein Teilchen und eine Zeile hinzu, ein Schnitt nimmt eine Zeile heraus. Achten Sie auf die Matrizen und auf die Form, die dieselbe Brücke unter anderer Last annimmt.
particles-blocks-3 = Der nächste Schritt hat einfach eine andere Zahl von Zeilen, jetzt {$now-size}. Kein Gelenk muss darauf vorbereitet sein, zerschnitten zu werden.

## 7 Lösen
particles-cg-title = Auflösen nach λ
particles-cg-1 = Eine Matrix {$square} könnte man invertieren, doch das wäre Verschwendung: Fast alle Einträge sind null, und der nächste Schritt hat eine andere. Witkin und Duthaler verwenden *konjugierte Gradienten*: Von einem Startwert aus wird {$lambda} Iteration für Iteration verbessert, und von {$A} braucht man dazu nur das Produkt mit einem Vektor, also einen Durchgang durch die Blöcke. Dieser Kurs verwendet ein eng verwandtes Verfahren, *konjugierte Residuen*: Mit ebenfalls einem Produkt je Iteration macht es {$residual} so klein, wie die bisherigen Iterationen es erlauben, und es bleibt verlässlich, wo Zeilen sich wiederholen oder widersprechen und {$A} singulär ist.
particles-solve-question = Wie viele Iterationen brauchen die konjugierten Residuen für die Kette aus zwanzig Gliedern, bis auf ein Milliardstel der rechten Seite?
particles-solve-choice-few = weniger als zehn
particles-solve-choice-rows = etwa zwanzig
particles-solve-choice-many = mehr als vierzig
particles-solve-measured = Sie brauchten { $cg }. Gauß-Seidel, das ein Glied nach dem anderen berichtigt, brauchte { $seidel }.
particles-solve-why-1 = Ohne Rundung brauchen sie höchstens so viele Iterationen, wie es Zeilen gibt. Weniger reichen hier nicht: Jede gibt Information nur zwischen benachbarten Gliedern weiter, und sie muss von einem Ende zum anderen gelangen.
particles-solve-curve = Residuum beim Lösen des aktuellen Schritts, bezogen auf die rechte Seite, über den Iterationen.
particles-cg-2 = Sehen Sie bei angehaltener Zeit zu. Stellen Sie die Kette auf, lassen Sie sie ein wenig fallen, halten Sie an und öffnen Sie das Löserfeld. Wählen Sie eine Iterierte, und die Bühne zeigt die zugehörigen Kräfte: Die Information läuft die Kette entlang.
particles-cg-3-fold = Stattdessen Glied für Glied eliminieren
particles-cg-3 = Ein direkter Löser, der Glied für Glied eliminiert, braucht einen einzigen Durchgang, denn für eine Kette oder einen Baum gibt es eine Eliminationsreihenfolge ohne *Auffüllung* (Fill-in). Ob zwanzig Glieder oder zwanzigtausend, die Arbeit je Glied ist dieselbe. Was die Löser tun, wenn Zeilen sich wiederholen oder widersprechen, ist der Gegenstand von „{$redundant}“.

## 8 Drift
particles-drift-title = Drei Antworten auf die Drift
particles-drift-1 = Die Rückführung baut Fehler allmählich ab. Man kann auch *projizieren*: Nach jedem Schritt werden alle Teilchen auf dem kürzesten Weg so verschoben, dass jedes {$C} null wird, und die Geschwindigkeiten ebenso berichtigt. Dann bleibt gar keine Drift. Eine Kette, die um einen Radianten geneigt ist, wird dreimal nebeneinander losgelassen, mit Schritten von 16 ms wie in einem Spiel. Keine der drei verwendet Teilschritte; die mit der Projektion ist das Impulsverfahren der Spiele.
particles-methods-question = Mit Projektion behalten alle Glieder ihre Länge auf zwölf Stellen. Was wird in 5 Sekunden aus der Energie?
particles-methods-choice-kept = sie bleibt erhalten
particles-methods-choice-lost = viel davon geht verloren
particles-methods-choice-gained = sie wächst
particles-methods-measured = Gemessen an der größten Bewegungsenergie hat die Rückführung sie um { $feedback } geändert, die Projektion um { $projection }, RATTLE um { $rattle }.
particles-methods-why-1 = Jedes Teilchen nur an den nächstgelegenen zulässigen Ort zu verschieben, würde Energie kosten: Der nächstgelegene Ort ist nicht der richtige, und jeder Schritt schnitte eine kleine Ecke ab, immer auf derselben Seite. Hier nimmt die Geschwindigkeit an der Korrektur teil, wie bei SHAKE, und es geht wenig verloren. Die Rückführung lässt zu, dass sich die Glieder dehnen, und zieht sie später zurück; die Kräfte dafür leisten Arbeit.
particles-methods-why-2 = RATTLE lässt an beiden Enden des Schritts eine Zwangskraft wirken, sodass der Schritt zeitsymmetrisch ist. {$C} bleibt bis auf Rundung null, und die Energie schwankt um ihren wahren Wert, statt wegzudriften. Auch ein Integrator höherer Ordnung verliert nicht viel, braucht dafür aber den vierfachen Aufwand.
particles-drift-2 = An jedes Verfahren sind also zwei Fragen zu stellen: Wird die Bedingung eingehalten, und ist die Bewegung dabei die richtige? Die Kurven beantworten sie getrennt.

## 9 Viele
particles-many-title = Von hier an wächst nur die Zahl
particles-many-1 = Die Figur der Folien ist die, die Thomas Jakobsen 2000 für das Spiel *Hitman* baute: vierzehn Teilchen und einundzwanzig Stäbe, hier an einer Hand hängend. Er hielt ihre Längen ein, indem er die Teilchen so lange verschob, bis die Längen stimmten; hier hält jede davon ein Multiplikator. Das Tuch hat 144 Teilchen und 264 Fäden im Raum. Zur Theorie kam nichts hinzu.
particles-many-2 = Ziehen Sie daran. Sehen Sie sich beim Tuch die Kräfte der Fäden an: Der Zug konzentriert sich an den beiden Ecken, die gehalten werden.
particles-many-3 = Der Rumpf der Figur hat mehr Stäbe, als er braucht, nämlich vier. Ein solches System hat keine eindeutige Lösung, und doch läuft es. „{$redundant}“ erklärt, warum.

particles-line-1 = Newtons Gesetz für alle Teilchen.
particles-line-2 = Jede Abweichung soll abklingen, C̈ = −αC − βĊ; links steht C̈ nach der Kettenregel.
particles-line-3 = Zeile 1 in Zeile 2.
particles-line-4 = Virtuelle Arbeit: keine Arbeit bei zulässigen Geschwindigkeiten.
particles-line-5 = Zeile 4 in Zeile 3, die bekannten Terme rechts: Aλ = −b.

## Übungen
particles-exercises-title = Aufgaben
particles-exercise-1 = Eine ebene Kette aus 100 Gliedern hängt an einem festen Punkt. Wie groß ist {$J} ohne den festen Punkt, und wie viele Einträge sind nicht null?
particles-exercise-1-ask = Einträge von J, die nicht null sind
particles-exercise-1-hint = Zwei Zahlen für jedes bewegliche Ende eines Glieds; das erste Glied hat nur eines.
particles-exercise-1-answer = Sie ist {$hundred}. Das erste Glied hat ein bewegliches Ende, jedes andere zwei, zu je zwei Zahlen: 398 von 20 000 Einträgen.
particles-exercise-2 = Zwei Stäbe in Längenform treffen sich an einem Teilchen der Masse {$mass} unter dem Winkel {$phi}. Wie lautet ihr gemeinsamer Eintrag von {$A}? Wann ist er null?
particles-exercise-2-ask = Der Eintrag für 2 kg und 60°, in 1/kg
particles-exercise-2-hint = Am gemeinsamen Teilchen sind beide Gradienten Einheitsvektoren; ihr Produkt ist ein Kosinus.
particles-exercise-2-answer = Er ist {$angle-entry}: Einheitsvektor längs des einen mal 1/m mal Einheitsvektor längs des anderen. Bei einem rechten Winkel verschwindet er, und die beiden Stäbe beeinflussen sich nicht.
particles-exercise-3 = Bestimmen Sie den Zug {$tension-k} im Glied Nummer k einer hängenden Kette aus n Perlen, von oben gezählt, aus dem Gleichungssystem oder durch Überlegen.
particles-exercise-3-ask = Der Zug im dritten von 10 Gliedern, in N, mit Perlen von 1 kg
particles-exercise-3-hint = Wie viele Perlen hängen unter diesem Glied?
particles-exercise-3-answer = {$answer-tension}. Das Glied trägt alle Perlen unter ihm.
particles-exercise-4 = Die Atwood’sche Fallmaschine: zwei Massen an einem Seil über einer Rolle. Misst man die Lagen nach unten, so ist {$atwood-C}. Bestimmen Sie {$lambda} ohne Rückführung.
particles-exercise-4-ask = λ für 3 kg und 1 kg, in N
particles-exercise-4-hint = Aλ = −b mit A = 1/m₁ + 1/m₂ und b = 2g. Welches Vorzeichen hat λ?
particles-exercise-4-answer = Es gibt eine Zeile mit dem Gradienten 1 für beide, also {$atwood-A}, und da die Gewichte nach unten ziehen, ist b die doppelte Fallbeschleunigung. Daraus folgt {$atwood-lambda}. Das Vorzeichen ist negativ, weil die Lagen nach unten gemessen werden und das Seil nach oben zieht, an beiden Massen gleich stark. Für 3 kg und 1 kg sind das −14,7 N.
particles-exercise-5 = Warum ist {$jdotv} für eine ruhende Kette null, und warum nicht für eine, die als gerader Stab schwingt?
particles-exercise-5-choice-speeds = Er besteht aus Produkten von Geschwindigkeiten
particles-exercise-5-choice-lengths = Er misst, wie schnell sich die Längen ändern
particles-exercise-5-choice-weight = Er enthält das Gewicht
particles-exercise-5-not-lengths = In beiden Fällen bleiben alle Längen erhalten: Wie schnell sie sich ändern, ist Jv, und das ist null.
particles-exercise-5-not-weight = Das Gewicht wirkt auch auf die ruhende Kette.
particles-exercise-5-answer = Der Term ist quadratisch in den Geschwindigkeiten. Ein schwingender Stab behält alle Längen bei, doch seine Richtung dreht sich, und jedes Teilchen braucht eine Kraft zum Drehpunkt hin, um seinem Kreis zu folgen.

particles-sources-title = Quellen
particles-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, Folien 12–21; nach Andrew Witkin, *Physically Based Modeling*, SIGGRAPH 97, Teil „Constrained Dynamics“.
particles-source-notes = hi-ogawa, *mechanics* (2020), „Constrained dynamics“, Sätze 1 und 2: keine Arbeit und die Formel für λ.
particles-source-jakobsen = Thomas Jakobsen, *Advanced Character Physics*, Game Developers Conference 2001: die Figur aus Hitman.
particles-source-cg = Magnus Hestenes und Eduard Stiefel, *Methods of conjugate gradients for solving linear systems*, Journal of Research of the National Bureau of Standards 49 (1952), 409–436. Eduard Stiefel, *Relaxationsmethoden bester Strategie zur Lösung linearer Gleichungssysteme*, Commentarii Mathematici Helvetici 29 (1955), 157–179: konjugierte Residuen.
particles-source-rattle = Hans Andersen, *RATTLE: a “velocity” version of the SHAKE algorithm*, Journal of Computational Physics 52 (1983), 24–34.

particles-quantity-A11 = Eintrag von A, Zeile 1, Spalte 1
particles-quantity-A12 = Eintrag von A, Zeile 1, Spalte 2
particles-quantity-A22 = Eintrag von A, Zeile 2, Spalte 2
particles-quantity-b1 = Eintrag von b, Zeile 1
particles-quantity-b2 = Eintrag von b, Zeile 2
particles-quantity-lambda1 = erster Multiplikator
particles-quantity-lambda2 = zweiter Multiplikator
particles-quantity-rows = Zahl der Zeilen

## Knöpfe, Versuche und Läufe
particles-preset-double = Doppelpendel
particles-preset-falling = fallende Kette
particles-preset-bridge = Hängebrücke
particles-preset-solvers = Kette für die Löser
particles-preset-methods = drei Antworten auf die Drift
particles-preset-figure = Strichfigur
particles-preset-cloth = Tuch
particles-preset-coordinates = Doppelpendel, Koordinate für Koordinate
particles-preset-rows = ein Stab, der zu lang ist
particles-preset-power = Doppelpendel, Leistung und Geschwindigkeiten
particles-act-weigh = ein Gewicht an die Mitte hängen
particles-act-cut = die Mitte durchschneiden
particles-run-double = Doppelpendel
particles-run-chain = Kette
particles-run-residuals = konjugierte Residuen
particles-run-seidel = Gauß-Seidel
particles-run-bridge = Brücke
particles-run-feedback = Rückführung
particles-run-projection = Projektion
particles-run-rattle = RATTLE
particles-run-figure = Figur
particles-run-cloth = Tuch
