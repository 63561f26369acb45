# Lektion „Ein Punkt auf einem Kreis“. {$namen} im Text sind Formeln und Bedienelemente: src/lessons/circle/vocabulary.ts.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

circle-lead = Eine Perle gleitet auf einem Drahtring. Die Schwerkraft zieht an ihr, und doch verlässt sie den Ring nie. Welche Kraft hält sie dort, und wie groß muss diese Kraft sein?
circle-guide = Wir leiten diese Kraft her, berechnen mit ihr eine Bewegung, sehen die gerechnete Perle den Ring trotzdem verlassen und beheben das. Was neben dem Text steht, ist kein Film: Es wird gerechnet, während Sie lesen. Ziehen Sie an der Perle, ändern Sie jede {$dotted}, zeigen Sie auf ein farbiges Symbol, um es im Bild und in den Kurven wiederzufinden.
circle-guide-dotted = gepunktete Zahl

## 1 Die Zwangsbedingung
circle-constraint-title = Wo die Perle sein darf
circle-constraint-1 = Der Ursprung liege im Mittelpunkt des Rings, {$x} sei der Ort der Perle. Statt den Ring durch einen Winkel zu beschreiben, sagen wir mit einer einzigen Gleichung, wo die Perle sein darf:
circle-constraint-2 = Die Funktion {$C} ist die *Zwangsbedingung* (englisch *constraint*). Sie ist null auf dem Ring, positiv außerhalb, negativ innerhalb; in diesem Augenblick ist {$now-C}. Halten Sie den Lauf an und schieben Sie die Perle vom Ring, um zu sehen, wie sich der Wert ändert.
circle-constraint-3 = Der Abstand vom Ring, {$constraint-length}, hat dieselben Nullstellen und wirkt vielleicht natürlicher. Wir nehmen die quadratische Form, weil sich an ihr alles mühelos ableiten lässt. Weiter unten werden beide verglichen.

## 2 Zulässige Bewegung
circle-motion-title = Wie sie sich bewegen darf
circle-motion-1 = Jetzt auf dem Ring zu sein genügt nicht, denn die Perle soll auch einen Augenblick später noch dort sein. Also muss auch die Änderungsrate von {$C} verschwinden, und ebenso deren Änderungsrate:
circle-motion-2 = Die erste Zeile sagt, dass eine *zulässige Geschwindigkeit* senkrecht auf {$x} steht: Sie zeigt entlang des Rings. Die zweite Zeile hält eine kleine Überraschung bereit. {$inward} ist für eine bewegte Perle nicht null: Schon um auf dem Ring zu bleiben, muss sie zum Mittelpunkt hin beschleunigt werden, und zwar mit {$centripetal}. Das ist die Zentripetalbeschleunigung. Wir haben sie nicht hineingesteckt, sie ist herausgekommen.
circle-motion-3 = Gebraucht wird die Umkehrung. Sind am Anfang {$C-zero} und {$Cdot-zero}, und ist jederzeit {$Cddot-zero}, so verlässt die Perle den Ring nie. Ort und Geschwindigkeit sind durch die Vergangenheit gegeben; *allein die Beschleunigung ist noch frei zu wählen.*

## 3 Zwei Unbekannte
circle-work-title = Eine Gleichung, zwei Unbekannte
circle-work-1 = Die Beschleunigung liefert Newtons Gesetz. Zwei Kräfte wirken auf die Perle: die *eingeprägte Kraft* {$f}, hier ihr Gewicht, und die Kraft des Drahts, die *Zwangskraft* {$fhat}, die wir noch nicht kennen:
circle-work-2 = Das setzen wir in {$Cddot-zero} ein, multiplizieren mit {$m} und bringen das Bekannte nach rechts:
circle-work-3 = Das ist eine Gleichung, aber {$fhat} hat zwei Komponenten. Bestimmt ist nur die Komponente in Richtung von {$x}; entlang des Rings könnte die Kraft beliebig sein. Mit Recht: Eine Perle mit Motor erfüllt die Zwangsbedingung ebenso gut. Ein glatter Draht aber treibt weder an, noch bremst er. *Wie auch immer die zulässige Geschwindigkeit ist, die Zwangskraft leistet keine Arbeit*:
circle-work-4 = Das ist das *Prinzip der virtuellen Arbeit*. Ein Vektor, der auf allem senkrecht steht, was auf {$x} senkrecht steht, ist parallel zu {$x}, und so folgt
circle-work-5 = Aus den zwei unbekannten Komponenten ist eine unbekannte Zahl geworden, der *Lagrange-Multiplikator* {$lambda}. Auch die Richtung ist kein Zufall: {$gradient} ist der Gradient der Zwangsbedingung, die Richtung also, in der {$C} am schnellsten wächst.

