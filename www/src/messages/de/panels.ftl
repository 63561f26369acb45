# Regler, Versuche, Zahlen im Text, der Zustand in Worten; Namen aus dem Katalog.
number-unreadable = Das ist keine Zahl. Schreiben Sie etwa 0,01; 0.01 oder 1e-2. Escape bringt den alten Wert zurück.
number-whole = Hier muss eine ganze Zahl stehen.
number-outside = Der Wert muss zwischen { $from } und { $to } liegen. Escape bringt den alten zurück.
control-reset = { $name }: zurück auf { $value }
control-restarts = Eine Änderung startet die Simulation neu.
control-on = an
control-off = aus
control-idle = Wird von „{ $method }“ nicht benutzt; der Wert bleibt.
controls-title = Regler
controls-explain = Erklären
controls-reset = Alle auf Vorgabe
controls-scope = Änderungen gelten für
controls-this-run = den gewählten Lauf
controls-all-runs = alle Läufe
controls-group-scene = Szene
controls-group-world = Welt
controls-group-method = Verfahren
controls-group-integrator = Zeitschritte
controls-group-solver = Löser für λ
controls-group-projection = Projektion nach dem Schritt
presets-title = Vorbereitete Versuche

state-say = Zustand vorlesen
state-time = Bei { $time } s:
state-constraint = C = { $C } und { $trend ->
    [growing] entfernt sich von null
    [shrinking] nähert sich der Null
   *[steady] unverändert
};
state-lambda = λ = { $lambda };
state-motion = { $which ->
    [one] die Perle bewegt
   *[other] Körper { $which } bewegt
} sich mit { $speed } m/s nach { $direction ->
    [up] oben
    [down] unten
    [left] links
    [right] rechts
    [up-left] links oben
    [up-right] rechts oben
    [down-left] links unten
   *[down-right] rechts unten
}.
state-rest = { $which ->
    [one] die Perle
   *[other] Körper { $which }
} ruht.
state-exploded = Dieser Lauf ist explodiert und hat das Bild verlassen.
state-diverged = Dieser Lauf hat angehalten: Die Zahlen wuchsen über alle Grenzen.
state-unsupported = Der Lauf hat angehalten: Sein Verfahren unterstützt diese Szene nicht.
state-work-limit = Der Lauf hat angehalten: Der nächste Schritt braucht mehr Arbeit, als erlaubt ist.

stages-more = und { $count } weitere

parameter-radius = Radius
parameter-radius-help = Radius des Rings, der Kurve oder des Umkreises.
parameter-mass = Masse
parameter-mass-help = Masse eines Körpers.
parameter-gravity = Schwerkraft
parameter-gravity-help = Fallbeschleunigung, nach unten.
parameter-form = Form der Zwangsbedingung
parameter-form-help = Welche Funktion null ist, wo die Bedingung gilt. Die Bedingung ist dieselbe; Gradient und λ sind verschieden.
parameter-start = Start
parameter-start-help = Anfangszustand: auf dem Ring mit zulässiger Geschwindigkeit oder nicht.
parameter-angle = Winkel
parameter-angle-help = Anfangswinkel oder Neigung.
parameter-speed = Geschwindigkeit
parameter-speed-help = Anfangsgeschwindigkeit oder Winkelgeschwindigkeit.
parameter-method = Verfahren
parameter-method-help = Wie Zwangsbedingungen eingehalten werden.
parameter-integrator = Integrator
parameter-integrator-help = Wie Ort und Geschwindigkeit aus der Beschleunigung folgen.
parameter-stepSize = Zeitschritt
parameter-stepSize-help = Länge eines Zeitschritts. Kleinere Schritte sind genauer und langsamer.
parameter-substeps = Teilschritte
parameter-substeps-help = Anzahl gleicher Teile jedes Schritts.
parameter-alpha = Rückführung von C
parameter-alpha-help = C̈ = −αC − βĊ: wie stark Lagefehler berichtigt werden. Bei null nimmt nichts die Drift zurück.
parameter-beta = Rückführung von Ċ
parameter-beta-help = Wie stark Geschwindigkeitsfehler berichtigt werden. Aperiodischer Grenzfall bei β = 2√α; ist der Wert für den Schritt zu groß, explodiert die Simulation.
parameter-stiffness = Penalty-Steifigkeit
parameter-stiffness-help = Feder des Penalty-Verfahrens. In N/m für C = |x| − r; allgemein in N je Einheit von C·∂C.
parameter-damping = Penalty-Dämpfung
parameter-damping-help = Dämpfer des Penalty-Verfahrens, auf Ċ.
parameter-solver = Löser
parameter-solver-help = Wie λ berechnet wird.
parameter-tolerance = Toleranz
parameter-tolerance-help = Der Löser endet, wenn ‖Aλ + b‖ unter diesem Anteil von ‖b‖ liegt.
parameter-maxIterations = Iterationsgrenze
parameter-maxIterations-help = Nach so vielen Iterationen endet der Löser.
parameter-rankTolerance = Rangtoleranz
parameter-rankTolerance-help = Der direkte Löser behandelt eine Zeile als abhängig, wenn ihr Pivot unter diesem Anteil des größten liegt.
parameter-workLimit = Rechengrenze
parameter-workLimit-help = Elementare Rechenschritte, die ein Zeitschritt brauchen darf; ein Schritt, der mehr braucht, wird zurückgenommen.
parameter-warmStart = Warmstart
parameter-warmStart-help = Beginnt mit dem λ des vorigen Schritts statt mit null.
parameter-mouseFrequency = Frequenz der Mausfeder
parameter-mouseFrequency-help = Eigenfrequenz der Feder zwischen dem Zeiger und dem gehaltenen Körper.
parameter-mouseDamping = Dämpfung der Mausfeder
parameter-mouseDamping-help = Dämpfungsgrad dieser Feder; 1 ist kritisch.

