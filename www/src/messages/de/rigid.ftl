# Lektion „Starre Körper drehen sich“. {$namen} im Text sind Formeln: src/lessons/rigid/formulas.tex.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

rigid-lead = Ein Teilchen, das man in Ruhe lässt, fliegt geradeaus. Ein Ziegel, den man in Ruhe lässt, *taumelt*: Er dreht sich bald um diese, bald um jene Achse, obwohl ihn nichts berührt. Was er behält, ist nicht die Achse.
rigid-guide = Hier schweben Körper frei im Raum. Kein Drehmoment wirkt auf sie, und doch steht eines in ihrer Bewegungsgleichung; wie ein Zeitschritt mit diesem Term umgeht, entscheidet darüber, ob sie sich richtig bewegen.

## 1 Lage
rigid-pose-title = Vier Zahlen für drei
rigid-pose-1 = Die Orientierung eines Körpers ist eine Drehung {$R}. Drei Zahlen reichen, um sie anzugeben, aber jede Wahl von dreien versagt irgendwo, so wie die geografische Länge an den Polen. Darum nimmt man vier, ein *Einheitsquaternion* {$q}, und eine Matrix, die aus der Winkelgeschwindigkeit {$omega} deren Ableitungen macht:
rigid-pose-2 = Dabei ist {$omega} entlang der Achsen des Raums geschrieben, der *Weltachsen*, und so sind auch alle seine Zahlen in dieser Lektion gemeint; die Komponenten entlang der Achsen des Körpers heißen weiter unten {$omega-b}, und zu ihnen gehörte eine andere Matrix. Geschwindigkeiten und Ableitungen der Koordinaten sind nun nicht mehr dasselbe: Drei Zahlen sagen, wie sich der Körper dreht, vier, wie er liegt. Für die vierte zahlt man mit der Bedingung {$unit}, die die Simulation nach jedem Schritt wiederherstellt. Die Zahlen dieses Augenblicks:

## 2 Drehimpuls
rigid-momentum-title = Was bleibt
rigid-momentum-1 = Beim Teilchen ist der Impuls Masse mal Geschwindigkeit, und beide zeigen in dieselbe Richtung. Bei einem Körper, der sich dreht, tritt an die Stelle der Masse der *Trägheitstensor*: In {$I} stehen die Trägheitsmomente um die eigenen Achsen, und {$R} dreht sie mit dem Körper in den Raum:
rigid-momentum-2 = Um manche Achsen dreht sich ein Körper schwerer als um andere. Darum zeigen {$L} und {$omega} in verschiedene Richtungen, außer er dreht sich um eine seiner Hauptachsen. Der Ziegel auf der Bühne tut das nicht.
rigid-kept-question = Auf den Ziegel wirkt kein Drehmoment. Was bleibt im Raum konstant?
rigid-kept-choice-omega = die Winkelgeschwindigkeit ω
rigid-kept-choice-momentum = der Drehimpuls L
rigid-kept-choice-both = beide
rigid-kept-measured = Alle drei Komponenten von L bleiben, wie sie sind. Der Betrag von ω geht von { $least } bis { $most } rad/s und zurück.
rigid-kept-why-1 = Ohne Drehmoment ist {$L} konstant. Der Ziegel aber dreht sich weiter und nimmt seine Trägheitsmomente mit, und so verlangt dasselbe {$L} in jedem Augenblick ein anderes {$omega}. Auch die Energie ist konstant, und das lässt {$omega} gerade noch so viel Freiheit:
rigid-kept-why-2 = Die Komponente entlang {$L} liegt fest, also wandert die Spitze in einer Ebene quer zu {$L}, die sich nie bewegt: Poinsots *invariable Ebene*. Lassen Sie laufen und sehen Sie zu, wie die Spitze ihre Kurve zeichnet.

