# Lektion „Kontakt als Komplementarität“. {$namen} im Text sind Formeln: src/lessons/contact/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

contact-lead = Der Draht der ersten Lektion hielt seine Perle von beiden Seiten. Der Boden tut das nicht: Er kann eine Kiste nach oben drücken, aber nicht festhalten. Welche Kontakte halten und welche sich lösen, gehört zur Antwort, und die Aufgabe, beides zugleich zu bestimmen, heißt *Komplementaritätsproblem*.
contact-guide = In dieser Lektion gibt es keine Reibung; jeder Kontakt hat also eine einzige Kraft, entlang seiner Normalen. Ziehen Sie die Körper an einer beliebigen Stelle, werfen Sie sie, oder verschieben Sie sie, während der Lauf angehalten ist.

## 1 Drücken
contact-push-title = Er kann nur drücken
contact-push-1 = {$C} sei der *Abstand* einer Ecke der Kiste vom Boden: positiv darüber, null, wo sie sich berühren. Verboten ist nur eine Seite, {$gap-ineq}. Die Kraft zeigt entlang der Normalen {$normal}, wie jede Zwangskraft entlang ihres Gradienten, aber jetzt hat ihr Multiplikator ein Vorzeichen: {$lambda-ineq}.
contact-push-2 = Beides hängt zusammen. Wo ein Abstand ist, ist keine Kraft; wo eine Kraft ist, ist kein Abstand. Das ist eine Zeile:
contact-push-3 = Lesen Sie ⟂ als „mindestens eines von beiden ist null“. Lassen Sie die Kiste fallen und beobachten Sie Abstand und Kraft ihrer unteren Ecken, links und rechts:

## 2 Zwei Ecken
contact-two-title = Zwei Ecken, ein Problem
contact-two-1 = Bei einer ruhenden Kiste sind beide Abstände null. Dann kommt es darauf an, ob sich einer öffnet: {$w} enthalte die Beschleunigungen beider Abstände. Sie dürfen nicht negativ sein, und sie hängen von beiden Kräften ab, denn beide Ecken gehören zu einem Körper:
contact-two-2 = {$A} ist der Delassus-Operator der früheren Lektionen; hier bildet er die Kräfte der Kontakte auf die Beschleunigungen der Abstände ab. Mit {$a}, der halben Breite der Kiste, und ihrem Trägheitsmoment {$I} ist
contact-two-3 = Eine Kraft an der linken Ecke hebt die linke Ecke; sie dreht die Kiste aber auch, und bei einer breiten Kiste drückt das die rechte Ecke nach unten: Der Nebendiagonaleintrag ist negativ. Unten steht genau dieses Problem mit den Zahlen dieses Augenblicks. Auf jeder Geraden ist eine der beiden Beschleunigungen null, und die Lösung liegt dort, wo sich die geknickten Linien treffen.
contact-two-5 = Ob die Ecken einander helfen oder behindern, hängt von der Breite ab. Bei einer schmalen Kiste hebt eine Kraft an der linken Ecke auch die rechte:
contact-two-4 = In Ruhe trägt jede Ecke das halbe Gewicht. Starten Sie den Lauf und ziehen Sie die Kiste nahe der rechten Ecke nach oben: Die Geraden wandern, der Schnittpunkt gleitet mit, und wenn er die Achse erreicht, löst sich die rechte Ecke.

## 3 Fälle
contact-cases-title = Halten oder lösen
contact-cases-1 = Jeder Kontakt hat zwei Möglichkeiten, halten oder lösen; bei n Kontakten sind also {$cases} Fälle zu unterscheiden. Ein Brett wird auf zwei Böcke gelegt, die beide etwas links von seiner Mitte stehen.
contact-plank-question = Welcher Bock drückt im ersten Augenblick?
contact-plank-choice-both = beide
contact-plank-choice-left = der linke
contact-plank-choice-right = der rechte
contact-plank-measured = Der linke Bock drückt mit { $left } N, der rechte mit { $right } N.
contact-plank-why-1 = Um das Brett waagrecht zu halten, müsste der linke Bock ziehen, und das kann er nicht. Also ist seine Kraft null, sein Abstand öffnet sich, und das Brett kippt über den rechten. Liegt die Mitte zwischen den Böcken, drücken beide:
contact-cases-2 = Bei einem Draht löst man ein lineares Gleichungssystem. Hier ist außerdem der Fall zu bestimmen, und alle durchzuprobieren kommt nicht infrage: Eine Mauer aus zweihundert Steinen hat mehr Fälle als das Weltall Atome. Ist {$A} positiv definit, so gibt es genau eine Lösung, und es gibt Verfahren, die sie ohne Probieren finden.

