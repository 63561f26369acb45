# Lektion „Von Kräften zu Kraftstößen“. {$namen} im Text sind Formeln: src/lessons/impulses/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

impulses-lead = Ein Spiel hat sechzehn Millisekunden, um hundert Gelenke zusammenzuhalten. In dieser Zeit legt ein einziges lineares Gleichungssystem, {$goal}, fest, um wie viel sich jede Geschwindigkeit sprunghaft ändern muss. Woher kommt es, warum enthält es keine Beschleunigung, und wie löst man es, ohne es je aufzuschreiben?
impulses-guide = Zwei Stäbe von 1 kg und 2 kg schwingen an einem Stift; gerechnet wird mit hundert Schritten je Sekunde, und in jedem wird das Gleichungssystem genau gelöst. Im Folgenden geht es um einen einzigen dieser Schritte. Halten Sie an und gehen Sie ihn mit der Schaltfläche „Ein Schritt“ durch.

## 1 Gestapelte Vektoren
impulses-stack-title = Alle Körper in vier Größen
impulses-stack-1 = In „{$particles}“ wurden Orte, Geschwindigkeiten und Kräfte aller Teilchen zu langen Vektoren gestapelt. Ein starrer Körper bringt seine Orientierung R, seine Winkelgeschwindigkeit ω und das Drehmoment τ mit, und in {$M} steht neben seiner Masse der Trägheitstensor:
impulses-stack-2 = In Lees Vorlesungsskript heißen diese Vektoren s, V und f. Im Raum füllt jeder Körper sechs Zeilen von {$v}; in der Ebene genügt ein Winkel, und es sind drei:
impulses-stack-3 = Die Gesetze von Newton und Euler lassen sich für alle Körper zusammen in eine Zeile schreiben. Die Zwangskräfte haben wie bisher die Form {$fhat}, und {$S} macht aus Winkelgeschwindigkeiten Änderungsraten der Orientierung; in der Ebene ist es die Einheitsmatrix.
impulses-stack-4 = Das Kreiselmoment von Körpern, die sich im Raum drehen, zählt hier zu {$Q}.

## 2 Ein Schritt
impulses-step-title = Ein Schritt, ein Kraftstoß
impulses-step-1 = Betrachten wir statt eines Augenblicks einen ganzen Schritt der Länge {$h}. Alle Kräfte werden über den Schritt als konstant angenommen, und von der Geschwindigkeit an seinem Ende wird verlangt, dass sie kein Gelenk auseinanderzieht:
impulses-step-2 = Das sind zwei Gleichungen für zwei Unbekannte. Man setze die erste in die zweite ein und bringe das Bekannte nach rechts:
impulses-step-3 = Die Unbekannte ist {$hlambda}, ein *Kraftstoß* in Newtonsekunden. {$free} ist die Geschwindigkeit, die die Körper ohne Gelenke hätten, und {$J} bildet sie auf die Geschwindigkeiten ab, mit denen die Gelenke dann auseinandergingen. Die Matrix gibt an, wie Kraftstöße diese Geschwindigkeiten ändern. Nirgends wurde zweimal abgeleitet: Ein Geschwindigkeitsterm {$jdotv} kommt nicht mehr vor.

## 3 b
impulses-b-title = Die drei Terme von b
impulses-b-1 = Sind die beiden Punkte eines Gelenks schon um {$C} voneinander entfernt, so soll die Geschwindigkeit sie einander auch wieder nähern: Verlangt ist dann am Ende des Schritts nicht {$Jv} = 0, sondern eine Geschwindigkeit, die in einem Schritt den Anteil {$beta-B} des Fehlers abbaut. In der Form w = Aλ + b, die dieser Kurs überall benutzt:
impulses-b-2 = Hier stehen für jede Zeile die drei Terme dieses Augenblicks, ihre Summe und der Kraftstoß, der aus allen Zeilen gemeinsam folgt:
impulses-b-3 = Jeder hat eine eigene Ursache. Wählen Sie einen Versuch, in dem im ersten Schritt nur eine davon wirkt: Gewicht, ein Stoß, ein offenes Gelenk.
impulses-b-4 = In Ruhe bleibt nur das Gewicht: In 10 ms käme der freie Fall auf 0,098 m/s, und genau das muss die senkrechte Zeile des Stifts verhindern. Beim Gelenk zwischen den Stäben steht dort eine Null. Beide fielen gleich schnell, nichts zöge dieses Gelenk auseinander. Sein Kraftstoß ist trotzdem nicht null, denn es trägt den unteren Stab: Die Zeilen sind durch {$A} gekoppelt.

