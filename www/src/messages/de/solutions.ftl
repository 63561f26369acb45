# Lektion „Keine, eine, viele Lösungen“. {$Namen} im Text sind Formeln: src/lessons/solutions/formulas.tex.
# *Wort* ist betont, **Wort** ist fett. Ein Absatz ist eine Nachricht auf einer Zeile.

solutions-lead = Ein lineares Gleichungssystem hat eine Lösung, keine oder unendlich viele. Ein Komplementaritätsproblem kann auch zwei haben, oder drei, und ein Stück Kreide an der Tafel zeigt, dass solche Probleme in der Natur vorkommen.
solutions-guide = Ziehen Sie beim Lesen selbst an den Geraden: Der Text unter dem Bild zeigt sofort, wie viele Lösungen es gibt.

## 1 Ein Paar
solutions-pair-title = Ein Paar: Steigung und Höhe
solutions-pair-1 = Mit einer Unbekannten sieht man alles auf einen Blick. Die Gerade {$line} trifft die Ecke aus der letzten Lektion. Steigt sie, {$A-positive}, so trifft sie die Ecke genau einmal, wo auch immer sie beginnt: von oben her am senkrechten Teil, von unten her am waagrechten.
solutions-falling-question = Die Gerade fällt: A = −1, und sie beginnt bei b = 1. Wie viele Lösungen gibt es?
solutions-falling-choice-none = keine
solutions-falling-choice-one = eine
solutions-falling-choice-two = zwei
solutions-falling-measured = Gefunden: { $count }, bei λ = { $lambda }.
solutions-falling-why = Sie beginnt über der Ecke: λ = 0 mit w = 1 ist eine Lösung. Beim Fallen kreuzt sie auch den waagrechten Teil, bei λ = 1. Beides sind Lösungen; das Problem bestimmt nicht, welche gilt.
solutions-pair-2 = Beginnt sie darunter, {$b-negative}, und fällt, so erreicht sie die Ecke nie, und es gibt keine Lösung. Zwischen beiden Fällen liegt die waagrechte Gerade, {$A-zero}. Unter null ergibt sie keine Lösung, über null eine, und genau bei null unendlich viele: Mit jeder Kraft bleibt {$w-zero}.

