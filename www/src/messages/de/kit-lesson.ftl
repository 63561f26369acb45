# Lektion „Der Baukasten“: Aufgaben, die sich selbst prüfen, src/lessons/kit/tasks.ts.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

build-lead = Einen Mechanismus versteht man am besten, indem man ihn baut. Hier sind eine Arbeitsfläche, ein Satz Werkzeuge und fünf Aufgaben. Jede Aufgabe wird durch Zahlen geprüft, die während des Bauens gemessen werden.
build-guide = Die Werkzeuge stehen links von der Bühne, in einem schmalen Fenster über ihr. Jedes hat eine Taste und zeigt am unteren Rand der Bühne, was als Nächstes zu tun ist. Was Sie bauen, lässt sich im Lauf verändern, beliebig weit zurücknehmen, speichern und als Link teilen. Jede Aufgabe hat eine Schaltfläche, die ihre Arbeitsfläche einrichtet, und eine, die eine Lösung zeigt.

build-task = Aufgabe
build-begin = Arbeitsfläche einrichten
build-again = Noch einmal einrichten
build-solution = Eine Lösung zeigen
build-reached = (erreicht)
build-done = Gelöst.

build-things = Objekte und Eigenschaften
build-things-short = Objekte

build-first-title = Ein Pendel
build-first-1 = Der kleinste Mechanismus, den es gibt: ein festes Teilchen, ein freies, ein Stab dazwischen. Ziehen Sie mit dem Stabwerkzeug von einer leeren Stelle zu einer anderen, und an den Enden des Stabs erscheinen beide Teilchen. Befestigen Sie dann eines davon und starten Sie.
build-pendulum-task = Bauen Sie ein Pendel und lassen Sie es fünf Sekunden schwingen.
build-pendulum-tied = ein freies Teilchen an einem Stab
build-pendulum-motions = genau ein Freiheitsgrad
build-pendulum-stirs = es bewegt sich
build-pendulum-lasts = es ist fünf Sekunden gelaufen, und sein Stab ist so lang wie zuvor
build-pendulum-done = Ein Teilchen hat zwei Koordinaten, der Stab nimmt eine weg.
build-first-2 = Sind es zu viele Freiheitsgrade, so ist noch nichts befestigt: Ein frei fallender Stab hat drei. Wählen Sie ein Teilchen aus, um es zu befestigen.
build-first-3 = In der Ebene hat jedes Teilchen zwei Koordinaten, jeder Körper drei, und jede unabhängige Zeile nimmt eine weg. Für p Teilchen und b Körper bleiben

build-linkage-title = Eine Viergelenkkette
build-linkage-1 = Zwei feste Drehpunkte, zwei freie Gelenke, drei Stäbe der Reihe nach von Drehpunkt zu Drehpunkt; der Boden ist das vierte Glied. Der Mechanismus hat einen einzigen Freiheitsgrad, und jedes Gelenk bewegt sich auf seiner eigenen Bahn.
build-four-bar-task = Bauen Sie eine Viergelenkkette, die sich bewegt.
build-four-bar-tied = mindestens zwei freie Gelenke, durch Stäbe verbunden
build-four-bar-motions = genau ein Freiheitsgrad
build-four-bar-stirs = es bewegt sich
build-four-bar-done = Vier Koordinaten, drei Zeilen, ein Freiheitsgrad. Ziehen Sie an einem Gelenk, und das andere folgt.
build-linkage-2 = Wählen Sie einen Stab und ändern Sie unter „Objekte und Eigenschaften“ seine Länge, während sich der Mechanismus bewegt, und er wird zu einem anderen. Was bei einer unmöglichen Länge geschieht, steht in „{$redundant}“.

build-hanging-title = Eine Brücke
build-hanging-1 = Zwei Pfeiler stehen schon da, und es gibt Luftwiderstand. Eine Brücke aus Stäben findet ihre Form von selbst: Lassen Sie sie hängen, und warten Sie.
build-bridge-task = Hängen Sie eine Brücke aus mindestens fünf Stäben zwischen die Pfeiler. Alle müssen auf Zug belastet sein, und sie muss zur Ruhe kommen.
build-bridge-tied = mindestens vier freie Gelenke an fünf Stäben
build-bridge-rests = sie ist zur Ruhe gekommen; Bewegungsenergie
build-bridge-pulls = alle Stäbe sind auf Zug belastet
build-bridge-done = Die Kette hat die eine Form gefunden, in der alle ihre Glieder auf Zug belastet sind.
build-hanging-2 = Stellen Sie das Bild in Gedanken auf den Kopf, und aus jedem Zug wird ein Druck: So fand Antoni Gaudí mit Ketten und kleinen Gewichten die Formen seiner Gewölbe. Färben Sie die Stäbe nach ihrer Kraft und hängen Sie ein Gewicht an, wo Sie wollen.
build-hanging-3 = Von außen wirkt an jedem Gelenk nur das Gewicht, also senkrecht. Deshalb halten sich die waagrechten Komponenten der Zugkräfte das Gleichgewicht, und sie haben in allen Stäben denselben Wert H: Der steilste Stab steht unter dem größten Zug.

