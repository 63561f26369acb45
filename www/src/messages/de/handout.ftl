# Die Seiten #/sheet, #/symbols und #/notes: www/src/handout/.
sheet-lead = Die wichtigsten Gleichungen des Kurses in einer Schreibweise, nach Lektionen geordnet. Gedruckt zwei Seiten A4.
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
notes-lead = Zu jeder Lektion: Ziele, Zeit, Fragen für die Gruppe, ein verbreiteter Fehler und Versuche zum Öffnen oder für eine Folie. Jede Antwort wird in einem Lauf gemessen.
notes-questions = Fragen für die Gruppe
notes-errors = Ein verbreiteter Fehler
notes-experiments = Fertige Versuche
notes-open = öffnen
notes-checked = { $count } Aufgaben prüfen ihre Antwort.

notes-error-circle = λ ist keine Kraft, sondern eine Kraft je Länge des Gradienten; erst f̂ = λ∇C hat die Einheit einer Kraft, und λ ändert sich, wenn man C skaliert.
notes-error-drift = „Der Schritt ist zu groß.“ Ein kleinerer Schritt verlangsamt die Drift nur; es fehlt ein Term, der von C abhängt.
notes-error-curves = Man meint, die Kraft folge aus der Steigung der Kurve. Sie hängt aber von der Krümmung der Bahn und der Geschwindigkeit ab; die Steigung bestimmt nur, wie das Gewicht zerlegt wird.
notes-error-particles = A wird für eine Masse gehalten. Es ist eine inverse Masse: Ein schweres Teilchen macht seine Einträge klein.
notes-error-redundant = „Kein eindeutiges λ, also keine eindeutige Bewegung.“ Die Multiplikatoren sind unbestimmt, die Bewegung nicht: WJᵀz = 0.
notes-error-impulses = Kraft und Kraftstoß werden verwechselt: Der Löser findet hλ. Beim halben Schritt behält in Ruhe λ seinen Wert, in einem Stoß hλ.
notes-error-rigid = Man hält ω ohne Drehmoment für konstant. Konstant ist L; ω ändert sich, außer auf einer Hauptachse.
notes-error-joints = β = 1 scheint am besten, weil es den ganzen Fehler beseitigt. Es bringt auch die meiste Energie ins System.
notes-error-contact = Kontakte werden zu Gleichungen gemacht, „C = 0, solange sie sich berühren“. Dann zieht der Boden auch.
notes-error-complementarity = „λ = 0 oder w = 0“ wird ausschließend gelesen. Beide dürfen zugleich null sein: Die Körper berühren sich, und die Kontaktkraft ist null.
notes-error-solutions = Ein Problem ohne Lösung gilt als Fehler des Lösers. Mit Reibung kann das Modell selbst keine haben.
notes-error-friction = Reibung wird in Ruhe gleich μλ_n gesetzt. In Ruhe ist sie so groß, wie das Gleichgewicht es verlangt, und höchstens μλ_n.
notes-error-collisions = Man meint, e = 1 erhalte die Energie. Ohne Reibung gilt das für einen einzelnen Kontakt oder ein gemeinsames e, allgemein nicht.
notes-error-iterating = Ein kleines Residuum gilt als kleiner Fehler. Der Fehler kann ρ/(1 − ρ) mal die letzte Änderung sein.
notes-error-stack = Man erwartet, dass mehr Durchgänge überall gleich helfen. Die Last eines hohen Stapels braucht etwa n² davon.
notes-error-programs = Multiplikatoren gelten als Nebenprodukt. Sie sind Schattenpreise: der Wert einer weiteren Einheit einer Schranke.
notes-error-pivoting = Exakt wird mit robust verwechselt: Das Verfahren von Lemke ist exakt, wo es eine Lösung findet, kann aber auf einem Strahl enden.
notes-error-positions = Die Steifigkeit wird allein der Nachgiebigkeit zugeschrieben. Bei PBD hängt sie auch von Durchgängen und Schritt ab, bei XPBD erst dann nicht mehr, wenn die Durchgänge konvergiert sind.
notes-error-coordinates = Man hält weniger Koordinaten stets für billiger. M(q) ist entlang einer Kette voll besetzt, und Schleifen und Kontakte bringen die Zeilen zurück.
notes-error-methods = Verfahren werden beim selben Schritt verglichen. Vergleichen sollte man sie bei gleichem Aufwand oder gleichem Fehler.
notes-error-kit = Man fügt Glieder hinzu, bis sich nichts mehr bewegt. Vor dem Bauen die Freiheitsgrade zählen.

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
