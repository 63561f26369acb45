# Die Liste der Lektionen: Titel und ein Satz.
lesson-circle-title = Ein Punkt auf einem Kreis
lesson-circle-summary = Eine Perle auf einem Drahtring: welche Kraft sie dort hält, und wie aus einer Gleichung für den Ort eine Zahl für die Kraft wird.
lesson-drift-title = Drift und Rückführung
lesson-drift-summary = Die gerechnete Perle verlässt ihren Ring: warum jeder Schritt einen Fehler hinzufügt, den keiner zurücknimmt, was die Rückführung bewirkt und wann sie den Lauf explodieren lässt.
lesson-curves-title = Kurven und Flächen
lesson-curves-summary = Perlen auf beliebigen Kurven und Flächen, gezeichneten, bewegten und räumlichen: die Rolle des Gradienten und seiner Drehung.
lesson-particles-title = Viele Teilchen, ein λ
lesson-particles-summary = Pendel, Ketten, Brücken, Tuch: Alle Zwangsbedingungen zusammen sind ein lineares Gleichungssystem, in jedem Schritt neu gelöst.
lesson-redundant-title = Wenn Bedingungen sich wiederholen oder widersprechen
lesson-redundant-summary = Dreimal dieselbe Bedingung, ein unmögliches Dreieck, Fachwerke und Gelenkgetriebe: was dann noch bestimmt ist.
lesson-impulses-title = Von Kräften zu Kraftstößen
lesson-impulses-summary = Ein Schritt statt eines Augenblicks: welche Kraftstöße alle Gelenke halten, woraus die rechte Seite besteht und wie man das System ohne seine Matrix löst.
lesson-rigid-title = Starre Körper drehen sich
lesson-rigid-summary = Ein freier Ziegel im Raum taumelt: was erhalten bleibt, warum ein Griff umschlägt und wie ein Zeitschritt ein Drehmoment behandelt, das nichts ausübt.
lesson-contact-title = Kontakt als Komplementarität
lesson-contact-summary = Der Boden kann drücken, aber nicht ziehen: Welche Kontakte halten und welche sich lösen, ist selbst unbekannt.
lesson-friction-title = Reibung: Kasten und Kegel
lesson-friction-summary = Haften und gleiten, rutschen und kippen: eine Schranke, die von einer anderen Unbekannten abhängt, und die Fehler einfacherer Schranken.
lesson-collisions-title = Stöße
lesson-collisions-summary = Kraftstöße, Abprallen und der Energieverlust dabei; mehrere Stöße zugleich, und warum eine Reihe von Kugeln zwei richtige Antworten hat.
lesson-stack-title = Einen Stapel lösen
lesson-stack-summary = Zeile für Zeile durch vierzig Unbekannte: wie sich das Gewicht nach unten fortpflanzt und was ein Warmstart bringt.
lesson-joints-title = Gelenke und Baumgarte
lesson-joints-summary = Bedingungen an Geschwindigkeiten halten ein Gelenk, lassen es aber driften: wie der Fehler berichtigt wird, was das kostet und wie Motoren und Anschläge behandelt werden.
lesson-positions-title = Zuerst die Orte
lesson-positions-summary = Erst bewegen, dann berichtigen: was die Symmetrie erhält, wo Drehimpuls verloren geht, wie die Steifigkeit von den Durchgängen abhängt und warum kleine Schritte besser sind als viele Iterationen.
lesson-coordinates-title = Weniger Koordinaten
lesson-coordinates-summary = Generalisierte Koordinaten statt Zeilen für Gelenke: M(q), Coriolis- und Fliehkraftterme, dieselbe Puppe in beiden Formulierungen und die Matrix A.
lesson-methods-title = Alle Verfahren, eine Szene
lesson-methods-summary = Sechs Läufe gegen eine Referenzlösung: Fehler, Drift, Energie und Aufwand, Stabilitätskarten und welches Verfahren eine Aufgabe braucht.
lesson-kit-title = Der Baukasten
lesson-kit-summary = Eigene Mechanismen bauen und an gemessenen Zahlen prüfen, ob sie funktionieren.
lesson-iterating-title = Iterieren: Jacobi, Gauß-Seidel, SOR
lesson-iterating-summary = Zeile für Zeile lösen: Schritt für Schritt durch den Code, warum es konvergiert, wann nicht, und was ω und Schranken ändern.
lesson-complementarity-title = Von Zwangsbedingungen zur Komplementarität
lesson-complementarity-summary = Ein Boden drückt nur: von einem Kontakt zu zweien, und wie Gleichungen, Schranken und Minima zu einem Problem werden.
lesson-solutions-title = Keine, eine, viele Lösungen
lesson-solutions-summary = Der Stab von Painlevé, Geraden und Kegel: wann ein Komplementaritätsproblem eine Lösung hat, und wann mehr als eine.
lesson-programs-title = Lineare und quadratische Programme als LCP
lesson-programs-summary = Die beste Ecke, der tiefste Punkt: Optimierung unter Nebenbedingungen wird zum Problem der Kontakte.
lesson-pivoting-title = Pivotieren und Gradienten
lesson-pivoting-summary = Löser jenseits von Gauß-Seidel, Zeile für Zeile: Lemke, Hauptpivotverfahren, konjugierte und projizierte Gradienten, Unterraumverfahren; und welcher sich wofür eignet, auf Ihrem Gerät gemessen.

