# Lektion „Der Baukasten“: Aufgaben, die sich selbst prüfen, src/lessons/kit/tasks.ts.
# *Wort* ist betont, **Wort** ist stark. Ein Absatz ist eine Meldung auf einer Zeile.

build-lead = Wer einen Mechanismus verstehen will, muss ihn bauen. Hier sind ein Brett, ein Satz Werkzeuge und fünf Aufgaben. Ob eine Aufgabe gelöst ist, ist keine Ansichtssache: Während Sie bauen, wird gemessen.
build-guide = Die Werkzeuge stehen links von der Bühne. Jedes hat eine Taste und sagt unter der Bühne, was es braucht. Was Sie bauen, lässt sich im Lauf verändern, beliebig weit zurücknehmen, speichern und als Link verschicken. Ein Knopf jeder Aufgabe richtet ihr Brett ein, ein anderer zeigt einen Weg.

build-task = Aufgabe
build-begin = Brett einrichten
build-again = Noch einmal einrichten
build-solution = Einen Weg zeigen
build-reached = (erreicht)
build-done = Gelöst.

build-things = Objekte und Eigenschaften
build-things-short = Objekte

build-first-title = Ein Pendel
build-first-1 = Der kleinste Mechanismus, den es gibt: ein festes Teilchen, ein freies, ein Stab dazwischen. Ziehen Sie mit dem Stabwerkzeug von einer leeren Stelle zu einer anderen, und an seinen Enden erscheinen beide Teilchen. Machen Sie dann eines davon fest und lassen Sie laufen.
build-pendulum-task = Bauen Sie ein Pendel und lassen Sie es fünf Sekunden schwingen.
build-pendulum-tied = ein freies Teilchen an einem Stab
build-pendulum-motions = genau eine Bewegung ist übrig
build-pendulum-stirs = es bewegt sich
build-pendulum-lasts = es ist fünf Sekunden gelaufen, und sein Stab ist so lang wie zuvor
build-pendulum-done = Ein Teilchen hat zwei Koordinaten, der Stab nimmt eine weg.
build-first-2 = Sind zu viele Bewegungen übrig, so ist noch nichts fest: Ein frei fallender Stab hat drei. Wählen Sie ein Teilchen aus, um es festzumachen.

build-linkage-title = Ein Viergelenk
build-linkage-1 = Zwei feste Drehpunkte, zwei freie Gelenke, drei Stäbe der Reihe nach von Drehpunkt zu Drehpunkt; der Boden ist der vierte Stab. Den freien Gelenken bleibt eine einzige Bewegung, und jedes hat auf ihr seine eigene Bahn.
build-four-bar-task = Bauen Sie ein Viergelenk, das sich bewegt.
build-four-bar-tied = mindestens zwei freie Gelenke, durch Stäbe verbunden
build-four-bar-motions = genau eine Bewegung ist übrig
build-four-bar-stirs = es bewegt sich
build-four-bar-done = Vier Koordinaten, drei Zeilen, eine Bewegung. Ziehen Sie an einem Gelenk, und das andere folgt.
build-linkage-2 = Ändern Sie in den Listen unter der Bühne die Länge eines Stabs, während es läuft, und aus dem Mechanismus wird ein anderer. Was geschieht, wenn eine unmögliche Länge verlangt wird, steht in „{$redundant}“.

build-hanging-title = Eine Brücke
build-hanging-1 = Zwei Pfeiler stehen schon da, und es gibt Luft, die bremst. Eine Brücke aus Stäben findet ihre Form von selbst: hängen lassen und warten.
build-bridge-task = Hängen Sie eine Brücke aus mindestens fünf Stäben zwischen die Pfeiler. Alle sollen ziehen, und sie soll zur Ruhe kommen.
build-bridge-tied = mindestens vier freie Gelenke an fünf Stäben
build-bridge-rests = sie ist zur Ruhe gekommen; Bewegungsenergie
build-bridge-pulls = alle Stäbe ziehen
build-bridge-done = Eine Kette, die nur zieht, hat die eine Form gefunden, in der sie das kann.
build-hanging-2 = Stellen Sie das Bild in Gedanken auf den Kopf, und aus jedem Zug wird ein Druck: So fand Antoni Gaudí mit Ketten und kleinen Gewichten die Formen seiner Gewölbe. Färben Sie die Stäbe nach ihrer Kraft und hängen Sie ein Gewicht an, wo Sie wollen.

build-bracing-title = Zu viel des Guten
build-bracing-1 = Dieser Rahmen hat eine Bewegung zu viel und wird sich neigen. Eine Diagonale würde ihn aufhalten. Geben Sie ihm mehr, als er braucht, und sehen Sie auf den Rang.
build-brace-task = Versteifen Sie den Rahmen so, dass sich nichts bewegt, mit einem Stab mehr als nötig wäre.
build-brace-motions = keine Bewegung ist übrig
build-brace-spare = mindestens eine Zeile wiederholt die anderen
build-brace-rests = er ist in Ruhe; Bewegungsenergie
build-brace-done = Der Rang bleibt vier, wie viele Stäbe auch hinzukommen. Das Matrizenfeld zeigt den Eigenwert null.
build-bracing-2 = Mit zwei Diagonalen verträgt es der Rahmen, wenn eine davon zerschnitten wird. Versuchen Sie es mit der Schere, und sehen Sie, welche anderen Stäbe fehlen dürfen.

build-drawing-title = Eine Achterbahn
build-drawing-1 = Nehmen Sie den Stift und zeichnen Sie einen Draht auf das leere Brett; eine Perle kommt mit. Beginnen Sie hoch oben. Die Zwangskraft ist, was ein Fahrgast spürt: das Gewicht und dazu die Krümmung mal das Quadrat des Tempos.
build-coaster-task = Zeichnen Sie eine Fahrt, die schnell ist, aber eine Perle von einem Kilogramm nie mit mehr als 45 N drückt.
build-coaster-drawn = die Perle läuft auf einem gezeichneten Draht
build-coaster-stirs = sie ist schnell: mehr als 6 J Bewegungsenergie
build-coaster-gently = sie ist fünf Sekunden gelaufen, nie mit mehr als 45 N
build-coaster-done = Je schneller die Perle, desto weiter muss der Bogen sein.
build-drawing-2 = Eine zackige Linie ist nicht schnell, sondern schmerzhaft: Sehen Sie auf die Kurve der Zwangskraft, wenn die Perle einen Knick durchläuft.

build-more-title = Und nun?
build-more-1 = Alles, was der Katalog bietet, steht hinter dem letzten Knopf der Werkzeuge: Winkel, Flächen, Seile über mehrere Punkte, starre Gruppen, Federn, Wind. Im Bereich „{$laboratory}“ ist das Brett leer und groß und bleibt bis zum nächsten Besuch erhalten.
build-more-3 = Eine Zwangsbedingung lässt sich auch eintippen: Wählen Sie dort *Formel*, klicken Sie ein bis vier Teilchen oder Körper an und schreiben Sie die Bedingung unter „Objekte und Eigenschaften“, etwa x1^2 + y2 = 1. Ihre Ableitungen erscheinen darunter schon beim Tippen, exakt und als Formeln gesetzt.
build-more-2 = Einige Vorschläge: ein Gestänge, das schreitet; eine Waage; ein Trapez, das durch Verlagern des Gewichts Höhe gewinnt; eine Brücke, die eine Last mit möglichst wenigen Stäben trägt; ein Draht, auf dem zwei Perlen aus verschiedener Höhe *nicht* zugleich ankommen.

build-run-own = wie gebaut
build-run-solution = ein Weg
