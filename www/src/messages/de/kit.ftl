# Baukasten und freies Labor: Werkzeuge, Listen, Dateien.
kit-run = wie gebaut
kit-run-sequence = nacheinander
kit-run-together = zugleich
kit-tools = Werkzeuge
kit-scene = Szene
kit-inspector = Objekte und Eigenschaften
kit-hint = { POINTER() ->
    [touch] Eine leere Bühne. Nehmen Sie den Stab und ziehen Sie von einer Stelle zur anderen, oder öffnen Sie eine Szene.
   *[mouse] Eine leere Bühne. Nehmen Sie den Stab (S) und ziehen Sie von einer Stelle zur anderen, oder öffnen Sie eine Szene.
}
kit-quiet = Ausblenden
kit-done = Fertig
kit-add = Hinzufügen
kit-close = Schließen

kit-tool-select = Auswählen
kit-tool-select-help = { POINTER() ->
    [touch] Teilchen ziehen, durch Antippen auswählen.
   *[mouse] Teilchen ziehen, mit einem Klick auswählen, mit Umschalt mehrere.
}
kit-tool-particle = Teilchen
kit-tool-particle-help = { POINTER() ->
    [touch] Tippen, um es zu setzen.
   *[mouse] Klicken, um es zu setzen. Mit Umschalt ist es fest.
}
kit-tool-box = Kiste
kit-tool-box-help = { POINTER() ->
    [touch] Von Ecke zu Ecke ziehen; Antippen macht eine kleine.
   *[mouse] Von Ecke zu Ecke ziehen; ein Klick macht eine kleine. Mit Umschalt ist sie fest.
}
kit-tool-disc = Scheibe
kit-tool-disc-help = { POINTER() ->
    [touch] Von ihrer Mitte aus ziehen; Antippen macht eine kleine.
   *[mouse] Von ihrer Mitte aus ziehen; ein Klick macht eine kleine. Mit Umschalt ist sie fest.
}
kit-tool-capsule = Kapsel
kit-tool-capsule-help = { POINTER() ->
    [touch] Von Ende zu Ende ziehen; Antippen macht eine kleine.
   *[mouse] Von Ende zu Ende ziehen; ein Klick macht eine kleine. Mit Umschalt ist sie fest.
}
kit-tool-cylinder = Zylinder
kit-tool-cylinder-help = { POINTER() ->
    [touch] Von Deckfläche zu Deckfläche ziehen; Antippen macht einen kleinen.
   *[mouse] Von Deckfläche zu Deckfläche ziehen; ein Klick macht einen kleinen. Mit Umschalt ist er fest.
}
kit-tool-cone = Kegel
kit-tool-cone-help = { POINTER() ->
    [touch] Von der Mitte der Grundfläche zur Spitze ziehen; Antippen macht einen kleinen.
   *[mouse] Von der Mitte der Grundfläche zur Spitze ziehen; ein Klick macht einen kleinen. Mit Umschalt ist er fest.
}
kit-tool-polygon = Konvexes Vieleck
kit-tool-polygon-help = { POINTER() ->
    [touch] Die Ecken antippen; noch einmal die erste oder „Fertig“ schließt es.
   *[mouse] Die Ecken anklicken; noch einmal die erste, ein Doppelklick oder Eingabe schließt es.
}
kit-tool-hull = Konvexer Körper
kit-tool-hull-help = { POINTER() ->
    [touch] Die Ecken seines Umrisses antippen; noch einmal die erste oder „Fertig“ macht eine Platte daraus. Eingetippte Ecken dürfen überall liegen.
   *[mouse] Die Ecken seines Umrisses anklicken; noch einmal die erste, ein Doppelklick oder Eingabe macht eine Platte daraus. Eingetippte Ecken dürfen überall liegen.
}
kit-tool-chain = Gelände aus Strecken
kit-tool-chain-help = { POINTER() ->
    [touch] Von Punkt zu Punkt tippen; „Fertig“ beendet, noch einmal der erste Punkt schließt den Ring. Es ist fest.
   *[mouse] Von Punkt zu Punkt klicken; ein Doppelklick oder Eingabe beendet, noch einmal der erste Punkt schließt den Ring. Es ist fest.
}
kit-tool-fuse = Zusammengesetzter Körper
kit-tool-fuse-help = { POINTER() ->
    [touch] Die Körper antippen, die verbunden werden sollen; „Fertig“ erzeugt den zusammengesetzten Körper. Die Massen addieren sich.
   *[mouse] Die Körper anklicken, die verbunden werden sollen; Eingabe erzeugt den zusammengesetzten Körper. Die Massen addieren sich.
}
kit-tool-ground = Boden
kit-tool-ground-help = { POINTER() ->
    [touch] An ihm entlangziehen oder tippen für ebenen Boden. Er ist unendlich ausgedehnt.
   *[mouse] An ihm entlangziehen oder klicken für ebenen Boden. Er ist unendlich ausgedehnt.
}
kit-tool-stick = Stab
kit-tool-stick-help = { POINTER() ->
    [touch] Von Teilchen zu Teilchen ziehen oder tippen; an einer leeren Stelle entsteht eines.
   *[mouse] Von Teilchen zu Teilchen ziehen oder klicken; an einer leeren Stelle entsteht eines.
}
kit-tool-spring = Feder
kit-tool-spring-help = { POINTER() ->
    [touch] Von Teilchen zu Teilchen ziehen oder tippen; an einer leeren Stelle entsteht eines.
   *[mouse] Von Teilchen zu Teilchen ziehen oder klicken; an einer leeren Stelle entsteht eines.
}
kit-tool-rope = Seil
kit-tool-rope-help = { POINTER() ->
    [touch] Jedes Teilchen antippen, über das es läuft; „Fertig“ beendet es.
   *[mouse] Jedes Teilchen anklicken, über das es läuft; Doppelklick oder Eingabe beendet es.
}
kit-tool-wind = Wind
kit-tool-wind-help = Auf einen Punkt eines Körpers drücken und in Windrichtung ziehen: 1 m sind 5 m/s. Von einer leeren Stelle aus weht er auf alle Körper.
kit-tool-pin = Stift
kit-tool-pin-help = { POINTER() ->
    [touch] Tippen Sie auf das Teilchen, das an seinem Ort gehalten werden soll.
   *[mouse] Klicken Sie auf das Teilchen, das an seinem Ort gehalten werden soll.
}
kit-tool-ring = Ring
kit-tool-ring-help = Auf die Perle drücken und zum Mittelpunkt ihres Rings ziehen.
kit-tool-line = Gerader Draht
kit-tool-line-help = Auf die Perle drücken und an ihrem Draht entlang ziehen.
kit-tool-pencil = Zeichenstift
kit-tool-pencil-help = Einen Draht beliebiger Form zeichnen, über eine Perle oder an einer leeren Stelle.
kit-tool-angle = Winkel
kit-tool-angle-help = { POINTER() ->
    [touch] Drei Teilchen antippen; der Winkel liegt beim zweiten.
   *[mouse] Drei Teilchen anklicken; der Winkel liegt beim zweiten.
}
kit-tool-equal = Gleiche Abstände
kit-tool-equal-help = { POINTER() ->
    [touch] Zwei Teilchen antippen, dann zwei weitere.
   *[mouse] Zwei Teilchen anklicken, dann zwei weitere.
}
kit-tool-area = Fläche
kit-tool-area-help = { POINTER() ->
    [touch] Die Ecken ringsum antippen, dann noch einmal die erste.
   *[mouse] Die Ecken ringsum anklicken, dann noch einmal die erste.
}
kit-tool-group = Starre Gruppe
kit-tool-group-help = { POINTER() ->
    [touch] Die Teilchen antippen, deren Abstände gleich bleiben sollen; „Fertig“ beendet.
   *[mouse] Die Teilchen anklicken, deren Abstände gleich bleiben sollen; Eingabe beendet.
}
kit-tool-hinge = Scharnier
kit-tool-hinge-help = Körper drehen sich um einen Punkt, im Raum als Kugelgelenk. Anschläge und Motor stehen bei seinen Eigenschaften.
kit-tool-slider = Schubgelenk
kit-tool-slider-help = Ein Körper gleitet auf einer Geraden: Ziehen Sie an ihr entlang. Anschläge und Motor stehen bei seinen Eigenschaften.
kit-tool-weld = Schweißverbindung
kit-tool-weld-help = Verbindet zwei Körper starr oder befestigt einen Körper am Boden.
kit-tool-gear = Zahnräder
kit-tool-gear-help = { POINTER() ->
    [touch] Zwei Räder antippen, und einen dritten Körper, wenn er beide trägt; „Fertig“ beendet.
   *[mouse] Zwei Räder anklicken, und einen dritten Körper, wenn er beide trägt; Eingabe beendet.
}
kit-tool-motor = Motor
kit-tool-motor-help = Dreht einen Körper relativ zu einem anderen oder zum Boden; er verbindet sie nicht.
kit-tool-drum = Seil auf einer Trommel
kit-tool-drum-help = Von der Seite eines Rads, an der das Seil abläuft, zur Last ziehen; eine leere Stelle erzeugt eine. Das Rad braucht ein Scharnier.
kit-tool-screw = Schraube
kit-tool-screw-help = Ein Körper dreht sich um eine Achse und rückt je Umdrehung um die Steigung vor: an der Achse entlang ziehen. Die Steigung steht bei den Eigenschaften.
kit-tool-torsion = Drehfeder
kit-tool-torsion-help = Eine Feder zwischen den Winkeln zweier Körper oder eines Körpers und des Bodens, stabil bei jeder Steifigkeit; sie hält die beiden nicht zusammen.
kit-tool-motion = Vorgegebene Bewegung
kit-tool-motion-help = Einen Körper anklicken, oder eine leere Stelle für ein neues Teilchen; seine Bewegung folgt einer Formel von t, was auch auf ihn wirkt. Die Formel steht bei den Eigenschaften.
kit-motion-x = Verschiebung in x-Richtung (m)
kit-motion-y = Verschiebung in y-Richtung (m)
kit-motion-z = Verschiebung in z-Richtung (m)
kit-motion-angle = Drehwinkel (rad)
kit-family-link = Stäbe, Federn, Seile und Wind
kit-family-solid = Starre Körper
kit-family-joint = Gelenke
kit-family-wire = Stifte und Drähte
kit-family-relation = Beziehungen mehrerer Teilchen
kit-family-take = Schneiden und löschen
kit-tool-cut = Schere
kit-tool-cut-help = Quer über Stäbe und Federn ziehen, um sie zu durchtrennen.
kit-tool-erase = Radierer
kit-tool-erase-help = { POINTER() ->
    [touch] Antippen zum Löschen; angehängte Zwangsbedingungen werden mitgelöscht.
   *[mouse] Anklicken zum Löschen; angehängte Zwangsbedingungen werden mitgelöscht.
}
kit-tool-kind-help = Wählen Sie die Teilchen dazu.
kit-all = Alle Zwangsbedingungen und Kräfte
kit-constraints = Zwangsbedingungen
kit-forces = Kräfte
kit-make-fixed = Fest: ausgewählte Teilchen oder neue