build-bracing-title = Zu viel des Guten
build-bracing-1 = Dieser Rahmen hat einen Freiheitsgrad und wird sich neigen. Eine Diagonale würde das verhindern. Geben Sie ihm mehr, als er braucht, und achten Sie auf den Rang.
build-brace-task = Versteifen Sie den Rahmen so, dass sich nichts bewegt, mit einem Stab mehr als nötig.
build-brace-motions = kein Freiheitsgrad
build-brace-spare = mindestens eine überzählige Zeile
build-brace-rests = er ist in Ruhe; Bewegungsenergie
build-brace-done = Der Rang bleibt vier, wie viele Stäbe auch hinzukommen. Das Matrizenfeld zeigt den Eigenwert null.
build-bracing-2 = Mit zwei Diagonalen bleibt der Rahmen starr, wenn eine davon durchgeschnitten wird. Versuchen Sie es mit der Schere, und prüfen Sie, welche anderen Stäbe entbehrlich sind.

build-drawing-title = Eine Achterbahn
build-drawing-1 = Nehmen Sie den Zeichenstift und zeichnen Sie einen Draht auf die leere Arbeitsfläche; eine Perle kommt dazu. Beginnen Sie hoch oben. Die Zwangskraft ist das, was ein Fahrgast spürt: die Komponente des Gewichts quer zum Draht plus Masse mal Krümmung mal Quadrat der Geschwindigkeit.
build-drawing-3 = Mit dem Einheitsvektor n, der senkrecht zum Draht zum Krümmungsmittelpunkt zeigt:
build-coaster-task = Zeichnen Sie eine Fahrt, die schnell ist, deren Kraft auf eine Perle von einem Kilogramm aber nie 45 N übersteigt.
build-coaster-drawn = die Perle läuft auf einem gezeichneten Draht
build-coaster-stirs = sie ist schnell: mehr als 6 J Bewegungsenergie
build-coaster-gently = sie ist fünf Sekunden gelaufen, mit höchstens 45 N
build-coaster-done = Je schneller die Perle, desto größer muss der Radius des Bogens sein.
build-drawing-2 = Eine zackige Linie ist nicht schnell, sondern ruppig: Achten Sie auf die Kurve der Zwangskraft, wenn die Perle einen Knick durchläuft.

build-more-title = Wie geht es weiter?
build-more-1 = Alles, was der Katalog bietet, steht hinter der letzten Schaltfläche der Werkzeuge: Winkel, Flächen, Seile über mehrere Punkte, starre Gruppen, Federn, Wind. Im Bereich „{$laboratory}“ ist die Arbeitsfläche leer und groß und bleibt bis zum nächsten Besuch erhalten.
build-more-3 = Eine Zwangsbedingung lässt sich auch eintippen: Wählen Sie dort *Formel*, klicken Sie ein bis vier Teilchen oder Körper an und schreiben Sie die Bedingung unter „Objekte und Eigenschaften“, etwa x1^2 + y2 = 1. Ihre Ableitungen erscheinen darunter schon beim Tippen, exakt und als Formeln gesetzt.
build-more-2 = Einige Vorschläge: ein schreitendes Gestänge; eine Waage; ein Trapez, das durch Verlagern des Gewichts Höhe gewinnt; eine Brücke, die eine Last mit möglichst wenigen Stäben trägt; ein Draht, auf dem zwei Perlen aus verschiedener Höhe *nicht* zugleich ankommen.

build-sources-title = Quellen
build-source-slides = Stefan Duthaler, *Constrained Dynamics*, 2003, Folien 12 und 18–20: Zwangsbedingungen als Blöcke, die im laufenden System dazukommen und wegfallen.
build-source-maxwell = James Clerk Maxwell, *On the calculation of the equilibrium and stiffness of frames*, Philosophical Magazine 27 (1864): das Abzählen von Stäben und Gelenken.
build-source-reuleaux = Franz Reuleaux, *Theoretische Kinematik*, Braunschweig 1875: Mechanismen als Ketten von Gliedern, darunter die viergliedrige.
build-source-hooke = Robert Hooke, *A Description of Helioscopes*, London 1676: Wie die biegsame Linie hängt, so steht umgekehrt der starre Bogen.
build-source-stoer = Josef Stoer und Roland Bulirsch, *Introduction to Numerical Analysis*, Springer, Abschnitt 2.4: die kubischen Splines, die der Zeichenstift zeichnet.

build-run-own = wie gebaut
build-run-solution = eine Lösung
build-run-typed = Formel
build-run-beads = Perlen
build-preset-typed = die eingetippte Bedingung
build-preset-beads = zwei Perlen auf einem Draht