## 2 Kreide
solutions-rod-title = Kreide an der Tafel
solutions-rod-1 = Kommt eine fallende Gerade je vor? Bei einem Kontakt ohne Reibung ist {$A} die Beschleunigung, die eine Einheitskraft ihrem eigenen Angriffspunkt gibt, und die ist nie negativ. Doch schieben Sie ein steil gehaltenes Stück Kreide vor der Hand her über die Tafel: Es rattert und zeichnet Punkte. Paul Painlevé erklärte das 1895 mit einem Stab, der mit der Spitze über rauen Boden gleitet.
solutions-rod-2 = Die Reibung ist proportional zur Normalkraft des Bodens, {$friction}, und sie dreht den Stab. Dreht sie ihn so, dass die Spitze in den Boden getrieben wird, kann eine größere Normalkraft die Spitze nach *unten* pressen. Ausgeschrieben sind das Newtons Gleichungen mit den Unbekannten {$unknowns}; eliminiert man die ohne Schranken wie in der letzten Lektion, bleibt ein Paar:
solutions-rod-3 = Die Masse ist 1 kg, die Länge 2 m. Alle Zahlen stammen aus den fünf Gleichungen, vom Rechenkern reduziert. Neigen Sie den Stab und ändern Sie die Reibung; {$omega} ist seine anfängliche Winkelgeschwindigkeit, die die Spitze nach oben zieht.
solutions-chalk-question = Steil und rau, θ = 63°, μ = 2, und ohne Drehung. Auf wie viele Arten kann der Boden antworten?
solutions-chalk-choice-one = wie immer, auf genau eine Art
solutions-chalk-choice-none = auf keine: Es gibt keine Lösung
solutions-chalk-choice-two = auf zwei Arten
solutions-chalk-measured = A = { $a }, b = { $b }: { $count } Lösungen.
solutions-chalk-why = {$A} ist negativ, und die Gerade beginnt unter der Ecke. Keine endliche Kraft des Bodens ist mit starrem Körper, Gleiten und Reibung vereinbar. In der Natur verkeilt sich die Spitze dann augenblicklich: Das Modell des starren Körpers mit endlichen Kräften versagt hier, und die Zeitschrittverfahren dieses Kurses kommen darüber hinweg, weil sie Kraftstöße berechnen.
solutions-rod-4 = Nun drehe er sich so schnell, dass die Gerade oberhalb der Ecke beginnt. Dann gibt es zwei Antworten: Die Spitze kann abheben oder in Kontakt bleiben und angepresst werden:
solutions-runs-1 = Die Beschleunigungen lassen offen, wie es weitergeht. Mit Kraftstößen gibt es immer eine Fortsetzung; sehen Sie sich jeden der drei Fälle als Lauf an, von zwei Anfangszuständen aus: Die Spitze gleitet mit 3 m/s und bleibt am Boden, oder sie verlässt ihn gerade mit 1 cm/s.
solutions-starts-question = Die beiden Anfangszustände unterscheiden sich um 1 cm/s. In welchem Fall gehen die Läufe auseinander?
solutions-starts-choice-none = in keinem: 1 cm/s macht keinen bleibenden Unterschied
solutions-starts-choice-chalk = wo es keine Lösung gibt
solutions-starts-choice-turning = wo es zwei Lösungen gibt
solutions-starts-measured = Nach einer Viertelsekunde dreht sich der anfangs rotierende Stab vom einen Anfangszustand aus mit { $rests } rad/s, vom anderen aus mit { $lifted } rad/s.
solutions-starts-why = Bei einer Lösung kommt die gehobene Spitze sofort wieder herunter, und die Läufe stimmen überein. Bei keiner verkeilen sich beide Spitzen. Bei zwei Lösungen verkeilt sich die Spitze am Boden, und dem Stab bleiben zunächst 2 rad/s; die gehobene ist frei, und er behält 4 rad/s. Jeder Lauf folgt einer der beiden Lösungen, und ein Zentimeter pro Sekunde entscheidet, welcher.
solutions-runs-2 = Das Verkeilen braucht 0,92 N·s in einem einzigen, beliebig kurzen Schritt: ein Stoß ohne Annäherung. Eine Kreidespitze gibt etwas nach, und wie tief sie eingedrückt ist, entscheidet, welche der Lösungen eintritt.

## 3 Zwei Paare
solutions-plane-title = Zwei Paare: Linien, die sich öfter treffen
solutions-plane-1 = In der λ-Ebene sind die Lösungen die Punkte, in denen die durchgezogene geknickte Linie die gestrichelte trifft. Zwei geknickte Linien können sich mehrmals treffen, in einzelnen Punkten oder auf einer ganzen Strecke.
solutions-three-question = A = ((1, 2), (2, 1)) und b = (−1, −1). Alle Einträge von A sind positiv. Wie viele Lösungen gibt es?
solutions-three-choice-one = eine
solutions-three-choice-two = zwei
solutions-three-choice-three = drei
solutions-three-measured = Gefunden: { $count }, nämlich { $lambda }.
solutions-three-why = Jede Zeile allein kann die ganze Last tragen, und beide zusammen können sie sich teilen. Die Energie erklärt es: A ist indefinit, die Fläche ein Sattel, zwei Lösungen sind Minima an den Wänden, und die dritte ist der Pass dazwischen. Löser enden bei der einen oder der anderen, je nachdem, wo sie beginnen; verschieben Sie die Raute und sehen Sie nach.
solutions-plane-2 = Eine ganze Strecke von Lösungen entsteht, wo die beiden Zeilen gleich sind, wie beim Tisch auf vier Beinen: Wie sich die Last verteilt, ist nicht bestimmt, nur die Summe.
solutions-plane-3 = Und ein Strahl: Hier können zwei entgegengesetzte Kräfte unbegrenzt wachsen, und nichts bewegt sich.