## 4 Schritte
contact-step-title = In Zeitschritten
contact-step-1 = Eine Simulation schreitet in Schritten der Länge {$h} voran. *Nach* dem Schritt darf kein Abstand negativ sein, und so stellt man die Bedingung an die Geschwindigkeiten danach, {$v-after}:
contact-line-1 = Nach dem Schritt darf kein Abstand negativ sein.
contact-line-2 = Die Abstände in erster Ordnung: Während des Schritts ändern sie sich mit der Geschwindigkeit Jv⁺.
contact-line-3 = Zeile 2 in Zeile 1, geteilt durch h.
contact-line-4 = Kontakte drücken nur, und ein Kontakt, der nach dem Schritt noch offen ist, hat in ihm nicht gedrückt.
contact-line-5 = Die Gesetze von Newton und Euler über einen Schritt, mit den Kontaktkräften.
contact-line-6 = Zeile 5 in den Zeilen 3 und 4, mit A = JWJᵀ: ein Komplementaritätsproblem für die Kraftstöße.
contact-step-2 = Ein Kontakt darf sich schließen, aber nicht schneller, als sein Abstand erlaubt: {$gap-per-step}. Ein Ball fällt mit 12 m/s auf den Boden; bei fünfzig Schritten in der Sekunde legt er in jedem 24 cm zurück.
contact-ball-question = Wie tief sinkt der Ball in den Boden ein?
contact-ball-choice-sinks = einige Zentimeter, bis die Kraft groß genug ist
contact-ball-choice-stops = gar nicht
contact-ball-choice-through = er fällt hindurch
contact-ball-measured = Sein tiefster Punkt lag bei { $lowest } mm.
contact-ball-why-1 = Im letzten Schritt vor dem Boden ist der Abstand kleiner als der zurückgelegte Weg; λ wird also schon vor der Berührung positiv, gerade so sehr, dass der Ball genau ankommt. Das heißt *vorausschauender Kontakt* (speculative contact). Er braucht keine kleinen Schritte, und nichts fliegt durch dünne Wände.
contact-step-3 = Das hat seinen Preis. Die Bedingung verwendet Abstand und Normale am Anfang des Schritts, nicht die des Augenblicks, in dem sich die Körper treffen. Hier stößt ein elastischer Ball schief gegen einen gleich großen: Wenn sie sich berühren, bildet die Verbindungslinie ihrer Mittelpunkte mit seiner Bahn einen Winkel von 30°. Reibung gibt es nicht, also muss der andere Ball längs dieser Linie davonfliegen.
contact-off-centre-question = In welche Richtung fliegt er bei Schritten von 40 ms?
contact-off-centre-choice-flat = unter weniger als 30°
contact-off-centre-choice-exact = unter 30°
contact-off-centre-choice-steep = unter mehr als 30°
contact-off-centre-measured = Er flog unter { $coarse }° davon, bei Schritten von 4 ms unter { $fine }°; bei Schritten von 40 ms und mit der Normalen im Augenblick des Treffens unter { $meeting }°.
contact-off-centre-why-1 = Am Anfang des Schritts, in dem sie sich treffen, ist der erste Ball noch 11 cm entfernt, und von dort aus liegt der andere eher geradeaus. Der Fehler ist von der Größenordnung des Wegs in einem Schritt. Er verschwindet, wenn man den Augenblick des Treffens bestimmt wie im dritten Lauf; das ist eine zusätzliche Rechnung für jedes Paar, das sich nähert.
contact-step-4 = In gröberer Form kennt man diesen Fehler aus Spielen: Etwas bremst einen Körper, das er verfehlt hätte, ein *Geisterkontakt* (ghost contact). Ob sich Körper überhaupt treffen, muss sich deshalb längs ihrer Bahnen entscheiden, nicht an der Normalen allein. Hier fliegt ein Ball bei Schritten von 40 ms im Abstand von 1,4 cm an der Ecke eines Blocks vorbei und behält seine 3 m/s nach unten.

## 5 Viele
contact-many-title = Eine überzählige Stütze
contact-many-1 = Drei Böcke unter einem Brett: drei Kräfte, aber nur zwei Freiheitsgrade, die Höhe des Bretts und seine Neigung. Das Brett fällt aus 2 cm Höhe herab. Zwei Läufe beginnen im selben Zustand; der erste findet λ in Durchgängen durch die Kontakte, der zweite, indem er dem Gradienten folgt.
contact-threefold-question = Was wird sich zwischen den Läufen unterscheiden?
contact-threefold-choice-same = nichts
contact-threefold-choice-forces = die Kräfte, nicht die Bewegung
contact-threefold-choice-motion = die Bewegung
contact-threefold-measured = Der mittlere Bock trägt im ersten Lauf { $a } N, im zweiten { $b } N.
contact-threefold-why-1 = Wie bei sich wiederholenden Bedingungen ist {$A} singulär: λ ist nicht eindeutig, und jedes Verfahren findet eine der vielen Lösungen. Die Bewegung ist bei allen dieselbe. Um zu wissen, wie viel der mittlere Bock wirklich trägt, müsste man sagen, wie weit das Holz nachgibt.
contact-many-2 = Denken Sie daran, wenn eine Simulation Kontaktkräfte zeigt: Ihre Summe und ihr Moment sind physikalisch, die Verteilung kann vom Löser abhängen.
contact-many-3 = Sehen Sie selbst: Halten Sie an und gehen Sie den gegenwärtigen Schritt Zeile für Zeile durch. Die Löser beginnen mit demselben λ, und wo es nicht eindeutig ist, enden sie bei verschiedenen, obwohl alle Residuen verschwinden.