## 4 Der Multiplikator
circle-lambda-title = Eine Unbekannte
circle-lambda-1 = Nun steht eine Gleichung für eine Unbekannte da. Wir setzen {$multiplier-inline} ein und lösen auf:
circle-lambda-2 = Lesen Sie die Zahlen mit, während die Perle schwingt. An den Seiten zeigt das Gewicht entlang des Rings, und nur der zweite Term bleibt übrig. Am tiefsten Punkt sind beide Terme am größten: Der Draht muss das Gewicht tragen *und* die Bahn krümmen. Solange {$lambda} negativ ist, zieht der Draht nach innen. Nahe dem höchsten Punkt wird es bei langsamer Perle positiv: Ein Ring kann auch drücken, ein Faden könnte es nicht.
circle-lambda-3 = Ziehen Sie an der Perle: Eine Feder zieht sie zum Zeiger, ihre Kraft kommt zu {$f} hinzu, und {$lambda} antwortet sofort. Oder ändern Sie die Masse, {$set-mass}, und die Schwerkraft, {$set-gravity}. Was davon ändert die Bewegung, und was nur die Kraft?

## 5 Drift
circle-drift-title = Fertig?
circle-drift-1 = So scheint es. In jedem Zustand kennen wir die Beschleunigung, {$acceleration}, und können sie einem Integrator übergeben. Der einfachste ist das Euler-Verfahren: Ort und Geschwindigkeit gehen einen Schritt {$h} lang so weiter, wie sie sich an dessen Anfang ändern. Unsere Perle beginnt zulässig, und in jedem Schritt gilt {$Cddot-zero}.
circle-drift-question = Die Perle wird an der Seite des Rings losgelassen. Wo wird sie nach 5 Sekunden mit Schritten von 10 ms sein?
circle-drift-choice-on = genau auf dem Ring
circle-drift-choice-out = außerhalb, immer weiter
circle-drift-choice-in = innerhalb, immer weiter
circle-drift-choice-both = bald außerhalb, bald innerhalb
circle-drift-measured = Nach { $time } s hat dieser Lauf { $end }; unterwegs war C nie kleiner als { $least } und nie größer als { $most }.
circle-drift-why-1 = Der Euler-Schritt folgt der Tangente, und die Tangente liegt außerhalb des Kreises. Aus einem zulässigen Zustand führt ein Schritt zu
circle-drift-why-2 = und {$C} ist um {$growth} gewachsen. Das ist wenig. Doch nichts in der Formel für {$lambda} sieht auf {$C}: Der nächste Schritt beginnt, wo der letzte geendet hat, begnügt sich mit {$Cddot-zero} und fügt seinen eigenen Fehler hinzu. Kein Schritt nimmt je einen zurück. Das ist die *Drift*.
circle-drift-2 = Ein kleinerer Schritt verlangsamt sie nur: Beim halben Schritt sind es doppelt so viele Fehler von einem Viertel der Größe, also die halbe Drift. Ein besserer Integrator verlangsamt sie stärker. Das Übel ist nicht die Größe der Fehler, sondern dass sie nie vergessen werden:
circle-drift-3 = Ein Fehler in {$C} bleibt für immer, und ein Fehler in {$Cdot} lässt {$C} ohne Ende wachsen. Ebenso ergeht es einer Perle, die neben dem Ring oder mit falscher Geschwindigkeit beginnt.

