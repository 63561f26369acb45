# Iterations of the solvers, watched.
solvers-title = Solvers at work
solvers-title-short = Solvers