## 4 Lagefehler
impulses-errors-title = Der Term von Baumgarte
impulses-errors-1 = Wird ein Gelenk nur auf Geschwindigkeitsebene gehalten, so bleibt ein Lagefehler unbemerkt. Erst durch den letzten Term von {$b} geht er in die Gleichung ein, und in erster Ordnung schrumpft der Fehler in jedem Schritt um denselben Faktor:
impulses-errors-2 = Nimmt man den ganzen Fehler auf einmal zurück, {$beta-B} = 1, so zittern die Gelenke, sobald die Zeilen nur ungefähr gelöst werden; üblich sind Werte von 0,1 bis 0,3. Was das kostet, behandelt „{$joints}“. Hier schweben zwei Stäbe ohne Gewicht, und ihr Gelenk klafft um 30 cm.
impulses-torn-question = In jedem Schritt wird ein Fünftel zurückgenommen. Wie weit klafft das Gelenk nach fünf Schritten?
impulses-torn-choice-closed = gar nicht mehr: fünfmal ein Fünftel
impulses-torn-choice-third = um etwa ein Drittel der anfänglichen Öffnung
impulses-torn-choice-most = um mehr als die Hälfte der anfänglichen Öffnung
impulses-torn-measured = Nach fünf Schritten waren es { $apart } mm, { $left } % von 300 mm.
impulses-torn-why-1 = Jeder Schritt nimmt ein Fünftel dessen, was noch übrig ist: {$fifth-power}. Der Spalt liegt in Richtung der Stäbe, also dreht sich nichts, und die Regel erster Ordnung gilt genau. Der leichtere Stab bewegt sich doppelt so weit wie der schwerere: Die Kraftstöße auf beide sind entgegengesetzt gleich, und der Gesamtimpuls bleibt null.
impulses-errors-3-fold = Beim Kontakt: eine Ungleichung
impulses-errors-3 = Ein Kontakt ist dieselbe Zeile mit einer Ungleichung: Der Abstand {$C} darf nicht negativ werden, und der Boden kann nur drücken. Aus der Gleichung wird ein Paar von Bedingungen, von denen immer eine mit Gleichheit gilt:
impulses-errors-4 = Von dieser Zeile geht „{$contact}“ aus.

## 5 Blöcke
impulses-blocks-title = Die Matrix in Blöcken
impulses-blocks-1 = Was zu zwei Gelenken i und j in {$A} steht, sagt, welche Geschwindigkeit am Gelenk i ein Kraftstoß der Größe eins am Gelenk j hervorruft. Er wirkt durch die Körper k, die an beiden hängen, über ihre Masse und über ihre Trägheit:
impulses-blocks-2 = Im Raum hat ein Kugelgelenk drei Zeilen, jeder Block ist also 3 × 3. Starten Sie die drei Ziegel und wählen Sie einen Block: Darunter stehen seine Summanden, zwei für jeden gemeinsamen Körper.
impulses-blocks-3 = {$A-13} ist null, weil kein Ziegel an beiden Gelenken hängt, und bleibt bei jeder Bewegung null. Der Stift hat W = 0 und trägt nichts bei. Eine lange Kette hat daher nur ein schmales Band von Blöcken, und je Gelenk kostet ihre Lösung nicht mehr als die einer kurzen.
impulses-blocks-none = Gezeigt werden die Blöcke von bis zu vier Gelenken; hier sind es keine oder mehr.
impulses-blocks-zero = 0: Die beiden Gelenke haben keinen beweglichen Körper gemeinsam
impulses-blocks-choose = Block der Gelenke { $row } und { $col }
impulses-blocks-linear = Masse, Körper { $body }
impulses-blocks-angular = Trägheit, Körper { $body }
impulses-heavy-question = Der Ziegel zwischen den Gelenken 2 und 3 wird bei gleicher Form zehnmal so schwer. Was wird aus dem Block A(2, 3)?
impulses-heavy-choice-more = er wird größer
impulses-heavy-choice-same = er bleibt etwa gleich groß
impulses-heavy-choice-tenth = er wird ein Zehntel
impulses-heavy-measured = Seine Norm ist { $one } 1/kg mit dem leichten und { $ten } 1/kg mit dem schweren Ziegel.
impulses-heavy-why-1 = Die Gelenke 2 und 3 wirken nur durch diesen Ziegel aufeinander, und er reagiert auf einen Kraftstoß nur ein Zehntel so stark: Masse und Trägheit stehen beide im Nenner. Wäre seine Masse unendlich, so wären die beiden Gelenke entkoppelt.