## 6 Rückführung
circle-feedback-title = Rückführung
circle-feedback-1 = Also soll die Gleichung auf {$C} sehen. Statt {$Cddot-zero} verlangen wir, dass jede Abweichung abklingt wie der Ausschlag eines gedämpften Schwingers:
circle-feedback-2 = Die Zahl {$alpha} antwortet auf eine falsche Lage, {$beta} auf eine falsche Geschwindigkeit. Die Herleitung bleibt, wie sie war, und {$lambda} erhält einen Term mehr:
circle-feedback-3 = Auf dem Ring und bei zulässiger Geschwindigkeit ist dieser Term null: Wo nichts zu berichtigen ist, ändert die Rückführung nichts. Neben dem Ring holt sie die Perle zurück, am schnellsten ohne Überschwingen bei {$critical}: Das ist der *aperiodische Grenzfall*, die kritische Dämpfung. Stellen Sie {$set-alpha} und {$set-beta} nach Belieben ein, oder beginnen Sie neben dem Ring mit einem dieser Versuche:
circle-feedback-4 = Die Schwerkraft zieht die Perle in jedem Augenblick in eine andere Richtung, und doch ist der Kurve von {$C} davon nichts anzusehen. Das ist keine Näherung. Der Multiplikator nimmt die ganze Kraft auf, welche es auch sei, und übrig bleibt allein {$oscillator}.
circle-feedback-5 = Die Rückführung ist Medizin für {$C}, nicht für den Integrator. Lassen Sie die drei nebeneinander laufen: Die Rückführung hält die Perle am Ring, aber sehen Sie sich die Energie an.

## 7 Zu viel davon
circle-explode-title = Zu viel des Guten
circle-explode-1 = Wenn die Perle mit {$beta-ten} schnell zurückkommt, sollte sie mit 600 sechzigmal so schnell zurückkommen.
circle-explode-question = Kritisch gedämpft mit β = 600 s⁻¹, Euler-Verfahren, Schritte von 10 ms, Start genau auf dem Ring. Was wird geschehen?
circle-explode-choice-better = die Perle bleibt näher am Ring als zuvor
circle-explode-choice-same = nichts, was man sehen könnte
circle-explode-choice-explodes = sie fliegt davon, die Rechnung explodiert
circle-explode-measured = Am Anfang war C = 0. Als der Lauf nach { $time } s angehalten wurde, war die größte Abweichung { $most } gewesen.
circle-explode-why-1 = Ein Schritt kann nicht verfolgen, was innerhalb des Schritts schon vorbei ist. Die wahre Abweichung schrumpft; das Euler-Verfahren multipliziert sie in jedem Schritt mit {$euler-factor}, und diese Zahl liegt unter −1, sobald {$euler-limit}. Dann wechselt die Abweichung das Vorzeichen und wächst mit jedem Schritt. Bessere Integratoren schieben diese Grenze ein wenig hinaus, beseitigen kann sie keiner.
circle-explode-2 = Hier liegt die Grenze zwischen 6 und 7 ms: Stellen Sie {$set-step} auf 6 ms und beginnen Sie neu. Als Regel bleibe {$beta} unter {$one-over-h}.

## 8 Feder
circle-spring-title = Warum nicht einfach eine Feder?
circle-spring-1 = Man könnte die Perle auch mit einer steifen Feder und einem Dämpfer an den Ring binden. Das ist die *Penalty-Methode*:
circle-spring-2 = Sie sieht aus wie die Rückführung und ist doch etwas anderes. Hier wird {$lambda} nicht so bestimmt, dass die Zwangsbedingung gilt; es ist die Strafe für eine Verletzung, die schon geschehen ist.
circle-spring-question = Die Perle hängt in Ruhe an der Feder, am tiefsten Punkt. Wo genau?
circle-spring-choice-on = genau auf dem Ring
circle-spring-choice-out = ein wenig unter dem Ring
circle-spring-choice-in = ein wenig über dem Ring
circle-spring-measured = Nach { $time } s hängt die Perle bei { $end }.
circle-spring-why-1 = Die Feder kann das Gewicht nur tragen, wenn sie gedehnt ist:
circle-spring-why-2 = Eine Strafkraft wirkt erst, wenn die Bedingung verletzt ist. Die Zwangskraft wirkt schon bei {$C-zero}, denn sie wird aus der Kraft berechnet, der sie das Gleichgewicht hält, und nicht aus dem Schaden.
circle-spring-3 = Also die Feder steifer machen? Der Fehler fällt wie {$one-over-k}, doch die Perle zittert nun mit {$frequency}, und kein Schritt über {$spring-limit} kann dem folgen. Starten Sie die steife Feder: Mit Schritten von 10 ms wird die Perle fortgeschleudert. Stellen Sie {$set-step} auf 9 ms, beginnen Sie neu, und sie bleibt. Die Zwangskraft ist hart wie Stahl und braucht gar keine Steifigkeit.

