# Die Seiten #/sheet, #/symbols und #/notes: www/src/handout/.
sheet-lead = Die Gleichungen des Kurses in einer Schreibweise, nach Lektionen geordnet; nur die einzelner Beispiele fehlen. Gedruckt zwei Seiten A4.
sheet-print = Drucken
handout-pdf = { $title } als PDF
symbols-lead = Jeder Buchstabe der abgesetzten Formeln: sein Name, seine Einheit und die Lektion, die ihn einführt. Ein Buchstabe mit mehreren Bedeutungen hat für jede eine Zeile.
symbols-symbol = Symbol
symbols-name = Name
symbols-unit = Einheit
symbols-lesson = Eingeführt in
symbols-letters = Die Buchstaben der Quellen
symbols-letters-lead = Dieselben Größen, wie die Quellen sie schreiben. Ein Strich: Die Quelle hat diese Größe nicht.
symbols-here = hier
notes-lead = Zu jeder Lektion: Ziele, Zeit, Fragen für die Gruppe, verbreitete Fehler und Versuche zum Öffnen oder für eine Folie. Jede Antwort wird in einem Lauf gemessen.
notes-questions = Fragen für die Gruppe
notes-question-kit-1 = Zwei freie Gelenke haben vier Koordinaten, die drei Stäbe einer Viergelenkkette drei Zeilen. Wie viele Freiheitsgrade bleiben? Und mit einem weiteren Stab von einem freien Gelenk zum gegenüberliegenden festen Drehpunkt?
notes-question-kit-2 = Nichts bewegt sich mehr, und ein weiterer Stab kommt hinzu. Was ändert sich: der Rang, die Zahl der Zeilen oder beides?
notes-errors = Verbreitete Fehler
notes-experiments = Fertige Versuche
notes-problems = Fertige Aufgaben
notes-open = öffnen
notes-time = Etwa { $minutes } Minuten.
notes-time-checked = Etwa { $minutes } Minuten. { $count } Aufgaben prüfen ihre Antwort.

