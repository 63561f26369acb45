# Die Lektion auf Papier: app/print-edition.ts; ein Schritt auf Papier: app/worksheet.ts.
print-preparing = Die Abbildungen werden berechnet …
print-qr = QR-Code dieser Lektion
print-figure = { $title } (nach { $time } s)

worksheet-title = Ein Schritt auf Papier
worksheet-facts = Szene: { $scene }, zur Zeit t = { $time } s, Schritt h = { $step } s.
worksheet-given = Gegeben
worksheet-wanted = Gesucht
worksheet-task = Lösen Sie Aλ + b = 0 (mit den Schranken der Zeilen, wo es welche gibt) und rechnen Sie dann von oben nach unten weiter: v⁺ = v + hW(f + f̂), und q⁺ aus q mit v⁺ während der Zeit h.
worksheet-task-explicit = Lösen Sie Aλ + b = 0 (mit den Schranken der Zeilen, wo es welche gibt) und rechnen Sie dann von oben nach unten weiter: v⁺ = v + hW(f + f̂), und q⁺ aus q mit dem alten v während der Zeit h.
worksheet-task-impulses = Lösen Sie A(hλ) + b = 0 (mit den Schranken der Zeilen, wo es welche gibt) und rechnen Sie dann von oben nach unten weiter: v⁺ = v + hW(f + f̂), und q⁺ aus q mit v⁺ während der Zeit h.
worksheet-instead = Der Lauf selbst geht anders weiter ({ $ways }). Dieses Blatt macht stattdessen vom selben Zustand aus einen einfachen Schritt des Euler-Verfahrens, nach den Regeln unten.
worksheet-solution = Lösung
worksheet-position = Ort
worksheet-velocity = Geschwindigkeit
worksheet-inverse-mass = inverse Masse
worksheet-impulse = Kraftstöße der Zeilen
worksheet-force = Zwangskraft Jᵀλ
worksheet-sum = Summe davon; A(hλ) + b = 0
worksheet-too-large = Diese Szene passt nicht auf ein Blatt Papier: höchstens 6 Zeilen und 16 Koordinaten, mindestens eine Zeile und ein Verfahren, das nach Beschleunigungen oder Geschwindigkeiten löst.
