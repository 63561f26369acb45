# Das Labor der Komplementaritätsprobleme: Bilder, Urteil, Löser, Tabelle, Code.

## Bilder
lcp-tabs = Bilder
lcp-tab-pair = Ein Paar
lcp-tab-plane = λ-Ebene
lcp-tab-cones = Ebene von b
lcp-tab-space = Raum von b
lcp-zoom-in = Größer
lcp-zoom-out = Kleiner
lcp-fit = Alles zeigen
lcp-plane-label = Die Ebene der beiden Unbekannten λ. Die Tabulatortaste führt zu den Griffen, Pfeiltasten bewegen sie, mit Umschalt in größeren Schritten.
lcp-cones-label = Die Ebene von b mit ihren komplementären Kegeln. Die Tabulatortaste führt zu den Griffen, Pfeiltasten bewegen sie.
lcp-sphere-label = Die komplementären Kegel dreier Zeilen auf der Einheitskugel, b = { $b }. Pfeiltasten drehen die Kugel, mit der Umschalttaste bewegen sie b.
lcp-friction-label = Die Ebene der Reibung: die Scheibe des Kegels und das Quadrat der Pyramide, jeweils mit ihrer Lösung.
lcp-friction-box = Pyramide
lcp-friction-cone = Kegel
lcp-pair-label = Ein Paar aus λ und w. Die Tabulatortaste führt zu den Griffen, Pfeiltasten bewegen sie.
lcp-cones-plain = Die Kegel werden gezeichnet, wo jede Zeile λ ≥ 0, w ≥ 0 lautet.
lcp-back = Änderungen zurücknehmen
lcp-grip-move = Gerade w{ $row } = 0: verschieben
lcp-grip-turn = Gerade w{ $row } = 0: drehen
lcp-grip-start = Startpunkt der Löser
lcp-grip-b = b
lcp-grip-column = Spalte { $column } von −A
lcp-grip-intercept = Gerade verschieben: b
lcp-grip-slope = Gerade drehen: A
lcp-grip-lo = Untere Schranke
lcp-grip-hi = Obere Schranke
lcp-grip-trial = Punkt auf der Geraden
lcp-row-words = Zeile { $row } von A: { $numbers }
lcp-b-words = b{ $row } = { $value }
lcp-start-words = λ₁ = { $x }, λ₂ = { $y }
lcp-trial-words = λ = { $lambda }, w = { $w }, clamp(λ − w) = { $clamped }
lcp-table-note = { $count } Unbekannte, mehr als eine Ebene hat. λ und w jeder Zeile; wo λ ≥ 0 gilt, sind nie beide von null verschieden.
lcp-table-solution = Lösung { $number }

## Urteil
lcp-verdict-one = Genau eine Lösung:
lcp-verdict-several = { $count } Lösungen:
lcp-verdict-continuum = Unendlich viele Lösungen.
lcp-verdict-corners = Darunter
lcp-family-segment = Alle λ von { $from } bis { $to }.
lcp-family-ray = Alle λ = { $from } + s { $along }, s ≥ 0.
lcp-family-ray-origin = Alle λ = s { $along }, s ≥ 0.
lcp-family-from = Alle λ ≥ { $from }.
lcp-family-to = Alle λ ≤ { $from }.
lcp-family-line = Alle λ = { $from } + s { $along }, für jedes s.
lcp-family-region = Alle λ zwischen { $corners }.
lcp-family-endless = Alle λ in der Hülle von { $corners }, unbegrenzt fortgesetzt entlang { $along }.
lcp-verdict-none = Keine Lösung.
lcp-verdict-infeasible = Keine Lösung: Die Ungleichungen widersprechen sich.
lcp-verdict-bases = Keine komplementäre Basis ergibt eine, obwohl die Ungleichungen erfüllbar sind.
lcp-verdict-certificate = Beweis: y ≥ 0, Aᵀy ≤ 0, b·y < 0 mit
lcp-verdict-found = Eine Lösung:
lcp-verdict-undecided = Unentschieden: Kein Löser fand eine Lösung, und es gibt keinen Beweis, dass keine existiert.
lcp-verdict-refused = Das Problem ist ungültig.
lcp-shape-pd = A ist positiv definit: genau eine Lösung für jedes b.
lcp-shape-psd = A ist positiv semidefinit: eine Lösung, sobald die Ungleichungen erfüllbar sind.
lcp-shape-indefinite = A ist nicht positiv semidefinit: keine, eine oder viele Lösungen.
lcp-shape-one-pd = A ist positiv: genau eine Lösung für jedes b.
lcp-shape-one-psd = A ist null: Die Gerade ist waagrecht, und alles hängt von b ab.
lcp-shape-one-indefinite = A ist negativ: Die Gerade fällt, und alles hängt von b ab.
lcp-eigenvalues = Eigenwerte von ½(A + Aᵀ): { $values }