kit-pick = { $title }: Teilchen { $number } von { $total }
kit-pick-open = { POINTER() ->
    [touch] { $title }: { $count } gewählt, mindestens { $least }; „Fertig“ beendet
   *[mouse] { $title }: { $count } gewählt, mindestens { $least }; Eingabe oder Doppelklick beendet
}
kit-pick-any = { POINTER() ->
    [touch] { $title }: ein Teilchen antippen, oder „Fertig“ für alle
   *[mouse] { $title }: ein Teilchen anklicken, oder Eingabe für alle
}
kit-joint-first = { $title }: auf einen Körper an der Stelle des Gelenks drücken und zum anderen Körper oder zum Boden ziehen
kit-joint-second = { POINTER() ->
    [touch] { $title }: jetzt den anderen Körper oder eine leere Stelle antippen; noch einmal dieselbe Stelle wählt den Körper darunter
   *[mouse] { $title }: jetzt den anderen Körper oder eine leere Stelle anklicken; noch einmal dieselbe Stelle wählt den Körper darunter
}
kit-joint-needs-body = { POINTER() ->
    [touch] Eines von beiden muss ein Körper sein: Tippen Sie auf einen.
   *[mouse] Eines von beiden muss ein Körper sein: Klicken Sie auf einen.
}
kit-polygon-corners = Ein Vieleck braucht drei Ecken, die nicht auf einer Geraden liegen.
kit-chain-corners = Ein Streckenzug braucht mindestens zwei Punkte.
kit-fuse-which = Nur endliche Körper ohne Zwangsbedingungen, die noch nicht zusammengesetzt sind, lassen sich verbinden.
kit-type-corners = x, y; x, y; x, y
kit-type-corners-space = x, y, z; x, y, z; …
kit-type-bodies = Nummern der Körper
kit-type-place = x, y in Metern
kit-type-place-space = x, y, z in Metern
kit-type-particles = Nummern der Teilchen
kit-type-place-wrong = Geben Sie für jede Koordinate eine Zahl ein.
kit-type-none = Ein Teilchen { $number } gibt es nicht.
kit-type-count = Die Anzahl der Teilchen stimmt nicht.
kit-stroke-short = Dieser Strich ist zu kurz für einen Draht.

