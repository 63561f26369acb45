# Die Läufe nebeneinander, und wie sie stehen.
panes-violation = Drift
panes-violation-help = Das größte |C| bis jetzt
panes-energy = Energie
panes-energy-help = Energiedrift ΔE zu diesem Zeitpunkt
panes-momentum = Impuls
panes-momentum-help = Betrag des Gesamtimpulses zu diesem Zeitpunkt
panes-cost = je Schritt
panes-cost-help = Rechenzeit eines Schritts, gemittelt über alle Schritte seit dem Beginn