## Wege der Löser
lcp-ways-title = Iterierte zeigen von
lcp-ways-hint = Wählen Sie einen Löser: Seine Iterierten werden in der λ-Ebene gezeichnet, ab der Raute, die sich verschieben lässt.
lcp-ways-iterate = Iterierte
lcp-ways-k = Iterierte { $k }
lcp-ways-residual = Residuum { $value }
lcp-way-solved = { $count ->
    [one] 1 Iteration
   *[other] { $count } Iterationen
}
lcp-way-ray = endet in einem Strahl
lcp-way-infeasible = findet keine Lösung
lcp-way-limit = nach { $count } nicht konvergiert
lcp-way-refused = nicht anwendbar

## Tabelle des Problems
lcp-editor-title = Das Problem in Zahlen
lcp-editor-title-short = Zahlen
lcp-ways-card = Iterierte der Löser
lcp-ways-card-short = Löser
lcp-editor-bounds = Schranken von λ
lcp-editor-kind = Art von Zeile { $row }
lcp-kind-positive = λ ≥ 0
lcp-kind-free = frei, w = 0
lcp-kind-between = lo ≤ λ ≤ hi
lcp-kind-box = Reibung: Pyramide
lcp-kind-cone = Reibung: Kegel
lcp-editor-size = Anzahl der Unbekannten
lcp-editor-count = n = { $count }
lcp-editor-less = Eine Unbekannte weniger
lcp-editor-more = Eine Unbekannte mehr
lcp-editor-examples = Beispiele
lcp-editor-unreadable = { $entry } ist keine Zahl. Schreiben Sie 2; −0,5; 4/3 oder (bei Schranken) ∞; es gilt noch die letzte gültige Zahl.
lcp-editor-refused = { $entry }: { $message }
lcp-group-one = Eine Lösung
lcp-group-many = Viele Lösungen
lcp-group-none = Keine Lösung
lcp-group-bounds = Andere Schranken
lcp-group-larger = Mehr Unbekannte
lcp-example-coupled = zwei gekoppelte Zeilen
lcp-example-plank = Kiste auf zwei Kontakten
lcp-example-edge = ein λ ist null
lcp-example-turning = nicht symmetrisch
lcp-example-three-p = drei Lösungen
lcp-example-two = zwei Lösungen; Lemke endet in einem Strahl
lcp-example-segment = eine Strecke von Lösungen
lcp-example-ray = ein Strahl von Lösungen
lcp-example-minus-two = A = −1, b = 1
lcp-example-minus-none = A = −1, b = −1
lcp-example-infeasible = Widerspruch
lcp-example-feasible-none = kein Widerspruch, keine Lösung
lcp-example-cyclic = drei Zeilen, Nullen auf der Diagonale
lcp-example-cycle = drei Zeilen im Zyklus
lcp-example-murty = Beispiel von Murty
lcp-example-fathi = Beispiel von Fathi
lcp-example-fathi-turned = Beispiel von Fathi, das andere Produkt
lcp-example-chain = Kette von zehn
lcp-example-box = beide mit zwei Schranken
lcp-example-mixed = gemischt: Die zweite Zeile ist frei
lcp-example-linear = ein lineares Gleichungssystem
lcp-example-cone = Kontakt mit Reibung, Kegel
lcp-example-pyramid = Kontakt mit Reibung, Pyramide
lcp-example-sliding = Kontakt mit Reibung, feste Schranken

## Code
lcp-code-title = Als JSON und als Code
lcp-code-title-short = Code
lcp-code-json = JSON
lcp-code-js = JavaScript
lcp-code-rust = Rust
lcp-code-python = Python
lcp-code-copy = Kopieren
lcp-code-use = Übernehmen
lcp-code-discard = Verwerfen
lcp-code-open = Datei öffnen …
lcp-code-save = Speichern
lcp-code-used = Übernommen.
lcp-code-copied = Kopiert.
lcp-code-marked = Markiert: mit der Tastatur kopieren.
lcp-code-wrong-json = Das ist kein JSON: { $place }
lcp-code-wrong-keys = Erwartet wird ein Objekt mit a, b und wahlweise lo und hi; nicht Teil davon: { $place }
lcp-code-wrong-numbers = Erwartet werden Zahlen in { $place }
lcp-code-wrong-size = Die Größen passen nicht zusammen oder sind zu groß: { $place }

## Fragen
lcp-predict-solve = Lösen und nachsehen
lcp-predict-right = Sie sagten „{ $choice }“. Das ist richtig.
lcp-predict-wrong = Sie sagten „{ $choice }“. Die Lösung sagt „{ $answer }“.

## Was eine Vorlesehilfe vor einer Zahl sagt
lcp-quantity-a = A
lcp-quantity-b = b
lcp-quantity-lambda = λ
lcp-quantity-w = w
lcp-quantity-aim = λ minus w
lcp-quantity-clamped = λ minus w, auf die Schranken begrenzt
