# Die Lektion auf Papier: app/print-edition.ts; ein Schritt auf Papier: app/worksheet.ts.
print-preparing = Die Abbildungen werden berechnet …
print-qr = QR-Code dieser Lektion
print-figure = { $title } (nach { $time } s)

worksheet-title = Ein Schritt auf Papier
worksheet-facts = Szene: { $scene }, zur Zeit t = { $time } s, Schritt h = { $step } s.
worksheet-given = Gegeben
worksheet-wanted = Gesucht
worksheet-task = Lösen Sie Aλ + b = 0 (mit den Schranken der Zeilen, wo es welche gibt) und rechnen Sie dann von oben nach unten weiter.
worksheet-solution = Lösung
worksheet-position = Ort
worksheet-velocity = Geschwindigkeit
worksheet-inverse-mass = inverse Masse
worksheet-too-large = Diese Szene ist zu groß für ein Blatt Papier: höchstens 6 Zeilen und 16 Koordinaten, und mindestens eine Zeile.
