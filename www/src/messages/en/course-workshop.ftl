# The frame of each lesson: what one will be able to do, what it needs, what one can do at its end.

course-kit-goal-1 = Build mechanisms of particles, rods and joints, and give them exactly the degrees of freedom they need.
course-kit-goal-2 = Judge by measured numbers whether a mechanism does what it should.
course-kit-now = build, measure and share mechanisms of your own.
course-kit-left = The search for the best dimensions: the kit measures what you build, the choice is yours.
