# Die Galerie der Szenen, und was in jeder zu sehen ist.
scenes-title = Szenen
scenes-lead = { $count } vorbereitete Szenen, jede mit etwas zu beobachten. Starten Sie sie hier, oder verändern Sie sie im Labor.
scenes-search = Szene suchen
scenes-none = Keine Szene passt dazu.
scenes-all = Alle Szenen
scenes-plane = In der Ebene
scenes-space = Im Raum
scenes-see = Was zu beobachten ist
scenes-open = Im Labor öffnen

scene-circle-observation = Ohne Rückführung hinterlässt jeder Schritt einen kleinen Fehler in C, und kein späterer nimmt ihn zurück: Die Perle driftet vom Ring.
scene-pendulum-observation = Der Stab zieht unten am stärksten, wo das Teilchen am schnellsten ist: Gewicht plus mv²/r.
scene-double-pendulum-observation = Zwei kaum verschiedene Anfangszustände führen bald zu ganz verschiedenen Bewegungen: Chaos. Die Energie bleibt dennoch erhalten.
scene-triple-pendulum-observation = Jedes λ hängt von allen anderen ab, doch Zeile 1 und Zeile 3 von A teilen kein Teilchen: Ihr Eintrag ist null.
scene-chain-observation = Zuerst fällt jedes Teilchen frei und alle λ sind null; dann läuft der Zug die Kette entlang, und ihr Ende knallt wie eine Peitsche.
scene-rope-bridge-observation = Ohne Last hängt die Brücke als Parabel, und die waagrechte Komponente der Zugkraft ist überall gleich. Eine Last macht einen Knick.
scene-bead-on-curve-observation = Die Zwangskraft steht überall senkrecht zur Kurve: Sie krümmt die Bahn, und die Energie bleibt erhalten.
scene-bead-on-space-curve-observation = Auf der Schraubenlinie schwingt die Perle wie eine größere Masse an der Feder: ω² = k/(m + m(2πR/b)²).
scene-bead-on-surface-observation = Die Perle kommt nie durch den tiefsten Punkt: Ihr Drehimpuls um die Senkrechte bleibt erhalten.
scene-moving-ring-observation = Schnell genug geschüttelt, a²ω² > 2gr, bleibt die Perle oben auf dem Ring; langsamer fällt sie herab.
scene-turning-ring-observation = Dreht sich der Ring langsam, bleibt die Perle unten; schneller als Ω = √(g/r) steigt sie. Die Arbeit leistet der Motor.
scene-cloth-observation = Der Zug ist an den zwei gehaltenen Ecken am größten: Jeder Faden trägt, was unter ihm hängt.
scene-stick-figure-observation = Alle Stäbe behalten zugleich ihre Länge. Rumpf und Kopf haben je einen Stab mehr, als für ihre Steifigkeit nötig ist: Wie sich ihre Stäbe die Last teilen, ist nicht eindeutig.
scene-truss-tower-observation = Nur die Last bewegt sich. Die Beine unter dem Ausleger drücken, λ > 0; die fernen Beine und das Seil ziehen, λ < 0.
scene-tensegrity-observation = Die Streben drücken, λ > 0, die Seile ziehen, und sonst hält nichts das obere Dreieck.
scene-atwood-observation = Hängen die Massen senkrecht, beschleunigen sie mit (m₁ − m₂)g/(m₁ + m₂). Pendelt die leichte, hält sie die schwere oben.
scene-pendulum-row-observation = Das erste Pendel gibt seine Energie an den Nachbarn weiter, und so fort durch die Reihe; später kommt sie zurück.
scene-four-bar-observation = Alle Kurbeln bleiben parallel. Sind sie unten schneller als √(2gr), erreichen sie die Strecklage, in der A an Rang verliert.
scene-peaucellier-observation = Das unterste Gelenk bewegt sich auf einer waagrechten Geraden, obwohl kein Stab von einer geführt wird.
scene-redundant-observation = Es bewegt sich wie mit einem Stab. A hat Rang 1, und das kleinste λ gibt jedem Stab denselben Anteil.
scene-contradiction-observation = Das Dreieck wird fast flach gezogen: Die kleinsten Quadrate verteilen den Fehler auf die Seiten, und das Residuum ist, was kein λ beseitigt.
scene-soft-body-observation = Der Körper wackelt und ändert seine Form, doch sein Flächeninhalt bleibt: λ ist der Druck.
scene-molecule-observation = Von außen wirkt keine Kraft: Impuls und Drehimpuls bleiben erhalten, unabhängig von den Bindungskräften.
scene-incline-observation = Bis tan θ = μ bleibt sie liegen; darüber beschleunigt sie mit g(sin θ − μ cos θ), gleich welche Masse sie hat.
scene-stack-observation = λ wächst von Kontakt zu Kontakt nach unten um das Gewicht einer Kiste; mit wenigen Iterationen sinkt der Stapel und schwankt.
scene-pyramid-observation = Jede Kiste verteilt ihr Gewicht auf zwei darunter; λ ist nicht eindeutig, die Geschwindigkeiten sind es.
scene-mass-ratio-observation = Die Zahl der Iterationen von Gauß-Seidel wächst proportional zum Massenverhältnis; ein direkter Löser hängt nicht davon ab.
scene-newtons-cradle-observation = Nacheinander gelöst, fliegt eine Kugel mit der ganzen Geschwindigkeit fort; zusammen gelöst, bewegen sich alle, mit demselben Impuls und derselben Energie.
scene-bouncing-ball-observation = Jeder Sprung erreicht das e²-Fache der vorigen Höhe; unendlich viele enden nach √(2h/g)(1 + e)/(1 − e).
scene-billiards-observation = Der Impuls bleibt seit dem Anstoß erhalten, bis Kugeln an die Banden stoßen.
scene-dominoes-observation = Eine Welle läuft mit eigener Geschwindigkeit durch die Reihe, gleich wie der erste Anstoß war.
scene-card-house-observation = Mit zu wenig Reibung am Fuß gleiten die Karten auseinander; wie viel genügt, hängt nicht vom Gewicht ab.
scene-arch-observation = Der Schub läuft von Stein zu Stein zum Boden; jeder Stein wird von beiden Nachbarn gedrückt, und keiner rutscht.
scene-seesaw-observation = Die schwerere Seite sinkt; bei gleichen Massen bleibt das Brett waagrecht.
scene-sliding-ball-observation = Nach t = 2v₀/(7μg) rollt sie, mit 5/7 ihrer Anfangsgeschwindigkeit; danach ist die Reibung null.
scene-three-cylinders-observation = Sie bleiben liegen, wenn μ zwischen den Walzen mindestens 2 − √3 = 0,268 ist; darunter treibt die obere sie auseinander.
scene-ladder-observation = Mit μ an beiden Enden steht sie, solange tan θ ≥ (1 − μ²)/(2μ), gleich wie lang und schwer sie ist.
scene-painleve-rod-observation = Über μ = (1 + 3cos²θ)/(3 sin θ cos θ) gibt es keine Lösung für Beschleunigungen, aber stets eine für Kraftstöße: Der Stab klemmt und springt.
scene-t-handle-observation = Die Drehung um die Achse des mittleren Trägheitsmoments ist instabil: Der Griff schlägt um, Energie und Drehimpuls bleiben erhalten.
scene-spinning-top-observation = Dreht er sich schnell, fällt er nicht: Seine Achse präzediert mit mgl/(Iω) um die Senkrechte. Dreht er sich langsam, kippt er um.
scene-tower-observation = Vier Punkte tragen, was drei tragen könnten: λ ist nicht eindeutig. Ziehen Sie ihn mit der Maus: Er schwankt und fällt.
scene-wall-and-ball-observation = Die Mauer steht, bis sie getroffen wird; dann breitet sich der Impuls nur durch Kontakte von Stein zu Stein aus.
scene-box-of-spheres-observation = Viele Kontakte, wenige Iterationen je Schritt: Jeder Schritt beginnt mit dem λ des vorigen.
scene-wrecking-ball-observation = Die Kette zieht am stärksten, wenn die Kugel am tiefsten ist: Dort trägt sie das Gewicht und krümmt die Bahn; dann trifft die Kugel die Kisten.
scene-gear-train-observation = Die Winkelgeschwindigkeiten verhalten sich umgekehrt wie die Radien; Nachbarn drehen sich gegensinnig.
scene-massive-pulley-observation = Die Lasten beschleunigen mit (m₁ − m₂)g/(m₁ + m₂ + I/r²), I = ½Mr²; die Zugkräfte sind verschieden. Steht die schwerere am Boden, ist ihr Seil schlaff.
scene-torsion-pendulum-observation = Eine Schwingung dauert 2π√(I/k), gleich welcher Amplitude. Das implizite Euler-Verfahren dämpft sie langsam, mit kürzeren Schritten weniger.
scene-turntable-observation = Die Kisten rutschen nacheinander ab, die äußerste zuerst, jede dann, wenn ω²r größer als μg wird, gleich welche Masse sie hat.
scene-ratchet-observation = Der Hebel geht hin und her, das Rad nur in eine Richtung: zwei Zähne je Kurbelumdrehung. Ohne Klinke bleibt es, wo es war.
scene-motor-linkage-observation = Der kürzeste Stab läuft ganz um, weil er und der längste zusammen kürzer sind als die beiden anderen (Grashof).
scene-conveyor-observation = Solange sie rutscht, beschleunigt die Kiste mit μg, gleich welche Masse sie hat; dann bewegt sie sich mit der Geschwindigkeit ωr der Rollenoberflächen, und die Reibung verschwindet, bis der Tisch am Ende sie bremst.
scene-gyroscope-observation = Es fällt nicht: Es präzediert mit mgl/(Iω) um die Senkrechte, mit einer kleinen Nutation. Ohne Drall pendelt es.
scene-heavy-top-observation = Mit der richtigen Geschwindigkeit begonnen, präzediert er gleichmäßig bei fester Neigung; nur losgelassen, führt er eine Nutation aus, und mit wenig Drall pendelt er.
scene-body-chain-observation = Jedes Gelenk trägt, was unter ihm hängt; das Ende knallt wie eine Peitsche.
scene-puppet-observation = A hat nur Zeilen für Kontakte und Anschläge, und die Gelenke halten bis auf Rundung. Mit Kraftstößen als Verfahren hat jedes Gelenk zwei Zeilen und öffnet sich beim Aufprall.
scene-bricard-observation = Nach der Zahl der Zeilen könnte er sich nicht bewegen; doch A hat einen Eigenwert null, und der Ring stülpt sich um.
scene-board-observation = Was Sie bauen, gehorcht denselben Gleichungen wie jede andere Szene.

