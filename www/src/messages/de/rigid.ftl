# Lektion „Starre Körper drehen sich“. {$namen} im Text sind Formeln: src/lessons/rigid/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

rigid-lead = Ein freies Teilchen bewegt sich geradeaus. Ein freier Ziegel *taumelt*: Er dreht sich bald um diese, bald um jene Achse, obwohl ihn nichts berührt. Die Achse ist nicht das, was erhalten bleibt.
rigid-guide = Hier schweben Körper frei im Raum. Kein Drehmoment wirkt auf sie, und doch steht eines in ihrer Bewegungsgleichung; wie ein Zeitschritt mit diesem Term umgeht, entscheidet darüber, ob sie sich richtig bewegen.

## 1 Lage
rigid-pose-title = Vier Zahlen für drei
rigid-pose-1 = Die Orientierung eines Körpers ist eine Drehung {$R}. Drei Zahlen genügen, um sie anzugeben, aber jede Wahl von dreien versagt irgendwo, so wie die geografische Länge an den Polen. Darum nimmt man vier, ein *Einheitsquaternion* {$q}, und eine Matrix, die die Winkelgeschwindigkeit {$omega} auf die Änderungsraten dieser vier Zahlen abbildet:
rigid-pose-2 = Die Komponenten von {$omega} beziehen sich hier auf die Achsen des Raums, die *Weltachsen*, wie überall in dieser Lektion; die Komponenten entlang der Körperachsen heißen weiter unten {$omega-b}, und zu ihnen gehört eine andere Matrix. Geschwindigkeiten und Ableitungen der Koordinaten sind nun nicht mehr dasselbe: Drei Zahlen beschreiben, wie sich der Körper dreht, vier, wie er orientiert ist. Die vierte wird durch die Bedingung {$unit} festgelegt, die die Simulation nach jedem Schritt wiederherstellt. Die Zahlen dieses Augenblicks:

## 2 Drehimpuls
rigid-momentum-title = Was erhalten bleibt
rigid-momentum-1 = Beim Teilchen ist der Impuls Masse mal Geschwindigkeit, und beide zeigen in dieselbe Richtung. Bei einem Körper, der sich dreht, tritt an die Stelle der Masse der *Trägheitstensor*: {$I} enthält die Trägheitsmomente um die Körperachsen, und {$R} transformiert sie auf die Weltachsen:
rigid-momentum-2 = Die Trägheit gegen Drehungen ist von Achse zu Achse verschieden. Darum zeigen {$L} und {$omega} in verschiedene Richtungen, es sei denn, der Körper dreht sich um eine seiner Hauptachsen. Der Ziegel auf der Bühne tut das nicht.
rigid-kept-question = Auf den Ziegel wirkt kein Drehmoment. Was bleibt im Raum konstant?
rigid-kept-choice-omega = die Winkelgeschwindigkeit ω
rigid-kept-choice-momentum = der Drehimpuls L
rigid-kept-choice-both = beide
rigid-kept-measured = Alle drei Komponenten von L bleiben konstant. Der Betrag von ω schwankt zwischen { $least } und { $most } rad/s.
rigid-kept-why-1 = Ohne Drehmoment ist {$L} konstant. Der Ziegel aber dreht sich weiter und nimmt seine Trägheitsmomente mit, und so verlangt dasselbe {$L} in jedem Augenblick ein anderes {$omega}. Auch die Energie ist konstant, und das schränkt {$omega} ein:
rigid-kept-why-2 = Die Komponente entlang {$L} liegt fest, also bewegt sich die Spitze in einer festen Ebene senkrecht zu {$L}: Poinsots *invariabler Ebene*. Starten Sie den Lauf und sehen Sie zu, wie die Spitze ihre Kurve zeichnet.