# Der Rahmen jeder Lektion.
lesson-kicker = Lektion { $number } · etwa { $minutes } Minuten
lesson-answer = Antwort
lesson-film-play = Abspielen
lesson-film-pause = Anhalten
lesson-film-time = Zeit
lesson-answer-check = Prüfen
lesson-answer-reasons = Mögliche Antworten
lesson-answer-right = Richtig.
lesson-answer-sign = Der Betrag stimmt, das Vorzeichen nicht.
lesson-answer-twice = Doppelt so groß wie richtig.
lesson-answer-half = Halb so groß wie richtig.
lesson-answer-ten = Bis auf eine Zehnerpotenz richtig: Prüfen Sie die Einheiten.
lesson-answer-near = Nahe daran, aber nicht genau genug.
lesson-answer-wrong = Noch nicht.
lesson-predict = Sagen Sie voraus
lesson-predict-run = Starten und sehen
lesson-predict-again = Noch einmal fragen
lesson-predict-skip = Erklärung zeigen
lesson-predict-running = läuft …
lesson-predict-right = Sie sagten „{ $choice }“. Der Lauf bestätigt es.
lesson-predict-wrong = Sie sagten „{ $choice }“. Der Lauf sagt „{ $answer }“.
lesson-stage-label = Der Versuch
lesson-fold-plots = Kurven
lesson-fold-controls = Einstellungen
lesson-fold-more = Versuche und weitere Einstellungen

# Was ein Vorleseprogramm vor einer Zahl sagt.
quantity-lambda = Lagrange-Multiplikator
quantity-f = eingeprägte Kraft entlang des Gradienten
quantity-v = Geschwindigkeitsterm
quantity-feedback = Rückführungsterm
quantity-gradient = Quadrat des Gradienten
quantity-C = Zwangsbedingung
quantity-Cdot = Änderungsrate der Zwangsbedingung
quantity-fhat = Betrag der Zwangskraft
quantity-kC = Feder
quantity-dCdot = Dämpfer
quantity-f1 = Zwangskraft entlang x, quadratische Form
quantity-f2 = Zwangskraft entlang x, Längenform
quantity-difference = ihr Unterschied
quantity-power = Leistung der Zwangskraft
quantity-work = Arbeit der Zwangskraft
quantity-error = Abstand von der exakten Bewegung

# Below the lessons.
laboratory-title = Freies Labor
laboratory-summary = Eine leere Bühne und der Baukasten: Teilchen, Stäbe, Federn, eigene Kurven. Speichern, weitergeben, auseinandernehmen.

# Tafeln unter den Kurven; ihre übrigen Wörter kommen mit ihnen.
matrix-title = Die Gleichungen für λ als Bild
matrix-title-short = Matrix
solvers-title = Löser bei der Arbeit
solvers-title-short = Löser