## 9 Zwei Formen
circle-forms-title = Ein Ring, zwei Gleichungen
circle-forms-1 = Nun zur anderen Form, {$constraint-length}. Ihr Gradient {$normal} hat die Länge eins, ihr Multiplikator ist darum eine Kraft in Newton, während der von {$form-half} eine Kraft je Meter ist:
circle-forms-2 = Auf dem Ring und bei zulässiger Geschwindigkeit geben beide Formen dasselbe {$fhat}. Anderswo müssen sie es nicht, denn die zweiten Ableitungen zweier verschiedener Funktionen sind zwei verschiedene Forderungen:
circle-forms-3 = Beginnen Sie mit falscher Geschwindigkeit und ohne Rückführung: Die beiden Perlen trennen sich, obwohl sie an derselben Stelle desselben Rings begonnen haben. Nach einer halben Sekunde ist die eine 1,41 m vom Mittelpunkt entfernt, die andere 1,50 m.

## 10 Ein Schritt
circle-step-title = Ein Schritt, zerlegt
circle-step-1 = Die Herleitung ist auch schon das Programm. Ein Schritt besteht aus vier Stufen, hier mit den Zahlen des gegenwärtigen Zustands. Gehen Sie sie durch:
circle-step-2 = Und die Arbeit? Was wir verlangt haben, lässt sich nachprüfen, denn
circle-step-3 = Die Leistung ist null, wo {$Cdot} null ist; der Draht nimmt also keine Energie auf und gibt keine ab. Jetzt ist {$now-power}, und seit dem Start {$now-work}. Wo diese Zahlen nicht null sind, sind Drift oder Rückführung am Werk.

## 11 Die exakte Bewegung
circle-exact-title = Gegen die exakte Bewegung
circle-exact-1 = Unsere Perle ist ein Pendel, und die Bewegung eines Pendels ist exakt bekannt. Der gestrichelte Kreis zeigt sie, aus elliptischen Funktionen berechnet und nicht in Schritten. Sein Abstand von der Perle ist der wahre Fehler. Er enthält die Drift und den Fehler entlang des Rings, von dem {$C} nichts weiß.
circle-exact-2 = Lassen Sie drei Integratoren ohne Rückführung nebeneinander laufen. Die Fehler in diesem Augenblick:
circle-exact-3 = Dann halbieren Sie den Schritt, {$set-step-all}, beginnen neu und lassen sie bis zur selben Zeit laufen. Eulers Fehler fällt auf die Hälfte, der der Mittelpunktregel auf ein Viertel, der des Runge-Kutta-Verfahrens auf ein Sechzehntel: Sie haben die Ordnung 1, 2 und 4.