form-half-squared = ½(x·x − r²)
form-length = |x| − r
start-legal = auf dem Ring
start-off-circle = neben dem Ring
start-wrong-velocity = falsche Geschwindigkeit
method-acceleration = Zwangskraft
method-acceleration-help = Bestimmt die Kraft, für die C̈ = −αC − βĊ gilt; ohne Rückführung driftet C. Kontakte sind Ungleichungen für Kräfte, Stöße sind Kraftstöße.
method-penalty = Penalty-Verfahren
method-penalty-help = Eine steife Feder und ein Dämpfer anstelle jeder Zwangsbedingung: einfach, wirkt aber nur, wo C verletzt ist.
integrator-explicit-euler = Explizites Euler-Verfahren
integrator-explicit-euler-help = Erste Ordnung: halber Schritt, halber Fehler. Gewinnt Energie.
integrator-symplectic-euler = Symplektisches Euler-Verfahren
integrator-symplectic-euler-help = Erste Ordnung, in Spielen üblich: Orte benutzen die neue Geschwindigkeit.
integrator-midpoint = Mittelpunktverfahren
integrator-midpoint-help = Zweite Ordnung: halber Schritt, ein Viertel des Fehlers.
integrator-rk4 = Runge-Kutta 4
integrator-rk4-help = Vierte Ordnung: halber Schritt, ein Sechzehntel des Fehlers.
integrator-dormand-prince = Dormand-Prince
solver-direct = Direkt
solver-direct-help = Faktorisiert A und löst exakt bis auf Rundung.
solver-cg = Konjugierte Residuen
solver-cg-help = Minimiert ‖Aλ + b‖ iterativ, ohne A zu bilden.
solver-jacobi-help = Jede Zeile wird mit dem λ des vorigen Durchgangs gelöst und um das ω-fache davon geändert. Kann divergieren.
solver-gauss-seidel-help = Jede Zeile wird mit den neuesten Werten gelöst.
solver-symmetric-gauss-seidel-help = Durchgänge vorwärts, dann rückwärts.
solver-sor-help = Gauß-Seidel, jede Änderung mit ω multipliziert.
solver-block-gauss-seidel-help = Die Zeilen eines Kontakts oder Gelenks werden zusammen gelöst, mit den neuesten Werten der anderen.
solver-nncg-help = Nimmt die Schritte von Gauß-Seidel-Durchgängen als Gradienten und folgt konjugierten Richtungen.
solver-apgd-help = Projizierte Gradientenschritte mit dem Trägheitsterm von Nesterov, neu begonnen, wo sie bergauf gehen.
solver-spectral-projected-gradient-help = Projizierte Gradientenschritte, deren Länge aus der letzten Änderung des Gradienten folgt (Barzilai und Borwein).
solver-subspace-help = Durchgänge finden, welche Zeilen frei sind; konjugierte Gradienten lösen diese.
solver-lemke-help = Geht von Basis zu Basis bis zu einer exakten Lösung. Eine Iteration ist ein Pivotschritt; die letzte verfeinert.
solver-principal-pivoting-help = Macht die Zeilen eine nach der anderen exakt komplementär. Eine Iteration ist ein Pivotschritt; die letzte verfeinert.