## 6 Warum Geschwindigkeiten
impulses-why-title = Warum Geschwindigkeiten und nicht Beschleunigungen?
impulses-why-1 = Bisher wurden Kräfte aus Bedingungen an die Beschleunigungen bestimmt. Nun trifft ein Hammer einen hängenden Stab: Er fliegt mit 2 m/s los, sein Ende am Stift mit ihm. Ein Lauf rechnet mit Schritten von 10 ms, der andere mit 5 ms.
impulses-halves-question = Im ersten Schritt muss der Stift das Ende des Stabs aufhalten. Wie groß ist dabei seine Kraft λ, wenn der Schritt halb so lang ist?
impulses-halves-choice-half = halb so groß
impulses-halves-choice-same = gleich groß
impulses-halves-choice-twice = doppelt so groß
impulses-halves-measured = λ war { $long } N und { $short } N, der Kraftstoß hλ { $first } und { $second } N·s.
impulses-halves-why-1 = Der Stoß legt den Kraftstoß {$hlambda} fest. Die Kraft ist dieser Kraftstoß geteilt durch die Dauer des Schritts und wächst über alle Grenzen, wenn die Schritte immer kürzer werden. Ein Verfahren, das nach Beschleunigungen fragt, hat in diesem Augenblick keine Antwort; für eines, das nach der Geschwindigkeit am Ende des Schritts fragt, ist er nichts Besonderes.
impulses-why-2 = So dürfen Kontakte innerhalb eines Schritts sich öffnen, sich schließen und haften, und mit Reibung gibt es selbst dort eine Lösung, wo es für die Beschleunigungen keine gibt („{$solutions}“). Der Preis ist Genauigkeit: Die Geschwindigkeit passt zu {$J} am Anfang des Schritts, die Bewegung ist von erster Ordnung, und es entstehen Lagefehler, die Baumgartes Term zurücknehmen muss.

## 7 Zeilen
impulses-rows-title = Zeile für Zeile, ohne A
impulses-rows-1 = Der Text von tazz geht einen Schritt weiter: Von {$A} braucht man nur die Diagonale. Man führt die Geschwindigkeitsänderung mit, die die bisherigen Kraftstöße bewirken, {$dv-is}, und bearbeitet die Zeilen der Reihe nach. Teilt man jede Zeile einmal je Schritt durch ihr {$A-ii}, bleiben je Zeile zwei Vektoroperationen:
impulses-rows-2 = Das ist das Gauß-Seidel-Verfahren aus „{$iterating}“, ohne Matrix. Eine Zeile von {$J} hat nur Einträge für zwei Körper; eine Zeile kostet daher in einer Szene aus drei Körpern so viel wie in einer aus dreitausend. Die geteilten rechten Seiten und die Kraftstöße nach 1, 4 und 16 Durchgängen, von null aus:

