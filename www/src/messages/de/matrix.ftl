# Das lineare Gleichungssystem eines Schritts als Bild.
matrix-title = Die Gleichungen für λ als Bild
matrix-title-short = Matrix