kit-particle = Teilchen { $number }
kit-body = Körper { $number }
kit-fixed = fest
kit-all-particles = alle Teilchen
kit-position = Ort
kit-velocity = Geschwindigkeit
kit-nothing-yet = Alles, was Sie bauen, steht hier mit seinen Eigenschaften.
kit-nothing-selected = Wählen Sie etwas auf der Bühne oder in diesen Listen aus, um seine Eigenschaften zu sehen und zu ändern.
kit-several = { $count } Objekte ausgewählt
kit-several-help = { $particles ->
    [0] Löschen nimmt sie gemeinsam weg.
    [one] Löschen nimmt sie gemeinsam weg.
   *[other] Aus diesen { $particles } Teilchen kann nun ein Stab, ein Seil, ein Winkel oder eine Gruppe werden: Drücken Sie die entsprechende Schaltfläche.
}
kit-delete = Löschen
kit-delete-with = { $count ->
    [one] Löschen, mit einem angehängten Objekt
   *[other] Löschen, mit { $count } angehängten Objekten
}
kit-key-delete = Entf-Taste
kit-removed-with = { $count ->
    [one] Ein angehängtes Objekt wurde mitgelöscht. „Rückgängig“ stellt alles wieder her.
   *[other] { $count } angehängte Objekte wurden mitgelöscht. „Rückgängig“ stellt alles wieder her.
}
kit-refused = Nicht möglich: { $message }
kit-now-stepping = Umgeschaltet auf das Verfahren „Kraftstoß“, das für Kontakte am besten geeignet ist, mit Gauß-Seidel.
kit-list-body = Teilchen: { $count }
kit-list-bodies = Körper: { $count }
kit-list-constraint = Zwangsbedingungen: { $count }
kit-list-force = Kräfte: { $count }

