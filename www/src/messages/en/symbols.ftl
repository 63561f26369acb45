# Symbols of the course: formula/symbols.ts.
symbol-x = position
symbol-C = constraint: zero where the position is legal
symbol-r = radius
symbol-Cdot = rate of the constraint: zero where the velocity is legal
symbol-v = velocity
symbol-grad = gradient of the constraint: the direction in which C grows fastest
symbol-Cddot = second derivative of the constraint; λ is chosen so that it vanishes
symbol-m = mass
symbol-f = applied force: weight, springs, the mouse
symbol-fhat = constraint force: enforces the constraint and does no work while that is at rest
symbol-lambda = Lagrange multiplier: how strongly the constraint acts
symbol-h = time step
symbol-E = energy: kinetic and potential
symbol-alpha = feedback on C: corrects errors of position
symbol-beta = feedback on Ċ: corrects errors of velocity
symbol-J = Jacobian: the derivatives of all constraints, so that Ċ = Jv
symbol-W = inverse mass matrix: zero where a body is fixed
symbol-A = Delassus operator J W Jᵀ: effect of λ on the constraints
symbol-b = right-hand side: rates of the constraints without λ
symbol-q = orientation as a unit quaternion
symbol-omega = angular velocity
symbol-L = angular momentum
symbol-I = inertia tensor
symbol-mu = coefficient of friction
symbol-e = coefficient of restitution: separation speed over approach speed
symbol-unit = unit { $unit }
symbol-introduced = Introduced in “{ $title }”
