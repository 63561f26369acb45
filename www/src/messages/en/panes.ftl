# The runs side by side, and how they stand.
panes-violation = drift
panes-violation-help = The largest |C| up to now
panes-energy = energy
panes-energy-help = Energy drift ΔE at this time
panes-momentum = momentum
panes-momentum-help = Magnitude of the total momentum at this time
panes-cost = per step
panes-cost-help = Computing time of a step, the mean of all steps since the beginning