kit-undo = Rückgängig
kit-redo = Wiederholen
kit-open = Öffnen
kit-empty-plane = Leere Bühne in der Ebene
kit-empty-plane-help = Nur Gewichtskraft.
kit-empty-space = Leere Bühne im Raum
kit-empty-space-help = Nur Gewichtskraft, in drei Dimensionen.
kit-from-file = Aus einer Datei …
kit-from-file-help = Eine Szene, die hier gespeichert wurde. Man kann sie auch auf die Bühne ziehen.
kit-scenes = Szenen dieses Kurses
kit-save = Speichern
kit-save-help = Die Szene mit ihrem gegenwärtigen Zustand als Datei speichern
kit-file-name = szene
kit-share = Teilen
kit-share-help = Einen Link kopieren, in dem die ganze Szene steht
kit-shared = Der Link ist in der Zwischenablage: { $letters } Zeichen.
kit-shared-start = Der Link ist in der Zwischenablage: { $letters } Zeichen. Mit dem gegenwärtigen Zustand wäre er zu lang, darum beginnt er am Anfang.
kit-shared-address = Der Link steht jetzt in der Adresszeile; kopieren Sie ihn von dort.
kit-share-long = Diese Szene ist zu groß für einen Link von { $most } Zeichen. Speichern Sie sie stattdessen als Datei.
kit-code = Code
kit-code-help = Die Szene als Dokument und als Programm
kit-code-language = Sprache
kit-code-json = Dokument
kit-code-js = JavaScript
kit-code-rust = Rust
kit-code-python = Python (Jupyter)
kit-copy = Kopieren
kit-copied = Kopiert.
kit-example = Ein Beispiel zum Ausprobieren: Ziehen Sie an einem Teilchen, durchtrennen Sie einen Stab, bauen Sie weiter. Eine leere Bühne finden Sie unter „Öffnen“.
kit-restored = Was Sie zuletzt gebaut haben, ist wieder da. Eine leere Bühne finden Sie unter „Öffnen“.
kit-link-opened = Die Szene des Links ist geöffnet. „Rückgängig“ stellt wieder her, was vorher hier war.
kit-link-refused = Die Szene dieses Links lässt sich nicht zeigen: { $message }
kit-link-broken = Dieser Link ist unvollständig: Es lässt sich keine Szene daraus lesen.
kit-file-opened = { $name } ist geöffnet.
kit-file-not-json = { $name } wurde nicht geöffnet, denn es ist keine Szenendatei: { $message }
kit-file-refused = { $name } wurde nicht geöffnet: { $message }
kit-file-large = { $name } wurde nicht geöffnet: Die Datei ist zu groß.