## 4 Beweis
solutions-proof-title = Keine Lösung, mit Beweis
solutions-proof-1 = Dass keine Lösung gefunden wurde, ist kein Beweis. Widersprechen sich aber die Ungleichungen {$feasible}, so gibt es einen: Gewichte {$y}, mit denen sie sich zu etwas Unmöglichem addieren.
solutions-proof-2 = Eine Summe nichtnegativer Terme wäre negativ. Mit {$y} lässt sich das in einer Zeile nachprüfen, ohne dem Löser zu vertrauen. Unter dem Bild ist es angegeben, sofern es existiert:
solutions-psd-question = Die Ungleichungen sind erfüllbar. Gibt es dann eine Lösung?
solutions-psd-choice-always = ja, immer
solutions-psd-choice-depends = das hängt von A ab
solutions-psd-measured = Hier ergibt keine der { $bases } komplementären Auswahlen eine, obwohl das Gebiet nicht leer ist.
solutions-psd-why = Ist A positiv semidefinit, ja: Dann genügt ein nichtleeres Gebiet. Matrizen von Kontakten ohne Reibung sind es, jedes zulässige Problem ist dann also lösbar. Sonst kann der hier gezeigte Fall eintreten: ein grünes Gebiet, aber kein Punkt darin ist komplementär.
solutions-proof-3 = Lemkes Pivotverfahren geht von Ecke zu Ecke und kann auf einer Kante enden, die ins Unendliche führt, einem *Strahl*. Für die eben genannten Matrizen ist auch das ein Beweis; im Allgemeinen besagt es nichts. Dieses Problem hat zwei Lösungen, und Lemkes Verfahren endet trotzdem in einem Strahl:

## 5 Kegel
solutions-cones-title = Das andere Bild: Kegel
solutions-cones-1 = Halten Sie A fest und fragen Sie, für welche {$b} es Lösungen gibt. Jede Auswahl der drückenden Kontakte ergibt einen Kegel: {$cone-form} mit λ oder w aus jedem Paar. In der Ebene von {$b} sind es vier Kegel, zwischen den Pfeilen. Die Zahl der Kegel, die {$b} enthalten, ist die Zahl der Lösungen.
solutions-cones-2 = Ziehen Sie {$b} umher. Mit positiv definitem A überdecken die vier Kegel die Ebene genau einmal, ohne Lücke und Überlappung, und es gibt immer eine Lösung:
solutions-cones-3 = Mit den drei Lösungen von oben überlappen bei {$b} drei Kegel, und anderswo gibt es nur einen:
solutions-cones-4 = Die Kegel überdecken die Ebene genau dann einmal, wenn alle Hauptminoren der Matrix positiv sind. Solche Matrizen heißen P-Matrizen; symmetrisch müssen sie nicht sein. Bei zwei Zeilen: {$p-matrix}. Ziehen Sie an den Spitzen der Spalten und sehen Sie, wann sich eine Lücke öffnet.
solutions-cones-5 = Drei Zeilen haben acht Kegel, und {$b} liegt im Raum. Das Bild zeigt ihre Schnitte mit der Einheitskugel: Durch Ziehen lässt sie sich drehen, und {$b} lässt sich auf ihr verschieben. Es sind die drei Kontakte eines Pfeilers mit dreieckigem Grundriss, der erst auf glattem Boden gleitet, dann auf rauem mit μ = 2:
solutions-cones-6 = Auf glattem Boden überdecken die Kegel die Kugel genau einmal. Auf rauem Boden ist A₁₁ negativ wie beim Stab, und die Kegel falten sich übereinander: Zwei von ihnen enthalten {$b}, oder keiner. Das ist Painlevés Paradoxon im Raum.