notes-error-circle = λ ist keine Kraft, sondern eine Kraft je Länge des Gradienten; erst f̂ = λ∇C hat die Einheit einer Kraft, und λ ändert sich, wenn man C skaliert.
notes-error-circle-2 = Man meint, die Kraft zeige stets zum Mittelpunkt. λ kann beide Vorzeichen haben: Eine langsame Perle wird oben nach außen gedrückt. Das Vorzeichen folgt aus der Formel.
notes-error-drift = „Der Schritt ist zu groß.“ Ein kleinerer Schritt verlangsamt die Drift nur; es fehlt ein Term, der von C abhängt.
notes-error-drift-2 = „Je stärker die Rückführung, desto besser.“ Jenseits einer Grenze, die vom Schritt abhängt, macht sie den Lauf instabil. Faustregel: β unter 1/h und α = β²/4.
notes-error-curves = Man meint, die Kraft folge aus der Steigung der Kurve. Sie hängt aber von der Krümmung der Bahn und der Geschwindigkeit ab; die Steigung bestimmt nur, wie das Gewicht zerlegt wird.
notes-error-curves-2 = J̇v wird weggelassen, weil der Draht ruht. Es ist da, weil sich der Gradient unterwegs dreht, und in Ruhe fällt sein Fehlen nicht auf: Die Formel an einer bewegten Perle prüfen.
notes-error-particles = A wird für eine Masse gehalten. Es ist eine inverse Masse: Ein schweres Teilchen macht seine Einträge klein.
notes-error-particles-2 = Jedes λ wird für sich berechnet. Zwangsbedingungen mit einem gemeinsamen Teilchen haben in A einen Nebendiagonaleintrag; ihre Multiplikatoren muss man gemeinsam bestimmen.
notes-error-redundant = „Kein eindeutiges λ, also keine eindeutige Bewegung.“ Die Multiplikatoren sind unbestimmt, die Bewegung nicht: WJᵀz = 0.
notes-error-redundant-2 = Ein singuläres A wird für einen Widerspruch gehalten. Überzählige Zeilen können miteinander verträglich sein; erst das Residuum der kleinsten Quadrate zeigt, ob sie einander widersprechen.
notes-error-impulses = Kraft und Kraftstoß werden verwechselt: Der Löser findet hλ. Beim halben Schritt behält in Ruhe λ seinen Wert, in einem Stoß hλ.
notes-error-impulses-2 = Baumgartes Term wird als β_B C geschrieben. Die Zeilen sind Geschwindigkeiten, also heißt er β_B C/h: Einheiten prüfen.
notes-error-rigid = Man hält ω ohne Drehmoment für konstant. Konstant ist L; ω ändert sich, außer auf einer Hauptachse.
notes-error-rigid-2 = I wird in Weltachsen unverändert verwendet. Konstant ist er nur in den Körperachsen; in Weltachsen lautet er RIRᵀ und ändert sich mit der Drehung.
notes-error-joints = β = 1 scheint am besten, weil es den ganzen Fehler beseitigt. Es bringt auch die meiste Energie ins System.
notes-error-joints-2 = Anschläge und Motoren werden als Gleichungen geschrieben. Ein Anschlag braucht λ ≥ 0, ein Motor seine größte Kraft als Schranke nach beiden Seiten; ohne Schranken zieht der Anschlag, und der Motor gibt nie nach.
notes-error-contact = Kontakte werden zu Gleichungen gemacht, „C = 0, solange sie sich berühren“. Dann zieht der Boden auch.
notes-error-contact-2 = Die Kontakte eines Körpers werden einmal nacheinander gelöst. Ein Druck an der einen Ecke bewegt durch den Nebendiagonaleintrag von A auch die andere; er ist nur für I = ma² null.
notes-error-complementarity = „λ = 0 oder w = 0“ wird ausschließend gelesen. Beide dürfen zugleich null sein: Die Körper berühren sich, und die Kontaktkraft ist null.
notes-error-complementarity-2 = Auch an der oberen Schranke wird w = 0 erwartet. Dort ist w ≤ 0 zulässig: Der Motor hat seine größte Kraft erreicht, und die Zeile gibt nach.
notes-error-solutions = Ein Problem ohne Lösung gilt als Fehler des Lösers. Mit Reibung kann das Modell selbst keine haben.
notes-error-solutions-2 = Eine positive Diagonale gilt als Gewähr für genau eine Lösung. Für jedes b gibt es genau eine nur dann, wenn alle Hauptminoren von A positiv sind.
notes-error-friction = Reibung wird in Ruhe gleich μλ_n gesetzt. In Ruhe ist sie so groß, wie das Gleichgewicht es verlangt, und höchstens μλ_n.
notes-error-friction-2 = Von einem Kasten aus Schranken erwartet man, dass er in allen Richtungen gleich wirkt. Längs seiner Diagonalen erlaubt er das √2-Fache der Reibung des Kegels.
notes-error-collisions = Man meint, e = 1 erhalte die Energie. Ohne Reibung gilt das für einen einzelnen Kontakt oder ein gemeinsames e, allgemein nicht.
notes-error-collisions-2 = Newtons Stoßgesetz wird auf die Schwerpunkte angewandt. Es gilt für die Punkte, die sich berühren: Beim exzentrischen Stoß enthält ihre Geschwindigkeit die Drehung, und an die Stelle von 1/m tritt nᵀKn.
notes-error-iterating = Ein kleines Residuum gilt als kleiner Fehler. Der Fehler kann ρ/(1 − ρ) mal die letzte Änderung sein.
notes-error-iterating-2 = Ein größeres ω gilt als schneller. Für symmetrisch positiv definites A wird das Verfahren jenseits des besten ω wieder langsamer, und ab ω = 2 konvergiert es nicht.
notes-error-stack = Man erwartet, dass mehr Durchgänge überall gleich helfen. Die Last eines hohen Stapels braucht etwa n² davon.
notes-error-stack-2 = Auf den Warmstart verlässt man sich in jedem Schritt. Wo sich die Kontakte eben geändert haben, sind die alten λ ein schlechter Startwert: nach einem Stoß das Residuum ansehen.
notes-error-programs = Multiplikatoren gelten als Nebenprodukt. Sie sind Schattenpreise: der Wert einer weiteren Einheit einer Schranke.
notes-error-programs-2 = Ein Punkt, an dem die KKT-Bedingungen gelten, wird für das Minimum gehalten. Hinreichend sind sie bei einem konvexen Programm; hat H einen negativen Eigenwert, so können auch Sattelpunkte sie erfüllen.
notes-error-pivoting = Exakt wird mit robust verwechselt: Das Verfahren von Lemke ist exakt, wo es eine Lösung findet, kann aber auf einem Strahl enden.
notes-error-pivoting-2 = Löser werden nach der Zahl ihrer Iterationen verglichen. Ein Pivotschritt, ein Durchgang und ein Gradientenschritt kosten verschieden viel: bei gleicher Genauigkeit nach der Zeit vergleichen.
notes-error-positions = Die Steifigkeit wird allein der Nachgiebigkeit zugeschrieben. Bei PBD hängt sie auch von Durchgängen und Schritt ab, bei XPBD erst dann nicht mehr, wenn die Durchgänge konvergiert sind.
notes-error-positions-2 = Der Verlust an Drehimpuls bei PBD wird für Reibung gehalten. Er kommt vom Gradienten am vorhergesagten Ort und wird mit h kleiner; mit der Richtung von SHAKE verschwindet er.
notes-error-coordinates = Man hält weniger Koordinaten stets für billiger. M(q) ist entlang einer Kette voll besetzt, und Schleifen und Kontakte bringen die Zeilen zurück.
notes-error-coordinates-2 = h wird weggelassen, wo sich die Gelenke mit konstanten Raten drehen. Auch dann bewegen sich die Körper auf Kurven; h ist die generalisierte Kraft, die das erfordert.
notes-error-methods = Verfahren werden beim selben Schritt verglichen. Vergleichen sollte man sie bei gleichem Aufwand oder gleichem Fehler.
notes-error-methods-2 = Aus erhaltener Energie schließt man auf eine richtige Bewegung. Ein Lauf kann sie gut erhalten und doch außer Phase sein: auch die Orte mit der Referenzlösung vergleichen.
notes-error-kit = Man fügt Glieder hinzu, bis sich nichts mehr bewegt. Vor dem Bauen die Freiheitsgrade zählen.
notes-error-kit-2 = Gezählt werden Stäbe statt unabhängiger Zeilen. Ein überzähliger Stab nimmt keinen Freiheitsgrad: Es zählt der Rang von J, den das Matrizenfeld zeigt.