# Wie Zwangsbedingungen, Kräfte und ihre Zahlen heißen.
kit-constraint-circle = Ring
kit-constraint-circle-help = Hält ein Teilchen auf einem Kreis um einen Mittelpunkt.
kit-constraint-driven-circle = Bewegter Ring
kit-constraint-driven-circle-help = Hält ein Teilchen auf einem Ring, den ein Motor schüttelt und im Raum auch dreht.
kit-constraint-distance = Stab
kit-constraint-distance-help = Hält zwei Körper oder Punkte von ihnen in festem Abstand: ein Stab.
kit-constraint-pin = Stift
kit-constraint-pin-help = Hält ein Teilchen an einem Punkt.
kit-constraint-line = Gerader Draht
kit-constraint-line-help = Hält ein Teilchen auf einer Geraden.
kit-constraint-through = Stange durch einen Ring
kit-constraint-through-help = Hält drei Teilchen auf einer Geraden: Das dritte ist ein Ring auf der Stange zwischen den ersten beiden.
kit-constraint-angle = Winkel
kit-constraint-angle-help = Hält den Winkel zwischen drei Teilchen.
kit-constraint-rope = Seil
kit-constraint-rope-help = Hält die Länge eines Seils, das über mehrere Teilchen läuft; feste sind Rollen.
kit-constraint-area = Fläche
kit-constraint-area-help = Hält den Flächeninhalt einer geschlossenen Kette von Teilchen, in der Ebene.
kit-constraint-volume = Volumen
kit-constraint-volume-help = Hält das Volumen eines Tetraeders aus vier Teilchen, im Raum.
kit-constraint-equal-distances = Gleiche Abstände
kit-constraint-equal-distances-help = Hält zwei Paare von Teilchen in gleichem Abstand.
kit-constraint-rigid-group = Starre Gruppe
kit-constraint-rigid-group-help = Hält mehrere Teilchen in ihrer anfänglichen Form, mit so wenigen Stäben wie möglich.
kit-constraint-ellipse = Ellipse
kit-constraint-ellipse-help = Hält ein Teilchen auf einer Ellipse, in der Ebene.
kit-constraint-lemniscate = Lemniskate
kit-constraint-lemniscate-help = Hält ein Teilchen auf einer Acht, in der Ebene; an der Kreuzung verschwindet ihr Gradient.
kit-constraint-polynomial = Polynomkurve
kit-constraint-polynomial-help = Hält ein Teilchen dort, wo ein Polynom in x und y null ist, in der Ebene.
kit-constraint-sphere = Kugel
kit-constraint-sphere-help = Hält ein Teilchen auf einer Kugel.
kit-constraint-plane = Ebene
kit-constraint-plane-help = Hält ein Teilchen auf einer Ebene, im Raum.
kit-constraint-cylinder = Zylinder
kit-constraint-cylinder-help = Hält ein Teilchen auf einem Zylinder, im Raum.
kit-constraint-ellipsoid = Ellipsoid
kit-constraint-ellipsoid-help = Hält ein Teilchen auf einem Ellipsoid, im Raum.
kit-constraint-torus = Torus
kit-constraint-torus-help = Hält ein Teilchen auf einem Torus, im Raum.
kit-constraint-parabola = Parabel
kit-constraint-parabola-help = Hält ein Teilchen auf einer nach oben offenen Parabel.
kit-constraint-cycloid = Zykloide
kit-constraint-cycloid-help = Hält ein Teilchen auf einer Zykloide: Jede Schwingung dauert gleich lang.
kit-constraint-helix = Schraubenlinie
kit-constraint-helix-help = Hält ein Teilchen auf einer Schraubenlinie um eine senkrechte Achse, im Raum.
kit-constraint-spline = Gezeichneter Draht
kit-constraint-spline-help = Hält ein Teilchen auf einer glatten Kurve durch gegebene Punkte: einer gezeichneten.
kit-constraint-formula = Formel
kit-constraint-formula-help = Erzwingt eine Bedingung, die eine Formel der Koordinaten und der Zeit angibt: eine Gleichung, oder eine Ungleichung mit >= oder <=.
kit-constraint-ball = Kugelgelenk
kit-constraint-ball-help = Hält einen Punkt eines Körpers auf einem Punkt eines anderen; beide drehen sich frei darum.
kit-constraint-hinge = Scharnier
kit-constraint-hinge-help = Lässt zwei Körper sich nur um eine Achse drehen, bei Bedarf zwischen Anschlägen und mit Motor.
kit-constraint-slider = Schubgelenk
kit-constraint-slider-help = Lässt einen Körper entlang einer Achse eines anderen gleiten, ohne Drehung, bei Bedarf zwischen Anschlägen und mit Motor.
kit-constraint-weld = Schweißverbindung
kit-constraint-weld-help = Verbindet zwei Körper an einem Punkt, in der anfänglichen gegenseitigen Orientierung.
kit-constraint-gear = Zahnräder
kit-constraint-gear-help = Zwei Räder, die einander drehen, um Achsen, die je ein Scharnier halten muss.
kit-constraint-rack-and-pinion = Zahnstange und Ritzel
kit-constraint-rack-and-pinion-help = Ein Zahnrad rollt an einer Zahnstange ab: Dreht sich das eine, verschiebt sich die andere.
kit-constraint-screw = Schraube
kit-constraint-screw-help = Lässt einen Körper sich um eine Achse eines anderen drehen und rückt ihn je Umdrehung um die Steigung vor, im Raum.
kit-constraint-drum = Seil auf einer Trommel
kit-constraint-drum-help = Ein Seil, das eine Trommel aufwickelt, von einem Punkt ihres Trägers zu einer Last. Eine Rolle mit Masse hat zwei, mit entgegengesetzten Radien.
kit-constraint-torsion = Winkel zwischen Körpern
kit-constraint-torsion-help = Hält den Winkel eines Körpers gegen einen anderen, starr oder als implizite Drehfeder; im Raum muss ein Scharnier die Achse halten.
kit-constraint-motor = Motor
kit-constraint-motor-help = Dreht den zweiten von zwei Körpern gegen den ersten mit vorgegebener Geschwindigkeit und begrenztem Drehmoment.
kit-constraint-max-distance = Höchstabstand
kit-constraint-max-distance-help = Zwei Punkte sind höchstens so weit voneinander entfernt, wie ein Seil lang ist; es darf durchhängen.
kit-force-constant = Konstante Kraft
kit-force-constant-help = Eine konstante Kraft.
kit-force-gravity = Gewichtskraft
kit-force-gravity-help = Die gleiche Beschleunigung jedes Körpers.
kit-force-drag = Widerstand
kit-force-drag-help = Eine Kraft entgegen der Geschwindigkeit und proportional zu ihr.
kit-force-user = Benutzerkraft
kit-force-user-help = Eine Kraft, die während der Simulation gesetzt wird.
kit-force-spring = Feder
kit-force-spring-help = Eine Feder mit Dämpfer zwischen zwei Körpern oder Punkten von ihnen.
kit-force-buoyancy = Auftrieb
kit-force-buoyancy-help = Eine ruhende Flüssigkeit unterhalb einer Höhe hebt Körper mit Form um das Gewicht der verdrängten Flüssigkeit, mit linearem Widerstand.
kit-force-lorentz = Lorentzkraft
kit-force-lorentz-help = Die Kraft eines elektrischen und eines magnetischen Felds, beide überall gleich, auf die Mittelpunkte geladener Körper.
kit-force-rotating-frame = Rotierendes Bezugssystem
kit-force-rotating-frame-help = Zentrifugal- und Corioliskraft auf alle Körper, wie in einem rotierenden Bezugssystem, etwa auf einem Karussell oder der Erde.
kit-force-torsional-spring = Drehfeder mit Dämpfer
kit-force-torsional-spring-help = Eine Feder mit Dämpfer, die zwei Körper gegeneinander dreht, um eine Achse, die im Raum ein Scharnier halten muss.
kit-force-wind = Wind
kit-force-wind-help = Widerstand bewegter Luft.
kit-force-attraction = Gegenseitige Anziehung
kit-force-attraction-help = Jeder Körper zieht jeden anderen an.
kit-force-coulomb = Elektrische Ladungen
kit-force-coulomb-help = Geladene Körper stoßen einander ab oder ziehen einander an.
kit-force-formula = Kraft als Formel
kit-force-formula-help = Eine Kraft, die Formeln der Koordinaten, Geschwindigkeiten und der Zeit angeben: durch ihr Potential, durch ihre Komponenten an einem Punkt des ersten Körpers oder als Drehmoment auf ihn.