## 6 Sätze
solutions-props-title = Drei Sätze und ihre Voraussetzungen
solutions-props-1 = Die Mechanik-Notizen von hi-ogawa fassen die Grundlagen in drei Sätzen zusammen. Ein Beweis zeigt, dass die Voraussetzungen hinreichen, ein Gegenbeispiel, dass eine von ihnen notwendig ist. Schalten Sie eine Voraussetzung aus: Die Zeilen des Beweises, die sie benutzen, gelten nicht mehr, und der Rechenkern sucht unter kleinen ganzen Zahlen einen Fall, in dem die Behauptung falsch ist.
solutions-props-2 = Ein Fall des dritten Satzes: Die Gradienten sind (1, 0) und (1, 1), und b = (−1, 1). Die erste Zeile drückt, die zweite öffnet sich.
solutions-props-search = Ein Gegenbeispiel suchen
solutions-props-proof = Beweis
solutions-props-broken = Gilt nicht: Die Zeile benutzt eine ausgeschaltete Voraussetzung.
solutions-props-holds = { $met } von { $cases } Fällen erfüllen die Voraussetzungen, und in allen gilt die Behauptung.
solutions-props-unused = { $met } von { $cases } Fällen erfüllen die übrigen Voraussetzungen, und in allen gilt die Behauptung: Der Beweis kommt ohne die ausgeschaltete aus.
solutions-props-fails = Gegenbeispiel:
solutions-prop1-fold = Satz 1: Zwangskräfte leisten keine Arbeit
solutions-prop1-given = Eine Perle von 1 kg auf einem Drahtring mit dem Radius 1 m. Wenn
solutions-prop1-fixed = der Ring ruht, sodass C nicht von der Zeit abhängt,
solutions-prop1-legal = die Geschwindigkeit zulässig ist, {$legal},
solutions-prop1-along = und der Draht nur entlang des Gradienten wirkt, {$J-force},
solutions-prop1-then = dann hat die Zwangskraft keine Leistung: {$no-power}.
solutions-prop1-line-1 = Die Kraft des Drahts einsetzen.
solutions-prop1-line-2 = Die transponierte Matrix wechselt zum anderen Faktor.
solutions-prop1-line-3 = Kettenregel, da C nicht von der Zeit abhängt.
solutions-prop1-line-4 = Die Geschwindigkeit ist zulässig.
solutions-prop1-found = Bei x = { $at } m und v = { $velocity } m/s wirkt der Draht mit f̂ = { $force } N, und f̂·v = { $power } W.
solutions-prop2-fold = Satz 2: eine Formel für die Zwangskraft
solutions-prop2-given = Dieselbe Perle, mit {$newton}, {$delassus} und {$given-b}. Wenn
solutions-prop2-kept = die Beschleunigung die Zwangsbedingung einhält, {$kept},
solutions-prop2-independent = und die Zeilen unabhängig sind, A also eine Inverse hat (die Notizen setzen das stillschweigend voraus),
solutions-prop2-then = dann hat λ genau einen Wert: {$lambda-formula}.
solutions-prop2-line-1 = Die Beschleunigung hält die Zwangsbedingung ein.
solutions-prop2-line-2 = Zweimal die Kettenregel.
solutions-prop2-line-3 = Die Bewegungsgleichung, mit {$J-force}.
solutions-prop2-line-4 = Die Definitionen von A und b.
solutions-prop2-line-5 = A hat eine Inverse.
solutions-prop2-found-other = Bei x = { $at } m und v = { $velocity } m/s verlangt die Rückführung C̈ = { $acceleration }. Der Rechenkern hat λ = { $lambda }, die Formel ergibt { $formula }.
solutions-prop2-found-many = Der Ring steht zweimal in der Liste. Bei x = { $at } m und v = { $velocity } m/s hat der Rechenkern λ = { $lambda }, doch jedes andere λ mit dieser Summe ergibt dieselbe Kraft.
solutions-prop3-fold = Satz 3: Aus Ungleichungen wird ein Komplementaritätsproblem
solutions-prop3-given = Zwei Zeilen eines Teilchens von 1 kg, mit {$at-rest}. Wenn
solutions-prop3-opens = sich kein Abstand schließt, {$opens},
solutions-prop3-gradient = kein Gradient null ist, {$gradient},
solutions-prop3-pushes = die Kräfte nur drücken, {$pushes},
solutions-prop3-either = und jede Zeile entweder sich öffnet oder drückt, {$either},
solutions-prop3-then = dann gilt {$complementary}.
solutions-prop3-line-1 = Wie in Satz 2.
solutions-prop3-line-2 = Kein Abstand schließt sich.
solutions-prop3-line-3 = Die Kraft ist λ mal ein Gradient, der nicht null ist.
solutions-prop3-line-4 = Entweder ist die Kraft null und mit ihr λ, oder die Beschleunigung ist es.
solutions-prop3-line-5 = Die Summe dieser Produkte.
solutions-prop3-found = Gradienten { $first } und { $second }, b = { $b }, λ = { $lambda }. Dann ist C̈ = { $w } und λ·C̈ = { $product }.