## Aufgaben
contact-exercises-title = Aufgaben
contact-exercise-1 = Bei welcher Kiste ist der Eintrag {$A12} null, sodass die Ecken entkoppelt sind?
contact-exercise-1-ask = Ihr Trägheitsmoment, in kg·m², für 2 kg und 1 m Breite
contact-exercise-1-hint = A₁₂ = 1/m − a²/I, mit a gleich der halben Breite. Wann ist das null?
contact-exercise-1-answer = {$answer-off}, wenn {$answer-inertia}: als wäre in jeder Ecke die halbe Masse konzentriert. Eine Kraft an der einen Ecke lässt dann die andere in Ruhe, wie bei einer Hantel.
contact-exercise-2 = Eine Kraft F schiebt die Kiste in der Höhe H zur Seite. Wie viel trägt die Ecke auf der nahen Seite, und wann löst sie sich? Reibung hindert die Kiste am Rutschen.
contact-exercise-2-ask = Was die nahe Ecke trägt, in N, für 2 kg, 1 m Breite, F = 10 N und H = 0,3 m
contact-exercise-2-hint = Drehmomente um die andere Ecke: Das Gewicht greift auf halber Breite an, F in der Höhe H.
contact-exercise-2-answer = {$answer-tip}, null, wenn FH gleich der halben Breite mal {$mg} ist. Von da an kippt die Kiste.
contact-exercise-3 = Kann ein Komplementaritätsproblem keine Lösung haben? Denken Sie an eine Zeile mit negativem {$b1}.
contact-exercise-3-ask = A für einen Ball von 2 kg auf dem Boden, in 1/kg: Ist es positiv?
contact-exercise-3-hint = A ist die Beschleunigung des Kontaktpunkts bei einer Kraft von 1 N.
contact-exercise-3-answer = Ja, wenn der Eintrag von {$A} null oder negativ ist: Dann hebt keine Kraft die Beschleunigung bis auf null. Bei Massen und Normalkräften allein kommt das nie vor; mit Reibung schon, wie der Stab von Painlevé zeigt.
contact-exercise-4 = Ein Ball von 1 kg trifft mit 5 m/s auf waagrechten Boden, ohne abzuprallen, bei Schritten von 10 ms. Wie groß ist die Kontaktkraft in diesem Schritt?
contact-exercise-4-ask = Die Kraft, in N
contact-exercise-4-hint = Der Kraftstoß hλ muss 5 m/s wegnehmen und das, was das Gewicht in dem Schritt hinzufügt.
contact-exercise-4-answer = Er nimmt die Geschwindigkeit und die Wirkung des Gewichts in einem Schritt weg: λ = m(v/h + g) = 510 N. Bei Schritten von 5 ms sind es 1010 N. Der Kraftstoß eines Stoßes ist physikalisch, die Kraft hängt in einer Simulation vom Zeitschritt ab.

contact-sources-title = Quellen
contact-source-baraff = David Baraff, *Fast contact force computation for nonpenetrating rigid bodies*, SIGGRAPH 1994, 23–34.
contact-source-cottle = Richard Cottle, Jong-Shi Pang, Richard Stone, *The Linear Complementarity Problem*, 1992, Kapitel 1.
contact-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitt 2.3. tazz, *剛体の接触問題のLCPへの定式化*, Teil 1.
contact-source-ogawa = hi-ogawa, *mechanics* (2020), „Constrained dynamics“, Satz 3: Ungleichungen als Komplementaritätsproblem der Beschleunigungen.

contact-plane-state = Die Ebene zeigt zwei geschlossene Kontakte. Jetzt sind es { $count }.
contact-plane-caption = Das Problem der beiden geschlossenen Kontakte, live: λ₁ nach rechts, λ₂ nach oben, in Newton.

contact-quantity-gap1 = Abstand links
contact-quantity-gap2 = Abstand rechts
contact-quantity-lambda1 = Kraft links
contact-quantity-lambda2 = Kraft rechts
contact-quantity-A11 = Diagonaleintrag von A
contact-quantity-A12 = Nebendiagonaleintrag von A
contact-quantity-b = Beschleunigung des Abstands ohne Kontaktkräfte

## Knöpfe, Voreinstellungen und Läufe
contact-preset-box = Kiste auf dem Boden
contact-preset-falling = fallende Kiste
contact-preset-lying = Brett auf zwei Böcken
contact-preset-tipping = Brett, das kippt
contact-preset-threefold = Brett auf drei Böcken
contact-preset-off-centre = schiefer Stoß
contact-preset-passing = an einer Ecke vorbei
contact-act-narrow = Kiste 50 cm breit
contact-act-wide = Kiste 1 m breit
contact-run-box = Kiste
contact-run-plank = Brett
contact-run-ball = Ball
contact-run-coarse = h = 40 ms
contact-run-fine = h = 4 ms
contact-run-meeting = h = 40 ms, Augenblick des Treffens
contact-run-sweeps = Durchgänge
contact-run-gradient = Gradient