## 3 Die mittlere Achse
rigid-euler-title = Ein Drehmoment, das nichts ausübt
rigid-euler-1 = Vom Ziegel aus gesehen dreht sich das konstante {$L}. Man nehme die Komponenten entlang der Achsen des Körpers, {$omega-b-is}; in ihnen ist {$I} konstant. Das Gesetz bekommt einen zweiten Term und wird zur *Eulerschen Gleichung*:
rigid-euler-2 = Der Term {$gyro} heißt *Kreiselmoment*, obwohl nichts es ausübt: {$tau} ist null. Er verschwindet, wenn sich der Körper genau um eine Hauptachse dreht. Nun drehen sich drei gleiche T-Griffe mit 10 rad/s, jeder um eine andere dieser Achsen und mit einem kleinen Fehler: um den Balken (kleinstes Trägheitsmoment), um den Stiel (mittleres) und quer zu beiden (größtes).
rigid-axes-question = Welcher Griff behält seine Achse nicht?
rigid-axes-choice-bar = der um den Balken, mit dem kleinsten Moment
rigid-axes-choice-stem = der um den Stiel, mit dem mittleren Moment
rigid-axes-choice-across = der quer zu beiden, mit dem größten Moment
rigid-axes-measured = Der Betrag von ω schwankte um { $bar } rad/s beim Balken, um { $stem } beim Stiel, um { $across } quer zu beiden.
rigid-axes-why-1 = Ein Körper mit {$order} drehe sich mit {$Omega} um die zweite Achse, mit einem kleinen Fehler entlang der anderen. Für den Fehler sagt die Eulersche Gleichung dann
rigid-axes-why-2 = Der Faktor ist positiv: Der Fehler wächst exponentiell, und der Griff schlägt um, wieder und wieder. Um die erste oder dritte Achse gibt dieselbe Rechnung einen negativen Faktor, und der Fehler schwingt nur. Der Kosmonaut Wladimir Dschanibekow sah es 1985 im Orbit an einer Flügelmutter; ein Tennisschläger kann es auch.

## 4 Schritte
rigid-steps-title = Das Moment in einem Zeitschritt
rigid-steps-1 = Ein Zeitschritt muss sagen, in welchem Augenblick er das gyroskopische Moment nimmt; {$omega-b} zählt hier stets entlang der Achsen des Körpers. An seinem Anfang, wo alles bekannt ist, nimmt es das *explizite* Verfahren:
rigid-steps-2 = Am Ende ist die *implizite* Art, ein kleines nichtlineares System für {$new}, das Newtons Verfahren in wenigen Runden löst:
rigid-steps-3 = Die dritte Art ist, es *wegzulassen*, wie es manche Spiele-Engine tut. Drei Griffe drehen sich in Schritten von 10 ms um den Stiel, jeder auf eine dieser Arten. Ein vierter läuft daneben mit einem Runge-Kutta-Verfahren vierter Ordnung.
rigid-gain-question = Welcher der drei gewinnt Energie aus dem Nichts?
rigid-gain-choice-implicit = der implizite
rigid-gain-choice-explicit = der explizite
rigid-gain-choice-off = der ohne das Moment
rigid-gain-measured = Nach sechs Sekunden hat sich die Bewegungsenergie um { $implicit } % (implizit), { $explicit } % (explizit) und { $off } % (ohne) geändert.
rigid-gain-why-1 = Multiplizieren Sie den expliziten Schritt mit {$old}, den impliziten mit {$new}: Die rechte Seite verschwindet beide Male, denn das Moment steht senkrecht auf der Geschwindigkeit, aus der es gebildet ist. Übrig bleibt
rigid-gain-why-2 = mit Plus für den expliziten und Minus für den impliziten Schritt. Der explizite gewinnt in jedem Schritt und explodiert am Ende; der implizite verliert ein wenig und kann nie explodieren. Darum nehmen ihn Spiele.
rigid-steps-4 = Ohne das Moment bleibt die Energie bis zur letzten Stelle erhalten, und doch ist die Bewegung falsch: {$omega} steht im Raum still, {$L} wandert, und der Griff schlägt nie um. Eine konstante Energie beweist für sich allein nichts. Vergleichen Sie den Ziegel mit und ohne Moment und dann drei Verfahren mit demselben Schritt:

## 5 Kreisel
rigid-tops-title = Kreisel
rigid-tops-1 = Sind zwei Trägheitsmomente gleich, {$I1} quer zur Achse und {$I3} um die Achse, lässt sich alles geschlossen lösen: Achse und {$omega} gehen gleichmäßig um {$L} herum, mit
rigid-tops-2 = Ein runder Teller ist ein solcher Körper, mit {$disc}. In der Mensa von Cornell warf jemand einen in die Luft; er wackelte, und das Wappen darauf ging herum. Richard Feynman wollte wissen, wie beides zusammenhängt.
rigid-wobble-question = Wie oft wackelt der Teller, während er sich einmal dreht?
rigid-wobble-choice-half = ein halbes Mal
rigid-wobble-choice-same = einmal
rigid-wobble-choice-twice = etwa zweimal
rigid-wobble-measured = Die Achse ging { $wobbles } Mal herum, eine Marke am Rand { $turns } Mal.
rigid-wobble-why-1 = Bei kleinem Wackeln ist der Drehimpuls fast {$I3} mal die Drehgeschwindigkeit, und durch {$I1} geteilt ist das die doppelte. Feynman erzählt es in seinem Buch umgekehrt, zwei Drehungen auf ein Wackeln. Der Lauf gibt ihm nicht recht.
rigid-tops-3 = Zieht die Schwerkraft an einem rotierenden Körper, der außerhalb seines Schwerpunkts gehalten wird, so bewegt ihr Moment {$mgl} den Drehimpuls {$L} seitwärts statt nach unten. Ein schneller Kreisel fällt darum nicht; seine Achse geht um die Senkrechte mit
rigid-tops-4 = Je langsamer er sich dreht, desto schneller geht er herum, bis er doch fällt. Ändern Sie die *Startgeschwindigkeit* bei den Reglern und sehen Sie nach:

## Aufgaben
rigid-exercises-title = Aufgaben
rigid-exercise-1 = Der implizite Lauf verliert mit Schritten von 10 ms in sechs Sekunden etwa 10 %. Was erwarten Sie von 5 ms?
rigid-exercise-1-ask = Der Verlust, in %
rigid-exercise-1-hint = Wie viel verliert ein Schritt, und wie viele Schritte sind es?
rigid-exercise-1-answer = In einem Schritt ändert sich {$omega} proportional zu {$h}, ein Schritt verliert also etwas proportional zu {$h2}. Es sind doppelt so viele: Die Hälfte des Verlusts bleibt, etwa 5 %. Probieren Sie es mit *Schritt* bei den Reglern.
rigid-exercise-2 = Warum braucht eine Kugel kein Kreiselmoment?
rigid-exercise-2-ask = Das Trägheitsmoment einer Vollkugel von 2 kg mit r = 0,5 m, in kg·m²
rigid-exercise-2-hint = Es ist zwei Fünftel von mr².
rigid-exercise-2-answer = Alle ihre Trägheitsmomente sind gleich. {$L} und {$omega} sind parallel, und das Produkt {$gyro} verschwindet. Für einen Würfel gilt dasselbe.
rigid-exercise-3 = Um welche der drei Achsen eines geschlossenen Buchs kann man es werfen, ohne dass es taumelt?
rigid-exercise-3-ask = Von den Momenten 1, 2 und 3 kg·m² dasjenige der Achse, um die es taumelt
rigid-exercise-3-hint = Die Achsen des größten und des kleinsten Moments sind stabil.
rigid-exercise-3-answer = Um die Achse entlang des Rückens (kleinstes Moment) und um die quer durch die Deckel (größtes). Um die dritte, in der Ebene der Deckel und quer zum Rücken, schlägt es um. Ein Gummiband hält es geschlossen.
rigid-exercise-4 = Feynmans Teller: Er wird so geworfen, dass er sich mit 6 rad/s um seine Achse dreht, mit einem kleinen Taumeln. Wie schnell taumelt er?
rigid-exercise-4-ask = Die Geschwindigkeit des Taumelns, in rad/s
rigid-exercise-4-hint = Die Achse läuft mit |L|/I₁ um L; ein dünner Teller hat I₃ = 2I₁.
rigid-exercise-4-answer = {$L} bleibt fest, und fast alles davon gehört zur Drehung um die Achse: |L| = 6I₃. Quer zur Achse ist das Moment halb so groß, und die Achse läuft mit |L|/I₁ = 6·I₃/I₁ = 12 rad/s um {$L}, doppelt so schnell, wie sich der Teller dreht.

