# Curves that readers draw before an experiment: src/lessons/draw-curve.ts. <id>-question, <id>-quantity, <id>-why.
draw-kicker = Predict by drawing
draw-how = Draw within the axes with mouse, pen or finger. By keyboard: Tab to a point, then the arrow keys.
draw-yours = your curve
draw-truth = the run
draw-again = Draw again
draw-handle = { $quantity } at { $place }
draw-same = Drawn as if you had seen it.
draw-close = Close: the shape is right.
draw-partly = In part: some of the curve is right, some is not.
draw-other = The run is different.
draw-error = Your curve is off by { $error } % of the range of the true one (root mean square). The largest difference is at { $place }: you drew { $drawn }, the run has { $truth }.

draw-swing-question = The bead of 1 kg is released at the side of the ring. Draw λ for one swing, there and back.
draw-swing-quantity = Lagrange multiplier
draw-swing-why = Let d be the depth below the side. The weight contributes −mgd/r² to λ. The bead has fallen by d, so v² = 2gd, and bending the path contributes −2mgd/r². Together λ = −3mgd/r²: zero at both sides, −3mg/r at the lowest point, and that twice in one swing, since λ does not depend on the direction of motion.

draw-energy-question = Euler’s method, no feedback, steps of 10 ms. Draw how the energy of the bead changes in the first five seconds.
draw-energy-quantity = change of the energy
draw-energy-why = It grows, but not steadily. In one step the energy changes by ½mh²a² + hλ{$Cdot}. The first term is a gain in every step: the velocity changes by ha in a straight line and becomes a little too long. The second is the work of the constraint force on a bead that already has a velocity {$Cdot} away from the ring; λ pulls inwards, so this takes a part of the gain back. What remains is a gain in every swing.

draw-back-question = The bead starts at rest outside the ring, where C = 0.22 m², with critical damping: α = 25 s⁻², β = 10 s⁻¹. Draw C.
draw-back-quantity = constraint value
draw-back-why = {$oscillator} with β² = 4α has the solution C = C₀(1 + βt/2) exp(−βt/2). It begins horizontally, since {$Cdot} = 0 at the start, falls fastest at t = 2/β = 0.2 s, and approaches zero from one side. Gravity has no effect on it.

draw-uphill-preset = pushed uphill
draw-uphill-run = box
draw-uphill-question = A box is pushed up an incline of 15° at 3 m/s, with μ = 0.5. Draw its speed.
draw-uphill-quantity = speed
draw-uphill-why = While it slides up, weight and friction both brake it: the speed falls linearly with the slope −g(sin θ + μ cos θ) = −7.3 m/s². Then the curve has a corner. At rest only tan θ = 0.27 of the normal force is needed to hold the box, and friction can supply up to 0.5: it stays. The acceleration jumps to zero; the speed does not.

draw-height-question = A ball falls one metre and bounces with e = 0.8. Draw the height of its centre for two seconds.
draw-height-quantity = height of the centre
draw-height-why = Between the bounces there are parabolas with the same curvature, −g. At a bounce the velocity changes its sign and keeps 0.8 of its magnitude: each parabola lasts 0.8 times as long as the one before and rises to 0.64 of its height. The corners therefore move closer together.

draw-momentum-question = A rod rotates freely, without external forces. It is simulated with the position-based method, in steps of 20 ms. Draw its angular momentum.
draw-momentum-quantity = angular momentum
draw-momentum-why = Nothing acts on the rod, so it should stay at 2.5. But every step corrects along the gradients at the predicted position and not at the old one, and removes a part of L proportional to h². With 1/h steps a second the loss is of order h: 29 % at 20 ms, 10.5 % at 5 ms.

draw-residual-question = Ten boxes in a stack; λ starts from zero. Draw the residual after each of 40 sweeps of Gauss–Seidel, as the decimal logarithm of its ratio to the initial one: −1 is a tenth.
draw-residual-quantity = logarithm of the residual
draw-residual-why = After 40 sweeps it is still a fifth of what it was. The first sweeps remove the differences between neighbours, and the curve falls. What is left is the smooth error of the weight of the whole stack, which moves by one contact per sweep. A straight line would mean a constant factor for each sweep; its slope comes only later, and is flat.
