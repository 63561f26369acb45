# The page #/misprints: www/src/misprints/.
misprints-lead = Where the sources of this course print something else than they mean, or claim what does not hold: the formula as printed, the corrected one, and a computation that decides. The numbers are computed by the core when this page is opened.
misprints-printed = printed
misprints-corrected = corrected
misprints-by-printed = with the misprint
misprints-by-corrected = corrected
misprints-by-measured = measured in the run

misprint-slide-7-place = Duthaler, slide 7
misprint-slide-7-why = The product rule turns {$Cdot-is} into {$both-terms}. The printed {$first-term} does not have the unit of the term beside it, and it contains no acceleration that a force could adjust.
misprint-slide-7-what = {$Cddot} of a bead that starts beside the ring and is led back by feedback; measured as the second difference of {$C}.
misprint-slide-8-place = Duthaler, slides 8 and 15
misprint-slide-8-why = Only the constraint force does no work. The weight does: its power {$f-power} is the rate of change of the kinetic energy.
misprint-slide-8-what = {$Tdot} of a bead on its way down from the side; measured as the difference quotient of {$T}.
misprint-slide-9-place = Duthaler, slide 9
misprint-slide-9-why = The line above it on the slide, {$line-above}, has the minus sign in front of both terms. Without an applied force a moving bead needs a force towards the centre, so {$lambda} must be negative.
misprint-slide-9-what = {$distance} at {$time} s after the bead is released at the side of a ring with {$r} = {$radius} m, moved by the force {$lambda-x} with {$lambda} from either formula; in the run the core determines {$lambda}.
misprint-lee-4-place = Lee, section 4
misprint-lee-4-why = Subtracting (10) from (9) leaves {$subtracted}. The spectral radius does not depend on the sign, but the sign of the errors does.
misprint-lee-4-what = First component of the error {$error} of Jacobi’s method at {$k} = {$sweeps}, from the error at the iteration before; the problem is the chain of the lesson.
misprint-lee-4-3-place = Lee, section 4.3
misprint-lee-4-3-why = The lines below it split {$omega-A} into {$S-is} and {$T-is}. Hence {$sum-is}.
misprint-lee-4-3-what = First component of {$x} as the solution of either equation, with {$omega} = {$factor} and the chain of the lesson; in the run SOR solves {$system}.
misprint-ogawa-power-place = hi-ogawa, “Constrained dynamics”, proposition 1, proof
misprint-ogawa-power-why = The proposition assumes {$fhat-is}, and the next step of the proof, {$next-line}, follows from that. The product {$product} does not even exist unless there are as many constraints as coordinates. The last formula of “Position based dynamics” lacks a transposition too: {$last-printed} for {$last-corrected}.
misprint-ogawa-power-what = Power of the constraint force on a swinging bead. Its ring is written down in both forms, so that {$DG} is square and either product exists.
misprint-ogawa-references-place = hi-ogawa, “Position based dynamics”, claim 4: the references
misprint-ogawa-references-why = Proposition 2 is about translations and proposition 3 about rotations; there is no proposition 4.
misprint-ogawa-momentum-place = hi-ogawa, “Position based dynamics”, claim 4: angular momentum
misprint-ogawa-momentum-why = Proposition 3 holds where the gradient is taken, at the predicted positions {$xbar}. For arms at the old positions a remainder is left: contrary to the claim, the method does not conserve angular momentum.
misprint-ogawa-momentum-what = Change of the angular momentum of a rotating rod in its first step.
misprint-tazz-place = tazz, heading of part 1
misprint-tazz-why = The word comes from “complement”: at least one of {$lambda} and {$w} is zero.