## 8 Warmstart
impulses-warm-title = Beginnen, wo der letzte Schritt endete
impulses-warm-1 = Sechzehn Durchgänge sind viel. Von Schritt zu Schritt ändern sich die Kraftstöße aber wenig, und so sind die letzten eine gute Schätzung: Man beginne mit ihnen und mit dem {$dv}, das zu ihnen gehört. Acht Stäbe schwingen sanft, und die Durchgänge gehen weiter, bis das Residuum ein Hundertstel von {$b} ist.
impulses-starts-question = Wie viele Durchgänge je Schritt braucht der Warmstart, verglichen mit einem Start bei null?
impulses-starts-choice-same = etwa gleich viele
impulses-starts-choice-half = etwa die Hälfte
impulses-starts-choice-tenth = weniger als ein Zehntel
impulses-starts-measured = Im Mittel { $cold } Durchgänge von null aus, { $warm } von den Kraftstößen des vorigen Schritts aus.
impulses-starts-why-1 = Von null aus muss sich das Gewicht der Kette in jedem Schritt von Neuem durch alle Gelenke fortpflanzen. Der Warmstart enthält es schon und muss nur noch die Änderungen finden. Nach einem Stoß, wenn sich alles ändert, ist er nicht besser als null.
impulses-warm-2-fold = Bei anderer Schrittweite
impulses-warm-2 = Ändert sich die Schrittweite, so bleibt die Kraft {$lambda} ungefähr gleich, nicht der Kraftstoß: Die Schätzung ist mit dem Verhältnis des neuen zum alten {$h} zu multiplizieren.

impulses-line-1 = Die Gesetze von Newton und Euler über einen Schritt; die Kräfte sind währenddessen konstant.
impulses-line-2 = Die Geschwindigkeit am Ende des Schritts nimmt den Anteil {$beta-B} des Fehlers zurück.
impulses-line-3 = Zeile 1 in Zeile 2.
impulses-line-4 = A = JWJᵀ, die bekannten Terme rechts.

## Aufgaben
impulses-exercises-title = Aufgaben
impulses-exercise-1 = Ein Stab von 1 kg hängt ruhig an seinem Stift; {$h} = 10 ms. Wie groß sind Kraftstoß und Kraft der senkrechten Zeile des Stifts? Wie groß sind sie bei 5 ms?
impulses-exercise-1-ask = Der Kraftstoß bei 10 ms, in N·s
impulses-exercise-1-hint = Er muss wegnehmen, was das Gewicht in einem Schritt hinzufügt: mgh.
impulses-exercise-1-half-ask = Der Kraftstoß mit 5 ms, in N·s
impulses-exercise-1-half-hint = Die Kraft bleibt; der Schritt ist halb so lang.
impulses-exercise-1-answer = {$answer-hang} und λ = 9,81 N; beim halben Schritt {$answer-hang-half} und wieder 9,81 N. In Ruhe ist es die Kraft, die nicht vom Schritt abhängt.
impulses-exercise-2 = Der Stab aus Abschnitt 6: 1 kg, ℓ = 1 m lang und d = 0,1 m dick, {$inertia}, nach dem Stoß 2 m/s schnell. Berechnen Sie den Kraftstoß des Stifts und die Winkelgeschwindigkeit des Stabs.
impulses-exercise-2-ask = Der Kraftstoß des Stifts, in N·s
impulses-exercise-2-hint = A = 1/m + r²/I mit r = 0,5 m; das gelagerte Ende muss 2 m/s verlieren.
impulses-exercise-2-turn-ask = Die Winkelgeschwindigkeit, in rad/s
impulses-exercise-2-turn-hint = Der Kraftstoß wirkt am Hebelarm r: ω = r hλ/I.
impulses-exercise-2-answer = Eine Zeile, eine Unbekannte. Führen Sie den Versuch aus und lesen Sie beides an den Kurven ab: Die Kraft ist der Kraftstoß geteilt durch {$h}.
impulses-exercise-3 = Wie viele Blöcke von {$A} sind bei einer offenen Kette aus n Gelenken an einem Stift nicht null? Was ist bei einem Ring aus n Gelenken anders?
impulses-exercise-3-ask = Blöcke ungleich null, bei 8 Gelenken
impulses-exercise-3-hint = Einer für jedes Gelenk und zwei für jedes Paar von Nachbarn.
impulses-exercise-3-answer = {$answer-count}: die Diagonale und ihre Nachbarn zu beiden Seiten. Im Ring ist das letzte Gelenk der Nachbar des ersten; das ergibt zwei weitere Blöcke in gegenüberliegenden Ecken, und beim Eliminieren Gelenk für Gelenk füllen sich eine Zeile und eine Spalte.
impulses-exercise-4 = In „{$particles}“ stand rechts der Geschwindigkeitsterm {$jdotv}. Wo ist er geblieben?
impulses-exercise-4-choice-position = Er wird weggelassen und kehrt als Lagefehler zurück
impulses-exercise-4-choice-lambda = Er steckt in den Multiplikatoren
impulses-exercise-4-choice-legal = Er verschwindet, weil die Geschwindigkeiten zulässig sind
impulses-exercise-4-not-lambda = Der Schritt benutzt J, wie es an seinem Anfang ist; seine Multiplikatoren wissen nichts davon, wie sich J ändert.
impulses-exercise-4-not-legal = Ein Stab, der sich um seinen Stift dreht, hat eine zulässige Geschwindigkeit, und sein Geschwindigkeitsterm ist die Zentripetalbeschleunigung.
impulses-exercise-4-ask = Der Fehler eines Schritts von 10 ms, in mm, bei einem Stab, der sich mit 4 rad/s um einen Stift 0,5 m von seiner Mitte dreht
impulses-exercise-4-hint = ½h² mal die Zentripetalbeschleunigung ω²r.
impulses-exercise-4-answer = Der Schritt verlangt eine zulässige Geschwindigkeit für das {$J} an seinem Anfang, geht dann aber geradeaus, während sich {$J} ändert. Das Weggelassene kehrt als Lagefehler von etwa {$order} in jedem Schritt wieder; eben diesen Fehler nimmt Baumgartes Term zurück.