rigid-sources-title = Quellen
rigid-source-euler = Leonhard Euler, *Du mouvement de rotation des corps solides autour d’un axe variable*, 1758 (gedruckt 1765).
rigid-source-lee = 이주형 (Lee Ju Hyung), *Constrained Dynamics*, 2011, Abschnitt 1: die Matrix Q(q), mit ω entlang der Weltachsen.
rigid-source-ogawa = hi-ogawa, *mechanics* (2020), „Rigid body“: die Winkelgeschwindigkeit entlang der Körperachsen.
rigid-source-poinsot = Louis Poinsot, *Théorie nouvelle de la rotation des corps*, 1834: die Ebene, die sich nie bewegt.
rigid-source-racket = Mark Ashbaugh, Carmen Chicone, Richard Cushman, *The twisting tennis racket*, 1991.
rigid-source-catto = Erin Catto, *Numerical Methods*, Game Developers Conference 2015: das implizite Kreiselmoment.
rigid-source-eberly = David Eberly, *Game Physics*, Morgan Kaufmann 2010. Helmut Garstenauer, *A Unified Framework for Rigid Body Dynamics*, Linz 2006.

rigid-picture = Drehimpuls, Winkelgeschwindigkeit und der Weg ihrer Spitze
rigid-picture-caption = Beide Vektoren des gewählten Laufs im Raum, mit dem anfänglichen L aufrecht. Die gestrichelte Ellipse liegt in der invariablen Ebene; die dünne Kurve ist der Weg, den die Spitze von ω genommen hat.
rigid-picture-none = In dieser Szene dreht sich nichts.
rigid-quantity-qx = Quaternion, x
rigid-quantity-qy = Quaternion, y
rigid-quantity-qz = Quaternion, z
rigid-quantity-qw = Quaternion, w
rigid-quantity-qdotx = Änderung des Quaternions, x
rigid-quantity-qdoty = Änderung des Quaternions, y
rigid-quantity-qdotz = Änderung des Quaternions, z
rigid-quantity-qdotw = Änderung des Quaternions, w
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
rigid-preset-without = Ziegel mit und ohne Moment
rigid-preset-axes = drei Achsen
rigid-preset-handle = T-Griff
rigid-preset-steps = drei Arten von Schritt
rigid-preset-rivals = drei Verfahren
rigid-preset-plate = Feynmans Teller
rigid-preset-gyroscope = Gyroskop
rigid-preset-heavyTop = schwerer Kreisel, gleichmäßig und losgelassen
rigid-preset-top = Kreisel am Boden
rigid-run-brick = Ziegel
rigid-run-exact = genau
rigid-run-off = ohne
rigid-run-bar = um den Balken
rigid-run-stem = um den Stiel
rigid-run-across = quer zu beiden
rigid-run-handle = Griff
rigid-run-implicit = implizit
rigid-run-explicit = explizit
rigid-run-rk4 = Runge-Kutta 4
rigid-run-dormand = Dormand–Prince
rigid-run-rattle = RATTLE
rigid-run-plate = Teller
rigid-run-gyroscope = Gyroskop
rigid-run-steady = gleichmäßig
rigid-run-letGo = losgelassen
rigid-run-top = Kreisel