kit-parameter-center = Mittelpunkt
kit-parameter-friction = Reibungszahl
kit-parameter-slidingFriction = Gleit- zu Haftreibung
kit-parameter-rollingFriction = Rollreibung
kit-parameter-torsionalFriction = Bohrreibung
kit-parameter-restitution = Stoßzahl
kit-parameter-collide = berühren einander
kit-parameter-groups = Kollisionsgruppen
kit-parameter-ignores = ignorierte Gruppen
kit-parameter-half = halbe Breite, halbe Höhe
kit-parameter-radius = Radius
kit-parameter-form = Form
kit-parameter-normal = Normale
kit-parameter-amplitude = Amplitude
kit-parameter-frequency = Kreisfrequenz
kit-parameter-axis = Achse
kit-parameter-turning = Winkelgeschwindigkeit
kit-parameter-length = Länge
kit-parameter-point = Punkt
kit-parameter-direction = Richtung
kit-parameter-angle = Winkel
kit-parameter-area = Fläche
kit-parameter-volume = Volumen
kit-parameter-a = Halbachse
kit-parameter-b = Halbachse
kit-parameter-c = Halbachse
kit-parameter-terms = Terme i; j; Faktor
kit-parameter-tube = Radius der Röhre
kit-parameter-curvatureRadius = Krümmungsradius
kit-parameter-rollingRadius = Radius des Rades
kit-parameter-pitch = Steigung
kit-parameter-turns = Windungen
kit-parameter-points = Punkte
kit-parameter-closed = geschlossen
kit-parameter-force = Kraft
kit-parameter-acceleration = Beschleunigung
kit-parameter-coefficient = Koeffizient
kit-parameter-stiffness = Steifigkeit
kit-parameter-damping = Dämpfung
kit-parameter-rest = Ruhelänge
kit-parameter-velocity = Geschwindigkeit
kit-parameter-constant = Konstante
kit-parameter-softening = Glättungslänge
kit-parameter-charge = Ladung
kit-parameter-density = Dichte
kit-parameter-level = Flüssigkeitsspiegel
kit-parameter-gravity = Fallbeschleunigung
kit-parameter-magnetic = Magnetfeld
kit-parameter-electric = elektrisches Feld
kit-parameter-axes = Achsen der Kraft
axes-world = der Welt
axes-body = des Körpers
kit-parameter-height = Höhe
kit-parameter-breakingForce = Bruchkraft
kit-parameter-breakingTorque = Bruchmoment
kit-parameter-alternating = wechselnde Vorzeichen
kit-parameter-anchors = Ankerpunkte
kit-parameter-limited = begrenzt
kit-parameter-lower = untere Grenze
kit-parameter-upper = obere Grenze
kit-parameter-driven = mit Motor
kit-parameter-speed = Geschwindigkeit
kit-parameter-maxTorque = größtes Drehmoment
kit-parameter-maxForce = größte Kraft
kit-parameter-gain = Verstärkung
kit-parameter-target = Sollwert
kit-parameter-frictionTorque = Lagerreibung
kit-parameter-frictionForce = Führungsreibung
kit-parameter-play = Spiel
kit-parameter-taut = straff gehalten
kit-parameter-ratio = Übersetzung
kit-parameter-of = Körper
kit-parameter-condition = Bedingung
kit-parameter-potential = Potential
kit-parameter-fx = Kraft in x-Richtung
kit-parameter-fy = Kraft in y-Richtung
kit-parameter-fz = Kraft in z-Richtung
kit-parameter-torque = Drehmoment
kit-parameter-otherAxis = zweite Achse
kit-parameter-halfLength = halbe Länge
kit-parameter-mass = Masse
kit-parameter-body = Teilchen
kit-parameter-between = Körper
kit-parameter-over = Teilchen
kit-parameter-around = Teilchen
kit-parameter-corners = Teilchen
kit-parameter-bodies = Teilchen
kit-parameter-first = erstes Paar
kit-parameter-second = zweites Paar

kit-heavy = Eine große Szene
kit-heavy-text = Sie enthält { $bodies ->
    [one] einen Körper
   *[other] { $bodies } Körper
} und { $constraints ->
    [0] keine Zwangsbedingungen
    [one] eine Zwangsbedingung
   *[other] { $constraints } Zwangsbedingungen
}. Der Aufbau kann eine Weile dauern; so lange antwortet diese Seite nicht.
kit-heavy-points = Sie ist mit { $numbers } Zahlen beschrieben. Der Aufbau kann eine Weile dauern; so lange antwortet diese Seite nicht.
kit-heavy-build = Aufbauen
kit-heavy-cancel = Abbrechen
kit-heavy-building = Wird aufgebaut …
kit-heavy-cancelled = Es wurde nichts geöffnet; alles ist, wie es war.