## 3 Die mittlere Achse
rigid-euler-title = Ein Drehmoment, das nichts ausübt
rigid-euler-1 = Vom Ziegel aus gesehen dreht sich das konstante {$L}. Man nehme die Komponenten entlang der Achsen des Körpers, {$omega-b-is}; in ihnen ist {$I} konstant. Das Gesetz erhält einen zweiten Term und wird zur *Euler’schen Gleichung*:
rigid-euler-2 = Der Term {$gyro} heißt *Kreiselmoment*, obwohl nichts es ausübt: {$tau} ist null. Er verschwindet, wenn sich der Körper genau um eine Hauptachse dreht. Nun drehen sich drei gleiche T-Griffe mit 10 rad/s, jeder um eine andere Hauptachse und mit einer kleinen Störung: um den Balken (kleinstes Trägheitsmoment), um den Stiel (mittleres) und quer zu beiden (größtes).
rigid-axes-question = Welcher Griff behält seine Achse nicht?
rigid-axes-choice-bar = der um den Balken, mit dem kleinsten Moment
rigid-axes-choice-stem = der um den Stiel, mit dem mittleren Moment
rigid-axes-choice-across = der quer zu beiden, mit dem größten Moment
rigid-axes-measured = Der Betrag von ω schwankte um { $bar } rad/s beim Balken, um { $stem } beim Stiel, um { $across } quer zu beiden.
rigid-axes-why-1 = Ein Körper mit {$order} drehe sich mit {$Omega} um die zweite Achse, mit einer kleinen Störung entlang der anderen. Für die Störung liefert die Euler’sche Gleichung dann
rigid-axes-why-2 = Der Faktor ist positiv: Die Störung wächst exponentiell, und der Griff schlägt um, wieder und wieder. Um die erste oder dritte Achse ergibt dieselbe Rechnung einen negativen Faktor, und die Störung schwingt nur. Der Kosmonaut Wladimir Dschanibekow beobachtete das 1985 im Orbit an einer Flügelmutter; ein Tennisschläger zeigt es auch.

## 4 Schritte
rigid-steps-title = Das Kreiselmoment in einem Zeitschritt
rigid-steps-1 = Ein Zeitschritt muss festlegen, wann er das Kreiselmoment auswertet; die Komponenten von {$omega-b} beziehen sich stets auf die Körperachsen. Das *explizite* Verfahren wertet es am Anfang aus, wo alles bekannt ist:
rigid-steps-2 = Das *implizite* Verfahren wertet es am Ende aus; das ergibt ein kleines nichtlineares Gleichungssystem für {$new}, das sich mit dem Newton-Verfahren in wenigen Iterationen lösen lässt:
rigid-steps-3 = Die dritte Möglichkeit ist, es *wegzulassen*, wie es manche Spiele-Engines tun. Drei Griffe drehen sich in Schritten von 10 ms um den Stiel, je einer mit jeder Möglichkeit. Ein vierter läuft daneben mit einem Runge-Kutta-Verfahren vierter Ordnung.
rigid-gain-question = Welcher der drei gewinnt Energie?
rigid-gain-choice-implicit = der implizite
rigid-gain-choice-explicit = der explizite
rigid-gain-choice-off = der ohne Kreiselmoment
rigid-gain-measured = Nach sechs Sekunden hat sich die Bewegungsenergie um { $implicit } % (implizit), { $explicit } % (explizit) und { $off } % (ohne) geändert.
rigid-gain-why-1 = Multiplizieren Sie den expliziten Schritt mit {$old}, den impliziten mit {$new}: Die rechte Seite verschwindet beide Male, denn das Kreiselmoment steht senkrecht auf der Winkelgeschwindigkeit, aus der es berechnet wurde. Übrig bleibt
rigid-gain-why-2 = mit Plus für den expliziten und Minus für den impliziten Schritt. Der explizite Schritt gewinnt jedes Mal Energie und explodiert am Ende; der implizite verliert ein wenig und kann nie explodieren. Darum verwenden ihn Spiele. Voreingestellt ist in dieser Engine die Auswertung in der Mitte des Schritts: Der Drehimpuls bleibt dann bis auf Rundung erhalten, und die Energie bleibt in engen Grenzen.
rigid-steps-4 = Ohne Kreiselmoment bleibt die Energie bis zur letzten Stelle erhalten, und doch ist die Bewegung falsch: {$omega} ist im Raum konstant, {$L} nicht, und der Griff schlägt nie um. Eine konstante Energie beweist für sich allein nichts. Vergleichen Sie den Ziegel mit und ohne Kreiselmoment und dann drei Verfahren mit demselben Schritt:

## 5 Kreisel
rigid-tops-title = Kreisel
rigid-tops-1 = Sind zwei Trägheitsmomente gleich, {$I1} quer zur Achse und {$I3} um die Achse, lässt sich alles geschlossen lösen: Die Achse und {$omega} *präzedieren* um {$L} mit der konstanten Winkelgeschwindigkeit
rigid-tops-2 = Ein runder Teller ist ein solcher Körper, mit {$disc}. In der Mensa von Cornell warf jemand einen in die Luft; er taumelte, und das Wappen darauf drehte sich mit. Richard Feynman wollte wissen, wie beides zusammenhängt.
rigid-wobble-question = Wie oft taumelt der Teller bei einer Umdrehung?
rigid-wobble-choice-half = halb so oft
rigid-wobble-choice-same = einmal
rigid-wobble-choice-twice = etwa zweimal
rigid-wobble-measured = Die Achse lief { $wobbles } Mal um, eine Marke am Rand { $turns } Mal.
rigid-wobble-why-1 = Bei kleinem Taumeln ist der Drehimpuls fast {$I3} mal die Winkelgeschwindigkeit der Eigendrehung, und durch {$I1} geteilt ergibt das ihr Doppeltes. Feynman erzählt es in seinem Buch umgekehrt, zwei Umdrehungen auf eine Taumelbewegung. Der Lauf widerspricht ihm.
rigid-tops-3 = Zieht die Schwerkraft an einem rotierenden Körper, der nicht in seinem Schwerpunkt gelagert ist, so bewegt ihr Drehmoment {$mgl} den Drehimpuls {$L} seitwärts statt nach unten. Ein schneller Kreisel fällt darum nicht; seine Achse präzediert um die Senkrechte mit
rigid-tops-4 = Je langsamer er sich dreht, desto schneller präzediert er, bis er doch fällt. Ändern Sie die *Geschwindigkeit* bei den Reglern und sehen Sie nach:

rigid-line-1 = Drehimpulssatz, in Weltachsen.
rigid-line-2 = I wirkt auf die Komponenten entlang der Körperachsen, R dreht das Ergebnis auf die Weltachsen.
rigid-line-3 = Bedeutung der Winkelgeschwindigkeit: Mit ihr drehen sich die Körperachsen.
rigid-line-4 = Produktregel in Zeile 2, mit Zeile 3; I ist in den Körperachsen konstant.
rigid-line-5 = Mit Rᵀ multipliziert; {$tau-body}.

## Aufgaben
rigid-exercises-title = Aufgaben
rigid-exercise-1 = Der implizite Lauf verliert mit Schritten von 10 ms in sechs Sekunden etwa 10 %. Was erwarten Sie von 5 ms?
rigid-exercise-1-ask = Der Verlust, in %
rigid-exercise-1-hint = Wie viel verliert ein Schritt, und wie viele Schritte sind es?
rigid-exercise-1-answer = In einem Schritt ändert sich {$omega} proportional zu {$h}, der Verlust je Schritt ist also proportional zu {$h2}. Es sind doppelt so viele Schritte: Die Hälfte des Verlusts bleibt, etwa 5 %. Probieren Sie es mit dem *Zeitschritt* bei den Reglern.
rigid-exercise-2 = Warum braucht eine Kugel kein Kreiselmoment?
rigid-exercise-2-choice-parallel = Ihr Drehimpuls ist parallel zur Winkelgeschwindigkeit
rigid-exercise-2-choice-free = Von außen wirkt kein Drehmoment auf sie
rigid-exercise-2-choice-small = Ihr Trägheitsmoment ist klein
rigid-exercise-2-not-free = Auch auf einen freien Quader wirkt von außen kein Drehmoment, und seine Winkelgeschwindigkeit ändert sich trotzdem.
rigid-exercise-2-not-small = Auf die Größe kommt es nicht an: Auch eine schwere Kugel braucht kein Kreiselmoment.
rigid-exercise-2-ask = Das Trägheitsmoment einer Vollkugel von 2 kg mit r = 0,5 m, in kg·m²
rigid-exercise-2-hint = Es ist zwei Fünftel von mr².
rigid-exercise-2-answer = Alle ihre Trägheitsmomente sind gleich. {$L} und {$omega} sind parallel, und das Produkt {$gyro} verschwindet. Für einen Würfel gilt dasselbe.
rigid-exercise-3 = Um welche der drei Achsen eines geschlossenen Buchs kann man es werfen, ohne dass es taumelt?
rigid-exercise-3-ask = Von den Momenten 1, 2 und 3 kg·m² dasjenige der Achse, um die es taumelt
rigid-exercise-3-hint = Die Achsen des größten und des kleinsten Moments sind stabil.
rigid-exercise-3-answer = Um die Achse entlang des Rückens (kleinstes Moment) und um die quer durch die Deckel (größtes). Um die dritte, in der Ebene der Deckel und quer zum Rücken, schlägt es um. Ein Gummiband hält es geschlossen.
rigid-exercise-4 = Feynmans Teller: Er wird so geworfen, dass er sich mit 6 rad/s um seine Achse dreht, und dabei leicht taumelt. Wie schnell taumelt er?
rigid-exercise-4-ask = Die Winkelgeschwindigkeit des Taumelns, in rad/s
rigid-exercise-4-hint = Die Achse läuft mit |L|/I₁ um L; ein dünner Teller hat I₃ = 2I₁.
rigid-exercise-4-answer = {$L} bleibt fest, und fast alles davon gehört zur Eigendrehung um die Achse: |L| = 6I₃. Quer zur Achse ist das Moment halb so groß, und die Achse läuft mit |L|/I₁ = 6·I₃/I₁ = 12 rad/s um {$L}, doppelt so schnell, wie sich der Teller dreht.

