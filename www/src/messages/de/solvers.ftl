# Iterationen der Löser.
solvers-nothing = Es gibt keine Zwangsbedingungen, also nichts zu lösen.
solvers-coordinates = Dieses Verfahren verwendet generalisierte Koordinaten: In diesem Augenblick bleibt nichts zu lösen.
solvers-no-problem = Dieses Verfahren bestimmt λ nicht aus Gleichungen: Seine Federn ergeben die Kräfte unmittelbar. Wählen Sie ein anderes Verfahren, um Löser bei der Arbeit zu sehen.
solvers-running = Der Lauf ist in Gang. Halten Sie ihn an, um einen Lösevorgang zu verfolgen.
solvers-frozen = Angehalten bei { $time } s. Jeder Löser beginnt bei λ = 0 mit { $rows ->
    [one] derselben Gleichung
   *[other] denselben { $rows } Gleichungen
}.
solvers-frozen-warm = Angehalten bei { $time } s. Jeder Löser beginnt beim λ des letzten Schritts mit { $rows ->
    [one] derselben Gleichung
   *[other] denselben { $rows } Gleichungen
}.
solvers-iterations-axis = Iterationen
solvers-level = Residuum der kleinsten Quadrate
solvers-diverges = divergiert
solvers-shown = Gezeigt
solvers-solver = Löser
solvers-iterations = Iterationen
solvers-ended = Grund für das Ende
solvers-show = Kurve zeigen: { $solver }
solvers-watch = Iterierte ansehen: { $solver }
solvers-ended-direct = direkt gelöst
solvers-ended-residual = Residuum unter der Toleranz
solvers-ended-least = Lösung der kleinsten Quadrate
solvers-ended-change = λ ändert sich nicht mehr
solvers-ended-iterations = Iterationsgrenze erreicht
solvers-ended-diverges = divergiert
solvers-ended-none = nichts zu lösen
solvers-ended-too-large = zu viele Gleichungen für diesen Löser
solvers-same-forces = anderes λ, dieselbe Bewegung
solvers-same-forces-help = Bei überzähligen Bedingungen geben viele λ dieselbe Bewegung. λ* ist das mit der kleinsten Norm.
solvers-omega = SOR, Jacobi:
solvers-most = Höchstens
solvers-iterates-of = Iterierte: { $solver }
solvers-play = Iterationen abspielen
solvers-pause = Anhalten
solvers-release = Zurück zum λ des Schritts
solvers-readout = nach { $k ->
    [one] 1 Iteration
   *[other] { $k } Iterationen
} ‖Aλ + b‖ = { $residual }, ‖λ − λ*‖ = { $distance }.
solvers-lifted = Der Anteil von λ im Nullraum ist entfernt.
solvers-lambda = λ dieser Iterierten und am Ende
solvers-iterate = jetzt
solvers-final = λ*
solvers-profile = λ aller { $count } Gleichungen
solvers-no-direct = Für den direkten Löser sind es zu viele Gleichungen; λ* ist hier das, womit dieser Löser endete.

solver-jacobi = Jacobi
solver-gauss-seidel = Gauß-Seidel
solver-symmetric-gauss-seidel = Symmetrisches Gauß-Seidel
solver-sor = Überrelaxation (SOR)
solver-block-gauss-seidel = Block-Gauß-Seidel
solver-nncg = Nichtglatte konjugierte Gradienten (NNCG)
solver-apgd = Beschleunigter Gradient (APGD)
solver-spectral-projected-gradient = Spektraler projizierter Gradient (SPG)
solver-subspace = Gauß-Seidel mit Unterraumverfahren
solver-lemke = Lemkes Pivotverfahren
solver-principal-pivoting = Hauptpivotverfahren

# Where rows have bounds.
solvers-ended-equations-only = unterstützt diese Schranken nicht
solvers-ended-ray = ein Strahl: unentschieden
solvers-natural = Residuum, in der Einheit von λ
solvers-readout-bounded = nach { $k ->
    [one] 1 Iteration
   *[other] { $k } Iterationen
} ist das Residuum { $residual }, ‖λ − λ*‖ = { $distance }.
solvers-best-bounded = Manche Zeilen haben Schranken, wie Kontakte sie haben. Das Residuum ist das größte |λ − clamp(λ − w/A)| einer Zeile. λ* stammt vom Löser mit dem kleinsten Residuum.

# To the lesson on iterating.
solvers-apart = Zur Lektion „Iterieren“
solvers-apart-help = Das Problem dieses Augenblicks Zeile für Zeile in der Lektion „Iterieren“ öffnen
solvers-by-rows = Zeile für Zeile
solvers-by-iterates = Iteration für Iteration
solvers-walk = Ansicht der Lösung

# Eine Lösung Zeile für Zeile, mit ihren Kräften auf der Bühne.
rows-title = Die Lösung dieses Schritts, Zeile für Zeile
rows-to-start = Zum Anfang
rows-back = Eine Zeile zurück
rows-on = Eine Zeile weiter
rows-play = Zeilen abspielen
rows-stop = Anhalten
rows-sweep-on = Nächster Durchgang
rows-sweep = Durchgang { $k } von { $most }
rows-iteration-on = Nächste Iteration
rows-iteration = Iteration { $k } von { $most }
rows-from = Start
rows-cold = kalt
rows-warm = warm
rows-paused = Halten Sie den Lauf an, um die Lösung seines Schritts durchzugehen.
rows-nothing = In diesem Augenblick ist nichts zu lösen.
rows-solved = Das vorliegende λ löst diesen Schritt schon: Keine seiner { $rows } Zeilen ändert sich.
rows-start-cold = Vor der ersten Zeile: Alle { $rows } Zeilen beginnen mit λ = 0.
rows-start-warm = Vor der ersten Zeile: Alle { $rows } Zeilen beginnen mit dem λ des letzten Schritts.
rows-iterate = Iteration { $k } ist fertig. Dieser Löser ändert alle Zeilen auf einmal.
rows-changed = Zeile { $row }, { $name }: λ { $change }, jetzt { $lambda }.
rows-held = Zeile { $row }, { $name }: λ { $change }, auf die Schranke { $lambda } begrenzt.
rows-normal = Normale von Kontakt { $number }
rows-friction = Reibung von Kontakt { $number }
rows-rolling = Rollreibung von Kontakt { $number }
rows-torsion = Bohrreibung von Kontakt { $number }
rows-equation = Bedingung { $number }
rows-limit = Anschlag, Bedingung { $number }
rows-bounded = beschränkte Zeile von Bedingung { $number }
rows-ground = vom Boden getragen
rows-residual = Residuum
rows-curves = Das Residuum jedes Lösers über den Durchgängen, logarithmisch
rows-solvers = Löser und ihr Residuum nach Durchgang { $k }
rows-too-many = Dieser Schritt hat mehr als { $most } Zeilen: zu viele, um sie einzeln durchzugehen. Im Löserfeld lassen sich alle Löser weiterhin Iteration für Iteration vergleichen.
rows-together = Auf dem Weg zur Iterierten { $k }, nach ihren Zeilen: ein Schritt, der alle Zeilen auf einmal ändert.
rows-bars = λ aller { $rows } Zeilen, darunter die Änderung in dieser Iteration
rows-list = Alle Zahlen dieser Iterierten
rows-column-row = Zeile
rows-clamped = auf die Schranke begrenzt
rows-listed = Zeilen { $first } bis { $last } von { $rows }: die um die aktuelle Zeile.
