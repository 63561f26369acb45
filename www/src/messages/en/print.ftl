# The lesson on paper: app/print-edition.ts; one step on paper: app/worksheet.ts.
print-preparing = The figures are being computed …
print-qr = QR code of this lesson
print-figure = { $title } (after { $time } s)

worksheet-title = One step on paper
worksheet-facts = Scene: { $scene }, at t = { $time } s, step h = { $step } s.
worksheet-given = Given
worksheet-wanted = To be computed
worksheet-task = Solve Aλ + b = 0 (with the bounds of the rows, where there are any), then go on from top to bottom.
worksheet-solution = Solution
worksheet-position = position
worksheet-velocity = velocity
worksheet-inverse-mass = inverse mass
worksheet-too-large = This scene is too large for a sheet of paper: at most 6 rows and 16 coordinates, and at least one row.
