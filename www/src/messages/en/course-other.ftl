# The frame of each lesson: what one will be able to do, what it needs, what one can do at its end.

course-positions-goal-1 = Derive the position correction of PBD, and check which momenta it conserves.
course-positions-goal-2 = Explain why stiffness depends on the iterations in PBD and not in XPBD.
course-positions-now = write a position-based step, choose between small steps and many iterations, and say what is conserved.
course-positions-left = Rigid bodies, cloth and fluids in position-based dynamics.

course-coordinates-goal-1 = Describe a tree of joints by its degrees of freedom, {$tree-motion}.
course-coordinates-goal-2 = Decide when generalised coordinates are better than constraints, and when not.
course-coordinates-now = simulate the same mechanism with coordinates of its joints and with constraint forces, and say what each costs.
course-coordinates-left = Recursive algorithms that never form M(q), and links that bend.

course-methods-goal-1 = Compare all methods by error, drift, momentum, energy and cost on one scene.
course-methods-goal-2 = Read a stability map, and choose method, stabilisation and step size from it.
course-methods-now = justify the choice of a method for a given scene by numbers you measured yourself.
course-methods-left = Implicit integrators of higher order, and scenes so large that the solver decides the cost.