## Aufgaben
solutions-exercises-title = Aufgaben
solutions-exercise-1 = A = 0, b = 0, und λ zwischen 0 und 1. Was sind die Lösungen?
solutions-exercise-1-ask = Die größte Lösung
solutions-exercise-1-hint = Für jedes λ zwischen den Schranken ist w null.
solutions-exercise-1-answer = Jedes λ von 0 bis 1: w ist immer null, und an den Schranken ist das auch erlaubt.
solutions-exercise-2 = Finden Sie eine Matrix, die nicht symmetrisch ist und für die es zu jedem b genau eine Lösung gibt.
solutions-exercise-2-choice-turning = ((1, 2), (−2, 1))
solutions-exercise-2-choice-mirrored = ((1, 2), (2, 1))
solutions-exercise-2-choice-skew = ((1, 2), (1, 1))
solutions-exercise-2-not-mirrored = Sie ist symmetrisch, und ihre Determinante ist negativ.
solutions-exercise-2-not-skew = Ihre Determinante ist negativ: Sie ist keine P-Matrix.
solutions-exercise-2-ask = Ihre Determinante
solutions-exercise-2-hint = Produkt der Diagonale minus Produkt der beiden anderen.
solutions-exercise-2-answer = Jede P-Matrix, zum Beispiel ((1, 2), (−2, 1)): Ihre Minoren sind 1, 1 und 5.
solutions-exercise-3 = Wie rau muss der Boden für Painlevés Paradoxon bei einem schlanken Stab mindestens sein?
solutions-exercise-3-ask = Das kleinste μ
solutions-exercise-3-hint = A verschwindet, wo 1 + 3cos²θ = 3μ sin θ cos θ gilt; für welches μ gibt es einen solchen Winkel?
solutions-exercise-3-answer = {$answer-mu}, und dann nur bei einem Winkel, {$answer-theta}. Stellen Sie es ein und sehen Sie, wie A null wird.
solutions-exercise-4 = y = (1, 1) beweist, dass es für A = ((1, −1), (−1, 1)) und b = (−1; 0,5) keine Lösung gibt. Prüfen Sie es nach.
solutions-exercise-4-ask = b·y
solutions-exercise-4-hint = Zeile für Zeile multiplizieren: 1·(−1) + 1·0,5.
solutions-exercise-4-answer = y ≥ 0; Aᵀy = 0; b·y = −0,5 < 0. Die Summe der beiden Zeilen ist 0 ≥ 0,5.
solutions-exercise-5 = Der steile Stab von oben, mit ℓ = 1 m von der Mitte bis zur Spitze, gleitet mit 3 m/s, ohne sich zu drehen, und verkeilt sich. Wie schnell dreht er sich unmittelbar danach?
solutions-exercise-5-ask = Die Winkelgeschwindigkeit in rad/s
solutions-exercise-5-hint = Der Kraftstoß wirkt an der Spitze, also bleibt der Drehimpuls um die Spitze erhalten: vorher mvℓ sin θ, nachher (I + mℓ²)ω mit I = mℓ²/3.
solutions-exercise-5-answer = {$answer-jam}, das sind 2,0 rad/s. Wie groß der Kraftstoß ist, spielt keine Rolle: Um die Spitze hat er kein Moment.
solutions-exercise-6 = Schalten Sie die vier Voraussetzungen von Satz 3 nacheinander einzeln aus. Wie viele erweisen sich als notwendig?
solutions-exercise-6-ask = Notwendige Voraussetzungen
solutions-exercise-6-hint = Sehen Sie nach, welche Zeilen des Beweises nicht mehr gelten und ob die Suche etwas findet.
solutions-exercise-6-answer = Drei. Keine Zeile benutzt, dass die Kräfte nur drücken: λ ≥ 0 gehört zum Problem, ist aber für diese Behauptung nicht notwendig.