impulses-sources-title = Quellen
impulses-source-lee = Lee Ju Hyung (이주형), *Constrained Dynamics* (koreanisch, 2011), Abschnitte 1 bis 2.3: gestapelte Vektoren, Gleichung (3), Fehlerkorrektur, Ungleichungen.
impulses-source-tazz = tazz, *剛体の接触問題のLCPへの定式化* (japanisch), Teil 1: b, die Blöcke von A, geteilte Zeilen.
impulses-source-catto = Erin Catto, *Iterative Dynamics with Temporal Coherence*, GDC 2005: Bedingungen an Geschwindigkeiten, Kraftstöße der Reihe nach, Warmstart.
impulses-source-stewart = David Stewart und Jeffrey Trinkle, *An implicit time-stepping scheme for rigid body dynamics with inelastic collisions and Coulomb friction*, International Journal for Numerical Methods in Engineering 39 (1996), 2673–2691.

impulses-stack-caption = Die beiden Stäbe jetzt: m und rad, m/s und rad/s, N und N·m, kg und kg·m².
impulses-b-caption = Eine Zeile für jede Zeile des Systems; Geschwindigkeiten in m/s, der Kraftstoß in N·s.
impulses-rows-caption = Eine Zeile für jede Zeile des Systems; 1/kg, N·s.

## Knöpfe, Versuche und Läufe
impulses-preset-swing = zwei schwingende Stäbe
impulses-preset-hang = nur Gewicht: Stäbe in Ruhe
impulses-preset-blow = nur Geschwindigkeit: ein Stoß
impulses-preset-torn = nur ein Fehler: offenes Gelenk
impulses-preset-halves = ein Stoß, zwei Schrittweiten
impulses-preset-bricks = drei Ziegel im Raum
impulses-preset-heavy = leichter und schwerer Ziegel
impulses-preset-starts = Start bei null und Warmstart
impulses-preset-bars = zwei Stäbe und ihre Geschwindigkeiten
impulses-preset-loose = mit und ohne Gelenke
impulses-run-swing = zwei Stäbe
impulses-run-hang = in Ruhe
impulses-run-blow = Stoß
impulses-run-torn = offenes Gelenk
impulses-run-long = 10 ms
impulses-run-short = 5 ms
impulses-run-bricks = Ziegel
impulses-run-one = 1 kg
impulses-run-ten = 10 kg
impulses-run-cold = von null
impulses-run-warm = warm
impulses-run-joined = mit Gelenken
impulses-run-loose = ohne Gelenke