rigid-sources-title = Quellen
rigid-source-euler = Leonhard Euler, *Du mouvement de rotation des corps solides autour d’un axe variable*, 1758 (gedruckt 1765), 154–193.
rigid-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitt 1: die Matrix Q(q), mit ω entlang der Weltachsen.
rigid-source-ogawa = hi-ogawa, *mechanics* (2020), „Rigid body“: die Winkelgeschwindigkeit entlang der Körperachsen.
rigid-source-poinsot = Louis Poinsot, *Théorie nouvelle de la rotation des corps*, 1834: die invariable Ebene.
rigid-source-racket = Mark Ashbaugh, Carmen Chicone, Richard Cushman, *The twisting tennis racket*, 1991, Journal of Dynamics and Differential Equations 3, 67–85.
rigid-source-catto = Erin Catto, *Numerical Methods*, Game Developers Conference 2015: das implizite Kreiselmoment.
rigid-source-eberly = David Eberly, *Game Physics*, Morgan Kaufmann 2010, Kapitel 3: die Bewegungsgleichungen. Helmut Garstenauer, *A Unified Framework for Rigid Body Dynamics*, Linz 2006: starre Körper und ihre Zwangsbedingungen in einem System; erster Titel im Literaturverzeichnis von Lees Skript.

rigid-picture = Drehimpuls, Winkelgeschwindigkeit und die Bahn ihrer Spitze
rigid-picture-caption = Beide Vektoren des gewählten Laufs im Raum, mit dem anfänglichen L aufrecht. Die gestrichelte Ellipse liegt in der invariablen Ebene; die dünne Kurve ist die Bahn der Spitze von ω.
rigid-picture-none = In dieser Szene dreht sich nichts.
rigid-quantity-qx = Quaternion, x
rigid-quantity-qy = Quaternion, y
rigid-quantity-qz = Quaternion, z
rigid-quantity-qw = Quaternion, w
rigid-quantity-qdotx = Änderungsrate des Quaternions, x
rigid-quantity-qdoty = Änderungsrate des Quaternions, y
rigid-quantity-qdotz = Änderungsrate des Quaternions, z
rigid-quantity-qdotw = Änderungsrate des Quaternions, w
rigid-quantity-length = Länge des Quaternions
rigid-quantity-wx = Winkelgeschwindigkeit entlang x
rigid-quantity-wy = Winkelgeschwindigkeit entlang y
rigid-quantity-wz = Winkelgeschwindigkeit entlang z
rigid-quantity-Lx = Drehimpuls entlang x
rigid-quantity-Ly = Drehimpuls entlang y
rigid-quantity-Lz = Drehimpuls entlang z
rigid-quantity-energy = Bewegungsenergie

## Knöpfe, Versuche und Läufe
rigid-preset-brick = freier Ziegel
rigid-preset-without = Ziegel mit und ohne Kreiselmoment
rigid-preset-axes = drei Achsen
rigid-preset-handle = T-Griff
rigid-preset-steps = drei Möglichkeiten für den Schritt
rigid-preset-rivals = drei Verfahren
rigid-preset-plate = Feynmans Teller
rigid-preset-gyroscope = Gyroskop
rigid-preset-heavyTop = schwerer Kreisel, gleichmäßig und losgelassen
rigid-preset-top = Kreisel am Boden
rigid-run-brick = Ziegel
rigid-run-exact = exakt
rigid-run-off = ohne
rigid-run-bar = um den Balken
rigid-run-stem = um den Stiel
rigid-run-across = quer zu beiden
rigid-run-handle = Griff
rigid-run-implicit = implizit
rigid-run-explicit = explizit
rigid-run-rk4 = Runge-Kutta 4
rigid-run-dormand = Dormand-Prince
rigid-run-rattle = RATTLE
rigid-run-plate = Teller
rigid-run-gyroscope = Gyroskop
rigid-run-steady = gleichmäßig
rigid-run-letGo = losgelassen
rigid-run-top = Kreisel