solutions-sources-title = Quellen
solutions-source-painleve = Paul Painlevé, *Sur les lois du frottement de glissement*, Comptes rendus 121 (1895), 112–115.
solutions-source-genot = Frank Génot und Bernard Brogliato, *New results on Painlevé paradoxes*, European Journal of Mechanics A/Solids 18 (1999), 653–677.
solutions-source-cottle = Richard W. Cottle, Jong-Shi Pang und Richard E. Stone, *The Linear Complementarity Problem*, SIAM 2009, Kapitel 1, 3 und 4.
solutions-source-ogawa = hi-ogawa, *mechanics* (2020), „Constrained dynamics“: Sätze 1 bis 3.

## Der Stab
solutions-rod-label = Ein Stab, der auf seiner unteren Spitze nach rechts gleitet
solutions-rod-theta = Winkel
solutions-rod-mu = Reibung
solutions-rod-omega = Drehung
solutions-quantity-a = A, Beschleunigung der Spitze durch eine Einheitskraft
solutions-quantity-b = b, Beschleunigung der Spitze ohne Kraft des Bodens
solutions-runs-label = Anzahl der Lösungen
solutions-run-one = eine Lösung
solutions-run-none = keine
solutions-run-several = zwei
solutions-run-count = Kräfte des Bodens, die zu den Beschleunigungen passen: { $count }
solutions-run-start = Anfangszustand
solutions-run-start-0 = Spitze auf dem Boden
solutions-run-start-1 = Spitze hebt mit 1 cm/s ab
solutions-run-impulse = größter Kraftstoß
solutions-run-height = Höhe der Spitze am Ende
solutions-run-time = Zeit
solutions-run-play = Lauf abspielen
solutions-run-pause = Lauf anhalten

## Knöpfe
solutions-try-climbing = steigend
solutions-try-falling = fallend von oben
solutions-try-below = fallend von unten
solutions-try-level = waagrecht bei null
solutions-try-chalk = steil und rau
solutions-try-turning = dasselbe mit Drehung
solutions-try-flat = flach
solutions-try-three = drei Lösungen
solutions-try-segment = eine Strecke
solutions-try-ray = ein Strahl
solutions-try-infeasible = Widerspruch
solutions-try-lemke = zwei Lösungen; Lemke endet in einem Strahl
solutions-try-cones-pd = positiv definit
solutions-try-cones-three = drei Kegel
solutions-try-pillar = Pfeiler auf glattem Boden
solutions-try-pillar-rough = Pfeiler auf rauem Boden
solutions-try-rows = zwei Zeilen eines Teilchens