symbols-term-position = Ort
symbols-term-velocity = Geschwindigkeit
symbols-term-mass = Masse
symbols-term-mass-matrix = Massenmatrix
symbols-term-known-part-of-w = bekannter Teil von w
symbols-term-predicted-position = vorhergesagter Ort
symbols-term-time = Zeit
symbols-term-relative-velocity = Relativgeschwindigkeit
symbols-term-acceleration = Beschleunigung
symbols-term-half-axes = Halbachsen
symbols-term-gravitational-acceleration = Fallbeschleunigung
symbols-term-radius = Radius
symbols-term-lever-arm = Hebelarm
symbols-term-length = Länge
symbols-term-radius-of-the-rolling-circle = Radius des abrollenden Kreises
symbols-term-unit-normal = Einheitsnormale
symbols-term-number-of-particles = Zahl der Teilchen
symbols-term-point-of-the-curve = Punkt der Kurve
symbols-term-curve-parameter = Kurvenparameter
symbols-term-curvature = Krümmung
symbols-term-matrix-of-second-derivatives = Matrix der zweiten Ableitungen
symbols-term-angle = Winkel
symbols-term-mass-matrix-of-the-bodies = Massenmatrix der Körper
symbols-term-velocities-per-rate-of-the-coordinates = Geschwindigkeiten je Koordinatenrate
symbols-term-rates-of-q-per-velocity = Raten von q je Geschwindigkeit
symbols-term-tension = Zug
symbols-term-horizontal-tension = waagrechter Zug
symbols-term-slope-angle = Neigungswinkel
symbols-term-number-of-redundant-members = Zahl der überzähligen Stäbe
symbols-term-number-of-rows = Zahl der Zeilen
symbols-term-numbers-of-particles-and-bodies = Zahlen der Teilchen und der Körper
symbols-term-drop-height = Fallhöhe
symbols-term-bias = Bias
symbols-term-duration = Dauer
symbols-term-spring-stiffness = Federkonstante
symbols-term-distance-vector = Abstandsvektor
symbols-term-angular-frequency = Kreisfrequenz
symbols-term-damping-ratio = Dämpfungsgrad
symbols-term-softness-of-a-joint = Weichheit eines Gelenks
symbols-term-objective-function = Zielfunktion
symbols-term-identity-matrix = Einheitsmatrix
symbols-term-over-relaxation-factor = Relaxationsparameter
symbols-term-rotation-rate-about-the-second-axis = Winkelgeschwindigkeit um die zweite Achse
symbols-term-momentum = Impuls
symbols-term-arm-of-rolling-friction = Hebelarm der Rollreibung
symbols-term-arm-of-spinning-friction = Hebelarm der Bohrreibung
symbols-term-half-width-and-height-of-the-centre-of-mass = halbe Breite und Höhe des Schwerpunkts
symbols-term-error-of-an-iterate = Fehler einer Iterierten
symbols-term-mobility-at-the-point-of-impact = Beweglichkeit am Stoßpunkt
symbols-term-velocity-at-the-point-of-impact = Geschwindigkeit am Stoßpunkt
symbols-term-parts-of-A = Teile von A
symbols-term-diagonal-lower-and-upper-part-of-A = Diagonale, unterer und oberer Teil von A
symbols-term-iteration-matrix = Iterationsmatrix
symbols-term-spectral-radius = Spektralradius
symbols-term-certificate-of-infeasibility = Beweis der Unlösbarkeit
symbols-term-unknowns-of-a-program = Unbekannte eines Programms
symbols-term-linear-and-quadratic-part-of-the-objective = linearer und quadratischer Teil der Zielfunktion
symbols-term-walls-of-a-program = Wände eines Programms
symbols-term-forces-of-the-axes = Kräfte der Achsen
symbols-term-matrix-and-vector-of-the-LCP = Matrix und Vektor des LCP
symbols-term-artificial-unknown-and-its-column = künstliche Unbekannte und ihre Spalte
symbols-term-rows-between-their-bounds-and-the-others = Zeilen zwischen ihren Schranken und die übrigen
symbols-term-compliance-in-a-step = Nachgiebigkeit in einem Schritt

code-title = Die Zeilen des Rechenkerns dazu
code-lines = Zeilen { $first }–{ $last }

letters-of = Formeln in den Buchstaben von
letters-own = diesem Kurs
letters-all = Alle Buchstaben in einer Tabelle
letters-stay = { $source } hat keinen Buchstaben für { $letters }; dort bleiben die Buchstaben dieses Kurses.
letters-untreated = { $source } behandelt dieses Thema nicht; die Formeln behalten die Buchstaben dieses Kurses.
letters-none = Keine der vier Quellen behandelt dieses Thema; die Formeln behalten die Buchstaben dieses Kurses.
