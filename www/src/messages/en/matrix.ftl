# The step’s linear system as a picture.
matrix-title = The equations for λ as a picture
matrix-title-short = Matrix
