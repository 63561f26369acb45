# Den Lösern zugesehen.
solvers-title = Löser bei der Arbeit
solvers-title-short = Löser