## 12 Aufgaben
circle-exercises-title = Aufgaben
circle-exercise-1 = Die Perle ruht am tiefsten Punkt, an der Seite, am höchsten Punkt. Bestimmen Sie jedes Mal {$lambda}, setzen Sie dann die Perle dorthin und vergleichen Sie.
circle-exercise-1-ask = λ in Ruhe am tiefsten Punkt, in N/m, mit m = 1 kg, r = 1 m und g = 9,81 m/s²
circle-exercise-1-hint = In Ruhe bleibt im Zähler nur f·x; teilen Sie durch x·x und achten Sie auf das Minus davor.
circle-exercise-1-answer = Unten ist {$answer-below}, also {$answer-bottom}: Der Draht zieht mit dem Gewicht nach oben. An der Seite ist {$answer-side} und {$lambda-zero}. Oben ist {$answer-top}: Der Draht drückt, wieder nach oben.
circle-exercise-2 = Die Perle wird an der Seite losgelassen. Wie groß ist die Zwangskraft, wenn sie den tiefsten Punkt durchläuft?
circle-exercise-2-ask = Zwangskraft am tiefsten Punkt, in N, für m = 1 kg
circle-exercise-2-hint = Sie trägt das Gewicht und biegt die Bahn; die Geschwindigkeit folgt aus der Höhe: v² = 2gr.
circle-exercise-2-answer = Sie ist um {$r} gefallen, also gilt {$fall} und {$answer-swing}, bei jedem Radius. Fügen Sie die Kurve von {$fhat-size} hinzu und lesen Sie ab.
circle-exercise-3 = Doppelte Masse: Was wird aus {$lambda}, und was aus der Bewegung?
circle-exercise-3-answer = Jeder Term des Zählers enthält den Faktor {$m} (auch das Gewicht), also verdoppeln sich {$lambda} und {$fhat}. Die Beschleunigung, Kraft durch Masse, bleibt, und mit ihr die Bewegung.
circle-exercise-4 = Die Folien, denen diese Lektion folgt, drucken den Multiplikator so. Ein Vorzeichen ist falsch. Finden Sie es ohne Rechnung:
circle-exercise-4-answer = Lassen Sie die eingeprägte Kraft weg. Eine bewegte Perle braucht dann eine Kraft nach innen, {$lambda} muss also negativ sein; wie gedruckt ist es positiv. Richtig ist − vor beiden Termen.
circle-exercise-5 = Euler-Verfahren, kritische Dämpfung, Schritte von 5 ms: Ab welchem {$beta} explodiert die Rechnung?
circle-exercise-5-ask = Die Grenze von β, in 1/s
circle-exercise-5-hint = Eine aperiodisch gedämpfte Abweichung wird in jedem Schritt mit 1 − hβ/2 multipliziert. Wann wird das −1?
circle-exercise-5-answer = Wenn {$answer-roots} ist, also bei {$answer-limit}. Schon kurz davor ist sie unbrauchbar: Die Abweichung klingt langsam ab und wechselt in jedem Schritt das Vorzeichen.
circle-exercise-6 = Eine Feder soll eine ruhende Perle von 1 kg am tiefsten Punkt eines Rings von 1 m auf 1 mm genau halten. Wie steif muss sie sein, und wie lang darf ein Schritt sein?
circle-exercise-6-ask = Steifigkeit k, in N/m³
circle-exercise-6-hint = In Ruhe ist kC|x| = mg, und 1 mm außerhalb des Rings ist C etwa 0,001 m².
circle-exercise-6-answer = {$answer-stiff} ist etwa 10 000 N/m³, also ω etwa 100 s⁻¹ und {$h} höchstens 20 ms. Für ein Tausendstel Millimeter ist {$k} tausendmal so groß und {$h} höchstens 0,6 ms.
circle-exercise-7 = Der Draht sei eine Ellipse:
circle-exercise-7-hint = Welche Zeilen der Herleitung ändern sich?
circle-exercise-7-answer = Keine. Mit {$grad} anstelle von {$x} und der zweiten Ableitung dieses {$C} bleibt alles, wie es ist, und so wird es bei jeder künftigen Zwangsbedingung sein:

## Quellen
circle-sources-title = Quellen
circle-source-slides = Stefan Duthaler, *Constrained Dynamics*, Seminar „Physically-based methods for 3D games and medical applications“, Wintersemester 2003, Folien 5–11. Hier berichtigt: Folie 7 druckt ẋ·x statt ẍ·x, Folie 8 setzt Ṫ = 0, wo nur f̂·ẋ = 0 gilt, Folie 9 hat das Vorzeichen von Aufgabe 4.
circle-source-witkin = Andrew Witkin, *Constrained Dynamics*, in *Physically Based Modeling*, Kursunterlagen der SIGGRAPH 97.
circle-source-baumgarte = Joachim Baumgarte, *Stabilization of constraints and integrals of motion in dynamical systems*, Computer Methods in Applied Mechanics and Engineering 1 (1972), 1–16: die Rückführung.
circle-misprint-title = Druckfehler der Quellen: gedruckt, berichtigt
circle-misprint-1 = Duthaler, Folie 7: In der zweiten Ableitung steht ẋ·x, richtig ist ẍ·x. Mit dem Druckfehler könnte keine Beschleunigung die Perle auf dem Ring halten.
circle-misprint-2 = Duthaler, Folie 8: Gedruckt ist Ṫ = 0; es gilt nur f̂·ẋ = 0. Das Gewicht leistet Arbeit: Lassen Sie die Perle schwingen und sehen Sie ihre Bewegungsenergie an.
circle-misprint-3 = Duthaler, Folie 9: ein Vorzeichen von λ, Aufgabe 4 oben.
circle-misprint-4 = Lee, Abschnitt 4: Gedruckt ist Seᵏ⁺¹ = Teᵏ; mit A = S + T heißt es Seᵏ⁺¹ = −Teᵏ. Am Spektralradius ändert das Vorzeichen nichts, aber ein Lauf von Jacobi zeigt, ob die Fehler ihr Vorzeichen wechseln.
circle-misprint-5 = Lee, Abschnitt 4.3: Gedruckt ist (S − T)x = ωb statt (S + T)x = ωb; die Zeilen darunter rechnen mit dem Plus.
circle-misprint-6 = hi-ogawa, Satz 1, Beweis: Gedruckt ist f̂ᵀẋ = (DG λ)ᵀẋ statt (DGᵀλ)ᵀẋ. Behauptung 4 verweist auf die Sätze 3 und 4, gemeint sind 2 und 3, und sagt, der Drehimpuls bleibe erhalten: Der Gradient ist aber am vorhergesagten Ort x̄ genommen, nicht am alten, und so bleibt er es nicht. Ein Stab, der sich dreht, verliert einen Teil davon, der im Verhältnis zu h kleiner wird.
circle-misprint-7 = tazz, Überschrift von Teil 1: „Complimentarity“ statt complementarity.

## Knöpfe, Voreinstellungen und Läufe
circle-preset-drift = Euler, keine Rückführung: Drift
circle-preset-halved = Schritt und halber Schritt
circle-preset-rk4 = stattdessen Runge-Kutta
circle-preset-critical = kritisch gedämpft
circle-preset-damping = zu wenig, kritisch, zu viel
circle-preset-velocity = falsche Geschwindigkeit
circle-preset-explodes = β zu groß für dieses h: es explodiert
circle-preset-spring = Feder statt Zwangsbedingung
circle-preset-stiff = steife Feder: sie explodiert
circle-preset-rivals = symplektischer Euler: ohne, mit Rückführung, Feder
circle-preset-forms = beide Formen von C
circle-preset-integrators = drei Integratoren
circle-preset-pendulum = von vorn: ein genaues Pendel
circle-run-bead = Perle
circle-run-none = Euler, keine Rückführung
circle-run-symplectic = symplektischer Euler, keine Rückführung
circle-run-rk4 = keine Rückführung, Runge-Kutta
circle-run-feedback = Rückführung
circle-run-spring = Feder
circle-run-full = h = 10 ms
circle-run-half = h = 5 ms
circle-run-under = β = 2 s⁻¹: zu wenig
circle-run-critical = β = 10 s⁻¹: kritisch
circle-run-over = β = 40 s⁻¹: zu viel
circle-run-high = β = 600 s⁻¹
circle-run-form-half = ½(x·x − r²)
circle-run-form-length = |x| − r
circle-run-euler = Euler
circle-run-midpoint = Mittelpunktregel
circle-run-runge-kutta = Runge-Kutta
