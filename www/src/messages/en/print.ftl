# The lesson on paper: app/print-edition.ts; one step on paper: app/worksheet.ts.
print-preparing = The figures are being computed …
print-qr = QR code of this lesson
print-figure = { $title } (after { $time } s)

worksheet-title = One step on paper
worksheet-facts = Scene: { $scene }, at t = { $time } s, step h = { $step } s.
worksheet-given = Given
worksheet-wanted = To be computed
worksheet-task = Solve Aλ + b = 0 (with the bounds of the rows, where there are any), then go on from top to bottom: v⁺ = v + hW(f + f̂), and q⁺ from q with v⁺ for the time h.
worksheet-task-explicit = Solve Aλ + b = 0 (with the bounds of the rows, where there are any), then go on from top to bottom: v⁺ = v + hW(f + f̂), and q⁺ from q with the old v for the time h.
worksheet-task-impulses = Solve A(hλ) + b = 0 (with the bounds of the rows, where there are any), then go on from top to bottom: v⁺ = v + hW(f + f̂), and q⁺ from q with v⁺ for the time h.
worksheet-instead = The run itself goes on in another way ({ $ways }). This sheet takes a plain step of Euler’s method from the same state instead, by the rules below.
worksheet-solution = Solution
worksheet-position = position
worksheet-velocity = velocity
worksheet-inverse-mass = inverse mass
worksheet-impulse = impulses of the rows
worksheet-force = constraint force Jᵀλ
worksheet-sum = sum of these; A(hλ) + b = 0
worksheet-too-large = This scene cannot be put on a sheet of paper: at most 6 rows and 16 coordinates, at least one row, and a method that solves for accelerations or velocities.
