# The frame of each lesson: what one will be able to do, what it needs, what one can do at its end.

course-impulses-goal-1 = Derive the linear system for the impulses hλ of one step, and say what every part of b contains.
course-impulses-goal-2 = Explain why engines solve for velocities and impulses instead of accelerations and forces.
course-impulses-now = write one step of a velocity-level engine: right-hand side, blocks of A, Baumgarte term, warm start.
course-impulses-left = Bounds: motors, limits and contacts are rows of the same kind, with inequalities.

course-rigid-goal-1 = Describe orientation, angular velocity and angular momentum of a rigid body, and the inertia tensor that relates them.
course-rigid-goal-2 = Explain why a body turns over about its middle axis, and judge how well a time step conserves energy and angular momentum.
course-rigid-needs = the cross product, moments of inertia
course-rigid-now = integrate the free rotation of a rigid body, and choose how the gyroscopic term is treated.
course-rigid-left = How the inertia tensor of a shape is computed, and bodies that deform.

course-joints-goal-1 = Write the rows of hinges, sliders, motors and limits for two bodies.
course-joints-goal-2 = Compare Baumgarte stabilisation, soft constraints, split impulses and projection by what each adds to the energy.
course-joints-now = hold a mechanism together at the level of velocities, and choose a correction with an acceptable effect on the energy.
course-joints-left = Gears, elastic joints, and joints that break under load.