# Einen Versuch teilen.
app-share-link = Link zu diesem Zustand kopieren
app-share-link-place = Link zu diesem Abschnitt kopieren
app-share-embed = Code zum Einbetten kopieren
app-share-size = Größe des Rahmens
app-share-full-width = volle Breite
app-share-qr = QR-Code anzeigen
app-share-code = Als Programm anzeigen
app-share-picture = Bild speichern (PNG)
app-share-film = Film der letzten 5 Sekunden speichern (WebM)
app-share-step = Ein Schritt auf Papier
app-share-print = Lektion drucken oder als PDF speichern
app-share-qr-place = Dieser Zustand ist zu lang für einen Code; dieser führt zur Lektion.
app-share-qr-beginning = Dieser Zustand ist zu lang für einen Code; dieser führt zum Anfang des Versuchs.
app-share-filming = Der Film wird gezeichnet, Bild für Bild …
app-share-filmed = Gespeichert.
app-share-no-film = Es ist noch nichts aufgezeichnet: Starten Sie zuerst den Versuch.
app-share-film-missing = Dieser Browser hat keinen Video-Encoder (WebCodecs). Kopieren Sie den Link und öffnen Sie ihn zum Beispiel in einem aktuellen Chrome, Edge oder Firefox am Computer.
app-share-film-insecure = Browser kodieren Filme nur bei Adressen, die mit https beginnen. Öffnen Sie den Kurs dort.
app-share-cannot-film = Dieser Browser kann keine Filme als WebM kodieren. Kopieren Sie den Link und öffnen Sie ihn in einem anderen Browser, oder speichern Sie ein Bild.
app-share-copied = Kopiert.
app-share-long = Dieser Zustand ist zu groß für einen Link.
app-share-broken = Der Link ist beschädigt: Die Lektion beginnt wie üblich.

# Das Glossar.
app-words-lead = Ein Wort für eine Sache: die Begriffe dieses Kurses mit ihren Symbolen, in vier Sprachen.
app-words-term = Begriff
app-words-symbol = Symbol
app-words-meaning = Bedeutung
