# One step taken apart, and its quantities: panels/stages.ts.
stages-title = One step taken apart
stages-back = Back
stages-next = Next
stages-step = Take this step
stage-clear = Clear forces
stage-apply = Apply forces
stage-constrain = Constraint forces
stage-integrate = Integrate
stage-clear-help = At the start of every step the force on every body is set to zero.
stage-apply-help = Weight, drag, the mouse spring: every force that is not a constraint force is added up.
stage-constrain-help = Now the forces and the violation of the constraint are known. They determine λ, and λ determines the constraint force.
stage-integrate-help = Force divided by mass is acceleration. The integrator turns it into the next velocity and the next position.
quantity-mouse-spring = force of the mouse spring
quantity-constant-force = constant force
quantity-linear-drag = drag
quantity-gravity = gravity
quantity-user-force = user force
quantity-j-w-j = change of C̈ per unit of λ
quantity-what-the-applied-forces-do-to-c = contribution of the applied forces to C̈
quantity-right-hand-side-in-a-b = sum of these; Aλ + b = 0
